"""Everything of the dice game reads as a sentence: its verbs, channels, quantities, occasions, and what enemies
announce."""

import re
from collections.abc import Sequence

import msgspec
import pytest

from components.amounts import Condition, Quantity
from components.dice.commands import UseConsumable
from components.dice.effects import (
    AddDie,
    Blast,
    Cleanse,
    CopyDie,
    Count,
    Devour,
    FreeDice,
    Freeze,
    GainRerolls,
    GainSlots,
    GiveElement,
    Guard,
    Interfere,
    MatchDie,
    Mend,
    Practise,
    RollAgain,
    ScoreAgain,
    SetDie,
    ShiftDie,
    Strike,
    Stun,
    SwapDie,
    TakeDieOut,
    Throw,
    TurnOver,
)
from components.dice.prefabs import DiceRelicPrefab, DiceStatusPrefab, Use
from components.effect import Effect
from components.effects import GainBlock, GainPotion
from components.facts import NothingLeft
from components.prefabs import Move
from components.rules import Modifier, Ratio, Trigger
from shadows.content.text.log_text import tell
from shadows.content.text.wording import effect_text, move_text, plain, relic_text, status_text
from shadows.play.session import IllegalCommand
from systems.dice.order import DICE
from tests.dice.small import fight, library

WORDED: Sequence[tuple[Effect, str]] = (
    (GainRerolls(1), "Gain 1 reroll."),
    (GainRerolls(Quantity(of="fire_dice")), "Gain 1 reroll for each Fire die in play."),
    (GainSlots(2), "Gain 2 slots."),
    (TurnOver(), "Turn a die of your choice over."),
    (TurnOver("lowest"), "Turn your lowest die over."),
    (SetDie(0), "Set a die of your choice to a number of your choice."),
    (SetDie(6, "lowest"), "Set your lowest die to 6."),
    (ShiftDie(), "Change a die of your choice by 1, up or down."),
    (MatchDie(), "Set your lowest die to the number of your highest die."),
    (CopyDie(), "Copy a die of your choice for this turn."),
    (AddDie("bone_die"), "Add a Bone Die for this turn."),
    (TakeDieOut(), "Take a die of your choice out for the rest of this turn."),
    (TakeDieOut("random", "combat"), "Take one of your dice at random out for the rest of this combat."),
    (RollAgain(), "Roll again all dice that you do not hold."),
    (RollAgain(showing=1), "Roll again all dice that you do not hold and that show 1."),
    (
        RollAgain(chance=25),
        "Roll again all dice that you do not hold, each with at least 25% chance of an element.",
    ),
    (GiveElement(), "Give an element of your choice to one of your dice at random."),
    (GiveElement("fire"), "Give Fire to one of your dice at random."),
    (
        GiveElement("missing", least=2),
        "Give an element that none has to one of your dice at random "
        "if your dice have fewer than 2 different elements.",
    ),
    (Throw(3), "The enemy loses HP equal to the number of a die of your choice × 3 × the act."),
    (FreeDice(), "Free your dice of all that enemies do to them this turn."),
    (ScoreAgain(), "Begin the turn anew after the next hand."),
    (Count(1), "Count up by 1."),
    (Count(1, most=8), "Count up by 1 (at most 8)."),
    (Practise(2), "Give a hand of your choice 2 chips for the rest of the run."),
    (Practise(1, "pair", 10), "Give Pair 1 chip for the rest of the run (at most 10 in all)."),
    (SwapDie("filed_die"), "Change one of your dice for a Filed Die for the rest of the run."),
    (Blast(50), "Deal 50% of the hand's damage to the target."),
    (Blast(30, "all", 15), "Deal 30% of the hand's damage to ALL enemies (45% to bosses)."),
    (
        Blast(30, "others_or_target"),
        "Deal 30% of the hand's damage to every other enemy, to the target if there is none.",
    ),
    (Freeze(), "Freeze the enemy."),
    (Freeze("all_enemies", True), "Freeze ALL enemies, but no boss."),
    (Stun(), "Stun the enemy."),
)

MOVES: Sequence[tuple[Effect, str]] = (
    (Strike(90), "Attack with 90% of its might"),
    (Strike(100, 3), "Attack with all its might, 3 times"),
    (Guard(10), "Gain Block equal to 10% of its max HP"),
    (Guard(10, "all_allies"), "ALL enemies gain Block equal to 10% of their max HP"),
    (Mend(11), "Heal the weakest of its allies (itself if alone) by 11% of max HP"),
    (Cleanse(), "Remove all debuffs from itself"),
    (
        Devour(("burn", "frozen"), 3, 18, "roused", 5, 7),
        "Eat all Burn and Frozen on itself: each heals 3% of max HP (at most 18%) and gives 5 Roused; "
        "7 at once choke it",
    ),
    (Interfere("snipe"), "Snipe 1: your lowest die is fixed"),
    (Interfere("snipe", 2), "Snipe 2: your 2 lowest dice are fixed"),
    (Interfere("lock_hold", 2), "Lock Hold 2: you hold 2 dice at most"),
    (Interfere("evenodd", 2), "Even or Odd: only even values score"),
    (Interfere("weaken"), "Weaken: your hand deals 25% less damage"),
    (Interfere("curse", Quantity(of="streak")), "Curse 1 die for each hand in your streak"),
)


