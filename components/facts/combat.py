"""How a combat goes: its turns, its enemies, and the rules that act."""

from components.facts.fact import Fact


class CombatStarted(Fact, frozen=True, gc=False):
    """The enemies stand, the draw pile is shuffled."""

    player: int
    kind: str


class RoundBegan(Fact, frozen=True, gc=False):
    """The player's turn begins; rounds count from 1."""

    line = "round {round}."

    round: int


class TurnStarted(Fact, frozen=True, gc=False):
    """A body's turn has come to the moment at which "at the start of the turn" rules act (R10, R12)."""

    line = "{who:whose} turn begins."
    quiet = True

    who: int


class TurnEnding(Fact, frozen=True, gc=False):
    """The player's turn ends: "at the end of the turn" rules act (R11)."""

    line = "{who:whose} turn is ending."
    quiet = True

    who: int


class TurnEnded(Fact, frozen=True, gc=False):
    """A body's turn is over."""

    line = "{who:whose} turn is over."
    quiet = True

    who: int


class EnemyJoined(Fact, frozen=True, gc=False):
    """An enemy took its place; `summoner` is 0 for those that were there from the start."""

    meets = ("enemies", "prefab")

    enemy: int
    prefab: str
    summoner: int


class IntentShown(Fact, frozen=True, gc=False):
    """An enemy announces its next move: `phase` and `step` in its prefab, from 0."""

    line = "{enemy:does announce} its next move."
    quiet = True

    enemy: int
    phase: int
    step: int


class EnemyActed(Fact, frozen=True, gc=False):
    """An enemy begins its announced move."""

    line = "{enemy:does act}."
    quiet = True

    enemy: int
    phase: int
    step: int


class PhaseBegan(Fact, frozen=True, gc=False):
    """A boss entered a new phase (R42)."""

    enemy: int
    phase: int


class EnemyDied(Fact, frozen=True, gc=False):
    """An enemy fell to 0 HP and is out."""

    line = "{enemy:does die}."

    enemy: int


class EnemyVanished(Fact, frozen=True, gc=False):
    """An enemy is gone without having died: it went with the one that had called it (R44), or escaped."""

    line = "{enemy:does vanish}."

    enemy: int


class PlayerDied(Fact, frozen=True, gc=False):
    """The player fell to 0 HP. `cause` is the entity whose rule did it, `kind` what that is."""

    player: int
    cause: int
    kind: str


class RuleActed(Fact, frozen=True, gc=False):
    """A relic, power, status or enemy's rule acts: its entity, `kind` and prefab id. Of what is none of its own, a boon
    for example, the entity is the player."""

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

    line = "you throw {prefab:potions} away."

    slot: int
    prefab: str


class EffectDelayed(Fact, frozen=True, gc=False):
    """Something will arrive at the start of the next turn."""

    line = "{card:name} has more in store for your next turn."

    card: int


class QuestionAsked(Fact, frozen=True, gc=False):
    """The player has to choose before the action goes on."""

    line = "you have a choice to make."
    quiet = True

    prompt: str


class ChainCut(Fact, frozen=True, gc=False):
    """A chain of triggers grew deeper than allowed and was cut; `links` names them, oldest first (R21)."""

    links: tuple[str, ...]


class EffectFailed(Fact, frozen=True, gc=False):
    """A rule broke down while it acted: what it was, who made it, and the error. The rest of its action is skipped."""

    line = "a rule failed: {verb} of {prefab} ({error})."

    prefab: str
    verb: str
    error: str


class CombatDecided(Fact, frozen=True, gc=False):
    """The player has won or escaped: "at the end of combat" rules act before it is over."""

    line = "the combat is decided."
    quiet = True

    outcome: str


class CombatEnded(Fact, frozen=True, gc=False):
    """The combat is over: `won`, `lost` or `escaped`."""

    outcome: str
