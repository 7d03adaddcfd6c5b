"""Skins: the pieces joined and unwrapped, and colour, emission and normals baked into three square pictures.

Every texel is carried to the nearest place on the fine mesh of its own piece and painted there, so that paint is as
sharp as the picture, not as the mesh. Occlusion comes from rays among all fine meshes.
"""

from dataclasses import dataclass

import numpy as np
import xatlas
from embreex.mesh_construction import TriangleMesh
from embreex.rtcore_scene import EmbreeScene
from scipy import ndimage
from scipy.spatial import cKDTree

from assets.forge.enemies.rig import weights
from assets.forge.enemies.surface import Mesh

SIZE = 512
_SIDE = 0.03
"""How many metres of distance a normal turned away by 60° counts for when a texel looks for its place."""
_SHADE = 0.9
_RAYS = 24


@dataclass(slots=True)
class Skin:
    """What the game shows: vertices, triangles, normals, texture places, joint weights, pictures (rows from top).

    `piece` is for every vertex the number of the piece that it belongs to.
    """

    vertices: np.ndarray
    faces: np.ndarray
    normals: np.ndarray
    places: np.ndarray
    weights: np.ndarray
    colour: np.ndarray
    emission: np.ndarray
    relief: np.ndarray
    piece: np.ndarray


def skin(standing, joints, reach, late=()):
    """Join, unwrap and bake; `reach` is how far occlusion looks, in metres. `late` pieces come last and shade none."""
    pieces = [*standing, *late]
    vertices, faces, normals, influence, owner, detail = _joined(pieces, joints)
    links, faces, places = _unwrapped(vertices * detail[:, None], faces)
    vertices, normals, influence, owner = vertices[links], normals[links], influence[links], owner[links]
    texel = _rasterised(places, faces)
    colour, emission, relief = _baked(pieces, len(standing), vertices, faces, normals, places, owner, texel, reach)
    return Skin(vertices, faces, normals, places, influence, colour, emission, relief, owner)


def _creased(mesh, degrees):
    """The mesh with vertices doubled along edges sharper than `degrees`, its normals, and each vertex' origin."""
    unit, twice = mesh.face_normals()
    corner = mesh.faces.ravel()
    face = np.repeat(np.arange(len(mesh.faces)), 3)
    order = np.argsort(corner, kind="stable")
    starts = np.searchsorted(corner[order], np.arange(len(mesh.vertices) + 1))
    normals = np.empty((len(corner), 3))
    limit = np.cos(np.radians(degrees))
    for vertex in range(len(mesh.vertices)):
        mine = order[starts[vertex] : starts[vertex + 1]]
        around = unit[face[mine]]
        alike = (around @ around.T > limit) * twice[face[mine]][None]
        total = alike @ around
        normals[mine] = total / np.maximum(np.linalg.norm(total, axis=1), 1e-12)[:, None]
    keys = np.concatenate([corner[:, None], np.round(normals * 100).astype(int)], 1)
    _, first, place = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    return Mesh(mesh.vertices[corner[first]], place.reshape(-1, 3)), normals[first], corner[first]


def _joined(pieces, joints):
    parts = []
    start = 0
    for number, piece in enumerate(pieces):
        mesh, normals, origin = _creased(piece.coarse, piece.crease)
        n = len(mesh.vertices)
        influence = weights(piece, joints)[origin]
        parts.append(
            (mesh.vertices, mesh.faces + start, normals, influence, np.full(n, number), np.full(n, piece.detail))
        )
        start += n
    return tuple(np.concatenate(column) for column in zip(*parts, strict=True))


def _unwrapped(vertices, faces):
    atlas = xatlas.Atlas()
    atlas.add_mesh(vertices.astype(np.float32), faces.astype(np.uint32))
    charts, pack = xatlas.ChartOptions(), xatlas.PackOptions()
    charts.max_cost = 6.0
    charts.max_iterations = 2
    pack.resolution = SIZE
    pack.padding = 2
    pack.bilinear = True
    atlas.generate(charts, pack)
    links, faces, places = atlas[0]
    return links, faces.astype(np.int64), places.astype(float)


def _rasterised(places, faces):
    """For every texel its triangle (-1: none) and its place in it (barycentric); row 0 is v = 0."""
    triangle = np.full((SIZE, SIZE), -1)
    inside = np.zeros((SIZE, SIZE, 3))
    corners = places[faces] * SIZE - 0.5
    for number, (a, b, c) in enumerate(corners):
        low = np.maximum(np.floor(np.minimum(np.minimum(a, b), c)), 0).astype(int)
        high = np.minimum(np.ceil(np.maximum(np.maximum(a, b), c)), SIZE - 1).astype(int)
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if abs(area) < 1e-9:
            continue
        x, y = np.meshgrid(np.arange(low[0], high[0] + 1), np.arange(low[1], high[1] + 1))
        wb = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area
        wc = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area
        share = np.stack([1 - wb - wc, wb, wc], -1)
        hit = share.min(-1) > -0.02
        triangle[y[hit], x[hit]] = number
        inside[y[hit], x[hit]] = share[hit]
    return triangle, inside


