"""The picture of the dice game: a fight with its dice, and what every hand would do as it would fall now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity
from msgspec.structs import replace

from components.body import Block, Health
from components.commands import DiscardPotion
from components.dice.commands import UseConsumable, UseRelic
from components.dice.dice import Footing
from components.dice.effects import chosen_by
from shadows.content.text import wording
from shadows.content.text.spans import Span
from shadows.picture import combat
from shadows.picture.dice.models import (
    AskLook,
    BoonLook,
    ComboLook,
    DiceJourneyLook,
    DicePicture,
    DicePlayerLook,
    DiceRelicLook,
    DieLook,
    FallLook,
    FootingLook,
    HandLook,
    MeddlingLook,
)
from shadows.picture.dice.questions import QUESTION_LOOKS
from shadows.picture.models import PotionAimLook, grown
from systems.combat.preview import Foresight, note_bodies
from systems.core import loop
from systems.core.commands import take
from systems.core.fork import fork
from systems.dice import combos, elements, handling, scoring, stun, tree, using
from systems.dice.forecast import forecast
from systems.dice.rolling import FIXED
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from components.dice.hands import HandPrefab
    from shadows.content.text.spans import Text
    from shadows.picture.models import JourneyLook, NodeLook
    from systems.dice.scoring import Tally
    from systems.dice.world import DiceWorld


def picture(world: DiceWorld) -> DicePicture:
    """Everything a client may see."""
    seen = combat.picture(world, QUESTION_LOOKS, forecast)
    rolled = _rolled(world)
    return grown(
        seen,
        DicePicture,
        player=grown(seen.player, DicePlayerLook, **_of_player(world)),
        journey=None if seen.journey is None else _journey(world, seen.journey),
        dice=tuple(_die(world, place, die) for place, die in enumerate(world.tray.dice)),
        away=tuple(_die(world, place, die) for place, die in enumerate(world.tray.away)),
        hands=hands(world),
        combos=tuple(_combo(world, combo.id) for combo in combos.open_combos(world)) if rolled else (),
        meddling=tuple(_meddling(world)),
        relics=tuple(
            grown(relic, DiceRelicLook, count=world.counters.counts.get(relic.id, 0)) for relic in seen.relics
        ),
        footing=tuple(_footing(world, enemy) for enemy in world.seats.living),
        uses=tuple(_uses(world)) if rolled and seen.phase == "play" else (),
    )


def names(world: DiceWorld) -> dict[int, str]:
    """What to call whom, the dice too."""
    dice = {die: f"die {place}" for place, die in enumerate(world.tray.dice, start=1)}
    return combat.names(world) | dice


def aim_potion(world: DiceWorld, slot: int, target: int) -> PotionAimLook:
    """What using a consumable at an enemy would do; `target` 0 for one that is not aimed. Of one that asks for a die, a
    number or an element nothing is said: that is named with it."""
    seen = Foresight()
    name = world.belt.slots[slot]
    with fork(world) as copy:
        if name is not None and not chosen_by(world.library.potions[name].effects):
            take(copy, UseConsumable(slot, target=target or None))
            loop.drain(copy)
        note_bodies(copy, world.seats.living, seen)
    return PotionAimLook(seen.hp, seen.block, seen.hp[world.player] <= 0, seen.by_chance, seen.statuses)


def _of_player(world: DiceWorld) -> dict[str, object]:
    last = world.library.hands.get(world.tempo.last_hand)
    return {
        "rerolls": world.tray.rerolls,
        "rerolls_per_turn": asked(world, "rerolls", world.hero().rerolls, source=world.player),
        "spare": world.tray.spare,
        "rolled": world.tray.rolls,
        "streak": world.tempo.streak,
        "element_chance": elements.chance(world),
        "hold_limit": handling.hold_limit(world),
        "last_hand": last.name if last else "",
    }


def _die(world: DiceWorld, place: int, die: int) -> DieLook:
    shown = world.die(die)
    prefab = world.library.dice[shown.prefab]
    struck = world.struck(die)
    return DieLook(
        die,
        place,
        prefab.id,
        prefab.name,
        prefab.faces,
        shown.value,
        scoring.worth(world, die),
        world.element(die),
        world.held(die),
        struck,
        _called(world, struck),
        struck in FIXED,
        world.copied(die),
    )


def _called(world: DiceWorld, word: str) -> str:
    keyword = world.library.keywords.get(word)
    return keyword.name if keyword else word.replace("_", " ").capitalize()


def _rolled(world: DiceWorld) -> bool:
    """Whether dice lie before the player."""
    return bool(world.tray.rolls and world.tray.dice and world.clock.outcome == "ongoing")


def hands(world: DiceWorld) -> tuple[HandLook, ...]:
    """All hands of the table; those that the dice make with what they would do to each enemy."""
    there = {hand.id: hand for hand in made_hands(world)}
    table = world.library.table
    return tuple(there.get(hand.id) or _not_made(world, hand) for hand in table)


def made_hands(world: DiceWorld) -> list[HandLook]:
    """The hands that the dice make, with what they would do to each enemy."""
    living = world.seats.living
    found: dict[str, list[Tally]] = {}
    for enemy in living if _rolled(world) else ():
        for tally in scoring.tallies(world, enemy):
            found.setdefault(tally.hand.id, []).append(tally)
    best = max(found, key=lambda hand: found[hand][0].damage, default="")
    places = {die: place for place, die in enumerate(world.tray.dice)}
    return [_made(world, tallies, places, best=hand == best) for hand, tallies in found.items()]


def _not_made(world: DiceWorld, hand: HandPrefab) -> HandLook:
    return HandLook(hand.id, hand.name, hand.rank, hand.chips + world.practice.chips.get(hand.id, 0), hand.mult)


def _made(world: DiceWorld, tallies: list[Tally], places: dict[int, int], *, best: bool) -> HandLook:
    tally = tallies[0]
    hand = tally.hand
    return HandLook(
        hand.id,
        hand.name,
        hand.rank,
        tally.chips,
        tally.mult,
        tally.values,
        tally.streak,
        tuple(places[die] for die in tally.dice),
        tuple(_fall(world, enemy, one.damage) for enemy, one in zip(world.seats.living, tallies, strict=True)),
        best,
    )


def _fall(world: DiceWorld, enemy: int, damage: int) -> FallLook:
    through = max(0, damage - component_for_entity(enemy, Block).amount)
    hp = component_for_entity(enemy, Health).hp
    kills = through >= hp
    return FallLook(enemy, damage, min(through, hp), kills, not kills and stun.would_stun(world, enemy, through))


def _combo(world: DiceWorld, combo: str) -> ComboLook:
    prefab = world.library.combos[combo]
    text = wording.effects_text(world.library, prefab.do)
    return ComboLook(prefab.id, prefab.name, tuple(prefab.elements), prefab.tier, text)


def _meddling(world: DiceWorld) -> Iterator[MeddlingLook]:
    for coming, those in ((False, world.laws.lying), (True, world.laws.coming)):
        for one in those:
            keyword = world.library.keywords.get(one.kind)
            text: Text = (Span(keyword.text),) if keyword else ()
            yield MeddlingLook(one.kind, _called(world, one.kind), one.amount, text, coming)


def _footing(world: DiceWorld, enemy: int) -> FootingLook:
    threshold = stun.threshold(world, enemy)
    footing = component_for_entity(enemy, Footing)
    least = component_for_entity(enemy, Health).max_hp * threshold // 100 + 1
    return FootingLook(enemy, threshold, least, footing.skips)


def _uses(world: DiceWorld) -> Iterator[AskLook]:
    """Consumables by slot, then relics with a use as acquired."""
    possible = world.ruleset.in_turn
    ready = {
        (type(command), getattr(command, "slot", None), getattr(command, "relic", None))
        for rule in possible
        for command in rule.legal(world)
        if not isinstance(command, DiscardPotion)
    }
    for slot, name in enumerate(world.belt.slots):
        if name is not None:
            prefab = world.library.potions[name]
            can = (UseConsumable, slot, None) in ready
            refusal = "" if can else using.why_not(world, using.consumable(world, prefab))
            yield AskLook(slot, None, name, prefab.name, chosen_by(prefab.effects), prefab.aim, refusal)
    for relic in world.satchel.relics:
        one = using.prefab_of(world, relic)
        if one.use is not None:
            can = (UseRelic, None, relic) in ready
            refusal = "" if can else using.spent(world, relic) or using.why_not(world, using.of_relic(world, relic))
            yield AskLook(None, relic, one.id, one.name, chosen_by(one.use.do), one.use.aim, refusal)


def _watched(world: DiceWorld, node: NodeLook) -> NodeLook:
    """A node of the map, a boss's with what it does in turn (D36)."""
    encounter = world.library.encounters.get(world.journey.nodes[node.place].encounter)
    if node.kind != "boss" or encounter is None:
        return node
    told: list[Span] = []
    for enemy in (world.library.enemies[foe] for foe in encounter.foes):
        told.append(Span(f" {enemy.name}:"))
        for line in wording.enemy_text(world.library, enemy):
            told += [Span(" "), *line]
    return replace(node, text=(*node.text, *told))


def _journey(world: DiceWorld, seen: JourneyLook) -> DiceJourneyLook:
    library = world.library
    boons = [library.boons[boon] for boon in world.boons.held]
    nodes = [library.nodes[node] for node in world.growth.nodes]
    if any(boon.shows_boss for boon in boons):
        seen = replace(seen, nodes=tuple(_watched(world, node) for node in seen.nodes))
    return grown(
        seen,
        DiceJourneyLook,
        pool=tuple(world.pool.dice),
        practice=dict(world.practice.chips),
        boons=(
            *(BoonLook(boon.id, boon.name, boon.kind, (Span(boon.text),)) for boon in boons),
            *(BoonLook(node.id, node.name, "node", (Span(node.text),)) for node in nodes),
        ),
        nodes_taken=len(world.growth.nodes),
        answer=tree.answer(library, world.growth.nodes),
    )
