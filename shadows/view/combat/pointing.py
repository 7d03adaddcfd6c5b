"""What can be pointed at in a fight whatever it is fought with: enemies, and what lies on bodies."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.picture.models import StatusLook
from shadows.view.combat.fight import Fight
from shadows.view.panels.belt_areas import relics_of
from shadows.view.panels.scene import Scene
from shadows.view.panels.things import Thing, ThingsView
from shadows.view.widgets import tips
from shadows.view.widgets.hit_areas import Box, Spot, always

HEADROOM = 0.10
"""What stays free of the frame around an enemy at the top of the window."""


def framed(fight: Fight, enemy: int, floor: float | None = None) -> Box | None:
    """All of an enemy, its body and its plate, whose frame is put around the body; None before it stands there. What
    lies below `floor` is hidden by something."""
    creature, plate = fight.lineup.creatures.get(enemy), fight.hud.plates.get(enemy)
    if creature is None or plate is None:
        return None
    canvas = fight.game.canvas
    x, z = creature.seat
    foot, head = canvas.project((x, 0.0, z)), canvas.project(creature.head)
    plate_x, plate_y, _ = plate.root.get_pos()
    bottom = foot[1] if floor is None else max(foot[1], floor)
    side = abs(canvas.project((x + creature.build.width / 2, 0.9, z))[0] - foot[0])
    roof = min(head[1], canvas.top - HEADROOM)
    plate.frame(foot[0], (roof + bottom) / 2, side * 2.1, roof - bottom)
    top = max(head[1], plate_y + plate.height)
    return Box((foot[0] + plate_x) / 2, (top + bottom) / 2, max(side * 2, plate.width), top - bottom)


def status_spots(scene: Scene, fight: Fight) -> list[Spot]:
    """What lies on the player; where some of it is folded, the fold opens all."""
    vitals, statuses = fight.hud.vitals, fight.picture.player.statuses
    row, (x, y) = vitals.statuses, vitals.status_place
    told = {status.id: tips.of_status(status) for status in statuses}
    spots = [
        Spot(f"status:{status}", box.moved(x, y), tips=always([told[status]]))
        for status, box in row.boxes.items()
        if status in told
    ]
    if row.more is not None:
        folded = [told[status] for status in row.folded if status in told]
        spots.append(
            Spot(
                "statuses:more",
                row.more.moved(x, y),
                lambda: _look_through(scene, "What lies on you", fight.picture.player.statuses),
                tips=lambda: [tips.folded("status", folded)],
            )
        )
    return spots


def look_through_foe(scene: Scene, fight: Fight, enemy: int) -> None:
    """What lies on an enemy can be looked through, where that is much."""
    foe = next((one for one in fight.picture.foes if one.entity == enemy), None)
    if foe is not None and fight.hud.plates[enemy].statuses.folded:
        _look_through(scene, foe.name, foe.statuses)


def look_through_relics(scene: Scene, fight: Fight) -> None:
    """All relics side by side."""
    ThingsView(scene, "Your relics", relics_of(scene.game.library, fight.picture))


def _look_through(scene: Scene, title: str, statuses: Sequence[StatusLook]) -> None:
    things = [Thing(status.id, status.name, [tips.of_status(status)], str(status.stacks)) for status in statuses]
    ThingsView(scene, title, things)
