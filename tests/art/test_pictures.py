"""All content finds its pictures, and the pictures have the measures that the window counts on."""

import json
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

import assets
from components.dice.dice import ElementName, InterferenceName
from shadows.games import load
from systems.deck.order import DECK
from systems.dice.order import DICE

ASSETS = Path(assets.__file__).parent
CARDS = ASSETS / "cards"
LAYOUT = json.loads((CARDS / "layout.json").read_text(encoding="utf-8"))
SKINS = json.loads((ASSETS / "ui" / "skins.json").read_text(encoding="utf-8"))
ICONS = sorted((ASSETS / "icons").glob("*.png"))
THEMES = ("blood_reaper", "shadowmancer", "hellforged", "colorless")
INTENTS = ("attack", "defend", "buff", "debuff", "summon", "heal", "unknown")


def missing(ids, folder, kind):
    return [name for name in ids if not (ASSETS / folder / f"{name}.{kind}").is_file()]


def test_every_card_has_an_illustration_which_its_upgraded_form_shares():
    cards = {card.removesuffix("+") for card in load().cards}
    assert missing(sorted(cards), "cards/art", "webp") == []


def test_every_card_type_has_a_frame_in_every_theme():
    frames = [f"{card.type}_{theme}" for card in load().cards.values() for theme in THEMES]
    assert missing(frames, "cards/frames", "png") == []


def test_every_rarity_has_a_gem_and_every_theme_an_orb():
    assert missing([card.rarity for card in load().cards.values()], "cards/gems", "png") == []
    assert missing(THEMES, "cards/orbs", "png") == []


@pytest.mark.parametrize("game", ["deck", "dice"])
@pytest.mark.parametrize("kind", ["statuses", "relics", "potions", "heroes", "actions"])
def test_everything_a_player_owns_or_suffers_has_an_icon(game, kind):
    assert missing(getattr(load(game=game), kind), "icons", "png") == []


def test_every_intent_node_and_energy_has_an_icon():
    assert missing([f"intent_{intent}" for intent in INTENTS], "icons", "png") == []
    assert missing([f"map_{node}" for node in (*DECK.nodes, *DICE.nodes)], "icons", "png") == []
    assert missing([f"energy_{hero}" for hero in load().heroes], "icons", "png") == []


def test_all_that_dice_bring_about_and_all_that_befalls_them_has_an_icon():
    assert missing(get_args(ElementName), "icons", "png") == []
    assert missing(get_args(InterferenceName), "icons", "png") == []
    assert missing(load(game="dice").combos, "icons", "png") == []


def test_illustrations_are_480_by_360_and_not_dark_through_and_through():
    for path in (CARDS / "art").glob("*.webp"):
        with Image.open(path) as picture:
            assert picture.size == (480, 360), path.stem
            tones = ImageStat.Stat(picture.convert("L"))
        assert tones.stddev[0] > 20, f"{path.stem} is flat"
        assert tones.extrema[0][1] > 180, f"{path.stem} has no light in it"


def test_the_illustration_fills_the_window_of_every_frame():
    x, y, width, height = LAYOUT["art"]
    for path in (CARDS / "frames").glob("*.png"):
        with Image.open(path) as frame:
            assert frame.size == tuple(LAYOUT["face"]), path.stem
            alpha = frame.getchannel("A")
        clear = alpha.point(lambda a: 255 * (a < 128))
        middle = (x + width // 2, y + height // 2)
        assert clear.getpixel(middle) == 255, f"{path.stem} has no window"
        ImageDraw.floodfill(clear, middle, 128)
        left, top, right, bottom = clear.point(lambda a: 255 * (a == 128)).getbbox()
        assert x <= left, path.stem
        assert y <= top, path.stem
        assert right <= x + width, path.stem
        assert bottom <= y + height, path.stem


def test_icons_are_square_clear_at_the_rim_and_differ_in_outline():
    outlines = {}
    for path in ICONS:
        with Image.open(path) as icon:
            assert icon.size == (128, 128), path.stem
            assert icon.mode == "RGBA", path.stem
            small = icon.getchannel("A").filter(ImageFilter.GaussianBlur(2)).resize((24, 24))
        outlines[path.stem] = small.point(lambda a: 255 * (a > 110))
    alike = []
    for (one, a), (other, b) in combinations(outlines.items(), 2):
        shared = ImageStat.Stat(ImageChops.darker(a, b)).sum[0]
        either = ImageStat.Stat(ImageChops.lighter(a, b)).sum[0]
        if shared / either > 0.95:
            alike.append((one, other, round(shared / either, 3)))
    assert alike == []


def test_a_skins_corners_leave_room_for_its_middle():
    for name, skin in SKINS.items():
        with Image.open(ASSETS / "ui" / f"{name}.png") as picture:
            assert list(picture.size) == skin["size"], name
        left, top, right, bottom = skin["inset"]
        width, height = skin["size"]
        assert left + right < width, name
        assert top + bottom < height, name


def test_all_drawn_pictures_together_stay_small():
    drawn = [path for folder in ("cards", "icons", "ui") for path in (ASSETS / folder).rglob("*.*")]
    assert sum(path.stat().st_size for path in drawn if path.is_file()) < 25_000_000
