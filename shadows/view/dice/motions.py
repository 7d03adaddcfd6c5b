"""How dice and hands look and sound: what is thrown, held, counted, and what elements do together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from components import facts
from components.dice.prefabs import DiceLibrary
from components.facts import Fact
from shadows.picture.dice.models import DicePicture
from shadows.view.combat import playback
from shadows.view.combat.performing.performance import SELF, Performance
from shadows.view.dice.fight import DiceFight
from shadows.view.dice.formula import STRIKES
from shadows.view.dice.hud import states
from shadows.view.dice.rattle import hear_throw
from shadows.view.engine import cosmetics, theme
from shadows.view.stage.dice import DieState

LASTS: dict[type[Fact], float] = {
    facts.DiceRolled: 1.15,
    facts.DieHeld: 0.04,
    facts.DieReleased: 0.04,
    facts.DieChanged: 0.22,
    facts.ElementChanged: 0.25,
    facts.DieAdded: 0.30,
    facts.DieOut: 0.20,
    facts.HandScored: 1.26,
    facts.Stunned: 0.35,
    facts.Froze: 0.40,
    facts.FreezeResisted: 0.25,
    facts.ActionLost: 0.45,
    facts.StreakBroken: 0.30,
    facts.Interfered: 0.35,
    facts.InterferenceFell: 0.55,
    facts.InterferenceLifted: 0.30,
    facts.RelicUsed: 0.30,
    facts.DeathDefied: 1.00,
}
"""How long a fact stands before the next, in seconds; the others as in every fight."""

TIERS = {2: 0.5, 3: 1.0, 4: 1.5}
"""The seconds of a combo, by how many elements act together, and how strongly the picture trembles."""
TREMBLES = {2: 0.3, 3: 0.65, 4: 1.0}

WORTH = ("low", "fair", "good", "great", "grand")
"""How a hand is called, by the fifth of all hands that it is in, from the least."""

CLIMBS = (0, 2, 3, 5, 7, 8, 10, 12)
"""By how many semitones each die of a hand is counted higher than the first: a scale of D minor."""

STREAKS = (0, 0, 3, 7, 10, 14)
"""By how many semitones a streak is sung higher, from none on."""

CALLED = 0.7
"""How loud a hand is called, so that what is counted is heard in it."""

COUNTED, COMET = 0.55, 0.09
"""Seconds in which the dice of a hand are counted, and in which the blow flies to its target."""

Play = Callable[["DiceMotions", Any], None]
PLAYS: dict[type[Fact], Play] = {}
"""Kind of fact -> how it is played, besides what every fight shows of it."""


def plays(*kinds: type[Fact]) -> Callable[[Play], Play]:
    """Marks a function as the one that plays facts of some kinds."""

    def mark(play: Play) -> Play:
        PLAYS.update(dict.fromkeys(kinds, play))
        return play

    return mark


class DiceMotions:
    """Plays what happens to dice and hands."""

    def __init__(self, fight: DiceFight, performance: Performance) -> None:
        self.fight, self.performance = fight, performance
        self.before = self.after = fight.picture
        self.done: Sequence[Fact] = ()
        """What happened last."""
        self._rolls = 0

    def prepare(self, before: DicePicture, after: DicePicture, done: Sequence[Fact]) -> None:
        """What is about to be played, and the pictures that it leads from and to."""
        self.before, self.after, self.done = before, after, done

    def lasts(self, fact: Fact) -> float:
        """How long a fact stands before the next, in seconds."""
        if isinstance(fact, facts.ComboActed):
            return TIERS.get(self.tier(fact.combo), TIERS[2])
        return LASTS.get(type(fact), 0.0) or playback.lasts(fact)

    def show(self, fact: Fact) -> None:
        """Play one fact, after its numbers have been moved on."""
        play = PLAYS.get(type(fact))
        if play is not None:
            play(self, fact)

    @property
    def library(self) -> DiceLibrary:
        """The content that is played with. Raises TypeError for another game's."""
        library = self.fight.game.library
        if not isinstance(library, DiceLibrary):
            raise TypeError("the content of a game without dice")
        return library

    def tier(self, combo: str) -> int:
        """How many elements act together in a combo."""
        return self.library.combos[combo].tier if combo in self.library.combos else 2

    def next_seed(self) -> str:
        """Rolls look alike in the same fight, and different from each other."""
        self._rolls += 1
        return f"{self.fight.picture.seed} {self.fight.picture.round} {self._rolls}"

    def states(self) -> list[DieState]:
        """The dice as they are displayed."""
        return states(self.fight.displayed_dice)

    def throw(self, dice: Collection[int]) -> None:
        """Some of the dice that are displayed roll in, and are heard."""
        self.fight.hud.tray.throw(self.states(), dice, self.next_seed())
        hear_throw(self.fight.game, self.fight.table)

    def slide(self) -> None:
        """The dice come to lie as they are displayed."""
        self.fight.hud.tray.change(self.states())


