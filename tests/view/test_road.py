"""The way between the fights in the window: laid out at every size, walked by mouse alone and by keys alone."""

import pytest
from msgspec.structs import replace
from panda3d.core import Point3

from components.body import Health
from components.commands import Choose, DiscardPotion
from shadows.play.session import Session
from shadows.saves.saved_game import SavedGame
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.panels.map import layout
from shadows.view.panels.map.view import MapView
from shadows.view.panels.potion_menu import PotionMenu
from shadows.view.run.result import Result
from shadows.view.run.road import Road
from shadows.view.tour.road import ROAD_PICTURES
from systems.core.questions import ask
from systems.run import travel
from tests.run.playing import begun, enter, gold, meet, relics, won
from tests.view.fights import Open
from tests.view.layout import check_layout, seen, texts_of

VIEWS = [((1024, 576), 1.6), ((1280, 720), 1.0), ((1600, 1200), 1.3), ((2560, 1080), 1.0)]
STILL = sorted(name for name in ROAD_PICTURES if name not in ("walk", "fallen"))


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_everything_is_inside_the_window_and_no_two_texts_overlap(
    opened: Open, size: tuple[int, int], text: float
) -> None:
    window = opened(size, text=text)
    for name in STILL:
        ROAD_PICTURES[name](window)
        window.step()
        check_layout(window, window.game.scene, window.game.scene.overlay)


def test_the_buttons_of_a_runs_fight_cover_no_text(opened: Open) -> None:
    window = opened((1280, 720), text=1.6)
    ROAD_PICTURES["fallen"](window)
    window.step()
    scene, canvas = window.game.scene, window.game.canvas
    assert isinstance(scene, Combat)
    buttons = [scene.board.named(name).box for name in ("log", "map", "deck", "pause")]
    for node in seen(scene.root):
        low, high = Point3(), Point3()
        node.calc_tight_bounds(low, high, canvas.root)
        for box in buttons:
            apart = high.x <= box.left or low.x >= box.right or high.y <= box.bottom or low.y >= box.top
            assert apart, node.node().get_text()


def walk(window: Offscreen, session: Session) -> Road:
    """Show a run that is between two fights."""
    road = Road(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: road)
    window.game.tweens.finish()
    window.step(2)
    return road


def weaken(combat: Combat) -> None:
    """Leave each enemy a single HP."""
    session = combat.session.session
    for foe in combat.picture.foes:
        session.component(foe.entity, Health).hp = 1


def kinds(road: Road) -> str:
    """What is asked."""
    assert road.question is not None
    return road.question.kind


def test_from_the_map_through_a_fight_and_its_spoils_back_to_the_map_by_mouse_alone(opened: Open) -> None:
    window = opened()
    session = begun(deck=["strike"] * 6)
    walk(window, session)
    window.click(window.spot("option:0"))
    combat = window.game.scene
    assert isinstance(combat, Combat)
    weaken(combat)
    window.click(window.spot(f"card:{combat.picture.hand[0].entity}"))
    road = window.game.scene
    assert isinstance(road, Road)
    assert kinds(road) == "rewards"
    before = gold(session)
    window.click(window.spot("option:0"))
    assert gold(session) > before
    cards = next(option.place for option in road.question.options if option.kind == "cards")
    window.click(window.spot(f"option:{cards}"))
    assert kinds(road) == "reward_card"
    window.click(window.spot("leave"))
    window.click(window.spot(f"option:{cards}"))
    wanted = road.question.options[1].id
    window.click(window.spot("option:1"))
    assert session.look().journey.deck[-1].id in ("strike", wanted)
    assert wanted in session.world.deck.cards
    window.click(window.spot("leave"))
    assert kinds(road) == "map"
    assert road.picture.journey.floor == 2


