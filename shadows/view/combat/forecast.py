"""What ending the turn would come to, on a plate beside the player's health."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.content.text.spans import Span, Tip
from shadows.picture.models import ForecastLook, PlayerLook
from shadows.view.engine import assets, theme
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, part, plate, sprite

WIDTH, HEIGHT = 0.150, 0.074
PAD = 0.013
ICON, BETWEEN = 0.034, 0.008
ATTACK = "intent_attack"
MOST = 5
"""So many causes are named at most; the last stands for those that are left."""

ENEMIES = "enemy"
"""The kind of a change that is the enemies' doing."""


class ForecastPlate:
    """Above, the attacks before Block, and what all else takes or gives; below, the HP that are left. The explanation
    names each cause."""

    def __init__(self, parent: NodePath, x: float, y: float) -> None:
        """`x` is its left side, `y` its middle."""
        grow = theme.grown(1)
        self.box = Box(x + WIDTH / 2 * grow, y, WIDTH * grow, HEIGHT * grow)
        self._root = part(parent.attach_new_node("forecast"), "forecast")
        self._root.set_pos(self.box.x, y, 0)
        self._root.set_scale(grow)
        plate(self._root, "tooltip", 0, 0, WIDTH, HEIGHT, 0.016)
        self._danger = self._root.attach_new_node("danger")
        halo(self._danger, 0, 0, HEIGHT * 3, WIDTH * 2, theme.rgba(theme.HURT, 0.8))
        plate(self._danger, "panel", 0, 0, WIDTH, HEIGHT, 0.016, theme.rgba("#ff3a2a"))
        block(self._danger, 0, 0, WIDTH - PAD, HEIGHT - PAD, theme.rgba("#5a0d0a"))
        self._row = self._root.attach_new_node("causes")
        self._left = Label(self._root, 0, -0.019, 0.0245, theme.BAD, "bold", grows=False).fit(WIDTH - 2 * PAD)
        self._seen: tuple[ForecastLook, PlayerLook] | None = None
        self._root.hide()

    def show(self, forecast: ForecastLook | None, player: PlayerLook) -> None:
        """What is foretold; nothing where nothing changes."""
        if forecast is None or not (forecast.attacks or forecast.changes):
            self._root.hide()
            self._seen = None
            return
        self._root.show()
        if self._seen == (forecast, player):
            return
        self._seen = (forecast, player)
        (self._danger.show if forecast.deadly else self._danger.hide)()
        self._left.say(*_outcome(forecast, player))
        self._tell(_causes(forecast))

    def tips(self) -> Sequence[Tip]:
        """All that is foretold, in words."""
        return () if self._seen is None else (_told(*self._seen),)

    def _tell(self, causes: Sequence[tuple[str, str, str]]) -> None:
        row = self._row
        row.get_children().detach()
        row.set_scale(1)
        x = 0.0
        for icon, number, colour in causes:
            sprite(row, assets.icon(icon), x + ICON / 2, 0, ICON)
            label = Label(row, x + ICON + 0.003, 0.001, 0.029, colour, "bold", "left", number, grows=False)
            x += ICON + 0.003 + label.width + BETWEEN
        wide = x - BETWEEN
        scale = min(1.0, (WIDTH - 2 * PAD) / wide)
        row.set_scale(scale)
        row.set_pos(-wide * scale / 2, 0.0125, 0)


def _causes(forecast: ForecastLook) -> list[tuple[str, str, str]]:
    """Icon, number and colour of the attacks, and of all else together."""
    told = [(ATTACK, str(forecast.attacks), theme.HURT)] if forecast.attacks else []
    others = [change for change in forecast.changes if not (forecast.attacks and change.kind == ENEMIES)]
    total = sum(change.hp for change in others)
    if total:
        alone = others[0].id if len(others) == 1 else ""
        icon = ATTACK if others[0].kind == ENEMIES else alone if assets.has_icon(alone) else "heart"
        told.append((icon, _signed(total), theme.GOOD if total > 0 else theme.HURT))
    return told


def _signed(hp: int) -> str:
    return f"{hp:+}".replace("-", "−")


def _outcome(forecast: ForecastLook, player: PlayerLook) -> tuple[str, str]:
    """What is left in words, and their colour."""
    if forecast.deadly:
        return "Deadly" if forecast.certain else "May be deadly", theme.BRIGHT
    worse = forecast.hp < player.hp
    if not forecast.certain:
        return f"at worst {forecast.hp} HP", theme.BAD if worse else theme.WARD
    if forecast.hp == player.hp:
        return "blocked" if forecast.attacks else f"{forecast.hp} HP", theme.WARD
    return f"→ {forecast.hp} HP", theme.BAD if worse else theme.GOOD


def _told(forecast: ForecastLook, player: PlayerLook) -> Tip:
    lines: list[Span] = []
    if forecast.attacks:
        lines += [Span("Attacks: "), Span(str(forecast.attacks), "number"), Span(" damage before Block\n")]
    named = [(change.name, change.hp) for change in forecast.changes]
    if len(named) > MOST:
        rest = named[MOST - 1 :]
        named[MOST - 1 :] = [(f"{len(rest)} more", sum(hp for _, hp in rest))]
    for name, hp in named:
        lines += [Span(f"{name}: "), Span(f"{_signed(hp)} HP", "raised" if hp > 0 else "lowered"), Span("\n")]
    left = f"{forecast.hp} of {player.max_hp} HP left"
    if forecast.deadly:
        left = "This would kill you" if forecast.certain else "This may kill you"
    elif forecast.won:
        left = f"The fight is won, with {forecast.hp} HP left"
    chance = "" if forecast.certain or forecast.deadly else ", at the worst that chance can bring"
    lines.append(Span(f"{left}{chance}.", "lowered" if forecast.deadly else "plain"))
    return Tip("intent", "attack", "When you end the turn", tuple(lines))
