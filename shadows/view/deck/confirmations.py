"""What is asked once more before it is done: what would be the player's death, or leaves Energy lying."""

from __future__ import annotations

from collections.abc import Callable

from components.commands import Command, EndTurn, UsePotion
from components.deck.commands import PlayCard
from shadows.picture.deck.models import DeckPicture
from shadows.play.session import Session
from shadows.saves.saved_game import SavedGame
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.scene import Scene


class Confirmations:
    """Does what the player wants, or asks first. `submit` does a command."""

    def __init__(self, scene: Scene, session: Session | SavedGame, submit: Callable[[Command], None]) -> None:
        self._scene, self._session, self._submit = scene, session, submit

    def play(self, picture: DeckPicture, card: int, target: int | None) -> None:
        """Play a card."""
        command = PlayCard(card, target)
        if command in self._session.legal() and self._session.aim(card, target).deadly:
            name = next(look.name for look in picture.hand if look.entity == card)
            self._ask_of_death(f"Playing {name} would cost your last HP.", "Play it", command)
        else:
            self._submit(command)

    def use(self, picture: DeckPicture, slot: int, target: int | None) -> None:
        """Use a potion."""
        command, potion = UsePotion(slot, target), picture.potions[slot]
        if potion is not None and command in self._session.legal() and self._session.aim_potion(slot, target).deadly:
            self._ask_of_death(f"Using {potion.name} would cost your last HP.", "Use it", command)
        else:
            self._submit(command)

    def end_turn(self, picture: DeckPicture, *, spare: bool) -> None:
        """End the turn. Death is asked about while something else can still be done, Energy that is left if the player
        wants that (`spare`)."""
        seen, energy = picture.forecast, picture.player.energy
        others = (command for command in self._session.legal() if isinstance(command, PlayCard | UsePotion))
        if seen is not None and seen.deadly and any(others):
            would = "would" if seen.certain else "may"
            self._ask(f"This {would} kill you", f"Ending the turn {would} cost your last HP.", "live")
        elif spare and energy:
            self._ask("End the turn?", f"You have {energy} Energy left.", "stay")
        else:
            self._submit(EndTurn())

    def _ask(self, title: str, words: str, no: str) -> None:
        answers = [("end", "End the turn", lambda: self._submit(EndTurn())), (no, "Go on", lambda: None)]
        Dialog(self._scene, title, words, answers)

    def _ask_of_death(self, words: str, yes: str, command: Command) -> None:
        answers = [("die", yes, lambda: self._submit(command)), ("live", "Keep it", lambda: None)]
        Dialog(self._scene, "This would kill you", words, answers)
