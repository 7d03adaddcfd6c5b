"""The window, drawn into memory, against an empty Ursina window in the same run: start, Python time of a frame, draw
calls, and what fifty combats leave behind."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

SIZE = (1280, 720)
FRAMES = 120
CARDS, FOES = 10, 4
COMBATS, WARM = 50, 10
STARTS = 3

EMPTY = """
from panda3d.core import load_prc_file_data
load_prc_file_data("", "load-display p3headlessgl\\naudio-library-name null\\nnotify-level fatal\\nprint-pipe-types 0")
from ursina import Ursina
app = Ursina(window_type="offscreen", size=(1280, 720))
app.step()
print("seen", flush=True)
app.step()
"""
TITLE = """
from shadows.view.app.offscreen import Offscreen
window = Offscreen((1280, 720))
window.navigation.begin()
window.step()
print("seen", flush=True)
window.step()
"""


def report() -> Iterator[str]:
    """One line for each figure."""
    with tempfile.TemporaryDirectory() as folder:
        empty, title = (min(started(script, folder) for _ in range(STARTS)) for script in (EMPTY, TITLE))
    yield f"start to the title: {title:.2f} s = {title / empty:.2f} times an empty window's {empty:.2f} s"
    yield from _in_process("frames")
    yield from _in_process("growth")
    yield from _in_process("report", "table")


def started(script: str, folder: str) -> float:
    """Seconds from a new interpreter to the first picture. Ursina looks through the folder that it starts in for
    models, so that is an empty one; no run was left open either."""
    begin = perf_counter()
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "SHADOWS_HOME": folder}
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment) as process:
        if process.stdout is None or not any(line.strip() == "seen" for line in process.stdout):
            raise RuntimeError("the window did not open")
        return perf_counter() - begin


def frames() -> Iterator[str]:
    """Python's part of a frame in a full combat, what draws left out, and its draw calls."""
    from shadows.saves.settings import Settings
    from shadows.view.app.offscreen import Offscreen

    window = Offscreen(SIZE, Settings(speed=1, quality="low", guide=False))
    base = window.engine.base
    drawing = _timed(base)
    empty = [_step(base, drawing) for _ in range(FRAMES)]
    combat = _full_combat(window)
    window.step(150)
    still = [_step(base, drawing) for _ in range(FRAMES)]
    calls = draw_calls(window)
    combat.end_turn()
    moving = [_step(base, drawing) for _ in range(FRAMES)]
    yield (
        f"Python's part of a frame with {CARDS} cards and {FOES} enemies: {median(still) * 1000:.2f} ms at rest, "
        f"{median(moving) * 1000:.2f} ms in the enemies' turn (medians; without a scene {median(empty) * 1000:.2f} ms)"
    )
    yield f"draw calls in that combat: {calls}"


def growth() -> Iterator[str]:
    """What is there after so many combats by what was there after the first few."""
    from panda3d.core import TexturePool

    from shadows.saves.settings import Settings
    from shadows.view.app.offscreen import Offscreen
    from shadows.view.menu.title import Title

    window = Offscreen((640, 360), Settings(speed=0, quality="low", guide=False))
    kept = []
    for number in range(COMBATS):
        combat = _full_combat(window)
        combat.end_turn()
        window.step(2)
        window.navigation.go(lambda: Title(window.game, window.navigation))
        window.step(2)
        if number in (WARM, COMBATS - 1):
            nodes = sum(
                root.find_all_matches("**").get_num_paths()
                for root in (window.game.canvas.root, window.engine.base.render)
            )
            kept.append((nodes, len(TexturePool.find_all_textures()), buffers(window), _resident()))
    nodes, textures, held, resident = (after / max(before, 1) for before, after in zip(*kept, strict=True))
    yield (
        f"after {COMBATS} combats, by after {WARM}: nodes {nodes:.3f}, textures {textures:.3f}, "
        f"vertex and index buffers {held:.3f}, memory {resident:.3f}"
    )


def buffers(window: Any) -> int:
    """Vertex and index buffers that the driver holds."""
    held = window.engine.base.win.get_gsg().get_prepared_objects()
    return int(held.get_num_prepared_vertex_buffers() + held.get_num_prepared_index_buffers())


def draw_calls(window: Any) -> int:
    """Geoms of what is not hidden: each is drawn by a call of its own."""
    roots = (window.game.canvas.root, window.engine.base.render)
    return sum(_geoms(node) for root in roots for node in _seen(root))


def _seen(path: Any) -> Iterator[Any]:
    if not path.is_hidden():
        yield path.node()
        for child in path.get_children():
            yield from _seen(child)


def _geoms(node: Any) -> int:
    from panda3d.core import GeomNode, NodePath, TextNode

    if isinstance(node, GeomNode):
        return int(node.get_num_geoms())
    if isinstance(node, TextNode) and node.get_text():
        inner = NodePath(node.get_internal_geom()).find_all_matches("**/+GeomNode")
        return sum(path.node().get_num_geoms() for path in inner)
    return 0


def _full_combat(window: Any) -> Any:
    """A combat with a full hand and as many enemies as can be met at once, entered to its first picture."""
    from shadows.play.deck.sandbox import sandbox
    from shadows.view.deck.combat import Combat

    library = window.game.library
    hero = next(iter(library.heroes))
    cards = [card.id for card in library.cards.values() if card.hero == hero][:CARDS]
    foes = [foe.id for foe in library.enemies.values()][:FOES]
    combat = Combat(window.game, window.navigation, sandbox(hero, hand=cards, draw=cards, foes=foes).session)
    window.navigation.go(lambda: combat)
    window.game.tweens.finish()
    window.step(2)
    return combat


def _timed(base: Any) -> list[float]:
    """Let the drawing of each frame be timed; its seconds are added to the list."""
    spent: list[float] = []
    task = base.taskMgr.getTasksNamed("igLoop")[0]
    draw = task.get_function()

    def timed(given: Any) -> Any:
        start = perf_counter()
        answer = draw(given)
        spent.append(perf_counter() - start)
        return answer

    task.set_function(timed)
    return spent


def _step(base: Any, drawing: list[float]) -> float:
    start = perf_counter()
    base.step()
    return perf_counter() - start - drawing[-1]


def _resident() -> int:
    """Pages that the process holds; 1 where the system does not tell."""
    place = Path("/proc/self/statm")
    return int(place.read_text(encoding="ascii").split()[1]) if place.is_file() else 1


def _in_process(name: str, module: str = "window") -> Iterator[str]:
    """There is one engine in a process, so each measurement has one of its own."""
    script = f"from benchmarks import {module}\nfor line in {module}.{name}(): print('=', line)"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    if answer.returncode:
        raise RuntimeError(answer.stderr)
    yield from (line[2:] for line in answer.stdout.splitlines() if line.startswith("= "))
