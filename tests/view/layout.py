"""What is seen on a screen: its texts and its parts, and where they stand."""

import itertools
import math
from collections.abc import Collection, Iterator
from typing import NamedTuple

from panda3d.core import NodePath, Point3

from shadows.view.app.offscreen import Offscreen
from shadows.view.panels.overlay import Overlay
from shadows.view.panels.scene import Scene
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.pieces import PART

EDGE = 0.004

TOUCH = 0.008
"""So far the pictures of two parts may reach into each other: icons have a rim that nothing is drawn on."""

GLOW = "halo"
"""What shines around a part is none of it."""

Pairs = Collection[frozenset[str]]
"""Parts that may lie on each other, by their names; one name alone stands for two of a kind."""


class Part(NamedTuple):
    """A part of a screen that is seen: what it is called (`part` in view/widgets/pieces.py), and where it is."""

    name: str
    box: Box


def pairs(*rows: str) -> Pairs:
    """A table of what may touch: `tips: card panel` says that explanations may lie on cards and on panels."""
    table = [row.split(":") for row in rows]
    return {frozenset((name.strip(), other)) for name, others in table for other in others.split()}


def parts(root: NodePath) -> list[Part]:
    """All parts below a node that are seen, in the order of painting."""
    found = []
    for node in root.find_all_matches(f"**/={PART}"):
        box = None if _hidden(node) else _box(node, root)
        if box is not None:
            found.append(Part(node.get_tag(PART), box))
    return found


def check_parts(
    window: Offscreen, root: NodePath, may_touch: Pairs, cut: Collection[str] = (), only: Collection[str] = ()
) -> None:
    """All parts, or `only` those of some names, are inside the window, but for those that may be `cut`, and no two lie
    on each other that may not."""
    canvas, found = window.game.canvas, [part for part in parts(root) if not only or part.name in only]
    for name, box in found:
        inside = (
            abs(box.x) + box.width / 2 <= canvas.width / 2 + TOUCH,
            abs(box.y) + box.height / 2 <= canvas.top + TOUCH,
        )
        assert name in cut or all(inside), (name, box)
    for one, other in itertools.combinations(found, 2):
        apart = _overlap(one.box, other.box) <= TOUCH
        assert apart or frozenset((one.name, other.name)) in may_touch, (one, other)


def _overlap(one: Box, other: Box) -> float:
    """How far one would have to move to be clear of the other: turned boxes too, 0 or less where they are apart."""
    lengths = []
    for roll in {one.roll, one.roll + 90, other.roll, other.roll + 90}:
        across, up = math.cos(math.radians(roll)), -math.sin(math.radians(roll))
        half = sum(_half(box, across, up) for box in (one, other))
        lengths.append(half - abs((one.x - other.x) * across + (one.y - other.y) * up))
    return min(lengths)


def _half(box: Box, across: float, up: float) -> float:
    """How far a box reaches from its middle in a direction."""
    turn = math.radians(box.roll)
    wide = abs(across * math.cos(turn) - up * math.sin(turn)) * box.width / 2
    return wide + abs(across * math.sin(turn) + up * math.cos(turn)) * box.height / 2


def _hidden(node: NodePath) -> bool:
    return node.is_hidden() or any(parent.is_hidden() for parent in node.get_ancestors())


def _box(node: NodePath, root: NodePath) -> Box | None:
    """The box of all that is drawn below a node, but for what shines, and for what is a part itself."""
    frame = root.attach_new_node("upright")
    frame.set_r(node.get_r(root))
    low, high = Point3(1e9), Point3(-1e9)
    for leaf in [node, *node.find_all_matches("**")]:
        above = [leaf, *leaf.get_ancestors()]
        own = above[: above.index(node) + 1]
        named = any(part != node and part.has_tag(PART) for part in own)
        if named or any(part.get_name() == GLOW or part.is_hidden() for part in own) or leaf.get_num_children():
            continue
        a, b = Point3(), Point3()
        if leaf.calc_tight_bounds(a, b, frame):
            low, high = low.fmin(a), high.fmax(b)
    middle = root.get_relative_point(frame, (low + high) / 2)
    frame.remove_node()
    if low.x > high.x:
        return None
    return Box(middle.x, middle.y, high.x - low.x, high.y - low.y, node.get_r(root))


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
        if not _hidden(node):
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
