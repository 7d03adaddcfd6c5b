"""The report of a simulation: one page, `report.html`, that needs nothing but itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.lab.journal import read_plan, records
from shadows.lab.report.games import FIGURES
from shadows.lab.report.page import page
from shadows.saves import files

if TYPE_CHECKING:
    from pathlib import Path

REPORT = "report.html"


def write(folder: Path) -> Path:
    """Write the report of a simulation into its folder; returns the file. Raises LabError where there is no simulation,
    OSError if it cannot be written."""
    plan = read_plan(folder)
    figures = FIGURES[plan.game]()
    for record in records(folder):
        figures.add(record)
    files.write(folder / REPORT, page(plan, figures).encode())
    return folder / REPORT
