"""Makes the pictures of `shadows.looks` from a combat: names, worded texts and numbers as they would fall now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from esper import component_for_entity, get_component

from components.body import Block, Health, Statuses, StatusStack
from components.cards import Card
from components.effects import DealDamage, GainBlock, LoseHp
from components.foes import Cycle, Enemy
from components.items import Hero, Relic
from shadows import asking, cards, mapping
from shadows.content import wording
from shadows.looks import (
    AimLook,
    CardLook,
    FoeLook,
    ForecastLook,
    HpChangeLook,
    IntentLook,
    Picture,
    PlayerLook,
    PotionAimLook,
    PotionLook,
    RelicLook,
    Span,
    StatusLook,
    Text,
)
from systems import kernel, preview
from systems.combat import play
from systems.combat.turns import turn_energy
from systems.forecast import forecast
from systems.run.acts import acts

if TYPE_CHECKING:
    from components.effects import Effect
    from components.flow import Step
    from components.prefabs import CardPrefab
    from systems.arena import Arena
    from systems.forecast import Change
    from systems.preview import Foresight


def picture(arena: Arena) -> Picture:
    """Everything a client may see."""
    clock = arena.clock
    question = arena.queue.question
    piles = arena.piles
    fighting = clock.outcome == "ongoing" and clock.round > 0
    numbers = _numbers()
    asked = "choose" if question is not None else "play" if clock.outcome == "ongoing" else "over"
    return Picture(
        phase=asked,  # type: ignore[arg-type]
        outcome=(arena.journey.outcome if arena.journey.map else clock.outcome) or "ongoing",
        seed=arena.streams.seed,
        kind=clock.kind,
        place=_place(arena),
        round=clock.round,
        player=_player(arena),
        foes=tuple(_foe(arena, enemy, numbers[enemy]) for enemy in arena.seats.living),
        hand=tuple(_in_hand(arena, card) for card in piles.hand),
        draw=tuple(
            sorted((cards.still(arena, card) for card in piles.draw), key=lambda card: (card.name, card.entity))
        ),
        discard=tuple(cards.still(arena, card) for card in piles.discard),
        exhaust=tuple(cards.still(arena, card) for card in piles.exhaust),
        powers=tuple(cards.still(arena, card) for card in piles.powers),
        relics=tuple(_relic(arena, relic) for relic in arena.satchel.relics),
        potions=tuple(_potion(arena, slot) for slot in range(len(arena.belt.slots))),
        question=None if question is None else asking.question_look(arena, question),
        journey=mapping.journey_look(arena) if arena.journey.map else None,
        upcoming=tuple(_later(arena, step) for delayed in arena.queue.delayed for step in delayed.steps),
        forecast=_forecast(arena) if fighting and question is None else None,
    )


def aim(arena: Arena, card: int, target: int) -> AimLook:
    """What playing a card at a target would do; `target` 0 for cards that are not aimed."""
    prefab = arena.card(card)
    foresight = preview.foresee(arena, card, target)
    damage = block = 0
    for place, effect in preview.shown_effects(prefab.effects):
        found = foresight.amounts[place]
        if isinstance(effect, LoseHp):
            continue
        if isinstance(effect, GainBlock):
            block += sum(sum(amounts) for amounts in found.values())
        elif effect.to == "all_enemies":
            damage += sum(found.get(target, ()) if target else next(iter(found.values())))
        else:
            damage += sum(sum(amounts) for amounts in found.values())
    return AimLook(
        card=cards.card_look(
            arena.library,
            card,
            prefab,
            shown_numbers(arena, card, prefab, foresight, target),
            met=preview.conditions_met(arena, card, target),
        ),
        damage=damage,
        block=block,
        hp_left=foresight.hp,
        block_left=foresight.block,
        deadly=foresight.hp[arena.player] <= 0,
        by_chance=foresight.by_chance,
        statuses_left=foresight.statuses,
    )


def aim_potion(arena: Arena, slot: int, target: int) -> PotionAimLook:
    """What using a potion at a target would do; `target` 0 for one that is not aimed."""
    seen = preview.foresee_potion(arena, slot, target)
    return PotionAimLook(seen.hp, seen.block, seen.hp[arena.player] <= 0, seen.by_chance, seen.statuses)


def names(arena: Arena) -> dict[int, str]:
    """What to call whom; where there are several enemies of one kind, each has its number behind its name."""
    library = arena.library
    called = {arena.player: library.heroes[component_for_entity(arena.player, Hero).prefab].name}
    numbers = _numbers()
    kinds = Counter(arena.enemy(enemy).id for enemy in numbers)
    for enemy, number in numbers.items():
        prefab = arena.enemy(enemy)
        called[enemy] = prefab.name if kinds[prefab.id] == 1 else f"{prefab.name} {number}"
    called.update({entity: library.cards[card.prefab].name for entity, card in get_component(Card)})
    called.update({entity: library.relics[relic.prefab].name for entity, relic in get_component(Relic)})
    called.update({entity: library.statuses[stack.status].name for entity, stack in get_component(StatusStack)})
    return called


def _numbers() -> dict[int, int]:
    """The enemies of the fight, the dead too, with their numbers: from 1 as they came."""
    return {enemy: number for number, enemy in enumerate(sorted(enemy for enemy, _ in get_component(Enemy)), start=1)}


def shown_numbers(
    arena: Arena, card: int, prefab: CardPrefab, foresight: Foresight, target: int
) -> dict[tuple[int, ...], int]:
    """One number for each live place: that against the target; without one, what all targets would take, or what the
    giver's side makes of it."""
    numbers: dict[tuple[int, ...], int] = {}
    for place, effect in preview.shown_effects(prefab.effects):
        found = foresight.amounts[place]
        if target in found:
            numbers[place] = found[target][0]
            continue
        values = {amounts[0] for amounts in found.values()}
        certain = effect.to != "random_enemy" or len(arena.seats.living) == 1
        if len(values) == 1 and certain:
            numbers[place] = min(values)
        else:
            numbers[place] = kernel.measure(arena, preview.step_of_card(arena, card, effect, place, 0))
    return numbers


