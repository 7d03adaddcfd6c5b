"""What would come of the effects outside a combat that only the dice game has (R62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.dice.effects import GainSlots, Practise, SwapDie
from components.dice.run_effects import DrawLots, FindGold, GainBoon, GivePotion, Pick, Rest, ThrowDice
from systems.dice import finds
from systems.run import gold
from systems.run.pools import offerable_relics, potions_of
from systems.run.prospects import PROMISES as SHARED
from systems.run.prospects import Place, Promise, instead

if TYPE_CHECKING:
    from components.effects import Effect
    from systems.dice.world import DiceWorld
    from systems.run.prospects import Outlook


def _rest(at: Outlook[DiceWorld], effect: Rest, place: Place) -> None:
    healed = min(finds.rest_heals(at.world, effect), at.max_hp - at.hp)
    at.hp += healed
    if not healed:
        at.seen.lose(place, "It would heal nothing." if at.hp < at.max_hp else "You have all your HP.")


def _pick(at: Outlook[DiceWorld], effect: Pick, place: Place) -> None:
    world = at.world
    rarity = finds.rarity_here(world, effect.rarity)
    if effect.what == "relic":
        left = offerable_relics(world, rarity="" if rarity == "any" else rarity)
    else:
        left = potions_of(world, "random" if rarity == "any" else rarity)
    if not left:
        at.seen.lose(place, instead(world, f"No {rarity} {effect.what}" if rarity != "any" else f"No {effect.what}"))


def _lots(at: Outlook[DiceWorld], effect: DrawLots, place: Place) -> None:
    for number, lot in enumerate(effect.lots):
        at.look_aside(lot.do, (*place, number))


def _throw(at: Outlook[DiceWorld], effect: ThrowDice, place: Place) -> None:
    ways = [effect.win, effect.lose, *(prize.do for prize in effect.prizes)]
    for number, way in enumerate(ways):
        at.look_aside(way, (*place, number))


def _sure(at: Outlook[DiceWorld], effect: Effect, place: Place) -> None:
    """It comes in any case."""


def _swap(at: Outlook[DiceWorld], effect: SwapDie, place: Place) -> None:
    if at.world.hero().dice[0] not in at.world.pool.dice:
        at.seen.lose(place, "You have no plain die left.")


def _find(at: Outlook[DiceWorld], effect: FindGold, place: Place) -> None:
    barred = gold.refusal(at.world, effect.most)
    if barred:
        at.seen.lose(place, barred)


PROMISES: dict[type[Effect], Promise] = {
    **SHARED,
    Rest: _rest,
    Pick: _pick,
    DrawLots: _lots,
    ThrowDice: _throw,
    Practise: _sure,
    GainBoon: _sure,
    GainSlots: _sure,
    GivePotion: _sure,
    SwapDie: _swap,
    FindGold: _find,
}
"""What is promised, by verbs."""
