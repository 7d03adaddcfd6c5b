"""The report of a simulation is one page that needs nothing else, and its charts show what was played."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from shadows.lab import report
from shadows.lab.records.deck import DeckFloorRow
from shadows.lab.report.charts import LABELS, WIDTH, Bar, bars, lines
from tests.lab.made import folder_of, full, record

SVG = "{http://www.w3.org/1999/xhtml}svg"
CHARTS = [
    "Win rate",
    "Where runs end",
    "To whom",
    "HP over floors",
    "Turns per combat",
    "Damage dealt, by source",
    "Damage taken, by source",
]
TABLES = {
    "Cards": ["Rend Flesh", "3", "66.7%", "6", "3", "33.3%"],
    "Relics": ["Bloodstone", "3", "33.3%"],
    "Potions": ["Blood Vial", "3", "3", "0"],
    "Events": ["Cursed Spring", "<b>Drink & run</b>", "3", "-10.0", "33.3%"],
}

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """The report of four runs: one is won, two are lost to the Tomb Guardian in the first act and one to the Lich King.
    All but the last have a row in each table; one of the three offers of a card was not taken."""
    runs = [
        full(0, outcome="won", killer=""),
        full(1),
        full(2),
        record(3, killer="lich_king", floor=15),
    ]
    runs[2].cards[1].picked = 0
    for run in runs[:3]:
        run.events[0].choice = "<b>Drink & run</b>"
    return report.write(folder_of(tmp_path / "out", runs, mods=("frost & <fire> 1.0.0",)))


def rooms(page: Path) -> dict[str, ET.Element]:
    """The sections by their headings."""
    root = ET.fromstring(page.read_text(encoding="utf-8"))
    sections = root.iter("{http://www.w3.org/1999/xhtml}section")
    return {section[0].text or "": section for section in sections}


def chart(page: Path, name: str) -> dict[str, tuple[str, float]]:
    """The bars of a chart: what is written before each -> what behind it, and how long it is."""
    svg = next(one for one in rooms(page)[name].iter(SVG) if one.get("aria-label") == name)
    found = {}
    for group in svg:
        texts = [part.text or "" for part in group if part.tag.endswith("text")]
        lengths = [float(part.get("width", 0)) for part in group if part.tag.endswith("rect")]
        if lengths:
            found[texts[0]] = texts[1], lengths[0]
    return found


def test_the_page_is_well_formed_and_has_every_chart_and_table(page: Path) -> None:
    named = {svg.get("aria-label") for section in rooms(page).values() for svg in section.iter(SVG)}
    assert named >= set(CHARTS)
    assert set(rooms(page)) == {*CHARTS, *TABLES}


def test_nothing_is_loaded_from_anywhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"https?://[^\"']+", text) == ["http://www.w3.org/1999/xhtml"]
    assert not re.search(r"\b(src|href)=|url\(|@import|<(script|iframe|link|img|object)\b", text)
    assert "default-src 'none'" in text


def test_bars_are_as_long_as_their_figures(page: Path) -> None:
    room = chart(page, "To whom")["Tomb Guardian"][1]
    assert chart(page, "To whom") == {"Tomb Guardian": ("2", room), "Lich King": ("1", room / 2)}
    assert chart(page, "Win rate") == {"Hellforged, fixed": ("25.0%", room / 4)}
    assert chart(page, "Where runs end") == {"Act 1, floor 7": ("2", room), "Act 1, floor 15": ("1", room / 2)}
    assert chart(page, "Turns per combat") == {"Act 1, normal": ("4.0", room)}
    assert chart(page, "Damage dealt, by source") == {"Strike": ("100.0%", room)}
    assert chart(page, "Damage taken, by source") == {"Rat Swarm": ("100.0%", room)}


@pytest.mark.parametrize("name", TABLES)
def test_tables_say_what_was_played(page: Path, name: str) -> None:
    rows = [
        ["".join(cell.itertext()).strip() for cell in row]
        for row in rooms(page)[name].iter("{http://www.w3.org/1999/xhtml}tr")
    ]
    assert TABLES[name] in rows


def test_hp_is_the_mean_of_those_who_live_floor_by_floor(tmp_path: Path) -> None:
    runs = [full(0), full(1)]
    dead = DeckFloorRow(1, 3, "rest", 0, 70, 0, 11)
    runs[1] = type(runs[1])(runs[1].run, (DeckFloorRow(1, 2, "enemy", 35, 70, 0, 11), dead), *([()] * 5))
    page = report.write(folder_of(tmp_path / "out", runs))
    (line,) = rooms(page)["HP over floors"].iter("{http://www.w3.org/1999/xhtml}polyline")
    first, second = (float(point.split(",")[1]) for point in str(line.get("points")).split())
    assert first == pytest.approx(162 - 134 * 50 / 70, abs=0.1)  # 65 and 35 HP: from the axis at 162 up to 28 for 70
    assert second == 28  # 70 HP, of the one who lives


def test_an_interval_stands_around_the_end_of_its_bar() -> None:
    scale = WIDTH - LABELS - 48
    drawn = bars("Shares", [Bar("A", 0.5, "50%", 0.25, 0.75)], 1.0)
    assert f'd="M{LABELS + scale / 4:.1f} 11H{LABELS + scale * 3 / 4:.1f}' in drawn


def test_charts_of_nothing_are_well_formed() -> None:
    for drawn in (bars("None", []), lines("None", {}, [])):
        ET.fromstring(f"<div>{drawn}</div>")


def test_a_report_of_no_runs_can_be_opened(tmp_path: Path) -> None:
    assert set(rooms(report.write(folder_of(tmp_path / "out", [])))) == {*CHARTS, *TABLES}


@pytest.mark.skipif(BROWSER is None and "CI" not in os.environ, reason="no Chromium is installed")
@pytest.mark.parametrize(
    ("scheme", "paper", "bar"), [(1, (253, 252, 249), (168, 68, 47)), (0, (22, 19, 15), (217, 118, 95))]
)
def test_chromium_shows_the_charts_without_a_complaint(
    page: Path, tmp_path: Path, scheme: int, paper: tuple[int, ...], bar: tuple[int, ...]
) -> None:
    assert BROWSER is not None, "Chromium is not installed"
    picture = tmp_path / "page.png"
    done = subprocess.run(
        [
            BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--hide-scrollbars",
            f"--user-data-dir={tmp_path / 'browser'}", f"--blink-settings=preferredColorScheme={scheme}",
            "--window-size=390,900", f"--screenshot={picture}", page.as_uri(),
        ],
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    assert "CONSOLE" not in done.stderr
    shown = Image.open(picture).convert("RGB")
    colours = {colour: count for count, colour in shown.getcolors(1 << 20)}
    assert shown.getpixel((2, 2)) == paper
    assert colours[bar] > 2000  # the bars of the first three charts
