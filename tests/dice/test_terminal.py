"""A fight of the dice game in the terminal: how dice are held, rolled and scored by what is written, and what is
told."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from components.facts import RoundBegan
from shadows.content.text.wording import plain
from shadows.picture.dice.lessons import Lessons
from shadows.picture.dice.models import DicePicture
from shadows.play.dice.sandbox import sandbox as game_sandbox
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.saves.writer import WRITER
from shadows.text.console import Left
from shadows.text.dice.guide import STEPS
from shadows.text.dice.orders import ORDERS
from shadows.text.playing import Playing
from shadows.text.shared_orders import SHARED
from tests.dice.small import fight
from tests.text.scripts import Script

TOUGH = {"prefab": "guard", "hp": 900}
PAIR = ("guard", "web")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The player's folder; the first steps are behind the player."""
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    settings.keep(Settings(guide=False))
    yield
    WRITER.wait()


def heard(dice: tuple[Any, ...], *orders: str, **given: Any) -> list[str]:
    """The lines that follow the last of the orders."""
    table = fight(*dice, **({"foes": [TOUGH]} | given))
    lines: list[str] = []

    class Heard(Script):
        def read(self, prompt: str, words: Any = ()) -> str:
            lines[:] = self.lines
            self.lines.clear()
            return super().read(prompt, words)

    script = Heard(orders)
    with suppress(Left):
        Playing(SavedGame(table.session), script.console).run()
    return lines or script.lines


ROLL = (6, "5 fire", 2, "2 lightning", 1)


def test_a_turn_begins_with_the_dice_and_the_best_hand() -> None:
    """Chance deals 16, the Pair of 2s (4 + 4) × 1.2 = 9."""
    assert heard(ROLL)[-2:] == [
        "Dice: 1: 6, 2: 5 fire, 3: 2, 4: 2 lightning, 5: 1. 2 rerolls left.",
        "Best: Chance, 16 to Guard. Combo: Overload.",
    ]


@pytest.mark.parametrize("order", ["hold 1 3", "1 3", "1, 3", "hold 3 1"])
def test_dice_are_held_by_their_numbers(order: str) -> None:
    assert heard(ROLL, order) == ["Held: 1: 6, 3: 2."]


def test_naming_dice_that_are_held_lets_go_of_them() -> None:
    assert heard(ROLL, "1 3", "1") == ["Held: 3: 2."]
    assert heard(ROLL, "1 3", "1 2") == ["Held: 1: 6, 2: 5 fire, 3: 2."]
    assert heard(ROLL, "1 3", "u all") == ["You hold no dice."]
    assert heard(ROLL, "1", "hold 1 2") == ["Held: 1: 6, 2: 5 fire."]


def test_hold_never_lets_go() -> None:
    assert heard(ROLL, "1 3", "hold 3 1") == ["You hold dice 3 and 1 already."]
    assert heard(ROLL, "1 3", "hold 3") == ["You hold die 3 already."]


def test_a_reroll_rolls_what_is_not_held_or_what_is_named() -> None:
    assert heard((*ROLL, 4, 4, 4), "1 2", "r")[0] == "Dice: 1: 6 held, 2: 5 fire held, 3: 4, 4: 4, 5: 4. 1 reroll left."
    assert heard((*ROLL, 6), "r 5")[0] == "Dice: 1: 6, 2: 5 fire, 3: 2, 4: 2 lightning, 5: 6. 1 reroll left."


@pytest.mark.parametrize("order", ["s pair", "score pair", "s 3", "pair", "s pair at 1", "s Pair 1"])
def test_a_hand_is_scored_by_its_name_or_number(order: str) -> None:
    assert "You score Pair at Guard: (4 + 12) × 1.2 = 19." in heard((6, 6, 1, 3, 4), order)


def test_score_alone_takes_the_best_hand() -> None:
    """Chance of 6, 6, 1, 3, 4 deals 20, the Pair 19."""
    assert "You score Chance at Guard: (0 + 20) × 1 = 20." in heard((6, 6, 1, 3, 4), "s")


def test_one_of_several_enemies_must_be_named() -> None:
    assert heard(ROLL, "s pair", foes=PAIR) == ["Pair needs a target, written after it: 1. Guard or 2. Web."]
    assert "You score Pair at Web: (4 + 4) × 1.2 = 9." in heard(ROLL, "s pair at web", foes=PAIR)
    assert "You score Chance at Web: (0 + 16) × 1 = 16." in heard(ROLL, "s at 2", foes=PAIR)


