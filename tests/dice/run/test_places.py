"""Shops, fires, chests, temples, shrines, traps and hidden rooms (D14, D15, D23, D33, D36)."""

from collections import Counter

import msgspec
import pytest

from components.commands import Choose, EndTurn
from components.dice.effects import Practise
from components.dice.run_effects import GainBoon
from components.facts import BoonFaded, Interfered
from shadows.content.text.log_text import YOU, story
from shadows.games.dice import GAME
from shadows.picture.outcomes import Outcomes
from shadows.play.session import IllegalCommand, Session
from systems.dice.places import NODES, lay_boons
from systems.dice.tree import way
from systems.run.travel import enter_act
from tests.dice.run.roads import (
    asked,
    begun,
    choose,
    enter,
    gold,
    happen,
    hp,
    library,
    max_hp,
    meet,
    options,
    potions,
    relics,
    win,
)

PRICES = {"common": 30, "uncommon": 60, "rare": 100}


@pytest.mark.parametrize("kind", sorted(NODES))
def test_whatever_waits_at_a_node_is_told(kind: str) -> None:
    session = begun()
    encounter = next(iter(library().encounters)) if kind in ("enemy", "elite", "boss") else ""
    told = story(library(), enter(session, kind, encounter), session.names() | {session.world.player: YOU})
    assert told
    assert all(line.endswith((".", "!", "?")) for line in told)


def wares(session: Session, kind: str) -> list[tuple[str, int]]:
    return [(offer.id, offer.price) for offer in session.world.journey.offers if offer.kind == kind]


# --- shops --------------------------------------------------------------------------


def test_a_shop_has_three_relics_one_common_at_least_and_a_consumable_of_each_rarity() -> None:
    for seed in range(40):
        session = begun(seed=f"S{seed}")
        enter(session, "shop")
        found = wares(session, "relic")
        rarities = [library().relics[relic].rarity for relic, _ in found]
        assert len({relic for relic, _ in found}) == 3
        assert "common" in rarities
        assert [price for _, price in found] == [PRICES[one] for one in rarities]
        bottles = wares(session, "potion")
        assert [library().potions[one].rarity for one, _ in bottles] == ["common", "uncommon", "rare"]
        assert [price for _, price in bottles] == [20, 30, 40]


def test_a_shop_has_other_wares_brought_once_for_15_gold() -> None:
    session = begun(gold=500)
    enter(session, "shop")
    first = wares(session, "relic")
    choose(session, "restock")
    assert gold(session) == 485
    assert (len(wares(session, "relic")), len(wares(session, "potion"))) == (3, 3)
    assert wares(session, "relic") != first
    assert "restock" not in [option.kind for option in options(session)]


def test_what_costs_more_than_the_gold_is_not_sold() -> None:
    session = begun(gold=10)
    enter(session, "shop")
    assert {option.refusal for option in options(session) if option.price == 30} == {"It costs 30 Gold; you have 10."}
    question = session.look().question
    assert question is not None
    assert question.story == "I take coins, love. Not hope."


def test_who_can_pay_is_greeted() -> None:
    session = begun(gold=500)
    enter(session, "shop")
    question = session.look().question
    assert question is not None
    assert question.story == "He left me everything. You may have it."


