"""Terms in texts, and what explains them."""

import msgspec

from components.effects import GainPotion, GainRelic
from shadows.content.text.spans import Span
from shadows.content.text.wording import (
    card_text,
    effect_text,
    effects_text,
    marked,
    plain,
    relic_text,
    status_text,
    tips,
)
from shadows.games import load


def test_a_hand_written_text_wins_and_its_terms_and_numbers_are_marked() -> None:
    library = load()
    card = msgspec.structs.replace(library.cards["strike"], text="Deal 6 damage, or 12 to what has Bleed.")
    assert card_text(library, card) == (
        Span("Deal "),
        Span("6", "number"),
        Span(" damage, or "),
        Span("12", "number"),
        Span(" to what has "),
        Span("Bleed", "keyword", "bleed"),
        Span("."),
    )


def test_the_longest_term_is_taken_and_only_whole_words_are() -> None:
    terms = [
        span.ref for span in marked(load(), "Temporary Strength, Imp Claw+ and Blockade: Blocks no Block") if span.ref
    ]
    assert terms == ["temporary_strength", "imp_claw+", "block"]


def test_a_term_may_have_other_words_than_its_name() -> None:
    library = load()
    block = msgspec.structs.replace(library.keywords["block"], forms=("blocked", "Bleed"))
    changed = msgspec.structs.replace(library, keywords={**library.keywords, "block": block})
    found = [(span.text, span.ref) for span in marked(changed, "Block is blocked by Bleed, not unblocked") if span.ref]
    assert found == [("Block", "block"), ("blocked", "block"), ("Bleed", "bleed")]


def test_stacks_stand_in_a_status_text() -> None:
    library = load()
    text = status_text(library, library.statuses["poison"], 4)
    assert plain(text) == "Loses 4 HP at the start of the turn, then Poison falls by 1."
    assert Span("4", "number") in text


def test_stacks_below_0_have_a_real_minus_in_a_status_text() -> None:
    """R16"""
    library = load()
    text = status_text(library, library.statuses["strength"], -3)
    assert plain(text) == "Adds −3 to the damage of every attack hit."


def test_each_term_is_explained_once_in_order() -> None:
    library = load()
    found = tips(library, card_text(library, library.cards["shadow_bolt"]))
    assert [(tip.kind, tip.id, tip.name) for tip in found] == [("status", "weak", "Weak")]
    assert plain(found[0].text) == "Attacks deal 25% less damage. Turns left: X."


def test_terms_of_a_card_that_is_named_are_explained_too() -> None:
    library = load()
    found = tips(library, card_text(library, library.cards["infernal_pact"]))
    assert [(tip.kind, tip.id) for tip in found] == [
        ("keyword", "energy"),
        ("card", "imp_claw"),
        ("keyword", "exhaust"),
    ]
    assert plain(found[1].text) == "Deal 4 damage. Exhaust."


def test_a_term_that_nothing_explains_has_no_tip() -> None:
    assert tips(load(), (Span("Frost", "keyword", "frost"), Span("plain"))) == ()


def test_every_term_of_every_text_is_explained() -> None:
    library = load()
    texts = [card_text(library, card) for card in library.cards.values()]
    texts += (relic_text(library, relic) for relic in library.relics.values())
    texts += (status_text(library, status, 2) for status in library.statuses.values())
    texts += (effects_text(library, choice.do) for event in library.events.values() for choice in event.choices)
    known = {**library.cards, **library.statuses, **library.keywords, **library.relics, **library.potions}
    refs = {span.ref for text in texts for span in text if span.ref}
    assert refs
    assert refs <= set(known)


def test_a_relic_or_potion_that_an_event_names_is_explained() -> None:
    library = load()
    (relic,) = tips(library, effect_text(library, GainRelic("forgotten_knowledge")))[:1]
    assert (relic.kind, relic.name) == ("relic", "Forgotten Knowledge")
    assert plain(relic.text) == "Gain 1 Energy at the start of each turn. Fades after your next combat."
    potion, *terms = tips(library, effect_text(library, GainPotion("cursed_brew")))
    assert (potion.kind, plain(potion.text)) == ("potion", "Apply 3 Vulnerable to ALL enemies.")
    assert [term.id for term in terms] == ["vulnerable"]


def test_no_text_shows_an_id_or_a_field() -> None:
    library = load()
    texts = [relic_text(library, relic) for relic in library.relics.values()]
    texts += (effects_text(library, choice.do) for event in library.events.values() for choice in event.choices)
    texts += (effects_text(library, action.do) for action in library.actions.values())
    for text in map(plain, texts):
        assert "_" not in text
        assert "amount" not in text


def test_texts_hold_no_empty_spans_and_no_doubled_blanks() -> None:
    library = load()
    for card in library.cards.values():
        text = card_text(library, card)
        assert all(span.text for span in text)
        assert "  " not in plain(text)
        assert plain(text).endswith(".")
