"""What piles of cards are called, once for all who tell of them."""

PILES = {
    "hand": "hand",
    "draw": "draw pile",
    "discard": "discard pile",
    "exhaust": "exhaust pile",
}


def your_pile(pile: str) -> str:
    """`your draw pile`."""
    return f"your {PILES[pile]}"


def pile_title(pile: str) -> str:
    """`Draw pile`."""
    return PILES[pile].capitalize()
