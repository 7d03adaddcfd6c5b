"""The commands about content and rules: `check`, `schema`, `order`."""

import inspect
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from shadows.cli_mods import Mods, loadout
from shadows.refusal import Refusal


def check_content(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Mods or prefab folders; without any, the game's own prefabs.")
    ] = None,
    mods: Mods = None,
    run_code: Annotated[
        bool, typer.Option("--run-code", help="Run the plugin.py of the mods that are checked.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For editors: the problems as a JSON list.")] = False,
) -> int:
    """Check mods or prefabs: one line for each problem, exit status 1 if one is an error."""
    from shadows.content import base_prefabs, check
    from shadows.mods.checking import check_mods
    from shadows.mods.finding import find

    modded = [path for path in paths or () if find([path])]
    plain = [path for path in paths or () if path not in modded]
    problems = check_mods(modded, mods or (), run_code=run_code) + (check(plain or None) if plain or not paths else [])
    wrong = any(problem.grade == "error" for problem in problems)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([msgspec.structs.asdict(one) for one in problems])).decode())
        return int(wrong)
    for problem in problems:
        print(problem)
    if wrong:
        return 1
    checked = ", ".join(map(str, paths)) if paths else base_prefabs().name
    print(f"{checked}: no errors.")
    return 0


def schema(
    out: Annotated[Path, typer.Option(help="The folder for the schemas.")],
    mods: Mods = None,
) -> None:
    """Write a JSON Schema for each kind of prefab: with it an editor completes and checks what is written."""
    from shadows.mods.schema import write

    try:
        files = write(out, loadout(mods).library)
    except OSError as error:
        raise Refusal(f"The schemas cannot be written to {out}: {error.strerror}.") from None
    print(f"{out}: {len(files)} schemas.")


def order(mods: Mods = None) -> None:
    """The rules in the order in which they act, each in a line, with the mod that it is of."""
    from systems.order import CARDS
    from systems.placing import extended, owned

    rules = extended(CARDS, loadout(mods).library.plugins)
    for title, stages in [("resolve: what every effect passes", rules.resolve), *rules.flows.items()]:
        print(f"{title.replace('_', ' ')}")
        for number, system in enumerate(stages, start=1):
            owner, inside = owned(system)
            print(f"  {number:2}. {_system_name(inside)}: {_rule(inside)}{f' [mod {owner}]' if owner else ''}")


def _system_name(system: object) -> str:
    """Its class, and the moment that it is for where it is used for several."""
    moments = [value.replace("_", " ") for value in vars(system).values() if isinstance(value, str)]
    return " ".join([type(system).__name__, *(f"({moment})" for moment in moments)])


def _rule(system: object) -> str:
    """The first paragraph of a system's docstring, in one line."""
    return " ".join((inspect.getdoc(type(system)) or "").partition("\n\n")[0].split())
