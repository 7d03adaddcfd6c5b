"""The 2D picture over the 3D one: its camera, its measures, and layers from back to front."""

from __future__ import annotations

from panda3d.core import Camera, NodePath, OrthographicLens, Point2, Point3

from shadows.view.engine import theme
from shadows.view.engine.engine import Engine


def measures(aspect: float) -> tuple[float, float, float]:
    """`k`, `width` and `top` of the canvas in a window of that aspect."""
    k = min(1.0, aspect / theme.WIDE)
    return k, aspect / k, 0.5 / k


class Canvas:
    """What is drawn first is covered by what is drawn later: the order of the nodes is the order of painting.

    In windows narrower than 16:9 everything is smaller by `k`; then `top` is more than a half and the spare height
    lies above and below. `width` and `top` are in the canvas's own lengths.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._scene = NodePath("canvas")
        self._scene.set_depth_test(False)
        self._scene.set_depth_write(False)
        self._scene.set_two_sided(True)
        self._scene.set_bin("unsorted", 0)
        self.root = self._scene.attach_new_node("root")
        self._lens = OrthographicLens()
        self._lens.set_near_far(-1000, 1000)
        camera = self._scene.attach_new_node(Camera("canvas", self._lens))
        self._region = engine.base.win.make_display_region()
        self._region.set_sort(30)
        self._region.set_clear_depth_active(True)
        self._region.set_camera(camera)
        self.k, self.width, self.top = 1.0, theme.WIDE, 0.5
        self.resize()

    def resize(self) -> None:
        """Measure the window anew."""
        aspect = self._engine.aspect
        self.k, self.width, self.top = measures(aspect)
        self._lens.set_film_size(aspect, 1)
        self.root.set_scale(self.k)

    def remove(self) -> None:
        """Take the picture away."""
        self._engine.base.win.remove_display_region(self._region)
        self._scene.remove_node()

    def at(self, across: float, down: float) -> tuple[float, float]:
        """A place by fractions of the window from its top left. What stands below the middle keeps its distance from
        the bottom edge, what stands above it that from the top."""
        y = self.top - down if down < 0.5 else -self.top + (1 - down)
        return (across - 0.5) * self.width, y

    def place(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """A pixel, from the top left, as a place on the canvas."""
        width, height = self._engine.size
        return (pixel[0] / width - 0.5) * self.width, (0.5 - pixel[1] / height) * 2 * self.top

    def pixel(self, place: tuple[float, float]) -> tuple[float, float]:
        """A place on the canvas as a pixel from the top left."""
        width, height = self._engine.size
        return (place[0] / self.width + 0.5) * width, (0.5 - place[1] / (2 * self.top)) * height

    def project(self, point: tuple[float, float, float]) -> tuple[float, float]:
        """Where a point of the 3D scene is seen."""
        from ursina import scene

        base = self._engine.base
        seen = Point2()
        base.camLens.project(base.cam.get_relative_point(scene, Point3(*point)), seen)
        return seen.x * self.width / 2, seen.y * self.top
