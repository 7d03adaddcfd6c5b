"""What game a mod is for, tried with a second one that is called coin."""

import pytest
from packaging.specifiers import SpecifierSet

from shadows.cli import run
from shadows.games import load
from shadows.mods.checking import check_mods
from shadows.mods.loading import OF_ANOTHER_GAME, load_mods
from shadows.mods.manifest import Need, open_mod
from tests.mods.conftest import CARD

ICE = {"cards/ice.yaml": f"ice: {CARD}\n"}


pytestmark = pytest.mark.usefixtures("two_games")


@pytest.mark.parametrize(
    ("says", "game", "versions"),
    [
        ("", "deck", ""),
        ("game: deck\n", "deck", ""),
        ("game: coin\n", "coin", ""),
        ("game: coin >=0.1, <2\n", "coin", ">=0.1,<2"),
        ("game: coin>=0.1\n", "coin", ">=0.1"),
        ('game: ">=0.1"\n', "deck", ">=0.1"),
        ('game: " deck "\n', "deck", ""),
    ],
)
def test_a_mod_is_for_the_game_that_it_names_and_for_deck_otherwise(mod, says, game, versions):
    opened = open_mod(mod("frost", says=says))
    assert opened.off == ""
    assert opened.game == Need(game, SpecifierSet(versions))


def test_an_unknown_game_is_told_with_file_line_and_field_and_what_would_be_right(said):
    assert said(ICE, "game: dekc\n") == [
        "player/mods/frost/mod.yaml:4:7: unknown game 'dekc' — did you mean 'deck'? Allowed: deck, coin (game)"
    ]


def test_a_mod_of_another_game_is_no_part_of_this_one_and_nothing_is_said_of_it(loaded):
    loadout = loaded(ICE, "game: coin\n")
    assert loadout.library is load()
    assert [(one.id, one.off, one.problems) for one in loadout.off] == [("frost", OF_ANOTHER_GAME, [])]
    assert loadout.notices == []


def test_each_game_has_its_own_mods(mod):
    mod("frost", ICE)
    mod("silver", says="game: coin\n")
    for game, on in (("deck", "frost"), ("coin", "silver")):
        assert [one.id for one in load_mods(game=game).mods] == [on]


def test_what_a_mod_switched_off_is_for_does_not_matter(mod, paths):
    mod("frost", says="game: coin\n")
    assert run(["mod", "off", "frost"]) == 0
    assert [one.off for one in load_mods(paths=paths).off] == ["it is switched off"]


def test_the_version_counts_for_a_mod_of_every_game(said):
    assert said({}, "game: deck >=99\n") == [
        "player/mods/frost/mod.yaml:4:7: it is for the game in version >=99, and this is 0.1.0 (game)"
    ]


def test_the_list_names_the_game_only_where_it_is_not_the_usual_one(mod, capsys):
    mod("frost", ICE, "game: deck\n")
    mod("silver", says="game: coin\n")
    assert run(["mod", "list"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        " 1. frost 1.0.0: Frost",
        "off silver 1.0.0: Silver, for coin; it is for another game",
    ]


def test_mods_of_several_games_are_checked_each_with_its_own(mod, tmp_path):
    wrong = {"cards/ice.yaml": f"ice: {CARD.replace('gain_block', 'gain_blok')}\n"}
    for name, game in (("frost", "deck"), ("silver", "coin")):
        mod(name, wrong, f"game: {game}\n", tmp_path / "work")
    told = [str(problem) for problem in check_mods([tmp_path / "work"]) if "gain_blok" in problem.message]
    assert [line.partition(":")[0] for line in told] == [
        "work/frost/prefabs/cards/ice.yaml",
        "work/silver/prefabs/cards/ice.yaml",
    ]
