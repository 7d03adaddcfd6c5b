"""Saves and replays name the mods that a run was played with."""

from pathlib import Path

import pytest

from components.commands import Abandon
from shadows.games import load
from shadows.mods.loading import load_mods
from shadows.saves.compatibility import other_content
from shadows.saves.replay import Replay, ReplayError, verify
from shadows.saves.saved_game import SavedGame
from tests.mods.conftest import CARD, put

LANCE = "ice: {extends: hemorrhage, name: Ice Lance, effects: {deal_damage: 7}, upgrade: {cost: 0}}\n"


def begun(library):
    game = SavedGame.new("blood_reaper", "MODDED", library=library)
    for _ in range(3):
        game.submit(game.legal()[0])
    game.flush()
    return game


def test_a_run_goes_on_with_the_same_mods(mod, paths):
    mod("frost", {"cards/ice.yaml": LANCE})
    begun(load_mods().library)
    found = SavedGame.continued(library=load_mods().library)
    assert found.message == ""
    assert found.game.library.mods == ("frost 1.0.0",)
    (replay,) = paths.replays.iterdir()
    assert Replay.read(replay).beginning.mods == ["frost 1.0.0"]
    assert verify(replay, load_mods().library) is None


def test_a_run_whose_mod_is_gone_is_asked_about_and_the_mod_is_named(mod, paths):
    mod("frost", {"cards/ice.yaml": LANCE})
    begun(load_mods().library)
    before = paths.run.read_bytes()
    put(paths.switches, '{"disabled": ["frost"]}')
    found = SavedGame.continued(library=load_mods().library)
    assert found.message == ""
    assert found.game is not None
    assert found.game.changed == "with the mod frost 1.0.0, which is not on now"
    assert paths.run.read_bytes() == before
    (replay,) = paths.replays.iterdir()
    with pytest.raises(ReplayError) as refused:
        verify(replay)
    assert str(refused.value) == f"{replay.name} was recorded with the mod frost 1.0.0, which is not on now."
    paths.switches.unlink()
    found = SavedGame.continued(library=load_mods().library)
    assert found.message == ""
    assert found.game is not None
    assert found.game.changed == ""


def test_a_run_that_cannot_do_without_its_mod_waits_for_it(mod, paths):
    mod("frost", {"cards/ice.yaml": LANCE})
    modded, plain = load_mods().library, load()
    game = SavedGame.new("blood_reaper", "MODDED", library=modded)
    game.session.world.deck.cards.append("frost:ice")
    game.submit(game.legal()[0])
    game.flush()
    before = paths.run.read_bytes()
    found = SavedGame.continued(library=plain)
    assert found.game is None
    assert found.message == (
        "The saved run was played with the mod frost 1.0.0, which is not on now: "
        "it is kept as run.other-content.json, and a new run can begin."
    )
    aside = sorted(path.name for path in paths.home.glob("run.*"))
    assert aside == ["run.other-content.json"], "the step before is behind, and is no copy to keep"
    assert (paths.home / "run.other-content.json").read_bytes() == before
    back = SavedGame.continued(library=modded)
    assert back.game is not None
    assert (back.message, back.game.changed) == ("The run that was set aside fits again, and goes on.", "")


def test_a_run_that_waits_for_its_mod_is_told_of_until_it_goes_on_or_is_over(mod, paths):
    folder = mod("frost", {"cards/ice.yaml": LANCE})
    modded, plain = load_mods().library, load()
    assert SavedGame.waiting(library=modded) == ""
    begun(modded)
    why = (
        "The saved run was played with the mod frost 1.0.0, which is not on now. "
        "It goes on as it was when that is as it was."
    )
    assert (SavedGame.waiting(library=modded), SavedGame.waiting(library=plain)) == ("", why)
    SavedGame.new("blood_reaper", "PLAIN", library=plain).submit(Abandon())
    assert (SavedGame.waiting(library=modded), SavedGame.waiting(library=plain)) == ("", why)
    put(folder / "prefabs" / "cards" / "ice.yaml", LANCE.replace("7", "8"))
    changed = "with other content (prefabs of the game or of frost 1.0.0)"
    assert SavedGame.waiting(library=load_mods().library).startswith(f"The saved run was played {changed}. ")
    game = SavedGame.continued(library=modded).game
    assert game is not None
    game.submit(Abandon())
    game.flush()
    assert SavedGame.waiting(library=plain) == ""


def test_a_mod_that_changes_words_alone_changes_no_run(mod, paths):
    folder = mod("frost", {"cards/ice.yaml": LANCE})
    begun(load_mods().library)
    put(folder / "prefabs" / "cards" / "ice.yaml", LANCE.replace("Ice Lance", "Lance of Ice"))
    assert SavedGame.continued(library=load_mods().library).message == ""


@pytest.mark.parametrize(
    ("then", "now", "why"),
    [
        ([], (), "with other content (prefabs or mods)"),
        (["a 1.0"], (), "with the mod a 1.0, which is not on now"),
        (["a 1.0", "b 2"], ("b 2",), "with the mod a 1.0, which is not on now"),
        (["a 1.0"], ("a 1.1",), "with the mod a 1.0, which is 1.1 now"),
        ([], ("a 1.0",), "without the mod a 1.0, which is on now"),
        ([], ("a 1.0", "b 2"), "without the mod a 1.0 and the mod b 2, which are on now"),
        (
            ["a 1", "b 1"],
            ("b 2", "c 3"),
            "with the mod a 1, which is not on now, and with the mod b 1, which is 2 now, and without the mod c 3, which is on now",
        ),
        (["a 1", "b 1"], ("b 1", "a 1"), "with the same mods in another order (a and b)"),
        (
            [f"m{n} 1" for n in range(7)],
            (),
            ", and ".join([*(f"with the mod m{n} 1, which is not on now" for n in range(5)), "2 more that differ"]),
        ),
        (
            [],
            tuple(f"m{n} 1" for n in range(7)),
            "without the mod m0 1, the mod m1 1, the mod m2 1, the mod m3 1, the mod m4 1 and 2 more, which are on now",
        ),
        (["a 1", "b 1"], ("a 1", "b 1"), "with other content (prefabs of the game or of a 1 and b 1)"),
    ],
)
def test_what_differs_is_told_by_name(then, now, why):
    from msgspec.structs import replace

    assert other_content(then, replace(load(), mods=now)) == why


def test_the_place_of_a_mod_does_not_reach_the_state_of_a_run(mod, tmp_path: Path):
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    here = load_mods().library.cards["frost:ice"].origin
    other = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"}, folder=tmp_path / "elsewhere")
    assert load_mods([other]).library.cards["frost:ice"].origin == here
