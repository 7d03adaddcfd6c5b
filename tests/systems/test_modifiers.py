"""What changes an amount, and how often, in rules that no card or relic of the game uses; and amounts that fall on no
one."""

from dataclasses import replace

import pytest
from msgspec import structs

from components.amounts import Condition
from components.effects import GainGold
from components.facts import BlockFaded, EffectFailed, GoldGained, HpLost, RuleActed
from components.flow import Step, by_rule
from components.prefabs import Library
from components.rules import Channel, Modifier, Ratio
from shadows import sandbox
from shadows.games import known, load
from shadows.play.deck.fight import Fight
from systems.deck.order import DECK
from systems.resolve.modifiers import asked, asked_parts, of_player
from tests.combat.reading import hits, of
from tests.systems.writing import Written, enemy, relic, skill, status

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {**FOE, "step": 2}
"""Defends in its next turn."""


def test_a_limited_change_of_attack_damage_is_not_used_up_by_plain_damage(library: Library) -> None:
    """R2: the Firebomb's 10 are no attack damage, and the Strike after it deals 6 + 5; the next one 6 again."""
    fight = sandbox(
        hand=["strike", "strike"], foes=[FOE], relics=["first_blood"], potions=["firebomb"], library=library
    )
    assert hits(fight.use("firebomb")) == [10]
    assert hits(fight.play("strike")) == [11]
    assert hits(fight.play("strike")) == [6]


def test_a_limited_change_of_block_from_cards_is_not_used_up_by_other_block(library: Library) -> None:
    """R3: the Sluice answers a potion with 2 Block; the first Defend gives 5 + 5."""
    fight = sandbox(
        hand=["defend", "defend"],
        foes=[FOE],
        relics=["first_wall", "sluice"],
        potions=["blood_vial"],
        library=library,
    )
    fight.use("blood_vial")
    assert fight.player.block == 2
    fight.play("defend")
    assert fight.player.block == 12
    fight.play("defend")
    assert fight.player.block == 17


def test_energy_is_changed_as_any_other_amount(library: Library) -> None:
    """R10: half of 3 is 1, rounded down; with the Crown's 1 more half of 4."""
    assert sandbox(hand=[], foes=[FOE], relics=["half_moon"], library=library).player.energy == 1
    assert sandbox(hand=[], foes=[FOE], relics=["half_moon", "cursed_crown"], library=library).player.energy == 2


def test_a_limited_change_of_energy_acts_so_often(library: Library) -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["dawn"], library=library)
    assert fight.player.energy == 5
    fight.end_turn()
    assert fight.player.energy == 3


def test_a_limited_change_of_gold_acts_so_often(library: Library) -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["first_coin"], library=library)
    world = fight.session.world
    for amount in (10, 10):
        world.push((GainGold(amount),), Step(GainGold(amount), by_rule(world.player)))
    assert [fact.amount for fact in of(fight.session.go_on(), GoldGained)] == [13, 10]


def test_damage_is_never_below_0_and_gives_no_block(library: Library) -> None:
    """R1: 4 less 6 cards in hand."""
    fight = sandbox(hand=["waver", *["defend"] * 6], foes=[{**FOE, "block": 3}], library=library)
    assert fight.preview("waver") == 0
    assert hits(fight.play("waver")) == [0]
    assert (fight.foes[0].hp, fight.foes[0].block) == (50, 3)


def test_strength_lifts_damage_from_below_0(library: Library) -> None:
    """R1: 4 less 6 cards, and 3 Strength."""
    fight = sandbox(hand=["waver", *["defend"] * 6], foes=[FOE], player={"statuses": {"strength": 3}}, library=library)
    assert hits(fight.play("waver")) == [1]


def test_an_aimed_card_can_be_looked_at_before_it_is_aimed(library: Library) -> None:
    fight = sandbox(hand=["leech"], foes=[FOE, FOE], library=library)
    assert [card.name for card in fight.look().hand] == ["Leech"]
    assert fight.preview("leech") == 2
    fight.play("leech", at=1)
    assert [(foe.hp, foe.block) for foe in fight.foes] == [(50, 0), (46, 1)]


