"""The rules alone, on one core: plays per second, one card play against an empty esper loop, memory, import.

Seconds are those of the processor, so that other work on the machine counts less.
"""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from statistics import median
from time import perf_counter, process_time
from typing import cast

import esper

from components.commands import Command
from components.deck.commands import PlayCard
from components.dice.prefabs import DiceLibrary
from shadows.games import load
from shadows.games.dice import GAME as DICE
from shadows.play.deck.sandbox import sandbox
from shadows.play.session import Session
from systems.core.fork import fork
from systems.dice.hands import PLAIN, Face, made_in_order
from systems.dice.odds import Odds, OddsDie
from systems.dice.ways import ways_of

Choice = Callable[[random.Random, list[Command]], Command]

BONE, FILED, CURSED = OddsDie(), OddsDie((6, 2, 3, 4, 5, 6)), OddsDie(mark="curse")
ODDS = {
    "five dice": [BONE] * 5,
    "eight dice": [BONE] * 8,
    "eight dice of two kinds": [BONE] * 4 + [FILED] * 4,
    "eight dice of three kinds": [BONE] * 4 + [FILED] * 2 + [CURSED] * 2,
}
PROCESSORS = 12
MOST_COMMANDS = 400
EQUALS = 20


def at_random(chance: random.Random, legal: list[Command]) -> Command:
    """Any legal command."""
    return chance.choice(legal)


def never_idle(chance: random.Random, legal: list[Command]) -> Command:
    """A card as long as one can be played."""
    cards = [command for command in legal if type(command) is PlayCard]
    return chance.choice(cards or legal)


def report(seconds: float) -> Iterator[str]:
    """One line for each figure."""
    empty, one = loops()
    for name, choose in (("random", at_random), ("never-idle", never_idle)):
        plays, commands, fights = play(choose, seconds)
        yield (
            f"{name:>10} player: {plays / seconds:>8,.0f} plays a second, all in {seconds / plays / empty:.1f} empty "
            f"loops each ({commands / seconds:,.0f} commands, {fights / seconds:,.0f} combats)"
        )
    for name, choose in (("random", at_random), ("never-idle", never_idle)):
        yield f"{name:>10} player: {runs(choose, seconds) / seconds:>8,.0f} whole runs a second"
    turns, fought = dice_turns(seconds)
    yield (
        f"      dice player: {turns / seconds:>8,.0f} turns a second, all in {seconds / turns / empty:.1f} empty loops "
        f"each ({fought / seconds:,.0f} combats); {turns / plays:.2f} turns to a card play of the last above"
    )
    loop = f"{empty * 1e6:.2f} us with {PROCESSORS} processors"
    yield f"one card play: {one * 1e6:.1f} us = {one / empty:.1f} empty loops ({loop})"
    copy = copied()
    yield f"a copy of a fight, to search from: {copy * 1e6:.1f} us = {copy / one:.1f} card plays"
    crowd = f"{EQUALS} equal relics, {EQUALS // 2} equal powers and 4 enemies"
    yield f"end of a turn and start of the next with {crowd}: {crowded() * 1000:.1f} ms"
    for name, dice in ODDS.items():
        yield f"odds of {name}, the first time: {odds(dice) * 1000:.0f} ms"
    yield f"memory of the rules with all content and 100 combats: {memory() / 1e6:.1f} MB"
    yield f"import of the rules: {imported() * 1000:.0f} ms"


def play(choose: Choice, seconds: float) -> tuple[int, int, int]:
    """Cards played, commands taken and combats begun within the time, over random heroes and encounters."""
    library = load()
    heroes, encounters = list(library.heroes), list(library.encounters)
    chance = random.Random(1)
    plays = commands = fights = 0
    end = process_time() + seconds
    while process_time() < end:
        session = Session.start(chance.choice(heroes), f"BENCH {fights}", encounter=chance.choice(encounters))
        fights += 1
        for _ in range(MOST_COMMANDS):
            if session.outcome != "ongoing":
                break
            command = choose(chance, session.legal())
            session.submit(command)
            commands += 1
            plays += type(command) is PlayCard
    return plays, commands, fights


def runs(choose: Choice, seconds: float) -> int:
    """Whole runs played to their end within the time, over heroes and both maps."""
    library = load()
    heroes = list(library.heroes)
    chance = random.Random(3)
    done = 0
    end = process_time() + seconds
    while process_time() < end:
        session = Session.start(chance.choice(heroes), f"RUN {done}", chance.choice(("fixed", "wandering")))
        while session.outcome == "ongoing":
            session.submit(choose(chance, session.legal()))
        done += 1
    return done


