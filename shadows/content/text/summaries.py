"""What the game writes about a prefab, in a line: for authors, who see it beside its id. Those of all kinds that say
something by themselves."""

from components.prefabs import (
    ActionPrefab,
    EncounterPrefab,
    EnemyPrefab,
    EventPrefab,
    Library,
    PotionPrefab,
    RelicPrefab,
    StatusPrefab,
)
from shadows.content.text.wording import (
    effects_text,
    enemy_text,
    plain,
    potion_text,
    relic_text,
    status_text,
)

_STACKS = 2
"""So many stacks of a status are told of."""


def of_relic(library: Library, relic: RelicPrefab) -> str:
    """What a relic does, in a line."""
    return plain(relic_text(library, relic))


def of_potion(library: Library, potion: PotionPrefab) -> str:
    """What a potion does, in a line."""
    return plain(potion_text(library, potion))


def of_status(library: Library, status: StatusPrefab) -> str:
    """What a few stacks of it do."""
    return plain(status_text(library, status, _STACKS))


def of_enemy(library: Library, enemy: EnemyPrefab) -> str:
    """All moves of an enemy, in a line."""
    return " · ".join(plain(line) for line in enemy_text(library, enemy))


def of_encounter(library: Library, encounter: EncounterPrefab) -> str:
    """Which enemies an encounter has, in a line."""
    return ", ".join(library.enemies[foe].name for foe in encounter.foes)


def of_action(library: Library, action: ActionPrefab) -> str:
    """What an action at a fire does, in a line."""
    return plain(effects_text(library, action.do))


def of_event(library: Library, event: EventPrefab) -> str:
    """Its choices, each with what it does."""
    told = ((choice.label, plain(effects_text(library, choice.do))) for choice in event.choices)
    return " · ".join(f"{label}: {does}" if does else label for label, does in told)
