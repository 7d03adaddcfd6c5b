"""What came of a decision, where it was made: its story, and everything that it changed, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from panda3d.core import NodePath

from shadows.content.text import wording
from shadows.content.text.spans import Tip
from shadows.picture.outcomes import ChangeLook, OutcomeLook
from shadows.view.combat.cuts import ADDS
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.engine import assets, theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.panels.questions.context import Layout, QuestionContext
from shadows.view.panels.questions.frame import paragraph, rule
from shadows.view.widgets import tips
from shadows.view.widgets.bar import Bar
from shadows.view.widgets.button import Button, plaque, plaque_height
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import halo, plate, sprite

WIDTH, EDGE, PAD = 0.82, 0.045, 0.044
WIDENS = 0.40
"""By this part of the growth of its letters the panel is wider."""

HEAD, FOOT, GAP = 0.078, 0.122, 0.022
MIDDLE, HIGHEST = -0.042, 0.84
LOW = 0.088
"""How far above the lower edge the panel of a fire ends."""

STORY, NUMBER = 0.034, 0.036
ICON, THING, BAR = 0.052, 0.092, 0.034
CARD, LEAST, BESIDE = 0.345, 0.180, 0.030
"""The height of a card on the panel, the least that is left of it, and what is free beside it."""

TALL, BELOW_BAR = 0.430, 0.030
"""How high a card is at most that floats over a fire, and how far below the bar it stays."""

TURNED = 0.06
"""The least breadth of a card that is turned over, by its whole."""

FIRST, NEXT = 0.40, 0.32
"""Seconds until the first change is seen, and from one to the next."""

POPS, TURNS, BURNS, COUNTS = 0.26, 0.42, 0.85, 0.80
HELD = 0.50
"""Seconds in which a card is seen before it burns."""

BLOWS = (0.45, 0.85, 1.25)
"""When the hammer falls on a card that is upgraded, in seconds."""

GHOST = 0.50
"""How much is left to see of a card that is gone; over a fire nothing is."""

SWINGS, FLASH = 0.36, 0.30
"""Seconds in which a card that was struck comes to rest, and in which the light of the blow fades."""

TOLD = 4
"""So many sentences are read where nobody has written a line."""

WORDS = {"hp": "HP", "max_hp": "max HP", "gold": "Gold"}
ICONS = {"hp": "heart", "max_hp": "heart", "gold": "gold"}
STAMPS = {
    "gained": ("{} joins your deck", theme.GOLD),
    "removed": ("{} leaves your deck", theme.BAD),
    "upgraded": ("{} is upgraded", theme.GOOD),
}
"""What stands below a card, by its name, and the colour of that."""

STAMPED = 4
"""Below so many cards there is room for it."""


class Moment(NamedTuple):
    """A moment of a change, in seconds after it begins to be seen; `strength` is 1 for the last of them."""

    change: ChangeLook
    strength: float


Sense = Callable[[Moment], None]
"""Whoever wants to know that a beat has come."""


def amount(change: ChangeLook) -> str:
    """A change in HP or Gold, in words."""
    sign = "+" if change.amount > 0 else "−"
    return f"{sign}{abs(change.amount)} {WORDS[change.kind]}"


class OutcomePage(Layout):
    """Beside what is seen of an event; low at a fire, over which the cards float.

    `hp` are HP and max HP as they are now. `play` lets it happen; until then it is seen as it ends.
    """

    keys = (("Enter", "Continue"),)

    def __init__(self, context: QuestionContext, outcome: OutcomeLook, hp: tuple[int, int]) -> None:
        self.outcome, self._hp = outcome, hp
        self._low = outcome.layout == "fire"
        self._ghost = 0.0 if self._low else GHOST
        self._cards: list[tuple[ChangeLook, CardSprite, Box, Label]] = []
        self._shown: list[tuple[ChangeLook, NodePath]] = []
        self._bar: Bar | None = None
        self.places: list[tuple[ChangeLook, Place]] = []
        """Where each change is seen."""
        super().__init__(context)

    # --- laid out ----------------------------------------------------------------

    def build(self) -> None:
        """Panel, story, changes, and the way on."""
        context, outcome = self.context, self.outcome
        width = theme.grown(WIDTH, WIDENS)
        inner = width - 2 * PAD
        numbers = [change for change in outcome.changes if change.kind in WORDS]
        things = [change for change in outcome.changes if change.kind in ("relic", "potion")]
        drawn = [change for change in outcome.changes if change.card is not None]
        story = outcome.story or _plainly(outcome.told)
        told = measure(story, STORY, "italic", inner)[1]
        healed = any(change.kind in ("hp", "max_hp") for change in numbers)
        heights = [_thing_height(change, inner) for change in things]
        tall = HEAD + told + FOOT
        high = theme.em(NUMBER) * 1.6
        below = healed and len(numbers) > 1
        tall += (high + GAP) * bool(numbers) + (theme.grown(BAR) + GAP) * below
        stamp = line_height(theme.SMALL, "bold") + 0.012
        height = 0.0
        room = HIGHEST - tall - (LEAST + stamp + 2 * GAP) * bool(drawn and not self._low)
        listed = sum(height + GAP for height in heights) <= room
        tall += sum(height + GAP for height in heights) if listed else THING + GAP
        if drawn and not self._low:
            fits = inner / len(drawn) * 0.94 / theme.CARD_RATIO
            height = max(LEAST, min(CARD, fits, HIGHEST - tall - stamp - 2 * GAP))
            tall += height + stamp + 2 * GAP
        x, y = self._stand(width, tall)
        plate(context.root, "panel", x, y, width, tall, 0.05)
        top = y + tall / 2
        plaque(context.root, outcome.title, x, top - 0.008, theme.H2 * 0.94)
        left, top = x - inner / 2, top - HEAD
        paragraph(context.root, left, top, story, inner, STORY, theme.BONE, "italic")
        top -= told + GAP
        if numbers:
            rule(context.root, x, top + GAP * 0.45, inner)
            top = self._numbers(numbers, left, top, inner)
        if below:
            top = self._health(left, top, inner)
        elif healed:  # beside the one number that there is
            self._health(x, top + high / 2 + GAP + theme.grown(BAR) / 2, inner / 2)
        if listed:
            for change, one in zip(things, heights, strict=True):
                self._thing(change, left, top, inner, one)
                top -= one + GAP
        else:
            self._row(things, left, top, inner)
            top -= THING + GAP
        if self._low:
            ceiling = context.canvas.top - theme.TOP_BAR - BELOW_BAR
            free = ceiling - (y + tall / 2 + plaque_height() / 2 + stamp + GAP)
            height = min(TALL, free)
            self._deal(drawn, 0.0, ceiling - (free - height) / 2 - height / 2, height, context.canvas.width - 0.2)
        elif drawn:
            self._deal(drawn, x, top - GAP * 0.4 - height / 2, height, inner)
        go_on = Button(
            context.root,
            "continue",
            "Continue",
            x,
            y - tall / 2 + 0.062,
            lambda: context.choose(None),
            0.28,
            0.064,
            key="E",
        )
        self.spots = [context.add(go_on.spot)]

    def _stand(self, width: float, tall: float) -> Place:
        """Where the middle of the panel is."""
        canvas = self.context.canvas
        if self._low:
            return 0.0, LOW - canvas.top + tall / 2
        return canvas.width / 2 - EDGE - width / 2, MIDDLE

    def _numbers(self, changes: Sequence[ChangeLook], left: float, top: float, inner: float) -> float:
        """HP and Gold side by side; returns where what is below begins."""
        high = theme.em(NUMBER) * 1.6
        room = inner / max(len(changes), 2)
        for number, change in enumerate(changes):
            x, y = left + number * room, top - high / 2
            root = self._appears(change, x + room / 2, y)
            sprite(root, assets.icon(ICONS[change.kind]), x + ICON / 2 - root.get_x(), 0, ICON)
            good = theme.GOLD if change.kind == "gold" else theme.GOOD
            colour = theme.HURT if change.amount < 0 else good
            label = Label(root, x + ICON + 0.014 - root.get_x(), 0, NUMBER, colour, "bold", "left", amount(change))
            label.fit(room - ICON - 0.02)
        return top - high - GAP

    def _health(self, left: float, top: float, inner: float) -> float:
        high = theme.grown(BAR)
        self._bar = Bar(self.context.root, left, top - high / 2, inner, high)
        self._bar.show(*self._hp, 0)
        return top - high - GAP

    def _thing(self, change: ChangeLook, left: float, top: float, inner: float, tall: float) -> None:
        """A relic or a potion, and what it does."""
        x, y = left + THING / 2, top - tall / 2
        root = self._appears(change, x, y)
        halo(root, 0, 0, THING * 2.1, THING * 2.1, theme.rgba(theme.GOLD, 0.34))
        sprite(root, assets.icon(change.id), 0, 0, THING)
        room = inner - THING - 0.022
        text_left, name = left + THING + 0.022, line_height(theme.BODY, "bold")
        first = top - (tall - name - measure(change.text, theme.SMALL, "body", room)[1]) / 2
        Label(root, text_left - x, first - name / 2 - y, theme.BODY, theme.HEADING, "bold", "left", change.name).fit(
            room
        )
        paragraph(root, text_left - x, first - name - y, change.text, room)
        self._explain(change, Box(left + inner / 2, y, inner, tall))

    def _row(self, changes: Sequence[ChangeLook], left: float, top: float, inner: float) -> None:
        """More relics and potions than can be told of: they explain themselves when they are pointed at."""
        step = min(THING * 1.2, inner / len(changes))
        for number, change in enumerate(changes):
            x, y = left + (number + 0.5) * step, top - THING / 2
            sprite(self._appears(change, x, y), assets.icon(change.id), 0, 0, min(THING, step * 0.94))
            self._explain(change, Box(x, y, step, THING))

    def _explain(self, change: ChangeLook, box: Box) -> None:
        self.context.add(Spot(f"change:{change.id}", box, tips=lambda: self._tips(change), focusable=False))

    def _deal(self, changes: Sequence[ChangeLook], x: float, y: float, height: float, room: float) -> None:
        """Cards side by side, each with what became of it below."""
        said = (measure(STAMPS[change.kind][0].format(change.name), theme.SMALL, "bold")[0] for change in changes)
        step = min(max(height * theme.CARD_RATIO, *said, 0.0) + BESIDE, room / max(len(changes), 1))
        height = min(height, step * 0.94 / theme.CARD_RATIO)
        for number, change in enumerate(changes):
            at = x + (number - (len(changes) - 1) / 2) * step
            face = CardSprite(self.context.root)
            says, colour = STAMPS[change.kind]
            words = says.format(change.name) if len(changes) <= STAMPED else ""
            below = y - height / 2 - 0.012 - line_height(theme.SMALL, "bold") / 2
            if self._low and words:
                wide = measure(words, theme.SMALL, "bold")[0] + 0.05
                plate(self.context.root, "tooltip", at, below, wide, line_height(theme.SMALL, "bold") * 1.2, 0.012)
            label = Label(self.context.root, at, below, theme.SMALL, colour, "bold", text=words)
            label.fit(step - BESIDE / 2 if len(changes) > 1 else room)
            box = Box(at, y, height * theme.CARD_RATIO, height)
            self._cards.append((change, face, box, label))
            self.places.append((change, (at, y)))
            self._explain(change, box)
            face.place(at, y, height)
            self._end_card(change, face)

    def _appears(self, change: ChangeLook, x: float, y: float) -> NodePath:
        """A node for what is shown of a change, about the place where it is seen."""
        root = self.context.root.attach_new_node("change")
        root.set_pos(x, y, 0)
        self._shown.append((change, root))
        self.places.append((change, (x, y)))
        return root

    def _end_card(self, change: ChangeLook, face: CardSprite) -> None:
        """A card as it is seen in the end."""
        look = change.becomes or change.card
        if look is not None:
            face.show(look)
        gone = change.kind == "removed"
        face.light(cards.SHADE if gone else cards.HOT)
        face.fade(self._ghost if gone else 1.0)

    def _tips(self, change: ChangeLook) -> list[Tip]:
        library = self.context.library
        look = change.becomes or change.card
        if look is not None:
            return tips.of_card(library, look)
        return [Tip(change.kind, change.id, change.name, change.text), *wording.tips(library, change.text)]

    # --- how it happens ----------------------------------------------------------

    def play(self, tweens: Tweens, sense: Sense, count: Callable[[int, int], None]) -> None:
        """Let it happen: change after change is seen, and told of when it is; `count` is told HP and max HP on their
        way."""
        for change, root in self._shown:
            self._pop(tweens, root, self._begins(change))
            self._tell(tweens, sense, Moment(change, 1.0), self._begins(change))
        if self._bar is not None:
            self._count(tweens, self._bar, count)
        for change, face, box, label in self._cards:
            begins = self._begins(change)
            label.path.set_transparency(True)
            tweens.add(POPS, label.path.set_alpha_scale, delay=begins + (BLOWS[-1] if change.becomes else TURNS))
            label.path.set_alpha_scale(0.0)
            match change.kind:
                case "gained":
                    self._turn(tweens, change, face, box, begins)
                    self._tell(tweens, sense, Moment(change, 1.0), begins + TURNS)
                case "removed":
                    self._burn(tweens, change, face, box, begins)
                    self._tell(tweens, sense, Moment(change, 1.0), begins + HELD)
                case _:
                    self._forge(tweens, change, face, box, begins)
                    for number, blow in enumerate(BLOWS, start=1):
                        self._tell(tweens, sense, Moment(change, number / len(BLOWS)), begins + blow)

    def _begins(self, change: ChangeLook) -> float:
        """When a change begins to be seen, in seconds: they come in the order in which they happened."""
        return FIRST + NEXT * next(at for at, one in enumerate(self.outcome.changes) if one is change)

    @staticmethod
    def _tell(tweens: Tweens, sense: Sense, beat: Moment, when: float) -> None:
        tweens.add(0.0, lambda _: None, delay=when, after=lambda: sense(beat))

    def _pop(self, tweens: Tweens, root: NodePath, begins: float) -> None:
        still = self.context.still
        root.set_transparency(True)

        def move(t: float) -> None:
            if not root.is_empty():
                root.set_alpha_scale(min(t * 2, 1.0))
                root.set_scale(1.0 if still else 0.7 + 0.3 * tween.out(t) + 0.12 * tween.bump(t))

        move(0.0)
        tweens.add(POPS, move, delay=begins)

    def _count(self, tweens: Tweens, bar: Bar, count: Callable[[int, int], None]) -> None:
        """HP go from what they were to what they are."""
        hp, max_hp = self._hp
        changes = [change for change in self.outcome.changes if change.kind == "hp"]
        start = hp - sum(change.amount for change in changes)
        begins = min(map(self._begins, changes), default=FIRST)

        def move(t: float) -> None:
            now = round(start + (hp - start) * t)
            bar.show(now, max_hp, 0)
            count(now, max_hp)

        move(0.0)
        tweens.add(COUNTS, move, tween.smooth, delay=begins)

    def _turn(self, tweens: Tweens, change: ChangeLook, face: CardSprite, box: Box, begins: float) -> None:
        """A card is turned face up."""
        if self.context.still:
            self._fade_in(tweens, face, begins)
            return
        face.turn_over()
        face.fade(0.0)

        def move(t: float) -> None:
            if t >= 0.5:
                self._end_card(change, face)
            face.place(box.x, box.y + 0.03 * tween.bump(t), box.height)
            face.root.set_sx(box.height * max(TURNED, abs(1 - 2 * t)))
            face.fade(min(t * 4, 1.0))

        tweens.add(TURNS, move, tween.smooth, delay=begins)

    def _burn(self, tweens: Tweens, change: ChangeLook, face: CardSprite, box: Box, begins: float) -> None:
        """A card is seen once more, and goes up in embers."""
        if change.card is not None:
            face.show(change.card)
        face.light(cards.SHADE)
        self._fade_in(tweens, face, max(begins - POPS, 0.0))
        still = self.context.still

        def move(t: float) -> None:
            face.light((1.0, 0.45, 0.12, 0.95 * (1 - t)))
            face.fade(1 - (1 - self._ghost) * tween.smooth(t))
            if not still:
                face.place(box.x, box.y + 0.02 * tween.bump(t), box.height * (1 + 0.04 * tween.bump(t)))

        tweens.add(BURNS, move, delay=begins + HELD, after=lambda: self._end_card(change, face))

    def _forge(self, tweens: Tweens, change: ChangeLook, face: CardSprite, box: Box, begins: float) -> None:
        """A hammer falls on a card, and with the last blow it is another."""
        if change.card is not None:
            face.show(change.card)
        face.light(cards.SHADE)
        self._fade_in(tweens, face, max(begins - POPS, 0.0))
        still = self.context.still
        for number, blow in enumerate(BLOWS):
            last = number == len(BLOWS) - 1
            side = 1 if number % 2 else -1

            def move(t: float, last: bool = last, side: int = side) -> None:
                left = (1 - t) ** 2
                face.light((1.0, 0.62 + 0.3 * left, 0.25 + 0.6 * left, 0.95))
                if not still:
                    dip = 0.022 * left * (1.6 if last else 1.0)
                    face.place(box.x, box.y - dip, box.height * (1 - 0.05 * left), 2.4 * side * left)

            if last:
                tweens.add(0.0, lambda _: self._end_card(change, face), delay=begins + blow)
            tweens.add(SWINGS, move, delay=begins + blow)
            if self.context.flashes:
                self._flash(tweens, box, begins + blow)

    def _flash(self, tweens: Tweens, box: Box, when: float) -> None:
        """The light of a blow, over the card."""
        glow = halo(self.context.root, box.x, box.y + box.height * 0.1, 1, 1, theme.rgba("#ffd9a0"))
        glow.set_attrib(ADDS)
        glow.hide()

        def move(t: float) -> None:
            if not glow.is_empty():
                glow.show()
                glow.set_scale(box.height * (0.9 + 0.7 * t))
                glow.set_alpha_scale(0.9 * (1 - t) ** 2)

        tweens.add(FLASH, move, delay=when, after=glow.remove_node)

    @staticmethod
    def _fade_in(tweens: Tweens, face: CardSprite, begins: float) -> None:
        face.fade(0.0)
        tweens.add(POPS, face.fade, delay=begins)


def _plainly(told: Sequence[str]) -> str:
    """What is read where nobody has written a line: what happened, as far as that is short."""
    if len(told) > TOLD:
        return " ".join((*told[: TOLD - 1], f"And {len(told) - TOLD + 1} things more."))
    return " ".join(told) or "Nothing happens."


def _thing_height(change: ChangeLook, inner: float) -> float:
    told = measure(change.text, theme.SMALL, "body", inner - THING - 0.022)[1]
    return max(THING, line_height(theme.BODY, "bold") + told)
