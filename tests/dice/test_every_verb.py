"""Every verb of the dice game is carried out, by an enemy, by a combo, or by what the player uses, and leaves what its
record says."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from components.amounts import Amount
from components.dice.effects import (
    ActCombo,
    Blast,
    Cleanse,
    Count,
    Devour,
    Guard,
    Interfere,
    Mend,
    ScoreHand,
    SettleHand,
    Strike,
)
from components.dice.prefabs import ConsumablePrefab, DiceLibrary
from components.effect import Effect
from components.facts import Fact
from components.prefabs import Move, Phase
from components.rules import Trigger
from shadows.content.schema.limits import limit
from systems.dice.order import DICE
from tests.dice.small import fight, library

OWN = [verb for verb in DICE.verbs if verb.__module__ == "components.dice.effects"]
SCORING = (ScoreHand, ActCombo, SettleHand)
"""What scoring a hand is made of."""
OF_FOES = (Strike, Guard, Mend, Interfere, Devour, Cleanse)
"""What an enemy does, by its might or with what lies on it."""


EATEN = {"burn": 1}
"""What lies on an enemy that something eats or takes away."""


def probe(verb: type[Effect]) -> Effect:
    """An effect with what its verb needs, and nothing else; a die is set to 6."""
    hints = get_type_hints(verb)
    needed = [field.name for field in msgspec.structs.fields(verb) if field.required]
    given = {name: some(verb, name, hints[name]) for name in needed}
    return verb(**given, **({"value": 6} if "value" in hints else {}))


def some(verb: type[Effect], field: str, kind: Any) -> Any:
    known = limit(verb, field)
    if known.names:
        name = "burn" if known.names == "statuses" else max(library().shelf(known.names))
        return (name,) if get_args(kind)[1:] == (...,) else name
    return known.least if kind is int else 1 if kind == Amount else get_args(kind)[0]


def doing(effect: Effect) -> DiceLibrary:
    """The game with a consumable, a relic, an enemy and a combo that do this alone."""
    found = library()
    one = ConsumablePrefab(id="probe", name="Probe", rarity="common", price=1, aim=True, effects=(effect,))
    bell = msgspec.structs.replace(found.relics["compass"], id="bell", triggers=(Trigger("turn_start", (effect,)),))
    foe = msgspec.structs.replace(found.enemies["guard"], id="prober", phases=(Phase((Move((effect,)),)),))
    return msgspec.structs.replace(
        found,
        potions={**found.potions, "probe": one},
        relics={**found.relics, "bell": bell},
        enemies={**found.enemies, "prober": foe},
        combos={"overload": msgspec.structs.replace(found.combos["overload"], do=(effect,))},
    )


def left(effect: Effect) -> list[Fact]:
    """What happens in a turn that follows one of a Web's, which meddles with the dice."""
    dice = ("1 fire", "2 lightning", 3, 5, 5) * 2
    foe = "prober" if isinstance(effect, OF_FOES) else "guard"
    relics = ["bell"] if isinstance(effect, Count) else []
    foes = [{"prefab": foe, "hp": 500, "statuses": EATEN}, {"prefab": "web", "hp": 50}]
    table = fight(*dice, foes=foes, relics=relics, consumables=["probe"], library=doing(effect))
    facts = [*table.opening, *table.end_turn()]
    if isinstance(effect, Blast):
        return [*facts, *table.score("pair", at=1)]
    if not isinstance(effect, (*OF_FOES, Count)):
        facts += table.use("probe", die=3, value=6, element="ice", at=0)
    if table.look().question is not None:
        facts += table.choose(0)
    return facts


@pytest.mark.parametrize(
    "verb", [verb for verb in OWN if verb in DICE.carried_out and verb not in SCORING], ids=lambda verb: verb.verb()
)
def test_a_verb_leaves_what_its_record_says(verb: type[Effect]) -> None:
    leaves = [kind for kind in verb.leaves if kind.__module__ == "components.facts.dice"] or list(verb.leaves)
    facts = left(probe(verb))
    assert any(isinstance(fact, tuple(leaves) or Fact) for fact in facts)
