"""A game in the terminal: tell what there is, ask, do, tell what happened."""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from components import facts
from components.commands import Abandon, Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.facts import Fact
from shadows.content.text import log_text, wording
from shadows.content.text.spans import Span, Text
from shadows.picture.models import OptionLook, Picture, QuestionLook
from shadows.picture.outcomes import Outcomes, of_decision
from shadows.play.session import IllegalCommand
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.text import growth, journey, lore, pictures
from shadows.text.console import Console, Left, Mistake, line
from shadows.text.game_terminal import terminal_of
from shadows.text.menus import Back, Entry, pick, show
from shadows.text.orders import Said, Wish
from shadows.text.seen import Seen

LOG_LINES = 40
"""So many lines of the log are shown."""

HEADINGS = (facts.RoundBegan, facts.EventMet, facts.OffersMade)
"""Facts that the lines of the combat and the questions begin with."""


class Playing:
    """A run or a single fight played by a reader. `run` goes on to its end; it raises Left if the player leaves, and
    Back if the fight that was to be chosen is not wanted after all."""

    def __init__(self, game: SavedGame, console: Console) -> None:
        self._game = game
        self._console = console
        self._settings = settings.load().settings
        self._log: list[str] = []
        played = game.session.game
        self._outcomes = Outcomes(game.library, played.questions, played.changes)
        self._terminal = terminal_of(played)(game)
        self._steps = self._terminal.first_steps()
        self._step = ""
        """The one that was told last."""
        self._told: Seen | None = None
        """The combat under way as it was told last."""
        self._asked: list[QuestionLook] = []
        """The questions that are open or will be again, as they were told last, each asked from the one before."""
        self._orders: dict[str, Callable[[str], None]] = {
            "potion": self._use_potion,
            "throw": self._throw,
            "end": lambda _: self._submit(EndTurn()),
            "take": self._take,
            "log": lambda _: self._say(map(line, self._log[-LOG_LINES:])),
            "show": lambda _: self._show_again(full=True),
            "repeat": lambda _: self._say(list(self._console.said)),
            "brief": lambda _: self._keep("In brief from now on: what has changed.", brief=True),
            "full": lambda _: self._keep("In full from now on: all there is.", brief=False),
            "guide": self._begin_lessons,
            "plain": self._switch_plain,
            "help": lambda _: self._say(self._terminal.orders.explained()),
            "back": self._back,
            "abandon": self._abandon,
            "quit": self._leave,
        }
        self._seen: Seen = self._terminal.look()

    @property
    def _picture(self) -> Picture:
        return self._seen.picture

    def run(self) -> str:
        """Play to the end; returns the outcome."""
        self._tell(self._game.history)
        self._show()
        while self._picture.phase != "over":
            self._teach()
            try:
                self._follow(self._console.ask("> ", [*self._seen.completions, *self._terminal.orders.words()]))
            except (Mistake, IllegalCommand) as refusal:
                self._console.say(str(refusal))
        if self._picture.journey is not None:
            self._say(self._terminal.ending(self._seen))
            tree, credit = self._game.session.game.tree, self._game.credit
            if tree is not None and credit is not None:
                self._say(growth.credited(tree, self._game.library, credit))
            self._say(journey.credits_of(self._picture))
        else:
            player = self._picture.player
            self._console.say(f"You have {player.hp} of {player.max_hp} HP left.")
        return self._picture.outcome

    # --- what is told ------------------------------------------------------------

    def _say(self, lines: Iterable[Text]) -> None:
        for text in lines:
            self._console.say(text)

    def _tell(self, happened: Sequence[Fact]) -> None:
        """What happened, and what the things do that were gained by it."""
        library, names = self._game.library, self._seen.names
        story = log_text.story(library, happened, names)
        self._log += story
        if self._settings.brief:
            self._say(map(line, self._terminal.story(happened, self._seen)))
        else:
            worth = [fact for fact in happened if not isinstance(fact, HEADINGS)]
            self._say(map(line, log_text.story(library, worth, names)))
        gained = [fact.prefab for fact in happened if isinstance(fact, facts.RelicGained | facts.PotionGained)]
        for tip in wording.tips(library, tuple(Span("", ref=ref) for ref in gained)):
            if tip.id in gained:
                self._console.say(lore.explained(tip))
        while self._game.warnings:
            self._console.say(self._game.warnings.pop(0))

    def _show(self, *, full: bool = False) -> None:
        """The open question or the combat: in brief what has changed since it was told, otherwise all of it."""
        seen, picture = self._seen, self._picture
        full = full or not self._settings.brief
        told, self._told = self._told, seen
        if picture.question is not None:
            self._ask(picture.question, full=full)
            self._told = told
        elif picture.phase != "play":
            self._told = None
        elif full:
            self._say(self._terminal.full(seen))
        elif told is None or told.picture.round != picture.round:
            self._say(self._terminal.standing(seen))
        else:
            self._say(self._terminal.changes(told, seen))

    def _show_again(self, *, full: bool = False) -> None:
        """As if nothing had been told yet."""
        self._told, self._asked = None, []
        self._show(full=full)

    def _ask(self, question: QuestionLook, *, full: bool) -> None:
        """Tell a question; in brief, of one that goes on only the names that are left."""
        between = self._picture.round == 0
        leave = journey.leaving(question) if question.enough and between else ""
        before = next((asked for asked in self._asked if asked.kind == question.kind), None)
        around = takewhile(lambda asked: asked.kind != question.kind, self._asked)
        self._asked = [] if question.layout == "map" else [*around, question]
        if not full and before is not None and (before.id, before.prompt) == (question.id, question.prompt):
            self._console.say(journey.still_there(self._entries(question), leave))
        else:
            if between and full:
                self._say(self._terminal.between(self._seen))
            elif between and (question.decides or question.layout == "map"):
                self._console.say(journey.in_short(self._picture))
            self._say(journey.heading(question))
            show(self._console, question.prompt, self._entries(question, full=full))
            if leave:
                self._console.say(f"  0. {leave}")
            self._say(journey.explained(self._game.library, question))
        if question.enough and not leave:
            self._console.say("That is enough already: write done, or choose more.")

    def _entries(self, question: QuestionLook, *, full: bool = True) -> list[Entry]:
        return journey.entries(question, self._picture.journey, self._game.library, full=full)

    def _teach(self) -> None:
        """Tell the next of the first steps, once."""
        step = self._steps.told(self._picture) if self._settings.guide else ""
        if step and step != self._step:
            self._console.say(step)
            self._step = step

    # --- what is done ------------------------------------------------------------

    def _follow(self, said: str) -> None:
        """Do what a line says: an answer by its whole name, an order, an answer, what the game plays by name. An
        empty line tells again where things stand."""
        question = self._picture.question
        if not said:
            self._show_again()
        elif question is not None and _is_answer(question, said):
            self._answer(question, said)
        elif order := self._terminal.orders.understood(said):
            self._obey(order)
        elif question is not None:
            self._answer(question, said)
        else:
            self._fulfil(self._terminal.bare(self._seen, said))

    def _obey(self, said: Said) -> None:
        order = said.order
        if order.tells is not None:
            self._say(order.tells(self._seen, said.rest))
        elif order.asks is not None:
            if self._picture.question is not None:
                raise Mistake("A choice is open: choose first.")
            self._fulfil(order.asks(self._seen, said.rest))
        else:
            self._orders[order.word](said.rest)

    def _fulfil(self, wish: Wish) -> None:
        """Do what was asked for; ask first if it would be death (R57)."""
        if wish.deadly:
            self._console.say(f"{wish.deadly} would kill you.")
        if not wish.deadly or self._console.agrees("Do it all the same?"):
            self._submit(wish.command)

    def _submit(self, command: Command, *, quietly: bool = False) -> None:
        """Do it, tell what happened and, unless quietly, what is there now."""
        before = self._picture
        happened = self._game.submit(command)
        self._steps.happened(happened)
        if self._steps.learned and self._settings.guide:
            self._keep(guide=False)
        self._seen = self._terminal.look()
        came = self._outcomes.follow(before.question, command, happened, self._picture, self._seen.names)
        first = len(of_decision(happened)) if came is not None else 0
        self._tell(happened[:first])
        if came is not None:
            self._say(journey.outcome(came))
        self._tell(happened[first:])
        if not quietly:
            self._show()

    def _answer(self, question: QuestionLook, said: str) -> None:
        if said.casefold() in _leaving(question):
            self._submit(Choose(None))
        else:
            self._submit(Choose(int(pick(said, self._entries(question)).value)))

    def _take(self, said: str) -> None:
        """Take what needs no other choice, one after the other; or what is named."""
        before, question = self._picture, self._picture.question
        if question is None or question.layout != "spoils":
            raise Mistake("There are no spoils to take.")
        if said.casefold() not in ("", "all"):
            self._answer(question, said)
            return
        while (option := self._at_once()) is not None:
            self._submit(Choose(option.place), quietly=True)
        if self._picture is before:
            raise Mistake("What is left here asks for a choice.")
        self._show()

    def _at_once(self) -> OptionLook | None:
        """The first of the spoils that needs no other choice."""
        question = self._picture.question
        if question is None or question.layout != "spoils":
            return None
        return next((option for option in question.options if option.at_once and not option.refusal), None)

    def _use_potion(self, said: str) -> None:
        """Use a potion, or tell which there are if none is named."""
        if not said:
            self._say(pictures.potions(self._picture, self._game.library))
            return
        potion, rest = self._seen.potion(said)
        target = self._seen.target(potion.name, rest, aimed=potion.aim and not potion.refusal)
        command = UsePotion(potion.slot, target)
        deadly = command in self._game.legal() and self._game.aim_potion(potion.slot, target).deadly
        self._fulfil(Wish(command, potion.name if deadly else ""))

    def _throw(self, said: str) -> None:
        """Ask first: a potion that is thrown away is gone."""
        potion, rest = self._seen.potion(said)
        if rest:
            raise Mistake(f"To use {potion.name} at an enemy write {self._terminal.using} in place of throw.")
        if self._console.agrees(f"Throw {potion.name} away for good?"):
            self._submit(DiscardPotion(potion.slot))

    def _abandon(self, _: str) -> None:
        """Ask first: there is no way back (R55)."""
        if self._picture.journey is None:
            raise Mistake("There is no run to abandon.")
        self._console.say("A run that is given up is gone for good.")
        if self._console.ask("Write abandon once more to give it up: ").casefold() == "abandon":
            self._submit(Abandon())

    def _back(self, _: str) -> None:
        """Out of a choice that can be left, or of the menu of fights."""
        question = self._picture.question
        if self._picture.journey is None and not self._picture.round:
            raise Back
        if question is None or not question.enough:
            raise Mistake("There is no way back from here.")
        self._submit(Choose(None))

    def _leave(self, _: str) -> None:
        raise Left

    # --- how it is told ----------------------------------------------------------

    def _keep(self, notice: str = "", **changed: bool) -> None:
        """Keep settings, in the player's folder too."""
        for name, value in changed.items():
            setattr(self._settings, name, value)
        settings.keep(self._settings)
        if notice:
            self._console.say(notice)

    def _begin_lessons(self, _: str) -> None:
        self._steps, self._step = self._terminal.first_steps(), ""
        self._keep("The first steps are told again.", guide=True)

    def _switch_plain(self, _: str) -> None:
        plain = not self._settings.plain
        now = "Plain lines from now on: no editing, no colour." if plain else "Lines can be edited again."
        self._keep(now, plain=plain)


def _is_answer(question: QuestionLook, said: str) -> bool:
    """Whether a line is an answer by its whole name, which goes before an order of that word."""
    names = (*(option.name.casefold() for option in question.options), *_leaving(question))
    return said.casefold() in names


def _leaving(question: QuestionLook) -> tuple[str, ...]:
    """What says that it is enough."""
    return ("done", *(("0", question.leave.casefold()) if question.enough and question.leave else ()))
