"""D18, D19, D24, D26: what runs earn, and how it is spent between them, in the terminal."""

import pytest

from components.body import Health
from components.dice.summary import RunSummary
from shadows.credits import CREDITS
from shadows.games.dice import GAME as DICE
from shadows.saves.paths import Paths, home
from shadows.saves.profile import ProfileSlot
from shadows.saves.saved_game import SavedGame
from shadows.text.game import play
from shadows.text.playing import Playing
from tests.saves.growing_game import DECK
from tests.text.scripts import Script, Traveller

LIBRARY = DECK.load()
TIME = "2026-03-01T12:00:00+00:00"
WON = RunSummary(hero="hellforged", won=True, damage=10)
"""It has earned the two achievements: 4 and 3 points."""


@pytest.fixture
def slot() -> ProfileSlot:
    return ProfileSlot(Paths(home()), DECK, LIBRARY)


def played(*answers: str, **given: str) -> Script:
    script = Script(answers)
    play(script.console, library=LIBRARY, game=DECK, **given)
    return script


def in_tree(slot: ProfileSlot, *answers: str) -> list[str]:
    """What is said in the tree, by a player with 7 points, after what it begins with."""
    slot.credit("won", TIME, WON)
    lines = played("tree", *answers).after("  1. Steady Hand, 1 point: +1 damage.")
    return lines[: lines.index("What do you want to play?") if "What do you want to play?" in lines else -2]


def test_the_menu_offers_the_tree_where_a_player_grows(slot: ProfileSlot) -> None:
    assert played().lines[-4] == (
        "  2. Single fight: One combat against enemies of your choice, "
        "without the nodes of your tree. It earns nothing."
    )
    assert played().lines[-3] == "  3. Tree: What your runs earn is spent here, for the runs that follow."
    slot.credit("won", TIME, WON)
    slot.take("root")
    assert played().lines[-3] == "  3. Tree: 6 skill points to spend, 1 node taken."


def test_the_tree_begins_with_points_the_answer_the_rules_and_what_is_in_reach(slot: ProfileSlot) -> None:
    slot.credit("won", TIME, WON)
    assert played("tree").lines[6:-2] == [
        "The tree. 7 of 12 skill points earned, 0 spent, 7 left.",
        "The Abyss answers each point that is spent: enemies +1.1% HP.",
        "A node can be taken beside one that is taken, and given back for nothing between runs.",
        "Where a branch forks, taking a node of one way locks the other way.",
        "In reach (7 points left):",
        "The table:",
        "  1. Steady Hand, 1 point: +1 damage.",
    ]


def test_who_has_earned_nothing_is_told_what_earns_points() -> None:
    lines = played("tree").after("The tree. 0 of 12 skill points earned, 0 spent, 0 left.")
    assert lines[1] == "Won runs earn points."
    assert lines[-3] == "  1. Steady Hand, 1 point: +1 damage. (1 point short)"


def test_a_node_is_taken_by_number_or_name_and_what_it_opens_is_told(slot: ProfileSlot) -> None:
    assert in_tree(slot, "1", "take weighted", "taken") == [
        "You take Steady Hand: 6 points left. The Abyss answers: enemies +1.1% HP.",
        "Beside it can be taken:",
        "The edge:",
        "  2. Weighted Coin, notable, 3 points: +2 damage.",
        "You take Weighted Coin: 3 points left. The Abyss answers: enemies +4.4% HP.",
        "Beside it can be taken:",
        "The edge, heads:",
        "  3. Two Heads, keystone, 5 points: +3 damage. (2 points short)",
        "The edge, tails:",
        "  4. Two Tails, keystone, 5 points: Half the damage. (2 points short)",
        "Taken, for 4 points:",
        "The table:",
        "  1. Steady Hand, 1 point: +1 damage. (taken)",
        "The edge:",
        "  2. Weighted Coin, notable, 3 points: +2 damage. (taken)",
    ]
    assert slot.load().nodes == ("root", "fork")


def test_nodes_are_given_back_one_or_all(slot: ProfileSlot) -> None:
    lines = in_tree(slot, "1", "2", "give 1", "give weighted", "give all", "give all", "done")
    assert lines[-4:] == [
        "Without Steady Hand these have no way to the start: Weighted Coin.",
        "You give Weighted Coin back: 6 points left. The Abyss answers: enemies +1.1% HP.",
        "You give all nodes back: 7 points left. The Abyss answers nothing.",
        "No node is taken.",
    ]
    assert slot.load().nodes == ()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            "two heads",
            "Nothing beside Two Heads is taken. The way there: Steady Hand, Weighted Coin, Two Heads, 9 points in all.",
        ),
        ("take", "Write the node after it, for example: take 3 or 3"),
        ("give 1", "Steady Hand is not taken."),
        ("9", "There is no node '9': they have numbers from 1 to 4."),
        ("stedy hand", "There is no command or node 'stedy hand': did you mean 'steady hand'? Write h for help."),
        ("two", "Which one: Two Heads or Two Tails?"),
        ("find moon", "No node has 'moon' in its name or text."),
        ("all moon", "No part of the tree is called 'moon': The table; The edge; The edge, heads; The edge, tails."),
    ],
)
def test_a_mistake_is_answered_in_a_sentence(slot: ProfileSlot, said: str, sentence: str) -> None:
    assert in_tree(slot, said) == [sentence]
    assert slot.load().nodes == ()


