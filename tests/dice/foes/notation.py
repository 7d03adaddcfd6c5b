"""The document's way of writing a move, read as the effects that it stands for."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from components.dice.effects import Guard, Interfere, Mend, Strike
from components.effects import ApplyStatus, Effect, Summon

KINDS = {
    "SNIPE": "snipe",
    "DEEP FREEZE": "deep_freeze",
    "CHAOS": "chaos",
    "WEAKEN": "weaken",
    "GRAVITY": "gravity",
    "BURN": "burn_die",
    "STEAL_REROLL": "steal_reroll",
    "LOCK_HOLD": "lock_hold",
    "STEAL_DIE": "steal_die",
    "CURSE": "curse",
    "EVENODD": "evenodd",
    "RIG": "rig",
    "LOCK_DIE": "lock_die",
    "STRIP": "strip",
}
PART = re.compile(
    r"(?P<attack>A(?P<times>[\d.]+)(?:×(?P<hits>\d))? \((?P<points>\d+)(?:×\d)?\))"
    r"|(?P<own>[DHB])(?P<share>\d+)(?P<all> all)?"
    r"|summon (?P<called>[A-Z][A-Za-z ]+)"
    rf"|(?P<kind>{'|'.join(KINDS)})(?: (?P<amount>\d))?"
)


class Written(NamedTuple):
    """A move: its name, what it does, and the points of each hit."""

    name: str
    does: tuple[Effect, ...]
    hits: tuple[int, ...]


def moves(phase: Sequence[str]) -> list[Written]:
    """The moves of a phase. EVENODD asks for odd values first, then for even ones, in turns: the moves come twice."""
    if any("EVENODD" in part for part in phase):
        return [*map(_move, phase), *(_move(part.replace("EVENODD", "EVENODD 2")) for part in phase)]
    return [*map(_move, phase)]


def _move(text: str) -> Written:
    first = PART.search(text)
    assert first is not None
    does: list[Effect] = []
    hits: tuple[int, ...] = ()
    for part in text[first.start() :].split(" + "):
        found = PART.fullmatch(part)
        assert found is not None, part
        does.append(_effect(found))
        if found["attack"]:
            hits = (int(found["points"]),) * int(found["hits"] or 1)
    return Written(text[: first.start()].strip(), tuple(does), hits)


def _effect(found: re.Match[str]) -> Effect:
    if found["attack"]:
        return Strike(round(float(found["times"]) * 100), int(found["hits"] or 1))
    if found["called"]:
        return Summon(found["called"].lower().replace(" ", "_"), 2, (Strike(120),))
    if found["kind"]:
        return Interfere(KINDS[found["kind"]], int(found["amount"] or 1))  # type: ignore[arg-type]
    share = int(found["share"])
    if found["own"] == "D":
        return Guard(share, "all_allies" if found["all"] else "self")
    if found["own"] == "H":
        return Mend(share)
    return ApplyStatus("roused", share, "all_allies" if found["all"] else "self")
