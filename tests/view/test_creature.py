"""How an enemy stands there: what of a boss is seen in which phase."""

from panda3d.core import NodePath

from shadows import sandbox
from shadows.view.scenes.combat import Combat
from tests.view.fights import Open, enter


def wrath_of(combat: Combat) -> NodePath:
    """The parts of the only enemy that belong to its second phase."""
    (creature,) = combat.troupe.creatures.values()
    assert creature.build.wrath_parts == ("wrath",)
    return creature.root.find("**/wrath")


def test_a_bosss_second_body_is_seen_from_the_moment_its_second_phase_begins(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["strike"], foes=[{"prefab": "lich_king", "hp": 31}]))
    assert wrath_of(combat).is_hidden()
    (strike,), (king,) = combat.picture.hand, combat.picture.foes
    combat.play(strike.entity, king.entity)
    window.step(3)
    assert combat.picture.foes[0].phase == 1
    assert not wrath_of(combat).is_hidden()


def test_a_boss_met_in_its_second_phase_shows_it(opened: Open) -> None:
    combat = enter(opened(), sandbox(hand=["strike"], foes=[{"prefab": "lich_king", "hp": 20}]))
    assert not wrath_of(combat).is_hidden()
