"""The commands about content and rules: `check`, `schema`, `order`."""

from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli.errors import CommandError
from shadows.cli.mods import loadout
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_game, add_mods

if TYPE_CHECKING:
    from systems.core.ruleset import Flow


def declare(commands: CommandParser) -> None:
    """Add the commands."""
    checking = commands.command(
        "check",
        check_content,
        "Check mods or prefabs: one line for each problem, exit status 1 if one is an error.",
        examples=["shadows check", "shadows check examples/mods/frost --json"],
    )
    checking.add_argument(
        "paths",
        metavar="PATH",
        type=Path,
        nargs="*",
        help="mods or prefab folders; the game's own if none",
    )
    add_game(checking, left_out="all if not given, and deck for prefab folders")
    checking.add_argument("--run-code", action="store_true", help="run the code of the mods that are checked")
    checking.add_argument("--json", action="store_true", help="for editors: the problems as a JSON list")
    add_mods(checking)

    writing = commands.command(
        "schema",
        schema,
        "Write a JSON Schema for each kind of prefab: with it an editor completes and checks what is written.",
        examples=["shadows schema --out schemas"],
    )
    writing.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for the schemas")
    add_game(writing)
    add_mods(writing)

    listing = commands.command("order", order, "Print the rules in the order in which they act.")
    add_game(listing)
    add_mods(listing)


def check_content(*, paths: list[Path], game: str | None, run_code: bool, json: bool, mods: list[Path] | None) -> int:
    """Check mods, each for its game, or prefabs: one line for each problem, exit status 1 if one is an error."""
    import msgspec

    from shadows.content.library.files import OWN
    from shadows.games import DEFAULT, NAMES, check
    from shadows.mods.checking import check_mods
    from shadows.mods.finding import find

    modded = [path for path in paths if find([path])]
    plain = [path for path in paths if path not in modded]
    problems = check_mods(modded, mods or (), run_code=run_code)
    added = [path for path in plain if path.resolve() != OWN.resolve()]
    if added:
        problems += check(added, game=game or DEFAULT)
    if not paths or len(added) < len(plain):
        problems += [problem for name in ((game,) if game else NAMES) for problem in check(game=name)]
    wrong = any(problem.grade == "error" for problem in problems)
    if json:
        tell(msgspec.json.format(msgspec.json.encode([msgspec.structs.asdict(one) for one in problems])).decode())
        return int(wrong)
    for problem in problems:
        tell(problem)
    if wrong:
        return 1
    checked = ", ".join(map(str, paths)) if paths else "prefabs"
    tell(f"{checked}: no errors.")
    return 0


def schema(*, out: Path, game: str | None, mods: list[Path] | None) -> None:
    """Write a JSON Schema for each kind of prefab: with it an editor completes and checks what is written."""
    from shadows.mods.schema import write

    try:
        loaded = loadout(mods, game)
        files = write(out, loaded.game, loaded.library)
    except OSError as error:
        raise CommandError(f"The schemas cannot be written to {out}: {error.strerror or error}.") from None
    tell(f"{out}: {len(files)} schemas.")


def order(*, game: str | None, mods: list[Path] | None) -> None:
    """The rules in the order in which they act, each in a line, with the mod that it is of."""
    from systems.plugins.placing import extended, owned

    loaded = loadout(mods, game)
    rules = extended(loaded.game.ruleset, loaded.library.plugins)
    flows = [(_heading(name, flow), flow.stages) for name, flow in rules.flows.items()]
    for title, stages in [("resolve: what every effect passes", rules.resolve), *flows]:
        tell(title)
        for number, system in enumerate(stages, start=1):
            owner, inside = owned(system)
            tell(f"  {number:2}. {_system_name(inside)}: {_rule(inside)}{f' [mod {owner}]' if owner else ''}")


def _heading(name: str, flow: "Flow") -> str:
    """A flow's name and what follows it: `enemy turn, then enemy turn, at last round end`."""
    follows = [f", then {flow.then}" if flow.then else "", f", at last {flow.over}" if flow.over else ""]
    return "".join([name, *follows]).replace("_", " ")


def _system_name(system: object) -> str:
    """Its class, and the moment that it is for where it is used for several."""
    moments = [value.replace("_", " ") for value in vars(system).values() if isinstance(value, str)]
    return " ".join([type(system).__name__, *(f"({moment})" for moment in moments)])


def _rule(system: object) -> str:
    """The first paragraph of a system's docstring, in one line."""
    import inspect

    return " ".join((inspect.getdoc(type(system)) or "").partition("\n\n")[0].split())
