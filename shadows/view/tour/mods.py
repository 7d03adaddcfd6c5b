"""The pictures of the tour that show mods: the examples, and one with errors."""

from __future__ import annotations

from collections.abc import Callable
from shutil import copytree

from shadows.root import ROOT
from shadows.saves.paths import Paths
from shadows.view.app.offscreen import Offscreen
from shadows.view.menu.mods import ModsScene

EXAMPLES = ROOT / "examples" / "mods"

MANIFEST = """\
id: drowned_choir
name: The Drowned Choir
version: 0.3.0
authors: [Someone Below]
text: They sing beneath the ice, and not all of them know the words.
"""

CARDS = """\
low_note:
  name: Low Note
  type: attack
  rarity: common
  cost: 1
  target: enemy
  effects: [{deal_damge: 6}]
undertow:
  name: Undertow
  type: skill
  rarity: common
  cost: one
  effects: [{gain_block: 5}]
held_breath:
  name: Held Breath
  type: skill
  rarity: common
  cost: 1
  effects: [{gain_block: 7}]
"""


def _mods(meant: str) -> Callable[[Offscreen], None]:
    def show(window: Offscreen) -> None:
        folder = Paths(window.game.folder).mods
        copytree(EXAMPLES, folder, dirs_exist_ok=True)
        broken = folder / "drowned_choir"
        (broken / "prefabs" / "cards").mkdir(parents=True, exist_ok=True)
        (broken / "mod.yaml").write_text(MANIFEST, encoding="utf-8")
        (broken / "prefabs" / "cards" / "choir.yaml").write_text(CARDS, encoding="utf-8")
        window.navigation.go(lambda: ModsScene(window.game, window.navigation))
        window.point(window.spot(f"mod:{meant}"))

    return show


MOD_PICTURES: dict[str, Callable[[Offscreen], None]] = {
    "mods": _mods("drowned_choir"),
    "mods_code": _mods("ashen_pilgrim"),
}
"""Every picture by its name."""
