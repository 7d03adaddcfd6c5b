"""The examples of the reference of the dice game do what they show."""

from pathlib import Path

import pytest

from components.commands import Choose
from components.dice.prefabs import DiceLibrary
from components.facts import PotionUsed, QuestionAsked, RuleActed
from shadows.games.dice import GAME
from shadows.mods.finding import find
from shadows.mods.loading import together
from shadows.play.dice.sandbox import sandbox
from shadows.play.session import Session
from shadows.reference.examples import examples, library
from tests.dice.run.roads import begun, meet, options

ALL = [example for section in examples("dice").values() for example in section.values()]
FOLLOWING = ("1 fire", "6 ice", "4 wind", 3, 2)
"""The dice of the turn in which an example is used."""


@pytest.fixture(scope="module")
def shown() -> DiceLibrary:
    found = library(GAME)
    assert isinstance(found, DiceLibrary)
    return found


def held_by(kind: str, *sections: str) -> list[str]:
    """The examples that are a piece of something of this kind, of some sections or of all but those of kinds."""
    there = [one for one in ALL if one.kind == kind and one.section != "kinds" and one.beside]
    return [one.id for one in there if one.section in sections or not sections]


@pytest.mark.parametrize("consumable", [one for one in held_by("potions") if one != "effects_score_again"])
def test_an_effect_is_carried_out(consumable: str, shown: DiceLibrary) -> None:
    """In a turn that follows one in which a spider has meddled with the lowest die."""
    fight = sandbox(
        dice=("1 fire", 2, 4, 4, 6, *FOLLOWING),
        foes=[{"prefab": "cave_spider", "statuses": {"burn": 1}}, "dungeon_rat"],
        player={"hp": 40, "gold": 90, "statuses": {"vulnerable": 9}},
        consumables=[consumable],
        library=shown,
    )
    fight.score("chance", at=0)
    fight.hold(1)
    facts = fight.use(consumable, die=3, value=4, element="ice", at=0)
    assert [fact for fact in facts if not isinstance(fact, PotionUsed | QuestionAsked)]


def test_after_score_again_the_turn_begins_anew_before_the_enemies_act(shown: DiceLibrary) -> None:
    fight = sandbox(consumables=["effects_score_again"], library=shown)
    fight.use("effects_score_again", at=0)
    hp = fight.player.hp
    fight.score("chance")
    assert (fight.player.hp, fight.look().round) == (hp, 1)


@pytest.mark.parametrize("enemy", held_by("enemies"))
def test_what_an_enemy_does_is_carried_out(enemy: str, shown: DiceLibrary) -> None:
    """It stands alone but for a rat, wounded and burning, before a player without Block."""
    foes = [{"prefab": enemy, "hp": 20, "statuses": {"burn": 2}}, {"prefab": "dungeon_rat", "hp": 5}]
    facts = list(sandbox(foes=foes, library=shown).end_turn())
    names = [type(fact).__name__ for fact in facts]
    own = names[names.index("EnemyActed") + 1 : names.index("ActionDone")]
    assert {"DamageDealt", "BlockGained", "Healed", "Interfered", "EnemyJoined", "StatusFell"} & set(own)


@pytest.mark.parametrize("status", [*held_by("statuses", "ticks"), *held_by("statuses", "measures")])
def test_what_a_status_does_comes_from_it(status: str, shown: DiceLibrary) -> None:
    fight = sandbox(foes=[{"prefab": "zombie", "hp": 60, "statuses": {status: 2}}], library=shown)
    acts = ("HpLost", "Healed", "BlockGained", "StatusApplied")
    assert "status" in [getattr(fact, "kind", "") for fact in fight.end_turn() if type(fact).__name__ in acts]


@pytest.mark.parametrize("event", [*held_by("events"), "frozen_well"])
def test_every_choice_of_an_event_can_be_taken(event: str, shown: DiceLibrary) -> None:
    for place in range(len(shown.events[event].choices)):
        session = begun(content=shown, potions=["flip"])
        meet(session, event)
        assert len(options(session)) == len(shown.events[event].choices)
        assert session.submit(Choose(place))