@plays(facts.DiceRolled)
def rolled(show: DiceMotions, fact: facts.DiceRolled) -> None:
    """They come in from below; their elements take hold at rest."""
    again = fact.how == "again"
    show.performance.sound(("reroll" if show.fight.displayed_dice.rerolls else "reroll_last") if again else "die_throw")
    hud = show.fight.hud
    hud.tell_hands((), None, "", 0)
    hud.lift(None)
    show.throw(fact.dice)


@plays(facts.DieHeld, facts.DieReleased)
def held(show: DiceMotions, fact: facts.DieHeld | facts.DieReleased) -> None:
    """It slides along its column."""
    show.performance.sound("die_hold" if isinstance(fact, facts.DieHeld) else "die_release")
    show.slide()


@plays(facts.DieChanged)
def changed(show: DiceMotions, _: facts.DieChanged) -> None:
    """It turns over, and shows something else."""
    show.performance.sound("die_knock")
    show.slide()


@plays(facts.ElementChanged)
def element_changed(show: DiceMotions, fact: facts.ElementChanged) -> None:
    """It flares, and is another one."""
    show.performance.sound(f"element_{fact.element}" if fact.element else "meddle_strip")
    show.slide()


@plays(facts.DieAdded)
def added(show: DiceMotions, fact: facts.DieAdded) -> None:
    """It rolls in."""
    show.performance.sound("die_throw", 0.7)
    show.throw([fact.die])


@plays(facts.DieOut)
def out(show: DiceMotions, _: facts.DieOut) -> None:
    """It is gone."""
    show.slide()