def _tangents(vertices, faces, places):
    """Per triangle the directions in which u and v grow."""
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    ua, ub, uc = (places[faces[:, k]] for k in range(3))
    ab, ac, du, dv = b - a, c - a, ub - ua, uc - ua
    flat = du[:, 0] * dv[:, 1] - du[:, 1] * dv[:, 0]
    flat = np.where(np.abs(flat) < 1e-12, 1e-12, flat)[:, None]
    return (ab * dv[:, 1:] - ac * du[:, 1:]) / flat, (ac * du[:, :1] - ab * dv[:, :1]) / flat


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-12)


def _baked(pieces, shading, vertices, faces, normals, places, owner, texel, reach):
    triangle, inside = texel
    rows, columns = np.nonzero(triangle >= 0)
    number, share = triangle[rows, columns], inside[rows, columns][:, :, None]
    point = (vertices[faces[number]] * share).sum(1)
    flat = _unit((normals[faces[number]] * share).sum(1))
    piece_of = owner[faces[number][:, 0]]
    along, across = _tangents(vertices, faces, places)
    along, across = along[number], across[number]
    along = _unit(along - flat * (along * flat).sum(1, keepdims=True))
    across = _unit(across - flat * (across * flat).sum(1, keepdims=True))

    colour, glow, deep = np.zeros_like(point), np.zeros(len(point)), np.zeros_like(point)
    place = np.zeros_like(point)
    for index, piece in enumerate(pieces):
        mine = np.nonzero(piece_of == index)[0]
        if not len(mine):
            continue
        fine, fine_normals, curvature = piece.fine, piece.fine.normals(), piece.fine.curvature()
        tree = cKDTree(np.concatenate([fine.vertices, fine_normals * _SIDE], 1))
        distance, near = tree.query(np.concatenate([point[mine], flat[mine] * _SIDE], 1), k=4)
        nearness = 1 / (distance + 0.001) ** 2
        nearness = (nearness / nearness.sum(1, keepdims=True))[:, :, None]
        place[mine] = (fine.vertices[near] * nearness).sum(1)
        deep[mine] = _unit((fine_normals[near] * nearness).sum(1))
        bend = (curvature[near] * nearness[:, :, 0]).sum(1)
        colour[mine], glow[mine] = piece.matter(place[mine], deep[mine], bend)

    open_sky = _openness(pieces[:shading], place, deep, reach)
    shade = 1 - _SHADE * (1 - open_sky**1.4)
    lit = np.clip(colour, 0, 1) * (shade + (1 - shade) * glow)[:, None]
    lit += ((1 - shade) * (1 - glow))[:, None] * lit.mean(-1, keepdims=True) * np.array([0.1, 0.03, 0.0])
    relief = np.stack([(deep * axis).sum(1) for axis in (along, across, flat)], 1)
    relief[:, 2] = np.maximum(relief[:, 2], 0.25)

    def picture(values, smoothed=False):
        whole = np.zeros((SIZE, SIZE, 3))
        whole[rows, columns] = values
        nearest = ndimage.distance_transform_edt(triangle < 0, return_distances=False, return_indices=True)
        return whole[tuple(nearest)][::-1]

    return (
        picture(_screen(lit)),
        picture(_screen(np.clip(colour, 0, 1) * glow[:, None])),
        picture(_unit(relief) * 0.5 + 0.5),
    )


def _openness(pieces, points, normals, reach):
    """How much of the sky above each point is free within `reach`, 0 to 1."""
    scene = EmbreeScene()
    for piece in pieces:
        TriangleMesh(scene, piece.fine.vertices[piece.fine.faces].astype(np.float32))
    rng = np.random.default_rng(1)
    free = np.zeros(len(points))
    start = (points + normals * 0.004).astype(np.float32)
    for _ in range(_RAYS):
        way = _unit(normals + _unit(rng.normal(size=points.shape)) * 0.98)
        met = scene.run(start, way.astype(np.float32), np.full(len(points), reach, np.float32), "OCCLUDED")
        free += met < 0
    return free / _RAYS


def _screen(colour):
    """Linear light as sRGB."""
    c = np.clip(colour, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)
