"""Carving: masks become bevelled heights, heights become lit surfaces, surfaces are laid on a canvas."""

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.forge.palette import rgb

LIGHT = np.array([-0.5, -0.68, 0.55]) / np.linalg.norm([-0.5, -0.68, 0.55])
"""Towards the lamp: from the upper left, a little before the picture."""
RIM = np.array([0.6, 0.55, 0.3])
RIM_COLOUR = np.array([0.55, 0.65, 1.0])

soften = ndimage.gaussian_filter


def depth(mask):
    """Distance in pixels to the mask's edge, positive inside."""
    inside = mask > 0.5
    return ndimage.distance_transform_edt(inside) - ndimage.distance_transform_edt(~inside)


def cover(distance):
    """Coverage with a smooth edge, from a distance that is positive inside."""
    return np.clip(distance + 0.5, 0, 1)


def bevel(mask, width, kind="round"):
    """Height in pixels of the mask, rising over `width` pixels from its edge; kinds: round, chamfer, cove."""
    t = np.clip(depth(mask) / width, 0, 1)
    profile = {"round": np.sqrt(1 - (1 - t) ** 2), "chamfer": t, "cove": t * t}[kind]
    return profile * width


def shade(height, base, gloss=24, spec=0.4, ambient=0.34, diffuse=0.95, occlusion=0.5, reach=6.0):
    """Light a height field (pixels) of colour `base` (h × w × 3, sRGB): key light, highlight, crevices, cool rim."""
    gx, gy = ndimage.sobel(height, 1) / 8, ndimage.sobel(height, 0) / 8
    normal = np.stack([-gx, -gy, np.ones_like(height)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    half = LIGHT + np.array([0, 0, 1])
    half /= np.linalg.norm(half)
    lit = np.clip(normal @ LIGHT, 0, 1)
    shine = np.clip(normal @ half, 0, 1) ** gloss * spec
    crevice = 0.0
    for radius in (reach, reach * 3):
        crevice = crevice + (soften(height, radius) - height) / radius * occlusion
    amount = (ambient + diffuse * lit) * (1 - np.clip(crevice, -0.25, 0.85))
    rim = np.clip(normal @ RIM, 0, 1) ** 3 * 0.16
    colour = base * amount[..., None] * np.array([1, 0.97, 0.92])
    return np.clip(colour + shine[..., None] * (0.5 + 0.5 * base) + rim[..., None] * RIM_COLOUR, 0, 1)


class Canvas:
    """A picture in the making, premultiplied: every layer is laid over what is there."""

    def __init__(self, width, height):
        self.colour = np.zeros((height, width, 3))
        self.alpha = np.zeros((height, width))

    def lay(self, colour, coverage):
        """Lay a colour (hex, triple, or h × w × 3) with a coverage of 0 to 1 (h × w) over the canvas."""
        colour = rgb(colour) if isinstance(colour, str) else np.asarray(colour)
        coverage = np.clip(coverage, 0, 1)
        self.colour = self.colour * (1 - coverage[..., None]) + colour * coverage[..., None]
        self.alpha = self.alpha * (1 - coverage) + coverage

    def light(self, colour, amount):
        """Add light (hex or triple, h × w) to what is painted, without covering it."""
        colour = rgb(colour) if isinstance(colour, str) else np.asarray(colour)
        added = colour * np.clip(amount, 0, None)[..., None] * self.alpha[..., None]
        self.colour = np.minimum(self.colour + added, self.alpha[..., None])

    def cut(self, mask):
        """Make the canvas transparent where the mask is 1."""
        self.colour = self.colour * (1 - mask)[..., None]
        self.alpha = self.alpha * (1 - mask)

    def picture(self, width, height):
        """The canvas as an RGBA picture of that size; resampled premultiplied, so that edges keep their colour."""
        planes = [self.colour[..., 0], self.colour[..., 1], self.colour[..., 2], self.alpha]
        if (height, width) != self.alpha.shape:
            images = [Image.fromarray(plane.astype(np.float32)) for plane in planes]
            planes = [np.asarray(image.resize((width, height), Image.Resampling.LANCZOS)) for image in images]
        alpha = np.clip(planes[3], 0, 1)
        straight = [np.clip(plane / np.maximum(alpha, 1e-4), 0, 1) * (alpha > 1e-3) for plane in planes[:3]]
        return Image.fromarray((np.stack([*straight, alpha], -1) * 255 + 0.5).astype(np.uint8))
