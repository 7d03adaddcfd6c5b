"""What an author writes for a card, and what the rules get from it; what a mod can take away."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from components.deck.prefabs import CardPrefab
from components.effects import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Names
from components.prefabs import Prefab
from components.rules import Modifier, Trigger
from components.terms import CardType, Rarity
from shadows.content.schema.forms import Aim, Removals
from shadows.content.yaml.source_file import Sheet

OFFERED: tuple[Rarity, ...] = ("common", "uncommon", "rare")
"""The rarities of cards that rewards and shops offer."""


class CardChanges(msgspec.Struct, frozen=True, kw_only=True):
    """What the upgraded form of a card has in place of the base form's."""

    text: str | UnsetType = UNSET
    """What is shown in place of the text that the game writes."""
    cost: Annotated[int | Literal["X"] | UnsetType, AT_LEAST_0] = UNSET
    """Energy to play it; `X` takes all there is. Only an unplayable card has none."""
    target: Aim | UnsetType = UNSET
    """Whether it is played at an enemy."""
    effects: tuple[Effect, ...] | UnsetType = UNSET
    """What it does, left to right."""
    triggers: tuple[Trigger, ...] | UnsetType = UNSET
    """What it answers while it is in play, or in the hand (`where`)."""
    modifiers: tuple[Modifier, ...] | UnsetType = UNSET
    """Amounts that it changes while it is in play."""
    exhaust: bool | UnsetType = UNSET
    """It is exhausted when it is played."""
    ethereal: bool | UnsetType = UNSET
    """It is exhausted if it is still in the hand when the turn ends."""


class CardForm(Prefab, frozen=True, kw_only=True):
    """A card, with what its upgraded form has instead."""

    type: CardType
    """What kind of card it is."""
    rarity: Rarity
    """How often it is offered."""
    cost: Annotated[int | Literal["X"] | None, AT_LEAST_0] = None
    """Energy to play it; `X` takes all there is. Only an unplayable card has none."""
    target: Aim = "none"
    """Whether it is played at an enemy."""
    hero: Annotated[str, Names("heroes")] = ""
    """The hero whose card it is; left out for cards of every class."""
    pool: Literal["hero", "shop", "none"] | None = None
    """Where it is offered. Left out: `hero` for a hero's common, uncommon and rare cards, `none` for all others.

    - `hero`: in rewards and shops of its hero
    - `shop`: in shops, to every hero
    - `none`: nowhere
    """
    effects: Annotated[tuple[Effect, ...], AT_LEAST_1] = ()
    """What it does, left to right."""
    triggers: Annotated[tuple[Trigger, ...], AT_LEAST_1] = ()
    """What it answers while it is in play, or in the hand (`where`)."""
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes while it is in play."""
    where: Literal["powers", "hand"] = "powers"
    """Where its triggers act.

    - `powers`: in play, when the power was played
    - `hand`: while the card is in the hand
    """
    exhaust: bool = False
    """It is exhausted when it is played."""
    ethereal: bool = False
    """It is exhausted if it is still in the hand when the turn ends."""
    unplayable: bool = False
    """It cannot be played."""
    upgrade: CardChanges | None = None
    """What the upgraded form has instead; left out, there is none."""


class Removed(Removals, frozen=True, kw_only=True, omit_defaults=True):
    """What a mod takes away, by kind; what the game cannot be without is not among it."""

    cards: Annotated[tuple[str, ...], Names("cards")] = ()
    """Ids of cards."""
    statuses: Annotated[tuple[str, ...], Names("statuses")] = ()
    """Ids of statuses."""
    relics: Annotated[tuple[str, ...], Names("relics")] = ()
    """Ids of relics."""
    potions: Annotated[tuple[str, ...], Names("potions")] = ()
    """Ids of potions."""
    enemies: Annotated[tuple[str, ...], Names("enemies")] = ()
    """Ids of enemies."""
    heroes: Annotated[tuple[str, ...], Names("heroes")] = ()
    """Ids of heroes."""
    encounters: Annotated[tuple[str, ...], Names("encounters")] = ()
    """Ids of encounters."""
    events: Annotated[tuple[str, ...], Names("events")] = ()
    """Ids of events."""
    actions: Annotated[tuple[str, ...], Names("actions")] = ()
    """Ids of what can be done at a fire."""


def card(form: CardForm, sheet: Sheet) -> Iterable[Prefab]:
    """The card that is written, and its upgraded form."""
    if form.cost is None and not form.unplayable:
        hint = "write a whole number from 0 or X; only unplayable cards have none"
        sheet.report(sheet.at(form), "'cost' is missing", hint)
    if form.upgrade is None:
        yield _in_one_form(form, sheet, upgraded=False)
        return
    yield _in_one_form(form, sheet, upgraded=False)
    changed = {name: value for name, value in msgspec.structs.asdict(form.upgrade).items() if value is not UNSET}
    better = msgspec.structs.replace(form, id=f"{form.id}+", name=f"{form.name}+", **changed)
    sheet.pass_on(form, better)
    yield _in_one_form(better, sheet, upgraded=True)


def _in_one_form(form: CardForm, sheet: Sheet, upgraded: bool) -> CardPrefab:
    pool = form.pool or ("hero" if form.hero and form.rarity in OFFERED else "none")
    made = CardPrefab(
        id=form.id,
        name=form.name,
        text=form.text,
        origin=form.origin,
        type=form.type,
        rarity=form.rarity,
        cost=form.cost if isinstance(form.cost, int) else None,
        x_cost=form.cost == "X",
        hero=form.hero,
        pool="none" if upgraded else pool,
        aim=form.target == "enemy",
        effects=form.effects,
        triggers=form.triggers,
        modifiers=form.modifiers,
        where=form.where,
        exhaust=form.exhaust,
        ethereal=form.ethereal,
        unplayable=form.unplayable,
        upgraded=upgraded,
        upgrade="" if upgraded or form.upgrade is None else f"{form.id}+",
    )
    sheet.pass_on(form, made)
    return made
