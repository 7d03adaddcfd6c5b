"""Which screen is seen, and which comes next.

What the title does not need is imported when it is first used: the title is there sooner so.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.menu.navigation import Wish
from shadows.view.panels.screen import VEIL
from shadows.view.stage.camera_motion import ARRIVING
from shadows.view.widgets.pieces import block

if TYPE_CHECKING:
    from shadows.play.session import Session
    from shadows.saves.history import Record
    from shadows.saves.saved_game import Found, SavedGame
    from shadows.view.menu.navigation import MenuScene
    from shadows.view.panels.game import Game
    from shadows.view.panels.scene import Scene
    from shadows.view.replay.recording import Recording
    from shadows.view.run.result import WayOn

LEAVING = 900
"""A screen that fades is painted above the next one, below the veil."""


class Navigation:
    """The way from screen to screen, through a moment of darkness."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scene: Scene | None = None
        """The screen that is seen."""
        self.wish = Wish()
        self._on_foot = False
        self._left = NodePath()
        """What is still seen of the last screen."""
        self._veil_root = game.canvas.root.attach_new_node("veil", 1000)
        self._veil = block(self._veil_root, 0, 0, 8, 8, theme.rgba(theme.ABYSS))
        self._veil_root.hide()

    def begin(self, hero: str | None = None, foe: str | None = None, seed: str | None = None, way: str = "") -> None:
        """Show the first screen: the title, or the first one whose question is not answered yet."""
        self.wish = Wish(hero, foe, seed, way)
        if hero is foe is None and not way:
            self.to_title(seed)
        elif hero is not None and foe is not None:
            self.fight()
        elif way and hero is not None and self.open_run().game is None:
            self.descend()
        elif hero is not None and not way:
            self.choose_foe()
        else:
            self.choose_hero()

    def go(self, make: Callable[[], Scene], at: tuple[str, str, int] | None = None) -> None:
        """Show another screen, through a moment of darkness; one in the place that is seen already (`at`, the act,
        what happens there, and which chamber it is) takes over at once, and the last one fades above it."""
        game = self.game
        if self.scene is None or game.pace == float("inf"):
            self._enter(make())
            return
        game.tweens.clear()
        self._left.remove_node()
        if at is not None and game.stands(*at):
            self._veil_root.hide()
            self._take_over(make())
            return
        self._veil_root.show()
        game.tweens.add(VEIL / game.pace, self._veil_root.set_alpha_scale, after=lambda: self._enter(make()))

    def _show(self, kind: type[MenuScene], *given: Any) -> None:
        """Show one of the screens that have a place of their own."""
        self.go(lambda: kind(self.game, self, *given), (kind.place, kind.what, kind.turn))

    # --- fights and runs ---------------------------------------------------------

    def fight(self) -> None:
        """Begin the combat that was wished for."""
        from shadows.saves.saved_game import SavedGame

        wish, game = self.wish, self.game
        play = SavedGame.new(
            wish.hero or "",
            wish.seed,
            encounter=wish.foe,
            game=game.which,
            library=game.library,
            folder=game.folder,
        )
        self.show_fight(play)

    def show_fight(self, play: Session | SavedGame) -> None:
        """Show a fight as it stands, as its game shows fights."""
        from shadows.saves.saved_game import SavedGame
        from shadows.view.combat.game_view import view_of
        from shadows.view.replay.recording import Recording
        from shadows.view.replay.scenes import watched_combat

        if isinstance(play, Recording):
            watched = watched_combat(view_of(play.session.game).combat)
            self.go(lambda: watched(self.game, self, play))
        else:
            combat = view_of(play.session.game if isinstance(play, SavedGame) else play.game).combat
            self.go(lambda: combat(self.game, self, play))

    def descend(self) -> None:
        """Begin the run that was wished for."""
        from shadows.saves.saved_game import SavedGame

        wish, game = self.wish, self.game
        play = SavedGame.new(
            wish.hero or "", wish.seed, wish.map, game=game.which, library=game.library, folder=game.folder
        )
        self.follow(play)

    def open_run(self) -> Found:
        """The run that was left open, if there is one."""
        from shadows.saves.saved_game import SavedGame

        return SavedGame.continued(game=self.game.which, library=self.game.library, folder=self.game.folder)

    def resume(self, play: SavedGame) -> None:
        """Go on with a run that was left."""
        picture = play.look()
        self.wish = Wish(picture.player.id, None, None, picture.journey.map if picture.journey is not None else "")
        self.follow(play)

    def follow(self, play: SavedGame, *, on_foot: bool = False) -> None:
        """Show what a run has come to: a fight, a question, or its end. `on_foot`: the player walks in."""
        from shadows.view.combat.scene import CombatScene
        from shadows.view.replay.recording import Recording
        from shadows.view.replay.scenes import WatchedRoad
        from shadows.view.run.road import Road

        self._on_foot = on_foot
        game = self.game
        if play.outcome != "ongoing":
            self.combat_over(play)
        elif play.look().foes:
            self.show_fight(play)
        else:
            log = self.scene.log if isinstance(self.scene, CombatScene | Road) else []

            def road() -> Road:
                made = WatchedRoad(game, self, play) if isinstance(play, Recording) else Road(game, self, play)
                return made.goes_on(log)

            self.go(road, Road.where(play.look()))

    def combat_over(self, session: Session | SavedGame) -> None:
        """A combat, or a run, has been decided and played to its end."""
        from shadows.view.run.result import Result

        ways = self.ways_after(session)
        self.go(lambda: Result(self.game, session, ways))

    def watch(self, recording: Recording) -> None:
        """Play a replay before the player's eyes."""
        self.wish = Wish()
        self.game.hurry = recording.speed
        self.follow(recording)

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave a combat."""
        title = ("To the title", self.to_title)
        return [title] if self.wish.map else [("Another fight", self.choose_foe), title]

    def ways_after(self, session: Session | SavedGame) -> list[WayOn]:
        """How to go on from the end of a run, of a single fight or of a replay."""
        from shadows.view.replay.recording import Recording
        from shadows.view.replay.scenes import ways_on

        if isinstance(session, Recording):
            return ways_on(self.game, self, session)
        picture = session.look()
        title: WayOn = ("title", "Title", "Esc", self.to_title)
        if picture.journey is None:
            again: list[WayOn] = [("again", "Fight again", "R", self._fight_again)] if self.wish.foe else []
            return [*again, ("other", "Another foe", "N", self._another_foe), title]
        hero, map = picture.player.id, picture.journey.map

        def new() -> None:
            self.wish = Wish(hero, map=map)
            self.choose_hero()

        def same() -> None:
            self.wish = Wish(hero, seed=picture.seed, map=map)
            self.descend()

        ways: list[WayOn] = [
            ("again", "New run", "N", new),
            ("same", "Same seed", "R", same),
            ("history", "History", "H", self.history),
        ]
        if session.outcome == "won":
            ways.append(("credits", "Credits", "C", self._credits))
        return [*ways, title]

    def _credits(self) -> None:
        from shadows.view.run.credits_roll import Credits

        if self.scene is not None:
            Credits(self.scene)

    def _fight_again(self) -> None:
        self.wish.seed = None
        self.fight()

    def _another_foe(self) -> None:
        if self.wish.hero is None:
            self.to_title()
        else:
            self.choose_foe()

    # --- the screens beside them -------------------------------------------------

    def to_title(self, seed: str | None = None) -> None:
        """Leave for the title; an open run stays open. `seed` is that of the next game."""
        from shadows.view.menu.title import Title

        self.wish = Wish(seed=seed)
        self._show(Title)

    def turn_to(self, game: str) -> None:
        """Go over to another game: its title, and a question about the code of its mods if need be."""
        loadout = self.game.turn_to(game)
        self.to_title()
        if loadout is not None and loadout.asking:
            from shadows.view.menu.consent import ask

            ask(self.game, lambda: self.scene, loadout, self.to_title)

    def choose_hero(self) -> None:
        """Ask for the hero of what is wished for."""
        from shadows.view.menu.heroes import Heroes

        self.go(lambda: Heroes(self.game, self))

    def choose_foe(self) -> None:
        """Ask for the encounter that the hero is to fight."""
        from shadows.view.menu.encounters import Encounters

        self.go(lambda: Encounters(self.game, self))

    def compendium(self) -> None:
        """Everything that there is."""
        from shadows.view.menu.compendium import Compendium

        self.go(lambda: Compendium(self.game, self))

    def history(self, at: int = 0) -> None:
        """The runs that have ended, the one at a place with the focus."""
        from shadows.view.menu.history import HistoryScene

        self._show(HistoryScene, at)

    def remembered(self, run: Record, at: int) -> None:
        """One of them in whole."""
        from shadows.view.menu.history import Remembered

        self._show(Remembered, run, at)

    def mods(self) -> None:
        """The mods, to be switched on and off."""
        from shadows.view.menu.mods import ModsScene

        self._show(ModsScene)

    def _take_over(self, scene: Scene) -> None:
        """Open a screen below what is seen of the last one, which fades."""
        if self.scene is not None:
            self._left = self.scene.leave_behind()
            self._left.reparent_to(self._left.get_parent(), LEAVING)
            self._left.set_transparency(True)
        left = self._left
        self._open(scene)
        self.game.tweens.add(VEIL / self.game.pace, lambda t: left.set_alpha_scale(1 - t), after=left.remove_node)

    def _open(self, scene: Scene) -> None:
        if self.scene is not None:
            self.scene.close()
        self.scene = self.game.scene = scene
        self.game.camera.motion.stand()
        scene.open()
        # the widgets of the last screen hold each other, and so what the driver keeps for them; hands let go in a frame
        self.game.tweens.add(0.0, lambda _: None, after=gc.collect)
        pointer = self.game.input.pointer
        if self.game.input.by_keys or pointer is None:  # a mouse that is not in hand means nothing
            return
        if scene.board.at(pointer) is not None:
            scene.moved(pointer)

    def _enter(self, scene: Scene) -> None:
        self._open(scene)
        game, veil = self.game, self._veil_root
        if game.pace == float("inf"):
            veil.hide()
            return
        veil.show()
        game.tweens.add(VEIL / game.pace, lambda t: veil.set_alpha_scale(1 - t), after=veil.hide)
        if self._on_foot:
            self._on_foot = False
            game.tweens.add(ARRIVING / game.pace, game.camera.motion.arrive)
