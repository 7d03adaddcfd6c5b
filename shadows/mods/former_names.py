"""Where the modules of earlier versions are now, for the code of mods that names them."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Final

FORMER: Final[dict[str, str]] = {
    "systems.arena": "systems.core.world",
    "systems.combat.piles": "systems.deck.piles",
    "systems.combat.play": "systems.deck.play",
    "systems.combat.setup": "systems.deck.setup",
    "systems.combat.sources": "systems.deck.sources",
    "systems.combat.turns": "systems.deck.turns",
    "systems.forecast": "systems.deck.forecast",
    "systems.fork": "systems.core.fork",
    "systems.kernel": "systems.core.loop",
    "systems.numbering": "systems.core.world",
    "systems.occasions": "systems.core.occasions",
    "systems.origins": "systems.core.occasions",
    "systems.placing": "systems.plugins.placing",
    "systems.plugin": "systems.plugins.plugin",
    "systems.preview": "systems.deck.preview",
    "systems.questions": "systems.core.questions",
    "systems.rng": "systems.core.rng",
    "systems.rulebook": "systems.core.rulebook",
    "systems.ruleset": "systems.core.ruleset",
    "systems.run.pools": "systems.deck.pools",
    "systems.stacks": "systems.core.stacks",
    "systems.system": "systems.core.system",
}
"""Modules of 0.1.0 by the names of now."""

MOVED: Final[dict[str, dict[str, str]]] = {"components.prefabs": {"CardPrefab": "components.deck.prefabs"}}
"""What a module of now does not have any more, and which one has it."""

NAMES: Final[dict[str, dict[str, str]]] = {"systems.arena": {"Arena": "World"}}
"""What in them has another name now."""


def know_former_names() -> None:
    """Have the former names of modules found too, from now on in this process."""
    for former, now in FORMER.items():
        if former in sys.modules:
            continue
        module = import_module(now)
        if former in NAMES:
            renamed = ModuleType(former, module.__doc__)
            vars(renamed).update(vars(module) | {old: vars(module)[new] for old, new in NAMES[former].items()})
            module = renamed
        sys.modules[former] = module
    for former, names in MOVED.items():
        for name, now in names.items():
            setattr(import_module(former), name, getattr(import_module(now), name))
