"""How a game is balanced, as its bots play it: one document, written from their simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shadows.games import known
from shadows.lab.balance import document
from shadows.lab.balance.games import gathered
from shadows.lab.balance.markdown import prose, spliced
from shadows.lab.errors import LabError
from shadows.lab.journal import PLAN, read_plan, records
from shadows.saves import files

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from components.prefabs import Library
    from shadows.lab.plan import Plan

LARGEST = 4 * files.MEGABYTE
"""In bytes: a document that is larger is none of these."""

HEAD = f"""# Balance

{
    prose(
        "How the games are balanced, as bots play them. `python -m shadows balance` writes all of this from simulated "
        "runs, a section for each game, and its sentences by the thresholds that stand beside the tables. "
        "[The lab](lab.md) tells of the bots."
    )
}
"""


def read_document(path: Path, game: str) -> str:
    """What a document holds, or how one begins where there is none. Raises LabError where no section of a game can be
    put into it, OSError where it cannot be read."""
    try:
        text = files.read(path, LARGEST).decode()
        spliced(text, game, "")
    except FileNotFoundError:
        return HEAD
    except UnicodeDecodeError:
        raise LabError(f"{path} is no text in UTF-8.") from None
    except LabError as error:
        raise LabError(f"{path}: {error}") from None
    return text


def write(path: Path, folders: Mapping[str, Path], library: Library) -> None:
    """Write the section of a game into a document. `folders` are those of its bots by name, the weakest first; one that
    holds no simulation is told as such. Raises LabError, OSError."""
    bots = [gathered(plan, library, records(folders[name])) for name, plan in _plans(folders, library).items()]
    plan = bots[0].plan
    section = document.text(known(plan.game).title, list(folders), bots)
    files.write(path, spliced(read_document(path, plan.game), plan.game, section).encode())


def _plans(folders: Mapping[str, Path], library: Library) -> dict[str, Plan]:
    """The plans that there are. Raises LabError if there is none, or they are not of one simulation."""
    plans = {name: read_plan(folder) for name, folder in folders.items() if (folder / PLAN).exists()}
    if not plans:
        raise LabError(f"There is no simulation in {' or '.join(str(folder) for folder in folders.values())}.")
    first, *_ = plans.values()
    for name, plan in plans.items():
        if plan.bot != name:
            raise LabError(f"{folders[name]} holds a simulation of the {plan.bot} bot, not of the {name} bot.")
        if plan.content != library.fingerprint:
            raise LabError(f"{folders[name]} was simulated with other content or other mods than there are here.")
        if differing := first.differs(msgspec.structs.replace(plan, bot=first.bot)):
            raise LabError(f"{folders[name]} and {folders[first.bot]} differ in more than the bot ({differing}).")
    return plans
