"""Every verb, target, quantity and condition has words."""

from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest

from components.amounts import Condition, Quantity
from components.deck.effects import (
    AddCard,
    AddToDeck,
    DrawCards,
    GainEnergy,
    MoveCards,
    RemoveFromDeck,
    SettleCard,
    UpgradeCards,
)
from components.effect import Verb
from components.effects import (
    ApplyStatus,
    BeginFight,
    ChangeMaxHp,
    DealDamage,
    Effect,
    Escape,
    GainBlock,
    GainGold,
    GainPotion,
    GainRelic,
    Gamble,
    Heal,
    LoseGold,
    LoseHp,
    NextTurn,
    RemoveStatus,
    Summon,
)
from components.terms import Pile, Target
from shadows.content.text.wording import effect_text, effects_text, plain
from shadows.games import known, load

WORDS = known().content.words

WORDED: Sequence[tuple[Effect, str]] = (
    (DealDamage(8), "Deal 8 damage."),
    (DealDamage(3, to="self"), "Deal 3 damage to yourself."),
    (DealDamage(4, hits=2), "Deal 4 damage 2 times."),
    (DealDamage(Quantity(of="block")), "Deal damage equal to your Block."),
    (DealDamage(Quantity(of="block", times=2)), "Deal damage equal to twice your Block."),
    (DealDamage(Quantity(of="block", percent=50, plus=-1)), "Deal damage equal to 50% of your Block − 1."),
    (DealDamage(Quantity(of="energy")), "Deal damage equal to your Energy."),
    (DealDamage(Quantity(of="cards_in_hand", times=2)), "Deal 2 damage for each card in your hand."),
    (
        DealDamage(Quantity(base=5, of="cards_in_exhaust_pile", times=3)),
        "Deal 5 damage plus 3 damage for each card in your exhaust pile.",
    ),
    (DealDamage(Quantity(base=9, of="enemies", times=-2)), "Deal damage equal to 9 − twice the number of enemies."),
    (
        DealDamage(Quantity(of="cards_in_hand", percent=50)),
        "Deal damage equal to 50% of the number of cards in your hand.",
    ),
    (
        DealDamage(Quantity(base=9, plus=-4, when=Condition(self_has="weak"))),
        "Deal 9 damage. If you have Weak, deal 4 less damage.",
    ),
    (LoseHp(3), "Lose 3 HP."),
    (LoseHp(3, to="target"), "The enemy loses 3 HP."),
    (LoseHp(3, to="all_enemies"), "ALL enemies lose 3 HP."),
    (LoseHp(5, leave=1), "Lose 5 HP, but keep at least 1 HP."),
    (LoseHp(Quantity(of="hp", percent=25)), "Lose 25% of your HP."),
    (Heal(Quantity(of="missing_hp")), "Heal HP equal to your missing HP."),
    (Heal(4, to="random_enemy"), "A random enemy heals 4 HP."),
    (GainBlock(5), "Gain 5 Block."),
    (GainBlock(5, to="all_allies"), "Gain 5 Block."),
    (GainBlock(Quantity(base=6, plus=3)), "Gain 9 Block."),
    (ApplyStatus("weak", 2), "Apply 2 Weak."),
    (ApplyStatus("weak", 2, to="self"), "Apply 2 Weak to yourself."),
    (ApplyStatus("strength", 2), "The enemy gains 2 Strength."),
    (ApplyStatus("strength", -2, to="all_enemies"), "ALL enemies lose 2 Strength."),
    (ApplyStatus("strength", -2, to="self", lasts="next_turn"), "Lose 2 Strength until the end of your next turn."),
    (ApplyStatus("strength", -2, lasts="next_turn"), "The enemy loses 2 Strength until the end of its next turn."),
    (
        ApplyStatus("bleed", Quantity(base=2, plus=1, when=Condition(hand_empty=True))),
        "Apply 2 Bleed. If you have no cards in hand, apply 1 more Bleed.",
    ),
    (RemoveStatus("weak"), "Remove all Weak from yourself."),
    (RemoveStatus("strength", to="target"), "Remove all Strength from the enemy."),
    (GainEnergy(2), "Gain 2 Energy."),
    (DrawCards(1), "Draw 1 card."),
    (DrawCards(3), "Draw 3 cards."),
    (DrawCards(Quantity(of="enemies")), "Draw 1 card for each enemy."),
    (AddCard("strike"), "Add a Strike to your hand."),
    (AddCard("imp_claw", "discard", 2), "Add 2 copies of Imp Claw to your discard pile."),
    (AddCard("dazed", "draw", 2), "Shuffle 2 copies of Dazed into your draw pile."),
    (MoveCards(1), "Discard 1 card."),
    (MoveCards(2, at_random=True), "Discard 2 cards at random."),
    (MoveCards(1, everything=True), "Discard your hand."),
    (MoveCards(1, to="exhaust"), "Exhaust 1 card from your hand."),
    (MoveCards(1, to="exhaust", everything=True), "Exhaust your hand."),
    (MoveCards(1, pile="discard", to="hand"), "Put 1 card from your discard pile into your hand."),
    (MoveCards(2, pile="draw", to="discard"), "Discard 2 cards from your draw pile."),
    (
        MoveCards(1, pile="discard", to="draw", everything=True),
        "Shuffle all cards of your discard pile into your draw pile.",
    ),
    (NextTurn((GainEnergy(1), DrawCards(2))), "Next turn, gain 1 Energy and draw 2 cards."),
    (NextTurn((GainBlock(1), Heal(2), DrawCards(3))), "Next turn, gain 1 Block, heal 2 HP and draw 3 cards."),
    (Summon("plague_rat"), "Summon a Plague Rat."),
    (
        Summon("infernal_imp", otherwise=(DealDamage(5),)),
        "Summon an Infernal Imp. If that is not possible, deal 5 damage.",
    ),
    (Escape(), "Escape from a non-boss combat, with no rewards."),
    (GainGold(100), "Gain 100 Gold."),
    (GainGold(Quantity(of="enemies", times=5)), "Gain 5 Gold for each enemy."),
    (LoseGold(30), "Lose 30 Gold."),
    (LoseGold(Quantity(of="gold")), "Lose all your Gold."),
    (LoseGold(Quantity(of="gold", percent=50)), "Lose Gold equal to 50% of your Gold."),
    (ChangeMaxHp(-15), "Lose 15 max HP."),
    (ChangeMaxHp(6), "Gain 6 max HP."),
    (ChangeMaxHp(Quantity(of="cards_in_hand")), "Gain 1 max HP for each card in your hand."),
    (GainRelic("rare"), "Gain a random Rare relic."),
    (GainRelic("forgotten_knowledge"), "Gain Forgotten Knowledge."),
    (GainPotion("random"), "Gain a random potion."),
    (GainPotion("common"), "Gain a random Common potion."),
    (GainPotion("cursed_brew"), "Gain Cursed Brew."),
    (AddToDeck("power"), "Add a random Power card of your class to your deck."),
    (AddToDeck("doubt"), "Add Doubt to your deck."),
    (RemoveFromDeck("chosen"), "Remove a card from your deck."),
    (RemoveFromDeck("curses"), "Remove all Curses from your deck."),
    (
        RemoveFromDeck("random", if_curse=(GainGold(100),)),
        "Remove a random card from your deck. If it is a Curse, gain 100 Gold.",
    ),
    (UpgradeCards(1), "Upgrade a card."),
    (UpgradeCards(1, at_random=True), "Upgrade a random card."),
    (UpgradeCards(3), "Upgrade 3 cards."),
    (UpgradeCards(2, at_random=True), "Upgrade 2 cards at random."),
    (BeginFight("rat_swarm"), "Fight Rat Swarm."),
    (BeginFight("shadow_thief"), "Fight Shadow Thief for 75 Gold."),
    (Gamble(50, win=(GainGold(60),)), "50% chance to gain 60 Gold."),
    (
        Gamble(25, win=(Heal(9), GainGold(1)), lose=(LoseHp(4),)),
        "25% chance to heal 9 HP and gain 1 Gold. Otherwise, lose 4 HP.",
    ),
)


