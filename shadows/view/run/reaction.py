"""How a place answers what came of a decision that was made in it: its light, what flies up, and who stands there."""

from __future__ import annotations

from typing import NamedTuple

from shadows.picture.outcomes import ChangeLook, OutcomeLook
from shadows.view.engine.tween import Tweens
from shadows.view.panels.game import Game
from shadows.view.run.questions.outcome import Moment
from shadows.view.stage.palettes import Triple

SELF = (0.0, 1.15, 2.5)
"""Where what happens to the player is seen: before the eye."""

GLOWS, SHAKES = 1.1, 0.22
"""For how many seconds a light burns, and how hard the last blow of a hammer shakes the ground."""


class Answer(NamedTuple):
    """Particles, light and sound. `near`: before the player's eye, else where the place shows what comes of things."""

    burst: str
    light: Triple
    sound: str
    near: bool = False


HEALS = Answer("heal", (0.9, 2.6, 0.8), "heal")
HURTS = Answer("blood_mist", (2.6, 0.2, 0.15), "hp_loss", near=True)
CURSES = Answer("hex", (1.4, 0.5, 2.6), "debuff")
STRIKES = Answer("anvil", (4.2, 2.0, 0.6), "block_hit", near=True)
FORGES = Answer("anvil", (5.4, 3.4, 1.4), "upgrade", near=True)
PAYS = Answer("", (0.0, 0.0, 0.0), "gold_spend")
SELLS = Answer("aura", (2.6, 1.7, 0.5), "gold")

ANSWERS = {
    "max_hp": HEALS._replace(sound="max_hp"),
    "gold": Answer("aura", (3.4, 2.2, 0.6), "gold"),
    "relic": Answer("aura", (3.8, 2.4, 0.8), "relic"),
    "potion": Answer("bubbles", (0.7, 2.2, 1.6), "potion_get"),
    "gained": Answer("summon", (0.6, 1.8, 2.2), "card_add"),
    "removed": Answer("ash", (3.6, 1.3, 0.3), "card_remove"),
}
"""By the kind of a change, where nothing else about it counts."""


def answer_to(change: ChangeLook, strength: float = 1.0) -> Answer:
    """How a place answers a change."""
    if change.amount < 0:
        return PAYS if change.kind == "gold" else HURTS
    if change.kind == "hp":
        return HEALS
    if change.kind == "upgraded":
        return FORGES if strength >= 1.0 else STRIKES
    if change.card is not None and change.kind == "gained" and change.card.type == "curse":
        return CURSES
    return ANSWERS[change.kind]


class Reaction:
    """Plays it on the stage. The light honours what the player says of flashes, all that moves what is said of
    motion."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tweens = Tweens()

    def update(self, seconds: float) -> None:
        """Per frame."""
        self._tweens.update(seconds * min(self._game.pace, 1000.0))

    def end(self) -> None:
        """Put out what burns still."""
        self._tweens.finish()

    def begin(self, outcome: OutcomeLook) -> None:
        """Whoever stands there answers."""
        if self._game.stage is not None and not self._game.settings.calm:
            self._game.stage.answer(outcome.results)

    def feel(self, beat: Moment) -> None:
        """A moment of a change."""
        if beat.change.kind == "upgraded" and beat.strength >= 1.0:
            self._game.shake(SHAKES)
        self._show(answer_to(beat.change, beat.strength), beat.strength)

    def sell(self) -> None:
        """The keeper of a shop has sold something."""
        if self._game.pace != float("inf"):
            self._show(SELLS, 0.6)

    def _show(self, answer: Answer, strength: float) -> None:
        game, stage = self._game, self._game.stage
        game.sounds.play(answer.sound)
        if stage is None or not answer.burst:
            return
        at = SELF if answer.near else stage.palette.focus
        if not game.settings.calm:
            stage.particles.burst(answer.burst, at, stage.time, 0.5 + 0.5 * strength)
        if game.settings.flashes:
            stage.action.burn(self._tweens, at, answer.light, GLOWS)