MISTAKES = {
    "hold": "Write the dice after it, for example: hold 1 3 or 1 3",
    "hold 6": "There is no die 6: your dice are 1 to 5.",
    "hold six": "There is no die six: your dice are 1 to 5.",
    "u 1": "You hold no dice.",
    "s full house": "Your dice do not make Full House: Pair, Chance or High Die.",
    "full house": "Your dice do not make Full House: Pair, Chance or High Die.",
    "s nonsense": "There is no hand 'nonsense' in your dice: Pair 3, Chance 2, High Die 1.",
    "s pair with firestorm": "There is no combo 'firestorm' in your dice: Overload 1.",
    "sing": "There is no command or hand 'sing'. Write h for help.",
    "use loaded": "Loaded Die needs a die and a number: use 1 die 3 value 6, for example.",
    "use 1 die 3": "Loaded Die needs a die and a number: use 1 die 3 value 6, for example.",
    "use 1 die": "Write the die after it: die 3, for example.",
    "use 1 die 9 value 6": "There is no die 9: your dice are 1 to 5.",
    "use 1 die 3 value many": "A die shows 1 to 6, not 'many'.",
    "use 3 water": "There is no element 'water': fire, ice, wind or lightning.",
    "use 3 value 6": "Charge asks for no value.",
    "use compass": "Compass acts by itself.",
    "use it": "There is no consumable or relic to use 'it' with you: Loaded Die 1, Idol 2, Charge 3, Glove 4.",
    "t 7": "There is no consumable 7 with you: Loaded Die 1, Idol 2, Charge 3.",
}


@pytest.mark.parametrize("order", MISTAKES)
def test_a_mistake_is_answered_with_what_would_be_right(order: str) -> None:
    given = {"consumables": ["loaded", "idol", "charge"], "relics": ["compass", "glove"]}
    assert heard(ROLL, order, **given) == [MISTAKES[order]]


@pytest.mark.parametrize("order", ["use 1 die 3 value 6", "use loaded 3 6", "p 1 3 to 6", "use loaded value 6 die 3"])
def test_a_consumable_takes_what_it_asks_for_in_words_or_in_its_order(order: str) -> None:
    told = heard(ROLL, order, consumables=["loaded"])
    assert told[:2] == ["You use Loaded Die.", "A 2 becomes a 6."]


def test_what_is_aimed_takes_an_enemy_after_the_rest() -> None:
    """A 6 thrown at times 3 in the first act is 18."""
    told = heard(ROLL, "use idol 1 at web", consumables=["idol"], foes=PAIR)
    assert told[:3] == ["You use Idol at Web.", "Web loses 18 HP.", "A die is out for this turn."]
    assert heard(ROLL, "use idol 1", consumables=["idol"], foes=PAIR) == [
        "Idol needs a target, written after it: 1. Guard or 2. Web."
    ]


def test_a_relic_with_a_use_has_a_number_after_the_slots() -> None:
    assert heard(ROLL, "use 4 5", relics=["glove"])[:2] == ["You use Glove.", "A 1 becomes a 6."]
    assert heard(ROLL, "use 4 5", "use glove 1", relics=["glove"]) == ["Glove has been used this combat."]


def test_the_table_tells_every_hand_and_what_those_would_do_that_the_dice_make() -> None:
    """Full House of 3, 3, 3, 6, 6: (10 + 21) × 1.8 = 55.8; above 30% of 150 HP are 45."""
    told = heard((3, 3, 3, 6, 6), "hands", foes=[{"prefab": "guard", "hp": 150, "block": 5}])
    assert len(told) == 1 + 19
    assert "  1. High Die of die 4: (2 + 6) × 1: 8 to Guard (3 HP)." in told
    assert "  12. Large Straight: 14 chips, mult ×2." in told
    best = "  11. Full House of dice 1, 2, 3, 4, 5: (10 + 21) × 1.8: 55 to Guard (50 HP), the best."
    assert best in told


def test_who_would_die_or_be_stunned_is_told() -> None:
    """Chance of 5 sixes deals 30, Five of a Kind (20 + 30) × 3 = 150; 61 of 200 HP stun."""
    told = heard((6, 6, 6, 6, 6), "c", foes=[{"prefab": "guard", "hp": 120}, {"prefab": "web", "hp": 900}])
    five = next(one for one in told if "Five of a Kind" in one)
    assert five.endswith("150 to Guard, who dies; 150 to Web, the best.")


def test_what_meddles_is_told_before_and_in_its_turn() -> None:
    """The Web snipes two dice: the lowest are fixed."""
    told = heard((6, 5, 4, 2, 1, 6, 5, 4, 2, 1), "e", foes=["web"])
    assert "Meddling this turn: Snipe, your 2 lowest dice are fixed." in told
    assert "Dice: 1: 6, 2: 5, 3: 4, 4: 2 fixed, 5: 1 fixed. 2 rerolls left." in told
    again = heard((6, 5, 4, 2, 1, 6, 5, 4, 2, 1), "e", "d", foes=["web"])
    assert "  4: 2, Snipe, fixed." in again


