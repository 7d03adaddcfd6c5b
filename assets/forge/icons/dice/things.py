"""Drawings of what happens to dice: elements, interference, statuses, combos, consumables and services."""

from assets.forge.icons.dice.faces import die
from assets.forge.icons.dice.relics import BOLT, FIRE, ICE, LIGHTNING, SKULL, WIND
from assets.forge.icons.engraving import flat, glass, glow, metal, placed, solid
from assets.forge.palette import BLOOD, BONE, BRASS, EMBER, FLAME, GOLD, INK, LEATHER, SILVER, STEEL, VIOLET
from assets.forge.vector import box, circle, drop, flame, polygon, ring, star, turned

SMALL = "translate(-6 8) scale(.86)"
TILT = "rotate(-10 32 32)"
ARROW = "M32 6A26 26 0 0 1 58 32H64L53 46L42 32H49A17 17 0 0 0 32 15Z"
LOOP = (metal(GOLD, ARROW), metal(GOLD, ARROW, place="rotate(180 32 32)"))
SPIKES = "".join(f"M32 32L{x:.1f} {y:.1f}" for x, y in (turned([(32, 2)], a)[0] for a in range(0, 360, 60)))
TEETH = "".join(
    "M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}".format(
        *(c for point in turned([(25, 7), (32, 15), (39, 7)], a) for c in point)
    )
    for a in range(0, 360, 60)
)
SWIRL = (
    "M6 26H38C50 26 50 10 38 10C32 10 29 14 29 18",
    "M2 38H50C62 38 62 56 50 56C44 56 41 52 41 48",
    "M12 50H26C34 50 34 62 26 62",
)
CLAW = "M6 4C22 6 36 16 42 34C34 26 22 22 10 24Z"
DOWN = polygon((30, 0), (56, 0), (56, 26), (68, 26), (43, 56), (18, 26), (30, 26))

ELEMENTS = {
    "ice": (glow(ICE, SPIKES, 6), glow(ICE, TEETH, 4.5)),
    "fire": (
        solid("#7a1d06", flame(0.62, -18, 2)),
        solid("#7a1d06", flame(0.62, 18, 2)),
        solid("#7a1d06", flame(0.94, 0, -3)),
        glow(EMBER, flame(0.7, 0, -1)),
        glow(FLAME, flame(0.4, 1)),
    ),
    "wind": tuple(glow(WIND, path, 6.5) for path in SWIRL),
    "lightning": (
        glow(VIOLET, BOLT),
        flat("#f0e4ff", polygon((34, 10), (19, 32), (32, 32), (27, 48), (43, 28), (30, 28))),
    ),
}

