"""What several tests of the commands need."""

import sys
from types import ModuleType

import pytest

from shadows import games
from shadows.mods import manifest
from shadows.saves.paths import Paths, home
from shadows.saves.profile import ProfileSlot
from tests.saves.growing_game import GAME


@pytest.fixture
def growing(monkeypatch: pytest.MonkeyPatch) -> ProfileSlot:
    """There is a second game, in which the player grows between the runs; gives that player's profile."""
    coin = ModuleType("shadows.games.coin")
    coin.GAME = GAME
    monkeypatch.setitem(sys.modules, coin.__name__, coin)
    for module in (games, manifest):
        monkeypatch.setattr(module, "NAMES", ("deck", "coin"))
    return ProfileSlot(Paths(home()), GAME)
