"""The game as it is installed from a wheel, beside other packages and started from any folder."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = ("assets", "components", "prefabs", "systems")
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the working tree."""
    from hatchling.builders.wheel import WheelBuilder

    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")))))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with the game in it, and a neighbour that has the game's folders too."""
    folder = tmp_path_factory.mktemp("packages")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(folder)
    for name in OWN:
        module = folder / name / "amounts.py"
        module.parent.mkdir()
        for file in (module, module.with_name("__init__.py"), module.with_name("order.py")):
            file.write_text(f'raise RuntimeError("this is another package\'s {name}")\n', encoding="utf-8")
    return folder


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Starts Python with the installed game, in an empty folder or another one."""

    def start(*words: str, cwd: Path = tmp_path) -> subprocess.CompletedProcess[str]:
        environment = {
            name: value for name, value in os.environ.items() if "DISPLAY" not in name and name != "PYTHONSAFEPATH"
        }
        environment |= {"PYTHONPATH": str(installed), "PYTHONUTF8": "1", "SHADOWS_HOME": str(tmp_path / "player")}
        return subprocess.run(
            [sys.executable, *words],
            cwd=cwd,
            env=environment,
            input="quit\n",
            text=True,
            encoding="utf-8",
            capture_output=True,
            check=False,
        )

    return start


def test_the_wheel_claims_no_name_but_the_games_own(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        tops = {name.partition("/")[0] for name in files.namelist()}
        inside = {name.split("/")[2] for name in files.namelist() if name.startswith("shadows/bundle/")}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"shadows"}
    assert inside == {*OWN, "examples"}


def test_what_makes_the_pictures_is_not_installed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        assert [name for name in files.namelist() if "/forge/" in name] == []


PLAYED = ("-m", "shadows", "play", "--text", "--hero", "hellforged", "--foe", "rat_swarm")


def test_a_neighbour_with_the_games_folders_does_no_harm(run: Run) -> None:
    for words in (
        PLAYED,
        ("-m", "shadows", "check"),
        ("-c", "from shadows import sandbox; sandbox(foes=['rat_swarm'])"),
    ):
        done = run(*words)
        assert (done.returncode, done.stderr) == (0, ""), words


@pytest.mark.parametrize("name", [*OWN, "msgspec", "esper", "yaml", "platformdirs"])
def test_a_folder_with_modules_of_the_games_names_does_no_harm(name: str, run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text("raise RuntimeError('taken from the folder')\n", encoding="utf-8")
    done = run(*PLAYED, cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_examples_come_with_it(run: Run) -> None:
    done = run(
        "-c", "from shadows.root import ROOT; print((ROOT / 'examples' / 'mods' / 'frost' / 'mod.yaml').is_file())"
    )
    assert done.stdout == "True\n"


def test_schemas_are_written_from_the_installed_sources(run: Run, tmp_path: Path) -> None:
    done = run("-m", "shadows", "schema", "--out", str(tmp_path / "schemas"))
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "schemas" / "cards.json").is_file()


def test_without_its_sources_the_schema_says_so_in_one_line(run: Run, tmp_path: Path) -> None:
    code = (
        "import sys, components.effects as module; import shadows.content.schema.docs as docs\n"
        "module.__file__ = 'nowhere/effects.pyc'\n"
        "from shadows.cli import run; sys.exit(run(['schema', '--out', 'schemas']))"
    )
    done = run("-c", f"import shadows\n{code}")
    assert done.returncode == 2
    assert done.stderr == (
        "The schemas cannot be written to schemas: "
        "the source of components.effects, where its words are explained, cannot be read.\n"
    )
