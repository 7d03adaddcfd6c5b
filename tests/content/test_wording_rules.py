"""Every trigger word, modifier and tick has words."""

from typing import get_args

import msgspec
import pytest

from components.amounts import Condition, Quantity
from components.deck.effects import DrawCards
from components.deck.prefabs import CardPrefab
from components.effects import DealDamage, GainBlock, GainPotion, Heal, LoseHp
from components.prefabs import EnemyPrefab, Move, Phase, RelicPrefab, StatusPrefab
from components.rules import COUNTDOWNS, MOMENTS, Modifier, Origin, Ratio, Tick, Trigger
from components.terms import CardType
from shadows.content.text.wording import card_text, enemy_text, plain, relic_text, status_text
from shadows.content.text.wording.rules import ORIGINS, TICK_ENDS
from shadows.games import known, load

CHANNELS, OCCASIONS = known().content.words.channels, known().content.words.occasions

READS: dict[str, tuple[str, str]] = {
    "combat_start": ("At the start of each combat", "At the start of combat"),
    "combat_end": ("At the end of combat", "At the end of combat"),
    "turn_start": ("At the start of your turn", "At the start of its turn"),
    "turn_end": ("At the end of your turn", "At the end of its turn"),
    "card_played": ("Whenever you play a card", "Whenever you play a card"),
    "card_drawn": ("Whenever you draw a card", "Whenever you draw a card"),
    "card_discarded": ("Whenever a card is discarded", "Whenever a card is discarded"),
    "card_exhausted": ("Whenever a card is exhausted", "Whenever a card is exhausted"),
    "damage_dealt": ("Whenever you hit an enemy", "Whenever it hits someone"),
    "damage_taken": ("Whenever you are hit", "Whenever it is hit"),
    "hp_lost": ("Whenever you lose HP", "Whenever it loses HP"),
    "healed": ("Whenever you heal", "Whenever it heals"),
    "block_gained": ("Whenever you gain Block", "Whenever it gains Block"),
    "status_applied": ("Whenever you apply a status to an enemy", "Whenever it applies a status to an opponent"),
    "status_received": ("Whenever you receive a status", "Whenever it receives a status"),
    "enemy_joined": ("Whenever an enemy joins the combat", "Whenever an enemy joins the combat"),
    "enemy_died": ("Whenever an enemy dies", "Whenever an enemy dies"),
    "pile_shuffled": ("Whenever you shuffle your draw pile", "Whenever you shuffle your draw pile"),
    "potion_used": ("Whenever you use a potion", "Whenever you use a potion"),
}


def relic(*triggers: Trigger, modifiers: tuple[Modifier, ...] = ()) -> str:
    made = RelicPrefab(id="charm", name="Charm", rarity="common", triggers=triggers, modifiers=modifiers)
    return plain(relic_text(load(), made))


def status(stacks: int = 3, **parts: object) -> str:
    made = StatusPrefab(id="frost", name="Frost", kind="debuff", **parts)  # type: ignore[arg-type]
    return plain(status_text(load(), made, stacks))


@pytest.mark.parametrize("occasion", OCCASIONS)
def test_every_trigger_word_reads_on_a_relic_and_on_a_status(occasion: str) -> None:
    on_relic, on_status = READS[occasion]
    assert relic(Trigger(occasion, (DrawCards(1),))) == f"{on_relic}, draw 1 card."
    assert status(triggers=(Trigger(occasion, (LoseHp(1),)),)) == f"{on_status}, it loses 1 HP."


@pytest.mark.parametrize("origin", get_args(Origin))
def test_every_origin_has_words(origin: Origin) -> None:
    told = relic(Trigger("hp_lost", (Heal(1),), origin=origin))
    from_what = (
        "one of your Attacks" if origin == "attack" else ORIGINS[origin].format(potion="potion")
    )  # enemies attack too
    assert told == (
        f"Whenever you lose HP from {from_what}, heal 1 HP." if origin else "Whenever you lose HP, heal 1 HP."
    )


