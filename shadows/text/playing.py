"""A game in the terminal: show what there is, ask, do, tell what happened."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from components.commands import Abandon, Choose, Command, DiscardPotion, EndTurn, PlayCard, UsePotion
from components.facts import Fact
from shadows.content import chronicle
from shadows.looks import AimLook, CardLook, FoeLook, QuestionLook, Text
from shadows.outcomes import Outcomes, of_decision
from shadows.saves.game import Game
from shadows.session import IllegalCommand
from shadows.text import journey, lore, pictures
from shadows.text.console import Console, Left, line
from shadows.text.menus import Entry, pick, show
from shadows.text.orders import ORDERS, Mistake, Said, is_order, understood

LOG_LINES = 40
"""So many lines of the log are shown."""

Thing = TypeVar("Thing")


class Playing:
    """A run or a single fight played by a reader. `run` goes on to its end, and raises Left if the player leaves."""

    def __init__(self, game: Game, console: Console) -> None:
        self._game = game
        self._library = game.library
        self._console = console
        self._log: list[str] = []
        self._outcomes = Outcomes(game.library)
        self._orders: dict[str, Callable[[Said], None]] = {
            "play": self._play,
            "end": lambda _: self._submit(EndTurn()),
            "potion": self._use_potion,
            "throw": lambda said: self._submit(DiscardPotion(said.numbers[0] - 1)),
            "preview": self._preview,
            "look": self._look,
            "foe": self._explain_foe,
            "me": lambda _: self._say(lore.of_yourself(self._picture)),
            "?": lambda said: self._say(lore.of_word(self._library, said.rest)),
            "draw": lambda _: self._say(pictures.pile("Draw pile", self._picture.draw)),
            "discard": lambda _: self._say(pictures.pile("Discard pile", self._picture.discard)),
            "exhaust": lambda _: self._say(pictures.pile("Exhaust pile", self._picture.exhaust)),
            "powers": lambda _: self._say(pictures.pile("Powers in play", self._picture.powers)),
            "deck": lambda _: self._say(self._deck()),
            "map": lambda _: self._say(self._map()),
            "log": lambda _: self._say(line(text) for text in self._log[-LOG_LINES:]),
            "show": lambda _: self._show(),
            "help": lambda _: self._help(),
            "abandon": lambda _: self._abandon(),
            "quit": lambda _: self._leave(),
        }
        self._see()

    def run(self) -> str:
        """Play to the end; returns the outcome."""
        self._tell(self._game.history)
        self._show()
        while self._picture.phase != "over":
            try:
                said = self._console.ask("> ")
                if self._picture.question is None or is_order(said):
                    self._follow(understood(said))
                else:
                    self._answer(self._picture.question, said)
            except (Mistake, IllegalCommand) as refusal:
                self._console.say(str(refusal))
        if self._picture.journey is not None:
            self._say(journey.ending(self._picture, self._game.tally))
        else:
            player = self._picture.player
            self._console.say(f"You have {player.hp} of {player.max_hp} HP left.")
        return self._picture.outcome

    def _see(self) -> None:
        """Look anew."""
        self._picture = self._game.look()
        self._names = self._game.names() | {self._picture.player.entity: chronicle.YOU}

    def _say(self, lines: Iterable[Text]) -> None:
        for text in lines:
            self._console.say(text)

    def _tell(self, happened: Sequence[Fact]) -> None:
        lines = chronicle.story(self._library, happened, self._names)
        self._log += lines
        self._say(map(line, lines))
        while self._game.warnings:
            self._console.say(self._game.warnings.pop(0))

    def _show(self, *, brief: bool = False) -> None:
        """The open question, or the state of the combat."""
        if self._picture.question is not None:
            self._ask(self._picture.question, brief=brief)
        elif self._picture.phase == "play":
            self._say(pictures.state(self._picture, self._names, self._library, brief=brief))

    def _ask(self, question: QuestionLook, *, brief: bool) -> None:
        between = self._picture.round == 0
        if between:
            self._say(journey.standing(self._picture, brief=brief))
        if question.kind not in ("cards", "encounter"):
            self._say(journey.heading(question))
        show(self._console, question.prompt, self._entries(question))
        self._say(journey.explained(self._library, question))
        if question.enough:
            enough = "That is enough already: write done, or choose more."
            self._console.say(f"  0. {question.leave}" if between and question.leave else enough)

    def _entries(self, question: QuestionLook) -> list[Entry]:
        return journey.entries(question, self._picture.journey)

    def _follow(self, said: Said) -> None:
        self._orders[said.word](said)

    def _submit(self, command: Command) -> None:
        """Do it, tell what happened and show what is there now; after a card in short."""
        before = self._picture
        happened = self._game.submit(command)
        self._see()
        came = self._outcomes.follow(before.question, command, happened, self._picture, self._names)
        first = len(of_decision(happened)) if came is not None else 0
        self._tell(happened[:first])
        if came is not None:
            self._say(journey.outcome(came))
        self._tell(happened[first:])
        self._show(brief=self._picture.round == before.round)

    def _answer(self, question: QuestionLook, said: str) -> None:
        leaving = ("0", question.leave.casefold()) if question.enough and question.leave else ()
        if said.casefold() in ("done", *leaving):
            self._submit(Choose(None))
            return
        found = pick(said, self._entries(question))
        if not isinstance(found, Entry):
            raise Mistake(found)
        self._submit(Choose(int(found.value)))

    def _play(self, said: Said) -> None:
        card = self._card(said.numbers[0])
        target = self._target(card.name, said.numbers[1:], aimed=card.aim and not card.refusal)
        command = PlayCard(card.entity, target)
        if command in self._game.legal() and self._game.aim(card.entity, target).deadly:
            self._console.say(f"{card.name} would kill you.")
            if self._console.ask("Write y to play it all the same: ").casefold() not in ("y", "yes"):
                return
        self._submit(command)

    def _use_potion(self, said: Said) -> None:
        slot, *at = said.numbers
        potions = self._picture.potions
        potion = potions[slot - 1] if 1 <= slot <= len(potions) else None
        aimed = potion is not None and potion.aim and not potion.refusal
        self._submit(UsePotion(slot - 1, self._target(potion.name if potion else "", at, aimed=aimed)))

    def _preview(self, said: Said) -> None:
        card = self._card(said.numbers[0])
        target = self._target(card.name, said.numbers[1:], aimed=card.aim)
        if card.aim != (target is not None):
            raise Mistake(f"{card.name} is not aimed at an enemy.")
        self._say(self._foreseen(card, self._game.aim(card.entity, target), target))

    def _foreseen(self, card: CardLook, aim: AimLook, target: int | None) -> Iterable[Text]:
        """What a card would do: the card with its numbers, and what would change."""
        yield line(f"{card.name}{f' at {self._names[target]}' if target else ''}: ", aim.card.text)
        if card.refusal:
            yield line(card.refusal)
        if aim.by_chance:
            yield line("Chance decides what becomes of the enemies.")
        for foe in () if aim.by_chance else self._picture.foes:
            hp, block = aim.hp_left[foe.entity], aim.block_left[foe.entity]
            if hp <= 0:
                yield line(f"{self._names[foe.entity]} would die.")
            elif (hp, block) != (foe.hp, foe.block):
                yield line(f"{self._names[foe.entity]} would have {hp} HP and {block} Block.")
        player = self._picture.player
        left = (aim.hp_left[player.entity], aim.block_left[player.entity])
        if aim.deadly:
            yield line("It would kill you.")
        elif left != (player.hp, player.block):
            yield line(f"You would have {left[0]} HP and {left[1]} Block.")

    def _card(self, number: int) -> CardLook:
        return _numbered(self._picture.hand, number, "card", "in your hand")

    def _target(self, name: str, at: Sequence[int], *, aimed: bool) -> int | None:
        """The enemy that is meant; where there is but one it need not be named."""
        foes = self._picture.foes
        if at:
            return self._foe(at[0]).entity
        if not aimed:
            return None
        if len(foes) > 1:
            listed = ", ".join(f"{number} {self._names[foe.entity]}" for number, foe in enumerate(foes, start=1))
            raise Mistake(f"{name} needs a target, written after it: {listed}.")
        return foes[0].entity

    def _foe(self, number: int) -> FoeLook:
        return _numbered(self._picture.foes, number, "enemy", "here")

    def _look(self, said: Said) -> None:
        """An answer or a card of the hand by its number, anything else by its name."""
        question = self._picture.question
        if said.numbers and question is not None:
            options = [option for option in question.options if not option.chosen]
            self._say(lore.of_option(self._library, _numbered(options, said.numbers[0], "answer", "to choose from")))
        elif said.numbers:
            self._say(lore.of_card(self._library, self._card(said.numbers[0])))
        else:
            self._say(lore.of_word(self._library, said.rest))

    def _explain_foe(self, said: Said) -> None:
        foe = self._foe(said.numbers[0])
        self._say(lore.of_foe(self._library, foe, self._names[foe.entity]))

    def _deck(self) -> Iterable[Text]:
        if self._picture.journey is None:
            return [line("This is a single fight: all your cards lie in your hand and the piles.")]
        return pictures.pile("Your deck", self._picture.journey.deck)

    def _map(self) -> Iterable[Text]:
        if self._picture.journey is None:
            return [line("This is a single fight: there is no map.")]
        return journey.ahead(self._picture.journey)

    def _abandon(self) -> None:
        """Ask first: there is no way back (R55)."""
        if self._picture.journey is None:
            raise Mistake("There is no run to abandon.")
        self._console.say("A run that is given up is gone for good.")
        if self._console.ask("Write abandon once more to give it up: ").casefold() == "abandon":
            self._submit(Abandon())

    def _help(self) -> None:
        self._console.say("Write a command and press Enter:")
        for order in ORDERS:
            self._console.say(f"  {order.usage}: {order.help}.")

    def _leave(self) -> None:
        raise Left


def _numbered(things: Sequence[Thing], number: int, kind: str, where: str) -> Thing:
    """The thing with a number, counted from 1."""
    if not 1 <= number <= len(things):
        few = f"there is {len(things)}" if len(things) == 1 else f"there are {len(things)}"
        raise Mistake(f"There is no {kind} {number}: {few} {where}.")
    return things[number - 1]
