"""Sound: effects, ambience and music -> assets/sounds/, with assets/sounds/sounds.json to find them by.

`sounds.json` has three groups, `effects`, `ambience` and `music`, each id with

- `files`, below assets/sounds. Of an effect, takes of which one is played at a time; of music and ambience, layers that
  are started together and loop together;
- `layers`, the names of the layers, of music and ambience alone; those of a fight are `base`, `drive` and `danger`;
- `seconds`, the length (of an effect, its longest take's), and `loop`;
- `gain`, what the player multiplies the volume by: 1 for all that is made here, which is levelled in the files;
- `tonic`, `tempo` in beats a minute and `sections`, the seconds that they begin on, of music alone;
- `shots`, of ambience alone: files that are heard over the bed now and then, in the mean within `gap` seconds;
- `every`, of effects alone: a second one sooner than this many seconds after the first is better left out.

An effect may also have

- `lead`, the seconds from its start until it sets in: what it goes with is meant to be seen then;
- `pitched`: it stands in D minor and is never to be played faster or slower, but for the tonic of the music;
- `bus`: `interface` for what answers the hand alone, else `effects`;
- `duck`, the dB by which music goes down under it.

A loop's file is the loop, whole: it is played to its last sample and goes on at its first. As it may begin in the echo
of its own end, fade it in over a few hundredths of a second when it is first started.
A player that streams may lose its last sample; one that decodes it whole loops it without fault.

Needs FluidSynth and the FluidR3 GM sound font (Debian's `fluidsynth` and `fluid-soundfont-gm`) for what is music.
"""

import json
from concurrent.futures import ProcessPoolExecutor

from assets.forge import ASSETS

SOUNDS = ASSETS / "sounds"
LIST = SOUNDS / "sounds.json"


def _effect(kind):
    from assets.forge.sound import effects
    from assets.forge.sound.clock import RATE

    recipe = effects.RECIPES[kind]
    made = effects.make(kind, SOUNDS / "effects")
    seconds = max(len(sound) for _, sound in made) / RATE
    files = [f"effects/{name}" for name, _ in made]
    entry = {"files": files, "seconds": round(seconds, 2), "loop": recipe.loop, "gain": 1.0, "every": recipe.every}
    told = {"lead": recipe.lead, "pitched": recipe.pitched, "duck": recipe.duck}
    if recipe.bus != "effects":
        told["bus"] = recipe.bus
    return entry | {word: value for word, value in told.items() if value}


def _bed(act):
    from assets.forge.sound import ambience
    from assets.forge.sound.clock import RATE

    name, sound = ambience.make(act, SOUNDS / "ambience")
    shots = [f"ambience/{shot}" for shot in ambience.make_shots(act, SOUNDS / "ambience")]
    bed = {"files": [f"ambience/{name}"], "layers": ["bed"], "seconds": len(sound) / RATE, "loop": True, "gain": 1.0}
    return bed | {"shots": shots, "gap": list(ambience.GAP)}


def _piece(name):
    from assets.forge.sound import music
    from assets.forge.sound.clock import RATE

    layers, piece = music.make(name, SOUNDS / "music")
    return {
        "files": [f"music/{file}" for file in layers.values()],
        "layers": list(layers),
        "seconds": round(piece.samples / RATE, 6),
        "loop": True,
        "gain": 1.0,
        "tonic": music.LETTERS[piece.tonic],
        "tempo": piece.tempo,
        "sections": [round(piece.seconds(start), 2) for start, _, _ in piece.sections.values()],
    }


def _all():
    """Every sound as (group, id, how it is made)."""
    from assets.forge.sound import ambience, effects, music

    groups = (("effects", effects.RECIPES, _effect), ("ambience", ambience.BEDS, _bed), ("music", music.PIECES, _piece))
    return [(group, name, make) for group, names, make in groups for name in names]


def build(only=()):
    """Make the sounds named in `only` (`music`, `effects/bleed`, …), all of them when empty, and list them."""
    known = _all()
    unknown = set(only) - {group for group, _, _ in known} - {f"{group}/{name}" for group, name, _ in known}
    if unknown:
        raise SystemExit(
            f"no sound called {', '.join(sorted(unknown))}; write a group, or group/name as in sounds.json"
        )
    wanted = [entry for entry in known if not only or entry[0] in only or f"{entry[0]}/{entry[1]}" in only]
    listed = json.loads(LIST.read_text(encoding="utf-8")) if only and LIST.exists() else {}
    with ProcessPoolExecutor(2) as workers:
        made = [(group, name, workers.submit(make, name)) for group, name, make in wanted]
        for group, name, entry in made:
            listed.setdefault(group, {})[name] = entry.result()
    ordered = {group: {name: listed[group][name] for g, name, _ in known if g == group} for group in listed}
    LIST.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
