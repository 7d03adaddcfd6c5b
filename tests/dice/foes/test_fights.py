"""Every group of the dice game can be fought to its end, whatever the player does: no rule of a monster breaks down."""

from random import Random
from typing import Any

import pytest
import yaml

from components.dice.commands import Score
from tests.dice.foes.arena import FOLDER, arena

ACTS = {"depths": 1, "inferno": 2, "throne": 3}
BOSS_FLOOR = 15
LONG = 600
"""Commands in which any fight is over."""


def groups() -> dict[str, dict[str, Any]]:
    """All groups that are met, by id."""
    written = [
        yaml.safe_load(file.read_text(encoding="utf-8")) for file in sorted((FOLDER / "encounters").glob("*.yaml"))
    ]
    return {name: group for groups in written for name, group in groups.items()}


@pytest.mark.parametrize(("name", "group"), [*groups().items()])
def test_a_group_can_be_fought_to_the_end(name: str, group: dict[str, Any]) -> None:
    """Now a command at random, now the best hand."""
    chance = Random(name)
    kind = group.get("kind", "normal")
    floor = BOSS_FLOOR if kind == "boss" else group.get("floors", [1, 14])[1]
    act = ACTS[group.get("act", "inferno")]
    fight = arena(group["foes"], act=act, floor=floor, kind=kind, seed=name.upper(), player={"hp": 900, "max_hp": 900})
    for _ in range(LONG):
        if fight.outcome != "ongoing":
            break
        legal = fight.legal()
        hands = [command for command in legal if isinstance(command, Score)]
        fight.submit(hands[0] if hands and chance.random() < 0.4 else chance.choice(legal))
    assert fight.outcome in ("won", "lost")
