"""What all facts are."""

from collections.abc import Callable

import msgspec

from components.effect import snake_case


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact", tag=snake_case):
    """Something that happened."""


class ModFact(Fact, frozen=True, gc=False):
    """Something that happens through the code of a mod, which tells it itself."""

    def sentence(self, does: Callable[[int, str], str]) -> str:
        """What is said of it, empty for nothing. `does(body, verb)` is a body and what it does: `you lose`."""
        raise NotImplementedError
