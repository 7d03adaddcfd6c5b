"""Consumables and relics that the player uses, at any time before a hand is scored (D16, D21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from esper import component_for_entity, has_component

from components.commands import Command, DiscardPotion
from components.dice.commands import UseConsumable, UseRelic
from components.dice.dice import ELEMENTS, Copied
from components.dice.effects import CopyDie, SetDie, ShiftDie, TurnOver, chosen_by
from components.facts import Fact, PotionKept, PotionUsed, RelicUsed
from components.flow import Cause, Step
from components.items import Relic
from systems.combat.commands import Potions, refuse_target
from systems.core.rules import CommandRule
from systems.dice.rolling import SET
from systems.resolve.amounts import holds
from systems.resolve.answers import answer
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from components.amounts import Condition
    from components.dice.prefabs import ConsumablePrefab, DiceRelicPrefab
    from components.effect import Effect
    from systems.core.world import World
    from systems.dice.world import DiceWorld

CHANGES = (TurnOver, SetDie, ShiftDie)
"""What changes the number of the die that the player names."""
NOTHING = (None,)
"""All that can be named where nothing is asked for."""


class Thing(NamedTuple):
    """Something that the player can use: what it does, whether it is aimed, and what must hold."""

    name: str
    do: tuple[Effect, ...]
    aim: bool
    needs: Condition | None
    refused: str
    cause: Cause


class Named(NamedTuple):
    """What the player names with it."""

    die: int | None
    value: int | None
    element: str | None
    target: int | None


def ways(world: DiceWorld, thing: Thing) -> Iterator[tuple[int | None, int | None, str | None, int | None]]:
    """Everything that can be named with a thing as things stand: dice, values, elements, targets."""
    if _barred(world, thing) or _lacking(world, thing):
        return
    asks = chosen_by(thing.do)
    dice: Sequence[int | None] = NOTHING
    if "die" in asks:
        unfit = _unfit(world, thing)
        dice = [die for die in world.tray.dice if die not in unfit]
    elements: Sequence[str | None] = _elements(world) if "element" in asks else NOTHING
    targets: Sequence[int | None] = world.seats.living if thing.aim else NOTHING
    for die in dice:
        for value in _values(world, thing, die) if "value" in asks else NOTHING:
            for element in elements:
                for target in targets:
                    yield die, value, element, target


def _unfit(world: DiceWorld, thing: Thing) -> dict[int, str]:
    """The dice in play that cannot be named with a thing, and why."""
    unfit: dict[int, str] = {}
    dice = world.tray.dice
    if any(isinstance(effect, CopyDie) for effect in thing.do):
        unfit |= {die: "A copy cannot be copied." for die in dice if has_component(die, Copied)}
    if world.laws.lying and any(isinstance(effect, CHANGES) for effect in thing.do):
        unfit |= {die: "That die cannot be changed." for die in dice if world.struck(die) in SET}
    return unfit


def _values(world: DiceWorld, thing: Thing, die: int | None) -> Sequence[int]:
    """The numbers to which a die can be brought."""
    shown = world.die(die).value if die in world.tray.dice and die else 0
    if any(isinstance(effect, ShiftDie) for effect in thing.do):
        return [value for value in (shown - 1, shown + 1) if 1 <= value <= 6]
    return [value for value in range(1, 7) if value != shown]


def _elements(world: DiceWorld) -> Sequence[str]:
    return world.growth.focus or ELEMENTS


def refuse(world: DiceWorld, thing: Thing, named: Named) -> str:
    """Why a thing cannot be used with what is named, as a player understands it; empty if it can."""
    return (
        _barred(world, thing)
        or _misnamed(world, thing, chosen_by(thing.do), named)
        or _lacking(world, thing)
        or refuse_target(world, thing.name, thing.aim, named.target)
    )


def _barred(world: DiceWorld, thing: Thing) -> str:
    """What must hold for a thing to be used does not."""
    if thing.needs is None or holds(thing.needs, Step(thing.do[0], thing.cause), world):
        return ""
    return thing.refused or f"{thing.name} cannot be used now."


def _lacking(world: DiceWorld, thing: Thing) -> str:
    """What a thing does has nothing to do it to."""
    return next(filter(None, (world.ruleset.lacking(effect, world) for effect in thing.do)), "")


def _misnamed(world: DiceWorld, thing: Thing, asks: Sequence[str], named: Named) -> str:
    """The die, number or element that is named cannot be."""
    if "die" in asks:
        if named.die is None:
            return f"{thing.name} needs a die."
        if named.die not in world.tray.dice:
            return "That die is not in play."
        unfit = _unfit(world, thing).get(named.die)
        if unfit:
            return unfit
    if "value" in asks and named.value not in _values(world, thing, named.die):
        return f"{thing.name} needs a number that the die can be brought to."
    if "element" in asks and named.element not in _elements(world):
        return f"{thing.name} needs an element: {', '.join(_elements(world))}."
    return ""


def why_not(world: DiceWorld, thing: Thing) -> str:
    """Why a thing cannot be used whatever is named with it: of its reasons the first that comes up."""
    asks = chosen_by(thing.do)
    die = next(iter(world.tray.dice), None) if "die" in asks else None
    values = _values(world, thing, die) if "value" in asks else ()
    element = _elements(world)[0] if "element" in asks else None
    target = next(iter(world.seats.living), None) if thing.aim else None
    return refuse(world, thing, Named(die, next(iter(values), None), element, target))


def act(world: DiceWorld, thing: Thing, named: Named) -> None:
    """What a thing does goes into the queue."""
    chosen = world.chosen
    chosen.die, chosen.value, chosen.element = named.die or 0, named.value or 0, named.element or ""
    world.push(thing.do, Step(thing.do[0], thing.cause, target=named.target or 0))
    answer(world)


class UsingConsumables(Potions):
    """A consumable acts once and is gone; one can be thrown away at any time but while it is asked which to give up
    (D16, D21)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (UseConsumable, DiscardPotion)
    announces: ClassVar[tuple[type[Fact], ...]] = (PotionUsed,)

    def legal(self, world: World) -> Iterable[Command]:
        """Slot by slot, from left to right, with everything that can be named."""
        world = cast("DiceWorld", world)
        commands: list[Command] = []
        for slot, name in enumerate(world.belt.slots):
            if name is not None:
                thing = consumable(world, world.library.potions[name])
                commands += [UseConsumable(slot, *named) for named in ways(world, thing)]
                commands.append(DiscardPotion(slot))
        return commands

    def refusal(self, world: World, command: Command) -> str:
        """Why a consumable cannot be used or thrown away."""
        command = cast("UseConsumable | DiscardPotion", command)
        missing = self.empty(world, command.slot)
        if missing or isinstance(command, DiscardPotion):
            return missing
        world = cast("DiceWorld", world)
        thing = consumable(world, world.library.potions[world.belt.slots[command.slot] or ""])
        return refuse(world, thing, Named(command.die, command.value, command.element, command.target))

    def take(self, world: World, command: Command) -> None:
        """The slot is empty, unless chance keeps what was in it; what is used acts."""
        if not isinstance(command, UseConsumable):
            super().take(world, cast("DiscardPotion", command))
            return
        world = cast("DiceWorld", world)
        name = world.belt.slots[command.slot] or ""
        chance = asked(world, "keep_potion", 0, source=world.player)
        world.facts.append(PotionUsed(command.slot, name, command.target or 0))
        if chance and world.dice.below("consumables", 100) < chance:
            world.facts.append(PotionKept(command.slot, name))
        else:
            world.belt.slots[command.slot] = None
        world.tempo.used += 1
        thing = consumable(world, world.library.potions[name])
        act(world, thing, Named(command.die, command.value, command.element, command.target))


