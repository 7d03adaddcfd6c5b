"""The games. Read this first, then the order of one: `systems.deck.order` is a whole game as a few lists."""

from systems.core.ruleset import Ruleset
from systems.deck.order import DECK
from systems.dice.order import DICE

GAMES: dict[str, Ruleset] = {rules.name: rules for rules in (DECK, DICE)}
"""The rules of each game by its name."""
