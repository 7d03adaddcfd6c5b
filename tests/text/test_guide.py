"""A new player is led through the first turns of a first fight in the terminal too."""

from contextlib import suppress
from typing import Any

from shadows import sandbox
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.text.console import Left
from shadows.text.deck.guide import STEPS
from shadows.text.deck.orders import ORDERS
from shadows.text.playing import Playing
from tests.text.scripts import Script

SETTING: dict[str, Any] = {"hand": ["strike", "defend", "strike"], "draw": ["strike"] * 8, "foes": ["zombie_brute"]}


def told(*answers: str) -> list[list[str]]:
    """The steps that are told after each line, by their names."""
    names = {words: name for name, words in STEPS.items()}
    heard: list[list[str]] = []

    class Learner(Script):
        def read(self, prompt: str, words: Any = ()) -> str:
            heard.append([names[line] for line in self.lines if line in names])
            self.lines.clear()
            return super().read(prompt)

    script = Learner(answers)
    with suppress(Left):
        Playing(SavedGame(sandbox(**SETTING).session), script.console).run()
    return heard


def test_each_step_is_told_once_when_its_time_has_come() -> None:
    assert told("strike", "hand", "defend", "strike", "end", "strike", "strike") == [
        ["card"],
        ["intent"],
        [],
        [],
        ["end"],
        ["ask"],
        [],
        [],
    ]
    assert not settings.load().settings.guide


def test_who_was_led_once_is_led_again_when_that_is_wished() -> None:
    settings.keep(settings.Settings(guide=False))
    assert told("guide") == [[], ["card"]]
    assert settings.load().settings.guide


def test_the_steps_name_orders_that_there_are() -> None:
    named = {"card": ["hand"], "intent": ["incoming", "preview 1"], "end": ["end"], "ask": ["? block", "help"]}
    for step, orders in named.items():
        assert all(order.split()[0] in STEPS[step] and ORDERS.understood(order) for order in orders)
