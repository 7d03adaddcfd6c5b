"""The bookkeeping of one run: after every command its replay, its save and its numbers, at its end the history."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

import shadows
from components.body import Health
from components.items import Hero, Relic
from shadows.saves.content import Change
from shadows.saves.history import History, Record
from shadows.saves.met import Met
from shadows.saves.notices import Notices
from shadows.saves.replay import Recorder, ReplayError, in_short
from shadows.saves.saved import SavedRun
from shadows.saves.store import RunStore, TakenOver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.commands import Command
    from components.facts import Fact
    from components.prefabs import Library
    from shadows.saves.places import Places
    from shadows.saves.tally import Tally
    from shadows.session import Session


class Keeper:
    """Keeps a run on the disk. Trouble never stops the game: it is told once, in `notices`."""

    def __init__(self, places: Places, store: RunStore, run: SavedRun) -> None:
        self.notices = Notices()
        self._unsaved = ""
        """What was said when the run could not be saved; empty while it can."""
        self._places = places
        self._store = store
        self._run = run
        self._recorder: Recorder | None = None
        self._ours = True
        self.kept = True
        """Whether the last command is on the disk."""
        self._change: Change | None = None
        """What is to be marked before the run goes on (R64)."""
        self._met = Met(History(places.history))
        self._since = time.monotonic() - run.seconds

    @classmethod
    def begin(cls, places: Places, store: RunStore, session: Session) -> Keeper:
        """A run that has just begun; its first save is written."""
        arena = session.arena
        began, name = _now(), secrets.token_hex(8)
        hero = session.component(arena.player, Hero).prefab
        run = SavedRun(
            content=session.library.fingerprint,
            mods=list(session.library.mods),
            id=name,
            hero=hero,
            seed=arena.streams.seed,
            map=arena.journey.map,
            began=began,
            replay=f"{began[:10]}-{hero.replace(':', '-')}-{name}.jsonl",
        )
        keeper = cls(places, store, run)
        store.claim()
        try:
            keeper._recorder = Recorder.begin(places.replays / run.replay, session, name)
        except OSError as error:
            keeper.notices.tell(f"The replay of this run cannot be written ({error.strerror}).")
        keeper.keep(session, None, session.history)
        return keeper

    @classmethod
    def resume(cls, places: Places, store: RunStore, run: SavedRun, changed: Library | None = None) -> Keeper:
        """A run that was found on the disk. `changed` is the content that it goes on with, where it was played with
        another: it carries a mark from the next command on."""
        keeper = cls(places, store, run)
        if changed is not None:
            keeper._change = Change(run.commands, shadows.__version__, changed.fingerprint, list(changed.mods))
        try:
            keeper._recorder = Recorder.resume(places.replays, run.replay, run.id, run.commands)
        except (ReplayError, OSError):
            keeper.notices.tell("The replay of this run is not complete, so it is not written on.")
        return keeper

    @property
    def tally(self) -> Tally:
        """The run's numbers so far."""
        return self._run.tally

    @property
    def seconds(self) -> float:
        """The time played up to the last command."""
        return self._run.seconds

    def keep(self, session: Session, command: Command | None, happened: Sequence[Fact]) -> None:
        """Take in a command and what came of it, and keep everything before the player hears of it."""
        run = self._run
        change, self._change = self._change, None
        if change is not None:
            run.changes.append(change)
            run.content, run.mods = change.content, change.mods
        run.version = shadows.__version__
        run.tally.count(happened, session.arena.player, session.names)
        self._met.take_in(session, happened, self.notices.tell)
        run.commands += command is not None
        run.seconds = time.monotonic() - self._since
        self.kept = False
        if not self._ours:
            return
        snapshot: dict[str, Any] = session.snapshot()
        world = msgspec.json.encode(snapshot["world"])
        try:
            self._store.check()
            if command is not None:
                self._record(command, in_short(world), change)
            if session.outcome == "ongoing":
                run.snapshot = msgspec.Raw(msgspec.json.encode({**snapshot, "world": msgspec.Raw(world)}))
                self._store.save(run, *([self._recorder.path] if self._recorder else []))
            else:
                self._store.end(run, self._ended(session), self.notices.tell)
        except TakenOver as error:
            self._ours = False
            self.notices.tell(str(error))
        except OSError as error:
            lost = "it goes on, but what comes now is lost when the game is closed"
            self._unsaved = f"The run cannot be saved ({error.strerror or error}): {lost}."
            self.notices.tell(self._unsaved)
        else:
            self.kept = True
            self.notices.over(self._unsaved)

    def _record(self, command: Command, state: str, change: Change | None) -> None:
        if self._recorder is None:
            return
        try:
            self._recorder.add(command, state, change)
        except (ReplayError, OSError) as error:
            self._recorder = None
            self.notices.tell(f"The replay of this run cannot be written on ({getattr(error, 'strerror', error)}).")

    def _ended(self, session: Session) -> Record:
        arena, run = session.arena, self._run
        journey = arena.journey
        health = session.component(arena.player, Health)
        return Record(
            id=run.id,
            outcome=session.outcome,
            hero=run.hero,
            map=run.map,
            seed=run.seed,
            began=run.began,
            ended=_now(),
            seconds=round(run.seconds, 1),
            act=journey.act,
            floor=journey.nodes[journey.here].floor,
            fight=arena.clock.encounter,
            hp=health.hp,
            max_hp=health.max_hp,
            gold=arena.purse.gold,
            deck=list(arena.deck.cards),
            relics=[session.component(relic, Relic).prefab for relic in arena.satchel.relics],
            potions=[name for name in arena.belt.slots if name is not None],
            tally=run.tally,
            replay=run.replay,
            version=shadows.__version__,
            content=run.content,
            mods=run.mods,
            changes=run.changes,
        )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
