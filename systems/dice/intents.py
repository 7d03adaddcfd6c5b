"""What enemies announce, as it would fall now (D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.dice.effects import Guard, Mend
from components.effects import GainBlock, Heal
from systems.dice.foes import comes_down_to, weakest
from systems.dice.interference import performed

if TYPE_CHECKING:
    from components.effect import Effect
    from systems.dice.world import DiceWorld


def announced(world: DiceWorld, enemy: int, effect: Effect) -> Effect:
    """Shares in points; where each ally blocks another number, the share stays. What is really performed is told."""
    effect = performed(world, effect)
    points = comes_down_to(world, enemy, effect)
    if isinstance(effect, Mend) and isinstance(points, Heal):
        return Heal(points.amount, to="self" if weakest(world, enemy) == enemy else "ally")
    if isinstance(effect, Guard) and isinstance(points, GainBlock) and effect.to != "self":
        each = [comes_down_to(world, ally, effect) for ally in world.allies(enemy)]
        return effect if any(one != points for one in each) else GainBlock(points.amount, to=effect.to)
    return points
