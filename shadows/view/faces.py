"""Card faces: frame, picture, gem and name are baked once into a texture; cost and text stay live."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from panda3d.core import Texture
from PIL import Image, ImageDraw, ImageFont

from shadows.view import assets, theme
from shadows.view.ui import spans

if TYPE_CHECKING:
    from shadows.looks import CardLook
    from shadows.view.ui import Layer

FACE = (512, 716)
BAKED = (384, 537)


@lru_cache(maxsize=256)
def baked(card: str, name: str, kind: str, rarity: str, look: str) -> Texture:
    """The still part of a card's face."""
    layout = assets.described("cards", "layout.json")
    face = Image.new("RGBA", FACE)
    picture = assets.find("cards", "art", card.rstrip("+"))
    x, y, width, height = layout["art"]
    if picture is not None:
        with Image.open(picture) as art:
            face.paste(art.convert("RGBA").resize((width, height), Image.Resampling.LANCZOS), (x, y))
    frame = assets.find("cards", "frames", f"{kind}_{look}") or assets.find("cards", "frames", f"{kind}_colorless")
    for path in (frame, assets.find("cards", "gems", rarity)):
        if path is None:
            continue
        with Image.open(path) as piece:
            layer = piece.convert("RGBA")
        spot = (0, 0)
        if path is not frame:
            gem_x, gem_y, gem_w, gem_h = layout["gem"]
            layer, spot = layer.resize((gem_w, gem_h), Image.Resampling.LANCZOS), (gem_x, gem_y)
        face.alpha_composite(layer, spot)
    orb = assets.find("cards", "orbs", look) or assets.find("cards", "orbs", "colorless")
    if orb is not None:
        orb_x, orb_y, orb_w, orb_h = layout["orb"]
        with Image.open(orb) as piece:
            face.alpha_composite(
                piece.convert("RGBA").resize((orb_w, orb_h), Image.Resampling.LANCZOS), (max(0, orb_x), max(0, orb_y))
            )
    _write(face, name, layout["title"], "Cinzel-700", 40, theme.PARCHMENT if not name.endswith("+") else "#a8f08a")
    _write(face, kind.capitalize(), layout["plaque"], "AlegreyaSans-Bold", 27, theme.BONE)
    small = face.resize(BAKED, Image.Resampling.LANCZOS)
    return assets.as_texture(f"face {card}", np.asarray(small)[::-1, :, [2, 1, 0, 3]])


def _write(face: Image.Image, text: str, box: list[int], font: str, size: int, colour: str) -> None:
    x, y, width, height = box
    draw = ImageDraw.Draw(face)
    path = str(assets.folder() / "fonts" / f"{font}.ttf")
    while True:
        type_face = ImageFont.truetype(path, size)
        if draw.textlength(text, font=type_face) <= width or size <= 12:
            break
        size -= 1
    middle = (x + width / 2, y + height / 2)
    draw.text(middle, text, font=type_face, fill=colour, anchor="mm", stroke_width=2, stroke_fill="#0c0808")


def draw_card(
    layer: Layer, card: CardLook, x: float, y: float, height: float, turn: float = 0.0, state: str = "", glow: str = ""
) -> None:
    """A card with its middle at a point. `state` `dim` greys what cannot be played; `glow` is a colour around it."""
    layout = assets.described("cards", "layout.json")
    holder = layer.node.attach_new_node("card")
    holder.set_pos(x, y, 0)
    holder.set_r(turn)
    width = height * theme.CARD_RATIO
    halo = assets.texture("cards", "glow")
    if halo is not None:
        glow_w, glow_h = layout["glow"][2] / FACE[0] * width, layout["glow"][3] / FACE[1] * height
        tint = theme.rgba(glow, 0.9) if glow else (0, 0, 0, 0.7)
        layer.sprite(halo, 0, 0, glow_h, glow_w, tint, parent=holder)
    texture = baked(card.id, card.name, card.type, card.rarity, card.theme)
    layer.sprite(texture, 0, 0, height, width, (0.45, 0.43, 0.48, 1) if state == "dim" else None, parent=holder)
    unit = height / FACE[1]

    def spot(left: float, top: float) -> tuple[float, float]:
        return (left - FACE[0] / 2) * unit, (FACE[1] / 2 - top) * unit

    left, top, wide, high = layout["cost"]
    cost_x, cost_y = spot(left + wide / 2, top + high / 2)
    if card.cost:
        layer.text(card.cost, cost_x, cost_y, high * 0.62 * unit, "#fff6e4", "number", parent=holder)
    left, top, wide, high = layout["text"]
    size = 41.0
    text = spans(card.text)
    ui = layer.ui
    while size > 22 and ui.measure(text, size * unit, "body", wide * unit)[1] > high * unit * 0.96:
        size -= 2
    tall = ui.measure(text, size * unit, "body", wide * unit)[1]
    text_x, text_y = spot(left + wide / 2, top + high / 2)
    line = size * unit
    kept, ui.text_size = ui.text_size, 1.0
    layer.text(text, text_x, text_y + tall / 2 - line * 0.62, line, theme.BONE, "body", wrap=wide * unit, parent=holder)
    ui.text_size = kept
