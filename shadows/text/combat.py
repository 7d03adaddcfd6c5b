"""One combat in the terminal: show what there is, ask, do, tell what happened."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from components.commands import Choose, Command, DiscardPotion, EndTurn, PlayCard, UsePotion
from components.facts import Fact
from shadows.content import chronicle
from shadows.looks import AimLook, CardLook, FoeLook, QuestionLook, Text
from shadows.session import IllegalCommand, Session
from shadows.text import lore, pictures
from shadows.text.console import Console, Left, line
from shadows.text.menus import Entry, pick, show
from shadows.text.orders import ORDERS, Mistake, Said, is_order, understood

LOG_LINES = 40
"""So many lines of the log are shown."""

Thing = TypeVar("Thing")


class Combat:
    """A session played by a reader. `run` goes on until it is decided, and raises Left if the player leaves."""

    def __init__(self, session: Session, console: Console) -> None:
        self._session = session
        self._library = session.library
        self._console = console
        self._log: list[str] = []
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
            "log": lambda _: self._say(line(text) for text in self._log[-LOG_LINES:]),
            "show": lambda _: self._show(),
            "help": lambda _: self._help(),
            "quit": lambda _: self._leave(),
        }
        self._see()

    def run(self) -> str:
        """Play to the end; returns the outcome."""
        self._tell(self._session.history)
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
        player = self._picture.player
        self._console.say(f"You have {player.hp} of {player.max_hp} HP left.")
        return self._picture.outcome

    def _see(self) -> None:
        """Look anew."""
        self._picture = self._session.look()
        self._names = self._session.names() | {self._picture.player.entity: chronicle.YOU}

    def _say(self, lines: Iterable[Text]) -> None:
        for text in lines:
            self._console.say(text)

    def _tell(self, happened: Sequence[Fact]) -> None:
        lines = chronicle.story(self._library, happened, self._names)
        self._log += lines
        self._say(map(line, lines))

    def _show(self, *, brief: bool = False) -> None:
        """The open question, or the state of the combat."""
        if self._picture.question is not None:
            show(self._console, self._picture.question.prompt, pictures.options(self._picture.question))
            if self._picture.question.enough:
                self._console.say("That is enough already: write done, or choose more.")
        elif self._picture.phase == "play":
            self._say(pictures.state(self._picture, self._names, self._library, brief=brief))

    def _follow(self, said: Said) -> None:
        self._orders[said.word](said)

    def _submit(self, command: Command) -> None:
        """Do it, tell what happened and show what is there now; after a card in short."""
        before = self._picture.round
        happened = self._session.submit(command)
        self._see()
        self._tell(happened)
        self._show(brief=self._picture.round == before)

    def _answer(self, question: QuestionLook, said: str) -> None:
        if said.casefold() == "done":
            self._submit(Choose(None))
            return
        found = pick(said, pictures.options(question))
        if not isinstance(found, Entry):
            raise Mistake(found)
        self._submit(Choose(int(found.value)))

    def _play(self, said: Said) -> None:
        card = self._card(said.numbers[0])
        target = self._target(card.name, said.numbers[1:], aimed=card.aim and not card.refusal)
        command = PlayCard(card.entity, target)
        if command in self._session.legal() and self._session.aim(card.entity, target).deadly:
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
        self._say(self._foreseen(card, self._session.aim(card.entity, target), target))

    def _foreseen(self, card: CardLook, aim: AimLook, target: int | None) -> Iterable[Text]:
        """What a card would do: the card with its numbers, and what would change."""
        yield line(f"{card.name}{f' at {self._names[target]}' if target else ''}: ", aim.card.text)
        if card.refusal:
            yield line(card.refusal)
        at_random = any(getattr(effect, "to", "") == "random_enemy" for effect in self._library.cards[card.id].effects)
        for foe in () if at_random else self._picture.foes:
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
        """A card of the hand by its number, anything else by its name."""
        if said.numbers:
            self._say(lore.of_card(self._library, self._card(said.numbers[0])))
        else:
            self._say(lore.of_word(self._library, said.rest))

    def _explain_foe(self, said: Said) -> None:
        foe = self._foe(said.numbers[0])
        self._say(lore.of_foe(self._library, foe, self._names[foe.entity]))

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
