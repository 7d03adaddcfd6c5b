"""What the modders' page shows of the dice game works, and does what the page says."""

import re
from pathlib import Path

import pytest

import shadows
from components.dice.prefabs import DiceLibrary
from components.effects import GainRelic
from shadows.content.text.wording import plain, relic_text
from shadows.mods.checking import check_mods
from shadows.mods.finding import find
from shadows.mods.loading import together
from shadows.play.dice.sandbox import sandbox
from shadows.saves.paths import Paths
from tests.dice.run.roads import begun, happen

PAGE = (Path(shadows.__file__).parents[1] / "docs" / "modding" / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```yaml\n(?=# frost/(\S+)\n)(.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page") / "frost"
    for file, text in BLOCK.findall(PAGE):
        (made / file).parent.mkdir(parents=True, exist_ok=True)
        (made / file).write_text(text, encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def frost(folder: Path) -> DiceLibrary:
    loaded = together(find([folder]), {}, "dice")
    assert ([mod.id for mod in loaded.mods], loaded.left_out, loaded.notices) == (["frost"], [], [])
    assert isinstance(loaded.library, DiceLibrary)
    return loaded.library


def test_every_block_of_yaml_says_in_which_file_it_stands() -> None:
    assert PAGE.count("```yaml") == len(BLOCK.findall(PAGE)) > 0


def test_nothing_is_wrong_with_it(folder: Path, tmp_path: Path) -> None:
    assert [str(one) for one in check_mods([folder], [], Paths(tmp_path)) if one.grade != "hint"] == []


def test_the_text_of_the_relic_is_that_which_the_page_shows(frost: DiceLibrary) -> None:
    assert f"*{plain(relic_text(frost, frost.relics['frost:snowshoes']))}*" in PAGE


def test_the_hand_scores_what_the_page_says_and_snowshoes_raise_it(frost: DiceLibrary) -> None:
    """D3: (9 + 1 + 2 + 3) × 1.3 is 19.5, (9 + 6 + 1 + 2 + 3) × 1.3 is 27.3."""
    for relics, damage in (([], 19), (["frost:snowshoes"], 27)):
        fight = sandbox(dice=[1, 2, 3, 5, 5], relics=relics, foes=["zombie"], library=frost)
        assert fight.preview("frost:low_straight").damage == damage


def test_the_relic_changes_a_die_of_the_pool(frost: DiceLibrary) -> None:
    session = begun(content=frost)
    happen(session, GainRelic("frost:cold_pocket"))
    assert sorted(session.world.pool.dice) == [*["bone_die"] * 4, "frost:ice_die"]


def test_the_monster_can_be_fought(frost: DiceLibrary) -> None:
    fight = sandbox(foes=["frost:frost_imp"], relics=[], library=frost)
    for _ in range(3):
        fight.end_turn()
    assert fight.foes[0].block > 0
