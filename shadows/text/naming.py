"""What a player means: things by their number or name, as much of it as tells them apart."""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from shadows.content.problems import nearest, quoted
from shadows.text.console import Mistake, whole

Thing = TypeVar("Thing")


class Named(NamedTuple, Generic[Thing]):
    """Something that can be meant. `also` are other names that are accepted and never shown."""

    number: int
    name: str
    thing: Thing
    also: tuple[str, ...] = ()


def meant(words: str, things: Sequence[Named[Thing]]) -> Thing | None:
    """The thing that words mean, None if there is none: by its number, its name, the beginning of its name, or a word
    in it. Of things of one name it is the first.

    Raises Mistake with a question where several names fit.
    """
    number = whole(words)
    if number is not None:
        return next((thing.thing for thing in things if thing.number == number), None)
    asked = _letters(words)
    for fits in (_is, _begins, _has) if asked else ():
        found = {thing.name: thing for thing in reversed(things) if fits(asked, thing)}
        if len(found) == 1:
            return next(iter(found.values())).thing
        if found:
            raise Mistake(f"Which one: {either(list(reversed(found)))}?")
    return None


def cut(words: Sequence[str], things: Sequence[Named[Thing]]) -> tuple[Thing, Sequence[str]] | None:
    """The thing that a line begins with, and the words after it; of several ways to cut it the longest name."""
    for size in range(len(words), 0, -1):
        found = meant(" ".join(words[:size]), things)
        if found is not None:
            return found, words[size:]
    return None


def either(names: Sequence[str]) -> str:
    """`a, b or c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def missing(words: str, kind: str, where: str, things: Sequence[Named[Thing]]) -> Mistake:
    """A sentence about something that is not there, with what there is."""
    there = ", ".join(_listed(things))
    if whole(words) is not None:
        return Mistake(f"There is no {kind} {words} {where}{f': {there}' if there else ''}.")
    guess = nearest(words.casefold(), {name.casefold(): name for name in (thing.name for thing in things)})
    rest = f": {guess}" if guess else f": {there}." if there else "."
    return Mistake(f"There is no {kind} {quoted(words)} {where}{rest}")


def _listed(things: Sequence[Named[Thing]]) -> Iterator[str]:
    """`Strike 1, 2`, `Defend 3`: things of one name together."""
    for name in dict.fromkeys(thing.name for thing in things):
        numbers = ", ".join(str(thing.number) for thing in things if thing.name == name)
        yield name if name.endswith(f" {numbers}") else f"{name} {numbers}"


def _letters(words: str) -> str:
    """What counts in a name: no case, no marks, single blanks."""
    kept = (sign if sign.isalnum() or sign == "+" else " " if sign in " _-" else "" for sign in words.casefold())
    return " ".join("".join(kept).split())


def _is(asked: str, thing: Named[Thing]) -> bool:
    return asked in (_letters(name) for name in (thing.name, *thing.also))


def _begins(asked: str, thing: Named[Thing]) -> bool:
    return _letters(thing.name).startswith(asked)


def _has(asked: str, thing: Named[Thing]) -> bool:
    return f" {asked}" in f" {_letters(thing.name)}"