def test_a_trigger_says_which_hit_which_status_and_from_what() -> None:
    assert relic(Trigger("damage_taken", (GainBlock(1),), origin="enemy")) == (
        "Whenever you are hit by an enemy, gain 1 Block."
    )
    assert relic(Trigger("damage_dealt", (GainBlock(1),), origin="attack")) == (
        "Whenever you hit an enemy with an Attack, gain 1 Block."
    )
    assert relic(Trigger("status_received", (Heal(2),), status="weak", origin="enemy")) == (
        "Whenever you receive Weak from an enemy, heal 2 HP."
    )


@pytest.mark.parametrize("card_type", get_args(CardType))
def test_every_card_type_can_narrow_a_trigger(card_type: str) -> None:
    article = "an" if card_type == "attack" else "a"
    told = relic(Trigger("card_exhausted", (DrawCards(1),), type=card_type))
    assert told == f"Whenever {article} {card_type.capitalize()} is exhausted, draw 1 card."


def test_a_limited_trigger_says_how_often_it_acts() -> None:
    assert relic(Trigger("hp_lost", (Heal(2),), per_combat=1)) == "Once per combat, when you lose HP, heal 2 HP."
    assert relic(Trigger("hp_lost", (Heal(2),), per_combat=3)) == (
        "Up to 3 times per combat, when you lose HP, heal 2 HP."
    )


def test_a_condition_stands_between_the_moment_and_the_effect() -> None:
    told = relic(Trigger("card_played", (GainBlock(2),), condition=Condition(target_has="weak")))
    assert told == "Whenever you play a card, if its target has Weak, gain 2 Block."


def test_an_occasion_that_is_narrowed_down_says_to_what() -> None:
    told = relic(Trigger("combat_start", (Heal(1),), which=("elite", "boss")))
    assert told == "At the start of a combat with an elite or a combat with a boss, heal 1 HP."


def test_a_triggered_effect_keeps_its_own_condition() -> None:
    more = Quantity(base=1, plus=2, when=Condition(self_has="strength"))
    assert relic(Trigger("turn_start", (DealDamage(more, to="all_enemies"), Heal(1)))) == (
        "At the start of your turn, deal 1 damage to ALL enemies (if you have Strength, deal 2 more damage) "
        "and heal 1 HP."
    )
    assert relic(Trigger("turn_start", (Heal(1), DealDamage(more, to="all_enemies")))) == (
        "At the start of your turn, heal 1 HP and deal 1 damage to ALL enemies. "
        "If you have Strength, deal 2 more damage."
    )


def test_a_card_that_acts_in_the_hand_says_so() -> None:
    card = CardPrefab(
        id="torch",
        name="Torch",
        type="skill",
        rarity="common",
        where="hand",
        triggers=(Trigger("hp_lost", (Heal(1),)),),
    )
    assert plain(card_text(load(), card)) == "Whenever you lose HP, if this card is in your hand, heal 1 HP."


MODIFIERS = [
    (Modifier("energy", add=1), "Gain 1 Energy at the start of each turn.", None),
    (Modifier("energy", add=-1), "Lose 1 Energy at the start of each turn.", None),
    (Modifier("attack_damage", add=2), "Your attacks deal 2 more damage.", "Its attacks deal 2 more damage."),
    (
        Modifier("attack_damage", "taker", times=Ratio(3, 2)),
        "You take 50% more damage from attacks.",
        "It takes 50% more damage from attacks.",
    ),
    (
        Modifier("damage", times=Ratio(1, 2), origin="potion"),
        "You deal 50% less damage with a potion.",
        "It deals 50% less damage with a potion.",
    ),
    (Modifier("damage", "taker", cap=1), "You take at most 1 damage.", "It takes at most 1 damage."),
    (
        Modifier("hp_loss", "taker", add=-1, origin="attack", per_combat=1),
        "Once per combat, you lose 1 less HP from one of your Attacks.",
        "Once per combat, it loses 1 less HP from one of your Attacks.",
    ),
    (
        Modifier("keep_block", add=9),
        "9 more of your Block stays between turns.",
        "9 more of its Block stays between turns.",
    ),
    (Modifier("gold", times=Ratio(3, 2)), "You gain 50% more Gold.", None),
    (Modifier("gold", cap=0), "You gain no more Gold.", None),
    (Modifier("combat_gold", add=10), "Each won combat gives 10 more Gold.", None),
    (Modifier("combat_gold", add=-5), "Each won combat gives 5 less Gold.", None),
    (
        Modifier("card_block", add=3, origin="skill"),
        "You gain 3 more Block from a Skill.",
        "It gains 3 more Block from a Skill.",
    ),
    (Modifier("gold", add=3, origin="relic"), "You gain 3 more Gold from a relic.", None),
    (Modifier("card_block", add=3), "You gain 3 more Block from cards.", "It gains 3 more Block from cards."),
    (
        Modifier("damage", "taker", add=-2, cap=5),
        "You take 2 less and at most 5 damage.",
        "It takes 2 less and at most 5 damage.",
    ),
]


