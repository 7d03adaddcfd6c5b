"""How an enemy stands there: what of a boss is seen in which phase."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from panda3d.core import NodePath

from shadows import sandbox
from shadows.view.deck.combat import Combat
from shadows.view.engine import assets
from shadows.view.stage.creature import Build, Creature, build, hue
from tests.view.fights import Open, enter


def wrath_of(combat: Combat) -> NodePath:
    """The parts of the only enemy that belong to its second phase."""
    (creature,) = combat.lineup.creatures.values()
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


@pytest.fixture
def models(tmp_path: Path) -> Iterator[Path]:
    """The models of a mod that is played with."""
    folder = tmp_path / "models"
    folder.mkdir()
    told = {
        "golem": {"like": "tomb_guardian", "tint": "#9fdcff", "strike": 0.9},
        "dwarf": {"like": "tomb_guardian", "size": 0.5},
        "giant": {"like": "golem", "tint": "blue"},
        "shade": {"like": "no_one"},
        "odd": 3,
    }
    (folder / "models.json").write_text(json.dumps(told), encoding="utf-8")
    assets.use({"frost": tmp_path})
    yield folder
    assets.use({})


def test_an_enemy_can_look_like_another_in_another_colour(models: Path, opened: Open) -> None:
    guardian, golem = build("tomb_guardian"), build("frost:golem")
    assert isinstance(guardian, Build)
    assert isinstance(golem, Build)
    assert (golem.model, golem.tint, golem.strike) == ("tomb_guardian", "#9fdcff", 0.9)
    assert (golem.height, golem.motions) == (guardian.height, guardian.motions)
    stage = enter(opened(), sandbox(foes=["zombie_brute"])).stage
    seen = [Creature(stage, name).root.find("**/upright") for name in ("tomb_guardian", "frost:golem")]
    assert [node.is_empty() for node in seen] == [False, False]


def test_one_that_looks_like_another_can_be_smaller_than_that(models: Path, opened: Open) -> None:
    guardian, dwarf = build("tomb_guardian"), build("frost:dwarf")
    assert guardian is not None
    assert dwarf is not None
    assert (dwarf.height, dwarf.width) == (guardian.height / 2, guardian.width / 2)
    stage = enter(opened(), sandbox(foes=["zombie_brute"])).stage
    low, high = (Creature(stage, name).root.get_tight_bounds() for name in ("frost:dwarf", "tomb_guardian"))
    assert (low[1].y - low[0].y) == pytest.approx((high[1].y - high[0].y) / 2, rel=1e-3)


def test_a_tint_greys_a_model_and_colours_it() -> None:
    """0x80 / 255 = 0.502, squared 0.252, times 1.6 = 0.403."""
    assert hue(None) == (1, 1, 1, 0)
    assert hue("#0080ff") == pytest.approx((0, 0.403, 1.6, 0.85), abs=0.001)


@pytest.mark.parametrize("name", ["giant", "shade", "odd"])
def test_a_likeness_that_makes_no_sense_is_as_good_as_none(models: Path, name: str) -> None:
    assert build(f"frost:{name}") is None