def _in_hand(arena: Arena, card: int) -> CardLook:
    prefab = arena.card(card)
    numbers = None
    if any(True for _ in preview.shown_effects(prefab.effects)):
        numbers = shown_numbers(arena, card, prefab, preview.foresee(arena, card), 0)
    refusal = play.cannot_play(arena, prefab)
    return cards.card_look(arena.library, card, prefab, numbers, refusal, preview.conditions_met(arena, card))


def _place(arena: Arena) -> str:
    library = arena.library
    if arena.journey.map:
        return acts(arena)[arena.journey.act].id
    encounter = library.encounters.get(arena.clock.encounter)
    if encounter is not None:
        return encounter.act
    met = [*arena.seats.living, *arena.seats.gone]
    return next((act for act in (arena.enemy(enemy).act for enemy in met) if act), next(iter(library.acts)))


def _statuses(arena: Arena, body: int) -> tuple[StatusLook, ...]:
    found: list[StatusLook] = []
    held = {
        status: component_for_entity(entity, StatusStack).stacks
        for status, entity in component_for_entity(body, Statuses).stacks.items()
    }
    changed = {arena.library.statuses[status].temporary: status for status in held}
    for status, stacks in held.items():
        prefab = arena.library.statuses[status]
        kind = prefab.kind if stacks > 0 else "debuff" if prefab.kind == "buff" else "buff"
        text = wording.status_text(arena.library, prefab, stacks)
        found.append(StatusLook(status, prefab.name, kind, stacks, text, changed.get(status, "")))
    return tuple(found)


def _player(arena: Arena) -> PlayerLook:
    player = arena.player
    health = component_for_entity(player, Health)
    hero = arena.library.heroes[component_for_entity(player, Hero).prefab]
    return PlayerLook(
        player,
        hero.id,
        hero.name,
        health.hp,
        health.max_hp,
        component_for_entity(player, Block).amount,
        _statuses(arena, player),
        arena.energy.amount,
        turn_energy(arena),
        arena.purse.gold,
        hero.id,
    )


def _foe(arena: Arena, enemy: int, number: int) -> FoeLook:
    health = component_for_entity(enemy, Health)
    prefab = arena.enemy(enemy)
    return FoeLook(
        enemy,
        prefab.id,
        prefab.name,
        health.hp,
        health.max_hp,
        component_for_entity(enemy, Block).amount,
        _statuses(arena, enemy),
        number,
        prefab.tier,
        component_for_entity(enemy, Cycle).phase,
        intent(arena, enemy),
    )


def intent(arena: Arena, enemy: int) -> IntentLook:
    """What an enemy will do, with real numbers (R41)."""
    effects: list[tuple[Effect, int]] = preview.intent_effects(arena, enemy)
    attack = next(((effect, amount) for effect, amount in effects if isinstance(effect, DealDamage)), None)
    return IntentLook(
        kinds=wording.intent_kinds(arena.library, effects),
        name=preview.announced(arena, enemy).name,
        text=wording.intent_text(arena.library, effects),
        damage=None if attack is None else attack[1],
        hits=0 if attack is None else attack[0].hits,
    )


def _relic(arena: Arena, relic: int) -> RelicLook:
    prefab = arena.library.relics[component_for_entity(relic, Relic).prefab]
    return RelicLook(
        relic, prefab.id, prefab.name, prefab.rarity, wording.relic_text(arena.library, prefab), prefab.flavour
    )


def _potion(arena: Arena, slot: int) -> PotionLook | None:
    name = arena.belt.slots[slot]
    if name is None:
        return None
    prefab = arena.library.potions[name]
    text = wording.potion_text(arena.library, prefab)
    return PotionLook(slot, name, prefab.name, prefab.aim, text, prefab.flavour, play.cannot_drink(arena, prefab))


def _forecast(arena: Arena) -> ForecastLook:
    seen = forecast(arena)
    changes = tuple(
        HpChangeLook(change.kind, change.prefab, _cause(arena, change), change.hp) for change in seen.changes
    )
    return ForecastLook(seen.hp, seen.certain, seen.outcome == "lost", seen.outcome == "won", seen.attacks, changes)


def _cause(arena: Arena, change: Change) -> str:
    """What to call whatever changes HP."""
    library = arena.library
    match change.kind:
        case "card":
            return library.cards[change.prefab].name
        case "relic":
            return library.relics[change.prefab].name
        case "status":
            return library.statuses[change.prefab].name
        case "enemy":
            return "Enemies"
        case _:
            return "Other"


def _later(arena: Arena, step: Step) -> Text:
    effect = GainBlock(step.amount) if step.fixed else step.effect
    return (Span("Next turn: "), *wording.effect_text(arena.library, effect))
