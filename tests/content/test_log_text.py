"""Every fact is told in a line; a story leaves out what is plain and joins what belongs together."""

import pytest

from components import facts
from components.facts import FACTS, Fact
from shadows.content.text.log_text import TOLD, YOU, begins_round, failures, story, tell
from shadows.games import load

NAMES = {1: YOU, 2: "Rat Swarm", 3: "Lich King", 10: "Strike", 11: "Bloodstone", 12: "Bleed", 13: "Hellfire Aura"}

LINES: list[tuple[Fact, str]] = [
    (facts.CombatStarted(1, "normal"), "The combat begins."),
    (facts.CombatStarted(1, "elite"), "An elite fight begins."),
    (facts.CombatStarted(1, "boss"), "A boss fight begins."),
    (facts.RoundBegan(2), "Round 2."),
    (facts.TurnStarted(1), "Your turn begins."),
    (facts.TurnEnding(1), "Your turn is ending."),
    (facts.TurnEnded(2), "Rat Swarm's turn is over."),
    (facts.EnemyJoined(2, "rat_swarm", 0), "Rat Swarm stands before you."),
    (facts.EnemyJoined(2, "rat_swarm", 3), "Lich King summons Rat Swarm."),
    (facts.IntentShown(2, 0, 0), "Rat Swarm announces its next move."),
    (facts.EnemyActed(2, 0, 0), "Rat Swarm acts."),
    (facts.PhaseBegan(3, 1), "Lich King enters phase 2."),
    (facts.EnemyDied(2), "Rat Swarm dies."),
    (facts.EnemyVanished(2), "Rat Swarm vanishes."),
    (facts.PlayerDied(1, 2, "enemy"), "You die, killed by Rat Swarm."),
    (facts.PlayerDied(1, 2, "death"), "You die, killed by Rat Swarm."),
    (facts.PlayerDied(1, 12, "status"), "You die, killed by Bleed."),
    (facts.PlayerDied(1, 1, "potion"), "You die."),
    (facts.CardPlayed(10, "strike", "attack", 2, 1), "You play Strike at Rat Swarm."),
    (facts.CardPlayed(10, "defend", "skill", 0, 1), "You play Defend."),
    (facts.CardDrawn(10, "strike"), "You draw Strike."),
    (facts.CardDiscarded(10, "strike"), "You discard Strike."),
    (facts.CardExhausted(10, "imp_claw"), "Imp Claw is exhausted."),
    (facts.CardMoved(10, "strike", "discard", "hand"), "Strike goes from your discard pile to your hand."),
    (facts.PowerRaised(10, "blood_pact"), "Blood Pact stays in play."),
    (facts.CardAdded(10, "imp_claw", "hand"), "Imp Claw is added to your hand."),
    (facts.CardAdded(10, "dazed", "draw"), "Dazed is shuffled into your draw pile."),
    (facts.PileShuffled(1), "Your discard pile is shuffled into your draw pile: 1 card."),
    (facts.PileShuffled(7), "Your discard pile is shuffled into your draw pile: 7 cards."),
    (facts.EnergySet(3), "You have 3 Energy."),
    (facts.EnergyGained(1), "You gain 1 Energy."),
    (facts.DamageDealt(2, 1, 6, 5, True, 2, "enemy"), "Rat Swarm attacks you for 6: 5 blocked."),
    (facts.DamageDealt(1, 2, 6, 0, True, 10, "card"), "You attack Rat Swarm for 6."),
    (facts.DamageDealt(1, 2, 3, 0, False, 13, "card"), "Hellfire Aura deals 3 damage to Rat Swarm."),
    (facts.DamageDealt(1, 2, 10, 0, False, 1, "potion"), "You deal 10 damage to Rat Swarm."),
    (facts.HpLost(1, 3, False, 1, 10, "card", "attack"), "You lose 3 HP from Strike."),
    (facts.HpLost(2, 4, False, 2, 12, "status", ""), "Rat Swarm loses 4 HP from Bleed."),
    (facts.HpLost(1, 1, True, 2, 2, "enemy", ""), "You lose 1 HP."),
    (facts.Healed(1, 2, "card"), "You heal 2 HP."),
    (facts.BlockGained(2, 8, "enemy"), "Rat Swarm gains 8 Block."),
    (facts.BlockFaded(1, 3), "Your 3 Block fades."),
    (facts.StatusApplied(1, 2, "weak", 2, 2, 10, "card"), "Rat Swarm gains 2 Weak."),
    (facts.StatusApplied(1, 2, "weak", 2, 5, 10, "card"), "Rat Swarm gains 2 Weak, 5 in all."),
    (facts.StatusApplied(1, 2, "strength", -3, -3, 10, "card"), "Rat Swarm loses 3 Strength."),
    (facts.StatusFell(2, "bleed", 2, 1), "Rat Swarm's Bleed falls to 1."),
    (facts.StatusFell(1, "weak", 1, 0), "Your Weak wears off."),
    (facts.EffectDelayed(10), "Strike has more in store for your next turn."),
    (facts.RuleActed(11, "relic", "bloodstone"), "Bloodstone acts."),
    (facts.PotionUsed(0, "bleeding_flask", 2), "You use Bleeding Flask at Rat Swarm."),
    (facts.PotionUsed(0, "blood_vial", 0), "You use Blood Vial."),
    (facts.PotionDiscarded(0, "blood_vial"), "You throw Blood Vial away."),
    (facts.QuestionAsked("hand:discard"), "You have a choice to make."),
    (facts.ChainCut(("a.yaml:1", "b.yaml:2", "a.yaml:1")), "A chain of 3 triggers was cut off: a.yaml:1, b.yaml:2."),
    (
        facts.EffectFailed("a.yaml:1", "deal_damage", "KeyError: 'x'"),
        "A rule failed: deal_damage of a.yaml:1 (KeyError: 'x').",
    ),
    (facts.ActBegan(0), "Act 1 begins."),
    *(
        (facts.NodeEntered(4, 7, kind), f"Floor 7: {place}.")
        for kind, place in {
            "start": "the foot of the climb",
            "enemy": "an enemy",
            "elite": "an elite enemy",
            "boss": "the ruler of this place",
            "event": "something unknown",
            "shop": "a shop",
            "rest": "a fire to rest at",
        }.items()
    ),
    (facts.NodeFound(4, 8, "shop"), "A hidden way opens, to floor 8: a shop."),
    (facts.EventMet("cursed_spring"), "Cursed Spring."),
    (facts.ChoiceTaken("cursed_spring", 1), "You choose: Bottle it."),
    (facts.GoldGained(12), "You gain 12 Gold."),
    (facts.GoldLost(50), "You lose 50 Gold."),
    (facts.NothingLeft("relic"), "No relic is left to give: Gold takes its place."),
    (facts.RelicGained(11, "bloodstone"), "You gain Bloodstone."),
    (facts.RelicFaded(11, "forgotten_knowledge"), "Forgotten Knowledge fades."),
    (facts.PotionGained(0, "blood_vial"), "You gain Blood Vial."),
    (facts.CardGained("rend_flesh"), "Rend Flesh joins your deck."),
    (facts.CardRemoved("strike"), "Strike leaves your deck."),
    (facts.CardUpgraded("strike"), "Strike is upgraded."),
    (facts.MaxHpChanged(-15, 15), "Your max HP falls by 15."),
    (facts.MaxHpChanged(5, 0), "Your max HP rises by 5."),
    (facts.OffersMade("rewards"), "Spoils lie before you."),
    (facts.OffersMade("shop"), "Wares lie before you."),
    (facts.OffersMade("temple"), "Blessings are offered to you."),
    (facts.OffersMade("shrine"), "Boons are offered to you."),
    (facts.RunEnded("won"), "The abyss is silent: you have won."),
    (facts.RunEnded("lost"), "Your climb ends here."),
    (facts.RunEnded("abandoned"), "You turn away from the climb."),
    (facts.CombatDecided("won"), "The combat is decided."),
    (facts.CombatEnded("won"), "You have won the combat."),
    (facts.CombatEnded("lost"), "You have lost."),
    (facts.CombatEnded("escaped"), "You have escaped."),
]