@pytest.mark.parametrize(("card", "lost", "left"), [("strike", [1, 5], 45), ("defend", [], 50)])
def test_an_answer_to_a_card_that_was_aimed_at_no_one_falls_on_no_one(
    library: Library, card: str, lost: list[int], left: int
) -> None:
    """The Toll takes 1 HP, which the target then heals, and 5 of the Strike's 6 are left after its 1 Block."""
    fight = sandbox(hand=[card], foes=[FOE], relics=["toll"], library=library)
    facts = fight.play(card)
    assert of(facts, EffectFailed) == []
    assert [fact.amount for fact in of(facts, HpLost)] == lost
    assert fight.foes[0].hp == left


def test_a_change_that_does_not_apply_leaves_those_after_it(written: Written) -> None:
    """R33: the Charm asks for an Attack, and Life Tap is a Skill: 3 and the Leech's 2. The Leech comes after it."""
    library = written(
        relics=relic("charm", modifiers="{of: hp_loss, side: taker, add: 7, from: attack}")
        + relic("leech", modifiers="{of: hp_loss, side: taker, add: 2}")
    )
    fight = sandbox(hand=["life_tap"], foes=[FOE], relics=["charm", "leech"], library=library)
    assert [fact.amount for fact in of(fight.play("life_tap"), HpLost)] == [5]


def test_a_change_that_is_used_up_leaves_those_after_it(written: Written) -> None:
    """6 + 5 + 2, then 6 + 2."""
    library = written(
        relics=relic("once", modifiers="{of: attack_damage, add: 5, per_combat: 1}")
        + relic("always", modifiers="{of: attack_damage, add: 2}")
    )
    fight = sandbox(hand=["strike", "strike"], foes=[FOE], relics=["once", "always"], library=library)
    assert hits(fight.play("strike")) == [13]
    assert hits(fight.play("strike")) == [8]


def test_a_limited_change_is_used_up_by_block_that_it_changes_for_the_next_turn(written: Written) -> None:
    """R3: 8 + 5 are fixed when the card is played. A Defend after it gives its 5, now and next turn."""
    library = written(
        cards=skill("tomorrow", "{next_turn: {gain_block: 8}}"),
        relics=relic("wall", modifiers="{of: card_block, add: 5, per_combat: 1}"),
    )
    fight = sandbox(hand=["tomorrow", "defend"], draw=["defend"] * 5, foes=[IDLE], relics=["wall"], library=library)
    fight.play("tomorrow")
    fight.play("defend")
    assert fight.player.block == 5
    fight.end_turn()
    assert fight.player.block == 13
    fight.play("defend")
    assert fight.player.block == 18


def test_a_limited_change_is_told_each_time_that_it_acts_and_no_more(written: Written) -> None:
    """6 + 5 + 2, then 6 + 2, then 6: the one is used up before the other."""
    library = written(
        relics=relic("once", modifiers="{of: attack_damage, add: 5, per_combat: 1}")
        + relic("twice", modifiers="{of: attack_damage, add: 2, per_combat: 2}")
    )
    fight = sandbox(hand=["strike"] * 3, foes=[FOE], relics=["once", "twice"], library=library)
    acted = []
    for damage in (13, 8, 6):
        facts = fight.play("strike")
        assert hits(facts) == [damage]
        acted.append([fact.prefab for fact in of(facts, RuleActed)])
    assert acted == [["once", "twice"], ["twice"], []]


def test_a_cap_holds_whatever_is_added_after_it(written: Written) -> None:
    """R4: 5 and 2 are no more than 3."""
    library = written(
        relics=relic("cap", modifiers="{of: hp_loss, side: taker, cap: 3}")
        + relic("leech", modifiers="{of: hp_loss, side: taker, add: 2}"),
        cards=skill("bleed_out", "{lose_hp: 5}"),
    )
    fight = sandbox(hand=["bleed_out"], foes=[FOE], relics=["cap", "leech"], library=library)
    assert [fact.amount for fact in of(fight.play("bleed_out"), HpLost)] == [3]


MARK = status("mark")
"""A status that does nothing."""


def test_a_change_is_made_only_while_its_condition_holds(written: Written) -> None:
    """6 + 2 against the one that is marked, and the preview says so."""
    library = written(
        relics=relic("lens", modifiers="{of: attack_damage, add: 2, if: {target_has: mark}}"), statuses=MARK
    )
    fight = sandbox(hand=["strike"] * 2, foes=[FOE, {**FOE, "statuses": {"mark": 1}}], relics=["lens"], library=library)
    assert [fight.preview("strike", at=0), fight.preview("strike", at=1)] == [6, 8]
    assert hits(fight.play("strike", at=0)) == [6]
    assert hits(fight.play("strike", at=1)) == [8]


