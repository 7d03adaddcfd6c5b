"""The altar slab: a height field, and from it pictures of its colour with the inlay, and of its relief.

`slab_<act>_colour.webp` is rgb and how much inlay there is; `slab_<act>_relief.webp` normal x and z, openness,
roughness. Each act has its own stone and its own carving on the same plan.
"""

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from assets.forge import noise

BOX = (-7.4, -3.3, 14.8, 6.2)
"""What the pictures cover of the table: x, z, width and depth in sides of a die."""

PER = 112
"""Pixels a side."""

SHAPE = (int(BOX[3] * PER), int(BOX[2] * PER))

ARENA = (0.0, 0.92, 4.95, 1.04, 0.42)
TRAY = (0.0, -1.06, 4.95, 0.64, 0.30)
"""Where dice roll, and where they are held: the middle, half the sides, and the radius of the corners."""

FAR, SIDE, CUT = 2.62, 7.15, 8.95
"""The far edge, the sides, and where the far corners are cut off."""


def clouds(seed, cell, octaves=4, gain=0.5):
    """Fractal noise over the slab, 0 to 1, with blobs of so many pixels."""
    return noise.clouds(*SHAPE, seed, max(2, round(SHAPE[1] / cell)), octaves, gain)


def soft(value):
    """0 below 0, 1 above 1, and smooth between."""
    t = np.clip(value, 0, 1)
    return t * t * (3 - 2 * t)


def below(distance, width):
    """1 where a distance is well below nothing, 0 well above."""
    return soft(0.5 - distance / width)


def groove(distance, at, half, width):
    """1 along a line at a distance."""
    return below(np.abs(distance - at) - half, width)


def rounded(x, z, box):
    """Signed distance to a rectangle with round corners."""
    middle_x, middle_z, half_x, half_z, radius = box
    dx, dz = np.abs(x - middle_x) - half_x + radius, np.abs(z - middle_z) - half_z + radius
    return np.hypot(np.maximum(dx, 0), np.maximum(dz, 0)) + np.minimum(np.maximum(dx, dz), 0) - radius


class Pen:
    """Draws lines of light on the slab, in its own lengths, twice as fine as the picture."""

    def __init__(self):
        self._picture = Image.new("L", (SHAPE[1] * 2, SHAPE[0] * 2), 0)
        self._draw = ImageDraw.Draw(self._picture)

    def line(self, points, width):
        self._draw.line([self._at(*point) for point in points], fill=255, width=max(1, round(width * PER * 2)))

    def ring(self, x, z, radius, width):
        px, pz = self._at(x, z)
        reach = radius * PER * 2
        box = [px - reach, pz - reach, px + reach, pz + reach]
        self._draw.ellipse(box, outline=255, width=max(1, round(width * PER * 2)))

    def drawn(self):
        return np.asarray(self._picture.resize(SHAPE[::-1], Image.Resampling.LANCZOS), float) / 255

    def _at(self, x, z):
        return (x - BOX[0]) * PER * 2, (z - BOX[1]) * PER * 2


def runes(seed):
    """Two bands of made-up runes: straight strokes on staves, along the far rim and the near one."""
    pen, draw = Pen(), np.random.default_rng(seed)
    for z, high, reach, gap in ((2.30, 0.20, 6.2, 0.42), (-1.98, 0.15, 5.4, 0.0)):
        for x in np.arange(-reach, reach + 0.01, 0.27):
            if abs(x) < gap:
                continue
            strokes = [((0, -1), (0, 1))] if draw.random() < 0.8 else [((-0.5, -1), (0.5, 1))]
            for _ in range(draw.integers(1, 4)):
                foot, side = draw.choice([-1, -0.5, 0, 0.5, 1.0]), draw.choice([-1, 1])
                strokes.append(((0, foot), (side * 0.75, np.clip(foot + draw.choice([-0.7, 0.7, 0.0]), -1, 1))))
            for stroke in strokes:
                pen.line([(x + across * 0.085, z + up * high / 2) for across, up in stroke], 0.028)
    return pen.drawn()


def arms(pen, start=1.15):
    """Lines with small rings that reach out from the middle of the arena."""
    for side in (-1, 1):
        for number in range(4):
            x = start + number * 1.05
            pen.ring(side * x, ARENA[1], 0.05, 0.02)
            if number < 3:
                pen.line([(side * (x + 0.12), ARENA[1]), (side * (x + 0.93), ARENA[1])], 0.012)


