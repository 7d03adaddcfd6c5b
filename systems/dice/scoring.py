"""What hands the dice make, and what each would deal (D2-D5, A4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from esper import component_for_entity

from components.dice.dice import Die
from components.dice.hands import NUMBERS
from components.effects import DealDamage
from components.flow import Cause, Step
from systems.core import loop
from systems.core.world import PLAYER
from systems.dice.hands import PLAIN, Face, Made, Reading, made_in_order
from systems.resolve.modifiers import asked, asked_parts, asks_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.dice.hands import HandPrefab
    from systems.dice.world import DiceWorld

SIDES: tuple[Literal["giver", "taker"], ...] = ("giver", "taker")
READINGS = Reading.__struct_fields__
"""The channels by which dice are read otherwise."""
_READ = frozenset((PLAYER, word, "giver") for word in READINGS)
_PLAIN = {number: Face(number, number) for number in (0, *NUMBERS)}
"""The faces that add what they show."""
HUNDREDTHS = 100
STREAK_STEP = 10
STREAK_MOST = 150
"""A streak multiplies by a tenth more with each hand, up to half as much again (D5), in hundredths."""
LOWEST = 3
"""GRAVITY: greater values count as this."""


class Tally(NamedTuple):
    """A hand as it would be scored at someone now.

    `dice` are the entities that score and `values` what they bring, `chips` what comes to that, `mult` is in
    hundredths, rounded down for whoever looks. `struck` is what comes of it all, exact with one floor at its end;
    `damage` is what falls on the target, which may take less of any damage. `words` are those by which rules name the
    hand, and `streak` is what the streak multiplies it by, in hundredths.
    """

    made: Made
    dice: tuple[int, ...]
    values: int
    chips: int
    mult: int
    struck: int
    damage: int
    words: tuple[str, ...]
    streak: int

    @property
    def hand(self) -> HandPrefab:
        """The hand."""
        return self.made.hand


class Row(NamedTuple):
    """The dice that may form hands, from the highest to the lowest, of equal ones from left to right, as entities and
    as faces."""

    dice: tuple[int, ...]
    faces: tuple[Face, ...]


def row(world: DiceWorld) -> Row:
    """The dice in play that may form hands, with what each adds if it scores."""
    dice = forming(world)
    faces = _faces(world, dice)
    order = sorted(range(len(dice)), key=faces.__getitem__, reverse=True)
    return Row(tuple([dice[at] for at in order]), tuple([faces[at] for at in order]))


def forming(world: DiceWorld) -> list[int]:
    """The dice in play that may form hands: those that are frozen deep may not (D13)."""
    dice = world.tray.dice
    return [die for die in dice if world.struck(die) != "deep_freeze"] if world.laws.lying else dice


def _faces(world: DiceWorld, dice: Sequence[int]) -> list[Face]:
    if not world.laws.lying and not asks_for(world, "die_value"):
        return [_PLAIN[component_for_entity(die, Die).value] for die in dice]
    known: dict[tuple[int, str, str], Face] = {}
    faces: list[Face] = []
    for die in dice:
        looks = (world.die(die).value, world.element(die), world.struck(die))
        if looks not in known:
            known[looks] = Face(looks[0], worth(world, die))
        faces.append(known[looks])
    return faces


def worth(world: DiceWorld, die: int) -> int:
    """What a die adds if it scores: its value, as rules and interference let it be (D13, A5)."""
    return 0 if world.struck(die) == "curse" else worth_of(world, world.die(die).value, world.element(die))


def worth_of(world: DiceWorld, value: int, element: str = "") -> int:
    """What a die of this value and element adds if it scores, likewise."""
    parity = world.law("evenodd")
    if parity and value % 2 != parity % 2:
        return 0
    words = (str(value), element, "elemental") if element else (str(value),)
    worth = asked(world, "die_value", value, source=world.player, what=words)
    return min(worth, LOWEST) if world.law("gravity") else worth


def reading(world: DiceWorld) -> Reading:
    """How the player's rules let dice be read (A6)."""
    if _READ.isdisjoint(world.rulebook.in_force().influences):
        return PLAIN
    read = {word: asked(world, word, 0, source=world.player) for word in READINGS}
    wild = read.pop("wild_ones")
    return Reading(wild, **{word: bool(amount) for word, amount in read.items()})


def words_of(world: DiceWorld, made: Made) -> tuple[str, ...]:
    """The words by which rules name a hand as it is scored."""
    hand = made.hand
    last = world.tempo.last_hand
    words = [hand.id, *hand.families, "strong" if hand.streak else "weak"]
    if made.plain:
        words.append(f"true_{hand.id}")
    if last:
        words.append("same" if last == hand.id else "another")
    return tuple(words)


def hands(world: DiceWorld) -> tuple[Made, ...]:
    """The hands that the dice make now, the least first, each of the dice of the `row`."""
    faces = _faces(world, forming(world))
    return _made(world, tuple(sorted(faces, reverse=True)), reading(world))


