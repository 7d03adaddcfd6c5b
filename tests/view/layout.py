"""What is seen on a screen: its texts, and where they stand."""

import itertools
from collections.abc import Iterator

from panda3d.core import NodePath, Point3

from shadows.view.hud.overlay import Overlay
from shadows.view.offscreen import Offscreen
from shadows.view.scenes.scene import Scene

EDGE = 0.004


def texts_of(root: NodePath) -> list[str]:
    """Every text that is seen, in the order of painting."""
    return [node.node().get_text() for node in seen(root)]


def beside(root: NodePath, words: str) -> str:
    """The next text at the right of another, on the same line."""
    places = [(node.node().get_text(), node.get_pos(root)) for node in seen(root)]
    here = next(at for text, at in places if text == words)
    return min((at.x, text) for text, at in places if at.x > here.x and abs(at.y - here.y) < 0.001)[1]


def seen(root: NodePath) -> Iterator[NodePath]:
    """The texts that are seen."""
    for node in root.find_all_matches("**/+TextNode"):
        if not node.is_hidden() and not any(parent.is_hidden() for parent in node.get_ancestors()):
            words = node.node().get_text().strip()
            if words and node.get_net_state() is not None:
                yield node


def check_layout(window: Offscreen, scene: Scene, panel: Overlay | None = None) -> None:
    """Everything of a screen, or of a panel over it, is inside the window, and no two texts overlap."""
    canvas, name = window.game.canvas, type(panel or scene).__name__
    for spot in scene.board.reach:
        if not spot.name.startswith("card:"):  # the lower rim of the fan may touch the edge
            assert abs(spot.box.x) + spot.box.width / 2 <= canvas.width / 2 + EDGE, (name, spot)
            assert abs(spot.box.y) + spot.box.height / 2 <= canvas.top + EDGE, (name, spot)
    check_texts(window, scene.root if panel is None else panel.root, name)


def check_texts(window: Offscreen, root: NodePath, name: str) -> None:
    """The texts below a node are inside the window and do not overlap."""
    canvas, boxes = window.game.canvas, []
    for node in seen(root):
        low, high = Point3(), Point3()
        assert node.calc_tight_bounds(low, high, canvas.root)
        words = node.node().get_text()
        assert -canvas.width / 2 - EDGE <= low.x, (name, words)
        assert high.x <= canvas.width / 2 + EDGE, (name, words)
        assert -canvas.top - EDGE <= low.y, (name, words)
        assert high.y <= canvas.top + EDGE, (name, words)
        if not any(parent.get_name() == "tips" for parent in node.get_ancestors()):  # those lie above the others
            boxes.append((words, low, high))
    for (a, low_a, high_a), (b, low_b, high_b) in itertools.combinations(boxes, 2):
        wide = min(high_a.x, high_b.x) - max(low_a.x, low_b.x)
        tall = min(high_a.y, high_b.y) - max(low_a.y, low_b.y)
        assert wide <= 0.006 or tall <= 0.006, (name, a, b)
