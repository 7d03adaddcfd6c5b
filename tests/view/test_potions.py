"""Potions are held like cards: a menu at the potion, dragged or aimed, with what they would do shown before."""

import pytest

from shadows import sandbox
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.potion_menu import PotionMenu
from tests.view.fights import Open, enter, foe
from tests.view.layout import check_layout, texts_of

TWO = ["skeleton_warrior", "zombie_brute"]
CENTRE = (0.0, 0.0)


def held(window: Offscreen, *potions: str, **given: object) -> Combat:
    """A fight against two with potions in the belt."""
    setup = {"hand": ["strike"], "foes": TWO, "player": {"hp": 40}} | given
    return enter(window, sandbox(potions=potions, **setup))


def health(combat: Combat) -> list[int]:
    """HP of the enemies."""
    return [look.hp for look in combat.picture.foes]


def opened_at(window: Offscreen, combat: Combat, slot: int) -> PotionMenu:
    """The menu of a potion, by a click on it."""
    window.click(window.spot(f"potion:{slot}"))
    window.step(30)
    assert isinstance(combat.overlay, PotionMenu)
    return combat.overlay


def test_the_menu_stands_at_its_potion_with_the_use_in_focus_and_leaves_the_fight_in_sight(opened: Open) -> None:
    window = opened((1280, 720))
    combat = held(window, "blood_vial", "firebomb")
    menu = opened_at(window, combat, 1)
    icon, box = combat.hud.belt.boxes["potion:1"], menu.box
    assert box.left < icon.x < box.right
    assert 0 < icon.bottom - box.top < 0.03
    canvas = window.game.canvas
    assert box.width * box.height < 0.1 * canvas.width * canvas.top * 2
    assert combat.board.hot.name == "use"
    assert "Firebomb" in texts_of(menu.root)
    check_layout(window, combat, menu)


def test_while_its_use_is_meant_the_bars_show_what_would_be_left(opened: Open) -> None:
    """Firebomb deals 10 to each: 22 and 28."""
    window = opened()
    combat = held(window, "firebomb", "blood_vial")
    opened_at(window, combat, 0)
    assert "22 → 12" in texts_of(combat.root)
    assert "28 → 18" in texts_of(combat.root)
    window.point(window.spot("throw"))
    assert "22 → 12" not in texts_of(combat.root)
    window.key("escape")
    window.step()
    opened_at(window, combat, 1)
    assert "40 → 55" in texts_of(combat.root)
    window.key("escape")
    assert "40 → 55" not in texts_of(combat.root)


@pytest.mark.parametrize("how", ["escape", "elsewhere", "right"])
def test_the_menu_closes_without_doing_anything(opened: Open, how: str) -> None:
    window = opened()
    combat = held(window, "firebomb")
    opened_at(window, combat, 0)
    if how == "escape":
        window.key("escape")
    else:
        window.click((0.0, -0.3))
    window.step()
    assert combat.overlay is None
    assert combat.picture.potions[0] is not None
    assert health(combat) == [22, 28]


def test_throwing_away_asks_once_more_in_the_same_place(opened: Open) -> None:
    window = opened()
    combat = held(window, "firebomb")
    place = opened_at(window, combat, 0).box
    window.click(window.spot("throw"))
    window.step(30)
    assert isinstance(combat.overlay, PotionMenu)
    assert (combat.overlay.box.x, combat.overlay.box.top) == pytest.approx((place.x, place.top))
    assert combat.picture.potions[0] is not None
    window.point(None)
    window.click(window.spot("gone"))
    assert combat.picture.potions[0] is None
    assert health(combat) == [22, 28]


def test_a_potion_that_cannot_be_used_says_why_and_can_only_be_thrown_away(opened: Open) -> None:
    window = opened()
    combat = held(window, "smoke_bomb", kind="boss")
    menu = opened_at(window, combat, 0)
    assert any("there is no escape from a boss" in text for text in texts_of(menu.root))
    assert [spot.name for spot in combat.board.reach if spot.focusable] == ["throw"]


def test_a_potion_dragged_out_of_the_bar_is_used(opened: Open) -> None:
    window = opened()
    combat = held(window, "firebomb")
    window.drag(window.spot("potion:0"), CENTRE)
    assert health(combat) == [12, 18]
    assert combat.picture.potions[0] is None


