"""Surfaces: a fine mesh to be painted, its coarse copy for the game, and how clay and plates become both."""

from collections.abc import Callable
from dataclasses import dataclass

import fast_simplification
import numpy as np
from scipy import sparse
from scipy.sparse.csgraph import connected_components

from assets.forge import clay as solids


@dataclass(slots=True)
class Mesh:
    """Vertices (n × 3, metres) and triangles (m × 3)."""

    vertices: np.ndarray
    faces: np.ndarray

    def face_normals(self):
        """Unit normals of the triangles, and twice their areas."""
        a, b, c = (self.vertices[self.faces[:, k]] for k in range(3))
        across = np.cross(b - a, c - a)
        twice = np.linalg.norm(across, axis=1)
        return across / np.maximum(twice, 1e-12)[:, None], twice

    def normals(self):
        """Unit normals at the vertices, weighted by area."""
        unit, twice = self.face_normals()
        total = np.zeros_like(self.vertices)
        for k in range(3):
            for axis in range(3):
                total[:, axis] += np.bincount(self.faces[:, k], unit[:, axis] * twice, len(total))
        return total / np.maximum(np.linalg.norm(total, axis=1), 1e-12)[:, None]

    def averaging(self):
        """The matrix that replaces every vertex' value by the mean of its neighbours'."""
        n = len(self.vertices)
        a = self.faces.ravel()
        b = np.roll(self.faces, -1, 1).ravel()
        links = sparse.coo_matrix((np.ones(2 * len(a)), (np.r_[a, b], np.r_[b, a])), shape=(n, n)).tocsr()
        links.data[:] = 1
        return sparse.diags(1 / np.maximum(np.asarray(links.sum(1)).ravel(), 1)) @ links

    def curvature(self):
        """+1 on convex edges to -1 in cavities, at the vertices."""
        mean = self.averaging()
        bulge = ((self.vertices - mean @ self.vertices) * self.normals()).sum(1)
        for _ in range(3):
            bulge = 0.4 * bulge + 0.6 * (mean @ bulge)
        return np.clip(bulge / (np.percentile(np.abs(bulge), 90) + 1e-9), -1, 1)


@dataclass(slots=True)
class Piece:
    """One piece of a creature: what is painted, what the game shows, what it hangs on, and how it is painted.

    `joints` is one name for a rigid piece, several for one that bends. `detail` is its share of texture per area.
    """

    fine: Mesh
    coarse: Mesh
    joints: str | tuple[str, ...]
    matter: Callable
    detail: float = 1.0
    crease: float = 180.0


def _triangles(faces):
    out = []
    for face in faces:
        out += [(face[0], face[i], face[i + 1]) for i in range(1, len(face) - 1)]
    return np.array(out, np.int64)


def _without_crumbs(mesh, share=0.004):
    """The mesh without tiny loose islands, which shells thinner than 2.5 steps break into."""
    n = len(mesh.vertices)
    a, b = mesh.faces[:, [0, 1]].ravel(), mesh.faces[:, [1, 2]].ravel()
    _, label = connected_components(sparse.coo_matrix((np.ones(len(a)), (a, b)), shape=(n, n)), directed=False)
    keep = np.bincount(label)[label] >= max(30, share * n)
    place = np.cumsum(keep) - 1
    return Mesh(mesh.vertices[keep], place[mesh.faces[keep[mesh.faces[:, 0]]]])


def _displaced(mesh, relief):
    normals = mesh.normals()
    return Mesh(mesh.vertices + normals * relief(mesh.vertices, normals)[:, None], mesh.faces)


def _thinned(mesh, triangles):
    if len(mesh.faces) <= triangles:
        return mesh
    vertices, faces = fast_simplification.simplify(
        mesh.vertices.astype(np.float32), mesh.faces.astype(np.int32), target_count=triangles
    )
    return Mesh(vertices.astype(float), faces.astype(np.int64))


def clay(solid, step, triangles, joints, matter, relief=None, smooth=2, detail=1.0):
    """A solid as a piece: meshed on a grid of `step`, relaxed, displaced by `relief(points, normals)`, thinned."""
    vertices, quads = solids.mesh(solid, step)
    fine = _without_crumbs(Mesh(vertices, np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])))
    if smooth:
        mean = fine.averaging()
        for _ in range(smooth):
            fine.vertices = 0.5 * fine.vertices + 0.5 * (mean @ fine.vertices)
    if relief is not None:
        fine = _displaced(fine, relief)
    return Piece(fine, _thinned(fine, triangles), joints, matter, detail)


def _volume(mesh):
    a, b, c = (mesh.vertices[mesh.faces[:, k]] for k in range(3))
    return (a * np.cross(b, c)).sum()


def _split(mesh):
    """Every triangle as four."""
    n = len(mesh.vertices)
    sides = np.sort(np.concatenate([mesh.faces[:, [0, 1]], mesh.faces[:, [1, 2]], mesh.faces[:, [2, 0]]]), 1)
    unique, place = np.unique(sides, axis=0, return_inverse=True)
    ab, bc, ca = (n + place.ravel()).reshape(3, -1)
    a, b, c = mesh.faces.T
    faces = np.concatenate([np.stack(t, 1) for t in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))])
    return Mesh(np.concatenate([mesh.vertices, mesh.vertices[unique].mean(1)]), faces)


def plate(shape, joints, matter, relief=None, levels=3, crease=45.0, detail=1.0):
    """Hand-laid polygons (vertices, faces) as a piece: blades, crystals, cloth. Edges beyond `crease` degrees stay."""
    vertices, faces = shape
    coarse = Mesh(np.asarray(vertices, float), _triangles(faces))
    if _volume(coarse) < 0:
        coarse.faces = coarse.faces[:, ::-1]
    fine = coarse
    for _ in range(levels):
        fine = _split(fine)
    if relief is not None:
        fine = _displaced(fine, relief)
    return Piece(fine, coarse, joints, matter, detail, crease)