@pytest.mark.parametrize(
    ("condition", "marked", "dealt"), [("self_has", "player", 9), ("target_has", "foe", 9), ("self_has", "foe", 6)]
)
def test_who_takes_an_amount_is_the_one_that_its_condition_calls_self(
    written: Written, condition: str, marked: str, dealt: int
) -> None:
    """The skeleton attacks for 6; the target is the attacker."""
    change = f"{{of: attack_damage, side: taker, add: 3, if: {{{condition}: mark}}}}"
    library = written(relics=relic("wound", modifiers=change), statuses=MARK)
    statuses = {"mark": 1}
    fight = sandbox(
        foes=[{**FOE, "statuses": statuses if marked == "foe" else {}}],
        player={"statuses": statuses if marked == "player" else {}},
        relics=["wound"],
        library=library,
    )
    assert fight.foes[0].intent.damage == dealt
    assert hits(fight.end_turn()) == [dealt]


def test_what_is_added_may_be_worked_out_whenever_it_is_asked_for(written: Written) -> None:
    """Half of 20 missing HP; then 3 HP more are lost, and half of 23 is 11, rounded down (R7)."""
    library = written(relics=relic("scar", modifiers="{of: attack_damage, add: {of: missing_hp, percent: 50}}"))
    fight = sandbox(
        hand=["strike", "bloodletting", "strike"],
        foes=[FOE],
        player={"hp": 50, "max_hp": 70},
        relics=["scar"],
        library=library,
    )
    assert hits(fight.play("strike")) == [16]
    fight.play("bloodletting")
    assert hits(fight.play("strike")) == [17]


def test_a_quantity_in_a_status_counts_its_own_stacks(written: Written) -> None:
    """Twice 3 stacks, on an enemy and on the player."""
    library = written(statuses=status("rage", modifiers="{of: attack_damage, add: {of: stacks, times: 2}}"))
    rage = {"statuses": {"rage": 3}}
    fight = sandbox(hand=["strike"], foes=[{**FOE, **rage}], player=rage, library=library)
    assert fight.foes[0].intent.damage == 12
    assert hits(fight.play("strike")) == [12]


def test_a_limited_change_is_not_used_up_while_its_condition_does_not_hold(written: Written) -> None:
    """6, then 6 + 5, then 6 again."""
    library = written(
        relics=relic("lens", modifiers="{of: attack_damage, add: 5, if: {target_has: mark}, per_combat: 1}"),
        statuses=MARK,
    )
    fight = sandbox(hand=["strike"] * 3, foes=[FOE, {**FOE, "statuses": {"mark": 1}}], relics=["lens"], library=library)
    assert [hits(fight.play("strike", at=at)) for at in (0, 1, 1)] == [[6], [11], [6]]


def test_an_amount_that_is_narrowed_down_is_changed_for_its_words_alone(written: Written) -> None:
    """10 and 5 from any combat, 7 more from an elite or a boss."""
    library = written(
        relics=relic("purse", modifiers="{of: combat_gold, add: 5}")
        + relic("trophy", modifiers="{of: combat_gold, for: [elite, boss], add: 7}")
    )
    world = sandbox(foes=[FOE], relics=["purse", "trophy"], library=library).session.world
    paid = {kind: of_player(world, "combat_gold", 10, (kind,)) for kind in ("normal", "elite", "boss")}
    assert paid == {"normal": 15, "elite": 22, "boss": 22}
    assert of_player(world, "combat_gold", 10) == 15


FORCE = Channel("force", "the force of a throw", gives="{change} force", takes="{change} force", aimed=True)
THROWN = replace(known(), ruleset=replace(DECK, channels=(*DECK.channels, FORCE)))


