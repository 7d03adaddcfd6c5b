"""The words that prefabs can use: what the systems of the games carry out, count, answer and change. A word that no
system stands behind is not among them."""

from collections.abc import Iterable
from typing import NamedTuple

from components.amounts import Measure
from components.effect import Verb
from components.nodes import NodeKind
from components.occasions import Occasion
from components.rules import COUNTDOWNS, MOMENTS, Channel, Moment, grows
from systems.core.ruleset import Ruleset
from systems.order import GAMES


class Vocabulary(NamedTuple):
    """Words with their records."""

    verbs: dict[str, type[Verb]]
    measures: dict[str, Measure]
    occasions: dict[str, Occasion]
    channels: dict[str, Channel]
    nodes: dict[str, NodeKind]
    moments: dict[str, Moment]
    countdowns: dict[str, Moment]


def vocabulary(games: Iterable[Ruleset]) -> Vocabulary:
    """The words of games."""
    known = Vocabulary({}, {}, {}, {}, {}, {}, {})
    for game in games:
        done, answerable = game.carried_out, game.answerable
        named = (verb for verb in done if issubclass(verb, Verb) and not verb.internal)
        known.verbs.update({verb.verb(): verb for verb in named})
        known.measures.update({word: one for word, one in game.quantities.items() if word in game.measures})
        known.occasions.update({word: one for word, one in game.occasions.items() if one.fact in answerable})
        known.channels.update({one.word: one for one in game.channels if one.verb is None or one.verb in done})
        known.nodes.update(game.nodes)
        known.moments.update({word: one for word, one in MOMENTS.items() if word in game.moments})
        known.countdowns.update({word: one for word, one in COUNTDOWNS.items() if word in game.countdowns})
    return known


VERBS, MEASURES, OCCASIONS, CHANNELS, NODES, *_ = vocabulary(GAMES.values())
"""The words of all games. A prefab cannot name internal verbs."""

GROWING = tuple(verb for verb in VERBS.values() if grows(verb, CHANNELS.values()))
"""Verbs of whose amount even 0 may become more."""
