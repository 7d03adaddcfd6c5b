"""For all tests: the error of a broken rule is let out, not skipped as for a player, and property tests have the same
examples on every machine: they are drawn from the tests themselves, never from chance, and no clock hurries them."""

import sys
from collections import Counter
from dataclasses import replace
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

from shadows import games
from shadows.mods import manifest
from shadows.play.session import Session

Session.strict = True

settings.register_profile(
    "same everywhere", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same everywhere")


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a second game that is called coin, and is like the first in all else."""
    deck = games.known("deck")
    coin = ModuleType("shadows.games.coin")
    coin.GAME = replace(deck, ruleset=replace(deck.ruleset, name="coin"))
    monkeypatch.setitem(sys.modules, coin.__name__, coin)
    for module in (games, manifest):
        monkeypatch.setattr(module, "NAMES", ("deck", "coin"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in a line for each reason what was skipped."""
    reasons = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    for reason, tests in reasons.items():
        terminalreporter.write_line(f"{tests} {'test was' if tests == 1 else 'tests were'} skipped: {reason}")


def _reason(report: pytest.TestReport) -> str:
    """Why a test was skipped."""
    why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return why.removeprefix("Skipped: ")