NEVER = Condition(self_has="weak")

READ: Sequence[tuple[Effect, str]] = (
    (GainEnergy(Quantity(plus=2, when=Condition(hand_empty=True))), "Gain 2 Energy if you have no cards in hand."),
    (
        DealDamage(Quantity(plus=7, when=Condition(target_has="weak"))),  # Strength counts without it as well
        "Deal 0 damage. If the enemy has Weak, deal 7 more damage.",
    ),
    (ApplyStatus("strength", Quantity(of="block", times=-1)), "The enemy loses Strength equal to your Block."),
    (
        ApplyStatus("strength", Quantity(of="block", times=-2), to="all_enemies", lasts="next_turn"),
        "ALL enemies lose Strength equal to twice your Block until the end of their next turn.",
    ),
    (ChangeMaxHp(Quantity(of="cards_in_hand", times=-2)), "Lose 2 max HP for each card in your hand."),
    (ChangeMaxHp(Quantity(base=-3, plus=-1)), "Lose 4 max HP."),
    (Heal(Quantity(base=9, of="hp", percent=50, times=2)), "Heal HP equal to your HP + 9."),
    (Heal(Quantity(of="missing_hp", percent=10, times=3)), "Heal 30% of your missing HP."),
    (Heal(Quantity(base=4, of="hp", times=0)), "Heal 4 HP."),
    (Heal(Quantity(base=4, of="hp", percent=0)), "Heal 4 HP."),
    (
        DrawCards(Quantity(base=3, plus=-1, when=NEVER)),
        "Draw 3 cards. If you have Weak, draw 1 fewer card.",
    ),
    (
        DrawCards(Quantity(base=-2, of="cards_in_hand")),
        "Draw cards equal to the number of cards in your hand − 2.",
    ),
    (DealDamage(Quantity(of="block"), hits=2), "Deal damage equal to your Block, twice."),
    (
        DealDamage(Quantity(of="energy", times=2, plus=4), hits=2, to="all_enemies"),
        "Deal damage equal to 4 + twice your Energy to ALL enemies, twice.",
    ),
    (
        AddCard("dazed", "discard", Quantity(of="energy")),
        "Add copies of Dazed equal to your Energy to your discard pile.",
    ),
    (AddCard("dazed", "hand", Quantity(of="enemies")), "Add 1 copy of Dazed for each enemy to your hand."),
    (LoseHp(3, to="target", leave=1), "The enemy loses 3 HP, but keeps at least 1 HP."),
    (
        RemoveFromDeck("curses", if_curse=(Heal(5),)),
        "Remove all Curses from your deck. If there was one, heal 5 HP.",
    ),
    (
        NextTurn((DrawCards(Quantity(base=1, plus=1, when=NEVER)), GainEnergy(1))),
        "Next turn, draw 1 card (if you have Weak, draw 1 more card) and gain 1 Energy.",
    ),
    (
        Gamble(50, (Gamble(25, (Heal(3),), (LoseHp(1),)), GainGold(2))),
        "50% chance to have a 25% chance to heal 3 HP (otherwise, lose 1 HP) and gain 2 Gold.",
    ),
    (GainGold(Quantity(base=2, plus=3, when=NEVER)), "Gain 2 Gold. If you have Weak, gain 3 more Gold."),
    (
        UpgradeCards(Quantity(base=2, plus=1, when=NEVER)),
        "Upgrade 2 cards. If you have Weak, upgrade 1 more card.",
    ),
)
"""Amounts that are worked out, read as people write them."""


