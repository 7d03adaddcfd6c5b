"""The dice game as numbers: by its content, so that a number means the same in every state.

All that is read here a player sees as well: of chance nothing, of what enemies do to the dice what is announced.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from components.body import Block, Health
from components.commands import Choose, DiscardPotion, EndTurn
from components.dice.commands import Hold, Release, Reroll, Score, UseConsumable, UseRelic
from components.dice.dice import ELEMENTS, Footing, InterferenceName, Might
from components.dice.effects import chosen_by
from components.dice.hands import NUMBERS
from components.dice.prefabs import MOST_DICE
from components.foes import Cycle, Enemy
from components.items import Relic
from shadows.games import known
from shadows.lab.env.encoding import SEATS, laid_out, length, places, tell_stacks, walked
from shadows.picture.dice.combat import made_hands

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from components.commands import Command
    from components.dice.prefabs import DiceLibrary
    from components.run import Offer
    from shadows import Session
    from shadows.lab.env.encoding import Observation

OPTIONS = 24
"""Options of a question beyond these are not seen, unless there are more hands to choose from."""

INTERFERENCE: tuple[str, ...] = get_args(InterferenceName)
DIE, HAND, FALL, FOE, OPTION = 4, 4, 3, 9, 3
"""Numbers of a die, a hand, what a hand would do to an enemy, an enemy and an option, besides what they are."""


class DiceEncoding:
    """Observations and actions of the dice game.

    An action is a die to hold or to let go of, a reroll, a hand and whom it strikes, a consumable or a relic with all
    that is named with it (copies of a consumable are one action), a consumable to throw away, the end of the turn, or
    an option of the question that is open. Of several combos the usual one acts.
    """

    def __init__(self, library: DiceLibrary) -> None:
        self._dice = places(library.dice)
        self._hands = places(library.hands)
        self._statuses = places(library.statuses)
        self._relics = places(library.relics)
        self._potions = places(library.potions)
        self._enemies = places(library.enemies)
        self._boons = places(library.boons)
        self._nodes = places(library.nodes)
        self._elements = places(ELEMENTS)
        self._interference = places(INTERFERENCE)
        self._moves = 1 + max(len(phase.cycle) for foe in library.enemies.values() for phase in foe.phases)
        self._phases = max(len(foe.phases) for foe in library.enemies.values())
        self._options = max(OPTIONS, len(library.hands))
        self._table = sorted(library.hands.values(), key=lambda hand: hand.rank)
        self._rests = sorted(library.actions.values(), key=lambda action: action.order)
        self._things = places(_things(library))
        die = DIE + len(NUMBERS) + len(ELEMENTS) + len(INTERFERENCE) + len(self._dice)
        foe = FOE + len(self._enemies) + len(self._statuses) + self._phases * self._moves
        self.layout = laid_out(
            (
                ("player", 6),
                ("statuses", len(self._statuses)),
                ("turn", 6),
                ("last hand", len(self._hands)),
                *((f"die {place}", die) for place in range(MOST_DICE)),
                ("lying", len(INTERFERENCE)),
                ("coming", len(INTERFERENCE)),
                *((f"hand {hand}", HAND + SEATS * FALL) for hand in self._hands),
                *((f"foe {seat}", foe) for seat in range(SEATS)),
                ("relics", len(self._relics)),
                ("counters", len(self._relics)),
                ("consumables", len(self._potions) + 1),
                ("pool", len(self._dice)),
                ("practice", len(self._hands)),
                ("boons", len(self._boons)),
                ("nodes", len(self._nodes)),
                ("run", 3),
                ("question", 3),
                *((f"option {option}", OPTION + len(self._things)) for option in range(self._options)),
            )
        )
        self._size = length(self.layout)
        self._action = places(self._named(library))
        self.actions = len(self._action)

    def _named(self, library: DiceLibrary) -> Iterator[tuple[Any, ...]]:
        """All that can ever be done, in the order of its numbers."""
        dice, seats = range(MOST_DICE), range(SEATS)
        yield from product((Hold, Release), dice)
        yield (Reroll,)
        yield from product((Score,), library.hands, seats)
        for potion in library.potions.values():
            yield from product((UseConsumable,), (potion.id,), *_asked(chosen_by(potion.effects), aim=potion.aim))
        for relic in library.relics.values():
            if relic.use is not None:
                yield from product((UseRelic,), (relic.id,), *_asked(chosen_by(relic.use.do), aim=relic.use.aim))
        yield from product((DiscardPotion,), library.potions)
        yield (EndTurn,)
        yield from product((Choose,), (*range(self._options), None))

    def commands(self, session: Session) -> dict[int, Command]:
        """The legal actions; of copies of a consumable the leftmost one is meant."""
        world = session.world
        place: dict[int | None, int | None] = {None: None}
        place.update({die: at for at, die in enumerate(world.tray.dice)})
        place.update({foe: seat for seat, foe in enumerate(world.seats.living)})
        found: dict[int, Command] = {}
        for command in session.legal():
            meant: tuple[Any, ...]
            match command:
                case Hold() | Release():
                    meant = (type(command), place[command.dice[0]])
                case Score():
                    meant = (Score, command.hand, place[command.target])
                case UseConsumable() | UseRelic():
                    if isinstance(command, UseRelic):
                        thing = session.component(command.relic, Relic).prefab
                    else:
                        thing = world.belt.slots[command.slot]
                    named = (place[command.die], command.value, command.element, place[command.target])
                    meant = (type(command), thing, *named)
                case DiscardPotion():
                    meant = (DiscardPotion, world.belt.slots[command.slot])
                case Choose():
                    meant = (Choose, command.option)
                case _:
                    meant = (type(command),)
            action = self._action.get(meant)
            if action is not None:
                found.setdefault(action, command)
        return found

    def observe(self, session: Session) -> Observation:
        """What the player sees: HP, Block, chips and stacks in tens, damage and Gold in hundreds, mult as it is."""
        world, layout = session.world, self.layout
        seen = np.zeros(self._size, np.float32)
        health, tray, tempo = session.component(world.player, Health), world.tray, world.tempo
        seen[layout["player"]] = (
            health.hp / max(1, health.max_hp),
            health.hp / 100,
            health.max_hp / 100,
            session.component(world.player, Block).amount / 10,
            world.purse.gold / 100,
            world.clock.round / 10,
        )
        tell_stacks(session, world.player, self._statuses, layout["statuses"].start, seen)
        seen[layout["turn"]] = (tray.rerolls, tray.spare, tray.rolls, len(tray.away), tempo.streak, tempo.used)
        self._one(seen, "last hand", self._hands, tempo.last_hand)
        for place, die in enumerate(tray.dice):
            self._die(session, die, layout[f"die {place}"].start, seen)
        for part, laws in (("lying", world.laws.lying), ("coming", world.laws.coming)):
            for law in laws:
                seen[layout[part].start + self._interference[law.kind]] += law.amount
        if world.clock.outcome == "ongoing":
            self._table_of_hands(session, seen)
        for seat, foe in enumerate(world.seats.living[:SEATS]):
            self._foe(session, foe, layout[f"foe {seat}"].start, seen)
        for relic in world.satchel.relics:
            self._one(seen, "relics", self._relics, session.component(relic, Relic).prefab)
        self._amounts(seen, "counters", self._relics, world.counters.counts)
        for potion in world.belt.slots:
            seen[layout["consumables"].start + (len(self._potions) if potion is None else self._potions[potion])] += 1
        for name in world.pool.dice:
            seen[layout["pool"].start + self._dice[name]] += 1
        self._amounts(seen, "practice", self._hands, world.practice.chips)
        for boon in world.boons.held:
            seen[layout["boons"].start + self._boons[boon]] += world.boons.left.get(boon, 1)
        for node in world.growth.nodes:
            self._one(seen, "nodes", self._nodes, node)
        seen[layout["run"]] = walked(session)
        if world.queue.question is not None:
            self._question(session, seen)
        return seen

    def _one(self, seen: Observation, part: str, names: dict[str, int], name: str) -> None:
        if name in names:
            seen[self.layout[part].start + names[name]] = 1

    def _amounts(self, seen: Observation, part: str, names: dict[str, int], amounts: dict[str, int]) -> None:
        for name, amount in amounts.items():
            if name in names:
                seen[self.layout[part].start + names[name]] = amount / 10

    def _die(self, session: Session, die: int, at: int, seen: Observation) -> None:
        """What it shows, whether it is held or a copy, its element, what meddles with it, of what kind it is."""
        world = session.world
        shown = world.die(die)
        seen[at : at + DIE] = (1, shown.value / 6, world.held(die), world.copied(die))
        at += DIE
        if shown.value:
            seen[at + shown.value - 1] = 1
        at += len(NUMBERS)
        element, struck = world.element(die), world.struck(die)
        if element:
            seen[at + self._elements[element]] = 1
        at += len(ELEMENTS)
        if struck:
            seen[at + self._interference[struck]] = 1
        at += len(INTERFERENCE)
        seen[at + self._dice[shown.prefab]] = 1

    def _table_of_hands(self, session: Session, seen: Observation) -> None:
        """Of each hand that the dice make its chips and mult, and seat by seat its damage, the share of the HP that
        are left which it takes, and whether it stuns."""
        health = {foe: session.component(foe, Health) for foe in session.world.seats.living[:SEATS]}
        for hand in made_hands(session.world):
            at = self.layout[f"hand {hand.id}"].start
            seen[at : at + HAND] = (1, hand.chips / 10, hand.values / 10, hand.mult * hand.streak / 10_000)
            at += HAND
            for fall in hand.falls[:SEATS]:
                left = max(1, health[fall.target].hp)
                seen[at : at + FALL] = (fall.damage / 100, fall.hp / left, fall.stuns)
                at += FALL

    def _foe(self, session: Session, foe: int, at: int, seen: Observation) -> None:
        """HP, Block, how hard it strikes, what has become of its actions, what it is, its statuses, and which of its
        moves it has announced."""
        health, footing = session.component(foe, Health), session.component(foe, Footing)
        cycle = session.component(foe, Cycle)
        seen[at : at + FOE] = (
            1,
            health.hp / max(1, health.max_hp),
            health.hp / 100,
            health.max_hp / 100,
            session.component(foe, Block).amount / 10,
            session.component(foe, Might).base / 1000,
            footing.skips,
            footing.stunned,
            footing.frozen,
        )
        at += FOE
        seen[at + self._enemies[session.component(foe, Enemy).prefab]] = 1
        at += len(self._enemies)
        tell_stacks(session, foe, self._statuses, at, seen)
        at += len(self._statuses)
        seen[at + cycle.phase * self._moves + min(cycle.step, self._moves - 1)] = 1

    def _question(self, session: Session, seen: Observation) -> None:
        """How many are still to be chosen; of each option its price in HP or Gold and what it stands for."""
        question = session.world.queue.question
        chosen = len(question.chosen)
        seen[self.layout["question"]] = (1, question.least - chosen, question.most - chosen)
        for place, option in enumerate(question.options[: self._options]):
            at = self.layout[f"option {place}"].start
            thing, offer = self._meant(session, question.kind, question.prompt, option)
            if offer is not None:
                seen[at + 1 : at + OPTION] = (offer.price / 100, offer.amount / 100)
            seen[at] = option in question.chosen
            seen[at + OPTION + self._things[thing]] = 1

    def _meant(self, session: Session, kind: str, prompt: str, option: int) -> tuple[str, Offer | None]:
        """What an option of a question stands for, and what is offered with it."""
        world = session.world
        match kind:
            case "encounter":
                return f"encounters {list(world.library.encounters)[option]}", None
            case "map":
                return f"nodes {world.journey.nodes[option].kind}", None
            case "event":
                return f"events {world.journey.event} {option}", None
            case "rest":
                return f"actions {self._rests[option].id}", None
            case "potion_slot" | "give":
                return f"potions {world.belt.slots[option]}", None
            case "pick":
                found = prompt.split()[option]
                return f"{'relics' if found in self._relics else 'potions'} {found}", None
            case "practice":
                return f"hands {self._table[option].id}", None
            case "naming":
                return f"names {option}", None
            case "throw":
                return f"shows {world.table.dice[option]}", None
            case "once_more":
                return "once more", None
            case "shop" | "rewards" | "temple" | "shrine":
                offer = world.journey.offers[option]
                return f"{offer.kind}s {offer.id}" if offer.id and offer.kind != "gold" else offer.kind, offer
            case _:
                raise ValueError(f"nobody has said what the options of '{kind}' stand for")


def _asked(words: Iterable[str], *, aim: bool) -> tuple[Iterable[Any], ...]:
    """All that can be named with a consumable or a relic: a die, a number, an element, an enemy, None where it is not
    asked for."""
    of: dict[str, Iterable[Any]] = {"die": range(MOST_DICE), "value": NUMBERS, "element": ELEMENTS}
    asked = tuple(of[word] if word in words else (None,) for word in of)
    return (*asked, range(SEATS) if aim else (None,))


def _things(library: DiceLibrary) -> list[str]:
    """All that an option of a question can stand for."""
    return [
        *(f"relics {name}" for name in library.relics),
        *(f"potions {name}" for name in library.potions),
        *(f"gifts {name}" for name in library.gifts),
        *(f"boons {name}" for name in library.boons),
        *(f"hands {name}" for name in library.hands),
        *(f"events {name} {at}" for name, event in library.events.items() for at in range(len(event.choices))),
        *(f"actions {name}" for name in library.actions),
        *(f"encounters {name}" for name in library.encounters),
        *(f"nodes {kind}" for kind in known("dice").ruleset.nodes),
        *(f"names {number}" for number in NUMBERS),
        *(f"shows {number}" for number in NUMBERS),
        *("gold", "gift", "service", "restock", "once more"),
    ]
