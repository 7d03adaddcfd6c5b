"""What the keys mean. Names of keys are the engine's."""

CARDS = "1234567890"
"""The key of the first ten cards in the hand."""

KEYS = {
    "left arrow": "left",
    "right arrow": "right",
    "up arrow": "up",
    "down arrow": "down",
    "tab": "next",
    "enter": "confirm",
    "space": "confirm",
    "escape": "back",
    "e": "end_turn",
    "d": "draw",
    "s": "discard",
    "x": "exhaust",
    "q": "deck",
    "p": "potions",
    "l": "log",
    "m": "map",
    "f": "speed",
    "f11": "fullscreen",
    "scroll up": "scroll_up",
    "scroll down": "scroll_down",
    "page up": "page_up",
    "page down": "page_down",
    **{key: f"card_{place}" for place, key in enumerate(CARDS)},
}
"""Key -> action. Scenes act on those that they know."""

REPEATING = {"left", "right", "up", "down", "next", "page_up", "page_down"}
"""Actions that go on while their key is held."""


def action(key: str) -> str:
    """What a key means, empty for nothing. `key` may end in `hold` while it repeats."""
    held = key.endswith(" hold")
    meant = KEYS.get(key.removesuffix(" hold"), "")
    return meant if not held or meant in REPEATING else ""