@pytest.mark.parametrize(("modifier", "on_relic", "on_status"), MODIFIERS, ids=[entry[1] for entry in MODIFIERS])
def test_a_modifier_reads_on_a_relic_and_on_a_status(modifier: Modifier, on_relic: str, on_status: str | None) -> None:
    assert relic(modifiers=(modifier,)) == on_relic
    if on_status:
        assert status(modifiers=(modifier,)) == on_status


def test_every_modified_amount_is_tried_here() -> None:
    tried = {(entry[0].of, entry[0].side) for entry in MODIFIERS}
    assert tried == {(word, side) for word, channel in CHANNELS.items() for side in channel.sides}


def test_a_status_that_adds_its_stacks_names_their_number() -> None:
    adds = (Modifier("attack_damage", add="stacks"),)
    assert status(3, modifiers=adds) == "Its attacks deal 3 more damage."
    assert status(-2, modifiers=adds) == "Its attacks deal 2 less damage."


def test_a_tick_says_when_what_and_what_becomes_of_it() -> None:
    poison = Tick("turn_start", (LoseHp(Quantity(of="stacks")),), "one_less")
    burn = Tick("turn_end", (LoseHp(Quantity(of="stacks", times=2, plus=1)),), "halve")
    gone = Tick("turn_over", (Heal(4),), "expire")
    assert status(3, tick=poison) == "At the start of its turn, it loses 3 HP, then Frost falls by 1."
    assert status(3, tick=burn) == "At the end of its turn, it loses 7 HP, then Frost is halved."
    assert status(3, tick=gone) == "At the very end of its turn, it heals 4 HP, then Frost ends."
    after = Tick("phase_end", (LoseHp(2),), "stay")
    assert status(3, tick=after) == "When the enemies have acted, it loses 2 HP."
    fields = {field.name: field.type for field in msgspec.structs.fields(Tick)}
    assert set(TICK_ENDS) == set(get_args(fields["then"]))
    assert len(MOMENTS) == 4


def test_a_countdown_says_when() -> None:
    assert status(countdown="round_end") == "Falls by 1 at the end of the round."
    assert status(countdown="turn_start") == "Falls by 1 at the start of its turn."
    assert status(countdown="turn_end") == "Falls by 1 at the end of your turn."
    assert len(COUNTDOWNS) == 3


def test_a_status_of_which_the_longest_counts_says_so() -> None:
    assert status(countdown="turn_end", merge="longest") == "Falls by 1 at the end of your turn. Does not add up."


def test_a_status_may_act_on_others() -> None:
    thorns = Trigger("damage_taken", (DealDamage(Quantity(of="stacks")),))
    assert status(4, triggers=(thorns,)) == "Whenever it is hit, it deals 4 damage to the attacker."


ANSWERED = {
    "card_played": ("Whenever you play a card, deal 3 damage to its target.", "it deals 3 damage to its opponent."),
    "damage_dealt": ("Whenever you hit an enemy, deal 3 damage to it.", "it deals 3 damage to them."),
    "damage_taken": ("Whenever you are hit, deal 3 damage to the attacker.", "it deals 3 damage to the attacker."),
    "hp_lost": ("Whenever you lose HP, deal 3 damage to whoever caused it.", "it deals 3 damage to whoever caused it."),
    "status_applied": (
        "Whenever you apply a status to an enemy, deal 3 damage to it.",
        "it deals 3 damage to that opponent.",
    ),
    "status_received": (
        "Whenever you receive a status, deal 3 damage to whoever caused it.",
        "it deals 3 damage to whoever caused it.",
    ),
    "enemy_joined": ("Whenever an enemy joins the combat, deal 3 damage to it.", "it deals 3 damage to its opponent."),
    "enemy_died": ("Whenever an enemy dies, deal 3 damage to it.", "it deals 3 damage to its opponent."),
    "potion_used": ("Whenever you use a potion, deal 3 damage to its target.", "it deals 3 damage to its opponent."),
}
"""Who is meant by the target, on a relic and in the end of what a status says, which anyone may bear (R63)."""