def test_the_same_way_by_keys_alone(opened: Open) -> None:
    window = opened()
    session = begun(deck=["strike"] * 6)
    walk(window, session)
    window.key("down arrow", "enter")
    window.step()
    combat = window.game.scene
    assert isinstance(combat, Combat)
    weaken(combat)
    window.key("1")
    window.step()
    road = window.game.scene
    assert isinstance(road, Road)
    assert kinds(road) == "rewards"
    before = gold(session)
    window.key("enter", "enter")
    assert gold(session) > before
    while kinds(road) == "rewards":
        window.key("enter")
    assert kinds(road) == "reward_card"
    assert road.board.by_keys
    assert road.board.hot.name == "option:0", "the focus goes on with the question"
    window.key("escape")
    assert kinds(road) == "rewards"
    window.key("1")
    window.key("right arrow", "enter")
    assert len(session.world.deck.cards) == 7
    window.key("e")
    assert kinds(road) == "map"


def test_take_all_takes_what_needs_no_choice(opened: Open) -> None:
    window = opened()
    session = won("tomb_guardian", {"potions": [0, 1]})
    road = walk(window, session)
    window.click(window.spot("all"))
    assert [option.kind for option in road.question.options] == ["cards"]
    assert session.world.belt.slots == ["blood_vial", None, None]
    assert len(relics(session)) == 1
    assert gold(session) == 99 + 25


def test_r66_the_key_that_ends_a_turn_takes_all_then_opens_the_choice_and_leaves_nothing(opened: Open) -> None:
    window = opened()
    session = won("tomb_guardian", {"potions": [0, 1]})
    road = walk(window, session)
    window.key("e")
    assert [option.kind for option in road.question.options] == ["cards"]
    assert len(relics(session)) == 1
    window.key("e")
    assert kinds(road) == "reward_card"
    window.key("e")
    assert kinds(road) == "rewards", "back to what lies there still"
    assert "Leave the cards" in texts_of(road.root)
    window.click(window.spot("leave"))
    assert kinds(road) == "map"


def test_r66_what_cannot_be_taken_is_left_by_its_button_alone(opened: Open) -> None:
    window = opened()
    session = won("tomb_guardian", {"potions": [0, 1]})
    session.world.belt.slots.clear()
    road = walk(window, session)
    window.key("e")
    potion = next(option for option in road.question.options if option.kind == "potion")
    assert potion.refusal
    window.key("e")
    window.key("right arrow", "enter")
    assert kinds(road) == "rewards"
    assert [option.kind for option in road.question.options] == ["potion"]
    for _ in range(3):
        window.key("e")
    assert kinds(road) == "rewards"
    assert road.board.hot.name == "leave", "it shows the way out"
    assert f"Leave {potion.name}" in texts_of(road.root)
    window.key("enter")
    assert kinds(road) == "map"


def test_r62_gold_that_cannot_be_taken_is_not_named_beside_what_can_be_left(opened: Open) -> None:
    window = opened()
    road = walk(window, won("tomb_guardian", {"potions": [99]}, relics=["ectoplasm"]))
    assert "× Ectoplasm keeps all Gold away." in texts_of(road.root)
    window.key("e")
    assert [option.kind for option in road.question.options] == ["gold", "cards"]
    assert "Leave the cards" in texts_of(road.root)
    window.key("e")
    assert kinds(road) == "reward_card"


def test_r62_what_does_not_come_is_struck_out_in_a_choice_and_the_reason_stands_below(opened: Open) -> None:
    window = opened()
    session = begun(relics=["ectoplasm"], deck=["doubt", "strike"])
    meet(session, "shadowy_peddler")
    road = walk(window, session)
    told = next(text for text in texts_of(road.root) if "Gain 100 Gold" in text)
    assert "struck\1Gain 100 Gold\2" in told
    assert "Ectoplasm keeps all Gold away." in texts_of(road.root)


def test_r66_with_full_slots_the_key_opens_the_cards_before_the_potion(opened: Open) -> None:
    window = opened()
    session = won("tomb_guardian", {"potions": [0, 1]})
    session.world.belt.slots[:] = ["firebomb"] * 3
    road = walk(window, session)
    window.key("e")
    assert kinds(road) == "rewards"
    window.key("e")
    assert kinds(road) == "reward_card"
    window.key("right arrow", "enter")
    window.key("e")
    assert kinds(road) == "potion_slot"


