"""The screens around the run: title, heroes, compendium, history, the end. By mouse alone and by keyboard alone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from components.body import Health
from components.commands import Abandon, Choose
from components.prefabs import Library
from shadows.games import load
from shadows.play.session import Session
from shadows.saves.history import History, Record
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.stats import Stats, Stop
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.card_face import FACES
from shadows.view.deck.combat import Combat
from shadows.view.menu import shelves
from shadows.view.menu.compendium import Compendium
from shadows.view.menu.encounters import Encounters
from shadows.view.menu.heroes import Heroes
from shadows.view.menu.history import HistoryScene, Remembered
from shadows.view.menu.navigation import Wish
from shadows.view.menu.title import Title
from shadows.view.panels.scene import Scene
from shadows.view.run.credits_roll import Credits
from shadows.view.run.result import Result
from shadows.view.run.road import Road
from tests.view.fights import Open
from tests.view.layout import check_layout, check_texts, texts_of

VIEWS = [
    ((1024, 576), 1.0),
    ((1024, 576), 1.6),
    ((1280, 720), 1.3),
    ((1600, 1200), 1.0),
    ((2560, 1080), 1.6),
]
"""Sizes of the window and of the letters."""


def record(number: int, *, outcome: str = "lost", replay: str = "") -> Record:
    """A run of all three acts that ended in that minute of the day."""
    hour, minute = divmod(number, 60)
    kinds = ("enemy", "event", "shop", "rest", "elite")
    path = [Stop(act, floor, kinds[floor % 5]) for act in range(3) for floor in range(2, 16)]
    return Record(
        id=f"run {number}",
        outcome=outcome,
        hero="shadowmancer",
        map="wandering",
        seed=f"A LONG SEED OF THIRTY LETTERS {number}",
        began="2026-01-01T00:00:00+00:00",
        ended=f"2026-01-01T{hour:02}:{minute:02}:00+00:00",
        seconds=4321.0,
        act=2,
        floor=15,
        fight="lich_king",
        hp=0,
        max_hp=70,
        gold=120,
        deck=[card.id for card in load().cards.values() if card.hero in ("", "shadowmancer")] * 2,
        relics=list(load().relics),
        potions=["firebomb"],
        tally=Stats(path=path, combats=21, slain=41, damage_dealt=2318, sacrificed=204, cause="Lich King"),
        replay=replay,
        version="0.1.0",
        content="abc",
        mods=["frost", "ashen_pilgrim"],
    )


def ended(hero: str = "blood_reaper", *, won: bool = False) -> SavedGame:
    """A run that is over: won with a body that lasts, or given up after a first card was seen."""
    play = SavedGame.new(hero, "SCREENS")
    play.submit(Choose(0))
    if not won:
        play.submit(Abandon())
    while play.outcome == "ongoing":
        health = play.session.component(play.session.world.player, Health)
        health.hp = health.max_hp = 999
        legal = play.legal()
        play.submit(legal[-1] if isinstance(legal[0], Choose) else legal[0])
    return play


def crowd(count: int) -> Library:
    """The content with so many heroes; those that were added have no pictures of their own."""
    library = load()
    first = library.heroes["blood_reaper"]
    more = {
        f"mod:hero_{number}": msgspec.structs.replace(
            first, id=f"mod:hero_{number}", name=f"The Wanderer of Ash {number}", order=10 + number
        )
        for number in range(count - len(library.heroes))
    }
    return msgspec.structs.replace(library, heroes=library.heroes | more)


def show(window: Offscreen, make: Callable[[], Scene]) -> Scene:
    """Enter a screen."""
    window.navigation.go(make)
    window.step()
    return window.game.scene


def said(window: Offscreen) -> list[str]:
    """All that is to read."""
    return texts_of(window.game.scene.root)


def screens(window: Offscreen) -> Iterator[Scene]:
    """Every screen in its fullest state, and in its emptiest."""
    game = window.game
    yield show(window, lambda: HistoryScene(game, window.navigation))
    yield show(window, lambda: Compendium(game, window.navigation))
    History(Paths(game.folder).history).record(record(0))
    SavedGame.new("hellforged", "SCREENS").submit(Choose(0))
    yield show(window, lambda: Title(game, window.navigation))
    window.navigation.wish = Wish(
        hero="hellforged", seed="A SEED WITH SIXTY-FOUR LETTERS IS THE LONGEST THAT THERE CAN BE!", map="fixed"
    )
    yield show(window, lambda: Heroes(game, window.navigation))
    window.navigation.wish = Wish(hero="shadowmancer", seed="X", map="")
    yield show(window, lambda: Heroes(game, window.navigation))
    yield show(window, lambda: Encounters(game, window.navigation))
    yield show(window, lambda: HistoryScene(game, window.navigation))
    yield show(window, lambda: Remembered(game, window.navigation, record(1), 0))
    yield show(window, lambda: Remembered(game, window.navigation, record(2, outcome="won"), 0))
    for shelf in shelves.SHELVES:
        scene = show(window, lambda shelf=shelf: Compendium(game, window.navigation, shelf))
        window.key("a")
        window.step()
        yield scene


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_everything_is_inside_the_window_and_no_two_texts_overlap(
    opened: Open, size: tuple[int, int], text: float
) -> None:
    window = opened(size, text=text)
    for scene in screens(window):
        check_layout(window, scene)


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_the_end_of_a_run_fits(opened: Open, size: tuple[int, int], text: float) -> None:
    window = opened(size, text=text)
    play = ended()
    check_layout(window, show(window, lambda: Result(window.game, play, window.navigation.ways_after(play))))


@pytest.mark.parametrize("count", [4, 5, 8])
def test_more_heroes_have_narrower_columns_and_all_can_be_chosen(opened: Open, count: int) -> None:
    window = opened((1280, 720))
    window.game.library = crowd(count)
    window.navigation.wish = Wish(map="fixed")
    scene = show(window, lambda: Heroes(window.game, window.navigation))
    chosen = []
    for _ in range(count):
        check_layout(window, scene)
        window.key("right")
        window.key("right arrow")
        window.step()
        chosen.append(window.game.scene._heroes[window.game.scene._at].id)
    assert sorted(chosen) == sorted(window.game.library.heroes)


@pytest.mark.parametrize("shelf", shelves.SHELVES)
def test_every_page_of_the_compendium_fits_and_is_reached_with_the_arrows(opened: Open, shelf: str) -> None:
    window = opened((1280, 720))
    scene = show(window, lambda: Compendium(window.game, window.navigation, shelf))
    window.key("a")
    seen: set[str] = set()
    for column in range(scene._grid()[0]):
        window.key(*["page up"] * 9)
        scene.board.mean(scene.board.named(f"entry:{column}"), by_keys=True)
        before = None
        while scene.board.hot.name != before:
            before = scene.board.hot.name
            seen.add(scene._entry.id)
            check_texts(window, scene._inspector.root, shelf)
            window.key("down arrow")
    assert seen == {entry.id for entry in scene._sorted()}


def test_without_an_open_run_the_title_offers_a_new_one_first(opened: Open) -> None:
    window = opened()
    show(window, lambda: Title(window.game, window.navigation))
    assert "Continue" not in said(window)
    window.key("enter")
    assert isinstance(window.game.scene, Heroes)


def test_the_menu_of_the_title_wraps_around(opened: Open) -> None:
    window = opened()
    scene = show(window, lambda: Title(window.game, window.navigation))
    scene.board.mean(scene.board.named("new"), by_keys=True)
    window.key("up arrow")
    assert scene.board.hot.name == "quit"
    window.key("down arrow")
    assert scene.board.hot.name == "new"


def test_continue_tells_the_run_and_goes_on_with_it(opened: Open) -> None:
    """One card of the hero's first fight was seen: floor 2, 70 of 70 HP."""
    SavedGame.new("blood_reaper", "OPEN").submit(Choose(0))
    window = opened()
    show(window, lambda: Title(window.game, window.navigation))
    assert "Blood Reaper · The Crypts, floor 2 · 70/70 HP" in said(window)
    window.key("enter")
    assert isinstance(window.game.scene, Combat)
    assert window.game.scene.picture.seed == "OPEN"


