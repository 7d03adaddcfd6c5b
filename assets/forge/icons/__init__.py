"""Icons of both games: statuses, intents, resources, map nodes, keywords, signs, relics, potions, what happens to dice
-> assets/icons/<id>.png."""

import zlib

from assets.forge import ASSETS
from assets.forge.icons.combat import COMBAT
from assets.forge.icons.dice.relics import RELICS as DICE_RELICS
from assets.forge.icons.dice.things import THINGS
from assets.forge.icons.engraving import engrave
from assets.forge.icons.journey import JOURNEY
from assets.forge.icons.potions import POTIONS
from assets.forge.icons.relics import RELICS
from assets.forge.icons.signs import SIGNS

DRAWINGS = {**COMBAT, **JOURNEY, **SIGNS, **RELICS, **POTIONS, **DICE_RELICS, **THINGS}


def build(only=()):
    """Engrave the icons named in `only`, all of them when empty."""
    folder = ASSETS / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for name in only or DRAWINGS:
        picture = engrave(DRAWINGS[name], seed=zlib.crc32(name.encode()))
        picture.save(folder / f"{name}.png", optimize=True)
