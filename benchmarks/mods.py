"""What it takes to read mods: 100 with 3,000 cards, whole, broken, and each card built on the one before it."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

from shadows.games import load
from shadows.mods.loading import load_mods
from shadows.saves.paths import Paths

MODS, ENTRIES = 100, 3000
CARD = (
    "card{number}: {{name: Card {number}, type: attack, rarity: common, pool: shop, cost: 1, target: enemy, "
    "effects: [{{deal_damage: {damage}}}, {{add_card: card{other}, pile: discard}}], upgrade: {{cost: 0}}}}\n"
)
BROKEN = "card{number}: {{name: Card {number}, type: attack, cost: ten, effects: [{{deal_damge: {damage}}}]}}\n"
CHILD = "card{number}: {{extends: card{before}, effects: [{{deal_damage: {damage}}}], upgrade: {{cost: 0}}}}\n"


def report() -> Iterator[str]:
    """One line for each figure."""
    load()
    for name, entry in (("whole", _whole), ("broken", _broken), ("each the child of the one before", _child)):
        few, many = (measured(MODS // share, ENTRIES // share, entry) for share in (4, 1))
        yield (
            f"{MODS} mods with {ENTRIES:,} cards, {name}: read in {many:.2f} s; "
            f"a quarter of them in {few:.2f} s, so {many / few:.1f} times the time for 4 times the cards"
        )


def measured(mods: int, entries: int, entry: Callable[[int, int], str]) -> float:
    """Seconds of the processor to load so many mods with so many entries in all."""
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths(Path(folder))
        each = entries // mods
        for number in range(mods):
            mod = paths.mods / f"mod{number}"
            cards = mod / "prefabs" / "cards"
            cards.mkdir(parents=True)
            (mod / "mod.yaml").write_text(f"id: mod{number}\nname: Mod {number}\nversion: 1.0.0\n", encoding="utf-8")
            (cards / "cards.yaml").write_text("".join(entry(place, each) for place in range(each)), encoding="utf-8")
        start = process_time()
        loadout = load_mods(paths=paths)
        taken = process_time() - start
    if len(loadout.mods) != mods:
        raise RuntimeError(f"{len(loadout.mods)} of {mods} mods were loaded: {loadout.notices[:1]}")
    return taken


def _whole(number: int, each: int) -> str:
    return CARD.format(number=number, damage=number % 9 + 1, other=(number * 7 + 1) % each)


def _broken(number: int, each: int) -> str:
    del each
    return BROKEN.format(number=number, damage=number % 9 + 1)


def _child(number: int, each: int) -> str:
    return CHILD.format(number=number, before=number - 1, damage=number + 1) if number else _whole(0, each)
