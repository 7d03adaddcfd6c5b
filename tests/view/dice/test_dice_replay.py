"""A recorded run of the dice game is watched in the window as one of the card game is."""

from pathlib import Path

from components.commands import Abandon, Choose
from components.dice.commands import Reroll, Score
from shadows.games.dice import GAME
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.view.dice.combat import Combat
from shadows.view.replay.recording import Recording
from shadows.view.run.result import Result
from tests.dice.content import library
from tests.view.fights import Open


def recorded(home: Path) -> Path:
    """A run that entered its first fight, rolled again, scored a hand and was given up."""
    play = SavedGame.new("wanderer", "REPLAY", game=GAME, library=library())
    play.submit(Choose(0))
    play.submit(Reroll())
    play.submit(next(command for command in play.legal() if isinstance(command, Score)))
    play.submit(Abandon())
    play.flush()
    (file,) = Paths(home, GAME.folder).replays.iterdir()
    return file


def test_it_plays_by_itself_from_the_map_through_the_fight_to_its_end(opened: Open, home: Path) -> None:
    window = opened(speed=4)
    window.game.which, window.game.library = GAME, library()
    recording = Recording.of(recorded(home), window.game.library)
    window.navigation.watch(recording)
    fought = False
    for _ in range(2000):
        scene = window.game.scene
        fought = fought or isinstance(scene, Combat)
        if isinstance(scene, Result):
            break
        window.game.frame(0.25)
    assert fought
    assert isinstance(window.game.scene, Result)
    assert recording.number == recording.commands == 4
    assert not recording.trouble
