"""Numbered menus."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from shadows.content.problems import nearest, quoted
from shadows.content.text.spans import Text
from shadows.text.console import Console, Left, Mistake, whole
from shadows.text.naming import Named, meant

Answer = TypeVar("Answer")


class Back(Exception):  # it says what the player wants
    """The player wants to go back to what was asked before."""


class Entry(NamedTuple):
    """One line of a menu. `value` is what is chosen, `detail` follows the name; `group` is the heading above."""

    name: str
    value: str
    about: Text = ()
    group: str = ""
    detail: str = ""


def show(console: Console, title: str, entries: Sequence[Entry]) -> None:
    """The title and the numbered lines."""
    console.say(title)
    group = ""
    for number, entry in enumerate(entries, start=1):
        if entry.group != group:
            group = entry.group
            console.say(f"{group}:" if group[-1:].isalnum() else group)
        follows = () if not entry.about else (" " if entry.about[0].text.startswith("(") else ": ", entry.about)
        console.say(f"  {number}. {entry.name}{entry.detail}", *follows)


def pick(word: str, entries: Sequence[Entry]) -> Entry:
    """The entry that a word means, by its number or name. Raises Mistake with a sentence about what is wrong."""
    things = [Named(number, entry.name, entry, (entry.value,)) for number, entry in enumerate(entries, start=1)]
    found = meant(word, things)
    if found is not None:
        return found
    if not entries:
        raise Mistake("There is nothing left to choose here.")
    numbers = "1" if len(entries) == 1 else f"a number from 1 to {len(entries)}"
    if whole(word) is not None:
        raise Mistake(f"There is no number {word}: write {numbers}.")
    guess = nearest(word.casefold(), {entry.name.casefold() for entry in entries})
    raise Mistake(f"Nothing here is called {quoted(word)}{f': {guess}' if guess else '.'} Write {numbers}, or a name.")


def choose(console: Console, title: str, entries: Sequence[Entry], *, back: bool = False) -> Entry:
    """Show a menu and ask until one of its lines is chosen. Raises Left, and Back where there is a way back."""
    show(console, title, entries)
    words = [entry.name for entry in entries]
    while True:
        said = console.ask("> ", [*words, *(("back",) if back else ()), "help", "quit"])
        if wants_help(said):
            console.say(f"Write a number from 1 to {len(entries)}, or a name, as much of it as tells it apart.")
            console.say(f"{'back: the question before this one. ' if back else ''}quit: leave the game.")
        elif not said:
            show(console, title, entries)
        else:
            leaving(said, back=back)
            try:
                return pick(said, entries)
            except Mistake as mistake:
                console.say(str(mistake))


def wants_help(said: str) -> bool:
    """Whether a line asks for help."""
    return said.casefold() in ("h", "help", "?")


def leaving(said: str, *, back: bool) -> None:
    """Raise Left or Back if that is what a line asks for."""
    if said.casefold() in ("quit", "exit"):
        raise Left
    if back and said.casefold() in ("back", "b"):
        raise Back


def in_turn(*questions: Callable[[], Answer]) -> list[Answer]:
    """The answers to questions, asked one after the other; Back goes one back, and is raised before the first."""
    answers: list[Answer] = []
    while len(answers) < len(questions):
        try:
            answers.append(questions[len(answers)]())
        except Back:
            if not answers:
                raise
            answers.pop()
    return answers
