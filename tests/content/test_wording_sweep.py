"""Texts of rules that nobody has written, thousands of ways: each reads as a sentence, and tells every condition."""

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, get_args

import pytest

from components.amounts import Condition, Quantity
from components.deck.effects import AddCard, AddToDeck, DrawCards, GainEnergy, MoveCards, RemoveFromDeck, UpgradeCards
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
from components.prefabs import EnemyPrefab, Move, Phase, RelicPrefab, StatusPrefab
from components.rules import Modifier, Ratio, Tick, Trigger
from components.terms import Pile, Target
from shadows.content.schema.walk import parts
from shadows.content.text.wording import effects_text, enemy_text, plain, relic_text, status_text
from shadows.games import known, load

MANY = 250

MEASURES, OCCASIONS = known().content.words.measures, known().content.words.occasions

Makes = tuple[type[Effect], ...]

SLIPS = {
    "two spaces": r"  ",
    "a space before a mark": r" [,.:;)]|\( ",
    "two full stops": r"\.\.|,\.|,,",
    "a word twice": r"\b(\w+) \1\b",
    "times below 0": r"−\d+ times|times −|−\d+%",
    "times nothing": r"\b0% of|\b0 times",
    "one of many": r"(?<!−)\b1 (cards|copies)\b",
    "many of one": r"\b(0|[2-9]|\d\d+) (card|copy)\b",
    "less of what is counted": r"\bless (cards?|cop)",
    "who is it": r"the other\b",
    "whose Attack": r"(from|by) an Attack",
    "you and its verb": r"\byou (gains|loses|draws|heals|discards)",
    "it and its verb": r"\bit (gain|lose|deal|heal|apply|add|summon|escape|remove|have)\b",
    "many and their verb": r"\bALL (its )?(enemies|allies) (gains|loses|heals)\b",
    "many and their turn": r"\bALL (its )?(enemies|allies) (gain|lose) ((?! and )[^.,()])*\bits next turn",
    "the same at random": r"(a random (potion|card|\w+ relic|\w+ card of your class)) and \1",
    "more of an attack": r"\battack \d+ (more|less)",
    "hits of hits": r"\d \d+ times",
}


class Chance(Random):
    """Draws rules as an author might write them on a strange day."""

    def amount(self, stacks: bool) -> int | Quantity:
        measures = [one for one in MEASURES if stacks or "stacks" not in one]
        if self.random() < 0.4:
            return self.choice((1, 2, 7))
        plus = self.choice((0, 1, 2, -1))
        return Quantity(
            base=self.choice((1, 4, 12)),
            of=self.choice((None, *measures)),
            times=self.choice((1, 1, 2, 3, -1, -2, 0)),
            percent=self.choice((100, 100, 50, 10, 150)),
            plus=plus,
            when=self.condition() if plus and self.random() < 0.7 else None,
        )

    def condition(self) -> Condition:
        chosen = self.choice(("target_has", "self_has", "hand_empty"))
        return Condition(**{chosen: True if chosen == "hand_empty" else "weak"})

    def effects(self, make: tuple[type[Effect], ...], stacks: bool = False, deep: bool = False) -> tuple[Effect, ...]:
        number = self.choice((1, 1, 2, 3))
        return tuple(self.effect(self.choice(make), make, stacks, deep) for _ in range(number))

    def effect(self, kind: Any, make: Makes, stacks: bool, deep: bool) -> Any:
        amount, to = self.amount(stacks), self.choice(get_args(Target))
        pile, goal = self.sample(get_args(Pile), 2)
        if kind in (NextTurn, Gamble, Summon, RemoveFromDeck) and deep:
            kind = make[0]
        match kind.__name__:
            case "DealDamage":
                return DealDamage(amount, self.choice((1, 1, 2, 3)), to)
            case "LoseHp":
                return LoseHp(amount, to if Escape in make else "self", self.choice((0, 0, 1)))
            case "Heal" | "GainBlock":
                return kind(amount, to if Escape in make else "self")
            case "ApplyStatus":
                lasts = self.choice(("", "", "this_turn", "next_turn"))
                return ApplyStatus("strength", self.choice((amount, -2)), to, lasts)
            case "RemoveStatus":
                return RemoveStatus("weak", to)
            case "AddCard":
                return AddCard(self.choice(("strike", "imp_claw")), pile, self.choice((1, amount)))
            case "MoveCards":
                return MoveCards(amount, pile, goal, self.random() < 0.5)
            case "NextTurn":
                return NextTurn(self.effects(make, stacks, True))
            case "Summon":
                return Summon("plague_rat", otherwise=self.choice(((), self.effects(make, stacks, True))))
            case "Gamble":
                return Gamble(25, self.effects(make, stacks, True), self.choice(((), self.effects(make, stacks, True))))
            case "RemoveFromDeck":
                which = self.choice(("chosen", "random", "curses"))
                return RemoveFromDeck(which, self.choice(((), self.effects(make, stacks, True))))
            case "UpgradeCards":
                return UpgradeCards(self.choice((1, 2, amount)), self.random() < 0.5)
            case "GainRelic" | "GainPotion" | "AddToDeck" | "BeginFight" | "Escape":
                return self.choice(FIXED[kind])
        return kind(amount)

    def trigger(self, stacks: bool = False) -> Trigger:
        when = self.choice(tuple(OCCASIONS))
        origin = self.choice(("", "attack", "card")) if when in ("hp_lost", "damage_taken", "block_gained") else ""
        often = self.choice((0, 0, 1, 3))
        return Trigger(when, self.effects(IN_COMBAT, stacks), origin=origin, per_combat=often)

    def modifier(self) -> Modifier:
        of = self.choice(("attack_damage", "damage", "card_block", "energy", "gold", "combat_gold"))
        add, times, cap = self.choice(((1, None, None), (-2, None, None), (0, Ratio(2, 1), None), (0, None, 0)))
        return Modifier(of, "giver", add, times, cap, self.choice(("", "attack")) if of == "card_block" else "")


