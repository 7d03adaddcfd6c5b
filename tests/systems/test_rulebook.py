"""Which rules are in force, and what tells their uses apart."""

from components import facts
from components.effects import GainBlock
from components.occasions import OCCASIONS
from components.rules import Modifier, Trigger
from systems.core.rulebook import Rulebook, Source

PLAYER = 1
TRIGGERS = (Trigger("turn_start", (GainBlock(1),), per_combat=1),)
MODIFIERS = (Modifier("damage", add=1, per_combat=1),)


def keys(*sources: Source) -> list[str]:
    book = Rulebook(OCCASIONS, lambda: iter(sources)).in_force()
    listeners = [listener.key() for listener in book.listeners[facts.TurnStarted]]
    return listeners + [influence.key() for influence in book.influences[PLAYER, "damage", "giver"]]


def test_uses_are_counted_for_each_entity_that_carries_the_rule() -> None:
    relics = [Source(PLAYER, entity, "relic", "", "bell", TRIGGERS, MODIFIERS) for entity in (7, 8)]
    assert keys(*relics) == ["7 trigger 0", "8 trigger 0", "7 modifier 0", "8 modifier 0"]


def test_several_on_one_entity_have_their_uses_each_for_itself() -> None:
    nodes = [
        Source(PLAYER, PLAYER, "node", "", node, TRIGGERS, MODIFIERS, own=f"node {node}") for node in ("rime", "ember")
    ]
    assert keys(*nodes) == [
        "node rime trigger 0",
        "node ember trigger 0",
        "node rime modifier 0",
        "node ember modifier 0",
    ]