@pytest.mark.parametrize(("effect", "text"), READ, ids=[text for _, text in READ])
def test_a_worked_out_amount_reads_as_people_write(effect: Effect, text: str) -> None:
    assert plain(effect_text(load(), effect)) == text


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        ([GainPotion("random")] * 2, "Gain 2 random potions."),
        ([GainRelic("rare")] * 3, "Gain 3 random Rare relics."),
        ([AddToDeck("power")] * 2, "Add 2 random Power cards of your class to your deck."),
        ([AddToDeck("doubt")] * 2, "Add 2 copies of Doubt to your deck."),
        ([RemoveFromDeck("chosen")] * 2, "Remove 2 cards from your deck."),
        ([UpgradeCards(1, at_random=True)] * 2, "Upgrade 2 random cards."),
        ([AddCard("dazed")] * 2, "Add 2 copies of Dazed to your hand."),
        (
            [BeginFight("rat_swarm"), GainRelic("bloodstone"), Heal(3)],
            "Fight Rat Swarm. Once you have won, gain Bloodstone and heal 3 HP.",
        ),
    ],
)
def test_effects_that_belong_together_are_told_so(effects: list[Effect], text: str) -> None:
    assert plain(effects_text(load(), effects)) == text


@pytest.mark.parametrize(("effect", "text"), WORDED, ids=[text for _, text in WORDED])
def test_an_effect_reads(effect: Effect, text: str) -> None:
    assert plain(effect_text(load(), effect)) == text