def thrower(**given: object) -> Fight:
    """A fight of a game in which the rules ask for the force of a throw: a relic gives 4 against whoever is marked and
    half as much again, a soft enemy takes 1 less and at most 9."""
    library = load()
    arm = (Modifier("force", add=4, condition=Condition(target_has="weak")), Modifier("force", times=Ratio(3, 2)))
    soft = (Modifier("force", "taker", add=-1, cap=9),)
    relics = {"arm": structs.replace(library.relics["cursed_crown"], id="arm", modifiers=arm)}
    statuses = {"burn": structs.replace(library.statuses["burn"], modifiers=soft)}
    library = structs.replace(library, relics={**library.relics, **relics}, statuses={**library.statuses, **statuses})
    return sandbox(
        foes=[FOE, {**FOE, "statuses": {"weak": 1, "burn": 1}}], relics=["arm"], library=library, game=THROWN
    )


def test_the_rules_ask_for_an_amount_between_two_bodies() -> None:
    """5 × 3/2 is 7; against the one that has Weak (5 + 4) × 3/2 is 13; who burns takes 5 − 1, and 9 of 30."""
    fight = thrower()
    world = fight.session.world
    firm, soft = (foe.entity for foe in fight.foes)
    assert asked(world, "force", 5, source=world.player, target=firm) == 7
    assert asked(world, "force", 5, source=world.player, target=soft) == 13
    assert asked(world, "force", 5, source=world.player, target=soft, side="taker") == 4
    assert asked(world, "force", 30, source=world.player, target=soft, side="taker") == 9
    assert asked(world, "force", 5, source=world.player, target=firm, side="taker") == 5


def test_the_parts_of_a_change_can_be_had_before_anything_is_rounded() -> None:
    fight = thrower()
    world, soft = fight.session.world, fight.foes[1].entity
    assert asked_parts(world, "force", source=world.player, target=soft) == (4, 3, 2, None)
    assert asked_parts(world, "force", source=world.player, target=soft, side="taker") == (-1, 1, 1, 9)
    assert asked_parts(world, "gold", source=world.player) == (0, 1, 1, None)


@pytest.mark.parametrize(
    ("condition", "first", "second"),
    [
        ("{target_lacks: mark}", 8, 6),
        ("{self_lacks: mark}", 8, 8),
        ("{target_is: boss}", 6, 6),
        ("{fight: hard}", 8, 8),
    ],
)
def test_a_condition_may_ask_what_is_missing_and_what_kind_of_fight_or_enemy_it_is(
    written: Written, condition: str, first: int, second: int
) -> None:
    """A Strike for 6, and 2 more where it holds; the second enemy is marked, the fight is an elite's."""
    library = written(relics=relic("lens", modifiers=f"{{of: attack_damage, add: 2, if: {condition}}}"), statuses=MARK)
    foes = [FOE, {**FOE, "statuses": {"mark": 1}}]
    fight = sandbox(hand=["strike"] * 2, foes=foes, relics=["lens"], kind="elite", library=library)
    assert [fight.preview("strike", at=0), fight.preview("strike", at=1)] == [first, second]


def test_a_quantity_may_count_once_for_every_so_many(written: Written) -> None:
    """99 Gold is three times 30, and 9 are left over; each time counts twice."""
    library = written(relics=relic("purse", modifiers="{of: attack_damage, add: {of: gold, per: 30, times: 2}}"))
    fight = sandbox(hand=["strike"], foes=[FOE], relics=["purse"], library=library)
    assert fight.preview("strike") == 12


def test_a_quantity_is_never_more_than_its_most(written: Written) -> None:
    """A tenth of 99 Gold is 9, but no more than 4."""
    library = written(relics=relic("purse", modifiers="{of: attack_damage, add: {of: gold, percent: 10, most: 4}}"))
    fight = sandbox(hand=["strike"], foes=[FOE], relics=["purse"], library=library)
    assert fight.preview("strike") == 10


def test_block_stays_between_turns_as_far_as_rules_let_it(written: Written) -> None:
    """10 of 14; the enemy keeps none of its own."""
    library = written(
        relics=relic("wall", modifiers="{of: keep_block, add: 10}"), enemies=enemy("guard", "{gain_block: 5}")
    )
    fight = sandbox(hand=[], foes=["guard"], relics=["wall"], player={"block": 14}, library=library)
    happened = fight.end_turn()
    assert fight.player.block == 10
    assert [fact.amount for fact in happened if isinstance(fact, BlockFaded)] == [4]
    happened = fight.end_turn()
    assert fight.player.block == 10
    assert [(fact.target, fact.amount) for fact in happened if isinstance(fact, BlockFaded)] == [
        (fight.foes[0].entity, 5)
    ]
