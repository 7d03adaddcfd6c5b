"""Which particles and sounds go with which harm: tables for the eye and the ear alone."""

from shadows.view import theme

STRIKES = {
    "colorless": ("blood", "sparks"),
    "blood_reaper": ("blood", "blood_mist"),
    "shadowmancer": ("smoke", "hex"),
    "hellforged": ("flames", "sparks"),
    "potion": ("flames", "sparks"),
    "enemy": ("blood",),
}
"""What flies when a card of this theme strikes."""

HARM = {
    "bleed": (("blood",), theme.REFS["bleed"], "bleed"),
    "poison": (("bubbles",), theme.REFS["poison"], "poison"),
    "burn": (("flames",), theme.REFS["burn"], "burn"),
}
"""Status -> particles, colour of the number, and sound, when it takes HP."""

ARRIVALS = {"bleed": "blood", "poison": "bubbles", "burn": "flames", "regeneration": "heal", "intangible": "smoke"}
"""Status -> particles, when it is put on someone."""

BONY = {
    "skeleton_warrior",
    "skeleton_minion",
    "lich_king",
    "tomb_guardian",
    "treant_protector",
    "eldritch_treant",
    "dread_knight",
}
"""Enemies of bone, wood or iron."""

SPLINTERS = {"blood": "bones", "blood_mist": "smoke"}
"""What flies off those in place of blood."""