def star():
    """A circle with a star of eight: the sign of the four elements."""
    pen, (x, z) = Pen(), ARENA[:2]
    for radius, width in ((0.92, 0.022), (0.84, 0.012), (0.34, 0.016)):
        pen.ring(x, z, radius, width)
    for tick in range(48):
        turn, inner = tick * np.pi / 24, 0.84 if tick % 6 else 0.76
        pen.line([(x + np.cos(turn) * far, z + np.sin(turn) * far) for far in (inner, 0.92)], 0.012)
    for flip in (0, 1):
        corners = [(x + np.cos(a) * 0.76, z + np.sin(a) * 0.76) for a in np.arange(5) * np.pi / 2 + flip * np.pi / 4]
        pen.line(corners, 0.014)
    arms(pen)
    return pen.drawn()


def maw():
    """Teeth about a slit eye: the sign of the fire below."""
    pen, (x, z) = Pen(), ARENA[:2]
    pen.ring(x, z, 0.92, 0.020)
    pen.ring(x, z, 0.62, 0.014)
    for tooth in range(16):
        a, half = tooth * np.pi / 8, np.pi / 22
        tip = (x + np.cos(a) * 0.66, z + np.sin(a) * 0.66)
        feet = [(x + np.cos(a + turn) * 0.90, z + np.sin(a + turn) * 0.90) for turn in (-half, half)]
        pen.line([feet[0], tip, feet[1]], 0.014)
    for side in (-1, 1):
        t = np.linspace(-1, 1, 25)
        pen.line([(x + at * 0.50, z + side * 0.30 * (1 - at * at)) for at in t], 0.016)
    pen.line([(x, z + 0.26), (x + 0.05, z), (x, z - 0.26), (x - 0.05, z), (x, z + 0.26)], 0.014)
    arms(pen)
    return pen.drawn()


def crown():
    """A crown of seven points within rings: the sign of the throne."""
    pen, (x, z) = Pen(), ARENA[:2]
    for radius, width in ((0.94, 0.024), (0.88, 0.010), (0.52, 0.012)):
        pen.ring(x, z, radius, width)
    points = []
    for step in range(15):
        turn, far = np.pi / 2 + step * np.pi / 7, 0.86 if step % 2 == 0 else 0.56
        points.append((x + np.cos(turn) * far, z + np.sin(turn) * far))
    pen.line(points, 0.016)
    for step in range(7):
        turn = np.pi / 2 + step * 2 * np.pi / 7
        pen.ring(x + np.cos(turn) * 0.70, z + np.sin(turn) * 0.70, 0.045, 0.014)
    pen.ring(x, z, 0.22, 0.016)
    pen.ring(x, z, 0.12, 0.012)
    arms(pen)
    return pen.drawn()


def seams(seed, plates, width):
    """1 along the cracks between irregular plates, `width` in pixels."""
    gap = noise.cracks(*SHAPE, seed, plates)
    return np.clip(1 - gap[: SHAPE[0], : SHAPE[1]] / width, 0, 1)


class Stone:
    """What all slabs share: the plan, as distances, and noise."""

    def __init__(self, seed):
        z, x = np.mgrid[0 : SHAPE[0], 0 : SHAPE[1]].astype(float)
        self.x, self.z = x / PER + BOX[0], z / PER + BOX[1]
        self.seed = seed
        self.wide, self.fine = clouds(seed, 260, 6, 0.55), clouds(seed + 1, 26, 4, 0.6)
        self.tone = clouds(seed + 2, 420, 5, 0.6)
        edge = np.maximum.reduce([np.abs(self.x) - SIDE, self.z - FAR, (np.abs(self.x) + self.z - CUT) * 0.7071])
        self.outside = edge + (clouds(seed + 3, 60, 5) - 0.5) * 0.10
        self.arena, self.tray = rounded(self.x, self.z, ARENA), rounded(self.x, self.z, TRAY)
        self.bed = np.minimum(self.arena, self.tray)
        self.inside = below(self.bed, 0.05)

    def height(self, carved, sign):
        """The height field: rough stone, two beds, grooves about them, a worn border, what is carved."""
        calm = 1 - 0.72 * np.clip(0.5 - self.bed / 0.1, 0, 1)
        height = (0.035 * (self.wide - 0.5) + 0.012 * (self.fine - 0.5)) * calm
        height -= 0.13 * below(self.arena, 0.11) + 0.12 * below(self.tray, 0.11)
        height -= 0.05 * (groove(self.arena, 0.12, 0.018, 0.03) + groove(self.tray, 0.12, 0.018, 0.03))
        border = -self.outside
        height -= 0.16 * soft(1 - border / 0.10) + 0.035 * groove(border, 0.14, 0.012, 0.03)
        height -= 0.035 * groove(border, 0.52, 0.012, 0.03) * (self.z > 1.0)
        return height - 0.035 * carved - 0.012 * sign

    def lines(self):
        """The inlaid lines about both beds."""
        lines = groove(self.arena, 0.12, 0.014, 0.02) + groove(self.tray, 0.12, 0.014, 0.02)
        return np.clip(lines * (self.bed > 0.02), 0, 1)

    def rim(self):
        """The inlaid line along the border, where it has not fallen out."""
        return groove(-self.outside, 0.14, 0.010, 0.02) * (clouds(self.seed + 4, 50, 3) > 0.40)

    def soot(self):
        """How near the candles it is, 0 to 1."""
        across, along = (np.abs(self.x) - 6.15) / 0.85, (self.z - 1.75) / 0.8
        return np.exp(-(across**2) - along**2)


