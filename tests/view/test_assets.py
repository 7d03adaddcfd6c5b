"""Pictures, models and sounds of mods are found in their folders; what is missing or broken has a stand-in."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from shadows.view import assets
from shadows.view.stand_ins import ICON, stand_in


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
