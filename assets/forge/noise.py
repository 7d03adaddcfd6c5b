"""Noise fields for pictures: clouds and cracks, always the same for the same seed."""

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree


def clouds(height, width, seed, base=3, octaves=6, gain=0.55, stretch=(1, 1)):
    """Fractal noise, 0 to 1; `base` is how many blobs fit the width, `stretch` multiplies it down and across."""
    rng = np.random.default_rng(seed)
    field = np.zeros((height, width))
    weight = 1.0
    for octave in range(octaves):
        cells = base * 2**octave
        rows = max(2, int(cells * stretch[0] * height / width)) + 1
        columns = max(2, int(cells * stretch[1])) + 1
        grid = rng.random((rows + 2, columns + 2))
        zoom = (height / rows + 0.01, width / columns + 0.01)
        field += weight * ndimage.zoom(grid, zoom, order=3)[:height, :width]
        weight *= gain
    field -= field.min()
    return field / field.max()


def warped(picture, down, across):
    """The picture pulled by two displacement fields in pixels; edges are mirrored."""
    rows, columns = np.mgrid[: picture.shape[0], : picture.shape[1]]
    where = [rows + down, columns + across]
    if picture.ndim == 2:
        return ndimage.map_coordinates(picture, where, order=1, mode="reflect")
    channels = [
        ndimage.map_coordinates(picture[..., c], where, order=1, mode="reflect") for c in range(picture.shape[2])
    ]
    return np.stack(channels, -1)


def cracks(height, width, seed, plates=46):
    """Distance in pixels from the seams between irregular plates: near 0 along a crack."""
    rng = np.random.default_rng(seed)
    sites = np.stack([rng.random(plates) * height, rng.random(plates) * width], 1)
    rows, columns = np.mgrid[:height:2, :width:2].astype(float)
    rows += (clouds(*rows.shape, seed, 6, 4) - 0.5) * 90
    columns += (clouds(*columns.shape, seed + 3, 6, 4) - 0.5) * 90
    nearest, _ = cKDTree(sites).query(np.stack([rows, columns], -1), k=2)
    return ndimage.zoom(nearest[..., 1] - nearest[..., 0], 2, order=1)[:height, :width]
