"""Runs of a simulation may begin with choices of nodes."""

from shadows.lab.builds import NONE, builds, chosen, nodes
from shadows.lab.plan import Plan


def test_a_build_is_an_order_up_to_so_many_points() -> None:
    assert nodes("dice", "stormheart-30") == [
        *(f"lightning_t{number}" for number in (1, 2, 3, 4, 5)),
        *(f"lightning_a{number}" for number in (1, 2, 3, 4, 5, 6)),
        "br_utility_lightning",
        *(f"utility_t{number}" for number in (5, 4, 3, 2)),
    ]
    assert nodes("dice", "stormheart-80")[:17] == [*nodes("dice", "stormheart-30"), "utility_t1"]
    assert nodes("dice", NONE) == []


def test_a_number_of_points_means_all_orders() -> None:
    assert chosen("dice", "80") == ["pyromaniac-80", "permafrost-80", "purist-80", "stormheart-80", "bulwark-80"]
    assert chosen("dice", "purist-30") == ["purist-30"]
    assert chosen("dice", "31") == []
    assert chosen("dice", "all") == builds("dice")
    assert builds("deck") == chosen("deck", NONE) == [NONE]


def test_each_run_is_played_with_each_build() -> None:
    plan = Plan("dice", "careful", ("wanderer",), ("wandering",), 2, "LAB", "0", "0", builds=(NONE, "purist-30"))
    assert plan.total == 4
    assert [(task.seed, task.build) for task in plan.tasks()] == [
        ("LAB-1", NONE), ("LAB-1", "purist-30"), ("LAB-2", NONE), ("LAB-2", "purist-30"),
    ]  # fmt: skip
    assert plan.courses == ["wandering", "wandering, 30 points"]


def test_builds_of_as_many_points_share_the_seeds_and_without_nodes_all_are_played() -> None:
    builds = (NONE, "purist-30", "bulwark-30")
    plan = Plan("dice", "careful", ("wanderer",), ("wandering",), 2, "LAB", "0", "0", builds=builds)
    tasks = list(plan.tasks())
    assert [task.seed for task in tasks if task.build == NONE] == ["LAB-1", "LAB-3", "LAB-2", "LAB-4"]
    assert [task.seed for task in tasks if task.build == "purist-30"] == ["LAB-1", "LAB-2"]
    assert [task.seed for task in tasks if task.build == "bulwark-30"] == ["LAB-3", "LAB-4"]
    assert [task.number for task in tasks] == list(range(plan.total)) == list(range(8))
