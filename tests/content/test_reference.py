"""The modders' reference of each game is what the definitions say, and every word of it has an example."""

from pathlib import Path
from typing import get_args

import pytest
import yaml

import shadows
from components.amounts import Condition, Quantity
from components.rules import Modifier, Tick
from components.terms import Pile, Target
from shadows.content.checks.prefabs import origins
from shadows.content.json_schema import CHANGES
from shadows.content.schema import docs
from shadows.content.schema.authoring import Definitions
from shadows.content.schema.definitions import fields, fields_in
from shadows.games import NAMES, known, load
from shadows.reference import pages, place, write
from shadows.reference.examples import Example, examples
from shadows.reference.pages import has_piles

REFERENCE = Path(shadows.__file__).parents[1] / "docs" / "modding" / "reference"
ALL = [(game, example) for game in NAMES for section in examples(game).values() for example in section.values()]


def folder_of(game: str) -> Path:
    return REFERENCE / place(known(game))


def words_of(content: Definitions) -> dict[str, set[str]]:
    """All that an author can write for a game, by the section of the examples."""
    piles = {"piles": set(get_args(Pile))} if has_piles(content) else {}
    return {
        "kinds": set(content.kinds),
        "files": {"mod"},
        "changes": set(CHANGES),
        "effects": set(content.words.verbs),
        "targets": set(get_args(Target)),
        **piles,
        "measures": set(content.words.measures),
        "quantities": set(fields(Quantity)),
        "conditions": set(fields_in(Condition, content.tables)),
        "occasions": set(content.words.occasions),
        "origins": set(origins(content)),
        "modifiers": set(docs.of_field(Modifier, "of", content.tables).words),
        "ticks": set(docs.of_field(Tick, "at", content.tables).words),
    }


@pytest.mark.parametrize("game", NAMES)
def test_the_reference_that_is_there_is_fresh(game: str) -> None:
    """If not: `python -m shadows.reference` writes it anew."""
    there = {path.name: path.read_text(encoding="utf-8") for path in folder_of(game).glob("*.md")}
    assert there == pages(game)


def test_games_have_pages_at_different_places() -> None:
    assert [place(known(game)).as_posix() for game in ("deck", "dice")] == [".", "dice"]


def test_a_page_that_is_no_more_is_deleted_and_those_of_other_games_stay(tmp_path: Path) -> None:
    (tmp_path / "dice").mkdir()
    for name in ("spells.md", "dice/spells.md"):
        (tmp_path / name).write_text("# Spells", encoding="utf-8")
    write(tmp_path)
    assert {path.name for path in tmp_path.glob("*.md")} == set(pages())
    assert [path.name for path in tmp_path.glob("dice/*")] == ["spells.md"]


@pytest.mark.parametrize("game", NAMES)
def test_every_word_has_its_example(game: str) -> None:
    assert {section: set(shown) for section, shown in examples(game).items()} == words_of(known(game).content)


def test_only_a_game_with_cards_has_piles_and_types_of_card() -> None:
    for game, there in (("deck", True), ("dice", False)):
        written = pages(game)
        assert ("## Piles" in written["effects.md"]) == there
        assert ("### skill" in written["triggers.md"]) == there
        assert ("| `type` |" in written["triggers.md"]) == there
        assert ("upgraded form" in written["README.md"]) == there


@pytest.mark.parametrize(
    ("game", "example"), ALL, ids=lambda one: f"{one.section}: {one.word}" if isinstance(one, Example) else one
)
def test_an_example_shows_its_word(game: str, example: Example) -> None:
    if example.section not in ("kinds", "files"):
        assert example.word in words(yaml.safe_load(example.text))


def words(value: object) -> set[str]:
    """Every key and every text in what was written."""
    if isinstance(value, dict):
        return set(value).union(*(words(one) for one in value.values()))
    if isinstance(value, list):
        return set().union(*(words(one) for one in value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("game", NAMES)
def test_every_link_leads_somewhere(game: str) -> None:
    written = pages(game)
    for name, text in written.items():
        for target in links(text):
            page, _, anchor = target.partition("#")
            if page in written or not page:
                assert not anchor or anchor in anchors(written[page or name]), f"{name}: {target}"
            else:
                assert (folder_of(game) / page).is_file(), f"{name}: {target}"


def links(text: str) -> list[str]:
    return [part.partition(")")[0] for part in text.split("](")[1:]]


def anchors(text: str) -> set[str]:
    titles = [line.lstrip("#").strip() for line in text.splitlines() if line.startswith("#")]
    return {title.lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("game", NAMES)
def test_the_example_of_rewards_can_be_read(game: str, tmp_path: Path) -> None:
    path = tmp_path / "rewards" / "rewards.yaml"
    path.parent.mkdir()
    path.write_text(examples(game)["kinds"]["rewards"].text, encoding="utf-8")
    assert list(load([tmp_path], game=game).rewards) == ["normal"]
