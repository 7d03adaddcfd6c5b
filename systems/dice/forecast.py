"""What ending the turn would do to the player (R61)."""

from __future__ import annotations

from functools import partial

from systems.combat.forecast import forecast as forecast_of

NEXT_TURN = ("dice", "elements", "interference")
"""The streams from which the dice of the next turn are drawn: they decide what it shows, not what came before it."""

forecast = partial(forecast_of, settled=NEXT_TURN)