def test_the_key_that_ends_a_turn_leaves_no_fire_unused(opened: Open) -> None:
    window = opened()
    session = begun()
    enter(session, "rest")
    road = walk(window, session)
    window.key("e")
    assert kinds(road) == "rest"
    assert road.board.hot.name == "leave"


def test_what_a_shop_has_sold_leaves_its_gap(opened: Open) -> None:
    window = opened()
    session = begun(seed="SHOP", gold=999)
    enter(session, "shop")
    road = walk(window, session)
    before = {option.name: road.board.named(f"option:{option.place}").box for option in road.question.options}
    potion = next(option for option in road.question.options if option.kind == "potion")
    place = window.spot(f"option:{potion.place}")
    window.click(place)
    after = {option.name: road.board.named(f"option:{option.place}").box for option in road.question.options}
    assert len(after) == len(before) - 1
    assert all(before[name] == box for name, box in after.items())
    assert road.board.at(place) is None
    assert "Sold" in texts_of(road.root)


def test_a_run_is_abandoned_in_the_middle_of_a_fight_after_a_question(opened: Open) -> None:
    window = opened()
    session = begun(deck=["strike"] * 6)
    walk(window, session)
    window.key("down arrow", "enter")
    window.step()
    assert isinstance(window.game.scene, Combat)
    window.key("escape")
    last = max(spot.name for spot in window.game.scene.board.reach if spot.name.startswith("menu:"))
    window.click(window.spot(last))
    window.click(window.spot("abandon"))
    assert session.outcome == "abandoned"
    assert isinstance(window.game.scene, Result)


def test_a_shop_sells_what_is_clicked_and_says_why_it_does_not(opened: Open) -> None:
    window = opened()
    session = begun(seed="SHOP", gold=100)
    enter(session, "shop")
    road = walk(window, session)
    options = road.question.options
    dear = next(option for option in options if option.price > 100)
    spot = road.board.named(f"option:{dear.place}")
    assert not spot.enabled
    window.point((spot.box.x, spot.box.y))
    assert f"It costs {dear.price} Gold; you have 100." in texts_of(road.root)
    card = next(option for option in options if option.card and option.price <= 100)
    window.click(window.spot(f"option:{card.place}"))
    assert card.id in session.world.deck.cards
    assert gold(session) == 100 - card.price
    assert len(road.question.options) == len(options) - 1
    window.key("e")
    assert kinds(road) == "map"


def test_a_card_is_removed_in_a_shop_by_keys_and_thinking_again_costs_nothing(opened: Open) -> None:
    window = opened()
    session = begun(seed="SHOP", gold=75, deck=["strike", "doubt"])
    enter(session, "shop")
    road = walk(window, session)
    removal = next(option.place for option in road.question.options if option.kind == "removal")
    for _ in range(20):
        window.key("tab")
        if road.board.hot.name == f"option:{removal}":
            break
    window.key("enter")
    window.key("escape")
    assert kinds(road) == "shop"
    assert gold(session) == 75
    window.key("enter")
    assert kinds(road) == "remove"
    window.key("right arrow", "enter")
    assert session.world.deck.cards == ["strike"]
    assert gold(session) == 0


def test_an_event_shows_the_card_that_a_choice_would_bring_and_refuses_what_would_kill(opened: Open) -> None:
    window = opened()
    session = begun(hp=12)
    meet(session, "the_forgotten_altar")
    road = walk(window, session)
    assert (road.place, road.what) == ("crypts", "the_forgotten_altar")
    deadly = road.board.named("option:0")
    assert not deadly.enabled
    window.click((deadly.box.x, deadly.box.y))
    assert kinds(road) == "event"
    window.point(window.spot("option:1"))
    assert road.root.find("**/named cards").get_num_children() == 1
    window.key("2")
    assert "doubt" in session.world.deck.cards
    window.key("enter")
    assert kinds(road) == "map"


