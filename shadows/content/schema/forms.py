"""What an author writes for each kind of prefab, and what the rules get from it.

A kind is a folder of `prefabs/`. Most kinds are written just as the rules read them (`components.prefabs`); cards,
potions and enemies have a form of their own that reads better.
"""

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from components.effects import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Names
from components.prefabs import (
    ActionPrefab,
    ActPrefab,
    CardPrefab,
    EncounterPrefab,
    EnemyPrefab,
    EventPrefab,
    HeroPrefab,
    KeywordPrefab,
    Move,
    Phase,
    PotionPrefab,
    Prefab,
    RelicPrefab,
    RewardPrefab,
    ShopPrefab,
    StatusPrefab,
)
from components.rules import Modifier, Trigger
from components.terms import CardType, Rarity, Tier
from shadows.content.yaml.source_file import Sheet

EXTENDS, REPLACE = "extends", "replace"
"""What an entry of any kind may say besides its fields: whose fields it takes over, whose place it takes."""

Aim = Literal["enemy", "none"]
"""Whether it is played at someone.

- `enemy`: the player picks an enemy, which is the `target` of its effects
- `none`: it is not aimed
"""
_OFFERED: tuple[Rarity, ...] = ("common", "uncommon", "rare")


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


class PotionForm(Prefab, frozen=True, kw_only=True):
    """A potion: it is used once, in the player's turn, for free."""

    effects: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What it does, left to right."""
    target: Aim = "none"
    """Whether it is thrown at an enemy."""
    flavour: str = ""
    """A line of story."""


class EnemyForm(Prefab, frozen=True, kw_only=True):
    """An enemy, met in an encounter. One that fights the same way to the end has a `cycle`, one that changes has
    `phases`."""

    health: Annotated[int, AT_LEAST_1]
    """HP at the start."""
    cycle: Annotated[tuple[Move, ...], AT_LEAST_1] = ()
    """The moves, in order; after the last comes the first again."""
    triggers: tuple[Trigger, ...] = ()
    """What it answers."""
    phases: Annotated[tuple[Phase, ...], AT_LEAST_1] = ()
    """In place of `cycle`: its phases, first to last."""
    tier: Tier = "normal"
    """How mighty it is."""
    act: Annotated[str, Names("acts")] = ""
    """Where it lives."""
    flavour: str = ""
    """A line of story."""


def _as_written(form: Prefab, _sheet: Sheet) -> Iterable[Prefab]:
    yield form


def _card(form: CardForm, sheet: Sheet) -> Iterable[Prefab]:
    if form.cost is None and not form.unplayable:
        hint = "write a whole number from 0 or X; only unplayable cards have none"
        sheet.report(sheet.at(form), "'cost' is missing", hint)
    if form.upgrade is None:
        yield _card_form(form, sheet, upgraded=False)
        return
    yield _card_form(form, sheet, upgraded=False)
    changed = {name: value for name, value in msgspec.structs.asdict(form.upgrade).items() if value is not UNSET}
    better = msgspec.structs.replace(form, id=f"{form.id}+", name=f"{form.name}+", **changed)
    sheet.pass_on(form, better)
    yield _card_form(better, sheet, upgraded=True)


def _card_form(form: CardForm, sheet: Sheet, upgraded: bool) -> CardPrefab:
    pool = form.pool or ("hero" if form.hero and form.rarity in _OFFERED else "none")
    card = CardPrefab(
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
    sheet.pass_on(form, card)
    return card


def _potion(form: PotionForm, sheet: Sheet) -> Iterable[Prefab]:
    potion = PotionPrefab(
        id=form.id,
        name=form.name,
        text=form.text,
        origin=form.origin,
        effects=form.effects,
        aim=form.target == "enemy",
        flavour=form.flavour,
    )
    sheet.pass_on(form, potion)
    yield potion


def _enemy(form: EnemyForm, sheet: Sheet) -> Iterable[Prefab]:
    phases = form.phases
    if form.cycle and form.phases:
        sheet.report(sheet.at(form, "phases"), "'cycle' and 'phases' stand side by side", "use one of them")
    elif form.cycle:
        phase = Phase(cycle=form.cycle, triggers=form.triggers)
        sheet.pass_on(form, phase)
        phases = (phase,)
    elif not form.phases:
        sheet.report(sheet.at(form), "'cycle' is missing", "list the moves that repeat, or 'phases' with a cycle each")
    elif form.triggers:
        sheet.report(sheet.at(form, "triggers"), "'triggers' stand beside 'phases'", "write them into the phase")
    enemy = EnemyPrefab(
        id=form.id,
        name=form.name,
        text=form.text,
        origin=form.origin,
        health=form.health,
        phases=phases,
        tier=form.tier,
        act=form.act,
        flavour=form.flavour,
    )
    sheet.pass_on(form, enemy)
    yield enemy


class Kind(NamedTuple):
    """A kind of prefab: what one is called, the form that is written, and how prefabs are made from it."""

    singular: str
    form: type[Prefab]
    build: Callable[[Any, Sheet], Iterable[Prefab]] = _as_written


KINDS: dict[str, Kind] = {
    "cards": Kind("card", CardForm, _card),
    "statuses": Kind("status", StatusPrefab),
    "relics": Kind("relic", RelicPrefab),
    "potions": Kind("potion", PotionForm, _potion),
    "enemies": Kind("enemy", EnemyForm, _enemy),
    "heroes": Kind("hero", HeroPrefab),
    "encounters": Kind("encounter", EncounterPrefab),
    "acts": Kind("act", ActPrefab),
    "keywords": Kind("keyword", KeywordPrefab),
    "events": Kind("event", EventPrefab),
    "actions": Kind("action", ActionPrefab),
    "rewards": Kind("reward", RewardPrefab),
    "shops": Kind("shop", ShopPrefab),
}
"""Every kind by its folder, as `Library` has them."""


class Removed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
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
