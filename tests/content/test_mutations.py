"""Whatever is written into a prefab file, the loader says what is wrong and never breaks down."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shadows.content.problems import ContentError, Problem
from shadows.games import base_prefabs, load

FILES = sorted(path.relative_to(base_prefabs()).as_posix() for path in base_prefabs().rglob("*.yaml"))
WORDS = st.sampled_from(
    [
        *("{", "}", "[", "]", ":", ": ", ",", "-", "- ", "?", "|", ">", "&a", "*a", "!x", "#", '"', "'", "\n", "\t"),
        *("no", "On", "~", "null", "010", "1_000", "2026-01-01", "-1", "9" * 5000, "1e9", ".inf", "0x1f", "3/0", "X"),
        *("deal_damage", "heal", "effects", "cycle", "phases", "upgrade", "do", "when", "if", "else", "stacks", "self"),
        *("\x00", "\ufeff", "\u2028", "\ud800", "é", "💀", "<<", "%YAML 9.9", "---", "..."),
    ]
)
EDITS = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 40), st.one_of(WORDS, st.text(max_size=6)), st.floats(0, 1)),
    min_size=1,
    max_size=6,
)


def mutated(text: str, edits: list[tuple[float, int, str, float]]) -> bytes:
    """A text in which stretches were replaced by words or by other stretches of it."""
    for where, cut, word, source in edits:
        at, other = int(where * len(text)), int(source * len(text))
        put = word if cut % 2 else text[other : other + cut]
        text = text[:at] + put + text[at + cut :]
    return text.encode("utf-8", "surrogatepass")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutations") / "prefabs"


@given(file=st.sampled_from(FILES), edits=EDITS)
@settings(max_examples=300)
def test_a_mutated_prefab_file_loads_or_is_refused_with_its_problems(root, file, edits):
    problems = refused(root / file, mutated((base_prefabs() / file).read_text(encoding="utf-8"), edits), root)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in problems)
    assert str(ContentError(problems)).count("\n") == max(len(problems) - 1, 0)


@given(content=st.binary(max_size=200))
@settings(max_examples=200)
def test_any_bytes_load_or_are_refused_with_their_problems(root, content):
    assert all(str(problem) for problem in refused(root / "cards" / "bytes.yaml", content, root))


def refused(path: Path, content: bytes, root: Path) -> tuple[Problem, ...]:
    """What the loader refuses in a folder with this one file; any other error than `ContentError` fails the test."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    try:
        load([root])
    except ContentError as error:
        return error.problems
    finally:
        path.unlink()
    return ()
