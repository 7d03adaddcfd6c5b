"""What would come of effects outside a combat as things stand now, by the rules that would carry them out: a promise
that cannot be kept is not made (R62)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Health
from components.effects import (
    AddToDeck,
    BeginFight,
    ChangeMaxHp,
    GainGold,
    GainPotion,
    GainRelic,
    Gamble,
    Heal,
    LoseGold,
    LoseHp,
    RemoveFromDeck,
    UpgradeCards,
)
from components.flow import Step
from systems import kernel
from systems.run import gold, pools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.effects import AnyEffect
    from components.rules import Modifier
    from systems.arena import Arena

Place = tuple[int, ...]
"""Where an effect stands among those that it belongs to: its number, then its number inside that effect …"""

OF_GOLD = ("gold", "combat_gold")
"""The modifiers that change Gold."""


@dataclass(slots=True)
class Prospects:
    """By the places of effects: `numbers` are the amounts that would come of them, `lost` are those of which nothing
    would. `reasons` say why, and what would come instead, each once."""

    numbers: dict[Place, int] = field(default_factory=dict)
    lost: set[Place] = field(default_factory=set)
    reasons: list[str] = field(default_factory=list)

    def lose(self, place: Place, reason: str) -> None:
        """Nothing would come of an effect."""
        self.lost.add(place)
        self.tell(reason)

    def tell(self, reason: str) -> None:
        """Say something of it, once."""
        if reason and reason not in self.reasons:
            self.reasons.append(reason)


@dataclass(slots=True)
class _Hero:
    """What the effects before have made of HP."""

    hp: int
    max_hp: int


def prospects(arena: Arena, effects: Sequence[AnyEffect]) -> Prospects:
    """What would come of effects that act one after the other, on the player alone."""
    seen = Prospects()
    health = component_for_entity(arena.player, Health)
    _look(arena, effects, (), _Hero(health.hp, health.max_hp), seen)
    return seen


def idle(arena: Arena, modifier: Modifier) -> str:
    """Why a modifier of Gold has nothing to change; empty if it has."""
    return gold.barred(arena) if modifier.of in OF_GOLD and modifier.cap is None else ""


def _look(arena: Arena, effects: Sequence[AnyEffect], above: Place, hero: _Hero, seen: Prospects) -> None:
    for number, effect in enumerate(effects):
        place = (*above, number)
        match effect:
            case GainGold():
                _promise(seen, place, _amount(arena, effect), gold.barred(arena) or "No Gold would come of it.")
            case LoseGold():
                seen.numbers[place] = _amount(arena, effect)
            case LoseHp():
                lost = _amount(arena, effect)
                seen.numbers[place] = min(lost, hero.hp - effect.leave) if effect.leave else lost
                hero.hp -= min(seen.numbers[place], hero.hp)
            case Heal():
                healed = min(_amount(arena, effect), hero.max_hp - hero.hp)
                hero.hp += healed
                _promise(seen, place, healed, "You have all your HP.")
            case ChangeMaxHp():
                changed = max(1, hero.max_hp + _amount(arena, effect)) - hero.max_hp
                hero.max_hp += changed
                hero.hp = min(hero.hp, hero.max_hp)
                _promise(seen, place, changed, "Your max HP cannot be lower.")
            case GainRelic():
                known = effect.relic in arena.library.relics
                if not known and not pools.offerable_relics(arena, rarity=effect.relic):
                    seen.lose(place, _instead(arena, f"No {effect.relic} relic"))
            case GainPotion():
                if effect.potion not in arena.library.potions and not arena.library.potions:
                    seen.lose(place, _instead(arena, "No potion"))
                elif arena.belt.slots and None not in arena.belt.slots:
                    seen.tell("Your potion slots are full: it takes the place of another, or is left.")
            case AddToDeck():
                if effect.card not in arena.library.cards and not pools.cards_of_type(arena, effect.card):
                    seen.lose(place, _instead(arena, f"No {effect.card}"))
            case RemoveFromDeck():
                _removal(arena, effect, place, hero, seen)
            case UpgradeCards():
                count = min(_amount(arena, effect), len(pools.upgradable(arena)))
                _promise(seen, place, count, "No card of yours can be upgraded.")
            case BeginFight():
                met = arena.library.encounters[effect.encounter]
                if met.gold:
                    paid = gold.of_combat(arena, met.gold)
                    _promise(seen, (*place, 0), gold.coming(arena, paid), gold.refusal(arena, paid))
            case Gamble():
                for outcome, follows in enumerate((effect.win, effect.lose)):
                    _look(arena, follows, (*place, outcome), replace(hero), seen)


def _amount(arena: Arena, effect: AnyEffect) -> int:
    return kernel.measure(arena, Step(effect, arena.player, arena.player, "rule", target=arena.player, aimed=True))


def _promise(seen: Prospects, place: Place, amount: int, otherwise: str) -> None:
    """So much would come; nothing for a reason."""
    if amount:
        seen.numbers[place] = amount
    else:
        seen.lose(place, otherwise)


def _instead(arena: Arena, missing: str) -> str:
    """What comes in place of a thing that is not left (R36)."""
    coming = gold.coming(arena, gold.NOTHING_LEFT)
    if coming:
        return f"{missing} is left to give: {coming} Gold instead."
    return f"{missing} is left to give. {gold.refusal(arena, gold.NOTHING_LEFT)}"


def _removal(arena: Arena, effect: RemoveFromDeck, place: Place, hero: _Hero, seen: Prospects) -> None:
    """What follows from a curse comes only where one can go."""
    places = pools.curses(arena) if effect.which == "curses" else pools.removable(arena)
    if not places:
        seen.lose(place, pools.nothing_to_remove(arena, effect.which))
    cards = arena.library.cards
    if any(cards[arena.deck.cards[at]].type == "curse" for at in places):
        _look(arena, effect.if_curse, (*place, 0), replace(hero), seen)
    elif effect.if_curse:
        seen.lost.update((*place, 0, number) for number in range(len(effect.if_curse)))
        seen.tell(pools.nothing_to_remove(arena, "curses"))
