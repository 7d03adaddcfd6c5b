"""How questions look: what can be chosen, with names, texts, prices and the reasons against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Health
from components.deck.effects import RemoveFromDeck, UpgradeCards
from components.effects import Heal
from components.flow import Step
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text
from shadows.picture import cards
from shadows.picture.models import OptionLook, QuestionLook
from shadows.picture.run import foes_text, node_look
from systems.core import loop
from systems.core.questions import refuse
from systems.deck import pools
from systems.deck.prospects import idle, prospects
from systems.run import gold
from systems.run.acts import acts, shop_here
from systems.run.events import event_under_way
from systems.run.rest import actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.effects import Effect
    from components.flow import Question
    from components.prefabs import CardPrefab, RelicPrefab
    from components.run import Offer
    from shadows.picture.models import CardLook
    from systems.deck.world import DeckWorld as World

PILE_NAMES = {"hand": "hand", "draw": "draw pile", "discard": "discard pile", "exhaust": "exhaust pile"}


def question_look(world: World, question: Question) -> QuestionLook:
    """The open question."""
    title, story, leave = _heading(world, question)
    return QuestionLook(
        kind=question.kind,
        title=title,
        story=story,
        leave=leave,
        prompt=_prompt(question),
        options=tuple(_option(world, question, place, option) for place, option in enumerate(question.options)),
        least=question.least,
        most=question.most,
        enough=not refuse(world, None),
        id=_about(world, question),
    )


def _heading(world: World, question: Question) -> tuple[str, str, str]:
    """Title, story, and what leaving means."""
    library = world.library
    match question.kind:
        case "event":
            event = event_under_way(world)
            return event.name, event.story, ""
        case "map":
            return acts(world)[world.journey.act].name, "", ""
        case "shop":
            shop = shop_here(world)
            return shop.name, shop.flavour, "Leave"
        case "rest":
            return "A fire in the dark", "The fire will not last: it gives one thing.", "Go on"
        case "rewards":
            return _spoils(world), "", "Go on"
        case "reward_card" | "boss_relic":
            return _spoils(world), "", "Back"
        case "remove" | "upgrade":
            return "Your deck", "", "Back" if question.back else ""
        case "potion_slot":
            potion = library.potions[question.prompt]
            words = wording.plain(wording.potion_text(library, potion))
            return "Your potion slots are full", f"{potion.name}: {words}", f"Leave {potion.name}"
        case "encounter":
            return "Choose your enemies", "", ""
        case _:
            return "Choose", "", "Enough"


def _spoils(world: World) -> str:
    """What the spoils of the node's fight are called; those of an event's fight are the usual ones."""
    library = world.library
    encounter = library.encounters.get(world.journey.nodes[world.journey.here].encounter)
    return library.rewards["normal" if encounter is None else encounter.kind].name


def _about(world: World, question: Question) -> str:
    """The id of what a question is about, where that has one."""
    match question.kind:
        case "event":
            return world.journey.event
        case "shop":
            return shop_here(world).id
        case "potion_slot":
            return question.prompt
        case _:
            return ""


def _prompt(question: Question) -> str:
    cards_wanted = "a card" if question.most == 1 else f"{question.most} cards"
    match question.kind:
        case "cards":
            pile, _, to = question.prompt.partition(":")
            done = {"exhaust": "exhaust", "discard": "discard"}.get(to, f"move to your {PILE_NAMES[to]}")
            return f"Choose {cards_wanted} from your {PILE_NAMES[pile]} to {done}."
        case "remove":
            return "Choose a card to remove from your deck."
        case "upgrade":
            return f"Choose {cards_wanted} to upgrade."
        case "map":
            return "Choose your way."
        case "encounter":
            return "Choose an encounter."
        case "reward_card":
            return "Choose a card for your deck."
        case "boss_relic":
            return "Choose a relic."
        case "potion_slot":
            return "Choose a potion to throw away."
        case "rewards":
            return "Take what the dead no longer need." if question.options else "Nothing is left here."
        case "shop":
            return "Buy what you can."
        case _:
            return "What do you do?"


def _option(world: World, question: Question, place: int, option: int) -> OptionLook:
    library = world.library
    refusal = refuse(world, place) if option not in question.chosen else ""
    chosen = option in question.chosen
    match question.kind:
        case "cards":
            card = cards.still(world, option)
            return OptionLook(place, card.name, "card", card.id, card.text, card, chosen)
        case "encounter":
            met = list(library.encounters.values())[option]
            group = library.acts[met.act].name if met.act else "Anywhere"
            return OptionLook(place, met.name, "encounter", met.id, group=group)
        case "map":
            node = node_look(world, option)
            return OptionLook(place, node.name, "node", node.kind, text=foes_text(node))
        case "event":
            choice = event_under_way(world).choices[option]
            seen = prospects(world, choice.do)
            text = (Span(choice.text),) if choice.text else wording.effects_text(library, choice.do, seen)
            note = _told(seen.reasons, refusal)
            return OptionLook(place, choice.label, "choice", str(option), text, refusal=refusal, note=note)
        case "rest":
            action = actions(world)[option]
            seen = prospects(world, action.do)
            text = (Span(action.text),) if action.text else wording.effects_text(library, action.do, seen)
            comes = next(filter(None, (_comes_to(world, effect) for effect in action.do)), ())
            note = _told(seen.reasons, refusal) or comes
            return OptionLook(place, action.name, "action", action.id, text, refusal=refusal, note=note)
        case "shop" | "rewards":
            return _offer(world, place, world.journey.offers[option], refusal)
        case "reward_card" | "boss_relic":
            offer = world.journey.offers[question.offer or 0]
            name = offer.cards[option]
            if offer.kind == "cards":
                return _card(world, place, library.cards[name])
            return _relic(world, place, library.relics[name], sides=True)
        case "potion_slot":
            potion = library.potions[world.belt.slots[option] or question.prompt]
            return OptionLook(place, potion.name, "slot", potion.id, wording.potion_text(library, potion))
        case _:
            return _deck_card(world, question, place, option)


def _deck_card(world: World, question: Question, place: int, option: int) -> OptionLook:
    """A card of the deck; to be upgraded it says what it would become."""
    library = world.library
    prefab = library.cards[world.deck.cards[option]]
    shown = library.cards[prefab.upgrade] if question.kind == "upgrade" else prefab
    look, text = cards.card_look(library, 0, prefab), wording.card_text(library, shown)
    chosen = option in question.chosen
    return OptionLook(place, look.name, "card", look.id, text, look, chosen, becomes=_upgraded(world, prefab))


def _card(world: World, place: int, prefab: CardPrefab, price: int = 0, refusal: str = "") -> OptionLook:
    """A card that can be had."""
    look, better = cards.card_look(world.library, 0, prefab), _upgraded(world, prefab)
    return OptionLook(place, look.name, "card", look.id, look.text, look, price=price, refusal=refusal, becomes=better)


def _upgraded(world: World, prefab: CardPrefab) -> CardLook | None:
    library = world.library
    return cards.card_look(library, 0, library.cards[prefab.upgrade]) if prefab.upgrade else None


def _relic(
    world: World, place: int, relic: RelicPrefab, price: int = 0, refusal: str = "", *, sides: bool = False
) -> OptionLook:
    """A relic that can be had; one of a boss's with what it gives and what it asks apart."""
    library, seen = world.library, prospects(world, relic.pickup)
    waits = {number: why for number, modifier in enumerate(relic.modifiers) if (why := idle(world, modifier))}
    text = wording.relic_text(library, relic, seen, waits)
    boons, banes = wording.relic_sides(library, relic, seen, waits) if sides else ((), ())
    note = _told((*seen.reasons, *waits.values()), refusal)
    return OptionLook(
        place, relic.name, "relic", relic.id, text, price=price, refusal=refusal, note=note, boons=boons, banes=banes
    )