@pytest.mark.parametrize(("effect", "text"), WORDED, ids=[text for _, text in WORDED])
def test_an_effect_reads(effect: Effect, text: str) -> None:
    assert plain(effect_text(library(), effect)) == text


@pytest.mark.parametrize(("effect", "text"), MOVES, ids=[text for _, text in MOVES])
def test_a_move_reads(effect: Effect, text: str) -> None:
    assert plain(move_text(library(), Move((effect,)))) == text


def test_what_meddles_beside_something_else_stands_in_brackets() -> None:
    move = Move((Interfere("snipe"), Strike(50)))
    assert plain(move_text(library(), move)) == "Snipe 1 (your lowest die is fixed), attack with 50% of its might"


def test_every_verb_of_the_dice_game_is_tried_here() -> None:
    own = {verb for verb in DICE.verbs if not verb.internal and verb.__module__ == "components.dice.effects"}
    assert own == {type(effect) for effect, _ in (*WORDED, *MOVES)}


def relic(*modifiers: Modifier, use: Use | None = None, triggers: tuple[Trigger, ...] = ()) -> str:
    made = DiceRelicPrefab(id="bell", name="Bell", rarity="common", modifiers=modifiers, use=use, triggers=triggers)
    return plain(relic_text(library(), made))


MODIFIERS: Sequence[tuple[Modifier, str]] = (
    (Modifier("rerolls", add=1), "You have 1 more reroll each turn."),
    (Modifier("rerolls", add=-2), "You have 2 fewer rerolls each turn."),
    (Modifier("rerolls", times=Ratio(2, 1)), "You have twice as many rerolls each turn."),
    (Modifier("dice", add=1), "You have 1 more die each turn."),
    (Modifier("hold_limit", cap=2), "You hold at most 2 dice through a reroll."),
    (Modifier("chips", add=12, which=("pairs",)), "Pair, Two Pair or Three Pair has 12 more chips."),
    (Modifier("mult", add=12), "Every hand has 0.12 more mult."),
    (Modifier("mult", times=Ratio(27, 20)), "Every hand has 35% more mult."),
    (
        Modifier("mult", add=Quantity(of="dice_in_play", times=15), which=("chance",)),
        "Chance has more mult, 15 hundredths for each die in play.",
    ),
    (Modifier("hand_damage", times=Ratio(7, 5)), "Every hand deals 40% more damage."),
    (Modifier("rank", add=1), "Every hand counts as the hand 1 row further down the table."),
    (Modifier("die_value", add=7, which=("1",)), "Scoring 1s are worth 7 more."),
    (Modifier("combo_damage", add=10), "A combo deals 10% more of the hand's damage."),
    (Modifier("combo_damage", add=10, which=("ice",)), "A combo with Ice deals 10% more of the hand's damage."),
    (Modifier("element_chance", add=8), "Each die has 8% more chance of an element."),
    (Modifier("element_chance", add=8, which=("fire", "ice")), "Each die has 8% more chance of Fire or Ice."),
    (Modifier("kindled_dice", add=2), "A turn's first roll has at least 2 elemental dice."),
    (Modifier("streak_step", add=5), "Your streak multiplies by 0.05 more with each hand."),
    (Modifier("keeps_streak", add=1, which=("chance",)), "Your streak is not broken by Chance."),
    (Modifier("wild_ones", add=1), "You have 1 wild die among those that show 1."),
    (Modifier("stun_threshold", add=-5), "Your hits need 5% less of max HP to stun."),
    (Modifier("vulnerable_turns", add=1, which=("steam_burst",)), "Vulnerable from Steam Burst lasts 1 more turn."),
    (Modifier("relic_price", times=Ratio(3, 4)), "Shops ask 25% less for relics."),
    (Modifier("bargains", add=1), "Each shop has 1 relic at half price."),
)


@pytest.mark.parametrize(("modifier", "text"), MODIFIERS, ids=[text for _, text in MODIFIERS])
def test_a_modifier_reads(modifier: Modifier, text: str) -> None:
    assert relic(modifier) == text


@pytest.mark.parametrize("channel", DICE.channels, ids=lambda channel: channel.word)
def test_every_channel_reads_as_a_sentence_and_tells_what_narrows_it(channel) -> None:
    for side in channel.sides:
        for change in ({"add": 1}, {"add": -2}, {"times": Ratio(3, 2)}, {"cap": 1}, {"add": 1, "cap": 1}):
            for word in ("", *channel.narrows):
                said = relic(Modifier(channel.word, side, which=(word,) if word else (), **change))
                assert re.fullmatch(r"[A-Z0-9].*[^.]\.", said)
                assert not re.search(
                    r"  |\{|_| in a hundred|hundredths|\b1 (?:more |fewer )?(?:rerolls|dice|rows)\b", said
                )
                assert not word or channel.narrows[word].lower() in said.lower()


