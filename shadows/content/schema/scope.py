"""Which ids, and which words of mods' code, the files of a pack can name."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from components.effect import Verb
from components.occasions import Occasion
from shadows.content.schema.authoring import Definitions, Tables

GAME = "game"
"""Written before an id, it means that of the game itself: `game:strike`. No mod can be called so."""


class Words(NamedTuple):
    """What the code of mods adds that a prefab can name, by full words."""

    effects: frozenset[str] = frozenset()
    measures: frozenset[str] = frozenset()
    occasions: Mapping[str, Occasion] = {}


NO_WORDS = Words()


@dataclass(slots=True)
class Scope:
    """What the files of a pack can name: what is the mod's own, of the mods that it needs, and of the game, looked for
    in this order. `known` are all ids by kind, with the place where each stands."""

    definitions: Definitions
    mod: str
    needs: tuple[str, ...]
    known: Mapping[str, Mapping[str, str]]
    words_of_code: Words = NO_WORDS

    @property
    def verbs(self) -> Mapping[str, type[Verb]]:
        """The effects of the game, by their word."""
        return self.definitions.words.verbs

    @property
    def tables(self) -> Tables:
        """The game's tables of words."""
        return self.definitions.tables

    def effect(self, word: str) -> str:
        """The full word of an effect that a mod's code adds; empty if there is none."""
        return self._added(word, self.words_of_code.effects)

    def measure(self, word: str) -> str:
        """Likewise of a quantity."""
        return self._added(word, self.words_of_code.measures)

    def occasion(self, word: str) -> str:
        """Likewise of an occasion."""
        return self._added(word, self.words_of_code.occasions)

    @property
    def occasions(self) -> Mapping[str, Occasion]:
        """All that a trigger can answer, by word."""
        return {**self.definitions.words.occasions, **self.words_of_code.occasions}

    def added(self, what: str) -> list[str]:
        """The words of mods' code that may be written, the shortest way: its `effects`, `measures` or `occasions`."""
        own = f"{self.mod}:"
        known: Collection[str] = getattr(self.words_of_code, what)
        return [name.removeprefix(own) for name in known if self._within_reach(name)]

    def _added(self, word: str, known: Collection[str]) -> str:
        meant = (word,) if ":" in word else tuple(f"{owner}:{word}" for owner in (self.mod, *self.needs))
        return next((name for name in meant if name in known and self._within_reach(name)), "")

    def _within_reach(self, name: str) -> bool:
        owner, colon, _ = name.rpartition(":")
        return not self.mod or not colon or owner in (self.mod, *self.needs)

    def owned(self, word: str) -> str:
        """The id of an entry that is written under this word."""
        return f"{self.mod}:{word}" if self.mod and ":" not in word else word

    def full(self, kind: str, word: str) -> str:
        """The id that a word means: itself where it is of no one."""
        if not self.mod:
            return word
        if word.startswith(f"{GAME}:"):
            return word.removeprefix(f"{GAME}:")
        if ":" in word:
            return word
        return next((name for name in self._meanings(word) if name in self.known.get(kind, {})), word)

    def has(self, kind: str, name: str) -> bool:
        """Whether there is such an id, and the pack may name it."""
        return name in self.known.get(kind, {}) and self._within_reach(name)

    def words(self, kind: str) -> list[str]:
        """All that may be written for this kind, upgraded forms too, the shortest way."""
        if not self.mod:
            return list(self.known[kind])
        own = f"{self.mod}:"
        return [name.removeprefix(own) for name in self.known[kind] if self.has(kind, name)]

    def entries(self, kind: str) -> list[str]:
        """Likewise, without upgraded forms: what can be a parent, be replaced and taken away."""
        return [word for word in self.words(kind) if not word.endswith("+")]

    def _meanings(self, word: str) -> Iterator[str]:
        for owner in (self.mod, *self.needs):
            yield f"{owner}:{word}"
        yield word
