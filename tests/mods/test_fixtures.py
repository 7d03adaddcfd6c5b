"""Mods that were written for an earlier version go on working as they are, code and all."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from components.facts import ModFact
from shadows import sandbox
from shadows.mods.code import ALL
from shadows.mods.former_names import FORMER, MOVED, know_former_names
from shadows.mods.loading import load_mods
from shadows.root import ROOT
from shadows.saves.paths import Paths

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = sorted(folder.name for folder in FIXTURES.iterdir())


@pytest.mark.parametrize("version", VERSIONS)
def test_the_code_of_an_old_mod_runs_unchanged(version: str) -> None:
    loaded = load_mods([FIXTURES / version], allowed={"ashen_pilgrim 1.0.0": ALL})
    assert loaded.notices == []
    assert loaded.library.mods == ("ashen_pilgrim 1.0.0", "frost 1.0.0")
    fight = sandbox(
        "ashen_pilgrim:pilgrim",
        hand=["ashen_pilgrim:stoke"],
        foes=["zombie_brute"],
        player={"statuses": {"ashen_pilgrim:heat": 4}},
        library=loaded.library,
    )
    happened = fight.play("ashen_pilgrim:stoke")
    assert [fact.heat for fact in happened if isinstance(fact, ModFact)] == [7]  # 4 and the 3 of Stoke: it breaks out
    assert fight.foes[0].hp == 28 - 8


OLD_CODE = """
from components.cards import Card, Piles
from components.commands import PlayCard
from components.effects import AddCard, DealDamage, DrawCards, GainEnergy
from components.prefabs import CardPrefab, HeroPrefab, Library
from components.run_prefabs import Prices, RewardPrefab
from systems.arena import Arena
from systems.combat.piles import CommitDrawCards


def register(plugin):
    plugin.effect("vent", lambda step, world: None, "vent {amount} Heat")
"""


def test_what_the_code_of_mods_imported_once_is_found_where_it_is_now(mod: Callable[..., Path], paths: Paths) -> None:
    folder = mod("ember")
    (folder / "plugin.py").write_text(OLD_CODE, encoding="utf-8")
    loaded = load_mods([folder], allowed={"ember 1.0.0": ALL})
    assert [one.id for one in loaded.mods] == ["ember"]
    assert loaded.notices == []


def test_no_former_name_hides_a_module_of_now() -> None:
    assert [name for name in FORMER if (ROOT / f"{name.replace('.', '/')}.py").exists()] == []


def test_what_has_moved_is_found_where_it_was() -> None:
    know_former_names()
    for former, moved in MOVED.items():
        for now, names in moved.items():
            for name in names:
                assert getattr(import_module(former), name) is getattr(import_module(now), name)