@pytest.mark.parametrize("measure", DICE.quantities)
def test_every_quantity_reads(measure: str) -> None:
    said = plain(effect_text(library(), GainBlock(Quantity(of=measure))))
    assert re.fullmatch(r"Gain (?:Block equal to|1 Block for each|X Block)[ a-zA-Z0-9']*\.", said)
    assert not re.search(r"  |\bdies\b|_", said)


@pytest.mark.parametrize(
    ("measure", "several"),
    [
        ("dice_in_play", "dice in play"),
        ("dice_showing_6", "dice that show 6"),
        ("fire_dice", "Fire dice in play"),
        ("elemental_dice", "elemental dice in play"),
        ("different_values", "different numbers"),
        ("different_elements", "different elements"),
        ("free_slots", "empty slots"),
        ("held_dice", "dice you hold"),
    ],
)
def test_several_of_what_is_counted_are_called_so(measure: str, several: str) -> None:
    effect = GainRerolls(Quantity(plus=1, when=Condition(count=measure, least=2)))
    assert plain(effect_text(library(), effect)) == f"Gain 1 reroll if there are 2 or more {several}."


@pytest.mark.parametrize("word", DICE.occasions)
def test_every_occasion_reads(word: str) -> None:
    occasion = DICE.occasions[word]
    for which in ("", *occasion.narrows):
        trigger = Trigger(word, (GainBlock(1),), which=(which,) if which else ())
        said = relic(triggers=(trigger,))
        assert re.fullmatch(r"(?:Whenever|At the) [^.{}_]*, gain 1 Block\.", said)
        assert not which or occasion.narrows[which].lower() in said.lower()


def test_what_others_call_a_potion_is_a_consumable_here() -> None:
    assert plain(effect_text(library(), GainPotion("random"))) == "Gain a random consumable."
    answers = Trigger("potion_used", (GainBlock(1),))
    assert relic(triggers=(answers,)) == "Whenever you use a consumable, gain 1 Block."
    nothing = tell(library(), NothingLeft("potion"), {})
    assert nothing == "No consumable is left to give: Gold takes its place."
    table = fight(consumables=["flip"])
    for slot, said in ((1, "Consumable slot 2 is empty."), (3, "There is no consumable slot 4; you have 3.")):
        with pytest.raises(IllegalCommand, match=re.escape(said)):
            table.submit(UseConsumable(slot))


def test_what_a_relic_does_when_it_is_used_is_told() -> None:
    use = Use((TurnOver(),), per="combat", needs=Condition(count="rolls", most=1))
    assert relic(use=use) == (
        "Once a combat, if there is at most 1 roll of this turn, when you use it, turn a die of your choice over."
    )


def test_how_long_a_status_lasts_is_told() -> None:
    bell = DiceStatusPrefab(id="bell", name="Bell", kind="debuff", lasts=3)
    assert plain(status_text(library(), bell, 2)) == "Lasts 3 rounds from when it was last put on."
    mark = msgspec.structs.replace(bell, lasts=0, mark=True)
    assert plain(status_text(library(), mark, 1)) == "Lies until your next hand has been scored."


def intent(enemy: str, step: int, **given: object) -> tuple[str, int | None, int]:
    look = fight(foes=[{"prefab": enemy, "step": step}, *given.pop("beside", ())], **given).look().foes[0].intent
    return plain(look.text), look.damage, look.hits


def test_a_share_of_might_is_announced_in_points() -> None:
    """D10: alone on the first floor a full attack is 10; 90% are 9, 40% three times are 4 each."""
    assert intent("guard", 0) == ("Attack 9", 9, 1)
    assert intent("guard", 1) == ("Attack 4, 3 times", 4, 3)


def test_block_and_healing_are_announced_in_points() -> None:
    """10% of 200 HP alone, of 100 HP in a pair; where each has as much, it is told of all."""
    assert intent("guard", 2) == ("Gain 20 Block", None, 0)
    assert intent("web", 1) == ("Heal 20 HP", None, 0)
    assert intent("web", 1, beside=["guard"]) == ("An ally (itself if alone) heals 10 HP", None, 0)
    assert intent("web", 2, beside=["guard"]) == ("ALL enemies gain 10 Block", None, 0)
    assert intent("web", 2, beside=[{"prefab": "guard", "hp": 300}])[0] == (
        "ALL enemies gain Block equal to 10% of their max HP"
    )


def test_meddling_is_announced_with_its_number() -> None:
    """A disruptor alone strikes a quarter harder: half of 12.5 is 6.25."""
    assert intent("web", 0) == ("Snipe 2 (your 2 lowest dice are fixed), attack 6", 6, 1)
