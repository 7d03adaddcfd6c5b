"""Models: a creature written as a Panda3D model with its joints, its motions and its three pictures beside it.

`<id>/<id>.bam` refers to `colour.jpg` (modulate), `emission.jpg` (emission) and `normal.jpg` (normal) by relative path.
"""

from dataclasses import dataclass, field

import numpy as np
from panda3d import core
from PIL import Image

from assets.forge.enemies.motion import FRAMES, Repertoire, frames
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.skin import skin
from assets.forge.enemies.surface import Piece

PICTURES = {"colour": core.TextureStage.M_modulate, "emission": core.TextureStage.M_emission}
PICTURES |= {"normal": core.TextureStage.M_normal}


@dataclass(frozen=True, slots=True)
class Creature:
    """Everything a recipe decides. `glow` is its light (sRGB hex), `wrath` that of its second phase.

    `wrath_parts` are pieces that only its second phase has; the game hides them until then.
    `size` enlarges the whole when it is written; `turn` is by how many degrees it should be turned to be seen best.
    """

    pieces: list[Piece]
    joints: dict[str, Joint]
    repertoire: Repertoire
    glow: str
    wrath: str | None = None
    hovers: bool = False
    size: float = 1.0
    turn: float = 0.0
    wrath_parts: list[Piece] = field(default_factory=list)


WRATH = "wrath"
"""The name of the node that holds what only the second phase has."""


def write(name, creature, folder):
    """Write the model below `folder` and give its entry for `models.json`."""
    target = folder / name
    target.mkdir(parents=True, exist_ok=True)
    every = np.concatenate([piece.coarse.vertices for piece in creature.pieces])
    low, high = every.min(0) * creature.size, every.max(0) * creature.size
    body = skin(creature.pieces, creature.joints, 0.16 * (high[2] - low[2]) + 0.05, creature.wrath_parts)
    for picture, pixels, quality in (
        ("colour", body.colour, 88),
        ("emission", body.emission, 84),
        ("normal", body.relief, 86),
    ):
        image = Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))
        image.save(target / f"{picture}.jpg", quality=quality, subsampling=0, optimize=True)
    body.vertices *= creature.size
    joints = {joint: Joint(tuple(creature.size * np.array(j.at)), j.parent) for joint, j in creature.joints.items()}
    character, transforms = _skeleton(name, joints)
    vertices, state = _vertices(body, transforms), _state(target)
    wrathful = body.piece[body.faces[:, 0]] >= len(creature.pieces)
    for part, faces in ((name, body.faces[~wrathful]), (WRATH, body.faces[wrathful])):
        if len(faces):
            shape = core.GeomNode(part)
            shape.add_geom(_geometry(vertices, faces), state)
            character.add_child(shape)
    for motion, keys in creature.repertoire.motions.items():
        character.add_child(core.AnimBundleNode(name, _bundle(motion, keys, joints, creature.size)))
    root = core.NodePath(core.ModelRoot(name))
    root.attach_new_node(character)
    root.write_bam_file(core.Filename.from_os_specific(str(target / f"{name}.bam")))
    return {
        "height": round(float(high[2]), 2),
        "width": round(float(high[0] - low[0]), 2),
        "glow": creature.glow,
        "wrath": creature.wrath,
        "wrath_parts": [WRATH] if creature.wrath_parts else [],
        "hovers": creature.hovers,
        "turn": creature.turn,
        "triangles": len(body.faces),
        "strike": creature.repertoire.strike,
        "motions": {
            motion: round(round(keys.seconds * FRAMES) / FRAMES, 3)
            for motion, keys in creature.repertoire.motions.items()
        },
    }


def _offset(joints, name):
    joint = joints[name]
    from_parent = np.asarray(joints[joint.parent].at, float) if joint.parent else np.zeros(3)
    return np.asarray(joint.at, float) - from_parent


def _skeleton(name, joints):
    character = core.Character(name)
    bundle = character.get_bundle(0)
    root = core.PartGroup(bundle, "<skeleton>")
    made, transforms = {}, []
    for joint_name, joint in joints.items():
        parent = made[joint.parent] if joint.parent else root
        rest = core.LMatrix4.translate_mat(core.LVecBase3(*map(float, _offset(joints, joint_name))))
        made[joint_name] = core.CharacterJoint(character, bundle, parent, joint_name, rest)
        transforms.append(core.JointVertexTransform(made[joint_name]))
    return character, transforms


