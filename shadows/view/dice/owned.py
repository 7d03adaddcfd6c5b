"""What the player of the dice game owns for a run, to look through."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from shadows.content.text.spans import Span, Tip
from shadows.content.text.wording import counted
from shadows.picture.dice.models import DicePicture
from shadows.picture.models import Picture
from shadows.view.panels.things import Thing, ThingsView

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

OWNED = "Your dice"


def look_through(scene: Scene, picture: Picture) -> ThingsView:
    """The dice of the pool, the hands that are worth more, and what acts besides relics."""
    return ThingsView(scene, OWNED, things(scene, picture))


def things(scene: Scene, picture: Picture) -> list[Thing]:
    """All of it, each with what explains it."""
    journey = picture.journey if isinstance(picture, DicePicture) else None
    library = scene.game.library
    dice, hands = library.shelf("dice"), library.shelf("hands")
    if journey is None:
        shown = picture.dice if isinstance(picture, DicePicture) else ()
        return [Thing("die", die.name, [_faces(die.name, die.faces)]) for die in shown]
    found = []
    for name, copies in Counter(journey.pool).items():
        die = dice[name]
        found.append(Thing(name, die.name, [_faces(die.name, getattr(die, "faces", ()))], f"×{copies}"))
    for name, chips in journey.practice.items():
        told = Tip("", "", hands[name].name, (Span(f"{counted(chips, 'chip')} more."),))
        found.append(Thing("hand", hands[name].name, [told], f"+{chips}"))
    return found + [Thing(boon.id, boon.name, [Tip("", "", boon.name, boon.text)]) for boon in journey.boons]


def _faces(name: str, faces: tuple[int, ...]) -> Tip:
    return Tip("", "", name, (Span(f"Its faces: {', '.join(map(str, faces))}."),))
