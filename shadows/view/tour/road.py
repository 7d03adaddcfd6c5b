"""The pictures of the way between the fights: runs set by hand into a state that shows much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict, Unpack

from components.body import Health
from components.commands import Choose, EndTurn
from components.effects import LoseHp
from components.flow import Step, by_rule
from shadows.play.session import Session
from shadows.saves.saved_game import SavedGame
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.run.road import Road
from systems.combat.setup import give_relics
from systems.core.questions import ask
from systems.run import travel

SEED = "ABYSS"
RELICS = ("bloodstone", "bleeding_edge", "greedy_imp")
POTIONS = ("blood_vial", "firebomb")
FOUND = ("hemorrhage+", "hemorrhage", "crimson_eruption", "blood_ward", "life_tap", "rend_flesh", "blood_pact", "doubt")

Show = Callable[[Offscreen], None]


class Given(TypedDict, total=False):
    """What of a run is not as usual, as in `_run`."""

    act: int
    map: str
    hp: int
    gold: int
    columns: Sequence[int]
    potions: Sequence[str]


def _run(
    floor: int,
    *,
    act: int = 0,
    map: str = "fixed",
    hp: int = 52,
    gold: int = 134,
    columns: Sequence[int] = (),
    potions: Sequence[str] = POTIONS,
) -> Session:
    """A run on a floor of an act; `columns` are the nodes that were taken on its floors, 0 for the others."""
    session = Session.start("blood_reaper", SEED, map)
    world = session.world
    give_relics(world, RELICS)
    world.belt.slots[: len(potions)] = potions
    world.deck.cards += FOUND
    for _ in range(act):
        travel.enter_act(world, world.journey.act + 1)
    journey = world.journey
    while journey.nodes[journey.here].floor < floor:
        exits = journey.nodes[journey.here].exits
        at = journey.nodes[journey.here].floor - 1
        journey.here = exits[min(columns[at] if at < len(columns) else 0, len(exits) - 1)]
        journey.path[-1].append(journey.here)
    ask(world, "map")
    session.go_on()
    session.component(world.player, Health).hp = hp
    world.purse.gold = gold
    return session


def _enter(session: Session, kind: str, event: str = "") -> None:
    """Enter the first node of a kind that can be reached, or one that is made so."""
    world = session.world
    journey = world.journey
    if event:
        journey.bag.insert(0, event)
    exits = journey.nodes[journey.here].exits
    place = next((place for place in exits if journey.nodes[place].kind == kind), exits[0])
    world.queue.question = None
    travel.enter_node(world, place)
    session.go_on()


def _win(session: Session) -> None:
    """All enemies fall."""
    world = session.world
    blow = LoseHp(9999, to="all_enemies")
    world.push((blow,), Step(blow, by_rule(world.player)))
    session.go_on()


def _choose(session: Session, kind: str) -> None:
    """Answer with the first option of a kind."""
    question = session.look().question
    if question is not None:
        session.submit(Choose(next(option.place for option in question.options if kind in (option.kind, option.id))))


def _see(window: Offscreen, session: Session) -> Road:
    road = Road(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: road)
    window.step(2)
    return road


def _map(floor: int, **given: Unpack[Given]) -> Show:
    def show(window: Offscreen) -> None:
        road = _see(window, _run(floor, **given))
        window.point(window.spot(road.options[0].name))

    return show


def _point(window: Offscreen, name: str) -> None:
    """Point at something that may have to be scrolled to."""
    board = window.scene.board
    while board.named(name) is None:
        before = board.reach
        window.key("scroll down")
        if board.reach == before:
            break
    window.point(window.spot(name))


def _spoils(kind: str, floor: int, then: str = "", point: str = "") -> Show:
    """After a won fight; `then` is the reward that is taken."""

    def show(window: Offscreen) -> None:
        session = _run(floor)
        _enter(session, kind)
        _win(session)
        if then:
            _choose(session, then)
        _see(window, session)
        if point:
            _point(window, point)

    return show


def _node(kind: str, floor: int, *, event: str = "", point: str = "", then: str = "", **given: Unpack[Given]) -> Show:
    def show(window: Offscreen) -> None:
        session = _run(floor, **given)
        _enter(session, kind, event)
        if then:
            _choose(session, then)
        _see(window, session)
        if point:
            _point(window, point)

    return show


def _decided(kind: str, floor: int, *choices: int, event: str = "", **given: Unpack[Given]) -> Show:
    """What came of a decision; each of `choices` answers the next question, by place."""

    def show(window: Offscreen) -> None:
        session = _run(floor, **given)
        _enter(session, kind, event)
        road = _see(window, session)
        for choice in choices:
            road.choose(choice)
        window.step(2)

    return show


def _walk(window: Offscreen) -> None:
    """Between two chambers: the map is rolled up, the door comes nearer."""
    road = _see(window, _run(5))
    window.game.settings.speed = 1
    road.choose(0)
    window.step(64)


def _fallen(window: Offscreen) -> None:
    """The end of a run, a moment after the last blow."""
    session = _run(7, hp=2)
    _enter(session, "enemy")
    combat = Combat(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: combat)
    window.step(2)
    window.game.settings.speed = 1
    combat.submit(EndTurn())
    for _ in range(400):
        window.step()
        if combat.displayed.bodies[combat.displayed.player].hp <= 0:
            break
    window.step(50)


def _map_in_a_fight(window: Offscreen) -> None:
    session = _run(7)
    _enter(session, "enemy")
    combat = Combat(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: combat)
    window.step(2)
    window.key("m")


ROAD_PICTURES: dict[str, Show] = {
    "map": _map(8, columns=(0, 0, 0, 0, 0, 0, 1)),
    "map_wandering": _map(6, map="wandering", columns=(1, 0, 1)),
    "map_far": _map(13, act=1, columns=(1, 0, 0, 0, 0, 0, 0, 1)),
    "map_fight": _map_in_a_fight,
    "walk": _walk,
    "fallen": _fallen,
    "rewards": _spoils("elite", 8, point="option:2"),
    "card_choice": _spoils("elite", 8, "cards", "option:1"),
    "boss_relic": _spoils("boss", 14, "relics", "option:1"),
    "shop": _node("shop", 4, point="option:1"),
    "rest": _node("rest", 6, point="option:1"),
    "event": _node("event", 3, event="the_forgotten_altar", point="option:1", hp=12),
    "event_traded": _node("event", 3, event="ancient_library", point="option:1"),
    "outcome_event": _decided("event", 3, 1, event="shadowy_peddler"),
    "outcome_card": _decided("event", 3, 1, event="the_forgotten_altar"),
    "outcome_rest": _decided("rest", 6, 0),
    "outcome_forge": _decided("rest", 6, 1, 9),
    "upgrade": _node("rest", 6, then="forge", point="option:9"),
    "removal": _node("shop", 4, then="removal", point="option:9"),
}
"""Every picture by its name."""
