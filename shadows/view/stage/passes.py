"""The passes from the 3D scene to the window: a smaller buffer, bloom, vignette, grain."""

from __future__ import annotations

from typing import Any

from panda3d.core import (
    Camera,
    CardMaker,
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    NodePath,
    OrthographicLens,
    SamplerState,
    Texture,
    WindowProperties,
)

from shadows.view.engine.engine import Engine
from shadows.view.engine.shaders import shader
from shadows.view.stage.palettes import Quality, Triple


class Passes:
    """The chain of buffers for one quality and one size of window. `scene` is what the 3D picture is drawn into,
    `height` its height in pixels."""

    def __init__(self, engine: Engine, quality: Quality, clear: Triple, vignette: Triple) -> None:
        self._engine = engine
        self._buffers: list[GraphicsOutput] = []
        self._quads: list[NodePath] = []
        width, self.height = (max(16, int(side * quality.scale)) for side in engine.size)
        scene = _target("scene")
        buffer = self.scene = self.buffer("scene", (width, self.height), -20, scene, depth=True)
        buffer.set_clear_depth_active(True)
        buffer.set_clear_color((*(part**0.5 for part in clear), 1))
        buffer.make_display_region().set_camera(engine.base.cam)
        defines, inputs = self._bloom(quality, scene, width, self.height)
        if quality.pixel_light:
            defines += ["GRAIN", "FXAA"]
        if quality.bloom > 1:
            defines.append("CHROMA")
        self._final = self._quad(
            "final",
            shader("post", "FINAL", *defines),
            _window_region(engine),
            src=scene,
            texel=(1 / width, 1 / self.height),
            aspect=engine.aspect,
            vignette=(*vignette, 0.0),
            **inputs,
        )
        self._vignette = vignette

    def update(self, time: float, hurt: float = 0.0) -> None:
        """Per frame: the grain's clock, and how red the rim is (0 to 1)."""
        self._final.set_shader_input("time", time % 64)
        self._final.set_shader_input("vignette", (*self._vignette, hurt))

    def remove(self) -> None:
        """Take all buffers away."""
        for buffer in self._buffers:
            self._engine.base.graphicsEngine.remove_window(buffer)
        for quad in self._quads:
            quad.remove_node()
        self._buffers.clear()
        self._quads.clear()

    def buffer(
        self, name: str, size: tuple[int, int], sort: int, target: Texture, *, depth: bool = False, shadow: bool = False
    ) -> GraphicsOutput:
        """An offscreen picture that is drawn into a texture. `shadow` keeps the depth alone."""
        wanted = FrameBufferProperties()
        if shadow:
            wanted.set_depth_bits(24)
        else:
            wanted.set_rgba_bits(8, 8, 8, 8)
            if depth:
                wanted.set_depth_bits(24)
        base = self._engine.base
        made = base.graphicsEngine.make_output(
            base.pipe,
            name,
            sort,
            wanted,
            WindowProperties.size(*size),
            GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_resizeable,
            base.win.get_gsg(),
            base.win,
        )
        if made is None:
            raise RuntimeError(f"the graphics driver makes no buffer for {name}")
        plane = GraphicsOutput.RTP_depth if shadow else GraphicsOutput.RTP_color
        made.add_render_texture(target, GraphicsOutput.RTM_bind_or_copy, plane)
        made.set_clear_color_active(not shadow)
        self._buffers.append(made)
        return made

    def _bloom(self, quality: Quality, scene: Texture, width: int, height: int) -> tuple[list[str], dict[str, Texture]]:
        """Bright places, blurred: from a fourth of the size, then from a twelfth."""
        defines, inputs = [], {}
        source, texel = scene, (1 / width, 1 / height)
        for ring in range(quality.bloom):
            part = 4 * (2 * ring + 1)
            small = (max(width // part, 2), max(height // part, 2))
            inner = (1 / small[0], 1 / small[1])
            bright, across, done = (_target(f"bloom{ring}{step}") for step in "abc")
            steps = (
                ("BLUR" if ring else "BRIGHT", source, bright, inner if ring else texel, (1.0, 0.0)),
                ("BLUR", bright, across, inner, (1.0, 0.0)),
                ("BLUR", across, done, inner, (0.0, 1.0)),
            )
            for number, (kind, origin, target, size, direction) in enumerate(steps):
                buffer = self.buffer(target.get_name(), small, -19 + ring * 3 + number, target)
                region = buffer.make_display_region()
                self._quad(target.get_name(), shader("post", kind), region, src=origin, texel=size, dir=direction)
            source, texel = done, inner
            defines.append(f"BLOOM{ring + 1}")
            inputs[f"bloom{ring + 1}"] = done
        return defines, inputs

    def _quad(self, name: str, made: Any, region: Any, **inputs: Any) -> NodePath:
        card = CardMaker(name)
        card.set_frame_fullscreen_quad()
        quad = NodePath(card.generate())
        quad.set_depth_test(False)
        quad.set_depth_write(False)
        quad.set_two_sided(True)
        quad.set_shader(made)
        quad.set_shader_inputs(time=0.0, **inputs)
        lens = OrthographicLens()
        lens.set_film_size(2, 2)
        lens.set_near_far(-1000, 1000)
        region.set_camera(quad.attach_new_node(Camera(name, lens)))
        self._quads.append(quad)
        return quad


def _target(name: str) -> Texture:
    texture = Texture(name)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    texture.set_minfilter(SamplerState.FT_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    return texture


def _window_region(engine: Engine) -> Any:
    """The window's own 3D region, remembered from before its camera moved into a buffer."""
    base = engine.base
    if not hasattr(base, "scene_region"):
        base.scene_region = base.camNode.get_display_region(0)
    return base.scene_region
