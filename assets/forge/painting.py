"""The painter's pass: a rendered subject (linear light with coverage) becomes a painting on a misty backdrop."""

from dataclasses import dataclass

import numpy as np
import skia
from PIL import Image, ImageFilter
from scipy import ndimage

from assets.forge.noise import clouds, warped
from assets.forge.palette import linear, rgb
from assets.forge.relief import Canvas, soften

LUMA = np.array([0.3, 0.59, 0.11])
SIZE = (480, 360)
"""A card's finished painting, in pixels."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a painting is lit and coloured.

    `backdrop`: dark, middle and light of the mist behind the subject; `focus` its glowing centre (0 to 1 across and
    down), `spread` and `power` the glow's reach and strength; `rays` shafts of light from the focus; `fog` mist over
    the foot; `bloom` overspill of bright light; `grade` six colours from dark to light that the picture leans to.
    """

    backdrop: tuple[str, str, str]
    grade: tuple[str, ...]
    focus: tuple[float, float] = (0.5, 0.45)
    spread: float = 0.42
    power: float = 1.0
    rays: float = 0.3
    fog: float = 0.5
    bloom: float = 0.5
    lean: float = 0.3
    exposure: float = 1.0


BLOOD = Look(("#0a0710", "#5a0d18", "#d8473a"), ("#07060d", "#1d0a14", "#6a0f1a", "#c2323a", "#f2b79a", "#fff4e0"))
SHADOW = Look(("#080612", "#2c1656", "#7a49c8"), ("#07060d", "#150b2a", "#43208a", "#8d55dd", "#cbb0ff", "#fff3ff"))
HELL = Look(
    ("#0a0608", "#5a1a08", "#ff8a2a"), ("#07060d", "#1f0a0a", "#7a1c08", "#e0601a", "#ffc25a", "#fffbe0"), bloom=0.35
)
STEEL = Look(("#080a12", "#3d4a66", "#ffdf9c"), ("#07060d", "#141a2a", "#3a4a66", "#8797ab", "#f0d79a", "#fffbe8"))


def paint(render, look: Look, seed: int, size=SIZE, brush=1.0):
    """Paint the render (h × w × 4, linear, premultiplied) and give a picture of `size`; `brush` is how broad it is."""
    height, width = render.shape[:2]
    picture = _light(render.astype(np.float32), look, seed)
    painted = _brushed(picture, look, seed, brush)
    across, down = np.linspace(-1, 1, width)[None], np.linspace(-1, 1, height)[:, None]
    vignette = np.clip(1.12 - 0.52 * np.clip(across**2 * 0.9 + down**2, 0, 2) ** 1.1, 0.12, 1)
    pixels = (np.clip(painted * vignette[..., None], 0, 1) * 255).astype(np.uint8)
    image = Image.fromarray(pixels).resize(size, Image.Resampling.LANCZOS)
    return image.filter(ImageFilter.UnsharpMask(1.0, 60, 2))


def cut_out(render, look: Look, seed: int, size, brush=1.0):
    """Paint the render without a backdrop: a picture of `size` that is clear round the subject, but for its glow."""
    height, width = render.shape[:2]
    alpha = np.clip(render[..., 3], 0, 1)
    solid = alpha > 0.5
    nearest = ndimage.distance_transform_edt(~solid, return_distances=False, return_indices=True)
    body = (render[..., :3] / np.maximum(alpha, 0.5)[..., None])[tuple(nearest)]
    lit = np.where(solid[..., None], body, soften(body, (6, 6, 0))) * look.exposure
    lit = bloomed(lit, look.bloom * 0.5)
    painted = _brushed(srgb(film(lit)).astype(np.float32), look, seed, brush)
    fray = [(clouds(height, width, seed + k, 40, 3) - 0.5) * 5 * width / 900 for k in (7, 8)]
    edge = np.clip(warped(alpha, *fray), 0, 1)
    glow = srgb(film(bloomed(render[..., :3] * look.exposure, look.bloom) - render[..., :3] * look.exposure))
    veil = np.clip(glow.max(-1), 0, 1) * (1 - edge)
    canvas = Canvas(width, height)
    canvas.lay(painted, edge)
    canvas.colour = canvas.colour + np.clip(glow, 0, 1) * (1 - edge)[..., None]
    canvas.alpha = np.clip(edge + veil, 0, 1)
    return canvas.picture(*size)


