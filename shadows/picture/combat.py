"""The picture of a fight, whatever it is fought with: names, worded texts and numbers as they would fall now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from esper import component_for_entity, get_component

from components.body import Block, Health, Statuses, StatusStack
from components.effects import DealDamage, GainBlock
from components.foes import Cycle, Enemy
from components.items import Hero, Relic
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text
from shadows.picture import run
from shadows.picture.models import (
    FoeLook,
    ForecastLook,
    HpChangeLook,
    IntentLook,
    Picture,
    PlayerLook,
    PotionAimLook,
    PotionLook,
    RelicLook,
    StatusLook,
)
from shadows.picture.question import question_look
from systems.combat import preview
from systems.combat.commands import cannot_drink
from systems.combat.forecast import forecast
from systems.run.acts import acts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from components.effects import Effect
    from components.flow import Step
    from shadows.picture.question import QuestionPicture
    from systems.combat.forecast import Forecast
    from systems.core.world import World

OTHERS = {"enemy": "Enemies", "potion": "Other", "rule": "Other"}
"""What to call what changes HP without a prefab of its own, by its kind."""


def picture(
    world: World,
    questions: Mapping[str, QuestionPicture[Any]],
    ahead: Callable[[Any], Forecast] = forecast,
) -> Picture:
    """What a client may see of any game: `questions` are how its kinds of question look, `ahead` tells what ending the
    turn would come to."""
    clock = world.clock
    question = world.queue.question
    fighting = clock.outcome == "ongoing" and clock.round > 0
    numbers = _numbers()
    scene = "" if question is None else questions[question.kind].scene
    asked = "choose" if question is not None else "play" if clock.outcome == "ongoing" else "over"
    return Picture(
        phase=asked,  # type: ignore[arg-type]
        outcome=(world.journey.outcome if world.journey.map else clock.outcome) or "ongoing",
        seed=world.streams.seed,
        kind=clock.kind,
        place=_place(world),
        round=clock.round,
        player=_player(world),
        foes=tuple(_foe(world, enemy, numbers[enemy]) for enemy in world.seats.living),
        relics=tuple(_relic(world, relic) for relic in world.satchel.relics),
        potions=tuple(_potion(world, slot) for slot in range(len(world.belt.slots))),
        question=None if question is None else question_look(world, question, questions),
        journey=run.journey_look(world, scene) if world.journey.map else None,
        upcoming=tuple(_later(world, step) for delayed in world.queue.delayed for step in delayed.steps),
        forecast=_forecast(ahead(world)) if fighting and question is None else None,
    )


def aim_potion(world: World, slot: int, target: int) -> PotionAimLook:
    """What using a potion at a target would do; `target` 0 for one that is not aimed."""
    seen = preview.foresee_potion(world, slot, target)
    return PotionAimLook(seen.hp, seen.block, seen.hp[world.player] <= 0, seen.by_chance, seen.statuses)


def names(world: World) -> dict[int, str]:
    """What to call whom; where there are several enemies of one kind, each has its number behind its name."""
    library = world.library
    called = {world.player: library.heroes[component_for_entity(world.player, Hero).prefab].name}
    numbers = _numbers()
    kinds = Counter(world.enemy(enemy).id for enemy in numbers)
    for enemy, number in numbers.items():
        prefab = world.enemy(enemy)
        called[enemy] = prefab.name if kinds[prefab.id] == 1 else f"{prefab.name} {number}"
    called.update({entity: library.relics[relic.prefab].name for entity, relic in get_component(Relic)})
    called.update({entity: library.statuses[stack.status].name for entity, stack in get_component(StatusStack)})
    return called


def _numbers() -> dict[int, int]:
    """The enemies of the fight, the dead too, with their numbers: from 1 as they came."""
    return {enemy: number for number, enemy in enumerate(sorted(enemy for enemy, _ in get_component(Enemy)), start=1)}


def _place(world: World) -> str:
    library = world.library
    if world.journey.map:
        return acts(world)[world.journey.act].id
    encounter = library.encounters.get(world.clock.encounter)
    if encounter is not None:
        return encounter.act
    met = [*world.seats.living, *world.seats.gone]
    return next((act for act in (world.enemy(enemy).act for enemy in met) if act), next(iter(library.acts), ""))


def _statuses(world: World, body: int) -> tuple[StatusLook, ...]:
    found: list[StatusLook] = []
    held = {
        status: component_for_entity(entity, StatusStack).stacks
        for status, entity in component_for_entity(body, Statuses).stacks.items()
    }
    changed = {world.library.statuses[status].temporary: status for status in held}
    for status, stacks in held.items():
        prefab = world.library.statuses[status]
        kind = prefab.kind if stacks > 0 else "debuff" if prefab.kind == "buff" else "buff"
        text = wording.status_text(world.library, prefab, stacks)
        found.append(StatusLook(status, prefab.name, kind, stacks, text, changed.get(status, "")))
    return tuple(found)


def _player(world: World) -> PlayerLook:
    player = world.player
    health = component_for_entity(player, Health)
    hero = world.library.heroes[component_for_entity(player, Hero).prefab]
    return PlayerLook(
        player,
        hero.id,
        hero.name,
        health.hp,
        health.max_hp,
        component_for_entity(player, Block).amount,
        _statuses(world, player),
        world.purse.gold,
        hero.id,
    )


def _foe(world: World, enemy: int, number: int) -> FoeLook:
    health = component_for_entity(enemy, Health)
    prefab = world.enemy(enemy)
    return FoeLook(
        enemy,
        prefab.id,
        prefab.name,
        health.hp,
        health.max_hp,
        component_for_entity(enemy, Block).amount,
        _statuses(world, enemy),
        number,
        prefab.tier,
        component_for_entity(enemy, Cycle).phase,
        intent(world, enemy),
    )


def intent(world: World, enemy: int) -> IntentLook:
    """What an enemy will do, with real numbers (R41)."""
    effects: list[tuple[Effect, int]] = preview.intent_effects(world, enemy)
    attack = next(((effect, amount) for effect, amount in effects if isinstance(effect, DealDamage)), None)
    return IntentLook(
        kinds=wording.intent_kinds(world.library, effects),
        name=preview.announced(world, enemy).name,
        text=wording.intent_text(world.library, effects),
        damage=None if attack is None else attack[1],
        hits=0 if attack is None else attack[0].hits,
    )


def _relic(world: World, relic: int) -> RelicLook:
    prefab = world.library.relics[component_for_entity(relic, Relic).prefab]
    return RelicLook(
        relic, prefab.id, prefab.name, prefab.rarity, wording.relic_text(world.library, prefab), prefab.flavour
    )


def _potion(world: World, slot: int) -> PotionLook | None:
    name = world.belt.slots[slot]
    if name is None:
        return None
    prefab = world.library.potions[name]
    text = wording.potion_text(world.library, prefab)
    return PotionLook(slot, name, prefab.name, prefab.aim, text, prefab.flavour, cannot_drink(world, prefab))


def _forecast(seen: Forecast) -> ForecastLook:
    changes = tuple(
        HpChangeLook(change.kind, change.prefab, change.name or OTHERS.get(change.kind, OTHERS["rule"]), change.hp)
        for change in seen.changes
    )
    return ForecastLook(seen.hp, seen.certain, seen.outcome == "lost", seen.outcome == "won", seen.attacks, changes)


def _later(world: World, step: Step) -> Text:
    effect = GainBlock(step.amount) if step.fixed else step.effect
    return (Span("Next turn: "), *wording.effect_text(world.library, effect))
