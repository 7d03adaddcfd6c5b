"""A replay in the window: the same scenes, driven by what was recorded, and nothing of it is kept."""

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from components.body import Health
from components.commands import Abandon, Choose, EndTurn
from components.deck.commands import PlayCard
from shadows.games import load
from shadows.play.session import Session
from shadows.saves.paths import Paths
from shadows.saves.replay import FORMAT, Move, Recorder, ReplayError, state_of
from shadows.saves.saved_game import SavedGame
from shadows.view.app.offscreen import Offscreen
from shadows.view.menu.title import Title
from shadows.view.panels.overlay import Dialog
from shadows.view.replay.recording import Recording
from shadows.view.replay.scenes import WatchedCombat, WatchedRoad
from shadows.view.run.result import Result
from tests.run.playing import begun, meet
from tests.view.fights import Open
from tests.view.layout import check_layout, texts_of


def recorded(home: Path, *, cards: int = 3) -> Path:
    """A run that entered its first fight, played so many cards and was given up."""
    play = SavedGame.new("blood_reaper", "REPLAY")
    play.submit(Choose(0))
    for _ in range(cards):
        play.submit(next(command for command in play.legal() if isinstance(command, PlayCard)))
    play.submit(Abandon())
    play.flush()
    (file,) = Paths(home).replays.iterdir()
    return file


def altered(file: Path, number: int, **changed: object) -> Path:
    """A copy of a replay in which a command's line differs."""
    lines = file.read_bytes().splitlines()
    lines[number] = msgspec.json.encode(msgspec.json.decode(lines[number]) | changed)
    copy = file.with_name("altered.jsonl")
    copy.write_bytes(b"\n".join(lines) + b"\n")
    return copy


def watch(window: Offscreen, file: Path) -> Recording:
    """Begin to watch it."""
    recording = Recording.of(file, window.game.library)
    window.navigation.watch(recording)
    let_pass(window, 0.5)
    window.step()
    return recording


def let_pass(window: Offscreen, seconds: float) -> None:
    """Let time pass in quarters of a second, without drawing any of it."""
    for _ in range(round(seconds * 4)):
        window.game.frame(0.25)


def until_it_rests(window: Offscreen, recording: Recording) -> None:
    """Let it play until it has come to its end or stands still."""
    for _ in range(4000):
        if isinstance(window.game.scene, Result) or (
            recording.paused and isinstance(window.game.scene.overlay, Dialog)
        ):
            return
        let_pass(window, 0.25)
    pytest.fail("it never comes to an end")


