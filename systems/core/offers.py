"""What can be taken or bought: each kind of offer has its rule, and a game is made of those that it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from systems.core.system import W_contra

if TYPE_CHECKING:
    from components.flow import Question
    from components.run import Offer


class OfferRule(Generic[W_contra]):
    """The rule behind one kind of offer (`components.run.Offer`); `kind` is that of the prefabs which it names."""

    kind: ClassVar[str] = ""

    def refusal(self, world: W_contra, offer: Offer) -> str:
        """Why it cannot be taken, as a player understands it; empty if it can."""
        return ""

    def question(self, world: W_contra, offer: Offer) -> Question | None:
        """What has to be chosen before it is taken or paid for; None where nothing has."""
        return None

    def take(self, world: W_contra, offer: Offer, which: int = 0) -> None:
        """Put it into the player's hands; `which` of several where one was chosen."""
        raise NotImplementedError
