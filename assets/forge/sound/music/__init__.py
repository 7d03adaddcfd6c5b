"""Music: seven pieces on one theme, played, mixed, levelled and written as loops."""

from assets.forge.sound.clock import RATE
from assets.forge.sound.levels import loop_to
from assets.forge.sound.mixing import layers, level
from assets.forge.sound.music.boss import boss
from assets.forge.sound.music.combat import combat
from assets.forge.sound.music.ends import defeat, victory
from assets.forge.sound.music.map import travel
from assets.forge.sound.music.shop import shop
from assets.forge.sound.music.title import title
from assets.forge.sound.vorbis import write_loops

PIECES = {
    "title": title,
    "map": travel,
    "combat": combat,
    "boss": boss,
    "shop": shop,
    "victory": victory,
    "defeat": defeat,
}
LOUDNESS = -18.0
"""LUFS of each piece, all its layers together."""
QUALITY = 3


def make(name, folder):
    """Make a piece into `folder`; return its files by layer, and its length in seconds."""
    piece = PIECES[name]()
    mixed = level(layers(piece), LOUDNESS)
    if len(mixed) == 1:
        mixed = {"all": loop_to(*mixed.values(), LOUDNESS)}
    paths = {layer: folder / (f"{name}.ogg" if len(mixed) == 1 else f"{name}_{layer}.ogg") for layer in mixed}
    write_loops({paths[layer]: loop for layer, loop in mixed.items()}, QUALITY)
    return {layer: path.name for layer, path in paths.items()}, piece.samples / RATE
