"""What is said about commands that cannot be taken and fights that cannot be set up; nothing is changed by them."""

import re
from typing import Any

import pytest

from components.amounts import Quantity
from components.commands import Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.effects import GainBlock
from components.flow import Delayed, Question, Step, by_rule
from shadows import IllegalCommand, Session, sandbox
from shadows.play.deck.fight import Fight
from shadows.play.snapshots import SnapshotError


def ready() -> Fight:
    """Player 1, cards 2 to 4, a warrior and a brute."""
    return sandbox(
        hand=["strike", "defend", "wound"],
        foes=["skeleton_warrior", "zombie_brute"],
        player={"energy": 1},
        potions=["firebomb", "bleeding_flask"],
    )


def test_a_command_that_cannot_be_taken_is_refused_with_the_reason_and_changes_nothing() -> None:
    fight = ready()
    strike, defend, wound = fight.session.world.piles.hand
    left = fight.foes[0].entity
    refused: list[tuple[Command, str]] = [
        (PlayCard(99), "That card is not in your hand."),
        (PlayCard(left, left), "That card is not in your hand."),
        (PlayCard(wound), "Wound cannot be played."),
        (PlayCard(strike), "Strike needs an enemy to aim at."),
        (PlayCard(strike, 99), "That enemy is not there."),
        (PlayCard(strike, fight.player.entity), "That enemy is not there."),
        (PlayCard(defend, left), "Defend is not aimed at an enemy."),
        (UsePotion(2), "Potion slot 3 is empty."),
        (UsePotion(3), "There is no potion slot 4; you have 3."),
        (UsePotion(-1), "There is no potion slot 0; you have 3."),
        (UsePotion(0, left), "Firebomb is not aimed at an enemy."),
        (UsePotion(1), "Bleeding Flask needs an enemy to aim at."),
        (DiscardPotion(2), "Potion slot 3 is empty."),
        (Choose(0), "There is nothing to choose now."),
        (Choose(None), "There is nothing to choose now."),
    ]
    before = fight.snapshot()
    for command, reason in refused:
        with pytest.raises(IllegalCommand) as refusal:
            fight.submit(command)
        assert str(refusal.value) == reason
        assert fight.snapshot() == before


@pytest.mark.parametrize("command", [UsePotion("0"), DiscardPotion(None), PlayCard(1.0), PlayCard(1, [2]), Choose("x")])
def test_a_command_with_a_field_of_another_type_is_refused(command: Command) -> None:
    fight = sandbox(hand=["strike"], foes=["skeleton_warrior"], potions=["firebomb"])
    before = fight.snapshot()
    with pytest.raises(IllegalCommand, match="is no command: Expected `int"):
        fight.submit(command)
    assert fight.snapshot() == before


def test_a_second_end_of_turn_begins_a_second_enemy_phase_only_when_it_is_asked_for() -> None:
    """One command is one enemy phase: two warriors deal 12, then 12 again, and the hand is drawn anew each time."""
    fight = sandbox(hand=[], draw=["strike"] * 5, foes=["skeleton_warrior", "skeleton_warrior"])
    fight.end_turn()
    assert (fight.player.hp, len(fight.hand), fight.player.energy) == (58, 5, 3)
    fight.end_turn()
    assert (fight.player.hp, len(fight.hand), fight.player.energy) == (46, 5, 3)


def test_a_card_cannot_be_played_twice() -> None:
    fight = sandbox(hand=["defend"], foes=["skeleton_warrior"])
    command = PlayCard(fight.session.world.piles.hand[0])
    fight.submit(command)
    with pytest.raises(IllegalCommand, match="not in your hand"):
        fight.submit(command)
    assert fight.player.block == 5


def test_nothing_can_be_done_when_the_combat_is_over() -> None:
    fight = sandbox(hand=["strike", "defend"], foes=[{"prefab": "skeleton_warrior", "hp": 6}], potions=["firebomb"])
    defend = fight.session.world.piles.hand[1]
    fight.play("strike")
    for command in (PlayCard(defend), EndTurn(), UsePotion(0), DiscardPotion(0), Choose(0)):
        with pytest.raises(IllegalCommand, match="The combat is over"):
            fight.submit(command)
    assert fight.legal() == []


