"""Copies to look ahead in. All searching goes through here, so that a quicker copy serves every bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from shadows import Session


def seeds(chance: Random, count: int) -> list[str]:
    """Seeds for as many guesses at what is hidden."""
    return [f"{chance.getrandbits(64):016X}" for _ in range(count)]


def imagine(session: Session, seed: str) -> Session:
    """The game as it might be, as far as its player can know: what is hidden is drawn anew from `seed`."""
    return session.fork(seed)
