"""Every screen as a picture, with fixed seeds: for reviews, for the README, for looking at one's own work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from components.body import Health
from components.commands import Choose
from components.deck.commands import PlayCard
from shadows.play.deck.sandbox import sandbox
from shadows.play.session import Session
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Quality, Settings
from shadows.saves.writer import WRITER
from shadows.view.app.offscreen import Offscreen
from shadows.view.menu.compendium import Compendium
from shadows.view.menu.history import HistoryScene
from shadows.view.menu.navigation import Wish
from shadows.view.menu.title import Title
from shadows.view.panels.options.pause import PauseMenu
from shadows.view.replay.recording import Recording
from shadows.view.run.result import Result
from shadows.view.tour.fights import FIGHT_PICTURES, SEED, SETTLED, busy_fight
from shadows.view.tour.mods import MOD_PICTURES
from shadows.view.tour.road import ROAD_PICTURES


def render(
    out: Path, size: tuple[int, int] = (1280, 720), only: str = "", quality: Quality = "auto"
) -> Iterator[tuple[Path, int]]:
    """Write the pictures into a folder, with `only` those whose name holds it. Gives each file when it is written, and
    how many there will be.

    Each is of a player of its own: what one shows does not depend on the others."""
    out.mkdir(parents=True, exist_ok=True)
    shown = {name: show for name, show in PICTURES.items() if only in name}
    with TemporaryDirectory() as folder:
        window = Offscreen(size, Settings(speed=0, size=size, guide=False, quality=quality))
        for name, show in shown.items():
            game = window.game
            game.folder, game.hurry, game.settings.speed = Path(folder) / name, None, 0
            window.navigation.wish = Wish()
            window.point(None)
            show(window)
            if not game.settings.speed:
                window.step(SETTLED)
            file = out / f"{name}.png"
            window.shot(file)
            yield file, len(shown)
        window.close()
        WRITER.wait()


def _title(window: Offscreen) -> None:
    """With a run that was left on its way."""
    play = SavedGame.new("blood_reaper", SEED, folder=window.game.folder)
    play.submit(Choose(0))
    play.flush()
    window.navigation.go(lambda: Title(window.game, window.navigation))


def _heroes(window: Offscreen) -> None:
    window.navigation.wish = Wish(seed=SEED, map="fixed")
    window.navigation.choose_hero()


def _encounters(window: Offscreen) -> None:
    window.navigation.wish.hero = "shadowmancer"
    window.navigation.choose_foe()


def _settings(tab: int) -> Callable[[Offscreen], None]:
    def show(window: Offscreen) -> None:
        busy_fight(window)
        PauseMenu(window.scene, window.navigation.ways_out(), tab)

    return show


def _compendium(shelf: str, at: int = 0) -> Callable[[Offscreen], None]:
    """A shelf after a run and a fight, with one of its things looked at."""

    def show(window: Offscreen) -> None:
        _ended(window, "blood_reaper", hp=30)
        SavedGame.new("blood_reaper", SEED, encounter="lich_king", folder=window.game.folder).flush()
        window.navigation.go(lambda: Compendium(window.game, window.navigation, shelf))
        window.point(window.spot(f"entry:{at}"))

    return show


def _history(window: Offscreen) -> None:
    """A few runs that ended in one way or another."""
    for seed, hero, map in (("WOE", "shadowmancer", "fixed"), ("SORROW", "hellforged", "wandering")):
        _ended(window, hero, seed, map)
    for hero, hp in (("blood_reaper", 0), ("shadowmancer", 78), ("blood_reaper", 30)):
        _ended(window, hero, hp=hp)
    window.navigation.go(lambda: HistoryScene(window.game, window.navigation))


def _history_run(window: Offscreen) -> None:
    _history(window)
    window.key("down", "down", "enter")


def _replay(window: Offscreen) -> None:
    """In the middle of the last fight of a run."""
    _ended(window, "blood_reaper")
    (file,) = Paths(window.game.folder).replays.iterdir()
    recording = Recording.of(file, window.game.library)
    while recording.number < recording.commands - 6 and (command := recording.next) is not None:
        recording.submit(command)
    recording.paused = True
    window.navigation.watch(recording)
    window.step(SETTLED)


def _result(won: bool) -> Callable[[Offscreen], None]:
    def show(window: Offscreen) -> None:
        fight = sandbox(
            hand=["strike"],
            foes=[{"prefab": "skeleton_warrior", "hp": 1 if won else 22}],
            player={"hp": 70 if won else 3},
        )
        fight.play("strike") if won else fight.end_turn()
        window.navigation.wish.hero = "blood_reaper"
        window.navigation.go(lambda: Result(window.game, fight.session, window.navigation.ways_after(fight.session)))

    return show


def _run(hero: str, *, hp: int = 0) -> Callable[[Offscreen], None]:
    """The end of a run that was played straight on; with `hp` the hero has so many again before each command."""

    def show(window: Offscreen) -> None:
        play = _ended(window, hero, hp=hp)
        window.navigation.go(lambda: Result(window.game, play, window.navigation.ways_after(play)))

    return show


def _ended(window: Offscreen, hero: str, seed: str = SEED, map: str = "fixed", *, hp: int = 0) -> SavedGame:
    play = SavedGame.new(hero, seed, map, folder=window.game.folder)
    for _ in _played(play):
        if hp and play.outcome == "ongoing":
            health = play.session.component(play.session.world.player, Health)
            health.hp = health.max_hp = hp
    play.flush()
    return play


def _played(session: Session | SavedGame) -> Iterator[None]:
    """A run played straight on by whatever is first."""
    yield
    while session.outcome == "ongoing":
        asked = (session.session if isinstance(session, SavedGame) else session).world.queue.question is not None
        question = session.look().question if asked else None
        legal = session.legal()
        cards = [command for command in legal if isinstance(command, PlayCard)]
        answers = [command for command in legal if isinstance(command, Choose)]
        if question is not None and question.layout == "shop":
            answers = answers[-2:]
        session.submit((cards or answers or legal)[0])
        yield


PICTURES: dict[str, Callable[[Offscreen], None]] = {
    "title": _title,
    "heroes": _heroes,
    "encounters": _encounters,
    **FIGHT_PICTURES,
    "settings_sound": _settings(1),
    "settings_play": _settings(2),
    "settings_access": _settings(3),
    "settings_keys": _settings(4),
    "victory": _result(won=True),
    "defeat": _result(won=False),
    "run_won": _run("hellforged", hp=78),
    "run_lost": _run("blood_reaper"),
    "compendium_cards": _compendium("cards", 7),
    "compendium_relics": _compendium("relics", 6),
    "compendium_enemies": _compendium("enemies", 7),
    "history": _history,
    "history_run": _history_run,
    "replay": _replay,
    **MOD_PICTURES,
    **ROAD_PICTURES,
}
"""Every picture by its name."""
