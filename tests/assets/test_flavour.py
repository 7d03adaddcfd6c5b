"""What is listed for the eye and the ear is there, and belongs to something."""

import json
from pathlib import Path

import msgspec
import pytest

from shadows.content import load
from shadows.view import assets, flavour
from shadows.view.stage.kinds import BURSTS

HEROES, TERMS, ENEMIES = (assets.table("looks", f"{name}.json") for name in ("heroes", "terms", "enemies"))


def test_every_flavour_belongs_to_something_of_the_game() -> None:
    library = load()
    assert set(HEROES) - {"colorless"} == set(library.heroes)
    assert set(TERMS) <= set(library.statuses) | set(library.keywords)
    assert set(ENEMIES) <= set(library.enemies)


def test_every_flavour_can_be_read() -> None:
    for table, shape in ((HEROES, flavour.HeroFlavour), (TERMS, flavour.TermFlavour), (ENEMIES, flavour.EnemyFlavour)):
        for entry in table.values():
            assert msgspec.convert(entry, shape) != shape()


def test_every_hero_has_an_accent_of_its_own() -> None:
    colours = [flavour.hero(hero).colour for hero in load().heroes]
    assert len(set(colours)) == len(colours)
    assert flavour.HeroFlavour().colour not in colours


def test_the_particles_and_sounds_of_a_flavour_are_there() -> None:
    terms = [flavour.term(name) for name in TERMS]
    kinds = {kind for name in HEROES for kind in flavour.hero(name).strikes}
    kinds.update(kind for term in terms for kind in (*term.particles, term.arrives) if kind)
    assert kinds | set(flavour.DRY.values()) <= set(BURSTS)
    sounds = {term.sound for term in terms} - {""}
    assert sounds <= set(assets.table("sounds", "sounds.json")["effects"])


def test_what_is_not_listed_is_drawn_in_the_usual_way() -> None:
    assert flavour.hero("nobody") == flavour.HeroFlavour()
    assert flavour.term("nothing") == flavour.TermFlavour()
    assert flavour.flying(("blood", "flames"), "nobody") == ("blood", "flames")


def test_splinters_fly_off_the_bloodless() -> None:
    assert flavour.flying(("blood", "flames"), next(iter(ENEMIES))) == ("bones", "flames")


def test_a_mod_brings_flavours_of_its_own_and_a_wrong_one_is_drawn_in_the_usual_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    terms = {"frost": {"colour": "#aaddff", "particles": ["hex", "confetti"]}, "gale": {"colour": "light blue"}}
    (tmp_path / "looks").mkdir()
    (tmp_path / "looks" / "terms.json").write_text(json.dumps(terms), encoding="utf-8")
    assets.use({"ice": tmp_path})
    try:
        assert flavour.term("ice:frost").colour == "#aaddff"
        assert flavour.flying(flavour.term("ice:frost").particles, "nobody") == ("hex",)
        assert flavour.term("bleed").sound == "bleed"
        assert flavour.term("ice:gale") == flavour.TermFlavour()
        assert "looks of ice:gale" in caplog.text
    finally:
        assets.use({})


@pytest.mark.parametrize("mod", ["frost", "ashen_pilgrim"])
def test_the_flavours_of_the_example_mods_can_be_read(mod: str) -> None:
    folder = Path(__file__).parents[2] / "examples" / "mods" / mod / "assets"
    shapes = {"heroes": flavour.HeroFlavour, "terms": flavour.TermFlavour, "enemies": flavour.EnemyFlavour}
    found = sorted((folder / "looks").iterdir())
    assert found
    for file in found:
        for entry in json.loads(file.read_text(encoding="utf-8")).values():
            assert msgspec.convert(entry, shapes[file.stem]) != shapes[file.stem]()
