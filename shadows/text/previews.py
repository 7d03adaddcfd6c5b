"""What something would do before it is done: what would be left of everyone (R19, R57)."""

from collections.abc import Iterator, Sequence

from shadows.content.text.spans import Text
from shadows.picture.models import AimLook, BodyLook, CardLook, PotionAimLook, PotionLook
from shadows.text.console import Mistake, line
from shadows.text.seen import Seen


def aimed(seen: Seen, thing: CardLook | PotionLook, at: Sequence[str]) -> int | None:
    """The target that is meant. Raises Mistake where there can be none."""
    target = seen.target(thing.name, at, aimed=thing.aim)
    if thing.aim != (target is not None):
        raise Mistake(f"{thing.name} is not aimed at an enemy.")
    return target


def of_potion(seen: Seen, potion: PotionLook, at: Sequence[str]) -> Iterator[Text]:
    """The potion, and what would change."""
    target = aimed(seen, potion, at)
    yield line(f"{potion.name}{f' at {seen.names[target]}' if target else ''}: ", potion.text)
    if potion.refusal:
        yield line(potion.refusal)
    yield from left(seen, seen.game.aim_potion(potion.slot, target))


def left(seen: Seen, aim: AimLook | PotionAimLook) -> Iterator[Text]:
    """What would be left of everyone whose HP or Block would change."""
    if aim.by_chance:
        yield line("Chance decides what becomes of the enemies.")
    for foe in seen.picture.foes:
        if foe.entity not in aim.hp_left:
            continue
        hp, block = aim.hp_left[foe.entity], aim.block_left[foe.entity]
        if hp <= 0:
            yield line(f"{seen.names[foe.entity]} would die.")
            continue
        if (hp, block) != (foe.hp, foe.block):
            yield line(f"{seen.names[foe.entity]} would have {hp} HP and {block} Block.")
        yield from _statuses(seen, foe, seen.names[foe.entity], aim)
    player = seen.picture.player
    hp, block = aim.hp_left[player.entity], aim.block_left[player.entity]
    if aim.deadly:
        yield line("It would kill you.")
        return
    if (hp, block) != (player.hp, player.block):
        yield line(f"You would have {hp} HP and {block} Block.")
    yield from _statuses(seen, player, "You", aim)


def _statuses(seen: Seen, body: BodyLook, name: str, aim: AimLook | PotionAimLook) -> Iterator[Text]:
    """The statuses that would come, grow or fade."""
    now = {status.id: status.stacks for status in body.statuses}
    then = aim.statuses_left.get(body.entity, now)
    known = seen.library.statuses
    told = [f"{known[status].name} {stacks}" for status, stacks in then.items() if stacks != now.get(status)]
    told += [f"no {known[status].name}" for status in now if status not in then]
    if told:
        yield line(f"{name} would have {', '.join(told)}.")
