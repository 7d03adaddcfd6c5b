"""What the README shows is there, and its examples run as they stand."""

import re
from contextlib import redirect_stdout
from io import StringIO

import pytest

from shadows.root import ROOT

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
LINKS = sorted({link for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", TEXT) if "://" not in link})
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("link", LINKS)
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_a_link_into_the_page_leads_to_a_heading() -> None:
    headings = {
        re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
    }
    assert {*re.findall(r"\]\(#([^)]*)\)", TEXT)} <= headings


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs_as_it_stands(number: int) -> None:
    said = StringIO()
    with redirect_stdout(said):
        exec(EXAMPLES[number], {})  # noqa: S102  # the page's own lines
    assert said.getvalue()


def test_both_games_are_set_up_by_hand() -> None:
    assert [("hand=[" in code, "dice=[" in code) for code in EXAMPLES] == [(True, False), (False, True)]