def test_a_potion_dragged_along_the_bar_or_out_of_the_window_is_kept(opened: Open) -> None:
    window = opened()
    combat = held(window, "firebomb")
    start = window.spot("potion:0")
    for end in ((start[0] + 0.3, start[1]), (start[0], start[1] - 0.03), (9.0, 9.0)):
        window.drag(start, end)
        window.step(30)
        assert combat.picture.potions[0] is not None
        assert combat.overlay is None


def test_what_a_dragged_potion_would_do_is_shown_before_it_is_let_go(opened: Open) -> None:
    window = opened()
    combat = held(window, "firebomb")
    window.point(window.spot("potion:0"))
    window.key("left mouse down")
    for place in ((0.2, 0.2), CENTRE):
        window.point(place)
    assert "22 → 12" in texts_of(combat.root)
    window.key("right mouse down")
    window.key("left mouse up")
    assert "22 → 12" not in texts_of(combat.root)
    assert combat.picture.potions[0] is not None


def test_an_aimed_potion_is_dragged_onto_the_enemy_that_it_is_meant_for(opened: Open) -> None:
    window = opened()
    combat = held(window, "bleeding_flask")
    window.drag(window.spot("potion:0"), window.spot(foe(combat, 1)))
    assert [[status.id for status in look.statuses] for look in combat.picture.foes] == [[], ["bleed"]]
    combat = held(window, "bleeding_flask")
    window.drag(window.spot("potion:0"), (0.0, -0.3))
    assert combat.picture.potions[0] is not None


def test_what_an_aimed_potion_would_put_on_an_enemy_is_shown_on_its_plate(opened: Open) -> None:
    """Bleeding Flask puts 6 Bleed on the one that is aimed at, and on no other."""
    window = opened()
    combat = held(
        window, "bleeding_flask", foes=[{"prefab": "skeleton_warrior", "statuses": {"bleed": 2}}, "rat_swarm"]
    )
    first, second = (look.entity for look in combat.picture.foes)
    rows = {enemy: combat.hud.plates[enemy].root.find("**/statuses") for enemy in (first, second)}
    window.point(window.spot("potion:0"))
    window.key("left mouse down")
    window.point((0.2, 0.2))
    window.point(window.spot(foe(combat, 0)))
    assert [texts_of(rows[enemy]) for enemy in (first, second)] == [["8"], []]
    window.point(window.spot(foe(combat, 1)))
    assert [texts_of(rows[enemy]) for enemy in (first, second)] == [["2"], ["6"]]
    window.key("right mouse down")
    window.key("left mouse up")
    assert [texts_of(rows[enemy]) for enemy in (first, second)] == [["2"], []]


def test_an_aimed_potion_is_aimed_by_keys_as_a_card_is(opened: Open) -> None:
    window = opened()
    combat = held(window, "bleeding_flask")
    window.key("p", "enter")
    window.step(30)
    window.key("enter")
    assert combat.controls.aiming.aim is not None
    window.key("right arrow", "enter")
    assert [[status.id for status in look.statuses] for look in combat.picture.foes] == [[], ["bleed"]]


def test_a_potion_that_cannot_be_used_is_not_dragged_either(opened: Open) -> None:
    window = opened()
    combat = held(window, "smoke_bomb", kind="boss")
    window.drag(window.spot("potion:0"), CENTRE)
    assert combat.picture.outcome == "ongoing"
    assert combat.picture.potions[0] is not None


def test_losing_the_window_lets_go_of_a_dragged_potion(opened: Open) -> None:
    window = opened()
    combat = held(window, "firebomb")
    window.point(window.spot("potion:0"))
    window.key("left mouse down")
    window.point((0.2, 0.2))
    combat.cancel()
    window.point(CENTRE)
    window.key("left mouse up")
    assert health(combat) == [22, 28]


def test_a_potion_that_would_kill_asks_first(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the game's does; one of a mod's may."""
    window = opened()
    combat = held(window, "firebomb")
    real = combat.session.aim_potion

    def deadly(slot: int, target: int | None = None) -> object:
        look = real(slot, target)
        return type(look)(look.hp_left, look.block_left, deadly=True)

    monkeypatch.setattr(combat.session, "aim_potion", deadly)
    window.drag(window.spot("potion:0"), CENTRE)
    assert isinstance(combat.overlay, Dialog)
    assert combat.picture.potions[0] is not None
