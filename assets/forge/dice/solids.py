"""Small solids as numbers: columns `vertex`, `normal` and `mark`, and triangles.

Space as the window's: x right, y up, z away, in sides of a die; left-handed, so that a triangle seen from outside turns
clockwise. `mark` is (unused, edge 0..1, openness 0..1, own light 0..1).
"""

import numpy as np


def outward(columns, triangles):
    """The same triangles, each turned so that it is seen from where its normals point."""
    points, normals = columns["vertex"], columns["normal"]
    corners = points[triangles]
    face = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    kept = np.linalg.norm(face, axis=1) > 1e-9
    triangles, face = triangles[kept].copy(), face[kept]
    wrong = (face * normals[triangles].mean(1)).sum(1) > 0
    triangles[wrong] = triangles[wrong][:, ::-1]
    return columns, triangles


def joined(parts):
    """Several solids as one."""
    columns, triangles, base = {}, [], 0
    for part, faces in parts:
        triangles.append(faces + base)
        base += len(part["vertex"])
        for name, values in part.items():
            columns.setdefault(name, []).append(values)
    return {name: np.concatenate(values) for name, values in columns.items()}, np.concatenate(triangles)


def moved(solid, by=(0, 0, 0), pitch=0.0):
    """A solid tipped about x by degrees, then moved."""
    columns, triangles = solid
    c, s = np.cos(np.radians(pitch)), np.sin(np.radians(pitch))
    turn = np.array([(1, 0, 0), (0, c, s), (0, -s, c)])
    return {
        "vertex": columns["vertex"] @ turn + by, "normal": columns["normal"] @ turn, "mark": columns["mark"],
    }, triangles  # fmt: skip


def wall(rows, columns, *, closed):
    """The triangles between rows of points; `closed` joins the last of each row with its first."""
    across = np.arange(columns if closed else columns - 1)
    beside = (across + 1) % columns
    first = np.arange(rows - 1)[:, None] * columns
    a, b = (first + across).ravel(), (first + beside).ravel()
    c, d = a + columns, b + columns
    return np.concatenate([np.stack([a, b, d], 1), np.stack([a, d, c], 1)])


def rounded_box(size=(1.0, 1.0, 1.0), bevel=0.125, segments=3):
    """A box whose edges and corners are parts of a ball, `segments` to an eighth of a turn."""
    half = np.asarray(size) / 2
    steps = np.tan(np.linspace(0, np.pi / 4, segments + 1)) * bevel
    parts = []
    for axis in range(3):
        one, two = (axis + 1) % 3, (axis + 2) % 3
        lines = [np.concatenate([-(half[a] - bevel) - steps[::-1], half[a] - bevel + steps]) for a in (one, two)]
        for side in (-1, 1):
            points = np.zeros((len(lines[0]), len(lines[1]), 3))
            points[..., one], points[..., two] = np.meshgrid(*lines, indexing="ij")
            points[..., axis] = side * half[axis]
            inner = np.clip(points, -(half - bevel), half - bevel)
            normal = points - inner
            normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
            mark = np.zeros((*points.shape[:2], 4))
            mark[..., 1] = np.clip(1.6 * np.sort(np.abs(normal), -1)[..., 1], 0, 1)
            mark[..., 2] = 1
            columns = {"vertex": inner + normal * bevel, "normal": normal, "mark": mark}
            rows = {name: values.reshape(-1, values.shape[-1]) for name, values in columns.items()}
            parts.append(outward(rows, wall(*points.shape[:2], closed=False)))
    return joined(parts)


def tube(path, radius, sides=8, *, closed=True):
    """A tube along points (n, 3)."""
    path = np.asarray(path, float)
    count = len(path)
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.cross(ahead, (0.31, 0.87, 0.38))
    aside /= np.linalg.norm(aside, axis=1, keepdims=True)
    above = np.cross(aside, ahead)
    turn = np.arange(sides) / sides * 2 * np.pi
    out = aside[:, None] * np.cos(turn)[:, None] + above[:, None] * np.sin(turn)[:, None]
    mark = np.zeros((count * sides, 4))
    mark[:, 2] = 1
    triangles = wall(count, sides, closed=True)
    if closed:
        ends = np.arange(sides)
        last, beside = (count - 1) * sides, (ends + 1) % sides
        a, b = last + ends, last + beside
        triangles = np.concatenate([triangles, np.stack([a, b, beside], 1), np.stack([a, beside, ends], 1)])
    points = (path[:, None] + out * radius).reshape(-1, 3)
    return outward({"vertex": points, "normal": out.reshape(-1, 3), "mark": mark}, triangles)