def test_a_run_that_was_played_with_another_game_goes_on_when_the_player_has_read_that(
    opened: Open, home: Path
) -> None:
    """R64"""
    SavedGame.new("blood_reaper", "OPEN").submit(Choose(0))
    window = opened()
    window.game.library = replace(load(), fingerprint="other", mods=("frost 1.0.0",))
    show(window, lambda: Title(window.game, window.navigation))
    before = Paths(home).run.read_bytes()
    window.key("enter")
    assert isinstance(window.game.scene, Title)
    assert any("This run was played without the mod frost 1.0.0, which is on now." in words for words in said(window))
    window.key("escape")
    assert isinstance(window.game.scene, Title)
    assert Paths(home).run.read_bytes() == before
    window.key("enter")
    window.click(window.spot("go_on"))
    assert isinstance(window.game.scene, Combat)
    window.game.scene.end_turn()
    assert b'"changes":[{"commands":1' in Paths(home).run.read_bytes()


def test_a_new_run_sets_a_run_of_another_game_aside_without_a_question(opened: Open, home: Path) -> None:
    """R64"""
    SavedGame.new("blood_reaper", "OPEN").flush()
    window = opened()
    window.game.library = replace(load(), fingerprint="other")
    show(window, lambda: Title(window.game, window.navigation))
    window.click(window.spot("new"))
    window.click(window.spot("begin"))
    assert isinstance(window.game.scene, Road)
    assert History(Paths(home).history).runs() == []
    assert (home / "run.other-content.json").is_file()


