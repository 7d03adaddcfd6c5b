"""A consumable or a relic on its way to be used: what it asks for is named, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from components.dice.commands import UseConsumable, UseRelic
from shadows.picture.dice.models import AskLook
from shadows.view.dice.fight import DiceFight
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.scene import Scene

NAMES = ("die", "value", "element", "target")
"""What can be asked for, in the order in which it is."""

Use = UseConsumable | UseRelic

ASKED = {"die": "choose a die", "target": "choose an enemy"}
SAID = {"value": "Which number?", "element": "Which element?"}


class Using:
    """What is legal says what there is to choose from: it holds no rule of its own."""

    def __init__(self, scene: Scene, fight: DiceFight) -> None:
        """`scene` and `fight` are the same, as it is laid out and as it is fought."""
        self._scene, self._fight = scene, fight
        self.thing: AskLook | None = None
        """What is used; None for nothing."""
        self._named: dict[str, object] = {}

    @property
    def asks(self) -> str:
        """What is to be pointed at now: `die` or `target`; empty for nothing."""
        asked = self._next() if self.thing is not None else ""
        return asked if asked in ASKED else ""

    @property
    def words(self) -> str:
        """What the player is to do."""
        return f"{self.thing.name}: {ASKED[self.asks]}" if self.thing is not None and self.asks else ""

    @property
    def choices(self) -> list[int]:
        """The dice or enemies that can be pointed at."""
        asked = self.asks
        return [choice for choice in self._choices(asked) if isinstance(choice, int)] if asked else []

    def take(self, thing: AskLook) -> None:
        """Begin."""
        self.thing, self._named = thing, {}
        if not self._left():
            self.thing = None
            self._fight.refuse(thing.refusal or f"{thing.name} cannot be used now.")
            return
        self._go_on()

    def name(self, choice: object) -> bool:
        """What was asked for is this; False where it cannot be."""
        asked = self._next()
        if self.thing is None or choice not in self._choices(asked):
            return False
        self._named[asked] = choice
        self._go_on()
        return True

    def lower(self) -> bool:
        """Use nothing; True if something was on its way."""
        held, self.thing = self.thing is not None, None
        return held

    def _go_on(self) -> None:
        """Ask for what comes next, or do it."""
        asked = self._next()
        if not asked:
            command = self._left()[0]
            self.thing = None
            self._fight.submit(command)
        elif asked in SAID and self.thing is not None:
            thing, named = self.thing, dict(self._named)  # whatever opens lets go of what is on its way
            answers: list[tuple[str, str, Callable[[], None]]] = [
                (f"{asked}:{choice}", str(choice).capitalize(), partial(self._answer, thing, named, choice))
                for choice in self._choices(asked)
            ]
            Dialog(self._scene, thing.name, SAID[asked], [*answers, ("keep", "Keep it", self._give_up)])

    def _answer(self, thing: AskLook, named: dict[str, object], choice: object) -> None:
        self.thing, self._named = thing, named
        self.name(choice)

    def _give_up(self) -> None:
        self.lower()

    def _left(self) -> Sequence[Use]:
        """What can be done with it, as far as it is named."""
        thing = self.thing
        if thing is None:
            return ()
        uses = (command for command in self._fight.legal() if isinstance(command, UseConsumable | UseRelic))
        named = self._named.items()
        return [use for use in uses if _is_of(use, thing) and all(getattr(use, asked) == said for asked, said in named)]

    def _choices(self, asked: str) -> list[object]:
        """What can be named, in the order of the commands."""
        found = (getattr(command, asked) for command in self._left()) if asked else ()
        return list(dict.fromkeys(choice for choice in found if choice is not None))

    def _next(self) -> str:
        """What is to be named now: where only one thing is possible, that is meant."""
        for asked in NAMES:
            choices = self._choices(asked)
            if asked in self._named or not choices:
                continue
            if len(choices) == 1 and asked == "target":
                self._named[asked] = choices[0]
                continue
            return asked
        return ""


def _is_of(command: Use, thing: AskLook) -> bool:
    """Whether a command uses this."""
    if isinstance(command, UseConsumable):
        return command.slot == thing.slot
    return command.relic == thing.relic
