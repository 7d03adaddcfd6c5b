"""What is known of effects outside a combat before they are carried out: a promise that cannot be kept is not made
(R62)."""

from __future__ import annotations

from dataclasses import dataclass, field

Place = tuple[int, ...]
"""Where an effect stands among those that it belongs to: its number, then its number inside that effect …"""


@dataclass(slots=True)
class Prospects:
    """By the places of effects: `numbers` are the amounts that would come of them, `lost` are those of which nothing
    would. `reasons` say why, and what would come instead, each once."""

    numbers: dict[Place, int] = field(default_factory=dict)
    lost: set[Place] = field(default_factory=set)
    reasons: list[str] = field(default_factory=list)

    def lose(self, place: Place, reason: str) -> None:
        """Nothing would come of an effect."""
        self.lost.add(place)
        self.tell(reason)

    def tell(self, reason: str) -> None:
        """Say something of it, once."""
        if reason and reason not in self.reasons:
            self.reasons.append(reason)