INTERFERENCE = {
    "weaken": (*die(6, paint="#a8a3ad", place=SMALL), metal(BLOOD, DOWN)),
    "gravity": (
        *die(4, place="translate(8 26) scale(.6)"),
        metal(STEEL, "M12 32L20 10H44L52 32Z"),
        metal(SILVER, ring(32, 6, 9, 4)),
        flat(INK, box(22, 19, 20, 4)),
    ),
    "chaos": (
        *die(5, paint="#b9a7d8", place="rotate(20 32 32) scale(.8) translate(8 8)"),
        *(
            metal(
                VIOLET, "M32 2A30 30 0 0 1 58 20L64 16L62 32L48 26L54 23A24 24 0 0 0 32 9Z", place=f"rotate({a} 32 32)"
            )
            for a in (0, 120, 240)
        ),
    ),
    "steal_reroll": (
        *placed(LOOP, "translate(-2 0) scale(.9)"),
        metal(
            BLOOD,
            polygon(
                (44, 36),
                (52, 44),
                (60, 36),
                (66, 42),
                (58, 50),
                (66, 58),
                (60, 64),
                (52, 56),
                (44, 64),
                (38, 58),
                (46, 50),
                (38, 42),
            ),
        ),
    ),
    "steal_die": (
        *die(3, place="translate(10 14) scale(.78)"),
        *(
            metal("#6b5a78", CLAW, place=f"translate(5 5) scale(.85) {place}")
            for place in ("", "translate(14 -10) rotate(18 20 20)", "translate(-10 12) rotate(-14 20 20)")
        ),
    ),
    "curse": (
        solid("#2a0810", "M10 16C0 12 -4 2 0 -4C6 4 14 6 22 8ZM54 16C64 12 68 2 64 -4C58 4 50 6 42 8Z"),
        *die(0, side=54, paint="#4a1420"),
        glow("#ff5a4a", SKULL, place="translate(10 12) scale(.69)"),
        flat(INK, circle(25, 30, 5) + circle(39, 30, 5) + polygon((32, 35), (35, 41), (29, 41))),
    ),
    "evenodd": (
        solid("#e8dcbd", "M2 14Q2 6 10 6H32V58H10Q2 58 2 50Z"),
        solid("#3a3544", "M32 6H54Q62 6 62 14V50Q62 58 54 58H32Z"),
        flat(INK, circle(12, 18, 5.5) + circle(22, 46, 5.5)),
        flat("#e8dcbd", circle(47, 32, 6.5)),
        metal(BLOOD, "M42 0L22 64", 5),
    ),
    "rig": (
        *die(0, side=50, paint="#c79a4a"),
        flat("#8f0f0c", circle(32, 32, 8)),
        *(metal(STEEL, circle(x, y, 5)) for x in (12, 52) for y in (12, 52)),
    ),
    "lock_die": (
        *die(6, place=TILT),
        metal(STEEL, "M4 14L60 50M60 14L4 50", 7),
        metal(STEEL, "M24 30V25C24 14 40 14 40 25V30", 5),
        metal(GOLD, box(19, 28, 26, 22, 3)),
        flat(INK, circle(32, 36, 3.4) + polygon((30.6, 37), (33.4, 37), (35, 45), (29, 45))),
    ),
    "lock_hold": (
        metal(BRASS, box(-2, 30, 68, 26, 6)),
        flat(INK, box(4, 36, 56, 14, 3)),
        *die(2, 17, 28, 26),
        *die(5, 47, 28, 26),
        flat(BLOOD, box(2, 59, 60, 5, 2)),
    ),
    "snipe": (
        *die(4, place=SMALL),
        metal(ICE, ring(38, 28, 23, 5)),
        metal(ICE, box(36, -2, 4, 16) + box(36, 42, 4, 16) + box(8, 26, 16, 4) + box(52, 26, 16, 4)),
    ),
    "strip": (
        *die(0, side=48, paint="#8d8a92", place=TILT),
        glow(VIOLET, drop(18, 0, 8)),
        glow(ICE, drop(46, 8, 7)),
        glow(EMBER, drop(30, 30, 7)),
        metal(SILVER, "M2 62L62 50", 5),
    ),
    "burn_die": (
        *die(0, side=48, paint="#3a3236"),
        glow(EMBER, flame(0.86, 0, 2)),
        glow(FLAME, flame(0.46, 1, 2)),
    ),
    "deep_freeze": (
        metal("#8fd4f4", polygon((8, 12), (22, 2), (58, 6), (64, 40), (54, 62), (14, 62), (0, 42))),
        *die(1, 32, 36, 34, "#cfe6f0"),
        flat("#e8faff", polygon((12, 16), (24, 8), (22, 24), (10, 34))),
        flat("#e8faff", "M44 12L56 16M50 52L58 42", stroke=3),
    ),
}
"""Words of interference -> a die, which it acts on, with one large sign over it; the sign alone tells them apart."""

