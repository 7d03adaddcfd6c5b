"""A single fight in the words of a table: cards, foes and potions by their names. `sandbox` sets one up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.commands import Choose, UsePotion
from components.deck.cards import Card
from components.deck.commands import PlayCard
from shadows.play.bodies import AnyFight, Body, seated
from shadows.play.session import IllegalCommand, Session

if TYPE_CHECKING:
    from components.facts import Fact
    from systems.deck.world import DeckWorld


class Player(Body):
    """The player."""

    @property
    def _world(self) -> DeckWorld:
        world: DeckWorld = self._session.world
        return world

    @property
    def energy(self) -> int:
        """Energy left this turn."""
        return self._world.energy.amount

    @property
    def gold(self) -> int:
        """Gold in the purse."""
        return self._world.purse.gold


class Fight(AnyFight):
    """A combat in progress. Cards are named by id (`bloodletting+`) or by their place in the hand, enemies by their
    place from the left."""

    def __init__(self, session: Session, opening: tuple[Fact, ...]) -> None:
        super().__init__(session, opening)
        self.player = Player(session, session.world.player)

    @property
    def _world(self) -> DeckWorld:
        world: DeckWorld = self.session.world
        return world

    def play(self, card: str | int, at: int | None = None) -> tuple[Fact, ...]:
        """Play a card; `at` may be left out with one enemy. Raises IllegalCommand with the reason."""
        entity = self._in_hand(card)
        return self.session.submit(PlayCard(entity, self._target(self._world.card(entity).aim, at)))

    def use(self, potion: str | int, at: int | None = None) -> tuple[Fact, ...]:
        """Use a potion by id or slot; `at` may be left out with one enemy."""
        world = self._world
        if isinstance(potion, str):
            if potion not in world.belt.slots:
                raise IllegalCommand(f"There is no {potion} in your belt.")
            potion = world.belt.slots.index(potion)
        name = world.belt.slots[potion] if 0 <= potion < len(world.belt.slots) else None
        aimed = name is not None and world.library.potions[name].aim
        return self.session.submit(UsePotion(potion, self._target(aimed, at)))

    def choose(self, option: str | int | None) -> tuple[Fact, ...]:
        """Answer the open question with a card id or the place of an option; None for enough."""
        question = self._world.queue.question
        if question is None or not isinstance(option, str):
            return self.session.submit(Choose(option if not isinstance(option, str) else 0))
        for place, entity in enumerate(question.options):
            if component_for_entity(entity, Card).prefab == option and entity not in question.chosen:
                return self.session.submit(Choose(place))
        raise IllegalCommand(f"{option} cannot be chosen now.")

    def preview(self, card: str | int, at: int | None = None) -> int:
        """The damage (of an area attack: to one enemy) that a card would deal as it would fall now, or the Block if
        it deals none."""
        entity = self._in_hand(card)
        target = self._target(self._world.card(entity).aim, at, needed=False)
        if target is None and at is not None:
            target = seated(self.session, at)
        look = self.session.aim(entity, target)
        return look.damage or look.block

    @property
    def hand(self) -> list[str]:
        """Card ids, left to right."""
        return self._ids(self._world.piles.hand)

    @property
    def draw(self) -> list[str]:
        """Card ids, the next to be drawn first."""
        return self._ids(self._world.piles.draw)[::-1]

    @property
    def discard(self) -> list[str]:
        """Card ids, the last discarded last."""
        return self._ids(self._world.piles.discard)

    @property
    def exhaust(self) -> list[str]:
        """Card ids, in the order exhausted."""
        return self._ids(self._world.piles.exhaust)

    @property
    def powers(self) -> list[str]:
        """Card ids, in the order played."""
        return self._ids(self._world.piles.powers)

    @property
    def potions(self) -> list[str | None]:
        """Potion ids by slot."""
        return list(self._world.belt.slots)

    def _ids(self, cards: list[int]) -> list[str]:
        return [component_for_entity(card, Card).prefab for card in cards]

    def _in_hand(self, card: str | int) -> int:
        hand = self._world.piles.hand
        if isinstance(card, int):
            if not 0 <= card < len(hand):
                raise IllegalCommand(f"There is no card at place {card} of a hand of {len(hand)}.")
            return hand[card]
        ids = self._ids(hand)
        if card not in ids:
            raise IllegalCommand(f"{card} is not in your hand ({', '.join(ids) or 'it is empty'}).")
        return hand[ids.index(card)]

    def _target(self, aimed: bool, at: int | None, *, needed: bool = True) -> int | None:
        return seated(self.session, at, needed=needed) if aimed else None
