"""Where the modules of earlier versions are now, for the code of mods that names them."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Final

FORMER: Final[dict[str, str]] = {
    "components.cards": "components.deck.cards",
    "systems.arena": "systems.core.world",
    "systems.combat.piles": "systems.deck.piles",
    "systems.combat.play": "systems.deck.play",
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
    "systems.stacks": "systems.core.stacks",
    "systems.system": "systems.core.system",
}
"""Modules of 0.1.0 by the names of now."""

MOVED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "components.commands": {"components.deck.commands": ("PlayCard",)},
    "components.effects": {
        "components.deck.effects": (
            *("AddCard", "AddToDeck", "DrawCards", "GainEnergy", "MoveCards"),
            *("RemoveFromDeck", "SettleCard", "UpgradeCards"),
        )
    },
    "components.prefabs": {"components.deck.prefabs": ("CardPrefab",)},
    "components.run_prefabs": {"components.deck.prefabs": ("Prices",)},
    "systems.combat.setup": {"systems.deck.setup": ("deal_deck", "meet")},
    "systems.combat.sources": {"systems.deck.sources": ("combat_sources",)},
    "systems.combat.turns": {
        "systems.deck.energy": ("SetEnergy", "turn_energy"),
        "systems.deck.turns": ("DrawHand", "EmptyHand"),
    },
    "systems.resolve.commits": {"systems.deck.energy": ("CommitEnergy",)},
    "systems.run.gains": {"systems.deck.gains": ("gain_card", "remove_card", "upgrade_card")},
    "systems.run.pools": {
        "systems.deck.pools": (
            *("cards_of_type", "class_cards", "colorless_cards", "curses", "curses_bound"),
            *("nothing_to_remove", "removable", "upgradable"),
        )
    },
}
"""What modules that are still there had in 0.1.0, by the module that has it now."""

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
    for former, moved in MOVED.items():
        for now, names in moved.items():
            for name in names:
                setattr(import_module(former), name, getattr(import_module(now), name))
