"""A combat in the terminal: what is shown, what can be written, what is said."""

from typing import Any

import msgspec
import pytest

from components.effects import DealDamage, MoveCards
from components.prefabs import CardPrefab, RelicPrefab
from components.rules import Trigger
from shadows import sandbox
from shadows.content import load
from shadows.saves.game import Game
from shadows.text.console import Left
from shadows.text.game import play
from shadows.text.playing import Playing
from tests.text.scripts import Reader, Script


def said(*answers: str, **setting: Any) -> list[str]:
    """Everything that is shown from the first prompt on."""
    setting = {"hand": ["strike", "defend"], "foes": ["skeleton_warrior"], "seed": "X"} | setting
    opening = shown([], setting)
    return shown(answers, setting)[len(opening) - 1 : -1]


def shown(answers: Any, setting: dict[str, Any]) -> list[str]:
    script = Script(answers)
    combat = Playing(Game(sandbox(**setting).session), script.console)
    try:
        combat.run()
    except Left:
        pass
    else:
        script.lines.append("")
    return script.lines


def test_the_state_is_complete() -> None:
    lines = shown(
        [],
        {
            "hand": ["bloodletting", "wound", "vital_surge"],
            "draw": ["strike", "defend"],
            "discard": ["strike"],
            "foes": [
                {"prefab": "lich_king", "hp": 33, "block": 4, "statuses": {"strength": 2}, "step": 1},
                "rat_swarm",
            ],
            "player": {"hp": 50, "block": 3, "energy": 2, "statuses": {"weak": 1}},
            "relics": ["bloodstone"],
            "potions": ["blood_vial", "bleeding_flask"],
        },
    )
    assert lines[lines.index("Enemies:") :] == [
        "Enemies:",
        "  1. Lich King: 33 of 65 HP, 4 Block, Strength 2. Intent: Attack 10.",
        "  2. Rat Swarm: 15 of 15 HP. Intent: Attack 3, twice.",
        "You, Blood Reaper: 2 of 3 Energy, 50 of 70 HP, 3 Block, Weak 1. Incoming damage: 16.",
        "Hand:",
        "  1. Bloodletting, cost 1, needs a target: Lose 3 HP. Deal 9 damage.",
        "  2. Wound: Unplayable. Ethereal. Exhaust. (Cannot be played now.)",
        "  3. Vital Surge, cost X: Gain Block equal to your missing HP (20). Exhaust.",
        "Potions:",
        "  1. Blood Vial: Heal 15 HP.",
        "  2. Bleeding Flask, needs a target: Apply 6 Bleed.",
        "Relics:",
        "  Bloodstone: Whenever you lose HP from a card, heal 1 HP.",
        "Cards: 2 to draw, 1 discarded, 0 exhausted.",
        "",
    ]


def test_a_card_is_played_by_its_number_and_told() -> None:
    assert said("1") == [
        "You play Strike at Skeleton Warrior.",
        "You attack Skeleton Warrior for 6: 6 HP lost.",
        "",
        "Enemies:",
        "  1. Skeleton Warrior: 16 of 22 HP. Intent: Attack 6.",
        "You, Blood Reaper: 2 of 3 Energy, 70 of 70 HP. Incoming damage: 6.",
        "Hand:",
        "  1. Defend, cost 1: Gain 5 Block.",
    ]


def test_ending_the_turn_tells_the_enemies_turn_and_shows_the_next_round_in_full() -> None:
    lines = said("2", "e")
    told = lines[lines.index("You discard Strike.") :]
    assert told[:4] == [
        "You discard Strike.",
        "Skeleton Warrior attacks you for 6: 5 blocked, 1 HP lost.",
        "Round 2.",
        "Your discard pile is shuffled into your draw pile: 2 cards.",
    ]
    assert "Round 2, The Crypts." in told
    assert told[-1] == "Cards: 0 to draw, 0 discarded, 0 exhausted."


def test_several_enemies_need_a_target() -> None:
    two = {"foes": ["skeleton_warrior", "skeleton_warrior"]}
    assert said("1", **two) == ["Strike needs a target, written after it: 1 Skeleton Warrior 1, 2 Skeleton Warrior 2."]
    assert said("1 2", **two)[:2] == [
        "You play Strike at Skeleton Warrior 2.",
        "You attack Skeleton Warrior 2 for 6: 6 HP lost.",
    ]


