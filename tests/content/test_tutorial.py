"""What the tutorial says to write works, part after part, and does what the tutorial says."""

import re
from pathlib import Path

import pytest
import yaml

import shadows
from components.commands import Choose
from components.prefabs import Library
from shadows import Session, sandbox
from shadows.cli import command_line
from shadows.content.text.wording import card_text, plain, relic_text
from shadows.mods.checking import check_mods
from shadows.mods.code import ALL
from shadows.mods.finding import find
from shadows.mods.loading import together
from shadows.mods.trying import Trial
from shadows.saves.paths import Paths
from systems.run import travel
from tests.run.playing import begun, meet, options

MODDING = Path(shadows.__file__).parents[1] / "docs" / "modding"
COMMAND = re.compile(r"python -m shadows ((?:mod )?\w+)")
TUTORIAL = (MODDING / "tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(?:yaml|python)\n(?=# frost/(\S+)\n)(.*?)```", re.DOTALL)


def test_every_block_of_yaml_says_in_which_file_it_stands() -> None:
    assert TUTORIAL.count("```yaml") + TUTORIAL.count("```python") == len(BLOCK.findall(TUTORIAL))


def test_every_part_works_with_those_before_it(tmp_path: Path) -> None:
    for part in TUTORIAL.split("\n## ")[1:]:
        for file, text in BLOCK.findall(part):
            write(tmp_path / "frost" / file, text)
        problems = check_mods([tmp_path / "frost"], [], Paths(tmp_path), run_code=True)
        assert [str(one) for one in problems if one.grade != "hint"] == [], part.partition("\n")[0]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def frost(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("tutorial")
    for file, text in BLOCK.findall(TUTORIAL):
        write(folder / file, text)
    mods = find([folder])
    loaded = together(mods, {mod.stamp: ALL for mod in mods})
    assert ([mod.id for mod in loaded.mods], loaded.left_out, loaded.notices) == (["frost"], [], [])
    return loaded.library


def test_the_texts_are_those_that_the_tutorial_shows(frost: Library) -> None:
    told = " ".join(TUTORIAL.split())
    for card in ("ice_lance", "deep_winter", "absolute_zero"):
        assert f"*{plain(card_text(frost, frost.cards[f'frost:{card}']))}*" in told
    assert f"*{plain(relic_text(frost, frost.relics['frost:frozen_heart']))}*" in told


def test_the_slip_of_the_tutorial_is_told_as_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file, text = next(block for block in BLOCK.findall(TUTORIAL) if "ice_lance:" in block[1])
    write(Path("frost") / file, text.replace("deal_damage: 7", "deal_damge: 7"))
    write(Path("frost") / "mod.yaml", "{id: frost, name: Frost, version: 0.1.0}")
    (told,) = [str(problem) for problem in check_mods([Path("frost")], [], Paths(tmp_path))]
    assert told in TUTORIAL


def test_a_number_that_is_saved_counts_in_the_fight_that_is_open(tmp_path: Path) -> None:
    blocks = BLOCK.findall(TUTORIAL)[:2]
    for file, text in blocks:
        write(tmp_path / file, text)
    trial = Trial(tmp_path)
    assert [card.id for card in trial.session.look().hand] == ["frost:ice_lance"]
    file, text = blocks[-1]
    write(tmp_path / file, text.replace("deal_damage: 7", "deal_damage: 17"))
    news = trial.look()
    assert news is not None
    assert not news.wrong
    assert plain(trial.session.look().hand[0].text) == "Deal 17 damage. Apply 1 Weak."


CARDS = [
    name if "replace" in entry else f"frost:{name}"
    for file, text in BLOCK.findall(TUTORIAL)
    if file.startswith("prefabs/cards/")
    for name, entry in yaml.safe_load(text).items()
]


@pytest.mark.parametrize("card", [name + plus for name in CARDS for plus in ("", "+")])
def test_every_card_can_be_played(card: str, frost: Library) -> None:
    fight = sandbox(
        hero="frost:ice_hermit", hand=[card], player={"block": 5}, relics=["frost:frozen_heart"], library=frost
    )
    assert fight.play(card, at=0 if frost.cards[card].aim else None)
    fight.end_turn()


def test_chill_eats_3_hp_then_2(frost: Library) -> None:
    fight = sandbox(hand=["frost:winter_breath"], foes=["zombie_brute"], library=frost)
    fight.play("frost:winter_breath")
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (25, {"frost:chill": 2})
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (23, {"frost:chill": 1})


def test_shatter_hits_twice_as_hard_what_is_chilled(frost: Library) -> None:
    fight = sandbox(
        hand=["frost:shatter"],
        foes=["zombie_brute", {"prefab": "zombie_brute", "statuses": {"frost:chill": 1}}],
        library=frost,
    )
    assert [fight.preview("frost:shatter", at=place) for place in (0, 1)] == [6, 12]


def test_the_frozen_heart_gives_4_block_for_chill(frost: Library) -> None:
    fight = sandbox(hand=["frost:winter_breath"], relics=["frost:frozen_heart"], foes=["zombie_brute"], library=frost)
    fight.play("frost:winter_breath")
    assert fight.player.block == 4


def test_deep_winter_chills_only_what_is_chilled_and_absolute_zero_counts_it(frost: Library) -> None:
    fight = sandbox(
        "frost:ice_hermit",
        hand=["frost:deep_winter", "frost:absolute_zero"],
        foes=[{"prefab": "zombie_brute", "statuses": {"frost:chill": 3}}, "zombie_brute"],
        library=frost,
    )
    fight.play("frost:deep_winter")
    assert [foe.statuses for foe in fight.foes] == [{"frost:chill": 5}, {}]
    assert fight.preview("frost:absolute_zero", at=1) == 10


def test_the_cold_coin_weakens_whom_chill_grows_on(frost: Library) -> None:
    fight = sandbox(
        "frost:ice_hermit",
        hand=["frost:deep_winter"],
        foes=["zombie_brute", {"prefab": "zombie_brute", "statuses": {"frost:chill": 3}}],
        relics=["frost:cold_coin"],
        library=frost,
    )
    fight.play("frost:deep_winter")
    assert [foe.statuses for foe in fight.foes] == [{}, {"frost:chill": 5, "weak": 1}]
    told = plain(relic_text(frost, frost.relics["frost:cold_coin"]))
    assert told == "Whenever you deepen Chill, apply 1 Weak to it."
    assert f"*{told}*" in TUTORIAL


def test_the_golem_changes_at_15_hp(frost: Library) -> None:
    fight = sandbox(foes=["frost:ice_golem", {"prefab": "frost:ice_golem", "hp": 15}], library=frost)
    assert [(foe.intent.damage, foe.intent.hits) for foe in fight.foes] == [(7, 1), (5, 2)]


@pytest.mark.parametrize("encounter", ["frost:ice_golem", "frost:golem_and_rats", "frost:winter_king"])
def test_every_encounter_can_be_fought(encounter: str, frost: Library) -> None:
    session = Session.start("frost:ice_hermit", "A", encounter=encounter, library=frost)
    assert [enemy.name for enemy in session.look().foes]


def test_every_choice_of_the_event_can_be_taken(frost: Library) -> None:
    for number, label in enumerate(["Break the ice", "Drop a coin", "Leave"]):
        session = begun(library=frost)
        meet(session, "frost:frozen_well")
        assert options(session)[number].name == label
        assert session.submit(Choose(number))


@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_the_act_comes_last_and_ends_with_its_boss(map: str, frost: Library) -> None:
    session = Session.start("frost:ice_hermit", "A", map, library=frost)
    travel.enter_act(session.world, len(frost.acts) - 1)
    assert session.world.journey.nodes[-1].encounter == "frost:winter_king"


@pytest.mark.parametrize("page", ["README.md", "tutorial.md"])
def test_every_command_and_every_link_is_there(page: str) -> None:
    text = (MODDING / page).read_text(encoding="utf-8")
    known = set(command_line().commands)
    for command in COMMAND.findall(text):
        assert command in known, command
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (MODDING / link).exists(), link
