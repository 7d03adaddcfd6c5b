"""A combat in the terminal: what is shown, what can be written, what is said."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from components.deck.effects import MoveCards
from components.deck.prefabs import CardPrefab
from components.effects import DealDamage
from components.prefabs import RelicPrefab
from components.rules import Trigger
from shadows import sandbox
from shadows.games import load
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.text.console import Left
from shadows.text.deck.orders import ORDERS
from shadows.text.game import play
from shadows.text.playing import Playing
from tests.text.scripts import Reader, Script


def said(*answers: str, full: bool = False, **setting: Any) -> list[str]:
    """Everything that is shown from the first prompt on."""
    setting = {"hand": ["strike", "defend"], "foes": ["skeleton_warrior"], "seed": "X"} | setting
    opening = shown([], setting, full=full)
    return shown(answers, setting, full=full)[len(opening) - 1 : -1]


def shown(answers: Any, setting: dict[str, Any], *, full: bool = False) -> list[str]:
    settings.keep(Settings(brief=not full, guide=False))
    script = Script(answers)
    combat = Playing(SavedGame(sandbox(**setting).session), script.console)
    try:
        combat.run()
    except Left:
        pass
    else:
        script.lines.append("")
    return script.lines


CROWDED = {
    "hand": ["bloodletting", "wound", "vital_surge", "wound"],
    "draw": ["strike", "defend"],
    "discard": ["strike"],
    "foes": [
        {"prefab": "lich_king", "hp": 33, "block": 4, "statuses": {"strength": 2}, "step": 1},
        "rat_swarm",
    ],
    "player": {"hp": 50, "block": 3, "energy": 2, "statuses": {"weak": 1}},
    "relics": ["bloodstone"],
    "potions": ["blood_vial", "bleeding_flask"],
}


def test_the_state_is_complete() -> None:
    """8 + 2 Strength and 3 twice are 16 of which 3 are blocked: 50 - 13 = 37."""
    lines = shown([], CROWDED, full=True)
    assert lines[lines.index("Round 1, The Crypts.") :] == [
        "Round 1, The Crypts.",
        "Enemies:",
        "  1. Lich King: 33 of 65 HP, 4 Block, Strength 2. Intent: Attack 10.",
        "  2. Rat Swarm: 15 of 15 HP. Intent: Attack 3, twice.",
        "You, Blood Reaper: 2 of 3 Energy, 50 of 70 HP, 3 Block, Weak 1.",
        "Incoming damage: 16. Ending your turn now would leave you 37 HP.",
        "  Enemies −13 HP.",
        "Hand:",
        "  1. Bloodletting, attack, cost 1, needs a target: Lose 3 HP. Deal 9 damage.",
        "  2, 4. Wound, curse: Unplayable. Ethereal. Exhaust. (Wound cannot be played.)",
        "  3. Vital Surge, skill, cost X: Gain Block equal to your missing HP (20). Exhaust.",
        "Potions (1 slot free):",
        "  1. Blood Vial: Heal 15 HP.",
        "  2. Bleeding Flask, needs a target: Apply 6 Bleed.",
        "Relics:",
        "  Bloodstone: Whenever you lose HP from a card, heal 1 HP.",
        "Cards: 2 to draw, 1 discarded, 0 exhausted.",
        "",
    ]


def test_in_brief_a_turn_begins_with_what_a_command_needs() -> None:
    lines = shown([], CROWDED)
    assert lines[lines.index("Rat Swarm stands before you.") + 1 :] == [
        "Round 1. You: 50 of 70 HP, 3 Block, Weak 1, 2 Energy.",
        "1. Lich King: 33 HP, 4 Block, Strength 2. Attack 10.",
        "2. Rat Swarm: 15 HP. Attack 3, twice.",
        "Incoming 16, 37 HP left.",
        "Hand: Bloodletting: 1; Wound ×2: 2, 4, cannot be played; Vital Surge: 3.",
        "",
    ]


def test_in_brief_a_card_is_named_and_what_it_changed_is_told() -> None:
    assert said("1") == [
        "Strike.",
        "You attack Skeleton Warrior for 6: 6 HP lost.",
        "Skeleton Warrior: 16 HP. You: 2 Energy.",
    ]
    assert said("2", "1") == [
        "Defend.",
        "You gain 5 Block.",
        "You: 5 Block, 2 Energy.",
        "Strike.",
        "You attack Skeleton Warrior for 6: 6 HP lost.",
        "Skeleton Warrior: 16 HP. You: 1 Energy. Nothing is left to play.",
    ]


def test_in_brief_another_intent_and_a_death_that_is_coming_are_told() -> None:
    """Weak takes a quarter of 6. Of 8 HP 4 are paid; 6 of damage are then too much, and with Block they are not."""
    assert said("1", hand=["shadow_bolt"])[-1] == (
        "Skeleton Warrior: 16 HP. Intent: Attack 4. You: 2 Energy. Nothing is left to play."
    )
    lines = said("1", "2", hand=["bloodletting", "defend", "strike"], player={"hp": 8})
    assert lines[3] == "Skeleton Warrior: 10 HP. You: 5 HP, 2 Energy. Ending your turn now would kill you."
    assert lines[-1] == "You: 5 Block, 1 Energy. Incoming 6, 4 HP left."


def test_in_full_everything_is_shown_after_a_card() -> None:
    assert said("1", full=True) == [
        "You play Strike at Skeleton Warrior.",
        "You attack Skeleton Warrior for 6: 6 HP lost.",
        "Round 1, The Crypts.",
        "Enemies:",
        "  1. Skeleton Warrior: 16 of 22 HP. Intent: Attack 6.",
        "You, Blood Reaper: 2 of 3 Energy, 70 of 70 HP.",
        "Incoming damage: 6. Ending your turn now would leave you 64 HP.",
        "  Enemies −6 HP.",
        "Hand:",
        "  2. Defend, skill, cost 1: Gain 5 Block.",
        "Potions (3 slots free): none.",
        "Relics: none.",
        "Cards: 0 to draw, 1 discarded, 0 exhausted.",
    ]


def test_a_card_keeps_its_number_for_the_turn() -> None:
    lines = said("1", "1", "3", "hand", hand=["strike", "defend", "strike", "defend"])
    assert lines[3] == "There is no card 1 in your hand: Defend 2, 4, Strike 3."
    assert lines[4] == "Strike."
    assert lines[-1] == "  2, 4. Defend, skill, cost 1: Gain 5 Block."
    assert "  1, 2. Defend, skill, cost 1: Gain 5 Block." in said("e", "hand", hand=[], draw=["defend", "defend"])


def test_in_brief_the_enemies_turn_is_a_line_and_what_turns_bring_is_left_out() -> None:
    """6 with 5 Block, and 3 twice: 5 blocked, 7 HP lost."""
    two = {"foes": ["skeleton_warrior", "rat_swarm"]}
    lines = said("2", "e", **two)
    assert lines[lines.index("You: 5 Block, 2 Energy.") + 1 :][:2] == [
        "Skeleton Warrior and Rat Swarm attack you: 5 blocked, 7 HP lost.",
        "Round 2. You: 63 of 70 HP, 3 Energy.",
    ]
    log = said("2", "e", "log")
    assert log[log.index("You discard Strike.") :][:4] == [
        "You discard Strike.",
        "Skeleton Warrior attacks you for 6: 5 blocked, 1 HP lost.",
        "Round 2.",
        "Your discard pile is shuffled into your draw pile: 2 cards.",
    ]


def test_in_full_ending_the_turn_tells_the_enemies_turn_and_the_round_once() -> None:
    lines = said("2", "e", full=True)
    told = lines[lines.index("You discard Strike.") :]
    assert told[:3] == [
        "You discard Strike.",
        "Skeleton Warrior attacks you for 6: 5 blocked, 1 HP lost.",
        "Your discard pile is shuffled into your draw pile: 2 cards.",
    ]
    assert [line for line in told if "Round 2" in line] == ["Round 2, The Crypts."]
    assert told[-1] == "Cards: 0 to draw, 0 discarded, 0 exhausted."


TWO = {"foes": ["lich_king", "skeleton_warrior", "skeleton_warrior"]}


def test_several_enemies_need_a_target() -> None:
    assert said("1", **TWO) == [
        "Strike needs a target, written after it: 1. Lich King, Skeleton Warrior 2 or Skeleton Warrior 3."
    ]
    assert said("1 2", **TWO)[1] == "You attack Skeleton Warrior 2 for 6: 6 HP lost."


@pytest.mark.parametrize(
    "line",
    ["1 3", "strike 3", "Strike Skeleton Warrior 3", "play strike warrior 3", "str 3", "strike skeleton_warrior 3"],
)
def test_cards_and_enemies_are_meant_by_number_or_name(line: str) -> None:
    assert said(line, **TWO)[1] == "You attack Skeleton Warrior 3 for 6: 6 HP lost."


def test_a_number_or_name_of_an_enemy_outlives_the_death_of_another() -> None:
    dying = {"foes": [{"prefab": "dark_cultist", "hp": 1}, "dark_cultist"], "hand": ["strike", "strike"]}
    for line in ("strike 2", "strike cultist 2", "strike cultist", "strike"):
        assert said("strike 1", line, **dying)[-2] == "You attack Dark Cultist 2 for 6: 6 HP lost."
    assert said("strike 1", "strike 1", **dying)[-1] == "There is no enemy 1 here: Dark Cultist 2."


def test_a_name_that_fits_several_is_asked_about() -> None:
    assert said("strike skel", **TWO) == ["Which one: Skeleton Warrior 2 or Skeleton Warrior 3?"]
    assert said("b", "bl", hand=["bloodletting", "blood_pact"])[-1] == "Which one: Bloodletting or Blood Pact?"
    assert said("blood pact", hand=["bloodletting", "blood_pact"])[0] == "Blood Pact."


WRONG = {
    "9": "There is no card 9 in your hand: Strike 1, Defend 2.",
    "0": "There is no card 0 in your hand: Strike 1, Defend 2.",
    "1 2": "There is no enemy 2 here: Skeleton Warrior 1.",
    "1 x": "There is no enemy 'x' here: Skeleton Warrior 1.",
    "2 1": "Defend is not aimed at an enemy.",
    "v 2 1": "Defend is not aimed at an enemy.",
    "v 3": "There is no card 3 in your hand: Strike 1, Defend 2.",
    "f 3": "There is no enemy 3 here: Skeleton Warrior 1.",
    "look 4": "There is no card 4 in your hand: Strike 1, Defend 2.",
    "p 4": "There is no potion 4 with you.",
    "t 1": "There is no potion 1 with you.",
    "blah": "There is no command or card 'blah'. Write h for help.",
    "stike": "There is no command or card 'stike': did you mean 'strike'? Write h for help.",
    "e now": "There is no command or card 'e now'. Write h for help.",
    "back": "There is no way back from here.",
    "take all": "There are no spoils to take.",
    "play": "Write the card after it, for example: 3, strike or strike 2",
    "? blod vial": "Nothing is called 'blod vial': did you mean 'blood vial'?",
    "? skelet": "Nothing is called 'skelet'. Did you mean Skeleton Minion or Skeleton Warrior?",
    "? qqqq": "Nothing is called 'qqqq'.",
}


@pytest.mark.parametrize(("answer", "sentence"), WRONG.items(), ids=WRONG)
def test_a_wrong_line_gets_a_sentence_and_changes_nothing(answer: str, sentence: str) -> None:
    assert said(answer) == [sentence]


def test_a_card_that_cannot_be_paid_says_why_even_without_its_target() -> None:
    poor = {"player": {"energy": 0}, "foes": ["rat_swarm", "rat_swarm"]}
    assert said("1", **poor) == ["Strike costs 1 Energy; you have 0."]
    assert said("1", hand=["wound"]) == ["Wound cannot be played."]


def test_potions_are_used() -> None:
    potions = {"potions": ["blood_vial", "bleeding_flask"], "player": {"hp": 40}}
    for line in ("p 1", "p blood", "potion Blood Vial"):
        assert said(line, **potions) == ["You use Blood Vial.", "You heal 15 HP.", "You: 55 HP."]
    assert said("p bleed 1", **potions)[:2] == [
        "You use Bleeding Flask at Skeleton Warrior.",
        "Skeleton Warrior gains 6 Bleed.",
    ]
    assert said("p", **potions)[1] == "  1. Blood Vial: Heal 15 HP."
    assert said("p 1 1", **potions) == ["Blood Vial is not aimed at an enemy."]
    assert said("p 2", foes=["rat_swarm", "rat_swarm"], potions=["smoke_bomb", "bleeding_flask"]) == [
        "Bleeding Flask needs a target, written after it: Rat Swarm 1 or Rat Swarm 2."
    ]
    assert said("p 1", foes=["lich_king"], kind="boss", potions=["smoke_bomb"]) == [
        "Smoke Bomb: there is no escape from a boss."
    ]


def test_a_preview_of_a_potion_says_what_would_change() -> None:
    for line in ("v fire", "v p 1", "preview potion firebomb"):
        assert said(line, potions=["firebomb"]) == [
            "Firebomb: Deal 10 damage to ALL enemies.",
            "Skeleton Warrior would have 12 HP and 0 Block.",
        ]
    assert said("v p 1 1", potions=["firebomb"]) == ["Firebomb is not aimed at an enemy."]


def test_a_potion_is_thrown_away_only_when_that_is_meant() -> None:
    potions = {"potions": ["blood_vial"]}
    assert said("t 1", "", "potions", **potions)[-1] == "  1. Blood Vial: Heal 15 HP."
    assert said("throw blood", "y", **potions) == ["You throw Blood Vial away."]


def test_a_preview_says_what_would_change() -> None:
    """6 + 2 Strength = 8; with 3 Block 5 of them take HP: 22 - 5 = 17."""
    foe = {"prefab": "skeleton_warrior", "block": 3}
    strong = {"player": {"statuses": {"strength": 2}}, "foes": [foe]}
    assert said("v 1", **strong) == [
        "Strike at Skeleton Warrior: Deal 8 damage.",
        "In all: 8 damage.",
        "Skeleton Warrior would have 17 HP and 0 Block.",
    ]
    assert said("v 2") == ["Defend: Gain 5 Block.", "In all: 5 Block.", "You would have 70 HP and 5 Block."]
    assert said("v 1", foes=[{"prefab": "rat_swarm", "hp": 6}]) == [
        "Strike at Rat Swarm: Deal 6 damage.",
        "In all: 6 damage.",
        "Rat Swarm would die.",
    ]


def test_a_preview_counts_a_met_condition_in_and_says_so() -> None:
    lash = {"hand": ["nightmare_lash"], "foes": [{"prefab": "lich_king", "statuses": {"weak": 1}}]}
    assert said("v 1", **lash) == [
        "Nightmare Lash at Lich King: Deal 14 damage (7 more because the enemy has Weak).",
        "In all: 14 damage.",
        "Lich King would have 51 HP and 0 Block.",
    ]


def test_a_preview_of_random_targets_gives_no_outcome_away() -> None:
    random = {"hand": ["eternal_darkness"], "foes": ["lich_king", "rat_swarm"]}
    assert said("v 1", **random) == [
        "Eternal Darkness: Deal 3 damage to a random enemy 3 times.",
        "In all: 9 damage.",
        "Chance decides what becomes of the enemies.",
    ]


def test_a_preview_leaves_to_chance_what_a_relic_of_a_mod_leaves_to_chance() -> None:
    answer = Trigger(when="card_played", do=(DealDamage(2, to="random_enemy"),))
    relic = RelicPrefab(id="wasp", name="Wasp", rarity="common", triggers=(answer,))
    library = msgspec.structs.replace(load(), relics={**load().relics, "wasp": relic})
    assert said("v 1 1", foes=["rat_swarm", "lich_king"], relics=["wasp"], library=library) == [
        "Strike at Rat Swarm: Deal 6 damage.",
        "In all: 6 damage.",
        "Chance decides what becomes of the enemies.",
    ]


def test_a_preview_of_a_card_that_cannot_be_played_says_so() -> None:
    assert said("v 1", player={"energy": 0})[:2] == [
        "Strike at Skeleton Warrior: Deal 6 damage.",
        "Strike costs 1 Energy; you have 0.",
    ]


def test_a_deadly_card_is_played_only_when_that_is_meant() -> None:
    """R57: Bloodletting loses 3 HP of 3."""
    deadly = {"hand": ["bloodletting"], "player": {"hp": 3}}
    assert said("v 1", **deadly)[-1] == "It would kill you."
    assert said("1", "n", **deadly) == ["Bloodletting would kill you."]
    assert said("1", "y", **deadly) == [
        "Bloodletting would kill you.",
        "Bloodletting.",
        "You lose 3 HP from Bloodletting.",
        "You die, killed by Bloodletting.",
        "You have lost.",
        "You have 0 of 70 HP left.",
    ]


def test_a_card_is_explained_with_its_terms() -> None:
    assert said("look shadow", hand=["shadow_bolt"], player={"energy": 0, "statuses": {"strength": 2}}) == [
        "Shadowmancer, common. Shadow Bolt, attack, cost 1, needs a target: Deal 8 damage. Apply 1 Weak. "
        "(Shadow Bolt costs 1 Energy; you have 0.)",
        "  8: more than what is printed.",
        "  Weak: Attacks deal 25% less damage. Turns left: X.",
    ]


def test_an_enemy_is_explained_with_its_statuses_and_moves() -> None:
    foe = {"prefab": "tomb_guardian", "block": 2, "statuses": {"bleed": 3}, "step": 1}
    for line in ("f 1", "foe guardian", "f", "look tomb"):
        assert said(line, foes=[foe]) == [
            "Tomb Guardian. Elite, 42 of 42 HP, 2 Block.",
            "  Intent: Flurry: Attack 4, 3 times. 3 hits of 4: 12 damage in all. It means to attack.",
            "  Bleed 3, a debuff: Loses 3 HP at the start of the turn, then Bleed is halved.",
            "Tomb Guardian, elite, 42 HP. In turn it does:",
            "  1. Shield Bash: Attack 6, gain 8 Block",
            "  2. Flurry: Attack 4, 3 times",
            "  3. Heavy Slam: Attack 12",
        ]


def test_yourself_are_explained_with_your_statuses() -> None:
    assert said("m", player={"gold": 12, "statuses": {"intangible": 2}}) == [
        "You, Blood Reaper. 70 of 70 HP, 0 Block, 3 of 3 Energy, 12 Gold.",
        "  Intangible 2, a buff: All damage and every loss of HP is reduced to 1. Turns left: 2.",
    ]


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("bleed", ["Bleed, a debuff: Loses X HP at the start of the turn, then Bleed is halved."]),
        ("Ethereal", ["Ethereal: If the card is in your hand at the end of your turn, it is exhausted."]),
        ("bloodstone", ["Bloodstone, common relic: Whenever you lose HP from a card, heal 1 HP."]),
        ("fire bomb", ["Nothing is called 'fire bomb': did you mean 'firebomb'?"]),
        ("firebomb", ["Firebomb, potion: Deal 10 damage to ALL enemies."]),
        ("plague rat", ["Plague Rat, minion, 18 HP. In turn it does:", "  1. Attack 5"]),
        ("strike", ["Strike, basic attack, cost 1: Deal 6 damage.", "  Strike+, cost 1: Deal 8 damage."]),
        ("dazed", None),
    ],
)
def test_anything_is_explained_by_its_name(word: str, lines: list[str] | None) -> None:
    found = said(f"? {word}")
    assert found == (lines or found)
    assert found[0].startswith(("Dazed, special status:", *(lines or [])))


def test_a_status_is_explained_with_those_on_whom_it_lies() -> None:
    given = {"player": {"statuses": {"weak": 2}}, "foes": [{"prefab": "tomb_guardian", "statuses": {"weak": 1}}]}
    for line in ("? weak", "look Weak"):
        assert said(line, **given) == [
            "Weak, a debuff: Attacks deal 25% less damage. Turns left: X.",
            "  You have Weak 2: Attacks deal 25% less damage. Turns left: 2.",
            "  Tomb Guardian has Weak 1: Attacks deal 25% less damage. Turns left: 1.",
        ]


def test_everything_there_is_can_be_explained() -> None:
    library = load()
    for shelf in (library.cards, library.statuses, library.relics, library.potions, library.enemies, library.keywords):
        for prefab in shelf.values():
            assert said(f"? {prefab.name}")[0].startswith(prefab.name)


def test_piles_are_shown_with_like_cards_in_one_line() -> None:
    piles = {"draw": ["strike", "defend", "strike"], "discard": ["defend"]}
    assert said("d", **piles) == [
        "Draw pile, 3 cards:",
        "  Defend, skill, cost 1: Gain 5 Block.",
        "  Strike ×2, attack, cost 1: Deal 6 damage.",
    ]
    assert said("s", **piles) == ["Discard pile, 1 card:", "  Defend, skill, cost 1: Gain 5 Block."]
    assert said("x", **piles) == ["Exhaust pile: empty."]
    assert said("q", **piles) == ["Powers in play: empty."]
    assert said("1", "q", hand=["soul_siphon"])[-2:] == [
        "Powers in play, 1 card:",
        "  Soul Siphon, power, cost 2: At the start of your turn, gain 1 Energy and lose 1 HP.",
    ]
    assert said("piles", **piles) == ["Cards: 3 to draw, 1 discarded, 0 exhausted."]


KNOWN = {
    "hand": [
        "Hand:",
        "  1. Strike, attack, cost 1, needs a target: Deal 6 damage.",
        "  2. Defend, skill, cost 1: Gain 5 Block.",
    ],
    "enemies": ["Enemies:", "  1. Skeleton Warrior: 22 of 22 HP. Intent: Attack 6."],
    "intent": ["1. Skeleton Warrior.", "  Intent: Attack 6. It means to attack."],
    "intent 1": ["1. Skeleton Warrior.", "  Intent: Attack 6. It means to attack."],
    "energy": ["3 of 3 Energy."],
    "gold": ["99 Gold."],
    "potions": ["Potions (3 slots free): none."],
    "relics": ["Relics: none."],
    "incoming": [
        "Incoming damage: 6. Ending your turn now would leave you 64 HP.",
        "  Enemies −6 HP.",
    ],
    "seed": ["Seed X."],
}


@pytest.mark.parametrize(("order", "lines"), KNOWN.items(), ids=KNOWN)
def test_each_part_is_told_when_it_is_asked_for(order: str, lines: list[str]) -> None:
    assert said(order) == lines


def test_what_was_said_last_is_said_once_more() -> None:
    assert said("1", "repeat")[3:] == said("1")
    assert said("1", "energy", "repeat", "repeat")[-2:] == ["2 of 3 Energy.", "2 of 3 Energy."]


def test_how_much_is_told_is_kept() -> None:
    assert said("full", "1")[0] == "In full from now on: all there is."
    assert len(said("full", "1")) > 10
    assert not settings.load().settings.brief
    assert len(said("brief", "1", full=True)) == 4
    assert settings.load().settings.brief
    said("plain")
    assert settings.load().settings.plain


def test_a_change_for_a_time_is_shown_within_what_it_changed() -> None:
    """R16: 3 of Strength for a time are not 3 more."""
    lying = {"prefab": "skeleton_warrior", "statuses": {"strength": -1, "temporary_strength": -3}}
    assert said("enemies", foes=[lying])[1].startswith(
        "  1. Skeleton Warrior: 22 of 22 HP, Strength −1 (−3 for a time). "
    )
    alone = {"prefab": "skeleton_warrior", "statuses": {"temporary_strength": -3}}
    assert said("enemies", foes=[alone])[1].startswith("  1. Skeleton Warrior: 22 of 22 HP, Temporary Strength −3. ")


def test_the_log_tells_what_has_happened_the_latest_last() -> None:
    lines = said("2", "l")
    assert lines[-6:] == [
        "Skeleton Warrior stands before you.",
        "The combat begins.",
        "Round 1.",
        "You draw Strike, Defend.",
        "You play Defend.",
        "You gain 5 Block.",
    ]


def test_the_help_names_every_order() -> None:
    lines = said("h")
    assert [line for line in lines if not line.startswith(" ")][:-1] == ["To act:", "To know:", "The game:"]
    assert "  3, strike or strike 2: play card 3 or a card by its name, at enemy 2." in lines
    assert len(lines) == len(ORDERS.all) + 4
    assert lines == said("help")


def test_an_empty_line_tells_again_where_things_stand() -> None:
    assert said("1", "")[3] == "Round 1. You: 70 of 70 HP, 2 Energy."
    assert said("", full=True)[0] == said("show")[0] == "Round 1, The Crypts."


def choosing(*answers: str) -> list[str]:
    """A card that lets the player choose 2 cards of the hand to exhaust."""
    library = load()
    offering = CardPrefab(
        id="offering", name="Offering", type="skill", rarity="common", cost=0, effects=(MoveCards(2, to="exhaust"),)
    )
    cards = {**library.cards, "offering": offering}
    return said(
        "1",
        *answers,
        hand=["offering", "strike", "defend", "wound"],
        library=msgspec.structs.replace(library, cards=cards),
    )


def test_a_choice_is_a_menu_that_stays_until_enough_is_chosen() -> None:
    assert choosing("3", "strike") == [
        "Offering.",
        "Choose 2 cards from your hand to exhaust.",
        "  1. Strike, attack, cost 1: Deal 6 damage.",
        "  2. Defend, skill, cost 1: Gain 5 Block.",
        "  3. Wound, curse: Unplayable. Ethereal. Exhaust.",
        "Left: 1 Strike, 2 Defend.",
        "Wound is exhausted.",
        "Strike is exhausted.",
        "You discard Offering.",
    ]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("4", "There is no number 4: write a number from 1 to 3."),
        ("stike", "Nothing here is called 'stike': did you mean 'strike'? Write a number from 1 to 3, or a name."),
        ("done", "Choose 2 more."),
        ("e", "A choice is open: choose first."),
        ("play 1", "A choice is open: choose first."),
        ("? wound", "Wound, special curse: Unplayable. Ethereal. Exhaust."),
    ],
)
def test_a_wrong_answer_to_a_choice_gets_a_sentence(answer: str, sentence: str) -> None:
    assert choosing(answer)[5] == sentence


def test_an_empty_line_shows_an_open_choice_again() -> None:
    assert choosing("")[5:] == choosing()[1:]


def test_what_arrives_next_turn_is_shown() -> None:
    assert "  Next turn: Gain 4 Block." in said("1", "incoming", hand=["whispering_shroud"])
    assert "Next turn: Gain 4 Block." in said("1", "", hand=["whispering_shroud"])


@pytest.mark.parametrize("answers", [["quit"], [], ["1", "quit"]])
def test_leaving_ends_the_game_with_a_farewell(answers: list[str]) -> None:
    script = Script(answers)
    play(script.console, "hellforged", "rat_swarm", "X")
    assert script.lines[-1] == "Farewell."


def test_an_interrupt_leaves_like_the_end_of_the_input() -> None:
    script = Script()

    def interrupt(prompt: str, words: Sequence[str]) -> str:
        raise KeyboardInterrupt

    script.console._read = interrupt
    play(script.console, "hellforged", "rat_swarm", "X")
    assert script.lines[-1] == "Farewell."


@pytest.mark.parametrize("hero", ["blood_reaper", "shadowmancer", "hellforged"])
def test_the_lich_king_is_beaten_by_a_player_who_reads_the_screen(hero: str) -> None:
    reader = Reader()
    play(reader.console, hero, "lich_king", "ABYSS-1")
    assert "You have won the combat." in reader.lines
    assert "Lich King enters phase 2." in reader.lines
    assert "Lich King dies." in reader.lines
    assert reader.lines[-1] == "Farewell."


@pytest.mark.parametrize("foe", load().encounters)
def test_every_encounter_can_be_played_to_its_end(foe: str) -> None:
    reader = Reader()
    play(reader.console, "hellforged", foe, "ABYSS-2")
    assert {"You have won the combat.", "You have lost."} & set(reader.lines)


def test_another_fight_can_follow() -> None:
    class Eager(Reader):
        fights = 0

        def read(self, prompt: str, words: Sequence[str] = ()) -> str:
            if prompt.startswith("Another"):
                self.fights += 1
                return "y" if self.fights < 2 else ""
            return super().read(prompt)

    eager = Eager()
    play(eager.console, "hellforged", "rat_swarm", "X")
    assert eager.lines.count("Rat Swarm stands before you.") == 2