def test_a_new_run_asks_before_it_gives_up_the_open_one(opened: Open, home: Path) -> None:
    SavedGame.new("blood_reaper", "OPEN").flush()
    window = opened()
    show(window, lambda: Title(window.game, window.navigation))
    window.click(window.spot("new"))
    window.click(window.spot("begin"))
    assert isinstance(window.game.scene, Heroes)
    window.click(window.spot("keep"))
    assert SavedGame.continued().game.look().seed == "OPEN"
    window.click(window.spot("begin"))
    window.click(window.spot("give_up"))
    assert isinstance(window.game.scene, Road)
    assert [run.seed for run in History(Paths(home).history).runs()] == ["OPEN"]


def test_a_run_by_the_command_line_asks_too(opened: Open) -> None:
    SavedGame.new("blood_reaper", "OPEN").flush()
    window = opened()
    window.navigation.begin("hellforged", None, "OTHER", "fixed")
    assert isinstance(window.game.scene, Heroes)
    assert SavedGame.continued().game.look().seed == "OPEN"
    window.key("enter", "left arrow", "enter")
    assert isinstance(window.game.scene, Road)
    assert window.game.scene.picture.seed == "OTHER"


def test_a_seed_is_typed_a_map_is_turned_and_the_run_begins_by_keyboard_alone(opened: Open) -> None:
    window = opened()
    window.navigation.wish = Wish(map="fixed")
    scene = show(window, lambda: Heroes(window.game, window.navigation))
    window.key("right arrow")
    scene.board.mean(scene.board.named("seed"), by_keys=True)
    window.key("enter")
    window.type("abbyss")
    window.key("backspace")
    window.type("-7r")
    window.key("enter")
    window.key("down arrow", "down arrow", "right arrow", "down arrow", "enter")
    picture = window.game.scene.picture
    assert (picture.player.id, picture.seed, picture.journey.map) == ("shadowmancer", "ABBYS-7R", "wandering")


def test_r_rolls_another_seed_and_escape_keeps_the_one_that_was_there(opened: Open) -> None:
    window = opened()
    window.navigation.wish = Wish(seed="MINE", map="fixed")
    show(window, lambda: Heroes(window.game, window.navigation))
    window.click(window.spot("seed"))
    window.key("x", "y", "escape")
    assert window.navigation.wish.seed == "MINE"
    assert isinstance(window.game.scene, Heroes)
    window.key("r")
    rolled = window.navigation.wish.seed
    assert rolled != "MINE"
    assert rolled in said(window)
    window.click(window.spot("roll"))
    assert window.navigation.wish.seed not in ("MINE", rolled)


def test_a_seed_that_is_too_long_is_refused_in_words(opened: Open) -> None:
    window = opened()
    window.navigation.wish = Wish(seed="MINE", map="fixed")
    show(window, lambda: Heroes(window.game, window.navigation))
    window.click(window.spot("seed"))
    window.type("x" * 65)
    window.key("enter")
    window.step()
    assert "A seed has at most 64 characters; this one has 65." in said(window)
    assert window.navigation.wish.seed == "MINE"


