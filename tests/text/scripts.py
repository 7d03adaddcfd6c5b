"""Players for the terminal game: one that says what it was told to, and one that plays from what it reads."""

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from shadows.content.text.spans import Text
from shadows.content.text.wording import plain
from shadows.saves import settings
from shadows.saves.settings import Settings
from shadows.text.console import Console


class Script:
    """Says its lines in order, then there is nothing more to read. `lines` holds all that was shown."""

    def __init__(self, answers: Iterable[str] = ()) -> None:
        self._answers = iter(answers)
        self.lines: list[str] = []
        self.console = Console(self.read, self.write)

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line, or the end of all input."""
        try:
            return next(self._answers)
        except StopIteration:
            raise EOFError from None

    def write(self, text: Text) -> None:
        """Keep a line."""
        self.lines.append(plain(text))

    def after(self, line: str) -> list[str]:
        """What was shown after the last time that this line was."""
        place = len(self.lines) - 1 - self.lines[::-1].index(line)
        return self.lines[place + 1 :]


class Reader(Script):
    """Plays by what stands on the screen alone, told in full: blocks what is coming, otherwise strikes the weakest
    enemy."""

    def __init__(self) -> None:
        super().__init__()
        settings.keep(Settings(brief=False, guide=False))

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """Decide from the last state that was shown."""
        if prompt != "> ":
            return "n"
        if self.lines[-1].endswith(" would kill you."):
            return "e"
        start = len(self.lines) - 1 - self.lines[::-1].index("Enemies:")
        shown = self.lines[start:]
        you = next(line for line in shown if line.startswith("You, "))
        enemies = "\n".join(shown[: shown.index(you)])
        hps = re.findall(r"^  (?:.*? )?(\d+)(?:\. .*?)?: (\d+) of \d+ HP", enemies, re.MULTILINE)
        foes = {int(number): int(hp) for number, hp in hps}
        hand = shown[shown.index("Hand:") + 1 :] if "Hand:" in shown else []
        hand = list(takewhile(lambda line: line.startswith("  "), hand))
        playable = [re.split(r"[,.]", line.strip(), maxsplit=1) for line in hand if line.endswith(".")]
        coming = _number(r"Incoming damage: (\d+)", "\n".join(shown)) - _number(r"(\d+) Block", you)
        shields = [number for number, text in playable if "Block" in text]
        strikes = [(number, text) for number, text in playable if "needs a target" in text]
        others = [number for number, text in playable if "needs a target" not in text and "Block" not in text]
        if others:
            return others[0]
        if coming > 0 and shields:
            return shields[0]
        if strikes:
            weakest = min(foes, key=lambda number: (foes[number], number))
            return f"{strikes[-1][0]} {weakest}"
        return shields[0] if shields else "e"


PROMPTS = {
    "Choose your way.": "1",
    "Choose a card for your deck.": "1",
    "Choose a relic.": "1",
    "Choose a potion to throw away.": "1",
    "Choose a card to remove from your deck.": "1",
    "Choose a card to upgrade.": "1",
    "Buy what you can.": "0",
    "Nothing is left here.": "0",
}
"""What a traveller answers to the questions of a run."""


MOST = 10_000
"""No run asks so often."""


class Traveller(Reader):
    """Plays whole runs by what stands on the screen alone: takes everything, buys nothing, rests when hurt."""

    def __init__(self) -> None:
        super().__init__()
        self._reads = 0

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """Decide from the last question or state that was shown."""
        self._reads += 1
        assert self._reads < MOST, "the run does not come to an end"
        if prompt != "> ":
            return super().read(prompt)
        for line in reversed(self.lines):
            if line == "Enemies:":
                return super().read(prompt)
            if line == "Take what the dead no longer need.":
                offers = takewhile(lambda offer: offer.startswith("  "), self.after(line))
                return next(offer for offer in offers if not offer.endswith(")")).split(".")[0].strip()
            if line == "What do you do?":
                return "2" if "  2. Refuse" in self.after(line) else "3" if "  3. Leave" in self.after(line) else "1"
            if line in PROMPTS:
                return PROMPTS[line]
        raise AssertionError("there was no question")


def _number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found.group(1)) if found else 0
