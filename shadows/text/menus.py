"""Numbered menus."""

from collections.abc import Sequence
from typing import NamedTuple

from shadows.content.problems import nearest, quoted
from shadows.looks import Text
from shadows.text.console import Console, Left, whole


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
            console.say(f"{group}:")
        console.say(f"  {number}. {entry.name}{entry.detail}", *((": ", entry.about) if entry.about else ()))


def pick(word: str, entries: Sequence[Entry]) -> Entry | str:
    """The entry that a word means, by its number or name; otherwise a sentence about what is wrong."""
    number = whole(word)
    if number is not None:
        if 1 <= number <= len(entries):
            return entries[number - 1]
        return f"There is no number {word}: write 1 to {len(entries)}."
    names = {key.casefold(): entry for entry in reversed(entries) for key in (entry.name, entry.value)}
    if found := names.get(word.casefold()):
        return found
    guess = nearest(word.casefold(), names)
    unknown = f"Nothing here is called {quoted(word)}{f': {guess}' if guess else '.'}"
    return f"{unknown} Write a number from 1 to {len(entries)}."


def choose(console: Console, title: str, entries: Sequence[Entry]) -> Entry:
    """Show a menu and ask until one of its lines is chosen."""
    show(console, title, entries)
    while True:
        word = console.ask("> ")
        if word.casefold() in ("", "h", "help"):
            console.say(f"Write a number from 1 to {len(entries)}, or a name.")
            continue
        if word.casefold() in ("quit", "exit"):
            raise Left
        found = pick(word, entries)
        if isinstance(found, Entry):
            return found
        console.say(found)
