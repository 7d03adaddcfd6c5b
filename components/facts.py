"""What happened, past tense, in the order in which it happened. Every change of the durable state has its fact.

Bodies, cards and relics are named by entity, prefabs by id. `kind` is what caused it: `card`, `relic`, `status`,
`potion`, `enemy` or `rule`.
"""

from collections.abc import Callable

import msgspec

from components.effects import snake_case


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact", tag=snake_case):
    """Something that happened."""


class ModFact(Fact, frozen=True, gc=False):
    """Something that happens through the code of a mod, which tells it itself."""

    def sentence(self, does: Callable[[int, str], str]) -> str:
        """What is said of it, empty for nothing. `does(body, verb)` is a body and what it does: `you lose`."""
        raise NotImplementedError


class CombatStarted(Fact, frozen=True, gc=False):
    """The enemies stand, the draw pile is shuffled."""

    player: int
    kind: str


class RoundBegan(Fact, frozen=True, gc=False):
    """The player's turn begins; rounds count from 1."""

    round: int


class TurnStarted(Fact, frozen=True, gc=False):
    """A body's turn has come to the moment at which "at the start of the turn" rules act (R10, R12)."""

    who: int


class TurnEnding(Fact, frozen=True, gc=False):
    """The player's turn ends: "at the end of the turn" rules act (R11)."""

    who: int


class TurnEnded(Fact, frozen=True, gc=False):
    """A body's turn is over."""

    who: int


class EnemyJoined(Fact, frozen=True, gc=False):
    """An enemy took its place; `summoner` is 0 for those that were there from the start."""

    enemy: int
    prefab: str
    summoner: int


class IntentShown(Fact, frozen=True, gc=False):
    """An enemy announces its next move: `phase` and `step` in its prefab, from 0."""

    enemy: int
    phase: int
    step: int


class EnemyActed(Fact, frozen=True, gc=False):
    """An enemy begins its announced move."""

    enemy: int
    phase: int
    step: int


class PhaseBegan(Fact, frozen=True, gc=False):
    """A boss entered a new phase (R42)."""

    enemy: int
    phase: int


class EnemyDied(Fact, frozen=True, gc=False):
    """An enemy fell to 0 HP and is out."""

    enemy: int


class EnemyVanished(Fact, frozen=True, gc=False):
    """An enemy is gone without having died: it went with the one that had called it (R44), or escaped."""

    enemy: int


class PlayerDied(Fact, frozen=True, gc=False):
    """The player fell to 0 HP. `cause` is the entity whose rule did it, `kind` what that is."""

    player: int
    cause: int
    kind: str


class CardPlayed(Fact, frozen=True, gc=False):
    """A card left the hand and its Energy was paid. `target` is 0 where it needs none."""

    card: int
    prefab: str
    type: str
    target: int
    energy: int


class CardDrawn(Fact, frozen=True, gc=False):
    """A card came from the draw pile into the hand."""

    card: int
    prefab: str


class CardDiscarded(Fact, frozen=True, gc=False):
    """A card went to the discard pile from the hand or after it was played."""

    card: int
    prefab: str


class CardExhausted(Fact, frozen=True, gc=False):
    """A card is out for the rest of the combat."""

    card: int
    prefab: str


class CardMoved(Fact, frozen=True, gc=False):
    """A card went from one pile to another by an effect."""

    card: int
    prefab: str
    source: str
    to: str


class PowerRaised(Fact, frozen=True, gc=False):
    """A power card went to the power zone (R31)."""

    card: int
    prefab: str


class CardAdded(Fact, frozen=True, gc=False):
    """A new card was made for this combat."""

    card: int
    prefab: str
    pile: str


class PileShuffled(Fact, frozen=True, gc=False):
    """The discard pile was shuffled into the draw pile."""

    cards: int


class EnergySet(Fact, frozen=True, gc=False):
    """Energy was set at the start of the turn."""

    amount: int


class EnergyGained(Fact, frozen=True, gc=False):
    """Energy came on top."""

    amount: int


class DamageDealt(Fact, frozen=True, gc=False):
    """One hit landed: of `amount`, `blocked` was absorbed by Block; an `HpLost` follows for the rest. `attack` as in
    R2."""

    source: int
    target: int
    amount: int
    blocked: int
    attack: bool
    cause: int
    kind: str


class HpLost(Fact, frozen=True, gc=False):
    """HP went down by `amount` (above 0). `damage` says that it is the unblocked part of a hit. The only fact that
    lowers HP."""

    target: int
    amount: int
    damage: bool
    source: int
    cause: int
    kind: str
    card_type: str


class Healed(Fact, frozen=True, gc=False):
    """HP went up by what was really healed (R8). The only fact that raises HP."""

    target: int
    amount: int
    kind: str


class BlockGained(Fact, frozen=True, gc=False):
    """Block went up."""

    target: int
    amount: int
    kind: str


class BlockFaded(Fact, frozen=True, gc=False):
    """Unused Block became 0 at its time (R10, R12)."""

    target: int
    amount: int