def tinted(colour, shade):
    """A colour times a field."""
    return np.asarray(colour) * shade[..., None]


def depths():
    """Slate about polished basalt, inlaid with old gold: the first act."""
    stone = Stone(1)
    carved, sign = runes(11), star() * np.clip(-stone.arena * 14, 0, 1)
    open_stone = np.clip(stone.bed * 8 + 0.15, 0, 1)
    crack = seams(9, 34, 5.0) * np.clip((clouds(14, 200, 3) - 0.46) * 8, 0, 1) * open_stone
    pits = np.clip((clouds(31, 9, 2) - 0.70) * 6, 0, 1) * (stone.bed > 0.03)
    height = stone.height(carved, sign) - 0.05 * crack - 0.02 * pits
    slate = tinted((0.42, 0.40, 0.40), 0.62 + 0.75 * (stone.tone - 0.5) + 0.42 * (stone.fine - 0.5))
    slate *= 1 + 0.16 * (clouds(43, 700, 2)[..., None] - 0.5) * np.array([1.2, 0.0, -1.4])
    basalt = tinted((0.225, 0.215, 0.245), 0.80 + 0.55 * (stone.tone - 0.5) + 0.25 * (stone.fine - 0.5))
    vein = np.clip(1 - np.abs(clouds(47, 330, 5, 0.6) - 0.5) / 0.012, 0, 1)
    basalt += tinted((0.075, 0.06, 0.07), vein)
    inlay = np.maximum.reduce([carved * 0.95, stone.lines() * 0.9, stone.rim() * 0.8, sign * 0.62])
    rough = 0.80 - 0.34 * stone.inside + 0.16 * (stone.fine - 0.5) + 0.1 * (stone.tone - 0.5)
    return stone, height, slate, basalt, inlay, crack, rough


def inferno():
    """Black lava stone in plates, with fire in its grooves and cracks: the second act."""
    stone = Stone(101)
    carved, sign = runes(23), maw() * np.clip(-stone.arena * 14, 0, 1)
    open_stone = np.clip(stone.bed * 8 + 0.1, 0, 1)
    plates = seams(61, 150, 7.0) * open_stone
    hot = seams(61, 150, 3.2) * open_stone * np.clip((clouds(64, 240, 3) - 0.50) * 7, 0, 1)
    in_bed = seams(77, 70, 2.0) * stone.inside * np.clip((clouds(79, 200, 3) - 0.56) * 8, 0, 1)
    pits = np.clip((clouds(81, 11, 2) - 0.62) * 5, 0, 1) * (stone.bed > 0.03)
    height = stone.height(carved, sign) - 0.075 * plates - 0.035 * pits - 0.02 * in_bed
    crust = tinted((0.34, 0.28, 0.27), 0.52 + 0.70 * (stone.tone - 0.5) + 0.50 * (stone.fine - 0.5))
    crust += tinted((0.20, 0.075, 0.03), np.clip((stone.wide - 0.52) * 2.2, 0, 1) * 0.55)
    glass = tinted((0.20, 0.165, 0.165), 0.80 + 0.60 * (stone.tone - 0.5) + 0.30 * (stone.fine - 0.5))
    inlay = np.maximum.reduce([carved, stone.lines(), hot * 0.95, in_bed * 0.55, sign * 0.85])
    rough = 0.86 - 0.44 * stone.inside + 0.14 * (stone.fine - 0.5)
    return stone, height, crust, glass, inlay, plates * 0.8, rough


