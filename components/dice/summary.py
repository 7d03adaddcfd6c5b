"""What a run of the dice game has come to, for those who judge it."""

import msgspec

from components.growth import Unranked


class RunSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A run that has ended.

    - `hero` is its hero's id; `won` says that the boss of the last act is dead.
    - `bosses` are the acts whose boss is dead, 1 for the first; `floors` the highest floor that was cleared, counted
      over all acts from 1, 0 for none.
    - `combos` and `hands` count what has acted and what was scored, by id; a hand counts as what it is, not as a rank
      to which something has raised it. `damage` is the most that one hand has dealt, after all multipliers, before
      Block and without its combo.
    - `relics` were taken on the way; those that the hero begins with do not count.
    - `hp` and `max_hp` are those when the last combat had ended, its healing included.
    - `turns` of combat were taken.
    - `unranked` says why it earns nothing.
    """

    hero: str
    won: bool = False
    bosses: tuple[int, ...] = ()
    floors: int = 0
    combos: dict[str, int] = {}
    hands: dict[str, int] = {}
    damage: int = 0
    relics: int = 0
    hp: int = 0
    max_hp: int = 0
    turns: int = 0
    unranked: Unranked = ""
