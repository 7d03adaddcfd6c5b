"""Music: pieces on one theme, each in one layer or in three that make a fight louder, written as loops."""

from assets.forge.sound.music import crypts, ends, map, places, shop, spire, title, woods

PIECES = {
    "title": title.title,
    "map": map.travel,
    "combat_crypts": crypts.combat,
    "combat_woods": woods.combat,
    "combat_spire": spire.combat,
    "boss_lich": crypts.lich,
    "boss_treant": woods.treant,
    "boss_demon": spire.demon,
    "shop": shop.shop,
    "rest": places.rest,
    "event": places.event,
    "victory": ends.victory,
    "defeat": ends.defeat,
}
"""The pieces by name."""
LAYERS = {"base": -24.0, "drive": -21.0, "danger": -18.0}
"""The layers of a fight in order: how loud each is, in LUFS, with all before it. The base is music by itself, the drive
is for hard fights, the danger for when it is a matter of life and death."""
LOUDNESS = -18.0
"""LUFS of a piece in one layer."""
QUALITY = {"boss_demon": 0.0}
"""The quality that a piece is coded in, where it is not the usual one: the longest is kept small."""
USUAL_QUALITY = 0.3
LETTERS = "C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"


def make(name, folder):
    """Make a piece into `folder`; return its files by layer, the piece itself, and the seconds that it is turned by."""
    from assets.forge.sound.mixing import layers, level
    from assets.forge.sound.vorbis import write_loops

    piece = PIECES[name]()
    mixed = layers(piece)
    if len(mixed) == 1:
        loops = level({"all": mixed[""]}, [LOUDNESS])
    else:
        loops = level({layer: mixed[layer] for layer in LAYERS}, LAYERS.values())
    paths = {layer: folder / (f"{name}.ogg" if len(loops) == 1 else f"{name}_{layer}.ogg") for layer in loops}
    write_loops({paths[layer]: loop for layer, loop in loops.items()}, QUALITY.get(name, USUAL_QUALITY))
    return {layer: path.name for layer, path in paths.items()}, piece
