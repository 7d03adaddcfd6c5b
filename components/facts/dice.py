"""What happens to dice, hands and elements in a combat."""

from components.facts.fact import Fact


class DiceRolled(Fact, frozen=True, gc=False):
    """Dice were rolled, left to right, each with what it shows now and its element (empty for none).

    `how` is `first` for the turn's first roll, `again` for a reroll, `free` for what is none: a die that comes in, a
    relic's roll.
    """

    dice: tuple[int, ...]
    values: tuple[int, ...]
    elements: tuple[str, ...]
    how: str


class DiceRerolled(Fact, frozen=True, gc=False):
    """A reroll was spent; so many are left."""

    line = "{left:count reroll} left."
    quiet = True

    left: int


class DiceKept(Fact, frozen=True, gc=False):
    """Dice were left lying in a reroll."""

    line = "some dice stay."
    quiet = True

    dice: tuple[int, ...]


class DieHeld(Fact, frozen=True, gc=False):
    """The player holds a die."""

    line = "you hold a {value}."
    quiet = True

    die: int
    value: int


class DieReleased(Fact, frozen=True, gc=False):
    """The player holds a die no more."""

    line = "you let go of a {value}."
    quiet = True

    die: int
    value: int


class DieChanged(Fact, frozen=True, gc=False):
    """A die shows something else without having been rolled."""

    line = "a {before} becomes a {value}."

    die: int
    before: int
    value: int


class ElementChanged(Fact, frozen=True, gc=False):
    """A die has another element; empty for none."""

    die: int
    element: str


class DieAdded(Fact, frozen=True, gc=False):
    """A die came into play for this turn."""

    line = "a die joins: {value}."

    die: int
    value: int
    element: str = ""


class DieOut(Fact, frozen=True, gc=False):
    """A die is out of play: for the turn, or for the `combat`."""

    die: int
    combat: bool = False


class RerollsGained(Fact, frozen=True, gc=False):
    """Rerolls came on top."""

    line = "you gain {amount:count reroll}, {left} left."

    amount: int
    left: int


class HandScored(Fact, frozen=True, gc=False):
    """A hand was scored at an enemy: the dice that form it, the chips with their `values`, the mult and what the streak
    multiplies with in hundredths, and the damage of it all, before Block."""

    hand: str
    target: int
    dice: tuple[int, ...]
    chips: int
    mult: int
    damage: int
    values: int = 0
    streak: int = 100


class HandSettled(Fact, frozen=True, gc=False):
    """A scored hand has struck, and so has its combo: rules that answer a scored hand act."""

    line = "the hand is settled."
    quiet = True

    hand: str
    words: tuple[str, ...]
    target: int


class ComboActed(Fact, frozen=True, gc=False):
    """The elements among the dice act together."""

    line = "{combo:combos}!"
    meets = ("combos", "combo")

    combo: str
    words: tuple[str, ...]
    target: int


class StreakRose(Fact, frozen=True, gc=False):
    """So many hands in a row that count."""

    line = "your streak is {streak}."
    quiet = True

    streak: int


class StreakBroken(Fact, frozen=True, gc=False):
    """A streak is over."""

    line = "your streak breaks."

    streak: int


class Stunned(Fact, frozen=True, gc=False):
    """A hit was so hard that an enemy loses its next action."""

    line = "{target:is} stunned."

    target: int


class Froze(Fact, frozen=True, gc=False):
    """An enemy freezes and loses its next action."""

    line = "{target:does freeze}."

    target: int


class FreezeResisted(Fact, frozen=True, gc=False):
    """An enemy that was frozen just before resists."""

    line = "{target:does resist} the frost."

    target: int


class ActionLost(Fact, frozen=True, gc=False):
    """An enemy loses its action; what it had announced comes next."""

    line = "{enemy:does lose} its action."

    enemy: int


class ActionDone(Fact, frozen=True, gc=False):
    """An enemy has done what it had announced."""

    line = "{enemy:does finish} its action."
    quiet = True

    enemy: int


class BlockHeld(Fact, frozen=True, gc=False):
    """Block stopped all of a hit."""

    line = "{target:whose} Block holds."
    quiet = True

    target: int


class BlockBroken(Fact, frozen=True, gc=False):
    """A hit broke through Block."""

    line = "{target:whose} Block breaks."
    quiet = True

    target: int


class Devoured(Fact, frozen=True, gc=False):
    """An enemy ate so many stacks of what lay on it; it `choked` if they were too many."""

    enemy: int
    amount: int
    choked: bool = False


class Interfered(Fact, frozen=True, gc=False):
    """An enemy meddles with the dice of the player's next turn; with the amount 0 it was undone."""

    source: int
    interference: str
    amount: int

    @property
    def came_of_it(self) -> str:
        """Whether it is felt or undone."""
        return "felt" if self.amount else "undone"


class InterferenceFell(Fact, frozen=True, gc=False):
    """What an enemy has done to the dice of this turn shows: the dice that it has struck, none of a law."""

    interference: str
    amount: int
    dice: tuple[int, ...]


class InterferenceLifted(Fact, frozen=True, gc=False):
    """All that enemies have done to the dice of this turn is gone."""

    line = "your dice are free."


class DeathDefied(Fact, frozen=True, gc=False):
    """The player would be dead, and stands with so many HP."""

    line = "you should be dead, and stand with {hp} HP."

    hp: int


class DieSwapped(Fact, frozen=True, gc=False):
    """A die of the pool is another one now, by the ids of their prefabs."""

    line = "a {before:dice} becomes a {now:dice}."

    before: str
    now: str


class SlotsGained(Fact, frozen=True, gc=False):
    """There are more slots for consumables."""

    line = "{amount:count slot} more for consumables."

    amount: int


class PotionKept(Fact, frozen=True, gc=False):
    """A consumable was used and is still there."""

    line = "{prefab:potions} is not used up."

    slot: int
    prefab: str


class RelicUsed(Fact, frozen=True, gc=False):
    """The player used a relic."""

    line = "you use {prefab:relics}."

    relic: int
    prefab: str


class Counted(Fact, frozen=True, gc=False):
    """A relic has counted something up, for the rest of the run."""

    line = "{prefab:relics} has counted to {total}."
    quiet = True

    prefab: str
    total: int


class HandPractised(Fact, frozen=True, gc=False):
    """A hand is worth more chips for the rest of the run."""

    hand: str
    chips: int
    total: int


class DiceThrown(Fact, frozen=True, gc=False):
    """Dice were thrown outside of combat, left to right, and so were those of the house if it has any."""

    dice: tuple[int, ...]
    house: tuple[int, ...] = ()


class BoonGained(Fact, frozen=True, gc=False):
    """A boon came upon the player."""

    line = "you gain {boon:boons}."

    boon: str


class BoonFaded(Fact, frozen=True, gc=False):
    """A boon that lasts a while has done its work."""

    line = "{boon:boons} fades."

    boon: str
