"""What every layout of a question works on, and what it can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from panda3d.core import NodePath

from components.prefabs import Library
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text, Tip
from shadows.picture.models import CardLook, OptionLook, QuestionLook
from shadows.view.engine import assets
from shadows.view.widgets import tips
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Layer, Spot

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

ICONS = {
    "gold": "gold",
    "cards": "deck",
    "relics": "map_boss",
    "removal": "remove",
}
"""Icons by an option's id or kind, where the thing itself has none."""


@dataclass(slots=True)
class QuestionContext:
    """Where a question is laid out: below a node, with spots in a layer. `choose` answers with the place of an option,
    or None for enough; `open` is the question that is asked now."""

    scene: Scene
    root: NodePath
    layer: Layer
    choose: Callable[[int | None], None]
    open: Callable[[], QuestionLook | None]
    memory: dict[str, Sequence[OptionLook]] = field(default_factory=dict)
    """The options that a layout remembers from one question of a place to the next, by what they are to it."""

    @property
    def canvas(self) -> Canvas:
        """The picture's measures."""
        return self.scene.game.canvas

    @property
    def library(self) -> Library:
        """The content, for explanations."""
        return self.scene.game.library

    @property
    def still(self) -> bool:
        """Whether nothing shall move that need not."""
        return self.scene.game.settings.calm

    @property
    def flashes(self) -> bool:
        """Whether sudden light is welcome."""
        return self.scene.game.settings.flashes

    def add(self, spot: Spot) -> Spot:
        """Make a spot known."""
        self.layer.spots.append(spot)
        return spot

    def drop(self, spots: Iterable[Spot]) -> None:
        """Forget spots."""
        gone = {id(spot) for spot in spots}
        self.layer.spots[:] = [spot for spot in self.layer.spots if id(spot) not in gone]


class Layout:
    """What is laid out for the player to answer or to read. `spots` are those of its options that are seen; keys begin
    at the first."""

    keys: Sequence[tuple[str, str]] = (("1-9", "Choose"),)
    """What the keys do here, for the line at the bottom."""

    def __init__(self, context: QuestionContext) -> None:
        self.context = context
        self.spots: list[Spot] = []
        self.build()

    def build(self) -> None:
        """Make the widgets and their spots."""
        raise NotImplementedError

    @property
    def gives_up(self) -> bool:
        """Whether leaving gives something up for good: then only a button that says so does it, no key in haste."""
        return False

    def act(self, action: str) -> bool:
        """A key that the layout has a use for; True if it had."""
        del action
        return False

    def update(self, seconds: float) -> None:
        """Per frame."""

    def beside(self, spot: Spot) -> Box:
        """Beside which box an option is explained."""
        return spot.box


class Asked(Layout):
    """A question that is laid out."""

    def __init__(self, context: QuestionContext, question: QuestionLook) -> None:
        self.question = question
        super().__init__(context)

    def press(self, option: OptionLook) -> Callable[[], None]:
        """What a click on an option does."""
        return lambda: self.context.choose(option.place)

    def mean(self, option: OptionLook, hot: bool) -> None:
        """An option is pointed at or focused, or no longer."""

    def value(self, option: OptionLook) -> str:
        """What stands at the right end of an option's row."""
        del option
        return ""

    def tips(self, option: OptionLook) -> list[Tip]:
        """What explains an option: its upgraded form, itself if it is a relic or potion, and its terms."""
        library = self.context.library
        if option.card is not None:
            return [*upgraded(option.becomes), *tips.of_card(library, option.card)]
        found = []
        if option.kind in ("relic", "potion", "slot"):
            note = (Span("\n"), *option.note) if option.note else ()
            found.append(Tip(option.kind, option.id, option.name, option.text + note))
        return [*found, *wording.tips(library, option.text)]


def upgraded(card: CardLook | None) -> list[Tip]:
    """What a card would be once it is upgraded."""
    return [Tip("", "forge", card.name, card.text)] if card is not None else []


def icon_of(option: OptionLook) -> str:
    """The icon of an option: of the thing itself, of its kind, or of the first thing that its text names."""
    refs = [span.ref for span in option.text if span.ref]
    for name in (option.id, option.kind, *refs):
        named = ICONS.get(name, name)
        if named and assets.has_icon(named):
            return named
    return "map_event" if option.text else "map_start"


def refused(words: str) -> Text:
    """A reason against something."""
    return (Span(words, "lowered"),)
