"""A run in the terminal: the start, every kind of question, the map, the deck, the end."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from components.body import Health
from components.commands import Abandon
from shadows.content.text.log_text import OUTCOMES
from shadows.content.text.wording import plain
from shadows.credits import CREDITS
from shadows.games import load
from shadows.play.session import Session
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.saves.stats import Stats, Stop
from shadows.saves.writer import WRITER
from shadows.text.console import Left
from shadows.text.deck.terminal import ending
from shadows.text.game import play
from shadows.text.playing import Playing
from systems.core.questions import ask
from tests.run.playing import begun, enter, fall, meet, win, won
from tests.text.scripts import Script, Traveller

START = [
    "Act 1 begins.",
    "The Crypts, floor 1. 70 of 70 HP, 99 Gold.",
    "Choose your way.",
    "  1. Enemy: Skeleton Warrior (a)",
    "  2. Enemy: Zombie Brute (b)",
]


def shown(session: Session, *answers: str, full: bool = False) -> list[str]:
    """Everything from the question that is open on."""
    settings.keep(Settings(brief=not full, guide=False))
    session.history.clear()
    script = Script(answers)
    try:
        Playing(SavedGame(session), script.console).run()
    except Left:
        script.lines.pop()
    return script.lines


def then(session: Session, *answers: str) -> list[str]:
    """What is shown after the first question, with what was open before left out."""
    before = len(shown(Session.restore(session.snapshot())))
    return shown(session, *answers)[before:]


# The start


def test_a_run_is_chosen_from_the_menu() -> None:
    script = Script(["1", "3", "fixed map", "abyss"])
    play(script.console)
    assert script.lines[2:5] == [
        "What do you want to play?",
        "  1. New run: Three acts, from the crypts to the spire.",
        "  2. Single fight: One combat against enemies of your choice.",
    ]
    assert script.after("Choose a map:")[:2] == [
        "  1. Fixed map: The floors that are told of: the same in every run.",
        "  2. Wandering map: Paths that branch, drawn anew from the seed in every act.",
    ]
    assert script.after("Hellforged, seed ABYSS.") == [*START, "", "Farewell."]


def test_what_is_given_is_not_asked() -> None:
    script = Script()
    play(script.console, "hellforged", seed=" abyss ", map="fixed")
    assert script.lines[2:] == ["Hellforged, seed ABYSS.", *START, "", "Farewell."]


def test_a_seed_that_is_too_long_is_asked_for_again() -> None:
    script = Script(["1", "1", "1", "x" * 65, "short"])
    play(script.console)
    assert "A seed has at most 64 characters; this one has 65." in script.lines
    assert "Blood Reaper, seed SHORT." in script.lines


def test_a_run_that_was_left_is_offered_and_goes_on() -> None:
    play(Script(["1", "quit"]).console, "hellforged", seed="abyss", map="fixed")
    script = Script(["continue"])
    play(script.console)
    assert script.after("What do you want to play?")[:3] == [
        "  1. Continue: Hellforged, act 1, floor 2, 70 of 70 HP, seed ABYSS.",
        "  2. New run: The open run is given up for it.",
        "  3. Single fight: One combat against enemies of your choice.",
    ]
    assert script.after("Hellforged, seed ABYSS.")[0] == "Round 1. You: 70 of 70 HP, 3 Energy."


def test_a_new_run_that_is_wished_for_asks_before_an_open_one_is_given_up() -> None:
    play(Script().console, "hellforged", seed="abyss", map="fixed")
    script = Script(["new run"])
    play(script.console, "shadowmancer", seed="other", map="wandering")
    assert [line for line in script.lines if line.startswith("  ")][:2] == [
        "  1. Continue: Hellforged, act 1, floor 1, 70 of 70 HP, seed ABYSS.",
        "  2. New run: The open run is given up for it.",
    ]
    assert "Shadowmancer, seed OTHER." in script.lines
    WRITER.wait()
    found = SavedGame.continued()
    assert found.game is not None
    assert found.game.look().seed == "OTHER"


# Questions


def test_the_map_shows_what_can_be_reached_and_where_it_leads() -> None:
    lines = then(begun(), "map")
    assert lines[0] == "Fixed map, The Crypts, floor 1."
    assert lines[1] == "What can still be reached:"
    assert lines[2] == "  Floor 2: a Enemy: Skeleton Warrior; b Enemy: Zombie Brute."
    assert lines[3] == "  Floor 3: a Enemy: Dark Cultist."
    assert lines[9] == "  Floor 9: a Elite: Tomb Guardian; b Enemy: Skeleton Warrior and Rat Swarm."
    assert lines[-1] == "  Floor 15: a Boss: Lich King."


def test_the_wandering_map_names_columns_and_leaves_out_what_is_out_of_reach() -> None:
    session = begun(map="wandering")
    journey = session.world.journey
    for node in journey.nodes:
        node.kind, node.encounter = "rest", ""
    first, second = journey.nodes[0].exits[:2]
    journey.nodes[first].exits = journey.nodes[first].exits[:1]
    letters = "abcdefg"
    lines = then(session, "map")
    shown_first = letters[journey.nodes[first].column]
    assert f"{shown_first} Rest" in lines[2]
    session.world.queue.question = None
    journey.here = first
    journey.path[-1].append(first)
    ask(session.world, "map")
    only = journey.nodes[journey.nodes[first].exits[0]]
    lines = then(session, "map")
    assert lines[0].endswith(", 1 floor of this act behind you.")
    assert lines[2] == f"  Floor 3: {letters[only.column]} Rest."
    assert second not in journey.nodes[first].exits


def test_a_shop_shows_prices_and_why_something_cannot_be_bought() -> None:
    session = begun(seed="SHOP", gold=75)
    enter(session, "shop")
    lines = shown(session)
    menu = lines[lines.index("Buy what you can.") + 1 :]
    before = lines.index("Buy what you can.")
    assert lines[before - 2 : before] == ["The Peddler's Stall.", session.library.shops["shop"].flavour]
    assert menu[-1] == "  0. Leave"
    assert menu[-2] == "  10. Card removal, 75 Gold: Remove a card from your deck."
    relics = [line for line in menu if ", 150 Gold: " in line]
    assert relics
    assert all(line.endswith("(It costs 150 Gold; you have 75.)") for line in relics)
    assert then(session, relics[0].split(".")[0].strip())[0] == "It costs 150 Gold; you have 75."


def test_a_removal_can_be_taken_back_and_is_paid_when_the_card_is_chosen() -> None:
    session = begun(gold=75, deck=["strike", "doubt"])
    enter(session, "shop")
    lines = shown(session, "10", "back", "10", "doubt", "leave")
    asked = lines.index("Choose a card to remove from your deck.")
    assert lines[asked - 1 : asked + 4] == [
        "Your deck.",
        "Choose a card to remove from your deck.",
        "  1. Strike, attack, cost 1: Deal 6 damage.",
        "  2. Doubt, curse: Unplayable. At the end of your turn, if this card is in your hand, lose 1 HP.",
        "  0. Back",
    ]
    assert lines[lines.index("You lose 75 Gold.") + 1] == "Doubt leaves your deck."
    assert lines.count("Choose a card to remove from your deck.") == 2
    assert "Choose your way." in lines


def test_what_came_of_a_decision_is_told_after_its_facts_and_before_a_fight() -> None:
    session = begun(rolls={"events": [0]})
    meet(session, "impish_gambler")
    told = shown(session, "1")
    won = session.library.events["impish_gambler"].choices[0].outcome.gold
    assert told[told.index("You gain 60 Gold.") + 1] == won
    session = begun()
    meet(session, "shadowy_peddler")
    told = shown(session, "3")
    line = session.library.events["shadowy_peddler"].choices[2].outcome
    assert told[told.index(line) - 1 :][:3] == ["You choose: Attack.", line, "Shadow Thief stands before you."]


def test_the_keeper_of_a_shop_has_a_word_for_a_sale() -> None:
    session = begun(gold=999)
    enter(session, "shop")
    told = shown(session, "1")
    assert f"“{session.library.shops['shop'].sold.card}”" in told


def test_an_event_tells_its_story_its_choices_and_what_they_name() -> None:
    session = begun(hp=5)
    meet(session, "ancient_library")
    lines = shown(session)
    assert lines[lines.index("Ancient Library.") :] == [
        "Ancient Library.",
        session.library.events["ancient_library"].story,
        "What do you do?",
        "  1. Study: Gain Forgotten Knowledge. Lose 5 HP. (You would not survive losing 5 HP.)",
        "  2. Read the forbidden page: Add a random Power card of your class to your deck. Add Doubt to your deck.",
        "  3. Leave",
        "  Forgotten Knowledge: Gain 1 Energy at the start of each turn. Fades after your next combat.",
        "  Doubt: Unplayable. At the end of your turn, if this card is in your hand, lose 1 HP.",
    ]
    assert then(session, "done")[0] == "Choose 1 more."
    assert then(session, "leave")[0] == "You choose: Leave."


def test_a_fire_offers_its_three_actions_and_to_go_on() -> None:
    session = begun(hp=20, deck=["strike+", "defend"])
    enter(session, "rest")
    lines = shown(session, "forge", "0", "1")
    start = lines.index("A fire in the dark.")
    assert lines[start : start + 7] == [
        "A fire in the dark.",
        "The fire will not last: it gives one thing.",
        "What do you do?",
        "  1. Rest: Heal 25% of your max HP (17). (20 → 37 / 70 HP)",
        "  2. Forge: Upgrade a card. (1 card can be upgraded)",
        "  3. Meditate: Remove a card from your deck. (2 cards can be removed)",
        "  0. Go on",
    ]
    assert "  1. Defend, skill, cost 1: Gain 5 Block. Becomes Defend+, cost 1: Gain 8 Block." in lines
    assert "You heal 17 HP." in lines


def test_rewards_are_taken_one_by_one() -> None:
    session = won("tomb_guardian", {"potions": [0, 1]})
    lines = shown(session)
    assert lines[lines.index("Spoils of the mighty.") :] == [
        "Spoils of the mighty.",
        "Take what the dead no longer need.",
        "  1. 25 Gold",
        "  2. Blood Vial, potion: Heal 15 HP.",
        "  3. Ashen Armor, relic: At the end of combat, heal 6 HP.",
        "  4. A card for your deck: One of 3.",
        "  0. Go on without these",
    ]
    after = then(session, "1", "ashen armor", "2", "0", "go on")
    assert [line for line in after if line.startswith("You gain")] == ["You gain 25 Gold.", "You gain Ashen Armor."]
    assert "  Ashen Armor: At the end of combat, heal 6 HP." in after
    assert after[1] == "Left: 1 Blood Vial, 2 Ashen Armor, 3 A card for your deck, 0 Go on without these."
    assert "Choose a card for your deck." in after
    assert after[-2:] == ["  1. Enemy: Skeleton Warrior (a)", "  2. Enemy: Zombie Brute (b)"]


def test_all_that_needs_no_choice_is_taken_at_once() -> None:
    session = won("tomb_guardian", {"potions": [0, 1]})
    lines = then(session, "take all", "take all", "take a card")
    assert [line for line in lines if line.startswith("You gain")] == [
        "You gain 25 Gold.",
        "You gain Blood Vial.",
        "You gain Ashen Armor.",
    ]
    assert lines[lines.index("Left: 1 A card for your deck, 0 Go on without these.") :][1:4] == [
        "What is left here asks for a choice.",
        "Spoils of the mighty.",
        "Choose a card for your deck.",
    ]


def test_taking_all_stops_where_a_choice_comes_up() -> None:
    session = won("rat_swarm", {"potions": [0, 1]}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    assert "Choose a potion to throw away." in then(session, "take all")


def test_a_ways_end_is_told_when_it_is_asked_for_and_in_full() -> None:
    session = begun()
    node = next(node for node in session.look().journey.nodes if node.option == 0)
    told = plain(node.text)
    assert then(session, "look 1")[0] == f"Enemy: Skeleton Warrior: {told}"
    assert f"  1. Enemy: Skeleton Warrior (a): {told}" in shown(session, full=True)
    assert told.startswith("A fight. ")


def test_full_potion_slots_are_asked_about() -> None:
    session = won("rat_swarm", {"potions": [0, 1]}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    lines = then(session, "blood vial")
    assert lines == [
        "Your potion slots are full.",
        "Blood Vial: Heal 15 HP.",
        "Choose a potion to throw away.",
        "  1. Firebomb: Deal 10 damage to ALL enemies.",
        "  2. Dex Tonic: Gain 3 Dexterity until the end of your next turn.",
        "  3. Smoke Bomb: Escape from a non-boss combat, with no rewards.",
        "  0. Leave Blood Vial",
    ]
    assert then(session, "2")[:2] == ["You throw Dex Tonic away.", "You gain Blood Vial."]


def test_a_boss_leaves_a_choice_of_relics() -> None:
    session = begun()
    enter(session, "boss", encounter="lich_king")
    win(session, {})
    lines = then(session, "a relic of the ruler", "cursed crown")
    assert (
        "  2. Cursed Crown, relic: Gain 1 Energy at the start of each turn. Curses can no longer be removed." in lines
    )
    assert "You gain Cursed Crown." in lines


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("3", "There is no number 3: write a number from 1 to 2."),
        ("0", "There is no number 0: write a number from 1 to 2."),
        ("nowhere", "Nothing here is called 'nowhere'. Write a number from 1 to 2, or a name."),
        ("enemy", "Which one: Enemy: Skeleton Warrior or Enemy: Zombie Brute?"),
        ("e", "A choice is open: choose first."),
        ("look 3", "There is no answer 3 to choose from: Enemy: Skeleton Warrior 1, Enemy: Zombie Brute 2."),
    ],
)
def test_a_wrong_answer_gets_a_sentence(answer: str, sentence: str) -> None:
    assert then(begun(), answer) == [sentence]


def test_an_answer_is_explained_with_the_terms_of_its_text() -> None:
    session = begun()
    meet(session, "cursed_spring")
    assert then(session, "look 2") == [
        "Bottle it: Gain Cursed Brew.",
        "  Cursed Brew: Apply 3 Vulnerable to ALL enemies.",
        "  Vulnerable: Takes 50% more damage from attacks. Turns left: X.",
    ]
    reward = won("rat_swarm", {"potions": [99]})
    assert then(reward, "2", "look 1")[-4:] == [
        "Blood Reaper, common. Blood Ward, skill, cost 1: Gain 3 Block. Gain 1 Regeneration.",
        f"  Block: {reward.library.keywords['block'].text}",
        "  Regeneration: Heals X HP at the end of the turn, then falls by 1.",
        "  Upgraded it is Blood Ward+, cost 1: Gain 4 Block. Gain 2 Regeneration.",
    ]


# Between


def test_the_deck_is_shown_card_by_card() -> None:
    assert then(begun(deck=["strike", "doubt", "strike"]), "deck") == [
        "Your deck, 3 cards:",
        "  Doubt, curse: Unplayable. At the end of your turn, if this card is in your hand, lose 1 HP.",
        "  Strike ×2, attack, cost 1: Deal 6 damage.",
    ]


def test_where_things_stand_is_shown_with_potions_and_relics() -> None:
    lines = then(begun(relics=["bloodstone"], potions=["firebomb"]), "show")
    assert lines[:6] == [
        "Act 1, The Crypts, floor 1.",
        "You, Blood Reaper: 70 of 70 HP, 99 Gold, 10 cards.",
        "Potions (2 slots free):",
        "  1. Firebomb: Deal 10 damage to ALL enemies.",
        "Relics:",
        "  Bloodstone: Whenever you lose HP from a card, heal 1 HP.",
    ]
    assert then(begun(), "")[0] == "The Crypts, floor 1. 70 of 70 HP, 99 Gold."


def test_a_potion_is_thrown_away_between_combats() -> None:
    assert then(begun(potions=["firebomb"]), "throw 1", "y")[0] == "You throw Firebomb away."


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("deck", "This is a single fight: all your cards lie in your hand and the piles."),
        ("map", "This is a single fight: there is no map."),
        ("abandon", "There is no run to abandon."),
    ],
)
def test_a_single_fight_has_no_run(order: str, sentence: str) -> None:
    script = Script([order])
    play(script.console, "hellforged", "rat_swarm", "X")
    assert sentence in script.lines


# The end


def test_giving_up_asks_once_more_and_is_for_good() -> None:
    assert then(begun(), "abandon", "no") == ["A run that is given up is gone for good."]
    script = Script(["abandon", "abandon"])
    play(script.console, "hellforged", seed="abyss", map="fixed")
    assert script.after("You turn away from the climb.")[:3] == [
        "",
        "You gave up on floor 1 of The Crypts.",
        "Hellforged, fixed map, seed ABYSS.",
    ]
    WRITER.wait()
    assert SavedGame.continued() == (None, "")


def test_a_defeat_names_its_cause_and_the_runs_numbers(home: Path) -> None:
    traveller = Traveller()
    play(traveller.console, "blood_reaper", seed="read", map="wandering")
    lines = traveller.lines
    assert OUTCOMES["lost"] in lines
    (defeat,) = [line for line in lines if line.startswith("Defeat. You fell on floor ")]
    assert ", killed by " in defeat
    end = traveller.after(defeat)
    assert end[0] == "Blood Reaper, wandering map, seed READ."
    assert end[1].endswith(" cards played.")
    assert end[2].endswith(" spent.")
    assert end[3].startswith("0 of ")
    assert lines[-1] == "Farewell."


def test_one_of_a_thing_is_told_as_one() -> None:
    session = begun()
    session.submit(Abandon())
    once = Stats(path=[Stop(0, 1, "start")], combats=1, elites=1, bosses=1, turns=1, cards_played=1)
    lines = [plain(line) for line in ending(session.look(), once)]
    assert "1 floor, 1 combat won, 1 of them elite, 1 boss, 1 turn, 1 card played." in lines
    twice = Stats(combats=2, elites=0, bosses=2, turns=3, cards_played=4)
    lines = [plain(line) for line in ending(session.look(), twice)]
    assert "0 floors, 2 combats won, 0 of them elite, 2 bosses, 3 turns, 4 cards played." in lines


def test_a_death_of_ones_own_making_has_no_killer() -> None:
    session = begun()
    enter(session, "enemy", encounter="rat_swarm")
    fall(session)
    assert shown(session)[1] == "Defeat. You fell on floor 2 of The Crypts."


@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_a_victory_has_its_credits(map: str) -> None:
    """A hero with 100,000 HP climbs three acts by what stands on the screen."""
    session = Session.start("hellforged", "VICTORY", map)
    health = session.component(session.world.player, Health)
    health.hp = health.max_hp = 100_000
    traveller = Traveller()
    assert Playing(SavedGame(session), traveller.console).run() == "won"
    end = traveller.after("Victory. What ruled down here is dead, and nothing follows you up the stairs.")
    assert end[0] == f"Hellforged, {map} map, seed VICTORY."
    assert end[-len(CREDITS) :] == [f"{what}: {whose}." for what, whose in CREDITS]


@pytest.mark.parametrize(("hero", "map"), [("blood_reaper", "fixed"), ("hellforged", "wandering")])
def test_a_whole_run_is_played_from_what_stands_on_the_screen(hero: str, map: str) -> None:
    traveller = Traveller()
    play(traveller.console, hero, seed="READ", map=map)
    assert any(line.startswith(("Defeat.", "Victory.")) for line in traveller.lines)
    assert not any("_" in line for line in traveller.lines)
    assert traveller.lines[-1] == "Farewell."


def test_a_run_that_was_played_with_another_game_goes_on_when_the_player_has_read_that() -> None:
    """R64"""
    SavedGame.new("hellforged", "ABYSS").flush()
    other = replace(load(), fingerprint="other", mods=("frost 1.0.0",))
    script = Script(["continue", "leave it", "continue", "go on", "quit"])
    play(script.console, library=other)
    asked = [line for line in script.lines if line.startswith("This run was played ")]
    assert len(asked) == 2
    assert asked[0].startswith("This run was played without the mod frost 1.0.0, which is on now. ")
    assert "  2. New run: The open run is set aside for it." in script.lines
    assert "Hellforged, seed ABYSS." in script.lines
