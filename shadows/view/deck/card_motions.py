"""How cards come and go."""

from components import facts
from shadows.view.combat.performing.performance import SELF, Performance, plays
from shadows.view.engine import cosmetics

THROW, BURN = 0.42, 0.6
"""Seconds that cards fly, and burn."""


@plays(facts.CardPlayed)
def card_played(show: Performance, fact: facts.CardPlayed) -> None:
    """It leaves the hand over the middle, or burns."""
    look = show.looks.get(fact.card)
    show.strikes = cosmetics.hero(look.theme if look else "").strikes
    show.sound("card_play")
    hand = show.combat.hud.hand
    if fact.card in show.exhausted:
        hand.fly(fact.card, (0, 0), BURN, burn=True)
    else:
        to = (0.0, 0.30) if fact.type == "power" else show.combat.hud.place_of("discard")
        hand.fly(fact.card, to, THROW * 1.3, via=(0.0, 0.32))


@plays(facts.CardDrawn)
def card_drawn(show: Performance, _: facts.CardDrawn) -> None:
    """It comes off the draw pile."""
    show.sound("card_draw", 0.8)
    show.combat.show_hand(show.combat.hud.place_of("draw"))


@plays(facts.CardDiscarded)
def card_discarded(show: Performance, fact: facts.CardDiscarded) -> None:
    """It flies to the discard pile."""
    hand = show.combat.hud.hand
    if fact.card in hand.order:
        show.sound("card_discard", 0.7)
        hand.fly(fact.card, show.combat.hud.place_of("discard"), THROW, closes=not show.combat.enemy_turn)


@plays(facts.CardExhausted)
def card_exhausted(show: Performance, fact: facts.CardExhausted) -> None:
    """It burns."""
    show.sound("card_exhaust")
    hand = show.combat.hud.hand
    if fact.card in hand.order:
        hand.fly(fact.card, (0, 0), BURN, burn=True)


@plays(facts.CardAdded)
def card_added(show: Performance, fact: facts.CardAdded) -> None:
    """It appears in the middle."""
    show.sound("card_add")
    look = show.looks.get(fact.card)
    if fact.pile == "hand":
        show.combat.show_hand((0.0, 0.12))
    elif look is not None:
        show.combat.hud.hand.arrive(look, (0.0, 0.12), show.combat.hud.place_of(fact.pile), 0.8)


@plays(facts.CardMoved)
def card_moved(show: Performance, fact: facts.CardMoved) -> None:
    """It flies from pile to pile."""
    show.sound("card_draw", 0.8)
    if fact.to == "hand":
        show.combat.show_hand(show.combat.hud.place_of(fact.source))
    elif fact.card in show.combat.hud.hand.order:
        show.combat.hud.hand.fly(fact.card, show.combat.hud.place_of(fact.to), THROW)


@plays(facts.PowerRaised)
def power_raised(show: Performance, _: facts.PowerRaised) -> None:
    """It stays about the player."""
    show.sound("power")
    show.burst("aura", SELF)


@plays(facts.PileShuffled)
def pile_shuffled(show: Performance, _: facts.PileShuffled) -> None:
    """A rustle."""
    show.sound("card_shuffle")
