"""Forms in a scene: meshes from numbers, ropes, balls, plates, clay, wisps, and placing them."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from assets.forge import clay


def vec(*numbers):
    """A point or direction as an array."""
    return np.array(numbers, float)


def mesh(vertices, faces, matter=None, smooth=True, t=None):
    """A mesh; `t` is one number a vertex for materials that burn from root to tip."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if t is not None:
        attribute = data.attributes.new("t", "FLOAT", "POINT")
        attribute.data.foreach_set("value", np.asarray(t, np.float32))
    thing = bpy.data.objects.new("mesh", data)
    bpy.context.collection.objects.link(thing)
    if matter:
        data.materials.append(matter)
    return thing


def sculpt(solid, step, matter=None, along=None):
    """A clay solid as a mesh on a grid of `step`; `along` = (from, to) gives `t` between two points."""
    vertices, faces = clay.mesh(solid, step)
    t = None
    if along is not None:
        start, end = np.asarray(along[0], float), np.asarray(along[1], float)
        t = np.clip((vertices - start) @ (end - start) / ((end - start) @ (end - start)), 0, 1)
    return mesh(vertices, faces, matter, t=t)


def curve(points, n):
    """`n` points along a smooth curve through the given ones."""
    dense = clay.spline(points, 16)
    return np.stack([np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(dense)), dense[:, k]) for k in range(3)], 1)


def rope(points, radii, matter=None, sides=10, flat=1.0, up=(0, 1, 0)):
    """A circle swept along the points with the radii; `flat` squeezes it along `up`. `t` runs along it."""
    points = np.asarray(points, float)
    n = len(points)
    radii = np.asarray(radii, float)
    if len(radii) != n:
        radii = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(radii)), radii)
    ahead = np.gradient(points, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None] + 1e-9
    side = np.cross(np.asarray(up, float), ahead[0])
    if np.linalg.norm(side) < 1e-3:
        side = np.cross((1, 0, 0.1), ahead[0])
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    vertices, t = [], []
    for i in range(n):
        side = side - ahead[i] * (side @ ahead[i])
        side /= np.linalg.norm(side) + 1e-9
        other = np.cross(ahead[i], side)
        loop = np.cos(angles)[:, None] * side + flat * np.sin(angles)[:, None] * other
        vertices.append(points[i] + radii[i] * loop)
        t += [i / (n - 1)] * sides
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
             for i in range(n - 1) for k in range(sides)]  # fmt: skip
    faces += [tuple(range(sides))[::-1], tuple((n - 1) * sides + k for k in range(sides))]
    return mesh(np.concatenate(vertices), faces, matter, t=t)


def strand(points, radii, matter=None, n=16, **more):
    """A rope along a smooth curve through few points."""
    return rope(curve(points, n), radii, matter, **more)


def orb(centre, r, matter=None, detail=2, scale=(1, 1, 1)):
    """A ball; `t` is 0 all over."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=r, location=tuple(map(float, centre)))
    thing = bpy.context.object
    thing.scale = scale
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    thing.data.attributes.new("t", "FLOAT", "POINT")
    if matter:
        thing.data.materials.append(matter)
    return thing


def motes(rng, centre, spread, count, r, matter):
    """A cloud of sparks or drops as one mesh: octahedra of about radius `r`, normally spread."""
    corners = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
    sides = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
    places = np.asarray(centre, float) + rng.normal(size=(count, 3)) * np.asarray(spread, float)
    sizes = np.abs(rng.normal(size=count)) * r + r * 0.4
    vertices = np.concatenate([place + corners * size for place, size in zip(places, sizes, strict=True)])
    faces = [tuple(6 * i + k for k in side) for i in range(count) for side in sides]
    return mesh(vertices, faces, matter, t=np.zeros(len(vertices)))


def melt(things, matter, voxel=0.02, smooth=4):
    """Several meshes joined into one skin: liquid."""
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.join()
    whole = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    remesh = whole.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    if smooth:
        soften = whole.modifiers.new("smooth", "SMOOTH")
        soften.iterations, soften.factor = smooth, 0.5
    whole.data.materials.clear()
    whole.data.materials.append(matter)
    return whole


def plate(outline, depth, matter=None, bevel=0.03, holes=()):
    """An outline in XZ made a bevelled plate of a depth in Y."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    data.extrude, data.bevel_depth, data.bevel_resolution = depth / 2, bevel, 3
    for loop in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for corner, (x, z) in zip(spline.points, loop, strict=True):
            corner.co = (x, z, 0, 1)
    thing = bpy.data.objects.new("plate", data)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    if matter:
        data.materials.append(matter)
    return thing


def lathe(profile, matter=None, sides=48):
    """A profile of (radius, height) turned about Z; `t` runs from its first point to its last."""
    n = len(profile)
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    vertices = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
             for i in range(n - 1) for k in range(sides)]  # fmt: skip
    t = np.repeat(np.linspace(0, 1, n), sides)
    return mesh(vertices, faces, matter, t=t)


def sheet(corners, matter):
    """A flat four-sided sheet."""
    return mesh(corners, [(0, 1, 2, 3)], matter, smooth=False, t=[0, 0, 1, 1])


def floor(matter, z=-1.66, depth=(-7, 4), width=7):
    """The ground."""
    near, far = depth
    return sheet([(-width, near, z), (width, near, z), (width, far, z), (-width, far, z)], matter)


def wisp(start, direction, length, r, rng, matter, curl=0.5, sides=9, n=20, flat=0.5):
    """A tongue of flame or smoke: an S-curve growing from a point."""
    direction = np.asarray(direction, float) / np.linalg.norm(direction)
    side = np.cross(direction, rng.normal(size=3))
    side /= np.linalg.norm(side) + 1e-9
    u = np.linspace(0, 1, n)
    phase, waves = rng.uniform(0, 6.28), rng.uniform(1.0, 2.2)
    sway = (np.sin(phase + u * waves * math.pi * 1.5) - math.sin(phase)) * curl * length * 0.3 * u
    points = np.asarray(start, float) + direction * (u * length)[:, None] + side * sway[:, None]
    return rope(points, r * np.interp(u, [0, 0.12, 0.35, 0.7, 1], [0.35, 0.9, 1, 0.45, 0.01]), matter, sides, flat)


def arc(centre, radius, start, end, n=60, y=0.0):
    """Points of an arc in XZ, angles in degrees anticlockwise from +X."""
    a = np.radians(np.linspace(start, end, n))
    return np.stack([centre[0] + radius * np.cos(a), np.full(n, y), centre[1] + radius * np.sin(a)], 1)


def shift(x=0.0, y=0.0, z=0.0):
    """A matrix that moves."""
    return Matrix.Translation(Vector((x, y, z)))


def turn(degrees, axis="Y"):
    """A matrix that turns about an axis; about Y, positive is clockwise as the camera sees it."""
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def scaled(s):
    """A matrix that enlarges."""
    return Matrix.Scale(s, 4)


def place(things, *matrices):
    """Put one thing or several under the matrices, the last applied first; gives the things back."""
    whole = Matrix.Identity(4)
    for matrix in matrices:
        whole = whole @ matrix
    bpy.context.view_layer.update()
    for thing in things if isinstance(things, list) else [things]:
        thing.matrix_world = whole @ thing.matrix_world
    return things
