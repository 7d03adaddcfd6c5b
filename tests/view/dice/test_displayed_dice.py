"""What is shown of the dice, moved on by facts alone, comes to what the picture says in the end."""

import random

import pytest

from components.commands import DiscardPotion
from shadows.view.combat.displayed import Displayed
from shadows.view.dice.displayed_dice import DisplayedDice
from tests.dice.content import fight, library


def _seen(dice: DisplayedDice) -> object:
    shown = [(die.entity, die.value, die.element, die.held, die.struck) for die in dice.dice.values()]
    return shown, dice.rerolls, dice.streak


@pytest.mark.parametrize("seed", range(12))
def test_every_command_leaves_the_dice_as_its_facts_tell(seed: int) -> None:
    chance = random.Random(seed)
    content = library()
    foes = [name for name, enemy in content.enemies.items() if enemy.tier != "boss"]
    session = fight(
        foes=chance.sample(foes, 2),
        seed=str(seed),
        relics=chance.sample(list(content.relics), 8),
        consumables=chance.sample(list(content.potions), 3),
    ).session
    for _ in range(40):
        before = session.look()
        command = chance.choice([one for one in session.legal() if not isinstance(one, DiscardPotion)])
        dice, bodies = DisplayedDice.of(before), Displayed.of(before)
        done, after = session.submit(command), session.look()
        if after.phase == "over":
            return
        for fact in done:
            dice.apply(fact, after)
            bodies.apply(fact, after.foes)
        assert _seen(dice) == _seen(DisplayedDice.of(after)), (command, done)
        assert bodies == Displayed.of(after), (command, done)