def test_every_occasion_with_a_target_has_its_word_for_it() -> None:
    assert set(ANSWERED) == {word for word, one in OCCASIONS.items() if one.target}


@pytest.mark.parametrize("occasion", ANSWERED)
def test_a_trigger_says_whom_it_falls_on(occasion: str) -> None:
    trigger = Trigger(occasion, (DealDamage(3),))
    on_relic, on_status = ANSWERED[occasion]
    assert relic(trigger) == on_relic
    assert status(triggers=(trigger,)).endswith(f", {on_status}")


@pytest.mark.parametrize("occasion", ANSWERED)
def test_an_enemys_trigger_says_that_it_falls_on_you(occasion: str) -> None:
    """R63"""
    trigger = Trigger(occasion, (DealDamage(3),))
    golem = EnemyPrefab(id="golem", name="Golem", health=9, phases=(Phase((Move((Heal(1),)),), triggers=(trigger,)),))
    assert plain(enemy_text(load(), golem)[0]).endswith(", it deals 3 damage to you.")


def test_what_is_done_twice_over_is_said_once() -> None:
    potion = GainPotion("random")
    assert relic(Trigger("combat_end", (potion, potion))) == "At the end of combat, gain 2 random potions."
    assert relic(Trigger("turn_end", (GainBlock(5), GainBlock(5), Heal(1)))) == (
        "At the end of your turn, gain 5 Block twice and heal 1 HP."
    )


def test_what_a_tick_adds_under_a_condition_is_said() -> None:
    more = Quantity(base=1, plus=2, when=Condition(self_has="weak"))
    assert status(tick=Tick("turn_end", (LoseHp(more),), "one_less")) == (
        "At the end of its turn, it loses 1 HP (if it has Weak, it loses 2 more HP), then Frost falls by 1."
    )


@pytest.mark.parametrize(
    ("modifier", "text"),
    [
        (Modifier("damage", times=Ratio(2, 1)), "You deal twice as much damage."),
        (Modifier("damage", "taker", times=Ratio(0, 1)), "You take no damage."),
        (Modifier("card_block", cap=0), "You gain no Block from cards."),
        (Modifier("damage", "taker", add=1, origin="attack"), "You take 1 more damage from one of your Attacks."),
        (Modifier("energy", add=-1, per_combat=1), "Once per combat, lose 1 Energy at the start of a turn."),
        (Modifier("combat_gold", times=Ratio(2, 1)), "Each won combat gives twice as much Gold."),
    ],
)
def test_a_change_reads_as_people_write(modifier: Modifier, text: str) -> None:
    assert relic(modifiers=(modifier,)) == text


def test_energy_is_the_players_whoever_bears_the_status() -> None:
    assert status(3, modifiers=(Modifier("energy", add="stacks"),)) == "You gain 3 Energy at the start of each turn."
    assert status(-3, modifiers=(Modifier("energy", add="stacks"),)) == "You lose 3 Energy at the start of each turn."


