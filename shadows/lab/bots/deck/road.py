"""What a good player does between the fights, by rules that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components import facts
from components.commands import Choose, Command
from components.deck.effects import RemoveFromDeck, UpgradeCards
from components.deck.prefabs import cards_in
from components.effects import Heal
from shadows.lab.bots.gains import gain
from shadows.lab.bots.ways import best_way
from shadows.lab.copying import imagine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from components.facts import Fact
    from shadows import Session
    from shadows.picture.deck.models import DeckPicture
    from shadows.picture.models import OptionLook, Picture, QuestionLook

RARITIES = {"basic": 0.0, "common": 1.0, "uncommon": 2.0, "rare": 3.0}
"""What a card is worth; what is of another rarity is better away."""

LARGE = 20
"""Cards in a deck beyond which only uncommon and better ones join it."""

HURT = 0.55
"""The part of max HP below which a fire is for resting, and elites are passed by."""

SPARE = 60
"""Gold beyond which a potion is bought."""

FOLLOWING = ("remove", "upgrade", "potion_slot")
"""Questions that belong to a choice that was taken before."""


class Road:
    """Answers the open question of the way.

    - map: the way to the boss that is worth most: elites when healthy, fires when hurt, shops with Gold in the purse
    - rewards: all of it; the best card, but in a large deck no common one; of a boss's relics one with Energy
    - fire: rest when hurt, otherwise forge the best card, or part with the worst
    - shop: relics, then the removal of a card, then cards that are rare, then potions
    - event: the choice after which most is gained, tried on guesses at what is hidden
    """

    def __init__(self, session: Session, picture: Picture, question: QuestionLook, guesses: Sequence[str]) -> None:
        self._session = session
        self._library = session.library
        self._picture = picture = cast("DeckPicture", picture)
        self._question = question
        self._guesses = guesses
        self._open = [option for option in question.options if not option.refusal and not option.chosen]
        self._healthy = picture.player.hp >= HURT * picture.player.max_hp
        self._deck = [] if picture.journey is None else [card.id for card in picture.journey.deck]

    def choose(self) -> Command:
        """A legal answer."""
        match self._question.kind:
            case "map":
                return Choose(best_way(self._picture.journey, self._drawn_to))
            case "rewards":
                return self._take()
            case "shop":
                return self._buy()
            case "rest":
                return self._rest()
            case "event":
                return self._first(sorted(self._open, key=self._gain, reverse=True))
            case "reward_card" | "upgrade":
                return self._first(sorted(self._open, key=lambda option: self._rated(option.id), reverse=True))
            case "remove":
                return self._first(sorted(self._open, key=lambda option: self._rated(option.id, spare=False)))
            case "boss_relic":
                return self._first(sorted(self._open, key=self._power, reverse=True))
            case _:
                return Choose(None) if self._question.enough else self._first(self._open)

    def _first(self, options: Sequence[OptionLook]) -> Choose:
        return Choose(options[0].place if options else None)

    def _drawn_to(self, kind: str) -> float:
        match kind:
            case "elite":
                return 3.0 if self._healthy else -3.0
            case "rest":
                return 1.5 if self._healthy else 3.0
            case "shop":
                return 2.0 if self._picture.player.gold >= 150 else 0.5
            case "event":
                return 1.5
            case _:
                return 1.0

    def _take(self) -> Choose:
        free = None in self._picture.potions
        for option in self._open:
            if (option.kind == "potion" and not free) or (option.kind == "cards" and not self._wanted(option)):
                continue
            return Choose(option.place)
        return Choose(None)

    def _wanted(self, option: OptionLook) -> bool:
        """Whether one of the cards is worth having: they can be looked at and left."""
        copy = imagine(self._session, self._guesses[0])
        copy.submit(Choose(option.place))
        question = copy.look().question
        best = max((self._rated(one.id) for one in question.options), default=0.0) if question is not None else 0.0
        return best > (RARITIES["common"] if len(self._deck) >= LARGE else 0.0)

    def _buy(self) -> Choose:
        wanted: list[tuple[float, int]] = []
        for option in self._open:
            match option.kind:
                case "relic":
                    wanted.append((4.0, option.place))
                case "removal" if min(map(self._rated_alone, self._deck)) < RARITIES["common"]:
                    wanted.append((3.0, option.place))
                case "card" if self._rated(option.id) >= RARITIES["rare"]:
                    wanted.append((2.0, option.place))
                case "potion" if self._picture.player.gold - option.price >= SPARE:
                    wanted.append((1.0, option.place))
                case _:
                    pass
        return Choose(max(wanted)[1] if wanted else None)

    def _rest(self) -> Choose:
        wishes = (UpgradeCards, RemoveFromDeck, Heal) if self._healthy else (Heal, UpgradeCards, RemoveFromDeck)
        for wish in wishes:
            for option in self._open:
                if any(isinstance(effect, wish) for effect in self._library.actions[option.id].do):
                    return Choose(option.place)
        return self._first(self._open)

    def _gain(self, option: OptionLook) -> float:
        """What a choice of an event brings, over all guesses, with what has to be chosen after it."""
        total = 0.0
        for guess in self._guesses:
            copy = imagine(self._session, guess)
            total += self._worth(copy.submit(Choose(option.place)))
            while (picture := copy.look()).question is not None and picture.question.kind in FOLLOWING:
                total += self._worth(copy.submit(Road(copy, picture, picture.question, self._guesses).choose()))
        return total

    def _worth(self, happened: Iterable[Fact]) -> float:
        """Points of what happened to a run: one is worth a hit point."""
        player, points = self._picture.player.entity, 0.0
        for fact in happened:
            match fact:
                case facts.CardGained(prefab=prefab):
                    points += 4 * self._rated_alone(prefab)
                case facts.CardRemoved(prefab=prefab):
                    points += 4 * (RARITIES["common"] - self._rated_alone(prefab))
                case facts.CardUpgraded():
                    points += 5
                case _:
                    points += gain(fact, player)
        return points

    def _rated(self, name: str, *, spare: bool = True) -> float:
        """How good a card is in this deck: `spare` counts copies that are there already against it."""
        return self._rated_alone(name) - (0.5 * self._deck.count(name) if spare else 0.0)

    def _rated_alone(self, name: str) -> float:
        card = cards_in(self._library)[name]
        upgraded = 0.5 if card.upgraded else 0.0
        return RARITIES.get(card.rarity, -2.0) + upgraded - (0.1 if card.type == "attack" else 0.0)

    def _power(self, option: OptionLook) -> tuple[bool, int]:
        """A boss's relic by whether it gives Energy, then by how little it asks."""
        modifiers = self._library.relics[option.id].modifiers
        return any("energy" in modifier.of for modifier in modifiers), -len(option.banes)
