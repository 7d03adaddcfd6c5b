"""When a careful player uses relics and consumables: by what comes of it on a copy, and by a few rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components.dice.commands import UseConsumable, UseRelic
from components.dice.effects import AddDie, FreeDice, GainRerolls, RollAgain, ScoreAgain
from shadows.lab.bots.dice.turn import FIRST_OF_STREAK, KILL, Turn
from shadows.lab.copying import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.commands import Command
    from components.effect import Effect
    from shadows import Session
    from shadows.picture.dice.models import AskLook, DicePicture

OFTEN, ONCE = 103, 125
"""By how much a hit must get better for what can be used every turn, and for what is gone then, in a hundred."""
HURT = 50
"""The share of max HP below which every fight is a hard one, in a hundred."""


class Things:
    """What can be used in a turn, before a reroll or before the hand."""

    def __init__(self, session: Session, turn: Turn, guess: str) -> None:
        self._session = session
        self._turn = turn
        self._picture: DicePicture = turn.picture
        self._guess = guess
        self._open = [use for use in self._picture.uses if not use.refusal]
        player = self._picture.player
        self._hard = self._picture.kind != "normal" or player.hp * 100 < HURT * player.max_hp
        self._spending = self._hard or None not in self._picture.potions

    def before_a_reroll(self) -> Command | None:
        """What helps most while the dice are still rolled, and asks for nothing; None for nothing."""
        first = self._picture.player.rolled == 1
        for use in self._open if first else ():
            if use.asks:
                continue
            effects = self._effects(use)
            if use.slot is None and any(isinstance(effect, ScoreAgain) for effect in effects):
                return self._command(use)
            if use.slot is None and any(isinstance(effect, RollAgain) for effect in effects):
                return self._command(use)
            if use.slot is None and self._better(self._command(use), OFTEN):
                return self._command(use)
            if use.slot is not None and self._hard:
                if any(isinstance(effect, AddDie) for effect in effects):
                    return self._command(use)
                if any(isinstance(effect, FreeDice) for effect in effects):
                    return self._command(use)
        return None

    def before_the_hand(self) -> Command | None:
        """What makes the hit better, or a kill of it; None for nothing."""
        weak = self._turn.strike is None or self._turn.strike.hand.rank < FIRST_OF_STREAK
        best: tuple[float, Command] | None = None
        for use in self._open:
            if use.slot is not None and not self._spending:
                continue
            effects = self._effects(use)
            if any(isinstance(effect, GainRerolls | RollAgain) for effect in effects):
                if weak and self._healthy():
                    return self._command(use)
                continue
            for command in self._ways(use):
                worth = self._worth(command)
                if worth * 100 > self._now * self._margin(use) and (best is None or worth > best[0]):
                    best = worth, command
        return None if best is None else best[1]

    def as_sure(self, reroll: Command | None) -> Command | None:
        """A reroll that leaves a stun as it is, by one guess; None for one that does not."""
        if reroll is None:
            return None
        copy = imagine(self._session, self._guess)
        copy.submit(reroll)
        after = Turn(cast("DicePicture", copy.look()))
        return reroll if after.stuns or after.kills else None

    @property
    def _now(self) -> float:
        return 0.0 if self._turn.strike is None else self._turn.strike.worth

    def _margin(self, use: AskLook) -> int:
        if use.slot is not None:
            return ONCE
        relic = self._session.library.relics[use.id]
        lasting = any(getattr(effect, "until", "") == "combat" for effect in self._effects(use))
        if lasting:  # a die for the rest of the combat is worth a kill alone
            return int(KILL)
        return OFTEN if relic.use.per == "turn" else ONCE  # type: ignore[attr-defined]

    def _healthy(self) -> bool:
        player = self._picture.player
        return player.hp * 100 >= HURT * player.max_hp

    def _effects(self, use: AskLook) -> Sequence[Effect]:
        library = self._session.library
        if use.slot is not None:
            return library.potions[use.id].effects
        return library.relics[use.id].use.do  # type: ignore[attr-defined, no-any-return]

    def _command(self, use: AskLook) -> Command:
        """The use of what asks for nothing."""
        target = self._turn.strike.fall.target if use.aim and self._turn.strike is not None else None
        return UseRelic(use.relic, target=target) if use.relic else UseConsumable(use.slot or 0, target=target)

    def _ways(self, use: AskLook) -> list[Command]:
        """Everything that can be named with it."""
        return [
            command
            for command in self._session.legal()
            if (isinstance(command, UseRelic) and command.relic == use.relic)
            or (isinstance(command, UseConsumable) and command.slot == use.slot)
        ]

    def _better(self, command: Command, margin: int) -> bool:
        return self._worth(command) * 100 > self._now * margin

    def _worth(self, command: Command) -> float:
        """What the best hit is worth after a use, with what the use has dealt itself."""
        copy = imagine(self._session, self._guess)
        copy.submit(command)
        after = cast("DicePicture", copy.look())
        dealt = sum(foe.hp for foe in self._picture.foes) - sum(foe.hp for foe in after.foes)
        if copy.outcome == "won" or len(after.foes) < len(self._picture.foes):
            return KILL
        strike = Turn(after).strike
        return dealt + (0.0 if strike is None else strike.worth)