STATUSES = {
    "frozen": (
        metal("#bfe8ff", polygon((32, -2), (44, 16), (58, 32), (44, 48), (32, 66), (20, 48), (6, 32), (20, 16))),
        flat("#3a90c0", SPIKES, 3.4),
    ),
    "stunned": (metal(GOLD, polygon(*star(5, 31, 13))), flat("#fff6cf", polygon(*star(5, 16, 7)))),
    "dazzled": (
        glow("#fff0a8", polygon(*star(8, 32, 11))),
        solid("#2a2030", circle(32, 32, 9, 6)),
        glow("#ffffff", circle(32, 32, 3.4)),
    ),
    "roused": (
        solid("#c8382a", "M6 64C2 40 10 22 30 18L26 30L54 6L46 26L66 24C56 40 58 54 50 64Z"),
        glow("#ffe066", polygon((22, 44), (36, 50), (25, 54)) + polygon((52, 42), (40, 50), (50, 53))),
    ),
    "offered": (
        solid(
            "#e0b896", "M2 40C10 34 20 36 28 42L44 40C50 40 50 48 44 49L30 50H46L60 40C66 38 68 44 64 48L48 62H20L2 58Z"
        ),
        *die(5, 34, 16, 28, place="rotate(12 34 16)"),
    ),
    "raised": (
        *die(3, 32, 46, 34),
        metal(GOLD, polygon((32, -4), (52, 16), (40, 16), (40, 27), (24, 27), (24, 16), (12, 16))),
    ),
    "refracted": (
        metal("#cfe0ff", polygon((24, 10), (46, 50), (2, 50))),
        *(glow(paint, f"M38 32L66 {y}", stroke=4.4) for paint, y in ((FIRE, 14), (FLAME, 26), (WIND, 38), (ICE, 50))),
    ),
    "tempered": (
        metal("#8a8f9c", polygon((20, -4), (44, -4), (40, 44), (32, 66), (24, 44))),
        glow(EMBER, polygon((28, 6), (36, 6), (34, 44), (32, 54), (30, 44))),
        metal(BRASS, box(8, 40, 48, 7, 3)),
    ),
    "twinned": (*die(5, 20, 22, 34), *die(5, 46, 44, 34, "#bfe0c8")),
    "turned": (*die(6, 32, 32, 30), *placed(LOOP, "translate(-3 -3) scale(1.09)")),
    "tails": (
        metal(GOLD, circle(32, 32, 30)),
        flat("#8a5c12", ring(32, 32, 24, 2.6)),
        metal("#a86f18", "M22 46C14 34 24 20 34 26C44 32 36 44 46 42C52 40 50 30 46 26", stroke=5),
    ),
}

COMBOS = {
    "steam_burst": (
        solid("#c8d8e0", "M12 40C0 40 -2 26 8 24C6 10 24 4 30 14C40 4 58 12 54 26C66 28 64 42 52 42Z"),
        glow(EMBER, flame(0.4, -10, 4)),
        glow(ICE, drop(46, 44, 8)),
    ),
    "superconduct": (glow(ICE, SPIKES, 5), glow(LIGHTNING, BOLT, place="translate(8 6) scale(.78)")),
    "overload": (
        solid("#7a1d06", flame(0.96)),
        glow(EMBER, flame(0.72)),
        glow(LIGHTNING, BOLT, place="translate(10 12) scale(.72)"),
    ),
    "blizzard": (
        *(glow(WIND, path, 5) for path in SWIRL[:2]),
        glow(ICE, SPIKES, 5, place="translate(26 -2) scale(.56)"),
        glow(ICE, SPIKES, 5, place="translate(-2 34) scale(.44)"),
    ),
    "firestorm": (*(glow(EMBER, path, 6.5) for path in SWIRL), glow(FLAME, flame(0.66, 16, -14))),
    "chain_lightning": tuple(
        glow(LIGHTNING, BOLT, place=f"translate({x} {y}) scale(.5)") for x, y in ((-4, -2), (17, 16), (38, 34))
    ),
    "absolute_zero": (metal("#bfe8ff", polygon(*star(6, 33, 20))), glow(ICE, ring(32, 32, 15, 6))),
    "plasma_storm": (
        glow(LIGHTNING, ring(32, 32, 30, 4)),
        glow(EMBER, circle(32, 32, 15)),
        glow("#ffe0ff", "M32 32L8 18M32 32L56 12M32 32L12 52M32 32L54 52", 3.4),
    ),
    "maelstrom": (
        glow(
            "#40c8d8",
            "M32 32C36 28 42 34 38 40C32 48 18 42 18 30C18 14 38 6 50 18C64 32 54 58 32 60C10 60 -2 42 2 24",
            6.4,
        ),
    ),
    "cataclysm": (
        solid("#4a4048", polygon((4, 40), (18, 20), (30, 30), (44, 12), (62, 40), (52, 64), (12, 64))),
        glow(EMBER, "M30 30L26 44L34 50L30 64M44 14L46 30L40 40", 4),
        glow(FLAME, circle(52, 6, 7)),
        glow(FIRE, "M56 2L68 -6", 4),
    ),
    "singularity": (
        glow("#ffffff", ring(32, 32, 31, 4)),
        *(
            glow(paint, circle(x, y, 5))
            for paint, x, y in ((ICE, 32, 6), (FIRE, 58, 32), (WIND, 32, 58), (LIGHTNING, 6, 32))
        ),
        solid("#06040a", circle(32, 32, 15)),
    ),
}