def _vertices(body, transforms):
    name = core.InternalName
    columns = core.GeomVertexArrayFormat()
    columns.add_column(name.get_vertex(), 3, core.Geom.NT_float32, core.Geom.C_point)
    columns.add_column(name.get_normal(), 3, core.Geom.NT_float32, core.Geom.C_normal)
    columns.add_column(name.get_texcoord(), 2, core.Geom.NT_float32, core.Geom.C_texcoord)
    blends = core.GeomVertexArrayFormat()
    blends.add_column(name.get_transform_blend(), 1, core.Geom.NT_uint16, core.Geom.C_index)
    layout = core.GeomVertexFormat()
    layout.add_array(columns)
    layout.add_array(blends)
    moved = core.GeomVertexAnimationSpec()
    moved.set_panda()
    layout.set_animation(moved)
    vertices = core.GeomVertexData("skin", core.GeomVertexFormat.register_format(layout), core.Geom.UH_static)
    vertices.unclean_set_num_rows(len(body.vertices))
    rows = np.concatenate([body.vertices, body.normals, body.places], 1).astype(np.float32)
    vertices.modify_array_handle(0).copy_data_from(rows.tobytes())
    table = core.TransformBlendTable()
    blend_of = core.GeomVertexWriter(vertices, name.get_transform_blend())
    for row in body.weights:
        blend = core.TransformBlend()
        for joint in np.nonzero(row)[0]:
            blend.add_transform(transforms[joint], float(row[joint]))
        blend_of.set_data1i(table.add_blend(blend))
    table.set_rows(core.SparseArray.lower_on(len(body.vertices)))
    vertices.set_transform_blend_table(table)
    return vertices


def _geometry(vertices, faces):
    triangles = core.GeomTriangles(core.Geom.UH_static)
    triangles.set_index_type(core.Geom.NT_uint16 if vertices.get_num_rows() < 65536 else core.Geom.NT_uint32)
    for a, b, c in faces.tolist():
        triangles.add_vertices(a, b, c)
    geometry = core.Geom(vertices)
    geometry.add_primitive(triangles)
    return geometry


def _state(target):
    pictures = core.TextureAttrib.make()
    for order, (picture, mode) in enumerate(PICTURES.items()):
        stage = core.TextureStage(picture)
        stage.set_mode(mode)
        stage.set_sort(order)
        texture = core.TexturePool.load_texture(core.Filename.from_os_specific(str(target / f"{picture}.jpg")))
        texture.set_name(picture)
        texture.set_minfilter(core.SamplerState.FT_linear_mipmap_linear)
        pictures = pictures.add_on_stage(stage, texture)
    return core.RenderState.make(pictures)


def _bundle(name, motion, joints, size):
    poses = frames(motion, joints)
    bundle = core.AnimBundle(name, FRAMES, len(poses))
    skeleton = core.AnimGroup(bundle, "<skeleton>")
    made = {}
    for number, joint in enumerate(joints):
        parent = made[joints[joint].parent] if joints[joint].parent else skeleton
        made[joint] = table = core.AnimChannelMatrixXfmTable(parent, joint)
        shifts = poses[:, number, 3:] * size + _offset(joints, joint)
        turns = _heading_pitch_roll(np.radians(poses[:, number, :3]))
        for letter, values in zip("xyzhpr", [*shifts.T, *turns.T], strict=True):
            changes = np.ptp(values) > 1e-5
            if changes or abs(values[0]) > 1e-6:
                numbers = core.PTA_stdfloat([float(v) for v in (values if changes else values[:1])])
                table.set_table(letter.encode(), core.CPTA_stdfloat(numbers))
    return bundle


def _heading_pitch_roll(turns):
    """Turns about x, then y, then z (frames × 3, radians) as Panda's heading, pitch and roll in degrees."""
    (cx, cy, cz), (sx, sy, sz) = np.cos(turns.T), np.sin(turns.T)
    pitch = np.arcsin(np.clip(cy * sx, -1, 1))
    roll = np.arctan2(sy, cy * cx)
    heading = np.arctan2(-(cz * sy * sx - sz * cx), sz * sy * sx + cz * cx)
    return np.degrees(np.unwrap(np.stack([heading, pitch, roll], 1), axis=0))
