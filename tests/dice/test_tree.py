"""D19: the tree's 146 nodes, what can be taken, and what can be given back."""

from collections import Counter
from itertools import combinations, pairwise
from math import dist

import pytest

from systems.dice import tree
from tests.dice.plain import plain_library, written
from tests.dice.presets import NODES, POINTS, WRITTEN, strokes

LIBRARY = plain_library()
BRANCHES = ("ice", "fire", "wind", "lightning", "defence", "damage", "utility", "economy")
TRUNK = [f"ice_t{number}" for number in range(1, 6)]


def test_there_are_146_nodes_of_the_documents_sizes() -> None:
    sizes = Counter(node.size for node in LIBRARY.nodes.values())
    assert sizes == {"small": 80, "notable": 40, "keystone": 17, "bridge": 8, "start": 1}
    assert sizes.total() == 146


def test_small_1_notable_3_keystone_5_bridge_3_and_the_start_nothing() -> None:
    costs = {node.size: node.cost for node in LIBRARY.nodes.values()}
    assert costs == {"start": 0, "small": 1, "notable": 3, "keystone": 5, "bridge": 3}


@pytest.mark.parametrize("branch", BRANCHES)
def test_a_branch_is_a_trunk_for_7_and_two_ways_for_14(branch: str) -> None:
    ways = {"": [], "a": [], "b": []}
    for node in LIBRARY.nodes.values():
        if node.branch == branch:
            ways[node.path].append(node.id)
    assert [len(ways[path]) for path in ("", "a", "b")] == [5, 6, 6]
    assert [tree.cost(LIBRARY, ways[path]) for path in ("", "a", "b")] == [7, 14, 14]


def test_at_most_97_nodes_for_197_points_can_be_taken() -> None:
    taken = [node.id for node in LIBRARY.nodes.values() if node.path != "b" and node.size != "start"]
    assert (len(taken), tree.cost(LIBRARY, taken)) == (97, 197)
    assert tree.faults(LIBRARY, taken, 197) == []
    locked = [node.id for node in LIBRARY.nodes.values() if node.path == "b"]
    assert all("locked" in tree.refusal(LIBRARY, taken, node, 1000) for node in locked)


def test_names_are_told_once_each_and_every_node_has_its_text() -> None:
    assert len({node.name for node in LIBRARY.nodes.values()}) == 146
    assert all(node.text.endswith(".") for node in LIBRARY.nodes.values())


def test_every_node_but_the_start_does_something() -> None:
    idle = [
        name for name, fields in written("nodes").items() if not fields.keys() & {"triggers", "modifiers", "pickup"}
    ]
    assert idle == ["start"]


def test_the_start_has_the_eight_trunks_and_the_middle_beside_it() -> None:
    assert set(tree.neighbours(LIBRARY)["start"]) == {"centre_k", *(f"{branch}_t1" for branch in BRANCHES)}


def test_neighbours_are_so_both_ways_and_a_trunks_end_has_five_or_six() -> None:
    beside = tree.neighbours(LIBRARY)
    assert all(node in beside[other] for node, others in beside.items() for other in others)
    assert set(beside["ice_t5"]) == {"ice_t4", "ice_a1", "ice_b1", "br_ice_defence", "br_economy_ice"}
    assert beside["ice_a6"] == ["ice_a5"]


def test_bridges_join_the_ends_of_neighbouring_trunks_round_the_web() -> None:
    web = ("ice", "defence", "fire", "damage", "wind", "utility", "lightning", "economy", "ice")
    beside = tree.neighbours(LIBRARY)
    for one, other in pairwise(web):
        assert set(beside[f"br_{one}_{other}"]) == {f"{one}_t5", f"{other}_t5"}


def test_the_web_can_be_drawn_neighbours_near_and_no_node_on_another() -> None:
    places = {node.id: node.at for node in LIBRARY.nodes.values()}
    assert min(dist(one, other) for one, other in combinations(places.values(), 2)) > 70
    for node, others in tree.neighbours(LIBRARY).items():
        near = 240 if node.startswith("br_") else 205
        assert all(dist(places[node], places[other]) < near for other in others if not other.startswith("br_"))


