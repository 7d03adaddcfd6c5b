"""When to show what happened: facts become a timeline, in seconds at the usual speed.

Rules never wait for this: the facts are all known before the first of them is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from components import facts
from components.facts import Fact

BLOW = 0.42
"""From the begin of an enemy's move until its blow lands, where its model does not say."""

AFTER_BLOW = 0.34
VOLLEY = 0.20
"""Between the hits of one action."""

HASTE = 0.1
"""The share of its time that a rule gets which has acted before in the same turn or action: many equal ones batch."""

COMMANDED = (
    facts.CardPlayed,
    facts.EnemyActed,
    facts.HandScored,
    facts.PotionUsed,
    facts.RelicUsed,
    facts.RoundBegan,
    facts.TurnEnding,
)
"""With these something new begins, in which every rule acts for the first time."""

STRIKING = (facts.CardPlayed, facts.ComboActed, facts.EnemyActed, facts.HandScored, facts.PotionUsed, facts.RuleActed)
"""The hits that follow one of these are counted from the first."""

PAUSES: dict[type[Fact], float] = {
    facts.CombatStarted: 0.30,
    facts.RoundBegan: 0.15,
    facts.CardPlayed: 0.24,
    facts.CardDrawn: 0.08,
    facts.CardDiscarded: 0.03,
    facts.CardExhausted: 0.10,
    facts.CardAdded: 0.22,
    facts.CardMoved: 0.12,
    facts.PowerRaised: 0.20,
    facts.PileShuffled: 0.30,
    facts.EnergyGained: 0.10,
    facts.HpLost: 0.10,
    facts.Healed: 0.16,
    facts.BlockGained: 0.16,
    facts.StatusApplied: 0.18,
    facts.StatusFell: 0.02,
    facts.EnemyJoined: 0.35,
    facts.EnemyDied: 0.30,
    facts.EnemyVanished: 0.20,
    facts.PhaseBegan: 0.80,
    facts.RuleActed: 0.14,
    facts.PotionUsed: 0.30,
    facts.TurnEnding: 0.10,
    facts.PlayerDied: 1.20,
    facts.CombatEnded: 1.10,
}
"""How long a fact stands before the next; what is not named takes no time."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A fact and when it is shown. `volley` counts the hits of one action on one body, from 0."""

    at: float
    fact: Fact
    volley: int = 0


@dataclass(frozen=True, slots=True)
class Timeline:
    """Beats in their order, and when the last of them is over."""

    beats: tuple[Beat, ...]
    length: float


def lasts(fact: Fact) -> float:
    """How long a fact stands before the next, in seconds."""
    return PAUSES.get(type(fact), 0.0)


def timeline(
    happened: Sequence[Fact],
    blow: Callable[[int], float] = lambda _: BLOW,
    lasts: Callable[[Fact], float] = lasts,
) -> Timeline:
    """Facts in time. `blow` says of an enemy how long its move takes until it strikes, `lasts` of every other fact how
    long it stands.

    Hits on several bodies land together, hits on one body one after the other; the HP that a hit takes falls with it.
    What a relic, power or status does again in the same turn or action is hurried through.
    """
    beats: list[Beat] = []
    now = 0.0
    struck: dict[int, int] = {}
    acted: set[str] = set()
    pace = 1.0
    last: Fact | None = None
    opening = True
    for fact in happened:
        if isinstance(fact, facts.CombatStarted | facts.EnemyJoined) and opening:
            beats.append(Beat(now, fact))
            continue
        opening = False
        if isinstance(fact, facts.RuleActed):
            pace = HASTE if fact.prefab in acted else 1.0
            acted.add(fact.prefab)
        elif isinstance(fact, COMMANDED):
            acted, pace = set(), 1.0
        elif isinstance(fact, facts.CardDrawn):
            pace = 1.0
        if isinstance(fact, STRIKING):
            if isinstance(fact, facts.EnemyActed) and now:
                now += AFTER_BLOW
            struck = {}
        if isinstance(fact, facts.HpLost) and isinstance(last, facts.DamageDealt) and fact.damage:
            beats.append(Beat(now, fact, struck.get(fact.target, 1) - 1))
            last = fact
            continue
        if isinstance(fact, facts.DamageDealt):
            count = struck.get(fact.target, 0)
            if count:
                now += VOLLEY * pace
            struck[fact.target] = count + 1
            beats.append(Beat(now, fact, count))
        else:
            if struck and not isinstance(fact, facts.HpLost | facts.EnemyDied | facts.StatusFell):
                now += 0.12 * pace
                struck = {}
            beats.append(Beat(now, fact))
            now += blow(fact.enemy) if isinstance(fact, facts.EnemyActed) else lasts(fact) * pace
        last = fact
    return Timeline(tuple(beats), now + (VOLLEY if struck else 0.0))


class Player:
    """Plays a timeline: calls `show` for each beat at its time, and `ended` once its time has run out.

    One that takes no time has run out when it begins. What is skipped is not told as ended.
    """

    def __init__(self, show: Callable[[Beat, bool], None], ended: Callable[[], None]) -> None:
        self._show, self._ended = show, ended
        self._beats: tuple[Beat, ...] = ()
        self._next = 0
        self._now = 0.0
        self._length = 0.0
        self.busy = False

    def begin(self, line: Timeline) -> None:
        """Play this, after whatever was still to come has been shown at once."""
        self.skip()
        self._beats, self._length = line.beats, line.length
        self._next, self._now, self.busy = 0, 0.0, True
        self.update(0.0)

    def update(self, seconds: float) -> None:
        """Let so many seconds of the timeline pass, and show what comes due."""
        if not self.busy:
            return
        self._now += seconds
        while self._next < len(self._beats) and self._beats[self._next].at <= self._now:
            beat = self._beats[self._next]
            self._next += 1
            self._show(beat, False)
        if self._next == len(self._beats) and self._now >= self._length:
            self.busy = False
            self._ended()

    def skip(self) -> None:
        """Show all the rest at once."""
        while self._next < len(self._beats):
            beat = self._beats[self._next]
            self._next += 1
            self._show(beat, True)
        self.busy = False