@pytest.mark.parametrize(("fact", "line"), LINES, ids=[line for _, line in LINES])
def test_a_fact_is_told(fact: Fact, line: str) -> None:
    assert tell(load(), fact, NAMES) == line


def test_every_fact_has_words_of_one_kind_and_is_tried_here() -> None:
    """A line in its record, or a sentence in the log; those of dice are tried among dice."""
    assert {fact for fact in FACTS if fact.line} | set(TOLD) == set(FACTS)
    assert {fact for fact in FACTS if fact.__module__ != "components.facts.dice"} == {type(fact) for fact, _ in LINES}
    assert not [fact for fact in TOLD if fact.line]


def test_a_hit_and_the_loss_it_causes_are_one_line() -> None:
    hit = facts.DamageDealt(2, 1, 6, 5, True, 2, "enemy")
    loss = facts.HpLost(1, 1, True, 2, 2, "enemy", "")
    assert story(load(), [hit, loss, hit], NAMES) == [
        "Rat Swarm attacks you for 6: 5 blocked, 1 HP lost.",
        "Rat Swarm attacks you for 6: 5 blocked.",
    ]


def test_a_loss_that_is_no_part_of_the_hit_has_its_own_line() -> None:
    hit = facts.DamageDealt(1, 2, 6, 6, True, 10, "card")
    loss = facts.HpLost(1, 3, False, 1, 10, "card", "attack")
    assert story(load(), [hit, loss], NAMES) == ["You attack Rat Swarm for 6: 6 blocked.", "You lose 3 HP from Strike."]


