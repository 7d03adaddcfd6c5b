"""The way through the acts: the fixed plan (R47), the wandering map (R48), plans of mods (MP-03)."""

from collections import Counter
from types import SimpleNamespace

import msgspec
import pytest

from components.commands import Choose
from components.facts import ActBegan, NodeEntered
from components.flow import Streams
from components.run import MapNode
from components.run_prefabs import PlanNode
from shadows.games import load
from shadows.play.session import IllegalCommand, Session
from systems.core.rng import StreamDice
from systems.run.acts import acts
from systems.run.maps import fixed_map, wandering_map
from tests.run.chances import fit
from tests.run.playing import Scripted, asked, begun, enter, of, win

# R47, as its table reads: floor -> left and right, for the three acts.
PLAN = {
    2: ("Skeleton Warrior | Zombie Brute", "Wraith | Corrupted Beast", "Hellhound | Shadow Demon"),
    3: ("Dark Cultist", "Witch Doctor", "Abyssal Cultist"),
    4: ("Event", "Event", "Event"),
    5: ("Shop", "Shop", "Shop"),
    6: ("Rat Swarm", "Thorned Horror", "Infernal Imp"),
    7: ("Rest", "Rest", "Rest"),
    8: ("2 Skeleton Warrior | Zombie Brute", "2 Wraith | Corrupted Beast", "2 Hellhound | Shadow Demon"),
    9: (
        "Elite Tomb Guardian | Skeleton Warrior + Rat Swarm",
        "Elite Treant Protector | Wraith + Thorned Horror",
        "Elite Flamespawn | Hellhound + Infernal Imp",
    ),
    10: ("Event", "Event", "Event"),
    11: ("Dark Cultist + Rat Swarm", "Witch Doctor + Thorned Horror", "Abyssal Cultist + Infernal Imp"),
    12: (
        "Elite Blood Witch | Zombie Brute + Skeleton Warrior",
        "Elite Plague Shaman | Corrupted Beast + Wraith",
        "Elite Dread Knight | Shadow Demon + Hellhound",
    ),
    13: ("2 Dark Cultist", "2 Witch Doctor", "2 Abyssal Cultist"),
    14: ("Rest", "Rest", "Rest"),
    15: ("Boss Lich King", "Boss Eldritch Treant", "Boss Archdemon"),
}


def told(node: MapNode) -> str:
    """A node as the table has it."""
    if not node.encounter:
        return node.kind.capitalize()
    library = load()
    foes = [library.enemies[foe].name for foe in library.encounters[node.encounter].foes]
    group = f"2 {foes[0]}" if foes[:1] * 2 == foes else " + ".join(foes)
    return group if node.kind == "enemy" else f"{node.kind.capitalize()} {group}"


def climb(library=None):
    """The acts in their order."""
    return acts(SimpleNamespace(library=library or load()))


@pytest.mark.parametrize("act", [0, 1, 2])
def test_the_fixed_map_is_the_table(act: int) -> None:
    nodes = fixed_map(None, climb()[act])
    assert nodes[0] == MapNode(1, 0, "start", exits=nodes[0].exits)
    for floor, row in PLAN.items():
        assert " | ".join(told(node) for node in nodes if node.floor == floor) == row[act]


def test_the_acts_are_climbed_in_their_order() -> None:
    assert [act.name for act in climb()] == ["The Crypts", "Blighted Woods", "Abyssal Spire"]


@pytest.mark.parametrize("act", [0, 1, 2])
def test_mp_02_every_path_of_the_fixed_map(act: int) -> None:
    """14 encounters; floor 5 a shop, 7 and 14 rests, 15 the boss; elites on 9 and 12 alone, always avoidable; both
    nodes of a floor can be reached from every node of the floor before (R47)."""
    nodes = fixed_map(None, climb()[act])
    paths = [[0]]
    for _ in range(14):
        paths = [[*path, to] for path in paths for to in nodes[path[-1]].exits]
    assert len(paths) == 2**4
    for path in paths:
        kinds = {nodes[place].floor: nodes[place].kind for place in path}
        assert list(kinds) == list(range(1, 16))
        assert (kinds[5], kinds[7], kinds[14], kinds[15]) == ("shop", "rest", "rest", "boss")
        assert {floor for floor, kind in kinds.items() if kind == "elite"} <= {9, 12}
    assert any("elite" not in [nodes[place].kind for place in path] for path in paths)
    for node in nodes[:-1]:
        assert [nodes[to].floor for to in node.exits] == [node.floor + 1] * len(node.exits)
        assert len(node.exits) == sum(other.floor == node.floor + 1 for other in nodes)