def test_prices_and_wares_go_by_what_rules_make_of_them() -> None:
    """Bargain Bones: one relic more, and one at half its price."""
    nodes = library().nodes
    wide = next(node.id for node in nodes.values() if any(one.of == "bargains" for one in node.modifiers))
    session = begun(gold=500)
    session.world.growth.nodes.append(wide)
    session.world.rulebook.forget()
    enter(session, "shop")
    found = wares(session, "relic")
    assert len(found) == 4
    whole = [PRICES[library().relics[relic].rarity] for relic, _ in found]
    assert [price for _, price in found] == [whole[0] // 2, *whole[1:]]


def test_between_acts_the_ferry_sells_rare_relics_and_a_lesson() -> None:
    session = begun(gold=500)
    world = session.world
    world.queue.question = None
    enter_act(world, 1)
    session.go_on()
    assert asked(session) == "shop"
    assert [price for _, price in wares(session, "relic")] == [100, 100, 100, 60]
    assert len(wares(session, "potion")) == 2
    choose(session, "service")
    assert (asked(session), gold(session)) == ("practice", 500)
    choose(session, "Pair")
    assert (session.world.practice.chips, gold(session)) == ({"pair": 4}, 460)
    assert {"service", "restock"}.isdisjoint(option.kind for option in options(session))
    choose(session, "")
    assert asked(session) == "map"


def test_a_lesson_may_be_thought_better_of() -> None:
    session = begun(gold=500)
    session.world.queue.question = None
    enter_act(session.world, 2)
    session.go_on()
    choose(session, "service", "")
    assert (asked(session), gold(session), session.world.practice.chips) == ("shop", 500, {})


def parting(session: Session, *taken: str) -> str | None:
    """What is read by whoever leaves a shop after having taken these."""
    game = session.game
    follows = Outcomes(library(), game.questions, game.changes)
    told = None
    for one in (*taken, None):
        asked_now = session.look().question
        place = None
        if one is not None:
            place = next(option.place for option in options(session) if option.kind == one and not option.refusal)
        happened = session.submit(Choose(place))
        told = follows.follow(asked_now, Choose(place), happened, session.look(), session.names())
    return None if told is None else told.story


def test_a_keeper_has_a_word_for_whoever_leaves_with_nothing() -> None:
    empty, full = begun(gold=500), begun(gold=500)
    enter(empty, "shop")
    assert parting(empty) == "You'll be back. They mostly roll back."
    enter(full, "shop")
    assert parting(full, "relic") is None


# --- fires --------------------------------------------------------------------------


def test_sleep_heals_30_in_a_hundred_of_max_hp() -> None:
    session = begun(hp=10)
    enter(session, "rest")
    assert [option.name for option in options(session)] == ["Sleep", "Practise", "Watch the road"]
    choose(session, "Sleep")
    assert (hp(session), asked(session)) == (34, "map")


def test_what_raises_rests_adds_to_the_share() -> None:
    """30 + 5 in a hundred of 80 are 28."""
    warm = next(
        node.id
        for node in library().nodes.values()
        if any(one.of == "rest_heal" and one.add == 5 for one in node.modifiers)
    )
    session = begun(hp=10)
    session.world.growth.nodes.append(warm)
    session.world.rulebook.forget()
    enter(session, "rest")
    choose(session, "Sleep")
    assert hp(session) == 38


def test_practice_gives_a_hand_2_chips() -> None:
    session = begun()
    enter(session, "rest")
    choose(session, "Practise", "Full House")
    assert (session.world.practice.chips, asked(session)) == ({"full_house": 2}, "map")


def test_a_watched_boss_does_not_meddle_first() -> None:
    """The Crypt Guardian seals with its second action, and again with its sixth."""
    session = begun(hp=900, max_hp=900)
    enter(session, "rest")
    choose(session, "Watch the road")
    enter(session, "boss", "crypt_guardian")
    meddled = [fact for _ in range(6) for fact in session.submit(EndTurn()) if isinstance(fact, Interfered)]
    assert [fact.amount for fact in meddled] == [0, 2]


def test_an_elite_on_the_way_is_not_watched() -> None:
    session = begun(hp=900, max_hp=900)
    happen(session, GainBoon("watched_road"))
    enter(session, "enemy", "cave_spider")
    meddled = [fact for _ in range(4) for fact in session.submit(EndTurn()) if isinstance(fact, Interfered)]
    assert meddled[0].amount > 0


def test_what_a_watched_boss_does_stands_on_the_map_until_the_act_is_over() -> None:
    session = begun()

    def told() -> str:
        journey = session.look().journey
        assert journey is not None
        boss = next(node for node in journey.nodes if node.kind == "boss")
        return "".join(span.text for span in boss.text)

    first = next(node for node in session.world.journey.nodes if node.kind == "boss")
    moves = [
        move.name
        for foe in library().encounters[first.encounter].foes
        for phase in library().enemies[foe].phases
        for move in phase.cycle
    ]
    assert not any(move in told() for move in moves)
    enter(session, "rest")
    choose(session, "Watch the road")
    assert all(move in told() for move in moves)
    session.world.queue.question = None
    enter_act(session.world, 1)
    assert BoonFaded("watched_road") in session.go_on()
    assert session.world.boons.held == []


# --- chests -------------------------------------------------------------------------


def test_a_purist_meets_nothing_that_is_of_elements_alone() -> None:
    """All other events of the act have been met; still it is one of those."""
    session = begun(nodes=way(library(), [], "damage_b6"))
    meet(session, "falling_star")
    assert session.world.journey.event != "falling_star"
    other = begun()
    meet(other, "falling_star")
    assert other.world.journey.event == "falling_star"


@pytest.mark.parametrize(
    ("act", "event", "lot", "rarity"),
    [
        (1, "chest_of_the_depths", 64, "common"),
        (1, "chest_of_the_depths", 65, "uncommon"),
        (2, "chest_of_the_inferno", 34, "common"),
        (2, "chest_of_the_inferno", 79, "uncommon"),
        (2, "chest_of_the_inferno", 80, "rare"),
        (3, "chest_of_the_throne", 14, "common"),
        (3, "chest_of_the_throne", 84, "rare"),
    ],
)
def test_a_chest_holds_a_relic_of_its_act(act: int, event: str, lot: int, rarity: str) -> None:
    session = begun(act=act, rolls={"lots": [lot], "events": [0, 99]})
    meet(session, event)
    choose(session, "Open it")
    assert library().relics[relics(session)[-1]].rarity == rarity


@pytest.mark.parametrize(
    ("act", "event", "found", "left"),
    [(1, "chest_of_the_depths", 10, 140), (2, "chest_of_the_inferno", 0, 140), (3, "chest_of_the_throne", 15, 165)],
)
def test_or_gold(act: int, event: str, found: int, left: int) -> None:
    session = begun(act=act, rolls={"lots": [99, found], "events": [99]})
    meet(session, event)
    choose(session, "Open it")
    assert (gold(session), relics(session)) == (left, ["worn_compass"])


# --- temples and shrines ------------------------------------------------------------


def test_a_temple_shows_three_blessings_that_cost_more_in_later_acts() -> None:
    session = begun(act=3, gold=500)
    enter(session, "temple")
    found = session.world.journey.offers
    assert len({offer.id for offer in found}) == 3
    for offer in found:
        boon = library().boons[offer.id]
        assert boon.kind == "blessing"
        assert offer.price == (boon.price_gold + 20 if boon.price_gold else 0)
        assert offer.amount == 80 * boon.price_hp // 100


def shown(session: Session, kind: str, *boons: str) -> None:
    """Before these boons at a place."""
    world = session.world
    before = dict(world.library.boons)
    world.library = type(world.library)(
        **{
            **{name: getattr(world.library, name) for name in world.library.__struct_fields__},
            "boons": {boon: before[boon] for boon in boons},
        }
    )
    enter(session, kind)
    world.library.boons = before


def test_a_blessing_is_paid_with_gold() -> None:
    session = begun()
    shown(session, "temple", "whole_hand")
    choose(session, "whole_hand")
    assert (session.world.boons.held, gold(session), asked(session)) == (["whole_hand"], 60, "map")


def test_or_with_a_share_of_max_hp_of_which_1_must_be_left() -> None:
    """15 in a hundred of 80 are 12."""
    session = begun(hp=13)
    shown(session, "temple", "steady_flame")
    choose(session, "steady_flame")
    assert (session.world.boons.held, hp(session)) == (["steady_flame"], 1)
    poor = begun(hp=12)
    shown(poor, "temple", "steady_flame")
    assert options(poor)[0].refusal == "You would not survive losing 12 HP."
    with pytest.raises(IllegalCommand):
        poor.submit(Choose(0))


def test_nothing_need_be_bought() -> None:
    session = begun()
    enter(session, "temple")
    choose(session, "")
    assert (asked(session), session.world.boons.held) == ("map", [])


def test_a_shrine_gives_one_of_three_boons_by_weight() -> None:
    found: Counter[str] = Counter()
    for seed in range(120):
        session = begun(seed=f"B{seed}")
        enter(session, "shrine")
        names = [offer.id for offer in session.world.journey.offers]
        assert len(set(names)) == 3
        assert all(library().boons[name].kind == "boon" for name in names)
        found.update(names)
    assert found["second_breath"] < found["kindled_bone"]
    assert len(found) == 9


def test_what_is_given_once_a_run_is_shown_no_more() -> None:
    session = begun()
    happen(session, GainBoon("second_breath"))
    for _ in range(20):
        session.world.queue.question = None
        lay_boons(session.world, "boon", "shrine")
        assert "second_breath" not in [offer.id for offer in session.world.journey.offers]


def test_a_boon_does_at_once_what_it_does_then() -> None:
    session = begun()
    shown(session, "shrine", "deep_satchel")
    choose(session, "deep_satchel")
    assert len(session.world.belt.slots) == 4
    assert len(potions(session)) == 1


def test_a_run_without_elements_is_shown_none() -> None:
    purist = next(node.id for node in library().nodes.values() if "elements" in node.bars)
    session = begun()
    session.world.growth.nodes.append(purist)
    for _ in range(20):
        session.world.queue.question = None
        lay_boons(session.world, "boon", "shrine")
        assert {"kindled_bone", "keeping_flame"}.isdisjoint(offer.id for offer in session.world.journey.offers)


# --- traps --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "act", "damage", "pays"),
    [
        ("dart_gallery", 1, 8, 16),
        ("dart_gallery", 2, 12, 20),
        ("dart_gallery", 3, 16, 24),
        ("pressure_floor", 1, 8, 18),
        ("pressure_floor", 2, 12, 23),
        ("pressure_floor", 3, 16, 27),
        ("silent_vault", 1, 12, 12),
        ("silent_vault", 2, 18, 15),
        ("silent_vault", 3, 24, 18),
        ("even_scales", 1, 8, 22),
        ("even_scales", 2, 12, 28),
        ("even_scales", 3, 16, 33),
        ("flame_organ", 1, 8, 20),
        ("flame_organ", 2, 12, 25),
        ("flame_organ", 3, 16, 30),
    ],
)
def test_a_trap_pays_or_hurts_by_the_act(event: str, act: int, damage: int, pays: int) -> None:
    """Five sixes make Five of a Kind, 30, no 1, five even and five high ones; five ones none of it but the first."""
    passed = begun(act=act, rolls={"throws": [5] * 5})
    meet(passed, event)
    choose(passed, options(passed)[0].name, "")
    assert (gold(passed), hp(passed)) == (100 + pays, 80)
    failed = begun(act=act, rolls={"throws": [0, 0, 1, 2, 4]})
    meet(failed, event)
    choose(failed, options(failed)[0].name, "")
    assert (gold(failed), hp(failed)) == (100, 80 - damage)


