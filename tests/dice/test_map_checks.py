"""What is said about acts and encounters of the dice game of which no map could be drawn."""

from collections.abc import Callable
from pathlib import Path

import pytest

from components.nodes import NodeKind
from shadows.content.kinds import SHARED
from shadows.content.library.loading import check
from shadows.content.schema.authoring import Definitions
from shadows.games.dice import CONTENT
from shadows.root import ROOT
from systems.run.travel import NODES

OWN = ("treasure", "trap", "temple", "shrine", "hidden")
ACT = """\
pit:
  name: Pit
  order: 4
  shop: cellar
  scales: [{{of: alone, health: [1, 1], attack: [100, 100]}}]
  rows:
    - {{floors: [1, 1], kinds: [{{kind: enemy}}]}}
    - {rows}
"""


@pytest.fixture
def problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """What is said about a file, but for what it names in others."""
    monkeypatch.chdir(tmp_path)
    nodes = {**NODES, **{word: NodeKind(word, word, word, lambda world: None) for word in OWN}}
    content = Definitions(
        kinds={**CONTENT.kinds, "shops": SHARED["shops"]},
        library=CONTENT.library,
        folders=(),
        words=CONTENT.words._replace(nodes=nodes),
    )

    def of(text: str, kind: str = "acts", shop: str = "") -> list[str]:
        file = tmp_path / "prefabs" / kind / "pit.yaml"
        file.parent.mkdir(parents=True)
        if shop:
            (tmp_path / "prefabs" / "shops").mkdir()
            (tmp_path / "prefabs" / "shops" / "shops.yaml").write_text(shop, encoding="utf-8")
        file.write_text(text, encoding="utf-8")
        said = [str(problem) for problem in check(content, [tmp_path / "prefabs"])]
        return [one.removeprefix("prefabs/") for one in said if ": unknown " not in one]

    return of


def test_the_acts_and_encounters_of_the_game_are_well_written(problems) -> None:
    for kind in ("acts", "encounters"):
        for file in sorted((ROOT / "prefabs" / "dice" / kind).glob("*.yaml")):
            assert problems(file.read_text(encoding="utf-8"), kind) == []
            (Path("prefabs") / kind / "pit.yaml").unlink()
            (Path("prefabs") / kind).rmdir()


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            "{floors: [3, 3], kinds: [{kind: rest}]}",
            "acts/pit.yaml:8:16: floor 2 is next, found 3 — write each floor once, from the first up"
            " (pit.rows[1].floors)",
        ),
        (
            "{floors: [2, 1], kinds: [{kind: rest}]}",
            "acts/pit.yaml:8:16: 2 to 1 are no floors — write the first and the last, counted from 1"
            " (pit.rows[1].floors)",
        ),
        (
            "{floors: [2, 2], kinds: [{kind: boss}]}",
            "acts/pit.yaml:8:39: a boss stands on a floor of its own — leave it out (pit.rows[1].kinds[0].kind)",
        ),
        (
            "{floors: [2, 2], kinds: [{kind: trapp}]}",
            "acts/pit.yaml:8:39: 'kind' cannot be 'trapp' — did you mean 'trap'? Allowed: boss, elite, enemy, event,"
            " hidden, rest, shop, shrine, start, temple, trap, treasure (pit.rows[1].kinds[0].kind)",
        ),
    ],
)
def test_rows_that_make_no_map_are_refused(problems, rows: str, message: str) -> None:
    assert problems(ACT.format(rows=rows)) == [message]


def test_shares_of_groups_that_are_all_0_are_refused(problems) -> None:
    text = ACT.format(rows="{floors: [2, 2], kinds: [{kind: rest}]}")
    text += "  groups: [{kind: normal, floors: [1, 2], shares: [0, 0]}]\n"
    assert problems(text) == [
        "acts/pit.yaml:9:51: these are no shares — write how likely one enemy is, then two, and so on"
        " (pit.groups[0].shares)"
    ]


def test_an_act_in_which_nobody_can_be_met_is_refused(problems) -> None:
    shop = "cellar: {name: Cellar}\n"
    assert problems(ACT.format(rows="{floors: [2, 2], kinds: [{kind: rest}]}"), shop=shop) == [
        "acts/pit.yaml:1:1: no encounter of this act is an everyday fight — write one: 'act: pit, kind: normal' (pit)",
        "acts/pit.yaml:1:1: no encounter of this act is a boss — write one: 'act: pit, kind: boss' (pit)",
    ]


def test_floors_of_an_encounter_that_are_none_are_refused(problems) -> None:
    text = "rats: {name: Rats, act: depths, floors: [5, 4], foes: [dungeon_rat]}\n"
    assert problems(text, "encounters") == [
        "encounters/pit.yaml:1:41: 5 to 4 are no floors — write the first and the last, counted from 1 (rats.floors)"
    ]
