"""The commands about mods, as they are written and answered."""

import io
import json
import sys

import pytest

from shadows.cli import run
from tests.mods.conftest import CARD, put


@pytest.fixture
def told(capsys, monkeypatch):
    """Carries a command line out: exit status, what it printed, what it complained of."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)

    def tell(line: str) -> tuple[int, list[str], str]:
        status = run(line.split())
        out, err = capsys.readouterr()
        return status, out.splitlines(), err

    return tell


def test_a_new_mod_is_clean_and_can_be_played_with(told):
    assert told("mod new aurora") == (
        0,
        [
            "aurora is a mod with one card. Check it with `python -m shadows check aurora`,",
            "and play with it: `python -m shadows play --mods aurora`.",
        ],
        "",
    )
    assert told("check aurora") == (
        0,
        [
            "aurora/mod.yaml:1:1: hint: cards without a picture of their own: first_light — "
            "they get a stand-in; put one at assets/cards/art/first_light.webp",
            "aurora: no errors.",
        ],
        "",
    )
    status, lines, err = told("play --text --mods aurora --hero hellforged --foe rat_swarm --seed x")
    assert (status, err) == (0, "")
    assert lines[:3] == ["Shadows of the Abyss", "Write h for help at any time, quit to leave.", "Hellforged, seed X."]


def test_a_new_mod_of_the_dice_game_is_played_with_in_that_game(told):
    assert told("mod new aurora --game dice") == (
        0,
        [
            "aurora is a mod with one relic. Check it with `python -m shadows check aurora`,",
            "and play with it: `python -m shadows play --game dice --mods aurora`.",
        ],
        "",
    )
    status, lines, err = told("play --text --game dice --mods aurora --foe zombie --seed x")
    assert (status, err, lines[0]) == (0, "", "Dice of the Abyss")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("mod new Aurora", "'Aurora' cannot be the id of a mod: use small letters, digits and _, a letter first."),
        ("mod new game", "'game' is the game itself, and cannot be the id of a mod: choose another."),
        ("mod new con", "'con' cannot be the id of a mod, since Windows has no such folder: choose another."),
        ("mod new nul", "'nul' cannot be the id of a mod, since Windows has no such folder: choose another."),
        ("mod new lpt1", "'lpt1' cannot be the id of a mod, since Windows has no such folder: choose another."),
        (f"mod new {'a' * 61}", f"'{'a' * 40}…' is too long for an id: use at most 60 letters."),
        ("mod try work/snow.zip", "snow.zip is packed: unpack it first."),
        ("play --text --mods work/snow.zip", "snow.zip is packed: unpack it first."),
        ("mod new frost --in work", "work/frost is there already: choose another id, or another folder with --in."),
        ("mod new snow --in work/frost/mod.yaml", "work/frost/mod.yaml/snow cannot be written: Not a directory."),
        ("mod on frsot", "There is no mod 'frsot' in player/mods: did you mean 'snow'?"),
        ("mod off ice", "There is no mod 'ice' in player/mods."),
        ("play --text --mods nowhere", "There is no mod in nowhere: name a folder with a mod.yaml in it."),
        ("replay x.jsonl --mods work/frost/prefabs", "There is no mod in work/frost/prefabs: name a folder with a mod.yaml in it."),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_one_line(told, mod, tmp_path, monkeypatch, line, message):
    monkeypatch.setenv("SHADOWS_HOME", "player")
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"}, folder=tmp_path / "work")
    put(tmp_path / "work" / "snow.zip", b"PK")
    mod("snow")
    status, lines, err = told(line)
    if "mod on" in line:
        message = "There is no mod 'frsot' in player/mods."
    assert (status, lines, err) == (2, [], f"{message}\n")


def test_the_list_of_mods_says_what_is_on_in_which_order_and_why_one_is_off(told, mod, paths):
    assert told("mod list")[1] == [f"There are no mods. Put one into {paths.mods}, or play with --mods."]
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\nbad: 1\n"}, "authors: [Ada, Ben]\n")
    mod("rain", says="needs: [sun]\n")
    mod("snow")
    assert told("mod off snow") == (0, ["Snow is off."], "")
    assert told("mod list") == (
        0,
        [
            " 1. frost 1.0.0: Frost, by Ada, Ben",
            "off rain 1.0.0: Rain; it needs the mod 'sun', which is not here",
            "off snow 1.0.0: Snow; it is switched off",
            "The mod Rain is off: it needs the mod 'sun', which is not here.",
            "Some of the mod Frost is left out because of errors: frost:bad. `shadows check` tells them.",
        ],
        "",
    )
    assert told("mod on snow") == (0, ["Snow is on."], "")
    assert told("mod on rain") == (0, ["Rain is off: it needs the mod 'sun', which is not here."], "")
    assert json.loads(paths.switches.read_text("utf-8"))["enabled"] == ["snow", "rain"]


def test_check_of_a_mod_tells_errors_warnings_and_hints(told, mod, tmp_path):
    files = {"cards/ice.yaml": f"ice: {CARD}\nsnow: {{extends: strik}}\nstrike: {CARD}\n"}
    mod("frost", files, folder=tmp_path)
    status, lines, err = told("check frost")
    assert (status, err) == (1, "")
    assert lines == [
        "frost/prefabs/cards/ice.yaml:2:17: unknown parent 'strik' — did you mean 'strike'? (snow.extends)",
        "frost/prefabs/cards/ice.yaml:3:1: warning: the game has the card 'strike' too: this is another one, "
        "'frost:strike' — write 'replace: strike' if it is to take its place (strike)",
        "frost/mod.yaml:1:1: hint: cards without a picture of their own: ice, strike — they get a stand-in; "
        "put one at assets/cards/art/ice.webp",
    ]
    status, lines, err = told("check frost --json")
    assert (status, err) == (1, "")
    assert json.loads("\n".join(lines))[0] == {
        "file": "frost/prefabs/cards/ice.yaml",
        "line": 2,
        "column": 17,
        "field": "snow.extends",
        "message": "unknown parent 'strik'",
        "hint": "did you mean 'strike'?",
        "grade": "error",
    }


def test_check_finds_what_a_mod_needs_beside_it_and_among_the_players(told, mod, tmp_path):
    mod("base", {"cards/a.yaml": f"snow: {CARD}\n"})
    mod("other", {"cards/a.yaml": f"rain: {CARD}\n"}, folder=tmp_path / "beside")
    text = "ice: {name: Ice, type: skill, rarity: special, cost: 1, effects: [{add_card: snow}, {add_card: rain}]}\n"
    mod("frost", {"cards/ice.yaml": text}, "needs: [base, other]\n", folder=tmp_path)
    assert told("check frost")[0] == 1
    status, lines, _ = told("check frost --mods beside")
    assert (status, lines[-1]) == (0, "frost: no errors.")


def test_the_terminal_says_what_is_wrong_with_mods_before_it_plays(told, mod):
    mod("frost", {"cards/ice.yaml": "ice: 1\n"})
    status, lines, _ = told("play --text --hero hellforged --foe rat_swarm --seed x")
    assert status == 0
    assert lines[:2] == [
        "Some of the mod Frost is left out because of errors: frost:ice. `shadows check` tells them.",
        "Shadows of the Abyss",
    ]


def test_a_hero_and_a_foe_of_a_mod_are_known_by_their_ids(told, mod):
    mod("frost", {"encounters/a.yaml": "rats: {name: Rats, foes: [rat_swarm, rat_swarm]}\n"})
    status, lines, _ = told("play --text --hero hellforged --foe frost:rats --seed x")
    assert (status, lines[3:5]) == (0, ["Rat Swarm 1 stands before you.", "Rat Swarm 2 stands before you."])


def test_a_replay_is_played_with_its_mods(told, mod, paths, tmp_path):
    frost = mod("frost", {"cards/ice.yaml": "ice: {extends: hemorrhage, name: Ice}\n"}, folder=tmp_path / "work")
    from shadows.mods.loading import load_mods
    from shadows.saves.saved_game import SavedGame

    game = SavedGame.new("blood_reaper", "X", library=load_mods([frost]).library)
    game.submit(game.legal()[0])
    game.flush()
    (replay,) = paths.replays.iterdir()
    assert told(f"replay {replay} --verify --mods {frost}") == (
        0,
        [f"{replay}: all 1 commands lead where they led."],
        "",
    )
    status, _, err = told(f"replay {replay} --verify")
    assert (status, err) == (2, f"{replay.name} was recorded with the mod frost 1.0.0, which is not on now.\n")
    put(frost / "mod.yaml", "id: frost\nname: Frost\nversion: 1.1.0\n")
    put(frost / "prefabs" / "cards" / "ice.yaml", "ice: {extends: hemorrhage, name: Ice, cost: 0}\n")
    status, _, err = told(f"replay {replay} --verify --mods {frost}")
    assert (status, err) == (2, f"{replay.name} was recorded with the mod frost 1.0.0, which is 1.1.0 now.\n")


def test_the_window_is_told_of_the_mods_that_there_are(told, mod, monkeypatch):
    from types import ModuleType, SimpleNamespace

    asked = []

    def play(**wishes):
        asked.append({name: wish for name, wish in wishes.items() if wish is not None})

    view = ModuleType("shadows.view")
    view.app = SimpleNamespace(play=play, NoWindow=RuntimeError, NoDisplay=RuntimeError)
    monkeypatch.setitem(sys.modules, "shadows.view", view)
    monkeypatch.setitem(sys.modules, "shadows.view.app", view.app)
    monkeypatch.setenv("DISPLAY", ":9")
    assert told("play --hero hellforged")[0] == 0
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    assert told("play --hero hellforged")[0] == 0
    assert [list(wishes) for wishes in asked] == [["hero", "loadout"]] * 2
    assert [[one.id for one in wishes["loadout"].mods] for wishes in asked] == [[], ["frost"]]


def test_a_mod_is_tried_in_the_terminal(told, mod, tmp_path):
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"}, folder=tmp_path)
    status, lines, err = told("mod try frost --text")
    assert (status, err, lines[-1]) == (0, "", "> Farewell.")
    assert any(line.startswith("Hand: Ice") for line in lines)
    assert told("mod try nothing --text") == (
        2,
        [],
        "There is no mod in nothing: name a folder with a mod.yaml in it.\n",
    )


class Terminal(io.StringIO):
    """Standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "runs"), [("y", True), ("YES ", True), ("n", False), ("", False)])
