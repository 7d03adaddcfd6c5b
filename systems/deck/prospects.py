"""What would come of effects outside a combat as things stand now, by the rules that would carry them out: a promise
that cannot be kept is not made (R62)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Health
from components.deck.effects import AddToDeck, RemoveFromDeck, UpgradeCards
from components.effects import BeginFight, ChangeMaxHp, GainGold, GainPotion, GainRelic, Gamble, Heal, LoseGold, LoseHp
from components.flow import Step, by_rule
from systems.core import loop
from systems.deck import pools
from systems.run import gold
from systems.run.pools import offerable_relics
from systems.run.prospects import Place, Prospects

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.effects import Effect
    from components.rules import Modifier
    from systems.deck.world import DeckWorld


@dataclass(slots=True)
class _Hero:
    """What the effects before have made of HP."""

    hp: int
    max_hp: int


def prospects(world: DeckWorld, effects: Sequence[Effect]) -> Prospects:
    """What would come of effects that act one after the other, on the player alone."""
    seen = Prospects()
    health = component_for_entity(world.player, Health)
    _look(world, effects, (), _Hero(health.hp, health.max_hp), seen)
    return seen


def idle(world: DeckWorld, modifier: Modifier) -> str:
    """Why a modifier of Gold has nothing to change; empty if it has."""
    channel = world.ruleset.channels[modifier.of]
    return gold.barred(world) if GainGold in (channel.verb, channel.into) and modifier.cap is None else ""


def _look(world: DeckWorld, effects: Sequence[Effect], above: Place, hero: _Hero, seen: Prospects) -> None:
    for number, effect in enumerate(effects):
        place = (*above, number)
        match effect:
            case GainGold():
                _promise(seen, place, _amount(world, effect), gold.barred(world) or "No Gold would come of it.")
            case LoseGold():
                seen.numbers[place] = _amount(world, effect)
            case LoseHp():
                lost = _amount(world, effect)
                seen.numbers[place] = min(lost, hero.hp - effect.leave) if effect.leave else lost
                hero.hp -= min(seen.numbers[place], hero.hp)
            case Heal():
                healed = min(_amount(world, effect), hero.max_hp - hero.hp)
                hero.hp += healed
                _promise(seen, place, healed, "You have all your HP.")
            case ChangeMaxHp():
                changed = max(1, hero.max_hp + _amount(world, effect)) - hero.max_hp
                hero.max_hp += changed
                hero.hp = min(hero.hp, hero.max_hp)
                _promise(seen, place, changed, "Your max HP cannot be lower.")
            case GainRelic():
                known = effect.relic in world.library.relics
                if not known and not offerable_relics(world, rarity=effect.relic):
                    seen.lose(place, _instead(world, f"No {effect.relic} relic"))
            case GainPotion():
                if effect.potion not in world.library.potions and not world.library.potions:
                    seen.lose(place, _instead(world, "No potion"))
                elif world.belt.slots and None not in world.belt.slots:
                    seen.tell("Your potion slots are full: it takes the place of another, or is left.")
            case AddToDeck():
                if effect.card not in world.library.cards and not pools.cards_of_type(world, effect.card):
                    seen.lose(place, _instead(world, f"No {effect.card}"))
            case RemoveFromDeck():
                _removal(world, effect, place, hero, seen)
            case UpgradeCards():
                count = min(_amount(world, effect), len(pools.upgradable(world)))
                _promise(seen, place, count, "No card of yours can be upgraded.")
            case BeginFight():
                met = world.library.encounters[effect.encounter]
                if met.gold:
                    paid = gold.of_combat(world, met.gold)
                    _promise(seen, (*place, 0), gold.coming(world, paid), gold.refusal(world, paid))
            case Gamble():
                for outcome, follows in enumerate((effect.win, effect.lose)):
                    _look(world, follows, (*place, outcome), replace(hero), seen)


def _amount(world: DeckWorld, effect: Effect) -> int:
    return loop.measure(world, Step(effect, by_rule(world.player), target=world.player, aimed=True))


def _promise(seen: Prospects, place: Place, amount: int, otherwise: str) -> None:
    """So much would come; nothing for a reason."""
    if amount:
        seen.numbers[place] = amount
    else:
        seen.lose(place, otherwise)


def _instead(world: DeckWorld, missing: str) -> str:
    """What comes in place of a thing that is not left (R36)."""
    coming = gold.coming(world, gold.NOTHING_LEFT)
    if coming:
        return f"{missing} is left to give: {coming} Gold instead."
    return f"{missing} is left to give. {gold.refusal(world, gold.NOTHING_LEFT)}"


def _removal(world: DeckWorld, effect: RemoveFromDeck, place: Place, hero: _Hero, seen: Prospects) -> None:
    """What follows from a curse comes only where one can go."""
    places = pools.curses(world) if effect.which == "curses" else pools.removable(world)
    if not places:
        seen.lose(place, pools.nothing_to_remove(world, effect.which))
    cards = world.library.cards
    if any(cards[world.deck.cards[at]].type == "curse" for at in places):
        _look(world, effect.if_curse, (*place, 0), replace(hero), seen)
    elif effect.if_curse:
        seen.lost.update((*place, 0, number) for number in range(len(effect.if_curse)))
        seen.tell(pools.nothing_to_remove(world, "curses"))