def test_the_sandbox_names_cards_and_enemies_by_place_too_and_says_what_is_not_there() -> None:
    fight = ready()
    for wrong, reason in (
        (lambda: fight.play("bloodletting"), "bloodletting is not in your hand (strike, defend, wound)."),
        (lambda: fight.play(3), "There is no card at place 3 of a hand of 3."),
        (lambda: fight.play("strike"), "Say at which of the 2 enemies (at=0 is the leftmost)."),
        (lambda: fight.play("strike", at=2), "There is no enemy at place 2; 2 stand."),
        (lambda: fight.use("blood_vial"), "There is no blood_vial in your belt."),
        (lambda: fight.use(2), "Potion slot 3 is empty."),
    ):
        with pytest.raises(IllegalCommand) as refusal:
            wrong()
        assert str(refusal.value) == reason
    fight.play(0, at=1)
    assert fight.foes[1].hp == 22


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"hero": "blod_reaper"}, "Unknown hero 'blod_reaper' — did you mean 'blood_reaper'?"),
        ({"hand": ["strik"]}, "Unknown card 'strik' — did you mean 'strike'?"),
        ({"draw": ["defend++"]}, "Unknown card 'defend++'"),
        ({"foes": ["lich_kin"]}, "Unknown enemy 'lich_kin' — did you mean 'lich_king'?"),
        ({"foes": [{"hp": 3}]}, "Unknown enemy ''"),
        ({"foes": []}, "A fight needs at least one foe."),
        ({"foes": [{"prefab": "wraith", "hitpoints": 3}]}, "Unknown key of a foe 'hitpoints'"),
        ({"foes": [{"prefab": "wraith", "hp": 0}]}, "hp of foe 1 is 0; it must be a whole number of 1 or more."),
        ({"foes": ["wraith", {"prefab": "wraith", "block": -1}]}, "block of foe 2 is -1;"),
        ({"foes": [{"prefab": "wraith", "step": 3}]}, "step of foe 1 is 3; it must be a whole number from 0 to 2."),
        ({"foes": [{"prefab": "wraith", "statuses": {"weak": 0}}]}, "weak of foe 1 is 0;"),
        ({"foes": [{"prefab": "wraith", "statuses": {"weka": 1}}]}, "Unknown status 'weka' — did you mean 'weak'?"),
        ({"player": {"hp": 0}}, "hp of the player is 0; it must be a whole number from 1 to 70."),
        ({"player": {"hp": 71}}, "hp of the player is 71; it must be a whole number from 1 to 70."),
        ({"player": {"energy": "3"}}, "energy of the player is '3';"),
        (
            {"player": {"statuses": {"strength": 0}}},
            "strength of the player is 0; it must be a whole number other than 0.",
        ),
        ({"player": {"mana": 3}}, "Unknown key of the player 'mana'"),
        ({"relics": ["bloodston"]}, "Unknown relic 'bloodston' — did you mean 'bloodstone'?"),
        ({"potions": ["fire_bomb"]}, "Unknown potion 'fire_bomb' — did you mean 'firebomb'?"),
        ({"kind": "epic"}, "Unknown kind of fight 'epic'"),
        ({"hand": "strike"}, "hand is 'strike' — did you mean ['strike']?"),
        ({"hand": [5]}, "Unknown card '5'."),
        ({"draw": 5}, "draw is 5; it must be a list."),
        ({"foes": {"prefab": "wraith"}}, "foes is {'prefab': 'wraith'}; it must be a list."),
        ({"foes": [None]}, "Unknown enemy 'None'."),
        ({"foes": ["wraith", {"prefab": "wraith", "statuses": ["weak"]}]}, "statuses of foe 2 is ['weak']; it must be"),
        ({"player": 5}, "player is 5; it must be a dictionary."),
        ({"relics": None}, "relics is None; it must be a list."),
        ({"seed": 5}, "A seed is a text; write '5'."),
        ({"seed": "x" * 65}, "A seed has at most 64 characters; this one has 65."),
    ],
)
def test_a_fight_that_cannot_be_set_up_says_what_is_wrong(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        sandbox(**given)


def test_a_foe_begins_at_its_step_in_the_phase_that_its_hp_says() -> None:
    """Lich King at 30 HP, third move of phase 2: Defend 15, with the Strength of the turn."""
    fight = sandbox(hand=[], foes=[{"prefab": "lich_king", "hp": 30, "step": 2}])
    assert fight.foes[0].intent.damage is None
    fight.end_turn()
    assert (fight.foes[0].block, fight.foes[0].intent.damage) == (15, 14)


@pytest.mark.parametrize("damage", ["no dict", {}, {"format": 1}, {"format": 99}])
def test_what_is_no_snapshot_is_refused(damage: object) -> None:
    with pytest.raises(ValueError, match=r"snapshot"):
        Session.restore(damage)


@pytest.mark.parametrize(
    "world", [None, 3, [], [[1, {}]], [[1, {"Dragon": {}}]], [[2, {}]], [[1, {"Health": {"hp": "x"}}]]]
)
def test_a_damaged_snapshot_is_refused_and_leaves_the_other_sessions_alone(world: object) -> None:
    fight = ready()
    snapshot = fight.snapshot()
    with pytest.raises(ValueError, match=r"snapshot|component|entity"):
        Session.restore({**snapshot, "world": world})
    assert fight.snapshot() == snapshot
    fight.end_turn()


def test_a_snapshot_of_other_content_is_refused() -> None:
    with pytest.raises(ValueError, match="other content"):
        Session.restore({**ready().snapshot(), "content": "0"})


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ({"kind": "riddle"}, "the rules have no question 'riddle'"),
        ({"options": [1]}, "entity 1 means 1, which is not there"),  # the player is no card
        ({"options": [999]}, "entity 1 means 999, which is not there"),
        ({"back": "nowhere"}, "the rules have no flow 'nowhere'"),
    ],
)
def test_a_snapshot_whose_question_the_rules_do_not_know_is_refused(question: dict[str, Any], reason: str) -> None:
    fight = sandbox(hand=["strike", "defend"], foes=["zombie_brute"])
    fight.session.world.queue.question = Question("cards", "hand:exhaust", list(fight.session.world.piles.hand))
    snapshot = fight.snapshot()
    Session.restore(snapshot)
    ((_, player), *_) = snapshot["world"]
    player["Queue"]["question"].update(question)
    with pytest.raises(SnapshotError, match=re.escape(reason)):
        Session.restore(snapshot)


