"""What things in the scenes are made of: worn metal and bone, wet blood, flames, ghosts, glass."""

import bpy

from assets.forge.palette import linear


class Graph:
    """A material's node graph, with short words for what is done to it."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node("OutputMaterial")

    def node(self, kind, **settings):
        """A new shader node; settings whose name is an input's become that input's value."""
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def link(self, source, target):
        """Join an output to an input."""
        self.tree.links.new(source, target)

    def noise(self, scale, detail=8.0, roughness=0.65, distortion=0.6):
        """Noise in the object's own space."""
        where = self.node("TexCoord")
        noise = self.node("TexNoise")
        for name, value in (("Scale", scale), ("Detail", detail), ("Roughness", roughness), ("Distortion", distortion)):
            noise.inputs[name].default_value = value
        self.link(where.outputs["Object"], noise.inputs["Vector"])
        return noise.outputs["Fac"]

    def ramp(self, source, stops):
        """A colour ramp over a value; stops are (place, hex)."""
        ramp = self.node("ValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops, strict=True):
            element.position = place
            element.color = (*linear(colour), 1)
        self.link(source, ramp.inputs[0])
        return ramp.outputs[0]

    def step(self, source, low, high):
        """A value that rises from 0 at `low` to 1 at `high`."""
        span = self.node("MapRange")
        span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = low, high
        self.link(source, span.inputs["Value"])
        return span.outputs[0]

    def math(self, operation, a, b=None, clamp=False):
        """Arithmetic on values; a number stands for itself."""
        made = self.node("Math", operation=operation, use_clamp=clamp)
        for place, value in enumerate((a, b)):
            if value is None:
                continue
            if isinstance(value, int | float):
                made.inputs[place].default_value = value
            else:
                self.link(value, made.inputs[place])
        return made.outputs[0]

    def mix(self, amount, a, colour):
        """A colour mixed with a hex colour by a value."""
        made = self.node("MixRGB")
        self.link(amount, made.inputs[0])
        self.link(a, made.inputs[1])
        made.inputs[2].default_value = (*linear(colour), 1)
        return made.outputs[0]

    def principled(self, roughness, metallic=0.0):
        """The usual surface."""
        surface = self.node("BsdfPrincipled")
        surface.inputs["Roughness"].default_value = roughness
        surface.inputs["Metallic"].default_value = metallic
        self.link(surface.outputs[0], self.output.inputs[0])
        return surface

    def emission(self, colour, strength):
        """Light of a hex colour or of an output."""
        light = self.node("Emission")
        if isinstance(colour, str):
            light.inputs[0].default_value = (*linear(colour), 1)
        else:
            self.link(colour, light.inputs[0])
        light.inputs[1].default_value = strength
        return light.outputs[0]

    def facing(self, blend):
        """0 where the surface faces the eye, 1 at its silhouette."""
        weight = self.node("LayerWeight")
        weight.inputs[0].default_value = blend
        return weight.outputs["Facing"]

    def mix_shaders(self, amount, a, b):
        """Two shaders by a value, as the material's surface."""
        made = self.node("MixShader")
        self.link(amount, made.inputs[0])
        self.link(a, made.inputs[1])
        self.link(b, made.inputs[2])
        self.link(made.outputs[0], self.output.inputs[0])


def worn(dark, light, edge, metal=0.0, rough=0.5, scale=4.0, bump=0.3, wear=1.0, stain=None, glow=None):
    """A clouded surface with bright worn edges: steel, iron, bone, stone, hide, cloth.

    `stain` clouds a third colour over it; `glow` = (hex, strength) lights its cracks from within.
    """
    g = Graph("worn")
    surface = g.principled(rough, metal)
    noise = g.noise(scale)
    colour = g.ramp(noise, [(0.35, dark), (0.68, light)])
    if stain:
        colour = g.mix(g.step(g.noise(scale * 0.5, 6), 0.52, 0.6), colour, stain)
    geometry = g.node("NewGeometry")
    worn_here = g.math("MULTIPLY", g.step(geometry.outputs["Pointiness"], 0.5, 0.58), wear)
    g.link(g.mix(worn_here, colour, edge), surface.inputs["Base Color"])
    height = g.node("Bump")
    height.inputs["Strength"].default_value = bump
    height.inputs["Distance"].default_value = 0.1
    g.link(noise, height.inputs["Height"])
    g.link(height.outputs[0], surface.inputs["Normal"])
    if glow:
        _light_cracks(g, surface, *glow, scale)
    return g.material


def _light_cracks(g, surface, colour, strength, scale):
    """Seams between Voronoi plates that shine."""
    where = g.node("TexCoord")
    cells = g.node("TexVoronoi", feature="DISTANCE_TO_EDGE")
    cells.inputs["Scale"].default_value = scale
    bent = g.node("MixRGB", blend_type="ADD")
    bent.inputs[0].default_value = 0.25
    g.link(where.outputs["Object"], bent.inputs[1])
    wobble = g.node("TexNoise")
    wobble.inputs["Scale"].default_value = scale * 1.5
    g.link(where.outputs["Object"], wobble.inputs["Vector"])
    g.link(wobble.outputs["Color"], bent.inputs[2])
    g.link(bent.outputs[0], cells.inputs["Vector"])
    open_here = g.step(g.noise(scale * 0.5, 3), 0.40, 0.55)
    seam = g.math("SUBTRACT", 1, g.step(cells.outputs["Distance"], 0.01, 0.075), clamp=True)
    shine = g.math("MULTIPLY", g.math("MULTIPLY", seam, open_here), strength)
    surface.inputs["Emission Color"].default_value = (*linear(colour), 1)
    g.link(shine, surface.inputs["Emission Strength"])


def wet(dark, glow, strength=0.3, rough=0.12):
    """A thick wet liquid: a dark body with a thin shining rim."""
    g = Graph("wet")
    surface = g.principled(rough)
    surface.inputs["Base Color"].default_value = (*linear(dark), 1)
    surface.inputs["Coat Weight"].default_value = 0.8
    surface.inputs["Coat Roughness"].default_value = 0.05
    surface.inputs["Emission Color"].default_value = (*linear(glow), 1)
    g.link(g.math("MULTIPLY", g.facing(0.35), strength), surface.inputs["Emission Strength"])
    return g.material


def light(colour, strength):
    """Even light."""
    g = Graph("light")
    g.link(g.emission(colour, strength), g.output.inputs[0])
    return g.material


def flame(stops, strength=2.0, soft=0.42):
    """Fire: light by the mesh's attribute `t` (root 0, tip 1) through a ramp, fading at tips and silhouettes."""
    g = Graph("flame")
    height = _burning(g)
    fire = g.emission(g.ramp(height, stops), strength)
    thin = g.math("SUBTRACT", 1, g.facing(soft))
    spent = g.math("SUBTRACT", 1, g.math("POWER", height, 3), clamp=True)
    clear = g.node("BsdfTransparent")
    g.mix_shaders(g.math("MULTIPLY", thin, spent), clear.outputs[0], fire)
    return g.material


def umbra(stops, strength=4.0, soft=0.22, dark="#08030f"):
    """Shadow-stuff: a black core within a burning rim."""
    g = Graph("umbra")
    rim = g.emission(g.ramp(_burning(g), stops), strength)
    g.mix_shaders(g.facing(soft), g.emission(dark, 1), rim)
    return g.material


def _burning(g):
    """The attribute `t`, licked by noise."""
    root_to_tip = g.node("Attribute", attribute_name="t")
    lick = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(3, 5), 0.5), 0.55)
    return g.math("ADD", root_to_tip.outputs["Fac"], lick)


