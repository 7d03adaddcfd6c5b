"""What a client sees of the card game besides what every game has."""

from shadows.picture.models import CardLook, JourneyLook, Picture, PlayerLook


class DeckPlayerLook(PlayerLook, frozen=True):
    """The player, with Energy. `energy_per_turn` is what a turn begins with, bonuses counted in."""

    energy: int
    energy_per_turn: int


class DeckJourneyLook(JourneyLook, frozen=True, kw_only=True):
    """The run, with the cards that the hero owns, by name."""

    deck: tuple[CardLook, ...]


def deck_of(journey: JourneyLook | None) -> tuple[CardLook, ...]:
    """The cards that the hero of a run owns, by name; none where there is no run, or where it is another game's."""
    return journey.deck if isinstance(journey, DeckJourneyLook) else ()


class DeckPicture(Picture, frozen=True, kw_only=True):
    """Everything there is to see. `draw` is sorted by name, never in its true order; the other piles are in theirs,
    the last on top."""

    player: DeckPlayerLook
    journey: DeckJourneyLook | None = None
    hand: tuple[CardLook, ...]
    draw: tuple[CardLook, ...]
    discard: tuple[CardLook, ...]
    exhaust: tuple[CardLook, ...]
    powers: tuple[CardLook, ...]
