"""Drawings for the journey: map nodes, keywords, card piles and the top bar."""

from assets.forge.icons.combat import sword
from assets.forge.icons.engraving import flat, glow, metal, placed, solid
from assets.forge.palette import BONE, BRASS, EMBER, FLAME, GOLD, GORE, INK, PARCHMENT, SILVER
from assets.forge.vector import box, circle, flame, polygon

SKULL = (
    "M32 12C47 12 56 21 56 32C56 39 53 43 49 46V57C49 60 46 62 43 62H21C18 62 15 60 15 57V46"
    "C11 43 8 39 8 32C8 21 17 12 32 12Z"
)
SOCKETS = circle(22, 35, 6.8) + circle(42, 35, 6.8) + polygon((32, 41), (36, 49), (28, 49))
TEETH = box(24, 54, 2.4, 8) + box(30.8, 54, 2.4, 8) + box(37.6, 54, 2.4, 8)
CARD = box(13, 6, 38, 53, 5)
CARD_FACE = box(18, 11, 28, 43, 2)
BACK = (
    solid("#7a68a8", CARD),
    metal(BRASS, box(17, 10, 30, 45, 3) + box(20, 13, 24, 39, 2)),
    solid("#43345f", box(21, 14, 22, 37, 1)),
    glow("#b58cff", polygon((32, 23), (39, 32.5), (32, 42), (25, 32.5))),
)
FACE = (
    solid("#c9bb98", CARD),
    solid("#7d5f4a", box(18, 11, 28, 20, 2)),
    flat("#8d7f62", box(19, 37, 26, 3, 1) + box(19, 43, 26, 3, 1) + box(23, 49, 18, 3, 1)),
)
LOG_WOOD = box(2, 49, 60, 9, 4)


def blank_card(paint, face):
    """A card in two colours, to be marked by a keyword."""
    return (solid(paint, CARD), solid(face, CARD_FACE))


