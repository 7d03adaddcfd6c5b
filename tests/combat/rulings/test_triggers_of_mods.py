"""R10a and R63: what triggers do that no prefab of the game has, and mods write."""

from collections.abc import Callable
from pathlib import Path

import pytest

from components.facts import DamageDealt
from shadows import sandbox
from shadows.games import base_prefabs, load
from shadows.play.deck.fight import Fight
from tests.combat.reading import losses, of

Set = Callable[..., Fight]


@pytest.fixture
def fight(tmp_path: Path) -> Callable[[str], Set]:
    """A fight with prefabs of its own: `kind/` and what stands in the file."""

    def written(**kinds: str) -> Set:
        for kind, text in kinds.items():
            (tmp_path / kind).mkdir()
            (tmp_path / kind / "own.yaml").write_text(text, encoding="utf-8")
        library = load([base_prefabs(), tmp_path])
        return lambda **parts: sandbox(library=library, **parts)

    return written


def golem(trigger: str) -> str:
    return f"golem: {{name: Golem, health: 40, cycle: {{heal: 1}}, triggers: {trigger}}}\n"


def test_block_gained_at_the_combats_start_stays_for_the_first_turn_and_no_longer(fight) -> None:
    """R10a"""
    plate = "plate: {name: Plate, rarity: common, triggers: {when: combat_start, do: {gain_block: 9}}}\n"
    fought = fight(relics=plate)(relics=["plate"], foes=[{"prefab": "skeleton_warrior", "step": 2}])
    assert fought.player.block == 9
    fought.end_turn()  # the Skeleton defends: nothing is taken of the Block, and the second turn clears it
    assert fought.player.block == 0


SET_OFF: dict[str, Callable[[Fight], object]] = {
    "combat_start": lambda fight: None,
    "card_played": lambda fight: fight.play("strike", at=1),
    "potion_used": lambda fight: fight.use("bleeding_flask", at=1),
    "enemy_died": lambda fight: fight.play("strike", at=2),
    "damage_taken": lambda fight: fight.play("strike", at=0),
    "status_received": lambda fight: fight.use("bleeding_flask", at=0),
}


@pytest.mark.parametrize("when", SET_OFF)
def test_the_target_of_an_enemys_trigger_is_the_player(fight, when) -> None:
    """R63: whomever the card or potion was aimed at, and whoever died; the hit comes from the Golem and falls once."""
    fought = fight(enemies=golem(f"{{when: {when}, do: {{deal_damage: 3}}}}"))(
        hand=["strike"],
        potions=["bleeding_flask"],
        foes=["golem", {"prefab": "zombie_brute", "hp": 30}, {"prefab": "rat_swarm", "hp": 1}],
    )
    SET_OFF[when](fought)
    of_the_golem = [fact for fact in of(fought.facts, DamageDealt) if fact.kind == "enemy"]
    assert [(fact.target, fact.amount) for fact in of_the_golem] == [(fought.player.entity, 3)]


def test_an_enemy_that_sees_another_join_strikes_at_the_player(fight) -> None:
    """R63: the Lich King's turn calls a Skeleton Minion; the Golem beside him answers it."""
    fought = fight(enemies=golem("{when: enemy_joined, do: {deal_damage: 3}}"))(
        foes=["golem", "lich_king"], kind="boss"
    )
    facts = fought.end_turn()
    joined = next(foe for foe in fought.foes if foe.id == "skeleton_minion")
    assert (losses(facts, fought.player.entity), losses(facts, joined.entity)) == ([3], [])


def test_another_target_of_an_enemys_trigger_is_named(fight) -> None:
    """R63: unless `to:` names another."""
    fought = fight(enemies=golem("{when: card_played, do: {gain_block: 2, to: all_allies}}"))(
        hand=["strike"], foes=["golem", "zombie_brute"]
    )
    fought.play("strike", at=1)
    assert [foe.block for foe in fought.foes] == [2, 0]  # the Strike's 6 fell on the 2


def test_what_a_condition_looks_at_is_the_player_too(fight) -> None:
    """R63: the Zombie is Weak and is struck, the player is not Weak."""
    rule = "{when: card_played, if: {target_has: weak}, do: {deal_damage: 3}}"
    zombie = {"prefab": "zombie_brute", "statuses": {"weak": 2}}
    fought = fight(enemies=golem(rule))(hand=["strike"], foes=["golem", zombie])
    assert losses(fought.play("strike", at=1), fought.player.entity) == []


def test_a_status_on_an_enemy_answers_the_one_that_it_was_done_by_and_otherwise_the_player(fight) -> None:
    """Thorns strike back at who hits, on either side; a Curse that answers cards falls on who plays them (R63)."""
    statuses = (
        "thorns: {name: Thorns, kind: buff, triggers: {when: damage_taken, do: {deal_damage: 2}}}\n"
        "hex: {name: Hex, kind: buff, triggers: {when: card_played, do: {lose_hp: 1, to: target}}}\n"
    )
    make = fight(statuses=statuses)
    foes = [
        {"prefab": "skeleton_warrior", "statuses": {"thorns": 1}},
        {"prefab": "zombie_brute", "statuses": {"hex": 1}},
    ]
    fought = make(hand=["strike"], foes=foes)
    player, skeleton, zombie = fought.player.entity, fought.foes[0].entity, fought.foes[1].entity
    facts = fought.play("strike", at=0)
    assert (losses(facts, player), losses(facts, skeleton), losses(facts, zombie)) == ([1, 2], [6], [])
    fought = make(foes=["skeleton_warrior"], player={"statuses": {"thorns": 1}})
    assert losses(fought.end_turn(), fought.foes[0].entity) == [2]


def test_no_effect_makes_more_than_100_cards_at_once(fight) -> None:
    """A count that is worked out is not known before: with 99 Gold, 198 are asked for."""
    effect = "{add_card: dazed, count: {of: gold, times: 2}}"
    hoard = f"hoard: {{name: Hoard, type: skill, rarity: special, cost: 0, effects: {effect}}}\n"
    fought = fight(cards=hoard)(hand=["hoard"], player={"gold": 99})
    fought.play("hoard")
    assert fought.hand == ["dazed"] * 100
