"""The orders that games share, each with what answers it; a game is made of those that it has and of its own."""

from collections.abc import Iterable, Iterator

from shadows.content.text.spans import Text
from shadows.text import journey, lore, pictures
from shadows.text.console import line
from shadows.text.naming import meant, missing
from shadows.text.orders import ACT, GAME, KNOW, Order
from shadows.text.seen import Seen


def _incoming(seen: Seen, _: str) -> Iterable[Text]:
    if seen.picture.forecast is None and not seen.picture.upcoming:
        return [line("No turn is under way.")]
    return pictures.ending_turn(seen.picture)


def _enemies(seen: Seen, _: str) -> Iterable[Text]:
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


def _map(seen: Seen, _: str) -> Iterable[Text]:
    if seen.picture.journey is None:
        return [line("This is a single fight: there is no map.")]
    return journey.ahead(seen.picture.journey)


def _look(seen: Seen, said: str) -> Iterable[Text]:
    """What is here, the nearest first; then anything of the game by its name. A number is that of an answer, or of what
    is played where nothing is asked."""
    here = seen.shelves
    if said.isdecimal():
        here = here[:1] if seen.picture.question is not None else here[1:2]
    for shelf in here:
        thing = meant(said, shelf.things)
        if thing is not None:
            return shelf.explain(thing)
    if said.isdecimal():
        shelf = here[0]
        raise missing(said, shelf.kind, shelf.where, sorted(shelf.things, key=lambda thing: thing.number))
    return _word(seen, said)


def _word(seen: Seen, said: str) -> Iterator[Text]:
    """Anything of the game by its name, then where it lies now."""
    yield from lore.of_word(seen.library, seen.shelves_of_all, said)
    yield from lore.of_bearers(seen.picture, seen.names, said)


_ORDERS = (
    Order("potion", ("p",), "p 1", "use a potion, with the enemy after it if it needs one", ACT, open=True),
    Order("throw", ("t",), "t 1", "throw a potion away", ACT, "potion"),
    Order("end", ("e",), "e", "end your turn", ACT),
    Order("take", (), "take all", "take all of the spoils that needs no choice", ACT, open=True),
    Order("incoming", ("i",), "i", "what ending your turn now would do", KNOW, tells=_incoming),
    Order("enemies", ("n",), "n", "the enemies, what lies on them and what they mean to do", KNOW, tells=_enemies),
    Order(
        "intent", (), "intent, intent 2", "what the enemies mean to do, or one of them", KNOW, open=True, tells=_intents
    ),
    Order("foe", ("f",), "f 2", "all about an enemy, and all that it can do", KNOW, open=True, tells=_foe),
    Order(
        "me",
        ("m",),
        "m",
        "your HP and Block, and what lies on you",
        KNOW,
        tells=lambda seen, _: lore.of_yourself(seen.picture),
    ),
    Order("gold", ("g",), "gold", "your Gold", KNOW, tells=lambda seen, _: [line(f"{seen.picture.player.gold} Gold.")]),
    Order(
        "potions",
        (),
        "potions",
        "your potions, with what they do",
        KNOW,
        tells=lambda seen, _: pictures.potions(seen.picture, seen.library),
    ),
    Order(
        "relics",
        (),
        "relics",
        "your relics, with what they do",
        KNOW,
        tells=lambda seen, _: pictures.relics(seen.picture),
    ),
    Order("map", ("w",), "w", "the floors above and what can still be reached", KNOW, tells=_map),
    Order("look", (), "look 1", "explain an answer, or what is here", KNOW, "name", tells=_look),
    Order(
        "?",
        (),
        "? block",
        "explain anything of the game",
        KNOW,
        "name",
        tells=_word,
    ),
    Order("log", ("l",), "l", "what has happened, the latest last", KNOW),
    Order("show", ("r",), "r", "where things stand, in full", KNOW),
    Order("repeat", (), "repeat", "what was said last once more", KNOW),
    Order("brief", (), "brief", "tell only what has changed; the rest when you ask", GAME),
    Order("full", (), "full", "tell all there is after each command", GAME),
    Order("guide", (), "guide", "tell the first steps again", GAME),
    Order("plain", (), "plain", "switch line editing, completion and colour off, or on again", GAME),
    Order(
        "seed", (), "seed", "the seed of this game", GAME, tells=lambda seen, _: [line(f"Seed {seen.picture.seed}.")]
    ),
    Order("help", ("h",), "h", "this help", GAME),
    Order("back", ("b",), "back", "go back from a choice, where there is a way", GAME),
    Order("abandon", (), "abandon", "give your run up, for good", GAME),
    Order("quit", ("exit",), "quit", "leave the game; a run is kept", GAME),
)

SHARED = {order.word: order for order in _ORDERS}
"""All of them, by their words."""


def shared(*words: str) -> tuple[Order, ...]:
    """Those of the shared orders that a game asks for, by their words."""
    return tuple(SHARED[word] for word in words)
