"""The kinds of prefab of the dice game."""

from components.dice.hands import HandPrefab
from shadows.content.dice.checks import check_hand
from shadows.content.schema.authoring import Kind

KINDS: dict[str, Kind] = {
    "hands": Kind("hand", HandPrefab, check=check_hand),
}
"""Those that no other game has, by their folders."""