def test_a_click_on_the_left_half_turns_the_map_back(opened: Open) -> None:
    window = opened((1280, 720))
    window.navigation.wish = Wish(map="fixed")
    scene = show(window, lambda: Heroes(window.game, window.navigation))
    box = scene.board.named("map").box
    window.click((box.x + 0.1, box.y))
    assert window.navigation.wish.map == "wandering"
    window.click((box.x - 0.1, box.y))
    assert window.navigation.wish.map == "fixed"


def test_a_single_fight_is_chosen_by_mouse_alone(opened: Open) -> None:
    window = opened((1280, 720))
    show(window, lambda: Title(window.game, window.navigation))
    for spot in ("fight", "hero:hellforged", "begin", "foe:lich_king"):
        window.click(window.spot(spot))
    picture = window.game.scene.picture
    assert (picture.player.id, picture.foes[0].id, picture.journey) == ("hellforged", "lich_king", None)


def test_what_was_not_met_is_a_secret_until_all_is_shown(opened: Open) -> None:
    """A run that has begun has met its deck: Strike, Defend and one card of its hero's."""
    SavedGame.new("blood_reaper", "MET").flush()
    window = opened((1280, 720))
    scene = show(window, lambda: Compendium(window.game, window.navigation))
    assert f"3 of {sum(not card.upgraded for card in load().cards.values())} met" in said(window)
    secret = next(place for place, entry in enumerate(scene._sorted()) if not entry.known)
    scene.board.mean(scene.board.named(f"entry:{secret}"), by_keys=True)
    window.step()
    assert "Not met yet" in said(window)
    window.click(window.spot("all"))
    scene.board.mean(scene.board.named(f"entry:{secret}"), by_keys=True)
    window.step()
    assert "Not met yet" not in said(window)
    assert "Upgraded" in said(window)


def test_cards_are_painted_one_in_a_frame_so_that_no_page_is_waited_for(opened: Open) -> None:
    window = opened((1280, 720))
    FACES._made.clear()
    scene = show(window, lambda: Compendium(window.game, window.navigation))
    window.key("a")
    waiting = len(scene._list._waiting)
    assert waiting > 10
    window.step(4)
    assert len(scene._list._waiting) == waiting - 4
    window.key("page down")
    window.step(15)
    assert scene._list._waiting == []


def test_filters_leave_what_they_say(opened: Open) -> None:
    window = opened((1280, 720))
    scene = show(window, lambda: Compendium(window.game, window.navigation))
    window.click(window.spot("filter:hero"))
    heroes = {entry.marks["hero"] for entry in scene._sorted()}
    assert heroes == {"blood_reaper"}
    scene.board.mean(scene.board.named("filter:type"), by_keys=True)
    window.key("right arrow")
    assert {(entry.marks["hero"], entry.marks["type"]) for entry in scene._sorted()} == {("blood_reaper", "attack")}
    window.key("left arrow")
    assert len({entry.marks["type"] for entry in scene._sorted()}) > 1


def test_an_enemy_that_was_looked_at_leaves_with_its_page(opened: Open) -> None:
    window = opened((1280, 720))
    show(window, lambda: Compendium(window.game, window.navigation, "enemies"))
    for act in ("act 1", "act 2"):
        window.key("page down")
        window.step()
        assert len(window.game.stage.casters.get_children()) == 1, act
    window.key("1")
    window.step()
    assert len(window.game.stage.casters.get_children()) == 0


def test_with_no_history_the_screen_says_so(opened: Open) -> None:
    window = opened()
    show(window, lambda: HistoryScene(window.game, window.navigation))
    assert "No run has ended yet" in said(window)
    window.key("escape")
    assert isinstance(window.game.scene, Title)


