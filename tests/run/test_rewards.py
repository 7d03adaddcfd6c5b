"""What a won combat gives: Gold, potions, relics, cards (20, 6.3; R36, R37, R40, R49, R50, R59)."""

from collections import Counter
from itertools import product

import msgspec
import pytest

from components.body import Health
from components.commands import Choose, DiscardPotion, UsePotion
from components.effects import GainRelic
from components.facts import (
    ActBegan,
    CardGained,
    Healed,
    NothingLeft,
    PotionDiscarded,
    PotionGained,
    RelicGained,
    RunEnded,
)
from components.items import Relic
from shadows.content.text.wording import plain
from shadows.games import load
from shadows.play.session import IllegalCommand, Session
from systems.core.questions import ask
from systems.deck.pools import boss_relics
from systems.run import pools, rewards
from systems.run.travel import enter_node
from tests.run.chances import fit
from tests.run.playing import (
    Scripted,
    asked,
    begun,
    choose,
    deck,
    enter,
    gold,
    happen,
    hp,
    leave,
    of,
    offers,
    options,
    potions,
    refusal,
    relics,
    win,
    won,
)

NORMAL, ELITE, BOSS = "skeleton_warrior", "tomb_guardian", "lich_king"


def rolled(encounter: str, rolls=None, **given: object) -> list:
    """The offers that an encounter's rewards roll."""
    session = begun(**given)
    session.world.dice = Scripted(rolls)
    rewards.lay_out(session.world, encounter)
    return offers(session)


def kinds(laid) -> list[str]:
    return ["gold" if offer.kind == "gold" else "choice" if offer.cards else offer.kind for offer in laid]


# Gold


@pytest.mark.parametrize(
    ("encounter", "least", "most"), [(NORMAL, 10, 20), (ELITE, 25, 35), (BOSS, 50, 50), ("shadow_thief", 75, 75)]
)
def test_gold_is_random_in_its_range_with_both_ends(encounter: str, least: int, most: int) -> None:
    """All rolls, one by one; the Shadow Thief's 75 Gold are no roll (R46)."""
    sides = 1 if encounter == BOSS else 11
    amounts = [rolled(encounter, {"rewards": [roll]})[0].amount for roll in range(sides)]
    assert sorted(set(amounts)) == list(range(least, most + 1))


@pytest.mark.parametrize(("encounter", "paid"), [(NORMAL, 20), (ELITE, 35), (BOSS, 60), ("shadow_thief", 85)])
def test_greedy_imp_adds_10_to_each_won_combat_and_its_copy_10_more(encounter: str, paid: int) -> None:
    """R37; the lowest roll and 10."""
    assert rolled(encounter, relics=["greedy_imp"])[0].amount == paid
    assert rolled(encounter, relics=["greedy_imp"] * 2)[0].amount == paid + 10


def test_greedy_imp_adds_nothing_to_other_gold() -> None:
    session = won(ELITE, relics=["greedy_imp"])
    offers(session)[1].id, offers(session)[1].kind, offers(session)[1].amount = "relic", "gold", 25
    choose(session, "35 Gold")
    choose(session, "25 Gold")
    assert gold(session) == 99 + 35 + 25


def test_under_ectoplasm_gold_is_shown_with_the_reason_and_cannot_be_taken() -> None:
    """R37, R62: Gold becomes 0 and stays 0; with Greedy Imp the 10 are 20."""
    session = won(NORMAL, {"potions": [99]}, relics=["ectoplasm", "greedy_imp"])
    assert kinds(offers(session)) == ["gold", "choice"]
    assert refusal(session, "20 Gold") == "Ectoplasm keeps all Gold away."
    with pytest.raises(IllegalCommand, match=r"^Ectoplasm keeps all Gold away\.$"):
        choose(session, "20 Gold")


def test_r62_gold_that_lay_there_when_ectoplasm_was_taken_can_be_taken_no_more() -> None:
    session = won(NORMAL)
    assert refusal(session, "10 Gold") == ""
    happen(session, GainRelic("ectoplasm"))
    ask(session.world, "rewards")
    assert refusal(session, "10 Gold") == "Ectoplasm keeps all Gold away."
    assert gold(session) == 0