def _brushed(picture, look, seed, brush):
    """The picture (sRGB) in paint: flat patches, strokes, a little ink, hair of the brush, the look's colours."""
    height, width = picture.shape[:2]
    scale = width / 720 * brush
    flat = kuwahara(picture, 5 * scale)
    brushed = strokes(flat, seed, [r * scale for r in (26, 13, 7)])
    y, x = np.mgrid[:height, :width] / np.array([height, width])[:, None, None]
    eye = np.exp(-(((x - look.focus[0]) / 0.3) ** 2 + ((y - look.focus[1]) / 0.34) ** 2))
    sharp = (0.34 + 0.45 * eye)[..., None]
    painted = brushed * (1 - sharp) + flat * sharp
    ink = soften(flat, (1, 1, 0)).mean(-1) - soften(flat, (2.2, 2.2, 0)).mean(-1)
    painted = painted + np.clip(ink, -0.06, 0.02)[..., None] * 2.2
    return graded(np.clip(_bristles(painted, seed), 0, 1), look.grade, look.lean)


def _light(render, look, seed):
    """The subject before its backdrop, with shafts, mist, bloom and a film's tones; sRGB."""
    height, width = render.shape[:2]
    alpha = np.clip(render[..., 3:], 0, 1)
    behind = backdrop(height, width, seed, look).astype(np.float32)
    picture = behind * (1 - alpha) + render[..., :3] * look.exposure
    if look.rays:
        source = np.clip(behind * (1 - alpha) + np.clip(render[..., :3] - 1, 0, 4), 0, 6)
        picture = picture + look.rays * shafts(source, *look.focus) * linear(look.backdrop[2]) * 2
    mist = clouds(height, width, seed + 5, 3, 5, stretch=(2.2, 0.8))
    low = np.clip((np.linspace(0, 1, height)[:, None] - 0.55) / 0.45, 0, 1) ** 1.5
    fog = (low * mist**1.5)[..., None] * look.fog
    picture = picture * (1 - fog * 0.7) + fog * linear(look.backdrop[1]) * 0.9
    return srgb(film(bloomed(picture, look.bloom))).astype(np.float32)


def backdrop(height, width, seed, look):
    """A dark field of cloud with a glow behind the subject; linear."""
    field = clouds(height, width, seed, 3)
    pull = (clouds(height, width, seed + 1, 5) - 0.5) * width * 0.22
    field = warped(field, pull, (clouds(height, width, seed + 2, 4) - 0.5) * width * 0.22)
    y, x = np.mgrid[:height, :width]
    distance = np.hypot((x / width - look.focus[0]) * 1.15, y / height - look.focus[1])
    glow = np.clip(np.exp(-((distance / look.spread) ** 2)) * (0.45 + 0.9 * field), 0, 1.4)[..., None]
    dark, middle, light = (linear(colour) for colour in look.backdrop)
    picture = dark * (0.4 + 0.9 * field[..., None]) + middle * np.clip(glow * 1.3, 0, 1) ** 1.4 * look.power
    return picture + light * np.clip(glow - 0.55, 0, 1) ** 2 * 2.2 * look.power


def shafts(source, x, y, steps=40, reach=0.55, decay=0.955):
    """Light smeared away from a point (0 to 1): a zoom blur at half size."""
    half = source[::2, ::2]
    height, width = half.shape[:2]
    rows, columns = np.mgrid[:height, :width]
    cx, cy = x * width, y * height
    total, weight = np.zeros_like(half), 1.0
    for step in range(steps):
        k = 1 - reach * step / steps
        r = np.clip(cy + (rows - cy) * k, 0, height - 1).astype(int)
        c = np.clip(cx + (columns - cx) * k, 0, width - 1).astype(int)
        total += half[r, c] * weight
        weight *= decay
    smooth = ndimage.zoom(soften(total / steps, (1, 1, 0)), (2, 2, 1), order=1)
    return smooth[: source.shape[0], : source.shape[1]]


