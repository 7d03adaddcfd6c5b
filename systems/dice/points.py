"""What a run earns for the next ones: skill points and achievements (D18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.growth import PARTS, Earned
from systems.dice import tree

if TYPE_CHECKING:
    from components.dice.prefabs import DiceAchievementPrefab, DiceLibrary, Feat
    from components.dice.summary import RunSummary
    from components.growth import Past

FLOORS = ((8, 2), (11, 4), (15, 5), (20, 6))
"""From which floor on each cleared one counts how much, in tenths; the ones below the first count nothing."""
BOSS, COMBO = 20, 10
"""What a dead boss and a combo count, in tenths."""
MOST_COMBOS = 3
"""No more combos of a run count."""
EARLY = 6
"""Who has cleared fewer floors fell before the seventh, and has earned nothing but achievements."""


def earned(library: DiceLibrary, run: RunSummary, past: Past) -> Earned:
    """What a run earns, each achievement once; a gain past the most that there is pays what is left."""
    if run.unranked:
        return Earned()
    new = achieved(library, run, past)
    gain = parts(run) + PARTS * sum(library.achievements[deed].points for deed in new)
    left = max(0, PARTS * tree.most(library) - past.parts)
    return Earned(min(gain, left), new, run.hero if run.won else "", _results(run))


def parts(run: RunSummary) -> int:
    """What a run earns besides achievements, in parts of a skill point: a tenth of the formula, of which a third
    counts, is one of them."""
    if run.floors < EARLY:
        return 0
    floors = sum(_worth(floor) for floor in range(1, run.floors + 1))
    return floors + BOSS * len(run.bosses) + COMBO * min(MOST_COMBOS, sum(run.combos.values()))


def achieved(library: DiceLibrary, run: RunSummary, past: Past) -> tuple[str, ...]:
    """The achievements of a run that are new, in their order."""
    new = (deed for deed in achievements(library) if deed.id not in past.achievements)
    return tuple(deed.id for deed in new if _done(deed.feat, run, past))


def achievements(library: DiceLibrary) -> list[DiceAchievementPrefab]:
    """All achievements, in the order in which they are listed."""
    return sorted(library.achievements.values(), key=lambda deed: (deed.order, deed.id))


def _worth(floor: int) -> int:
    return next((tenths for first, tenths in reversed(FLOORS) if floor >= first), 0)


def _done(feat: Feat, run: RunSummary, past: Past) -> bool:
    """Whether a run has come to all that a feat names."""
    winners = {*past.winners, run.hero} if run.won else set(past.winners)
    return (
        (run.won or not feat.won)
        and feat.hero in ("", run.hero)
        and (not feat.act or feat.act in run.bosses)
        and (not feat.hand or run.hands.get(feat.hand, 0) > 0)
        and sum(run.combos.values()) >= feat.combos
        and run.damage >= feat.damage
        and not (feat.no_relics and run.relics)
        and (not feat.full_hp or run.hp == run.max_hp)
        and run.max_hp >= feat.max_hp
        and (not feat.turns or run.turns <= feat.turns)
        and len(winners) >= feat.heroes
    )


def _results(run: RunSummary) -> dict[str, int]:
    results = {"floors": run.floors, "damage": run.damage}
    return {**results, "turns": run.turns} if run.won else results
