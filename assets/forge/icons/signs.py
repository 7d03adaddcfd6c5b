"""Drawings of the heroes' signs and of the services: rest, forge, remove, meditate, locks and ticks."""

from assets.forge.icons.engraving import flat, glow, metal, placed, solid
from assets.forge.icons.journey import FACE
from assets.forge.palette import BLOOD, BRASS, EMBER, FLAME, INK, LEATHER, LILAC, SILVER, STEEL
from assets.forge.vector import box, circle, drop, flame, polygon, star

SIGNS = {
    "blood_reaper": (
        solid(LEATHER, "M14 10L19 5L64 60L58 65Z"),
        metal(SILVER, "M12 16C-4 30 -4 52 8 66C8 50 14 38 32 26L24 6C20 8 16 12 12 16Z"),
        flat(BLOOD, "M-1 44C0 34 8 26 18 20L20 26C10 32 5 44 6 60C2 56 -1 50 -1 44Z"),
        metal(BRASS, circle(19, 11, 7)),
        solid(BLOOD, drop(46, 6, 7)),
    ),
    "shadowmancer": (
        metal("#8a5ad8", "M36 -2A34 34 0 1 0 62 46A28 28 0 0 1 36 -2Z"),
        glow("#e4ccff", polygon(*star(4, 19, 6, 46, 20))),
        metal(LILAC, polygon(*star(4, 7, 2.6, 60, 2))),
    ),
    "hellforged": (
        solid(LEATHER, box(27, 22, 10, 44, 3)),
        metal("#77727c", polygon((4, 4), (48, 4), (62, 15), (48, 27), (4, 27), (9, 15))),
        glow("#ff9a3c", polygon((47, 8), (57, 15), (47, 23), (42, 15))),
        solid(EMBER, flame(0.42, 18, 2)),
        glow(FLAME, flame(0.22, 18, 2)),
    ),
    "rest": (
        solid("#7a5230", box(-2, 8, 8, 54, 2) + box(58, 26, 8, 36, 2)),
        solid("#8f6238", box(4, 46, 56, 9, 2)),
        solid("#efe4c8", "M7 30C10 24 24 24 27 30C28 36 26 42 20 42H10C6 42 5 36 7 30Z"),
        solid("#c02a3a", "M24 47C22 38 26 30 34 28H58V47Z"),
        flat("#f08a80", "M27 35C29 32 32 31 35 31H56V34H35C32 34 30 35 28 38Z"),
        glow("#ffe9a8", "M38 2H54L44 13H54V18H36L46 7H38Z"),
    ),
    "forge": (
        metal(
            "#7d8494",
            polygon(
                (-2, 24),
                (18, 22),
                (64, 22),
                (64, 30),
                (46, 37),
                (40, 46),
                (50, 56),
                (50, 64),
                (12, 64),
                (12, 56),
                (22, 46),
                (20, 37),
                (4, 33),
            ),
        ),
        solid(EMBER, flame(0.5, 4, -41)),
        glow(FLAME, flame(0.26, 4, -42)),
    ),
    "remove": (
        *placed(FACE, "translate(2 1) rotate(-6 32 32)"),
        solid("#e0402c", polygon((4, 50), (50, 4), (60, 14), (14, 60)) + polygon((14, 4), (60, 50), (50, 60), (4, 14))),
    ),
    "meditate": (
        solid(
            "#7a48c8",
            "M32 62C14 62 2 52 -1 36C8 35 15 38 20 43C17 31 21 16 32 4C43 16 47 31 44 43C49 38 56 35 65 36"
            "C62 52 50 62 32 62Z",
        ),
        glow("#e0c8ff", "M32 18C39 28 40 44 32 56C24 44 25 28 32 18Z"),
    ),
    "lock": (
        metal(STEEL, "M14 30V20C14 -6 50 -6 50 20V30H41V20C41 5 23 5 23 20V30Z"),
        metal(BRASS, box(7, 27, 50, 36, 5)),
        flat(INK, circle(32, 41, 6) + polygon((29, 42), (35, 42), (37, 56), (27, 56))),
    ),
    "check": (solid("#6fd06a", polygon((2, 35), (13, 23), (26, 37), (52, 4), (64, 14), (27, 61))),),
    "cross": (
        solid(
            "#e0483a",
            polygon(
                (6, 16),
                (16, 6),
                (32, 22),
                (48, 6),
                (58, 16),
                (42, 32),
                (58, 48),
                (48, 58),
                (32, 42),
                (16, 58),
                (6, 48),
                (22, 32),
            ),
        ),
    ),
    "floor": (
        solid(
            "#8f8798",
            polygon((0, 64), (0, 50), (16, 50), (16, 36), (32, 36), (32, 22), (48, 22), (48, 8), (64, 8), (64, 64)),
        ),
        flat("#d5cede", box(1, 50, 15, 4) + box(17, 36, 15, 4) + box(33, 22, 15, 4) + box(49, 8, 14, 4)),
    ),
}
