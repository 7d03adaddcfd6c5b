"""Every fact of the dice game is told in a line."""

import pytest

from components import facts
from components.facts import FACTS, Fact
from shadows.content.text.log_text import YOU, story, tell
from tests.dice.small import fight, library

NAMES = {1: YOU, 2: "Guard", 7: "die 1", 8: "die 2"}

LINES: list[tuple[Fact, str]] = [
    (
        facts.DiceRolled((7, 8, 9), (6, 5, 2), ("", "fire", ""), "first"),
        "You roll 6, 5 fire, 2.",
    ),
    (facts.DiceRolled((8,), (4,), ("ice",), "again"), "You reroll: 4 ice."),
    (facts.DiceRolled((8,), (4,), ("",), "free"), "Rolled besides: 4."),
    (facts.DiceRerolled(1), "1 reroll left."),
    (facts.DiceKept((7,)), "Some dice stay."),
    (facts.DieHeld(7, 6), "You hold a 6."),
    (facts.DieReleased(7, 6), "You let go of a 6."),
    (facts.DieChanged(7, 1, 6), "A 1 becomes a 6."),
    (facts.ElementChanged(8, "wind"), "Die 2 becomes Wind."),
    (facts.ElementChanged(8, ""), "Die 2 loses its element."),
    (facts.ElementChanged(99, ""), "A die loses its element."),
    (facts.DieAdded(8, 3), "A die joins: 3."),
    (facts.DieOut(8), "A die is out for this turn."),
    (facts.DieOut(8, True), "A die is out for this combat."),
    (facts.RerollsGained(1, 3), "You gain 1 reroll, 3 left."),
    # (10 + 19) × 1.8 = 52.2
    (
        facts.HandScored("full_house", 2, (7, 8), 29, 180, 52, 19),
        "You score Full House at Guard: (10 + 19) × 1.8 = 52.",
    ),
    # 29 × 1.8 × 1.1 = 57.42
    (
        facts.HandScored("full_house", 2, (7, 8), 29, 180, 57, 19, 110),
        "You score Full House at Guard: (10 + 19) × 1.8 × 1.1 = 57.",
    ),
    # three quarters of 52.2 are 39.15
    (
        facts.HandScored("full_house", 2, (7, 8), 29, 180, 39, 19),
        "You score Full House at Guard: (10 + 19) × 1.8 = 52, changed to 39.",
    ),
    (facts.HandSettled("pair", ("pair",), 2), "The hand is settled."),
    (facts.ComboActed("steam_burst", ("steam_burst",), 2), "Steam Burst!"),
    (facts.StreakRose(2), "Your streak is 2."),
    (facts.StreakBroken(2), "Your streak breaks."),
    (facts.Stunned(2), "Guard is stunned."),
    (facts.Froze(2), "Guard freezes."),
    (facts.FreezeResisted(2), "Guard resists the frost."),
    (facts.ActionLost(2), "Guard loses its action."),
    (facts.ActionDone(2), "Guard finishes its action."),
    (facts.BlockHeld(1), "Your Block holds."),
    (facts.BlockBroken(2), "Guard's Block breaks."),
    (facts.Devoured(2, 1), "Guard devours 1 stack of what lies on it."),
    (facts.Devoured(2, 8, True), "Guard devours 8 stacks of what lies on it and chokes."),
    (facts.Interfered(2, "snipe", 1), "Guard meddles with your next dice: Snipe, your lowest die is fixed."),
    (facts.Interfered(2, "snipe", 0), "Guard's Snipe comes to nothing."),
    (facts.InterferenceFell("snipe", 2, (7, 8)), "Snipe strikes die 1 and die 2: your 2 lowest dice are fixed."),
    (facts.InterferenceFell("steal_die", 1, (8,)), "Steal a Die: you have one die less."),
    (facts.InterferenceFell("rig", 0, ()), "Rig finds no die."),
    (facts.InterferenceFell("evenodd", 2, ()), "Even or Odd: only even values score."),
    (facts.InterferenceLifted(), "Your dice are free."),
    (facts.DeathDefied(21), "You should be dead, and stand with 21 HP."),
    (facts.DieSwapped("bone_die", "filed_die"), "A Bone Die becomes a Filed Die."),
    (facts.SlotsGained(1), "1 slot more for consumables."),
    (facts.PotionKept(0, "flip"), "Flip is not used up."),
    (facts.RelicUsed(9, "glove"), "You use Glove."),
    (facts.Counted("glove", 3), "Glove has counted to 3."),
    (facts.HandPractised("pair", 2, 6), "Pair has 2 chips more, 6 in all."),
    (facts.DiceThrown((3, 5)), "The dice show 3 and 5."),
    (facts.DiceThrown((3, 5), (6, 6)), "The dice show 3 and 5, the house 6 and 6."),
    (facts.BoonGained("second_breath"), "You gain Second Breath."),
    (facts.BoonFaded("second_breath"), "Second Breath fades."),
]


@pytest.mark.parametrize(("fact", "line"), LINES, ids=[line for _, line in LINES])
def test_a_fact_is_told(fact: Fact, line: str) -> None:
    assert tell(library(), fact, NAMES) == line


def test_a_boon_that_acts_is_told_by_its_name() -> None:
    table = fight(3, 3, 3, 6, 6)
    you = table.session.world.player
    name = next(iter(library().boons.values()))
    assert tell(library(), facts.RuleActed(you, "boon", name.id), {you: YOU}) == f"{name.name} acts."


def test_every_fact_of_dice_is_tried_here() -> None:
    own = {fact for fact in FACTS if fact.__module__ == "components.facts.dice"}
    assert own == {type(fact) for fact, _ in LINES}


def test_a_turn_is_told_from_the_roll_to_the_hit() -> None:
    """Full House of 3, 3, 3, 6, 6: (10 + 21) × 1.8 = 55.8."""
    table = fight(3, 3, 3, 6, 6, foes=[{"prefab": "guard", "hp": 900}])
    names = table.session.names() | {table.session.world.player: YOU}
    told = story(library(), [*table.opening, *table.score("full_house")], names)
    start = told.index("You roll 3, 3, 3, 6, 6.")
    assert told[start : start + 3] == [
        "You roll 3, 3, 3, 6, 6.",
        "You score Full House at Guard: (10 + 21) × 1.8 = 55.",
        "You attack Guard for 55: 55 HP lost.",
    ]