def test_hundreds_of_runs_scroll_by_wheel_and_by_keys(opened: Open, home: Path) -> None:
    kept = History(Paths(home).history)
    for number in range(300):
        kept.record(record(number))
    window = opened((1280, 720))
    scene = show(window, lambda: HistoryScene(window.game, window.navigation))
    assert "300 runs, 0 won" in said(window)
    window.key(*["down arrow"] * 299)
    assert scene.board.hot.name == "run:299"
    window.step()
    check_layout(window, scene)
    window.key("enter")
    assert "A LONG SEED OF THIRTY LETTERS 0" in said(window)
    window.key("escape")
    assert window.game.scene.board.hot.name == "run:299"
    window.key(*["scroll up"] * 200)
    window.step()
    assert "A LONG SEED OF THIRTY LETTERS 299" in said(window)


def test_a_history_that_cannot_be_read_is_told_in_words(opened: Open, home: Path) -> None:
    Paths(home).history.mkdir(parents=True)
    window = opened()
    show(window, lambda: HistoryScene(window.game, window.navigation))
    assert any(words.startswith("The history of runs cannot be used") for words in said(window))
    show(window, lambda: Compendium(window.game, window.navigation))
    assert any(words.startswith("The history of runs cannot be used") for words in said(window))


def test_a_run_whose_replay_is_gone_cannot_be_watched(opened: Open) -> None:
    window = opened((1280, 720))
    scene = show(window, lambda: Remembered(window.game, window.navigation, record(1, replay="gone.jsonl"), 0))
    assert not scene.board.named("watch").enabled
    window.key("w")
    window.click(window.spot("watch"))
    assert window.game.scene is scene


def test_a_card_of_a_deck_is_seen_large_where_the_pointer_is(opened: Open) -> None:
    window = opened((1280, 720))
    scene = show(window, lambda: Remembered(window.game, window.navigation, record(1), 0))
    raised = scene.root.find("**/raised").get_child(0)
    assert raised.is_hidden()
    scene.board.mean(next(spot for spot in scene.board.reach if spot.name.startswith("card:")), by_keys=True)
    window.step()
    assert not raised.is_hidden()
    check_layout(window, scene)


def test_the_same_seed_begins_the_same_run(opened: Open) -> None:
    window = opened()
    play = ended("hellforged")
    show(window, lambda: Result(window.game, play, window.navigation.ways_after(play)))
    window.key("r")
    picture = window.game.scene.picture
    assert (picture.player.id, picture.seed, picture.journey.floor) == ("hellforged", "SCREENS", 1)


def test_a_run_that_was_won_tells_its_path_and_rolls_the_credits(opened: Open) -> None:
    window = opened((1280, 720))
    play = ended(won=True)
    scene = show(window, lambda: Result(window.game, play, window.navigation.ways_after(play)))
    check_layout(window, scene)
    assert "The Abyss Is Sealed" in said(window)
    assert {f"stop:2:{floor}" for floor in (2, 15)} <= {spot.name for spot in scene.board.reach}
    window.key("c")
    assert isinstance(scene.overlay, Credits)
    before = scene.overlay._at
    window.key("down arrow")
    assert scene.overlay._at > before
    window.key("escape")
    assert scene.overlay is None


def test_credits_roll_by_themselves_and_stop_for_a_hand(opened: Open) -> None:
    window = opened((1280, 720), 1)
    scene = show(window, lambda: Title(window.game, window.navigation))
    window.step(40)
    scene = window.game.scene
    roll = Credits(scene)
    window.step(10)
    rolled = roll._at
    assert rolled > 0
    window.key("scroll up")
    stopped = roll._at
    window.step(10)
    assert roll._at == stopped


def test_a_place_that_is_missing_is_stood_in_for(opened: Open) -> None:
    window = opened()
    window.game.set_place("nowhere", "nothing")
    window.step(2)
    assert window.game.stage is not None


def test_a_run_without_bookkeeping_is_counted_for_its_end(opened: Open) -> None:
    session = Session.start("blood_reaper", "BARE")
    session.submit(Choose(0))
    session.submit(Abandon())
    window = opened((1280, 720))
    check_layout(window, show(window, lambda: Result(window.game, session, window.navigation.ways_after(session))))
    assert "Time" not in said(window)


def test_the_title_can_be_used_before_its_place_is_there(opened: Open) -> None:
    window = opened()
    window.navigation.begin()
    window.step()
    assert window.game.stage is None
    assert window.game.scene.board.hot is not None
    window.step()
    assert window.game.stage is not None
