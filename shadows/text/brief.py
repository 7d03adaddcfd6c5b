"""What is told in brief: of what happened all that the rest does not say, and of the picture what has changed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, TypeGuard

from components import facts
from components.facts import Fact
from components.prefabs import Library
from shadows.content.text import log_text
from shadows.content.text.spans import Text
from shadows.picture.models import BodyLook, FoeLook, ForecastLook, Picture
from shadows.text.console import line, one_line
from shadows.text.pictures import Names, intent, name_of, statuses

BY_THEMSELVES = (
    facts.BlockGained,
    facts.RuleActed,
    facts.StatusApplied,
    facts.StatusFell,
)
"""What the lines at the beginning of a turn say, if it happened between two of the player's turns."""

SHOWN = (facts.BlockFaded, facts.CombatStarted, facts.RoundBegan, facts.EventMet, facts.OffersMade)
"""What the lines of the picture say at any time."""


Story: TypeAlias = Callable[[Library, Sequence[Fact], Names], Iterable[str]]
"""Facts in lines."""


def acted(library: Library, happened: Sequence[Fact], names: Names) -> Iterator[str]:
    """What the player did, and what answered it, but for what the picture says."""
    yield from log_text.story(library, [fact for fact in happened if not isinstance(fact, SHOWN)], names)


def story(
    library: Library,
    happened: Sequence[Fact],
    names: Names,
    of_player: Story = acted,
    by_themselves: tuple[type[Fact], ...] = BY_THEMSELVES,
) -> list[str]:
    """Facts in as few lines as will do: what the picture says is left out, the enemies' attacks are one line, and lines
    that are alike are said once. `of_player` tells the player's own turn, `by_themselves` are left out between two."""
    end = next((at for at, fact in enumerate(happened) if isinstance(fact, TURNING)), len(happened))
    lines = [
        *of_player(library, happened[:end], names),
        *_between_turns(library, happened[end:], names, by_themselves),
    ]
    return [
        told if (times := len(list(same))) == 1 else f"{told} {'Twice' if times == 2 else f'{times} times'}."
        for told, same in groupby(lines)
    ]


TURNING = (facts.TurnEnding, facts.RoundBegan)
"""With these the turn passes on."""


def _between_turns(
    library: Library, happened: Sequence[Fact], names: Names, by_themselves: tuple[type[Fact], ...]
) -> Iterator[str]:
    """What happened from the end of a turn to the beginning of the next, of which the lines there tell the most: what
    is lost and healed, and who comes and goes."""
    attacks = [fact for fact in happened if _attacks_you(fact, names)]
    lost = sum(fact.amount for fact in happened if _attack_costs(fact, names))
    worth: list[Fact] = []
    for fact in happened:
        if attacks and fact is attacks[0]:
            yield from log_text.story(library, worth, names)
            yield _attack(attacks, lost, names)
            worth = []
        elif _worth_telling(fact, names) and not isinstance(fact, by_themselves):
            worth.append(fact)
    yield from log_text.story(library, worth, names)


def _worth_telling(fact: Fact, names: Names) -> bool:
    """Whether no other line says it: of the enemies' HP it is enough what is left."""
    if isinstance(fact, facts.HpLost | facts.DamageDealt | facts.Healed) and names.get(fact.target) != log_text.YOU:
        return False
    return not (isinstance(fact, SHOWN) or _attacks_you(fact, names) or _attack_costs(fact, names))


def _attacks_you(fact: Fact, names: Names) -> TypeGuard[facts.DamageDealt]:
    return isinstance(fact, facts.DamageDealt) and fact.attack and names.get(fact.target) == log_text.YOU


def _attack_costs(fact: Fact, names: Names) -> TypeGuard[facts.HpLost]:
    if not isinstance(fact, facts.HpLost) or names.get(fact.target) != log_text.YOU:
        return False
    return fact.damage and fact.kind == "enemy"