def consumable(world: DiceWorld, prefab: ConsumablePrefab) -> Thing:
    """A consumable as something to use."""
    cause = Cause(world.player, world.player, "potion")
    return Thing(prefab.name, prefab.effects, prefab.aim, prefab.needs, prefab.refused, cause)


class UsingRelics(CommandRule["DiceWorld"]):
    """Some relics act when the player uses them, once a turn or once a combat."""

    kinds: ClassVar[tuple[type[Command], ...]] = (UseRelic,)
    announces: ClassVar[tuple[type[Fact], ...]] = (RelicUsed,)

    def legal(self, world: DiceWorld) -> Iterable[Command]:
        """As acquired, with everything that can be named."""
        commands: list[Command] = []
        for relic in world.satchel.relics:
            if not spent(world, relic):
                commands += [UseRelic(relic, *named) for named in ways(world, of_relic(world, relic))]
        return commands

    def refusal(self, world: DiceWorld, command: Command) -> str:
        """Why a relic cannot be used."""
        command = cast("UseRelic", command)
        if command.relic not in world.satchel.relics:
            return "You have no such relic."
        named = Named(command.die, command.value, command.element, command.target)
        return spent(world, command.relic) or refuse(world, of_relic(world, command.relic), named)

    def take(self, world: DiceWorld, command: Command) -> None:
        """It has been used, and acts."""
        command = cast("UseRelic", command)
        prefab = prefab_of(world, command.relic)
        world.uses.counts[used(command.relic)] = world.clock.round
        world.facts.append(RelicUsed(command.relic, prefab.id))
        act(world, of_relic(world, command.relic), Named(command.die, command.value, command.element, command.target))


def spent(world: DiceWorld, relic: int) -> str:
    """Why a relic cannot be used any more; empty if it can."""
    prefab = prefab_of(world, relic)
    if prefab.use is None:
        return f"{prefab.name} acts by itself."
    last = world.uses.counts.get(used(relic))
    if last is None or (prefab.use.per == "turn" and last != world.clock.round):
        return ""
    return f"{prefab.name} has been used this {prefab.use.per}."


def used(relic: int) -> str:
    """Under what the round stands in which a relic was last used."""
    return f"{relic} use"


def prefab_of(world: DiceWorld, relic: int) -> DiceRelicPrefab:
    """The prefab of a relic entity."""
    return world.library.relics[component_for_entity(relic, Relic).prefab]


def of_relic(world: DiceWorld, relic: int) -> Thing:
    """A relic with a use as something to use."""
    prefab = prefab_of(world, relic)
    use = prefab.use
    assert use is not None
    return Thing(prefab.name, use.do, use.aim, use.needs, use.refused, Cause(world.player, relic, "relic"))
