"""Dice on the slab: what is laid is what is seen, thrown dice end on what was drawn, and none leaves its column."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import dist
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from shadows.view.app.offscreen import Offscreen
from shadows.view.stage.dice import Die, DieState
from shadows.view.stage.matters import Slab, matter
from shadows.view.stage.stage import Stage
from shadows.view.stage.table import Table
from shadows.view.stage.turning import back, carved, turned
from tests.view.fights import Open

AXES = {(0, 1, 0): 0, (0, 0, -1): 1, (1, 0, 0): 2, (-1, 0, 0): 3, (0, 0, 1): 4, (0, -1, 0): 5}
"""The side of a die by its normal: opposite ones sum to seven when they are counted from 1."""

Laid = Callable[..., Table]


@pytest.fixture
def hung(opened: Open) -> Iterator[Laid]:
    """Hangs a table before a chamber, with a frame's work for both."""
    made: list[tuple[Offscreen, Stage, Table]] = []

    def hang(size: tuple[int, int] = (320, 180), quality: str = "low", place: str | Slab = "depths") -> Table:
        window = opened(size)
        stage = Stage(window.engine, "crypts", quality)
        table = Table(stage, place)

        def frame(seconds: float) -> None:
            stage.update(seconds)
            table.update(seconds)

        window.engine.on_frame = frame
        window.engine.on_resize = stage.resize
        made.append((window, stage, table))
        return table

    hang.made = made
    yield hang
    for window, stage, table in made:
        window.engine.on_frame = lambda _: None
        window.engine.on_resize = lambda: None
        table.remove()
        stage.remove()


def states(*values: int, **more: object) -> list[DieState]:
    return [DieState(100 + place, place, value, **more) for place, value in enumerate(values)]


def up(die: Die) -> int:
    """The value that lies up, by how the die is turned."""
    normal = tuple(round(part) for part in turned(back(die.turn), (0.0, 1.0, 0.0)))
    shown, _ = carved(die.state.faces, die.state.value)
    return shown[AXES[normal]]


def is_level(die: Die) -> bool:
    return max(abs(part) for part in turned(back(die.turn), (0.0, 1.0, 0.0))) > 0.9999


@pytest.mark.parametrize("count", range(1, 9))
def test_every_die_lies_on_its_value_in_its_column_after_a_throw(hung: Laid, count: int) -> None:
    table = hung()
    table.lay(states(*[1] * count))
    columns = [die.x for die in table.dice]
    for shift in range(6):
        thrown = states(*((place + shift) % 6 + 1 for place in range(count)))
        table.throw(thrown, f"throw {shift}")
        table.settle()
        assert [up(die) for die in table.dice] == [state.value for state in thrown]
        assert all(is_level(die) for die in table.dice)
        assert [die.x for die in table.dice] == columns
        assert {die.z for die in table.dice} == {0.76}


@pytest.mark.parametrize("count", [2, 3, 5, 6, 8])
def test_no_two_dice_are_in_the_same_place_while_they_tumble(hung: Laid, count: int) -> None:
    table = hung()
    side = 1.0 if count <= 6 else 0.86
    for seed in "abcd":
        seconds = table.throw(states(*[6] * count), seed)
        assert 0.7 < seconds < 1.7
        while seconds > 0:
            table.update(1 / 30)
            seconds -= 1 / 30
            for one, other in combinations(table.dice, 2):
                assert dist(one.place, other.place) > 0.88 * side


def test_the_same_seed_throws_in_the_same_way_and_another_in_another(hung: Laid) -> None:
    table = hung()

    def way(seed: str) -> list[tuple[float, float, float]]:
        table.lay([])
        table.throw(states(1, 2, 3, 4, 5), seed)
        table.update(0.5)
        return [die.place for die in table.dice]

    assert way("one") == way("one")
    assert way("one") != way("two")


def test_dice_that_are_not_named_stay_where_they_lie(hung: Laid) -> None:
    table = hung()
    table.lay(states(3, 3, 3, 3, 3))
    table.hold(101)
    table.settle()
    before = {die.state.die: (die.place, die.turn) for die in table.dice}
    table.throw([DieState(102, 2, 6), DieState(104, 4, 6)], "some")
    table.update(0.4)
    for die in table.dice:
        stays = die.state.die not in (102, 104)
        assert ((die.place, die.turn) == before[die.state.die]) == stays
    assert table.dice[1].z == -1.06


