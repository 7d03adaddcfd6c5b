"""The contact sheet: all art on one picture, to be judged as a whole. `python -m assets.forge sheet:all.jpg`."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageDraw

from assets.forge import ASSETS
from assets.forge.fonts import cinzel
from assets.forge.palette import THEMES

WIDTH = 1680
GROUND = (22, 20, 28)
INK = (240, 215, 154)
GAP = 8


def build(only=("contact_sheet.jpg",)):
    """Lay out the heroes, cards, icons and skins that are there, and save the sheet at the path given."""
    rows = [
        ("Heroes", [(path.stem, fitted(path, 360, 520)) for path in pictures("heroes", "webp")]),
        ("Illustrations", [(path.stem, fitted(path, 200, 150)) for path in pictures("cards/art", "webp")]),
        ("Faces", [(f"{kind} · {theme}", face(kind, theme, card)) for kind, theme, card in samples()]),
        ("Enemies", enemies()),
        ("Places", places()),
        ("Icons, and at 24", [(path.stem, icon(path)) for path in pictures("icons")]),
        ("Skins", [(path.stem, fitted(path, 96, 96)) for path in pictures("ui")]),
    ]
    sheet = stacked([titled(title, cells) for title, cells in rows if cells])
    sheet.save(Path(only[0]), quality=88)


def pictures(folder, kind="png"):
    """The picture files of an asset folder, by name."""
    return sorted((ASSETS / folder).glob(f"*.{kind}"))


def fitted(path, width, height):
    """A picture made to fit a cell."""
    picture = Image.open(path).convert("RGBA")
    picture.thumbnail((width, height), Image.Resampling.LANCZOS)
    return picture


def icon(path):
    """An icon large, and at the smallest size at which it must read."""
    cell = Image.new("RGBA", (104, 72))
    large = fitted(path, 72, 72)
    cell.alpha_composite(large)
    cell.alpha_composite(fitted(path, 24, 24), (76, 46))
    return cell


def places():
    """Every place as the window draws it."""
    names = [path.stem for path in pictures("places", "npz")]
    return drawn(names, lambda window, name: window.game.set_place(name))


def enemies(distance=4.4):
    """Every enemy as it stands in a fight, and bosses in their second phase too."""
    from shadows.view.stage.creature import Creature, build

    names = [path.stem for path in sorted((ASSETS / "models").iterdir()) if path.is_dir()]
    names += [f"{name}, second phase" for name in names if build(name).wrath_parts]
    standing = []

    def show(window, name):
        window.game.set_place("crypts")
        while standing:
            standing.pop().remove()
        creature = Creature(window.game.stage, name.partition(",")[0])
        creature.stand(0.0, max(distance, creature.build.height * 2.0))
        if "," in name:
            creature.enrage()
        standing.append(creature)

    return drawn(names, show)


def drawn(names, show, size=(480, 270), frames=12):
    """Pictures of the window by their names; `show` sets up what is to be seen."""
    from shadows.saves.settings import Settings
    from shadows.view.app.offscreen import Offscreen

    window = Offscreen(size, Settings(quality="high"))
    cells = []
    with TemporaryDirectory() as folder:
        file = Path(folder) / "seen.png"
        for name in names:
            show(window, name)
            window.step(frames)
            window.shot(file)
            cells.append((name, fitted(file, 272, 153)))
    window.close()
    return cells


def samples():
    """A face for every kind and theme, each with an illustration that belongs to it."""
    art = {path.stem for path in pictures("cards/art", "webp")}
    wanted = {
        ("attack", "blood_reaper"): "hemorrhage",
        ("skill", "blood_reaper"): "blood_ward",
        ("power", "blood_reaper"): "blood_pact",
        ("attack", "shadowmancer"): "shadow_bolt",
        ("skill", "shadowmancer"): "cloak_of_shadows",
        ("power", "shadowmancer"): "umbral_mastery",
        ("attack", "hellforged"): "hellfire_blast",
        ("skill", "hellforged"): "summon_imp",
        ("power", "hellforged"): "hellfire_aura",
        ("attack", "colorless"): "quick_slash",
        ("skill", "colorless"): "defend",
        ("curse", "colorless"): "doubt",
        ("status", "colorless"): "dazed",
    }
    return [(kind, theme, card) for (kind, theme), card in wanted.items() if card in art and theme in THEMES]


def face(kind, theme, card, height=280):
    """A card's face without its words: illustration, frame, orb, gem, put together by layout.json."""
    folder = ASSETS / "cards"
    layout = json.loads((folder / "layout.json").read_text(encoding="utf-8"))
    picture = Image.new("RGBA", (layout["face"][0] + 16, layout["face"][1] + 16))
    pieces = [
        (folder / "art" / f"{card}.webp", layout["art"]),
        (folder / "frames" / f"{kind}_{theme}.png", (0, 0, *layout["face"])),
        (folder / "gems" / "rare.png", layout["gem"]),
    ]
    if kind not in ("curse", "status"):
        pieces.append((folder / "orbs" / f"{theme}.png", layout["orb"]))
    for path, (x, y, width, tall) in pieces:
        piece = Image.open(path).convert("RGBA").resize((width, tall), Image.Resampling.LANCZOS)
        picture.alpha_composite(piece, (x + 8, y + 8))
    picture.thumbnail((height, height), Image.Resampling.LANCZOS)
    return picture


def titled(title, cells):
    """A heading above cells in rows, each with its name below."""
    width, height = (max(picture.size[axis] for _, picture in cells) for axis in (0, 1))
    across = max(1, WIDTH // (width + GAP))
    step = height + 22
    down = -(-len(cells) // across)
    block = Image.new("RGB", (WIDTH, 40 + down * step), GROUND)
    pen = ImageDraw.Draw(block)
    pen.text((GAP, 6), title, font=cinzel(700, 24), fill=INK)
    small = cinzel(700, 11)
    for i, (name, picture) in enumerate(cells):
        x, y = (i % across) * (width + GAP) + GAP, 40 + (i // across) * step
        block.paste(picture, (x, y), picture)
        pen.text((x, y + height + 3), name, font=small, fill=(150, 144, 160))
    return block


def stacked(blocks):
    """The blocks below each other."""
    whole = Image.new("RGB", (WIDTH, sum(block.height for block in blocks)), GROUND)
    y = 0
    for block in blocks:
        whole.paste(block, (0, y))
        y += block.height
    return whole
