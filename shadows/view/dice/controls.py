"""The player's hands in a fight with dice: what clicks and keys do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from components.commands import DiscardPotion
from shadows.picture.models import PotionLook
from shadows.saves import settings
from shadows.view.combat.pointing import look_through_foe
from shadows.view.dice.fight import DiceFight
from shadows.view.dice.pointing import Pointing
from shadows.view.dice.using import Using
from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.log_view import LogView
from shadows.view.panels.map.view import MapView
from shadows.view.panels.options.entries import SPEED_NAMES
from shadows.view.panels.options.pause import PauseMenu, abandoning
from shadows.view.panels.potion_menu import HeldPotion, PotionMenu
from shadows.view.panels.scene import Scene

LETTERS = {"r": "reroll", "o": "odds"}
"""The keys of this game alone, by their letters."""

ON_PAD = {"draw": "reroll", "discard": "odds"}
"""What the shoulder buttons do, which look at piles where there are any."""


class Controls:
    """Knows what is on its way to be used."""

    def __init__(
        self,
        scene: Scene,
        fight: DiceFight,
        pointing: Pointing,
        ways_out: Callable[[], Sequence[tuple[str, Callable[[], None]]]],
        look_through: Callable[[], object],
    ) -> None:
        """`scene` and `fight` are the same, as it is laid out and as it is fought; `ways_out` is how to leave it,
        `look_through` opens what the player owns."""
        self._scene, self._fight, self._pointing, self._ways_out = scene, fight, pointing, ways_out
        self._look_through = look_through
        self.using = Using(scene, fight)

    # --- what is done ------------------------------------------------------------

    def press_die(self, die: int) -> None:
        """It is held, or let go of; where a die is asked for, it is that one."""
        if self.using.asks == "die":
            self._name(die)
        elif self.using.thing is None:
            self._fight.toggle(die)

    def press_foe(self, enemy: int) -> None:
        """It is the target; where an enemy is asked for, it is that one. The target once more: what lies on it."""
        if self.using.asks == "target":
            self._name(enemy)
        elif self._fight.target == enemy:
            look_through_foe(self._scene, self._fight, enemy)
        else:
            self._fight.aim_at(enemy)

    def _name(self, choice: int) -> None:
        if not self.using.name(choice):
            self._fight.refuse("That cannot be chosen for it.")

    def drink(self, potion: PotionLook) -> None:
        """A consumable is meant: use it or throw it away."""
        fight, slot = self._fight, potion.slot
        if fight.picture.phase != "play" or fight.skip():
            return
        use = next((use for use in fight.picture.uses if use.slot == slot), None)
        held = HeldPotion(
            potion,
            lambda: fight.hud.belt.boxes[f"potion:{slot}"],
            None if use is None or use.refusal else lambda: fight.use(use),
            lambda: fight.submit(DiscardPotion(slot)),
        )
        PotionMenu(self._scene, held)

    def view(self, what: str) -> None:
        """Open what the player owns, the log, or the map of a run."""
        picture = self._fight.picture
        self.cancel()
        if what == "log":
            LogView(self._scene, self._fight.log)
        elif what == "map" and picture.journey is not None:
            MapView(self._scene, picture)
        elif what == "deck":
            self._look_through()

    def pause(self) -> None:
        """Open the pause menu."""
        ways = [*self._ways_out()]
        if self._fight.picture.journey is not None:
            ways.append(abandoning(self._scene, self._fight.submit))
        PauseMenu(self._scene, ways)

    def cancel(self) -> bool:
        """Use nothing; True if something was on its way."""
        return self.using.lower()

    # --- keys --------------------------------------------------------------------

    def typed(self, key: str) -> bool:
        """A letter; True if it meant something here."""
        if key not in LETTERS:
            return False
        self._do(LETTERS[key])
        return True

    def act(self, action: str) -> bool:
        """A key; True if it meant something here."""
        fight, board = self._fight, self._scene.board
        if CONTROLS.by_pad and action in ON_PAD:
            self._do(ON_PAD[action])
        elif action in ("deck", "log", "map"):
            self.view(action)
        elif action == "end_turn":
            self.cancel()
            fight.end_turn()
        elif action.startswith("card_"):
            self._by_number(int(action.removeprefix("card_")))
        elif action == "potions":
            board.step_through(self._pointing.potions)
        elif action == "speed":
            self._next_speed()
        elif action in ("next", "previous"):
            self._next_target(1 if action == "next" else -1)
        elif action in ("up", "down") and not CONTROLS.by_pad:
            self._next_hand(1 if action == "down" else -1)
        elif action in ("left", "right") and board.hot is None and self._pointing.dice:
            board.mean(self._pointing.dice[0 if action == "right" else -1], by_keys=True)
        elif action == "confirm" and not self._focused:
            self._confirm()
        else:
            return False
        return True

    @property
    def _focused(self) -> bool:
        """Whether keys have led the focus somewhere."""
        board = self._scene.board
        return board.hot is not None and board.by_keys and board.hot.focusable

    def _confirm(self) -> None:
        if self.using.asks == "target":
            self._name(self._fight.target)
        elif not self.using.asks:
            self._fight.score()

    def _do(self, what: str) -> None:
        self.cancel()
        if what == "reroll":
            self._fight.reroll()
        else:
            self._fight.tell_odds()

    def _by_number(self, place: int) -> None:
        dice = self._fight.picture.dice
        if place < len(dice):
            self.press_die(dice[place].entity)

    def _next_target(self, way: int) -> None:
        ids = [foe.entity for foe in self._fight.picture.foes]
        if ids:
            at = ids.index(self._fight.target) if self._fight.target in ids else 0
            self._fight.aim_at(ids[(at + way) % len(ids)])

    def _next_hand(self, way: int) -> None:
        ids = [hand.id for hand, _ in self._fight.hands]
        if not ids or self._fight.skip():
            return
        self._scene.board.mean(None)
        at = ids.index(self._fight.chosen) if self._fight.chosen in ids else 0
        self._fight.mean_hand(ids[(at + way) % len(ids)])

    def _next_speed(self) -> None:
        kept = self._scene.game.settings
        kept.speed = settings.SPEEDS[(settings.SPEEDS.index(kept.speed) + 1) % len(settings.SPEEDS)]
        settings.keep(kept)
        self._fight.hud.notice(f"Speed: {SPEED_NAMES[kept.speed]}", theme.BRIGHT)
