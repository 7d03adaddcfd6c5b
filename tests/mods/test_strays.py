"""Files of a mod that no one reads are told, with where they belong or what they should be called."""

from pathlib import Path

import pytest

from shadows.mods.checking import check_mods
from tests.mods.conftest import CARD


@pytest.fixture
def told(mod):
    """What is said about a mod with a card `ice` and these files, none of which is a problem of the card."""

    def check(*files: str) -> list[str]:
        folder: Path = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
        for file in files:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(b"")
        start, said = "player/mods/frost/", ("without a picture", "it is damaged", "it is no table")
        found = [one for one in check_mods([folder]) if not one.message.startswith(said[1:])]
        return [str(one).removeprefix(start) for one in found if said[0] not in one.message]

    return check


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("cards/more.yaml", "cards:1:1: warning: the folder is not read here — move it to prefabs/cards"),
        (
            "prefabs/cards/snow.yaml.txt",
            "prefabs/cards/snow.yaml.txt:1:1: warning: the file is not read: prefabs are .yaml files — call it snow.yaml",
        ),
        (
            "assets/cards/art/ice.png",
            "assets/cards/art/ice.png:1:1: warning: the file is not read: .webp files are read here — make it ice.webp",
        ),
        (
            "assets/cards/art/icee.webp",
            "assets/cards/art/icee.webp:1:1: hint: nothing is called so — did you mean 'ice'?",
        ),
        ("assets/places/nowhere.npz", "assets/places/nowhere.npz:1:1: hint: nothing is called so"),
    ],
)
def test_what_no_one_reads_is_told(told, file, message):
    assert told(file) == [message]


@pytest.mark.parametrize(
    "file",
    [
        "assets/cards/art/ice.webp",
        "assets/cards/art/defend.webp",
        "assets/icons/weak.png",
        "assets/places/crypts_boss.npz",
        "assets/places/crypts_boss.json",
        "assets/icons/.thumbs",
        "prefabs/cards/README.md",
        "prefabs/cards/.snow.yaml.swp",
        "notes/cards.txt",
    ],
)
def test_what_has_its_place_is_not(told, file):
    assert told(file) == []
