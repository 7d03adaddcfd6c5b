"""The dice on their slab, drawn into memory: Python's part of a frame, and what drawing them takes, by what the chamber
behind them takes in the same run."""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

SIZE = (1280, 720)
FRAMES, DRAWN = 60, 12
DICE = 8


def report() -> Iterator[str]:
    """One line for each figure."""
    from shadows.view.engine.engine import Engine
    from shadows.view.stage.dice import DieState
    from shadows.view.stage.stage import Stage
    from shadows.view.stage.table import Table

    engine = Engine(SIZE, offscreen=True)
    stage = Stage(engine, "crypts", "low")

    def updated(update: Callable[[float], None]) -> float:
        """Milliseconds that a frame's work takes."""
        spent = []
        for _ in range(FRAMES):
            start = process_time()
            update(1 / 60)
            spent.append(process_time() - start)
        return median(spent) * 1000

    def drawn() -> float:
        """Milliseconds of the processor that a picture takes, all threads together."""
        engine.step(2)
        engine.base.win.get_screenshot()
        start = process_time()
        engine.step(DRAWN)
        engine.base.win.get_screenshot()
        return (process_time() - start) / DRAWN * 1000

    chamber, alone = updated(stage.update), drawn()
    table = Table(stage, "depths")
    matters = ("ice", "fire", "wind", "lightning")
    dice = [DieState(place, place, place % 6 + 1, matters[place % 4]) for place in range(DICE)]
    table.lay(dice)
    together = drawn()
    rest = updated(table.update)
    start = process_time()
    table.throw(dice, "first")
    first = (process_time() - start) * 1000
    start = process_time()
    table.throw(dice, "again")
    again = (process_time() - start) * 1000
    tumbling = updated(table.update)
    yield (
        f"Python's part of the table with {DICE} dice: {rest:.3f} ms a frame at rest, {tumbling:.3f} ms in a throw "
        f"= {rest / chamber:.1f} and {tumbling / chamber:.1f} times the chamber's {chamber:.3f} ms; "
        f"a throw is worked out in {again:.1f} ms, the first in {first:.1f} ms"
    )
    yield f"drawing the chamber with them: {together / alone:.2f} times what the chamber takes alone ({alone:.0f} ms)"
