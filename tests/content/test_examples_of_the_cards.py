"""The examples of the reference of the card game do what they show."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from components.commands import Choose
from components.effects import DealDamage
from components.facts import Fact, QuestionAsked, RuleActed
from components.prefabs import Library
from shadows import Session, sandbox
from shadows.content.json_schema import verbs
from shadows.games import base_prefabs, known, load
from shadows.mods.finding import find
from shadows.mods.loading import together
from shadows.play.deck.fight import Fight
from shadows.reference.examples import Example, examples, library
from tests.run.playing import begun, choose, meet

ALL = [example for section in examples().values() for example in section.values()]
CONTENT = known().content


@pytest.fixture(scope="module")
def shown() -> Library:
    return library(known())


def test_the_examples_of_a_mods_own_file_and_of_changes_go_together(tmp_path: Path) -> None:
    folder = written(tmp_path, "prefabs/cards", "\n".join(one.text for one in examples()["changes"].values()))
    (folder / "mod.yaml").write_text(examples()["files"]["mod"].text, encoding="utf-8")
    needed = written(tmp_path / "ice", "prefabs/cards", "")
    (needed / "mod.yaml").write_text("{id: ice, name: Ice, version: 1.0.0}", encoding="utf-8")
    loaded = together(find([folder, needed]), {})
    assert ([mod.id for mod in loaded.mods], loaded.left_out, loaded.notices) == (["ice", "frost"], [], [])
    cards = loaded.library.cards
    assert cards["frost:quick_lance"].effects == (DealDamage(4),)
    assert cards["strike"].effects == (DealDamage(7),)
    assert "impish_gambler" not in loaded.library.events


def written(folder: Path, kind: str, text: str) -> Path:
    """A folder with one prefab file in it."""
    path = folder / kind / "file.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return folder


def held_by(kind: str) -> list[Example]:
    return [example for example in ALL if example.kind == kind and example.section != "kinds" and example.beside]


def named(found: Sequence[Example]) -> list[str]:
    return [example.id for example in found]


@pytest.mark.parametrize("card", named(held_by("cards")))
def test_an_effect_is_carried_out(card: str, shown: Library) -> None:
    fight = sandbox(
        hand=[card, "strike", "defend"],
        draw=["strike", "defend"],
        discard=["bloodletting", "strike"],
        foes=[{"prefab": "zombie_brute", "statuses": {"weak": 1, "bleed": 1}}, "rat_swarm"],
        player={"hp": 40, "statuses": {"weak": 2, "dexterity": 1}, "gold": 90},
        library=shown,
    )
    facts = [*fight.play(card, at=0), *answered(fight)]
    assert [fact for fact in facts if not isinstance(fact, QuestionAsked) and getattr(fact, "prefab", "") != card]


def answered(fight: Fight) -> tuple[Fact, ...]:
    """Choose the first option of everything that is asked."""
    facts: tuple[Fact, ...] = ()
    while fight.legal() and isinstance(fight.legal()[0], Choose):
        facts += fight.submit(fight.legal()[0])
    return facts


def test_the_first_example_of_a_trigger_does_what_it_says(shown: Library) -> None:
    """R10a: `when: combat_start` gains 6 Block, and the first turn does not take it."""
    (relic,) = (example.id for example in ALL if (example.section, example.word) == ("occasions", "combat_start"))
    assert sandbox(relics=[relic], library=shown).player.block == 6


@pytest.mark.parametrize("enemy", named(held_by("enemies")))
def test_what_an_enemy_does_is_carried_out(enemy: str, shown: Library) -> None:
    fight = sandbox(foes=[enemy, {"prefab": "rat_swarm", "hp": 5}], library=shown)
    facts = fight.end_turn()
    assert {"EnemyJoined", "Healed", "BlockGained"} & {type(fact).__name__ for fact in facts}


@pytest.mark.parametrize("status", named(held_by("statuses")))
def test_a_status_acts_in_its_bearers_turn(status: str, shown: Library) -> None:
    fight = sandbox(foes=[{"prefab": "zombie_brute", "hp": 20, "statuses": {status: 4}}], library=shown)
    fell = [fact for fact in fight.end_turn() if type(fact).__name__ == "StatusFell" and fact.status == status]
    assert fell


@pytest.mark.parametrize("event", [*named(held_by("events")), "frozen_well"])
def test_every_choice_of_an_event_can_be_taken(event: str, shown: Library) -> None:
    for number in range(len(shown.events[event].choices)):
        session = begun(library=shown)
        meet(session, event)
        assert session.submit(Choose(number))


@pytest.mark.parametrize("verb", [verb for verb in verbs(CONTENT, "events") if verb != "begin_fight"])
def test_what_can_happen_outside_combat_happens_in_an_event(verb: str, tmp_path: Path) -> None:
    choices = f"[{{label: Do, do: [{examples()['effects'][verb].text}]}}, {{label: Leave}}]"
    folder = written(tmp_path, "events", f"test: {{name: Test, story: Test, choices: {choices}}}\n")
    session = begun(library=load([base_prefabs(), folder]), hp=40)
    meet(session, "test")
    assert choose(session, "Do")


RELICS = [example for example in held_by("relics") if example.section != "modifiers"]


@pytest.fixture(scope="module")
def acted(shown: Library) -> set[str]:
    """The relics of the examples that act in one fight in which everything happens that they can answer."""
    fight = sandbox(
        hand=["infernal_pact", "bloodletting", "firebolt", "shadowform", "crimson_shield", "soul_siphon"],
        draw=["doubt"],
        discard=["strike", "strike", "defend", "defend"],
        foes=[
            {"prefab": "infernal_imp", "hp": 60, "step": 2},
            {"prefab": "zombie_brute", "step": 1},
            {"prefab": "rat_swarm", "hp": 2},
        ],
        player={"hp": 50, "energy": 20, "statuses": {"poison": 3}},
        potions=["blood_vial", "smoke_bomb"],
        relics=named(RELICS),
        library=shown,
    )
    fight.use("blood_vial")
    for card in ("infernal_pact", "shadowform", "crimson_shield", "soul_siphon"):
        fight.play(card)
    for card in ("firebolt", "bloodletting"):
        fight.play(card, at=0)
    for _ in range(2):
        fight.end_turn()
    fight.use("smoke_bomb")
    assert fight.outcome == "escaped"
    return {fact.prefab for fact in fight.facts if isinstance(fact, RuleActed)}


@pytest.mark.parametrize("relic", named(RELICS))
def test_a_trigger_answers_its_occasion(relic: str, acted: set[str]) -> None:
    assert relic in acted


def test_the_example_of_a_hero_can_set_out(shown: Library) -> None:
    assert Session.start("ashen_pilgrim", "A", library=shown).legal()


def test_the_examples_of_enemies_and_encounters_can_be_fought(shown: Library) -> None:
    for foes in (["ice_golem"], ["frost_imp"], list(shown.encounters["two_skeletons_and_a_rat"].foes)):
        fight = sandbox(foes=foes, relics=["frozen_heart", "crown_of_rime"], potions=["icicle"], library=shown)
        for _ in range(3):
            fight.end_turn()
        assert fight.outcome in ("ongoing", "lost")
