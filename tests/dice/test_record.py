"""What the record of the dice game names: what a consumable would do, what a new mod begins with, how one is tried."""

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from components.effects import DealDamage, GainBlock
from shadows import games
from shadows.cli import play
from shadows.games.dice import GAME
from shadows.play.sandbox import ByHand, by_hand
from shadows.text.game_terminal import GameTerminal, terminal_of
from tests.dice.small import fight, library


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is among those that there are."""
    monkeypatch.setattr(games, "NAMES", ("deck", "dice"))


def test_what_a_consumable_would_do_is_told_before_it_is_used() -> None:
    found = library()
    bomb = msgspec.structs.replace(found.potions["idol"], id="bomb", effects=(DealDamage(12), GainBlock(3)))
    content = msgspec.structs.replace(found, potions={**found.potions, "bomb": bomb})
    table = fight(6, 5, 4, 3, 1, foes=["guard", "web"], consumables=["bomb", "loaded"], library=content)
    guard, web = (foe.entity for foe in table.look().foes)
    before = table.snapshot()
    aim = table.session.aim_potion(0, web)
    assert (aim.hp_left[guard], aim.hp_left[web], aim.deadly) == (100, 100 - 12, False)
    assert aim.block_left[table.session.world.player] == 3
    assert table.session.aim_potion(1).hp_left[web] == 100
    assert table.snapshot() == before


@pytest.mark.usefixtures("offered")
def test_it_is_told_in_the_terminal_and_has_its_fights_set_up() -> None:
    terminal = terminal_of(GAME)
    assert issubclass(terminal, GameTerminal)
    assert terminal.using in {order.word for order in terminal.orders.all}
    assert all(callable(getattr(by_hand("dice"), word)) for word in vars(ByHand) if not word.startswith("_"))


def test_it_is_played_in_the_window_and_no_other_game_is_played_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":1")
    loaded = SimpleNamespace(asking=(), mods=(), notices=(), game=GAME, library=library())
    monkeypatch.setattr(play, "loadout", lambda mods, game: loaded)
    seen: list[object] = []
    monkeypatch.setattr("shadows.view.app.play", lambda **given: seen.append(given))
    play.play(game="dice", foe="guard", hero="wanderer", seed="ONE")
    assert seen == [{"hero": "wanderer", "foe": "guard", "seed": "ONE", "map": None, "loadout": loaded}]


@pytest.mark.usefixtures("offered")
def test_all_that_a_mod_brings_is_in_its_fight() -> None:
    found = library()
    own = {
        "relics": {"odd:bell": msgspec.structs.replace(found.relics["compass"], id="odd:bell")},
        "potions": {"odd:flask": msgspec.structs.replace(found.potions["flip"], id="odd:flask")},
        "enemies": {"odd:beast": msgspec.structs.replace(found.enemies["guard"], id="odd:beast", name="Beast")},
        "dice": {"odd:die": msgspec.structs.replace(found.dice["bone_die"], id="odd:die", faces=(6,))},
    }
    content = msgspec.structs.replace(found, **{kind: {**found.shelf(kind), **more} for kind, more in own.items()})
    trial = by_hand("dice")
    session = trial.arranged(content, "odd")
    look = session.look()
    assert [foe.name for foe in look.foes] == ["Beast"]
    assert [relic.id for relic in look.relics] == ["odd:bell"]
    assert [potion and potion.id for potion in look.potions] == ["odd:flask", None, None]
    assert [die.id for die in look.dice] == ["odd:die", *["bone_die"] * 4]
    assert look.dice[0].value == 6
    assert trial.lasting(content, "odd") == [[], [], ["odd:beast"], ["odd:die"], ["odd:bell"], ["odd:flask"], []]
    assert trial.joined(session, found, "odd") == ""
