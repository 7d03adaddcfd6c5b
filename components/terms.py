"""The words that prefabs use for whom, where and of what kind."""

from typing import Literal

Target = Literal["target", "self", "all_enemies", "random_enemy", "ally", "all_allies"]
"""Whom it falls on, seen from who acts.

- `target`: what a card or potion aims at; for an enemy and its triggers the player; else the other one in what happened
- `self`: who acts
- `all_enemies`: everyone on the other side, left to right
- `random_enemy`: one on the other side, drawn anew for each hit
- `ally`: the leftmost other living ally, or oneself when alone (R45)
- `all_allies`: everyone on one's own side, oneself too
"""

Pile = Literal["hand", "draw", "discard", "exhaust"]
"""A place where cards lie in a combat.

- `hand`: the cards that can be played now
- `draw`: the draw pile
- `discard`: the discard pile
- `exhaust`: the cards that are out for the rest of the combat
"""

CardType = Literal["attack", "skill", "power", "curse", "status"]
"""What a card is.

- `attack`: its damage is attack damage; Strength, Weak and Vulnerable count
- `skill`: anything else that acts at once
- `power`: stays in play, and its triggers and modifiers act for the rest of the combat
- `curse`: a bad card that stays in the deck
- `status`: a bad card that is made in combat and gone afterwards
"""

Rarity = Literal["basic", "common", "uncommon", "rare", "special"]
"""How often a card is offered.

- `basic`: never; a hero begins with it
- `common`: often
- `uncommon`: now and then
- `rare`: seldom
- `special`: never; it is made by effects
"""

Tier = Literal["normal", "elite", "boss", "minion"]
"""How mighty an enemy is.

- `normal`: one of many
- `elite`: a stronger one; what it called vanishes when it dies
- `boss`: the ruler of an act; what it called vanishes when it dies
- `minion`: called by another
"""

COMBATS = {"normal": "an everyday combat", "elite": "a combat with an elite", "boss": "a combat with a boss"}
"""What a combat of each kind is called."""
