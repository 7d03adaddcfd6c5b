"""What came of a decision is seen where it was made, and only then the next question is asked."""

from typing import get_args

import msgspec
import pytest

from components.commands import Abandon, DiscardPotion
from components.deck.effects import AddToDeck, UpgradeCards
from components.effects import GainGold, GainPotion, GainRelic, LoseHp
from components.run_prefabs import EventChoice
from shadows.games import load
from shadows.picture.outcomes import ChangeLook, Kind
from shadows.play.session import Session
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.run.questions.outcome import OutcomePage
from shadows.view.run.reaction import answer_to
from shadows.view.run.result import Result
from shadows.view.run.road import Road
from tests.run.playing import begun, enter, meet
from tests.view.fights import Open
from tests.view.layout import check_layout, texts_of
from tests.view.test_gamepad import Hand
from tests.view.test_road import kinds, walk

SOONER_OR_LATER = 400
"""Frames in which everything has come to its end."""


def at(window: Offscreen, event: str, **given: object) -> tuple[Road, Session]:
    """Before an event."""
    session = begun(**given)
    meet(session, event)
    return walk(window, session), session


def kinds_or_none(road: Road) -> str:
    """What is asked, if anything is."""
    return road.question.kind if road.question is not None else ""


def story(road: Road) -> str:
    """The line that is read."""
    assert road.outcome is not None
    assert road.outcome.story in " ".join(texts_of(road.root)).replace("\n", " ")
    return road.outcome.story


def settle(window: Offscreen, road: Road) -> None:
    """Let pass what is on its way, without drawing it."""
    for _ in range(SOONER_OR_LATER):
        if not len(road.tweens):
            return
        window.game.frame(0.05)
    pytest.fail("it never comes to its end")


@pytest.mark.parametrize(
    ("roll", "result", "words"), [(0, "gold", ["−30 Gold", "+60 Gold"]), (99, "story", ["−30 Gold"])]
)
def test_a_bet_has_an_outcome_in_the_place_where_it_was_made(
    opened: Open, roll: int, result: str, words: list[str]
) -> None:
    window = opened()
    road, session = at(window, "impish_gambler", rolls={"events": [roll]})
    place = window.game.stage
    window.click(window.spot("option:0"))
    assert story(road) == getattr(session.library.events["impish_gambler"].choices[0].outcome, result)
    assert [text for text in texts_of(road.root) if text[0] in "+−"] == words
    assert (road.what, road.way, window.game.stage) == ("impish_gambler", None, place)
    window.click(window.spot("continue"))
    assert road.outcome is None
    assert kinds(road) == "map"


@pytest.mark.parametrize("key", ["enter", "space", "e"])
def test_one_goes_on_by_keys(opened: Open, key: str) -> None:
    window = opened()
    road, _ = at(window, "cursed_spring")
    window.key("2")
    assert road.outcome is not None
    window.key(key)
    assert kinds(road) == "map"


def test_one_goes_on_by_a_gamepad(opened: Open) -> None:
    window = opened()
    road, _ = at(window, "cursed_spring")
    hand = Hand(window)
    hand.press("dpad_down", "dpad_down", "face_a")
    assert road.outcome is not None
    hand.press("face_a")
    assert kinds(road) == "map"


def test_a_card_is_shown_that_was_gained_removed_or_became_another(opened: Open) -> None:
    window = opened()
    road, _ = at(window, "the_forgotten_altar", hp=40)
    window.key("2")
    assert {"+10 HP", "50 / 70", "Doubt joins your deck"} <= set(texts_of(road.root))
    road, _ = at(window, "impish_gambler", deck=["strike", "strike"])
    window.key("2")
    assert "Strike leaves your deck" in texts_of(road.root)
    session = begun(deck=["strike", "defend"])
    enter(session, "rest")
    road = walk(window, session)
    road.choose(1)
    assert road.outcome is None, "a card is still to be chosen"
    road.choose(1)
    assert "Defend is upgraded" in texts_of(road.root)
    assert road.what == "rest"


def test_relics_and_potions_are_shown_with_what_they_do(opened: Open) -> None:
    window = opened()
    road, session = at(window, "shadowy_peddler", rolls={"potions": [0], "relics": [0]})
    window.key("2")
    look = session.look()
    gained = [look.potions[0].name, look.relics[-1].name]
    assert [text for text in texts_of(road.root) if text in gained] == gained


def test_a_fight_that_a_choice_leads_to_waits_until_the_line_is_read(opened: Open) -> None:
    window = opened()
    road, session = at(window, "shadowy_peddler")
    window.key("3")
    assert window.game.scene is road
    assert session.look().foes
    assert "Turn 1" not in texts_of(road.root)
    window.key("enter")
    assert isinstance(window.game.scene, Combat)


def test_what_nobody_wrote_a_line_for_is_told_by_what_changed_and_a_bare_leave_asks_nothing(opened: Open) -> None:
    choices = (EventChoice("Take it", load().events["impish_gambler"].choices[0].do), EventChoice("Leave"))
    bare = msgspec.structs.replace(load().events["impish_gambler"], choices=choices)
    library = msgspec.structs.replace(load(), events=load().events | {"impish_gambler": bare})
    window = opened()
    road, _ = at(window, "impish_gambler", library=library, rolls={"events": [0]})
    window.key("1")
    assert "You lose 30 Gold. You gain 60 Gold." in " ".join(texts_of(road.root)).replace("\n", " ")
    road, _ = at(window, "impish_gambler", library=library)
    window.key("2")
    assert kinds(road) == "map"