@pytest.mark.parametrize(("place", "word"), [("of", "mana"), ("word", "frost:cold")])
def test_a_snapshot_that_counts_what_the_rules_do_not_know_is_refused(place: str, word: str) -> None:
    fight = sandbox(hand=["strike"], foes=["zombie_brute"])
    world = fight.session.world
    world.queue.delayed.append(Delayed([Step(GainBlock(Quantity(of="hp")), by_rule(world.player))]))
    snapshot = fight.snapshot()
    Session.restore(snapshot)
    ((_, player), *_) = snapshot["world"]
    player["Queue"]["delayed"][0]["steps"][0]["effect"]["amount"][place] = word
    with pytest.raises(SnapshotError, match=f"the rules have no quantity '{word}'"):
        Session.restore(snapshot)


@pytest.mark.parametrize(
    ("component", "field", "value"),
    [
        ("Card", "prefab", ""),
        ("Enemy", "prefab", ""),
        ("Relic", "prefab", ""),
        ("StatusStack", "holder", 0),
        ("Piles", "hand", [0]),
        ("Deck", "cards", [""]),
        ("Journey", "offers", [{"kind": "relic"}]),
    ],
)
def test_a_snapshot_that_names_nothing_where_something_must_be_is_refused(
    component: str, field: str, value: object
) -> None:
    fight = sandbox(hand=["strike"], relics=["bloodstone"], player={"statuses": {"weak": 1}})
    snapshot = fight.snapshot()
    next(parts[component] for _, parts in snapshot["world"] if component in parts)[field] = value
    with pytest.raises(SnapshotError, match=r"among its|which is not there|that is another's"):
        Session.restore(snapshot)


def test_a_snapshot_may_leave_open_what_there_need_not_be() -> None:
    session = Session.start(encounter="rat_swarm", seed="OPEN")
    assert not session.world.journey.event
    assert None in session.world.belt.slots
    assert Session.restore(session.snapshot()).legal() == session.legal()
