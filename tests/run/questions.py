"""A session before each kind of question, and what its first option is called."""

from collections.abc import Callable
from typing import NamedTuple

from components.commands import Choose
from components.deck.effects import MoveCards
from shadows import sandbox
from shadows.play.session import Session
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

ASKED = {"deck": DECK}
"""By games."""