@pytest.mark.parametrize(
    ("event", "act", "half"),
    [("dart_gallery", 1, 4), ("silent_vault", 2, 9), ("narrow_press", 1, 5), ("narrow_press", 2, 8)],
)
def test_who_goes_round_pays_half(event: str, act: int, half: int) -> None:
    session = begun(act=act)
    meet(session, event)
    choose(session, "Go round")
    assert (hp(session), asked(session)) == (80 - half, "map")


def test_who_would_not_survive_cannot_go_round_and_a_trap_leaves_1_hp() -> None:
    session = begun(hp=4, rolls={"throws": [0, 0, 1, 2, 4]})
    meet(session, "dart_gallery")
    assert options(session)[1].refusal == "You would not survive losing 4 HP."
    choose(session, "Walk through", "")
    assert hp(session) == 1


def test_a_trap_throws_the_dice_of_the_pool() -> None:
    session = begun("strategist", rolls={"throws": [5] * 6})
    meet(session, "dart_gallery")
    choose(session, "Walk through")
    assert len(options(session)) == 6


# --- hidden rooms -------------------------------------------------------------------


@pytest.mark.parametrize(("act", "rarity"), [(1, "uncommon"), (2, "rare"), (3, "rare")])
def test_a_chapel_holds_two_relics_of_the_next_rarity(act: int, rarity: str) -> None:
    session = begun(act=act)
    meet(session, "walled_chapel")
    choose(session, "Search the altar")
    assert [library().relics[option.id].rarity for option in options(session)] == [rarity] * 2
    wanted = options(session)[1].id
    choose(session, wanted)
    assert (relics(session)[-1], asked(session)) == (wanted, "map")


