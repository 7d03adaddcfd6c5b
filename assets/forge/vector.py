"""Outlines as SVG path data, and their rasters. Icons and frames are drawn from these."""

import math

import numpy as np
import skia

Point = tuple[float, float]


def circle(x, y, r, ry=None):
    """A circle, or an ellipse when `ry` is given."""
    ry = r if ry is None else ry
    return f"M{x - r} {y}a{r} {ry} 0 1 0 {2 * r} 0a{r} {ry} 0 1 0 {-2 * r} 0Z"


def ring(x, y, r, width):
    """A circle with a hole."""
    return circle(x, y, r) + circle(x, y, r - width)


def box(x, y, w, h, r=0.0):
    """A rectangle with rounded corners."""
    r = min(r, w / 2, h / 2)
    arc = f"a{r} {r} 0 0 1"
    return (
        f"M{x + r} {y}h{w - 2 * r}{arc} {r} {r}v{h - 2 * r}{arc} {-r} {r}"
        f"h{-(w - 2 * r)}{arc} {-r} {-r}v{-(h - 2 * r)}{arc} {r} {-r}Z"
    )


def polygon(*points: Point):
    """A closed polygon."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def turned(points, degrees, cx=32.0, cy=32.0, shift=(0.0, 0.0)):
    """The points turned clockwise about (cx, cy), then shifted."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        (cx + (x - cx) * c - (y - cy) * s + shift[0], cy + (x - cx) * s + (y - cy) * c + shift[1]) for x, y in points
    ]


def star(n, outer, inner, cx=32.0, cy=32.0, start=-90.0):
    """The corners of a star with `n` points."""
    corners = []
    for i in range(2 * n):
        angle = math.radians(start + i * 180 / n)
        radius = inner if i % 2 else outer
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return corners


def mirrored(points, width):
    """The points and their mirror images across the vertical middle of `width`, as one closed outline."""
    return list(points) + [(width - x, y) for x, y in reversed(points)]


def flame(scale=1.0, dx=0.0, dy=0.0):
    """A flame with two tongues, its foot at (32, 61) on a grid of 64."""

    def at(x, y):
        return f"{32 + (x - 32) * scale + dx:.2f} {60 + (y - 60) * scale + dy:.2f}"

    return (
        f"M{at(34, 3)}C{at(37, 14)} {at(53, 22)} {at(53, 41)}C{at(53, 54)} {at(44, 61)} {at(32, 61)}"
        f"C{at(20, 61)} {at(11, 54)} {at(11, 41)}C{at(11, 32)} {at(16, 26)} {at(18, 17)}"
        f"C{at(22, 20)} {at(24, 24)} {at(25, 28)}C{at(29, 21)} {at(33, 13)} {at(34, 3)}Z"
    )


def drop(x, top, r):
    """A drop whose tip is at (x, top) and whose belly has radius `r`."""
    h = r * 2.6
    return (
        f"M{x} {top}C{x + r * 0.35} {top + h * 0.35} {x + r} {top + h * 0.5} {x + r} {top + h * 0.66}"
        f"A{r} {r} 0 0 1 {x - r} {top + h * 0.66}C{x - r} {top + h * 0.5} {x - r * 0.35} {top + h * 0.35} {x} {top}Z"
    )


def raster(path, size, view=(0, 0, 64, 64), stroke=None, place=""):
    """Coverage of the path, 0 to 1, as an array of `size` = (width, height) pixels showing the rectangle `view`.

    `stroke` draws a line of that width instead of the filled outline; `place` is an SVG transform.
    """
    width, height = size
    look = 'fill="#fff" fill-rule="evenodd"'
    if stroke is not None:
        look = f'fill="none" stroke="#fff" stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view[0]} {view[1]} {view[2]} {view[3]}" '
        f'width="{width}" height="{height}"><path {look} transform="{place}" d="{path}"/></svg>'
    )
    pixels = np.zeros((height, width, 4), np.uint8)
    surface = skia.Surface(pixels)
    skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode())).render(surface.getCanvas())
    surface.flushAndSubmit()
    return pixels[..., 3].astype(float) / 255
