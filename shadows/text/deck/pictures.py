"""A combat of the card game as lines: the hand, the piles, Energy, and all together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from shadows.content.text.spans import Text
from shadows.content.text.wording import counted
from shadows.picture.deck.models import DeckPicture, DeckPlayerLook
from shadows.picture.models import CardLook
from shadows.text import pictures
from shadows.text.console import line
from shadows.text.deck.seen import DeckSeen
from shadows.text.pictures import card_line, cost

Numbers = Mapping[int, int]
"""The numbers of the cards in hand, by their entities."""


def state(seen: DeckSeen) -> Iterator[Text]:
    """Where a combat stands, in full: what matters for the next command, then what is carried and the piles."""
    picture = seen.picture
    yield pictures.round_of(picture, seen.library)
    yield from pictures.enemies(picture, seen.names)
    yield pictures.you(picture, energy(picture.player))
    yield from pictures.ending_turn(picture)
    yield from hand(seen)
    yield from pictures.potions(picture, seen.library)
    yield from pictures.relics(picture)
    yield piles(picture)


def energy(player: DeckPlayerLook) -> str:
    """`2 of 3 Energy`."""
    return f"{player.energy} of {player.energy_per_turn} Energy"


def hand(seen: DeckSeen) -> Iterator[Text]:
    """The cards in hand, those that are alike in one line, with all that is to be known to play them."""
    cards = seen.picture.hand
    yield line("Hand:" if cards else "Hand: empty.")
    for card, places in alike(cards, seen.numbers):
        yield line(f"  {places}. ", card_line(card))


def alike(cards: Iterable[CardLook], numbers: Numbers) -> Iterator[tuple[CardLook, str]]:
    """Cards that are alike in all but their place, with their numbers: `1, 3`."""
    found: dict[tuple[str, Text, str], list[CardLook]] = {}
    for card in cards:
        found.setdefault((card.name, card.text, card.refusal), []).append(card)
    for same in found.values():
        yield same[0], ", ".join(str(numbers[card.entity]) for card in same)


def piles(picture: DeckPicture) -> Text:
    """How many cards lie where."""
    counts = f"{len(picture.draw)} to draw, {len(picture.discard)} discarded, {len(picture.exhaust)} exhausted"
    powers = f", {counted(len(picture.powers), 'power')} in play" if picture.powers else ""
    return line(f"Cards: {counts}{powers}.")


def pile(title: str, cards: Sequence[CardLook]) -> Iterator[Text]:
    """The cards of a pile, those that are alike in one line."""
    if not cards:
        yield line(f"{title}: empty.")
        return
    yield line(f"{title}, {counted(len(cards), 'card')}:")
    counts = Counter(card.id for card in cards)
    for card in {card.id: card for card in cards}.values():
        many = f" ×{counts[card.id]}" if counts[card.id] > 1 else ""
        yield line(f"  {card.name}{many}, {card.type}{cost(card)}: ", card.text)
