"""The stages of a turn that only the dice game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.dice.prefabs import LEAST_DICE, MOST_DICE
from components.facts import ActionDone, DiceRolled, StreakBroken
from systems.core.system import Stage
from systems.dice import elements, interference, stun
from systems.dice.rolling import bare, come_back, one_more, throw
from systems.dice.streak import break_streak
from systems.resolve.answers import answer
from systems.resolve.modifiers import asked, used_by_player

if TYPE_CHECKING:
    from components.facts import Fact
    from systems.dice.world import DiceWorld


class LayOut(Stage["DiceWorld"]):
    """The pool lies on the tray, without the dice that enemies take; what they do to others shows (D13). A turn that
    begins anew has the same meddling once more."""

    def __init__(self, *, anew: bool = False) -> None:
        self.anew = anew

    def process(self, world: DiceWorld) -> None:
        """Lay out the dice of the turn, all of them free."""
        tray, laws = world.tray, world.laws
        if not self.anew:
            laws.lying, laws.coming = laws.coming, []
        count = asked(world, "dice", len(world.pool.dice) - tray.broken, source=world.player)
        used_by_player(world, "dice")
        count = min(MOST_DICE, max(LEAST_DICE, count))
        tray.dice[:] = tray.pool[:count]
        tray.away.clear()
        while len(tray.dice) < count:
            tray.dice.append(one_more(world))
        for die in tray.dice:
            bare(die)
        tray.rolls = tray.rerolled = tray.kept = 0
        world.tempo.scored, world.tempo.used = False, 0
        interference.strike_before_roll(world)


class SetRerolls(Stage["DiceWorld"]):
    """The rerolls of the turn are there, but for those that enemies have taken (D1, D13)."""

    def process(self, world: DiceWorld) -> None:
        """Never below none."""
        there = asked(world, "rerolls", world.hero().rerolls, source=world.player)
        used_by_player(world, "rerolls")
        world.tray.rerolls = max(0, there - interference.stolen_rerolls(world))
        if world.clock.round == 1:
            world.tray.spare = asked(world, "spare_rerolls", 0, source=world.player)


class FirstRoll(Stage["DiceWorld"]):
    """All dice are rolled; what enemies do to the lowest shows (D1, D6, D13)."""

    announces: ClassVar[tuple[type[Fact], ...]] = (DiceRolled,)

    def process(self, world: DiceWorld) -> None:
        """The first roll of the turn."""
        tray = world.tray
        tray.rolls = 1
        roll = elements.chances(world)
        throw(world, tray.dice, roll, how="first")
        _kindle(world, roll)
        interference.strike_after_roll(world)
        if not tray.rerolls:
            come_back(world)
        answer(world)


def _kindle(world: DiceWorld, roll: elements.Chances) -> None:
    """At random one of the dice that were just rolled becomes elemental where none is, or as many as it takes."""
    least = elements.guaranteed(world, roll)
    while least:
        there = [world.element(die) for die in world.tray.dice]
        if len({*there} - {""}) >= least:
            return
        bare = [die for die, kind in zip(world.tray.dice, there, strict=True) if not kind]
        open_to = elements.takers(world, bare)
        kind = elements.draw_other(world, roll.parts, there)
        if not open_to or not kind:
            return
        die = world.dice.pick("elements", open_to)
        elements.become(world, die, kind)


class ActionRules(Stage["DiceWorld"]):
    """An enemy has acted, and not lost its action: what answers that acts."""

    announces: ClassVar[tuple[type[Fact], ...]] = (ActionDone,)

    def process(self, world: DiceWorld) -> None:
        """After all that the move has done."""
        world.facts.append(ActionDone(world.clock.actor))
        answer(world)


class BeginAnew(Stage["DiceWorld"]):
    """A turn may begin anew after its hand, before the enemies act."""

    def process(self, world: DiceWorld) -> None:
        """Go back to the roll; without a hand the turn is over."""
        anew = world.tempo.again and world.tempo.scored
        world.tempo.again = False
        if anew:
            world.enter("player_anew")


class PutAway(Stage["DiceWorld"]):
    """The turn is over: a turn without a hand breaks the streak (D5), and nothing of its dice is left (D13)."""

    announces: ClassVar[tuple[type[Fact], ...]] = (StreakBroken,)

    def process(self, world: DiceWorld) -> None:
        """The tray is empty."""
        if not world.tempo.scored:
            break_streak(world)
        world.tray.dice.clear()
        world.tray.away.clear()
        world.tray.rerolls = 0
        world.laws.lying = []
        stun.take_marks(world, [world.player])
        answer(world)