def _made(world: DiceWorld, faces: tuple[Face, ...], read: Reading) -> tuple[Made, ...]:
    """Where all dice are frozen deep, a hand that asks for nothing can be scored without any: each adds 1 (D13)."""
    known = world.library.table
    if faces or not world.tray.dice:
        return made_in_order(faces, known, read)
    return tuple([Made(hand, (), plain=True) for hand in known if hand.needs.dice == "any"])


def tallies(world: DiceWorld, target: int) -> list[Tally]:
    """Every hand that the dice make, as it would be scored at an enemy: of the dice that form one, those that deal
    most, be they read as they show or otherwise."""
    there, read = row(world), reading(world)
    found = [tally(world, one, there, target) for one in _made(world, there.faces, read)]
    if read == PLAIN:
        return found
    plain = {one.hand.id: one for one in _made(world, there.faces, PLAIN)}
    return [_better(world, one, plain.get(one.hand.id), there, target) for one in found]


def tally_of(world: DiceWorld, hand: str, target: int) -> Tally:
    """One hand that the dice make, likewise. Raises StopIteration if they do not."""
    there, read = row(world), reading(world)
    one = next(one for one in _made(world, there.faces, read) if one.hand.id == hand)
    found = tally(world, one, there, target)
    if read == PLAIN:
        return found
    plain = next((other for other in _made(world, there.faces, PLAIN) if other.hand.id == hand), None)
    return _better(world, found, plain, there, target)


def _better(world: DiceWorld, one: Tally, plain: Made | None, there: Row, target: int) -> Tally:
    if plain is None or plain == one.made:
        return one
    other = tally(world, plain, there, target)
    return other if other.damage > one.damage else one


def tally(world: DiceWorld, one: Made, there: Row, target: int) -> Tally:
    """Chips and mult are added up, then all factors multiply, and there is one floor at the end (D3, A4)."""
    player = world.player
    words = words_of(world, one)
    hand = one.hand
    if asks_for(world, "rank"):
        hand = raised(world, hand, asked(world, "rank", 0, source=player, what=words))
    values = one.worth
    frozen = len(world.tray.dice) - len(there.dice)
    chips = hand.chips + frozen + world.practice.chips.get(one.hand.id, 0)
    chips = asked(world, "chips", chips, source=player, target=target, what=words)
    add, over, under, _ = asked_parts(world, "mult", source=player, target=target, what=words)
    mult, under = max(0, hand.mult + add) * over, under * HUNDREDTHS
    shown = mult * HUNDREDTHS // under
    for side in SIDES:
        _, more, less, _ = asked_parts(world, "hand_damage", source=player, target=target, side=side, what=words)
        mult, under = mult * more, under * less
    streak = streak_factor(world, words)
    mult, under = mult * streak, under * HUNDREDTHS
    if world.law("weaken"):
        mult, under = mult * 3, under * 4
    struck = (chips + values) * mult // under
    damage = loop.measure(world, hit(world, struck, target))
    scoring = [there.dice[place] for place in one.dice]
    dice = tuple([die for die in world.tray.dice if die in scoring])
    return Tally(one, dice, values, chips, shown, struck, damage, words, streak)


def hit(world: DiceWorld, struck: int, target: int) -> Step:
    """The hit of a hand."""
    by = Cause(world.player, world.player, "hand")
    return Step(DealDamage(struck), by, attack=True, target=target, aimed=True)


def raised(world: DiceWorld, hand: HandPrefab, rows: int) -> HandPrefab:
    """The hand so many rows further down the table; the last stays the last."""
    ranks = world.library.table
    return ranks[min(ranks.index(hand) + rows, len(ranks) - 1)]


def streak_factor(world: DiceWorld, words: Sequence[str]) -> int:
    """What the streak multiplies a hand by, in hundredths: those that break it have nothing of it (D5)."""
    streak = world.tempo.streak
    if not streak or not (counts(world, words) or keeps(world, words)):
        return HUNDREDTHS
    step = asked(world, "streak_step", STREAK_STEP, source=world.player)
    most = asked(world, "streak_cap", STREAK_MOST, source=world.player)
    return max(HUNDREDTHS, min(most, HUNDREDTHS + step * streak))


def counts(world: DiceWorld, words: Sequence[str]) -> bool:
    """Whether a hand counts for the streak: Three of a Kind or better, and what rules count too (D5, D31)."""
    return "strong" in words or bool(asked(world, "counts_for_streak", 0, source=world.player, what=words))


def keeps(world: DiceWorld, words: Sequence[str]) -> bool:
    """Whether a hand that does not count leaves the streak as it is."""
    return bool(asked(world, "keeps_streak", 0, source=world.player, what=words))


def best(found: Sequence[Tally]) -> Tally:
    """The hand that is proposed: the one that deals most, the least of several in the table (D2)."""
    return max(found, key=lambda tally: tally.damage)