def test_a_hint_is_given_when_it_is_asked_for() -> None:
    """Four 6s deal (14 + 24) × 2.2 = 83.6, five (20 + 30) × 3 = 150. The fifth die has two rerolls, and is a 6 in 11 of
    36 cases: 83.6 + 66.4 × 11/36 = 103.9."""
    (told,) = heard((6, 6, 6, 6, 1), "hint")
    assert told == "Hold 1, 2, 3 and 4, then reroll: about 104 damage on average. Scoring now deals 83."
    (told,) = heard((6, 6, 6, 6, 1), "1 2 3 4", "hint")
    assert told == "Keep what you hold, then reroll: about 104 damage on average. Scoring now deals 83."
    (told,) = heard((6, 6, 6, 6, 1), "1 2 5", "hint")
    assert told.startswith("Hold 3 and 4 and let go of 5, then reroll: about 104 damage")
    assert heard((6, 6, 6, 6, 6), "y") == ["Score now: 150 damage. No reroll would bring more on average."]


def test_the_first_steps_are_told_one_after_the_other() -> None:
    settings.keep(Settings(guide=True))
    names = {words: name for name, words in STEPS.items()}
    steps: list[str] = []

    class Learner(Script):
        def write(self, text: Any) -> None:
            super().write(text)
            steps.extend(names[said] for said in [plain(text)] if said in names)

    orders = ["1", "r", "s", "1", "r", "s", "1", "s"]
    script = Learner(orders)
    table = fight(6, 6, 1, 2, 3, foes=[{"prefab": "guard", "hp": 9000}])
    with suppress(Left):
        Playing(SavedGame(table.session), script.console).run()
    assert steps == ["hold", "score", "enemies", "ask"]
    assert not settings.load().settings.guide


def test_the_first_steps_begin_with_the_first_fight_of_a_run_too() -> None:
    """The round with which a fight begins is no turn that was played."""
    lessons = Lessons()
    lessons.happened([RoundBegan(1)])
    assert lessons.lesson(cast(DicePicture, fight(*ROLL).look())) == "hold"
    lessons.happened([RoundBegan(2)])
    assert lessons.lesson(cast(DicePicture, fight(*ROLL).look())) == "enemies"


def test_the_steps_name_orders_that_there_are() -> None:
    named = {"hold": ["hold 1 3", "reroll"], "score": ["score", "score pair", "hands"], "enemies": ["incoming"]}
    for step, orders in (named | {"ask": ["? combo", "help"]}).items():
        assert all(order.split()[0] in STEPS[step] and ORDERS.understood(order) for order in orders)


def test_no_two_orders_have_a_word_in_common() -> None:
    words = [word for order in ORDERS.all for word in (order.word, *order.short)]
    assert len(words) == len(set(words))
    silent = {order.word for order in ORDERS.all if order.tells is None and order.asks is None}
    assert silent <= {word for word, order in SHARED.items() if order.tells is None and order.asks is None}


def test_everything_that_can_be_asked_is_told_in_lines() -> None:
    given = {"consumables": ["loaded"], "relics": ["compass", "glove"], "foes": PAIR}
    for order in ORDERS.all:
        if order.tells is not None:
            word = f"{order.word} guard" if order.needs else order.word
            assert heard(ROLL, word, **given), order.word


def test_everything_is_told_in_full_as_well() -> None:
    settings.keep(Settings(brief=False, guide=False))
    told = heard(ROLL, consumables=["loaded"], relics=["compass", "glove"])
    assert "  1. Guard: 900 of 900 HP. Intent: Hack: Attack 9. A hit of 271 stuns it." in told
    assert "Dice (2 of 2 rerolls left):" in told
    assert "  2: 5 fire." in told
    assert "  3. Pair of dice 3, 4: (6 + 4) × 1.2: 12 to Guard." in told
    assert any(one.startswith("Combo: Overload, Fire and Lightning: ") for one in told)
    assert "  1. Loaded Die: Set a die of your choice to a number of your choice." in told
    assert any(one.startswith("  Glove: ") and one.endswith(" (use 4)") for one in told)


@pytest.mark.parametrize("asked", ["pair", "overload", "burn", "snipe", "glove", "loaded die", "guard"])
def test_anything_is_explained_by_its_name(asked: str) -> None:
    (first, *_) = heard(ROLL, f"? {asked}")
    assert first.casefold().startswith(asked)


def test_a_relic_tells_what_it_has_counted() -> None:
    session = game_sandbox(relics=["trophy_string"]).session
    session.world.counters.counts["trophy_string"] = 3
    script = Script(["relics"])
    with suppress(Left):
        Playing(SavedGame(session), script.console).run()
    assert any(told.startswith("  ") and told.endswith(" Counted so far: 3.") for told in script.lines)
