"""Runs for tests: put into a state, played from question to question, and read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from components.body import Health
from components.commands import Choose
from components.effects import Effect, LoseHp
from components.facts import Fact
from components.flow import Question, Step, by_rule
from components.items import Relic
from components.run import MapNode, Offer
from shadows.picture.models import OptionLook
from shadows.play.session import Session
from systems.combat.setup import give_relics
from systems.run import travel

T = TypeVar("T")


class Scripted:
    """Dice that fall as written: for each stream its numbers in turn, then always the first possibility."""

    def __init__(self, rolls: Mapping[str, Sequence[int]] | None = None) -> None:
        self._rolls = {stream: list(numbers) for stream, numbers in (rolls or {}).items()}
        self.asked: list[tuple[str, int]] = []

    def below(self, stream: str, bound: int) -> int:
        """The next number written for the stream."""
        self.asked.append((stream, bound))
        waiting = self._rolls.get(stream)
        number = waiting.pop(0) if waiting else 0
        assert 0 <= number < bound, f"{number} cannot fall on {bound} sides ({stream})"
        return number

    def several(self, stream: str, bounds: Iterable[int]) -> list[int]:
        """The next numbers written for the stream."""
        return [self.below(stream, bound) for bound in bounds]

    def shuffle(self, stream: str, items: list[int]) -> None:
        """Leaves the order as it is."""

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """The one with the next number."""
        return items[0] if len(items) == 1 else items[self.below(stream, len(items))]

    def top(self, pile: list[int]) -> int:
        """The last."""
        return pile.pop()


def begun(
    hero: str = "blood_reaper",
    seed: str = "TEST",
    map: str = "fixed",
    *,
    hp: int = 70,
    max_hp: int = 70,
    gold: int = 99,
    deck: Sequence[str] | None = None,
    relics: Sequence[str] = (),
    potions: Sequence[str] = (),
    rolls: Mapping[str, Sequence[int]] | None = None,
    **chosen: object,
) -> Session:
    """A run at its first question, with what is named in place of what the hero begins with."""
    session = Session.start(hero, seed, map, **chosen)
    world = session.world
    health = session.component(world.player, Health)
    health.hp, health.max_hp = hp, max_hp
    world.purse.gold = gold
    if deck is not None:
        world.deck.cards[:] = deck
    give_relics(world, relics)
    world.belt.slots[: len(potions)] = potions
    if rolls is not None:
        world.dice = Scripted(rolls)
    return session


def enter(session: Session, kind: str, **node: object) -> tuple[Fact, ...]:
    """Go to a node of a kind, the next on the way."""
    journey = session.world.journey
    here = journey.nodes[journey.here]
    journey.nodes.append(MapNode(here.floor + 1, 6, kind, exits=list(here.exits), **node))
    session.world.queue.question = None
    travel.enter_node(session.world, len(journey.nodes) - 1)
    return session.go_on()


def meet(session: Session, event: str) -> tuple[Fact, ...]:
    """Go to an event node, where this event comes next out of the bag."""
    session.world.journey.bag.insert(0, event)
    return enter(session, "event")


def asked(session: Session) -> Question:
    """The open question."""
    question = session.world.queue.question
    assert question is not None
    return question


def options(session: Session) -> tuple[OptionLook, ...]:
    """What can be answered, as a player sees it."""
    question = session.look().question
    assert question is not None
    return question.options


def choose(session: Session, name: str) -> tuple[Fact, ...]:
    """Answer with the first option of that name that is not chosen yet."""
    seen = options(session)
    place = next((option.place for option in seen if option.name == name and not option.chosen), None)
    assert place is not None, f"no {name} among {[option.name for option in seen]}"
    return session.submit(Choose(place))


def leave(session: Session) -> tuple[Fact, ...]:
    """Answer that it is enough."""
    return session.submit(Choose(None))


def refusal(session: Session, name: str) -> str:
    """Why an option cannot be chosen."""
    return next(option.refusal for option in options(session) if option.name == name)


def happen(session: Session, effect: Effect, rolls: Mapping[str, Sequence[int]] | None = None) -> tuple[Fact, ...]:
    """Let an effect happen to the player, outside a turn."""
    world = session.world
    if rolls is not None:
        world.dice = Scripted(rolls)
    world.push((effect,), Step(effect, by_rule(world.player)))
    world.queue.question = None
    return session.go_on()


def win(session: Session, rolls: Mapping[str, Sequence[int]] | None = None) -> tuple[Fact, ...]:
    """All enemies fall; the rewards roll as written."""
    return happen(session, LoseHp(9999, to="all_enemies"), rolls)


def fall(session: Session) -> tuple[Fact, ...]:
    """The player falls."""
    return happen(session, LoseHp(9999))


def won(encounter: str, rolls: Mapping[str, Sequence[int]] | None = None, **given: object) -> Session:
    """A run before the rewards of an encounter that was just won, on a node of its kind that is not the last."""
    session = begun(**given)
    kind = session.library.encounters[encounter].kind
    enter(session, {"normal": "enemy"}.get(kind, kind), encounter=encounter)
    win(session, rolls or {})
    return session


def hp(session: Session) -> tuple[int, int]:
    """HP and max HP."""
    health = session.component(session.world.player, Health)
    return health.hp, health.max_hp


def gold(session: Session) -> int:
    """Gold in the purse."""
    return session.world.purse.gold


def deck(session: Session) -> list[str]:
    """The ids of the deck's cards, in the order in which they came."""
    return list(session.world.deck.cards)


def relics(session: Session) -> list[str]:
    """The ids of the relics, in the order acquired."""
    return [session.component(relic, Relic).prefab for relic in session.world.satchel.relics]


def potions(session: Session) -> list[str | None]:
    """The ids of the potions by slot."""
    return list(session.world.belt.slots)


def offers(session: Session) -> list[Offer]:
    """What lies before the player, the taken too."""
    return session.world.journey.offers


def of(facts: Iterable[Fact], kind: type[T]) -> list[T]:
    """The facts of one kind, oldest first."""
    return [fact for fact in facts if isinstance(fact, kind)]
