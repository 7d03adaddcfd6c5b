"""What is found, drawn, given and rested for between the combats (D14, D23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import component_for_entity

from components.body import Health
from components.dice.run_effects import DrawLots, FindGold, GainBoon, GivePotion, Pick, Rest
from components.effects import Effect, GainGold, GainPotion, Heal
from components.facts import BoonGained, PotionDiscarded
from components.flow import Question, Step
from systems.core.loop import ChoiceNeeded
from systems.core.rules import QuestionRule
from systems.core.system import System
from systems.resolve.modifiers import of_player
from systems.run import gains, gold, pools
from systems.run.acts import acts

if TYPE_CHECKING:
    from systems.dice.world import DiceWorld


def rest_heals(world: DiceWorld, effect: Rest) -> int:
    """What a rest heals as things stand, full or not."""
    share = of_player(world, "rest_heal", effect.share)
    return component_for_entity(world.player, Health).max_hp * share // 100


class CommitRest(System["DiceWorld"]):
    """A fire heals a share of max HP (D14).

    Puts the healing on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Rest,)

    def process(self, step: Step[Rest], world: DiceWorld) -> bool:
        """Always the end of the step."""
        world.push((Heal(rest_heals(world, step.effect)),), step)
        return True


class CommitBoon(System["DiceWorld"]):
    """A boon is given, and does at once what it does then; one that lasts some combats is renewed, not doubled (D33).

    Writes Boons.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainBoon,)

    def process(self, step: Step[GainBoon], world: DiceWorld) -> bool:
        """Never ends the step."""
        boon, boons = world.library.boons[step.effect.boon], world.boons
        lasting = boon.combats or boon.of_act
        if not (lasting and boon.id in boons.held):
            boons.held.append(boon.id)
        if boon.combats:
            boons.left[boon.id] = boon.combats
        world.rulebook.forget()
        world.facts.append(BoonGained(boon.id))
        world.push(boon.pickup, step)
        return False


class CommitLots(System["DiceWorld"]):
    """One of several things happens, by chance (D23).

    Puts what is drawn on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DrawLots,)

    def process(self, step: Step[DrawLots], world: DiceWorld) -> bool:
        """Always the end of the step."""
        lots = step.effect.lots
        number = world.dice.below("lots", sum(lot.parts for lot in lots))
        for lot in lots:
            number -= lot.parts
            if number < 0:
                world.push(lot.do, step)
                break
        return True


class CommitFind(System["DiceWorld"]):
    """Gold is found, both ends of the range counted (D23).

    Puts it on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (FindGold,)

    def process(self, step: Step[FindGold], world: DiceWorld) -> bool:
        """Always the end of the step."""
        effect = step.effect
        found = effect.least + world.dice.below("lots", max(1, effect.most - effect.least + 1))
        world.push((GainGold(found),), step)
        return True


class CommitPick(System["DiceWorld"]):
    """A relic or a consumable is found, or one of several is chosen (D23).

    Asks which of several.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Pick,)

    def process(self, step: Step[Pick], world: DiceWorld) -> bool:
        """End the step; stops the queue with a question where there is a choice."""
        effect = step.effect
        found = drawn(world, effect)
        if not found:
            gold.give_instead(world, effect.what, step)
        elif len(found) == 1:
            have(world, step, found[0])
        else:
            raise ChoiceNeeded(Question("pick", " ".join(found), list(range(len(found))), step=step))
        return True


def rarity_here(world: DiceWorld, rarity: str) -> str:
    """What is usual or better in this act; any other word stays."""
    act = world.library.acts[acts(world)[world.journey.act].id]
    return {"act": act.rarity, "better": act.better}.get(rarity, rarity)


def drawn(world: DiceWorld, effect: Pick) -> list[str]:
    """Different things of the rarity, fewer where there are not so many."""
    rarity = rarity_here(world, effect.rarity)
    found: list[str] = []
    for _ in range(effect.of):
        if effect.what == "relic":
            of = "" if rarity == "any" else rarity
            one = pools.random_relic(world, "relics", None, without=found, rarity=of)
        else:
            of = "random" if rarity == "any" else rarity
            left = [potion for potion in pools.potions_of(world, of) if potion not in found]
            one = world.dice.pick("potions", left) if left else ""
        found += [one] if one else []
    return found


def have(world: DiceWorld, step: Step[Pick], thing: str) -> None:
    """It is the player's."""
    if step.effect.what == "relic":
        gains.acquire(world, thing)
    else:
        world.push((GainPotion(thing),), step)


class PickQuestion(QuestionRule["DiceWorld"]):
    """One of several relics or consumables is taken (D22, D23)."""

    def answer(self, world: DiceWorld, question: Question) -> None:
        """The one that was chosen."""
        have(world, cast("Step[Pick]", question.step), question.prompt.split()[question.chosen[0]])


class CommitGive(System["DiceWorld"]):
    """A consumable of the player's choice is given away (D22).

    Asks which of several; writes Belt.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GivePotion,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """There must be one."""
        return "" if any(world.belt.slots) else "You carry no consumable."

    def process(self, step: Step[GivePotion], world: DiceWorld) -> bool:
        """End the step where there is none; stops the queue with a question where there is a choice."""
        filled = [slot for slot, potion in enumerate(world.belt.slots) if potion]
        if len(filled) > 1:
            raise ChoiceNeeded(Question("give", "", filled, step=step))
        for slot in filled:
            give(world, slot)
        return not filled


def give(world: DiceWorld, slot: int) -> None:
    """What was in a slot is gone."""
    world.facts.append(PotionDiscarded(slot, world.belt.slots[slot] or ""))
    world.belt.slots[slot] = None


class GiveQuestion(QuestionRule["DiceWorld"]):
    """One of the consumables that are carried is given away (D22)."""

    of_potions: ClassVar[bool] = True

    def answer(self, world: DiceWorld, question: Question) -> None:
        """The one that was chosen."""
        give(world, question.chosen[0])
