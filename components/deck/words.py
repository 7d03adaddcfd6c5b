"""The quantities, occasions and channels that only the card game has, by their words."""

from components import facts
from components.amounts import Measure
from components.effects import GainBlock
from components.occasions import Occasion
from components.rules import Channel

MEASURES: dict[str, Measure] = {
    "energy": Measure("Energy that the player has left", "your Energy"),
    "energy_spent": Measure(
        "Energy that playing this card has cost, which a card with `cost: X` can do much with",
        "the Energy spent",
        carrier="card",
        missing="only a card is paid for with Energy",
    ),
    "cards_in_hand": Measure("cards in the player's hand", "card in your hand", each=True),
    "cards_in_draw_pile": Measure("cards in the draw pile", "card in your draw pile", each=True),
    "cards_in_discard_pile": Measure("cards in the discard pile", "card in your discard pile", each=True),
    "cards_in_exhaust_pile": Measure("cards that are exhausted", "card in your exhaust pile", each=True),
}

OCCASIONS: dict[str, Occasion] = {
    "card_played": Occasion(
        facts.CardPlayed,
        "the player plays a card, before its effects; the target is the card's (R18)",
        "you play {card}",
        target="target",
        target_of_player="its target",
        target_of_bearer="its opponent",
    ),
    "card_drawn": Occasion(facts.CardDrawn, "the player draws a card", "you draw {card}"),
    "card_discarded": Occasion(
        facts.CardDiscarded, "a card comes to the discard pile, one that was played too", "{card} is discarded"
    ),
    "card_exhausted": Occasion(facts.CardExhausted, "a card is exhausted", "{card} is exhausted"),
    "pile_shuffled": Occasion(
        facts.PileShuffled,
        "the discard pile is shuffled into the draw pile",
        "you shuffle your {keyword:draw pile}",
    ),
}

CHANNELS: tuple[Channel, ...] = (
    Channel(
        "card_block",
        "Block from cards",
        GainBlock,
        gives="{does:gain} {change} {keyword:Block} {origin:from cards}",
        cause="card",
    ),
    Channel(
        "energy", "Energy at the start of the player's turn", gives="{gains} {keyword:Energy} at the start of {turn}"
    ),
)