def everything(home: Path) -> dict[Path, bytes]:
    """Every file of the player's folder."""
    return {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def test_it_plays_by_itself_to_the_end_that_was_recorded_and_nothing_is_kept(opened: Open, home: Path) -> None:
    file = recorded(home)
    before = everything(home)
    window = opened(speed=1)
    recording = watch(window, file)
    recording.hurry(1)
    until_it_rests(window, recording)
    assert (recording.number, recording.commands, recording.outcome, recording.trouble) == (5, 5, "abandoned", "")
    assert isinstance(window.game.scene, Result)
    assert "You Turned Away" in texts_of(window.game.scene.root)
    assert everything(home) == before
    assert SavedGame.continued().game is None


def test_it_ends_where_the_run_went_on_with_another_game_and_says_so(opened: Open, home: Path) -> None:
    """R64"""
    play = SavedGame.new("blood_reaper", "REPLAY")
    play.submit(Choose(0))
    play.flush()
    play = SavedGame.continued(library=msgspec.structs.replace(load(), fingerprint="other", mods=("frost 1.0.0",))).game
    play.submit(EndTurn())
    play.flush()
    (file,) = Paths(home).replays.iterdir()
    window = opened()
    recording = watch(window, file)
    until_it_rests(window, recording)
    assert (recording.number, recording.trouble) == (1, "")
    told = "The run went on after command 1 with version 0.1.0 and frost 1.0.0: what came then cannot be shown."
    assert told in texts_of(window.game.scene.root)


def test_its_scenes_are_those_of_the_game(opened: Open, home: Path) -> None:
    window = opened()
    watch(window, recorded(home))
    assert isinstance(window.game.scene, WatchedRoad)
    check_layout(window, window.game.scene)
    window.key("right arrow")
    let_pass(window, 8.0)
    window.step()
    assert isinstance(window.game.scene, WatchedCombat)
    check_layout(window, window.game.scene)


def test_what_the_player_does_changes_nothing(opened: Open, home: Path) -> None:
    window = opened()
    recording = watch(window, recorded(home))
    window.key("space", "right arrow")
    let_pass(window, 8.0)
    window.step()
    state, scene = state_of(recording.session), window.game.scene
    window.key("1", "2", "e", "q", "l", "p", "d", "enter", "enter", "f")
    for spot in ("end_turn", f"foe:{scene.picture.foes[0].entity}", f"card:{scene.picture.hand[0].entity}", "pause"):
        window.click(window.spot(spot))
    window.drag(window.spot(f"card:{scene.picture.hand[0].entity}"), (0.0, 0.1))
    assert state_of(recording.session) == state
    assert recording.number == 1
    assert scene.overlay is None


def test_space_stops_it_right_steps_and_up_and_down_change_its_speed(opened: Open, home: Path) -> None:
    window = opened(speed=1)
    recording = watch(window, recorded(home))
    let_pass(window, 1.0)
    window.key("space")
    taken = recording.number
    let_pass(window, 5.0)
    assert (recording.paused, recording.number) == (True, taken)
    window.key("right arrow")
    let_pass(window, 5.0)
    assert recording.number == taken + 1
    window.key("up arrow", "up arrow", "down arrow", "up arrow")
    assert (recording.speed, window.game.pace) == (4, 4)
    window.key(*["down arrow"] * 9)
    assert recording.speed == 1
    window.key("space")
    until_it_rests(window, recording)
    assert recording.number == recording.commands


def test_the_same_by_mouse_alone(opened: Open, home: Path) -> None:
    window = opened((1280, 720))
    recording = watch(window, recorded(home))
    for spot in ("pause", "step", "faster"):
        window.click(window.spot(f"replay:{spot}"))
        let_pass(window, 5.0)
    assert (recording.paused, recording.number, recording.speed) == (True, 1, 2)
    window.click(window.spot("replay:leave"))
    assert isinstance(window.game.scene, Title)
    assert window.game.pace == float("inf")


def test_an_open_question_does_not_cover_the_buttons(opened: Open, home: Path) -> None:
    """The buttons are tabbed to, and Enter presses them."""
    window = opened((1280, 720))
    recording = watch(window, recorded(home))
    window.key("tab", "tab")
    assert window.game.scene.board.hot.name == "replay:step"
    window.key("enter")
    let_pass(window, 5.0)
    assert recording.number == 1


def test_what_is_no_longer_as_it_was_recorded_is_told_once_and_can_be_gone_on_with(opened: Open, home: Path) -> None:
    window = opened((1280, 720))
    recording = watch(window, altered(recorded(home), 2, state="0" * 16))
    until_it_rests(window, recording)
    assert "From command 2 on this is no longer what was recorded." in texts_of(window.game.scene.root)
    window.click(window.spot("on"))
    until_it_rests(window, recording)
    assert isinstance(window.game.scene, Result)


def test_a_command_that_is_refused_stops_it_and_is_told(opened: Open, home: Path) -> None:
    window = opened((1280, 720))
    refused = msgspec.to_builtins(PlayCard(card=999, target=None))
    recording = watch(window, altered(recorded(home), 2, do=refused))
    until_it_rests(window, recording)
    assert recording.number == 1
    told = [words for words in texts_of(window.game.scene.root) if words.startswith("Command 2, ")]
    assert "it is refused here" in told[0]
    window.key("enter")
    window.step()
    assert isinstance(window.game.scene, Title)


def test_a_recording_of_a_run_that_goes_on_ends_in_words(opened: Open, home: Path) -> None:
    play = SavedGame.new("blood_reaper", "OPEN")
    play.submit(Choose(0))
    play.flush()
    (file,) = Paths(home).replays.iterdir()
    window = opened()
    recording = watch(window, file)
    until_it_rests(window, recording)
    assert "The run was still open when it was recorded." in texts_of(window.game.scene.root)


def test_a_single_fight_is_watched_too(opened: Open, tmp_path: Path) -> None:
    session = Session.start("blood_reaper", "FIGHT", encounter="lich_king")
    recorder = Recorder.begin(tmp_path / "fight.jsonl", session, encounter="lich_king")
    for _ in range(400):
        if session.outcome != "ongoing":
            break
        command = session.legal()[0]
        session.submit(command)
        recorder.add(command, state_of(session))
    window = opened()
    recording = watch(window, recorder.path)
    recording.hurry(3)
    until_it_rests(window, recording)
    assert (recording.outcome, recording.number) == (session.outcome, recording.commands)
    window.key("r")
    let_pass(window, 0.5)
    assert isinstance(window.game.scene, WatchedCombat)


def test_a_recording_with_other_content_is_refused_before_anything_is_shown(home: Path) -> None:
    file = recorded(home)
    library = load()
    with pytest.raises(ReplayError, match="other content"):
        Recording.of(file, msgspec.structs.replace(library, fingerprint="other"))


def test_the_death_that_was_recorded_is_seen_again(opened: Open, home: Path) -> None:
    play = SavedGame.new("blood_reaper", "DEATH")
    while play.outcome == "ongoing":
        assert play.session.component(play.session.world.player, Health).max_hp == 70
        play.submit(play.legal()[-1])
    play.flush()
    (file,) = Paths(home).replays.iterdir()
    window = opened()
    recording = watch(window, file)
    recording.hurry(3)
    until_it_rests(window, recording)
    assert recording.outcome == play.outcome == "lost"
    assert "You Have Fallen" in texts_of(window.game.scene.root)


def test_what_came_of_a_decision_is_read_before_the_next_command(opened: Open) -> None:
    session = begun()
    meet(session, "impish_gambler")
    ahead, moves = Session.restore(session.snapshot()), []
    for command in (Choose(0), Choose(0)):
        ahead.submit(command)
        moves.append(Move(command, state_of(ahead)))
    window = opened(speed=1)
    replay = SimpleNamespace(begin=lambda _: session, moves=moves, beginning=SimpleNamespace(replay=FORMAT))
    recording = Recording(replay, session.library)
    window.navigation.watch(recording)
    let_pass(window, 4.5)
    road = window.game.scene
    assert isinstance(road, WatchedRoad)
    assert (recording.number, recording.trouble) == (1, "")
    assert road.outcome is not None
    while road.outcome is not None:
        let_pass(window, 0.25)
    assert recording.number == 1, "it goes on by itself, and only then comes the next"
    while recording.number == 1:
        let_pass(window, 0.25)
    assert recording.trouble == ""
