"""The finish of the picture: the scene into a buffer, bloom, vignette and grain over it."""

from __future__ import annotations

import math
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

from shadows.view.geoms import shader


class Finish:
    """The chain of buffers for one size of window and one quality; `close` gives them back."""

    def __init__(self, base: Any, region: Any, clear: tuple[float, float, float], quality: dict[str, Any]) -> None:
        self._base = base
        self._buffers: list[Any] = []
        self._passes: list[NodePath] = []
        self.height = int(base.win.get_y_size() * quality["scale"])
        width, height = int(base.win.get_x_size() * quality["scale"]), self.height
        scene = self._target("scene")
        buffer = self._buffer("scene", width, height, -20, scene, depth=True)
        buffer.set_clear_depth_active(True)
        buffer.set_clear_color((*[math.sqrt(part) for part in clear], 1))
        buffer.make_display_region().set_camera(base.cam)
        defines, glows = self._bloom(scene, width, height, quality["bloom"])
        if quality["grain"]:
            defines.append("GRAIN")
        if quality["scale"] >= 1:
            defines.append("FXAA")
        self.final = self._quad("final", shader("post", "FINAL", *defines), region=region, src=scene, **glows)
        self.final.set_shader_inputs(texel=(1.0 / width, 1.0 / height), aspect=width / height)
        self.hurt(0.0)

    def hurt(self, amount: float) -> None:
        """Redden the edges: 0 not at all, 1 fully."""
        self.final.set_shader_input("vignette", (0.30, 0.84, 0.80, amount))

    def update(self, time: float) -> None:
        """Per frame."""
        for quad in self._passes:
            quad.set_shader_input("time", time)

    def close(self) -> None:
        """Give all buffers back."""
        for buffer in self._buffers:
            self._base.graphicsEngine.remove_window(buffer)
        for quad in self._passes:
            quad.remove_node()
        self._buffers.clear()
        self._passes.clear()

    def _bloom(self, source: Texture, width: int, height: int, rounds: int) -> tuple[list[str], dict[str, Texture]]:
        defines: list[str] = []
        glows: dict[str, Texture] = {}
        texel = (1.0 / width, 1.0 / height)
        for number in range(rounds):
            share = 4 * (2 * number + 1)
            wide, high = max(2, width // share // 2 * 2), max(2, height // share // 2 * 2)
            small = (1.0 / wide, 1.0 / high)
            targets = [self._target(f"bloom{number}{part}") for part in "abc"]
            buffers = [
                self._buffer(target.get_name(), wide, high, -19 + number * 3 + at, target)
                for at, target in enumerate(targets)
            ]
            first = shader("post", "BRIGHT" if number == 0 else "BLUR")
            self._quad("bright", first, buffers[0], src=source, texel=texel if number == 0 else small, dir=(1.0, 0.0))
            self._quad("across", shader("post", "BLUR"), buffers[1], src=targets[0], texel=small, dir=(1.0, 0.0))
            self._quad("down", shader("post", "BLUR"), buffers[2], src=targets[1], texel=small, dir=(0.0, 1.0))
            source = targets[2]
            defines.append(f"BLOOM{number + 1}")
            glows[f"bloom{number + 1}"] = targets[2]
        return defines, glows

    def _target(self, name: str) -> Texture:
        texture = Texture(name)
        texture.set_wrap_u(SamplerState.WM_clamp)
        texture.set_wrap_v(SamplerState.WM_clamp)
        texture.set_minfilter(SamplerState.FT_linear)
        texture.set_magfilter(SamplerState.FT_linear)
        return texture

    def _buffer(self, name: str, width: int, height: int, sort: int, texture: Texture, *, depth: bool = False) -> Any:
        buffer = make_buffer(self._base, name, width, height, sort, texture, depth=depth)
        self._buffers.append(buffer)
        return buffer

    def _quad(self, name: str, program: Any, buffer: Any = None, *, region: Any = None, **inputs: Any) -> NodePath:
        maker = CardMaker(name)
        maker.set_frame_fullscreen_quad()
        quad = NodePath(maker.generate())
        quad.set_depth_test(False)
        quad.set_depth_write(False)
        quad.set_two_sided(True)
        quad.set_shader(program)
        quad.set_shader_inputs(**inputs)
        quad.set_shader_input("time", 0.0)
        lens = OrthographicLens()
        lens.set_film_size(2, 2)
        lens.set_near_far(-1000, 1000)
        camera = quad.attach_new_node(Camera(name, lens))
        (region or buffer.make_display_region()).set_camera(camera)
        self._passes.append(quad)
        return quad


def make_buffer(
    base: Any,
    name: str,
    width: int,
    height: int,
    sort: int,
    texture: Texture,
    *,
    depth: bool = False,
    shadow: bool = False,
) -> Any:
    """An offscreen buffer that fills a texture. Raises RuntimeError if the driver has none."""
    properties = FrameBufferProperties()
    if shadow:
        properties.set_depth_bits(24)
    else:
        properties.set_rgba_bits(8, 8, 8, 8)
        if depth:
            properties.set_depth_bits(24)
    window = base.win
    flags = GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_resizeable
    size = WindowProperties.size(width, height)
    buffer = base.graphicsEngine.make_output(base.pipe, name, sort, properties, size, flags, window.get_gsg(), window)
    if buffer is None:
        raise RuntimeError(f"no buffer for {name}")
    plane = GraphicsOutput.RTP_depth if shadow else GraphicsOutput.RTP_color
    buffer.add_render_texture(texture, GraphicsOutput.RTM_bind_or_copy, plane)
    buffer.set_clear_color_active(not shadow)
    return buffer
