"""How the questions look that every run asks, whatever its fights are fought with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity
from msgspec.structs import replace

from components.body import Health
from components.effects import Heal
from components.flow import Step, by_rule
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text
from shadows.picture.models import OptionLook
from shadows.picture.question import Head, QuestionPicture, told
from shadows.picture.run import foes_text, node_look
from systems.core import loop
from systems.run import gold
from systems.run.acts import acts, shop_here
from systems.run.events import event_under_way
from systems.run.prospects import idle, prospects
from systems.run.rest import actions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, TypeAlias

    from components.effects import Effect
    from components.flow import Question
    from components.prefabs import Library, RelicPrefab
    from components.run import Offer
    from components.run_prefabs import Outcome
    from shadows.picture.models import QuestionLook
    from systems.core.world import World

    OfferPicture: TypeAlias = "Callable[[Any, Offer, str], OptionLook]"
    ComesTo: TypeAlias = "Callable[[Any, Any], Text]"


def run_questions(
    offers: Mapping[str, OfferPicture], comes_to: Mapping[type[Effect], ComesTo]
) -> dict[str, QuestionPicture[Any]]:
    """The pictures of these questions, by their kinds.

    `offers` are how a game's offers look, by their kinds, `comes_to` what the effects of an action at a fire come to as
    things stand: those of here, and what the game has of its own.
    """
    return {
        "encounter": QuestionPicture(lambda world, question: Head("Choose an encounter."), _encounter),
        "map": QuestionPicture(_map_head, _way, "map"),
        "event": QuestionPicture(_event_head, _choice, "story", written=_written_of_event),
        "rest": QuestionPicture(
            _rest_head,
            lambda world, question, option, refusal: _action(world, option, refusal, comes_to),
            "fire",
            written=lambda library, asked, chosen: library.actions[chosen.id].outcome,
        ),
        "shop": QuestionPicture(_shop_head, _offered(offers), "shop", written=_written_of_shop),
        "rewards": QuestionPicture(_rewards_head, _offered(offers), "spoils"),
        "boss_relic": QuestionPicture(
            lambda world, question: Head("Choose a relic.", spoils_name(world), leave="Back"),
            _boss_relic,
            "relics",
            within=True,
            scene="boss_relic",
        ),
        "potion_slot": QuestionPicture(_slot_head, _slot, within=True),
    }


# --- the way ------------------------------------------------------------------------


def _encounter(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    library = world.library
    met = list(library.encounters.values())[option]
    group = library.acts[met.act].name if met.act else "Anywhere"
    return OptionLook(met.name, "encounter", met.id, group=group)


def _map_head(world: World, question: Question) -> Head:
    return Head("Choose your way.", acts(world)[world.journey.act].name)


def _way(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    node = node_look(world, option)
    return OptionLook(node.name, "node", node.kind, text=foes_text(node))


# --- events and fires ---------------------------------------------------------------


def _event_head(world: World, question: Question) -> Head:
    event = event_under_way(world)
    return Head("What do you do?", event.name, event.story, id=event.id)


def _choice(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    choice = event_under_way(world).choices[option]
    seen = prospects(world, choice.do)
    text = (Span(choice.text),) if choice.text else wording.effects_text(world.library, choice.do, seen)
    return OptionLook(choice.label, "choice", str(option), text, note=told(seen.reasons, refusal))


def _written_of_event(library: Library, asked: QuestionLook, chosen: OptionLook) -> Outcome | str:
    return library.events[asked.id].choices[int(chosen.id)].outcome


def _rest_head(world: World, question: Question) -> Head:
    story = "The fire will not last: it gives one thing."
    return Head("What do you do?", "A fire in the dark", story, "Go on")


def _action(world: World, option: int, refusal: str, comes_to: Mapping[type[Effect], ComesTo]) -> OptionLook:
    """An action at a fire, with what it comes to unless something of it does not come."""
    action = actions(world)[option]
    seen = prospects(world, action.do)
    text = (Span(action.text),) if action.text else wording.effects_text(world.library, action.do, seen)
    known = (comes_to[type(effect)](world, effect) for effect in action.do if type(effect) in comes_to)
    note = told(seen.reasons, refusal) or next(filter(None, known), ())
    return OptionLook(action.name, "action", action.id, text, note=note)


def _healed(world: World, effect: Heal) -> Text:
    return healing(world, loop.measure(world, Step(effect, by_rule(world.player))))


def healing(world: World, healed: int) -> Text:
    """What so much healing comes to."""
    health = component_for_entity(world.player, Health)
    after = min(health.max_hp, health.hp + healed)
    return (Span(f"{health.hp} → "), Span(str(after), "raised"), Span(f" / {health.max_hp} HP"))


COMES_TO: dict[type[Effect], ComesTo] = {Heal: _healed}
"""What effects of an action at a fire come to as things stand."""


# --- spoils and wares ---------------------------------------------------------------


def spoils_name(world: World) -> str:
    """What the spoils of the node's fight are called; those of an event's fight are the usual ones."""
    library = world.library
    encounter = library.encounters.get(world.journey.nodes[world.journey.here].encounter)
    return library.rewards["normal" if encounter is None else encounter.kind].name


def _rewards_head(world: World, question: Question) -> Head:
    prompt = "Take what the dead no longer need." if question.options else "Nothing is left here."
    return Head(prompt, spoils_name(world), leave="Go on")


def _shop_head(world: World, question: Question) -> Head:
    shop = shop_here(world)
    return Head("Buy what you can.", shop.name, shop.flavour, "Leave", shop.id)


def _written_of_shop(library: Library, asked: QuestionLook, chosen: OptionLook) -> Outcome | str:
    sold = library.shops[asked.id].sold
    return "" if sold is None else getattr(sold, chosen.kind)


def _offered(offers: Mapping[str, OfferPicture]) -> Callable[[World, Question, int, str], OptionLook]:
    """An offer looks as its kind does; a choice of several is an offer of their kind in the plural."""

    def option(world: World, question: Question, option: int, refusal: str) -> OptionLook:
        offer = world.journey.offers[option]
        look = offers["relics" if offer.kind == "relic" and offer.cards else offer.kind](world, offer, refusal)
        return replace(look, group="One of these") if offer.either else look

    return option


def one_of(name: str, sort: str, offer: Offer) -> OptionLook:
    """A choice of several things of a sort, of which one can be taken."""
    text = (Span("One of "), Span(str(len(offer.cards)), "number"), Span("."))
    one, several = sort.lower(), f"{sort.lower()}s"
    return OptionLook(
        name, several, text=text, price=offer.price, sort=sort, choosing=f"Choose a {one}", staying=f"the {several}"
    )


def _gold(world: World, offer: Offer, refusal: str) -> OptionLook:
    missing = {"cards": "card", "potion": world.library.potion}.get(offer.id, offer.id)
    instead = (Span(f"No {missing} is left to give."),) if missing else ()
    amount = gold.coming(world, offer.amount) or offer.amount
    return OptionLook(f"{amount} Gold", "gold", text=instead, at_once=not offer.either)


def _potion(world: World, offer: Offer, refusal: str) -> OptionLook:
    potion = world.library.potions[offer.id]
    text = wording.potion_text(world.library, potion)
    look = OptionLook(potion.name, "potion", offer.id, text, price=offer.price)
    return replace(look, at_once=not offer.either, sort=world.library.potion.capitalize(), choosing="Make room")


def _relic(world: World, offer: Offer, refusal: str) -> OptionLook:
    look = _relic_look(world, world.library.relics[offer.id], refusal, offer.price)
    return replace(look, at_once=not offer.either, sort="Relic", choosing=ONE if offer.either else "")


ONE = "Take it and leave the others"
"""What is done with a thing of several of which only one can be had."""

OFFERS: dict[str, OfferPicture] = {
    "gold": _gold,
    "potion": _potion,
    "relic": _relic,
    "relics": lambda world, offer, refusal: one_of("A relic of the ruler", "Relic", offer),
}
"""How offers look, by their kinds."""


def _boss_relic(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    offer = world.journey.offers[question.offer or 0]
    return _relic_look(world, world.library.relics[offer.cards[option]], refusal, sides=True)


def _relic_look(world: World, relic: RelicPrefab, refusal: str, price: int = 0, *, sides: bool = False) -> OptionLook:
    """A relic that can be had; one of a boss's with what it gives and what it asks apart."""
    library, seen = world.library, prospects(world, relic.pickup)
    waits = {number: why for number, modifier in enumerate(relic.modifiers) if (why := idle(world, modifier))}
    text = wording.relic_text(library, relic, seen, waits)
    boons, banes = wording.relic_sides(library, relic, seen, waits) if sides else ((), ())
    note = told((*seen.reasons, *waits.values()), refusal)
    return OptionLook(relic.name, "relic", relic.id, text, price=price, note=note, boons=boons, banes=banes)


def _slot_head(world: World, question: Question) -> Head:
    potion = world.library.potions[question.prompt]
    words = wording.plain(wording.potion_text(world.library, potion))
    return Head(
        f"Choose a {world.library.potion} to throw away.",
        f"Your {world.library.potion} slots are full",
        f"{potion.name}: {words}",
        f"Leave {potion.name}",
        potion.id,
    )


def _slot(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    potion = world.library.potions[world.belt.slots[option] or question.prompt]
    return OptionLook(potion.name, "slot", potion.id, wording.potion_text(world.library, potion))
