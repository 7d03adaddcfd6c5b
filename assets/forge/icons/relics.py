"""Drawings of the relics: each an object of its own."""

from assets.forge.icons.engraving import flat, glass, glow, liquid, metal, placed, solid
from assets.forge.palette import BLOOD, BRASS, GOLD, IRON, ROYAL, SILVER
from assets.forge.vector import box, circle, drop, flame, polygon, ring, star

CHAIN_LEFT = "M6 0C8 14 16 24 28 29"
CHAIN_RIGHT = "M58 0C56 14 48 24 36 29"
BOOK = "M10 6H50C56 6 59 9 59 14V50C59 56 56 59 50 59H14C9 59 6 56 6 52V10C6 7 8 6 10 6Z"
RELICS = {
    "bloodstone": (
        metal(BRASS, "M4 44C8 58 20 65 32 65C44 65 56 58 60 44L52 48L48 40L40 52L32 44L24 52L16 40L12 48Z"),
        metal("#c01828", polygon((32, -2), (52, 14), (50, 38), (32, 56), (14, 38), (12, 14))),
        flat("#ff6a5c", polygon((32, 2), (44, 16), (32, 24), (20, 16))),
        flat("#e83a3e", polygon((18, 17), (31, 26), (31, 50), (18, 36))),
        flat("#7a0a18", polygon((46, 17), (33, 26), (33, 50), (46, 36))),
        glow("#ffd0c0", polygon((26, 9), (32, 5), (35, 9), (29, 13))),
    ),
    "demon_horns": (
        solid("#c8a878", "M25 47C10 46 -3 34 -1 16C0 8 3 2 7 -2C8 12 13 22 30 28Z"),
        solid("#c8a878", "M39 47C54 46 67 34 65 16C64 8 61 2 57 -2C56 12 51 22 34 28Z"),
        flat("#6a4a2c", "M3 22L12 18M7 31L17 25M14 39L23 30M61 22L52 18M57 31L47 25M50 39L41 30", stroke=2.6),
        solid("#7a1a14", "M19 36C21 26 43 26 45 36C47 46 42 58 32 65C22 58 17 46 19 36Z"),
        glow("#ffb03a", polygon((32, 34), (38, 44), (32, 56), (26, 44))),
    ),
    "shadow_cloak": (
        solid(
            "#4a2c7c",
            "M32 -2C45 2 50 12 49 22C58 28 63 46 64 63L53 57L47 64L40 58L32 65L24 58L17 64L11 57L0 63"
            "C1 46 6 28 15 22C14 12 19 2 32 -2Z",
        ),
        flat("#6c48a8", "M15 25C8 34 4 46 3 58L11 52C12 42 13 32 17 26ZM30 30L25 56L32 62L36 56Z"),
        flat("#0c0716", "M32 6C40 9 43 16 42 24C40 30 36 32 32 32C28 32 24 30 22 24C21 16 24 9 32 6Z"),
        glow("#c890ff", circle(28, 20, 2.2, 1.5) + circle(36, 20, 2.2, 1.5)),
        metal(GOLD, polygon((32, 30), (38, 36), (32, 42), (26, 36))),
    ),
    "cursed_amulet": (
        metal(BRASS, CHAIN_LEFT, stroke=4.4),
        metal(BRASS, CHAIN_RIGHT, stroke=4.4),
        metal("#c9a24e", circle(32, 43, 22)),
        solid("#e8dcc0", "M13 43C22 30 42 30 51 43C42 56 22 56 13 43Z"),
        glow("#a85aff", circle(32, 43, 8.5)),
        flat("#12061e", circle(32, 43, 3, 7)),
    ),
    "tome_of_dark_rituals": placed(
        (
            solid("#e0d2aa", "M14 10H58V60H14Z"),
            flat("#8f7f58", "M16 56H57M16 52H57", stroke=1.8),
            solid("#54246c", BOOK + "M14 52H58V56H14Z"),
            metal(
                GOLD, polygon((47, 5), (60, 5), (60, 18)) + polygon((60, 40), (60, 51), (49, 51)) + box(6, 6, 6, 52, 2)
            ),
            metal("#2c0f3c", circle(33, 29, 16)),
            glow("#d68cff", polygon(*star(5, 14, 5.4, 33, 29))),
        ),
        "rotate(-8 32 32)",
    ),
    "bleeding_edge": (
        metal(SILVER, "M62 -2C64 20 52 40 26 50L17 41C34 34 48 22 62 -2Z"),
        flat("#8f99ac", "M60 6C54 24 42 36 22 45L19 42C36 35 50 22 60 6Z"),
        solid("#3a2a34", "M19 45L27 53L11 67L2 59Z"),
        metal(BRASS, "M11 34L34 56L28 62L6 40Z"),
        solid(BLOOD, drop(52, 28, 6.5)),
        solid(BLOOD, drop(40, 44, 5.5)),
        flat("#d81e2c", "M62 2C63 20 54 36 34 47C46 36 56 24 62 2Z"),
    ),
    "soul_ember": (
        solid("#ff7a1c", flame(0.9, 0, -8)),
        glow("#7ff0e0", flame(0.56, 0, -10)),
        solid("#2a2226", "M3 46L14 38L24 45L34 38L46 44L58 39L63 52L52 65H12Z"),
        glow("#ff9a2c", "M10 50L22 54L28 48M28 48L38 60M40 50L52 54L57 47", stroke=2.4),
        flat("#0f4a48", circle(27, 30, 3, 4.5) + circle(38, 30, 3, 4.5)),
    ),
    "eternal_hourglass": (
        glass("#a8d8f0", "M14 10H50C50 24 38 28 36 32C38 36 50 40 50 54H14C14 40 26 36 28 32C26 28 14 24 14 10Z"),
        liquid(
            "#a860ff", "M19 18H45C43 24 35 28 33 34V44C38 46 44 50 45 53H19C20 50 26 46 31 44V34C29 28 21 24 19 18Z"
        ),
        metal("#c9a24e", box(4, -1, 56, 11, 3)),
        metal("#c9a24e", box(4, 54, 56, 11, 3)),
        metal("#8a6a30", box(7, 10, 6, 44) + box(51, 10, 6, 44)),
    ),
    "sacrificial_dagger": placed(
        (
            metal(SILVER, "M22 20H42C48 29 37 34 42 42C46 49 36 56 32 69C28 56 19 50 22 42C26 34 16 28 22 20Z"),
            flat("#8b95a8", "M32 20H40C45 29 35 34 39 42C42 48 35 55 32 66Z"),
            solid(BLOOD, "M32 44C37 46 42 47 41 51C38 57 34 61 32 69C30 61 26 56 25 52C28 52 30 47 32 44Z"),
            metal(GOLD, "M4 8C16 17 48 17 60 8L65 15C54 27 10 27 -1 15Z"),
            solid("#6a2436", box(26, -3, 12, 15, 2)),
            metal(GOLD, circle(32, -4, 6.5)),
            glow("#ff4a4a", circle(32, 18, 5.5)),
        ),
        "translate(3 7) scale(.9)",
    ),
    "vial_of_shadows": placed(
        (
            solid(
                "#4a3a70",
                "M27 12C12 14 2 6 6 -2C10 -9 20 -7 24 -2C28 -8 40 -9 44 -2C52 -6 60 0 57 7C53 14 42 15 38 12Z",
            ),
            flat("#8470b4", "M9 3C8 -4 18 -6 22 0C18 -1 14 0 13 5ZM30 0C34 -6 42 -5 43 1C39 -1 35 -1 33 3Z"),
            glass("#b49ae0", "M23 16H41V25C50 29 54 38 52 46C50 58 42 65 32 65C22 65 14 58 12 46C10 38 14 29 23 25Z"),
            liquid("#4a1890", "M15 40C22 34 28 42 34 38C40 34 45 38 49 40C51 50 44 61 32 61C20 61 13 50 15 40Z"),
            flat("#10041e", "M20 46C24 40 31 46 28 50C26 54 32 58 40 52C44 49 42 44 38 46", stroke=3.4),
            glow("#d8a8ff", circle(27, 53, 2) + circle(36, 51, 2)),
            metal(SILVER, box(19, 11, 26, 8, 2)),
            flat("#f4ecff", "M17 38C18 34 21 31 24 30L25 33C22 34 20 37 19 40Z"),
        ),
        "translate(3 7) scale(.9)",
    ),
    "ashen_armor": (
        solid("#57525c", "M14 6C8 6 0 12 -1 22L12 29L17 16ZM50 6C56 6 64 12 65 22L52 29L47 16Z"),
        metal("#8a8690", "M16 6L25 2C27 11 37 11 39 2L48 6L52 26L49 44C46 46 44 56 45 62H19C20 56 18 46 15 44L12 26Z"),
        flat("#5f5a66", "M33 16V60L45 61C44 55 46 46 48 43L51 26L47 12Z"),
        glow("#ff8a3c", "M30 14L35 27L28 34L36 45L31 60L41 44L34 34L39 26Z"),
    ),
    "greedy_imp": (
        solid(
            "#b02e24",
            "M3 -2C6 8 11 14 19 17C27 12 37 12 45 17C53 14 58 8 61 -2C67 12 63 24 55 30C55 47 45 62 32 64"
            "C19 62 9 47 9 30C1 24 -3 12 3 -2Z",
        ),
        flat("#e2563e", "M19 19C27 14 37 14 45 19C40 18 36 20 32 24C28 20 24 18 19 19Z"),
        glow("#ffe066", polygon((13, 28), (29, 34), (18, 39)) + polygon((51, 28), (35, 34), (46, 39))),
        flat("#2a0606", "M17 46C26 50 38 50 47 46C46 54 40 60 32 60C24 60 18 54 17 46Z"),
        metal(GOLD, circle(32, 51, 10)),
        flat("#9a6a14", polygon((32, 45), (37, 51), (32, 57), (27, 51))),
    ),
    "cursed_crown": (
        metal("#d7a53e", polygon((0, 10), (17, 29), (32, -2), (47, 29), (64, 10), (57, 50), (7, 50))),
        metal("#a87a26", box(5, 46, 54, 12, 3)),
        glow("#a04cff", circle(32, 32, 6, 8)),
        flat("#5a1f9a", circle(17, 52, 4) + circle(32, 52, 4) + circle(47, 52, 4)),
        solid("#3a1060", drop(14, 50, 5)),
        solid("#3a1060", drop(44, 52, 4.4)),
    ),
    "ectoplasm": (
        solid(
            "#49c894",
            "M60 -3C48 0 50 10 40 11C20 9 4 20 3 39C2 54 14 65 29 65C46 65 56 53 54 38C53 32 50 28 50 22"
            "C50 14 58 12 60 -3Z",
        ),
        flat("#b8ffdc", "M9 37C10 25 20 17 32 17C24 21 16 27 14 40C13 44 10 43 9 37Z"),
        flat("#0c3a2c", circle(20, 38, 4.6, 6.6) + circle(36, 38, 4.6, 6.6) + circle(28, 54, 5, 6)),
        metal(GOLD, circle(53, 55, 9)),
        flat("#8a5a10", "M47 49L59 61M59 49L47 61", stroke=3),
    ),
    "philosophers_stone": (
        metal(BRASS, ring(32, 33, 32, 6)),
        metal(GOLD, polygon((32, 3), (60, 49), (4, 49)) + polygon((32, 13), (51, 44), (13, 44))),
        metal("#e02a3c", polygon((32, 18), (45, 32), (40, 50), (24, 50), (19, 32))),
        flat("#ff9a80", polygon((32, 21), (41, 32), (32, 37), (23, 32))),
        glow("#ffe0b0", polygon((29, 26), (32, 23), (35, 26), (32, 30))),
    ),
    "black_blood": (
        solid("#1c0a12", circle(32, 11, 25, 9)),
        metal(
            "#8f8398",
            "M5 8C6 12 20 17 32 17C44 17 58 12 59 8C61 26 52 38 38 41V52C48 54 52 58 52 64H12"
            "C12 58 16 54 26 52V41C12 38 3 26 5 8Z",
        ),
        solid("#26060f", "M10 12C16 15 22 16 28 16.5V28C28 34 20 34 20 28V24C20 20 15 20 15 25V36C15 42 8 42 8 36Z"),
        glow("#e0203a", "M12 14C18 17 26 18 32 18C38 18 46 17 52 14", stroke=2),
        solid(BLOOD, polygon((43, 22), (49, 29), (43, 36), (37, 29))),
    ),
    "shadow_amulet": (
        metal(IRON, "M32 14C22 14 12 6 10 -3M32 14C42 14 52 6 54 -3", stroke=3.6),
        metal("#b8b2d0", "M22 12A27 27 0 1 0 58 44A22 22 0 0 1 22 12Z"),
        metal("#b8b2d0", circle(32, 13, 6) + circle(32, 13, 2.4)),
        metal(ROYAL, polygon((38, 20), (47, 31), (38, 44), (29, 31))),
        glow("#c08aff", polygon((38, 25), (43, 31), (38, 38), (33, 31))),
    ),
    "forgotten_knowledge": (
        solid("#5a4030", "M-2 34C8 26 24 26 32 36C40 26 56 26 66 34V62C56 56 40 56 32 65C24 56 8 56 -2 62Z"),
        solid("#e8dcb8", "M3 30C12 23 25 24 31 33V58C24 50 12 50 3 55Z"),
        solid("#d8c89c", "M61 30C52 23 39 24 33 33V58C40 50 52 50 61 55Z"),
        flat(
            "#8a7a58",
            "M8 36C14 33 21 34 26 38M8 44C14 41 21 42 26 46M56 36C50 33 43 34 38 38M56 44C50 41 43 42 38 46",
            2.4,
        ),
        glow("#8fe0ff", polygon(*star(4, 19, 6, 32, 12))),
        glow("#d8f4ff", circle(14, 16, 2.6) + circle(50, 14, 2.2) + circle(46, 25, 1.8)),
    ),
}
