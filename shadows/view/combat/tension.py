"""How close a fight is to its turn: the music rises with it, and a heart is heard."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.picture.models import FoeLook
from shadows.view.combat.displayed import DisplayedBody
from shadows.view.engine.sound import Sounds

NEAR, FAR = 0.25, 0.35
"""At this share of max HP the player is in danger, and above that one no longer."""

HEART = "heartbeat"


class Tension:
    """What is felt of a fight of a tier (normal, elite or boss)."""

    def __init__(self, sounds: Sounds, tier: str) -> None:
        self._sounds, self._tier = sounds, tier
        self.danger = False
        """Whether the player is close to death."""
        self.roused = False
        """Whether a boss is past its first phase."""

    def see(self, foes: Sequence[FoeLook]) -> None:
        """The enemies as they are."""
        self.roused = any(foe.tier == "boss" and foe.phase for foe in foes)

    def feel(self, player: DisplayedBody) -> None:
        """How the player is. The first layer always sounds, the second where more is at stake than in a usual fight,
        the third once a boss is roused or the player in danger."""
        self.danger = player.hp <= player.max_hp * (FAR if self.danger else NEAR)
        self._sounds.height = 2.0 if self.danger or self.roused else 0.0 if self._tier == "normal" else 1.0
        self._sounds.loop("effects", HEART if self.danger and player.hp > 0 else "")

    def end(self) -> None:
        """The fight is left."""
        self._sounds.height = 0.0
        self._sounds.loop("effects", "")
