"""A fight of the dice game as lines: the dice, the hands that they make, combos, what meddles, and all together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.content.text.wording import counted
from shadows.content.text.wording.dice_sentences import meddling
from shadows.content.text.wording.phrases import hundredths
from shadows.text import pictures
from shadows.text.console import line
from shadows.text.dice.seen import face, told

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from shadows.content.text.spans import Text
    from shadows.picture.dice.models import DicePicture, DicePlayerLook, DieLook, FallLook, HandLook, MeddlingLook
    from shadows.text.dice.seen import DiceSeen


def state(seen: DiceSeen) -> Iterator[Text]:
    """Where a fight stands, in full: what matters for the next command, then what is carried."""
    picture = seen.picture
    yield pictures.round_of(picture, seen.library)
    yield from enemies(seen)
    yield pictures.you(picture, *streak(picture.player))
    yield from pictures.ending_turn(picture)
    yield from meddlings(picture)
    yield from dice(picture)
    yield from made(seen)
    yield from combos(picture)
    yield from pictures.potions(picture, seen.library)
    yield from relics(seen)


def enemies(seen: DiceSeen) -> Iterator[Text]:
    """The enemies, each in a line, with what would stun them."""
    footing = {one.target: one for one in seen.picture.footing}
    first, *lines = pictures.enemies(seen.picture, seen.names)
    yield first
    for foe, text in zip(seen.picture.foes, lines, strict=True):
        one = footing.get(foe.entity)
        if one is None:
            yield text
        elif one.loses_action:
            yield line(text, " It loses its next action.")
        else:
            yield line(text, f" A hit of {one.stuns_from} stuns it.")


def footing(seen: DiceSeen) -> Iterator[Text]:
    """What stuns each enemy."""
    for one in seen.picture.footing:
        loses = " It loses its next action." if one.loses_action else ""
        above = f"above {one.threshold}% of its max HP"
        yield line(f"{seen.names[one.target]}: a hit of {one.stuns_from} or more stuns it, {above}.{loses}")


def rerolls(player: DicePlayerLook) -> str:
    """`2 of 2 rerolls left`, with those that are spare."""
    spare = f", {player.spare} spare" if player.spare else ""
    return f"{player.rerolls} of {counted(player.rerolls_per_turn, 'reroll')} left{spare}"


def streak(player: DicePlayerLook) -> list[str]:
    """`streak 2`, where there is one."""
    return [f"streak {player.streak}"] if player.streak else []


def dice(picture: DicePicture) -> Iterator[Text]:
    """The dice in play, each in a line, and what can be done with them."""
    if not picture.dice:
        yield line("No dice are in play.")
        return
    player = picture.player
    held = f", at most {player.hold_limit} can be held" if player.hold_limit < len(picture.dice) else ""
    yield line(f"Dice ({rerolls(player)}{held}):")
    for die in picture.dice:
        yield line(f"  {told(die)}.")
    if picture.away:
        yield line(f"  Out of play: {', '.join(die.trouble or die.name for die in picture.away)}.")


def in_short(shown: Sequence[DieLook]) -> str:
    """`1: 6, 2: 5 fire held, 3: 2 fixed`."""
    return ", ".join(
        f"{die.place + 1}: {face(die)}{' held' if die.held else ''}{' fixed' if die.fixed else ''}" for die in shown
    )


def fall(one: FallLook, names: Mapping[int, str]) -> str:
    """`52 to Guard, who dies`."""
    blocked = f" ({one.hp} HP)" if one.hp != one.damage and not one.kills else ""
    end = ", who dies" if one.kills else ", who is stunned" if one.stuns else ""
    return f"{one.damage} to {names[one.target]}{blocked}{end}"


def hand(one: HandLook, names: Mapping[int, str]) -> str:
    """`Full House of dice 1, 2, 3, 4, 5: (10 + 19) × 1.8: 52 to Guard`."""
    places = ", ".join(str(place + 1) for place in one.dice)
    of = f" of {'die' if len(one.dice) == 1 else 'dice'} {places}" if places else ""
    factor = f" × {hundredths(one.streak)} streak" if one.streak != 100 else ""
    sum_of = f"({one.chips} + {one.values}) × {hundredths(one.mult)}{factor}"
    return f"{one.name}{of}: {sum_of}: {'; '.join(fall(each, names) for each in one.falls)}"


def made(seen: DiceSeen) -> Iterator[Text]:
    """The hands that the dice make, by their rows in the table, the greatest first."""
    if not seen.hands:
        return
    yield line("Hands that your dice make:")
    for one in seen.hands:
        best = ", the best" if one.thing.best else ""
        yield line(f"  {one.number}. {hand(one.thing, seen.names)}{best}.")


def table(seen: DiceSeen) -> Iterator[Text]:
    """All hands, the least first."""
    yield line("Hands, from the least to the greatest; those that your dice make are told in full:")
    for one in seen.picture.hands:
        plain = f"{one.name}: {one.chips} chips, mult ×{hundredths(one.mult)}"
        best = ", the best" if one.best else ""
        yield line(f"  {one.rank}. {hand(one, seen.names) if one.falls else plain}{best}.")


def best(seen: DiceSeen) -> str:
    """The hand that deals most, in a sentence."""
    one = next((one.thing for one in seen.hands if one.thing.best), None)
    if one is None:
        return ""
    return f"Best: {one.name}, {'; '.join(fall(each, seen.names) for each in one.falls)}."


def combos(picture: DicePicture) -> Iterator[Text]:
    """The combos that would act with a hand."""
    if len(picture.combos) > 1:
        yield line("One of these combos acts with your hand; name it after `with`:")
    for one in picture.combos:
        elements = " and ".join(kind.capitalize() for kind in one.elements)
        yield line(f"{'  ' if len(picture.combos) > 1 else 'Combo: '}{one.name}, {elements}: ", one.text)


def meddlings(picture: DicePicture) -> Iterator[Text]:
    """What meddles with the dice, now and in the next turn."""
    for coming, when in ((False, "this turn"), (True, "next turn")):
        for one in picture.meddling:
            if one.coming == coming:
                yield line(f"Meddling {when}: {_meddling(one)}.")


def _meddling(one: MeddlingLook) -> str:
    return f"{one.name}, {meddling(one.id, one.amount)}"


def relics(seen: DiceSeen) -> Iterator[Text]:
    """The relics; those that can be used with their number."""
    if not seen.picture.relics:
        yield line("Relics: none.")
        return
    numbers = {one.thing.relic: one for one in seen.uses if one.thing.relic is not None}
    yield line("Relics:")
    for relic in seen.picture.relics:
        use = numbers.get(relic.entity)
        can = ""
        if use is not None:
            can = f" ({use.thing.refusal})" if use.thing.refusal else f" (use {use.number})"
        counted_up = f" Counted so far: {relic.count}." if relic.count else ""
        yield line("  ", pictures.relic_line(relic), counted_up, can)


def boons(seen: DiceSeen) -> Iterator[Text]:
    """What acts in this run besides relics."""
    owned = seen.boons
    journey = seen.picture.journey
    yield line("Blessings, boons and nodes:" if owned else "No blessing, boon or node acts in this fight.")
    for one in owned:
        yield line(f"  {one.name}, {one.thing.kind}: ", one.thing.text)
    if journey is not None and journey.answer:
        percent = hundredths(journey.answer * 10)
        nodes = counted(journey.nodes_taken, "node")
        yield line(f"The Abyss answers {nodes}: enemies have {percent}% more HP.")


def practice(seen: DiceSeen) -> Iterator[Text]:
    """The chips that hands have gained."""
    journey = seen.picture.journey
    known = seen.library.shelf("hands")
    for name, chips in ({} if journey is None else journey.practice).items():
        yield line(f"{known[name].name}: {counted(chips, 'chip')} more.")


def pool(seen: DiceSeen) -> Iterator[Text]:
    """The dice that the player owns."""
    journey = seen.picture.journey
    owned = [] if journey is None else list(journey.pool)
    known = seen.library.shelf("dice")
    kinds = [f"{owned.count(kind)} × {known[kind].name}" for kind in dict.fromkeys(owned)]
    if kinds:
        yield line(f"Your dice: {', '.join(kinds)}.")
