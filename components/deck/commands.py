"""What a player can ask for in the card game alone."""

from components.commands import Command


class PlayCard(Command, frozen=True):
    """Play a card from the hand, aimed at an enemy where the card asks for one (both are entities)."""

    card: int
    target: int | None = None
