"""What comes and goes on the road, at its edges (R36, R38, R40, R52, R59, R62)."""

import json

import msgspec
import pytest

from components.amounts import Quantity
from components.deck.effects import AddToDeck, RemoveFromDeck, UpgradeCards
from components.effects import ChangeMaxHp, GainPotion, GainRelic, LoseGold
from components.facts import (
    CardRemoved,
    CardUpgraded,
    ChoiceTaken,
    GoldLost,
    Healed,
    MaxHpChanged,
    NothingLeft,
    PotionDiscarded,
    PotionGained,
)
from components.items import Relic
from components.prefabs import Library
from shadows import Session, sandbox
from shadows.games import load
from systems.run import gold as purse
from systems.run.pools import nearest_first
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
    meet,
    of,
    offers,
    options,
    potions,
    win,
    won,
)
from tests.systems.writing import Written, relic, status


def test_max_hp_that_cannot_fall_is_told_nothing_of() -> None:
    """R38: at least 1."""
    session = begun(hp=1, max_hp=1)
    assert of(happen(session, ChangeMaxHp(-15)), MaxHpChanged) == []
    assert hp(session) == (1, 1)


def test_relics_are_numbered_as_they_are_acquired() -> None:
    """R36"""
    session = begun()
    held = session.world.satchel.relics
    for relic_id in ("bloodstone", "greedy_imp"):
        happen(session, GainRelic(relic_id))
    numbers = [session.component(one, Relic).number for one in held]
    assert numbers == list(range(1, len(held) + 1))


def test_what_a_relic_does_on_pickup_comes_from_a_relic(written: Written) -> None:
    """R39"""
    library = written(relics=relic("salve", pickup="{heal: 4}"))
    session = begun(hp=10, library=library)
    assert of(happen(session, GainRelic("salve")), Healed) == [Healed(session.world.player, 4, "relic")]


def without(*kinds: str) -> Library:
    """The game's content less all potions or all Skills."""
    library = load()
    changed = {}
    if "potions" in kinds:
        changed["potions"] = {}
    if "skills" in kinds:
        changed["cards"] = {one: card for one, card in library.cards.items() if card.type != "skill"}
    return msgspec.structs.replace(library, **changed)


@pytest.mark.parametrize(
    ("effect", "kind"), [(GainPotion("random"), "potion"), (AddToDeck("skill"), "card")], ids=["potion", "card"]
)
def test_where_nothing_is_left_to_give_25_gold_come_instead(effect: GainPotion | AddToDeck, kind: str) -> None:
    """R36"""
    session = begun(gold=10)
    session.world.library = without("potions", "skills")
    assert of(happen(session, effect), NothingLeft) == [NothingLeft(kind)]
    assert gold(session) == 35


def test_a_random_potion_may_be_a_common_one() -> None:
    """Two of those that there are count as common here; the stream of potions picks one."""
    found = set()
    for number in range(20):
        session = begun(seed=f"BREW {number}")
        library = session.world.library
        common = ("firebomb", "blood_vial")
        session.world.library = msgspec.structs.replace(
            library,
            potions={
                one: msgspec.structs.replace(potion, rarity="common" if one in common else "rare")
                for one, potion in library.potions.items()
            },
        )
        happen(session, GainPotion("common"))
        found.update(potions(session))
    assert found == {"firebomb", "blood_vial", None}


def test_a_potion_that_waits_for_a_slot_is_saved_with_the_rest() -> None:
    """R40: it takes the second one's place after the game was closed and opened again."""
    session = begun(potions=["firebomb", "blood_vial", "dex_tonic"])
    happen(session, GainPotion("smoke_bomb"))
    session = Session.restore(json.loads(msgspec.json.encode(session.snapshot())))
    assert (asked(session).options, asked(session).least) == ([0, 1, 2], 0)
    facts = choose(session, "Blood Vial")
    assert facts == (PotionDiscarded(1, "blood_vial"), PotionGained(1, "smoke_bomb"))
    assert potions(session) == ["firebomb", "smoke_bomb", "dex_tonic"]


def test_cards_upgraded_at_random_are_told_in_the_order_of_the_deck() -> None:
    """R32: any two of three, each time from the stream of the events."""
    pairs = set()
    for number in range(30):
        session = begun(seed=f"FORGE {number}", deck=["strike", "wound", "defend", "hemorrhage"])
        before = dict(session.world.streams.states)
        pair = tuple(fact.prefab for fact in of(happen(session, UpgradeCards(2, at_random=True)), CardUpgraded))
        after = session.world.streams.states
        assert [stream for stream in after if after[stream] != before.get(stream)] == ["events"]
        pairs.add(pair)
    assert pairs == {("strike", "defend"), ("strike", "hemorrhage"), ("defend", "hemorrhage")}


@pytest.mark.parametrize("at_random", [True, False])
@pytest.mark.parametrize(("cards", "amount"), [(["strike+", "wound"], 1), (["strike"] * 3, Quantity(base=-1))])
def test_where_nothing_can_be_upgraded_nothing_is_asked(
    cards: list[str], amount: int | Quantity, at_random: bool
) -> None:
    """R32: upgraded cards and curses cannot; and less than one card is none."""
    session = begun(deck=cards)
    assert happen(session, UpgradeCards(amount, at_random)) == ()
    assert (deck(session), session.world.queue.question) == (cards, None)


