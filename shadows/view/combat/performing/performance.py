"""The means by which facts are played, and who plays which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from components.facts import Fact
from shadows.picture.models import FoeLook, Picture
from shadows.view.combat.fight import Fight
from shadows.view.combat.statuses import StatusRow
from shadows.view.engine import cosmetics, theme, tween
from shadows.view.stage.creature import Creature

SELF = (0.0, 1.15, 2.5)
"""Where particles around the player are let go: before the eye."""

HEAVY = 12
"""A hit of this much makes the picture tremble in earnest."""

SPREAD = 0.5
"""How far to the side is heard what stands at the edge of the picture."""

SILENCE = 0.4
"""Seconds between two voices that say no more than that they are there."""

DRAINS = 0.7
"""Seconds in which HP that were lost run out of a bar."""

SLANTS = (-38.0, 142.0, 18.0, 200.0)
"""How the cuts of a volley are turned, one after the other, in degrees."""

Kind = TypeVar("Kind", bound=Fact)
PLAYS: dict[type[Fact], Callable[[Performance, Any], None]] = {}
"""Kind of fact -> how it is played. What is not there is seen in the numbers alone."""


def plays(
    kind: type[Kind],
) -> Callable[[Callable[[Performance, Kind], None]], Callable[[Performance, Kind], None]]:
    """Marks a function as the one that plays facts of a kind."""

    def mark(play: Callable[[Performance, Kind], None]) -> Callable[[Performance, Kind], None]:
        PLAYS[kind] = play
        return play

    return mark


class Performance:
    """Plays facts on the stage and in the HUD of a fight.

    `before` and `after` are the enemies by entity, `order` those of the end left to right. `strikes` is what flies
    where a blow hits, `weapon` what is heard of it, `causes` what acted last: entity -> id.
    """

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.before: dict[int, FoeLook] = {}
        self.after: dict[int, FoeLook] = {}
        self.order: list[int] = []
        self.causes: dict[int, str] = {}
        self.strikes: tuple[str, ...] = cosmetics.hero("").strikes
        self.weapon: cosmetics.Weapon | None = None
        self._meant: dict[int, tuple[str, ...]] = {}
        """What kinds of moves enemies have let be seen: entity -> kinds."""
        self._voiced = float("-inf")
        """When an enemy was last heard to speak, by the stage's clock."""
        self._volley = 0

    def prepare(self, before: Picture, after: Picture) -> None:
        """The pictures that what is about to be played leads from and to."""
        self.before = {foe.entity: foe for foe in before.foes}
        self.after = {foe.entity: foe for foe in after.foes}
        self.order = [foe.entity for foe in after.foes]
        for foe in before.foes:
            self._meant.setdefault(foe.entity, foe.intent.kinds)

    def show(self, fact: Fact, volley: int = 0) -> None:
        """Play one fact, after its numbers have been moved on."""
        self._volley = volley
        play = PLAYS.get(type(fact))
        if play is not None:
            play(self, fact)

    def dies(self, enemy: int, *, slain: bool) -> None:
        """An enemy is out: slain, or gone with the one that had called it."""
        self.fight.hud.drop_plate(enemy)
        creature = self.creature(enemy)
        if creature is None:
            return
        foe = self.before.get(enemy)
        boss = foe is not None and foe.tier == "boss"
        if slain:
            self.voice(enemy, "death", "enemy_death")
        else:
            self.sound("enemy_vanish", body=enemy)
        if boss:
            self.sound("boss_death")
        falls = creature.play("death") if slain else 0.0
        x, z = creature.seat
        self.fight.lineup.leave(enemy, 1.1, min(falls * 0.4, 0.4))
        self.burst("ash" if slain else "smoke", (x, 0.9, z - 0.1))
        if slain:
            self.fight.tweens.add(0.0, lambda _: self.burst("ash", (x, 0.5, z - 0.3)), delay=0.45)
            self.burst("smoke", (x, 0.7, z + 0.3))
            self.light((x, 1.0, z - 0.8), (4.0, 1.3, 0.3), 1.2)
            if boss:
                self.fight.game.shake(1.0)

    def creature(self, body: int) -> Creature | None:
        """The creature of a body, None for the player and the gone."""
        return self.fight.lineup.creatures.get(body)

    def id_of(self, enemy: int) -> str:
        """The id of an enemy, also of one that is just dying."""
        foe = self.before.get(enemy) or self.after.get(enemy)
        return foe.id if foe else ""

    def row(self, body: int) -> StatusRow | None:
        """The statuses of a body as they are drawn."""
        if body == self.fight.displayed.player:
            return self.fight.hud.vitals.statuses
        plate = self.fight.hud.plates.get(body)
        return plate.statuses if plate else None

    def drain(self, body: int, lost: int) -> None:
        """What a body has just lost runs out of its bar."""
        fight = self.fight
        shown, plate = fight.displayed.bodies.get(body), fight.hud.plates.get(body)
        bar = fight.hud.vitals.bar if body == fight.displayed.player else plate.bar if plate else None
        if bar is not None and shown is not None:
            hp = shown.hp
            self.move(DRAINS, lambda t: bar.trail(hp + lost * (1 - tween.into(t)) if t < 1 else 0.0))

    def block_left(self, body: int) -> bool:
        """Whether a body is shown with Block."""
        shown = self.fight.displayed.bodies.get(body)
        return shown is not None and shown.block > 0

    def alive(self, body: int) -> bool:
        """Whether a body is shown with HP."""
        shown = self.fight.displayed.bodies.get(body)
        return shown is not None and shown.hp > 0

    def before_body(self, body: int) -> tuple[float, float, float]:
        """Where particles about a body are let go."""
        creature = self.creature(body)
        return creature.chest if creature is not None else SELF

    def sound(self, kind: str, volume: float = 1.0, body: int | None = None, within: float = 0.0) -> None:
        """Play a sound, heard from where a body is. `within` so many seconds of the fight it makes contact."""
        creature = None if body is None else self.creature(body)
        pan = 0.0
        if creature is not None:
            canvas = self.fight.game.canvas
            pan = SPREAD * min(1.0, max(-1.0, 2 * canvas.project(creature.chest)[0] / canvas.width))
        self.fight.game.sounds.play(kind, volume, pan, within / self.fight.game.pace)

    def voice(self, enemy: int, does: str, otherwise: str = "", volume: float = 1.0) -> None:
        """An enemy is heard in the voice of its family; what belongs to none has one that serves all, if any."""
        self._voiced = self.fight.stage.time
        family = cosmetics.enemy(self.id_of(enemy)).voice
        kind = f"voice_{family}_{does}" if family else otherwise
        if kind:
            self.sound(kind, volume, enemy)

    def murmur(self, enemy: int, does: str, otherwise: str = "", volume: float = 1.0) -> None:
        """An enemy is heard, unless one was a moment ago."""
        if self.fight.stage.time - self._voiced >= SILENCE:
            self.voice(enemy, does, otherwise, volume)

    def means(self, enemy: int, kinds: tuple[str, ...]) -> bool:
        """Note what an enemy lets be seen of its next move; whether that is of another kind than its last."""
        before, self._meant[enemy] = self._meant.get(enemy), kinds
        return before != kinds

    def burst(self, kind: str, at: tuple[float, float, float], share: float = 1.0) -> None:
        """Let particles go; `share` of their number."""
        stage = self.fight.stage
        stage.particles.burst(kind, at, stage.time, share)

    def rise(self, body: int, words: str, size: float, colour: str, down: float = 0.0) -> None:
        """Let words rise from a body."""
        fight = self.fight
        lean = (0.05 + 0.02 * (self._volley % 3)) * (-1 if self._volley % 2 else 1)
        creature = self.creature(body)
        if creature is not None:
            x, y = fight.game.canvas.project(creature.chest)
            y = min(y + 0.04, fight.game.canvas.top - 0.36)
        elif body == fight.displayed.player:
            x, y = fight.hud.vitals.hit_place
            x += 0.10
        else:
            return
        fight.hud.floats.rise(words, x + lean * 0.6, y - down - 0.03 * (self._volley % 3), size, colour, lean)

    def cut(self, source: int, target: int, strength: float) -> None:
        """What a blow of one body leaves in the air before another; 1 is a heavy one."""
        fight, volley = self.fight, self._volley
        if not fight.game.settings.flashes:
            return
        ours = source == fight.displayed.player
        striker, struck = self.creature(source), self.creature(target)
        glow = cosmetics.hero(fight.picture.player.theme).colour if ours else striker.build.glow if striker else ""
        x, y = fight.game.canvas.project(struck.chest) if struck is not None else (0.0, 0.06)
        length = 0.26 + 0.22 * min(strength, 1.0) if struck is not None else 0.70 + 0.40 * min(strength, 1.0)
        fight.hud.cuts.cut(x, y, length, glow or theme.HURT, SLANTS[volley % len(SLANTS)] + (0 if ours else 12))

    def move(self, seconds: float, move: tween.Move) -> None:
        """A movement of so many seconds."""
        self.fight.tweens.add(seconds, move)

    def flash(self, creature: Creature, colour: tuple[float, float, float], strength: float) -> None:
        """Light a creature up for a moment."""
        if not self.fight.game.settings.flashes:
            return
        self.fight.tweens.add(0.36, lambda t: creature.flash(strength * (1 - t) ** 2, colour))

    def light(self, at: tuple[float, float, float], colour: tuple[float, float, float], seconds: float) -> None:
        """A light before a place that fades over so many seconds."""
        if not self.fight.game.settings.flashes:
            return
        self.fight.stage.action.burn(self.fight.tweens, at, colour, seconds)
