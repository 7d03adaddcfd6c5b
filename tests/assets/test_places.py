"""Every screen finds a place behind it; the places have the columns, lights and colours that the stage counts on."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import assets
from components.run_prefabs import Outcome
from shadows.games import load
from shadows.view.engine import assets as found
from shadows.view.engine.particle_kinds import STANDING
from shadows.view.stage import palettes
from shadows.view.stage.chamber import COLUMNS, LAYERS, chamber, setting
from shadows.view.stage.creature import build
from shadows.view.stage.palettes import like, palette
from shadows.view.stage.stage import ALIGHT

PLACES = Path(assets.__file__).parent / "places"
MESHES = sorted(file.stem for file in PLACES.glob("*.npz"))
COLOURS = sorted(file.stem for file in PLACES.glob("*.json"))
WIDTHS = {"pos": 3, "nrm": 3, "tan": 4, "uvw": 3, "tint": 4, "bake": 4, "vis": 4}
CHAMBERS = {act: sorted({setting(act, "normal", turn) for turn in range(12)}) for act in load().acts}
"""Where the usual fights of an act are fought."""
FIGHTS = [name for act in load().acts for name in (*CHAMBERS[act], f"{act}_elite", f"{act}_boss")]


@pytest.fixture(scope="module")
def meshes() -> dict[str, dict[str, np.ndarray]]:
    told = {}
    for name in MESHES:
        with np.load(PLACES / f"{name}.npz") as stored:
            told[name] = {column: stored[column].astype("f8") for column in stored.files}
    return told


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for `assets/`, with the colours of the default place in it."""
    (tmp_path / "places").mkdir()
    default = f"{palettes.DEFAULT}.json"
    (tmp_path / "places" / default).write_bytes((PLACES / default).read_bytes())
    monkeypatch.setattr(found, "path", tmp_path.joinpath)
    return tmp_path / "places"


def colours(folder: Path, place: str, **said: object) -> None:
    (folder / f"{place}.json").write_text(json.dumps(said), encoding="utf-8")


@pytest.mark.parametrize("act", load().acts)
@pytest.mark.parametrize("what", ["elite", "boss", "rest", "shop", "boss_relic", *load().events])
def test_what_happens_in_an_act_has_a_place_of_its_own(act, what):
    assert setting(act, what) in {f"{act}_{what}", what}


@pytest.mark.parametrize("act", [*load().acts, "title", "victory", "defeat"])
def test_each_act_the_title_and_both_ends_have_a_place_and_its_colours(act):
    assert (PLACES / f"{act}.npz").is_file()
    assert (PLACES / f"{act}.json").is_file()


def test_what_has_no_place_happens_in_the_acts_own():
    assert setting("crypts", "a_wedding") == "crypts"
    assert setting("crypts", "enemy") == "crypts"


@pytest.mark.parametrize("act", load().acts)
def test_the_usual_fights_of_an_act_have_four_chambers_that_take_turns(act):
    assert CHAMBERS[act] == [act, f"{act}_2", f"{act}_3", f"{act}_4"]
    seen = [setting(act, "normal", turn) for turn in range(9)]
    assert all(now != then for now, then in pairwise(seen))
    assert seen[:5] == seen[4:]


def test_a_place_with_one_chamber_has_it_at_every_turn():
    assert {setting("crypts", "boss", turn) for turn in range(5)} == {"crypts_boss"}
    assert {setting("nowhere", "normal", turn) for turn in range(5)} == {"nowhere"}


def test_a_place_that_is_like_another_has_its_mesh_in_colours_of_its_own(folder, monkeypatch):
    monkeypatch.setattr(found, "path", lambda *parts: (PLACES if parts[-1] == "crypts_2.npz" else folder) / parts[-1])
    colours(folder, "ice_2", like="crypts_2", exposure=1.5)
    colours(folder, "ice_3", exposure=2.0)
    assert [setting("ice", "normal", turn) for turn in range(3)] == ["ice", "ice_2", "ice"]
    chamber.cache_clear()
    ice, cistern = chamber("ice_2"), chamber("crypts_2")
    chamber.cache_clear()
    assert (ice.slots == cistern.slots).all()
    assert palette("ice_2").exposure == 1.5


def test_all_colours_belong_to_a_place():
    assert [name for name in COLOURS if name not in MESHES and like(name) not in MESHES] == []


@pytest.mark.parametrize("name", MESHES)
def test_a_mesh_has_its_columns_within_bounds(name, meshes):
    mesh = meshes[name]
    count = len(mesh["pos"])
    assert set(COLUMNS.values()) == set(WIDTHS)
    for column, width in WIDTHS.items():
        assert mesh[column].shape == (count, width), column
        assert np.isfinite(mesh[column]).all(), column
    assert count < 60_000
    assert mesh["idx"].shape[1] == 3
    assert mesh["idx"].max() < count
    assert np.abs(np.linalg.norm(mesh["nrm"], axis=1) - 1).max() < 0.03
    assert np.abs(np.linalg.norm(mesh["tan"][:, :3], axis=1) - 1).max() < 0.05
    assert set(np.unique(mesh["tan"][:, 3])) <= {-1, 1}
    assert set(np.unique(mesh["uvw"][:, 2])) <= set(range(len(LAYERS)))
    for column in ("bake", "vis"):
        assert mesh[column].min() >= 0, column
        assert mesh[column].max() <= 1, column


@pytest.mark.parametrize("name", MESHES)
def test_a_place_has_four_lights_and_its_key_is_a_cone(name, meshes):
    mesh = meshes[name]
    assert mesh["slots"].shape == (4, 4)
    assert (mesh["slots"][:, 3] > 0).all()
    edge, core = mesh["key"][3:]
    assert mesh["key"].shape == (5,)
    assert 0 < edge < core < 1


