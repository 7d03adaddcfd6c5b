"""What a won fight of the dice game gives: Gold, and one of a relic, a consumable and a gift (section 7, D15, D33)."""

from collections import Counter

import pytest

from components.body import Health
from components.commands import Choose
from components.run import Offer
from shadows.play.session import Session
from systems.combat.setup import give_relics
from systems.dice.offers import offered
from systems.run.pools import owned_relics
from tests.dice.run.roads import asked, begun, choose, gold, hp, library, options, potions, relics, won

FIGHTS = {
    kind: next(one.id for one in library().encounters.values() if one.kind == kind and one.act == "depths")
    for kind in ("normal", "elite", "boss")
}


def offers(session: Session) -> dict[str, Offer]:
    return {offer.kind: offer for offer in session.world.journey.offers}


def rarity(relic: str) -> str:
    return library().relics[relic].rarity


@pytest.mark.parametrize(
    ("kind", "least", "most", "relic"), [("normal", 10, 16, "common"), ("elite", 22, 32, "uncommon")]
)
def test_gold_and_one_of_a_relic_a_consumable_and_a_gift(kind: str, least: int, most: int, relic: str) -> None:
    paid, gifts = set(), set()
    for seed in range(60):
        session = begun(seed=f"R{seed}")
        won(session, FIGHTS[kind])
        found = offers(session)
        assert list(found) == ["gold", "relic", "potion", "gift"]
        assert rarity(found["relic"].id) == relic
        assert [offer.either for offer in found.values()] == [False, True, True, True]
        paid.add(found["gold"].amount)
        gifts.add((found["gift"].id, found["gift"].amount))
    assert least <= min(paid)
    assert max(paid) <= most
    assert len(paid) > 5
    assert {gift for gift, _ in gifts} == {"draught", "trinket", "kindled"}
    assert {amount for _, amount in gifts} == set(range(8, 16))


@pytest.mark.parametrize("taken", ["relic", "potion", "gift"])
def test_of_the_three_only_one_is_had(taken: str) -> None:
    session = begun()
    won(session, FIGHTS["normal"])
    choose(session, taken)
    assert [option.kind for option in options(session)] == ["gold"]
    choose(session, "gold", "")
    assert asked(session) == "map"


def test_a_boss_gives_60_gold_a_rare_relic_and_all_hp_and_no_gift() -> None:
    session = begun(hp=3)
    won(session, FIGHTS["boss"])
    found = offers(session)
    assert list(found) == ["gold", "relic"]
    assert (found["gold"].amount, rarity(found["relic"].id), hp(session)) == (60, "rare", 80)


def test_an_empty_pool_of_a_rarity_is_30_gold() -> None:
    session = begun()
    every = [relic.id for relic in library().relics.values() if relic.rarity == "common"]
    give_relics(session.world, every)
    won(session, FIGHTS["normal"])
    instead = next(offer for offer in session.world.journey.offers if offer.id == "relic")
    assert (instead.kind, instead.amount, instead.either) == ("gold", 30, True)


def skipped(session: Session, gift: str, amount: int = 10) -> None:
    won(session, FIGHTS["normal"])
    session.world.journey.offers[3] = Offer("gift", gift, amount, either=True)
    choose(session, "gift")


@pytest.mark.parametrize(("before", "after", "paid"), [(50, 62, 110), (75, 80, 110), (80, 80, 116)])
def test_a_flask_heals_12_or_is_6_gold_at_full_hp(before: int, after: int, paid: int) -> None:
    """The Wanderer's compass heals 3 after the fight: it is set anew."""
    session = begun()
    won(session, FIGHTS["normal"])
    session.component(session.world.player, Health).hp = before
    session.world.journey.offers[3] = Offer("gift", "draught", 10, either=True)
    choose(session, "gift")
    assert (hp(session), gold(session)) == (after, paid)


def test_a_trifle_is_a_common_consumable_or_10_gold() -> None:
    session = begun()
    skipped(session, "trinket")
    (found,) = potions(session)
    assert (library().potions[found].rarity, gold(session)) == ("common", 110)
    full = begun(potions=["prism", "prism", "prism"])
    skipped(full, "trinket")
    assert (potions(full), gold(full)) == (["prism"] * 3, 120)


def test_a_wick_lasts_three_combats() -> None:
    session = begun()
    skipped(session, "kindled")
    assert session.world.boons.left == {"kindled_wick": 3}
    for left in ({"kindled_wick": 2}, {"kindled_wick": 1}, {}):
        session.submit(Choose(None))
        won(session, FIGHTS["normal"])
        assert session.world.boons.left == left
    assert session.world.boons.held == []


def test_no_relic_is_offered_twice_and_none_of_the_heroes() -> None:
    session = begun()
    world = session.world
    assert owned_relics(world) == ["worn_compass"]
    signature = [relic for relic in library().relics.values() if relic.hero]
    assert [offered(world, relic) for relic in signature] == [0] * 7


def test_what_is_of_use_early_is_offered_more_in_the_first_act_and_less_in_the_last() -> None:
    early = next(relic for relic in library().relics.values() if relic.early)
    late = next(relic for relic in library().relics.values() if relic.rarity == "common" and not relic.early)
    for act, parts in ((1, 3), (2, 2), (3, 1)):
        session = begun(act=act)
        assert (offered(session.world, early), offered(session.world, late)) == (parts, 2)


def test_consumables_come_by_their_rarity() -> None:
    """55 in a hundred are common, 33 uncommon, 12 rare: of 300 some 165, 99, 36."""
    found: Counter[str] = Counter()
    for seed in range(300):
        session = begun(seed=f"C{seed}")
        won(session, FIGHTS["normal"])
        found[library().potions[offers(session)["potion"].id].rarity] += 1
    assert 130 < found["common"] < 200
    assert 70 < found["uncommon"] < 130
    assert 15 < found["rare"] < 60


def test_what_is_taken_of_a_relic_is_carried() -> None:
    session = begun()
    won(session, FIGHTS["elite"])
    wanted = offers(session)["relic"].id
    choose(session, wanted)
    assert relics(session) == ["worn_compass", wanted]


def test_what_a_run_bars_is_offered_nowhere() -> None:
    """The Purist takes no elements: none of their relics and consumables, and a flask in place of the wick."""
    purist = next(node.id for node in library().nodes.values() if node.bars == ("elements",))
    gifts = set()
    for seed in range(40):
        session = begun(seed=f"P{seed}")
        session.world.growth.nodes.append(purist)
        won(session, FIGHTS["elite"])
        found = offers(session)
        assert "elements" not in library().relics[found["relic"].id].about
        assert "elements" not in library().potions[found["potion"].id].about
        gifts.add(found["gift"].id)
    assert gifts == {"draught", "trinket"}