def test_dice_that_are_laid_again_as_they_fell_do_not_stir(hung: Laid) -> None:
    table = hung()
    thrown = states(6, 5, 4, 3)
    table.throw(thrown, "once")
    table.settle()
    fell = [(die.place, die.turn) for die in table.dice]
    table.lay(thrown)
    assert [(die.place, die.turn) for die in table.dice] == fell


def test_dice_that_stay_do_not_stir_when_the_others_are_taken_up_and_thrown(hung: Laid) -> None:
    table = hung()
    dice = states(6, 5, 4, 3, 2)
    table.throw(dice, "once")
    table.settle()
    table.update(0.0)
    fell = {die.state.die: (die.place, die.turn) for die in table.dice}
    table.lay(dice[1:3])
    table.throw([dice[0], *dice[3:]], "again")
    for _ in range(10):
        table.update(0.05)
        for die in table.dice[1:3]:
            assert (die.place, die.turn) == fell[die.state.die]


def test_a_held_die_slides_down_its_column_lies_straight_and_comes_back(hung: Laid) -> None:
    table = hung()
    table.lay(states(4, 2, 6))
    x = table.dice[1].x
    assert table.hold(101) == 0.18
    table.update(0.09)
    assert -1.06 < table.dice[1].z < 0.76
    assert table.dice[1].place[1] > 0.6  # it hops
    assert table.hold(101) == 0.0  # it is held
    table.settle()
    assert (table.dice[1].x, table.dice[1].z, up(table.dice[1])) == (x, -1.06, 2)
    table.release(101)
    table.settle()
    assert (table.dice[1].x, table.dice[1].z, up(table.dice[1])) == (x, 0.76, 2)


def test_an_element_takes_hold_where_the_die_lies_and_not_before(hung: Laid) -> None:
    table = hung()
    seconds = table.throw([DieState(1, 0, 5, "fire"), DieState(2, 1, 5)], "hot")
    table.update(0.3)
    assert [die.body for die in table.dice] == [matter("bone"), matter("bone")]
    table.update(seconds)
    assert [die.body for die in table.dice] == [matter("fire"), matter("bone")]
    table.settle()
    assert table.dice[0].flash == 0


def test_a_skipped_throw_ends_as_the_same_dice_laid_down(hung: Laid) -> None:
    table = hung()
    dice = [DieState(1, 0, 5, "fire"), DieState(2, 1, 1, mark="deep_freeze"), DieState(3, 2, 3, mark="curse")]

    def seen() -> list[object]:
        return [(die.place, up(die), die.body, die.mark, die.flash, die.light, die.swell) for die in table.dice]

    table.throw(dice, "skipped")
    table.settle()
    thrown = seen()
    table.lay(dice)
    assert seen() == thrown


def test_with_reduced_motion_dice_appear_in_place_of_tumbling(hung: Laid) -> None:
    table = hung()
    table.calm = True
    assert table.throw(states(1, 6), "calm") == 0.25
    table.update(0.1)
    assert [die.place for die in table.dice] == [(-0.86, 0.5, 0.76), (0.86, 0.5, 0.76)]
    assert [up(die) for die in table.dice] == [1, 6]
    assert 0 < table.dice[0].light < 1
    assert table.impacts() == []


def test_dice_that_come_and_go_move_the_others_to_their_new_columns(hung: Laid) -> None:
    table = hung()
    table.lay(states(1, 2, 3))
    table.lay([DieState(100, 0, 1), DieState(102, 1, 3)], now=False)
    assert len(table.dice) == 2
    table.settle()
    assert [die.x for die in table.dice] == [-0.86, 0.86]
    assert [up(die) for die in table.dice] == [1, 3]


def test_a_die_that_is_turned_over_shows_its_new_value(hung: Laid) -> None:
    table = hung()
    table.lay(states(1, 2))
    table.lay(states(1, 5), now=False)
    table.settle()
    assert [up(die) for die in table.dice] == [1, 5]


def test_a_filed_die_shows_a_6_where_a_common_one_has_its_1(hung: Laid) -> None:
    table = hung()
    table.lay([DieState(1, 0, 6, faces=(6, 2, 3, 4, 5, 6)), DieState(2, 1, 1, faces=(6, 2, 3, 4, 5, 6))])
    assert [up(die) for die in table.dice] == [6, 1]


def test_there_is_room_for_eight_dice(hung: Laid) -> None:
    table = hung()
    table.lay(states(*[1] * 8))
    with pytest.raises(ValueError, match="9 dice are too many: there is room for 8"):
        table.lay(states(*[1] * 9))


