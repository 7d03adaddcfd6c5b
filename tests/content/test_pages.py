"""What the pages of the house show is there, and the examples of README and CONTRIBUTING work as they stand."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from shadows.games import known
from shadows.root import ROOT

FENCED = re.compile(r"```.*?```", re.DOTALL)
PAGES = {
    file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
    for file in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
}
LINKS = {
    page: {link for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", FENCED.sub("", text)) if "://" not in link}
    for page, text in PAGES.items()
}
FOLDERS = ("assets", "benchmarks", "components", "docs", "examples", "prefabs", "shadows", "systems", "tests", "tools")
PATHS = sorted(
    {
        path
        for path in re.findall(r"`([\w./-]+)`", PAGES["CONTRIBUTING.md"])
        if path.partition("/")[1] and path.startswith(FOLDERS)
    }
)
CODE = re.findall(r"```python\n(.*?)```", PAGES["README.md"], re.DOTALL)
OF_DICE = re.findall(r"```yaml\n(.*?)```", PAGES["CONTRIBUTING.md"].partition("\n## The dice game\n")[2], re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_a_link_leads_somewhere(page: str) -> None:
    assert [link for link in sorted(LINKS[page]) if not ((ROOT / page).parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_link_into_the_page_leads_to_a_heading(page: str) -> None:
    text = FENCED.sub("", PAGES[page])
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
    assert {*re.findall(r"\]\(#([^)]*)\)", text)} <= anchors


@pytest.mark.parametrize("path", PATHS)
def test_a_file_that_contributors_are_sent_to_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("number", range(len(CODE)))
def test_an_example_runs_as_it_stands(number: int) -> None:
    said = StringIO()
    with redirect_stdout(said):
        exec(CODE[number], {})  # noqa: S102  # the page's own lines
    assert said.getvalue()


def test_both_games_are_set_up_by_hand() -> None:
    assert [("hand=[" in code, "dice=[" in code) for code in CODE] == [(True, False), (False, True)]


def test_the_relic_and_the_monster_of_the_dice_game_can_be_added_as_they_stand(tmp_path: Path) -> None:
    for kind, text in zip(("relics", "enemies"), OF_DICE, strict=True):
        (tmp_path / kind).mkdir()
        (tmp_path / kind / "example.yaml").write_text(text, encoding="utf-8")
    assert [str(one) for one in known("dice").check([tmp_path]) if one.grade != "hint"] == []
    assert "wolf_tooth" in known("dice").load([ROOT / "prefabs" / "dice", tmp_path]).shelf("relics")