def test_every_verb_of_prefabs_has_words_of_its_own() -> None:
    assert {type(effect) for effect, _ in WORDED} == set(WORDS.verbs.values())


@pytest.mark.parametrize("target", get_args(Target))
def test_every_target_has_words(target: Target) -> None:
    said = plain(effect_text(load(), DealDamage(7, to=target)))
    whom = {"target": "", "all_enemies": " to ALL enemies", "random_enemy": " to a random enemy"}
    assert said == f"Deal 7 damage{whom.get(target, ' to yourself')}."


@pytest.mark.parametrize("measure", WORDS.measures)
def test_every_quantity_has_words(measure: str) -> None:
    words = {
        "hp": "damage equal to your HP",
        "missing_hp": "damage equal to your missing HP",
        "max_hp": "damage equal to your max HP",
        "hp_percent": "damage equal to your HP in percent",
        "allies": "1 damage for each ally",
        "round": "damage equal to the number of the round",
        "act": "damage equal to the number of the act",
        "floor": "damage equal to the number of the floor",
        "block": "damage equal to your Block",
        "energy": "damage equal to your Energy",
        "energy_spent": "damage equal to the Energy spent",
        "stacks": "X damage",
        "due_stacks": "X damage",
        "cards_in_hand": "1 damage for each card in your hand",
        "cards_in_draw_pile": "1 damage for each card in your draw pile",
        "cards_in_discard_pile": "1 damage for each card in your discard pile",
        "cards_in_exhaust_pile": "1 damage for each card in your exhaust pile",
        "enemies": "1 damage for each enemy",
        "gold": "damage equal to your Gold",
    }
    assert plain(effect_text(load(), DealDamage(Quantity(of=measure)))) == f"Deal {words[measure]}."


@pytest.mark.parametrize("pile", get_args(Pile))
@pytest.mark.parametrize("to", get_args(Pile))
def test_every_way_between_piles_names_both(pile: Pile, to: Pile) -> None:
    said = plain(effect_text(load(), MoveCards(2, pile=pile, to=to))).lower()
    assert "2 cards" in said
    assert {"hand": "hand", "draw": "draw pile", "discard": "discard", "exhaust": "exhaust"}[to] in said
    if (pile, to) != ("hand", "discard"):
        assert f"from your {pile}" in said


def test_what_a_condition_names_is_all_said() -> None:
    counted = Condition(count="hp", least=5, most=9, even=True, every=(Condition(count="gold", most=3),))
    everything = msgspec.structs.replace(
        counted,
        target_has="weak",
        self_has="strength",
        target_lacks="bleed",
        self_lacks="dexterity",
        fight="hard",
        target_is="boss",
        hand_empty=True,
    )
    effect = DealDamage(Quantity(base=1, plus=2, when=everything))
    assert plain(effect_text(load(), effect)) == (
        "Deal 1 damage. If you have no cards in hand, you have no Dexterity, the enemy has no Bleed, you have "
        "Strength, the enemy has Weak, it is an elite fight or a boss fight, the enemy is a boss, your HP is 5 to 9, "
        "your HP is even and your Gold is 3 or less, deal 2 more damage."
    )
    assert all(msgspec.structs.astuple(everything))


def test_a_verb_without_words_is_told_by_its_fields() -> None:
    class StealGold(Verb, frozen=True):
        amount: int
        from_whom: str = "the_player"

    assert plain(effect_text(load(), StealGold(-3))) == "Steal gold (amount −3, from whom the_player)."
    assert plain(effect_text(load(), SettleCard(5))) == "Settle card (card 5)."


def test_names_that_nothing_has_are_told_by_their_ids() -> None:
    bare = msgspec.structs.replace(load(), statuses={}, cards={}, enemies={})
    assert plain(effect_text(bare, ApplyStatus("frost", 2))) == "The enemy gains 2 frost."
    assert plain(effect_text(bare, AddCard("icicle"))) == "Add an icicle to your hand."
    assert plain(effect_text(bare, Summon("yeti"))) == "Summon a yeti."
