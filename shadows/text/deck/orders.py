"""The orders of the card game, in the order of its help."""

from collections.abc import Iterable, Iterator

from components.deck.commands import PlayCard
from shadows.content.text.names import pile_title
from shadows.content.text.spans import Text
from shadows.picture.models import CardLook
from shadows.text import lore, previews
from shadows.text.console import line
from shadows.text.deck import pictures
from shadows.text.deck.seen import DeckSeen
from shadows.text.naming import cut
from shadows.text.orders import ACT, KNOW, Order, Orders, Tells, Wish
from shadows.text.shared_orders import SHARED, shared


def play(seen: DeckSeen, said: str) -> Wish:
    """Play a card, at an enemy where it is aimed. Raises Mistake."""
    card, rest = seen.card(said)
    target = seen.target(card.name, rest, aimed=card.aim and not card.refusal)
    command = PlayCard(card.entity, target)
    deadly = command in seen.game.legal() and seen.game.aim(card.entity, target).deadly
    return Wish(command, card.name if deadly else "")


def play_or_guess(seen: DeckSeen, said: str) -> Wish:
    """Likewise of a line without an order in front, which can be meant to be anything. Raises Mistake."""
    hand = seen.playable
    if cut(said.split(), hand) is None and not said.split(maxsplit=1)[0].isdecimal():
        raise ORDERS.unknown(said, [card.name for card in hand])
    return play(seen, said)


def _preview(seen: DeckSeen, said: str) -> Iterable[Text]:
    """What a card would do, or a potion: by its name, or with `potion` before it."""
    word, _, rest = said.partition(" ")
    of_potion = word.casefold() in ("p", "potion") and rest
    if of_potion or (cut(said.split(), seen.playable) is None and cut(said.split(), seen.potions) is not None):
        return previews.of_potion(seen, *seen.potion(rest if of_potion else said))
    card, at = seen.card(said)
    return _of_card(seen, card, previews.aimed(seen, card, at))


def _of_card(seen: DeckSeen, card: CardLook, target: int | None) -> Iterator[Text]:
    """The card with its numbers, and what would change."""
    aim = seen.game.aim(card.entity, target)
    yield line(f"{card.name}{f' at {seen.names[target]}' if target else ''}: ", aim.card.text)
    if card.refusal:
        yield line(card.refusal)
    sums = [f"{amount} {what}" for amount, what in ((aim.damage, "damage"), (aim.block, "Block")) if amount]
    if sums:
        yield line(f"In all: {', '.join(sums)}.")
    yield from previews.left(seen, aim)


def _deck(seen: DeckSeen, _: str) -> Iterable[Text]:
    if seen.picture.journey is None:
        return [line("This is a single fight: all your cards lie in your hand and the piles.")]
    return pictures.pile("Your deck", seen.picture.journey.deck)


def _pile(pile: str, title: str = "") -> Tells:
    return lambda seen, _: pictures.pile(title or pile_title(pile), getattr(seen.picture, pile))


ORDERS = Orders(
    (
        Order(
            "play", (), "3, strike or strike 2", "play card 3 or a card by its name, at enemy 2", ACT, "card", asks=play
        ),
        SHARED["potion"]._replace(usage="p 1, p firebomb"),
        *shared("throw", "end", "take"),
        Order(
            "preview",
            ("v",),
            "v 3, v strike 2",
            "what a card or potion would do, at enemy 2",
            KNOW,
            "card",
            tells=_preview,
        ),
        *shared("incoming"),
        Order(
            "hand",
            ("c",),
            "c",
            "the cards in your hand, with what they do",
            KNOW,
            tells=lambda seen, _: pictures.hand(seen),
        ),
        *shared("enemies", "intent"),
        SHARED["foe"]._replace(usage="f 2, f cultist"),
        SHARED["me"]._replace(
            help="your HP, Block and Energy, and what lies on you",
            tells=lambda seen, _: lore.of_yourself(seen.picture, pictures.energy(seen.picture.player)),
        ),
        Order(
            "energy",
            (),
            "energy",
            "your Energy",
            KNOW,
            tells=lambda seen, _: [line(f"{pictures.energy(seen.picture.player)}.")],
        ),
        *shared("gold", "potions", "relics"),
        Order(
            "piles",
            (),
            "piles",
            "how many cards lie in each pile",
            KNOW,
            tells=lambda seen, _: [pictures.piles(seen.picture)],
        ),
        Order(
            "draw",
            ("d",),
            "d",
            "your draw pile, sorted by name",
            KNOW,
            tells=_pile("draw"),
        ),
        Order("discard", ("s",), "s", "your discard pile", KNOW, tells=_pile("discard")),
        Order("exhaust", ("x",), "x", "your exhaust pile", KNOW, tells=_pile("exhaust")),
        Order("powers", ("q",), "q", "your powers in play", KNOW, tells=_pile("powers", "Powers in play")),
        Order("deck", ("k",), "k", "the cards that you own", KNOW, tells=_deck),
        *shared("map"),
        SHARED["look"]._replace(usage="look 3, look strike", help="explain an answer, a card, a potion or a relic"),
        SHARED["?"]._replace(
            usage="? bleed", help="explain any card, status, enemy, relic, potion or term of the game"
        ),
        *shared("log", "show", "repeat"),
        *shared("brief", "full", "guide", "plain", "seed", "help", "back", "abandon", "quit"),
    ),
    also="card",
)
"""All of them. A line that is none of them plays a card."""
