"""Who speaks of whom: the same effect reads otherwise on a player's card, in an enemy's intent and in a status."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from components.prefabs import Library
from components.terms import Target
from shadows.content.text.wording.phrases import Phrase, keyword, phrase
from shadows.content.words import OCCASIONS

Place = tuple[int, ...]
"""Where an effect stands in its text: its number, then its number inside that effect …"""


class Party(NamedTuple):
    """Someone that an effect is about: `noun` as in "to ALL enemies", empty where it goes without saying.

    `subject` is how a sentence begins with it, `has` how a condition speaks of it; `third` asks for "gains" in place of
    "gain", and `own` is how it speaks of what is its own.
    """

    noun: str
    subject: str
    has: str
    third: bool = False
    own: str = "its"


def _someone(noun: str) -> Party:
    """Another one, who is called the same everywhere."""
    return Party(noun, noun, f"{noun} has", third=True)


def _several(noun: str) -> Party:
    """Several at once."""
    return Party(noun, noun, "they have", own="their")


YOURSELF = Party("yourself", "", "you have", own="your")
YOU = Party("you", "you", "you have", own="your")
THE_ENEMY = Party("", "the enemy", "the enemy has", third=True)
IT = _someone("it")
ITSELF = Party("itself", "", "it has")
BEARER = Party("itself", "it", "it has", third=True)
ALL_ENEMIES = _several("ALL enemies")
A_RANDOM_ENEMY = Party("a random enemy", "a random enemy", "it has", third=True)
ALLY = Party("an ally (itself if alone)", "an ally (itself if alone)", "the ally has", third=True)
ALL_ALLIES = _several("ALL its allies")

THE_TARGET = _someone("the target")
THE_ATTACKER = _someone("the attacker")
WHOEVER_CAUSES_IT = _someone("whoever causes it")

OPPONENT = _someone("its opponent")
THEM = Party("them", "they", "they have", own="their")


def _called(noun: str) -> Party:
    """Whom an occasion calls its target."""
    return THEM if noun == THEM.noun else _someone(noun)


ANSWERED_BY_PLAYER: dict[str, Party] = {
    word: _called(one.target_of_player) for word, one in OCCASIONS.items() if one.target_of_player
}
"""Who is the `target` of a player's trigger, by the occasion; for the others it is the `it` that this speaks of."""

ANSWERED_BY_BEARER: dict[str, Party] = {
    word: _called(one.target_of_bearer) for word, one in OCCASIONS.items() if one.target_of_bearer
}
"""Likewise of a status, whoever bears it (R63)."""


@dataclass(frozen=True, slots=True)
class Voice:
    """How effects are told.

    `parties` says who is meant by each target word, `player` who the player is in it. `numbers` holds live amounts by
    place, `lost` the places of what would come to nothing and is struck out, and `met` the places in whose number a
    conditional part is counted in already. `stacks` is what a status's own stacks are: a number, or a letter where
    they can be any. `announces` is for moves: attacks are called so, and
    all numbers are final; `printed` says that the move is not announced now, so that all that can come of it is told.
    `answered` is who the target is in a trigger, by its occasion, where that is not the usual one.
    """

    library: Library
    parties: Mapping[Target, Party]
    player: Party = YOURSELF
    own: str = "your"
    numbers: Mapping[Place, int] = field(default_factory=dict)
    lost: Collection[Place] = ()
    met: Collection[Place] = ()
    stacks: int | str = "X"
    announces: bool = False
    printed: bool = False
    combat: str = "combat"
    answered: Mapping[str, Party] = field(default_factory=dict)

    @property
    def actor(self) -> Party:
        """Who acts."""
        return self.parties["self"]

    def answering(self, occasion: str) -> "Voice":
        """The voice in which a trigger on this occasion is told."""
        target = self.answered.get(occasion)
        return self if target is None else self.seeing(target)

    def seeing(self, target: Party) -> "Voice":
        """The voice in which this one is the target."""
        return replace(self, parties={**self.parties, "target": target})

    def status(self, name: str) -> Phrase:
        """A status by its name."""
        prefab = self.library.statuses.get(name)
        return phrase(keyword(prefab.name if prefab else name, name))


def card_voice(library: Library, numbers: Mapping[Place, int] | None = None, met: Collection[Place] = ()) -> Voice:
    """A card or potion of the player's, aimed at an enemy."""
    return Voice(library, _by_player(THE_ENEMY), numbers=numbers or {}, met=met)


def relic_voice(library: Library) -> Voice:
    """A relic, which acts in every combat."""
    return Voice(library, _by_player(IT), combat="each combat", answered=ANSWERED_BY_PLAYER)


def power_voice(library: Library) -> Voice:
    """A trigger on a card: it speaks of the one that it answers as "it"."""
    return Voice(library, _by_player(IT), answered=ANSWERED_BY_PLAYER)


def intent_voice(library: Library, numbers: Mapping[Place, int]) -> Voice:
    """An enemy's announcement, in which `you` are the player."""
    parties = _by_enemy(YOU, ITSELF) | {"all_allies": ALL_ENEMIES}
    return Voice(library, parties, YOU, "its", numbers, announces=True)


def move_voice(library: Library) -> Voice:
    """An enemy's move as it is printed."""
    return replace(intent_voice(library, {}), printed=True)


def enemy_voice(library: Library) -> Voice:
    """An enemy's standing rules."""
    return Voice(library, _by_enemy(YOU, BEARER) | {"all_allies": ALL_ENEMIES}, YOU, "its")


def status_voice(library: Library, stacks: int | str) -> Voice:
    """A status, whoever bears it."""
    foes: dict[Target, Party] = {
        "all_enemies": _several("ALL its enemies"),
        "random_enemy": _someone("a random one of its enemies"),
    }
    return Voice(library, _by_enemy(OPPONENT, BEARER) | foes, YOU, "its", stacks=stacks, answered=ANSWERED_BY_BEARER)


def _by_player(target: Party) -> dict[Target, Party]:
    return {
        "target": target,
        "self": YOURSELF,
        "all_enemies": ALL_ENEMIES,
        "random_enemy": A_RANDOM_ENEMY,
        "ally": YOURSELF,
        "all_allies": YOURSELF,
    }


def _by_enemy(target: Party, itself: Party) -> dict[Target, Party]:
    return {
        "target": target,
        "self": itself,
        "all_enemies": target,
        "random_enemy": target,
        "ally": ALLY,
        "all_allies": ALL_ALLIES,
    }
