"""How each fact looks and sounds: the movements, particles and numbers that go with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatchmethod
from typing import TYPE_CHECKING

from components import facts
from components.facts import Fact
from shadows.looks import CardLook, FoeLook, Picture
from shadows.view import theme, tween
from shadows.view.scenes.flavour import ARRIVALS, BONY, HARM, SPLINTERS, STRIKES
from shadows.view.stage.creature import Creature, lunge, recoil

if TYPE_CHECKING:
    from shadows.view.scenes.combat import Combat

SELF = (0.0, 1.15, 2.5)
"""Where particles around the player are let go: before the eye."""

HEAVY = 12
"""A hit of this much makes the picture tremble in earnest."""

THROW, BURN, DRAW = 0.42, 0.6, 0.34
"""Seconds that cards fly."""


class Performance:
    """Plays facts on the stage and in the HUD of a combat."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self._looks: dict[int, CardLook] = {}
        self._before: dict[int, FoeLook] = {}
        self._after: dict[int, FoeLook] = {}
        self._order: list[int] = []
        self._exhausted: set[int] = set()
        self._causes: dict[int, str] = {}
        self._strike = "colorless"
        self._volley = 0

    def prepare(self, before: Picture, after: Picture, happened: Sequence[Fact]) -> None:
        """What is about to be played, and the pictures that it leads from and to."""
        for picture in (before, after):
            for pile in (picture.hand, picture.draw, picture.discard, picture.exhaust, picture.powers):
                self._looks.update({card.entity: card for card in pile})
        self._before = {foe.entity: foe for foe in before.foes}
        self._after = {foe.entity: foe for foe in after.foes}
        self._order = [foe.entity for foe in after.foes]
        self._exhausted = {fact.card for fact in happened if isinstance(fact, facts.CardExhausted)}

    def card(self, entity: int) -> CardLook | None:
        """The look of a card, wherever it is."""
        return self._looks.get(entity)

    def show(self, fact: Fact, volley: int = 0) -> None:
        """Play one fact, after its numbers have been moved on."""
        self._volley = volley
        self._play(fact)

    @singledispatchmethod
    def _play(self, fact: Fact) -> None:
        """Most facts are seen in the numbers alone."""

    # --- cards -------------------------------------------------------------------

    @_play.register
    def _(self, fact: facts.CardPlayed) -> None:
        look = self._looks.get(fact.card)
        self._strike = look.theme if look else "colorless"
        self._sound("card_play")
        hand = self._combat.hud.hand
        if fact.card in self._exhausted:
            hand.fly(fact.card, (0, 0), BURN, burn=True)
        else:
            to = (0.0, 0.30) if fact.type == "power" else self._combat.hud.place_of("discard")
            hand.fly(fact.card, to, THROW * 1.3, via=(0.0, 0.32))

    @_play.register
    def _(self, fact: facts.CardDrawn) -> None:
        self._sound("card_draw", 0.8)
        self._combat.show_hand(self._combat.hud.place_of("draw"))

    @_play.register
    def _(self, fact: facts.CardDiscarded) -> None:
        hand = self._combat.hud.hand
        if fact.card in hand.order:
            self._sound("card_discard", 0.7)
            hand.fly(fact.card, self._combat.hud.place_of("discard"), THROW)

    @_play.register
    def _(self, fact: facts.CardExhausted) -> None:
        self._sound("card_exhaust")
        hand = self._combat.hud.hand
        if fact.card in hand.order:
            hand.fly(fact.card, (0, 0), BURN, burn=True)

    @_play.register
    def _(self, fact: facts.CardAdded) -> None:
        self._sound("card_add")
        look = self._looks.get(fact.card)
        if fact.pile == "hand":
            self._combat.show_hand((0.0, 0.12))
        elif look is not None:
            self._combat.hud.hand.arrive(look, (0.0, 0.12), self._combat.hud.place_of(fact.pile), 0.8)

    @_play.register
    def _(self, fact: facts.CardMoved) -> None:
        self._sound("card_draw", 0.8)
        if fact.to == "hand":
            self._combat.show_hand(self._combat.hud.place_of(fact.source))
        elif fact.card in self._combat.hud.hand.order:
            self._combat.hud.hand.fly(fact.card, self._combat.hud.place_of(fact.to), THROW)

    @_play.register
    def _(self, fact: facts.PowerRaised) -> None:
        self._sound("power")
        self._burst("aura", SELF)

    @_play.register
    def _(self, fact: facts.PileShuffled) -> None:
        self._sound("card_shuffle")

    # --- turns and enemies -------------------------------------------------------

    @_play.register
    def _(self, fact: facts.RoundBegan) -> None:
        self._sound("turn_start", 0.7)
        if fact.round > 1:
            self._combat.hud.proclaim("Your turn")

    @_play.register
    def _(self, fact: facts.TurnEnding) -> None:
        self._sound("turn_end", 0.7)

    @_play.register
    def _(self, fact: facts.EnemyActed) -> None:
        creature, plate = self._creature(fact.enemy), self._combat.hud.plates.get(fact.enemy)
        if plate is not None:
            plate.announce(None)
        if creature is None:
            return
        foe = self._before.get(fact.enemy) or self._after.get(fact.enemy)
        kinds = foe.intent.kinds if foe else ()
        if "attack" in kinds:
            creature.play("attack")
            self._move(creature.build.strike * 2.1 or 0.9, lambda t: lunge(creature, t))
        else:
            creature.play("defend" if kinds == ("defend",) else "cast")
            self._flash(creature, theme.rgba(creature.build.glow)[:3], 0.5)
        self._strike = "enemy"

    @_play.register
    def _(self, fact: facts.IntentShown) -> None:
        foe, plate = self._after.get(fact.enemy), self._combat.hud.plates.get(fact.enemy)
        if foe is not None and plate is not None:
            plate.announce(foe.intent)
            self._combat.tweens.add(0.4, lambda t: plate.throb(tween.bump(t)))

    @_play.register
    def _(self, fact: facts.EnemyJoined) -> None:
        foe = self._after.get(fact.enemy)
        if not fact.summoner or foe is None or fact.enemy in self._combat.troupe.creatures:
            return
        self._sound("summon")
        creature = self._combat.troupe.join(foe, self._order)
        self._combat.show_plates()
        x, z = creature.seat
        self._burst("summon", (x, 0.1, z))

    @_play.register
    def _(self, fact: facts.EnemyDied) -> None:
        self._dies(fact.enemy, slain=True)

    @_play.register
    def _(self, fact: facts.EnemyVanished) -> None:
        self._dies(fact.enemy, slain=False)

    @_play.register
    def _(self, fact: facts.PhaseBegan) -> None:
        creature = self._creature(fact.enemy)
        self._sound("boss_phase")
        self._combat.game.shake(1.0)
        if creature is not None:
            creature.enrage()
            creature.play("cast")
            self._flash(creature, (2.6, 0.3, 0.2), 1.0)
            x, z = creature.seat
            self._burst("flames", (x, 0.6, z - 0.3))
            self._light(creature.chest, (5.0, 0.8, 0.4), 1.2)

    # --- harm and help -----------------------------------------------------------

    @_play.register
    def _(self, fact: facts.DamageDealt) -> None:
        lost = fact.amount - fact.blocked
        if fact.blocked:
            self._burst("ward", self._before_body(fact.target), fact.blocked / 14)
            self._sound("block_hit" if self._block_left(fact.target) else "block_break")
            if not lost:
                self._float(fact.target, "Blocked" if fact.blocked else "0", 0.040, theme.WARD)
        if not fact.amount:
            self._float(fact.target, "0", 0.045, theme.ASH)
        if fact.target == self._combat.shown.player:
            self._combat.game.shake(min(1.0, 0.15 + lost / (2 * HEAVY)) if lost else 0.08)
            if lost:
                self._combat.hurt(min(1.0, 0.35 + lost / 20))
                self._burst("sparks", (0.0, 1.35, 2.6), lost / 14)
            return
        creature = self._creature(fact.target)
        if creature is None:
            return
        if lost:
            creature.play("hit", 1.4)
            strength = min(1.6, 0.6 + lost / 14)
            self._move(0.34, lambda t: recoil(creature, t, strength))
            self._flash(creature, (2.2, 0.34, 0.20), min(1.0, 0.5 + lost / 16))
            if lost >= HEAVY:
                self._combat.game.shake(min(0.8, lost / 40))

    @_play.register
    def _(self, fact: facts.HpLost) -> None:
        heavy = fact.amount >= HEAVY
        size = 0.058 + min(fact.amount, 30) * 0.0016
        status = "" if fact.damage else self._causes.get(fact.cause, "")
        kinds, colour, sound = HARM.get(status, ((), theme.HURT, "hp_loss"))
        if fact.damage:
            kinds = STRIKES.get(self._strike, STRIKES["colorless"])
            sound = "hit_heavy" if heavy else "hit_light"
        self._sound(sound)
        self._float(fact.target, str(fact.amount), size, colour)
        if fact.target == self._combat.shown.player:
            if not fact.damage:
                self._combat.hurt(0.4)
            return
        creature = self._creature(fact.target)
        if creature is None:
            return
        bony = self._id_of(fact.target) in BONY
        for kind in kinds or ("blood",):
            self._burst(SPLINTERS.get(kind, kind) if bony else kind, creature.chest, 0.3 + fact.amount / 18)
        if not fact.damage:
            self._flash(creature, (1.4, 0.4, 0.3), 0.5)
        self._light(creature.chest, (1.6, 0.5, 0.25), 0.3)

    @_play.register
    def _(self, fact: facts.Healed) -> None:
        if fact.amount:
            self._sound("heal", 0.8)
            self._float(fact.target, f"+{fact.amount}", 0.052, theme.GOOD)
            self._burst("heal", self._before_body(fact.target), 0.3 + fact.amount / 14)

    @_play.register
    def _(self, fact: facts.BlockGained) -> None:
        if fact.amount:
            self._sound("block_gain", 0.9)
            self._float(fact.target, f"+{fact.amount}", 0.046, theme.WARD)
            self._burst("ward", self._before_body(fact.target), 0.3 + fact.amount / 16)

    @_play.register
    def _(self, fact: facts.StatusApplied) -> None:
        status = self._combat.game.library.statuses.get(fact.status)
        bad = status is not None and (status.kind == "debuff") != (fact.stacks < 0)
        self._sound("debuff" if bad else "buff", 0.8)
        self._burst(ARRIVALS.get(fact.status, "hex" if bad else "aura"), self._before_body(fact.target), 0.5)
        name = status.name if status is not None else fact.status
        words = f"{fact.stacks:+d} {name}".replace("-", "−")
        colour = theme.REFS.get(fact.status, theme.BAD if bad else theme.GOLD)
        self._float(fact.target, words, 0.031, colour, down=0.05)
        row = self._row(fact.target)
        self._combat.tweens.add(0.4, lambda t: row.bump(fact.status, tween.bump(t)) if row else None)

    @_play.register
    def _(self, fact: facts.EnergyGained) -> None:
        self._sound("energy")
        self._combat.hud.corner.pulse(self._combat.tweens)

    @_play.register
    def _(self, fact: facts.EnergySet) -> None:
        self._combat.hud.corner.pulse(self._combat.tweens)

    @_play.register
    def _(self, fact: facts.RuleActed) -> None:
        self._causes[fact.entity] = fact.prefab
        if fact.kind == "relic":
            self._sound("relic", 0.6)
            self._combat.hud.belt.flash(fact.entity, self._combat.tweens)

    @_play.register
    def _(self, fact: facts.PotionUsed) -> None:
        self._sound("potion")
        self._strike = "potion"
        self._burst("aura", SELF, 0.6)

    # --- the end -----------------------------------------------------------------

    @_play.register
    def _(self, fact: facts.PlayerDied) -> None:
        self._sound("player_death")
        self._combat.game.shake(1.0)
        self._combat.hurt(1.6)

    @_play.register
    def _(self, fact: facts.CombatDecided) -> None:
        if fact.outcome == "escaped":
            self._sound("escape")

    # --- means -------------------------------------------------------------------

    def _dies(self, enemy: int, *, slain: bool) -> None:
        self._combat.hud.drop_plate(enemy)
        creature = self._creature(enemy)
        if creature is None:
            return
        foe = self._before.get(enemy)
        boss = foe is not None and foe.tier == "boss"
        self._sound("boss_death" if boss else "enemy_death")
        falls = creature.play("death") if slain else 0.0
        x, z = creature.seat
        self._combat.troupe.leave(enemy, 1.1, min(falls * 0.55, 0.6))
        self._burst("ash" if slain else "smoke", (x, 0.9, z - 0.1))
        if slain:
            self._burst("smoke", (x, 0.7, z + 0.3))
            self._light((x, 1.0, z - 0.8), (4.0, 1.3, 0.3), 1.2)
            if boss:
                self._combat.game.shake(1.0)

    def _creature(self, body: int) -> Creature | None:
        return self._combat.troupe.creatures.get(body)

    def _id_of(self, enemy: int) -> str:
        foe = self._before.get(enemy) or self._after.get(enemy)
        return foe.id if foe else ""

    def _row(self, body: int):
        if body == self._combat.shown.player:
            return self._combat.hud.corner.statuses
        plate = self._combat.hud.plates.get(body)
        return plate.statuses if plate else None

    def _block_left(self, body: int) -> bool:
        shown = self._combat.shown.bodies.get(body)
        return shown is not None and shown.block > 0

    def _before_body(self, body: int) -> tuple[float, float, float]:
        creature = self._creature(body)
        return creature.chest if creature is not None else SELF

    def _sound(self, kind: str, volume: float = 1.0) -> None:
        self._combat.game.sounds.play(kind, volume)

    def _burst(self, kind: str, at: tuple[float, float, float], share: float = 1.0) -> None:
        stage = self._combat.stage
        stage.particles.burst(kind, at, stage.time, share)

    def _float(self, body: int, words: str, size: float, colour: str, down: float = 0.0) -> None:
        combat = self._combat
        lean = (0.05 + 0.02 * (self._volley % 3)) * (-1 if self._volley % 2 else 1)
        creature = self._creature(body)
        if creature is not None:
            x, y = combat.game.canvas.project(creature.chest)
            y = min(y + 0.04, combat.game.canvas.top - 0.36)
        elif body == combat.shown.player:
            x, y = combat.hud.corner.hit_place
            x += 0.10
        else:
            return
        combat.hud.floats.rise(words, x + lean * 0.6, y - down - 0.03 * (self._volley % 3), size, colour, lean)

    def _move(self, seconds: float, move: tween.Move) -> None:
        self._combat.tweens.add(seconds, move)

    def _flash(self, creature: Creature, colour: tuple[float, float, float], strength: float) -> None:
        self._combat.tweens.add(0.36, lambda t: creature.flash(strength * (1 - t) ** 2, colour))

    def _light(self, at: tuple[float, float, float], colour: tuple[float, float, float], seconds: float) -> None:
        action = self._combat.stage.action
        action.at = (at[0], at[1], at[2] - 0.7)

        def move(t: float) -> None:
            fall = (1 - t) ** 2 if t < 1 else 0.0
            action.colour = (colour[0] * fall, colour[1] * fall, colour[2] * fall)

        self._combat.tweens.add(seconds, move)
