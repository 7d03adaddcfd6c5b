"""The picture of the card game: a fight with its cards, piles and Energy, and what playing a card would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import get_component

from components.deck.cards import Card
from components.effects import DealDamage, GainBlock
from shadows.picture import combat
from shadows.picture.deck import cards
from shadows.picture.deck.models import DeckJourneyLook, DeckPicture, DeckPlayerLook
from shadows.picture.deck.questions import QUESTION_LOOKS
from shadows.picture.models import AimLook, grown
from systems.core import loop
from systems.deck import preview
from systems.deck.energy import turn_energy
from systems.deck.forecast import forecast
from systems.deck.play import cannot_play

if TYPE_CHECKING:
    from components.deck.prefabs import CardPrefab
    from shadows.picture.models import CardLook
    from systems.combat.preview import Foresight
    from systems.deck.world import DeckWorld


def picture(world: DeckWorld) -> DeckPicture:
    """Everything a client may see."""
    seen = combat.picture(world, QUESTION_LOOKS, forecast)
    piles = world.piles
    energy = {"energy": world.energy.amount, "energy_per_turn": turn_energy(world)}
    return grown(
        seen,
        DeckPicture,
        player=grown(seen.player, DeckPlayerLook, **energy),
        journey=None if seen.journey is None else grown(seen.journey, DeckJourneyLook, deck=_deck(world)),
        hand=tuple(_in_hand(world, card) for card in piles.hand),
        draw=tuple(
            sorted((cards.still(world, card) for card in piles.draw), key=lambda card: (card.name, card.entity))
        ),
        discard=tuple(cards.still(world, card) for card in piles.discard),
        exhaust=tuple(cards.still(world, card) for card in piles.exhaust),
        powers=tuple(cards.still(world, card) for card in piles.powers),
    )


def names(world: DeckWorld) -> dict[int, str]:
    """What to call whom, the cards too."""
    library = world.library
    return combat.names(world) | {entity: library.cards[card.prefab].name for entity, card in get_component(Card)}


def _deck(world: DeckWorld) -> tuple[CardLook, ...]:
    library = world.library
    owned = (cards.card_look(library, 0, library.cards[card]) for card in world.deck.cards)
    return tuple(sorted(owned, key=lambda card: card.name))


def aim(world: DeckWorld, card: int, target: int) -> AimLook | None:
    """What playing a card of the hand at a target would do; `target` 0 for cards that are not aimed. None for a card
    that is not there."""
    if card not in world.piles.hand:
        return None
    prefab = world.card(card)
    foresight = preview.foresee(world, card, target)
    damage = block = 0
    for place, effect in preview.shown_effects(world, prefab.effects):
        found = foresight.amounts[place]
        if isinstance(effect, GainBlock):
            block += sum(sum(amounts) for amounts in found.values())
        elif not isinstance(effect, DealDamage):
            continue
        elif effect.to == "all_enemies":
            damage += sum(found.get(target, ()) if target else next(iter(found.values())))
        else:
            damage += sum(sum(amounts) for amounts in found.values())
    return AimLook(
        card=cards.card_look(
            world.library,
            card,
            prefab,
            shown_numbers(world, card, prefab, foresight, target),
            met=preview.conditions_met(world, card, target),
        ),
        damage=damage,
        block=block,
        hp_left=foresight.hp,
        block_left=foresight.block,
        deadly=foresight.hp[world.player] <= 0,
        by_chance=foresight.by_chance,
        statuses_left=foresight.statuses,
    )


def shown_numbers(
    world: DeckWorld, card: int, prefab: CardPrefab, foresight: Foresight, target: int
) -> dict[tuple[int, ...], int]:
    """One number for each live place: that against the target; without one, what all targets would take, or what the
    giver's side makes of it."""
    numbers: dict[tuple[int, ...], int] = {}
    for place, effect in preview.shown_effects(world, prefab.effects):
        found = foresight.amounts[place]
        if target in found:
            numbers[place] = found[target][0]
            continue
        values = {amounts[0] for amounts in found.values()}
        certain = effect.to != "random_enemy" or len(world.seats.living) == 1
        if len(values) == 1 and certain:
            numbers[place] = min(values)
        else:
            numbers[place] = loop.measure(world, preview.step_of_card(world, card, effect, place, 0))
    return numbers


def _in_hand(world: DeckWorld, card: int) -> CardLook:
    prefab = world.card(card)
    numbers = None
    if any(True for _ in preview.shown_effects(world, prefab.effects)):
        numbers = shown_numbers(world, card, prefab, preview.foresee(world, card), 0)
    refusal = cannot_play(world, prefab)
    return cards.card_look(world.library, card, prefab, numbers, refusal, preview.conditions_met(world, card))
