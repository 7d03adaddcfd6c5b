"""The card game as numbers: by its content, so that a number means the same in every state.

All that is read here a player sees as well: of the draw pile its cards, never their order; of chance nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from components.body import Block, Health
from components.commands import Choose, DiscardPotion, EndTurn, UsePotion
from components.deck.cards import Card, Energy
from components.deck.commands import PlayCard
from components.foes import Cycle, Enemy
from components.items import Relic
from shadows.games import known
from shadows.lab.env.encoding import SEATS, laid_out, length, places, tell_stacks, walked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.commands import Command
    from components.deck.prefabs import DeckLibrary
    from shadows import Session
    from shadows.lab.env.encoding import Observation

SLOTS = 5
"""Potion slots beyond these are not seen."""
OPTIONS = 64
"""Options of a question beyond these are not seen."""

PILES = ("hand", "draw", "discard", "exhaust", "powers")


class DeckEncoding:
    """Observations and actions of the card game.

    An action is a kind of card and where it is aimed (copies of a card are one action), a potion slot and where it is
    aimed, a potion slot to empty, the end of the turn, or an option of the question that is open.
    """

    def __init__(self, library: DeckLibrary) -> None:
        self._cards = places(library.cards)
        self._statuses = places(library.statuses)
        self._relics = places(library.relics)
        self._potions = places(library.potions)
        self._enemies = places(library.enemies)
        self._moves = 1 + max(len(phase.cycle) for foe in library.enemies.values() for phase in foe.phases)
        self._phases = max(len(foe.phases) for foe in library.enemies.values())
        self._things = places(
            [
                *(f"cards {name}" for name in library.cards),
                *(f"relics {name}" for name in library.relics),
                *(f"potions {name}" for name in library.potions),
                *(f"events {name} {at}" for name, event in library.events.items() for at in range(len(event.choices))),
                *(f"actions {name}" for name in library.actions),
                *(f"encounters {name}" for name in library.encounters),
                *(f"nodes {kind}" for kind in known("deck").ruleset.nodes),
                "gold",
                "cards",
                "relic",
                "removal",
            ]
        )
        self._actions = sorted(library.actions.values(), key=lambda action: action.order)
        foe = 4 + len(self._enemies) + len(self._statuses) + self._phases * self._moves
        self.layout = laid_out(
            (
                ("player", 8),
                ("statuses", len(self._statuses)),
                *((pile, len(self._cards)) for pile in PILES),
                *((f"foe {seat}", foe) for seat in range(SEATS)),
                ("relics", len(self._relics)),
                *((f"potion {slot}", len(self._potions)) for slot in range(SLOTS)),
                ("deck", len(self._cards)),
                ("run", 4),
                ("question", 3),
                *((f"option {option}", len(self._things)) for option in range(OPTIONS)),
            )
        )
        self._size = length(self.layout)
        aims = SEATS + 1
        self._potion_at = len(self._cards) * aims
        self._discard_at = self._potion_at + SLOTS * aims
        self._end_at = self._discard_at + SLOTS
        self._option_at = self._end_at + 1
        self.actions = self._option_at + OPTIONS + 1

    def commands(self, session: Session) -> dict[int, Command]:
        """The legal actions; of copies of a card the leftmost one is meant."""
        world = session.world
        found: dict[int, Command] = {}
        aims = {None: 0} | {body: seat for seat, body in enumerate(world.seats.living[:SEATS], start=1)}
        for command in session.legal():
            match command:
                case PlayCard():
                    card = self._cards[session.component(command.card, Card).prefab]
                    action = card * (SEATS + 1) + aims.get(command.target, -1)
                case UsePotion() if command.slot < SLOTS:
                    action = self._potion_at + command.slot * (SEATS + 1) + aims.get(command.target, -1)
                case DiscardPotion() if command.slot < SLOTS:
                    action = self._discard_at + command.slot
                case EndTurn():
                    action = self._end_at
                case Choose(option=None):
                    action = self._option_at + OPTIONS
                case Choose(option=option) if option is not None and option < OPTIONS:
                    action = self._option_at + option
                case _:
                    continue
            found.setdefault(action, command)
        return found

    def observe(self, session: Session) -> Observation:
        """What the player sees: HP, Block, Energy and stacks in tens, cards and relics by their count."""
        world = session.world
        seen = np.zeros(self._size, np.float32)
        layout = self.layout
        at = layout["player"].start
        health, energy = session.component(world.player, Health), session.component(world.player, Energy)
        seen[at : at + 8] = (
            health.hp / max(1, health.max_hp),
            health.hp / 100,
            health.max_hp / 100,
            session.component(world.player, Block).amount / 10,
            energy.amount / 10,
            energy.per_turn / 10,
            world.purse.gold / 100,
            world.clock.round / 10,
        )
        tell_stacks(session, world.player, self._statuses, layout["statuses"].start, seen)
        for pile in PILES:
            start = layout[pile].start
            for card in getattr(world.piles, pile):
                seen[start + self._cards[session.component(card, Card).prefab]] += 1
        for seat, foe in enumerate(world.seats.living[:SEATS]):
            self._foe(session, foe, layout[f"foe {seat}"].start, seen)
        for relic in world.satchel.relics:
            seen[layout["relics"].start + self._relics[session.component(relic, Relic).prefab]] = 1
        for slot, potion in enumerate(world.belt.slots[:SLOTS]):
            if potion is not None:
                seen[layout[f"potion {slot}"].start + self._potions[potion]] = 1
        for name in world.deck.cards:
            seen[layout["deck"].start + self._cards[name]] += 1
        seen[layout["run"]] = (*walked(session), world.journey.map == "fixed")
        if world.queue.question is not None:
            self._question(session, seen)
        return seen

    def _foe(self, session: Session, foe: int, at: int, seen: Observation) -> None:
        """HP, Block, what it is, its statuses, and which of its moves it has announced."""
        health, cycle = session.component(foe, Health), session.component(foe, Cycle)
        block = session.component(foe, Block).amount
        seen[at : at + 4] = (1, health.hp / max(1, health.max_hp), health.hp / 100, block / 10)
        at += 4
        seen[at + self._enemies[session.component(foe, Enemy).prefab]] = 1
        at += len(self._enemies)
        tell_stacks(session, foe, self._statuses, at, seen)
        at += len(self._statuses)
        seen[at + cycle.phase * self._moves + min(cycle.step, self._moves - 1)] = 1

    def _question(self, session: Session, seen: Observation) -> None:
        question = session.world.queue.question
        at = self.layout["question"].start
        seen[at : at + 3] = (1, question.least - len(question.chosen), question.most - len(question.chosen))
        for place, option in enumerate(question.options[:OPTIONS]):
            for thing in self._meant(session, question.kind, question.offer, option):
                seen[self.layout[f"option {place}"].start + self._things[thing]] = 1

    def _meant(self, session: Session, kind: str, offer: int | None, option: int) -> Iterable[str]:
        """What an option of a question stands for."""
        world = session.world
        journey = world.journey
        match kind:
            case "encounter":
                yield f"encounters {list(world.library.encounters)[option]}"
            case "cards":
                yield f"cards {session.component(option, Card).prefab}"
            case "map":
                yield f"nodes {journey.nodes[option].kind}"
            case "event":
                yield f"events {journey.event} {option}"
            case "rest":
                yield f"actions {self._actions[option].id}"
            case "remove" | "upgrade":
                yield f"cards {world.deck.cards[option]}"
            case "potion_slot":
                yield f"potions {world.belt.slots[option]}"
            case "reward_card":
                yield f"cards {journey.offers[offer or 0].cards[option]}"
            case "boss_relic":
                yield f"relics {journey.offers[offer or 0].cards[option]}"
            case "shop" | "rewards":
                offered = journey.offers[option]
                yield {"potion": f"potions {offered.id}", "card": f"cards {offered.id}"}.get(
                    offered.kind, f"relics {offered.id}" if offered.kind == "relic" and offered.id else offered.kind
                )
            case _:
                raise ValueError(f"nobody has said what the options of '{kind}' stand for")
