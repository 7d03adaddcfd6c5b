"""What would come of effects outside a combat as things stand now, by the rules that would carry them out: a promise
that cannot be kept is not made (R62)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from esper import component_for_entity

from components.body import Health
from components.effects import (
    BeginFight,
    ChangeMaxHp,
    Effect,
    GainGold,
    GainPotion,
    GainRelic,
    Gamble,
    Heal,
    LoseGold,
    LoseHp,
)
from components.flow import Step, by_rule
from systems.core import loop
from systems.run import gold
from systems.run.pools import offerable_relics, potions_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.rules import Modifier
    from systems.core.world import World

AnyWorld = TypeVar("AnyWorld", bound="World")

Place = tuple[int, ...]
"""Where an effect stands among those that it belongs to: its number, then its number inside that effect …"""


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

    def promise(self, place: Place, amount: int, otherwise: str) -> None:
        """So much would come; nothing for a reason."""
        if amount:
            self.numbers[place] = amount
        else:
            self.lose(place, otherwise)

    def tell(self, reason: str) -> None:
        """Say something of it, once."""
        if reason and reason not in self.reasons:
            self.reasons.append(reason)


@dataclass(slots=True)
class Outlook(Generic[AnyWorld]):
    """Looks at effects that act one after the other, on the player alone. `hp` and `max_hp` are what those before
    have made of them; what is found goes into `seen`."""

    world: AnyWorld
    hp: int
    max_hp: int
    seen: Prospects

    def look(self, effects: Sequence[Effect], above: Place = ()) -> None:
        """Note what would come of effects, by the rules of the game for each verb."""
        for number, effect in enumerate(effects):
            known = self.world.ruleset.promises.get(type(effect))
            if known is not None:
                known(self, effect, (*above, number))

    def look_aside(self, effects: Sequence[Effect], above: Place) -> None:
        """Look at effects that only may act: those that follow do not count them in."""
        replace(self).look(effects, above)

    def amount(self, effect: Effect) -> int:
        """What would come of one by itself."""
        world = self.world
        return loop.measure(world, Step(effect, by_rule(world.player), target=world.player, aimed=True))


Promise: TypeAlias = Callable[[Outlook[Any], Any, Place], None]
"""Notes what would come of an effect of one verb."""


def prospects(world: World, effects: Sequence[Effect]) -> Prospects:
    """What would come of effects that act one after the other, on the player alone."""
    health = component_for_entity(world.player, Health)
    outlook = Outlook(world, health.hp, health.max_hp, Prospects())
    outlook.look(effects)
    return outlook.seen


def idle(world: World, modifier: Modifier) -> str:
    """Why a modifier of Gold has nothing to change; empty if it has."""
    of_gold = any(one.word == modifier.of and GainGold in (one.verb, one.into) for one in world.ruleset.channels)
    return gold.barred(world) if of_gold and modifier.cap is None else ""


def instead(world: World, missing: str) -> str:
    """What comes in place of a thing that is not left (R36)."""
    coming = gold.coming(world, world.ruleset.consolation)
    if coming:
        return f"{missing} is left to give: {coming} Gold instead."
    return f"{missing} is left to give. {gold.refusal(world, world.ruleset.consolation)}"


def _gain_gold(at: Outlook[World], effect: GainGold, place: Place) -> None:
    at.seen.promise(place, at.amount(effect), gold.barred(at.world) or "No Gold would come of it.")


def _lose_gold(at: Outlook[World], effect: LoseGold, place: Place) -> None:
    at.seen.numbers[place] = at.amount(effect)


def _lose_hp(at: Outlook[World], effect: LoseHp, place: Place) -> None:
    lost = at.amount(effect)
    at.seen.numbers[place] = min(lost, at.hp - effect.leave) if effect.leave else lost
    at.hp -= min(at.seen.numbers[place], at.hp)


def _heal(at: Outlook[World], effect: Heal, place: Place) -> None:
    healed = min(at.amount(effect), at.max_hp - at.hp)
    at.hp += healed
    at.seen.promise(place, healed, "You have all your HP.")


def _change_max_hp(at: Outlook[World], effect: ChangeMaxHp, place: Place) -> None:
    changed = max(1, at.max_hp + at.amount(effect)) - at.max_hp
    at.max_hp += changed
    at.hp = min(at.hp, at.max_hp)
    at.seen.promise(place, changed, "Your max HP cannot be lower.")


def _gain_relic(at: Outlook[World], effect: GainRelic, place: Place) -> None:
    world = at.world
    known = effect.relic in world.library.relics
    if not known and not offerable_relics(world, rarity=effect.relic):
        at.seen.lose(place, instead(world, f"No {effect.relic} relic"))


def _gain_potion(at: Outlook[World], effect: GainPotion, place: Place) -> None:
    world = at.world
    if effect.potion not in world.library.potions and not potions_of(world, effect.potion):
        at.seen.lose(place, instead(world, f"No {world.library.potion}"))
    elif world.belt.slots and None not in world.belt.slots:
        at.seen.tell(f"Your {world.library.potion} slots are full: it takes the place of another, or is left.")


def _begin_fight(at: Outlook[World], effect: BeginFight, place: Place) -> None:
    world = at.world
    met = world.library.encounters[effect.encounter]
    if met.gold:
        paid = gold.of_combat(world, met.gold, met.kind)
        at.seen.promise((*place, 0), gold.coming(world, paid), gold.refusal(world, paid))


def _gamble(at: Outlook[World], effect: Gamble, place: Place) -> None:
    for outcome, follows in enumerate((effect.win, effect.lose)):
        at.look_aside(follows, (*place, outcome))


PROMISES: dict[type[Effect], Promise] = {
    GainGold: _gain_gold,
    LoseGold: _lose_gold,
    LoseHp: _lose_hp,
    Heal: _heal,
    ChangeMaxHp: _change_max_hp,
    GainRelic: _gain_relic,
    GainPotion: _gain_potion,
    BeginFight: _begin_fight,
    Gamble: _gamble,
}
"""What is promised of the verbs that every game has; what only acts in a combat promises nothing here."""