def bloomed(picture, amount, threshold=0.9):
    """Bright light spilling over, near and far."""
    bright = np.clip(picture - threshold, 0, 6)
    s = picture.shape[1] / 720
    spill = sum(soften(bright, (r * s, r * s, 0)) * w for r, w in ((3, 0.5), (12, 0.35), (40, 0.3)))
    return picture + amount * spill


def film(x):
    """A film's tone curve: soft shadows, rolled-off lights."""
    return np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)


def srgb(x):
    """Linear light as sRGB."""
    return np.where(x < 0.0031308, x * 12.92, 1.055 * np.clip(x, 1e-8, None) ** (1 / 2.4) - 0.055)


def structure(picture, sigma=2.5):
    """At each pixel the direction along edges (radians) and how strongly it is one direction (0 to 1)."""
    grey = soften(picture @ LUMA, 0.8)
    gx, gy = ndimage.sobel(grey, 1), ndimage.sobel(grey, 0)
    xx, xy, yy = soften(gx * gx, sigma), soften(gx * gy, sigma), soften(gy * gy, sigma)
    spread = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    return 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2, np.clip(spread / (xx + yy + 1e-6), 0, 1)


def kuwahara(picture, radius, sharpness=8.0, samples=64):
    """Anisotropic Kuwahara filter: flat patches of paint that follow the forms; eight overlapping sectors."""
    sectors = 8
    height, width, _ = picture.shape
    direction, strength = structure(picture)
    along, across = radius * (1 + strength) * 0.85, radius / (1 + strength) * 1.1
    cos, sin = np.cos(direction), np.sin(direction)
    rows, columns = np.mgrid[:height, :width]
    mean = np.zeros((sectors, height, width, 3), np.float32)
    square = np.zeros((sectors, height, width, 3), np.float32)
    weight = np.full(sectors, 0.3)
    mean += 0.3 * picture
    square += 0.3 * picture**2
    for k in np.arange(samples) + 0.5:
        angle, reach = k * 2.399963, np.sqrt(k / samples)
        u, v = reach * np.cos(angle), reach * np.sin(angle)
        c = np.clip(np.rint(columns + cos * u * along - sin * v * across), 0, width - 1).astype(int)
        r = np.clip(np.rint(rows + sin * u * along + cos * v * across), 0, height - 1).astype(int)
        colour = picture[r, c]
        for i in range(sectors):
            apart = abs((angle - i * 2 * np.pi / sectors + np.pi) % (2 * np.pi) - np.pi)
            w = max(0.0, np.cos(apart * 1.6)) * np.exp(-1.4 * reach**2) if apart < np.pi / 3.2 else 0.0
            if w > 0.02:
                mean[i] += w * colour
                square[i] += w * colour**2
                weight[i] += w
    total, shares = np.zeros_like(picture), np.zeros((height, width, 1), np.float32)
    for i in range(sectors):
        average = mean[i] / weight[i]
        deviation = np.sqrt(np.abs(square[i] / weight[i] - average**2).sum(-1, keepdims=True))
        share = 1 / (1 + (255 * deviation) ** (sharpness * 0.5) + 1e-9)
        total += average * share
        shares += share
    return total / np.maximum(shares, 1e-12)


def strokes(picture, seed, sizes):
    """The picture in brush dabs, coarse to fine, laid along its forms where the canvas still differs from it."""
    height, width, _ = picture.shape
    rng = np.random.default_rng(seed)
    pixels = np.full((height, width, 4), 255, np.uint8)
    pixels[..., :3] = (soften(picture, (8, 8, 0)) * 255).clip(0, 255)
    surface = skia.Surface(pixels)
    canvas = surface.getCanvas()
    direction, strength = structure(picture, 4)
    flow = clouds(height, width, seed + 9, 3, 3) * np.pi * 2
    for layer, radius in enumerate(sizes):
        wanted = soften(picture, (radius * 0.22, radius * 0.22, 0))
        error = soften(np.abs(pixels[..., :3] / 255.0 - wanted).sum(-1), radius * 0.3)
        step = radius * 0.5
        grid = np.stack([axis.ravel() for axis in np.mgrid[0:height:step, 0:width:step]], 1)
        places = grid + rng.normal(size=grid.shape) * step * 0.4
        rng.shuffle(places)
        for y, x in places:
            r, c = int(np.clip(y, 0, height - 1)), int(np.clip(x, 0, width - 1))
            if layer and error[r, c] < 0.045:
                continue
            sure = strength[r, c]
            turn = direction[r, c] if sure > 0.25 else direction[r, c] * sure + flow[r, c] * (1 - sure)
            _dab(canvas, x, y, turn, radius, radius * (1.1 + 1.3 * sure), wanted[r, c], rng)
    surface.flushAndSubmit()
    return pixels[..., :3].astype(np.float32) / 255


