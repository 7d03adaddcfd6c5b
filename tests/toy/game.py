"""The coin game as one record: all that the house needs to know of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from components.flow import Question
from components.prefabs import Library
from shadows.content.kinds import SHARED
from shadows.content.schema.authoring import Definitions
from shadows.content.text.spans import Span
from shadows.content.words import vocabulary
from shadows.games import Game, Starter
from shadows.picture import combat, outcomes
from shadows.picture.models import OptionLook, Picture, PlayerLook, grown
from shadows.picture.question import Head, QuestionPicture
from shadows.picture.run_questions import run_questions
from tests.toy.rules import COIN, CoinWorld

KINDS = ("statuses", "enemies", "heroes", "encounters", "keywords")
"""The kinds of content that it has."""


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
        kinds={kind: SHARED[kind] for kind in KINDS},
        library=Library,
        folders=(Path(__file__).parent / "prefabs",),
        words=vocabulary([COIN]),
    ),
    starter=Starter("keywords", "edge:\n  name: Edge\n  text: Where no coin stands.\n", "icons"),
    picture=picture,
    names=combat.names,
    questions=QUESTIONS,
    changes=outcomes.CHANGES,
    terminal="tests.toy.terminal",
    by_hand="tests.toy.by_hand",
    folder="coin",
    kept=lambda world: {},
)
