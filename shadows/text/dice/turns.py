"""A turn of the dice game, told in brief."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from components import facts
from shadows.content.text import log_text
from shadows.content.text.wording import counted
from shadows.text import brief
from shadows.text.console import line
from shadows.text.dice import pictures

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from components.facts import Fact
    from components.prefabs import Library
    from shadows.content.text.spans import Text
    from shadows.picture.dice.models import DicePicture
    from shadows.text.dice.seen import DiceSeen
    from shadows.text.pictures import Names

ROLLS = ("first", "again")
"""The rolls whose dice the lines of the turn tell."""

BY_THEMSELVES = (*brief.BY_THEMSELVES, facts.DiceRolled, facts.ElementChanged, facts.InterferenceFell)
"""What the lines at the beginning of a turn say, if it happened between two of the player's turns."""


def of_player(library: Library, happened: Sequence[Fact], names: Names) -> Iterator[str]:
    """What the player did, but for rolls, whose dice are told."""
    worth = [
        fact
        for fact, following in zip_longest(happened, happened[1:])
        if not isinstance(fact, brief.SHOWN)
        and not (isinstance(fact, facts.DiceRolled) and fact.how in ROLLS)
        and not (isinstance(fact, facts.StatusApplied) and isinstance(following, facts.Stunned))  # its mark
    ]
    yield from log_text.story(library, worth, names)


def standing(seen: DiceSeen) -> Iterator[Text]:
    """A fight at the beginning of a turn: with what meddles, the dice and the best hand."""
    picture = seen.picture
    yield from brief.standing(picture, seen.names, *pictures.streak(picture.player))
    yield from pictures.meddlings(picture)
    yield line(f"Dice: {pictures.in_short(picture.dice)}. {_rerolls(picture)}.")
    yield from _offered(seen)


def changes(before: DiceSeen, now: DiceSeen) -> Iterator[Text]:
    """What has changed within a turn: the dice, and what they make."""
    old, new = before.picture, now.picture
    yield from brief.changes(old, new, now.names)
    shown = [(die.entity, die.value, die.element, die.struck) for die in new.dice]
    if shown != [(die.entity, die.value, die.element, die.struck) for die in old.dice] or old.player != new.player:
        yield line(f"Dice: {pictures.in_short(new.dice)}. {_rerolls(new)}.")
        yield from _offered(now)
    elif [die.held for die in new.dice] != [die.held for die in old.dice]:
        held = [die for die in new.dice if die.held]
        yield line(f"Held: {pictures.in_short(held).replace(' held', '')}." if held else "You hold no dice.")


def _offered(seen: DiceSeen) -> Iterator[Text]:
    """The best hand, and the combo that would act with it."""
    combos = " or ".join(combo.name for combo in seen.picture.combos)
    told = " ".join(part for part in (pictures.best(seen), f"Combo: {combos}." if combos else "") if part)
    if told:
        yield line(told)


def _rerolls(picture: DicePicture) -> str:
    player = picture.player
    spare = f", {player.spare} spare" if player.spare else ""
    held = f", at most {player.hold_limit} held" if player.hold_limit < len(picture.dice) else ""
    return f"{counted(player.rerolls, 'reroll')} left{spare}{held}"