@pytest.mark.parametrize(
    ("modifier", "told"),
    [
        (
            Modifier("attack_damage", add=2, condition=Condition(target_has="weak")),
            "Your attacks deal 2 more damage if the target has Weak.",
        ),
        (
            Modifier("attack_damage", "taker", times=Ratio(1, 2), condition=Condition(target_has="weak")),
            "You take 50% less damage from attacks if the attacker has Weak.",
        ),
        (
            Modifier("hp_loss", "taker", add=-1, condition=Condition(target_has="weak")),
            "You lose 1 less HP if whoever causes it has Weak.",
        ),
        (
            Modifier("energy", add=1, condition=Condition(self_has="weak"), per_combat=1),
            "Once per combat, gain 1 Energy at the start of a turn if you have Weak.",
        ),
        (
            Modifier("attack_damage", add=Quantity(of="cards_in_hand")),
            "Your attacks deal more damage, 1 for each card in your hand.",
        ),
        (
            Modifier("attack_damage", add=Quantity(base=6, of="cards_in_hand", times=-2)),
            "Your attacks deal more damage, equal to 6 − twice the number of cards in your hand.",
        ),
        (
            Modifier("card_block", add=Quantity(of="missing_hp", times=-1, percent=10)),
            "You gain less Block from cards, equal to 10% of your missing HP.",
        ),
        (
            Modifier("energy", add=Quantity(plus=2, when=Condition(hand_empty=True))),
            "Gain 2 Energy at the start of each turn if you have no cards in hand.",
        ),
        (
            Modifier("energy", add=Quantity(base=1, plus=2, when=Condition(self_has="weak"))),
            "Gain 1 Energy at the start of each turn and 2 more if you have Weak.",
        ),
        (Modifier("combat_gold", add=3, which=("elite",)), "Winning a combat with an elite gives 3 more Gold."),
        (
            Modifier("combat_gold", add=3, which=("normal", "boss")),
            "Winning an everyday combat or winning a combat with a boss gives 3 more Gold.",
        ),
    ],
)
def test_a_modifier_says_when_for_what_and_how_much(modifier: Modifier, told: str) -> None:
    assert relic(modifiers=(modifier,)) == told


def test_a_status_says_how_much_its_stacks_add() -> None:
    assert status(modifiers=(Modifier("attack_damage", add=Quantity(of="stacks", times=2)),)) == (
        "Its attacks deal 6 more damage."
    )


def count(word: str, **bounds: object) -> Condition:
    return Condition(count=word, **bounds)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        (count("hp", most=20), "your HP is 20 or less"),
        (count("hp", least=20), "your HP is 20 or more"),
        (count("hp", least=20, most=20), "your HP is exactly 20"),
        (count("hp", least=20, most=30), "your HP is 20 to 30"),
        (count("block", even=True), "your Block is even"),
        (count("hp_percent", most=50), "your HP is 50% or less"),
        (count("hp_percent", least=20, most=50), "your HP is 20% to 50%"),
        (count("hp_percent", even=False), "your HP in percent is odd"),
        (count("round", least=3), "the number of the round is 3 or more"),
        (count("allies", most=0), "there are no allies"),
        (count("block", least=5, even=False), "your Block is 5 or more and your Block is odd"),
        (count("cards_in_hand", least=3), "there are 3 or more cards in your hand"),
        (count("cards_in_hand", most=3), "there are 3 or fewer cards in your hand"),
        (count("cards_in_hand", most=0), "there are no cards in your hand"),
        (count("cards_in_hand", least=2, most=2), "there are exactly 2 cards in your hand"),
        (count("cards_in_hand", even=False), "the number of cards in your hand is odd"),
        (count("enemies", least=1), "there is at least 1 enemy"),
        (count("enemies", most=1), "there is at most 1 enemy"),
        (count("enemies", least=1, most=1), "there is 1 enemy"),
        (count("enemies", least=2, most=3), "there are 2 to 3 enemies"),
        (
            Condition(self_has="weak", every=(count("hp", most=9), Condition(every=(count("gold", least=5),)))),
            "you have Weak, your HP is 9 or less and your Gold is 5 or more",
        ),
    ],
)
def test_a_condition_says_what_is_counted(condition: Condition, told: str) -> None:
    assert relic(Trigger("turn_start", (Heal(1),), condition=condition)) == (
        f"At the start of your turn, if {told}, heal 1 HP."
    )


def test_a_condition_of_a_status_counts_what_its_bearer_has() -> None:
    rule = Trigger("turn_end", (LoseHp(1),), condition=count("stacks", least=3, every=(count("hp", least=2),)))
    assert status(triggers=(rule,)) == (
        "At the end of its turn, if its stacks are 3 or more and its HP is 2 or more, it loses 1 HP."
    )
