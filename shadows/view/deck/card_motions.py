"""How cards come and go, and Energy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from components import facts
from components.facts import Fact
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import CardLook
from shadows.view.combat.performing import Performance
from shadows.view.combat.performing.performance import SELF
from shadows.view.combat.playback import PAUSES
from shadows.view.deck.fight import CardFight
from shadows.view.engine import cosmetics

THROW, BURN = 0.42, 0.6
"""Seconds that cards fly, and burn."""

Kind = TypeVar("Kind", bound=Fact)
PLAYS: dict[type[Fact], Callable[[CardMotions, Any], None]] = {}
"""Kind of fact -> how it is played, besides those that need no card."""


def plays(
    kind: type[Kind],
) -> Callable[[Callable[[CardMotions, Kind], None]], Callable[[CardMotions, Kind], None]]:
    """Marks a function as the one that plays facts of a kind."""

    def mark(play: Callable[[CardMotions, Kind], None]) -> Callable[[CardMotions, Kind], None]:
        PLAYS[kind] = play
        return play

    return mark


class CardMotions:
    """Plays what happens to cards. `looks` are all cards by entity, `exhausted` those that burn."""

    def __init__(self, fight: CardFight, performance: Performance) -> None:
        self.fight, self.performance = fight, performance
        self.looks: dict[int, CardLook] = {}
        self.exhausted: set[int] = set()

    def prepare(self, before: DeckPicture, after: DeckPicture, happened: Sequence[Fact]) -> None:
        """What is about to be played, and the pictures that it leads from and to."""
        for picture in (before, after):
            for pile in (picture.hand, picture.draw, picture.discard, picture.exhaust, picture.powers):
                self.looks.update({card.entity: card for card in pile})
        self.exhausted = {fact.card for fact in happened if isinstance(fact, facts.CardExhausted)}

    def show(self, fact: Fact) -> None:
        """Play one fact, after its numbers have been moved on."""
        play = PLAYS.get(type(fact))
        if play is not None:
            play(self, fact)


@plays(facts.CardPlayed)
def card_played(cards: CardMotions, fact: facts.CardPlayed) -> None:
    """It leaves the hand over the middle, or burns."""
    look = cards.looks.get(fact.card)
    performance, hero = cards.performance, cards.fight.picture.player.theme
    performance.strikes = cosmetics.hero(look.theme if look else "").strikes
    performance.weapon = cosmetics.hero(hero).weapon if fact.type == "attack" else None
    performance.sound("card_play")
    if fact.type == "attack":
        performance.sound("swish_light", 0.8, fact.target, within=PAUSES[facts.CardPlayed])
    hand = cards.fight.hud.hand
    if fact.card in cards.exhausted:
        hand.fly(fact.card, (0, 0), BURN, burn=True)
    else:
        to = (0.0, 0.30) if fact.type == "power" else cards.fight.hud.place_of("discard")
        hand.fly(fact.card, to, THROW * 1.3, via=(0.0, 0.32))


@plays(facts.CardDrawn)
def card_drawn(cards: CardMotions, _: facts.CardDrawn) -> None:
    """It comes off the draw pile."""
    cards.performance.sound("card_draw", 0.8)
    cards.fight.show_hand(cards.fight.hud.place_of("draw"))


@plays(facts.CardDiscarded)
def card_discarded(cards: CardMotions, fact: facts.CardDiscarded) -> None:
    """It flies to the discard pile."""
    hand = cards.fight.hud.hand
    if fact.card in hand.order:
        cards.performance.sound("card_discard", 0.7)
        hand.fly(fact.card, cards.fight.hud.place_of("discard"), THROW, closes=not cards.fight.enemy_turn)


@plays(facts.CardExhausted)
def card_exhausted(cards: CardMotions, fact: facts.CardExhausted) -> None:
    """The card burns up where it is."""
    cards.performance.sound("card_exhaust")
    hand = cards.fight.hud.hand
    if fact.card in hand.order:
        hand.fly(fact.card, (0, 0), BURN, burn=True)


@plays(facts.CardAdded)
def card_added(cards: CardMotions, fact: facts.CardAdded) -> None:
    """It appears in the middle."""
    cards.performance.sound("card_add")
    look = cards.looks.get(fact.card)
    if fact.pile == "hand":
        cards.fight.show_hand((0.0, 0.12))
    elif look is not None:
        cards.fight.hud.hand.arrive(look, (0.0, 0.12), cards.fight.hud.place_of(fact.pile), 0.8)


@plays(facts.CardMoved)
def card_moved(cards: CardMotions, fact: facts.CardMoved) -> None:
    """It flies from pile to pile."""
    cards.performance.sound("card_draw", 0.8)
    if fact.to == "hand":
        cards.fight.show_hand(cards.fight.hud.place_of(fact.source))
    elif fact.card in cards.fight.hud.hand.order:
        cards.fight.hud.hand.fly(fact.card, cards.fight.hud.place_of(fact.to), THROW)


@plays(facts.PowerRaised)
def power_raised(cards: CardMotions, _: facts.PowerRaised) -> None:
    """It stays about the player."""
    cards.performance.sound("power")
    cards.performance.burst("aura", SELF)


@plays(facts.PileShuffled)
def pile_shuffled(cards: CardMotions, _: facts.PileShuffled) -> None:
    """The shuffle is heard."""
    cards.performance.sound("card_shuffle")


@plays(facts.EnergyGained)
def energy_gained(cards: CardMotions, _: facts.EnergyGained) -> None:
    """The orb swells."""
    cards.performance.sound("energy")
    cards.fight.hud.corner.pulse(cards.fight.tweens)


@plays(facts.EnergySet)
def energy_set(cards: CardMotions, _: facts.EnergySet) -> None:
    """The orb swells."""
    cards.performance.sound("energy_set", 0.7)
    cards.fight.hud.corner.pulse(cards.fight.tweens)