def _dab(canvas, x, y, turn, radius, length, colour, rng):
    """One dab: three bristle bundles for a broad brush, one for a fine one."""
    colour = colour * (1 + rng.normal() * 0.05) + rng.normal(size=3) * 0.012
    canvas.save()
    canvas.translate(float(x), float(y))
    canvas.rotate(float(np.degrees(turn)))
    for bundle in (-1, 0, 1) if radius > 8 else (0,):
        tint = np.clip(colour * (1 + rng.normal() * 0.045), 0, 1) * 255
        pen = skia.Paint(
            AntiAlias=True,
            Color=skia.Color(int(tint[0]), int(tint[1]), int(tint[2]), 215),
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=float(radius * 0.42),
            StrokeCap=skia.Paint.kRound_Cap,
        )
        path = skia.Path()
        offset = bundle * radius * 0.28
        path.moveTo(float(-length / 2), float(offset))
        path.quadTo(0.0, float(offset + rng.normal() * radius * 0.12), float(length / 2), float(offset))
        canvas.drawPath(path, pen)
    canvas.restore()


def _bristles(picture, seed):
    """Hair of the brush and a little relief of the paint."""
    direction, _ = structure(picture, 3)
    hair = _smeared(direction, seed)
    light = picture.mean(-1, keepdims=True)
    picture = picture * (1 + 0.055 * hair[..., None] * (1 - 0.5 * light))
    smooth = soften(hair, 0.6)
    relief = ndimage.sobel(smooth, 1) + ndimage.sobel(smooth, 0)
    return picture + (0.008 * relief / relief.std())[..., None]


def _smeared(direction, seed, length=9):
    """Noise smeared along a field of directions."""
    height, width = direction.shape
    noise = soften(np.random.default_rng(seed).normal(size=(height, width)), 0.7)
    total = noise.copy()
    for sign in (1, -1):
        y, x = np.mgrid[:height, :width].astype(float)
        last_x = last_y = None
        for _ in range(length):
            r = np.clip(np.rint(y), 0, height - 1).astype(int)
            c = np.clip(np.rint(x), 0, width - 1).astype(int)
            dx, dy = np.cos(direction[r, c]), np.sin(direction[r, c])
            same = np.full_like(dx, sign) if last_x is None else np.where(dx * last_x + dy * last_y < 0, -1, 1)
            dx, dy = dx * same, dy * same
            x, y, last_x, last_y = x + dx, y + dy, dx, dy
            r = np.clip(np.rint(y), 0, height - 1).astype(int)
            c = np.clip(np.rint(x), 0, width - 1).astype(int)
            total += noise[r, c]
    return total / total.std()


def graded(picture, stops, amount, saturation=1.08):
    """The picture leaning by `amount` to a ramp of colours by its lightness, and a little more vivid."""
    light = picture @ LUMA
    places = np.linspace(0, 1, len(stops))
    ramp = np.array([rgb(stop) for stop in stops])
    mapped = np.stack([np.interp(light, places, ramp[:, c]) for c in range(3)], -1)
    mapped *= (light / (mapped @ LUMA + 1e-3)).clip(0.5, 1.6)[..., None]
    picture = picture * (1 - amount) + mapped * amount
    grey = (picture @ LUMA)[..., None]
    return np.clip(grey + (picture - grey) * saturation, 0, 1)
