"""Cases in which a combat could stand still, by their numbers, with their siblings."""

from dataclasses import replace
from typing import ClassVar

import msgspec
import pytest

from components.deck.prefabs import CardPrefab
from components.effect import Verb
from components.effects import DealDamage, Effect, GainBlock
from components.facts import CardDiscarded, CombatEnded, EffectFailed, EnemyJoined, EnemyVanished, RoundBegan
from components.flow import Step
from components.prefabs import Library
from shadows import sandbox
from shadows.games import known, load
from shadows.play.deck.fight import Fight
from systems.core.system import System
from systems.core.world import World
from systems.deck.order import DECK
from tests.combat.reading import hits, lost_each_turn, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}


def test_sl_01_imps_call_each_other_up_to_four_and_the_rounds_go_on() -> None:
    """R43"""
    fight = sandbox(
        hand=[], foes=[{"prefab": "infernal_imp", "step": 2}], player={"hp": 200, "max_hp": 200, "energy": 0}
    )
    rounds, standing, lost = [], [], []
    for _ in range(12):
        before = fight.player.hp
        facts = fight.end_turn()
        rounds += [fact.round for fact in of(facts, RoundBegan)]
        standing.append(len(fight.foes))
        lost.append(before - fight.player.hp)
    assert rounds == list(range(2, 14))
    assert standing == [2, 2, 2, *[4] * 9]
    # The new Imp acts first in the following phase; four of them attack for 5 each, at the cap in place of the call.
    assert lost == [0, 10, 10, 0, *[20] * 8]


def test_sl_01_an_empty_hand_and_no_energy_leave_the_end_of_the_turn() -> None:
    fight = sandbox(hand=[], foes=[FOE], player={"energy": 0})
    assert names(fight.legal()) == ["EndTurn"]
    assert lost_each_turn(fight, 2) == [6, 6]


def test_a_hand_of_unplayable_cards_leaves_the_end_of_the_turn() -> None:
    fight = sandbox(hand=["wound", "doubt", "dazed"], foes=[FOE])
    assert names(fight.legal()) == ["EndTurn"]
    fight.end_turn()
    assert fight.outcome == "ongoing"


class Shatter(Verb, frozen=True):
    """A verb that a mod brings along."""

    strength: int = 1


class BreakDown(System):
    """The mod's rule, which has a mistake in it."""

    verbs: ClassVar[tuple[type[Effect], ...]] = (Shatter,)

    def process(self, step: Step, world: World) -> bool:
        raise ZeroDivisionError("the mod divides by zero")


BROKEN = replace(
    known("deck"),
    ruleset=replace(DECK, verbs=(*DECK.verbs, Shatter), resolve=(*DECK.resolve[:-1], BreakDown(), DECK.resolve[-1])),
)


def with_a_broken_card(**changed: object) -> Library:
    """The game's content and one card more, which breaks down in its second step."""
    library = load()
    effects = (GainBlock(5), Shatter(), DealDamage(6))
    card = msgspec.structs.replace(
        library.cards["strike"],
        id="frost:crack",
        name="Crack",
        origin="mods/frost/cards/ice.yaml:7",
        effects=effects,
        **changed,
    )
    return msgspec.structs.replace(library, cards={**library.cards, card.id: card})


def broken_fight(library: Library, *, strict: bool) -> Fight:
    return sandbox(
        hand=["frost:crack", "strike"],
        draw=["defend"] * 5,
        foes=[FOE],
        library=library,
        game=BROKEN,
        strict=strict,
    )


def test_sl_03_a_card_that_breaks_down_goes_to_the_discard_pile_and_the_combat_goes_on() -> None:
    """What it did before the failing step stays, what comes after it is skipped, and the fact names the mod."""
    fight = broken_fight(with_a_broken_card(), strict=False)
    facts = fight.play("frost:crack")
    assert names(facts) == ["CardPlayed", "BlockGained", "EffectFailed", "CardDiscarded"]
    (failed,) = of(facts, EffectFailed)
    assert failed.prefab == "mods/frost/cards/ice.yaml:7 frost:crack"
    assert (failed.verb, failed.error) == ("shatter", "ZeroDivisionError: the mod divides by zero")
    assert (fight.player.block, fight.player.energy, fight.foes[0].hp) == (5, 2, 50)
    assert (fight.hand, fight.discard) == (["strike"], ["frost:crack"])
    fight.play("strike")
    assert fight.foes[0].hp == 44
    fight.end_turn()
    assert (fight.outcome, fight.player.hp, len(fight.hand)) == ("ongoing", 69, 5)


