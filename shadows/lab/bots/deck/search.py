"""The lines of a turn, searched on guesses at what is hidden."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from components import facts
from components.commands import Choose, Command, DiscardPotion, EndTurn
from components.deck.commands import PlayCard
from shadows.lab.bots.deck.worth import over
from shadows.lab.copying import imagine

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from shadows import Session
    from shadows.lab.bots.deck.worth import Worth

DEPTH = 12
"""So many commands of a turn are thought of at most."""

JUDGED = 4
"""So many of the best lines are tried on every guess."""


BY_OWN_HAND = -500.0
"""To be killed by one's own command is worse than by an enemy: what enemies will do is guessed, this is not."""


class Move(NamedTuple):
    """A command, with all that were legal when it was thought of."""

    legal: list[Command]
    command: Command


class Position(NamedTuple):
    """Where a line leads: `points` of what happened, and the Block gained."""

    session: Session
    line: tuple[Move, ...]
    points: float
    shield: int


class Line(NamedTuple):
    """A whole turn and what it came to."""

    moves: tuple[Move, ...]
    points: float


def best_line(session: Session, worth: Worth, guesses: Sequence[str], width: int) -> list[Move]:
    """The commands up to the end of the turn or the fight that come to most.

    A beam search: at each depth the `width` best positions go on. The first guess finds the lines; the best few of
    them are played again on the others, and the best on the whole is taken.
    """
    lines = sorted(_lines(session, worth, guesses[0], width), key=attrgetter("points"), reverse=True)
    few = lines[:JUDGED]
    if len(few) == 1 or len(guesses) == 1:
        return list(few[0].moves)
    totals = [line.points + sum(_replayed(session, worth, guess, line) for guess in guesses[1:]) for line in few]
    return list(few[totals.index(max(totals))].moves)


def _lines(session: Session, worth: Worth, guess: str, width: int) -> Iterator[Line]:
    names = session.names()
    beam = [Position(imagine(session, guess), (), 0.0, 0)]
    threat: int | None = None
    for _ in range(DEPTH):
        reached: dict[tuple[float, tuple[str, ...]], Position] = {}
        for position in beam:
            legal = position.session.legal()
            for command in _different(legal, names):
                copy = imagine(position.session, guess)
                happened = copy.submit(command)
                line = (*position.line, Move(legal, command))
                points = position.points + worth.of(happened)
                if over(happened):
                    died = any(isinstance(fact, facts.PlayerDied) for fact in happened)
                    yield Line(line, points + (BY_OWN_HAND if died else 0.0))
                    continue
                shield = position.shield + worth.shield(happened)
                key = (points + shield / 64, tuple(sorted(_called(one, names) for one in copy.legal())))
                reached.setdefault(key, Position(copy, line, points, shield))
            if EndTurn() in legal:  # last, as nobody needs the position any more
                ended = position.session.submit(EndTurn())
                threat = worth.threat(ended) if threat is None else threat
                yield Line((*position.line, Move(legal, EndTurn())), position.points + worth.of(ended))
        held = threat or 0
        beam = sorted(reached.values(), key=lambda one: one.points + min(one.shield, held), reverse=True)[:width]


def _replayed(session: Session, worth: Worth, guess: str, line: Line) -> float:
    """What a line comes to on another guess, as far as it can be followed there."""
    copy = imagine(session, guess)
    points = 0.0
    for move in line.moves:
        if move.command not in copy.legal():
            break
        happened = copy.submit(move.command)
        points += worth.of(happened)
        if over(happened) or isinstance(move.command, EndTurn):
            return points
    if EndTurn() in copy.legal():
        points += worth.of(copy.submit(EndTurn()))
    return points


def _different(legal: list[Command], names: Mapping[int, str]) -> Iterator[Command]:
    """Those that differ in more than which of two equal cards is meant; no turn ends with them."""
    known: set[str] = set()
    for command in legal:
        called = _called(command, names)
        if called not in known and not isinstance(command, EndTurn | DiscardPotion):
            known.add(called)
            yield command


def _called(command: Command, names: Mapping[int, str]) -> str:
    match command:
        case PlayCard(card=card, target=target):
            return f"{names.get(card, card)} {target}"
        case Choose(option=option):
            return f"choose {option}"
        case _:
            return str(command)
