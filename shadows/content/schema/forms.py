"""What an author writes for a prefab, and what the rules get from it.

Most kinds are written just as the rules read them (`components.prefabs`); potions and enemies have a form of their own
that reads better.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from components.effects import Effect
from components.limits import AT_LEAST_1, Names
from components.prefabs import EnemyPrefab, Move, Phase, PotionPrefab, Prefab
from components.rules import Modifier, Trigger
from components.terms import Tier
from shadows.content.yaml.source_file import Sheet

EXTENDS, REPLACE = "extends", "replace"
"""What an entry of any kind may say besides its fields: whose fields it takes over, whose place it takes."""

Aim = Literal["enemy", "none"]
"""Whether it is played at someone.

- `enemy`: the player picks an enemy, which is the `target` of its effects
- `none`: it is not aimed
"""


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
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes."""
    phases: Annotated[tuple[Phase, ...], AT_LEAST_1] = ()
    """In place of `cycle`: its phases, first to last."""
    tier: Tier = "normal"
    """How mighty it is."""
    act: Annotated[str, Names("acts")] = ""
    """Where it lives."""
    flavour: str = ""
    """A line of story."""


def potion(form: PotionForm, sheet: Sheet) -> Iterable[Prefab]:
    """The potion that is written."""
    made = PotionPrefab(
        id=form.id,
        name=form.name,
        text=form.text,
        origin=form.origin,
        effects=form.effects,
        aim=form.target == "enemy",
        flavour=form.flavour,
    )
    sheet.pass_on(form, made)
    yield made


def enemy(form: EnemyForm, sheet: Sheet) -> Iterable[Prefab]:
    """The enemy that is written, with a phase for its cycle."""
    phases = form.phases
    if form.cycle and form.phases:
        sheet.report(sheet.at(form, "phases"), "'cycle' and 'phases' stand side by side", "use one of them")
    elif form.cycle:
        phase = Phase(cycle=form.cycle, triggers=form.triggers, modifiers=form.modifiers)
        sheet.pass_on(form, phase)
        phases = (phase,)
    elif not form.phases:
        sheet.report(sheet.at(form), "'cycle' is missing", "list the moves that repeat, or 'phases' with a cycle each")
    else:
        for field in ("triggers", "modifiers"):
            if getattr(form, field):
                sheet.report(sheet.at(form, field), f"'{field}' stand beside 'phases'", "write them into the phase")
    made = EnemyPrefab(
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
    sheet.pass_on(form, made)
    yield made


class Removals(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a mod takes away: nothing. A game of which it can be more has a class made from this one, with a field of
    ids for each kind."""
