"""Pictures, models and sounds of mods are found in their folders; what is missing or broken has a stand-in."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from shadows.view.engine import assets
from shadows.view.engine.placeholders import ICON, stand_in


@pytest.fixture
def frost(tmp_path: Path) -> Iterator[Path]:
    """The assets of a mod that is played with."""
    folder = tmp_path / "frost" / "assets"
    folder.mkdir(parents=True)
    assets.use({"frost": folder})
    yield folder
    assets.use({})


def write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content), encoding="utf-8")


def test_what_is_of_a_mod_lies_in_its_folder_in_the_same_place(frost: Path) -> None:
    assert assets.path("cards", "art", "frost:ice.webp") == frost / "cards" / "art" / "ice.webp"
    assert assets.path("models", "frost:golem", "frost:golem.bam") == frost / "models" / "golem" / "golem.bam"
    assert assets.path("icons", "bleed.png").is_file()
    assert assets.path("places", "crypts_frost:well.npz").exists() is False


def test_a_mod_that_is_not_played_with_has_nothing(frost: Path) -> None:
    assert not assets.path("icons", "snow:bleed.png").exists()
    assert not assets.has_icon("snow:bleed")


def test_a_picture_of_a_mod_is_seen_and_a_broken_one_is_stood_in_for(frost: Path) -> None:
    (frost / "icons").mkdir()
    Image.new("RGBA", (3, 3), (1, 2, 3, 255)).save(frost / "icons" / "rime.png")
    (frost / "icons" / "sleet.png").write_bytes(b"no picture")
    assert assets.image("icons", "frost:rime.png").getpixel((0, 0)) == (1, 2, 3, 255)
    assert assets.image("icons", "frost:sleet.png").size == (ICON, ICON)


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
@pytest.mark.parametrize("where", ["icons/bleed.png", "icons"])
def test_a_link_out_of_the_folder_leads_nowhere(frost: Path, tmp_path: Path, where: str) -> None:
    secret = tmp_path / "secret"
    secret.mkdir()
    Image.new("RGBA", (3, 3)).save(secret / "bleed.png")
    link = frost / where
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(secret / "bleed.png" if where.endswith(".png") else secret)
    assert not assets.has_icon("frost:bleed")
    assert frost not in assets.path("icons", "bleed.png").parents


@pytest.mark.parametrize("part", ["frost:../../secret.png", "frost:/etc/passwd"])
def test_no_name_leads_out_of_the_folder(frost: Path, tmp_path: Path, part: str) -> None:
    (tmp_path / "secret.png").write_bytes(b"")
    assert not assets.path("icons", part).exists()


def test_tables_of_mods_are_read_under_their_ids(frost: Path) -> None:
    write(frost / "models" / "models.json", {"golem": {"height": 2}})
    write(frost / "sounds" / "sounds.json", {"ambience": {"glacier": {"files": ["ambience/wind.ogg"]}, "bad": 3}})
    assets.use({"frost": frost})
    models = assets.table("models", "models.json")
    assert models["frost:golem"] == {"height": 2}
    assert "lich_king" in models
    ambience = assets.table("sounds", "sounds.json")["ambience"]
    assert ambience["frost:glacier"]["files"] == ["frost:ambience/wind.ogg"]
    assert {"crypts", "frost:glacier"} <= set(ambience)
    assert "frost:bad" not in ambience


@pytest.mark.parametrize("file", ["cards/art/defend.webp", "icons/bleed.png", "places/crypts_boss.npz", "ui/panel.png"])
def test_a_file_of_a_mod_wins_over_that_of_the_game_of_the_same_name(frost: Path, file: str) -> None:
    parts = file.split("/")
    assert frost not in assets.path(*parts).parents
    (frost / file).parent.mkdir(parents=True)
    (frost / file).write_bytes(b"")
    assert assets.path(*parts) == frost / file


def test_of_two_mods_the_one_that_acts_later_wins(frost: Path, tmp_path: Path) -> None:
    snow = tmp_path / "snow" / "assets"
    for folder in (frost, snow):
        (folder / "icons").mkdir(parents=True)
        (folder / "icons" / "bleed.png").write_bytes(b"")
    assets.use({"frost": frost, "snow": snow})
    assert assets.path("icons", "bleed.png") == snow / "icons" / "bleed.png"
    assets.use({"snow": snow, "frost": frost})
    assert assets.path("icons", "bleed.png") == frost / "icons" / "bleed.png"


def test_what_a_mod_has_of_its_own_by_the_same_name_leaves_the_games_alone(frost: Path) -> None:
    for name in ("bleed.png", "crypts_boss.png", "weak.png"):
        (frost / "icons").mkdir(exist_ok=True)
        (frost / "icons" / name).write_bytes(b"")
    write(frost / "looks" / "terms.json", {"bleed": {"colour": "#ffffff"}, "weak": {"colour": "#123456"}})
    assets.use({"frost": frost}, ["frost:bleed", "frost:crypts", "strike"])
    for name in ("bleed.png", "crypts_boss.png"):
        assert frost not in assets.path("icons", name).parents
    assert assets.path("icons", "weak.png") == frost / "icons" / "weak.png"
    assert assets.path("icons", "frost:bleed.png") == frost / "icons" / "bleed.png"
    terms = assets.table("looks", "terms.json")
    assert (terms["bleed"]["colour"], terms["weak"]["colour"]) == ("#ff5d62", "#123456")
    assert terms["frost:bleed"]["colour"] == "#ffffff"


def test_a_name_with_the_id_of_a_mod_inside_is_of_the_mod(frost: Path, tmp_path: Path) -> None:
    assert assets.path("ui", "map_frost:halls.webp") == frost / "ui" / "map_halls.webp"
    assert assets.path("cards", "frames", "attack_frost:hermit.png") == frost / "cards" / "frames" / "attack_hermit.png"
    black = tmp_path / "black_frost" / "assets"
    assets.use({"frost": frost, "black_frost": black})
    assert assets.path("ui", "map_black_frost:halls.webp") == black / "ui" / "map_halls.webp"


def test_a_mod_changes_colours_models_and_sounds_of_the_game(frost: Path) -> None:
    write(frost / "models" / "models.json", {"lich_king": {"height": 4}})
    write(
        frost / "sounds" / "sounds.json",
        {"effects": {"hit_light": {"files": ["effects/crack.ogg"]}, "bad": {"files": ["a.ogg"], "gain": "loud"}}},
    )
    write(frost / "ui" / "skins.json", {"panel": 3})
    assets.use({"frost": frost})
    assert assets.table("models", "models.json")["lich_king"] == {"height": 4}
    effects = assets.sounds()["effects"]
    assert effects["hit_light"] == assets.Sound(("frost:effects/crack.ogg",))
    assert "frost:bad" not in effects
    assert assets.table("ui", "skins.json")["panel"] != 3
    assets.use({})
    assert assets.table("models", "models.json")["lich_king"]["height"] != 4


@pytest.mark.parametrize("content", ["", "{", "[]", "[" * 9999])
def test_a_broken_table_of_a_mod_is_as_good_as_none(frost: Path, content: str) -> None:
    (frost / "models").mkdir()
    (frost / "models" / "models.json").write_text(content, encoding="utf-8")
    assets.use({"frost": frost})
    assert [name for name in assets.table("models", "models.json") if ":" in name] == []


def test_stand_ins_are_the_same_every_time_and_others_for_others() -> None:
    first = stand_in(("cards", "art", "frost:ice.webp"))
    assert first.tobytes() == stand_in(("cards", "art", "ice.webp")).tobytes()
    assert first.tobytes() != stand_in(("cards", "art", "snow.webp")).tobytes()
    assert first.size == assets.image("cards", "art", "strike.webp").size
    assert stand_in(("icons", "rime.png")).size == assets.image("icons", "bleed.png").size
