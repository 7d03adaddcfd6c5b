"""What happens to dice, hands and elements, as the log tells it where a line of its own is not enough (`Fact.line`)."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from components import facts
from components.facts import Fact
from shadows.content.text.wording.dice_sentences import MEDDLING, meddling
from shadows.content.text.wording.phrases import counted, hundredths, listing

ROLLED = {"first": "you roll {}.", "again": "you reroll: {}.", "free": "rolled besides: {}."}
"""By how dice were rolled."""

AWAY = ("steal_die", "burn_die")
"""What takes its dice out of play: they have no number any more."""


class Teller(Protocol):
    """The names of those that a sentence is about."""

    def name(self, entity: int) -> str:
        """Someone, in the middle of a sentence."""
        ...

    def whose(self, entity: int) -> str:
        """Whose something is."""
        ...

    def does(self, entity: int, verb: str) -> str:
        """Someone and what it does."""
        ...

    def prefab(self, kind: str, name: str) -> str:
        """A prefab of a kind, by its id."""
        ...

    def known(self, entity: int) -> str:
        """The name of what is there; empty where it is gone."""
        ...


def face(value: int, element: str) -> str:
    """`5`, `5 fire`."""
    return f"{value} {element}" if element else str(value)


def _rolled(fact: facts.DiceRolled) -> str:
    return ROLLED[fact.how].format(", ".join(map(face, fact.values, fact.elements)))


def _die(entity: int, of: Teller) -> str:
    return of.known(entity) or "a die"


def _element_changed(fact: facts.ElementChanged, of: Teller) -> str:
    if not fact.element:
        return f"{_die(fact.die, of)} loses its element."
    return f"{_die(fact.die, of)} becomes {fact.element.capitalize()}."


def _hand_scored(fact: facts.HandScored, of: Teller) -> str:
    """`(10 + 19) × 1.8 = 52`; with the streak behind it, and what is left of it where something else changes it too."""
    sum_of = f"({fact.chips - fact.values} + {fact.values}) × {hundredths(fact.mult)}"
    if fact.streak != 100:
        sum_of += f" × {hundredths(fact.streak)}"
    comes_to = fact.chips * fact.mult * fact.streak // 10_000
    changed = f" = {fact.damage}" if comes_to == fact.damage else f" = {comes_to}, changed to {fact.damage}"
    return f"you score {of.prefab('hands', fact.hand)} at {of.name(fact.target)}: {sum_of}{changed}."


def _interfered(fact: facts.Interfered, of: Teller) -> str:
    if not fact.amount:
        return f"{of.whose(fact.source)} {_called(fact.interference, of)} comes to nothing."
    meaning = meddling(fact.interference, fact.amount)
    return f"{of.does(fact.source, 'meddle')} with your next dice: {_called(fact.interference, of)}, {meaning}."


def _called(kind: str, of: Teller) -> str:
    name = of.prefab("keywords", kind)
    return name if name != kind else MEDDLING[kind][0]


def _interference_fell(fact: facts.InterferenceFell, of: Teller) -> str:
    name = _called(fact.interference, of)
    if not fact.amount:
        return f"{name} finds no die."
    meaning = meddling(fact.interference, fact.amount)
    there = [known for die in fact.dice if fact.interference not in AWAY and (known := of.known(die))]
    return f"{name}{f' strikes {listing(there)}' if there else ''}: {meaning}."


def _chips(fact: facts.HandPractised, of: Teller) -> str:
    return f"{of.prefab('hands', fact.hand)} has {counted(fact.chips, 'chip')} more, {fact.total} in all."


def _thrown(fact: facts.DiceThrown) -> str:
    house = f", the house {listing(list(map(str, fact.house)))}" if fact.house else ""
    return f"the dice show {listing(list(map(str, fact.dice)))}{house}."


def _devoured(fact: facts.Devoured, of: Teller) -> str:
    chokes = " and chokes" if fact.choked else ""
    return f"{of.does(fact.enemy, 'devour')} {counted(fact.amount, 'stack')} of what lies on it{chokes}."


TOLD: Mapping[type[Fact], Callable[[Any, Teller], str]] = {
    facts.DiceRolled: lambda fact, _: _rolled(fact),
    facts.ElementChanged: _element_changed,
    facts.DieOut: lambda fact, _: f"a die is out for this {'combat' if fact.combat else 'turn'}.",
    facts.HandScored: _hand_scored,
    facts.Devoured: _devoured,
    facts.Interfered: _interfered,
    facts.InterferenceFell: _interference_fell,
    facts.HandPractised: _chips,
    facts.DiceThrown: lambda fact, _: _thrown(fact),
}
"""How a fact is told that needs more than a line of its own."""