def test_the_terminal_asks_before_code_runs(told, mod, monkeypatch, answer, runs):
    put(mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"}) / "plugin.py", "def register(plugin):\n    pass\n")
    monkeypatch.setattr(sys, "stdin", Terminal(f"{answer}\nquit\n"))
    status, lines, err = told("play --text --hero hellforged --foe rat_swarm --seed x")
    assert (status, err) == (0, "")
    assert lines[:2] == [
        "Frost 1.0.0 brings code of its own, and code may do all that you may do on this computer. "
        "Let it run only if you trust who made it.",
        "Write y to let it run: Shadows of the Abyss"
        if runs
        else "Write y to let it run: The mod Frost is off: it brings code of its own (plugin.py), which may do all that "
        "you may do on this computer; allow it with `shadows mod allow frost` if you trust who made it.",
    ]
    assert next(line.partition("off")[0] for line in told("mod list")[1]) == (" 1. frost 1.0.0: Frost" if runs else "")


BRINGS = (
    "Frost 1.0.0 brings code of its own, and code may do all that you may do on this computer. "
    "Let it run only if you trust who made it."
)
RAN = "import pathlib\n\n\ndef register(plugin):\n    pathlib.Path('ran').write_text('')\n"


@pytest.fixture
def coded(mod, tmp_path):
    """A mod whose code leaves a file where it ran."""
    folder = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"}, folder=tmp_path)
    put(folder / "plugin.py", RAN)
    return (tmp_path / "ran").exists


@pytest.mark.parametrize(("answer", "runs"), [("y", True), ("n", False)])
def test_a_mod_with_code_is_tried_only_if_the_player_agrees(told, coded, monkeypatch, answer, runs):
    monkeypatch.setattr(sys, "stdin", Terminal(f"{answer}\nquit\n"))
    status, lines, err = told("mod try frost --text")
    assert (status, lines[0], coded()) == (0 if runs else 2, BRINGS, runs)
    assert err == ("" if runs else "Without its code it cannot be tried out.\n")


def test_where_no_one_can_be_asked_a_mod_with_code_is_not_tried(told, coded):
    assert told("mod try frost --text") == (2, [], f"{BRINGS} Add --run-code for that.\n")
    assert not coded()


@pytest.mark.parametrize("before", ["", "mod allow frost --mods frost"])
def test_who_has_agreed_before_or_asks_for_it_is_not_asked(told, coded, before):
    if before:
        assert told(before)[0] == 0
    status, lines, err = told("mod try frost --text" + ("" if before else " --run-code"))
    assert (status, err, coded()) == (0, "", True)
    assert BRINGS not in lines


def test_what_lies_among_the_mods_and_is_none_is_told(told, mod, paths):
    mod("frost")
    mod("snow", folder=paths.mods / "snow-1.2")
    put(paths.mods / "hail.zip", b"PK")
    put(paths.mods / "rain" / "Mod.yml", "id: rain\n")
    put(paths.mods / "__MACOSX" / "._x", b"")
    put(paths.mods / ".DS_Store", b"")
    (paths.mods / "fog").mkdir()
    assert told("mod list")[1] == [
        " 1. frost 1.0.0: Frost",
        " 2. snow 1.0.0: Snow",
        "The folder fog is no mod: there is no mod.yaml in it.",
        "hail.zip is packed: unpack it first.",
        "The folder rain is no mod: its Mod.yml has to be called mod.yaml.",
    ]