@pytest.mark.parametrize("which", ["random", "chosen", "curses"])
def test_the_last_card_is_never_removed(which: str) -> None:
    """R59"""
    session = begun(deck=["doubt"])
    assert of(happen(session, RemoveFromDeck(which)), CardRemoved) == []
    assert deck(session) == ["doubt"]


def test_one_gold_can_be_lost_and_no_more_than_there_is() -> None:
    """R52"""
    session = begun(gold=3)
    assert of(happen(session, LoseGold(1)), GoldLost) == [GoldLost(1)]
    assert of(happen(session, LoseGold(9)), GoldLost) == [GoldLost(2)]
    assert of(happen(session, LoseGold(9)), GoldLost) == []
    assert gold(session) == 0


EVENT = """
crossing:
  name: The Crossing
  story: Something waits.
  choices:
    - {label: Bleed, do: [{lose_hp: 99, leave: 1}]}
    - {label: Pray, do: [{gain_gold: 5}]}
    - {label: Search, do: [{gain_potion: random}]}
    - {label: Leave}
"""


def test_only_what_would_kill_the_player_cannot_be_taken(written: Written) -> None:
    """R52: not a loss that leaves 1 HP; and a want of potion slots keeps no Gold away."""
    session = begun(hp=10, gold=0, library=written(events=EVENT))
    session.world.belt.slots.clear()
    meet(session, "crossing")
    refused = [(option.name, option.refusal) for option in options(session) if option.refusal]
    assert refused == [("Search", "You have no potion slots.")]
    assert choose(session, "Bleed")[0] == ChoiceTaken("crossing", 0)
    assert hp(session)[0] == 1


NUMB = "{of: gold, cap: 0}"


def test_gold_that_halves_to_nothing_cannot_be_taken_and_more_can(written: Written) -> None:
    """R62: half of 1 is 0, rounded down; of 5 it is 2."""
    group = "{name: Hunt, act: crypts, foes: [rat_swarm], gold: %s}\n"
    library = written(
        relics=relic("sieve", modifiers="{of: gold, times: 1/2}"),
        encounters="".join(f"hunt_{number}: {group % number}" for number in (0, 1, 5)),
    )
    poor = won("hunt_1", library=library, relics=["sieve"])
    assert options(poor)[0].refusal == "Nothing of it would reach you."
    assert options(won("hunt_5", library=library, relics=["sieve"]))[0].refusal == ""
    unpaid = won("hunt_0", library=library, relics=["greedy_imp"])
    assert [offer.kind for offer in offers(unpaid)] == ["potion", "cards"]


def test_what_keeps_all_gold_away_is_named(written: Written) -> None:
    """R37, R62: a relic, a status or a card in the hand; two that let some through alone are not."""
    library = written(
        relics=relic("ash", modifiers=NUMB)
        + "".join(relic(one, modifiers="{of: gold, times: 1/2000}") for one in ("a", "b")),
        statuses=status("numb", "debuff", modifiers=NUMB),
        cards=f"hole: {{name: Hole, type: curse, rarity: special, unplayable: true, where: hand, modifiers: {NUMB}}}\n",
    )

    def barred(**given: object) -> str:
        fight = sandbox(**{"hand": [], **given}, library=library)
        return purse.barred(fight.session.world)

    assert barred() == ""
    assert barred(relics=["ash"]) == "Ash keeps all Gold away."
    assert barred(player={"statuses": {"numb": 1}}) == "Numb keeps all Gold away."
    assert barred(hand=["hole"]) == "Hole keeps all Gold away."
    assert barred(relics=["a"]) == ""
    assert barred(relics=["a", "b"]) == "All Gold is kept away from you."


def test_a_usual_fight_pays_10_to_20_gold_and_with_a_chance_in_a_hundred_a_potion() -> None:
    """R49: both ends counted."""
    session = begun(rolls={"rewards": [10]})
    enter(session, "enemy", encounter="rat_swarm")
    dice = session.world.dice = Scripted({"rewards": [10]})
    win(session)
    assert [(stream, bound) for stream, bound in dice.asked if stream in ("rewards", "potions")][:2] == [
        ("rewards", 11),
        ("potions", 100),
    ]
    assert (offers(session)[0].kind, offers(session)[0].amount) == ("gold", 20)


def test_a_shop_has_no_wares_of_which_there_are_none() -> None:
    """R36, R51"""
    session = begun()
    session.world.library = msgspec.structs.replace(load(), potions={}, relics={})
    enter(session, "shop")
    assert {offer.kind for offer in offers(session)} == {"card", "removal"}


def test_where_a_rarity_is_empty_the_next_lower_and_then_the_next_higher_is_looked_at() -> None:
    """R59"""
    assert {rarity: nearest_first(rarity) for rarity in ("common", "uncommon", "rare")} == {
        "common": ["common", "uncommon", "rare"],
        "uncommon": ["uncommon", "common", "rare"],
        "rare": ["rare", "uncommon", "common"],
    }


def test_no_card_of_a_shop_is_rare_unless_the_dice_say_so() -> None:
    """R51: only a ruler's reward has one in any case."""
    session = begun(rolls={})
    enter(session, "shop")
    cards = [session.library.cards[offer.id].rarity for offer in offers(session) if offer.kind == "card"]
    assert cards[:3] == ["common"] * 3
