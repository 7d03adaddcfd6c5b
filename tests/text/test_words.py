"""How much is said: counted over whole runs, played by orders alone."""

from collections.abc import Sequence
from statistics import median

import pytest

from components.commands import Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.deck.commands import PlayCard
from shadows.play.session import Session
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.text.deck.seen import DeckSeen
from shadows.text.deck.terminal import DeckTerminal
from shadows.text.playing import Playing
from tests.run.bots import greedy
from tests.text.scripts import Script

MOST = {PlayCard: 25, EndTurn: 60}
"""So many words are said at most, in the middle of all cards and of all turns."""


class Scripted(Script):
    """Says what a player of commands would write, by names and numbers in turn, and counts the words of the answers."""

    def __init__(self, game: SavedGame) -> None:
        super().__init__()
        self.words: dict[type[Command], list[int]] = {PlayCard: [], EndTurn: []}
        self._game, self._terminal = game, DeckTerminal(game)
        self._last: Command | None = None
        self._heard = 0

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next command as an order."""
        said = sum(len(line.split()) for line in self.lines[self._heard :])
        self._heard = len(self.lines)
        if type(self._last) in self.words:
            self.words[type(self._last)].append(said)
        if prompt != "> ":
            self._last = None
            return "y"
        self._last = greedy(self._game.session)
        return written(self._last, self._terminal.look(), by_name=self._heard % 2 == 0)


def written(command: Command, seen: DeckSeen, *, by_name: bool) -> str:
    """A command as an order; a name is only written where no other would be meant by it."""
    foes = {foe.thing.entity: foe.name if by_name else str(foe.number) for foe in seen.foes}
    match command:
        case PlayCard(card, target):
            of_card = next(one for one in seen.playable if one.thing.entity == card)
            first = next(one for one in seen.playable if one.name == of_card.name)
            name = of_card.name if by_name and first is of_card else str(of_card.number)
            return f"{name} {foes[target]}" if target else name
        case UsePotion(slot, target):
            return f"potion {slot + 1} {foes[target] if target else ''}"
        case DiscardPotion(slot):
            return f"throw {slot + 1}"
        case Choose(None):
            return "done"
        case Choose(option):
            return next(str(answer.number) for answer in seen.answers if answer.thing.place == option)
        case _:
            return "end"


@pytest.mark.parametrize(("hero", "map"), [("blood_reaper", "wandering"), ("hellforged", "fixed")])
def test_in_brief_a_card_and_a_turn_are_told_in_few_words(hero: str, map: str) -> None:
    settings.keep(Settings(guide=False))
    game = SavedGame(Session.start(hero, "WORDS", map))
    scripted = Scripted(game)
    Playing(game, scripted.console).run()
    for kind, most in MOST.items():
        assert len(scripted.words[kind]) > 30
        assert median(scripted.words[kind]) <= most
