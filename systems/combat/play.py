"""What the player may do in a combat, and how it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.cards import Card
from components.commands import Abandon, Choose, Command, DiscardPotion, EndTurn, PlayCard, UsePotion
from components.effects import Escape, SettleCard
from components.facts import CardPlayed, PotionDiscarded, PotionUsed
from components.flow import Step
from systems import stacks
from systems.combat.piles import watch_hand
from systems.questions import answer_question, refuse
from systems.resolve.answers import answer
from systems.run.travel import end_run

if TYPE_CHECKING:
    from components.flow import Question
    from components.prefabs import CardPrefab, PotionPrefab
    from systems.arena import Arena


def legal(arena: Arena) -> list[Command]:
    """Every command that is possible now: cards left to right, potions, end of turn; or the answers to the open
    question. Abandon is not among them: it is possible as long as a run goes on."""
    question = arena.queue.question
    if question is not None:
        return _answers(arena, question)
    if arena.clock.outcome != "ongoing":
        return []
    commands: list[Command] = []
    living = arena.seats.living
    cards = arena.library.cards
    energy = arena.energy.amount
    for entity in arena.piles.hand:
        card = cards[component_for_entity(entity, Card).prefab]
        if card.unplayable or (card.cost is not None and card.cost > energy):
            continue
        if card.aim:
            commands.extend([PlayCard(entity, target) for target in living])
        else:
            commands.append(PlayCard(entity))
    for slot, name in enumerate(arena.belt.slots):
        if name is not None:
            commands.extend(_potion_commands(arena, slot, arena.library.potions[name]))
    commands.append(EndTurn())
    return commands


def _answers(arena: Arena, question: Question) -> list[Command]:
    answers: list[Command] = [Choose(place) for place in range(len(question.options)) if not refuse(arena, place)]
    if not refuse(arena, None):
        answers.append(Choose(None))
    if may_discard(arena, question):
        answers.extend([DiscardPotion(slot) for slot, name in enumerate(arena.belt.slots) if name is not None])
    return answers


def may_discard(arena: Arena, question: Question) -> bool:
    """Whether potions can be thrown away while a question is open: between combats, unless it asks just that (R40)."""
    return arena.clock.outcome != "ongoing" and question.kind != "potion_slot"


def _potion_commands(arena: Arena, slot: int, potion: PotionPrefab) -> list[Command]:
    commands: list[Command] = []
    if potion.aim:
        commands.extend([UsePotion(slot, target) for target in arena.seats.living])
    elif not cannot_drink(arena, potion):
        commands.append(UsePotion(slot))
    commands.append(DiscardPotion(slot))
    return commands


def cannot_drink(arena: Arena, potion: PotionPrefab) -> str:
    """Why a potion does nothing here, or an empty text: there is no escape from a boss (R40)."""
    if arena.clock.kind == "boss" and any(isinstance(effect, Escape) for effect in potion.effects):
        return f"{potion.name}: there is no escape from a boss."
    return ""


def refusal(arena: Arena, command: Command) -> str:
    """Why a command cannot be taken now, as a player understands it; empty if it can."""
    question = arena.queue.question
    if isinstance(command, Abandon):
        return "" if arena.journey.map and arena.journey.outcome == "ongoing" else "There is no run to abandon."
    if question is None and arena.clock.outcome != "ongoing":
        return "The run is over." if arena.journey.map else "The combat is over."
    if isinstance(command, DiscardPotion) and question is not None and may_discard(arena, question):
        return _refuse_potion(arena, command)
    if isinstance(command, Choose):
        return refuse(arena, command.option)
    if question is not None:
        between = isinstance(command, UsePotion) and arena.clock.outcome != "ongoing"
        return "Potions are for your turn in a combat." if between else "A choice is open: choose first."
    if isinstance(command, EndTurn):
        return ""
    if isinstance(command, PlayCard):
        return _refuse_card(arena, command)
    if isinstance(command, UsePotion | DiscardPotion):
        return _refuse_potion(arena, command)
    return f"{type(command).__name__} is no command of this combat."


def _refuse_card(arena: Arena, command: PlayCard) -> str:
    if command.card not in arena.piles.hand:
        return "That card is not in your hand."
    card = arena.card(command.card)
    return cannot_play(arena, card) or _refuse_target(arena, card.name, card.aim, command.target)


def cannot_play(arena: Arena, card: CardPrefab) -> str:
    """Why a card in hand cannot be played whatever the target, or an empty text."""
    if card.unplayable:
        return f"{card.name} cannot be played."
    if card.cost is not None and card.cost > arena.energy.amount:
        return f"{card.name} costs {card.cost} Energy; you have {arena.energy.amount}."
    return ""


def _refuse_potion(arena: Arena, command: UsePotion | DiscardPotion) -> str:
    slots = arena.belt.slots
    if not 0 <= command.slot < len(slots):
        return f"There is no potion slot {command.slot + 1}; you have {len(slots)}."
    name = slots[command.slot]
    if name is None:
        return f"Potion slot {command.slot + 1} is empty."
    if isinstance(command, DiscardPotion):
        return ""
    potion = arena.library.potions[name]
    return cannot_drink(arena, potion) or _refuse_target(arena, potion.name, potion.aim, command.target)


def _refuse_target(arena: Arena, name: str, aim: bool, target: int | None) -> str:
    if not aim:
        return f"{name} is not aimed at an enemy." if target is not None else ""
    if target is None:
        return f"{name} needs an enemy to aim at."
    return "" if target in arena.seats.living else "That enemy is not there."


def take(arena: Arena, command: Command) -> None:
    """Put a legal command into the queue; `kernel.run` carries it out."""
    stacks.forget_cleared(arena)
    if isinstance(command, PlayCard):
        play_card(arena, command.card, command.target or 0)
    elif isinstance(command, EndTurn):
        arena.enter("player_end")
    elif isinstance(command, UsePotion):
        _use_potion(arena, command.slot, command.target or 0)
    elif isinstance(command, DiscardPotion):
        name = arena.belt.slots[command.slot]
        arena.belt.slots[command.slot] = None
        arena.facts.append(PotionDiscarded(command.slot, name or ""))
    elif isinstance(command, Choose):
        answer_question(arena, command.option)
    elif isinstance(command, Abandon):
        end_run(arena, "abandoned")


def play_card(arena: Arena, entity: int, target: int) -> None:
    """Energy is paid, the card leaves the hand, triggers act, then its effects one by one, then it goes to its place
    (R18)."""
    card = arena.card(entity)
    energy = arena.energy
    paid = energy.amount if card.x_cost else card.cost or 0
    energy.amount -= paid
    arena.piles.hand.remove(entity)
    arena.piles.in_play.append(entity)
    if card.where == "hand":
        watch_hand(arena, entity)
    arena.facts.append(CardPlayed(entity, card.id, card.type, target, paid))
    player = arena.player
    steps = arena.steps
    steps.append(Step(SettleCard(entity), player, entity, "card"))
    attack = card.type == "attack"
    effects = card.effects
    for place in range(len(effects) - 1, -1, -1):
        steps.append(
            Step(
                effects[place],
                player,
                entity,
                "card",
                card_type=card.type,
                attack=attack,
                target=target,
                place=(place,),
                spent=paid,
            )
        )
    answer(arena)


def _use_potion(arena: Arena, slot: int, target: int) -> None:
    """A potion is free and gone at once (R40)."""
    name = arena.belt.slots[slot] or ""
    arena.belt.slots[slot] = None
    player = arena.player
    potion = arena.library.potions[name]
    arena.facts.append(PotionUsed(slot, name, target))
    if potion.effects:
        arena.push(potion.effects, Step(potion.effects[0], player, player, "potion", target=target))
    answer(arena)
