"""Different elements among the dice act together, once, after the hand's damage (D7, D29, D30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.dice.dice import ELEMENTS
from components.dice.effects import ActCombo, Blast
from components.effects import DealDamage, Effect
from components.facts import ComboActed, Fact
from components.flow import Cause, Step
from systems.core.system import System
from systems.dice.scoring import forming
from systems.resolve.modifiers import asked, asked_parts, used_by_player

if TYPE_CHECKING:
    from components.dice.prefabs import ComboPrefab
    from systems.dice.world import DiceWorld


FEWEST = 2
"""No combo is of fewer elemental dice."""


def elements_there(world: DiceWorld) -> list[str]:
    """The elements of the dice in play, scoring or not, one for each elemental die; dice that are frozen deep have no
    part in combos (D7, D13)."""
    return [kind for kind in map(world.element, forming(world)) if kind]


def open_combos(world: DiceWorld) -> list[ComboPrefab]:
    """The combos that could act now, the first of the table first: those of the highest tier that matches. With dice
    that count as any element there may be several, of which the player chooses (D30)."""
    there = elements_there(world)
    if len(there) < FEWEST:
        return []
    different = {*there}
    most = asked(world, "combo_tier", len(ELEMENTS), source=world.player)
    any_of_them = asked(world, "any_elements", 0, source=world.player)
    tempered = asked(world, "tempered", 0, source=world.player)
    found: list[ComboPrefab] = []
    for combo in world.library.combo_table:
        if combo.tier > most or (found and combo.tier < found[0].tier):
            continue
        missing = len([kind for kind in combo.elements if kind not in different])
        if any_of_them and len(there) >= 2:
            fits = combo.tier <= len(there)
        else:
            fits = missing <= (tempered if len(different) >= 2 else 0)
        if fits:
            found.append(combo)
    return found


def words_of(combo: ComboPrefab) -> tuple[str, ...]:
    """The words by which rules name a combo."""
    return (combo.id, f"tier_{combo.tier}", *combo.elements)


class CommitCombo(System["DiceWorld"]):
    """The highest combo that matches acts once (D7).

    Reads the elements of the dice; puts the combo's effects on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ActCombo,)
    announces: ClassVar[tuple[type[Fact], ...]] = (ComboActed,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where no combo acts."""
        found = open_combos(world)
        if not found:
            return True
        wanted = cast("ActCombo", step.effect).combo
        combo = next((one for one in found if one.id == wanted), found[0])
        words = words_of(combo)
        world.tempo.combos += 1
        world.tempo.acting = combo.id
        world.facts.append(ComboActed(combo.id, words, step.target))
        by = Cause(world.player, world.player, "combo", trail=step.by.trail)
        blows = asked(world, "combo_blows", 1, source=world.player, what=words)
        used_by_player(world, "combo_blows", words)
        more = [effect for effect in combo.do if isinstance(effect, Blast)] * (blows - 1)
        world.push([*combo.do, *more], Step(combo.do[0], by, target=step.target))
        return False


class CommitBlast(System["DiceWorld"]):
    """A combo deals a share of the hand's damage, rounded down; what raises combo damage adds to the share (D7, D29).

    Reads the damage of the hand; puts the hits on top of the queue, each with its final amount but for what its target
    takes less.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Blast,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Always the end of the step."""
        blast = cast("Blast", step.effect)
        others = [enemy for enemy in world.seats.living if enemy != step.target]
        match blast.at:
            case "target":
                struck = [step.target]
            case "all":
                struck = list(world.seats.living)
            case "others":
                struck = others
            case "others_or_target":
                struck = others or [step.target]
        for enemy in reversed(struck):
            if enemy in world.seats.living:
                hit = DealDamage(damage(world, blast, enemy))
                world.steps.append(Step(hit, step.by, target=enemy, aimed=True))
        return True


def damage(world: DiceWorld, blast: Blast, enemy: int) -> int:
    """What a share comes to against an enemy, before what it takes less of all damage."""
    combo = world.library.combos.get(world.tempo.acting)
    words = (*(words_of(combo) if combo else ()), *(() if blast.at == "target" else ("spread",)))
    share = asked(world, "combo_damage", blast.share, source=world.player, target=enemy, what=words)
    if world.enemy(enemy).tier == "boss":
        share += blast.bosses
    _, over, under, _ = asked_parts(world, "combo_damage", source=world.player, target=enemy, side="taker", what=words)
    return world.tempo.dealt * share * over // (under * 100)