@pytest.mark.parametrize(("act", "left"), [(1, 150), (2, 165), (3, 180)])
def test_a_vault_holds_gold_and_a_consumable(act: int, left: int) -> None:
    session = begun(act=act)
    meet(session, "buried_vault")
    choose(session, "Take what he saved")
    assert (gold(session), len(potions(session))) == (left, 1)


def test_a_bench_gives_two_hands_4_chips() -> None:
    session = begun()
    meet(session, "dicemakers_bench")
    choose(session, "Sit down to work", "Pair", "Chance")
    assert session.world.practice.chips == {"pair": 4, "chance": 4}


def test_a_spring_heals_fully_and_gives_5_max_hp() -> None:
    session = begun(hp=2)
    meet(session, "warm_spring")
    choose(session, "Bathe")
    assert (hp(session), max_hp(session)) == (85, 85)


@pytest.mark.parametrize(("fall", "won"), [([2, 3], True), ([2, 2], False)])
def test_what_lies_in_the_cell_may_be_staked(fall: list[int], won: bool) -> None:
    """3 + 4 are 7."""
    session = begun(rolls={"throws": fall})
    meet(session, "gamblers_cell")
    choose(session, "Stake it")
    if won:
        assert library().relics[relics(session)[-1]].rarity == "uncommon"
    assert (len(relics(session)), gold(session)) == ((2, 100) if won else (1, 110))


