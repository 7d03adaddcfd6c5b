"""How questions and the run look: what can be chosen, with names, texts, prices and the reasons against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows import cards
from shadows.content import wording
from shadows.looks import JourneyLook, NodeLook, OptionLook, QuestionLook, Span, Text
from systems.questions import refuse
from systems.run.acts import acts, shop_here
from systems.run.events import event_under_way
from systems.run.rest import ACTIONS

if TYPE_CHECKING:
    from components.flow import Question
    from components.run import Offer
    from systems.arena import Arena

NODE_NAMES = {
    "start": "Start",
    "enemy": "Enemy",
    "elite": "Elite",
    "boss": "Boss",
    "event": "Event",
    "shop": "Shop",
    "rest": "Rest",
}
PILE_NAMES = {"hand": "hand", "draw": "draw pile", "discard": "discard pile", "exhaust": "exhaust pile"}


def question_look(arena: Arena, question: Question) -> QuestionLook:
    """The open question."""
    title, story, leave = _heading(arena, question)
    return QuestionLook(
        kind=question.kind,
        title=title,
        story=story,
        leave=leave,
        prompt=_prompt(question),
        options=tuple(_option(arena, question, place, option) for place, option in enumerate(question.options)),
        least=question.least,
        most=question.most,
        enough=len(question.chosen) >= question.least,
    )


def _heading(arena: Arena, question: Question) -> tuple[str, str, str]:
    """Title, story, and what leaving means."""
    library = arena.library
    match question.kind:
        case "event":
            event = event_under_way(arena)
            return event.name, event.story, ""
        case "map":
            return acts(arena)[arena.journey.act].name, "", ""
        case "shop":
            return shop_here(arena).name, "", "Leave"
        case "rest":
            return "A fire in the dark", "", "Go on"
        case "rewards":
            return "Spoils", "", "Go on"
        case "reward_card" | "boss_relic":
            return "Spoils", "", "Back"
        case "remove" | "upgrade":
            return "Your deck", "", "Back" if question.back else ""
        case "potion_slot":
            return "Your potion slots are full", "", f"Leave {library.potions[question.prompt].name}"
        case "encounter":
            return "Choose your enemies", "", ""
        case _:
            return "Choose", "", "Enough"


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
            return "Take what you want."
        case "shop":
            return "Buy what you can."
        case "event" | "rest":
            return "What do you do?"


def _option(arena: Arena, question: Question, place: int, option: int) -> OptionLook:
    library = arena.library
    refusal = refuse(arena, place) if option not in question.chosen else ""
    chosen = option in question.chosen
    match question.kind:
        case "cards":
            card = cards.still(arena, option)
            return OptionLook(place, card.name, "card", card.id, card.text, card, chosen)
        case "encounter":
            met = list(library.encounters.values())[option]
            group = library.acts[met.act].name if met.act else "Anywhere"
            return OptionLook(place, met.name, "encounter", met.id, group=group)
        case "map":
            node = _node(arena, option)
            return OptionLook(place, node.name, "node", node.kind, text=_foes_text(node))
        case "event":
            choice = event_under_way(arena).choices[option]
            text = (Span(choice.text),) if choice.text else wording.effects_text(library, choice.do)
            return OptionLook(place, choice.label, "choice", str(option), text, refusal=refusal)
        case "rest":
            name, effect = ACTIONS[option]
            return OptionLook(
                place, name, "action", name.lower(), wording.effect_text(library, effect), refusal=refusal
            )
        case "shop" | "rewards":
            return _offer(arena, place, arena.journey.offers[option], refusal)
        case "reward_card" | "boss_relic":
            offer = arena.journey.offers[question.offer or 0]
            name = offer.cards[option]
            if offer.kind == "cards":
                look = cards.card_look(library, 0, library.cards[name])
                return OptionLook(place, look.name, "card", name, look.text, look)
            relic = library.relics[name]
            return OptionLook(place, relic.name, "relic", name, wording.relic_text(library, relic))
        case "potion_slot":
            potion = library.potions[arena.belt.slots[option] or question.prompt]
            return OptionLook(place, potion.name, "slot", potion.id, wording.potion_text(library, potion))
        case _:
            return _deck_card(arena, question, place, option)


def _deck_card(arena: Arena, question: Question, place: int, option: int) -> OptionLook:
    """A card of the deck; to be upgraded it says what it would become."""
    library = arena.library
    prefab = library.cards[arena.deck.cards[option]]
    shown = library.cards[prefab.upgrade] if question.kind == "upgrade" else prefab
    look = cards.card_look(library, 0, prefab)
    text = wording.card_text(library, shown)
    return OptionLook(place, look.name, "card", look.id, text, look, option in question.chosen)


def _offer(arena: Arena, place: int, offer: Offer, refusal: str) -> OptionLook:
    library = arena.library
    if offer.cards:
        of_cards = offer.kind == "cards"
        name = "A card for your deck" if of_cards else "A relic of the ruler"
        return OptionLook(place, name, "cards" if of_cards else "relics", "", price=offer.price, refusal=refusal)
    match offer.kind:
        case "gold":
            missing = "card" if offer.id == "cards" else offer.id
            instead = (Span(f"No {missing} is left to give."),) if missing else ()
            return OptionLook(place, f"{offer.amount} Gold", "gold", text=instead, refusal=refusal)
        case "removal":
            text: Text = (Span("Remove a card from your deck."),)
            return OptionLook(place, "Card removal", "removal", text=text, price=offer.price, refusal=refusal)
        case "card":
            look = cards.card_look(library, 0, library.cards[offer.id])
            return OptionLook(place, look.name, "card", offer.id, look.text, look, price=offer.price, refusal=refusal)
        case "relic":
            relic = library.relics[offer.id]
            text = wording.relic_text(library, relic)
            return OptionLook(place, relic.name, "relic", offer.id, text, price=offer.price, refusal=refusal)
        case _:
            potion = library.potions[offer.id]
            text = wording.potion_text(library, potion)
            return OptionLook(place, potion.name, "potion", offer.id, text, price=offer.price, refusal=refusal)


def _foes_text(node: NodeLook) -> Text:
    """Who waits there, where the name does not say it already."""
    unnamed = any(foe not in node.name for foe in node.foes)
    return (Span(f"{', '.join(node.foes)}."),) if unnamed else ()


def _node(arena: Arena, place: int) -> NodeLook:
    journey = arena.journey
    node = journey.nodes[place]
    encounter = arena.library.encounters.get(node.encounter)
    name = NODE_NAMES[node.kind]
    question = arena.queue.question
    ways = question.options if question is not None and question.kind == "map" else ()
    if place == journey.here:
        state = "here"
    elif place in journey.path[-1]:
        state = "passed"
    else:
        state = "open" if place in ways else "closed"
    return NodeLook(
        place=place,
        floor=node.floor,
        column=node.column,
        kind=node.kind,
        name=name if encounter is None else f"{name}: {encounter.name}",
        exits=tuple(node.exits),
        state=state,  # type: ignore[arg-type]
        option=ways.index(place) if place in ways else None,
        foes=() if encounter is None else tuple(arena.library.enemies[foe].name for foe in encounter.foes),
    )


def journey_look(arena: Arena) -> JourneyLook:
    """The run as far as it has come."""
    journey = arena.journey
    deck = [cards.card_look(arena.library, 0, arena.library.cards[card]) for card in arena.deck.cards]
    return JourneyLook(
        map=journey.map,
        act=journey.act,
        act_name=acts(arena)[journey.act].name,
        floor=journey.nodes[journey.here].floor,
        nodes=tuple(_node(arena, place) for place in range(len(journey.nodes))),
        path=tuple(journey.path[-1]),
        deck=tuple(sorted(deck, key=lambda card: card.name)),
        outcome=journey.outcome,
    )
