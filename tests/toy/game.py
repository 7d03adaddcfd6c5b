"""The coin game as one record: all that the house needs to know of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from components.flow import Question
from components.limits import AT_LEAST_1
from components.prefab import Prefab
from components.prefabs import Library
from shadows.content.kinds import SHARED
from shadows.content.schema.authoring import Definitions, Kind
from shadows.content.text.spans import Span
from shadows.content.words import vocabulary
from shadows.games import Game
from shadows.picture import combat, outcomes
from shadows.picture.models import OptionLook, Picture, PlayerLook, grown
from shadows.picture.question import Head, QuestionPicture
from shadows.picture.run_questions import run_questions
from tests.toy.rules import COIN, CoinWorld


class Gambler(Prefab, frozen=True, kw_only=True):
    """A hero who owns nothing but HP."""

    title: str
    """What stands below the name."""
    health: Annotated[int, AT_LEAST_1]
    """Max HP."""
    theme: str
    """The craft in a few words."""
    order: int = 0
    """The place in the choice of the hero."""


HEROES = Kind("hero", Gambler)


class CoinPlayerLook(PlayerLook, frozen=True):
    """The player, with the coin in hand."""

    side: str
    throws: int


class CoinPicture(Picture, frozen=True, kw_only=True):
    """Everything there is to see."""

    player: CoinPlayerLook


def _turn(world: CoinWorld, question: Question, option: int, refusal: str) -> OptionLook:
    name, text = (("Leave it", "The call was wrong."), ("Turn it over", "The call is right."))[option]
    return OptionLook(name, "side", text=(Span(text),))


QUESTIONS: dict[str, QuestionPicture[Any]] = {
    "encounter": run_questions({}, {})["encounter"],
    "turn": QuestionPicture(lambda world, question: Head(f"You called {question.prompt}. Turn the coin over?"), _turn),
}


def picture(world: CoinWorld) -> CoinPicture:
    """Everything a client may see."""
    seen = combat.picture(world, QUESTIONS)
    coin = {"side": world.coin.side, "throws": world.coin.throws}
    return grown(seen, CoinPicture, player=grown(seen.player, CoinPlayerLook, **coin))


GAME = Game(
    title="Heads of the Abyss",
    hero="gambler",
    ruleset=COIN,
    content=Definitions(
        kinds={**{kind: SHARED[kind] for kind in ("statuses", "enemies", "encounters", "keywords")}, "heroes": HEROES},
        library=Library,
        folders=(Path(__file__).parent / "prefabs",),
        words=vocabulary([COIN]),
    ),
    picture=picture,
    names=combat.names,
    questions=QUESTIONS,
    changes=outcomes.CHANGES,
    terminal="tests.toy.terminal",
    by_hand="tests.toy.by_hand",
    folder="coin",
    kept=lambda world: {},
)
