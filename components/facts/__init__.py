"""What happened, past tense, in the order in which it happened. Every change of the durable state has its fact.

Bodies, cards and relics are named by entity, prefabs by id. `kind` is what caused it: `card`, `relic`, `status`,
`potion`, `enemy` or `rule`.
"""

from components.facts.bodies import *
from components.facts.cards import *
from components.facts.combat import *
from components.facts.dice import *
from components.facts.fact import Fact as Fact
from components.facts.fact import ModFact as ModFact
from components.facts.run import *

FACTS: tuple[type[Fact], ...] = tuple(cls for cls in Fact.__subclasses__() if cls is not ModFact)
"""All facts of the game."""
