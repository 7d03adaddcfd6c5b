"""What is listed for the eye and the ear is there, and belongs to something."""

import json
from pathlib import Path

import msgspec
import pytest

from shadows.games import NAMES, known, load
from shadows.view.engine import assets, cosmetics
from shadows.view.engine.particle_kinds import BURSTS

HEROES, TERMS, ENEMIES, ACTS, NODES = (
    assets.table("looks", f"{name}.json") for name in ("heroes", "terms", "enemies", "acts", "nodes")
)


def test_every_flavour_belongs_to_something_of_the_game() -> None:
    every = [load(game=name) for name in NAMES]
    assert set(HEROES) - {"colorless"} == {hero for one in every for hero in one.heroes}
    assert set(TERMS) <= {term for one in every for term in (*one.statuses, *one.keywords)}
    assert set(ENEMIES) <= {enemy for one in every for enemy in one.enemies}
    assert set(NODES) <= {kind for name in NAMES for kind in known(name).ruleset.nodes}
    assert set(ACTS) == {cosmetics.ANYWHERE, *(act for one in every for act in one.acts)}


def test_every_flavour_can_be_read() -> None:
    for table, shape in (
        (HEROES, cosmetics.HeroCosmetics),
        (TERMS, cosmetics.TermCosmetics),
        (ENEMIES, cosmetics.EnemyCosmetics),
        (ACTS, cosmetics.ActCosmetics),
        (NODES, cosmetics.NodeCosmetics),
    ):
        for entry in table.values():
            assert msgspec.convert(entry, shape) != shape()


def test_every_hero_has_an_accent_of_its_own() -> None:
    colours = [cosmetics.hero(hero).colour for hero in load().heroes]
    assert len(set(colours)) == len(colours)
    assert cosmetics.HeroCosmetics().colour not in colours


def test_the_particles_and_sounds_of_a_flavour_are_there() -> None:
    terms = [cosmetics.term(name) for name in TERMS]
    kinds = {kind for name in HEROES for kind in cosmetics.hero(name).strikes}
    kinds.update(kind for term in terms for kind in (*term.particles, term.arrives) if kind)
    assert kinds | set(cosmetics.DRY.values()) <= set(BURSTS)
    sounds = {term.sound for term in terms} - {""}
    assert sounds <= set(assets.table("sounds", "sounds.json")["effects"])


def test_what_is_not_listed_is_drawn_in_the_usual_way() -> None:
    assert cosmetics.hero("nobody") == cosmetics.HeroCosmetics()
    assert cosmetics.term("nothing") == cosmetics.TermCosmetics()
    assert cosmetics.flying(("blood", "flames"), "nobody") == ("blood", "flames")


def test_splinters_fly_off_the_bloodless() -> None:
    assert cosmetics.flying(("blood", "flames"), "skeleton_warrior") == ("bones", "flames")


def test_every_enemy_has_a_voice_and_every_hero_a_weapon() -> None:
    library = load()
    assert [name for name in library.enemies if cosmetics.enemy(name).voice is None] == []
    assert [name for name in library.heroes if cosmetics.hero(name).weapon is None] == []


def test_a_mod_brings_flavours_of_its_own_and_a_wrong_one_is_drawn_in_the_usual_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    terms = {"frost": {"colour": "#aaddff", "particles": ["hex", "confetti"]}, "gale": {"colour": "light blue"}}
    (tmp_path / "looks").mkdir()
    (tmp_path / "looks" / "terms.json").write_text(json.dumps(terms), encoding="utf-8")
    assets.use({"ice": tmp_path})
    try:
        assert cosmetics.term("ice:frost").colour == "#aaddff"
        assert cosmetics.flying(cosmetics.term("ice:frost").particles, "nobody") == ("hex",)
        assert cosmetics.term("bleed").sound == "bleed"
        assert cosmetics.term("ice:gale") == cosmetics.TermCosmetics()
        assert "looks of ice:gale" in caplog.text
    finally:
        assets.use({})


@pytest.mark.parametrize("mod", ["frost", "ashen_pilgrim"])
def test_the_flavours_of_the_example_mods_can_be_read(mod: str) -> None:
    folder = Path(__file__).parents[2] / "examples" / "mods" / mod / "assets"
    shapes = {"heroes": cosmetics.HeroCosmetics, "terms": cosmetics.TermCosmetics, "enemies": cosmetics.EnemyCosmetics}
    found = sorted((folder / "looks").iterdir())
    assert found
    for file in found:
        for entry in json.loads(file.read_text(encoding="utf-8")).values():
            assert msgspec.convert(entry, shapes[file.stem]) != shapes[file.stem]()
