"""What a run's end shows of it, whether it has just ended or ended long ago."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from components import facts
from components.facts import Fact
from components.prefabs import Library
from shadows.content.text import log_text
from shadows.games import Game
from shadows.saves.history import Record
from shadows.saves.saved_game import SavedGame
from shadows.saves.stats import Stats, Stop
from shadows.view.combat.game_view import view_of

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

TITLES = {"won": "The Abyss Is Sealed", "lost": "You Have Fallen", "abandoned": "You Turned Away"}
MOTTOES = {
    "won": "For a while, the world may sleep.",
    "lost": "The abyss keeps what it is given.",
    "abandoned": "The climb goes on without you.",
}
OUTCOMES = {"won": "Victory", "lost": "Fallen", "abandoned": "Abandoned"}
LAST = 3
"""So many lines of the end are told."""

RECENT = 80
"""So many facts are looked at for them."""


@dataclass(frozen=True, slots=True)
class Account:
    """A run of a game that has ended: `hero` and `relics` are ids, `kept` what the player owned, ids by their kind,
    `numbers` words and their value, `why` a heading and `tale` the lines below it."""

    game: Game
    hero: str
    name: str
    outcome: str
    numbers: tuple[tuple[str, str], ...]
    why: str
    tale: tuple[str, ...]
    path: tuple[Stop, ...]
    kept: Mapping[str, Sequence[str]]
    relics: tuple[str, ...]
    seed: str


def of_play(library: Library, play: SavedGame, tally: Stats) -> Account:
    """A run that has ended under the player's eyes."""
    picture = play.look()
    journey, player, game = picture.journey, picture.player, play.session.game
    act, floor = (journey.act, journey.floor) if journey is not None else (0, 0)
    left = _left(player.hp, player.max_hp, act, floor)
    return Account(
        game=game,
        hero=player.id,
        name=player.name,
        outcome=play.outcome,
        numbers=_numbers(game, library, play.outcome, act, floor, tally, play.seconds),
        why=_why(play.outcome, tally.cause, _ruler(library, play.history)),
        tale=(*(_last_lines(library, play) if play.outcome == "lost" else (left,)), *_earned(game, library, play)),
        path=tuple(tally.path),
        kept=game.kept(play.session.world),
        relics=tuple(relic.id for relic in picture.relics),
        seed=picture.seed,
    )


def of_record(game: Game, library: Library, run: Record) -> Account:
    """A run of the history."""
    fight = library.encounters[run.fight].name if run.fight in library.encounters else ""
    left = _left(run.hp, run.max_hp, run.act, run.floor)
    return Account(
        game=game,
        hero=run.hero,
        name=library.heroes[run.hero].name if run.hero in library.heroes else run.hero,
        outcome=run.outcome,
        numbers=_numbers(game, library, run.outcome, run.act, run.floor, run.tally, run.seconds),
        why=_why(run.outcome, run.tally.cause, fight),
        tale=(f"Against {fight}.", left) if fight and run.outcome == "lost" else (left,),
        path=tuple(run.tally.path),
        kept=run.kept,
        relics=tuple(run.relics),
        seed=run.seed,
    )


def place(act: int, floor: int) -> str:
    """Where something was, in short."""
    return f"Act {roman(act)}, floor {floor}"


def roman(act: int) -> str:
    """The number of an act, which counts from 0."""
    return ROMAN[act] if act < len(ROMAN) else str(act + 1)


def lasted(seconds: float) -> str:
    """A time as hours, minutes and seconds; hours only where there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def when(moment: str) -> str:
    """A UTC time of the history as the player's clock showed it."""
    return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d %H:%M")


def stops(path: Sequence[Stop]) -> list[list[Stop]]:
    """A path in its acts, those that were not reached left out."""
    acts = sorted({stop.act for stop in path})
    return [[stop for stop in path if stop.act == act] for act in acts]


def _numbers(
    game: Game, library: Library, outcome: str, act: int, floor: int, tally: Stats, seconds: float | None
) -> tuple[tuple[str, str], ...]:
    reached = ("Acts", f"{act + 1} of {len(library.acts)}") if outcome == "won" else ("Reached", place(act, floor))
    rows = [
        reached,
        ("Floors", str(tally.floors)),
        ("Combats won", str(tally.combats)),
        ("Enemies slain", str(tally.slain)),
        ("HP taken from enemies", f"{tally.damage_dealt:,}"),
        ("HP lost", f"{tally.damage_taken:,}"),
        *view_of(game).numbers(tally),
        ("Gold earned", f"{tally.gold_gained:,}"),
    ]
    return (*rows, *([("Time", lasted(seconds))] if seconds is not None else []))


def _earned(game: Game, library: Library, play: SavedGame) -> tuple[str, ...]:
    """What the run has brought for the next ones, where its game's player grows."""
    credit = play.credit
    if game.tree is None or credit is None or credit.earned.unranked:
        return ()
    deeds = {deed.id: deed.name for deed in game.tree.achievements(library)}
    new = [deeds[word] for word in achieved(play)]
    return (f"{credit}.", *([f"Achievements: {', '.join(new)}."] if new else []))


def achieved(play: SavedGame) -> tuple[str, ...]:
    """The achievements that the run has brought, by their ids."""
    credit = play.credit
    return () if credit is None or credit.earned.unranked else tuple(credit.earned.achievements)


def gained(play: SavedGame) -> int:
    """The whole points that the run has brought."""
    credit = play.credit
    return 0 if credit is None or credit.earned.unranked else credit.gained


def _why(outcome: str, cause: str, ruler: str) -> str:
    if outcome == "won":
        return f"{ruler} slain" if ruler else "The last ruler is slain"
    if outcome == "lost":
        return f"Slain by {cause}" if cause else "Slain"
    return "The climb was given up"


def _ruler(library: Library, happened: Sequence[Fact]) -> str:
    """The boss that was met last."""
    met = (fact.prefab for fact in reversed(happened) if isinstance(fact, facts.EnemyJoined))
    return next((library.enemies[name].name for name in met if library.enemies[name].tier == "boss"), "")


def _last_lines(library: Library, play: SavedGame) -> tuple[str, ...]:
    """What happened right before the player's death."""
    happened = play.history
    end = next((at for at, fact in enumerate(happened) if isinstance(fact, facts.PlayerDied)), len(happened))
    names = play.names() | {play.look().player.entity: log_text.YOU}
    return tuple(log_text.story(library, happened[max(0, end - RECENT) : end], names)[-LAST:])


def _left(hp: int, max_hp: int, act: int, floor: int) -> str:
    return f"{place(act, floor)}, with {max(hp, 0)} of {max_hp} HP left."
