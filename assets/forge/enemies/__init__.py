"""The enemies: every creature of the game sculpted, painted, rigged and moved, by one recipe each.

A recipe (`bestiary/<id>.py`) shapes clay and plates, names their matter, joints and motions; `surface` makes meshes of
them, `skin` unwraps and bakes, `model` writes `assets/models/<id>/`. Space: metres, z up, facing -y, x to the
creature's left; every creature is modelled in its fighting stance.
"""

import json
from importlib import import_module

from assets.forge import ASSETS
from assets.forge.enemies.likenesses import LIKE

BESTIARY = (
    "skeleton_warrior", "zombie_brute", "dark_cultist", "rat_swarm", "tomb_guardian", "blood_witch", "lich_king",
    "skeleton_minion", "wraith", "corrupted_beast", "thorned_horror", "witch_doctor", "treant_protector",
    "plague_shaman", "plague_rat", "eldritch_treant", "hellhound", "shadow_demon", "infernal_imp", "abyssal_cultist",
    "flamespawn", "dread_knight", "archdemon", "shadow_thief",
)  # fmt: skip
"""Every creature, in the order in which one meets them."""

MODELS = ASSETS / "models"


def creature(name):
    """The creature of a recipe: pieces, joints, motions."""
    return import_module(f"assets.forge.enemies.bestiary.{name}").creature()


def build(names=()):
    """Make the named creatures, or all, and keep `models.json` in step with what is there."""
    from assets.forge.enemies.model import write

    catalogue = MODELS / "models.json"
    entries = json.loads(catalogue.read_text(encoding="utf-8")) if catalogue.exists() else {}
    for name in names or BESTIARY:
        entries[name] = write(name, creature(name), MODELS)
    ordered = {name: entries[name] for name in BESTIARY if name in entries}
    catalogue.write_text(json.dumps({**ordered, **LIKE}, indent=1) + "\n", encoding="utf-8")
