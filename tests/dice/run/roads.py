"""Runs of the dice game for tests: put before a place, played from question to question, and read."""

from collections.abc import Mapping, Sequence
from functools import cache

from components.body import Health
from components.commands import Choose
from components.dice.prefabs import DiceLibrary
from components.effect import Effect
from components.facts import Fact
from components.flow import Step, by_rule
from components.items import Relic
from components.run import MapNode
from shadows.games.dice import GAME
from shadows.picture.models import OptionLook
from shadows.play.session import Session
from systems.run.travel import enter_node
from tests.run.playing import Scripted


@cache
def library() -> DiceLibrary:
    """All content of the game."""
    found = GAME.load()
    assert isinstance(found, DiceLibrary)
    return found


def begun(
    hero: str = "wanderer",
    *,
    act: int = 1,
    hp: int = 80,
    max_hp: int = 80,
    gold: int = 100,
    potions: Sequence[str] = (),
    rolls: Mapping[str, Sequence[int]] | None = None,
    seed: str = "ROAD",
    content: DiceLibrary | None = None,
    **given: Sequence[str],
) -> Session:
    """A run at its first question, in an act counted from 1; with `rolls`, dice fall as written."""
    session = Session.start(hero, seed, game=GAME, library=content or library(), **given)
    world = session.world
    world.strict = True
    health = session.component(world.player, Health)
    health.hp, health.max_hp = hp, max_hp
    world.purse.gold = gold
    world.journey.act = act - 1
    world.belt.slots[: len(potions)] = potions
    if rolls is not None:
        world.dice = Scripted(rolls)
    return session


def enter(session: Session, kind: str, encounter: str = "") -> tuple[Fact, ...]:
    """Go to a node of a kind, the next on the way, from which the way goes on."""
    world = session.world
    journey = world.journey
    journey.nodes.append(MapNode(5, 2, kind, encounter, exits=[len(journey.nodes) - 1]))
    world.queue.question = None
    enter_node(world, len(journey.nodes) - 1)
    return session.go_on()


def meet(session: Session, event: str) -> tuple[Fact, ...]:
    """Come to this event, whatever was to be met."""
    world = session.world
    events = world.library.events
    kind = events[event].at
    world.secrets.met = [one.id for one in events.values() if one.at == kind and one.id != event]
    here = events[event].acts
    if here:
        world.journey.act = ["depths", "inferno", "throne"].index(here[0])
    return enter(session, kind)


def options(session: Session) -> tuple[OptionLook, ...]:
    """What can be chosen now."""
    question = session.look().question
    assert question is not None
    return question.options


def choose(session: Session, *what: str) -> list[Fact]:
    """Answer one question after the other, each by the name, kind or id of an option; empty goes on without."""
    happened: list[Fact] = []
    for one in what:
        place = None
        if one:
            fitting = (option for option in options(session) if one in (option.name, option.kind, option.id))
            place = next(option.place for option in fitting if not option.chosen)
        happened += session.submit(Choose(place))
    return happened


def asked(session: Session) -> str:
    """What kind of question is open; empty for none."""
    question = session.world.queue.question
    return "" if question is None else question.kind


def hp(session: Session) -> int:
    """The player's HP."""
    return session.component(session.world.player, Health).hp


def max_hp(session: Session) -> int:
    """The player's max HP."""
    return session.component(session.world.player, Health).max_hp


def gold(session: Session) -> int:
    """The player's Gold."""
    amount: int = session.world.purse.gold
    return amount


def relics(session: Session) -> list[str]:
    """The relics carried, by id, as acquired."""
    return [session.component(relic, Relic).prefab for relic in session.world.satchel.relics]


def potions(session: Session) -> list[str]:
    """The consumables carried, by id."""
    return [potion for potion in session.world.belt.slots if potion]


def happen(session: Session, *effects: Effect) -> tuple[Fact, ...]:
    """Effects act on the player, by the rules; what was asked comes back after them."""
    world = session.world
    waiting, world.queue.question = world.queue.question, None
    world.push(effects, Step(effects[0], by_rule(world.player)))
    happened = session.go_on()
    if world.queue.question is None:
        world.queue.question = waiting
    return happened


def won(session: Session, encounter: str) -> tuple[Fact, ...]:
    """Fight an encounter at a node of its kind, and win at once."""
    kind = {"normal": "enemy", "elite": "elite", "boss": "boss"}[library().encounters[encounter].kind]
    enter(session, kind, encounter)
    return win(session)


def win(session: Session) -> tuple[Fact, ...]:
    """The fight under way is won at once."""
    session.world.clock.ending = "won"
    return session.go_on()
