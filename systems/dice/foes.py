"""How mighty enemies are, and what their moves come down to (D10-D12, *Settled by simulation*)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import component_for_entity

from components.body import Health
from components.dice.dice import Might
from components.dice.effects import Guard, Mend, Strike
from components.effects import DealDamage, Effect, GainBlock, Heal, Summon
from components.facts import BlockBroken, BlockHeld, DamageDealt, Fact
from components.flow import Step
from components.foes import Enemy
from systems.core.system import System
from systems.dice import tree
from systems.resolve.modifiers import asked, used
from systems.run.acts import acts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.dice.prefabs import DiceActPrefab, DiceEnemyPrefab
    from systems.dice.world import DiceWorld

OF_BASICS = ("", "alone", "pair", "swarm")
"""Whose scale basic enemies have, by how many they are."""
OF_BOSSES = ("boss", "master", "add")
"""The scales of bosses, and of whom they call."""
HARDER_ALONE = ("disruptor", "guardian")
"""Who strikes a quarter harder when alone."""
PATIENCE = 11
"""After this round every enemy's attack grows by a tenth of its base a round (D27)."""


def floor_of(world: DiceWorld) -> int:
    """The floor of the act on which the player is, from 1."""
    journey = world.journey
    return max(1, journey.nodes[journey.here].floor) if journey.nodes else 1


def act_of(world: DiceWorld) -> DiceActPrefab:
    """The act in which the player is."""
    return cast("DiceActPrefab", acts(world)[world.journey.act])


def scales_of(foes: Sequence[DiceEnemyPrefab]) -> list[str]:
    """Whose scale each enemy of a group has."""
    tiers = [foe.tier for foe in foes]
    if "boss" in tiers:
        calls = len(foes) > 1 or any(_calls(foe) for foe in foes)
        return [("master" if calls else "boss") if tier == "boss" else "add" for tier in tiers]
    if "elite" in tiers:
        return [("leader" if len(foes) > 1 else "elite") if tier == "elite" else "helper" for tier in tiers]
    return [OF_BASICS[min(len(foes), 3)]] * len(foes)


def _calls(foe: DiceEnemyPrefab) -> bool:
    return any(isinstance(effect, Summon) for phase in foe.phases for move in phase.cycle for effect in move.do)


def scaled(world: DiceWorld, foe: DiceEnemyPrefab, of: str) -> tuple[int, int]:
    """Max HP and might of an enemy on this floor: both lie evenly between those of the scale's first and last floor,
    of which the act has so much as its tuning says. The Abyss answers every node of the tree with more HP (D26)."""
    scale = next(scale for scale in act_of(world).scales if scale.of == of)
    first, last = scale.floors
    above, span = min(max(floor_of(world), first), last) - first, max(1, last - first)
    health = scale.health[0] * (span - above) + scale.health[1] * above
    might = scale.attack[0] * (span - above) + scale.attack[1] * above
    answer = tree.answer(world.library, world.growth.nodes)
    tuned = act_of(world).tuned
    share = tuned.bosses if of in OF_BOSSES else tuned.health
    harder = 125 if of == "alone" and foe.role in HARDER_ALONE else 100
    return (
        health * foe.health * (1000 + answer) * share // (span * 10_000_000),
        nearest(might * harder * tuned.attack, span * 10_000),
    )


def nearest(over: int, under: int) -> int:
    """A fraction as the nearest whole number, half up."""
    return (2 * over + under) // (2 * under)


def stand(world: DiceWorld, foes: Sequence[str]) -> list[int]:
    """A group of enemies, not yet in their seats: the second of a kind begins at its second step, the third at its
    third. Who begins beside a boss counts as called by it."""
    prefabs = [world.library.enemies[foe] for foe in foes]
    scales = scales_of(prefabs)
    made = []
    for place, (foe, of) in enumerate(zip(prefabs, scales, strict=True)):
        step = sum(other is foe for other in prefabs[:place]) % len(foe.phases[0].cycle)
        made.append(world.place_enemy(foe.id, *scaled(world, foe, of), step=step))
    for enemy, of in zip(made, scales, strict=True):
        if of == "add":
            component_for_entity(enemy, Enemy).summoner = made[scales.index("master")]
    return made


def called(world: DiceWorld, prefab: str, summoner: int) -> int:
    """An enemy that is called in a fight, as mighty as such are here; it has no seat yet."""
    return world.place_enemy(prefab, *scaled(world, world.library.enemies[prefab], "add"), summoner)


def comes_down_to(world: DiceWorld, enemy: int, effect: Effect) -> Effect:
    """What a share of an enemy's might or of someone's max HP is in points, as things stand; all else is what it is."""
    match effect:
        case Strike():
            more = asked(world, "might", 100, source=enemy, target=world.player)
            more += 10 * max(0, world.clock.round - PATIENCE)
            base = component_for_entity(enemy, Might).base
            return DealDamage(nearest(base * effect.share * more, 1_000_000), effect.hits)
        case Guard():
            return GainBlock(nearest(_max_hp(enemy) * effect.share, 100))
        case Mend():
            return Heal(nearest(_max_hp(weakest(world, enemy)) * effect.share, 100))
        case _:
            return effect


def _max_hp(body: int) -> int:
    return component_for_entity(body, Health).max_hp


def weakest(world: DiceWorld, enemy: int) -> int:
    """Of an enemy's allies the one with the least share of its HP, the leftmost of several; itself when alone."""
    others = [body for body in world.allies(enemy) if body != enemy]

    def share(body: int) -> float:
        health = component_for_entity(body, Health)
        return health.hp / health.max_hp

    return min(others, key=share, default=enemy)


class PerformShare(System["DiceWorld"]):
    """Enemies strike with a share of their might, block and heal shares of max HP (D10).

    Puts the effects in points on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Strike, Guard, Mend)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Always the end of the step."""
        enemy = step.by.source
        effect = step.effect
        if not world.may_act(step.by):
            return True
        if isinstance(effect, Mend):
            aimed = Step(comes_down_to(world, enemy, effect), step.by, target=weakest(world, enemy), aimed=True)
            world.steps.append(aimed)
        elif isinstance(effect, Guard):
            target = step.target
            world.steps.append(Step(comes_down_to(world, target, effect), step.by, target=target, aimed=True))
        else:
            world.push([comes_down_to(world, enemy, effect)], step)
            if isinstance(effect, Strike):
                used(world, "might", source=enemy, target=world.player)
        return True


def last_hit(world: DiceWorld) -> DamageDealt:
    """The damage that was dealt last."""
    for fact in reversed(world.facts):
        if type(fact) is DamageDealt:
            return fact
    raise LookupError("no damage was dealt")


class TellBlock(System["DiceWorld"]):
    """Whether Block has stopped all of a hit, or the hit has broken through it.

    Reads the damage that was dealt. Before the dead are buried.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage,)
    carries_out: ClassVar[bool] = False
    announces: ClassVar[tuple[type[Fact], ...]] = (BlockHeld, BlockBroken)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        hit = last_hit(world)
        if hit.blocked:
            world.facts.append(BlockBroken(hit.target) if hit.through else BlockHeld(hit.target))
        return False
