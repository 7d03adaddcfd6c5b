"""A turn of the card game, told in brief."""

from collections.abc import Iterator, Sequence

from components import facts
from components.deck.prefabs import cards_in
from components.facts import Fact
from components.prefabs import Library
from shadows.content.text import log_text
from shadows.content.text.spans import Text
from shadows.picture.deck.lessons import nothing_left
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import CardLook
from shadows.text import brief
from shadows.text.console import line
from shadows.text.deck.pictures import Numbers, alike
from shadows.text.deck.seen import DeckSeen
from shadows.text.pictures import Names

BY_THEMSELVES = (
    *brief.BY_THEMSELVES,
    facts.CardDiscarded,
    facts.CardDrawn,
    facts.EnergyGained,
    facts.PileShuffled,
)
"""What the lines at the beginning of a turn say, if it happened between two of the player's turns."""


def of_cards(library: Library, happened: Sequence[Fact], names: Names) -> Iterator[str]:
    """What cards and potions did, and what answered them."""
    played = {fact.card for fact in happened if isinstance(fact, facts.CardPlayed)}
    worth: list[Fact] = []
    for fact in happened:
        if isinstance(fact, facts.CardPlayed):
            yield from log_text.story(library, worth, names)
            yield f"{cards_in(library)[fact.prefab].name}."
            worth = []
        elif not isinstance(fact, brief.SHOWN) and not (isinstance(fact, facts.CardDiscarded) and fact.card in played):
            worth.append(fact)
    yield from log_text.story(library, worth, names)


def standing(seen: DeckSeen) -> Iterator[Text]:
    """A combat at the beginning of a turn."""
    yield from brief.standing(seen.picture, seen.names, f"{seen.picture.player.energy} Energy")
    yield line(_hand(seen.picture.hand, seen.numbers))


def changes(before: DeckPicture, now: DeckPicture, names: Names) -> Iterator[Text]:
    """What has changed within a turn: Energy that is left and that nothing is left to play as well."""
    energy = [f"{now.player.energy} Energy"] if before.player.energy != now.player.energy else []
    over = nothing_left(now) and not nothing_left(before)
    return brief.changes(before, now, names, energy, ["Nothing is left to play."] if over else [])


def _hand(cards: Sequence[CardLook], numbers: Numbers) -> str:
    """`Hand: Strike ×3: 1, 2, 4; Wound: 5, cannot be played.`"""
    if not cards:
        return "Hand: empty."
    told = []
    for card, places in alike(cards, numbers):
        many = places.count(",") + 1
        cannot = ", cannot be played" if card.refusal else ""
        told.append(f"{card.name}{f' ×{many}' if many > 1 else ''}: {places}{cannot}")
    return f"Hand: {'; '.join(told)}."