def dice_turns(seconds: float) -> tuple[int, int]:
    """Turns of the dice game played and combats begun within the time, over random heroes and encounters, by a player
    who rerolls nothing and scores the greatest hand at the first enemy."""
    library = load(game=DICE)
    heroes, encounters = list(library.heroes), list(library.encounters)
    chance = random.Random(4)
    turns = fights = 0
    end = process_time() + seconds
    while process_time() < end:
        hero, encounter = chance.choice(heroes), chance.choice(encounters)
        session = Session.start(hero, f"DICE {fights}", encounter=encounter, game=DICE)
        fights += 1
        while session.outcome == "ongoing":
            session.submit(session.legal()[0])
            turns += 1
    return turns, fights


def idle(_: esper.Processor) -> None:
    """Do nothing."""


def loops(times: int = 4000) -> tuple[float, float]:
    """Seconds for an empty `esper.process()` and for one card play (a Strike and the ends of turns left out), medians
    in one run."""
    esper.switch_world("empty")
    for number in range(PROCESSORS):
        esper.add_processor(type(f"Idle{number}", (esper.Processor,), {"process": idle})())
    empty = []
    for _ in range(times):
        start = perf_counter()
        esper.process()
        empty.append(perf_counter() - start)
    one: list[float] = []
    while len(one) < times:
        fight = sandbox(hand=["bloodletting"] * 10, player={"hp": 70, "energy": 10}, foes=["archdemon", "lich_king"])
        target = fight.session.world.seats.living[0]
        for command in [c for c in fight.legal() if type(c) is PlayCard and c.target == target][:5]:
            start = perf_counter()
            fight.submit(command)
            one.append(perf_counter() - start)
    esper.switch_world("default")
    esper.delete_world("empty")
    return median(empty), median(one)


def copied(times: int = 4000) -> float:
    """Seconds for a copy of a fight as it begins, with the hero's own deck: median."""
    session = Session.start(seed="COPY", encounter=next(iter(load().encounters)))
    world = session.world
    taken = []
    for _ in range(times):
        start = perf_counter()
        with fork(world):
            pass
        taken.append(perf_counter() - start)
    return median(taken)


def crowded(times: int = 40) -> float:
    """Seconds for the end of a turn and the start of the next when many rules answer: median."""
    taken = []
    for _ in range(times):
        pacts = EQUALS // 2
        fight = sandbox(
            hand=["blood_pact"] * pacts + ["life_tap"],
            draw=["strike"] * pacts,
            foes=["lich_king", "archdemon", "skeleton_warrior", "dark_cultist"],
            relics=["bleeding_edge"] * EQUALS,
            player={"energy": pacts},
        )
        for _ in range(pacts):
            fight.play("blood_pact")
        fight.play("life_tap")
        start = perf_counter()
        fight.end_turn()
        taken.append(perf_counter() - start)
    return median(taken)


def odds(dice: list[OddsDie], rerolls: int = 2, times: int = 5) -> float:
    """Seconds to find the best hold of a row of dice with nothing known before: median."""
    table = cast("DiceLibrary", load(game=DICE)).table
    cursed = [die.mark == "curse" for die in dice]

    @cache
    def paid(values: tuple[int, ...]) -> int:
        faces = [Face(value, 0 if curse else value) for value, curse in zip(values, cursed, strict=True)]
        faces.sort(reverse=True)
        made = made_in_order(tuple(faces), table, PLAIN)
        return max((one.hand.chips + one.worth) * one.hand.mult for one in made)

    taken = []
    for _ in range(times):
        ways_of.cache_clear()
        made_in_order.cache_clear()
        paid.cache_clear()
        start = process_time()
        Odds(dice, lambda values, _left: paid(values)).best_hold([1 + place % 6 for place in range(len(dice))], rerolls)
        taken.append(process_time() - start)
    return median(taken)


def memory() -> int:
    """Bytes that the rules hold at their peak: imports, all content and 100 combats, in a new interpreter."""
    script = (
        "import tracemalloc; tracemalloc.start(); from benchmarks.rules import hundred_combats; hundred_combats(); "
        "print(tracemalloc.get_traced_memory()[1])"
    )
    return int(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout)


def hundred_combats() -> None:
    """Play 100 combats for a while."""
    chance = random.Random(2)
    encounters = list(load().encounters)
    for number in range(100):
        session = Session.start(seed=str(number), encounter=chance.choice(encounters))
        for _ in range(50):
            if session.outcome == "ongoing":
                session.submit(never_idle(chance, session.legal()))


def imported() -> float:
    """Seconds that a new interpreter needs to import the rules, without its own start; checks that no window comes
    with them."""
    script = (
        "from time import process_time; start = process_time(); import shadows.play.session; "
        "print(process_time() - start); import sys; assert 'ursina' not in sys.modules"
    )
    times = [
        float(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout)
        for _ in range(3)
    ]
    return min(times)