def test_cards_drawn_or_discarded_together_are_one_line() -> None:
    happened = [
        facts.CardDiscarded(10, "strike"),
        facts.CardDiscarded(20, "defend"),
        facts.PileShuffled(2),
        facts.CardDrawn(20, "defend"),
        facts.CardDrawn(10, "strike"),
    ]
    assert story(load(), happened, NAMES) == [
        "You discard Strike, Defend.",
        "Your discard pile is shuffled into your draw pile: 2 cards.",
        "You draw Defend, Strike.",
    ]


def test_a_played_card_that_goes_to_the_discard_pile_is_not_told_again() -> None:
    happened = [facts.CardPlayed(10, "defend", "skill", 0, 1), facts.CardDiscarded(10, "defend")]
    assert story(load(), happened, NAMES) == ["You play Defend."]


def test_a_change_for_a_time_is_told_once() -> None:
    """R16: 3 Strength are lost, not six."""
    happened = [
        facts.StatusApplied(1, 2, "strength", -3, -1, 10, "card"),
        facts.StatusApplied(1, 2, "temporary_strength", -3, -3, 10, "card"),
        facts.StatusApplied(1, 2, "weak", 1, 1, 10, "card"),
    ]
    assert story(load(), happened, NAMES) == [
        "Rat Swarm loses 3 Strength for a time, −1 in all.",
        "Rat Swarm gains 1 Weak.",
    ]
    other = facts.StatusApplied(1, 1, "temporary_strength", -3, -3, 10, "card")
    assert len(story(load(), [happened[0], other], NAMES)) == 2


def test_only_the_line_that_begins_a_round_is_a_heading() -> None:
    lines = [line for _, line in LINES if begins_round(line)]
    assert lines == ["Round 2."]


def test_what_a_picture_shows_is_left_out_of_a_story() -> None:
    told = {type(fact) for fact, _ in LINES if story(load(), [fact], NAMES)}
    assert {fact.__name__ for fact in {type(fact) for fact, _ in LINES} - told} == {
        "TurnStarted",
        "TurnEnding",
        "TurnEnded",
        "IntentShown",
        "EnemyActed",
        "EnergySet",
        "QuestionAsked",
        "CombatDecided",
    }


def test_a_chain_that_was_cut_is_named_to_the_player_as_what_broke_down_is() -> None:
    """R21, R65: with the file and the name of each of its links."""
    links = ("mods/frost/a.yaml:3 frost:bell", "mods/frost/a.yaml:9 frost:drum") * 50
    assert failures(load(), [facts.ChainCut(links), facts.RoundBegan(2)], {}) == [
        "A chain of 100 triggers was cut off: mods/frost/a.yaml:3 frost:bell, mods/frost/a.yaml:9 frost:drum."
    ]
