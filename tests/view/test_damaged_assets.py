"""Damaged pictures, places, models, sounds and tables of a mod: the window goes on without them, and tells of them."""

import json
from pathlib import Path
from shutil import copyfile

import pytest

from shadows import sandbox
from shadows.mods.models import refused
from shadows.view.deck.combat import Combat
from shadows.view.engine import assets
from shadows.view.menu.mods import ModsScene
from shadows.view.stage.creature import Creature
from tests.mods.mutants import mutants
from tests.view.fights import Open, enter

MODEL = Path(assets.__file__).parents[3] / "assets" / "models" / "rat_swarm" / "rat_swarm.bam"
FIRST_CHAMBER = "D"
"""A seed whose fight is in the chamber that gives its act its name."""

TABLE = {"height": 1.0, "width": 1.2, "motions": {"idle": 2.0, "attack": 1.0}}


@pytest.fixture
def frost(tmp_path: Path):
    """The assets of a mod whose enemy is called as one of the game."""
    folder = tmp_path / "frost" / "assets"
    folder.mkdir(parents=True)
    yield folder
    assets.use({})


def put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def table(folder: Path, **entry: object) -> None:
    put(folder / "models" / "models.json", json.dumps({"rat_swarm": {**TABLE, **entry}}).encode())


def rats(opened: Open, folder: Path) -> Combat:
    window = opened()
    assets.use({"frost": folder})
    return enter(window, sandbox(hand=["strike"], foes=["rat_swarm"]))


def seen(combat: Combat) -> Creature:
    (creature,) = combat.lineup.creatures.values()
    return creature


def test_a_model_of_a_mod_given_by_a_relative_path_is_seen(opened: Open, frost: Path, monkeypatch) -> None:
    """The tutorial does so: `--mods examples/mods/frost`."""
    monkeypatch.chdir(frost.parents[1])
    (frost / "models" / "rat_swarm").mkdir(parents=True)
    copyfile(MODEL, frost / "models" / "rat_swarm" / "rat_swarm.bam")
    table(frost)
    combat = rats(opened, Path("frost", "assets"))
    assert assets.model("rat_swarm") == frost / "models" / "rat_swarm" / "rat_swarm.bam"
    assert seen(combat).play("attack") == 1.0
    assert assets.damaged("frost") == []


def test_damaged_files_are_told_of_in_the_mods_problems_and_the_games_own_stand_in(opened: Open, home: Path) -> None:
    mod = home / "mods" / "frost"
    put(mod / "mod.yaml", b"{id: frost, name: Frost, version: 1.0.0}")
    files = ["cards/art/strike.webp", "icons/block.png", "models/rat_swarm/rat_swarm.bam", "places/crypts.npz"]
    files += ["looks/terms.json", "places/crypts.json", "fonts/Cinzel-700.ttf"]
    for file in files:
        put(mod / "assets" / file, b"nonsense")
    table(mod / "assets")
    from shadows.mods.loading import load_mods

    window = opened()
    game = window.game
    game.play_with(load_mods())
    combat = enter(window, sandbox(hand=["strike"], foes=["rat_swarm"], seed=FIRST_CHAMBER))
    window.step(3)
    assert assets.model("rat_swarm") == MODEL
    assert seen(combat).play("attack") == 1.0
    assert assets.table("looks", "terms.json")
    window.navigation.go(lambda: ModsScene(game, window.navigation))
    (shown,) = game.scene._mods
    told = sorted(problem.file.rpartition("assets/")[2] for problem in shown.problems)
    assert told == sorted(files[:-1])  # letters are the game's own


ENTRIES = (
    {"like": []},
    {"like": {"a": 1}},
    {"like": "../../x"},
    {"height": -1},
    {"height": 1e308},
    {"glow": "blue"},
    {"wrath": "nothing"},
    {"wrath": "#ff0000", "wrath_parts": ["**/["]},
    {"wrath": "#ff0000", "wrath_parts": ["gone"]},
    {"motions": {"idle": -5}},
    {"motions": {"gone": 1.0}},
    {"tint": 3},
    [],
    "rat",
)


def test_what_a_mod_says_of_a_model_never_ends_the_fight(opened: Open, frost: Path) -> None:
    (frost / "models" / "rat_swarm").mkdir(parents=True)
    copyfile(MODEL, frost / "models" / "rat_swarm" / "rat_swarm.bam")
    window = opened()
    stage = enter(window, sandbox(hand=["strike"], foes=["zombie_brute"])).stage
    for entry in ENTRIES:
        said = {**TABLE, **entry} if isinstance(entry, dict) else entry
        put(frost / "models" / "models.json", json.dumps({"rat_swarm": said}).encode())
        assets.use({"frost": frost})
        creature = Creature(stage, "rat_swarm")
        creature.stand(0, 5)
        creature.play("gone")
        creature.enrage()
        window.step()
        creature.remove()


SOUNDS = (
    {"files": []},
    {"files": ["a.ogg"], "gain": -1},
    {"files": ["a\0b.ogg"]},
    {"files": ["x" * 999]},
    {"files": ["../../../crack.ogg"]},
    {"files": "a.ogg"},
)


@pytest.mark.parametrize("sound", SOUNDS)
def test_what_a_mod_says_of_a_sound_never_ends_the_game(frost: Path, sound) -> None:
    put(frost / "sounds" / "sounds.json", json.dumps({"effects": {"hit_light": sound}}).encode())
    assets.use({"frost": frost})
    entry = assets.table("sounds", "sounds.json")["effects"]["hit_light"]
    assert entry["files"]
    assert all(assets.sound(*file.split("/")) is None for file in entry["files"] if file.startswith("frost:"))


def test_pages_of_other_sizes_become_one_texture(frost: Path) -> None:
    """The surfaces of places are one texture of many pages."""
    from PIL import Image

    (frost / "places" / "textures").mkdir(parents=True)
    Image.new("RGB", (3, 5)).save(frost / "places" / "textures" / "floor_albedo.png")
    assets.use({"frost": frost})
    made = assets.layers("wall_albedo.png", "floor_albedo.png")
    assert made.get_z_size() == 2


def test_damaged_models_that_the_engine_reads_all_the_same_can_be_looked_at(opened: Open, frost: Path) -> None:
    """What passed the reading is drawn, with its motions."""
    (frost / "models" / "rat_swarm").mkdir(parents=True)
    file = frost / "models" / "rat_swarm" / "rat_swarm.bam"
    table(frost)
    paths = []
    for number, damaged in enumerate(mutants(MODEL.read_bytes(), 25)):
        paths.append(frost / f"{number}.bam")
        paths[-1].write_bytes(damaged)
    readable = [path for path in paths if path not in dict(refused(paths))]
    assert readable
    window = opened()
    stage = enter(window, sandbox(hand=["strike"], foes=["zombie_brute"])).stage
    for path in readable[:4]:
        copyfile(path, file)
        assets.use({"frost": frost})
        creature = Creature(stage, "rat_swarm")
        creature.stand(0, 5)
        creature.play("attack")
        window.step(2)
        creature.remove()
