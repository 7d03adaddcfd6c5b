"""What a designer turns: light slots, the colours of each act, and levels of quality.

Colours are linear numbers, as light adds up. A slot is a place with a baked visibility: two fires, a cold pool behind
the enemies, and the key, a spot from the front left.
"""

from dataclasses import dataclass

from shadows.view import assets

Triple = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of light: where, and how far it reaches (m)."""

    at: Triple
    radius: float


SLOTS = tuple(Slot(tuple(slot["at"]), slot["radius"]) for slot in assets.table("places", "lights.json")["slots"])
"""Where the places were baked for."""

KEY_TARGET: Triple = (0.35, 0.55, 6.1)
KEY_CONE = (0.70, 0.93)
"""Cosines of the key's edge and core."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a place. `lights` are those of the slots, `flicker` how much each of them trembles.

    `fog_far` is that towards the `door`. `fire` and `soul` tint flames, `shaft` and `door_glow` the sheets of light,
    `mist` the drifting puffs. `particles` names the kinds that hang in the air, `backdrop` what stands at the end.
    """

    lights: tuple[Triple, Triple, Triple, Triple]
    flicker: tuple[float, float, float, float]
    sky: Triple
    ground: Triple
    rim: Triple
    fog: Triple
    fog_far: Triple
    fog_density: float
    fog_height: float
    bounce_warm: Triple
    bounce_cold: Triple
    shaft: Triple
    door_glow: Triple
    soul: Triple
    fog_base: float = 0.0
    exposure: float = 1.05
    tint: Triple = (1, 1, 1)
    crack: Triple = (0, 0, 0)
    fire: Triple = (1, 1, 1)
    grade_low: Triple = (0, 0, 0)
    grade_high: Triple = (1, 1, 1)
    door: Triple = (0.0, 1.9, 15.4)
    probe: tuple[float, float, float, float] = (0.25, 0.20, 0.25, 1.0)
    particles: tuple[str, ...] = ("dust",)
    backdrop: str = "door"
    slots: tuple[Slot, ...] = SLOTS
    vignette: tuple[float, float, float] = (0.30, 0.84, 0.80)


CRYPTS = Palette(
    lights=((6.2, 2.3, 0.58), (6.2, 2.3, 0.58), (3.0, 5.8, 10.8), (19, 12.6, 7.2)),
    flicker=(1, 1, 0.05, 0.25),
    sky=(0.028, 0.047, 0.082),
    ground=(0.030, 0.022, 0.018),
    rim=(0.40, 0.60, 1.0),
    fog=(0.014, 0.027, 0.050),
    fog_far=(0.085, 0.155, 0.26),
    fog_density=0.078,
    fog_height=0.55,
    bounce_warm=(1.2, 0.52, 0.22),
    bounce_cold=(0.6, 1.2, 2.0),
    shaft=(0.30, 0.48, 0.80),
    door_glow=(0.30, 0.58, 0.96),
    soul=(0.35, 0.75, 1.0),
    grade_low=(0.0, 0.0, 0.012),
    grade_high=(1.0, 0.985, 0.96),
)
WOODS = Palette(
    lights=((0.9, 3.6, 1.1), (0.9, 3.6, 1.1), (3.6, 7.6, 7.4), (12.5, 15.5, 18)),
    flicker=(0.5, 0.5, 0.03, 0.05),
    sky=(0.036, 0.058, 0.062),
    ground=(0.018, 0.026, 0.014),
    rim=(0.55, 0.95, 0.80),
    fog=(0.016, 0.044, 0.032),
    fog_far=(0.13, 0.25, 0.19),
    fog_density=0.105,
    fog_height=0.80,
    fog_base=0.15,
    tint=(0.84, 0.92, 0.78),
    bounce_warm=(0.35, 1.0, 0.42),
    bounce_cold=(0.65, 1.25, 1.15),
    shaft=(0.42, 0.62, 0.56),
    door_glow=(0.62, 0.90, 0.82),
    soul=(0.45, 1.0, 0.35),
    fire=(0.25, 1.5, 1.6),
    grade_low=(0.0, 0.006, 0.006),
    grade_high=(0.98, 1.0, 0.96),
    particles=("dust", "fireflies"),
    backdrop="moon",
)
SPIRE = Palette(
    lights=((11, 2.7, 0.5), (11, 2.7, 0.5), (7.0, 1.35, 0.34), (17, 13.2, 13.2)),
    flicker=(0.7, 0.7, 0.3, 0.2),
    sky=(0.040, 0.018, 0.032),
    ground=(0.085, 0.020, 0.006),
    rim=(1.0, 0.36, 0.18),
    fog=(0.026, 0.007, 0.010),
    fog_far=(0.24, 0.042, 0.020),
    fog_density=0.062,
    fog_height=0.42,
    exposure=1.1,
    tint=(0.36, 0.345, 0.41),
    bounce_warm=(1.9, 0.5, 0.13),
    bounce_cold=(1.5, 0.3, 0.08),
    shaft=(0.75, 0.18, 0.06),
    door_glow=(1.5, 0.40, 0.10),
    soul=(1.0, 0.42, 0.12),
    crack=(6.5, 1.35, 0.16),
    fire=(1, 0.8, 0.6),
    grade_low=(0.008, 0.0, 0.004),
    grade_high=(1.0, 0.98, 0.97),
    particles=("drifting_ash", "cinders"),
    backdrop="eclipse",
)
PALETTES = {"crypts": CRYPTS, "blighted_woods": WOODS, "abyssal_spire": SPIRE}
"""Place -> its colours."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How much is drawn. `scale` is the size of the 3D picture by the window's; the 2D picture is always whole.

    `shadow` is the side of the shadow map in pixels, 0 for none; `bloom` the number of its rings; `particles` the
    share of them that is born.
    """

    scale: float
    pixel_light: bool
    shadow: int
    bloom: int
    particles: float
    mist: bool


QUALITIES = {
    "low": Quality(scale=0.75, pixel_light=False, shadow=0, bloom=0, particles=0.4, mist=False),
    "medium": Quality(scale=0.75, pixel_light=True, shadow=512, bloom=1, particles=0.7, mist=True),
    "high": Quality(scale=1.0, pixel_light=True, shadow=1024, bloom=2, particles=1.0, mist=True),
}
