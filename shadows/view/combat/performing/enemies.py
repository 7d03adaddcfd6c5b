"""How turns change, and how enemies come, act and go."""

from components import facts
from shadows.view.combat.performing.performance import HEAVY, SELF, Performance, plays
from shadows.view.engine import theme, tween
from shadows.view.stage.camera_motion import FALLING
from shadows.view.stage.creature import lunge

DEADLY = 18
"""A death is felt like a blow that takes so much."""


@plays(facts.RoundBegan)
def round_began(show: Performance, fact: facts.RoundBegan) -> None:
    """The player is told."""
    show.sound("turn_start", 0.7)
    if fact.round > 1:
        show.fight.hud.proclaim("Your turn")


@plays(facts.TurnEnding)
def turn_ending(show: Performance, _: facts.TurnEnding) -> None:
    """The end of a turn is heard."""
    show.sound("turn_end", 0.7)


@plays(facts.EnemyActed)
def enemy_acted(show: Performance, fact: facts.EnemyActed) -> None:
    """It lunges, or casts."""
    creature, plate = show.creature(fact.enemy), show.fight.hud.plates.get(fact.enemy)
    if plate is not None:
        plate.announce(None)
    if creature is None:
        return
    foe = show.before.get(fact.enemy) or show.after.get(fact.enemy)
    kinds = foe.intent.kinds if foe else ()
    if "attack" in kinds:
        creature.play("attack")
        heavy = foe is not None and (foe.intent.damage or 0) >= HEAVY
        show.voice(fact.enemy, "attack")
        show.sound("swish_heavy" if heavy else "swish_light", 1.0, fact.enemy, within=creature.build.strike)
        show.move(creature.build.strike * 2.1 or 0.9, lambda t: lunge(creature, t))
    else:
        creature.play("defend" if kinds == ("defend",) else "cast")
        show.flash(creature, theme.rgba(creature.build.glow)[:3], 0.5)
    show.strikes, show.weapon = ("blood",), None


@plays(facts.IntentShown)
def intent_shown(show: Performance, fact: facts.IntentShown) -> None:
    """The plate announces it; a move of another kind than the last is heard."""
    foe, plate = show.after.get(fact.enemy), show.fight.hud.plates.get(fact.enemy)
    if foe is not None and show.means(fact.enemy, foe.intent.kinds):
        show.murmur(fact.enemy, "intent", "intent", 0.6)
    if foe is not None and plate is not None:
        plate.announce(foe.intent)
        show.fight.tweens.add(0.4, lambda t: plate.throb(tween.bump(t)))


@plays(facts.EnemyJoined)
def enemy_joined(show: Performance, fact: facts.EnemyJoined) -> None:
    """It rises from the floor."""
    foe = show.after.get(fact.enemy)
    if not fact.summoner or foe is None or fact.enemy in show.fight.lineup.creatures:
        return
    creature = show.fight.lineup.join(foe, show.order)
    show.sound("summon", body=fact.enemy)
    show.fight.show_plates()
    x, z = creature.seat
    show.burst("summon", (x, 0.1, z))


@plays(facts.EnemyDied)
def enemy_died(show: Performance, fact: facts.EnemyDied) -> None:
    """All holds its breath, then it falls and goes up in embers."""
    show.fight.impact.strike(DEADLY)
    show.dies(fact.enemy, slain=True)


@plays(facts.EnemyVanished)
def enemy_vanished(show: Performance, fact: facts.EnemyVanished) -> None:
    """It goes up in smoke."""
    show.dies(fact.enemy, slain=False)


@plays(facts.PhaseBegan)
def phase_began(show: Performance, fact: facts.PhaseBegan) -> None:
    """It burns with another light."""
    creature = show.creature(fact.enemy)
    show.sound("boss_phase")
    show.fight.tension.roused = True
    show.fight.game.shake(1.0)
    if creature is not None:
        creature.enrage()
        creature.play("cast")
        show.flash(creature, (2.6, 0.3, 0.2), 1.0)
        x, z = creature.seat
        show.burst("flames", (x, 0.6, z - 0.3))
        show.light(creature.chest, (5.0, 0.8, 0.4), 1.2)


@plays(facts.PlayerDied)
def player_died(show: Performance, _: facts.PlayerDied) -> None:
    """The picture reddens, and the eye sinks to the floor."""
    show.sound("player_death")
    show.fight.game.shake(0.6)
    show.fight.impact.redden(1.9)
    show.move(FALLING, show.fight.game.camera.motion.fall)
    show.move(FALLING / 3, lambda t: show.fight.hud.fade_plates(1 - t))
    show.fight.hud.proclaim("You fall")


@plays(facts.OffersMade)
def offers_made(show: Performance, _: facts.OffersMade) -> None:
    """What the fight gives is heard to be opened."""
    show.sound("chest")


@plays(facts.CombatDecided)
def combat_decided(show: Performance, fact: facts.CombatDecided) -> None:
    """Who escapes is heard; a victory is proclaimed."""
    if fact.outcome == "escaped":
        show.sound("escape")
    if fact.outcome == "won":
        show.fight.hud.proclaim("Victory")
        show.burst("aura", SELF, 1.0)
