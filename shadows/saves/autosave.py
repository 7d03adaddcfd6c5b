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
from shadows.saves.compatibility import Change
from shadows.saves.discoveries import Discoveries
from shadows.saves.format import NO_SNAPSHOT, SavedRun
from shadows.saves.history import History, Record
from shadows.saves.notices import Notices
from shadows.saves.replay import Recorder, ReplayError, in_short
from shadows.saves.slot import RunSlot, TakenOver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.commands import Command
    from components.facts import Fact
    from components.prefabs import Library
    from shadows.play.session import Session
    from shadows.saves.paths import Paths
    from shadows.saves.profile import Credit
    from shadows.saves.stats import Stats


class Autosave:
    """Keeps a run on the disk. Trouble never stops the game: it is told once, in `notices`."""

    def __init__(self, paths: Paths, store: RunSlot, run: SavedRun) -> None:
        self.notices = Notices()
        self._unsaved = ""
        """What was said when the run could not be saved; empty while it can."""
        self._paths = paths
        self._slot = store
        self._run = run
        self._recorder: Recorder | None = None
        self._ours = True
        self.kept = True
        """Whether the last command is on the disk."""
        self.credit: Credit | None = None
        """What the run has earned, once it is over, in a game whose player grows."""
        self._change: Change | None = None
        """What is to be marked before the run goes on (R64)."""
        self._met = Discoveries(History(paths.history))
        self._since = time.monotonic() - run.seconds

    @classmethod
    def begin(cls, paths: Paths, store: RunSlot, session: Session) -> Autosave:
        """A run that has just begun; its first save is written."""
        world = session.world
        began, name = _now(), secrets.token_hex(8)
        hero = session.component(world.player, Hero).prefab
        run = SavedRun(
            content=session.library.fingerprint,
            mods=list(session.library.mods),
            id=name,
            hero=hero,
            seed=world.streams.seed,
            map=world.journey.map,
            began=began,
            replay=f"{began[:10]}-{hero.replace(':', '-')}-{name}.jsonl",
            altered=_altered(session),
        )
        autosave = cls(paths, store, run)
        store.claim()
        try:
            autosave._recorder = Recorder.begin(paths.replays / run.replay, session, name)
        except OSError as error:
            autosave.notices.tell(f"The replay of this run cannot be written ({error.strerror}).")
        autosave.keep(session, None, session.history)
        return autosave

    @classmethod
    def resume(cls, paths: Paths, store: RunSlot, run: SavedRun, changed: Library | None = None) -> Autosave:
        """A run that was found on the disk. `changed` is the content that it goes on with, where it was played with
        another: it carries a mark from the next command on."""
        autosave = cls(paths, store, run)
        if changed is not None:
            autosave._change = Change(run.commands, shadows.__version__, changed.fingerprint, list(changed.mods))
        try:
            autosave._recorder = Recorder.resume(paths.replays, run.replay, run.id, run.commands)
        except (ReplayError, OSError):
            autosave.notices.tell("The replay of this run is not complete, so it is not written on.")
        return autosave

    @property
    def tally(self) -> Stats:
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
            run.altered = run.altered or _altered(session)
        run.version = shadows.__version__
        run.tally.count(happened, session.world.player, session.names)
        if session.game.tree is not None:
            for fact in happened:
                session.game.tree.count(run.tally.counts, fact)
        self._met.take_in(session, happened, self.notices.tell)
        run.commands += command is not None
        run.seconds = time.monotonic() - self._since
        self.kept = False
        if not self._ours:
            return
        snapshot: dict[str, Any] = session.snapshot()
        world = msgspec.json.encode(snapshot["world"])
        try:
            self._slot.check()
            if command is not None:
                self._record(command, change, snapshot["world"], world)
            if session.outcome == "ongoing":
                run.snapshot = msgspec.Raw(msgspec.json.encode({**snapshot, "world": msgspec.Raw(world)}))
                self._slot.save(run, *([self._recorder.path] if self._recorder else []))
            else:
                run.summary = self._summary(session)
                self.credit = self._slot.end(run, self._ended(session), session.library, self.notices.tell)
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

    def _record(self, command: Command, change: Change | None, world: list[list[Any]], encoded: bytes) -> None:
        if self._recorder is None:
            return
        try:
            self._recorder.add(command, in_short(world, self._recorder.form, encoded), change)
        except (ReplayError, OSError) as error:
            self._recorder = None
            self.notices.tell(f"The replay of this run cannot be written on ({getattr(error, 'strerror', error)}).")

    def _summary(self, session: Session) -> msgspec.Raw:
        """What the game tells of the run, for the player's profile. One with mods that change rules earns nothing
        (D18)."""
        tree, run = session.game.tree, self._run
        if tree is None:
            return NO_SNAPSHOT
        told = tree.summary(session.world, run.tally, session.outcome, "mods" if run.altered else "")
        return msgspec.Raw(msgspec.json.encode(told))

    def _ended(self, session: Session) -> Record:
        world, run = session.world, self._run
        journey = world.journey
        health = session.component(world.player, Health)
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
            floor=journey.nodes[journey.here].floor if journey.nodes else 0,
            fight=world.clock.encounter,
            hp=health.hp,
            max_hp=health.max_hp,
            gold=world.purse.gold,
            kept=session.game.kept(world),
            relics=[session.component(relic, Relic).prefab for relic in world.satchel.relics],
            potions=[name for name in world.belt.slots if name is not None],
            tally=run.tally,
            replay=run.replay,
            version=shadows.__version__,
            content=run.content,
            mods=run.mods,
            changes=run.changes,
        )


def _altered(session: Session) -> bool:
    """Whether a run is played with other rules than the game's own, where that matters to what it earns."""
    game = session.game
    return game.tree is not None and session.library.fingerprint != game.load().fingerprint


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
