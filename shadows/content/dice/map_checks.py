"""Whether what the maps of the dice game are drawn from makes sense: acts, and the groups that are met in them."""

from itertools import pairwise

import msgspec

from components.dice.maps import KindShare
from components.dice.prefabs import DiceActPrefab, DiceEncounterPrefab
from components.prefabs import Library
from components.run_prefabs import PlanNode
from shadows.content.checks import run
from shadows.content.schema.authoring import Definitions
from shadows.content.yaml.source_file import Sheet

OWN_FLOORS = ("start", "boss")
"""Kinds of node that stand below the first floor and above the gate, and need no word."""


def check_act(sheet: Sheet, act: DiceActPrefab, definitions: Definitions) -> None:
    """Whether the rows of an act follow one another, and hold what can stand there."""
    run.check_act(sheet, act, definitions)
    for part in (*act.rows, *act.groups, *act.promises):
        _check_floors(sheet, part, "floors")
    for promise in act.promises:
        _check_floors(sheet, promise, "at")
    if act.rows and not act.shop:
        sheet.report(sheet.at(act), "'shop' is missing", "name the shop that the act's shops are like")
    if act.rows and act.rows[0].floors[0] != 1:
        sheet.report(sheet.at(act.rows[0], "floors"), "the first row has not floor 1", "begin with floor 1")
    for row, following in pairwise(act.rows):
        due = row.floors[1] + 1
        if following.floors[0] != due:
            message = f"floor {due} is next, found {following.floors[0]}"
            sheet.report(sheet.at(following, "floors"), message, "write each floor once, from the first up")
    standing: list[KindShare | PlanNode] = [*(kind for row in act.rows for kind in row.kinds), *act.gate]
    for node in standing:
        if node.kind in OWN_FLOORS:
            sheet.report(sheet.at(node, "kind"), f"a {node.kind} stands on a floor of its own", "leave it out")
    for groups in act.groups:
        if min(groups.shares) < 0 or not any(groups.shares):
            hint = "write how likely one enemy is, then two, and so on"
            sheet.report(sheet.at(groups, "shares"), "these are no shares", hint)


def check_encounters_of(sheet: Sheet, act: DiceActPrefab, library: Library) -> None:
    """Whether someone can be met in an act that is climbed."""
    kinds = [group.kind for group in library.encounters.values() if group.act == act.id]
    for kind, told in (("normal", "an everyday fight"), ("boss", "a boss")):
        if act.climbed and kind not in kinds:
            sheet.report(
                sheet.at(act), f"no encounter of this act is {told}", f"write one: 'act: {act.id}, kind: {kind}'"
            )


def check_encounter(sheet: Sheet, encounter: DiceEncounterPrefab, _definitions: Definitions) -> None:
    """Whether a group is met on floors that follow one another."""
    _check_floors(sheet, encounter, "floors")


def _check_floors(sheet: Sheet, part: msgspec.Struct, attribute: str) -> None:
    first, last = getattr(part, attribute)
    if not 1 <= first <= last:
        message, hint = f"{first} to {last} are no floors", "write the first and the last, counted from 1"
        sheet.report(sheet.at(part, attribute), message, hint)
