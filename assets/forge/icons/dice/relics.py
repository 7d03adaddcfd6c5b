"""Drawings of the dice game's relics: each an object of its own."""

from assets.forge.icons.dice.faces import die
from assets.forge.icons.engraving import flat, glass, glow, liquid, metal, placed, solid
from assets.forge.palette import (
    BLOOD,
    BONE,
    BRASS,
    EMBER,
    FLAME,
    GOLD,
    GORE,
    INK,
    IRON,
    LEATHER,
    PARCHMENT,
    SILVER,
    STEEL,
)
from assets.forge.vector import box, circle, drop, flame, polygon, ring, star, turned

ICE, FIRE, WIND, LIGHTNING = "#59c8ff", "#ff7a2a", "#4fe08a", "#b57cff"
BOLT = polygon((38, 0), (10, 36), (28, 36), (20, 64), (54, 24), (35, 24), (46, 0))
BELL = "M32 4C46 4 50 18 51 32C52 42 56 46 60 50H4C8 46 12 42 13 32C14 18 18 4 32 4Z"
MASK = "M8 8C20 2 44 2 56 8C60 28 54 52 32 66C10 52 4 28 8 8Z"
SKULL = "M32 2C17 2 7 12 7 26C7 34 11 40 16 43V54H48V43C53 40 57 34 57 26C57 12 47 2 32 2Z"
SOCKETS = circle(21, 26, 7) + circle(43, 26, 7)
LANTERN = (
    metal(IRON, "M22 8C22 -6 42 -6 42 8", stroke=4),
    metal(BRASS, polygon((14, 18), (24, 6), (40, 6), (50, 18))),
    metal(BRASS, box(12, 54, 40, 10, 2)),
)
HAND = (
    "M20 64V44C12 38 6 30 4 24C3 19 9 17 12 21L20 31V8C20 2 28 2 28 8V26L30 4C30 -2 38 -2 38 4V26L42 9"
    "C43 4 50 5 49 11L46 32C50 30 58 24 60 30C60 36 52 44 46 50V64Z"
)


def bell(paint, extra=()):
    """A bell with its clapper."""
    return (solid("#3a3038", circle(32, 55, 8)), metal(paint, BELL), metal(paint, ring(32, 2, 7, 3)), *extra)


def mask(paint, eyes, mouth, extra=()):
    """A mask: its face, and what is cut out of it."""
    return (solid(paint, MASK), flat(INK, eyes), flat(INK, mouth), *extra)


SLITS = "M14 26C20 20 26 22 29 29C24 31 18 31 14 26ZM50 26C44 20 38 22 35 29C40 31 46 31 50 26Z"
GRIN = "M16 42C26 50 38 50 48 42C44 56 38 60 32 60C26 60 20 56 16 42Z"

