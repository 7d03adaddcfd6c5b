"""What happens to cards and Energy in a combat."""

from components.facts.fact import Fact


class CardPlayed(Fact, frozen=True, gc=False):
    """A card left the hand and its Energy was paid. `target` is 0 where it needs none."""

    card: int
    prefab: str
    type: str
    target: int
    energy: int


class CardDrawn(Fact, frozen=True, gc=False):
    """A card came from the draw pile into the hand."""

    line = "you draw {prefab:cards}."
    meets = ("cards", "prefab")

    card: int
    prefab: str


class CardDiscarded(Fact, frozen=True, gc=False):
    """A card went to the discard pile from the hand or after it was played."""

    line = "you discard {prefab:cards}."

    card: int
    prefab: str


class CardExhausted(Fact, frozen=True, gc=False):
    """A card is out for the rest of the combat."""

    line = "{prefab:cards} is exhausted."

    card: int
    prefab: str


class CardMoved(Fact, frozen=True, gc=False):
    """A card went from one pile to another by an effect."""

    card: int
    prefab: str
    source: str
    to: str


class PowerRaised(Fact, frozen=True, gc=False):
    """A power card went to the power zone (R31)."""

    line = "{prefab:cards} stays in play."

    card: int
    prefab: str


class CardAdded(Fact, frozen=True, gc=False):
    """A new card was made for this combat."""

    meets = ("cards", "prefab")

    card: int
    prefab: str
    pile: str


class PileShuffled(Fact, frozen=True, gc=False):
    """The discard pile was shuffled into the draw pile."""

    cards: int


class EnergySet(Fact, frozen=True, gc=False):
    """Energy was set at the start of the turn."""

    line = "you have {amount} Energy."
    quiet = True

    amount: int


class EnergyGained(Fact, frozen=True, gc=False):
    """Energy came on top."""

    line = "you gain {amount} Energy."

    amount: int
