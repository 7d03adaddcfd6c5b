"""Fights with dice on the small window that is drawn into memory."""

from shadows.games.dice import GAME
from shadows.play.dice.fight import Fight
from shadows.view.app.offscreen import Offscreen
from shadows.view.dice.combat import Combat
from tests.dice.content import library


def enter(window: Offscreen, fight: Fight) -> Combat:
    """Show a fight of the sandbox."""
    window.game.which, window.game.library = GAME, library()
    combat = Combat(window.game, window.navigation, fight.session)
    window.navigation.go(lambda: combat)
    window.game.tweens.finish()
    window.step(2)
    return combat