def test_the_first_press_shows_all_of_it_and_the_next_goes_on(opened: Open) -> None:
    window = opened(speed=1)
    road, _ = at(window, "the_forgotten_altar", hp=40)
    window.game.tweens.finish()
    road.tweens.finish()
    window.key("2")
    assert len(road.tweens)
    window.key("enter")
    assert road.outcome is not None
    assert not len(road.tweens)
    assert "50 / 70" in texts_of(road.root)
    window.key("enter")
    assert kinds(road) == "map"


@pytest.mark.parametrize("choices", [(0,), (1, 0), (2, 0)], ids=["rest", "forge", "meditate"])
def test_it_ends_alike_at_every_speed_hurried_or_with_reduced_motion(opened: Open, choices: tuple[int, ...]) -> None:
    ends = []
    for kept in ({"speed": 0}, {"speed": 1}, {"speed": 4}, {"speed": 1, "calm": True}):
        window = opened(**kept)
        session = begun(hp=30, deck=["strike", "defend"])
        enter(session, "rest")
        road = walk(window, session)
        for choice in choices:
            road.choose(choice)
        settle(window, road)
        faces = [tuple(node.get_net_transform().get_pos()) for node in road.root.find_all_matches("**/card")]
        shades = [node.get_color_scale() for node in road.root.find_all_matches("**/card")]
        ends.append((texts_of(road.root), faces, shades))
        window.close()
    assert ends[0] == ends[1] == ends[2] == ends[3]


def test_hp_are_counted_up_on_the_way(opened: Open) -> None:
    window = opened(speed=1)
    session = begun(hp=30)
    enter(session, "rest")
    road = walk(window, session)
    road.tweens.finish()
    road.choose(0)
    seen = []
    for _ in range(60):
        window.game.frame(0.05)
        seen += [int(text.split(" / ")[0]) for text in texts_of(road.root) if text.endswith(" / 70")]
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (30, 47)
    assert len(set(seen)) > 5


def test_the_keeper_of_a_shop_says_something_about_a_sale_and_the_next_is_asked_at_once(opened: Open) -> None:
    window = opened()
    session = begun(gold=999)
    enter(session, "shop")
    road = walk(window, session)
    shop = session.library.shops["shop"]
    words = lambda: " ".join(texts_of(road.root)).replace("\n", " ")  # noqa: E731
    assert shop.flavour in words()
    road.choose(0)
    assert shop.sold.card in words()
    assert kinds(road) == "shop"
    assert f"“{shop.sold.card}”" in road.log


def test_a_run_that_is_abandoned_while_an_outcome_is_read_is_over_and_a_potion_can_be_thrown_away(opened: Open) -> None:
    window = opened()
    road, session = at(window, "the_forgotten_altar", hp=40, potions=["blood_vial"])
    window.key("2")
    road.submit(DiscardPotion(0))
    assert road.outcome is not None
    assert session.world.belt.slots[0] is None
    road.submit(Abandon())
    assert isinstance(window.game.scene, Result)


VIEWS = [((1024, 576), 1.6), ((1280, 720), 1.0), ((1600, 1200), 1.3), ((2560, 1080), 1.0)]


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_everything_of_an_outcome_is_inside_the_window_and_no_two_texts_overlap(
    opened: Open, size: tuple[int, int], text: float
) -> None:
    window = opened(size, text=text)
    for event, choice, rolls in (
        ("the_forgotten_altar", 0, {"relics": [0]}),
        ("the_forgotten_altar", 1, {}),
        ("shadowy_peddler", 1, {}),
        ("restless_dead", 0, {}),
        ("ancient_library", 1, {}),
        ("cursed_spring", 0, {}),
    ):
        road, _ = at(window, event, hp=40, deck=[*["strike"] * 4, "doubt", "doubt", "doubt"], rolls=rolls)
        road.choose(choice)
        assert isinstance(road.asked, OutcomePage)
        check_layout(window, road)
    for choices in ((0,), (1, 0), (2, 0)):
        session = begun(hp=30)
        enter(session, "rest")
        road = walk(window, session)
        for choice in choices:
            road.choose(choice)
        check_layout(window, road)


@pytest.mark.parametrize("text", [1.0, 1.6])
def test_however_much_comes_of_a_decision_it_finds_room(opened: Open, text: float) -> None:
    """Twelve relics, two potions, five cards gained and all others upgraded, as a mod may have it."""
    relics = tuple(GainRelic(relic) for relic in list(load().relics)[:12])
    rest = (*[GainPotion("random")] * 2, *[AddToDeck("strike")] * 5, LoseHp(3), GainGold(900))
    hoard = EventChoice("Take it all", (*relics, *rest, UpgradeCards(10, at_random=True)))
    event = msgspec.structs.replace(load().events["cursed_spring"], choices=(hoard, EventChoice("Leave")))
    library = msgspec.structs.replace(load(), events=load().events | {"cursed_spring": event})
    window = opened((1280, 720), text=text)
    road, _ = at(window, "cursed_spring", library=library, deck=["strike", "defend"] * 5)
    road.choose(0)
    while kinds_or_none(road) == "remove":
        road.choose(0)
    check_layout(window, road)
    seen = {spot.name for spot in road.board.reach if spot.name.startswith("change:")}
    assert {f"change:{effect.relic}" for effect in relics} <= seen


def test_a_place_has_an_answer_to_every_change() -> None:
    for kind in get_args(Kind):
        for amount in (-1, 0, 1):
            assert answer_to(ChangeLook(kind, amount=amount)).sound
