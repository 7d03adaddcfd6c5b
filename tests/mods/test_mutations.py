"""Whatever is written into a mod, the game starts, and says what is wrong."""

import os
import random
from pathlib import Path
from shutil import copytree

import pytest

from shadows.games import load
from shadows.mods.loading import load_mods
from shadows.play.session import Session

FROST = Path(__file__).parents[2] / "examples" / "mods" / "frost"
WORDS = [
    *("{", "}", "[", "]", ":", ": ", ",", "-", "- ", "?", "|", ">", "&a", "*a", "!x", "#", '"', "'", "\n", "\t", "  "),
    *("no", "On", "~", "null", "010", "1_000", "2026-01-01", "-1", "9" * 40, "1e9", ".inf", "3/0", "X", "0", "999999"),
    *(
        "extends: ",
        "replace: ",
        "extends: strike\n  ",
        "replace: strike\n  ",
        "remove: {cards: [strike]}\n",
        "needs: [frost]\n",
    ),
    *("frost:", "game:", "strike", "strike+", "brittle", "ice_lance", "ice_golem", "self", "enemy", "all_enemies"),
    *(
        "deal_damage",
        "summon",
        "effects",
        "cycle",
        "upgrade",
        "do",
        "when",
        "if",
        "stacks",
        "\ufeff",
        "\u2028",
        "é",
        "💀",
    ),
]
MUTATIONS = int(os.environ.get("MUTATIONS", "400"))
"""How many are tried; 10,000 take about five minutes."""


def mutated(text: str, chance: random.Random) -> str:
    """A text in which stretches were replaced by words, moved or doubled."""
    for _ in range(chance.randint(1, 4)):
        at, cut = chance.randint(0, len(text)), chance.choice([0, 0, 1, 3, 12, 60])
        other = chance.randint(0, len(text))
        put = chance.choice(WORDS) if chance.random() < 0.7 else text[other : other + cut]
        text = text[:at] + put + text[at + cut :]
    return text


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return {path.relative_to(FROST).as_posix(): path.read_text("utf-8") for path in sorted(FROST.rglob("*.yaml"))}


def test_a_mutated_mod_never_keeps_the_game_from_starting(tmp_path, paths, texts):
    chance = random.Random(20)
    frost = copytree(FROST, tmp_path / "frost")
    whole = 0
    for number in range(MUTATIONS):
        file = chance.choice(list(texts))
        (frost / file).write_text(mutated(texts[file], chance), encoding="utf-8")
        loadout = load_mods([frost])
        problems = [problem for mod in [*loadout.mods, *loadout.off] for problem in mod.problems]
        assert all(problem.line >= 1 and problem.column >= 1 and str(problem) for problem in problems), number
        errors = [problem for problem in problems if problem.grade == "error"]
        assert bool(errors) == bool(loadout.notices), number
        assert set(load().heroes) <= set(loadout.library.heroes)
        if number % 10 == 0:
            assert Session.start(seed=str(number), map="wandering", library=loadout.library).legal()
        whole += not errors
        (frost / file).write_text(texts[file], encoding="utf-8")
    assert 0 < whole < MUTATIONS