WRONG = {
    "9": "There is no card 9: there are 2 in your hand.",
    "0": "There is no card 0: there are 2 in your hand.",
    "1 2": "There is no enemy 2: there is 1 here.",
    "2 1": "Defend is not aimed at an enemy.",
    "v 2 1": "Defend is not aimed at an enemy.",
    "v 3": "There is no card 3: there are 2 in your hand.",
    "f 3": "There is no enemy 3: there is 1 here.",
    "look 4": "There is no card 4: there are 2 in your hand.",
    "p 4": "There is no potion slot 4; you have 3.",
    "p 0": "There is no potion slot 0; you have 3.",
    "p 1": "Potion slot 1 is empty.",
    "t 1": "Potion slot 1 is empty.",
    "blah": "There is no command 'blah'. Write h for help.",
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


def test_potions_are_used_and_thrown_away() -> None:
    potions = {"potions": ["blood_vial", "bleeding_flask"], "player": {"hp": 40}}
    assert said("p 1", **potions)[:2] == ["You use Blood Vial.", "You heal 15 HP."]
    assert said("p 2", **potions)[:2] == [
        "You use Bleeding Flask at Skeleton Warrior.",
        "Skeleton Warrior gains 6 Bleed.",
    ]
    assert said("t 1", **potions)[:1] == ["You throw Blood Vial away."]
    assert said("p 1 1", **potions) == ["Blood Vial is not aimed at an enemy."]
    assert said("p 2", foes=["rat_swarm", "rat_swarm"], potions=["smoke_bomb", "bleeding_flask"]) == [
        "Bleeding Flask needs a target, written after it: 1 Rat Swarm 1, 2 Rat Swarm 2."
    ]
    assert said("p 1", foes=["lich_king"], kind="boss", potions=["smoke_bomb"]) == [
        "Smoke Bomb: there is no escape from a boss."
    ]


def test_a_preview_says_what_would_change() -> None:
    """6 + 2 Strength = 8; with 3 Block 5 of them take HP: 22 - 5 = 17."""
    foe = {"prefab": "skeleton_warrior", "block": 3}
    strong = {"player": {"statuses": {"strength": 2}}, "foes": [foe]}
    assert said("v 1", **strong) == [
        "Strike at Skeleton Warrior: Deal 8 damage.",
        "Skeleton Warrior would have 17 HP and 0 Block.",
    ]
    assert said("v 2") == ["Defend: Gain 5 Block.", "You would have 70 HP and 5 Block."]
    assert said("v 1", foes=[{"prefab": "rat_swarm", "hp": 6}]) == [
        "Strike at Rat Swarm: Deal 6 damage.",
        "Rat Swarm would die.",
    ]


def test_a_preview_counts_a_met_condition_in_and_says_so() -> None:
    lash = {"hand": ["nightmare_lash"], "foes": [{"prefab": "lich_king", "statuses": {"weak": 1}}]}
    assert said("v 1", **lash) == [
        "Nightmare Lash at Lich King: Deal 14 damage (7 more because the enemy has Weak).",
        "Lich King would have 51 HP and 0 Block.",
    ]


def test_a_preview_of_random_targets_gives_no_outcome_away() -> None:
    random = {"hand": ["eternal_darkness"], "foes": ["lich_king", "rat_swarm"]}
    assert said("v 1", **random) == [
        "Eternal Darkness: Deal 3 damage to a random enemy 3 times.",
        "Chance decides what becomes of the enemies.",
    ]


def test_a_preview_leaves_to_chance_what_a_relic_of_a_mod_leaves_to_chance() -> None:
    answer = Trigger(when="card_played", do=(DealDamage(2, to="random_enemy"),))
    relic = RelicPrefab(id="wasp", name="Wasp", rarity="common", triggers=(answer,))
    library = msgspec.structs.replace(load(), relics={**load().relics, "wasp": relic})
    assert said("v 1 1", foes=["rat_swarm", "lich_king"], relics=["wasp"], library=library) == [
        "Strike at Rat Swarm: Deal 6 damage.",
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
        "You play Bloodletting at Skeleton Warrior.",
        "You lose 3 HP from Bloodletting.",
        "You die, killed by Bloodletting.",
        "You have lost.",
        "You have 0 of 70 HP left.",
    ]


def test_a_card_is_explained_with_its_terms() -> None:
    assert said("look 1", hand=["shadow_bolt"], player={"energy": 0}) == [
        "Common attack. Shadow Bolt, cost 1, needs a target: Deal 6 damage. Apply 1 Weak. (Cannot be played now.)",
        "Shadow Bolt costs 1 Energy; you have 0.",
        "  Weak: Attacks deal 25% less damage. Turns left: X.",
    ]


def test_an_enemy_is_explained_with_its_statuses_and_moves() -> None:
    foe = {"prefab": "tomb_guardian", "block": 2, "statuses": {"bleed": 3}}
    assert said("f 1", foes=[foe]) == [
        "Tomb Guardian. 42 of 42 HP, 2 Block. Intent: Shield Bash: Attack 6, gain 8 Block.",
        "  Bleed 3, a debuff: Loses 3 HP at the start of the turn, then Bleed is halved.",
        "Tomb Guardian, elite, 42 HP. In turn it does:",
        "  1. Shield Bash: Attack 6, gain 8 Block",
        "  2. Flurry: Attack 4, 3 times",
        "  3. Heavy Slam: Attack 12",
    ]


def test_yourself_are_explained_with_your_statuses() -> None:
    assert said("m", player={"gold": 12, "statuses": {"intangible": 2}}) == [
        "You, Blood Reaper. 70 of 70 HP, 0 Block, 12 Gold.",
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


def test_everything_there_is_can_be_explained() -> None:
    library = load()
    for shelf in (library.cards, library.statuses, library.relics, library.potions, library.enemies, library.keywords):
        for prefab in shelf.values():
            assert said(f"? {prefab.name}")[0].startswith(prefab.name)


def test_piles_are_shown_with_like_cards_in_one_line() -> None:
    piles = {"draw": ["strike", "defend", "strike"], "discard": ["defend"]}
    assert said("d", **piles) == ["Draw pile, 3 cards:", "  Defend: Gain 5 Block.", "  2 × Strike: Deal 6 damage."]
    assert said("s", **piles) == ["Discard pile, 1 card:", "  Defend: Gain 5 Block."]
    assert said("x", **piles) == ["Exhaust pile: empty."]
    assert said("q", **piles) == ["Powers in play: empty."]
    power = said("1", "q", hand=["soul_siphon"])
    assert power[-2:] == [
        "Powers in play, 1 card:",
        "  Soul Siphon: At the start of your turn, gain 1 Energy and lose 1 HP.",
    ]


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
    assert lines[0] == "Write a command and press Enter:"
    assert "  3 or 3 2: play card 3, at enemy 2 if it needs a target." in lines
    assert "  quit: leave the game; a run is kept." in lines
    assert len(lines) == 21


def test_an_empty_line_shows_the_state_again() -> None:
    assert said("")[:3] == ["", "Round 1, The Crypts.", "Enemies:"]


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
        "You play Offering.",
        "Choose 2 cards from your hand to exhaust.",
        "  1. Strike: Deal 6 damage.",
        "  2. Defend: Gain 5 Block.",
        "  3. Wound: Unplayable. Ethereal. Exhaust.",
        "Choose 2 cards from your hand to exhaust.",
        "  1. Strike: Deal 6 damage.",
        "  2. Defend: Gain 5 Block.",
        "Wound is exhausted.",
        "Strike is exhausted.",
        "You discard Offering.",
        "",
        "Enemies:",
        "  1. Skeleton Warrior: 22 of 22 HP. Intent: Attack 6.",
        "You, Blood Reaper: 3 of 3 Energy, 70 of 70 HP. Incoming damage: 6.",
        "Hand:",
        "  1. Defend, cost 1: Gain 5 Block.",
    ]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("4", "There is no number 4: write 1 to 3."),
        ("stike", "Nothing here is called 'stike': did you mean 'strike'? Write a number from 1 to 3."),
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
    lines = said("1", hand=["whispering_shroud"])
    assert "  Next turn: Gain 4 Block." in lines


@pytest.mark.parametrize("answers", [["quit"], [], ["1", "quit"]])
def test_leaving_ends_the_game_with_a_farewell(answers: list[str]) -> None:
    script = Script(answers)
    play(script.console, "hellforged", "rat_swarm", "X")
    assert script.lines[-1] == "Farewell."


def test_an_interrupt_leaves_like_the_end_of_the_input() -> None:
    script = Script()

    def interrupt(prompt: str) -> str:
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

        def read(self, prompt: str) -> str:
            if prompt.startswith("Another"):
                self.fights += 1
                return "y" if self.fights < 2 else ""
            return super().read(prompt)

    eager = Eager()
    play(eager.console, "hellforged", "rat_swarm", "X")
    assert eager.lines.count("Rat Swarm stands before you.") == 2
