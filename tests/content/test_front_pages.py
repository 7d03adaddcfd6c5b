"""What the README and CONTRIBUTING show is there, and their examples work as they stand."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from shadows.games import known
from shadows.root import ROOT

PAGES = {
    name: (ROOT / name).read_text(encoding="utf-8")
    for name in ("README.md", "CONTRIBUTING.md", "docs/modding/README.md")
}
LINKS = sorted(
    {
        (page, link)
        for page, text in PAGES.items()
        for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
        if "://" not in link
    }
)
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


@pytest.mark.parametrize(("page", "link"), LINKS)
def test_a_link_leads_somewhere(page: str, link: str) -> None:
    assert ((ROOT / page).parent / link).exists()


@pytest.mark.parametrize("page", PAGES)
def test_a_link_into_a_page_leads_to_a_heading(page: str) -> None:
    heads = re.findall(r"^#+ (.*)$", PAGES[page], re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
    assert {*re.findall(r"\]\(#([^)]*)\)", PAGES[page])} <= anchors


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
