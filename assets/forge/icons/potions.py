"""Drawings of the potions: the bottle's shape tells it, the liquid's colour confirms it."""

from assets.forge.icons.engraving import flat, glass, glow, liquid, metal, placed, solid
from assets.forge.palette import BLOOD, BONE, BRASS, GOLD, INK, IRON
from assets.forge.vector import box, circle, drop, polygon, star

CORK = "#a8743f"
GLASS = "#bcd0e0"
POTIONS = {
    "blood_vial": placed(
        (
            glass(GLASS, "M24 6H40V52C40 66 24 66 24 52Z"),
            liquid("#e01a2c", "M27 20C31 17 34 23 37 20V52C37 61 27 61 27 52Z"),
            flat("#ffb0a8", box(28, 24, 3, 26, 1.5)),
            metal(GOLD, box(21, 2, 22, 7, 2)),
            solid(CORK, box(25, -8, 14, 11, 2)),
            metal(GOLD, box(21, 40, 22, 5, 1)),
        ),
        "rotate(32 32 32) translate(0 3)",
    ),
    "firebomb": (
        solid("#8a7a5a", "M38 14C40 4 48 8 52 0", stroke=4),
        glow("#ffd35a", polygon(*star(6, 11, 4, 54, 1))),
        solid("#3a3034", circle(31, 40, 25)),
        metal("#6c5a50", box(23, 10, 18, 10, 3)),
        glow("#ff7a1c", "M12 40L22 44L27 35L35 46L44 40L52 45M27 35L24 24M35 46L33 60", stroke=3.4),
        flat("#8d7f84", "M13 30C15 24 20 20 25 19C20 23 17 27 16 32Z"),
    ),
    "dex_tonic": (
        solid("#eef6e0", "M16 40C6 40 -2 30 -4 14C4 22 12 24 20 27ZM48 40C58 40 66 30 68 14C60 22 52 24 44 27Z"),
        flat("#a8c4a0", "M14 36C8 33 3 28 0 21C6 27 11 29 17 31ZM50 36C56 33 61 28 64 21C58 27 53 29 47 31Z"),
        glass(GLASS, "M27 6H37V18C46 24 51 34 51 44C51 56 43 64 32 64C21 64 13 56 13 44C13 34 18 24 27 18Z"),
        liquid("#2fc878", "M17 40C24 35 30 43 36 39C41 36 44 38 47 40V45C47 54 41 60 32 60C23 60 17 54 17 45Z"),
        flat("#d8ffe4", circle(26, 49, 3) + circle(36, 46, 2) + circle(38, 54, 2.4)),
        solid(CORK, box(26, -3, 12, 10, 2)),
    ),
    "energy_elixir": (
        glass(GLASS, "M26 6H38V16L56 26V58C56 62 54 64 50 64H14C10 64 8 62 8 58V26L26 16Z"),
        liquid("#e88a0c", "M12 31H52V57C52 60 51 60 49 60H15C13 60 12 60 12 57Z"),
        glow("#fff2a0", polygon((37, 22), (17, 46), (29, 46), (24, 64), (48, 40), (35, 40))),
        metal(BRASS, box(22, 12, 20, 5, 1)),
        metal(BRASS, polygon((32, -6), (40, 2), (32, 8), (24, 2))),
    ),
    "cursed_brew": (
        solid("#8a4ae0", circle(20, 8, 6)),
        solid("#8a4ae0", circle(38, 2, 5)),
        solid("#8a4ae0", circle(46, 11, 4)),
        liquid("#b06aff", circle(32, 20, 22, 7)),
        metal(
            "#4a4452", "M4 20C12 27 52 27 60 20V26C64 40 60 56 48 60L50 66H44L41 62H23L20 66H14L16 60C4 56 0 40 4 26Z"
        ),
        solid(BONE, "M32 32C41 32 45 38 44 45L40 48V54H24V48L20 45C19 38 23 32 32 32Z"),
        flat(
            INK,
            circle(27, 42, 3.4)
            + circle(37, 42, 3.4)
            + polygon((32, 45), (34, 49), (30, 49))
            + box(27, 51, 1.6, 3)
            + box(31.2, 51, 1.6, 3)
            + box(35.4, 51, 1.6, 3),
        ),
    ),
    "bleeding_flask": (
        glass(GLASS, "M26 4H38V20L57 55C60 61 57 64 52 64H12C7 64 4 61 7 55L26 20Z"),
        liquid("#c01848", "M23 33C28 30 34 36 41 32L53 55C55 59 54 60 51 60H13C10 60 9 59 11 55Z"),
        flat("#ff8a9a", "M18 48L24 38L26 40L20 51Z"),
        metal("#8a8496", box(22, 0, 20, 7, 2)),
        solid(BLOOD, drop(50, 6, 6)),
        solid(BLOOD, "M38 2C48 2 50 8 50 14H46C46 10 42 8 38 8Z"),
        metal(BONE, polygon((10, 40), (-3, 36), (13, 34)) + polygon((54, 40), (67, 36), (51, 34))),
    ),
    "imp_in_a_bottle": (
        glass(GLASS, "M22 8H42V16C54 20 58 28 58 38V54C58 61 54 64 48 64H16C10 64 6 61 6 54V38C6 28 10 20 22 16Z"),
        solid(
            "#c23a2a",
            "M13 21C15 28 19 31 24 31C29 29 35 29 40 31C45 31 49 28 51 21C55 30 52 38 48 41C48 52 41 60 32 60"
            "C23 60 16 52 16 41C12 38 9 30 13 21Z",
        ),
        glow("#ffe066", polygon((19, 39), (30, 43), (22, 47)) + polygon((45, 39), (34, 43), (42, 47))),
        flat("#fff0d8", "M24 52L27 57L30 52L33 57L36 52L39 57L41 51C36 54 28 54 23 51Z"),
        flat("#f4fbff", "M10 32C12 25 16 21 21 20C17 24 14 28 13 36Z"),
        solid(CORK, box(20, -4, 24, 13, 3)),
        metal(IRON, box(18, 8, 28, 5, 1)),
    ),
    "smoke_bomb": (
        solid("#8d93a4", "M20 34C6 34 -3 24 4 16C0 4 14 -4 22 2C28 -8 44 -6 46 4C58 0 66 12 60 20C66 30 54 38 44 34Z"),
        flat("#c8cede", "M8 16C6 8 14 2 21 6C26 -2 38 -2 41 4C32 2 28 6 27 12C20 8 12 10 8 16Z"),
        flat("#6a7084", "M60 22C60 30 52 34 44 31C50 30 52 26 50 20C55 22 58 20 60 22Z"),
        solid("#3c4250", circle(32, 46, 20)),
        metal(BRASS, "M13 44C24 50 40 50 51 44L52 49C40 55 24 55 12 49Z"),
        flat("#8f98ac", "M18 38C20 33 24 30 28 29C25 32 22 35 21 39Z"),
    ),
}