RELICS = {
    "gravewax_candle": (
        solid("#e6d8ae", "M20 22H44V58C44 62 20 62 20 58Z"),
        solid(
            "#cfbf8e",
            "M20 22C20 18 44 18 44 22V34C42 40 38 38 38 30C36 28 32 28 31 34C30 46 24 46 24 34C24 30 20 30 20 28Z",
        ),
        metal(IRON, "M6 58C14 54 50 54 58 58C56 66 8 66 6 58Z"),
        glow(FLAME, flame(0.42, 0, -41)),
    ),
    "bent_tiara": placed(
        (
            metal(SILVER, "M2 40C14 30 22 32 32 22C42 34 52 32 62 44L58 56C46 46 18 46 6 52Z"),
            metal(
                SILVER,
                polygon((10, 34), (12, 14), (22, 30))
                + polygon((25, 25), (36, 2), (41, 27))
                + polygon((46, 33), (58, 20), (58, 38)),
            ),
            glow("#7fd0ff", circle(32, 36, 5)),
        ),
        "rotate(12 32 32)",
    ),
    "hangmans_pair": (
        solid(LEATHER, "M6 4H24V40C30 42 34 48 34 58H4C4 44 8 36 6 4Z"),
        solid("#5c3a22", "M36 8H54V42C60 44 64 50 64 60H34C34 48 38 40 36 8Z"),
        flat("#2a180e", box(4, 56, 30, 5) + box(34, 58, 30, 5)),
        solid("#c8a878", "M4 2H26V10H4ZM34 6H56V14H34Z"),
    ),
    "butchers_tally": (
        solid("#8f6238", "M2 16L58 6L64 44L8 56Z"),
        flat("#3a2010", "M14 18L18 48M22 17L26 46M30 15L34 45M38 14L42 43", stroke=3.6),
        flat(BLOOD, "M8 44L48 16", stroke=4.4),
        flat("#d8b888", "M52 14L55 38", stroke=3),
    ),
    "coffin_nails": tuple(
        metal(STEEL, polygon((x - 4, y), (x + 4, y), (x + 1, y + 46), (x - 1, y + 46)) + box(x - 9, y - 6, 18, 8, 3))
        for x, y in ((10, 6), (32, 12), (54, 2))
    ),
    "charnel_keys": (
        metal(IRON, ring(32, 8, 13, 4)),
        metal(
            BRASS,
            ring(14, 30, 9, 4) + box(12, 38, 5, 26) + box(17, 54, 8, 4) + box(17, 47, 6, 4),
            place="rotate(14 14 20)",
        ),
        metal(BONE, ring(32, 32, 9, 4) + box(29.5, 40, 5, 26) + box(34, 58, 9, 4) + box(34, 50, 6, 4)),
        metal(
            SILVER,
            ring(50, 30, 9, 4) + box(47, 38, 5, 26) + box(39, 56, 8, 4) + box(41, 49, 6, 4),
            place="rotate(-14 50 20)",
        ),
    ),
    "rats_tooth": (
        solid("#c07a70", "M8 2C24 -2 44 -2 56 2C58 14 50 20 32 20C14 20 6 14 8 2Z"),
        solid(PARCHMENT, "M20 14C24 10 34 10 38 14C42 30 40 50 26 66C24 50 18 32 20 14Z"),
        flat("#c9b070", "M25 18C27 32 28 44 27 58C32 46 33 30 31 16Z"),
    ),
    "tuneless_bell": placed(
        bell("#8d8f78", (flat("#2a2a20", "M28 8L36 22L27 30L34 44", stroke=3),)), "rotate(-14 32 32)"
    ),
    "gravediggers_glove": (
        solid("#6b5a3c", HAND),
        flat("#44361f", "M18 48H48M24 12V30M34 8V28", stroke=2.6),
        solid("#4a3418", box(14, 54, 38, 12, 4)),
        flat("#8f7a50", "M26 38C32 36 40 37 43 40", stroke=3),
    ),
    "pale_knucklebone": (
        solid(
            "#e4dcc6",
            "M14 6C4 6 0 16 6 22C12 27 16 30 16 36C16 42 6 44 8 54C10 64 24 66 30 58C36 52 42 54 48 58"
            "C58 62 66 52 60 44C56 38 46 38 46 30C46 22 58 20 58 10C56 -2 42 -2 36 6C30 12 22 10 14 6Z",
        ),
        flat("#b5aa8e", circle(17, 15, 4, 3) + circle(48, 11, 4, 3) + circle(20, 55, 4, 3) + circle(52, 50, 4, 3)),
        flat(INK, circle(31, 33, 5)),
    ),
    "ouroboros_ring": (
        metal("#5d9a58", ring(32, 34, 30, 11)),
        flat(
            "#2f5a34",
            "".join(circle(x, y, 2.6) for x, y in (turned([(32, 9.5)], a, 32, 34)[0] for a in range(40, 330, 26))),
        ),
        solid("#76b86a", "M18 -2C30 -6 44 0 48 12C40 18 28 18 20 12Z"),
        glow(FLAME, circle(34, 4, 3)),
        solid("#4c8048", polygon((48, 8), (60, 18), (46, 17))),
    ),
    "missing_rung": (
        solid("#8a5f36", box(8, -2, 9, 68, 3) + box(47, -2, 9, 68, 3)),
        solid("#a87a48", box(10, 6, 44, 7, 3) + box(10, 20, 44, 7, 3) + box(10, 52, 44, 7, 3)),
        solid(
            "#a87a48",
            polygon((14, 36), (23, 35), (20, 39), (24, 43), (14, 43))
            + polygon((50, 36), (42, 37), (45, 40), (40, 43), (50, 43)),
        ),
    ),
    "crooked_scales": (
        metal(BRASS, box(28, 4, 8, 54, 2) + box(16, 56, 32, 8, 3) + circle(32, 6, 7)),
        metal(GOLD, "M2 22L62 8", stroke=5),
        flat(BRASS, "M4 22L-2 42M4 22L16 42M60 9L50 24M60 9L68 24", stroke=2),
        metal(GOLD, "M-4 42H20C18 52 -2 52 -4 42ZM46 24H70C68 34 48 34 46 24Z"),
        solid("#d8a898", "M0 42C-4 34 6 30 9 36L12 42Z"),
    ),
    "usurpers_seal": (
        solid(PARCHMENT, "M6 2H50L58 10V44H6Z"),
        flat("#8a7850", "M13 12H44M13 20H48M13 28H36", stroke=3.2),
        solid(
            "#8f1220",
            "M34 26C42 22 52 26 56 32C64 36 64 48 58 52C56 62 44 66 36 60C26 62 20 52 24 44C22 34 28 28 34 26Z",
        ),
        flat("#4f0610", polygon((28, 52), (30, 36), (36, 44), (41, 34), (46, 44), (53, 37), (52, 53))),
    ),
    "second_breath": (
        solid("#9fc4dc", "M4 20C4 8 20 4 26 12C34 2 52 6 50 20C62 20 64 36 52 38H12C-2 38 -4 22 4 20Z"),
        glow("#dff4ff", "M6 46H40C50 46 50 58 42 58C37 58 36 54 37 51", stroke=4.6),
        glow("#dff4ff", "M12 55H24C32 55 32 66 25 65", stroke=4),
    ),
    "sleight_of_hand": (
        solid("#e0b896", HAND, place="rotate(16 32 40)"),
        *die(6, 46, 14, 26, place="rotate(14 46 14)"),
        glow("#ffe9a0", polygon(*star(4, 9, 3, 18, 8))),
    ),
    "iron_knuckles": (
        metal(
            STEEL,
            "M2 26C2 18 8 16 14 16H50C58 16 62 20 62 28V38C62 52 52 58 40 56H24C12 58 2 52 2 38Z"
            + circle(13, 31, 6.5)
            + circle(26, 29, 6.5)
            + circle(39, 29, 6.5)
            + circle(52, 31, 6),
        ),
        metal(
            "#9aa4b8",
            polygon((6, 18), (12, 2), (19, 17))
            + polygon((20, 16), (26, -1), (32, 16))
            + polygon((33, 16), (39, -1), (45, 16))
            + polygon((46, 17), (53, 2), (59, 19)),
        ),
    ),
    "heartwood_splinter": (
        solid("#7a1422", "M32 64C12 48 2 36 2 22C2 8 18 2 28 12L32 17L36 12C46 2 62 8 62 22C62 36 52 48 32 64Z"),
        solid("#a87440", polygon((60, -4), (66, 2), (34, 40), (24, 48), (30, 34))),
        flat("#e0b070", "M60 2L32 38", stroke=2.4),
        flat("#ff6a70", "M10 20C10 14 16 11 20 12C15 15 13 20 14 27Z"),
    ),
    "chitin_plate": (
        solid("#4a5a38", "M32 -2C50 2 60 12 60 24C60 46 46 60 32 66C18 60 4 46 4 24C4 12 14 2 32 -2Z"),
        flat("#8aa860", "M8 18C22 10 42 10 56 18M8 32C22 22 42 22 56 32M13 46C24 37 40 37 51 46", stroke=3.6),
        flat("#26301c", "M32 0V64", stroke=2.6),
    ),
    "ossuary_vial": (
        glass("#d8d0b0", "M24 6H40V18C50 24 56 34 56 46C56 58 46 65 32 65C18 65 8 58 8 46C8 34 14 24 24 18Z"),
        liquid("#b8a878", "M12 44H52C52 56 44 61 32 61C20 61 12 56 12 44Z"),
        solid(
            BONE,
            box(18, 34, 28, 6, 3) + circle(17, 34, 4) + circle(17, 40, 4) + circle(47, 34, 4) + circle(47, 40, 4),
            place="rotate(-28 32 37)",
        ),
        solid("#6c4a2c", box(23, -3, 18, 11, 2)),
    ),
    "leech_jar": (
        glass("#a8d0c0", box(8, 12, 48, 52, 8)),
        liquid("#6a1a2a", box(12, 26, 40, 34, 5)),
        solid(
            "#1e2a1c",
            "M20 54C16 44 28 42 26 34C30 32 34 36 32 42C30 48 26 50 28 56ZM40 56C36 48 46 46 44 38"
            "C48 36 51 42 48 48C46 52 46 54 48 58Z",
        ),
        metal(BRASS, box(14, 0, 36, 14, 3)),
        flat(INK, circle(20, 8, 2) + circle(32, 8, 2) + circle(44, 8, 2)),
    ),
    "ward_of_salt": (
        solid("#e9e6e0", "M32 2A30 30 0 1 1 14 8L19 16A21 21 0 1 0 32 11Z"),
        flat("#b8b2b8", "".join(circle(x, y, 1.7) for x, y in (turned([(32, 7)], a)[0] for a in range(10, 320, 24)))),
        glow("#a8e0ff", polygon(*star(4, 13, 4, 32, 33))),
    ),
    "ferrymans_purse": (
        solid("#384a5a", "M22 14H42C54 24 60 36 60 48C60 60 50 65 32 65C14 65 4 60 4 48C4 36 10 24 22 14Z"),
        solid("#263542", "M16 0C22 6 27 1 32 4C37 1 42 6 48 0L42 16H22Z"),
        metal(BRASS, box(18, 12, 28, 6, 3)),
        metal("#8aa4b0", circle(22, 44, 10) + circle(42, 44, 10)),
        flat("#3a4e5c", circle(22, 44, 4) + circle(42, 44, 4)),
    ),
    "deep_pockets": (
        solid("#5a4434", "M4 6H60V44C60 58 50 66 32 66C14 66 4 58 4 44Z"),
        flat("#0c0808", "M10 10H54V20C48 27 16 27 10 20Z"),
        flat("#b89468", "M10 30C10 48 16 58 32 60C48 58 54 48 54 30", stroke=2.4),
        glow("#ffe066", circle(25, 16, 2.4) + circle(37, 16, 2.4)),
        metal(GOLD, circle(32, 44, 8)),
    ),
    "worn_compass": (
        metal(BRASS, circle(32, 34, 30)),
        metal(BRASS, ring(32, 0, 7, 3)),
        solid("#1f2a34", circle(32, 34, 22)),
        metal(BLOOD, polygon((46, 14), (37, 38), (28, 31))),
        metal(SILVER, polygon((18, 54), (37, 38), (28, 31))),
        flat("#d8c8a0", circle(32, 14, 1.8) + circle(32, 54, 1.8) + circle(12, 34, 1.8) + circle(52, 34, 1.8)),
    ),
    "misers_hourglass": (
        glass("#d8cfae", "M12 8H52C52 24 37 28 35 32C37 36 52 40 52 56H12C12 40 27 36 29 32C27 28 12 24 12 8Z"),
        liquid("#d8a840", "M18 54C20 46 28 42 32 42C36 42 44 46 46 54Z"),
        flat("#f0c86a", box(31, 30, 2, 14)),
        solid("#5a4632", box(6, -2, 52, 9, 3) + box(6, 57, 52, 9, 3)),
        solid("#7a6248", box(6, 6, 5, 52) + box(53, 6, 5, 52)),
    ),
    "trophy_string": (
        metal("#8a6a4a", "M-2 10C14 30 50 30 66 10", stroke=3.4),
        solid(BONE, polygon((6, 18), (16, 22), (9, 46)) + polygon((46, 23), (57, 18), (55, 46))),
        solid("#c8b890", polygon((26, 27), (38, 27), (32, 60))),
        solid("#a01c28", circle(20, 26, 4.4) + circle(43, 26, 4.4)),
    ),
    "blood_tithe": (
        metal("#b08a45", "M2 26C6 50 20 58 32 58C44 58 58 50 62 26Z"),
        solid("#5a0a14", circle(32, 26, 30, 10)),
        glow("#ff3040", circle(32, 27, 20, 5)),
        metal("#b08a45", box(18, 56, 28, 8, 3)),
        solid(BLOOD, drop(32, -6, 7)),
    ),
    "avarice_skull": (
        metal(GOLD, SKULL),
        flat(INK, SOCKETS + polygon((32, 32), (36, 41), (28, 41))),
        metal("#ffe08a", "".join(box(x, 45, 5.4, 12, 1.5) for x in (17, 24, 31, 38, 44))),
        glow("#4fe08a", circle(21, 26, 3) + circle(43, 26, 3)),
    ),
    "ember_censer": (
        metal(IRON, "M32 24L14 -4M32 24L50 -4M32 24V-4", stroke=2.6),
        metal(BRASS, "M10 36C10 22 54 22 54 36V40H10Z"),
        metal("#8a6430", "M8 40H56C56 54 46 62 32 62C18 62 8 54 8 40Z"),
        glow(EMBER, "M16 33H22M29 31H35M42 33H48M18 48L24 50M30 52H36M42 50L48 48", stroke=4),
        metal(BRASS, polygon((26, 60), (38, 60), (32, 69))),
    ),
    "rime_locket": (
        metal(SILVER, "M14 18C14 6 10 2 6 -4M50 18C50 6 54 2 58 -4", stroke=3),
        metal("#9fb8cc", circle(32, 38, 27)),
        solid("#24384c", circle(32, 38, 19)),
        glow(ICE, "M32 24V52M20 31L44 45M44 31L20 45", stroke=3.6),
        metal(SILVER, circle(32, 10, 5)),
    ),
    "gale_quill": (
        solid("#e4f4ea", "M60 -2C32 2 14 20 12 48L18 50C40 46 58 26 60 -2Z"),
        flat("#4fae7a", "M58 2C40 14 24 30 14 50M44 8L40 18M50 18L36 26M42 30L28 36", stroke=2.4),
        metal(BRASS, polygon((10, 46), (18, 52), (4, 64))),
        glow(WIND, "M30 60H52C62 60 62 50 54 50C50 50 48 53 50 56", stroke=3.4),
    ),
    "storm_nail": (
        metal("#6a7284", box(18, -4, 28, 10, 4) + polygon((25, 6), (39, 6), (33, 66), (31, 66))),
        glow(LIGHTNING, "M14 14L22 26L12 30L24 46M50 12L42 24L54 32L40 48", stroke=3.6),
    ),
    "cinder_choir": (
        *(
            solid(paint, f"M{x - 11} 64C{x - 12} 44 {x - 9} 36 {x} 34C{x + 9} 36 {x + 12} 44 {x + 11} 64Z")
            for x, paint in ((12, "#4a3a38"), (52, "#4a3a38"), (32, "#63504a"))
        ),
        *(solid("#2a2022", circle(x, y, 9, 10)) for x, y in ((12, 26), (52, 26), (32, 20))),
        glow(EMBER, circle(12, 29, 3, 4) + circle(52, 29, 3, 4) + circle(32, 24, 3.6, 5)),
        glow(FLAME, flame(0.2, 0, -54)),
    ),
    "witchlight": (
        *LANTERN[:1],
        glass("#8affc0", box(14, 16, 36, 40, 3)),
        glow("#58ffb0", drop(32, 22, 10)),
        *LANTERN[1:],
        metal(BRASS, box(13, 18, 4, 38) + box(47, 18, 4, 38)),
    ),
    "sooty_almanac": (
        solid("#2e2a30", "M8 4H50C56 4 58 8 58 12V62H14C10 62 6 60 6 55V10C6 6 6 4 8 4Z"),
        solid("#cfc4a4", "M12 54H58V62H14C10 62 10 54 12 54Z"),
        metal("#6a6270", circle(32, 28, 16)),
        glow(LIGHTNING, polygon((36, 14), (24, 30), (31, 30), (28, 43), (41, 25), (33, 25))),
    ),
    "prism_shard": (
        metal("#cfe0ff", polygon((30, -4), (50, 20), (40, 66), (20, 54), (14, 18))),
        flat(FIRE, polygon((32, 4), (44, 22), (36, 24))),
        flat(WIND, polygon((44, 24), (38, 58), (35, 26))),
        flat(ICE, polygon((18, 22), (32, 26), (24, 50))),
        glow("#ffffff", polygon((28, 8), (33, 24), (20, 20))),
    ),
    "moth_mask": mask(
        "#c9b28a",
        circle(20, 26, 7, 8) + circle(44, 26, 7, 8),
        "M26 46C30 50 34 50 38 46C36 54 28 54 26 46Z",
        (
            solid("#8a6c48", "M8 8C-6 -2 -8 24 4 34C10 26 12 16 8 8ZM56 8C70 -2 72 24 60 34C54 26 52 16 56 8Z"),
            flat("#3a2818", circle(0, 15, 3.4) + circle(64, 15, 3.4)),
            metal("#6a5030", "M28 6C26 -2 20 -6 16 -6M36 6C38 -2 44 -6 48 -6", stroke=2.6),
        ),
    ),
    "jester_mask": mask(
        "#e8dcc8",
        SLITS,
        GRIN,
        (
            solid("#b02038", "M8 10C-4 8 -8 -2 -2 -6C8 -2 24 2 32 6C40 2 56 -2 66 -6C72 -2 68 8 56 10C44 4 20 4 8 10Z"),
            metal(GOLD, circle(-2, -2, 5) + circle(66, -2, 5)),
            flat(
                "#b02038",
                polygon((20, 32), (23, 39), (20, 46), (17, 39)) + polygon((44, 32), (47, 39), (44, 46), (41, 39)),
            ),
        ),
    ),
    "hollow_mask": mask("#8f8a94", circle(20, 27, 8.5, 10) + circle(44, 27, 8.5, 10), circle(32, 50, 6, 8)),
    "martyrs_wick": (
        solid("#d8ccae", "M6 26H58V42H6Z", place="rotate(-16 32 34)"),
        glow(FLAME, flame(0.42, -32, -2)),
        glow(EMBER, flame(0.42, 32, -20)),
        flat("#a89a72", "M16 38V42M28 34V40M40 31V36", stroke=3),
    ),
    "ossuary_pact": (
        solid(PARCHMENT, "M10 -2H54V52C54 60 46 66 40 62H10Z"),
        flat("#7a6a48", "M18 8H46M18 16H46M18 24H38", stroke=3),
        solid(
            BONE,
            box(6, 40, 52, 8, 4) + circle(6, 40, 5.4) + circle(6, 48, 5.4) + circle(58, 40, 5.4) + circle(58, 48, 5.4),
            place="rotate(-18 32 44)",
        ),
        solid(BLOOD, drop(42, 44, 4.6)),
    ),
    "ledger_of_hands": (
        solid("#4a1a22", "M6 0H52C58 0 60 4 60 8V64H14C8 64 4 60 4 54V6C4 2 4 0 6 0Z"),
        solid("#d8ccaa", "M12 55H60V64H14C8 64 8 55 12 55Z"),
        solid("#c8a070", HAND, place="translate(14 10) scale(.56)"),
        metal(BRASS, polygon((50, 0), (60, 0), (60, 11)) + polygon((60, 44), (60, 55), (49, 55))),
    ),
    "third_hand": (
        solid("#c8a888", HAND, place="translate(-2 6) rotate(-34 32 62) scale(.8)"),
        solid("#d8b898", HAND, place="translate(18 6) rotate(34 32 62) scale(.8)"),
        solid("#8a9ab8", HAND, place="translate(6 -4) scale(.84)"),
        solid("#3a2a44", "M6 52H58L62 67H2Z"),
    ),
    "kindred_worms": (
        solid("#d88a90", "M4 50C4 30 26 40 26 24C26 10 44 6 50 16L44 22C40 16 34 18 34 26C34 46 14 40 13 52Z"),
        solid("#b86a78", "M60 14C62 36 40 28 38 44C36 58 18 62 12 52L18 46C22 52 29 50 30 42C33 24 50 32 51 14Z"),
        flat(INK, circle(46, 15, 2) + circle(16, 52, 2)),
    ),
    "lunatics_litany": (
        solid(PARCHMENT, "M6 6H58V58H6Z", place="rotate(-6 32 32)"),
        solid("#b79f6c", box(0, 0, 64, 10, 5) + box(0, 54, 64, 10, 5), place="rotate(-6 32 32)"),
        flat("#5a2070", "M32 20A13 13 0 1 1 20 34A9 9 0 1 1 32 41A5 5 0 1 1 33 32", stroke=3.6),
    ),
    "scourge_beads": (
        metal("#5a4634", "M20 4C-6 10 -4 52 20 56C44 60 52 36 40 20", stroke=2.6),
        *(
            solid("#8f2a30", circle(x, y, 6))
            for x, y in ((20, 4), (5, 14), (0, 30), (7, 46), (21, 56), (37, 52), (46, 38), (43, 22))
        ),
        metal(
            SILVER,
            polygon(
                (48, 4),
                (54, 4),
                (54, 12),
                (62, 12),
                (62, 18),
                (54, 18),
                (54, 34),
                (48, 34),
                (48, 18),
                (40, 18),
                (40, 12),
                (48, 12),
            ),
        ),
    ),
    "patient_noose": (
        solid("#b8975e", box(27, -4, 10, 30, 4)),
        solid("#a8864e", ring(32, 44, 21, 8)),
        solid("#c8a76c", box(22, 12, 20, 18, 4)),
        flat("#7a5c30", "M22 17L42 14M22 22L42 19M22 27L42 24", stroke=2.2),
    ),
    "pilgrims_stair": (
        solid(
            "#8f8798",
            polygon((0, 0), (20, 0), (20, 16), (36, 16), (36, 32), (50, 32), (50, 48), (66, 48), (66, 64), (0, 64)),
        ),
        flat(
            "#c9c0d0",
            "M2 3C8 6 14 6 19 3M21 19C26 22 31 22 35 19M37 35C41 38 46 38 49 35M51 51C56 54 61 54 65 51",
            stroke=3.4,
        ),
        glow("#ffd78a", circle(10, -4, 4)),
        solid("#3a2a44", polygon((5, 0), (15, 0), (12, -12), (8, -12))),
    ),
    "red_thread": (
        solid("#a87a4a", circle(32, 10, 22, 8)),
        solid("#c01c30", "M14 14H50V50H14Z"),
        flat("#7a0a1a", "M14 22L50 17M14 30L50 25M14 38L50 33M14 46L50 41", stroke=2.6),
        solid("#a87a4a", circle(32, 53, 22, 8)),
        metal("#e02a3c", "M50 44C62 46 54 62 66 64", stroke=3),
    ),
    "severed_twin": (
        *die(4, 22, 34, 42, "#d8cdb0", place="rotate(-10 22 34)"),
        solid("#7a0f1c", "M44 10L52 22L46 32L54 42L47 58L58 60C62 60 66 56 66 52V16C66 12 62 8 58 8Z"),
        flat(INK, circle(58, 22, 3.6) + circle(58, 46, 3.6)),
        flat(BLOOD, "M45 10L52 22L46 32L54 42L47 58", stroke=3),
    ),
    "siege_bell": bell(
        "#6a6f7c",
        (
            flat("#34363e", "M14 34H50M12 42H52", stroke=3),
            metal(IRON, polygon((-4, 20), (18, 22), (2, 34)) + polygon((68, 20), (46, 22), (62, 34))),
        ),
    ),
    "tower_shard": (
        solid(
            "#7f7a88",
            polygon(
                (10, 66),
                (12, 16),
                (6, 14),
                (6, 0),
                (16, 0),
                (16, 6),
                (24, 6),
                (24, -2),
                (36, 2),
                (34, 14),
                (46, 22),
                (42, 36),
                (54, 44),
                (52, 66),
            ),
        ),
        flat("#4a4652", "M12 24H36M12 36H42M12 48H46M22 24V36M32 36V48M20 48V62M38 48V62", stroke=2.2),
        glow("#ffb454", box(20, 13, 6, 8, 3)),
    ),
    "iron_gong": (
        metal("#5a4634", box(2, 0, 6, 64, 2) + box(56, 0, 6, 64, 2) + box(0, -2, 64, 7, 3)),
        metal("#b0904e", circle(32, 36, 23)),
        metal("#8a6c34", ring(32, 36, 17, 3)),
        metal(GOLD, circle(32, 36, 7)),
    ),
    "idle_hands": (
        solid(
            "#3a3446", polygon((-4, 66), (8, 44), (26, 58), (20, 66)) + polygon((68, 66), (56, 44), (38, 58), (44, 66))
        ),
        solid("#a8a08e", HAND, place="translate(12 6) rotate(-32 32 60) scale(.72)"),
        solid("#c8bfa8", HAND, place="translate(6 4) rotate(32 32 60) scale(.72)"),
    ),
    "battle_plan": (
        solid("#cdb98a", polygon((-2, 10), (20, 2), (44, 10), (66, 2), (66, 54), (44, 62), (20, 54), (-2, 62))),
        flat("#a08a5c", polygon((20, 2), (44, 10), (44, 62), (20, 54))),
        flat("#9a1c24", "M8 50C16 30 30 44 40 26", stroke=4),
        flat("#9a1c24", polygon((34, 24), (48, 14), (46, 31))),
        flat("#2a3a6a", "M50 36L60 46M60 36L50 46M14 20L24 28M24 20L14 28", stroke=3.4),
    ),
    "beggar_mask": mask(
        "#a88a64",
        "M14 24L28 28L26 33L14 30ZM50 24L36 28L38 33L50 30Z",
        "M22 52C26 45 38 45 42 52L39 54C36 50 28 50 25 54Z",
        (
            solid("#6a4e34", "M4 10C14 -6 50 -6 60 10C44 3 20 3 4 10Z"),
            flat("#6a4e34", "M10 36L18 44M12 44L20 36M46 10L52 18", stroke=2.4),
        ),
    ),
    "twinface_mask": (
        solid("#e8e0d0", "M12 10C-6 6 -6 26 4 34C12 28 14 18 12 10Z"),
        solid("#33303c", "M52 10C70 6 70 26 60 34C52 28 50 18 52 10Z"),
        solid("#e8e0d0", "M32 4C22 3 14 5 8 8C4 28 10 52 32 66Z"),
        solid("#33303c", "M32 4C42 3 50 5 56 8C60 28 54 52 32 66Z"),
        flat(INK, "M14 26C20 20 26 22 29 29C24 31 18 31 14 26ZM18 44C22 50 28 52 32 52V58C26 57 20 52 18 44Z"),
        flat("#e8e0d0", "M50 24C44 30 38 30 35 24C40 20 46 20 50 24ZM46 54C42 48 36 46 32 46V52C37 51 42 52 46 54Z"),
    ),
    "drowned_mask": mask(
        "#4f8a90",
        circle(20, 28, 6.4) + circle(44, 28, 6.4),
        "M24 47H40V53H24Z",
        (
            glow("#a8fff0", circle(20, 28, 2.2) + circle(44, 28, 2.2)),
            solid("#2e5c40", "M10 10C4 24 8 34 2 46C12 40 10 24 16 12ZM54 8C60 22 54 36 62 50C50 44 54 24 48 12Z"),
            solid("#bff0ff", circle(40, 0, 4) + circle(48, -4, 2.6)),
        ),
    ),
    "burnt_out_mask": mask(
        "#2c262a",
        "M14 24L29 30L15 33ZM50 24L35 30L49 33Z",
        "M18 44L46 40L40 54L24 56Z",
        (
            glow(EMBER, "M38 4L42 16L36 22L46 34M12 40L18 48L16 54", stroke=2.8),
            solid("#57505a", "M44 2C50 -6 58 -4 60 2C66 6 62 14 56 12Z"),
        ),
    ),
    "carrion_crown": (
        metal("#6a5a3a", polygon((4, 34), (2, 6), (16, 24), (22, -2), (32, 22), (42, -2), (48, 24), (62, 6), (60, 34))),
        solid(BONE, box(2, 32, 60, 14, 4)),
        solid("#1c1a22", "M14 50C22 40 30 44 32 52C34 44 42 40 50 50C44 52 40 56 38 66H26C24 56 20 52 14 50Z"),
        glow("#ff5a4a", circle(28, 56, 1.8) + circle(36, 56, 1.8)),
        flat(INK, circle(14, 39, 3) + circle(32, 39, 3) + circle(50, 39, 3)),
    ),
    "executioners_hood": (
        solid("#2a242c", "M32 -4C50 -2 56 18 56 38L64 66H0L8 38C8 18 14 -2 32 -4Z"),
        flat("#4a424e", "M14 34C16 16 24 6 32 4C24 14 20 30 22 56Z"),
        flat("#c8a090", circle(23, 31, 5, 4) + circle(41, 31, 5, 4)),
        flat(INK, circle(24, 31, 2) + circle(42, 31, 2)),
        flat(GORE, "M28 46C32 44 36 44 38 47", stroke=3),
    ),
    "pitch_brand": (
        solid("#5c3c22", polygon((26, 30), (38, 30), (36, 68), (28, 68))),
        solid("#1c1618", "M18 12H46V28C46 34 18 34 18 28Z"),
        glow(EMBER, flame(0.66, 0, -34)),
        glow(FLAME, flame(0.36, 1, -36)),
        solid("#120e10", drop(20, 26, 4)),
    ),
    "glacier_tear": (
        metal("#8fd4f4", drop(32, -4, 25)),
        flat("#d8f6ff", polygon((32, 4), (40, 26), (30, 36), (22, 30))),
        flat("#3a90c0", polygon((42, 28), (50, 44), (34, 60), (32, 38))),
        glow("#ffffff", polygon((28, 12), (32, 6), (34, 16), (30, 22))),
    ),
    "monochrome_reliquary": (
        metal(GOLD, polygon((6, 24), (32, -4), (58, 24))),
        metal(BRASS, box(8, 24, 48, 34, 2) + box(18, 30, 28, 24, 2)),
        solid("#121018", box(19, 31, 26, 22, 2)),
        glow(ICE, circle(32, 42, 8)),
        metal(BRASS, box(4, 56, 56, 9, 2)),
        metal(GOLD, polygon((30, -8), (34, -8), (34, 2), (30, 2))),
    ),
    "lingering_flame": (
        solid("#3a3440", "M6 46C16 42 48 42 58 46C58 58 46 66 32 66C18 66 6 58 6 46Z"),
        glow("#7aa8ff", flame(0.8, 0, -12)),
        glow("#dfe8ff", flame(0.42, 1, -14)),
        glow("#7aa8ff", flame(0.2, -22, -40)),
    ),
    "grave_thunder": (
        solid("#6f6a78", "M10 66V24C10 6 54 6 54 24V66Z"),
        flat("#45414e", "M20 62V28C20 18 44 18 44 28V62Z"),
        glow(LIGHTNING, BOLT, place="translate(4 -4)"),
        solid("#4a3a28", "M0 60C14 54 50 54 64 60V67H0Z"),
    ),
    "starveling": (
        solid("#b8ad90", "M32 0C46 0 52 8 52 18C52 28 44 32 32 32C20 32 12 28 12 18C12 8 18 0 32 0Z"),
        solid("#a09678", "M18 36C26 32 38 32 46 36L42 66H22Z"),
        flat(INK, circle(24, 17, 5.4) + circle(40, 17, 5.4) + circle(32, 27, 3.4, 2.4)),
        flat("#4a4434", "M22 42H42M23 49H41M24 56H40", stroke=3),
        glow("#ff5a4a", circle(32, 66, 3)),
        solid(
            "#b8ad90", "M14 38C4 42 2 54 8 62L13 60C9 54 11 48 18 46ZM50 38C60 42 62 54 56 62L51 60C55 54 53 48 46 46Z"
        ),
    ),
    "sixth_finger": (
        solid(
            "#d0a890",
            "M16 66V46C8 42 2 34 0 28C0 24 5 23 8 27L15 34L10 12C9 7 16 6 17 10L22 28L22 4"
            "C22 -1 29 -1 29 4L30 27L35 3C36 -2 43 -1 42 4L38 28L46 8C48 4 54 6 52 11L45 32L56 20"
            "C60 17 64 21 61 25L50 44V66Z",
        ),
        solid("#3a3446", box(12, 58, 42, 9, 3)),
        glow("#ff5a4a", ring(58, 22, 7, 2.6)),
    ),
    "drowned_mirror": (
        metal("#5f8a86", circle(32, 26, 27, 30)),
        solid("#0e2a34", circle(32, 26, 20, 23)),
        solid(
            "#7fb8b4",
            "M32 12C39 12 42 18 41 24C40 30 37 33 32 33C27 33 24 30 23 24C22 18 25 12 32 12ZM20 46"
            "C24 36 40 36 44 46C38 50 26 50 20 46Z",
        ),
        flat("#0e2a34", circle(28, 22, 2.2) + circle(36, 22, 2.2)),
        metal("#5f8a86", polygon((27, 54), (37, 54), (39, 68), (25, 68))),
    ),
    "faceless_die": (
        *die(0, 32, 32, 56, "#d8d2c4"),
        flat("#a09a8c", "M18 44C26 50 38 50 46 44", stroke=3),
        glow("#b57cff", circle(22, 26, 4, 6) + circle(42, 26, 4, 6)),
    ),
    "serpents_bargain": (
        solid(
            "#3f8a58",
            "M6 40C0 20 20 10 32 22C44 34 58 30 54 16C52 8 44 8 42 14L35 11C38 -2 58 -4 63 14"
            "C68 36 44 46 30 34C20 26 10 32 15 42C17 48 24 47 25 42L32 46C28 58 10 56 6 40Z",
        ),
        solid("#58b070", circle(38, 12, 6) + circle(28, 44, 6)),
        flat(INK, circle(37, 10, 2) + circle(29, 46, 2)),
        *die(1, 14, 14, 20),
        *die(6, 50, 52, 20),
    ),
    "pretenders_crown": (
        solid("#d8b040", polygon((2, 52), (4, 12), (18, 32), (32, 4), (46, 32), (60, 12), (62, 52))),
        flat("#8a5f10", "M4 44H60", stroke=4),
        solid("#c01c30", circle(32, 44, 6)),
        solid("#e8dcc0", box(0, 52, 64, 13, 6)),
        flat(INK, circle(10, 58, 2) + circle(25, 58, 2) + circle(40, 58, 2) + circle(55, 58, 2)),
        flat("#b08a2a", "M12 30L10 44M52 30L54 44", stroke=2),
    ),
    "twilight_bell": bell(
        "#6a4fa8",
        (glow("#ffd0a0", polygon(*star(4, 12, 3.6, 32, 28))), glow("#d8c0ff", circle(20, 42, 2) + circle(45, 40, 2))),
    ),
    "crown_of_the_slain": (
        metal(
            IRON,
            polygon(
                (2, 40), (6, 4), (17, 28), (26, -6), (32, 24), (38, -6), (47, 28), (58, 4), (62, 40), (58, 60), (6, 60)
            ),
        ),
        *(
            layer
            for x in (4, 23.5, 43)
            for layer in placed((solid(BONE, SKULL), flat(INK, SOCKETS)), f"translate({x} 38) scale(.27)")
        ),
        glow("#ff3a3a", circle(26, 4, 1.8) + circle(38, 4, 1.8)),
    ),
    "last_stair": (
        metal(IRON, polygon((14, 18), (-2, 8), (14, 28)) + polygon((50, 18), (66, 8), (50, 28))),
        metal(IRON, polygon((12, 56), (-2, 66), (66, 66), (52, 56))),
        *LANTERN[:1],
        glass("#ffe0a0", box(14, 16, 36, 40, 3)),
        solid("#57505e", polygon((16, 54), (16, 46), (26, 46), (26, 39), (36, 39), (36, 32), (48, 32), (48, 54))),
        glow(FLAME, circle(42, 25, 5)),
        *LANTERN[1:],
    ),
    "mask_of_the_abyss": (
        solid("#1a1426", MASK),
        flat("#3a2c5a", "M14 14C20 9 28 8 32 8V20C24 20 18 22 14 14Z"),
        glow("#8a5aff", SLITS),
        glow("#8a5aff", "M22 44L27 50L32 44L37 50L42 44", stroke=3),
        metal(
            "#4a3a70",
            polygon((8, 8), (-4, -6), (18, 4))
            + polygon((56, 8), (68, -6), (46, 4))
            + polygon((26, 4), (32, -10), (38, 4)),
        ),
    ),
    "mask_of_kings": (
        metal(GOLD, MASK),
        flat(INK, SLITS),
        flat("#7a4f10", "M24 48H40V51H24ZM30 32L28 42H36L34 32Z"),
        metal("#ffd76a", polygon((6, 10), (4, -8), (18, 2), (32, -10), (46, 2), (60, -8), (58, 10))),
        glow("#ff4050", circle(32, 2, 4)),
    ),
    "widows_prism": (
        metal("#b8c4e0", polygon((32, -4), (64, 54), (0, 54))),
        flat(ICE, polygon((32, 8), (14, 48), (26, 48))),
        flat(WIND, polygon((32, 8), (26, 48), (35, 48))),
        flat(FIRE, polygon((32, 8), (35, 48), (50, 48))),
        solid("#1c1624", "M4 2C16 -6 48 -6 60 2L52 24C40 14 24 14 12 24Z"),
        glow(LIGHTNING, drop(32, 52, 5)),
    ),
    "crown_of_four_winds": (
        metal("#a8c8b8", ring(32, 38, 26, 7)),
        metal(
            "#cfe8dc",
            "M32 14C22 8 26 -6 38 -4C46 -2 44 8 36 6M56 38C62 28 72 34 68 44M8 38C2 28 -8 34 -4 44M32 62"
            "C22 66 24 72 34 70",
            stroke=4.4,
        ),
        glow(ICE, circle(32, 14, 4.4)),
        glow(FIRE, circle(56, 38, 4.4)),
        glow(LIGHTNING, circle(8, 38, 4.4)),
        glow(WIND, circle(32, 62, 4.4)),
    ),
    "hearth_of_the_deep": (
        solid("#57525f", "M0 66V18C0 2 64 2 64 18V66H50V32C50 20 14 20 14 32V66Z"),
        flat("#35313c", "M2 30H13M2 44H13M51 30H62M51 44H62M20 12L22 22M42 12L44 22", stroke=2.2),
        solid("#120e18", "M14 66V32C14 20 50 20 50 32V66Z"),
        glow("#40d0c0", flame(0.6, 0, 4)),
        glow("#d0fff0", flame(0.3, 1, 3)),
    ),
    "loaded_coin": (
        metal(GOLD, circle(32, 32, 31)),
        flat("#8a5c12", ring(32, 32, 25, 2.6)),
        flat(
            "#5a3a0a",
            circle(32, 32, 4.4) + circle(21, 21, 4.4) + circle(43, 21, 4.4) + circle(21, 43, 4.4) + circle(43, 43, 4.4),
        ),
    ),
    "wolfs_skull": (
        solid(BONE, "M4 0L18 12C26 8 38 8 46 12L60 0C62 18 58 28 52 34L44 56C40 66 24 66 20 56L12 34C6 28 2 18 4 0Z"),
        flat(
            INK,
            polygon((16, 24), (28, 30), (20, 36))
            + polygon((48, 24), (36, 30), (44, 36))
            + polygon((28, 48), (36, 48), (32, 55)),
        ),
        flat("#8f8468", "M32 14V44", stroke=2.4),
        glow("#ff5a4a", circle(22, 30, 2) + circle(42, 30, 2)),
    ),
}
WIDE = (
    "martyrs_wick",
    "crown_of_four_winds",
    "crown_of_the_slain",
    "jester_mask",
    "mask_of_kings",
    "mask_of_the_abyss",
    "burnt_out_mask",
    "drowned_mask",
    "moth_mask",
    "pilgrims_stair",
)
"""Drawings that reach over the edge as they are drawn, and are made smaller."""
RELICS |= {name: placed(RELICS[name], "translate(5 7) scale(.82)") for name in WIDE}
RELICS["third_hand"] = placed(RELICS["third_hand"], "translate(10 10) scale(.68)")
