"""What the player of the dice game has before them, and which die, hand or thing a line means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from shadows.content.text import wording
from shadows.content.text.wording.phrases import hundredths
from shadows.text import lore
from shadows.text.console import Mistake, line, whole
from shadows.text.naming import Named, cut, either, missing
from shadows.text.seen import Seen, Shelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from components.dice.boons import BoonPrefab
    from components.dice.hands import HandPrefab
    from components.dice.prefabs import ComboPrefab, NodePrefab
    from components.prefabs import Library
    from shadows.content.text.spans import Text
    from shadows.picture.dice.models import AskLook, BoonLook, ComboLook, DicePicture, DieLook, HandLook

    Thing = TypeVar("Thing")


def _hand(_library: Library, hand: HandPrefab) -> Iterator[Text]:
    yield line(f"{hand.name}, hand {hand.rank}: {hand.chips} chips, mult ×{hundredths(hand.mult)}. {needs(hand)}")


def _combo(library: Library, combo: ComboPrefab) -> Iterator[Text]:
    elements = " and ".join(kind.capitalize() for kind in combo.elements)
    yield line(f"{combo.name}, combo of {elements}: ", wording.effects_text(library, combo.do))


def _written(library: Library, prefab: BoonPrefab | NodePrefab) -> Iterator[Text]:
    yield line(f"{prefab.name}: ", wording.marked(library, prefab.text))


def needs(hand: HandPrefab) -> str:
    """What dice a hand needs."""
    if hand.needs.groups:
        groups = [f"{size} alike" for size in hand.needs.groups]
        return f"It needs {' and '.join(groups)}{', of different numbers' if len(groups) > 1 else ''}."
    if hand.needs.straight:
        return f"It needs {hand.needs.straight} numbers in a row."
    if hand.needs.all:
        what = {"low": "show 3 or less", "even": "are even", "odd": "are odd", "high": "show 4 or more"}[hand.needs.all]
        return f"It needs {hand.needs.least} dice or more that {what}."
    return {"any": "All your dice score.", "highest": "Your highest die scores."}[hand.needs.dice]


@dataclass(frozen=True)
class DiceSeen(Seen):
    """The dice game at one moment."""

    shelves_of_all: ClassVar[Mapping[str, lore.Explain]] = {
        "statuses": lore.SHELVES["statuses"],
        "keywords": lore.SHELVES["keywords"],
        "hands": _hand,
        "combos": _combo,
        **{kind: explain for kind, explain in lore.SHELVES.items() if kind not in ("statuses", "keywords")},
        "enemies": lambda library, enemy: lore.of_enemy(library, enemy, ""),  # their HP grow with the floors (D26)
        "boons": _written,
        "nodes": _written,
    }

    picture: DicePicture

    @property
    def hands(self) -> list[Named[HandLook]]:
        """The hands that the dice make, by their rows in the table; the greatest first."""
        made = [hand for hand in self.picture.hands if hand.falls]
        return [Named(hand.rank, hand.name, hand, (hand.id,)) for hand in reversed(made)]

    @property
    def table(self) -> list[Named[HandLook]]:
        """All hands, by their rows."""
        return [Named(hand.rank, hand.name, hand, (hand.id,)) for hand in self.picture.hands]

    @property
    def combos(self) -> list[Named[ComboLook]]:
        """The combos that could act."""
        return [Named(at, combo.name, combo, (combo.id,)) for at, combo in enumerate(self.picture.combos, start=1)]

    @property
    def uses(self) -> list[Named[AskLook]]:
        """What can be used: consumables by their slots, then relics."""
        slots = len(self.picture.potions)
        relics = [use for use in self.picture.uses if use.slot is None]
        numbers = {id(use): slots + at for at, use in enumerate(relics, start=1)}
        return [
            Named(numbers[id(use)] if use.slot is None else use.slot + 1, use.name, use, (use.id,))
            for use in self.picture.uses
        ]

    @property
    def playable(self) -> Sequence[Named[HandLook]]:
        """A hand is scored by its name alone."""
        return self.hands

    @property
    def completions(self) -> list[str]:
        """The things that can be used as well."""
        return list(dict.fromkeys([*super().completions, *(use.name for use in self.uses)]))

    @property
    def shelves(self) -> list[Shelf]:
        """The dice after the answers, the hands that they make, and what acts besides relics."""
        answers, *others = super().shelves
        dice = [Named(die.place + 1, f"die {die.place + 1}", die) for die in self.picture.dice]
        return [
            answers,
            Shelf("die", "in play", dice, lambda die: [line(f"Die {told(die)}.")]),
            Shelf("hand", "in your dice", self.hands, lambda hand: _hand(self.library, self._prefab(hand))),
            *others,
            Shelf("boon", "with you", self.boons, lambda boon: [line(f"{boon.name}: ", boon.text)]),
        ]

    @property
    def boons(self) -> list[Named[BoonLook]]:
        """What acts in this run besides relics."""
        journey = self.picture.journey
        owned = () if journey is None else journey.boons
        return [Named(number, boon.name, boon, (boon.id,)) for number, boon in enumerate(owned, start=1)]

    def _prefab(self, hand: HandLook) -> HandPrefab:
        prefab: HandPrefab = self.library.shelf("hands")[hand.id]  # type: ignore[assignment]
        return prefab

    def dice(self, said: str) -> list[DieLook]:
        """The dice that a line names, by their numbers; all of them with `all`. Raises Mistake."""
        there = self.picture.dice
        if not there:
            raise Mistake("No dice are in play.")
        if said.casefold() == "all":
            return list(there)
        named = []
        for word in said.replace(",", " ").split():
            number = whole(word)
            if number is None or not 1 <= number <= len(there):
                raise Mistake(f"There is no die {word}: your dice are 1 to {len(there)}.")
            named.append(there[number - 1])
        return named

    def hand(self, said: str) -> tuple[HandLook, Sequence[str]]:
        """The hand that a line begins with, and the words after it; the best where it begins with none. Raises
        Mistake."""
        made = self.hands
        if not made:
            raise Mistake("You have nothing to score now.")
        words = said.split()
        if not words or words[0].casefold() == "at":
            return next(hand.thing for hand in made if hand.thing.best), words
        found = cut(words, made)
        if found is not None:
            return found
        lacking = cut(words, self.table)
        if lacking is not None:
            raise Mistake(f"Your dice do not make {lacking[0].name}: {either([hand.name for hand in made])}.")
        raise missing(said, "hand", "in your dice", made)

    def combo(self, said: str) -> ComboLook:
        """The combo that is meant. Raises Mistake."""
        found = cut(said.split(), self.combos)
        if found is None or found[1]:
            raise missing(said, "combo", "in your dice", self.combos)
        return found[0]

    def use(self, said: str) -> tuple[AskLook, Sequence[str]]:
        """The consumable or relic that a line begins with, and the words after it. Raises Mistake."""
        found = cut(said.split(), self.uses)
        if found is not None:
            return found
        relic = cut(said.split(), self.relics)
        if relic is not None:
            raise Mistake(f"{relic[0].name} acts by itself.")
        raise missing(said, "consumable or relic to use", "with you", self.uses)


def face(die: DieLook) -> str:
    """`5 fire`."""
    return f"{die.value} {die.element}" if die.element else str(die.value)


def told(die: DieLook) -> str:
    """A die in full: `2: 5 fire, held, worth 7`."""
    parts = [face(die)]
    if die.held:
        parts.append("held")
    if die.trouble:
        parts.append(die.trouble)
    if die.fixed:
        parts.append("fixed")
    if die.copied:
        parts.append("a copy")
    if die.worth != die.value:
        parts.append(f"worth {die.worth}")
    if die.faces != tuple(range(1, 7)):
        parts.append(f"{die.name} with {', '.join(map(str, die.faces))}")
    return f"{die.place + 1}: {', '.join(parts)}"


def numbered(dice: Iterable[DieLook]) -> str:
    """`1 and 3`."""
    numbers = [str(die.place + 1) for die in dice]
    return numbers[0] if len(numbers) == 1 else f"{', '.join(numbers[:-1])} and {numbers[-1]}"
