"""A session before each kind of question, and what its first option is called."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from components.commands import Choose
from components.deck.effects import MoveCards
from shadows import sandbox
from shadows.play.session import Session
from tests.dice.run import roads
from tests.run.playing import begun, enter, happen, meet, options, won

TRAITS = ("decides", "within", "improves")
"""Fields of a `QuestionLook` that a kind of question has or has not."""


class Asked(NamedTuple):
    """How to come before a question, the name of its first option, and which of TRAITS it has."""

    session: Callable[[], Session]
    first: str
    traits: tuple[str, ...] = ()


def chosen(session: Session, what: str) -> Session:
    """The first option of a kind or id was taken, and more is asked."""
    session.submit(Choose(next(option.place for option in options(session) if what in (option.kind, option.id))))
    return session


def at(node: str, **given: object) -> Session:
    """At a node of a kind."""
    session = begun(**given)
    enter(session, node)
    return session


def event() -> Session:
    session = begun()
    meet(session, "impish_gambler")
    return session


def spoils(kind: str = "") -> Session:
    """Before the spoils of a ruler, or before what one kind of them asks; three slots are full."""
    session = won("lich_king", {"potions": [0]}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    return chosen(session, kind) if kind else session


def of_a_pile() -> Session:
    """In a fight: one of two cards in hand is to be exhausted."""
    session = sandbox(hand=["strike", "defend"], foes=["rat_swarm"]).session
    happen(session, MoveCards(1, to="exhaust"))
    return session


DECK = {
    "cards": Asked(of_a_pile, "Strike"),
    "encounter": Asked(Session.practice, "Skeleton Warrior"),
    "map": Asked(begun, "Enemy: Skeleton Warrior"),
    "event": Asked(event, "Bet 30 Gold", ("decides",)),
    "rest": Asked(lambda: at("rest", hp=20, deck=["strike", "defend"]), "Rest", ("decides",)),
    "shop": Asked(lambda: at("shop", seed="SHOP"), "Blood Ward", ("decides",)),
    "rewards": Asked(spoils, "50 Gold"),
    "reward_card": Asked(lambda: spoils("cards"), "Blood Ward", ("within",)),
    "boss_relic": Asked(lambda: spoils("relics"), "Black Blood", ("within",)),
    "remove": Asked(lambda: chosen(at("shop", gold=500, deck=["defend", "strike"]), "removal"), "Defend", ("within",)),
    "upgrade": Asked(lambda: chosen(at("rest", deck=["strike", "defend"]), "forge"), "Strike", ("within", "improves")),
    "potion_slot": Asked(lambda: spoils("potion"), "Firebomb", ("within",)),
}


def on_the_road(*answers: str, event: str = "", node: str = "", potions: Sequence[str] = (), **rolls: int) -> Session:
    """A run of the dice game at an event or a node, after these answers; dice of a stream fall as written."""
    fallen = {stream: [value] for stream, value in rolls.items()} or None
    session = roads.begun(gold=300, potions=potions, rolls=fallen)
    roads.meet(session, event) if event else roads.enter(session, node)
    roads.choose(session, *answers)
    return session


def dice_spoils() -> Session:
    session = roads.begun()
    roads.won(session, "skeleton_warrior")
    return session


FULL = ("flip", "purify", "shatter")

DICE = {
    "encounter": Asked(lambda: Session.practice(game="dice"), "Skeleton Warrior"),
    "map": Asked(roads.begun, "Enemy: Skeleton Warrior"),
    "event": Asked(lambda: on_the_road(event="gravedigger"), "Give a consumable to bury", ("decides",)),
    "rest": Asked(lambda: on_the_road(node="rest"), "Sleep", ("decides",)),
    "shop": Asked(lambda: on_the_road(node="shop"), "Storm Nail", ("decides",)),
    "rewards": Asked(dice_spoils, "12 Gold"),
    "temple": Asked(lambda: on_the_road(node="temple"), "Blessing of the Heavy Fist"),
    "shrine": Asked(lambda: on_the_road(node="shrine"), "Long Memory"),
    "potion_slot": Asked(
        lambda: on_the_road("Give it warmth", event="toll_of_sparks", potions=FULL), "Coin of Reversal", ("within",)
    ),
    "pick": Asked(lambda: on_the_road("Break the chain", event="prisoner_of_pairs"), "Tempering", ("within",)),
    "give": Asked(
        lambda: on_the_road("Give a consumable to bury", event="gravedigger", potions=FULL),
        "Coin of Reversal",
        ("within",),
    ),
    "naming": Asked(lambda: on_the_road("Name a number, throw three dice", event="knucklebone_well"), "1", ("within",)),
    "throw": Asked(lambda: on_the_road("Ask more: 20 or more", event="door_of_pips"), "Die 1: 1", ("within",)),
    "once_more": Asked(
        lambda: on_the_road("Throw one die, as often as you dare", event="counting_candle", throws=3),
        "Throw again",
        ("within",),
    ),
    "practice": Asked(lambda: on_the_road("Practise", node="rest"), "High Die", ("within",)),
}

ASKED = {"deck": DECK, "dice": DICE}
"""By games."""