# The wandering map

SEEDS = 1000


def wandered(act, seed: str) -> list[MapNode]:
    return wandering_map(SimpleNamespace(library=load(), dice=StreamDice(Streams(seed))), act)


def entries(nodes: list[MapNode]) -> list[list[int]]:
    """From where each node is reached."""
    found: list[list[int]] = [[] for _ in nodes]
    for place, node in enumerate(nodes):
        for to in node.exits:
            found[to].append(place)
    return found


def last_met(nodes: list[MapNode], before: list[list[int]]) -> list[set[str]]:
    """The groups that can be the last met when a node is entered."""
    found: list[set[str]] = []
    for place in range(len(nodes)):
        near = [({nodes[other].encounter} if nodes[other].encounter else found[other]) for other in before[place]]
        found.append(set().union(*near))
    return found


def faults(nodes: list[MapNode]) -> list[str]:
    """Every way in which a map breaks R48."""
    kinds = Counter(node.kind for node in nodes)
    wrong = [kind for kind, least in {"shop": 1, "rest": 2, "elite": 2, "event": 2}.items() if kinds[kind] < least]
    before = entries(nodes)
    last = last_met(nodes, before)
    ways: dict[int, list[tuple[int, int]]] = {}
    for place, node in enumerate(nodes):
        if node.kind == "elite" and node.floor < 5:
            wrong.append(f"an elite on floor {node.floor}")
        if (node.floor == 14) != (node.kind == "rest") and node.floor == 14:
            wrong.append("no rest on floor 14")
        if (node.floor == 15) != (node.kind == "boss") or (node.floor == 1) != (node.kind == "start"):
            wrong.append(f"a {node.kind} on floor {node.floor}")
        if bool(node.encounter) != (node.kind in ("enemy", "elite", "boss")):
            wrong.append(f"a {node.kind} with '{node.encounter}'")
        if place and not before[place]:
            wrong.append(f"no way to {place}")
        if node.floor < 15 and not node.exits:
            wrong.append(f"no way on from {place}")
        if node.encounter and node.encounter in last[place]:
            wrong.append(f"{node.encounter} twice in a row")
        if not 0 <= node.column < 7:
            wrong.append(f"column {node.column}")
        for to in node.exits:
            there = nodes[to]
            ways.setdefault(node.floor, []).append((node.column, there.column))
            if there.floor != node.floor + 1:
                wrong.append("a way that skips a floor")
            if 1 < node.floor < 14 and abs(there.column - node.column) > 1:
                wrong.append("a way to a far column")
            if node.kind == there.kind == "rest":
                wrong.append("a rest after a rest")
    for way in ways.values():
        wrong += ["paths cross" for low, up in way for other, over in way if low < other and up > over]
    return wrong


def test_r48_holds_for_every_seed_and_act() -> None:
    found = Counter(fault for seed in range(SEEDS) for act in climb() for fault in faults(wandered(act, f"W{seed}")))
    assert found == {}


def test_r48_branches_and_is_not_the_same_in_two_acts_or_seeds() -> None:
    first, second, _ = climb()
    dice = SimpleNamespace(library=load(), dice=StreamDice(Streams("ONE")))
    a, b = wandering_map(dice, first), wandering_map(dice, second)
    assert [(node.floor, node.column) for node in a] != [(node.floor, node.column) for node in b]
    assert (
        len({tuple((node.floor, node.column, node.kind) for node in wandered(first, str(seed))) for seed in range(50)})
        == 50
    )
    for seed in range(50):
        assert len(wandered(first, str(seed))[0].exits) >= 2


