"""What the parts of a screen are called, so that it can be asked what is seen, and where."""

from panda3d.core import NodePath

PART = "part"
"""The tag of a node that is the root of a part."""


def part(node: NodePath, name: str) -> NodePath:
    """Call a node, with all below it, a part of the screen; returns the node."""
    node.set_tag(PART, name)
    return node