@pytest.mark.parametrize("name", MESHES)
def test_every_light_of_a_place_falls_on_something(name, meshes):
    """Seen within its reach: a slot in a wall would light nothing."""
    mesh = meshes[name]
    for slot, (*at, radius) in enumerate(mesh["slots"]):
        near = np.linalg.norm(mesh["pos"] - at, axis=1) < radius
        assert (mesh["vis"][near, slot] > 0.5).mean() > 0.1, slot


@pytest.mark.parametrize("name", MESHES)
def test_what_burns_in_a_place_is_a_kind_of_particle(name, meshes):
    marks = set(meshes[name]) - set(WIDTHS) - {"idx", "slots", "key"}
    for mark in marks:
        assert meshes[name][mark].shape[1] == 3
        assert set(ALIGHT.get(mark, (mark,))) <= set(STANDING), mark


@pytest.mark.parametrize("name", FIGHTS)
def test_nothing_stands_where_enemies_stand(name, meshes):
    """In a column before the player, from the knees up."""
    x, y, z = meshes[name]["pos"].T
    assert not ((np.abs(x) < 1.9) & (y > 0.45) & (y < 2.6) & (z > 4.4) & (z < 7.2)).any()


@pytest.mark.parametrize("name", COLOURS)
def test_the_colours_of_a_place_are_sound(name, caplog):
    made = palette(name)
    assert caplog.records == []
    assert set(made.particles) <= set(STANDING)
    for figure in made.figures:
        assert (PLACES.parent / "models" / figure.model).is_dir()


def test_a_figure_answers_what_can_come_of_a_decision_with_motions_that_it_has():
    figures = [figure for place in COLOURS for figure in palette(place).figures if figure.gestures]
    assert figures
    for figure in figures:
        assert set(figure.gestures) <= set(Outcome.__struct_fields__), figure.model
        assert set(figure.gestures.values()) <= set(build(figure.model).motions), figure.model


def test_a_place_without_colours_takes_those_of_its_act():
    assert palette("a_wedding", "blighted_woods") == palette("blighted_woods")
    assert palette("a_wedding", "blighted_woods") != palette("a_wedding", "crypts")


def test_a_place_says_only_what_differs_from_the_one_that_it_is_like(folder):
    colours(folder, "ice", like="crypts", exposure=1.5, fog=[0.1, 0.2, 0.3])
    colours(folder, "cave", like="ice", exposure=2.0)
    cave, crypts = palette("cave"), palette("crypts")
    assert (cave.exposure, cave.fog) == (2.0, (0.1, 0.2, 0.3))
    assert cave.lights == crypts.lights


def test_two_places_that_are_like_each_other_end_at_the_default(folder):
    colours(folder, "one", like="other", exposure=1.5)
    colours(folder, "other", like="one")
    assert palette("one").exposure == 1.5
    assert palette("one").lights == palette("crypts").lights


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"fog": "grey"}, "Expected `array`, got `str` - at `$.fog`"),
        ({"fgo": [0, 0, 0]}, "Object contains unknown field `fgo`"),
        ({"sheets": [{"kind": "sun", "at": [0, 0, 0], "colour": [1, 1, 1]}]}, "Invalid enum value 'sun'"),
        ({"particles": ["hail"]}, "unknown particles 'hail'; there are: fire, "),
        ({"pitch": 60}, "Expected `float` <= 15.0 - at `$.pitch`"),
    ],
)
def test_colours_that_are_wrong_are_told_and_left_out(said, told, folder, caplog):
    colours(folder, "ice", exposure=1.5, **said)
    assert palette("ice") == palette("crypts")
    assert "places/ice.json is left out: " in caplog.messages[0]
    assert told in caplog.messages[0]


@pytest.fixture
def ice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the mesh of a place lies that is no part of the game."""
    own, file = found.path, tmp_path / "ice.npz"
    monkeypatch.setattr(found, "path", lambda *parts: file if file.name in parts else own(*parts))
    chamber.cache_clear()
    yield file
    chamber.cache_clear()


@pytest.mark.parametrize("content", [b"nonsense", b"", b"PK\x03\x04 nonsense"])
def test_a_mesh_that_is_no_mesh_is_told_and_the_default_stands_in(content, ice, caplog):
    ice.write_bytes(content)
    assert (chamber("ice").slots == chamber("crypts").slots).all()
    assert caplog.messages == [f"{ice} is left out: it is damaged, or no archive of arrays"]


def test_a_mesh_that_lacks_something_is_told_and_the_default_stands_in(ice, caplog):
    np.savez(ice, pos=np.zeros((3, 3)), idx=np.array([[0, 1, 2]]))
    assert (chamber("ice").slots == chamber("crypts").slots).all()
    assert caplog.messages == [f"{ice} is left out: it has no nrm, tan, uvw, tint, bake, vis, slots, key"]


def test_a_place_that_is_missing_is_the_default_without_a_word(ice, caplog):
    assert (chamber("ice").slots == chamber("crypts").slots).all()
    assert caplog.messages == []


def test_colours_that_are_no_json_are_told_and_left_out(folder, caplog):
    (folder / "ice.json").write_text("{fog:", encoding="utf-8")
    assert palette("ice") == palette("crypts")
    assert "places/ice.json is left out: it is no table in JSON" in caplog.messages[0]


def test_the_places_together_stay_small():
    assert sum(file.stat().st_size for file in PLACES.rglob("*.*") if file.is_file()) < 33_000_000