def test_r48_kinds_fall_as_their_shares_where_all_are_allowed() -> None:
    """On floors 5 to 12, where an Elite may be: Event 15, Shop 10, Elite 15 in 100. Rests next to a Rest, and Elites
    whose groups were just met, are Enemies; so those are only bounded."""
    drawn = Counter()
    for seed in range(400):
        nodes = wandered(climb()[0], f"K{seed}")
        drawn.update(node.kind for node in nodes if 5 <= node.floor <= 12)
    total = sum(drawn.values())
    sure = drawn["event"] + drawn["shop"]
    expected = [total * 15 / 100, total * 10 / 100, total * 75 / 100]
    assert fit([drawn["event"], drawn["shop"], total - sure], expected)
    assert 0.07 < drawn["rest"] / total < 0.10
    assert 0.12 < drawn["elite"] / total < 0.16
    assert 0.50 < drawn["enemy"] / total < 0.58


def test_r48_has_enough_of_everything_even_if_all_dice_say_enemy() -> None:
    """All numbers 0: every path goes up one side, every kind is drawn as Enemy."""
    nodes = wandering_map(SimpleNamespace(library=load(), dice=Scripted()), climb()[0])
    assert faults(nodes) == []


def test_r48_every_group_of_the_act_is_met() -> None:
    for act in climb():
        planned = {node.encounter for floor in act.plan for node in floor if node.encounter}
        met = {node.encounter for seed in range(60) for node in wandered(act, str(seed)) if node.encounter}
        assert met == planned


def test_a_group_that_a_mod_adds_to_an_act_is_met_on_the_wandering_map() -> None:
    library = load()
    new = msgspec.structs.replace(library.encounters["rat_swarm"], id="frost:rats", order=99)
    richer = msgspec.structs.replace(library, encounters={**library.encounters, "frost:rats": new})
    met = {
        node.encounter
        for seed in range(60)
        for node in wandering_map(SimpleNamespace(library=richer, dice=StreamDice(Streams(str(seed)))), climb()[0])
    }
    assert "frost:rats" in met


# Plans of mods


def towered(*floors: PlanNode):
    """The game's content with one act alone: a tower with one column."""
    library = load()
    plan = tuple((node,) for node in floors)
    tower = msgspec.structs.replace(library.acts["crypts"], id="tower", name="Tower", order=1, plan=plan)
    return msgspec.structs.replace(library, acts={"tower": tower})


def test_mp_03_an_act_with_one_column_can_be_climbed() -> None:
    library = towered(PlanNode("enemy", "rat_swarm"), PlanNode("rest"), PlanNode("boss", "lich_king"))
    session = Session.start(seed="T", library=library)
    for _ in range(3):
        assert session.legal()[0] == Choose(0)
        session.submit(Choose(0))
        if session.look().phase == "play":
            win(session)
        if session.outcome == "ongoing":
            session.submit(Choose(None))
    assert session.outcome == "won"
    assert [fact.kind for fact in of(session.history, NodeEntered)] == ["enemy", "rest", "boss"]


def test_mp_03_a_wandering_map_of_an_act_without_elites_has_enemies_in_their_place() -> None:
    library = towered(PlanNode("enemy", "rat_swarm"), PlanNode("enemy", "zombie_brute"), PlanNode("boss", "lich_king"))
    for seed in range(50):
        dice = StreamDice(Streams(str(seed)))
        nodes = wandering_map(SimpleNamespace(library=library, dice=dice), library.acts["tower"])
        assert {node.kind for node in nodes} == {"start", "enemy", "event", "shop", "rest", "boss"}


# Moving


def test_a_step_leads_to_a_node_that_is_joined_and_never_back() -> None:
    session = begun()
    assert [option.name for option in session.look().question.options] == [
        "Enemy: Skeleton Warrior",
        "Enemy: Zombie Brute",
    ]
    with pytest.raises(IllegalCommand, match="no option 2"):
        session.submit(Choose(2))
    facts = session.submit(Choose(1))
    assert of(facts, NodeEntered) == [NodeEntered(2, 2, "enemy")]
    win(session)
    session.submit(Choose(None))
    journey = session.look().journey
    states = {node.place: node.state for node in journey.nodes}
    assert (states[0], states[1], states[2], states[3], states[4]) == ("passed", "closed", "here", "open", "closed")
    assert [session.world.journey.nodes[place].floor for place in asked(session).options] == [3]


def test_the_way_must_be_chosen() -> None:
    session = begun()
    with pytest.raises(IllegalCommand, match="Choose 1 more"):
        session.submit(Choose(None))


