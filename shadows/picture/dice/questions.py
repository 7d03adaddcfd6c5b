"""How the questions of the dice game look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec.structs import replace

from components.amounts import Quantity
from components.dice.effects import Practise
from components.dice.run_effects import Rest, ThrowDice
from components.effects import LoseHp
from components.flow import Step, by_rule
from shadows.content.text import wording
from shadows.content.text.spans import Span
from shadows.content.text.wording.phrases import counted
from shadows.picture import run_questions
from shadows.picture.models import OptionLook
from shadows.picture.question import Head, QuestionPicture
from systems.dice import offers, places, throws
from systems.dice.finds import rest_heals
from systems.dice.gains import table
from systems.resolve.amounts import worked_out
from systems.run.events import event_under_way
from systems.run.prospects import prospects

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.effect import Effect
    from components.flow import Question
    from components.run import Offer
    from systems.dice.world import DiceWorld as World


# --- hands --------------------------------------------------------------------------


def _practice_head(world: World, question: Question) -> Head:
    effect = question.step.effect if question.step is not None else None
    assert isinstance(effect, Practise)
    chips = counted(effect.chips, "chip")
    return Head(f"Choose a hand: it is worth {chips} more.", "Your hands", leave="Back" if question.back else "")


def _hand(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    hand = table(world)[option]
    chips = hand.chips + world.practice.chips.get(hand.id, 0)
    text = (Span(counted(chips, "chip"), "number"), Span(f", ×{hand.mult / 100:g}"))
    return OptionLook(hand.name, "hand", hand.id, text)


# --- spoils and wares ---------------------------------------------------------------


def _gift(world: World, offer: Offer, refusal: str) -> OptionLook:
    gift = world.library.gifts[offer.id]
    text = wording.effects_text(world.library, offers.what_comes(world, gift))
    name = f"{offer.amount} Gold and {gift.name}"
    return OptionLook(name, "gift", gift.id, text, sort="Gift", choosing=run_questions.ONE)


def _service(world: World, offer: Offer, refusal: str) -> OptionLook:
    text = (Span(f"A hand of your choice is worth {counted(offer.amount, 'chip')} more."),)
    return OptionLook("Lesson", "service", text=text, price=offer.price)


def _restock(world: World, offer: Offer, refusal: str) -> OptionLook:
    text = (Span("Other relics and consumables take the place of these."),)
    return OptionLook("Other wares", "restock", text=text, price=offer.price)


def _boon(world: World, offer: Offer, refusal: str) -> OptionLook:
    boon = world.library.boons[offer.id]
    costs = (Span(f"Costs {offer.amount} HP."),) if offer.amount else ()
    return OptionLook(boon.name, "boon", boon.id, (Span(boon.text),), price=offer.price, note=costs, group=boon.voice)


OFFERS: dict[str, run_questions.OfferPicture] = {
    **run_questions.OFFERS,
    "gift": _gift,
    "service": _service,
    "restock": _restock,
    "boon": _boon,
}
COMES_TO: dict[type[Effect], run_questions.ComesTo] = {
    **run_questions.COMES_TO,
    Rest: lambda world, effect: run_questions.healing(world, rest_heals(world, effect)),
}
_SHARED = run_questions.run_questions(OFFERS, COMES_TO)


def _shop_head(world: World, question: Question) -> Head:
    """The keeper greets who comes, has a word for whoever can pay for nothing, and one for whoever buys nothing."""
    head = _SHARED["shop"].head(world, question)
    keeper, offers = world.library.shops[head.id], world.journey.offers
    prices = [offers[option].price for option in question.options]
    poor = prices and min(prices) > world.purse.gold
    bought = any(offer.taken for offer in offers)
    return head._replace(story=(poor and keeper.too_poor) or head.story, parting="" if bought else keeper.leaves)


# --- what is met --------------------------------------------------------------------


def _event_head(world: World, question: Question) -> Head:
    head = _SHARED["event"].head(world, question)
    guarding = world.library.encounters.get(places.guard(world))
    return head._replace(story=f"{head.story} {guarding.name} guards it.") if guarding is not None else head


def _choice(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    look = _SHARED["event"].option(world, question, option, refusal)
    choice = event_under_way(world).choices[option]
    effects: tuple[Effect, ...] = in_act(world, choice.do)
    if not choice.text:
        look = replace(look, text=wording.effects_text(world.library, effects, prospects(world, effects)))
    told = tuple(chances(world, effect) for effect in effects if isinstance(effect, ThrowDice))
    return replace(look, note=(*look.note, *(Span(" ") for _ in look.note[:1] if told), *map(Span, told)))


def in_act(world: World, part: Any) -> Any:
    """Effects, or what they hold, with the number of the act put in where amounts go by it: a run tells no formula."""
    if isinstance(part, Quantity):
        return worked_out(part, Step(LoseHp(0), by_rule(world.player)), world) if part.of == "act" else part
    if isinstance(part, tuple):
        return tuple(in_act(world, one) for one in part)
    if isinstance(part, msgspec.Struct):
        return replace(part, **{name: in_act(world, getattr(part, name)) for name in part.__struct_fields__})
    return part


def chances(world: World, effect: ThrowDice) -> str:
    """The odds of a throw as a player reads them: `42%`, of several prizes one for each."""
    if effect.prizes:
        shares = [throws.percent(share) for share in throws.shares(effect.prizes, effect.dice)]
        return f"Chances: {' · '.join(map(str, shares))}%."
    chance = throws.odds(effect, throws.faces(effect, world), world.library)
    return f"Chance: {throws.percent(chance)}%."


def _thrown(world: World, question: Question) -> str:
    effect = cast("ThrowDice", question.step.effect if question.step is not None else None)
    return wording.plain(wording.effects_text(world.library, (in_act(world, effect),)))


def _naming_head(world: World, question: Question) -> Head:
    event = event_under_way(world)
    return Head("What do you name?", event.name, _thrown(world, question))


def _name(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    numbers = len(question.options) == len(throws.PLAIN)
    return OptionLook(str(option) if numbers else "Odd" if option == throws.ODD else "Even", "name", str(option))


def _throw_head(world: World, question: Question) -> Head:
    lying = ", ".join(map(str, world.table.dice))
    return Head(
        f"The dice show {lying}. Choose which to throw again.",
        event_under_way(world).name,
        _thrown(world, question),
        "Enough" if question.chosen else "Let them lie",
    )


def _die(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    return OptionLook(f"Die {option + 1}: {world.table.dice[option]}", "die", str(option))


def _once_more_head(world: World, question: Question) -> Head:
    pile = world.table.pile
    prompt = f"{pile} Gold lie on the pile." if pile else "Again?"
    leave = f"Take {pile} Gold" if pile else "Enough"
    return Head(prompt, event_under_way(world).name, _thrown(world, question), leave)


def _once_more(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    effect = cast("ThrowDice", question.step.effect if question.step is not None else None)
    return OptionLook("Throw again", "throw", note=(Span(chances(world, effect)),))


def _found(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    library, found = world.library, question.prompt.split()[option]
    if found in library.relics:
        relic = library.relics[found]
        return OptionLook(relic.name, "relic", found, wording.relic_text(library, relic))
    return _consumable(world, found)


def _consumable(world: World, found: str) -> OptionLook:
    potion = world.library.potions[found]
    return OptionLook(potion.name, "potion", found, wording.potion_text(world.library, potion))


def _given(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    return _consumable(world, world.belt.slots[option] or "")


def _said(prompt: str, title: str, story: str = "", leave: str = "") -> Callable[[World, Question], Head]:
    return lambda world, question: Head(prompt, title, story, leave)


QUESTION_LOOKS: dict[str, QuestionPicture[Any]] = {
    **{kind: _SHARED[kind] for kind in ("encounter", "map", "rest", "rewards", "potion_slot")},
    "event": QuestionPicture(_event_head, _choice, "story", written=_SHARED["event"].written),
    "shop": QuestionPicture(_shop_head, _SHARED["shop"].option, "shop", written=_SHARED["shop"].written),
    "temple": QuestionPicture(
        _said("Which blessing do you buy?", "A temple", "A god with three pairs of hands waits for an offer.", "Leave"),
        _SHARED["shop"].option,
        "relics",
    ),
    "shrine": QuestionPicture(
        _said("Choose a boon.", "A shrine", "Three hollows in a lone stone. One is for you.", "Leave"),
        _SHARED["shop"].option,
        "relics",
    ),
    "pick": QuestionPicture(_said("Choose one.", "What you found"), _found, within=True),
    "give": QuestionPicture(_said("Which do you give away?", "Your consumables"), _given, within=True),
    "practice": QuestionPicture(_practice_head, _hand, within=True),
    "naming": QuestionPicture(_naming_head, _name, within=True),
    "throw": QuestionPicture(_throw_head, _die, within=True),
    "once_more": QuestionPicture(_once_more_head, _once_more, within=True),
}
"""By the kinds of question."""
