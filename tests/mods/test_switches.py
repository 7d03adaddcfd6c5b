"""The player's list of mods: what is on, what is off, and a list that is broken."""

import pytest

from shadows.games import load
from shadows.mods import switches
from shadows.mods.loading import load_mods
from tests.mods.conftest import put


def test_a_mod_that_was_never_switched_is_on(mod):
    mod("frost")
    assert [one.id for one in load_mods().mods] == ["frost"]


def test_a_mod_that_is_off_is_not_loaded_and_nothing_is_said_of_it(mod, paths):
    mod("frost")
    put(paths.switches, '{"disabled": ["frost"]}')
    loadout = load_mods()
    assert (loadout.mods, loadout.notices) == ([], [])
    assert loadout.off[0].off == "it is switched off"
    assert loadout.library is load()


def test_a_mod_that_is_given_on_the_command_line_is_on_all_the_same(mod, paths):
    folder = mod("frost")
    put(paths.switches, '{"disabled": ["frost"]}')
    assert [one.id for one in load_mods([folder]).mods] == ["frost"]
    assert [one.id for one in load_mods([paths.mods]).mods] == ["frost"]


def test_a_given_mod_takes_the_place_of_the_players_own(mod, tmp_path):
    mod("frost")
    newer = mod("frost", says="id: frost\nname: Frost\nversion: 2.0.0\n", folder=tmp_path / "work")
    loadout = load_mods([newer])
    assert [one.stamp for one in loadout.mods] == ["frost 2.0.0"]
    assert loadout.notices == []


@pytest.mark.parametrize("content", ["", "{", "[]", '{"enabled": 1}', "null", "[" * 5000, b"\xff\xfe"])
def test_a_list_that_cannot_be_understood_is_kept_aside_and_all_mods_are_on(mod, paths, content):
    mod("frost")
    put(paths.switches, content)
    loadout = load_mods()
    assert [one.id for one in loadout.mods] == ["frost"]
    assert loadout.notices == ["The list of mods is damaged: it is kept as mods.damaged.json, and all are on."]
    assert not paths.switches.exists()
    assert load_mods().notices == []


def test_a_list_that_cannot_be_read_is_told(mod, paths):
    mod("frost")
    paths.switches.mkdir()
    (notice,) = load_mods().notices
    assert notice.startswith("The list of mods cannot be read (")


def test_the_list_names_mods_that_are_gone_and_that_does_no_harm(paths):
    put(paths.switches, '{"enabled": ["gone"], "disabled": ["away"], "of_the_future": 1}')
    assert load_mods().notices == []


def test_switching_writes_the_list(paths):
    wanted = switches.Switches(enabled=["frost"])
    switches.switch(wanted, "frost", on=False)
    switches.switch(wanted, "snow", on=True)
    switches.switch(wanted, "snow", on=True)
    switches.write(paths.switches, wanted)
    again, trouble = switches.read(paths.switches)
    assert (again.enabled, again.disabled, trouble) == (["snow"], ["frost"], "")
