"""Drawings for combat: statuses, intents, energy, Block and health."""

from assets.forge.icons.engraving import flat, glow, metal, placed, solid
from assets.forge.palette import BLOOD, BONE, BRASS, EMBER, FLAME, GOLD, INK, LEATHER, LILAC, SILVER, VENOM
from assets.forge.vector import box, circle, drop, flame, polygon, ring, star

BLADE = polygon((32, -9), (39, 2), (38.5, 42), (25.5, 42), (25, 2))
FULLER = polygon((32, -2), (34, 4), (34, 40), (30, 40), (30, 4))
GUARD = "M12 40C18 44 46 44 52 40L54 46C46 51 18 51 10 46Z"
GRIP = box(28, 48, 8, 13, 2)
POMMEL = circle(32, 64, 5)


def sword(blade, hilt, place):
    """A broad sword standing on its pommel, then placed."""
    return placed(
        (metal(blade, BLADE), flat("#ffffff", FULLER), metal(hilt, GUARD), solid(LEATHER, GRIP), metal(hilt, POMMEL)),
        place,
    )


HEART = "M32 60C14 45 4 35 4 22C4 11 12 5 20 5C26 5 30 8 32 13C34 8 38 5 44 5C52 5 60 11 60 22C60 35 50 45 32 60Z"
FINGERS = (box(9, 20, 12, 22, 5), box(20.5, 16, 12, 26, 5), box(32, 16, 12, 26, 5), box(43.5, 20, 11.5, 22, 5))
STRENGTH = (
    metal(
        BONE,
        polygon((26.5, 1), (31, 15), (22, 15))
        + polygon((38, 1), (42.5, 15), (33.5, 15))
        + polygon((14, 5), (19, 19), (10.5, 19))
        + polygon((50, 5), (53.5, 19), (45, 19)),
    ),
    solid("#e8663a", "M11 36H54V44C54 49 51 51 50 54V63H18V54C13 49 11 46 11 40Z"),
    *(solid("#f47a48", finger) for finger in FINGERS),
    solid("#ffb27a", "M9 38C16 34 26 34 34 37C39 39 39 46 33 46C27 46 20 45 15 48Z"),
    metal("#8a4a2a", box(17, 55, 34, 8, 2)),
)
DEXTERITY = (
    solid("#4fb884", "M27 5H47V33C49 42 61 44 61 54V58H25C25 46 31 27 27 5Z"),
    solid("#2c7a5a", "M24 56H61V62H24Z"),
    metal(GOLD, box(25.5, 3, 23, 6, 2)),
    solid("#f2fbe6", "M31 40C18 42 12 37 10 33C6 32 4 27 3 23C1 19 0 13 0 9C8 15 20 17 33 23Z"),
    flat("#8fae98", "M8 21L29 27L28 29L9 24ZM12 31L28 33L28 35L13 34Z"),
)
HOURGLASS = (
    glow("#ffe9a8", "M20 10H44C44 24 36 28 35 32C36 36 44 40 44 54H20C20 40 28 36 29 32C28 28 20 24 20 10Z"),
    metal(BRASS, "M10 1H54V11H10ZM10 53H54V63H10Z"),
)


def fleeting(drawing):
    """The status that wears off: the drawing with an hourglass before it."""
    return placed(drawing, "translate(-3 -3) scale(.84)") + placed(HOURGLASS, "translate(35 31) scale(.52)")


def orb(rim, deep, light, hot, *sign):
    """An energy orb: the rim's layers, a glass ball of light, and a sign on it."""
    return (
        *rim,
        solid(deep, circle(32, 33, 22)),
        glow(light, circle(32, 39, 13, 9)),
        flat(hot, circle(25, 21, 6, 3.4)),
        *sign,
    )


