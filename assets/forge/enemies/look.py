"""Looking at the models: pictures in torch light and black silhouettes, drawn offscreen by the game's own engine.

`python -m assets.forge.enemies.look FOLDER [id…]` writes one picture a creature (idle, wind-up, blow, hit, death and
the silhouette at 64 pixels), one more of those with a second phase, and a sheet of all silhouettes.
"""

import json
import sys
from pathlib import Path

import numpy as np
from direct.actor.Actor import Actor
from direct.showbase.ShowBase import ShowBase
from panda3d import core
from PIL import Image

from assets.forge.enemies import BESTIARY, MODELS

_VERTEX = """#version 330
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
in vec4 p3d_Vertex; in vec3 p3d_Normal; in vec2 p3d_MultiTexCoord0;
out vec3 place, normal; out vec2 uv;
void main() {
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    place = (p3d_ModelMatrix * p3d_Vertex).xyz;
    normal = mat3(p3d_ModelMatrix) * p3d_Normal;
    uv = p3d_MultiTexCoord0;
}"""
_FRAGMENT = """#version 330
uniform sampler2D colour, emission, relief;
uniform vec3 eye, torch;
in vec3 place, normal; in vec2 uv; out vec4 pixel;
vec3 bump(vec3 n) {
    vec3 px = dFdx(place), py = dFdy(place); vec2 ux = dFdx(uv), uy = dFdy(uv);
    vec3 a = cross(py, n), b = cross(n, px), t = a * ux.x + b * uy.x, s = a * ux.y + b * uy.y;
    float k = inversesqrt(max(max(dot(t, t), dot(s, s)), 1e-12));
    vec3 m = texture(relief, uv).xyz * 2. - 1.;
    return normalize(t * k * m.x + s * k * m.y + n * m.z);
}
void main() {
    vec3 n = bump(normalize(normal)), v = normalize(eye - place), l = torch - place;
    float d = length(l); l /= d;
    vec3 base = pow(texture(colour, uv).rgb, vec3(2.2)), light = pow(texture(emission, uv).rgb, vec3(2.2));
    float lit = max(dot(n, l) * .9 + .1, 0.) * 13. / (1. + .5 * d * d);
    float shine = pow(max(dot(n, normalize(l + v)), 0.), 28.) * .35;
    float rim = pow(1. - max(dot(n, v), 0.), 3.) * smoothstep(-.3, .7, n.z + .4 * n.x);
    vec3 c = base * (mix(vec3(.05, .04, .035), vec3(.08, .1, .16), n.z * .5 + .5) + vec3(1., .65, .35) * lit);
    c += vec3(1., .7, .4) * shine * (base + .03) + vec3(.3, .5, 1.) * rim * (base + .08) + light * 2.;
    c = c * (1. + c / 9.) / (1. + c);
    pixel = vec4(pow(c, vec3(1. / 2.2)), 1.);
}"""


class Studio(ShowBase):
    """An offscreen window of `size` pixels square in which one model stands at a time."""

    def __init__(self, size=420):
        core.load_prc_file_data("", f"load-display p3headlessgl\nwindow-type offscreen\nwin-size {size} {size}\n"
                                "audio-library-name null\nmultisamples 4\nframebuffer-multisample 1\n")  # fmt: skip
        super().__init__()
        self.entries = json.loads((MODELS / "models.json").read_text(encoding="utf-8"))
        self.setBackgroundColor(0.10, 0.095, 0.10)
        self.camLens.set_fov(30)
        self.camLens.set_near(0.1)
        self.shader = core.Shader.make(core.Shader.SL_GLSL, _VERTEX, _FRAGMENT)

    def actor(self, name, wrath=False):
        """The model as an actor in the studio, lit; with `wrath` as it is in its second phase."""
        actor = Actor(core.Filename.from_os_specific(str(MODELS / name / f"{name}.bam")))
        actor.reparent_to(self.render)
        for texture in actor.find_all_textures():
            actor.set_shader_input({"normal": "relief"}.get(texture.get_name(), texture.get_name()), texture)
        actor.set_shader(self.shader)
        if not wrath:
            for part in self.entries[name]["wrath_parts"]:
                actor.find(f"**/{part}").hide()
        return actor

    def aim(self, height, width, side=0.22):
        """Point the camera at something of that height and width, in front and a little to one side."""
        reach = 0.98 * max(height, width) / (2 * np.tan(np.radians(15))) + 0.5
        eye = core.Vec3(-side * reach, -reach, 0.5 * height + 0.12 * reach)
        self.camera.set_pos(eye)
        self.camera.look_at(0, 0, 0.47 * height)
        self.render.set_shader_input("eye", eye)
        self.render.set_shader_input("torch", core.Vec3(-2.2, -2.4, height + 0.9))

    def shot(self):
        """What the camera sees, as an image."""
        self.graphicsEngine.render_frame()
        self.graphicsEngine.render_frame()
        picture = self.win.get_screenshot()
        pixels = np.frombuffer(picture.get_ram_image_as("RGB"), np.uint8)
        return Image.fromarray(pixels.reshape(picture.get_y_size(), picture.get_x_size(), 3)[::-1].copy())

    def silhouette(self, name, size=64):
        """The creature in black on white from the front, `size` pixels square, at its true height beside the others."""
        actor = self.actor(name)
        actor.pose("idle", 0)
        actor.set_shader_off(10)
        actor.set_texture_off(10)
        actor.set_color_scale(0, 0, 0, 1)
        self.setBackgroundColor(1, 1, 1)
        self.aim(3.0, 3.0, side=0.0)
        image = self.shot().resize((size, size), Image.Resampling.BOX)
        self.setBackgroundColor(0.10, 0.095, 0.10)
        actor.cleanup()
        actor.remove_node()
        return image

    def strip(self, name, wrath=False):
        """Idle large; wind-up, blow, hit, guard, cast and death small beside it."""
        entry = self.entries[name]
        actor = self.actor(name, wrath)
        self.aim(entry["height"], entry["width"])
        moments = [("idle", 0.0), ("attack", entry["strike"] * 0.7), ("attack", entry["strike"]), ("hit", 0.1)]
        moments += [("defend", 0.3), ("cast", 0.5), ("death", 9.0)]
        images = []
        for motion, time in moments:
            actor.pose(motion, min(round(time * 30), actor.get_num_frames(motion) - 1))
            images.append(self.shot())
        actor.cleanup()
        actor.remove_node()
        small = tiled([image.resize((210, 210), Image.Resampling.BOX) for image in images[1:]], 3)
        return tiled([images[0], small.crop((0, 0, 420, 420)), small.crop((420, 0, 840, 420))], 3).crop(
            (0, 0, 1050, 420)
        )


def tiled(images, columns):
    """Images of one size side by side in rows."""
    w, h = images[0].size
    sheet = Image.new("RGB", (w * columns, h * -(-len(images) // columns)), "white")
    for i, image in enumerate(images):
        sheet.paste(image, (w * (i % columns), h * (i // columns)))
    return sheet


def main():
    """Write the pictures of the named creatures, or of all, below a folder."""
    folder, *names = sys.argv[1:]
    studio = Studio()
    made = [name for name in BESTIARY if name in studio.entries]
    for name in names or made:
        studio.strip(name).save(Path(folder) / f"{name}.png")
        if studio.entries[name]["wrath_parts"]:
            studio.strip(name, wrath=True).save(Path(folder) / f"{name}_wrath.png")
    tiled([studio.silhouette(name) for name in made], 8).save(Path(folder) / "silhouettes.png")


if __name__ == "__main__":
    main()
