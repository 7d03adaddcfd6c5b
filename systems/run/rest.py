"""A fire to rest at: heal, forge or meditate, one of them (R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.amounts import Quantity
from components.effects import Heal, RemoveFromDeck, UpgradeCards
from components.flow import Question, Step
from systems.run import pools
from systems.system import Stage

if TYPE_CHECKING:
    from components.effects import AnyEffect
    from systems.arena import Arena

ACTIONS: tuple[tuple[str, AnyEffect], ...] = (
    ("Rest", Heal(Quantity(of="max_hp", percent=25))),
    ("Forge", UpgradeCards(1)),
    ("Meditate", RemoveFromDeck("chosen")),
)
"""What can be done at a fire, and how each is called."""


def ask(arena: Arena) -> None:
    """One of the actions, or on without any."""
    arena.queue.question = Question("rest", "", list(range(len(ACTIONS))), least=0)


class AskAgain(Stage):
    """Nothing was done yet (R54)."""

    def process(self, arena: Arena) -> None:
        """Ask for another action."""
        ask(arena)


class RestQuestion:
    """Rest heals a quarter of max HP; Forge needs a card that can be upgraded, Meditate one that can be removed
    (R54)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Why an action cannot be taken."""
        effect = ACTIONS[option][1]
        if isinstance(effect, UpgradeCards) and not pools.upgradable(arena):
            return "No card can be upgraded."
        if isinstance(effect, RemoveFromDeck) and not pools.removable(arena):
            return "No card can be removed."
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Carry the action out; then the node is done. Which card is asked first, and the player may think again."""
        arena.clock.flow, arena.clock.at = "node_done", 0
        if not question.chosen:
            return
        effect = ACTIONS[question.chosen[0]][1]
        if isinstance(effect, UpgradeCards):
            arena.queue.question = Question("upgrade", "", pools.upgradable(arena), least=0, back="rest_again")
        elif isinstance(effect, RemoveFromDeck):
            arena.queue.question = Question("remove", "", pools.removable(arena), least=0, back="rest_again")
        else:
            arena.push([effect], Step(effect, arena.player, arena.player, "rule"))