COMBAT = {
    "strength": STRENGTH,
    "dexterity": DEXTERITY,
    "temporary_strength": fleeting(STRENGTH),
    "temporary_dexterity": fleeting(DEXTERITY),
    "regeneration": (
        solid("#3fae52", "M32 3A29 29 0 0 1 60 25L65 24L55 39L43 28L49 27A18 18 0 0 0 15 24L6 19A29 29 0 0 1 32 3Z"),
        solid("#3fae52", "M32 61A29 29 0 0 1 4 39L-1 40L9 25L21 36L15 37A18 18 0 0 0 49 40L58 45A29 29 0 0 1 32 61Z"),
        glow("#b6ff9e", "M28 21H36V28H43V36H36V43H28V36H21V28H28Z"),
    ),
    "intangible": (
        solid("#aebcf4", "M32 2C47 2 54 13 54 28V61L46 53L39 62L32 53L25 62L18 53L10 61V28C10 13 17 2 32 2Z"),
        flat("#dfe6ff", "M32 5C42 5 48 11 50 21C44 12 36 10 26 12C20 13 16 18 14 25C15 13 22 5 32 5Z"),
        flat(
            INK,
            "M18 27C18 20 28 20 28 28C28 36 18 34 18 27ZM46 27C46 20 36 20 36 28C36 36 46 34 46 27Z"
            + circle(32, 43, 4.5, 6),
        ),
    ),
    "weak": (
        metal(
            "#aab694",
            polygon((32, -14), (42, -2), (42, 15), (36, 20), (32, 12), (26, 20), (22, 14), (22, -2)),
            place="translate(15 7) rotate(62 32 6)",
        ),
        metal("#aab694", polygon((21, 46), (21, 25), (27, 32), (32, 20), (37, 31), (43, 26), (43, 46))),
        flat("#e6eed2", polygon((29, 46), (29, 35), (32, 28), (35, 35), (35, 46))),
        metal("#7f8a5c", "M8 44C18 48 46 48 56 44L59 51C46 57 18 57 5 51Z"),
        solid(LEATHER, box(27, 54, 10, 9, 2)),
        metal("#7f8a5c", circle(32, 64, 5)),
    ),
    "vulnerable": (
        metal("#d8587e", ring(32, 32, 26, 9)),
        metal("#d8587e", box(28, 0, 8, 16, 1) + box(28, 48, 8, 16, 1) + box(0, 28, 16, 8, 1) + box(48, 28, 16, 8, 1)),
        glow("#ffd0d8", polygon((34, 17), (43, 31), (36, 31), (41, 47), (23, 33), (31, 32), (25, 20))),
    ),
    "bleed": (
        solid(BLOOD, drop(26, 1, 20)),
        solid(BLOOD, drop(53, 31, 9)),
        flat("#ff9a8a", "M14 34C13 45 18 50 25 52C17 52 9 47 10 38C10 35 11 32 13 30Z"),
    ),
    "burn": (solid(EMBER, flame()), glow(FLAME, flame(0.5, 0, -2))),
    "poison": (
        solid(VENOM, circle(17, 9, 6)),
        solid(VENOM, circle(44, 6, 4.5)),
        solid(
            VENOM,
            "M32 14C50 14 60 23 60 35C60 42 57 44 57 50C57 57 49 57 49 50C49 46 44 47 44 51V58C44 65 36 65 "
            "36 58V54C36 50 30 50 30 54C30 62 20 61 20 53C20 49 15 49 14 53C12 57 7 55 7 49C7 44 4 42 4 35"
            "C4 23 14 14 32 14Z",
        ),
        flat("#18260c", circle(21, 33, 6.5, 7.5) + circle(43, 33, 6.5, 7.5) + polygon((32, 39), (36, 45), (28, 45))),
        flat("#e4ffb4", "M12 28C14 21 21 18 28 18C20 21 16 25 14 31Z"),
    ),
    "block": (
        metal("#5f7fb0", "M6 3H58V34C58 48 46 57 32 63C18 57 6 48 6 34Z"),
        solid("#8fb4e4", "M13 10H51V33C51 43 43 50 32 55C21 50 13 43 13 33Z"),
        metal("#eaf2ff", "M28 8H36V22H52V30H36V55L32 57L28 55V30H12V22H28Z"),
    ),
    "intent_attack": sword(SILVER, "#d03a30", "rotate(45 32 32) translate(0 3)"),
    "intent_defend": (
        solid("#8393ad", "M9 2H20V10H27V2H37V10H44V2H55V22L48 29V47L57 54V63H7V54L16 47V29L9 22Z"),
        metal("#dcc07a", box(15, 27, 34, 6, 1) + box(11, 51, 42, 5, 1)),
        flat(INK, "M25 50V43C25 34 39 34 39 43V50Z"),
    ),
    "intent_buff": (
        solid("#54b850", polygon((32, 1), (59, 29), (44, 29), (44, 41), (20, 41), (20, 29), (5, 29))),
        solid("#d6ffb0", box(20, 44, 24, 7, 1)),
        solid("#d6ffb0", box(20, 55, 24, 7, 1)),
    ),
    "intent_debuff": (
        solid(
            "#9a58d8",
            "M32 64C24 57 16 49 7 40H21C21 31 13 29 13 18C13 7 23 1 33 1C44 1 51 8 51 17C51 25 45 29 39 29"
            "C33 29 30 25 30 21C30 17 33 15 37 15C34 11 25 12 25 20C25 27 43 31 43 40H57C48 49 40 57 32 64Z",
        ),
        flat("#d8b4ff", "M17 18C17 9 25 5 33 5C39 5 44 7 47 11C41 8 35 8 30 9C23 11 19 15 18 22Z"),
    ),
    "intent_summon": (
        metal("#a850e8", ring(32, 32, 31, 7)),
        glow("#f0c0ff", polygon(*star(5, 27, 10.5))),
        flat("#3a1058", circle(32, 32, 5.5)),
    ),
    "intent_heal": (
        solid("#39a860", "M22 3H42V22H61V42H42V61H22V42H3V22H22Z"),
        solid("#f4fff0", "M27 11H37V27H53V37H37V53H27V37H11V27H27Z"),
        glow("#d8ffb0", polygon(*star(4, 10, 3.2, 53, 10)) + polygon(*star(4, 7, 2.4, 10, 53))),
    ),
    "intent_unknown": (
        metal("#6c6880", polygon((32, -1), (65, 32), (32, 65), (-1, 32))),
        solid("#2a2638", polygon((32, 7), (57, 32), (32, 57), (7, 32))),
        glow(
            "#d9d4ee",
            "M22 26C22 17 27 14 32 14C38 14 43 18 43 24C43 30 36 31 36 37H29C29 30 35 29 35 24"
            "C35 22 34 21 32 21C30 21 29 22 29 26Z" + circle(32.5, 44, 4),
        ),
    ),
    "energy_blood_reaper": orb(
        (metal("#8a2430", polygon(*star(8, 34, 24, 32, 33))),),
        "#6a0a16",
        "#ff3a44",
        "#ffc0b0",
        glow("#ffe0d4", drop(32, 14, 11)),
    ),
    "energy_shadowmancer": orb(
        (
            metal("#5a3a9a", "M32 -1A34 34 0 1 0 66 33A30 30 0 0 1 32 -1Z"),
            metal(LILAC, polygon(*star(4, 10, 3.4, 56, 9))),
        ),
        "#26105a",
        "#9a4cff",
        "#e4ccff",
        glow("#f4e8ff", "M35 15A18 18 0 1 0 50 40A15 15 0 0 1 35 15Z"),
    ),
    "energy_hellforged": orb(
        (
            metal("#6a4a3c", polygon(*star(6, 35, 30, 32, 33, -90))),
            metal(BRASS, "".join(circle(x, y, 3.2) for x, y in star(3, 31, 31, 32, 33))),
        ),
        "#5a1a04",
        "#ff7a1a",
        "#ffe0a0",
        glow("#fff2c0", flame(0.56, 0, -9)),
    ),
    "energy": placed(
        (
            metal("#a86a14", polygon((42, -4), (6, 37), (25, 37), (18, 68), (58, 24), (37, 24))),
            glow("#ffd23f", polygon((39, 4), (14, 33), (31, 33), (25, 56), (50, 28), (32, 28))),
        ),
        "translate(3 3) scale(.9)",
    ),
    "heart": (
        solid("#e02a3c", HEART),
        flat("#ffb0a6", "M9 24C8 14 14 9 22 9C16 12 13 17 13 29C11 28 10 27 9 24Z"),
        flat("#9a1028", "M32 60C46 48 58 37 60 24C58 34 46 44 32 53Z"),
    ),
}