def _told(reasons: Sequence[str], refusal: str) -> Text:
    """Why something does not come, each reason once, but for what is said already."""
    told = [reason for reason in dict.fromkeys(reasons) if reason != refusal]
    return (Span(" ".join(told)),) if told else ()


def _comes_to(world: World, effect: Effect) -> Text:
    """What an effect of an action at a fire comes to as things stand."""
    if isinstance(effect, Heal):
        health = component_for_entity(world.player, Health)
        healed = loop.measure(world, Step(effect, world.player, world.player, "rule"))
        after = min(health.max_hp, health.hp + healed)
        return (Span(f"{health.hp} → "), Span(str(after), "raised"), Span(f" / {health.max_hp} HP"))
    if isinstance(effect, UpgradeCards):
        return _how_many(len(pools.upgradable(world)), "upgraded")
    if isinstance(effect, RemoveFromDeck):
        return _how_many(len(pools.removable(world)), "removed")
    return ()


def _how_many(count: int, what: str) -> Text:
    return (Span(str(count), "number"), Span(f" {'card' if count == 1 else 'cards'} can be {what}"))


def _offer(world: World, place: int, offer: Offer, refusal: str) -> OptionLook:
    library = world.library
    if offer.cards:
        of_cards = offer.kind == "cards"
        name = "A card for your deck" if of_cards else "A relic of the ruler"
        text: Text = (Span("One of "), Span(str(len(offer.cards)), "number"), Span("."))
        kind = "cards" if of_cards else "relics"
        return OptionLook(place, name, kind, text=text, price=offer.price, refusal=refusal)
    match offer.kind:
        case "gold":
            missing = "card" if offer.id == "cards" else offer.id
            instead = (Span(f"No {missing} is left to give."),) if missing else ()
            amount = gold.coming(world, offer.amount) or offer.amount
            return OptionLook(place, f"{amount} Gold", "gold", text=instead, refusal=refusal)
        case "removal":
            text = (Span("Remove a card from your deck."),)
            return OptionLook(place, "Card removal", "removal", text=text, price=offer.price, refusal=refusal)
        case "card":
            return _card(world, place, library.cards[offer.id], price=offer.price, refusal=refusal)
        case "relic":
            return _relic(world, place, library.relics[offer.id], offer.price, refusal)
        case _:
            potion = library.potions[offer.id]
            text = wording.potion_text(library, potion)
            return OptionLook(place, potion.name, "potion", offer.id, text, price=offer.price, refusal=refusal)
