"""What a hero lives by: what the theme names, then what the own cards speak of more than those of others."""

import msgspec

from components.deck.prefabs import CardPrefab
from components.effects import ApplyStatus
from components.prefabs import Library
from shadows.content.deck.signatures import lives_by
from shadows.games import load


def card(name: str, hero: str, *statuses: str, upgraded: bool = False) -> CardPrefab:
    """A card that applies these statuses to an enemy."""
    effects = tuple(ApplyStatus(status, 2) for status in statuses)
    return CardPrefab(
        id=name, name=name, type="skill", rarity="common", hero=hero, aim=True, effects=effects, upgraded=upgraded
    )


def library(theme: str, *cards: CardPrefab) -> Library:
    """The game's content with these cards alone, and such a theme of the Hellforged."""
    whole = load()
    hero = msgspec.structs.replace(whole.heroes["hellforged"], theme=theme)
    return msgspec.structs.replace(
        whole, cards={card.id: card for card in cards}, heroes=whole.heroes | {"hellforged": hero}
    )


def names(made: Library, most: int = 3) -> list[str]:
    """What the Hellforged lives by."""
    return [tip.name for tip in lives_by(made, "hellforged", most)]


def test_what_others_speak_of_as_well_tells_less() -> None:
    """Weak is on two of the hero's cards and four of others': 2·2/6. Burn on one and none: 1·1/1."""
    own = [card("a", "hellforged", "weak", "burn"), card("b", "hellforged", "weak")]
    others = [card(f"o{number}", "shadowmancer", "weak") for number in range(4)]
    assert names(library("", *own, *others)) == ["Burn", "Weak"]


def test_the_theme_comes_first_and_in_its_order() -> None:
    own = [card("a", "hellforged", "burn"), card("b", "hellforged", "burn")]
    assert names(library("Intangible, then Bleed.", *own)) == ["Intangible", "Bleed", "Burn"]
    assert names(library("Intangible, then Bleed.", *own), most=2) == ["Intangible", "Bleed"]


def test_upgraded_forms_and_cards_of_no_hero_do_not_count() -> None:
    own = [card("a", "hellforged", "burn"), card("a+", "hellforged", "poison", upgraded=True)]
    assert names(library("", *own, card("c", "", "weak"))) == ["Burn"]


def test_each_is_explained() -> None:
    (tip,) = lives_by(library("", card("a", "hellforged", "burn")), "hellforged")
    assert (tip.kind, tip.id) == ("status", "burn")
    assert tip.text