def throne():
    """Veined white marble about a bed of night-blue stone, inlaid with bright gold: the third act."""
    stone = Stone(201)
    carved, sign = runes(37), crown() * np.clip(-stone.arena * 14, 0, 1)
    open_stone = np.clip(stone.bed * 8 + 0.15, 0, 1)
    crack = seams(91, 16, 3.0) * np.clip((clouds(94, 260, 3) - 0.58) * 8, 0, 1) * open_stone
    height = stone.height(carved, sign) * 0.92 - 0.03 * crack
    warp = (clouds(96, 300, 4) - 0.5) * 0.22
    vein = np.clip(1 - np.abs(clouds(97, 380, 6, 0.6) + warp - 0.5) / 0.020, 0, 1) ** 2
    thin = np.clip(1 - np.abs(clouds(98, 170, 5, 0.6) + warp - 0.46) / 0.010, 0, 1)
    marble = tinted((0.62, 0.60, 0.60), 0.86 + 0.30 * (stone.tone - 0.5) + 0.12 * (stone.fine - 0.5))
    marble -= tinted((0.30, 0.30, 0.26), 0.8 * vein + 0.45 * thin)
    night = tinted((0.165, 0.165, 0.265), 0.82 + 0.55 * (stone.tone - 0.5) + 0.20 * (stone.fine - 0.5))
    night += tinted((0.16, 0.12, 0.22), np.clip(1 - np.abs(clouds(99, 330, 5, 0.6) - 0.5) / 0.010, 0, 1))
    stars = np.clip((clouds(95, 5, 1) - 0.86) * 12, 0, 1) * stone.inside
    night += tinted((0.30, 0.30, 0.40), stars)
    inlay = np.maximum.reduce(
        [carved, stone.lines(), stone.rim(), groove(-stone.outside, 0.52, 0.012, 0.02), sign * 0.8]
    )
    rough = 0.52 - 0.20 * stone.inside + 0.10 * (stone.fine - 0.5)
    return stone, height, marble, night, inlay, crack, rough


def pictures(stone, height, outer, inner, inlay, crack, rough):
    """Colour and relief (rows from the near edge to the far one), each with four channels from 0 to 1."""
    gradient_z, gradient_x = np.gradient(height * PER)
    normal = np.stack([-gradient_x, -gradient_z], -1)
    normal /= np.sqrt(1 + (normal**2).sum(-1))[..., None]
    hollow = np.maximum(gaussian_filter(height, 0.09 * PER) - height, 0)
    openness = np.clip(1 - hollow * 7.5, 0.25, 1) * np.clip(1 - 0.6 * crack, 0, 1)
    part = stone.inside[..., None]
    colour = outer * (1 - part) + inner * part
    worn = np.clip((gaussian_filter(height, 3) - gaussian_filter(height, 14)) * 22, 0, 1)[..., None]
    colour += worn * 0.16 * (1 - part)
    soot = stone.soot()[..., None]
    colour = colour * (1 - 0.35 * soot) + np.clip(soot * 1.2 - 0.75, 0, 1) * np.array([0.25, 0.21, 0.15])
    wear = 0.25 + 0.75 * np.clip((clouds(51, 46, 4) - 0.33) * 6, 0, 1)
    openness = np.where(stone.outside > 0, 0, openness)
    first = np.concatenate([colour, (inlay * wear)[..., None]], -1)
    second = np.stack([normal[..., 0] * 0.5 + 0.5, normal[..., 1] * 0.5 + 0.5, openness, rough], -1)
    return np.clip(first, 0, 1), np.clip(second, 0, 1)


ACTS = {"depths": depths, "inferno": inferno, "throne": throne}


def build(folder):
    """Write the pictures of each act; the near edge is the bottom of the picture."""
    for act, made in ACTS.items():
        for name, picture in zip(("colour", "relief"), pictures(*made()), strict=True):
            pixels = np.round(picture * 255).astype("u1")[::-1]
            file = folder / f"slab_{act}_{name}.webp"
            image = Image.fromarray(np.ascontiguousarray(pixels), "RGBA")
            image.save(file, quality=95, alpha_quality=100, method=6, exact=True, use_sharp_yuv=True)
            print(f"  {file.name}: {file.stat().st_size / 1e3:.0f} kB")
