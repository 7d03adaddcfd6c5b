"""A single fight in the words of a table: dice by their places, hands, consumables and foes by their names. `sandbox`
sets one up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.commands import Choose
from components.dice.commands import Hold, Release, Reroll, Score, UseConsumable, UseRelic
from components.items import Relic
from shadows.play.bodies import AnyFight, Body, seated
from shadows.play.session import IllegalCommand, Session
from systems.dice import combos, elements, scoring, stun

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.facts import Fact
    from systems.dice.scoring import Tally
    from systems.dice.world import DiceWorld


class Fight(AnyFight):
    """A combat in progress. Dice are named by their place in play (0 is the leftmost), hands, consumables and relics
    by id, enemies by their place from the left."""

    def __init__(self, session: Session, opening: tuple[Fact, ...]) -> None:
        super().__init__(session, opening)
        self.player = Body(session, session.world.player)

    @property
    def _world(self) -> DiceWorld:
        world: DiceWorld = self.session.world
        return world

    def hold(self, *places: int) -> tuple[Fact, ...]:
        """Hold dice. Raises IllegalCommand with the reason, as all commands do."""
        return self.session.submit(Hold(self._dice(places)))

    def release(self, *places: int) -> tuple[Fact, ...]:
        """Let go of dice."""
        return self.session.submit(Release(self._dice(places)))

    def reroll(self, *places: int) -> tuple[Fact, ...]:
        """Roll these dice again; all that are not held where none is named."""
        return self.session.submit(Reroll(self._dice(places) if places else None))

    def score(self, hand: str, at: int | None = None, combo: str = "") -> tuple[Fact, ...]:
        """Score a hand; `at` may be left out with one enemy."""
        return self.session.submit(Score(hand, seated(self.session, at) or 0, combo))

    def use(
        self,
        thing: str,
        die: int | None = None,
        value: int | None = None,
        element: str | None = None,
        at: int | None = None,
    ) -> tuple[Fact, ...]:
        """Use a consumable or a relic by its id, with what it asks for; `at` may be left out with one enemy."""
        world = self._world
        named = None if die is None else self._dice([die])[0]
        if thing in world.belt.slots:
            aimed = world.library.potions[thing].aim
            target = seated(self.session, at) if aimed or at is not None else None
            return self.session.submit(UseConsumable(world.belt.slots.index(thing), named, value, element, target))
        for relic in world.satchel.relics:
            prefab = world.library.relics[component_for_entity(relic, Relic).prefab]
            if prefab.id == thing:
                aimed = prefab.use is not None and prefab.use.aim
                target = seated(self.session, at) if aimed or at is not None else None
                return self.session.submit(UseRelic(relic, named, value, element, target))
        raise IllegalCommand(f"You have no {thing}.")

    def choose(self, option: int | None) -> tuple[Fact, ...]:
        """Answer the open question with the place of an option; None for enough."""
        return self.session.submit(Choose(option))

    def preview(self, hand: str, at: int | None = None) -> Tally:
        """What a hand would come to at an enemy as it would fall now. Raises IllegalCommand if the dice do not make
        it."""
        found = scoring.tallies(self._world, seated(self.session, at) or 0)
        for tally in found:
            if tally.hand.id == hand:
                return tally
        raise IllegalCommand(f"The dice do not make {hand}.")

    @property
    def dice(self) -> list[str]:
        """The dice in play, left to right: what each shows, then its element if it has one: `5 fire`."""
        world = self._world
        return [f"{world.die(die).value} {world.element(die)}".rstrip() for die in world.tray.dice]

    @property
    def held(self) -> list[int]:
        """The places of the dice that are held."""
        return [place for place, die in enumerate(self._world.tray.dice) if self._world.held(die)]

    @property
    def struck(self) -> dict[int, str]:
        """The dice that enemies meddle with, by place, and how."""
        world = self._world
        found = {place: world.struck(die) for place, die in enumerate(world.tray.dice)}
        return {place: how for place, how in found.items() if how}

    @property
    def hands(self) -> list[str]:
        """The hands that the dice make now, the least first."""
        return [made.hand.id for made in scoring.hands(self._world)]

    @property
    def combos(self) -> list[str]:
        """The combos that could act with a hand now."""
        return [combo.id for combo in combos.open_combos(self._world)]

    @property
    def rerolls(self) -> int:
        """Rerolls that are left this turn, without spare ones."""
        return self._world.tray.rerolls

    @property
    def spare(self) -> int:
        """Rerolls that may be used in any one turn of the combat."""
        return self._world.tray.spare

    @property
    def streak(self) -> int:
        """Hands in a row that count."""
        return self._world.tempo.streak

    @property
    def element_chance(self) -> int:
        """How likely a die is elemental that is rolled, in a hundred."""
        return elements.chance(self._world)

    def stun_threshold(self, at: int | None = None) -> int:
        """The share of max HP above which a hit stuns an enemy, in a hundred."""
        return stun.threshold(self._world, seated(self.session, at) or 0)

    @property
    def consumables(self) -> list[str | None]:
        """Consumables by slot."""
        return list(self._world.belt.slots)

    @property
    def gold(self) -> int:
        """Gold in the purse."""
        return self._world.purse.gold

    def _dice(self, places: Sequence[int]) -> tuple[int, ...]:
        dice = self._world.tray.dice
        for place in places:
            if not 0 <= place < len(dice):
                raise IllegalCommand(f"There is no die at place {place}; {len(dice)} are in play.")
        return tuple(dice[place] for place in places)