def ghost(colour, strength=1.6, soft=0.35, body=0.12):
    """A spirit: seen at its silhouette, nearly clear where it faces the eye."""
    g = Graph("ghost")
    clear = g.node("BsdfTransparent")
    rim = g.emission(colour, strength)
    veil = g.math("ADD", g.math("MULTIPLY", g.facing(soft), 1 - body), g.math("MULTIPLY", g.noise(4), body * 1.6))
    g.mix_shaders(veil, clear.outputs[0], rim)
    return g.material


def glass(colour, rough=0.05):
    """Clear coloured glass that shines at its edges; cheap: no refraction."""
    g = Graph("glass")
    clear = g.node("BsdfTransparent")
    clear.inputs[0].default_value = (*linear(colour), 1)
    shine = g.node("BsdfGlossy")
    shine.inputs["Roughness"].default_value = rough
    g.mix_shaders(g.math("MULTIPLY", g.facing(0.25), 0.9), clear.outputs[0], shine.outputs[0])
    return g.material


def steel():
    """Bright battle-worn steel."""
    return worn("#565f74", "#8f9ab0", "#f6f9ff", metal=0.7, rough=0.34, scale=3, bump=0.05)


def iron():
    """Blackened iron."""
    return worn("#141218", "#38333c", "#8d8790", metal=0.7, rough=0.45, scale=6, bump=0.35)


def brass():
    """Old gold."""
    return worn("#3a2410", "#b8862f", "#ffe39a", metal=0.9, rough=0.32, scale=7, bump=0.3)


def bone():
    """Yellowed bone."""
    return worn("#6b5a45", "#d8c9a6", "#fff4d8", rough=0.6, scale=6, bump=0.3, wear=0.8)


def stone():
    """Grey rock."""
    return worn("#17131a", "#4a4048", "#8d7a72", rough=0.85, scale=2.2, bump=0.9)


def leather():
    """Dark hide wrapped round grips."""
    return worn("#15131a", "#4b3b2c", "#a07a48", rough=0.7, scale=9, bump=0.4)


def skin(pale=True):
    """Skin of the living, or of the cursed."""
    if pale:
        return worn("#8a5a48", "#d8a68c", "#ffd8c0", rough=0.5, scale=3, bump=0.06, wear=0.35)
    return worn("#3a1210", "#8a2a20", "#ff7a50", rough=0.5, scale=4, bump=0.25, wear=0.6)


def blood(strength=1.0):
    """Blood with a lit rim."""
    return wet("#a00812", "#ff2a20", strength)


def cloth(dark, light, edge):
    """Coarse woven cloth."""
    return worn(dark, light, edge, rough=0.92, scale=5, bump=0.5, wear=0.8)


FIRE = [(0, "#fff3b0"), (0.28, "#ffb52e"), (0.58, "#f25a12"), (0.85, "#8e1306"), (1, "#2a0403")]
DEEP_FIRE = [(0, "#ffc04a"), (0.3, "#f26a14"), (0.6, "#b3260a"), (0.85, "#4a0a06"), (1, "#140204")]
VIOLET = [(0, "#f0dcff"), (0.3, "#a34dff"), (1, "#3a0f86")]
UMBRA = [(0, "#c58bff"), (0.5, "#8a35ff"), (1, "#5a18c8")]
CRIMSON = [(0, "#ffd0c0"), (0.3, "#ff3a34"), (0.7, "#a00a18"), (1, "#24020a")]
TEAL = [(0, "#f0fffa"), (0.3, "#4fe8d0"), (0.7, "#0f7a80"), (1, "#02181c")]
