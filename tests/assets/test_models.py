"""Every enemy of the prefabs has a model that the engine loads and moves, as `assets/models/models.json` promises."""

import json
from pathlib import Path

import pytest
import yaml
from panda3d import core
from PIL import Image

from shadows.view.stage.creature import build

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "assets" / "models"
ENTRIES = json.loads((MODELS / "models.json").read_text(encoding="utf-8"))
CATALOGUE = {name: entry for name, entry in ENTRIES.items() if "like" not in entry}
"""Those that have a model of their own."""
MOTIONS = {"idle", "attack", "hit", "defend", "cast", "death"}
PICTURES = ("colour", "emission", "normal")


def foes():
    """Every enemy's page in the prefabs of both games, by its id."""
    found = {}
    for page in sorted((ROOT / "prefabs").glob("*/enemies/*.yaml")):
        found |= yaml.safe_load(page.read_text(encoding="utf-8"))
    return found


def loaded(name):
    """The model's root node and its motions by name."""
    path = core.Filename.from_os_specific(str(MODELS / name / f"{name}.bam"))
    root = core.NodePath(core.Loader.get_global_ptr().load_sync(path))
    controls = core.AnimControlCollection()
    core.auto_bind(root.node(), controls, ~0)
    return root, {controls.get_anim_name(i): controls.get_anim(i) for i in range(controls.get_num_anims())}


def tables(group):
    """Every table of numbers of a motion, of all joints."""
    for child in group.children:
        if isinstance(child, core.AnimChannelMatrixXfmTable):
            yield from (list(child.get_table(letter)) for letter in "xyzhpr")
        yield from tables(child)


def places(character, control, frame):
    """Where all joints are at a frame of a motion."""
    control.pose(frame)
    character.force_update()
    bundle, found = character.get_bundle(0), []

    def gather(group):
        for child in group.children:
            if isinstance(child, core.CharacterJoint):
                matrix = core.LMatrix4()
                child.get_net_transform(matrix)
                found.append(matrix)
            gather(child)

    gather(bundle)
    return found


def test_every_enemy_has_a_model_and_every_model_an_enemy():
    assert sorted(ENTRIES) == sorted(foes())


@pytest.mark.parametrize("name", sorted(ENTRIES.keys() - CATALOGUE.keys()))
def test_who_looks_like_another_looks_like_one_that_has_a_model(name):
    assert ENTRIES[name]["like"] in CATALOGUE
    assert build(name) is not None


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_model_has_its_motions_and_their_lengths(name):
    _, motions = loaded(name)
    assert set(motions) == set(CATALOGUE[name]["motions"]) == MOTIONS
    for motion, seconds in CATALOGUE[name]["motions"].items():
        assert (motions[motion].get_num_frames() - 1) / 30 == pytest.approx(seconds, abs=0.001)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_motion_moves_the_body_and_idle_ends_where_it_began(name):
    root, motions = loaded(name)
    character = root.find("**/+Character").node()
    for motion, control in motions.items():
        middle = control.get_num_frames() // 3
        assert places(character, control, 0) != places(character, control, middle), motion
    for numbers in tables(motions["idle"].get_anim()):
        assert not numbers or numbers[0] == pytest.approx(numbers[-1], abs=1e-3)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_blow_lands_within_the_attack(name):
    entry = CATALOGUE[name]
    assert 0.2 < entry["strike"] < entry["motions"]["attack"]


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_model_is_light_and_its_three_pictures_lie_beside_it(name):
    root, _ = loaded(name)
    pictures = {texture.get_name(): texture for texture in root.find_all_textures()}
    assert set(pictures) == set(PICTURES)
    for picture in PICTURES:
        path = MODELS / name / f"{picture}.jpg"
        assert Path(pictures[picture].get_fullpath().to_os_specific()).resolve() == path
        with Image.open(path) as image:
            assert image.size == (512, 512)
    assert root.get_tight_bounds()[1].z <= 3.1
    for part in CATALOGUE[name]["wrath_parts"]:
        root.find(f"**/{part}").remove_node()
    low, high = root.get_tight_bounds()
    assert CATALOGUE[name]["height"] == pytest.approx(high.z, abs=0.25)
    assert high.z <= 3.0
    assert low.z > -0.4
    assert CATALOGUE[name]["triangles"] <= (13000 if CATALOGUE[name]["wrath_parts"] else 11000)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_second_phase_has_a_light_and_parts_of_its_own(name):
    entry, root = CATALOGUE[name], loaded(name)[0]
    two = len(foes()[name].get("phases", ())) > 1
    assert (entry["wrath"] is not None) == bool(entry["wrath_parts"]) == two
    for part in entry["wrath_parts"]:
        geometry = root.find(f"**/{part}").node().get_geom(0)
        assert geometry.get_primitive(0).get_num_faces() > 500, part
