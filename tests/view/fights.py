"""Fights on the small window that is drawn into memory, and what is read in it."""

from collections.abc import Callable, Iterator

from panda3d.core import NodePath

from shadows.fight import Fight
from shadows.view.offscreen import Offscreen
from shadows.view.scenes.combat import Combat

SMALL = (640, 360)

Open = Callable[..., Offscreen]


def enter(window: Offscreen, fight: Fight) -> Combat:
    """Show a fight of the sandbox."""
    combat = Combat(window.game, fight.session)
    window.game.go(lambda: combat)
    window.game.tweens.finish()
    window.step(2)
    return combat


def card(combat: Combat, name: str) -> str:
    """The spot of the first card of that id in the hand."""
    return next(f"card:{look.entity}" for look in combat.picture.hand if look.id == name)


def foe(combat: Combat, at: int) -> str:
    """The spot of an enemy by its place."""
    return f"foe:{combat.picture.foes[at].entity}"


def texts_of(root: NodePath) -> list[str]:
    """Every text that is seen, in the order of painting."""
    return [node.node().get_text() for node in seen(root)]


def seen(root: NodePath) -> Iterator[NodePath]:
    """The nodes of all texts that are seen."""
    for node in root.find_all_matches("**/+TextNode"):
        if not node.is_hidden() and not any(parent.is_hidden() for parent in node.get_ancestors()):
            words = node.node().get_text().strip()
            if words and node.get_net_state() is not None:
                yield node
