"""What the player may do in a combat, and how it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.cards import Card
from components.commands import Abandon, Choose, Command, DiscardPotion, EndTurn, PlayCard, UsePotion
from components.effects import Escape, SettleCard
from components.facts import CardPlayed, PotionDiscarded, PotionUsed
from components.flow import Step
from systems.core import stacks
from systems.core.questions import answer_question, refuse
from systems.deck.piles import watch_hand
from systems.resolve.answers import answer
from systems.run.travel import end_run

if TYPE_CHECKING:
    from components.flow import Question
    from components.prefabs import CardPrefab, PotionPrefab
    from systems.core.world import World


def legal(world: World) -> list[Command]:
    """Every command that is possible now: cards left to right, potions, end of turn; or the answers to the open
    question. Abandon is not among them: it is possible as long as a run goes on."""
    question = world.queue.question
    if question is not None:
        return _answers(world, question)
    if world.clock.outcome != "ongoing":
        return []
    commands: list[Command] = []
    living = world.seats.living
    cards = world.library.cards
    energy = world.energy.amount
    for entity in world.piles.hand:
        card = cards[component_for_entity(entity, Card).prefab]
        if card.unplayable or (card.cost is not None and card.cost > energy):
            continue
        if card.aim:
            commands.extend([PlayCard(entity, target) for target in living])
        else:
            commands.append(PlayCard(entity))
    for slot, name in enumerate(world.belt.slots):
        if name is not None:
            commands.extend(_potion_commands(world, slot, world.library.potions[name]))
    commands.append(EndTurn())
    return commands


def _answers(world: World, question: Question) -> list[Command]:
    answers: list[Command] = [Choose(place) for place in range(len(question.options)) if not refuse(world, place)]
    if not refuse(world, None):
        answers.append(Choose(None))
    if may_discard(world, question):
        answers.extend([DiscardPotion(slot) for slot, name in enumerate(world.belt.slots) if name is not None])
    return answers


def may_discard(world: World, question: Question) -> bool:
    """Whether potions can be thrown away while a question is open: between combats, unless it asks just that (R40)."""
    return world.clock.outcome != "ongoing" and not world.ruleset.questions[question.kind].of_potions


def _potion_commands(world: World, slot: int, potion: PotionPrefab) -> list[Command]:
    commands: list[Command] = []
    if potion.aim:
        commands.extend([UsePotion(slot, target) for target in world.seats.living])
    elif not cannot_drink(world, potion):
        commands.append(UsePotion(slot))
    commands.append(DiscardPotion(slot))
    return commands


def cannot_drink(world: World, potion: PotionPrefab) -> str:
    """Why a potion does nothing here, or an empty text: there is no escape from a boss (R40)."""
    if world.clock.kind == "boss" and any(isinstance(effect, Escape) for effect in potion.effects):
        return f"{potion.name}: there is no escape from a boss."
    return ""


def refusal(world: World, command: Command) -> str:
    """Why a command cannot be taken now, as a player understands it; empty if it can."""
    question = world.queue.question
    if isinstance(command, Abandon):
        return "" if world.journey.map and world.journey.outcome == "ongoing" else "There is no run to abandon."
    if question is None and world.clock.outcome != "ongoing":
        return "The run is over." if world.journey.map else "The combat is over."
    if isinstance(command, DiscardPotion) and question is not None and may_discard(world, question):
        return _refuse_potion(world, command)
    if isinstance(command, Choose):
        return refuse(world, command.option)
    if question is not None:
        between = isinstance(command, UsePotion) and world.clock.outcome != "ongoing"
        return "Potions are for your turn in a combat." if between else "A choice is open: choose first."
    if isinstance(command, EndTurn):
        return ""
    if isinstance(command, PlayCard):
        return _refuse_card(world, command)
    if isinstance(command, UsePotion | DiscardPotion):
        return _refuse_potion(world, command)
    return f"{type(command).__name__} is no command of this combat."


def _refuse_card(world: World, command: PlayCard) -> str:
    if command.card not in world.piles.hand:
        return "That card is not in your hand."
    card = world.card(command.card)
    return cannot_play(world, card) or _refuse_target(world, card.name, card.aim, command.target)


def cannot_play(world: World, card: CardPrefab) -> str:
    """Why a card in hand cannot be played whatever the target, or an empty text."""
    if card.unplayable:
        return f"{card.name} cannot be played."
    if card.cost is not None and card.cost > world.energy.amount:
        return f"{card.name} costs {card.cost} Energy; you have {world.energy.amount}."
    return ""


def _refuse_potion(world: World, command: UsePotion | DiscardPotion) -> str:
    slots = world.belt.slots
    if not 0 <= command.slot < len(slots):
        return f"There is no potion slot {command.slot + 1}; you have {len(slots)}."
    name = slots[command.slot]
    if name is None:
        return f"Potion slot {command.slot + 1} is empty."
    if isinstance(command, DiscardPotion):
        return ""
    potion = world.library.potions[name]
    return cannot_drink(world, potion) or _refuse_target(world, potion.name, potion.aim, command.target)


def _refuse_target(world: World, name: str, aim: bool, target: int | None) -> str:
    if not aim:
        return f"{name} is not aimed at an enemy." if target is not None else ""
    if target is None:
        return f"{name} needs an enemy to aim at."
    return "" if target in world.seats.living else "That enemy is not there."


def take(world: World, command: Command) -> None:
    """Put a legal command into the queue; `loop.run` carries it out."""
    stacks.forget_cleared(world)
    if isinstance(command, PlayCard):
        play_card(world, command.card, command.target or 0)
    elif isinstance(command, EndTurn):
        world.enter("player_end")
    elif isinstance(command, UsePotion):
        _use_potion(world, command.slot, command.target or 0)
    elif isinstance(command, DiscardPotion):
        name = world.belt.slots[command.slot]
        world.belt.slots[command.slot] = None
        world.facts.append(PotionDiscarded(command.slot, name or ""))
    elif isinstance(command, Choose):
        answer_question(world, command.option)
    elif isinstance(command, Abandon):
        end_run(world, "abandoned")


def play_card(world: World, entity: int, target: int) -> None:
    """Energy is paid, the card leaves the hand, triggers act, then its effects one by one, then it goes to its place
    (R18)."""
    card = world.card(entity)
    energy = world.energy
    paid = energy.amount if card.x_cost else card.cost or 0
    energy.amount -= paid
    world.piles.hand.remove(entity)
    world.piles.in_play.append(entity)
    if card.where == "hand":
        watch_hand(world, entity)
    world.facts.append(CardPlayed(entity, card.id, card.type, target, paid))
    player = world.player
    steps = world.steps
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
    answer(world)


def _use_potion(world: World, slot: int, target: int) -> None:
    """A potion is free and gone at once (R40)."""
    name = world.belt.slots[slot] or ""
    world.belt.slots[slot] = None
    player = world.player
    potion = world.library.potions[name]
    world.facts.append(PotionUsed(slot, name, target))
    if potion.effects:
        world.push(potion.effects, Step(potion.effects[0], player, player, "potion", target=target))
    answer(world)