def test_a_guard_is_told_and_fought_for_what_is_to_be_had_and_leaves_nothing() -> None:
    session = begun(hp=2)
    guard = next(one for one in library().encounters.values() if one.kind == "normal" and one.act == "depths")
    session.world.secrets.met = [one for one in library().events if one != "buried_vault"]
    enter(session, "hidden", guard.id)
    question = session.look().question
    assert question is not None
    assert question.story.endswith(f"{guard.name} guards it.")
    choose(session, "Take what he saved")
    assert session.world.clock.encounter == guard.id
    win(session)
    assert (gold(session), len(potions(session)), asked(session)) == (150, 1, "map")


def test_a_guard_lets_go_who_leaves() -> None:
    session = begun()
    guard = next(one for one in library().encounters.values() if one.kind == "normal" and one.act == "depths")
    enter(session, "hidden", guard.id)
    choose(session, "Leave")
    assert asked(session) == "map"


# --- where a run begins -------------------------------------------------------------


def test_a_run_begins_with_what_the_hero_and_the_tree_give() -> None:
    """30 Gold, and 10 of Inheritance; a node of 1 Gold a combat gives none yet."""
    trunk = [f"economy_t{number}" for number in range(1, 6)]
    session = Session.start("gambler", "TREE", game=GAME, library=library(), nodes=trunk)
    assert relics(session) == ["loaded_coin"]
    assert (potions(session), gold(session), asked(session)) == (["set_die"], 40, "map")


def test_a_choice_that_the_tree_gives_is_made_before_the_way() -> None:
    chooser = msgspec.structs.replace(library().nodes["economy_t1"], pickup=(Practise(2),))
    found = msgspec.structs.replace(library(), nodes={**library().nodes, "economy_t1": chooser})
    session = Session.start("gambler", "TREE", game=GAME, library=found, nodes=["economy_t1"])
    assert asked(session) == "practice"
    choose(session, "Pair")
    assert (session.world.practice.chips, asked(session)) == ({"pair": 2}, "map")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"nodes": ["nowhere"]}, "There is no node 'nowhere' in the tree."),
        ({"focus": ["fire"]}, "None of these nodes names elements."),
        ({"luck": 3}, "luck"),
    ],
)
def test_what_a_run_cannot_begin_with_is_refused(given: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Session.start("gambler", game=GAME, library=library(), **given)