RELICS = [one for one in held_by("relics") if not one.startswith("modifiers_")]
STATUSES = held_by("statuses", "occasions")


@pytest.fixture(scope="module")
def acted(shown: DiceLibrary) -> set[str]:
    """What of the examples acts in three fights in which everything happens that they answer."""
    fight = sandbox(
        dice=(6, 6, 1, 2, 3, "6 fire", "3 lightning", 1, 2, 3, 4, 5, 1, 2, 2, 4, 6),
        foes=[
            {"prefab": "cave_spider", "hp": 600, "block": 20, "statuses": dict.fromkeys(STATUSES, 1)},
            {"prefab": "dungeon_rat", "hp": 25, "statuses": {"occasions_stun_taken": 1}},
            "effects_summon",
        ],
        player={"hp": 40, "statuses": {"measures_due_stacks": 2, "ticks_phase_end": 2}},
        relics=[*RELICS, "crown_of_rime"],
        consumables=["effects_stun", "effects_freeze", "effects_heal"],
        library=shown,
    )
    fight.use("crown_of_rime")
    fight.hold(0, 1, 2)
    fight.reroll()
    fight.use("effects_stun", at=1)
    fight.use("effects_freeze", at=1)
    fight.use("effects_heal", at=1)
    fight.score("three_of_a_kind", at=0)
    fight.score("large_straight", at=1)
    fight.score("chance", at=0)
    golem = {"prefab": "ice_golem", "hp": 160, "statuses": {"occasions_phase_began": 1}}
    halved = sandbox(dice=[6] * 5, foes=[golem], relics=["occasions_hp_lost"], library=shown)
    halved.score("chance")
    last = sandbox(foes=[{"prefab": "occasions_died", "hp": 1}], relics=["occasions_combat_end"], library=shown)
    last.score("chance")
    facts = [*fight.facts, *halved.facts, *last.facts]
    return {fact.prefab for fact in facts if isinstance(fact, RuleActed)}


@pytest.mark.parametrize("prefab", [*RELICS, *STATUSES, "occasions_died"])
def test_a_trigger_answers_its_occasion(prefab: str, acted: set[str]) -> None:
    assert prefab in acted


def test_the_examples_of_a_mods_own_file_and_of_changes_go_together(tmp_path: Path) -> None:
    folder = written(tmp_path / "frost", "\n".join(one.text for one in examples("dice")["changes"].values()))
    (folder / "mod.yaml").write_text(examples("dice")["files"]["mod"].text, encoding="utf-8")
    needed = written(tmp_path / "ice", "")
    (needed / "mod.yaml").write_text("{id: ice, name: Ice, version: 1.0.0, game: dice}", encoding="utf-8")
    loaded = together(find([folder, needed]), {}, "dice")
    assert ([mod.id for mod in loaded.mods], loaded.left_out, loaded.notices) == (["ice", "frost"], [], [])
    dice = loaded.library.shelf("dice")
    assert dice["frost:ice_die"].faces == (6, 6, 3, 4, 5, 6)
    assert dice["filed_die"].faces == (5, 2, 3, 4, 5, 6)
    assert "knucklebone_well" not in loaded.library.events


def written(folder: Path, text: str) -> Path:
    """A mod's folder with one file of dice in it."""
    path = folder / "prefabs" / "dice" / "dice.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return folder


def test_the_example_of_a_hero_can_set_out(shown: DiceLibrary) -> None:
    assert Session.start("ice_hermit", "A", library=shown, game=GAME).legal()


def test_the_hand_and_the_die_of_the_examples_are_played(shown: DiceLibrary) -> None:
    """1, 2 and 3 are a Low Straight: (9 chips + 6) × 1.3 is 19, and 3 Block."""
    fight = sandbox(dice=[1, 2, 3, 5, 5], pool=["frozen_die"] * 5, relics=[], foes=["zombie"], library=shown)
    assert fight.preview("low_straight").damage == 19
