"""The page that leads a newcomer through the house is true: each file is there, with the names beside it."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "from_yaml_to_pixels.md"
TEXT = PAGE.read_text(encoding="utf-8")
STOPS = re.findall(r"\[[^]]+\]\(([^)]+)\): ((?:`\w+`(?:, )?)+)", TEXT)
LINKS = re.findall(r"\[([^]]+)\]\(([^)]+)\)", TEXT)


@pytest.mark.parametrize(("shown", "link"), LINKS, ids=[shown for shown, _ in LINKS])
def test_a_link_leads_to_the_file_that_it_names(shown: str, link: str) -> None:
    file = (PAGE.parent / link).resolve()
    assert file.is_file()
    assert file == (PAGE.parents[1] / shown).resolve()


@pytest.mark.parametrize(("link", "names"), STOPS, ids=[link for link, _ in STOPS])
def test_what_is_to_be_read_there_is_there(link: str, names: str) -> None:
    source = (PAGE.parent / link).read_text(encoding="utf-8")
    for name in re.findall(r"`(\w+)`", names):
        assert re.search(rf"^\s*(?:def {name}\(|class {name}\b|{name}\b.*(?:=|:$))", source, re.MULTILINE), name


def test_every_stop_is_numbered_and_none_is_missing() -> None:
    assert [int(number) for number in re.findall(r"^(\d+)\. \[", TEXT, re.MULTILINE)] == list(range(1, 21))
    assert len(STOPS) == 20  # the 20th file but one, the rules, has no name beside it, and one stop has two files


def test_the_example_runs_as_it_stands_and_says_what_the_page_says() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    said = StringIO()
    with redirect_stdout(said):
        exec(code, {})  # noqa: S102  # the page's own lines
    assert said.getvalue() == "9\n"