CONSUMABLES = {
    "flip": (
        *die(1, 22, 40, 36),
        *die(6, 44, 20, 30, "#cfc0a0"),
        metal(GOLD, "M6 18C10 4 24 -2 34 2L29 10C22 8 16 12 15 20Z"),
    ),
    "purify": (
        glass("#e8f4ff", "M20 18H44L54 58C54 66 10 66 10 58Z"),
        solid("#f4f0e8", "M15 44C26 38 38 48 50 42L52 57C52 61 12 61 12 57Z"),
        metal(SILVER, box(18, 2, 28, 17, 6)),
        flat(INK, circle(26, 8, 2) + circle(32, 8, 2) + circle(38, 8, 2)),
    ),
    "shatter": (
        solid("#a89880", "M20 4C26 -4 38 -4 44 4L48 28L42 64H22L16 28Z"),
        flat(INK, circle(26, 14, 3.4) + circle(38, 14, 3.4) + box(25, 24, 14, 3)),
        flat("#3a3024", "M44 6L34 28L44 36L30 64M16 36L32 32", stroke=3),
    ),
    "add_die": (
        solid("#6f6a78", "M8 66V26C8 8 56 8 56 26V66Z"),
        *die(2, 32, 36, 30),
        metal(
            GOLD,
            polygon(
                (48, 44),
                (56, 44),
                (56, 52),
                (64, 52),
                (64, 60),
                (56, 60),
                (56, 68),
                (48, 68),
                (48, 60),
                (40, 60),
                (40, 52),
                (48, 52),
            ),
        ),
    ),
    "reforge": (
        solid("#2a2226", "M0 48L14 38L26 46L38 36L52 44L64 40L60 64H4Z"),
        glow(EMBER, "M8 54L20 56L28 50M34 52L46 60M44 48L56 52", 4),
        *die(5, 32, 20, 32, "#e0a070", place="rotate(14 32 20)"),
    ),
    "elemental_charge": (
        metal("#5a6070", circle(32, 34, 29)),
        glow(ICE, polygon((32, 34), (32, 8), (10, 20))),
        glow(FIRE, polygon((32, 34), (54, 20), (34, 8))),
        glow(WIND, polygon((32, 34), (54, 48), (56, 22))),
        glow(LIGHTNING, polygon((32, 34), (10, 24), (12, 50), (30, 60))),
    ),
    "tempering": (
        solid(LEATHER, box(27, 28, 10, 40, 3)),
        metal("#77727c", box(8, 6, 48, 24, 4)),
        glow(EMBER, box(12, 10, 12, 16, 2)),
        glow(WIND, polygon(*star(4, 10, 3, 56, 46))),
        glow(ICE, polygon(*star(4, 8, 3, 10, 48))),
    ),
    "set_die": placed(
        (*die(6, place=TILT), metal(GOLD, polygon(*star(4, 20, 6, 50, 14)))), "translate(3 5) scale(.88)"
    ),
    "clone": (
        *die(4, 22, 40, 38),
        glass("#9fe8c0", box(22, 2, 40, 40, 8)),
        flat("#dffff0", circle(33, 13, 4) + circle(51, 13, 4) + circle(33, 31, 4) + circle(51, 31, 4)),
    ),
    "prism": (
        metal("#cfe0ff", polygon((32, 0), (62, 54), (2, 54))),
        flat(FIRE, polygon((32, 14), (52, 49), (36, 49))),
        flat(WIND, polygon((32, 14), (36, 49), (24, 49))),
        flat(ICE, polygon((32, 14), (24, 49), (12, 49))),
    ),
}

