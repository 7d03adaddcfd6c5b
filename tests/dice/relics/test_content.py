"""The relics and consumables of the document: how many there are of each kind, and what is said of them (D17, D34)."""

from collections import Counter

import pytest

from components.dice.dice import ELEMENTS, InterferenceName
from shadows.content.text.wording import marked
from tests.dice.relics.fights import library

RELICS = list(library().relics.values())
OFFERED = [relic for relic in RELICS if relic.rarity != "class"]


def test_there_are_76_relics_and_a_signature_for_each_hero() -> None:
    assert Counter(relic.rarity for relic in RELICS) == {"common": 40, "uncommon": 22, "rare": 14, "class": 7}
    signatures = [relic for relic in RELICS if relic.rarity == "class"]
    assert sorted(relic.hero for relic in signatures) == sorted(library().heroes)
    for relic in signatures:
        assert library().heroes[relic.hero].relics == (relic.id,)


def test_every_relic_that_is_offered_has_a_family_and_all_are_there() -> None:
    families = Counter(relic.family for relic in OFFERED)
    assert families["elemental"] == 15
    assert set(families) == {"scoring", "pool", "rule", "turn", "scaling", "utility", "joker", "elemental"}


def test_purist_and_iron_will_bar_what_is_of_no_use_to_them() -> None:
    elemental = {relic.id for relic in OFFERED if relic.family == "elemental"}
    assert {relic.id for relic in OFFERED if "elements" in relic.about} == elemental
    assert {relic.id for relic in OFFERED if "rerolls" in relic.about} == {
        "second_breath",
        "misers_hourglass",
        "idle_hands",
        "patient_noose",
        "third_hand",
        "blood_tithe",
    }
    assert {one.id for one in library().potions.values() if one.about} == {"elemental_charge", "tempering", "prism"}


@pytest.mark.parametrize("kind", ["relics", "potions", "boons", "statuses"])
def test_everything_says_what_it_does(kind: str) -> None:
    assert all(prefab.text for prefab in library().shelf(kind).values())


def test_every_relic_and_consumable_has_a_line_of_its_own() -> None:
    lines = [thing.flavour for thing in (*RELICS, *library().potions.values())]
    assert all(lines)
    assert len({*lines}) == len(lines)


@pytest.mark.parametrize(
    ("rarity", "price", "ids"),
    [
        ("common", 20, {"flip", "purify", "shatter"}),
        ("uncommon", 30, {"add_die", "reforge", "elemental_charge", "tempering"}),
        ("rare", 40, {"set_die", "clone", "prism"}),
    ],
)
def test_consumables_cost_by_their_rarity(rarity: str, price: int, ids: set[str]) -> None:
    found = [one for one in library().potions.values() if one.rarity == rarity]
    assert {one.id for one in found} == ids
    assert {one.price for one in found} == {price}


def test_temples_and_shrines_have_nine_each_and_temples_ask_a_price() -> None:
    boons = library().boons.values()
    assert Counter(boon.kind for boon in boons) == {"blessing": 9, "boon": 9, "omen": 7}
    assert {boon.id: boon.price_gold or -boon.price_hp for boon in boons if boon.kind == "blessing"} == {
        "whole_hand": 40,
        "steady_flame": -15,
        "warm_blood": 45,
        "four_winds": 35,
        "second_thought": -12,
        "thick_skin": 40,
        "heavy_fist": -12,
        "closed_wound": 45,
        "loud_thunder": 30,
    }
    assert {boon.id: boon.weight for boon in boons if boon.kind == "boon"} == {
        "second_breath": 1,
        "filed_face": 2,
        "kindled_bone": 3,
        "carvers_mark": 3,
        "stone_skin": 3,
        "long_memory": 3,
        "deep_satchel": 2,
        "blind_witness": 2,
        "keeping_flame": 3,
    }
    assert [boon.id for boon in boons if boon.once] == ["second_breath"]


def test_every_way_of_meddling_and_every_element_is_a_term_that_is_explained() -> None:
    terms = library().keywords
    assert {*InterferenceName.__args__, *ELEMENTS} <= terms.keys()  # type: ignore[attr-defined]
    assert all(term.text for term in terms.values())


def test_terms_in_the_texts_of_relics_are_explained() -> None:
    text = marked(library(), library().relics["sooty_almanac"].text)
    assert [(span.text, span.ref) for span in text if span.ref] == [
        ("element", "element"),
        ("combo", "combo"),
        ("chips", "chips"),
    ]
