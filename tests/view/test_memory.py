"""What a screen took is given back with it: over many fights the window holds no more than over a few."""

from shadows import sandbox
from shadows.view.app.offscreen import Offscreen
from shadows.view.menu.title import Title
from tests.view.fights import Open, enter

GROUPS = (["skeleton_warrior", "wraith"], ["zombie_brute"])
"""Two encounters, one after the other: what one needs is no use to the other."""


def buffers(window: Offscreen) -> tuple[int, int]:
    """How many vertex and index buffers the driver holds."""
    held = window.engine.base.win.get_gsg().get_prepared_objects()
    return held.get_num_prepared_vertex_buffers(), held.get_num_prepared_index_buffers()


def test_the_buffers_of_a_fight_are_given_back_with_it(opened: Open) -> None:
    window = opened()
    held = []
    for number in range(5):
        combat = enter(window, sandbox(hand=["strike", "defend"], draw=["strike"] * 9, foes=GROUPS[number % 2]))
        combat.end_turn()
        window.step()
        del combat
        window.navigation.go(lambda: Title(window.game, window.navigation))
        window.step(2)
        held.append(buffers(window))
    assert held[2:] == [held[2]] * 3  # the first load what the game keeps for good
