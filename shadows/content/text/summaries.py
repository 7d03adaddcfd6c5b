"""What the game writes about a prefab, in a line: for authors, who see it beside its id."""

from typing import Any

from components.prefabs import Library
from shadows.content.text.wording import (
    card_text,
    effects_text,
    enemy_text,
    plain,
    potion_text,
    relic_text,
    status_text,
)

_STACKS = 2
"""So many stacks of a status are told of."""


def summary(library: Library, kind: str, prefab: Any) -> str:
    """What a prefab of a kind does; empty for those that do nothing by themselves."""
    match kind:
        case "cards":
            return plain(card_text(library, prefab))
        case "relics":
            return plain(relic_text(library, prefab))
        case "potions":
            return plain(potion_text(library, prefab))
        case "statuses":
            return plain(status_text(library, prefab, _STACKS))
        case "enemies":
            return " · ".join(plain(line) for line in enemy_text(library, prefab))
        case "encounters":
            return ", ".join(library.enemies[foe].name for foe in prefab.foes)
        case "actions":
            return plain(effects_text(library, prefab.do))
        case "events":
            told = ((choice.label, plain(effects_text(library, choice.do))) for choice in prefab.choices)
            return " · ".join(f"{label}: {does}" if does else label for label, does in told)
    return ""
