"""What can be asked for at any time: each order of this kind, and the lines that answer it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from shadows.content.text.names import pile_title
from shadows.content.text.spans import Text
from shadows.picture.models import AimLook, BodyLook, CardLook, PotionAimLook, PotionLook
from shadows.text import journey, lore, pictures
from shadows.text.console import Mistake, line
from shadows.text.naming import Named, cut, meant, missing
from shadows.text.seen import Seen


def _preview(seen: Seen, said: str) -> Iterable[Text]:
    """What a card would do, or a potion: by its name, or with `potion` before it."""
    word, _, rest = said.partition(" ")
    of_potion = word.casefold() in ("p", "potion") and rest
    if of_potion or (cut(said.split(), seen.hand) is None and cut(said.split(), seen.potions) is not None):
        potion, at = seen.potion(rest if of_potion else said)
        target = _aimed(seen, potion, at)
        return _of_potion(seen, potion, seen.game.aim_potion(potion.slot, target), target)
    card, at = seen.card(said)
    target = _aimed(seen, card, at)
    return _of_card(seen, card, seen.game.aim(card.entity, target), target)


def _aimed(seen: Seen, thing: CardLook | PotionLook, at: Sequence[str]) -> int | None:
    """The target that is meant. Raises Mistake where there can be none."""
    target = seen.target(thing.name, at, aimed=thing.aim)
    if thing.aim != (target is not None):
        raise Mistake(f"{thing.name} is not aimed at an enemy.")
    return target


def _of_card(seen: Seen, card: CardLook, aim: AimLook, target: int | None) -> Iterator[Text]:
    """The card with its numbers, and what would change."""
    yield line(f"{card.name}{f' at {seen.names[target]}' if target else ''}: ", aim.card.text)
    if card.refusal:
        yield line(card.refusal)
    sums = [f"{amount} {what}" for amount, what in ((aim.damage, "damage"), (aim.block, "Block")) if amount]
    if sums:
        yield line(f"In all: {', '.join(sums)}.")
    yield from _left(seen, aim)


def _of_potion(seen: Seen, potion: PotionLook, aim: PotionAimLook, target: int | None) -> Iterator[Text]:
    """The potion, and what would change."""
    yield line(f"{potion.name}{f' at {seen.names[target]}' if target else ''}: ", potion.text)
    if potion.refusal:
        yield line(potion.refusal)
    yield from _left(seen, aim)


def _left(seen: Seen, aim: AimLook | PotionAimLook) -> Iterator[Text]:
    """What would be left of everyone whose HP or Block would change."""
    if aim.by_chance:
        yield line("Chance decides what becomes of the enemies.")
    for foe in seen.picture.foes:
        if foe.entity not in aim.hp_left:
            continue
        hp, block = aim.hp_left[foe.entity], aim.block_left[foe.entity]
        if hp <= 0:
            yield line(f"{seen.names[foe.entity]} would die.")
            continue
        if (hp, block) != (foe.hp, foe.block):
            yield line(f"{seen.names[foe.entity]} would have {hp} HP and {block} Block.")
        yield from _statuses_left(seen, foe, seen.names[foe.entity], aim)
    player = seen.picture.player
    left = (aim.hp_left[player.entity], aim.block_left[player.entity])
    if aim.deadly:
        yield line("It would kill you.")
        return
    if left != (player.hp, player.block):
        yield line(f"You would have {left[0]} HP and {left[1]} Block.")
    yield from _statuses_left(seen, player, "You", aim)


def _statuses_left(seen: Seen, body: BodyLook, name: str, aim: AimLook | PotionAimLook) -> Iterator[Text]:
    """The statuses that would come, grow or fade."""
    now = {status.id: status.stacks for status in body.statuses}
    then = aim.statuses_left.get(body.entity, now)
    known = seen.game.library.statuses
    told = [f"{known[status].name} {stacks}" for status, stacks in then.items() if stacks != now.get(status)]
    told += [f"no {known[status].name}" for status in now if status not in then]
    if told:
        yield line(f"{name} would have {', '.join(told)}.")


def _incoming(seen: Seen) -> Iterable[Text]:
    if seen.picture.forecast is None and not seen.picture.upcoming:
        return [line("No turn is under way.")]
    return pictures.ending_turn(seen.picture)


def _enemies(seen: Seen) -> Iterable[Text]:
    return pictures.enemies(seen.picture, seen.names) if seen.picture.foes else [line("No enemy is here.")]


def _intents(seen: Seen, said: str) -> Iterator[Text]:
    """Of one enemy, or of all if none is named."""
    for foe in [seen.foe(said)] if said else seen.picture.foes:
        yield line(f"{pictures.name_of(foe.number, seen.names[foe.entity])}.")
        yield from lore.of_intent(foe)


def _foe(seen: Seen, said: str) -> Iterator[Text]:
    """One enemy, or all if none is named."""
    for foe in [seen.foe(said)] if said else seen.picture.foes:
        yield from lore.of_foe(seen.library, foe, seen.names[foe.entity])


def _energy(seen: Seen) -> Iterable[Text]:
    player = seen.picture.player
    return [line(f"{player.energy} of {player.energy_per_turn} Energy.")]


def _deck(seen: Seen) -> Iterable[Text]:
    if seen.picture.journey is None:
        return [line("This is a single fight: all your cards lie in your hand and the piles.")]
    return pictures.pile("Your deck", seen.picture.journey.deck)


def _map(seen: Seen) -> Iterable[Text]:
    if seen.picture.journey is None:
        return [line("This is a single fight: there is no map.")]
    return journey.ahead(seen.picture.journey)


def _look(seen: Seen, said: str) -> Iterable[Text]:
    """What is here, the nearest first; then anything of the game by its name. A number is that of an answer, or of a
    card where nothing is asked."""
    library = seen.library
    here: list[tuple[Sequence[Named[Any]], Callable[[Any], Iterable[Text]]]] = [
        (seen.answers, lambda option: lore.of_option(library, option, seen.does(option))),
        (seen.hand, lambda card: lore.of_card(library, card)),
        (seen.foes, lambda foe: lore.of_foe(library, foe, seen.names[foe.entity])),
        (seen.potions, lambda potion: lore.of_potion(library, potion)),
        (seen.relics, lambda relic: lore.of_relic(library, relic)),
    ]
    if said.isdecimal():
        asked = seen.picture.question is not None
        here = here[:1] if asked else here[1:2]
    for things, explain in here:
        thing = meant(said, things)
        if thing is not None:
            return explain(thing)
    if said.isdecimal():
        kind, where = ("answer", "to choose from") if asked else ("card", "in your hand")
        raise missing(said, kind, where, sorted(here[0][0], key=lambda thing: thing.number))
    return lore.of_word(library, said)


KNOWN: dict[str, Callable[[Seen, str], Iterable[Text]]] = {
    "preview": _preview,
    "incoming": lambda seen, _: _incoming(seen),
    "hand": lambda seen, _: pictures.hand(seen.picture, seen.numbers),
    "enemies": lambda seen, _: _enemies(seen),
    "intent": _intents,
    "foe": _foe,
    "me": lambda seen, _: lore.of_yourself(seen.picture),
    "energy": lambda seen, _: _energy(seen),
    "gold": lambda seen, _: [line(f"{seen.picture.player.gold} Gold.")],
    "potions": lambda seen, _: pictures.potions(seen.picture),
    "relics": lambda seen, _: pictures.relics(seen.picture),
    "piles": lambda seen, _: [pictures.piles(seen.picture)],
    "draw": lambda seen, _: pictures.pile(pile_title("draw"), seen.picture.draw),
    "discard": lambda seen, _: pictures.pile(pile_title("discard"), seen.picture.discard),
    "exhaust": lambda seen, _: pictures.pile(pile_title("exhaust"), seen.picture.exhaust),
    "powers": lambda seen, _: pictures.pile("Powers in play", seen.picture.powers),
    "deck": lambda seen, _: _deck(seen),
    "map": lambda seen, _: _map(seen),
    "look": _look,
    "?": lambda seen, rest: lore.of_word(seen.library, rest),
    "seed": lambda seen, _: [line(f"Seed {seen.picture.seed}.")],
}
"""The orders that change nothing, and how they are answered."""