def _attack(hits: Sequence[facts.DamageDealt], lost: int, names: Names) -> str:
    """All attacks of the enemies' turns in a line."""
    attackers = list(dict.fromkeys(names.get(hit.source, "someone") for hit in hits))
    listed = attackers[0] if len(attackers) == 1 else f"{', '.join(attackers[:-1])} and {attackers[-1]}"
    blocked = sum(hit.blocked for hit in hits)
    came = [f"{amount} {what}" for amount, what in ((blocked, "blocked"), (lost, "HP lost")) if amount]
    verb = "attacks" if len(attackers) == 1 else "attack"
    return f"{listed} {verb} you{': ' if came else ''}{', '.join(came)}."


def standing(picture: Picture, names: Names, *more: str) -> Iterator[Text]:
    """A combat at the beginning of a turn; `more` is what a game tells after the player's HP."""
    player = picture.player
    had = ", ".join([_body(player, player.max_hp), *more])
    yield line(f"Round {picture.round}. You: {had}.")
    for foe in picture.foes:
        yield line(f"{name_of(foe.number, names[foe.entity])}: {_body(foe)}. ", intent(foe.intent), ".")
    if picture.forecast is not None:
        yield line(coming(picture.forecast, player.hp))
    yield from picture.upcoming


def changes(
    before: Picture, now: Picture, names: Names, of_you: Sequence[str] = (), after: Sequence[str] = ()
) -> Iterator[Text]:
    """What has changed within a turn, but for what was told of it: HP and Block that are left, other intents, and a
    death that is coming or is no longer. `of_you` are other changes of the player, `after` is told at the end."""
    old = {foe.entity: foe for foe in before.foes}
    parts = [part for foe in now.foes if (part := _changed(old.get(foe.entity), foe, names[foe.entity]))]
    you = [*_left(before.player, now.player), *of_you]
    if you:
        parts.append(line(f"You: {', '.join(you)}."))
    if _deadly(before) != _deadly(now) and now.forecast is not None:
        parts.append(line(coming(now.forecast, now.player.hp)))
    parts += map(line, after)
    if parts:
        yield one_line(*parts)


def coming(ahead: ForecastLook, hp: int) -> str:
    """What ending the turn would do, in short (R61)."""
    worst = "" if ahead.certain else " at worst"
    if ahead.deadly:
        return f"Ending your turn now would kill you{worst}."
    if ahead.won:
        return f"Ending your turn now would win the combat{worst}."
    if not ahead.attacks and ahead.hp == hp:
        return "No harm is coming."
    after = f"{ahead.hp} HP left{worst}."
    return f"Incoming {ahead.attacks}, {after}" if ahead.attacks else f"After your turn {after}"


def _deadly(picture: Picture) -> bool:
    return picture.forecast is not None and picture.forecast.deadly


def _body(who: BodyLook, most: int = 0) -> str:
    block = [f"{who.block} Block"] if who.block else []
    return ", ".join([f"{who.hp}{f' of {most}' if most else ''} HP", *block, *statuses(who.statuses)])


def _changed(before: FoeLook | None, now: FoeLook, name: str) -> Text:
    """What is left of an enemy and what it means to do instead; nothing if all is as it was."""
    if before is None:
        return line(f"{name}: {_body(now)}. ", intent(now.intent), ".")
    left = _left(before, now)
    numbers = f"{name}: {', '.join(left)}." if left else ""
    if before.intent == now.intent:
        return line(numbers) if numbers else ()
    return line(f"{numbers} Intent: " if numbers else f"{name}, intent: ", intent(now.intent), ".")


def _left(before: BodyLook, now: BodyLook) -> list[str]:
    """HP and Block where they have changed."""
    hp = f"{now.hp} HP" if (before.hp, before.max_hp) != (now.hp, now.max_hp) else ""
    block = f"{now.block} Block" if before.block != now.block else ""
    return [part for part in (hp, block) if part]
