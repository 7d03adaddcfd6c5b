"""Where the lights stand, and the colours of each act."""

from typing import Any

LIGHT_SLOTS = (
    ((-1.25, 1.45, 9.0), 8.0),
    ((1.25, 1.45, 9.3), 8.0),
    ((0.0, 3.4, 9.9), 11.0),
    ((-2.0, 3.9, 2.9), 13.0),
)
"""Position and radius: two braziers, a pool behind the enemies that parts them from the dark, the key from front
left."""

KEY_TARGET, KEY_CONE = (0.35, 0.55, 6.1), (0.70, 0.93)
DOOR = (0.0, 1.9, 15.4)

PALETTES: dict[str, dict[str, Any]] = {
    "crypts": {
        "lights": [(6.2, 2.3, 0.58), (6.2, 2.3, 0.58), (3.0, 5.8, 10.8), (19, 12.6, 7.2)],
        "flicker": (1, 1, 0.05, 0.25),
        "sky": (0.028, 0.047, 0.082),
        "ground": (0.030, 0.022, 0.018),
        "rim": (0.40, 0.60, 1.0),
        "fog": (0.014, 0.027, 0.050),
        "fog_far": (0.085, 0.155, 0.26),
        "fog_density": 0.078,
        "fog_height": 0.55,
        "fog_base": 0.0,
        "tint": (1, 1, 1),
        "bounce": ((1.2, 0.52, 0.22), (0.6, 1.2, 2.0)),
        "exposure": 1.05,
        "door": (0.42, 0.80, 1.25),
        "grade": ((0.0, 0.0, 0.012), (1.0, 0.985, 0.96)),
        "shaft": (0.30, 0.48, 0.80),
        "crack": (0, 0, 0),
        "fire": (1, 1, 1),
        "moon": False,
    },
    "blighted_woods": {
        "lights": [(0.9, 3.6, 1.1), (0.9, 3.6, 1.1), (3.6, 7.6, 7.4), (12.5, 15.5, 18)],
        "flicker": (0.5, 0.5, 0.03, 0.05),
        "sky": (0.036, 0.058, 0.062),
        "ground": (0.018, 0.026, 0.014),
        "rim": (0.55, 0.95, 0.80),
        "fog": (0.016, 0.044, 0.032),
        "fog_far": (0.13, 0.25, 0.19),
        "fog_density": 0.105,
        "fog_height": 0.80,
        "fog_base": 0.15,
        "tint": (0.84, 0.92, 0.78),
        "bounce": ((0.35, 1.0, 0.42), (0.65, 1.25, 1.15)),
        "exposure": 1.05,
        "door": (0.50, 0.90, 0.85),
        "grade": ((0.0, 0.006, 0.006), (0.98, 1.0, 0.96)),
        "shaft": (0.42, 0.62, 0.56),
        "crack": (0, 0, 0),
        "fire": (0.25, 1.5, 1.6),
        "moon": True,
    },
    "abyssal_spire": {
        "lights": [(11, 2.7, 0.5), (11, 2.7, 0.5), (7.0, 1.35, 0.34), (17, 13.2, 13.2)],
        "flicker": (0.7, 0.7, 0.3, 0.2),
        "sky": (0.040, 0.018, 0.032),
        "ground": (0.085, 0.020, 0.006),
        "rim": (1.0, 0.36, 0.18),
        "fog": (0.026, 0.007, 0.010),
        "fog_far": (0.24, 0.042, 0.020),
        "fog_density": 0.062,
        "fog_height": 0.42,
        "fog_base": 0.0,
        "tint": (0.36, 0.345, 0.41),
        "bounce": ((1.9, 0.5, 0.13), (1.5, 0.3, 0.08)),
        "exposure": 1.1,
        "door": (1.5, 0.40, 0.10),
        "grade": ((0.008, 0.0, 0.004), (1.0, 0.98, 0.97)),
        "shaft": (0.75, 0.18, 0.06),
        "crack": (6.5, 1.35, 0.16),
        "fire": (1, 0.8, 0.6),
        "moon": False,
    },
}
"""Colours by act; a place that has none of its own takes the first."""

QUALITY: dict[str, dict[str, Any]] = {
    "low": {
        "scale": 0.75,
        "pixel_light": False,
        "shadow": 0,
        "bloom": 0,
        "grain": False,
        "particles": 0.4,
        "mist": False,
    },
    "medium": {
        "scale": 0.75,
        "pixel_light": True,
        "shadow": 512,
        "bloom": 1,
        "grain": True,
        "particles": 0.7,
        "mist": True,
    },
    "high": {
        "scale": 1.0,
        "pixel_light": True,
        "shadow": 1024,
        "bloom": 2,
        "grain": True,
        "particles": 1.0,
        "mist": True,
    },
}
"""`scale` is the size of the 3D picture against the window; the HUD always draws at full size."""