def test_a_card_is_forged_by_keys_with_what_it_becomes_beside_it(opened: Open) -> None:
    window = opened()
    session = begun(deck=["strike", "defend"])
    enter(session, "rest")
    road = walk(window, session)
    window.key("2")
    assert kinds(road) == "upgrade"
    if road.board.hot is None:
        window.key("right arrow")
    window.key("right arrow")
    assert {"Now", "Upgraded"} <= set(texts_of(road.root))
    window.key("enter")
    assert session.world.deck.cards == ["strike", "defend+"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_r40_a_potion_is_thrown_away_between_fights(opened: Open, by: str) -> None:
    window = opened()
    session = begun(potions=["blood_vial", "firebomb"])
    road = walk(window, session)
    if by == "mouse":
        window.click(window.spot("potion:1"))
        assert isinstance(road.overlay, PotionMenu)
        window.click(window.spot("throw"))
        window.step(30)
        window.click(window.spot("gone"))
    else:
        for keys in (("p", "p", "enter"), ("enter",), ("left arrow", "enter")):
            window.key(*keys)
            window.step(30)
    assert session.world.belt.slots[:2] == ["blood_vial", None]
    assert kinds(road) == "map"


def test_r40_with_full_slots_a_potion_found_takes_the_place_of_one(opened: Open) -> None:
    window = opened()
    session = won("rat_swarm", {"potions": [0, 1]}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    road = walk(window, session)
    place = next(option.place for option in road.question.options if option.kind == "potion")
    window.click(window.spot(f"option:{place}"))
    assert kinds(road) == "potion_slot"
    window.click(window.spot("option:1"))
    assert session.world.belt.slots == ["firebomb", "blood_vial", "smoke_bomb"]


def states() -> dict[str, Session]:
    """Runs before each kind of question, some with much more than usual."""
    found = {"map": begun(potions=["blood_vial"]), "wandering": begun(map="wandering")}
    for kind in ("rest", "shop"):
        found[kind] = begun(potions=["firebomb"], gold=500)
        enter(found[kind], kind)
    found["event"] = begun()
    meet(found["event"], "impish_gambler")
    found["rewards"] = won("lich_king", potions=["firebomb", "dex_tonic", "smoke_bomb"])
    for name, kind in (("cards", "cards"), ("ruler", "relics"), ("slots", "potion")):
        found[name] = won("lich_king", potions=["firebomb", "dex_tonic", "smoke_bomb"])
        question = found[name].look().question
        found[name].submit(Choose(next(option.place for option in question.options if option.kind == kind)))
    found["large deck"] = begun(deck=["strike", "defend"] * 40)
    enter(found["large deck"], "rest")
    found["large deck"].submit(Choose(2))
    found["large shop"] = begun(gold=9999)
    enter(found["large shop"], "shop")
    found["large shop"].world.journey.offers *= 3
    ask(found["large shop"].world, "shop")
    return found


def reachable(window: Offscreen, road: Road) -> set[object]:
    """Every command that a spot stands for, those that have to be scrolled to as well."""
    found: set[object] = set()
    before = -1
    while len(found) > before:
        before = len(found)
        for spot in road.board.reach:
            kind, _, place = spot.name.partition(":")
            if kind == "option" and spot.enabled:
                found.add(Choose(int(place)))
            elif kind == "leave":
                found.add(Choose(None))
            elif kind == "potion" and spot.focusable:
                found.add(DiscardPotion(int(place)))
        window.key("page down")
    return found


def test_everything_that_is_legal_can_be_reached(opened: Open) -> None:
    window = opened()
    for name, session in states().items():
        road = walk(window, session)
        legal = set(session.legal())
        assert legal <= reachable(window, road), name
        assert {c for c in reachable(window, road) if isinstance(c, Choose)} <= legal, name


def test_a_list_and_a_shop_that_are_too_long_stay_in_the_window(opened: Open) -> None:
    window = opened((1280, 720))
    for name in ("large deck", "large shop", "slots", "rewards"):
        road = walk(window, states()[name])
        check_layout(window, road)


@pytest.mark.parametrize("kind", ["fixed", "wandering"])
def test_the_map_opens_in_a_fight_and_tells_of_every_node_that_is_seen(opened: Open, kind: str) -> None:
    window = opened()
    session = begun(map=kind)
    enter(session, "enemy", encounter="rat_swarm")
    combat = Combat(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: combat)
    window.step(2)
    window.key("m")
    assert isinstance(combat.overlay, MapView)
    nodes = [spot for spot in combat.board.reach if spot.name.startswith("node:")]
    told = [spot.tips()[0] for spot in nodes]
    assert len(told) >= 10
    assert all("Floor" in tip.text[0].text for tip in told)
    assert not any(spot.enabled for spot in nodes)
    window.key("m")
    assert combat.overlay is None


def test_a_wandering_map_is_pulled_and_scrolled_and_that_chooses_nothing(opened: Open) -> None:
    window = opened()
    session = begun(map="wandering")
    road = walk(window, session)
    start = window.spot("option:0")
    window.drag((0.45, 0.1), (0.45, -0.2))
    assert session.look().journey.floor == 1
    assert road.board.named("option:0") is None or road.board.named("option:0").box.y < start[1] - 0.25
    window.key("page up", "page up", "page up")
    assert any(
        spot.tips()[0].name == road.picture.journey.nodes[-1].name.partition(": ")[2]
        for spot in road.board.reach
        if spot.name.startswith("node:")
    )
    window.key("down arrow")
    assert road.board.hot.name.startswith("option:"), "an arrow leads back to where the player can go"


def test_the_way_to_the_next_node_ends_in_the_same_picture_walked_hurried_or_at_once(opened: Open) -> None:
    ends = []
    for speed, hurry in ((0, False), (1, False), (1, True)):
        window = opened(speed=speed)
        session = begun(seed="WALK")
        road = walk(window, session)
        road.tweens.finish()
        window.click(window.spot("option:1"))
        if speed:
            assert road.walking
            assert session.look().foes, "the game is there already"
            if hurry:
                window.click((0.0, 0.0))
        for _ in range(200):
            if isinstance(window.game.scene, Combat) and not len(window.game.tweens):
                break
            window.step()
        combat = window.game.scene
        assert isinstance(combat, Combat)
        combat.tweens.finish()
        window.step()
        combat.explainer.tooltip.hide()
        eye = window.game.camera.motion
        assert (eye.aside, eye.up, eye.ahead, eye.down, eye.roll) == pytest.approx((0, 0, 0, 0, 0), abs=1e-6)
        ends.append((texts_of(combat.root), combat.hud.hand.order))
        window.close()
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("act", range(3))
def test_the_nodes_of_a_fixed_map_keep_apart_and_on_the_sheet(act: int) -> None:
    session = begun()
    travel.enter_act(session.world, act)
    places = layout.winding(session.look().journey.nodes)
    for place, (u, v) in places.items():
        assert 0.04 < u < 0.9
        assert 0.03 < v < 0.93
        for other, (x, y) in places.items():
            assert other == place or ((u - x) * layout.ASPECT) ** 2 + (v - y) ** 2 > 0.1**2


def test_a_wandering_map_climbs_from_its_start_whatever_its_floors_and_columns_are_counted_from() -> None:
    seven = begun(map="wandering").look().journey.nodes
    other = tuple(replace(node, floor=node.floor - 1, column=node.column - 1) for node in seven)
    wander = 2.5 * layout.WANDER
    for place, (u, v) in layout.climbing(seven).items():
        x, y = layout.climbing(other)[place]
        assert abs(u - x) < wander
        assert abs(v - y) < wander
    assert 0.03 < layout.climbing(other)[0][1] < 0.2
