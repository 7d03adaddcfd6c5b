"""The menus: heroes, encounters, questions."""

import pytest

from shadows.text.console import Left
from shadows.text.game import play
from shadows.text.menus import Entry, choose
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


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("0", "There is no number 0: write 1 to 3."),
        ("4", "There is no number 4: write 1 to 3."),
        ("Irn", "Nothing here is called 'Irn': did you mean 'iron'? Write a number from 1 to 3."),
        ("zzz", "Nothing here is called 'zzz'. Write a number from 1 to 3."),
        ("", "Write a number from 1 to 3, or a name."),
        ("h", "Write a number from 1 to 3, or a name."),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_the_menu_goes_on(answer: str, sentence: str) -> None:
    value, lines = chosen(answer, "1")
    assert (value, lines[-1]) == ("iron", sentence)


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
        "A boss fight begins.",
        "Round 1.",
    ]


def test_a_wrong_encounter_gets_a_sentence() -> None:
    script = Script(["2", "1", "38", "lich kin"])
    play(script.console)
    assert script.after("  37. Shadow Thief")[:2] == [
        "There is no number 38: write 1 to 37.",
        "Nothing here is called 'lich kin': did you mean 'lich king'? Write a number from 1 to 37.",
    ]


def test_what_is_given_is_not_asked() -> None:
    script = Script()
    play(script.console, "shadowmancer", "rat_swarm", "X")
    assert script.lines[:5] == [
        "Shadows of the Abyss",
        "Write h for help at any time, quit to leave.",
        "Shadowmancer, seed X.",
        "Rat Swarm stands before you.",
        "The combat begins.",
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
