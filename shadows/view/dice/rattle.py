"""What is heard of dice that are thrown: each knock, each die that falls flat, and what takes hold of it."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.view.panels.game import Game
from shadows.view.stage.table import Table
from shadows.view.stage.throws import Impact

MOST, SPAN = 8, 0.1
"""At most so many knocks are heard within so many seconds: the softest are left out."""

FAINT = 0.05
"""A knock softer than this is not heard by itself."""

ROLLS, LIES = 0.6, 0.8
"""How loud dice are that roll on, and that fall flat."""

ALL = 0.12
"""Seconds from the last die that falls flat to the stone that answers."""


def hear_throw(game: Game, table: Table) -> None:
    """Let the last throw be heard, each part in the frame in which it is seen."""
    pace, impacts, rests = table.pace, table.impacts(), table.rests()
    if impacts:
        game.sounds.play("die_roll", ROLLS, impacts[0].x, impacts[0].seconds / pace)
    for knock in loudest(impacts):
        game.sounds.play(
            "die_knock" if knock.kind == "die" else "die_hit", knock.strength**2, knock.x, knock.seconds / pace
        )
    for rest in rests:
        game.sounds.play("die_settle", LIES, rest.x, rest.seconds / pace)
        if rest.element:
            game.sounds.play(f"element_{rest.element}", 1.0, rest.x, rest.seconds / pace)
    if len(rests) > 1:
        game.sounds.play("all_settled", 1.0, 0.0, (max(rest.seconds for rest in rests) + ALL) / pace)


def loudest(impacts: Sequence[Impact]) -> list[Impact]:
    """Those knocks that are heard, in the order in which they are: no more at once than can be told apart."""
    kept: list[Impact] = []
    for knock in sorted(impacts, key=lambda one: (-one.strength, one.seconds, one.x)):
        near = sum(abs(other.seconds - knock.seconds) < SPAN for other in kept)
        if knock.strength >= FAINT and near < MOST:
            kept.append(knock)
    return sorted(kept, key=lambda one: (one.seconds, one.x))
