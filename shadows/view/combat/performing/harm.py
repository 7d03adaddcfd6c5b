"""How blows, blessings and curses look."""

from components import facts
from shadows.view.combat.performing.performance import HEAVY, SELF, Performance, plays
from shadows.view.engine import cosmetics, theme, tween
from shadows.view.stage.camera_motion import KNOCKED
from shadows.view.stage.creature import recoil

FLASK = ("flames", "sparks")
"""What flies where a potion hits."""

OWN = 1.35
"""How much larger the numbers of the player's own wounds are."""


@plays(facts.DamageDealt)
def damage_dealt(show: Performance, fact: facts.DamageDealt) -> None:
    """A blade flashes, Block shatters, bodies recoil, the picture trembles."""
    lost = fact.amount - fact.blocked
    if fact.blocked:
        show.burst("ward", show.before_body(fact.target), fact.blocked / 14)
        show.sound("block_hit" if show.block_left(fact.target) else "block_break", body=fact.target)
        if not lost:
            show.rise(fact.target, "Blocked" if fact.blocked else "0", 0.040, theme.WARD)
    if not fact.amount:
        show.rise(fact.target, "0", 0.045, theme.ASH)
    if fact.attack and fact.amount:
        show.cut(fact.source, fact.target, fact.amount / HEAVY)
    if fact.attack and lost:
        show.fight.impact.strike(lost)
    if fact.target == show.fight.displayed.player:
        show.fight.game.shake(min(1.0, 0.15 + lost / (2 * HEAVY)) if lost else 0.08)
        if lost:
            show.fight.impact.redden(min(1.0, 0.35 + lost / 20))
            show.burst("sparks", (0.0, 1.35, 2.6), lost / 14)
            strength = show.fight.game.settings.shake * min(1.0, 0.4 + lost / (2 * HEAVY))
            show.move(KNOCKED, lambda t: show.fight.game.camera.motion.knock(t, strength))
        return
    creature = show.creature(fact.target)
    if creature is None:
        return
    if lost:
        creature.play("hit", 1.4)
        strength = min(1.6, 0.6 + lost / 14)
        show.move(0.34, lambda t: recoil(creature, t, strength))
        show.flash(creature, (2.2, 0.34, 0.20), min(1.0, 0.5 + lost / 16))
        if lost >= HEAVY:
            show.fight.game.shake(min(0.8, lost / 40))


@plays(facts.HpLost)
def hp_lost(show: Performance, fact: facts.HpLost) -> None:
    """A number rises, and what the harm is made of flies."""
    heavy = fact.amount >= HEAVY
    size = 0.058 + min(fact.amount, 30) * 0.0016
    status = "" if fact.damage else show.causes.get(fact.cause, "")
    look = cosmetics.term(status)
    kinds = show.strikes if fact.damage else look.particles or ("blood",)
    ours = fact.target == show.fight.displayed.player
    weight = "heavy" if heavy else "light"
    if not fact.damage:
        show.sound(look.sound or "hp_loss", body=fact.target)
    elif show.weapon is not None and not ours:
        show.sound(f"strike_{show.weapon}_{weight}", body=fact.target)
    else:
        show.sound(f"hit_{weight}", body=fact.target)
    if not ours and fact.damage:
        if show.alive(fact.target):
            show.murmur(fact.target, "hurt", volume=0.8)
        else:
            show.sound("hit_lethal", body=fact.target)
    show.drain(fact.target, fact.amount)
    show.rise(fact.target, str(fact.amount), size * (OWN if ours else 1.0), look.colour or theme.HURT)
    if ours:
        if not fact.damage:
            show.fight.impact.redden(0.4)
        return
    creature = show.creature(fact.target)
    if creature is None:
        return
    for kind in cosmetics.flying(kinds, show.id_of(fact.target)):
        show.burst(kind, creature.chest, 0.3 + fact.amount / 18)
    if not fact.damage:
        show.flash(creature, (1.4, 0.4, 0.3), 0.5)
    show.light(creature.chest, (1.6, 0.5, 0.25), 0.3)


@plays(facts.Healed)
def healed(show: Performance, fact: facts.Healed) -> None:
    """Green motes rise from who regains HP, and a number with them."""
    if fact.amount:
        show.sound("heal", 0.8, fact.target)
        show.rise(fact.target, f"+{fact.amount}", 0.052, theme.GOOD)
        show.burst("heal", show.before_body(fact.target), 0.3 + fact.amount / 14)


@plays(facts.BlockGained)
def block_gained(show: Performance, fact: facts.BlockGained) -> None:
    """Blue sparks gather where Block is gained."""
    if fact.amount:
        show.sound("block_gain", 0.9, fact.target)
        show.rise(fact.target, f"+{fact.amount}", 0.046, theme.WARD)
        show.burst("ward", show.before_body(fact.target), 0.3 + fact.amount / 16)


@plays(facts.StatusApplied)
def status_applied(show: Performance, fact: facts.StatusApplied) -> None:
    """A word rises, and its icon swells."""
    status = show.fight.game.library.statuses.get(fact.status)
    bad = status is not None and (status.kind == "debuff") != (fact.stacks < 0)
    show.sound("debuff" if bad else "buff", 0.8, fact.target)
    look = cosmetics.term(fact.status)
    for kind in cosmetics.flying((look.arrives or ("hex" if bad else "aura"),), show.id_of(fact.target)):
        show.burst(kind, show.before_body(fact.target), 0.5)
    name = status.name if status is not None else fact.status
    words = f"{fact.stacks:+d} {name}".replace("-", "−")
    show.rise(fact.target, words, 0.031, look.colour or (theme.BAD if bad else theme.GOLD), down=0.05)
    row = show.row(fact.target)
    show.fight.tweens.add(0.4, lambda t: row.bump(fact.status, tween.bump(t)) if row else None)


@plays(facts.StatusFell)
def status_fell(show: Performance, fact: facts.StatusFell) -> None:
    """A status is heard to end."""
    if not fact.total:
        show.sound("status_fade", 0.6, fact.target)


@plays(facts.BlockFaded)
def block_faded(show: Performance, fact: facts.BlockFaded) -> None:
    """Block that is not needed any more falls softly."""
    if fact.amount:
        show.sound("block_fade", 0.6, fact.target)


@plays(facts.MaxHpChanged)
def max_hp_changed(show: Performance, fact: facts.MaxHpChanged) -> None:
    """Life itself grows or shrinks."""
    show.sound("max_hp" if fact.amount > 0 else "hp_loss")


@plays(facts.RelicFaded)
def relic_faded(show: Performance, _: facts.RelicFaded) -> None:
    """A relic has given all that it had."""
    show.sound("status_fade")


@plays(facts.RuleActed)
def rule_acted(show: Performance, fact: facts.RuleActed) -> None:
    """Its relic flashes; what it is, is kept for the harm that it does."""
    show.causes[fact.entity] = fact.prefab
    if fact.kind == "relic":
        show.sound("relic_tick", 0.8)
        show.fight.hud.belt.flash(fact.entity, show.fight.tweens)


@plays(facts.PotionUsed)
def potion_used(show: Performance, fact: facts.PotionUsed) -> None:
    """A potion is drunk, or thrown."""
    if show.creature(fact.target) is None:
        show.sound("potion")
    else:
        show.sound("potion_throw", body=fact.target)
    show.strikes, show.weapon = FLASK, None
    show.burst("aura", SELF, 0.6)