SERVICES = {
    "practise": (
        *die(5, 24, 20, 30, place="rotate(-14 24 20)"),
        *die(2, 48, 34, 24, place="rotate(18 48 34)"),
        solid("#8f6238", "M0 46H64L56 64H8Z"),
        flat("#5a3a20", "M6 53H58", 3),
    ),
    "watch": (
        solid("#5c3c22", box(28, 26, 8, 42, 3)),
        metal(BRASS, box(18, -2, 28, 34, 4)),
        glow(FLAME, circle(32, 14, 8)),
        flat(INK, "M18 6H46M18 24H46", 2.4),
    ),
    "reroll": LOOP,
    "streak": (
        solid("#8a1a08", flame(0.9, -8, -4)),
        glow("#ff5a1e", flame(0.66, -8, -3)),
        metal(GOLD, polygon((54, 24), (68, 42), (59, 42), (59, 62), (49, 62), (49, 42), (40, 42))),
    ),
    "chips": (
        metal("#3f78c8", circle(24, 44, 22)),
        flat("#dfeaff", ring(24, 44, 15, 3)),
        metal("#5f98e8", circle(42, 22, 21)),
        flat("#dfeaff", ring(42, 22, 14, 3)),
    ),
    "mult": (
        metal(
            "#d83a3a",
            polygon(
                (8, 18),
                (18, 8),
                (32, 22),
                (46, 8),
                (56, 18),
                (42, 32),
                (56, 46),
                (46, 56),
                (32, 42),
                (18, 56),
                (8, 46),
                (22, 32),
            ),
        ),
        glow("#ffb0a0", circle(32, 32, 5)),
    ),
}

INTENTS = {
    "intent_interfere": (
        *die(0, 26, 40, 40, "#3a2c5a", place="rotate(-8 26 40)"),
        glow("#b57cff", "M12 42C20 32 32 32 40 42C32 52 20 52 12 42Z"),
        flat(INK, circle(26, 42, 5)),
        metal("#8a6ab8", CLAW, place="translate(24 -6) scale(.9)"),
    ),
}

MAP = {
    "map_trap": (
        metal("#77727c", "M2 34C2 10 62 10 62 34L56 36L50 28L44 37L38 27L32 37L26 27L20 37L14 28L8 36Z"),
        metal("#77727c", "M2 44C2 64 62 64 62 44L56 42L50 50L44 41L38 51L32 41L26 51L20 41L14 50L8 42Z"),
        glow("#ff5a3a", circle(32, 39, 3)),
    ),
    "map_treasure": (
        solid("#8a5a30", "M4 28C4 8 60 8 60 28Z"),
        solid("#a87040", box(4, 30, 56, 30, 3)),
        metal(GOLD, box(2, 26, 60, 7, 2) + box(12, 12, 6, 48) + box(46, 12, 6, 48)),
        metal(GOLD, box(25, 26, 14, 17, 3)),
        flat(INK, circle(32, 33, 2.6) + box(30.8, 33, 2.4, 6)),
    ),
    "map_hidden": (
        solid("#6f6a78", polygon((0, 4), (64, 4), (64, 62), (0, 62))),
        flat("#3e3a46", "M0 22H20M44 22H64M0 42H18M46 42H64M14 4V22M50 4V22M8 42V62M56 42V62M32 4V12", 2.6),
        solid("#0c0a12", polygon((24, 14), (42, 18), (48, 34), (44, 62), (18, 62), (16, 36))),
        glow(FLAME, circle(32, 40, 4.4)),
    ),
    "map_temple": (
        metal("#c9c0ae", polygon((32, -2), (64, 18), (0, 18))),
        metal("#a8a090", box(4, 18, 56, 6) + box(0, 56, 64, 8, 1)),
        metal("#d8d0be", "".join(box(x, 24, 8, 32, 1) for x in (8, 21, 35, 48))),
        glow("#ffd070", circle(32, 11, 3.6)),
    ),
    "map_shrine": (
        solid("#5f6a80", "M20 66L22 34C14 30 14 14 22 8C28 2 36 2 42 8C50 14 50 30 42 34L44 66Z"),
        glow("#8fd8ff", drop(32, 8, 8)),
        solid("#4a5468", box(8, 58, 48, 9, 3)),
        glow(FLAME, circle(14, 54, 3) + circle(50, 54, 3)),
    ),
}