def test_sl_03_a_broken_card_that_exhausts_is_exhausted() -> None:
    fight = broken_fight(with_a_broken_card(exhaust=True), strict=False)
    fight.play("frost:crack")
    assert (fight.exhaust, fight.discard) == (["frost:crack"], [])


def test_sl_03_the_answers_to_what_came_before_the_failing_step_have_acted() -> None:
    """R19: a loss of HP before it has healed by a Bloodstone."""
    library = load()
    effects = (*library.cards["life_tap"].effects, Shatter(), DealDamage(6))
    card: CardPrefab = msgspec.structs.replace(library.cards["strike"], id="frost:crack", effects=effects)
    library = msgspec.structs.replace(library, cards={**library.cards, card.id: card})
    fight = sandbox(
        hand=["frost:crack"],
        draw=["defend"] * 5,
        foes=[FOE],
        relics=["bloodstone"],
        library=library,
        game=BROKEN,
        strict=False,
    )
    facts = fight.play("frost:crack")
    assert (fight.player.hp, hits(facts), fight.hand) == (68, [], ["defend"] * 2)


def test_sl_03_a_power_that_breaks_down_at_the_turns_start_skips_only_itself() -> None:
    library = load()
    aura = library.cards["hellfire_aura"]
    trigger = msgspec.structs.replace(aura.triggers[0], do=(Shatter(), DealDamage(9, to="all_enemies")))
    power = msgspec.structs.replace(aura, id="frost:crack", triggers=(trigger,))
    library = msgspec.structs.replace(library, cards={**library.cards, power.id: power})
    fight = sandbox(
        hand=["frost:crack", "hellfire_aura"],
        draw=["defend"] * 5,
        foes=[FOE],
        player={"energy": 4},
        library=library,
        game=BROKEN,
        strict=False,
    )
    fight.play("frost:crack")
    fight.play("hellfire_aura")
    facts = fight.end_turn()
    assert len(of(facts, EffectFailed)) == 1
    assert (fight.foes[0].hp, len(fight.hand), fight.outcome) == (47, 5, "ongoing")


def test_sl_03_an_enemy_that_breaks_down_gives_its_turn_to_the_next() -> None:
    library = load()
    warrior = library.enemies["skeleton_warrior"]
    phase = warrior.phases[0]
    move = msgspec.structs.replace(phase.cycle[0], do=(Shatter(), DealDamage(6)))
    phase = msgspec.structs.replace(phase, cycle=(move, *phase.cycle[1:]))
    library = msgspec.structs.replace(
        library, enemies={**library.enemies, warrior.id: msgspec.structs.replace(warrior, phases=(phase,))}
    )
    fight = sandbox(
        hand=[],
        draw=["defend"] * 5,
        foes=["skeleton_warrior", "zombie_brute"],
        library=library,
        game=BROKEN,
        strict=False,
    )
    facts = fight.end_turn()
    assert (len(of(facts, EffectFailed)), hits(facts), len(fight.hand)) == (1, [8], 5)


def test_a_strict_session_lets_the_error_out() -> None:
    """For authors: the traceback leads to the mistake."""
    fight = broken_fight(with_a_broken_card(), strict=True)
    with pytest.raises(ZeroDivisionError):
        fight.play("frost:crack")


def test_sl_06_the_archdemons_death_wins_with_a_hellhound_alive() -> None:
    """R44"""
    fight = sandbox(
        hand=[], draw=["strike"] * 5, foes=["archdemon"], player={"statuses": {"strength": 79}}, kind="boss"
    )
    assert len(of(fight.end_turn(), EnemyJoined)) == 1
    facts = fight.play("strike", at=0)
    assert len(of(facts, EnemyVanished)) == 1
    assert [fact.outcome for fact in of(facts, CombatEnded)] == ["won"]
    assert (fight.outcome, fight.legal(), fight.foes) == ("won", [], [])
    assert [fact.prefab for fact in of(facts, CardDiscarded)] == ["strike"]
