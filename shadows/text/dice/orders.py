"""The orders of the dice game, in the order of its help."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components.dice.commands import Hold, Release, Reroll, Score, UseConsumable, UseRelic
from components.dice.dice import ELEMENTS
from shadows.content.problems import quoted
from shadows.text import lore
from shadows.text.console import Mistake, line, whole
from shadows.text.dice import pictures
from shadows.text.dice.seen import numbered
from shadows.text.naming import cut, either
from shadows.text.orders import ACT, KNOW, Order, Orders, Wish
from shadows.text.shared_orders import SHARED, shared

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from shadows.content.text.spans import Text
    from shadows.picture.dice.models import AskLook, DieLook, HintLook
    from shadows.text.dice.seen import DiceSeen


def _hold(seen: DiceSeen, said: str) -> Wish:
    """Hold dice. Raises Mistake."""
    named = seen.dice(said)
    free = tuple(die.entity for die in named if not die.held)
    if not free:
        raise Mistake(f"You hold {'dice' if named[1:] else 'die'} {numbered(named)} already.")
    return Wish(Hold(free))


def _release(seen: DiceSeen, said: str) -> Wish:
    """Let go of dice. Raises Mistake."""
    named = seen.dice(said)
    if said.casefold() == "all":
        named = [die for die in named if die.held]
    if not named or not all(die.held for die in named):
        held = [die for die in seen.picture.dice if die.held]
        raise Mistake(f"You hold dice {numbered(held)}." if held else "You hold no dice.")
    return Wish(Release(tuple(die.entity for die in named)))


def _reroll(seen: DiceSeen, said: str) -> Wish:
    """Roll all dice that are not held, or those that are named. Raises Mistake."""
    return Wish(Reroll(tuple(die.entity for die in seen.dice(said)) if said else None))


def score(seen: DiceSeen, said: str) -> Wish:
    """Score a hand at an enemy, the best where none is named; with a combo where there is a choice. Raises Mistake."""
    said, _, combo = said.partition(" with ")
    hand, at = seen.hand(said)
    target = seen.target(hand.name, [word for word in at if word.casefold() != "at"], aimed=True)
    if target is None:
        raise Mistake("No enemy is here.")
    return Wish(Score(hand.id, target, seen.combo(combo).id if combo else ""))


NAMING = {"die": "die 3", "value": "value 6", "element": "fire"}
"""How what a thing asks for can be written."""


def _use(seen: DiceSeen, said: str) -> Wish:
    """Use a consumable or a relic, with what it asks for. Raises Mistake."""
    thing, rest = seen.use(said)
    if thing.refusal:
        raise Mistake(thing.refusal)
    named, at = _named(thing, rest)
    lacking = [word for word in thing.asks if word not in named]
    if lacking:
        example = " ".join(NAMING[word] for word in thing.asks)
        number = next(use.number for use in seen.uses if use.thing is thing)
        needs = " and ".join(
            {"die": "a die", "value": "a number", "element": "an element"}[word] for word in thing.asks
        )
        raise Mistake(f"{thing.name} needs {needs}: use {number} {example}, for example.")
    target = seen.target(thing.name, at, aimed=thing.aim)
    die = named.get("die")
    value = named.get("value")
    element = named.get("element")
    entity = None if die is None else seen.dice(die)[0].entity
    points = None if value is None else whole(value)
    if thing.slot is not None:
        return Wish(UseConsumable(thing.slot, entity, points, element, target))
    return Wish(UseRelic(thing.relic or 0, entity, points, element, target))


def _named(thing: AskLook, words: Sequence[str]) -> tuple[dict[str, str], Sequence[str]]:
    """What is named after a thing: `die 3 value 6`, or plainly in the order in which it asks; then the words that mean
    an enemy. Raises Mistake."""
    named: dict[str, str] = {}
    left = [word.casefold() for word in words]
    while left:
        word = left.pop(0)
        waiting = [asked for asked in thing.asks if asked not in named]
        if word in ("die", "value", "element", "to"):
            asked = "value" if word == "to" else word
            if asked not in thing.asks:
                raise Mistake(f"{thing.name} asks for no {asked}.")
            if not left:
                raise Mistake(f"Write the {asked} after it: {NAMING[asked]}, for example.")
            named[asked] = left.pop(0)
        elif word == "at" or not waiting:
            return _checked(named), [word, *left] if word != "at" else left
        elif "element" in waiting and word in ELEMENTS:
            named["element"] = word
        else:
            named[waiting[0]] = word
    return _checked(named), ()


def _checked(named: dict[str, str]) -> dict[str, str]:
    """What is named, as far as it can be at all. Raises Mistake."""
    value, element = named.get("value", "1"), named.get("element", ELEMENTS[0])
    if whole(value) is None:
        raise Mistake(f"A die shows 1 to 6, not {quoted(value)}.")
    if element not in ELEMENTS:
        raise Mistake(f"There is no element {quoted(element)}: {either(list(ELEMENTS))}.")
    return named


def bare(seen: DiceSeen, said: str) -> Wish:
    """A line without an order in front: numbers hold dice, or let go of them where all are held; the name of a hand
    scores it. Raises Mistake."""
    words = said.replace(",", " ").split()
    if all(word.isdecimal() for word in words):
        named = seen.dice(said)
        held = all(die.held for die in named)
        return Wish(Release(tuple(die.entity for die in named))) if held else _hold(seen, said)
    if cut(words, seen.table) is None:
        raise ORDERS.unknown(said, [hand.name for hand in seen.hands])
    return score(seen, said)


def _hint(seen: DiceSeen, said: str) -> Iterator[Text]:
    """What is best held, and what comes of it on average."""
    target = seen.target("A hint", said.split(), aimed=True) if said else None
    foes = seen.picture.foes
    asked = bool(foes) and seen.picture.phase == "play"
    found = cast("HintLook | None", seen.game.session.hint(target or foes[0].entity)) if asked else None
    if found is None:
        yield line("There is nothing to hold now.")
    elif not found.rolls:
        yield line(f"Score now: {found.now} damage. No reroll would bring more on average.")
    else:
        kept = _kept(seen.picture.dice, found.holds)
        yield line(f"{kept}, then reroll: about {found.expected} damage on average. Scoring now deals {found.now}.")


def _kept(dice: Sequence[DieLook], holds: Sequence[int]) -> str:
    """What is to be held and what to be let go of, so that dice are held in these places alone."""
    fresh = [die for die in dice if die.place in holds and not die.held]
    loose = [die for die in dice if die.place not in holds and die.held]
    if not fresh and not loose:
        return "Keep what you hold" if holds else "Hold nothing"
    asked = [f"hold {numbered(fresh)}"] if fresh else []
    asked += [f"let go of {numbered(loose)}"] if loose else []
    told = " and ".join(asked)
    return f"{told[0].upper()}{told[1:]}"


def _me(seen: DiceSeen, _: str) -> Iterator[Text]:
    player = seen.picture.player
    had = [pictures.rerolls(player), f"streak {player.streak}", f"{player.element_chance}% chance of an element a die"]
    yield from lore.of_yourself(seen.picture, *had)
    yield from pictures.pool(seen)
    yield from pictures.practice(seen)


def _streak(seen: DiceSeen, _: str) -> Iterable[Text]:
    player = seen.picture.player
    last = f" Your last hand was {player.last_hand}." if player.last_hand else ""
    return [line(f"Streak {player.streak}.{last}")]


def _combos(seen: DiceSeen, _: str) -> Iterable[Text]:
    return pictures.combos(seen.picture) if seen.picture.combos else [line("No combo would act now.")]


def _meddling(seen: DiceSeen, _: str) -> Iterable[Text]:
    there = seen.picture.meddling
    return pictures.meddlings(seen.picture) if there else [line("Nothing meddles with your dice.")]


def _enemies(seen: DiceSeen, _: str) -> Iterable[Text]:
    return pictures.enemies(seen) if seen.picture.foes else [line("No enemy is here.")]


ORDERS = Orders(
    (
        Order(
            "hold",
            (),
            "hold 1 3 or 1 3",
            "hold dice 1 and 3; the numbers alone let go of held ones",
            ACT,
            "dice",
            asks=_hold,
        ),
        Order("release", ("u",), "u 1, u all", "let go of die 1, or of all", ACT, "dice", asks=_release),
        Order(
            "reroll", ("r",), "r, r 2 4", "roll all dice that you do not hold, or 2 and 4", ACT, open=True, asks=_reroll
        ),
        Order(
            "score",
            ("s",),
            "s, s pair at 2, s 3",
            "score your best hand, a hand by its name or number, at enemy 2",
            ACT,
            open=True,
            asks=score,
        ),
        Order(
            "use",
            ("p",),
            "p 1 die 3 value 6",
            "use consumable 1 or a relic, with what it asks for; at 2 after it for an enemy",
            ACT,
            "consumable or relic",
            asks=_use,
        ),
        SHARED["throw"]._replace(help="throw a consumable away", needs="consumable"),
        SHARED["end"]._replace(help="end your turn without a hand"),
        *shared("take"),
        Order(
            "dice",
            ("d",),
            "d",
            "your dice, and what can be done with them",
            KNOW,
            tells=lambda seen, _: pictures.dice(seen.picture),
        ),
        Order(
            "hands",
            ("c",),
            "c",
            "all hands, with what each would do now",
            KNOW,
            tells=lambda seen, _: pictures.table(seen),
        ),
        Order("combos", (), "combos", "the combo that your elements would make", KNOW, tells=_combos),
        Order("hint", ("y",), "y", "what is best held, and what comes of it on average", KNOW, open=True, tells=_hint),
        *shared("incoming"),
        SHARED["enemies"]._replace(tells=_enemies),
        *shared("intent"),
        SHARED["foe"]._replace(usage="f 2, f skeleton"),
        Order(
            "stun",
            (),
            "stun",
            "how hard a hit must be to stun each enemy",
            KNOW,
            tells=lambda seen, _: pictures.footing(seen),
        ),
        Order("meddling", ("k",), "k", "what enemies do to your dice, now and in the next turn", KNOW, tells=_meddling),
        SHARED["me"]._replace(help="your HP, Block, rerolls and dice, and what lies on you", tells=_me),
        Order("streak", (), "streak", "your streak, and the hand that you scored last", KNOW, tells=_streak),
        *shared("gold"),
        SHARED["potions"]._replace(word="consumables", usage="consumables", help="your consumables, with what they do"),
        SHARED["relics"]._replace(tells=lambda seen, _: pictures.relics(seen)),
        Order(
            "boons",
            (),
            "boons",
            "the blessings, boons and nodes that act in this run",
            KNOW,
            tells=lambda seen, _: pictures.boons(seen),
        ),
        *shared("map"),
        SHARED["look"]._replace(usage="look 3, look pair", help="explain an answer, a die, a hand or a relic"),
        SHARED["?"]._replace(
            usage="? burn", help="explain any hand, combo, status, enemy, relic, consumable or term of the game"
        ),
        *shared("log"),
        SHARED["show"]._replace(short=("o",), usage="o"),
        *shared("repeat"),
        *shared("brief", "full", "guide", "plain", "seed", "help", "back", "abandon", "quit"),
    ),
    also="hand",
)
"""All of them. A line that is none of them holds dice by their numbers, or scores a hand by its name."""
