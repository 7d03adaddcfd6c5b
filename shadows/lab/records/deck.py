"""What is kept of a run of the deck game besides what every game has."""

import msgspec

from shadows.lab.records import FloorRow, Kind, Record, RunRow


class DeckFloorRow(FloorRow, frozen=True):
    """A place as it was left, with the number of cards in the deck."""

    deck: int


class DeckRunRow(RunRow, frozen=True, kw_only=True):
    """A run, with the cards in the deck at its end and those that were played."""

    deck: int
    plays: int


class CardRow(msgspec.Struct):
    """A card in a run: how often it was offered, gained where it was offered, gained otherwise, played, and how many
    are in the deck at the end. The upgraded form has a row of its own."""

    card: str
    offered: int = 0
    picked: int = 0
    given: int = 0
    played: int = 0
    kept: int = 0


class OfferRow(msgspec.Struct):
    """A card that lay there to be taken or bought: `kind` is that of the question, `taken` whether it was gained before
    the place was left."""

    card: str
    act: int
    floor: int
    kind: str
    taken: bool = False


class DeckRecord(Record, frozen=True):
    """All that is kept of a run. What was recorded before offers were has none."""

    run: DeckRunRow
    floors: tuple[DeckFloorRow, ...]
    cards: tuple[CardRow, ...]
    offers: tuple[OfferRow, ...] = ()


DECK = Kind(DeckRecord, DeckRunRow, DeckFloorRow, {"cards": CardRow, "offers": OfferRow})
