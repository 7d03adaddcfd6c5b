"""How the terminal tells the coin game, and what can be written in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, cast

from shadows.content.text.spans import Text
from shadows.content.text.wording import counted
from shadows.text import brief, pictures
from shadows.text.console import Mistake, line
from shadows.text.game_terminal import GameTerminal
from shadows.text.orders import ACT, KNOW, Order, Orders, Wish
from shadows.text.seen import Seen
from shadows.text.shared_orders import shared
from tests.toy.game import CoinPlayerLook
from tests.toy.rules import SIDES, Call


def _call(seen: Seen, said: str) -> Wish:
    """`heads`, with an enemy after it where there are several."""
    side, *at = said.split()
    if side not in SIDES:
        raise Mistake(f"A coin has no {side}: call heads or tails.")
    target = seen.target("The coin", at, aimed=True)
    assert target is not None
    return Wish(Call(side, target))  # type: ignore[arg-type]


def _coin(seen: Seen) -> str:
    coin = cast(CoinPlayerLook, seen.picture.player)
    return f"{counted(coin.throws, 'throw')} left, the coin shows {coin.side}"


class CoinTerminal(GameTerminal):
    """The coin game."""

    orders: ClassVar[Orders] = Orders(
        (
            Order("call", ("c",), "c heads", "call a side and throw the coin", ACT, "side", asks=_call),
            *shared("end"),
            Order("coin", (), "coin", "the coin in your hand", KNOW, tells=lambda seen, _: [line(f"{_coin(seen)}.")]),
            *shared("incoming", "enemies", "intent", "foe", "me", "look", "?", "log", "show", "repeat"),
            *shared("brief", "full", "plain", "seed", "help", "back", "quit"),
        )
    )

    def full(self, seen: Seen) -> Iterable[Text]:
        """With the coin."""
        yield from pictures.state(seen.picture, seen.names, seen.library)
        yield line(f"Coin: {_coin(seen)}.")

    def standing(self, seen: Seen) -> Iterable[Text]:
        """With the coin."""
        return brief.standing(seen.picture, seen.names, _coin(seen))

    def changes(self, before: Seen, now: Seen) -> Iterable[Text]:
        """With the coin, as each throw changes it."""
        return brief.changes(before.picture, now.picture, now.names, [_coin(now)])


TERMINAL = CoinTerminal
