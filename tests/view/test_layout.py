"""No two things lie on each other that must not, however much there is to show."""

from functools import cache

import msgspec
import pytest

from components.prefabs import Library
from shadows import sandbox
from shadows.games import load
from shadows.play.deck.fight import Fight
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.tour import road
from shadows.view.tour.road import ROAD_PICTURES
from tests.view.fights import Open, card, enter
from tests.view.layout import check_parts, pairs, parts

VIEWS = [
    ((1024, 576), 1.0),
    ((1024, 576), 1.6),
    ((1024, 768), 1.6),
    ((1280, 800), 1.3),
    ((1680, 720), 1.6),
]
"""Sizes of the window and of the letters: 16:9, 4:3, 16:10 and 21:9. What is larger is laid out alike."""

IN_A_FIGHT = pairs(
    "card: card forecast bar status fold button",  # a fan, and a card that has risen
    "tips: card status fold pile button",  # explanations lie on what can be looked at when they are gone
)
"""What may touch in a fight."""

LONG = "The Forgotten Warden of the Nine Drowned Kings"
RELICS, STATUSES, POTIONS = 25, 15, 5


@cache
def plenty() -> Library:
    """The content with names that are long, and more of what a fight can show."""
    library = load()
    relics, statuses = dict(library.relics), dict(library.statuses)
    for number in range(RELICS - len(relics)):
        relics[f"relic_{number}"] = msgspec.structs.replace(relics["bloodstone"], id=f"relic_{number}", triggers=())
    for number in range(STATUSES - len(statuses)):
        statuses[f"status_{number}"] = msgspec.structs.replace(
            statuses["burn"], id=f"status_{number}", name=f"Wrath of the Drowned {number}"
        )
    enemies = {key: msgspec.structs.replace(enemy, name=LONG) for key, enemy in library.enemies.items()}
    heroes = {
        key: msgspec.structs.replace(hero, name="The Blood Reaper of Old", potion_slots=POTIONS)
        for key, hero in library.heroes.items()
    }
    return msgspec.structs.replace(library, relics=relics, statuses=statuses, enemies=enemies, heroes=heroes)


def crowded(foes: int = 3) -> Fight:
    """25 relics, 15 statuses of 999 stacks on everyone, 5 potions, 12 cards."""
    library = plenty()
    statuses = dict.fromkeys(list(library.statuses)[:STATUSES], 999)
    row = ["lich_king", "skeleton_warrior", "witch_doctor", "rat_swarm", "wraith"][:foes]
    return sandbox(
        hand=(["strike", "defend", "crimson_eruption", "blood_ward"] * 3)[:12],
        draw=["strike"] * 5,
        foes=[{"prefab": foe, "block": 999, "statuses": statuses} for foe in row],
        player={"hp": 33, "block": 999, "gold": 9999, "statuses": statuses},
        relics=list(library.relics)[:RELICS],
        potions=["blood_vial", "firebomb", "blood_vial", "firebomb", "blood_vial"],
        kind="boss",
        library=library,
    )


def show(window: Offscreen, fight: Fight) -> Combat:
    """Enter a fight of the full content."""
    window.game.library = plenty()
    return enter(window, fight)


@pytest.mark.parametrize("foes", [1, 3, 5])
@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_nothing_in_a_crowded_fight_lies_on_anything_else(
    opened: Open, size: tuple[int, int], text: float, foes: int
) -> None:
    window = opened(size, text=text, guide=True)
    combat = show(window, crowded(foes))
    names = [part.name for part in parts(combat.root)]
    assert names.count("potion") == POTIONS
    assert names.count("fold") == 2 + foes
    assert names.count("relic") == 11
    check_parts(window, combat.root, IN_A_FIGHT, cut=["card"])


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_explanations_lie_on_nothing_that_matters(opened: Open, size: tuple[int, int], text: float) -> None:
    window = opened(size, text=text, guide=True)
    combat = show(window, crowded())
    asked = ["relic:0", "relics:more", "statuses:more", "health", "energy", "forecast", "draw", "end_turn", "potion:4"]
    asked += [spot.name for spot in (*combat.pointing.foes, combat.pointing.cards[0], combat.pointing.cards[-1])]
    for name in asked:
        window.point(window.spot(name))
        window.step()
        assert combat.explainer.tooltip.boxes, name
        check_parts(window, combat.root, IN_A_FIGHT, cut=["card"])


def test_a_refusal_stands_above_the_card_that_has_risen_for_it(opened: Open) -> None:
    for text in (1.0, 1.6):
        window = opened((1024, 576), text=text, speed=1)
        combat = enter(window, sandbox(hand=["strike", "crimson_eruption", "strike"], player={"energy": 0}))
        window.step(60)
        window.click(window.spot(card(combat, "crimson_eruption")))
        window.step(30)
        assert "notice" in [part.name for part in parts(combat.root)]
        check_parts(window, combat.root, IN_A_FIGHT, cut=["card"])


@pytest.mark.parametrize("text", [1.0, 1.6])
def test_a_ware_that_is_looked_at_does_not_cover_its_heading(opened: Open, text: float) -> None:
    window = opened((1024, 576), text=text)
    ROAD_PICTURES["shop"](window)
    for spot in [spot for spot in window.game.scene.board.reach if spot.name.startswith("option:")]:
        window.point((spot.box.x, spot.box.y))
        window.step(12)
        check_parts(window, window.game.scene.root, pairs("tips: card", "card: card"))


def test_the_buttons_in_the_corner_have_one_order_in_a_fight_and_on_the_way(opened: Open) -> None:
    window = opened()
    orders = []
    for picture in ("map", "map_fight"):
        ROAD_PICTURES[picture](window)
        window.key("escape") if picture == "map_fight" else None
        spots = [window.game.scene.board.named(name) for name in ("log", "map", "deck", "pause")]
        orders.append([spot.box.x for spot in spots])
    assert orders[0] == orders[1] == sorted(orders[0])


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_sentences_that_come_and_go_leave_the_enemies_plates_and_all_above_them_free(
    opened: Open, size: tuple[int, int], text: float
) -> None:
    window = opened(size, text=text)
    show(window, crowded())
    window.game.toast.say("The relic Nail of the Drowned broke down.", "It was passed over, and the game goes on.")
    root = window.game.canvas.root
    assert "toast" in [part.name for part in parts(root)]
    check_parts(window, root, IN_A_FIGHT | pairs("toast: card forecast status fold bar"), cut=["card"])


@pytest.mark.parametrize("text", [1.0, 1.6])
def test_relics_lie_on_no_title_on_the_way(opened: Open, monkeypatch: pytest.MonkeyPatch, text: float) -> None:
    """Where titles stand as high as the relics, fewer are seen."""
    monkeypatch.setattr(road, "RELICS", tuple(load().relics))
    window = opened((1024, 576), text=text)
    for picture in ("map", "map_wandering", "card_choice", "shop", "rest", "event"):
        ROAD_PICTURES[picture](window)
        window.step()
        root = window.game.scene.root
        assert "fold" in [part.name for part in parts(root)], picture
        check_parts(window, root, (), only=["relic", "fold", "heading", "potion", "place", "hero", "turn", "button"])