@plays(facts.HandScored)
def scored(show: DiceMotions, fact: facts.HandScored) -> None:
    """Die after die is counted, the mult strikes, the streak strikes, and what comes of it flies at the enemy."""
    hud, performance, calm = show.fight.hud, show.performance, show.fight.game.settings.calm
    hand = show.library.hands[fact.hand]
    formula = hud.formula
    ranks = sorted(other.rank for other in show.library.hands.values())
    worthy = WORTH[ranks.index(hand.rank) * len(WORTH) // len(ranks)]
    performance.sound(f"hand_{worthy}", CALLED)
    hud.lift(fact.dice)
    hud.hands.show((), "", 0)
    formula.show(hand.name, fact.chips, fact.mult, fact.streak, fact.damage)
    formula.wait()
    step = COUNTED / max(len(fact.dice), 1)
    worth = {die.entity: die.worth for die in show.before.dice}
    chips = fact.chips - fact.values
    formula.count(chips)
    for place, die in enumerate(fact.dice):
        counted = worth.get(die, 0)
        chips = fact.chips if place == len(fact.dice) - 1 else chips + counted
        hud.tray.hop(die, place * step)
        show.fight.tweens.add(
            0.0, lambda _: None, delay=place * step, after=partial(_count, show, die, counted, chips, place)
        )
    formula.strike("mult", COUNTED + 0.08)
    formula.strike("streak", COUNTED + 0.08 + STRIKES)
    formula.strike("total", COUNTED + 0.08 + 2 * STRIKES)
    show.fight.tweens.add(0.0, lambda _: None, delay=COUNTED + 0.08, after=lambda: performance.sound("mult"))
    creature = performance.creature(fact.target)
    if creature is not None and not calm:
        end = show.fight.game.canvas.project(creature.chest)
        start = formula.place_of("total")
        tone = theme.rgba(_colour(_element(show, fact.dice)))
        show.fight.hud.comet.fly(start, end, tone, COMET, COUNTED + 0.08 + 3 * STRIKES)
    performance.strikes = _strikes(show, fact.dice)


@plays(facts.ComboActed)
def combo(show: DiceMotions, fact: facts.ComboActed) -> None:
    """The dice of its elements flare, the picture trembles, and its name is told: longer, the more act together."""
    prefab = show.library.combos[fact.combo]
    tier = show.tier(fact.combo)
    hud, performance = show.fight.hud, show.performance
    for element in prefab.elements:
        dice = [die.entity for die in show.fight.displayed_dice.dice.values() if die.element == element]
        hud.tray.flare(dice, element)
    hud.proclaim(prefab.name)
    show.fight.game.shake(TREMBLES.get(tier, 1.0))
    performance.sound("combo_two" if tier < 3 else "combo_three" if tier == 3 else "combo_four")
    for element in prefab.elements:
        performance.sound(f"element_{element}")
    creature = performance.creature(fact.target)
    at = creature.chest if creature is not None else SELF
    for element in prefab.elements:
        for kind in cosmetics.term(element).particles:
            performance.burst(kind, at, 0.4 * tier)
        red, green, blue, _ = theme.rgba(_colour(element))
        performance.light(at, (red * tier, green * tier, blue * tier), 0.4 * tier)
    performance.strikes = tuple(kind for element in prefab.elements for kind in cosmetics.term(element).particles)


@plays(facts.Stunned)
def stunned(show: DiceMotions, fact: facts.Stunned) -> None:
    """Stars before its eyes, and a word."""
    _tell(show, fact.target, "Stunned", theme.GOLD, "stun", "sparks")


@plays(facts.Froze)
def froze(show: DiceMotions, fact: facts.Froze) -> None:
    """It stands in ice."""
    _tell(show, fact.target, "Frozen", theme.WARD, "freeze", "ward")
    creature = show.performance.creature(fact.target)
    if creature is not None:
        show.performance.flash(creature, (0.5, 1.2, 2.2), 1.0)


@plays(facts.FreezeResisted)
def resisted(show: DiceMotions, fact: facts.FreezeResisted) -> None:
    """A word."""
    _tell(show, fact.target, "Resists", theme.ASH, "shatter", "")


@plays(facts.ActionLost)
def lost(show: DiceMotions, fact: facts.ActionLost) -> None:
    """What it had announced fades."""
    _tell(show, fact.enemy, "Loses its action", theme.GOLD, "debuff", "")


@plays(facts.StreakRose)
def streak_rose(show: DiceMotions, fact: facts.StreakRose) -> None:
    """From the second on it is told, and sung higher each time."""
    if fact.streak > 1:
        raised = STREAKS[min(fact.streak, len(STREAKS) - 1)]
        show.fight.game.sounds.play("streak", raised=raised)
        show.performance.rise(show.fight.displayed.player, f"Streak {fact.streak}", 0.036, "#ffb055")


@plays(facts.StreakBroken)
def streak_broken(show: DiceMotions, _: facts.StreakBroken) -> None:
    """It is told."""
    show.performance.sound("streak_lost")
    show.performance.rise(show.fight.displayed.player, "The streak breaks", 0.034, theme.ASH)


@plays(facts.Interfered)
def interfered(show: DiceMotions, fact: facts.Interfered) -> None:
    """What is to come is told, where it comes from."""
    name = _called(show, fact.interference)
    _tell(
        show, fact.source, name if fact.amount else f"{name} is undone", "#c79bff", _meddles(fact.interference), "hex"
    )


@plays(facts.InterferenceFell)
def interference_fell(show: DiceMotions, fact: facts.InterferenceFell) -> None:
    """It is seen on the dice that it strikes."""
    show.performance.sound(_meddles(fact.interference))
    hud = show.fight.hud
    show.slide()
    hud.notice(_called(show, fact.interference), "#c79bff")


@plays(facts.InterferenceLifted)
def interference_lifted(show: DiceMotions, _: facts.InterferenceLifted) -> None:
    """The dice are as they were."""
    show.performance.sound("die_release")
    show.slide()


@plays(facts.RerollsGained)
def rerolls_gained(show: DiceMotions, _: facts.RerollsGained) -> None:
    """They are heard; how many there are is drawn."""
    show.performance.sound("energy")


@plays(facts.Devoured)
def devoured(show: DiceMotions, fact: facts.Devoured) -> None:
    """It gulps."""
    show.performance.sound("potion", body=fact.enemy)


@plays(facts.RelicUsed)
def relic_used(show: DiceMotions, fact: facts.RelicUsed) -> None:
    """It flashes."""
    show.performance.sound("relic", 0.7)
    show.fight.hud.belt.flash(fact.relic, show.fight.tweens)


@plays(facts.DeathDefied)
def death_defied(show: DiceMotions, _: facts.DeathDefied) -> None:
    """It is proclaimed."""
    show.performance.sound("heal")
    show.fight.hud.proclaim("Not yet")
    show.performance.burst("heal", SELF, 1.0)


def _count(show: DiceMotions, die: int, counted: int, chips: int, place: int) -> None:
    """A die has been counted: what it gave rises from it, and the chips are so many now."""
    hud = show.fight.hud
    hud.formula.count(chips)
    show.fight.game.sounds.play("chip", raised=CLIMBS[min(place, len(CLIMBS) - 1)])
    box = hud.tray.box(die)
    if box is not None and counted:
        hud.floats.rise(f"+{counted}", box.x, box.top, 0.040, theme.BRIGHT)


def _element(show: DiceMotions, dice: Sequence[int]) -> str:
    """The element of a hand's first elemental die; empty for none."""
    shown = show.fight.displayed_dice.dice
    return next((shown[die].element for die in dice if die in shown and shown[die].element), "")


def _colour(element: str) -> str:
    """The colour of an element; that of bone for none."""
    return cosmetics.term(element).colour or theme.BONE


def _strikes(show: DiceMotions, dice: Sequence[int]) -> tuple[str, ...]:
    return cosmetics.term(_element(show, dice)).particles or ("blood",)


def _meddles(word: str) -> str:
    """How it is heard that an enemy meddles with dice in a way."""
    return cosmetics.term(word).sound or "debuff"


def _called(show: DiceMotions, word: str) -> str:
    keyword = show.library.keywords.get(word)
    return keyword.name if keyword is not None else word.replace("_", " ").capitalize()


def _tell(show: DiceMotions, body: int, words: str, colour: str, sound: str, particles: str) -> None:
    show.performance.sound(sound, 0.8)
    show.performance.rise(body, words, 0.036, colour, down=0.05)
    if particles:
        show.performance.burst(particles, show.performance.before_body(body), 0.6)
