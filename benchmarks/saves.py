"""What it takes to lose nothing: time to save after a command, to go on with a run, and the sizes of the files."""

import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from components.body import Health
from components.deck.prefabs import cards_in
from shadows.play.session import Session
from shadows.saves.autosave import Autosave
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.slot import RunSlot
from systems.combat.setup import give_relics

COMMANDS = 400
HARDY = 2000
"""HP that last so long."""
LARGE_DECK, LARGE_SATCHEL = 300, 40


def report() -> Iterator[str]:
    """One line for each figure."""
    with tempfile.TemporaryDirectory() as folder:
        for cards, relics in ((0, 0), (LARGE_DECK, LARGE_SATCHEL)):
            name = f"a run with {cards} cards and {relics} relics" if cards else "a run"
            paths = Paths(Path(folder) / name)
            saving, slowest = save(paths, cards, relics)
            continuing = go_on(paths)
            size = paths.run.stat().st_size
            replay = sum(path.stat().st_size for path in paths.replays.iterdir())
            yield (
                f"{name}: saved after a command in {saving * 1000:.2f} ms (median; {slowest * 1000:.1f} ms at most), "
                f"gone on with in {continuing * 1000:.1f} ms; save {size / 1000:.1f} kB, "
                f"replay {replay / COMMANDS:.0f} bytes a command"
            )
        saving, slowest = dice(Paths(Path(folder) / "a run with dice"))
        yield (
            f"a run with dice: saved after a command in {saving * 1000:.2f} ms "
            f"(median; {slowest * 1000:.1f} ms at most)"
        )


def save(paths: Paths, cards: int, relics: int) -> tuple[float, float]:
    """Seconds to keep everything after a command, the disk's own flush left to its thread: median and most."""
    session = Session.start("hellforged", "BENCH")
    health = session.component(1, Health)
    health.hp = health.max_hp = HARDY
    world = session.world
    known = [card.id for card in cards_in(session.library).values() if card.pool == "hero"]
    world.deck.cards.extend(known[number % len(known)] for number in range(cards - len(world.deck.cards)))
    give_relics(world, (list(session.library.relics) * 4)[:relics])
    return kept(paths, session)


def dice(paths: Paths) -> tuple[float, float]:
    """The same of a run of the dice game."""
    session = Session.start(seed="BENCH", game="dice")
    health = session.component(1, Health)
    health.hp = health.max_hp = HARDY
    return kept(paths, session)


def kept(paths: Paths, session: Session) -> tuple[float, float]:
    """Seconds to keep everything after each of some commands, at random: median and most."""
    store = RunSlot(paths)
    autosave = Autosave.begin(paths, store, session)
    chance = random.Random(1)
    times: list[float] = []
    while session.outcome == "ongoing" and len(times) < COMMANDS:
        command = chance.choice(session.legal())
        happened = session.submit(command)
        start = perf_counter()
        autosave.keep(session, command, happened)
        times.append(perf_counter() - start)
    if autosave.notices.waiting:
        raise RuntimeError(os.linesep.join(autosave.notices.waiting))
    return median(times), max(times)


def go_on(paths: Paths, times: int = 40) -> float:
    """Seconds to find the run and stand in it again, the content already read: median."""
    taken = []
    for _ in range(times):
        start = perf_counter()
        found = SavedGame.continued(folder=paths.home)
        taken.append(perf_counter() - start)
        if found.game is None:
            raise RuntimeError(found.message)
    return median(taken)
