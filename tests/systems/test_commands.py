"""What can be done and what not, with the reason, and how it is told (R18, R40)."""

import pytest

from components.commands import Abandon, Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.facts import CardPlayed, DamageDealt, HpLost, PotionDiscarded, PotionUsed
from components.prefabs import Library
from shadows import IllegalCommand, sandbox
from shadows.play.deck.fight import Fight
from tests.combat.reading import of
from tests.run.playing import begun, enter, fall
from tests.systems.writing import Written

FOE = {"prefab": "skeleton_warrior", "hp": 50}


def refused(fight: Fight, command: Command) -> str:
    with pytest.raises(IllegalCommand) as refusal:
        fight.submit(command)
    return str(refusal.value)


def test_every_command_of_a_turn_is_offered_once() -> None:
    """Cards left to right, at each enemy what is aimed; then potions by slot, and the end of the turn. Bloodletting
    costs the 1 Energy that there is, the Power 2, and a Wound cannot be played."""
    fight = sandbox(
        hand=["hellfire_aura", "wound", "bloodletting", "defend"],
        foes=[FOE, FOE],
        player={"energy": 1},
        potions=["bleeding_flask", "firebomb"],
    )
    _, _, bloodletting, defend = fight.session.world.piles.hand
    left, right = (foe.entity for foe in fight.foes)
    assert fight.legal() == [
        PlayCard(bloodletting, left),
        PlayCard(bloodletting, right),
        PlayCard(defend),
        UsePotion(0, left),
        UsePotion(0, right),
        DiscardPotion(0),
        UsePotion(1),
        DiscardPotion(1),
        EndTurn(),
    ]


def test_against_a_boss_only_what_lets_one_escape_is_not_offered(written: Written) -> None:
    """R40: a potion that does something else besides is no way out either."""
    mist = "mist: {name: Mist, effects: [{gain_block: 5}, {escape: true}]}\n"
    fight = sandbox(
        hand=[],
        foes=["lich_king"],
        kind="boss",
        potions=["smoke_bomb", "mist", "firebomb"],
        library=written(potions=mist),
    )
    assert fight.legal() == [DiscardPotion(0), DiscardPotion(1), UsePotion(2), DiscardPotion(2), EndTurn()]
    assert refused(fight, UsePotion(0)) == "Smoke Bomb: there is no escape from a boss."


def test_while_a_card_is_chosen_in_a_combat_potions_stay_where_they_are(library: Library) -> None:
    """R40: any time in the turn, but not in the middle of a card."""
    fight = sandbox(hand=["sift", "strike", "defend", "doubt"], foes=[FOE], potions=["firebomb"], library=library)
    fight.play("sift")
    assert fight.legal() == [Choose(0), Choose(1), Choose(2)]
    for command in (UsePotion(0), DiscardPotion(0), EndTurn()):
        assert refused(fight, command) == "A choice is open: choose first."
    fight.choose(1)
    assert refused(fight, Choose(1)) == "That is already chosen."


def test_where_nothing_goes_on_every_command_is_refused_with_the_reason() -> None:
    """R40, R55"""
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 6}])
    assert refused(fight, Abandon()) == "There is no run to abandon."
    fight.play("strike")
    assert (fight.legal(), refused(fight, EndTurn())) == ([], "The combat is over.")
    session = begun(potions=["firebomb"])
    with pytest.raises(IllegalCommand, match=r"^Potions are for your turn in a combat\.$"):
        session.submit(UsePotion(0))
    with pytest.raises(IllegalCommand, match=r"^A choice is open: choose first\.$"):
        session.submit(EndTurn())
    enter(session, "enemy", encounter="rat_swarm")
    fall(session)
    for command, reason in ((EndTurn(), "The run is over."), (Abandon(), "There is no run to abandon.")):
        with pytest.raises(IllegalCommand) as refusal:
            session.submit(command)
        assert str(refusal.value) == reason


def test_a_card_that_costs_too_much_is_refused_with_both_numbers() -> None:
    fight = sandbox(hand=["hellfire_aura"], foes=[FOE], player={"energy": 1})
    assert refused(fight, PlayCard(fight.session.world.piles.hand[0])) == "Hellfire Aura costs 2 Energy; you have 1."


def test_what_is_played_and_used_is_told_with_its_target() -> None:
    """0 where there is none."""
    fight = sandbox(
        hand=["strike", "defend"],
        foes=[FOE, FOE],
        player={"energy": 9},
        potions=["bleeding_flask", "firebomb", "blood_vial"],
    )
    strike, defend = fight.session.world.piles.hand
    right = fight.foes[1].entity
    assert fight.play("strike", at=1)[0] == CardPlayed(strike, "strike", "attack", right, 1)
    assert fight.play("defend")[0] == CardPlayed(defend, "defend", "skill", 0, 1)
    assert fight.use(0, at=1)[0] == PotionUsed(0, "bleeding_flask", right)
    used = fight.use(1)
    assert used[0] == PotionUsed(1, "firebomb", 0)
    assert [(fact.amount, fact.kind, fact.attack) for fact in of(used, DamageDealt)] == [(10, "potion", False)] * 2
    assert fight.submit(DiscardPotion(2)) == (PotionDiscarded(2, "blood_vial"),)
    assert fight.potions == [None, None, None]


def test_hp_that_a_relic_takes_is_lost_from_no_card() -> None:
    """R38: Black Blood takes a tenth of 70."""
    fight = sandbox(hand=[], foes=[FOE], relics=["black_blood"])
    (lost,) = of(fight.opening, HpLost)
    assert (lost.amount, lost.kind, lost.card_type, lost.damage) == (7, "relic", "", False)


def test_what_a_status_takes_is_told_as_its_own() -> None:
    """R15, R22"""
    fight = sandbox(hand=[], foes=[{**FOE, "step": 2}], player={"statuses": {"burn": 4}})
    (lost,) = of(fight.end_turn(), HpLost)
    assert (lost.amount, lost.kind, lost.card_type, lost.source) == (4, "status", "", fight.player.entity)
