"""What a trigger can answer: which fact, whose it must be, and how it reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from components import facts
from components.terms import COMBATS


@dataclass(frozen=True, slots=True)
class Occasion:
    """A word after `when:`.

    `subject` is the fact's field that must be the holder (empty: anyone), `target` the one that an answer aims at;
    `opponent` says that the target must stand against the holder. `narrows` are the words after `for:`, each with what
    it means, to an author and to a player; `which` is what of the fact holds the one that it answers to, or several: a
    field or a property. `amount` is what of the fact tells how much it was, for conditions that ask for that.

    `meaning` is what it is to an author, `text` what a rule says of it. In braces stand `{own}`, `{combat}`, `{status}`
    and `{card}` (those that the trigger names, or any), `{is}` (`you are`), `{does:lose}` (`you lose`),
    `{foe:someone}` (the player's foe, or what others call theirs), `{origin:from}` (what the trigger asks for),
    `{which:a hand}` (what the words after `for:` mean; `a hand` where there are none), `{potion}` (what the game calls
    one) and `{keyword:Block}`. One that begins with `at the` names a moment, the others are answered whenever they
    happen. `target_of_player` and `target_of_bearer` are what the target is called where the player or whoever bears a
    status answers; left out, it is called as everywhere.
    """

    fact: type[facts.Fact]
    meaning: str = ""
    text: str = ""
    subject: str = ""
    target: str = ""
    opponent: bool = False
    target_of_player: str = ""
    target_of_bearer: str = ""
    which: str = ""
    amount: str = ""
    narrows: Mapping[str, str] = field(default_factory=dict)


OCCASIONS: dict[str, Occasion] = {
    "combat_start": Occasion(
        facts.CombatStarted,
        "the combat begins, before the first turn",
        "at the start of {which:{combat}}",
        which="kind",
        narrows=COMBATS,
    ),
    "combat_end": Occasion(
        facts.CombatDecided, "the combat is over and the player lives, after an escape too", "at the end of combat"
    ),
    "turn_start": Occasion(
        facts.TurnStarted,
        "a turn of the holder's begins; the player has not drawn yet (R10)",
        "at the start of {own} turn",
        subject="who",
    ),
    "turn_end": Occasion(
        facts.TurnEnding,
        "a turn of the holder's ends; the player still holds the hand (R11)",
        "at the end of {own} turn",
        subject="who",
    ),
    "damage_dealt": Occasion(
        facts.DamageDealt,
        "the holder hits someone, who is the target",
        "{does:hit} {foe:someone} {origin:with}",
        subject="source",
        target="target",
        target_of_bearer="them",
    ),
    "damage_taken": Occasion(
        facts.DamageDealt,
        "someone, who is the target, hits the holder",
        "{is} hit {origin:by}",
        subject="target",
        target="source",
        target_of_player="the attacker",
        target_of_bearer="the attacker",
        amount="through",
    ),
    "hp_lost": Occasion(
        facts.HpLost,
        "the holder loses HP, whether by a hit or otherwise; the target is who caused it",
        "{does:lose} HP {origin:from}",
        subject="target",
        target="source",
        target_of_player="whoever caused it",
        target_of_bearer="whoever caused it",
    ),
    "healed": Occasion(facts.Healed, "the holder regains HP", "{does:heal} {origin:with}", subject="target"),
    "block_gained": Occasion(
        facts.BlockGained, "the holder gains Block", "{does:gain} {keyword:Block} {origin:from}", subject="target"
    ),
    "status_applied": Occasion(
        facts.StatusApplied,
        "the holder puts a status on an opponent, who is the target",
        "{does:apply} {status} to {foe:an opponent} {origin:with}",
        subject="source",
        target="target",
        opponent=True,
        target_of_bearer="that opponent",
    ),
    "status_received": Occasion(
        facts.StatusApplied,
        "someone, who is the target, puts a status on the holder",
        "{does:receive} {status} {origin:from}",
        subject="target",
        target="source",
        target_of_player="whoever caused it",
        target_of_bearer="whoever caused it",
    ),
    "enemy_joined": Occasion(
        facts.EnemyJoined,
        "an enemy, who is the target, comes after the start (R38)",
        "an enemy joins the combat",
        target="enemy",
        target_of_bearer="its opponent",
    ),
    "enemy_died": Occasion(
        facts.EnemyDied,
        "an enemy, who is the target, dies",
        "an enemy dies",
        target="enemy",
        target_of_bearer="its opponent",
    ),
    "potion_used": Occasion(
        facts.PotionUsed,
        "the player uses a potion; the target is the potion's",
        "you use a {potion}",
        target="target",
        target_of_player="its target",
        target_of_bearer="its opponent",
    ),
}
"""The occasions of every game, by their words."""
