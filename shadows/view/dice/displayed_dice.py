"""What the screen shows of the dice at a moment: those of a `DicePicture`, moved on by one fact at a time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from components import facts
from components.facts import Fact
from shadows.picture.dice.models import DicePicture, DieLook


@dataclass(frozen=True, slots=True)
class ShownDie:
    """A die in play."""

    entity: int
    value: int
    element: str
    held: bool
    struck: str
    faces: tuple[int, ...] = ()
    """The values of its sides; empty for what is not known of it."""

    @classmethod
    def of(cls, die: DieLook) -> ShownDie:
        """As a picture has it."""
        return cls(die.entity, die.value, die.element, die.held, die.struck, die.faces)


@dataclass(slots=True)
class DisplayedDice:
    """The dice in play, left to right by entity, with the rerolls that are left and the streak."""

    dice: dict[int, ShownDie]
    rerolls: int
    streak: int
    struck: dict[int, str] = field(default_factory=dict)
    """How enemies meddle with dice this turn, also with those that are not rolled yet."""

    @classmethod
    def of(cls, picture: DicePicture) -> DisplayedDice:
        """As a picture says."""
        dice = {die.entity: ShownDie.of(die) for die in picture.dice}
        struck = {die.entity: die.struck for die in picture.dice if die.struck}
        return cls(dice, picture.player.rerolls + picture.player.spare, picture.player.streak, struck)

    def apply(self, fact: Fact, after: DicePicture) -> None:
        """Move on by one fact. `after` is the picture that it leads to."""
        match fact:
            case facts.DiceRolled():
                self._roll(fact, after)
            case facts.DieHeld() | facts.DieReleased():
                self._change(fact.die, held=isinstance(fact, facts.DieHeld))
            case facts.DieChanged():
                self._change(fact.die, value=fact.value)
            case facts.ElementChanged():
                self._change(fact.die, element=fact.element)
            case facts.DieAdded():
                self.dice[fact.die] = ShownDie(fact.die, fact.value, fact.element, False, "", _faces(fact.die, after))
            case facts.DieOut():
                self.dice.pop(fact.die, None)
            case facts.InterferenceFell():
                for die in fact.dice:
                    self.struck[die] = fact.interference
                    self._change(die, struck=fact.interference)
            case facts.RoundBegan():
                self.struck.clear()
            case facts.InterferenceLifted():
                self.struck.clear()
                for die in tuple(self.dice):
                    self._change(die, struck="")
            case facts.DiceRerolled() | facts.RerollsGained():
                self.rerolls = fact.left
            case facts.StreakRose():
                self.streak = fact.streak
            case facts.StreakBroken():
                self.streak = 0

    def _roll(self, fact: facts.DiceRolled, after: DicePicture) -> None:
        fresh = {}
        for die, value, element in zip(fact.dice, fact.values, fact.elements, strict=True):
            fresh[die] = ShownDie(die, value, element, False, self.struck.get(die, ""), _faces(die, after))
        if fact.how == "first":
            order = [die.entity for die in after.dice if die.entity in fresh]
            self.dice = {die: fresh[die] for die in (*order, *(die for die in fresh if die not in order))}
            self.rerolls = after.player.rerolls + after.player.spare
        else:
            for die, shown in fresh.items():
                before = self.dice.get(die)
                self.dice[die] = shown if before is None else replace(shown, held=before.held)

    def _change(
        self,
        die: int,
        *,
        value: int | None = None,
        element: str | None = None,
        held: bool | None = None,
        struck: str | None = None,
    ) -> None:
        shown = self.dice.get(die)
        if shown is not None:
            self.dice[die] = ShownDie(
                die,
                shown.value if value is None else value,
                shown.element if element is None else element,
                shown.held if held is None else held,
                shown.struck if struck is None else struck,
                shown.faces,
            )


def _faces(die: int, after: DicePicture) -> tuple[int, ...]:
    """The values of a die's sides, as far as a picture tells."""
    return next((one.faces for one in (*after.dice, *after.away) if one.entity == die), ())
