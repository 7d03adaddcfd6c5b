"""Thousands of clicks, drags, keys, losses of focus and resizes at 3 to 60 frames a second.

Whatever the rules are asked for was under the pointer when it went down, or had the focus, and had been there before.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from components.body import Health
from components.commands import Abandon, Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.facts import Fact
from shadows.picture.models import QuestionLook
from shadows.play.session import Session
from shadows.saves.saved_game import SavedGame
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.engine.engine import LEFT
from shadows.view.run.road import Road
from shadows.view.widgets.guard import SETTLES, STILL
from shadows.view.widgets.hit_areas import Place
from tests.view.fights import SMALL, Open

ACTIONS = 1000
HARDY, FRAIL = 500, 9
"""HP of the hero, and at most of each enemy: fights are many and short, runs are long."""

SIZES = (SMALL, (800, 450), (640, 480))
KEYS = (*"1234567890", "e", "e", "enter", "space", "tab", "left arrow", "right arrow", "up arrow", "down arrow")
KEYS += ("escape", "escape", "p", "d", "s", "q", "m", "l", "scroll down", "page up")
LIKELY = ("card:", "foe:", "option:", "end_turn", "all", "leave", "potion:", "use", "throw", "go_on", "continue")
"""How spots begin that a player presses more often than others."""

MOVING = ("tab", "left arrow", "right arrow", "up arrow", "down arrow")
HELD = ("control-", "alt-", "meta-", "control-alt-")
DIALOGS = {"end": EndTurn, "die": PlayCard | UsePotion, "abandon": Abandon}
"""The answers of dialogs, and what they ask for."""


Submit = Callable[[SavedGame, Command], tuple[Fact, ...]]


class LeftTheGame(Exception):
    """The hands have found the way to another screen."""


@dataclass
class Asked:
    """A command, and what the hands were doing when it was given; empty while they did nothing."""

    command: Command
    by: str


@dataclass
class Hands:
    """A player in front of the window who looks at nothing."""

    window: Offscreen
    dice: random.Random
    asked: list[Asked] = field(default_factory=list)
    doing: str = ""
    now: float = 0.0
    place: Place = (0.0, 0.0)
    seen: object = None
    seen_at: float = 0.0
    seen_from: Place = (0.0, 0.0)
    told: list[str] = field(default_factory=list)
    checked: int = 0

    @property
    def scene(self) -> Combat | Road:
        scene = self.window.game.scene
        if not isinstance(scene, Combat | Road):
            raise LeftTheGame
        return scene

    @property
    def question(self) -> QuestionLook | None:
        scene = self.scene
        return scene.question if isinstance(scene, Road) else scene.picture.question

    # --- the world goes on -------------------------------------------------------

    def pass_frames(self, count: int) -> None:
        for _ in range(count):
            seconds = self.dice.uniform(1 / 60, 1 / 3)
            self.now += seconds
            self.window.game.frame(min(seconds, 0.25))
            self.look()

    def look(self) -> None:
        """Notice what is asked: this is what a player could see."""
        question = self.question
        about = (question.kind, question.title) if question is not None else None
        seen = (type(self.scene), id(self.scene), about, [type(overlay) for overlay in self.scene.overlays])
        if seen != self.seen:
            self.seen, self.seen_at, self.seen_from = seen, self.now, self.place

    def do(self, what: str, name: str, place: Place | None = None) -> list[Command]:
        """One event of the window; returns what was asked for by it."""
        self.doing = what
        self.told.append(f"{self.now:.2f} {what} {name} {place}")
        before = len(self.asked)
        if place is not None:
            self.place = place
            self.window.engine.pointer = self.window.game.canvas.pixel(place)
        self.window.game.input.key(name)
        self.doing = ""
        return [asked.command for asked in self.asked[before:]]

    # --- what a player can do ----------------------------------------------------

    def somewhere(self) -> Place:
        """Mostly on something."""
        canvas = self.window.game.canvas
        reach = self.scene.board.reach
        if self.dice.random() < 0.6:
            reach = [spot for spot in reach if spot.name.startswith(LIKELY)] or reach
        if reach and self.dice.random() < 0.9:
            box = self.dice.choice(reach).box
            x = box.x + self.dice.uniform(-0.5, 0.5) * box.width
            y = box.y + self.dice.uniform(-0.5, 0.5) * box.height
        else:
            x, y = self.dice.uniform(-0.5, 0.5) * canvas.width, self.dice.uniform(-1, 1) * canvas.top
        return x, y

    def under(self, place: Place) -> set[str]:
        """All that a player would say is there: what lies on top, a card that is lifted, an enemy behind a plate."""
        scene = self.scene
        spot = scene.board.at(place)
        names = {spot.name} if spot is not None else set()
        if isinstance(scene, Combat) and scene.overlay is None:
            card, foe = scene.pointing.card_at(place), scene.pointing.foe_at(place)
            names |= {f"card:{card}"} if card is not None else set()
            names |= {foe.name} if foe is not None else set()
        return names

    def press_at(self, place: Place) -> tuple[set[str], list[Command], bool]:
        """The button goes down: what is under it then, what is asked for by that, and whether it had been there."""
        self.place = place
        self.window.engine.pointer = self.window.game.canvas.pixel(place)
        self.window.game.input.point()  # what is looked at rises before it is pressed
        self.look()
        fresh = self.fresh(place)
        under = self.under(place) | self.held()
        return under, self.do("press", "left mouse down", place), fresh

    def held(self) -> set[str]:
        """What is aimed."""
        aiming = self.scene.controls.aiming.aim if isinstance(self.scene, Combat) else None
        if aiming is None:
            return set()
        return {f"card:{aiming.card}" if aiming.card is not None else f"potion:{aiming.slot}"}

    def fresh(self, place: Place | None = None) -> bool:
        """Whether what is asked has only just come, and the pointer has not been moved since."""
        moved = place is not None and math.dist(place, self.seen_from) > STILL
        return self.now - self.seen_at < SETTLES - 1e-6 and not moved

    # --- and what it may come to -------------------------------------------------

    def gesture(self, end: Place | None = None, *, between: int = 0, lost: str = "") -> None:
        """Press somewhere, let go there or elsewhere; in between frames pass, or the press is lost."""
        start = self.somewhere()
        down, asked, fresh = self.press_at(start)
        foes = self.foes()
        self.check(asked, down, down, foes, fresh=fresh)
        self.pass_frames(between)
        if lost == "focus":
            assert self.do("focus", LEFT) == []
        elif lost == "size":
            self.window.engine.resize(self.dice.choice([size for size in SIZES if size != self.window.engine.size]))
            self.look()
        end = start if end is None else end
        before = self.held()
        self.place = end
        self.window.engine.pointer = self.window.game.canvas.pixel(end)
        self.window.game.input.point()
        up, foes = self.under(end), self.foes()
        asked = self.do("release", "left mouse up", end)
        if lost:
            assert asked == [], self.story()
        self.check(asked, down | before, up, foes, fresh=fresh)
        self.look()

    def foes(self) -> list[int]:
        return [foe.entity for foe in self.scene.picture.foes]

    def check(self, asked: list[Command], down: set[str], up: set[str], foes: list[int], *, fresh: bool) -> None:
        """Each command fits what was under the pointer when the button went down, and when it went up."""
        for command in asked:
            self.checked += 1
            assert not fresh, ("it had only just come", command, self.story())
            assert self.fits(command, down, up, foes), (command, down, up, self.story())

    def fits(self, command: Command, down: set[str], up: set[str], foes: list[int]) -> bool:
        clicked = down & up
        if any(isinstance(command, DIALOGS[name]) for name in clicked & DIALOGS.keys()):
            return True
        match command:
            case PlayCard(card, target):
                aimed = target is None or foes == [target] or f"foe:{target}" in up
                return f"card:{card}" in down and aimed
            case UsePotion(slot, target):
                aimed = target is None or foes == [target] or f"foe:{target}" in up
                return aimed and (f"potion:{slot}" in down or "use" in clicked)
            case DiscardPotion():
                return bool({"throw", "gone"} & clicked)
            case EndTurn():
                return "end_turn" in clicked
            case Choose(None):
                return "leave" in clicked
            case Choose(option):
                return f"option:{option}" in clicked or "all" in clicked
        return False

    def key(self, name: str) -> None:
        """A key, by where the focus is or by what it always means."""
        scene, question = self.scene, self.question
        self.look()
        if name in MOVING:
            self.seen_at = -math.inf  # who moves the focus looks where it goes
        fresh = self.fresh()
        hot, cards = scene.board.hot, scene.pointing.cards if isinstance(scene, Combat) else []
        focus = {hot.name} if hot is not None else set()
        focus |= self.held()
        foes, overlay = self.foes(), scene.overlay
        asked = self.do("key", name)
        if name.startswith(HELD):
            assert asked == [], self.story()
        for command in asked:
            self.checked += 1
            assert not fresh, ("it had only just come", command, self.story())
            if name in ("enter", "space"):
                assert self.fits(command, focus, focus, foes), (command, focus, self.story())
            elif name == "e" and isinstance(scene, Combat) and overlay is None:
                assert isinstance(command, EndTurn), (command, self.story())
            elif name == "e":
                gives_up = question.kind in ("rewards", "rest") and question.options
                assert isinstance(command, Choose), (command, self.story())
                assert command.option is not None or not gives_up, self.story()
            elif name.isdigit() and isinstance(scene, Combat) and overlay is None:
                spot = cards[(int(name) - 1) % 10]
                assert self.fits(command, {spot.name}, {spot.name}, foes), (command, self.story())
            elif name.isdigit():
                assert command == Choose((int(name) - 1) % 10), (command, self.story())
            elif name == "escape":
                assert command == Choose(None), (command, self.story())
            else:
                pytest.fail(f"{name} asked for {command}: {self.story()}")
        self.look()

    def story(self) -> str:
        return " | ".join(self.told[-12:])

    def act(self) -> None:
        """Something at random."""
        roll, dice = self.dice.random(), self.dice
        if self.scene.overlay is not None and dice.random() < 0.25:
            self.key("escape")
        elif roll < 0.30:
            self.gesture()
        elif roll < 0.42:
            self.gesture(between=dice.randint(1, 2))
        elif roll < 0.60:
            self.gesture(self.somewhere(), between=dice.randint(0, 2))
        elif roll < 0.64:
            self.gesture(self.somewhere(), between=1, lost="focus")
        elif roll < 0.645:
            self.gesture(between=1, lost="size")
        elif roll < 0.66:
            self.do("right", "right mouse down", self.somewhere())
        elif roll < 0.70:
            self.key(dice.choice(HELD) + dice.choice(KEYS))
        elif roll < 0.95:
            self.key(dice.choice(KEYS))
        self.pass_frames(dice.choice((0, 0, 1, 1, 2, 4)))


def run(seed: str) -> SavedGame:
    """A run whose hero lasts."""
    session = Session.start("blood_reaper", seed, "wandering")
    health = session.component(session.world.player, Health)
    health.hp = health.max_hp = HARDY
    session.world.belt.slots[:] = ["firebomb", "blood_vial", None]
    return SavedGame(session)


def weaken(scene: Combat) -> None:
    """The enemies of a fight that has just begun fall soon."""
    for foe in scene.picture.foes:
        health = scene.session.session.component(foe.entity, Health)
        health.hp = min(health.hp, FRAIL)


@pytest.mark.parametrize("number", range(4))
def test_whatever_is_asked_for_was_under_the_pointer_when_it_went_down(
    opened: Open, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    window = opened(speed=(0, 4)[number % 2])
    monkeypatch.setattr(window.game.engine, "quit", lambda: None)
    hands = Hands(window, random.Random(number))
    monkeypatch.setattr(SavedGame, "submit", _reporting(SavedGame.submit, hands))
    begun, weak = 0, None
    for _ in range(ACTIONS):
        scene = window.game.scene
        if not isinstance(scene, Combat | Road):
            begun += 1
            window.game.tweens.finish()
            window.navigation.resume(run(f"HANDS-{number}-{begun}"))
            window.game.tweens.finish()
            window.game.frame(1 / 60)
            if window.game.settings.speed == 0:
                window.game.settings.speed = (0, 4)[number % 2]
            hands.look()
            continue
        if isinstance(scene, Combat) and scene is not weak:
            weak = scene
            weaken(scene)
        try:
            hands.act()
        except LeftTheGame:
            continue
    assert hands.checked > ACTIONS / 25, "the hands did next to nothing"
    assert all(entry.by for entry in hands.asked), "something was asked for while the hands did nothing"


def _reporting(submit: Submit, hands: Hands) -> Submit:
    """What is asked for is told to the hands, with what they are doing."""

    def recorded(self: SavedGame, command: Command) -> tuple[Fact, ...]:
        hands.asked.append(Asked(command, hands.doing))
        return submit(self, command)

    return recorded