@pytest.mark.parametrize("preset", WRITTEN)
def test_every_prefix_of_a_preset_is_connected_and_within_its_points(preset: str) -> None:
    for nodes, points, count in zip(strokes(preset), POINTS[preset], NODES[preset], strict=True):
        assert (tree.cost(LIBRARY, nodes), len(nodes)) == (points, count)
        for number, node in enumerate(nodes):
            assert tree.refusal(LIBRARY, nodes[:number], node, points) == ""
        assert tree.faults(LIBRARY, nodes, points) == []
        assert tree.standing(LIBRARY, nodes, points) == nodes


def test_a_node_needs_one_beside_it() -> None:
    assert tree.refusal(LIBRARY, [], "ice_t1", 1) == ""
    assert tree.refusal(LIBRARY, [], "ice_t2", 9) == "Nothing beside Hoarfrost is taken."
    assert tree.refusal(LIBRARY, ["fire_t1"], "ice_t2", 9) == "Nothing beside Hoarfrost is taken."
    assert tree.refusal(LIBRARY, ["ice_t1"], "ice_t2", 9) == ""


def test_a_node_needs_its_points() -> None:
    assert tree.refusal(LIBRARY, [], "ice_t1", 0) == "Rime costs 1 point, and 0 are left."
    assert tree.refusal(LIBRARY, TRUNK[:4], "ice_t5", 5) == "Heart of Winter costs 3 points, and 1 is left."
    assert tree.refusal(LIBRARY, TRUNK[:4], "ice_t5", 7) == ""


def test_one_way_of_a_branch_locks_the_other() -> None:
    taken = [*TRUNK, "ice_a1"]
    assert tree.refusal(LIBRARY, taken, "ice_b1", 9) == (
        "Hairline Crack is locked: Black Ice is on the other way of its branch."
    )
    assert tree.refusal(LIBRARY, taken, "ice_a2", 9) == ""
    assert tree.refusal(LIBRARY, TRUNK, "ice_b1", 9) == ""


def test_what_is_there_already_or_not_at_all_is_refused() -> None:
    assert tree.refusal(LIBRARY, ["ice_t1"], "ice_t1", 9) == "Rime is taken already."
    assert tree.refusal(LIBRARY, [], "start", 9) == "The Threshold is everyone's: nobody needs to take it."
    assert tree.refusal(LIBRARY, [], "ice_t9", 9) == "There is no node 'ice_t9' in the tree."


def test_a_branch_can_be_walked_backwards_over_a_bridge() -> None:
    taken = [*TRUNK, "br_ice_defence"]
    assert tree.refusal(LIBRARY, taken, "defence_t5", 20) == ""
    assert tree.refusal(LIBRARY, taken, "defence_t4", 20) == "Nothing beside Shield Rim is taken."
    assert tree.refusal(LIBRARY, [*taken, "defence_t5"], "defence_t4", 20) == ""


def test_the_last_of_a_way_can_be_given_back_and_what_others_hang_on_cannot() -> None:
    assert tree.refusal_to_return(LIBRARY, TRUNK, "ice_t5") == ""
    assert tree.refusal_to_return(LIBRARY, TRUNK, "ice_t3") == (
        "Without First Frost these have no way to the start: Cold Edge, Heart of Winter."
    )
    assert tree.refusal_to_return(LIBRARY, TRUNK, "fire_t1") == "Ember is not taken."
    assert tree.refusal_to_return(LIBRARY, TRUNK, "ice_t9") == "'ice_t9' is not taken."


def test_a_ring_over_a_bridge_holds_when_one_of_its_nodes_is_given_back() -> None:
    ring = [*TRUNK, "br_ice_defence", *(f"defence_t{number}" for number in range(1, 6))]
    assert tree.refusal_to_return(LIBRARY, ring, "ice_t1") == ""
    ring.remove("ice_t1")
    assert tree.refusal_to_return(LIBRARY, ring, "defence_t1").startswith("Without Thick Skin these have no way")
    assert tree.refusal_to_return(LIBRARY, ring, "ice_t2") == ""


