"""The map to look at, over whatever else is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.picture.models import Picture
from shadows.view.engine import theme
from shadows.view.engine.tween import smooth
from shadows.view.panels.map.map import UNROLLING, ActMap
from shadows.view.panels.overlay import Overlay
from shadows.view.panels.questions.context import QuestionContext
from shadows.view.widgets.button import hints

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene


class MapView(Overlay):
    """Nothing can be chosen on it; every node explains itself."""

    heard = "map_open"

    def __init__(self, scene: Scene, picture: Picture) -> None:
        super().__init__(scene, shade=0.78)
        self._picture = picture
        context = QuestionContext(scene, self.root, self._layer, lambda _: None, lambda: None)
        if picture.journey is None:
            return
        self.way = ActMap(context, picture.journey, picture.place, picture.player.theme, None)
        if scene.game.pace != float("inf") and not scene.game.settings.calm:
            self.way.sheet.unroll(0.0)
            scene.tweens.add(UNROLLING, self.way.sheet.unroll, smooth)
        keys = [("Esc", "Back"), ("←→↑↓", "Look at the nodes")]
        hints(self.root, -self.canvas.width / 2 + theme.EDGE, -self.canvas.top + 0.028, keys)

    def renew(self) -> None:
        """Show the same map again, at the present size."""
        MapView(self.scene, self._picture)

    def act(self, action: str) -> bool:
        """Scroll; the key that opened it closes it."""
        if action == "map":
            self.close()
            return True
        return self.way.act(action)
