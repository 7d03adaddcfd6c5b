"""The map of an act (D14, D33, D36): how it is drawn, what stands on it and how often, and who waits there."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from components.dice.dice import Secrets
from components.dice.maps import KindShare, Row
from components.flow import Streams
from components.run import MapNode
from systems.core.rng import StreamDice
from systems.dice.maps import draw_map, drawn
from tests.dice.drawn_maps import (
    ACTS,
    DEPTHS,
    ENCOUNTERS,
    FREE,
    INFERNO,
    RULES,
    THRONE,
    Map,
    Rule,
    fights,
    floor,
    maps,
    seen,
)
from tests.run.playing import Scripted

SEEDS = 1000
UNREPAIRED: dict[str, Any] = {"promises": (), "fights": 0}
"""As the shares draw a map, before anything in it is set right."""


def rows(act: str, number: int) -> dict[str, int]:
    """The shares of the kinds on a floor, as they are written."""
    row = next(row for row in ACTS[act].rows if row.floors[0] <= number <= row.floors[1])
    return {kind.kind: kind.share for kind in row.kinds}


def near(seen: int, of: int, percent: float) -> bool:
    """Whether so many of those are a share, but for what chance does once in a thousand times."""
    share = percent / 100
    return abs(seen - of * share) <= 3.3 * (of * share * (1 - share)) ** 0.5


# --- the rules, one by one ------------------------------------------------------------


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_every_map_keeps_the_rule(rule: Rule, act: str) -> None:
    assert [fault for nodes in maps(act, SEEDS) for fault in rule(nodes, ACTS[act])] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_a_map_that_breaks_the_rule_is_told(rule: Rule) -> None:
    assert list(rule(*BROKEN[rule.__name__]))


def _changed(place: int, **fields: Any) -> Map:
    """A map of Act 1 with one node changed."""
    nodes = [replace(node, exits=list(node.exits)) for node in maps("depths", 1)[0]]
    for name, value in fields.items():
        setattr(nodes[place], name, value)
    return nodes


def _of(*columns: tuple[int, int, str, list[int]]) -> Map:
    """A few nodes of a map: floor, column, kind, exits."""
    return [MapNode(number, column, kind, exits=exits) for number, column, kind, exits in columns]


def _pair(kind: str, *more: str) -> Map:
    """Nodes of these kinds, one above the other from floor 10 on."""
    kinds = (kind, *more)
    return _of(*((10 + at, 2, one, [at + 1][: at + 1 < len(kinds)]) for at, one in enumerate(kinds)))


def _room(*, column: int = 1, exits: tuple[int, ...] = (2,)) -> Map:
    """A room on floor 6, column 1, with a way in below it and one out above."""
    nodes = _of((5, 0, "enemy", [1]), (6, 0, "enemy", [2]), (7, 0, "rest", []))
    return [*nodes, MapNode(6, column, "hidden", exits=list(exits), hidden=True)]


def _met(*groups: tuple[int, str, str]) -> Map:
    return [MapNode(number, 2, kind, group) for number, kind, group in groups]


BROKEN: dict[str, tuple[Map, Any]] = {
    "fifteen_floors_of_five_columns": (_changed(1, column=5), DEPTHS),
    "four_paths_the_second_apart_from_the_first": (_of((1, 0, "enemy", [])), DEPTHS),
    "steps_go_to_the_next_column_or_straight_up": (_of((2, 0, "enemy", [1]), (3, 2, "enemy", [])), DEPTHS),
    "no_step_cuts_another": (
        _of((2, 0, "enemy", [3]), (2, 1, "enemy", [2]), (3, 0, "enemy", []), (3, 1, "enemy", [])),
        DEPTHS,
    ),
    "every_node_can_be_reached_and_leads_on": (_changed(1, exits=[]), DEPTHS),
    "whole_rows_are_fixed": (_changed(-4, kind="shop"), DEPTHS),
    "an_elite_and_a_shrine_before_the_boss_for_everybody": (_changed(-4, exits=[]), DEPTHS),
    "kinds_stand_only_where_they_have_a_share": (_of((3, 0, "shrine", [])), DEPTHS),
    "no_elite_before_5_and_no_temple_before_6": (_of((5, 0, "temple", [])), DEPTHS),
    "no_elite_is_joined_to_an_elite": (_pair("elite", "elite"), DEPTHS),
    "no_trap_treasure_temple_or_shrine_is_joined_to_its_kind": (_pair("trap", "trap"), DEPTHS),
    "no_third_event_in_a_row": (_pair("event", "event", "event"), DEPTHS),
    "the_first_act_has_a_shrine_on_5_to_7": (_pair("shrine"), DEPTHS),
    "every_way_has_four_fights_before_14": (
        _of(*((at, 2, "enemy" if at in (1, 2, 3) else "event", [at + 1][: at < 14]) for at in range(15))),
        DEPTHS,
    ),
    "a_hidden_room_lies_in_an_empty_cell_within_reach": (_room(column=0), DEPTHS),
    "groups_are_as_large_as_the_floor_says": (_met((3, "enemy", "zombie_slime")), DEPTHS),
    "who_waits_is_of_the_act_the_floor_and_the_kind": (_met((2, "enemy", "zombie")), DEPTHS),
    "nobody_is_met_again_before_all_who_fit": (
        _met((1, "enemy", "dungeon_rat"), (1, "enemy", "dungeon_rat")),
        DEPTHS,
    ),
    "the_run_begins_with_a_fight_alone_and_without_interference": (_met((1, "enemy", "cave_spider")), DEPTHS),
}


def test_a_room_within_reach_is_none_that_breaks_the_rule() -> None:
    rule = next(rule for rule in RULES if rule.__name__ == "a_hidden_room_lies_in_an_empty_cell_within_reach")
    assert list(rule(_room(), DEPTHS)) == []
    assert list(rule(_room(exits=()), DEPTHS))


# --- how it is drawn ------------------------------------------------------------------


def test_paths_start_where_the_dice_fall_and_the_second_beside_the_first() -> None:
    """The first falls on column 3 of 5; the second on the 4th of the four others, counted on from there: 2; the others
    on 0 and 4. All then go up as far to the left as they can."""
    dice = Scripted({"map": [3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]})
    act = replace(DEPTHS, rows=(Row((1, 1), (KindShare("enemy"),)),), promises=(), hidden=None, fights=0)
    nodes = drawn(dice, act, ENCOUNTERS)
    assert [node.column for node in floor(nodes, 1)] == [0, 2, 3]
    assert [bound for _, bound in dice.asked[:4]] == [5, 4, 5, 5]


def test_an_act_of_few_floors_has_its_gate_and_its_boss_above_them() -> None:
    act = replace(DEPTHS, rows=(Row((1, 2), (KindShare("enemy"),)),), promises=(), hidden=None, fights=0)
    nodes = drawn(Scripted(), act, ENCOUNTERS)
    assert [(node.floor, node.column, node.kind) for node in nodes if node.floor > 2] == [
        (3, 1, "elite"),
        (3, 3, "shrine"),
        (4, 2, "boss"),
    ]


def test_what_may_not_stand_is_drawn_again_and_after_twenty_tries_is_a_combat() -> None:
    """All numbers 0: two paths start in the columns 0 and 1 and meet above; both starts and every try are an elite."""
    dice = Scripted()
    elites = Row((1, 2), (KindShare("elite", 50), KindShare("event", 50)))
    nodes = drawn(dice, replace(DEPTHS, rows=(elites,), promises=(), hidden=None, fights=0), ENCOUNTERS)
    assert [node.kind for node in nodes if node.floor in (1, 2)] == ["elite", "elite", "enemy"]
    assert [bound for _, bound in dice.asked].count(100) == 2 + 20


def test_a_way_with_too_few_fights_has_one_for_its_lowest_event_or_trap() -> None:
    """All numbers 0, so one way from floor 2 on: combat, trap, event, trap. The treasure stays, as long as others can
    give way."""

    def kinds(fights: int) -> list[str]:
        rows = tuple(
            Row((number, number), (KindShare(kind),))
            for number, kind in enumerate(("enemy", "treasure", "trap", "event", "trap"), 1)
        )
        act = replace(DEPTHS, rows=rows, promises=(), hidden=None, fights=fights)
        nodes = drawn(Scripted(), act, ENCOUNTERS)
        return [node.kind for node in nodes if 2 <= node.floor <= 5]

    assert kinds(1) == ["treasure", "trap", "event", "trap"]
    assert kinds(2) == ["treasure", "enemy", "event", "trap"]
    assert kinds(3) == ["treasure", "enemy", "enemy", "trap"]
    assert kinds(5) == ["enemy", "enemy", "enemy", "enemy"]


def test_a_promise_is_kept_where_most_ways_lead_through() -> None:
    """The paths start in the columns 0, 2, 1 and 4. From 0 and 2 they go to 1, so that the third can only go straight
    up to it; the fourth goes from 4 to 3. Three of four ways lead through column 1."""
    dice = Scripted({"map": [0, 1, 1, 4, 1, 0, 0]})
    rows = (Row((1, 1), (KindShare("enemy"),)), Row((2, 2), (KindShare("event"),)))
    promise = replace(DEPTHS.promises[0], floors=(1, 2), at=(2, 2))
    act = replace(DEPTHS, rows=rows, promises=(promise,), gate=(), hidden=None, fights=0)
    nodes = drawn(dice, act, ENCOUNTERS)
    assert {node.column: node.kind for node in floor(nodes, 2)} == {1: "shrine", 3: "event"}


@pytest.mark.parametrize(
    ("act", "combat", "elite", "trap"), [("depths", 0, 0, 0), ("inferno", -2, 2, 0), ("throne", -4, 3, 1)]
)
def test_the_shares_are_those_of_the_document(act: str, combat: int, elite: int, trap: int) -> None:
    early = {"enemy": 72, "event": 16, "trap": 6, "treasure": 6}
    middle = {"event": 12, "treasure": 4, "temple": 7, "shrine": 4}
    late = {"event": 10, "treasure": 4, "temple": 6, "shrine": 3}
    assert rows(act, 2) == rows(act, 3) == early
    assert rows(act, 5) == {
        "enemy": 58 + combat, "elite": 12 + elite, "event": 13, "trap": 6 + trap, "treasure": 5, "shrine": 6
    }  # fmt: skip
    assert rows(act, 6) == rows(act, 7) == {"enemy": 55 + combat, "elite": 12 + elite, "trap": 6 + trap, **middle}
    for number in (10, 11, 12):
        assert rows(act, number) == {"enemy": 56 + combat, "elite": 16 + elite, "trap": 5 + trap, **late}


@pytest.mark.parametrize("number", [2, 5, 10])
@pytest.mark.parametrize("act", ACTS)
def test_kinds_fall_by_their_shares_where_nothing_below_forbids_any(act: str, number: int) -> None:
    """The floors 2, 5 and 10 lie above rows of one kind, which none of theirs is."""
    drawn = Counter(node.kind for nodes in maps(act, SEEDS, **UNREPAIRED) for node in floor(nodes, number))
    for kind, share in rows(act, number).items():
        assert near(drawn[kind], drawn.total(), share), (kind, drawn)


@pytest.mark.parametrize(
    ("number", "sizes"), [(3, (100, 0, 0)), (5, (60, 40, 0)), (10, (30, 50, 20)), (12, (30, 50, 20))]
)
@pytest.mark.parametrize("act", ACTS)
def test_combats_are_alone_in_pairs_or_of_three_as_the_floor_says(
    act: str, number: int, sizes: tuple[int, ...]
) -> None:
    met = Counter(
        len(ENCOUNTERS[node.encounter].foes)
        for nodes in maps(act, SEEDS)
        for node in floor(nodes, number)
        if node.kind == "enemy"
    )
    assert all(near(met[size], met.total(), share) for size, share in enumerate(sizes, 1)), met


@pytest.mark.parametrize("act", ACTS)
def test_elites_have_a_helper_in_three_of_ten_from_floor_8_on(act: str) -> None:
    late = Counter(
        len(ENCOUNTERS[node.encounter].foes) for nodes in maps(act, SEEDS) for node in nodes
        if node.kind == "elite" and node.floor >= 8
    )  # fmt: skip
    assert near(late[2], late.total(), 30)


@pytest.mark.parametrize("act", ACTS)
def test_both_bosses_of_an_act_are_as_likely_and_known_from_its_start(act: str) -> None:
    bosses = Counter(nodes[-2].encounter if nodes[-1].hidden else nodes[-1].encounter for nodes in maps(act, SEEDS))
    assert set(bosses) == {group.id for group in ENCOUNTERS.values() if (group.act, group.kind) == (act, "boss")}
    assert all(near(count, SEEDS, 50) for count in bosses.values())


def test_every_floor_has_encounters_of_every_size_that_its_shares_allow() -> None:
    for act in ACTS.values():
        for groups in act.groups:
            for number in range(*groups.floors):
                if number in (1, *FREE):
                    sizes = {
                        len(group.foes) for group in ENCOUNTERS.values()
                        if (group.act, group.kind) == (act.id, groups.kind)
                        and group.floors[0] <= number <= group.floors[1]
                    }  # fmt: skip
                    wanted = {size for size, share in enumerate(groups.shares, 1) if share}
                    assert (groups.kind == "elite" and number < 5) or wanted <= sizes, (act.id, groups.kind, number)


# --- hidden rooms ---------------------------------------------------------------------


@pytest.mark.parametrize(("act", "chance"), [("depths", 40), ("inferno", 50), ("throne", 50)])
def test_an_act_has_a_hidden_room_by_its_chance(act: str, chance: int) -> None:
    assert near(sum(nodes[-1].hidden for nodes in maps(act, SEEDS)), SEEDS, chance)


def test_one_hidden_room_in_three_has_a_guard() -> None:
    rooms = [nodes[-1] for act in ACTS for nodes in maps(act, SEEDS) if nodes[-1].hidden]
    guards = [ENCOUNTERS[room.encounter] for room in rooms if room.encounter]
    assert near(len(guards), len(rooms), 33)
    assert {(guard.kind, len(guard.foes)) for guard in guards} == {("normal", 1)}


def test_hidden_rooms_lie_on_all_their_floors() -> None:
    lying = Counter(nodes[-1].floor for act in ACTS for nodes in maps(act, SEEDS) if nodes[-1].hidden)
    assert all(lying[number] > lying.total() / 15 for number in (6, 7, 10, 11, 12))


def test_a_run_never_has_more_than_two_hidden_rooms() -> None:
    """Where the first two acts have one, the third has none: 20% of runs; of the others half have one there."""
    met = Counter()
    for seed in range(300):
        library, secrets = SimpleNamespace(acts=ACTS, encounters=ENCOUNTERS), Secrets()
        world: Any = SimpleNamespace(library=library, secrets=secrets, dice=StreamDice(Streams(f"H{seed}")))
        had = [any(node.hidden for node in draw_map(world, act)) for act in (DEPTHS, INFERNO, THRONE)]
        assert secrets.rooms == sum(had)
        met[tuple(had)] += 1
    assert not any(sum(had) > 2 for had in met)
    assert near(met[True, True, False], 300, 20)


# --- what the document has measured ----------------------------------------------------


def chance_way(nodes: Map, *kinds: str) -> float:
    """How many nodes of these kinds a way meets before floor 14 that is chosen by chance at each node."""
    there = [0.0] * len(nodes)
    there[0], found = 1.0, 0.0
    for place, node in enumerate(nodes):
        found += there[place] * (node.kind in kinds and node.floor < 14)
        for way in node.exits if not node.hidden else ():
            there[way] += there[place] / len(node.exits)
    return found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def test_some_37_nodes_lie_below_floor_14_and_two_to_four_on_floor_13() -> None:
    """36.6; on floor 13 there is a single one in fewer than three maps of a hundred."""
    found = maps("depths", SEEDS)
    assert mean([len([node for node in seen(nodes) if 1 <= node.floor <= 13]) for nodes in found]) == pytest.approx(
        36.6, abs=0.4
    )
    wide = Counter(len(floor(nodes, 13)) for nodes in found)
    assert wide[1] < 0.03 * SEEDS


def test_a_way_by_chance_meets_six_or_seven_fights_and_some_elites() -> None:
    """6.6 fights, of them 0.75, 0.83 and 0.88 elites."""
    found = {act: maps(act, SEEDS) for act in ACTS}
    fought = [chance_way(nodes, "enemy", "elite") for act in ACTS for nodes in found[act]]
    assert mean(fought) == pytest.approx(6.6, abs=0.1)
    for act, elites in {"depths": 0.75, "inferno": 0.83, "throne": 0.88}.items():
        assert mean([chance_way(nodes, "elite") for nodes in found[act]]) == pytest.approx(elites, abs=0.07)


def elites_on_ways(nodes: Map) -> tuple[int, int]:
    """The fewest and the most elites on a way before floor 14."""
    few, many = [0] * len(nodes), [0] * len(nodes)
    for place in reversed(range(len(nodes))):
        node = nodes[place]
        if node.floor < 14:
            one = node.kind == "elite"
            few[place] = one + min(few[way] for way in node.exits)
            many[place] = one + max(many[way] for way in node.exits)
    return few[0], many[0]


def test_nearly_every_map_has_a_way_with_one_elite_at_most_and_one_with_an_elite() -> None:
    """99% and 93% of maps."""
    found = [elites_on_ways(nodes) for act in ACTS for nodes in maps(act, SEEDS)]
    assert sum(few <= 1 for few, _ in found) / len(found) == pytest.approx(0.99, abs=0.01)
    assert sum(many >= 1 for _, many in found) / len(found) == pytest.approx(0.93, abs=0.02)


def test_the_free_rows_of_act_1_hold_kinds_as_the_document_has_measured() -> None:
    stand = Counter(
        node.kind for nodes in maps("depths", SEEDS, **UNREPAIRED) for number in FREE for node in floor(nodes, number)
    )
    measured = {"enemy": 61, "event": 13, "elite": 9, "trap": 5, "treasure": 5, "temple": 4, "shrine": 3}
    for kind, percent in measured.items():
        assert 100 * stand[kind] / stand.total() == pytest.approx(percent, abs=1.5), stand


def test_repairs_are_needed_as_often_as_the_document_has_measured() -> None:
    """Two maps of three have no shrine on the floors 5 to 7; one of eleven has a way with fewer than four fights."""
    found = maps("depths", SEEDS, **UNREPAIRED)
    lacking = [not any(n.kind == "shrine" for number in (5, 6, 7) for n in floor(nodes, number)) for nodes in found]
    assert sum(lacking) / SEEDS == pytest.approx(2 / 3, abs=0.05)
    easy = [fights(nodes)[0] < 4 for act in ACTS for nodes in maps(act, SEEDS, **UNREPAIRED)]
    assert sum(easy) / len(easy) == pytest.approx(1 / 11, abs=0.03)
