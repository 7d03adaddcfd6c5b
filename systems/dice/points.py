"""What a run earns for the next ones: skill points and achievements (D18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from esper import component_for_entity

from components.body import Health
from components.dice.summary import RunSummary
from components.facts import ComboActed, HandScored
from components.growth import PARTS, Earned
from components.items import Hero, Relic
from systems.dice import tree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.dice.prefabs import DiceAchievementPrefab, DiceLibrary, Feat
    from components.facts import Fact
    from components.growth import Past, Unranked
    from systems.dice.world import DiceWorld

FLOORS = ((8, 2), (11, 4), (15, 5), (20, 6))
"""From which floor on each cleared one counts how much, in tenths; the ones below the first count nothing."""
BOSS, COMBO = 20, 10
"""What a dead boss and a combo count, in tenths."""
MOST_COMBOS = 3
"""No more combos of a run count."""
HAND, ACTED, DAMAGE = "hand ", "combo ", "damage"
"""The words under which a run counts hands and combos, each before the id, and the most that a hand has dealt."""
EARLY = 6
"""Who has cleared fewer floors fell before the seventh, and has earned nothing but achievements."""


class Stop(Protocol):
    """A node that was entered: acts count from 0, floors from 1."""

    @property
    def act(self) -> int: ...
    @property
    def floor(self) -> int: ...


class Stats(Protocol):
    """What is counted of every run."""

    @property
    def path(self) -> Sequence[Stop]: ...
    @property
    def bosses(self) -> int: ...
    @property
    def turns(self) -> int: ...
    @property
    def counts(self) -> dict[str, int]: ...


def count(counts: dict[str, int], fact: Fact) -> None:
    """What only this game counts of a run: hands and combos by their ids, and the most that one hand has dealt."""
    match fact:
        case HandScored():
            _add(counts, f"{HAND}{fact.hand}")
            counts[DAMAGE] = max(counts.get(DAMAGE, 0), fact.damage)
        case ComboActed():
            _add(counts, f"{ACTED}{fact.combo}")
        case _:
            pass


def summary(world: DiceWorld, stats: Stats, outcome: str, unranked: Unranked) -> RunSummary:
    """What a run has come to, at its end."""
    hero = component_for_entity(world.player, Hero).prefab
    health = component_for_entity(world.player, Health)
    own = world.library.heroes[hero].relics
    relics = [component_for_entity(relic, Relic).prefab for relic in world.satchel.relics]
    won = outcome == "won"
    return RunSummary(
        hero=hero,
        won=won,
        bosses=tuple(range(1, stats.bosses + 1)),
        floors=cleared(stats, won=won),
        combos=_counted(stats.counts, ACTED),
        hands=_counted(stats.counts, HAND),
        damage=stats.counts.get(DAMAGE, 0),
        relics=sum(relic not in own for relic in relics),
        hp=health.hp,
        max_hp=health.max_hp,
        turns=stats.turns,
        unranked=unranked,
    )


def cleared(stats: Stats, *, won: bool) -> int:
    """The highest floor that was cleared, over all acts. The one where a run was lost or given up is not, unless its
    boss is dead."""
    if not stats.path:
        return 0
    last = stats.path[-1]
    below = sum(max((stop.floor for stop in stats.path if stop.act == act), default=0) for act in range(last.act))
    return below + last.floor - (not won and stats.bosses <= last.act)


def earned(library: DiceLibrary, run: RunSummary, past: Past) -> Earned:
    """What a run earns, each achievement once; a gain past the most that there is pays what is left."""
    if run.unranked:
        return Earned(unranked=run.unranked)
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


def _add(counts: dict[str, int], word: str) -> None:
    counts[word] = counts.get(word, 0) + 1


def _counted(counts: dict[str, int], kind: str) -> dict[str, int]:
    """What was counted of a kind, by id."""
    return {word.removeprefix(kind): number for word, number in counts.items() if word.startswith(kind)}


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