JOURNEY = {
    "gold": (
        *(metal("#d99a2a", box(2, y, 34, 11, 5)) for y in (52, 41, 30)),
        metal("#d99a2a", box(33, 52, 29, 11, 5)),
        metal("#f0b93a", circle(43, 27, 20)),
        solid("#ffd76a", circle(43, 27, 14)),
        metal("#a86a14", polygon((43, 17), (51, 27), (43, 37), (35, 27))),
    ),
    "map_enemy": (
        *sword("#c2c9d6", "#a8382e", "rotate(-43 32 32) translate(0 4)"),
        *sword(SILVER, "#c8402e", "rotate(43 32 32) translate(0 4)"),
    ),
    "map_elite": (
        solid("#c8382a", "M14 32C2 27 -2 14 3 0C8 11 15 15 26 16ZM50 32C62 27 66 14 61 0C56 11 49 15 38 16Z"),
        solid(BONE, SKULL),
        flat(INK, SOCKETS + TEETH),
        glow("#ff5a3a", circle(22, 36, 2.6) + circle(42, 36, 2.6)),
    ),
    "map_boss": (
        metal(GOLD, polygon((5, 26), (0, 1), (17, 14), (32, -3), (47, 14), (64, 1), (59, 26))),
        solid("#a01c34", "M6 28H58V40C58 52 46 65 32 65C18 65 6 52 6 40Z"),
        flat("#2a040c", "M19 49H45L41 58L37 52L32 60L27 52L23 58Z"),
        glow("#ffd76a", polygon((12, 33), (28, 41), (17, 45)) + polygon((52, 33), (36, 41), (47, 45))),
    ),
    "map_rest": (
        solid(EMBER, flame(0.78, 0, -13)),
        glow(FLAME, flame(0.4, 0, -12)),
        solid("#8a5a34", LOG_WOOD, place="rotate(15 32 53)"),
        solid("#a06c40", LOG_WOOD, place="rotate(-15 32 53)"),
        flat("#e0b884", circle(6, 60, 3) + circle(58, 60, 3)),
    ),
    "map_shop": (
        solid("#8a5f30", "M18 3C22 8 28 3 32 6C36 3 42 8 46 3L41 18H23Z"),
        solid("#b07f44", "M23 20H41C54 27 62 38 62 49C62 60 52 64 32 64C12 64 2 60 2 49C2 38 10 27 23 20Z"),
        metal(GOLD, box(20, 15, 24, 7, 3)),
        metal(GOLD, circle(32, 43, 13)),
        flat("#8a5a10", polygon((32, 34), (38, 43), (32, 52), (26, 43))),
    ),
    "map_event": (
        solid(
            "#4fb8b0",
            "M12 23C12 9 21 1 33 1C46 1 54 9 54 20C54 29 48 33 43 37C39 40 39 41 39 46H25"
            "C25 37 27 33 33 29C38 26 39 24 39 20C39 17 37 15 33 15C28 15 26 18 26 23Z",
        ),
        glow("#d8fff8", circle(32, 57, 7.6)),
    ),
    "map_start": (
        solid("#8f6b46", polygon((32, 5), (64, 58), (0, 58))),
        flat("#c29a68", polygon((32, 8), (26, 58), (3, 57))),
        solid("#241820", polygon((32, 22), (46, 58), (20, 58))),
        glow("#ffb454", polygon((32, 38), (38, 58), (27, 58))),
        metal("#5a3c24", polygon((28, -2), (32, 4), (36, -2), (38, 0), (33, 9), (31, 9), (26, 0))),
    ),
    "exhaust": (
        *placed(blank_card("#6f6684", "#3a3348"), "translate(0 5)"),
        solid(EMBER, flame(0.72, 0, 3)),
        glow(FLAME, flame(0.4, 0, 2)),
    ),
    "ethereal": (
        solid(
            "#8f9ee0",
            "M13 11C13 7 15 5 19 5H45C49 5 51 7 51 11V38C54 44 48 47 51 53C53 59 47 64 44 59C42 55 39 57 38 61"
            "C36 66 30 65 30 60C30 55 26 56 24 60C21 65 13 62 14 56C15 51 10 47 13 41Z",
        ),
        solid("#c9d4ff", "M19 11H45V36C43 42 40 43 38 45C34 49 28 46 24 48C21 49 19 45 19 40Z"),
        flat("#5a66a8", circle(27, 27, 3.6, 4.6) + circle(37, 27, 3.6, 4.6)),
    ),
    "unplayable": (
        *blank_card("#5c5660", "#2c2830"),
        metal(
            "#c8403a",
            "M32 10A24 24 0 1 0 32 58A24 24 0 1 0 32 10ZM32 18A16 16 0 0 1 41 21L19 43A16 16 0 0 1 32 18Z"
            "M45 25A16 16 0 0 1 23 47Z",
        ),
    ),
    "draw_pile": (
        *placed(BACK[:1], "translate(9 6) rotate(4 32 32)"),
        *placed(BACK[:1], "translate(2 2)"),
        *placed(BACK, "translate(-6 -3)"),
    ),
    "discard_pile": (
        *placed(FACE[:1], "rotate(-24 32 62)"),
        *placed(FACE[:1], "rotate(-2 32 62)"),
        *placed(FACE, "rotate(20 32 62)"),
    ),
    "exhaust_pile": (
        solid("#b4abc4", "M19 25C7 22 8 9 18 9C18 -2 33 -4 37 4C45 0 54 7 50 15C55 21 48 29 40 25C34 31 25 31 19 25Z"),
        flat("#e2dcee", "M12 16C12 11 17 9 21 12C21 4 30 0 35 6C28 5 25 10 26 15C20 14 16 16 15 20Z"),
        metal("#b09cc0", box(11, 28, 42, 8, 3)),
        solid("#8672a0", "M15 36H49C60 43 57 58 46 64H18C7 58 4 43 15 36Z"),
        glow(
            "#ff9a4a",
            "M32 39C38 46 44 49 42 55C40 62 24 62 22 55C21 51 24 49 25 45C27 47 28 48 29 49C30 46 32 43 32 39Z",
        ),
    ),
    "settings": (
        metal(
            "#a9a294",
            "M26 -1H38L39.5 8L46 11L53 5L60 13L54 20L57 26L65 27V37L57 38.5L54 45L60 52L52 60L45 54"
            "L39 57L38 65H26L24.5 57L18 54L11 60L4 52L10 45L7 39L-1 38V27L7 25.5L10 19L4 12L12 4L19 10L25 7Z"
            + circle(32, 32, 11),
        ),
    ),
    "map": (
        solid("#cdb98a", polygon((0, 12), (21, 4), (43, 12), (64, 4), (64, 52), (43, 60), (21, 52), (0, 60))),
        flat("#a08a5c", polygon((21, 4), (43, 12), (43, 60), (21, 52))),
        flat("#6a2a20", "M10 48L18 40M22 36L28 32M32 30L38 28M42 24L47 18", stroke=4),
        flat("#c02a20", "M46 10L56 22M56 10L46 22", stroke=4.5),
    ),
    "deck": (
        solid("#8a5a34", box(4, 22, 56, 41, 4)),
        *placed(FACE[:2], "translate(-7 -9) rotate(-7 32 32) scale(.8)"),
        *placed(FACE, "translate(13 -9) rotate(7 32 32) scale(.8)"),
        solid("#6c4426", box(2, 34, 60, 30, 4)),
        metal(GOLD, polygon((32, 40), (40, 49), (32, 58), (24, 49))),
    ),
    "log": (
        solid(PARCHMENT, "M14 6H56V50C56 56 52 60 46 60H14Z"),
        solid("#b79f6c", "M14 6C6 2 2 12 8 16H14ZM46 60C52 62 62 62 62 52H24C24 60 20 62 14 60C34 60 40 60 46 60Z"),
        flat("#6a5434", "M22 17H48M22 25H48M22 33H44M22 41H47", stroke=3.6),
        solid(GORE, "M62 -3C50 4 40 20 35 36L38 39C48 34 60 20 62 -3Z"),
    ),
}
