"""What is said about events, gifts and shops of the dice game that make no sense."""

from collections.abc import Callable
from pathlib import Path

import pytest

from shadows.content.library.loading import check
from shadows.games.dice import CONTENT

Problems = Callable[[str, str], list[str]]


@pytest.fixture
def problems(tmp_path: Path) -> Problems:
    """What is said about a file of a kind, but for where it stands."""

    def of(kind: str, text: str) -> list[str]:
        file = tmp_path / "prefabs" / kind / "pit.yaml"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
        return [str(problem).partition(": ")[2] for problem in check(CONTENT, [tmp_path / "prefabs"])]

    return of


def event(do: str, at: str = "event") -> str:
    choices = f"[{{label: Go, do: [{do}]}}, {{label: Leave}}]"
    return f"pit: {{name: Pit, at: {at}, story: A pit., choices: {choices}}}\n"


def test_prizes_go_up_to_six(problems: Problems) -> None:
    (said,) = problems("events", event("{throw_dice: 1, prizes: [{upto: 4, do: [{gain_gold: 4}]}]}"))
    assert said.startswith("the prizes leave numbers out — write them upwards, the last with 'upto: 6'")


def test_gold_that_is_found_has_its_ends_in_order(problems: Problems) -> None:
    (said,) = problems("events", event("{find_gold: 9, most: 4}"))
    assert said.startswith("4 is less than 9 — use 9 or more")


def test_nothing_is_met_at_a_shop(problems: Problems) -> None:
    (said,) = problems("events", event("{gain_gold: 4}", at="shop"))
    assert said.startswith("nothing is met at a shop — write one of event, trap, treasure, hidden")


def test_a_gift_comes_to_something_in_any_case(problems: Problems) -> None:
    text = "pit: {name: Pit, do: [{heal: 2}], needs: {count: gold, most: 3}, about: [elements]}\n"
    assert [said.partition(" — ")[0] for said in problems("gifts", text)] == [
        "nothing comes where that does not hold",
        "nothing comes where it is not offered",
    ]


def test_a_throw_does_not_happen_in_a_fight(problems: Problems) -> None:
    text = "pit: {name: Pit, rarity: common, price: 3, effects: [{throw_dice: 2, wants: {least: 7}}]}\n"
    assert problems("potions", text)


@pytest.mark.parametrize(
    "rule",
    [
        "triggers: [{when: hp_lost, from: skill, do: [{heal: 1}]}]",
        "modifiers: [{of: hp_loss, side: taker, from: skill, add: -1}]",
    ],
)
def test_nothing_comes_from_cards(rule: str, problems: Problems) -> None:
    (said,) = problems("relics", f"pit: {{name: Pit, rarity: common, {rule}}}\n")
    assert said.startswith("'from' cannot be 'skill' — allowed: relic, potion, status, enemy")
