"""What dice and the slab are made of is there for all that the dice game has, and bad entries are told."""

import logging
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from components.dice.dice import ELEMENTS, InterferenceName
from shadows.games import load
from shadows.view.engine import assets
from shadows.view.stage import matters

ON_A_DIE = {"snipe", "deep_freeze", "burn_die", "steal_die", "curse", "rig", "lock_die", "strip"}
"""How single dice are meddled with; the rest are laws of the turn."""


@pytest.mark.parametrize(
    ("table", "shape"), [("matters", matters.Matter), ("marks", matters.Mark), ("slabs", matters.Slab)]
)
def test_every_entry_can_be_read(table, shape):
    for name, entry in assets.table("looks", f"{table}.json").items():
        msgspec.convert(entry, shape)
        assert name


def test_every_element_has_a_matter_of_its_own_that_glows():
    looks = {element: matters.matter(element) for element in ELEMENTS}
    assert len({look.colour for look in looks.values()}) == len(ELEMENTS)
    assert len({look.pattern for look in looks.values()}) == len(ELEMENTS)
    assert all(look.edges > 0.3 and look.particles for look in looks.values())


def test_what_meddles_with_a_die_is_seen_on_it_and_no_two_look_alike():
    assert set(get_args(InterferenceName)) >= ON_A_DIE
    seen = {}
    for kind in ON_A_DIE - {"steal_die"}:  # which is not there
        mark = matters.mark(kind)
        seen[kind] = (mark.form, matters.matter(mark.matter).pattern, matters.matter(mark.matter).pips)
    assert len(set(seen.values())) == len(seen)


def test_every_matter_of_a_mark_is_there():
    known = assets.table("looks", "matters.json")
    for entry in assets.table("looks", "marks.json").values():
        assert entry.get("matter", "bone") in known


def test_every_act_of_the_dice_game_has_its_slab():
    acts = load(game="dice").acts
    pictures = {matters.slab(act).picture for act in acts}
    assert len(pictures) == len(acts)
    for picture in pictures:
        assert assets.path("dice", f"slab_{picture}_colour.webp").is_file()
        assert assets.path("dice", f"slab_{picture}_relief.webp").is_file()


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ('{"rough": 2}', "Expected `float` <= 1.0 - at `$.rough`"),
        ('{"pattern": "silk"}', "Invalid enum value 'silk' - at `$.pattern`"),
        ('{"particles": ["glitter"]}', "unknown particles 'glitter'; there are: die_frost"),
        ('{"flavour": "sweet"}', "Object contains unknown field `flavour`"),
    ],
)
def test_a_matter_of_a_mod_that_cannot_be_understood_is_told_and_is_bone(tmp_path: Path, caplog, entry, told):
    (tmp_path / "looks").mkdir()
    (tmp_path / "looks" / "matters.json").write_text(f'{{"glass": {entry}}}', encoding="utf-8")
    assets.use({"frost": tmp_path})
    try:
        with caplog.at_level(logging.WARNING):
            assert matters.matter("frost:glass") == matters.Matter()
        assert "assets/looks/matters.json: frost:glass is left out: " in caplog.text
        assert told in caplog.text
    finally:
        assets.use({})
