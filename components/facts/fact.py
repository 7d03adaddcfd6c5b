"""What all facts are."""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from components.effect import snake_case


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact", tag=snake_case):
    """Something that happened.

    `line` is how the log tells it, still without its capital letter, with its fields in braces: `{amount}` as it is,
    `{target:name}` a body by its name, `{target:whose}` what is its own, `{target:does lose}` what it does,
    `{target:is}` that it is something, `{amount:count reroll}` so many of a thing, and `{prefab:cards}` a prefab of
    that kind by its name. A fact that needs more than that has a sentence of its own in
    `shadows.content.text.log_text`. `quiet` ones are left out of a story: a picture shows what they say. `meets` are
    the kind of prefab that the player meets by it, and the field that names it: the compendium shows it from then on.
    """

    line: ClassVar[str] = ""
    quiet: ClassVar[bool] = False
    meets: ClassVar[tuple[str, str] | None] = None


class ModFact(Fact, frozen=True, gc=False):
    """Something that happens through the code of a mod, which tells it itself."""

    def sentence(self, does: Callable[[int, str], str]) -> str:
        """What is said of it, empty for nothing. `does(body, verb)` is a body and what it does: `you lose`."""
        raise NotImplementedError
