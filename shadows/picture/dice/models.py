"""What a client sees of the dice game besides what every game has."""

from shadows.content.text.spans import Text
from shadows.picture.models import JourneyLook, Look, Picture, PlayerLook, RelicLook


class DieLook(Look, frozen=True):
    """A die in play, left to right: `place` counts from 0. `worth` is what it adds if it scores. `element` is empty for
    none; `struck` is how an enemy meddles with it, empty for not at all, with `trouble` in words. `fixed` says that it
    cannot be rolled again, `copied` that it is a copy."""

    entity: int
    place: int
    id: str
    name: str
    faces: tuple[int, ...]
    value: int
    worth: int
    element: str
    held: bool
    struck: str
    trouble: str
    fixed: bool
    copied: bool


class FallLook(Look, frozen=True):
    """What a hand would do to an enemy as it would fall now: the `damage` before Block, the `hp` that it would take,
    and whether it kills or stuns."""

    target: int
    damage: int
    hp: int
    kills: bool
    stuns: bool


class HandLook(Look, frozen=True):
    """A hand of the table. `dice` are the places of those that would score and `falls` what it would do, enemy by
    enemy; both are empty where the dice do not make it. `chips` are those of the hand, `values` those of its dice;
    `mult` is in hundredths, and so is `streak`, what the streak multiplies with. `best` marks the one that deals most
    to the first enemy."""

    id: str
    name: str
    rank: int
    chips: int
    mult: int
    values: int = 0
    streak: int = 100
    dice: tuple[int, ...] = ()
    falls: tuple[FallLook, ...] = ()
    best: bool = False


class ComboLook(Look, frozen=True):
    """A combo that would act with a hand now, or one of several that the player may choose from."""

    id: str
    name: str
    elements: tuple[str, ...]
    tier: int
    text: Text


class MeddlingLook(Look, frozen=True):
    """How enemies meddle with the dice: `coming` with the next turn, or on this one."""

    id: str
    name: str
    amount: int
    text: Text
    coming: bool


class FootingLook(Look, frozen=True):
    """An enemy's hold on its actions: the share of max HP above which a hit stuns it, in a hundred, the least damage
    that does, and whether it will lose its next action."""

    target: int
    threshold: int
    stuns_from: int
    loses_action: bool


class AskLook(Look, frozen=True):
    """What a consumable or a relic with a use asks the player to name (`die`, `value`, `element`), and why it cannot be
    used now, empty if it can. `slot` is that of a consumable, `relic` the entity of a relic; the other is None."""

    slot: int | None
    relic: int | None
    id: str
    name: str
    asks: tuple[str, ...]
    aim: bool
    refusal: str


class HintLook(Look, frozen=True):
    """What is best done: the places of the dice to hold and of those to reroll, none of these where scoring is best.
    `expected` is what the hand deals on average then, rounded, and `now` what the best one would deal at once."""

    holds: tuple[int, ...]
    rolls: tuple[int, ...]
    expected: int
    now: int


class BoonLook(Look, frozen=True):
    """A blessing, a boon or a node of the tree that acts in this run."""

    id: str
    name: str
    kind: str
    text: Text


class DicePlayerLook(PlayerLook, frozen=True):
    """The player, with the rerolls of the turn, those that may be used in any one turn, and the streak."""

    rerolls: int
    rerolls_per_turn: int
    spare: int
    rolled: int
    streak: int
    element_chance: int
    hold_limit: int
    last_hand: str


class DiceRelicLook(RelicLook, frozen=True):
    """A relic carried, with what it has counted up in this run."""

    count: int


class DiceJourneyLook(JourneyLook, frozen=True, kw_only=True):
    """The run, with the dice of the pool, the chips that hands have gained, and what acts besides relics."""

    pool: tuple[str, ...]
    practice: dict[str, int]
    boons: tuple[BoonLook, ...]
    nodes_taken: int
    answer: int


class DicePicture(Picture, frozen=True, kw_only=True):
    """Everything there is to see. `hands` are all of the table, the least first."""

    player: DicePlayerLook
    relics: tuple[DiceRelicLook, ...]
    journey: DiceJourneyLook | None = None
    dice: tuple[DieLook, ...]
    away: tuple[DieLook, ...]
    hands: tuple[HandLook, ...]
    combos: tuple[ComboLook, ...]
    meddling: tuple[MeddlingLook, ...]
    footing: tuple[FootingLook, ...]
    uses: tuple[AskLook, ...]
