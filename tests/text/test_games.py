"""What a game's record names is there, and is loaded no sooner than it is needed."""

import subprocess
import sys

import pytest

from shadows.games import NAMES, known
from shadows.play.sandbox import ByHand, by_hand
from shadows.text.game_terminal import GameTerminal, terminal_of
from shadows.text.shared_orders import SHARED


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_told_in_the_terminal_and_has_its_fights_set_up(name: str) -> None:
    terminal = terminal_of(known(name))
    assert issubclass(terminal, GameTerminal)
    assert {"show", "help", "quit"} <= {order.word for order in terminal.orders.all}
    silent = [order.word for order in terminal.orders.all if order.tells is None and order.asks is None]
    assert set(silent) <= {word for word, order in SHARED.items() if order.tells is None and order.asks is None}
    asked = [word for word in vars(ByHand) if not word.startswith("_")]
    assert asked == ["sandbox", "arranged", "lasting", "joined"]
    assert all(callable(getattr(by_hand(name), word)) for word in asked)


def test_the_orders_that_games_share_have_each_word_once() -> None:
    words = [word for order in SHARED.values() for word in (order.word, *order.short)]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_game_loads_neither_its_terminal_nor_its_fights(name: str) -> None:
    check = f"import sys, shadows.games.{name}; print(sorted(m for m in sys.modules if m in {LATE}))"
    told = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True).stdout
    assert told == "[]\n"


LATE = ["shadows.play.sandbox", "shadows.play.session", "shadows.text.playing", "shadows.text.game_terminal"]
