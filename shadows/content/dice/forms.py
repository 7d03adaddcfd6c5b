"""What an author writes for a prefab of the dice game, and what the rules get from it."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from msgspec import structs

from components.amounts import Condition
from components.dice.boons import About
from components.dice.prefabs import ConsumablePrefab, DiceEnemyPrefab
from components.limits import AT_LEAST_0, Names
from components.prefabs import EnemyPrefab, PotionPrefab, Prefab
from shadows.content.schema import forms
from shadows.content.yaml.source_file import Sheet


class DiceEnemyForm(forms.EnemyForm, frozen=True, kw_only=True):
    """An enemy, met in an encounter. One that fights the same way to the end has a `cycle`, one that changes has
    `phases`. Its `health` is a share of what its act's scale gives, in a hundred."""

    role: Literal["brute", "disruptor", "guardian", "swarm", "caster"]
    """What it does in a group.

    - `brute`: it strikes hard
    - `disruptor`: it meddles with dice; alone it strikes a quarter harder
    - `guardian`: it blocks and heals; alone it strikes a quarter harder
    - `swarm`: it strikes often
    - `caster`: it makes itself and others stronger
    """
    asks: str = ""
    """What it asks of the player, in a line."""


class ConsumableForm(forms.PotionForm, frozen=True, kw_only=True):
    """A consumable: it is used once, in the player's turn, for free."""

    rarity: Literal["common", "uncommon", "rare"]
    """How often it is found.

    - `common`: often
    - `uncommon`: now and then
    - `rare`: seldom
    """
    price: Annotated[int, AT_LEAST_0]
    """What it costs."""
    needs: Condition | None = None
    """What must hold for it to be used."""
    refused: str = ""
    """What the player reads where that does not hold."""
    about: tuple[About, ...] = ()
    """What it is of use for."""


class Removed(forms.Removals, frozen=True, kw_only=True, omit_defaults=True):
    """What a mod takes away, by kind; what the game cannot be without is not among it."""

    relics: Annotated[tuple[str, ...], Names("relics")] = ()
    """Ids of relics."""
    potions: Annotated[tuple[str, ...], Names("potions")] = ()
    """Ids of consumables."""
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
    boons: Annotated[tuple[str, ...], Names("boons")] = ()
    """Ids of boons."""


def enemy(form: DiceEnemyForm, sheet: Sheet) -> Iterable[Prefab]:
    """The enemy that is written, with its role."""
    for plain in forms.enemy(form, sheet):
        made = DiceEnemyPrefab(**_fields(plain, EnemyPrefab), role=form.role, asks=form.asks)
        sheet.pass_on(form, made)
        yield made


def consumable(form: ConsumableForm, sheet: Sheet) -> Iterable[Prefab]:
    """The consumable that is written."""
    for plain in forms.potion(form, sheet):
        own = {name: getattr(form, name) for name in ("rarity", "price", "needs", "refused", "about")}
        made = ConsumablePrefab(**{**_fields(plain, PotionPrefab), **own})
        sheet.pass_on(form, made)
        yield made


def _fields(prefab: Prefab, kind: type[Prefab]) -> dict[str, Any]:
    return {field.name: getattr(prefab, field.name) for field in structs.fields(kind)}