FIXED: dict[Any, tuple[Effect, ...]] = {
    GainRelic: (GainRelic("rare"), GainRelic("bloodstone")),
    GainPotion: (GainPotion("random"), GainPotion("cursed_brew")),
    AddToDeck: (AddToDeck("attack"), AddToDeck("doubt")),
    BeginFight: (BeginFight("rat_swarm"),),
    Escape: (Escape(),),
}
IN_COMBAT: Makes = (
    GainBlock, DealDamage, LoseHp, Heal, ApplyStatus, RemoveStatus, GainEnergy, DrawCards, AddCard, MoveCards, NextTurn,
    Summon, GainGold, Escape,
)  # fmt: skip
ON_THE_WAY: Makes = (
    GainGold, LoseGold, LoseHp, Heal, ChangeMaxHp, GainRelic, GainPotion, AddToDeck, RemoveFromDeck, UpgradeCards,
    BeginFight, Gamble,
)  # fmt: skip


def card(chance: Chance) -> tuple[Any, str]:
    effects = chance.effects(IN_COMBAT)
    return effects, plain(effects_text(load(), effects))


def choice(chance: Chance) -> tuple[Any, str]:
    effects = chance.effects(ON_THE_WAY)
    return effects, plain(effects_text(load(), effects))


def relic(chance: Chance) -> tuple[Any, str]:
    rules = {"triggers": (chance.trigger(),), "pickup": chance.effects(ON_THE_WAY), "modifiers": (chance.modifier(),)}
    made = RelicPrefab(id="bell", name="Bell", rarity="common", **rules)
    return (made.triggers, made.pickup), plain(relic_text(load(), made))


def status(chance: Chance) -> tuple[Any, str]:
    tick = Tick("turn_end", chance.effects(IN_COMBAT, True), "one_less")
    made = StatusPrefab(id="bell", name="Bell", kind="buff", triggers=(chance.trigger(True),), tick=tick)
    return (made.triggers, tick), plain(status_text(load(), made, 3))


def enemy(chance: Chance) -> tuple[Any, str]:
    phase = Phase((Move(chance.effects(IN_COMBAT)),), triggers=(chance.trigger(),))
    made = EnemyPrefab(id="bell", name="Bell", health=9, phases=(phase,))
    rule, move = map(plain, enemy_text(load(), made))
    return phase, f"{rule} {move}."


def conditions(rules: Iterable[Any]) -> int:
    """How many conditions can change what happens."""
    return sum(isinstance(part, Quantity) and part.when is not None for whole in rules for part in parts(whole))


@pytest.mark.parametrize("write", [card, choice, relic, status, enemy])
def test_what_nobody_wrote_reads_as_people_write(write: Callable[[Chance], tuple[Any, str]]) -> None:
    chance = Chance(7)
    for _ in range(MANY):
        rules, text = write(chance)
        slips = [slip for slip, pattern in SLIPS.items() if re.search(pattern, text)]
        assert not slips, text
        assert not text[0].islower()
        assert text.endswith(".")
        assert text.count("(") == text.count(")")
        told = len(re.findall(r"\bif (?!it is a Curse|that is not|there was one|alone)", text, re.IGNORECASE))
        assert told >= conditions(rules if isinstance(rules, tuple) else (rules,)), text