def test_what_is_locked_says_why_and_words_are_found_in_texts(slot: ProfileSlot) -> None:
    """All that a run can earn is 45 floors, three bosses and three combos; with 12 points a way can be taken."""
    slot.credit("more", TIME, RunSummary(hero="hellforged", floors=45, bosses=(1, 2, 3), combos={"one": 3}))
    before = in_tree(slot, "find HALF", "? two tails")
    assert before == [
        "The edge, tails:",
        "  4. Two Tails, keystone, 5 points: Half the damage. (not in reach)",
        "Two Tails, a keystone of The edge, tails, 5 points: Half the damage.",
        "Nothing beside Two Tails is taken. The way there: Steady Hand, Weighted Coin, Two Tails, 9 points in all.",
    ]
    after = in_tree(slot, "1", "2", "3", "find half", "4")
    assert after[-3:] == [
        "The edge, tails:",
        "  4. Two Tails, keystone, 5 points: Half the damage. (locked)",
        "Two Tails is locked: Two Heads is on the other way of its branch.",
    ]


def test_a_run_tells_at_its_end_what_it_has_earned() -> None:
    game = SavedGame.new("hellforged", "EARNS", game=DECK, library=LIBRARY)
    while not game.tally.counts:
        game.submit(game.legal()[0])
    game.flush()
    lines = played("continue", "abandon", "abandon").lines
    assert lines[-5:-2] == [
        "+3 Skill Points (3/12).",
        "Achievement: Hard Hand, 3 points. Deal 10 damage at once.",
        "Spend them in the tree before the next run.",
    ]


def test_less_than_a_point_counts_towards_the_next_one() -> None:
    """Floors 8 to 10 are 6 of 30 parts."""
    lines = played("run", "1", "1", "", "abandon", "abandon").lines
    assert lines[-4:-2] == ["+0 Skill Points (0/12).", "What it has earned counts towards the next point."]


def test_a_run_with_mods_that_change_rules_says_that_this_is_why_it_earns_nothing() -> None:
    modded = LIBRARY.__copy__()
    modded.fingerprint = "other"
    script = Script(["run", "1", "1", "", "abandon", "abandon"])
    play(script.console, library=modded, game=DECK)
    assert script.lines[-3] == "No skill points: a run with mods that change rules earns none."


def test_after_a_victory_points_come_before_the_credits() -> None:
    """Both achievements, and the 6 parts of every run."""
    game = SavedGame.new("hellforged", "VICTORY", game=DECK, library=LIBRARY)
    health = game.session.component(game.session.world.player, Health)
    health.hp = health.max_hp = 100_000
    traveller = Traveller()
    assert Playing(game, traveller.console).run() == "won"
    assert traveller.after("+7 Skill Points (7/12).") == [
        "Achievement: Paid Back, 4 points. Win.",
        "Achievement: Hard Hand, 3 points. Deal 10 damage at once.",
        "Spend them in the tree before the next run.",
        "",
        *(f"{what}: {whose}." for what, whose in CREDITS),
    ]


def test_the_choice_of_a_hero_tells_nodes_and_answer(slot: ProfileSlot) -> None:
    slot.credit("won", TIME, WON)
    slot.take("root")
    lines = played("run").lines
    assert lines[lines.index("Choose a hero:") - 1] == (
        "You begin with 1 node of the tree. The Abyss answers: enemies +1.1% HP."
    )


def test_a_run_that_is_asked_for_begins_with_the_nodes_and_tells_of_points_that_are_left() -> None:
    slot = ProfileSlot(Paths(home()), DICE)
    slot.credit("won", TIME, RunSummary(hero="wanderer", bosses=(1,), floors=15, combos={"overload": 1}))
    slot.take("fire_t1")
    left = slot.load().left
    script = Script([])
    play(script.console, hero="wanderer", game=DICE)
    assert script.lines[2].startswith("You begin with 1 node of the tree.")
    assert script.lines[3] == (
        f"{left} skill points can be spent: without --hero, --seed and --map the menu leads to the tree."
    )
    assert SavedGame.continued(game=DICE).game.session.world.growth.nodes == ["fire_t1"]


def test_elements_are_named_one_by_one_and_the_run_begins_with_them() -> None:
    slot = ProfileSlot(Paths(home()), DICE)
    slot.credit("won", TIME, RunSummary(hero="wanderer", bosses=(1,), floors=15, combos={"overload": 1}))
    slot.take("centre_k")
    script = Script(["run", "1", "ice", "back", "fire", "wind", ""])
    play(script.console, game=DICE)
    asked = [line for line in script.lines if line.startswith("Your nodes ask")]
    assert asked == [f"Your nodes ask for 2 elements. Choose number {number}:" for number in (1, 2, 1, 2)]
    assert script.lines[script.lines.index(asked[1]) + 1] == "  1. Fire"
    world = SavedGame.continued(game=DICE).game.session.world
    assert (world.growth.nodes, world.growth.focus) == (["centre_k"], ["fire", "wind"])


def test_a_profile_of_a_later_version_is_told_and_runs_begin_without_it(slot: ProfileSlot) -> None:
    slot.path.mkdir(parents=True)
    lines = played().lines
    assert lines[2].startswith("The profile cannot be read")
    assert not any("Tree" in line for line in lines)