def test_acts_begin_at_the_foot_with_a_new_map() -> None:
    for kind in ("fixed", "wandering"):
        session = begun(map=kind)
        assert of(session.history, ActBegan) == [ActBegan(0)]
        first = session.look().journey
        assert (first.map, first.act_name, first.floor) == (kind, "The Crypts", 1)
        session.world.journey.here = len(session.world.journey.nodes) - 1
        enter(session, "rest")
        facts = session.submit(Choose(None))
        second = session.look().journey
        assert of(facts, ActBegan) == [ActBegan(1)]
        assert (second.act_name, second.floor, second.path) == ("Blighted Woods", 1, (0,))


def as_the_dice_fall(rolls: list[int]) -> tuple[list[MapNode], Scripted]:
    """A wandering map of the first act, and the dice that fell for it as written."""
    session = begun(map="wandering")
    dice = session.world.dice = Scripted({"map": rolls})
    return wandering_map(session.world, acts(session.world)[0]), dice


TO_THE_LEFT = [0] * (1 + 1 + 4 + 6 * 12)
"""Two paths begin in the columns 0 and 1, four more in 0, and all twelve steps of each go left where they can."""


def kinds(nodes: list[MapNode]) -> list[str]:
    """What stands on the floors below the last Rest, floor by floor."""
    return [node.kind for node in nodes if 2 <= node.floor <= 13]


def test_r48_what_stands_at_a_node_is_drawn_by_its_share() -> None:
    """Of a hundred 50 are Enemies, 15 Events, 10 Shops, 10 Rests and 15 Elites: here the first and the last of their
    numbers. A Rest next to another is none."""
    rolls = [49, 50, 64, 65, 74, 75, 0, 84, 85, 99, 49, 49, 75]
    nodes, dice = as_the_dice_fall([*TO_THE_LEFT, *rolls])
    expected = ["enemy", "event", "event", "shop", "shop", "rest", "enemy", "rest", "elite", "elite"]
    assert kinds(nodes) == [*expected, "enemy", "enemy", "enemy"]
    bounds = [bound for stream, bound in dice.asked if stream == "map"]
    assert bounds[:91] == [7, 6, 7, 7, 7, 7] + [3] * 72 + [100] * 13


def test_r48_where_the_dice_give_enemies_alone_enough_of_each_are_put_in() -> None:
    """Two Elites on the floors 5 and 6, two Events, a Rest and a Shop, in the order of the floors."""
    nodes, _ = as_the_dice_fall([*TO_THE_LEFT, *[0] * 13])
    expected = ["event", "event", "rest", "shop", "elite", "elite"]
    assert kinds(nodes) == expected + ["enemy"] * 7


def ways(nodes: list[MapNode], floor: int) -> list[tuple[int, int]]:
    """From column to column, out of a floor."""
    return [(node.column, nodes[to].column) for node in nodes if node.floor == floor for to in node.exits]


def test_r48_a_way_that_would_cross_another_goes_straight_up() -> None:
    """The first path goes from column 0 to 1; the second would go from 1 to 0, and stays. The way in and out is in the
    middle, and no way leads beyond the outer columns."""
    straight = [1] * 11
    first, second = [2, *straight], [0, *straight]
    at_the_edge = [2] * 12
    nodes, _ = as_the_dice_fall([0, 0, 6, 0, 0, 0, *first, *second, *at_the_edge])
    assert ways(nodes, 1) == [(3, 0), (3, 1), (3, 6)]
    assert ways(nodes, 2) == [(0, 0), (0, 1), (1, 1), (6, 6)]
    assert ways(nodes, 14) == [(0, 3), (1, 3), (6, 3)]


@pytest.mark.parametrize(
    ("first", "second", "columns"), [(5, 5, [4, 5]), (0, 0, [0, 1]), (0, 5, [0, 6]), (6, 0, [0, 6])]
)
def test_r48_the_first_two_paths_part_at_once(first: int, second: int, columns: list[int]) -> None:
    """The second is so many columns further to the right, round the edge."""
    nodes, _ = as_the_dice_fall([first, second, *[columns[0]] * 4])
    assert [node.column for node in nodes if node.floor == 2] == columns
