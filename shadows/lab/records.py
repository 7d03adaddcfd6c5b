"""What is kept of a run: a row for itself, and rows of what happened in it. The tables of the lab are made of these.

Acts count from 1 here, floors within an act from 1, as players read them.
"""

import msgspec


class FloorRow(msgspec.Struct, frozen=True):
    """A place of the map as it was left: `kind` is that of the node, `deck` the number of cards."""

    act: int
    floor: int
    kind: str
    hp: int
    max_hp: int
    gold: int
    deck: int


class DamageRow(msgspec.Struct, frozen=True):
    """HP lost in a fight: `side` is `dealt` to enemies or `taken` by the player; `kind` (card, relic, status, potion,
    enemy, rule) and `source` (an id) say by what."""

    side: str
    kind: str
    source: str
    hp: int


class FightRow(msgspec.Struct, frozen=True):
    """A combat: `kind` is normal, elite or boss, `foes` who stood there at the start, `outcome` won, lost or escaped,
    `turns` the player's, `blocked` the damage that the player's Block took."""

    act: int
    floor: int
    kind: str
    foes: tuple[str, ...]
    outcome: str
    turns: int
    hp_before: int
    hp_after: int
    blocked: int
    damage: tuple[DamageRow, ...]


class CardRow(msgspec.Struct):
    """A card in a run: how often it was offered, gained where it was offered, gained otherwise, played, and how many
    are in the deck at the end. The upgraded form has a row of its own."""

    card: str
    offered: int = 0
    picked: int = 0
    given: int = 0
    played: int = 0
    kept: int = 0


class OfferRow(msgspec.Struct):
    """A card that lay there to be taken or bought: `kind` is that of the question, `taken` whether it was gained before
    the place was left."""

    card: str
    act: int
    floor: int
    kind: str
    taken: bool = False


class RelicRow(msgspec.Struct, frozen=True):
    """A relic that was gained, and in which kind of place."""

    relic: str
    act: int
    floor: int
    kind: str


class PotionRow(msgspec.Struct):
    """A potion in a run: how often it was gained, used and thrown away."""

    potion: str
    gained: int = 0
    used: int = 0
    thrown: int = 0


class EventRow(msgspec.Struct):
    """An event that was met, the label of the choice that was taken, and the HP that it brought or took."""

    event: str
    act: int
    floor: int
    choice: str = ""
    hp: int = 0


class RunRow(msgspec.Struct, frozen=True):
    """A run. `number` is its place in the plan; `outcome` is won or lost, or stalled where the bot came to no end.
    `act` and `floor` are where it ended, `floors` how many places were entered, `killer` (an id) what killed the hero.
    `failures` are rules that broke down on the way."""

    number: int
    hero: str
    map: str
    seed: str
    bot: str
    outcome: str
    act: int
    floor: int
    floors: int
    hp: int
    max_hp: int
    gold: int
    deck: int
    turns: int
    plays: int
    commands: int
    killer: str = ""
    failures: int = 0

    @property
    def won(self) -> bool:
        """Whether the last boss fell."""
        return self.outcome == "won"


class Record(msgspec.Struct, frozen=True):
    """All that is kept of a run. What was recorded before offers were has none."""

    run: RunRow
    floors: tuple[FloorRow, ...]
    fights: tuple[FightRow, ...]
    cards: tuple[CardRow, ...]
    relics: tuple[RelicRow, ...]
    potions: tuple[PotionRow, ...]
    events: tuple[EventRow, ...]
    offers: tuple[OfferRow, ...] = ()