# Potions


@pytest.mark.parametrize(("encounter", "chance"), [(NORMAL, 40), (ELITE, 70)])
def test_a_potion_falls_with_its_chance(encounter: str, chance: int) -> None:
    """By all 100 rolls."""
    found = sum("potion" in kinds(rolled(encounter, {"potions": [roll]})) for roll in range(100))
    assert found == chance


def test_a_boss_drops_two_potions_and_every_potion_is_as_likely() -> None:
    names = sorted(load().potions)
    for first, second in product(range(8), repeat=2):
        laid = rolled(BOSS, {"potions": [99, 99, first, second]})
        assert [offer.id for offer in laid if offer.kind == "potion"] == [names[first], names[second]]


def test_a_potion_goes_into_the_first_free_slot() -> None:
    session = won(NORMAL, {"potions": [0, 1]}, potions=["firebomb"])
    choose(session, "Blood Vial")
    assert potions(session) == ["firebomb", "blood_vial", None]


def test_r40_a_potion_found_with_full_slots_takes_the_place_of_one_or_stays_lying_there() -> None:
    session = won(NORMAL, {"potions": [0, 1]}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    choose(session, "Blood Vial")
    look = session.look().question
    assert (look.kind, look.leave, [option.name for option in look.options]) == (
        *("potion_slot", "Leave Blood Vial"),
        ["Firebomb", "Dex Tonic", "Smoke Bomb"],
    )
    assert session.legal() == [Choose(0), Choose(1), Choose(2), Choose(None)]
    leave(session)
    assert potions(session) == ["firebomb", "dex_tonic", "smoke_bomb"]
    choose(session, "Blood Vial")
    facts = choose(session, "Dex Tonic")
    assert of(facts, PotionDiscarded) == [PotionDiscarded(1, "dex_tonic")]
    assert of(facts, PotionGained) == [PotionGained(1, "blood_vial")]
    assert potions(session) == ["firebomb", "blood_vial", "smoke_bomb"]
    assert "Blood Vial" not in [option.name for option in options(session)]


def test_r40_a_potion_can_be_thrown_away_before_the_new_one_is_taken() -> None:
    session = won(NORMAL, {"potions": [0, 1]}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    assert DiscardPotion(0) in session.legal()
    session.submit(DiscardPotion(0))
    choose(session, "Blood Vial")
    assert potions(session) == ["blood_vial", "dex_tonic", "smoke_bomb"]


# Relics


def weigh(relic_of, sides: int = 100) -> Counter:
    """How many of all rolls give each rarity."""
    return Counter(relic_of(roll) for roll in range(sides))


def test_an_elite_always_drops_a_relic_60_30_10() -> None:
    """R36, by all 100 rolls; a class relic counts as Uncommon."""
    relics_of = load().relics

    def tier(roll: int) -> str:
        (relic,) = [offer for offer in rolled(ELITE, {"relics": [roll]}) if offer.kind == "relic"]
        return pools.tier(relics_of[relic.id])

    assert weigh(tier) == {"common": 60, "uncommon": 30, "rare": 10}
    assert not any(offer.kind == "relic" for offer in rolled(NORMAL))


@pytest.mark.parametrize(
    ("hero", "uncommon"),
    [
        ("blood_reaper", ["eternal_hourglass", "sacrificial_dagger", "tome_of_dark_rituals"]),
        ("shadowmancer", ["eternal_hourglass", "tome_of_dark_rituals"]),
        ("hellforged", ["demon_horns", "eternal_hourglass", "tome_of_dark_rituals"]),
    ],
)
def test_class_relics_go_to_their_class_alone_and_count_as_uncommon(hero: str, uncommon: list[str]) -> None:
    session = begun(hero=hero)
    assert pools.offerable_relics(session.world, rarity="uncommon") == uncommon
    everything = pools.offerable_relics(session.world)
    assert not {"cursed_crown", "forgotten_knowledge"} & set(everything)
    assert len(everything) == 5 + len(uncommon) + 3


def test_relics_that_are_owned_are_left_out_while_any_other_is_left() -> None:
    common = ["ashen_armor", "bleeding_edge", "bloodstone", "cursed_amulet", "greedy_imp"]
    session = begun(relics=common[:3])
    assert pools.offerable_relics(session.world, rarity="common") == common[3:]
    # All Common ones are owned: the roll falls to the next higher rarity that has a new one (R59).
    everything = begun(relics=common)
    everything.world.dice = Scripted({"relics": [0]})
    table = load().rewards["elite"].relic_weights
    assert pools.random_relic(everything.world, "relics", table) == "eternal_hourglass"


def test_copies_come_when_all_are_owned_but_never_of_a_unique_one() -> None:
    """R36"""
    session = begun()
    owned = pools.offerable_relics(session.world)
    session = begun(relics=owned)
    again = pools.offerable_relics(session.world)
    assert again == [relic for relic in owned if relic != "vial_of_shadows"]
    assert len(owned) == len(again) + 1 == 11


def only(**kept: object):
    """The game's content with some kinds cut down."""
    return msgspec.structs.replace(load(), **kept)


def test_an_offer_with_nothing_left_to_give_is_25_gold_and_says_so() -> None:
    """R36"""
    vial = {"vial_of_shadows": load().relics["vial_of_shadows"]}
    session = begun(library=only(relics=vial), relics=["vial_of_shadows"], gold=0, rolls={})
    facts = happen(session, GainRelic("rare"))
    assert (of(facts, NothingLeft), gold(session)) == ([NothingLeft("relic")], 25)
    rewards.lay_out(session.world, ELITE)
    instead = options(session)[2]
    assert (instead.name, plain(instead.text)) == ("25 Gold", "No relic is left to give.")
    choose(session, "25 Gold")
    assert gold(session) == 50


def test_with_ectoplasm_the_gold_in_the_place_of_what_is_not_left_cannot_be_taken_either() -> None:
    """R36, R37, R62"""
    session = begun(library=only(relics={"ectoplasm": load().relics["ectoplasm"]}), relics=["ectoplasm"], rolls={})
    rewards.lay_out(session.world, ELITE)
    assert kinds(offers(session)) == ["gold", "potion", "gold", "choice"]
    assert refusal(session, "25 Gold") == "Ectoplasm keeps all Gold away."


# Cards


@pytest.mark.parametrize(
    ("encounter", "weights"),
    [(NORMAL, (60, 30, 10)), (ELITE, (50, 30, 20)), (BOSS, (60, 30, 10))],
)
def test_the_rarity_of_a_card_by_all_100_rolls(encounter: str, weights: tuple[int, int, int]) -> None:
    """After the Gold's roll comes the first card's rarity."""
    cards = load().cards

    def rarity(roll: int) -> str:
        (choice,) = [offer for offer in rolled(encounter, {"rewards": [0, roll]}) if offer.kind == "cards"]
        return cards[choice.cards[0]].rarity

    assert weigh(rarity) == dict(zip(("common", "uncommon", "rare"), weights, strict=True))


def test_three_different_cards_of_the_class_none_upgraded() -> None:
    """R49"""
    cards = load().cards
    for hero in load().heroes:
        pool = {card.id for card in cards.values() if card.hero == hero and card.pool == "hero"}
        assert len(pool) == 12
        offered = set()
        for seed in range(120):
            session = begun(hero=hero, seed=str(seed))
            rewards.lay_out(session.world, NORMAL)
            choice = offers(session)[-1].cards
            assert len(set(choice)) == 3
            offered |= set(choice)
        assert offered == pool


def dealt(encounter: str, seeds: int) -> list[list[str]]:
    """The rarities of the cards of so many rewards, from one seed's streams."""
    session = begun(seed="RARITIES")
    cards = session.library.cards
    found = []
    for _ in range(seeds):
        rewards.lay_out(session.world, encounter)
        (choice,) = [offer.cards for offer in offers(session) if offer.kind == "cards"]
        found.append([cards[card].rarity for card in choice])
    return found


@pytest.mark.parametrize(("encounter", "weights"), [(NORMAL, (60, 30, 10)), (ELITE, (50, 30, 20))])
def test_rarities_over_many_rewards(encounter: str, weights: tuple[int, int, int]) -> None:
    """The first card of each reward, of one fixed seed."""
    firsts = Counter(rarities[0] for rarities in dealt(encounter, 3000))
    observed = [firsts[rarity] for rarity in ("common", "uncommon", "rare")]
    assert fit(observed, [30 * weight for weight in weights])


def test_a_boss_offers_at_least_one_rare() -> None:
    """R49: P(no Rare by the dice) = 0.9³ = 72.9%, of which the last card is made Rare; the dice alone give more."""
    counts = Counter(rarities.count("rare") for rarities in dealt(BOSS, 2000))
    assert counts[0] == 0
    # One Rare: the first two are none (0.81; the last is then Rare, whatever falls) or just one of the three is.
    one = 0.81 + 2 * 0.1 * 0.9 * 0.9
    observed = [counts[1], 2000 - counts[1]]
    assert fit(observed, [2000 * one, 2000 * (1 - one)])


def with_cards(*names: str):
    """A content whose Blood Reaper has only these cards to find."""
    cards = {name: card for name, card in load().cards.items() if card.pool != "hero" or name in names}
    return only(cards=cards)


def test_r59_a_short_pool_offers_fewer_cards_never_the_same_twice() -> None:
    session = begun(library=with_cards("rend_flesh", "sanguine_strike"))
    rewards.lay_out(session.world, NORMAL)
    assert sorted(offers(session)[-1].cards) == ["rend_flesh", "sanguine_strike"]


@pytest.mark.parametrize(
    ("there", "roll", "card"),
    [
        (("life_tap", "rend_flesh"), 99, "rend_flesh"),  # Rare -> Uncommon
        (("life_tap",), 99, "life_tap"),  # Rare -> Uncommon -> Common
        (("life_tap", "blood_pact"), 60, "life_tap"),  # Uncommon -> Common
        (("blood_pact",), 60, "blood_pact"),  # Uncommon -> Common -> Rare
        (("rend_flesh", "blood_pact"), 0, "rend_flesh"),  # Common -> Uncommon
        (("blood_pact",), 0, "blood_pact"),  # Common -> Uncommon -> Rare
    ],
)
def test_r59_an_empty_rarity_falls_to_the_next_lower_then_the_next_higher(there, roll: int, card: str) -> None:
    session = begun(library=with_cards(*there), rolls={"rewards": [0, roll]})
    rewards.lay_out(session.world, NORMAL)
    assert offers(session)[-1].cards[0] == card


def test_a_card_is_chosen_or_skipped() -> None:
    session = won(NORMAL, {"potions": [99]})
    choose(session, "A card for your deck")
    assert (asked(session).kind, len(options(session))) == ("reward_card", 3)
    leave(session)
    assert [option.name for option in options(session)] == ["10 Gold", "A card for your deck"]
    choose(session, "A card for your deck")
    second = options(session)[1]
    facts = choose(session, second.name)
    assert [fact.prefab for fact in of(facts, CardGained)] == [second.id]
    assert deck(session)[-1] == second.id
    assert [option.name for option in options(session)] == ["10 Gold"]
    leave(session)
    assert (asked(session).kind, gold(session)) == ("map", 99)


# The order, and what a boss leaves


def test_the_order_is_gold_potions_relic_card() -> None:
    """R49"""
    assert kinds(rolled(NORMAL, {"potions": [0]})) == ["gold", "potion", "choice"]
    assert kinds(rolled(ELITE, {"potions": [0]})) == ["gold", "potion", "relic", "choice"]


def test_r50_a_boss_heals_fully_then_gives_gold_two_potions_a_card_and_one_of_three_boss_relics() -> None:
    session = begun(hp=3, rolls={})
    enter(session, "boss", encounter=BOSS)
    facts = win(session, {})
    assert [fact.amount for fact in of(facts, Healed)] == [67]
    assert [option.name for option in options(session)] == [
        *("50 Gold", "Bleeding Flask", "Bleeding Flask", "A card for your deck", "A relic of the ruler"),
    ]
    choose(session, "A relic of the ruler")
    assert [option.id for option in options(session)] == ["black_blood", "cursed_crown", "ectoplasm"]
    facts = choose(session, "Cursed Crown")
    assert [fact.prefab for fact in of(facts, RelicGained)] == ["cursed_crown"]
    assert "A relic of the ruler" not in [option.name for option in options(session)]


def test_r50_boss_relics_are_three_of_five_but_not_the_owned_and_may_be_skipped() -> None:
    every = {"black_blood", "cursed_crown", "ectoplasm", "philosophers_stone", "shadow_amulet"}
    seen: set[str] = set()
    for seed in range(40):
        session = begun(seed=str(seed))
        choice = boss_relics(session.world, "relics", 3)
        assert len(set(choice)) == 3
        seen |= set(choice)
    assert seen == every
    owner = begun(relics=["ectoplasm", "black_blood", "cursed_crown"])
    assert sorted(boss_relics(owner.world, "relics", 3)) == ["philosophers_stone", "shadow_amulet"]
    session = boss_won(0)
    leave(session)
    assert (relics(session), session.look().journey.act) == ([], 1)


def boss_won(act: int, **given: object) -> Session:
    """The boss of an act has just fallen."""
    session = begun(**given)
    session.world.journey.act = act
    last = len(session.world.journey.nodes) - 1
    bosses = [BOSS, "eldritch_treant", "archdemon"]
    session.world.journey.nodes[last].encounter = bosses[act]
    session.world.queue.question = None
    enter_node(session.world, last)
    session.go_on()
    win(session)
    return session


@pytest.mark.parametrize("act", [0, 1])
def test_after_the_boss_of_act_1_or_2_the_next_act_begins(act: int) -> None:
    session = boss_won(act)
    facts = leave(session)
    assert of(facts, ActBegan) == [ActBegan(act + 1)]
    assert (asked(session).kind, session.outcome) == ("map", "ongoing")


def test_sl_06_after_the_boss_of_act_3_the_run_is_won_without_a_reward() -> None:
    """R44, R49: also with a Hellhound alive; no Gold, cards or relics."""
    session = boss_won(2, gold=7)
    assert (session.outcome, gold(session), relics(session), offers(session)) == ("won", 7, [], [])
    assert [fact.outcome for fact in of(session.history, RunEnded)] == ["won"]
    assert session.legal() == []
    assert (session.look().phase, session.look().outcome) == ("over", "won")


def test_ec_06_the_full_heal_comes_before_the_amulet() -> None:
    """70/70 after the Lich King, then max HP − 15: 55/55; a Rest heals floor(13.75) = 13: 40 -> 53; a Vial 50 -> 55."""
    session = boss_won(0, hp=12)
    assert hp(session) == (70, 70)
    session.world.journey.offers[-1].cards[:] = ["shadow_amulet"]
    choose(session, "A relic of the ruler")
    choose(session, "Shadow Amulet")
    assert hp(session) == (55, 55)
    session.component(session.world.player, Health).hp = 40
    enter(session, "rest")
    choose(session, "Rest")
    assert hp(session) == (53, 55)
    session.component(session.world.player, Health).hp = 50
    session.world.belt.slots[0] = "blood_vial"
    enter(session, "enemy", encounter="rat_swarm")
    session.submit(UsePotion(0))
    assert hp(session) == (55, 55)


def test_relics_act_in_the_order_in_which_they_were_acquired_over_fights() -> None:
    """R9: the numbers go on after each fight."""
    session = won(NORMAL, relics=["ashen_armor", "bloodstone"])
    happen(session, GainRelic("greedy_imp"))
    world = session.world
    assert [session.component(relic, Relic).number for relic in world.satchel.relics] == [1, 2, 3]
    assert relics(session) == ["ashen_armor", "bloodstone", "greedy_imp"]