class StatusApplied(Fact, frozen=True, gc=False):
    """Stacks of a status were put on a body; `total` is what lies there now. `stacks` may be negative."""

    source: int
    target: int
    status: str
    stacks: int
    total: int
    cause: int
    kind: str


class StatusFell(Fact, frozen=True, gc=False):
    """A status counted down, wore off or was taken away; at a `total` of 0 it is gone. `stacks` is what went."""

    target: int
    status: str
    stacks: int
    total: int


class EffectDelayed(Fact, frozen=True, gc=False):
    """Something will arrive at the start of the next turn."""

    card: int


class RuleActed(Fact, frozen=True, gc=False):
    """A relic, power, status or enemy's rule acts: its entity, `kind` and prefab id."""

    entity: int
    kind: str
    prefab: str


class PotionUsed(Fact, frozen=True, gc=False):
    """A potion was used up."""

    slot: int
    prefab: str
    target: int


class PotionDiscarded(Fact, frozen=True, gc=False):
    """A potion was thrown away."""

    slot: int
    prefab: str


class QuestionAsked(Fact, frozen=True, gc=False):
    """The player has to choose before the action goes on."""

    prompt: str


class ChainCut(Fact, frozen=True, gc=False):
    """A chain of triggers grew deeper than allowed and was cut; `links` names them, oldest first (R21)."""

    links: tuple[str, ...]


class EffectFailed(Fact, frozen=True, gc=False):
    """A rule broke down while it acted: what it was, who made it, and the error. The rest of its action is skipped."""

    prefab: str
    verb: str
    error: str


class ActBegan(Fact, frozen=True, gc=False):
    """The climb through an act begins; acts count from 0."""

    act: int


class NodeEntered(Fact, frozen=True, gc=False):
    """A place of the map was entered."""

    node: int
    floor: int
    kind: str


class EventMet(Fact, frozen=True, gc=False):
    """An event begins."""

    event: str


class ChoiceTaken(Fact, frozen=True, gc=False):
    """One of an event's choices was taken, by its place."""

    event: str
    choice: int


class GoldGained(Fact, frozen=True, gc=False):
    """Gold came in."""

    amount: int


class GoldLost(Fact, frozen=True, gc=False):
    """Gold went out."""

    amount: int


class NothingLeft(Fact, frozen=True, gc=False):
    """There was no `relic`, `potion` or `card` left to give; Gold takes its place (R36)."""

    kind: str


class RelicGained(Fact, frozen=True, gc=False):
    """A relic was acquired."""

    relic: int
    prefab: str


class RelicFaded(Fact, frozen=True, gc=False):
    """A mark of the next combat has done its work (R53)."""

    relic: int
    prefab: str


class PotionGained(Fact, frozen=True, gc=False):
    """A potion went into a slot."""

    slot: int
    prefab: str


class CardGained(Fact, frozen=True, gc=False):
    """A card joined the deck for good."""

    prefab: str


class CardRemoved(Fact, frozen=True, gc=False):
    """A card left the deck for good."""

    prefab: str


class CardUpgraded(Fact, frozen=True, gc=False):
    """A card of the deck was upgraded for good; `prefab` is what it was."""

    prefab: str


class MaxHpChanged(Fact, frozen=True, gc=False):
    """Max HP changed by `amount`; HP above it was cut off by `lost`."""

    amount: int
    lost: int


class OffersMade(Fact, frozen=True, gc=False):
    """Something lies before the player: `rewards` or `shop`."""

    kind: str


class RunEnded(Fact, frozen=True, gc=False):
    """The run is over: `won`, `lost` or `abandoned`."""

    outcome: str


class CombatDecided(Fact, frozen=True, gc=False):
    """The player has won or escaped: "at the end of combat" rules act before it is over."""

    outcome: str


class CombatEnded(Fact, frozen=True, gc=False):
    """The combat is over: `won`, `lost` or `escaped`."""

    outcome: str


AnyFact = (
    CombatStarted
    | RoundBegan
    | TurnStarted
    | TurnEnding
    | TurnEnded
    | EnemyJoined
    | IntentShown
    | EnemyActed
    | PhaseBegan
    | EnemyDied
    | EnemyVanished
    | PlayerDied
    | CardPlayed
    | CardDrawn
    | CardDiscarded
    | CardExhausted
    | CardMoved
    | PowerRaised
    | CardAdded
    | PileShuffled
    | EnergySet
    | EnergyGained
    | DamageDealt
    | HpLost
    | Healed
    | BlockGained
    | BlockFaded
    | StatusApplied
    | StatusFell
    | EffectDelayed
    | RuleActed
    | PotionUsed
    | PotionDiscarded
    | QuestionAsked
    | ChainCut
    | EffectFailed
    | ActBegan
    | NodeEntered
    | EventMet
    | ChoiceTaken
    | GoldGained
    | GoldLost
    | NothingLeft
    | RelicGained
    | RelicFaded
    | PotionGained
    | CardGained
    | CardRemoved
    | CardUpgraded
    | MaxHpChanged
    | OffersMade
    | RunEnded
    | CombatDecided
    | CombatEnded
)
