"""Fights on the small window that is drawn into memory, and what is read in it."""

from collections.abc import Callable

from shadows.play.deck.fight import Fight
from shadows.play.session import Session
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat

SMALL = (640, 360)

Open = Callable[..., Offscreen]


def enter(window: Offscreen, fight: Fight | Session) -> Combat:
    """Show a fight, of the sandbox for example."""
    combat = Combat(window.game, window.navigation, fight.session if isinstance(fight, Fight) else fight)
    window.navigation.go(lambda: combat)
    window.game.tweens.finish()
    window.step(2)
    return combat


def card(combat: Combat, name: str) -> str:
    """The spot of the first card of that id in the hand."""
    return next(f"card:{look.entity}" for look in combat.picture.hand if look.id == name)


def foe(combat: Combat, at: int) -> str:
    """The spot of an enemy by its place."""
    return f"foe:{combat.picture.foes[at].entity}"
