"""The menus: heroes, encounters, questions."""

import pytest

from shadows.text.console import Left, Mistake
from shadows.text.game import play
from shadows.text.menus import Entry, choose, pick, show
from tests.text.scripts import Script

ENTRIES = [
    Entry("Iron", "iron", group="Metals"),
    Entry("Oak", "oak_wood", group="Woods"),
    Entry("Ash", "ash", group="Woods"),
]


def chosen(*answers: str) -> tuple[str, list[str]]:
    script = Script(answers)
    return choose(script.console, "Choose:", ENTRIES).value, script.lines


@pytest.mark.parametrize("answer", ["2", "Oak", "oak", "oak_wood", " OAK "])
def test_an_entry_is_chosen_by_number_name_or_id(answer: str) -> None:
    assert chosen(answer)[0] == "oak_wood"


def test_entries_stand_numbered_under_their_headings() -> None:
    assert chosen("1")[1] == ["Choose:", "Metals:", "  1. Iron", "Woods:", "  2. Oak", "  3. Ash"]


def test_a_sentence_above_entries_ends_as_it_does() -> None:
    script = Script()
    show(script.console, "Choose:", [Entry("Iron", "iron", group="It rusts."), Entry("Oak", "oak", group="")])
    assert script.lines[1:3] == ["It rusts.", "  1. Iron"]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("0", "There is no number 0: write a number from 1 to 3."),
        ("4", "There is no number 4: write a number from 1 to 3."),
        ("Irn", "Nothing here is called 'Irn': did you mean 'iron'? Write a number from 1 to 3, or a name."),
        ("zzz", "Nothing here is called 'zzz'. Write a number from 1 to 3, or a name."),
        ("", "  3. Ash"),
        ("h", "quit: leave the game."),
        ("back", "Nothing here is called 'back'. Write a number from 1 to 3, or a name."),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_the_menu_goes_on(answer: str, sentence: str) -> None:
    value, lines = chosen(answer, "1")
    assert (value, lines[-1]) == ("iron", sentence)


def test_a_menu_with_nothing_left_says_so() -> None:
    with pytest.raises(Mistake, match="There is nothing left to choose here"):
        pick("1", [])


def test_back_goes_to_the_question_before_and_from_the_first_one_to_the_title() -> None:
    script = Script(["run", "2", "back", "3", "1", "back", "b", "back", "fight", "back"])
    play(script.console)
    asked = [line for line in script.lines if line.endswith((":", "?")) and not line.startswith(" ")]
    assert asked == [
        "What do you want to play?",
        "Choose a hero:",
        "Choose a map:",
        "Choose a hero:",
        "Choose a map:",
        "Choose a map:",
        "Choose a hero:",
        "What do you want to play?",
        "Choose a hero:",
        "What do you want to play?",
    ]


def test_the_menu_of_fights_can_be_gone_back_from() -> None:
    script = Script(["fight", "hellforged", "back"])
    play(script.console)
    assert script.after("What do you want to play?")[0].startswith("  1. New run")


def test_help_is_given_at_every_question() -> None:
    script = Script(["h", "run", "help", "1", "?", "1", "h"])
    play(script.console)
    assert script.lines.count("Write a number from 1 to 2, or a name, as much of it as tells it apart.") == 2
    assert script.lines.count("back: the question before this one. quit: leave the game.") == 2
    assert script.lines[-3].startswith("The same seed and choices give the same run")


@pytest.mark.parametrize("answer", ["blood reaper", "reaper", "Blood", "1"])
def test_a_hero_is_meant_by_a_part_of_the_name(answer: str) -> None:
    script = Script(["run", answer, "fixed", ""])
    play(script.console)
    assert any(line.startswith("Blood Reaper, seed ") for line in script.lines)


@pytest.mark.parametrize("answers", [["quit"], []])
def test_a_menu_can_be_left(answers: list[str]) -> None:
    with pytest.raises(Left):
        choose(Script(answers).console, "Choose:", ENTRIES)


def test_heroes_are_asked_for_in_their_order_with_what_they_are_about() -> None:
    script = Script()
    play(script.console, seed="x")
    assert script.after("Choose a hero:") == [
        "  1. Blood Reaper, The Open Vein: Sacrifice HP for power, life steal, Bleed.",
        "  2. Shadowmancer, The Unlit Star: Debuffs (Weak, Vulnerable), Intangible, card manipulation.",
        "  3. Hellforged, The Cinder Oath: Fire damage, Burn, summoning Imps, energy manipulation.",
        "",
        "Farewell.",
    ]


def test_encounters_are_asked_for_act_by_act_with_the_boss_last() -> None:
    script = Script(["single fight", "hellforged"])
    play(script.console)
    assert any(line.startswith("Hellforged, seed ") for line in script.lines)
    menu = script.after("Choose an encounter.")
    headings = [line for line in menu if line.endswith(":")]
    assert headings == ["The Crypts:", "Blighted Woods:", "Abyssal Spire:", "Anywhere:"]
    assert menu[1] == "  1. Skeleton Warrior"
    assert menu[menu.index("Blighted Woods:") - 1] == "  12. Lich King"
    assert menu[menu.index("Anywhere:") - 1] == "  36. Archdemon"
    assert "  37. Shadow Thief" in menu


@pytest.mark.parametrize("answer", ["12", "lich king", "Lich King"])
def test_an_encounter_is_met_by_number_or_name(answer: str) -> None:
    script = Script(["2", "1", answer])
    play(script.console)
    assert script.after("  37. Shadow Thief")[:3] == [
        "Lich King stands before you.",
        "Round 1. You: 70 of 70 HP, 3 Energy.",
        "1. Lich King: 65 HP. Summon a Skeleton Minion.",
    ]


def test_a_wrong_encounter_gets_a_sentence() -> None:
    script = Script(["2", "1", "38", "lich kng"])
    play(script.console)
    assert script.after("  37. Shadow Thief")[:2] == [
        "There is no number 38: write a number from 1 to 37.",
        "Nothing here is called 'lich kng': did you mean 'lich king'? Write a number from 1 to 37, or a name.",
    ]


def test_what_is_given_is_not_asked() -> None:
    script = Script()
    play(script.console, "shadowmancer", "rat_swarm", "X")
    assert script.lines[:5] == [
        "Shadows of the Abyss",
        "Write h for help at any time, quit to leave.",
        "Shadowmancer, seed X.",
        "Rat Swarm stands before you.",
        "Round 1. You: 70 of 70 HP, 3 Energy.",
    ]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"hero": "blood_reapr", "map": "fixed"}, "Unknown hero 'blood_reapr'"),
        ({"hero": "hellforged", "map": "wanderign"}, "Unknown map 'wanderign'"),
        ({"hero": "hellforged", "foe": "lich_kin"}, "Unknown encounter 'lich_kin'"),
        (
            {"hero": "hellforged", "map": "fixed", "seed": "x" * 65},
            "A seed has at most 64 characters; this one has 65.",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        play(Script().console, **wrong)