def test_the_die_under_the_pointer_is_found_at_every_size_of_window(hung: Laid) -> None:
    table = hung()
    window = hung.made[0][0]
    table.lay(states(1, 2, 3, 4, 5))
    table.hold(103)
    table.settle()
    for size in ((320, 180), (320, 240), (420, 180)):
        window.engine.resize(size)
        for die in table.dice:
            assert table.at(*table.spot(die.state.die)) == die.state.die
            foot, spot = table.foot(die.state.die), table.spot(die.state.die)
            assert foot[1] < spot[1]
            assert abs(spot[0]) < window.game.canvas.width / 2
            assert abs(foot[1]) < window.game.canvas.top
    assert table.at(0.0, 0.4) is None


def test_what_is_laid_is_what_is_seen(hung: Laid, tmp_path: Path) -> None:
    table = hung((1280, 720))
    window = hung.made[0][0]
    table.lay(states(1, 2, 3, 4, 5, 6))
    window.step(2)
    for resized in (False, True):
        if resized:
            window.engine.resize((1152, 648))
            window.step(2)
        bright = picture(window, tmp_path / "dice.png")
        assert [pips(table, window, die, bright) for die in table.dice] == [1, 2, 3, 4, 5, 6]


def picture(window: Offscreen, file: Path) -> np.ndarray:
    window.shot(file)
    with Image.open(file) as shot:
        return np.asarray(shot.convert("L")).astype(float)


def pips(table: Table, window: Offscreen, die: Die, bright: np.ndarray) -> int:
    """How many of the nine places on the upper face of a die are dark."""
    inside = back(die.turn)
    right, far = turned(inside, (1.0, 0.0, 0.0)), turned(inside, (0.0, 0.0, 1.0))
    axes = [tuple(float(round(part)) for part in axis) for axis in (right, far)]
    across, along = (turned(die.turn, axis) for axis in axes)
    dark = []
    for a in (-0.232, 0.0, 0.232):
        for b in (-0.232, 0.0, 0.232):
            x, y, z = (die.place[i] + across[i] * a + along[i] * b for i in range(3))
            column, row = window.game.canvas.pixel(table.altar.seen((x, y + 0.5, z)))
            dark.append(bright[int(row), int(column)] < 90)
    return sum(dark)


def test_the_table_with_eight_dice_is_drawn_in_few_calls(hung: Laid) -> None:
    table = hung()
    window = hung.made[0][0]
    dice = [
        DieState(place, place, 1 + place % 6, element, mark=mark)
        for place, (element, mark) in enumerate(
            zip(["ice", "fire", "wind", "lightning"] * 2, ["lock_die", "deep_freeze", "snipe", ""] * 2, strict=True)
        )
    ]
    table.lay(dice)
    window.step(2)
    root = table.altar.solid.get_parent()
    drawn = [node for node in root.find_all_matches("**/+GeomNode") if not node.is_hidden()]
    assert len(drawn) <= 31
    table.lay([])
    window.step(2)


@pytest.mark.parametrize("quality", ["low", "medium", "high"])
@pytest.mark.parametrize("place", ["inferno", "of no act", Slab(picture="of_nobody")])
def test_a_slab_is_drawn_at_every_quality_in_every_place(
    hung: Laid, tmp_path: Path, quality: str, place: str | Slab
) -> None:
    table = hung(quality=quality, place=place)
    window = hung.made[0][0]
    window.step(2)
    bare = picture(window, tmp_path / "bare.png")
    table.lay(states(1, 2, 3, 4, 5))
    window.step(2)
    laid = picture(window, tmp_path / "laid.png")
    assert bare[120:, 60:260].mean() > 8  # it is no hole
    for die in table.dice:
        column, row = window.game.canvas.pixel(table.spot(die.state.die))
        assert laid[int(row) - 8, int(column)] > bare[int(row) - 8, int(column)] + 25


def test_nothing_is_left_of_a_table_that_was_removed(hung: Laid) -> None:
    table = hung()
    window, stage, _ = hung.made.pop()
    table.remove()
    window.engine.on_frame = stage.update
    window.step(2)
    assert stage._passes.scene.get_num_display_regions() == 2  # that of the whole buffer, and the chamber's
    window.engine.resize((330, 180))
    window.step(2)
    assert stage._passes.scene.get_num_display_regions() == 2
    window.engine.on_resize = lambda: None
    window.engine.on_frame = lambda _: None
    stage.remove()
