"""The rules give the same in every process, know no window, and several sessions live side by side."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shadows import Session
from shadows.games import load

ROOT = Path(__file__).parents[2]

SCRIPT = """
import hashlib
import random

import msgspec

from shadows.games import load
from shadows.play.session import Session

chance = random.Random(11)
digest = hashlib.sha256()
library = load()
for number, encounter in enumerate(library.encounters):
    hero = list(library.heroes)[number % 3]
    session = Session.start(hero, f"SEED {number}", encounter=encounter)
    for _ in range(60):
        commands = session.legal()
        if not commands:
            break
        session.submit(commands[chance.randrange(len(commands))])
    digest.update(msgspec.json.encode(session.history))
    digest.update(msgspec.json.encode(session.snapshot()))
    digest.update(str(session.look()).encode())
print(digest.hexdigest())
"""


def output(script: str, hash_seed: str) -> str:
    """What a script prints in a new interpreter."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", env=environment, check=True
    )
    return done.stdout.strip()


def test_facts_snapshots_and_pictures_are_the_same_under_another_hash_seed() -> None:
    """R56"""
    first = output(SCRIPT, "1")
    assert len(first) == 64
    assert first == output(SCRIPT, "4242")


def test_the_rules_import_no_window() -> None:
    script = (
        "import sys; import shadows.play.session, shadows.play.sandbox; from shadows import sandbox; "
        "sandbox().end_turn(); "
        "print([name for name in sys.modules if name.partition('.')[0] in ('ursina', 'panda3d', 'direct')])"
    )
    assert output(script, "0") == "[]"


@pytest.mark.parametrize(
    "imports",
    [
        "import shadows.play.sandbox",
        "from shadows.play.deck.fight import Fight",
        "from shadows import sandbox",
        "import shadows",
    ],
)
def test_the_door_is_the_function_whatever_was_imported_first(imports: str) -> None:
    script = f"{imports}; import shadows; from shadows.play.deck.fight import Fight; from shadows import sandbox; "
    check = "print(sandbox is shadows.sandbox, isinstance(shadows.sandbox(), Fight))"
    assert output(script + check, "0") == "True True"


@pytest.mark.parametrize("hero", ["blood_reaper", "shadowmancer", "hellforged"])
def test_two_sessions_taken_in_turn_do_not_touch_each_other(hero: str) -> None:
    def step(session: Session) -> None:
        commands = session.legal()
        if commands:
            session.submit(commands[len(session.history) % len(commands)])

    alone = [Session.start(hero, "ALONE", encounter=encounter) for encounter in ("lich_king", "two_wraiths")]
    for session in alone:
        for _ in range(40):
            step(session)
    together = [Session.start(hero, "ALONE", encounter=encounter) for encounter in ("lich_king", "two_wraiths")]
    for _ in range(40):
        for session in together:
            step(session)
            session.look()
    assert [session.history for session in together] == [session.history for session in alone]
    assert [session.snapshot() for session in together] == [session.snapshot() for session in alone]


def test_playing_leaves_the_content_as_it_was() -> None:
    """Prefabs are never changed: what they say is the same after a fight with everything in it."""
    before = repr(load())
    session = Session.start("hellforged", "PREFABS", encounter="archdemon")
    for number in range(80):
        commands = session.legal()
        if not commands:
            break
        session.submit(commands[number % len(commands)])
    assert repr(load()) == before