def test_a_choice_from_elsewhere_is_told_each_of_its_faults() -> None:
    chosen = ["ice_t1", "ice_t1", "start", "nothing", "fire_t2", "fire_a1", "fire_b1"]
    assert tree.faults(LIBRARY, chosen, 3) == [
        "Rime is there twice.",
        "The Threshold is everyone's: leave 'start' out.",
        "There is no node 'nothing' in the tree.",
        "Tinder and White Heat are on two ways of one branch.",
        "Kindling has no way to the start.",
        "Tinder has no way to the start.",
        "White Heat has no way to the start.",
        "They cost 4 points, and there are 3.",
    ]
    assert tree.faults(LIBRARY, ["ice_t2", "ice_t1"], 2) == []
    assert tree.faults(LIBRARY, [], 0) == []


def test_of_nodes_from_another_tree_stands_what_still_has_a_way_and_its_points() -> None:
    assert tree.standing(LIBRARY, ["gone", "ice_t2", "ice_t1", "ice_t1", "fire_t2"], 9) == ["ice_t2", "ice_t1"]
    assert tree.standing(LIBRARY, TRUNK, 6) == TRUNK[:4]
    assert tree.standing(LIBRARY, [*TRUNK, "ice_b1", "ice_a1"], 9) == [*TRUNK, "ice_b1"]


def test_each_point_makes_all_enemies_hp_grow_by_a_fixed_share() -> None:
    """D26"""
    assert tree.answer(LIBRARY, []) == 0
    assert tree.told_answer(LIBRARY, []) == ""
    assert tree.told_answer(LIBRARY, ["ice_t1"]) == "The Abyss answers: enemies +0.6% HP."
    stroke = strokes("permafrost")[0]
    assert tree.answer(LIBRARY, stroke) == 180
    assert tree.told_answer(LIBRARY, stroke) == "The Abyss answers: enemies +18% HP."
    assert tree.answered(183, 330) == 243  # 243.39
    assert tree.answered(98, 330) == 130  # 130.34
    assert tree.answered(50, 330) == 67  # 66.5
    assert tree.answered(50, 0) == 50


def test_absolute_focus_asks_for_two_elements_and_purist_and_iron_will_bar_what_is_dead() -> None:
    assert tree.focus(LIBRARY, TRUNK) == 0
    assert tree.focus(LIBRARY, ["centre_k"]) == 2
    assert tree.bars(LIBRARY, ["damage_b6", "utility_a6"]) == {"elements", "rerolls"}
    assert tree.bars(LIBRARY, ["damage_a6"]) == set()


def test_the_way_to_a_node_is_the_cheapest_one_over_what_is_taken() -> None:
    assert tree.way(LIBRARY, [], "ice_t3") == TRUNK[:3]
    assert tree.way(LIBRARY, TRUNK[:2], "ice_t5") == TRUNK[2:]
    over_bridge = ["br_ice_defence", "defence_t5"]  # 3 + 3 points, and 7 by the trunk of defence
    assert tree.way(LIBRARY, TRUNK, "defence_t5") == over_bridge
    assert tree.way(LIBRARY, [*TRUNK, "defence_t1", "defence_t2"], "defence_t5") == [
        f"defence_t{number}" for number in (3, 4, 5)
    ]


def test_no_way_leads_to_what_is_taken_or_locked() -> None:
    assert tree.way(LIBRARY, TRUNK, "ice_t5") == []
    assert tree.way(LIBRARY, [*TRUNK, "ice_a1"], "ice_b6") == []


def test_what_each_point_will_do_is_told_before_any_is_spent() -> None:
    one = tree.told_answer(LIBRARY, ["ice_t1"])
    assert tree.told_law(LIBRARY) == one.replace("answers:", "answers each point that is spent:") != one