HEROES = {
    "wanderer": (
        solid(LEATHER, box(8, -4, 7, 72, 3), place="rotate(12 12 32)"),
        *die(5, 40, 38, 36, place="rotate(-8 40 38)"),
        metal(BRASS, circle(12, 2, 6)),
    ),
    "gambler": (
        metal(GOLD, circle(22, 24, 21)),
        flat("#8a5c12", ring(22, 24, 15, 3)),
        *die(6, 44, 44, 34, "#2a2438", "#ffb24a", place="rotate(12 44 44)"),
    ),
    "elementalist": (
        metal("#5a4a7a", ring(32, 32, 31, 5)),
        glow(ICE, circle(32, 14, 9)),
        glow(FIRE, circle(50, 32, 9)),
        glow(WIND, circle(32, 50, 9)),
        glow(LIGHTNING, circle(14, 32, 9)),
    ),
    "bruiser": (
        metal(STEEL, "M6 30C4 18 12 10 20 10H46C58 10 64 20 62 32C60 46 52 52 44 52V66H18V50C10 46 8 38 6 30Z"),
        flat("#3c424e", "M20 12V34M32 11V34M44 12V34M12 34H56", 3),
        metal(BLOOD, box(16, 54, 30, 7, 2)),
    ),
    "strategist": (
        solid(BONE, "M22 64H46L42 40C50 34 50 22 44 16L48 -2L34 8C20 10 12 22 8 34L14 42L28 36C26 48 22 52 22 64Z"),
        flat(INK, circle(34, 20, 3)),
        solid("#3a3446", box(14, 58, 40, 9, 3)),
    ),
    "collector": (
        solid("#6a4a30", "M12 16H52L60 66H4Z"),
        metal(BRASS, "M22 18V8C22 -4 42 -4 42 8V18", 4.4),
        glow(ICE, polygon((20, 30), (26, 38), (20, 46), (14, 38))),
        metal(GOLD, circle(34, 40, 7)),
        solid(BLOOD, circle(48, 52, 6)),
        solid(BONE, box(18, 52, 16, 5, 2)),
    ),
    "trickster": (
        solid("#4a2a6a", "M6 20C2 4 18 -6 26 6L32 14L38 6C46 -6 62 4 58 20L52 34H12Z"),
        metal(GOLD, circle(8, 22, 5) + circle(56, 22, 5)),
        solid("#e8dcc8", "M14 32H50C52 50 44 64 32 64C20 64 12 50 14 32Z"),
        flat(INK, "M20 42C24 38 28 40 29 44ZM44 42C40 38 36 40 35 44ZM20 50C28 58 36 58 44 50C42 60 22 60 20 50Z"),
    ),
}

TREE = {
    "tree": (
        solid(
            "#5a4634",
            "M28 66C30 54 28 46 20 40L6 36L8 30L24 34L18 14L24 12L32 30"
            "L42 8L48 10L42 34L58 24L60 30L46 42C38 48 36 54 38 66Z",
        ),
        glow("#8fd8ff", circle(7, 33, 5) + circle(21, 12, 5)),
        glow(FLAME, circle(45, 8, 5) + circle(60, 27, 5)),
        glow(LIGHTNING, circle(32, 28, 4)),
    ),
    "skill_point": (glow("#8fd8ff", polygon(*star(4, 32, 10))), metal("#dff4ff", polygon(*star(4, 18, 6)))),
    "achievement": (
        metal(GOLD, "M14 0H50V20C50 34 42 42 32 42C22 42 14 34 14 20Z"),
        metal(GOLD, "M14 6C2 4 2 24 16 26M50 6C62 4 62 24 48 26", 4.4),
        metal(BRASS, box(28, 40, 8, 14) + box(16, 54, 32, 10, 3)),
        *die(6, 32, 18, 20),
    ),
    "blessing": (
        glow("#ffe9a0", polygon(*star(8, 32, 20))),
        solid("#e8dcc8", "M20 52V30L16 14C15 8 22 6 24 12L28 26V6C28 0 36 0 36 6V26L40 12C42 6 49 8 48 14L44 30V52Z"),
    ),
    "boon": (
        metal("#5f6a80", polygon((32, -2), (64, 32), (32, 66), (0, 32))),
        solid("#20283a", polygon((32, 10), (53, 32), (32, 54), (11, 32))),
        glow("#8fd8ff", drop(32, 14, 12)),
    ),
}

COMBOS["cataclysm"] = placed(COMBOS["cataclysm"], "translate(2 8) scale(.86)")
STATUSES["refracted"] = placed(STATUSES["refracted"], "translate(3 5) scale(.86)")
THINGS = {
    **ELEMENTS,
    **INTERFERENCE,
    **STATUSES,
    **COMBOS,
    **CONSUMABLES,
    **SERVICES,
    **INTENTS,
    **MAP,
    **HEROES,
    **TREE,
}
