"""R61: what ending the turn is told to do, before it does."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from components.prefabs import Library
from shadows import sandbox
from shadows.games import base_prefabs, load
from shadows.picture.models import ForecastLook
from shadows.play.deck.fight import Fight
from systems.core.rng import BranchingDice
from tests.combat.fights import Setup, setups

GUARDING = {"prefab": "skeleton_warrior", "hp": 22, "step": 2}
"""It gains Block and attacks no one."""

RELICS = """
stray_spark:
  name: Stray Spark
  rarity: common
  flavour: It jumps.
  triggers:
    - when: turn_end
      do: [{deal_damage: 6, to: random_enemy}]
loaded_coin:
  name: Loaded Coin
  rarity: common
  flavour: It lands where it likes.
  triggers:
    - when: turn_end
      do: [{gamble: 90, win: [{heal: 3}], lose: [{lose_hp: 5}]}]
iron_maiden:
  name: Iron Maiden
  rarity: common
  flavour: It closes at dusk.
  triggers:
    - when: turn_end
      do: [{deal_damage: 4, to: self}]
tithe:
  name: Tithe
  rarity: common
  flavour: Give one up.
  triggers:
    - when: turn_end
      do: [{move_cards: 1, pile: hand, to: exhaust}]
"""

CARDS = """
nettle:
  name: Nettle
  type: curse
  rarity: special
  unplayable: true
  where: hand
  triggers: [{when: card_drawn, do: [{lose_hp: 1}]}]
salve:
  name: Salve
  type: curse
  rarity: special
  unplayable: true
  where: hand
  triggers: [{when: card_drawn, do: [{heal: 1}]}]
grudge:
  name: Grudge
  type: curse
  rarity: special
  unplayable: true
  where: hand
  triggers: [{when: card_exhausted, do: [{lose_hp: 7}]}]
"""

ENEMIES = """
flagellant:
  name: Flagellant
  act: crypts
  health: 30
  flavour: The first lash is its own.
  cycle: [[{deal_damage: 3, to: self}, {deal_damage: 4}]]
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The game's content, with chance and self-harm in the turn's end."""
    root: Path = tmp_path_factory.mktemp("chances")
    for kind, content in (("cards", CARDS), ("relics", RELICS), ("enemies", ENEMIES)):
        (root / kind).mkdir()
        (root / kind / "more.yaml").write_text(content, encoding="utf-8")
    return load([base_prefabs(), root])


def told(fight: Fight) -> ForecastLook:
    """What ending the turn is told to do."""
    seen = fight.look().forecast
    assert seen is not None
    return seen


def causes(fight: Fight) -> list[tuple[str, int]]:
    """Who changes the player's HP, and by how much."""
    return [(change.name, change.hp) for change in told(fight).changes]


def test_ticks_and_curses_are_told_beside_the_attacks_in_the_order_in_which_they_come() -> None:
    """R10, R11, R12, R15: Doubt 1, Regeneration 2, Burn 5, an attack of 6 against 4 Block, Poison 2, Bleed 3."""
    statuses = {"burn": 5, "poison": 2, "bleed": 3, "regeneration": 2}
    fight = sandbox(hand=["doubt"], foes=["skeleton_warrior"], player={"hp": 40, "block": 4, "statuses": statuses})
    expected = [("Doubt", -1), ("Regeneration", 2), ("Burn", -5), ("Enemies", -2), ("Poison", -2), ("Bleed", -3)]
    assert causes(fight) == expected
    seen = told(fight)
    assert (seen.hp, seen.attacks, seen.certain, seen.deadly, seen.won) == (29, 6, True, False, False)
    fight.end_turn()
    assert fight.player.hp == 29


@pytest.mark.parametrize(
    ("hand", "status", "hp"),
    [([], {"burn": 6}, 6), ([], {"poison": 3}, 3), ([], {"bleed": 2}, 2), (["doubt"], {}, 1)],
)
def test_the_turn_is_told_deadly_by_whatever_kills(hand: list[str], status: dict[str, int], hp: int) -> None:
    fight = sandbox(hand=hand, foes=[GUARDING], player={"hp": hp, "statuses": status})
    seen = told(fight)
    assert (seen.hp, seen.deadly, seen.attacks) == (0, True, 0)
    alive = sandbox(hand=hand, foes=[GUARDING], player={"hp": hp + 1, "statuses": status})
    assert (told(alive).hp, told(alive).deadly) == (1, False)


def test_intangible_caps_each_tick_and_is_gone_for_those_of_the_next_turn_only_after_them() -> None:
    """R4, R10: Burn 1, the attack 1, Poison 1: Intangible counts down after Poison."""
    statuses = {"burn": 5, "poison": 4, "intangible": 1}
    fight = sandbox(hand=[], foes=["skeleton_warrior"], player={"hp": 40, "statuses": statuses})
    assert causes(fight) == [("Burn", -1), ("Enemies", -1), ("Poison", -1)]


def test_an_enemy_that_dies_of_its_own_poison_first_does_not_strike() -> None:
    """R12, R20: the combat is won, and Ashen Armor acts."""
    dying = {"prefab": "skeleton_warrior", "hp": 3, "statuses": {"poison": 3}}
    fight = sandbox(hand=[], foes=[dying], player={"hp": 40}, relics=["ashen_armor"])
    seen = told(fight)
    assert (seen.hp, seen.won, seen.attacks) == (46, True, 0)
    assert causes(fight) == [("Ashen Armor", 6)]


def test_block_that_comes_next_turn_is_too_late_for_the_attacks() -> None:
    """R10: Shadow's "next turn" Block arrives after them."""
    fight = sandbox("shadowmancer", hand=["soul_siphon"], foes=["skeleton_warrior"], player={"hp": 40, "energy": 3})
    fight.play("soul_siphon")
    assert causes(fight) == [("Enemies", -6), ("Soul Siphon", -1)]


def test_the_attacks_are_told_whole_though_the_first_of_them_kills() -> None:
    """R41: two warriors strike for 6 each."""
    fight = sandbox(hand=[], foes=["skeleton_warrior", "skeleton_warrior"], player={"hp": 5})
    assert (told(fight).attacks, told(fight).hp, told(fight).deadly) == (12, 0, True)


def test_only_attacks_on_the_player_count_as_attacks(library: Library) -> None:
    """R2: not the relic's 4, not the 3 that the enemy does to itself."""
    fight = sandbox(hand=[], foes=["flagellant"], player={"hp": 40}, relics=["iron_maiden"], library=library)
    assert fight.look().incoming == told(fight).attacks == 4
    assert causes(fight) == [("Iron Maiden", -4), ("Enemies", -4)]


def test_nothing_is_foretold_where_no_turn_can_be_ended(library: Library) -> None:
    fight = sandbox(hand=["strike", "strike"], foes=[GUARDING], relics=["tithe"], library=library)
    fight.end_turn()
    assert fight.look().phase == "choose"
    assert fight.look().forecast is None
    assert fight.look().incoming == 0


def test_where_chance_picks_the_enemy_the_worst_case_is_told(library: Library) -> None:
    """The spark kills the one that would strike for 8, or the one that would strike for 6."""
    foes = [{"prefab": "zombie_brute", "hp": 6}, {"prefab": "skeleton_warrior", "hp": 6}]
    fight = sandbox(hand=[], foes=foes, player={"hp": 40}, relics=["stray_spark"], library=library)
    assert (told(fight).hp, told(fight).certain) == (32, False)
    assert causes(fight) == [("Enemies", -8)]


def test_chance_that_comes_to_the_same_is_none(library: Library) -> None:
    foes = [{"prefab": "skeleton_warrior", "hp": 20}, {"prefab": "skeleton_warrior", "hp": 20}]
    fight = sandbox(hand=[], foes=foes, player={"hp": 40}, relics=["stray_spark"], library=library)
    assert (told(fight).hp, told(fight).certain) == (28, True)


def test_a_gamble_is_told_as_lost(library: Library) -> None:
    fight = sandbox(hand=[], foes=[GUARDING], player={"hp": 40}, relics=["loaded_coin"], library=library)
    assert (told(fight).hp, told(fight).certain) == (35, False)


PILE = ["salve", "strike", "nettle", "salve", "strike", "nettle", "strike"]


def test_of_the_cards_that_may_be_drawn_the_worst_are_told(library: Library) -> None:
    """Five of seven are drawn, each answered by each Nettle in hand: 2 × 5 HP, and no Salve beside three Strikes."""
    fight = sandbox(hand=[], draw=PILE, foes=[GUARDING], player={"hp": 40}, library=library)
    assert (told(fight).hp, told(fight).certain) == (30, False)


def test_of_the_choices_that_come_up_the_worst_is_told(library: Library) -> None:
    """Strike is given up, and the Grudge resents it; or the Grudge itself."""
    fight = sandbox(hand=["grudge", "strike"], foes=[GUARDING], player={"hp": 40}, relics=["tithe"], library=library)
    assert (told(fight).hp, told(fight).certain) == (33, False)


@pytest.mark.parametrize("relics", [["stray_spark"], ["loaded_coin"], []])
def test_the_worst_that_happens_is_what_was_told(relics: list[str], library: Library) -> None:
    """Over many seeds: never worse, and as bad once."""
    worst = Counter[int]()
    for number in range(60):
        pile = [*PILE]
        random.Random(number).shuffle(pile)
        foes = [{"prefab": "zombie_brute", "hp": 6}, {"prefab": "skeleton_warrior", "hp": 6}]
        fight = sandbox(
            hand=[], draw=pile, foes=foes, player={"hp": 40}, relics=relics, seed=f"W{number}", library=library
        )
        seen = told(fight)
        fight.end_turn()
        worst[fight.player.hp - seen.hp] += 1
    assert min(worst) == 0


@settings(max_examples=150)
@given(setups(), st.lists(st.sampled_from(["stray_spark", "loaded_coin", "iron_maiden"]), max_size=2))
@example({"foes": ["skeleton_warrior"], "hand": ["doubt"], "player": {"statuses": {"burn": 3}}}, [])
def test_what_the_turn_is_told_to_do_is_what_it_does(library: Library, setup: Setup, more: list[str]) -> None:
    """Certain, and it is exactly so; else it is never worse."""
    fight = sandbox(**{**setup, "relics": [*setup.get("relics", ()), *more]}, library=library)
    if fight.outcome != "ongoing":
        return
    before = fight.player.hp
    seen = told(fight)
    assert seen.hp == before + sum(change.hp for change in seen.changes)
    fight.end_turn()
    if seen.certain:
        assert fight.player.hp == seen.hp
        assert (fight.outcome == "lost", fight.outcome == "won") == (seen.deadly, seen.won)
    assert fight.player.hp >= seen.hp
    assert seen.certain or more


@settings(max_examples=40)
@given(setups(), st.permutations(range(8)), st.sampled_from(["X", "Y"]))
def test_neither_the_draw_pile_nor_the_streams_have_a_say_in_what_is_told(
    library: Library, setup: Setup, order: list[int], seed: str
) -> None:
    """R56, R61"""
    relics = [*setup["relics"], "stray_spark", "loaded_coin"]
    fight = sandbox(**{**setup, "relics": relics}, library=library)
    if fight.outcome != "ongoing":
        return
    world = fight.session.world
    first, aimed = told(fight), aims(fight)
    pile = world.piles.draw
    pile[:] = [pile[place] for place in order if place < len(pile)]
    world.streams.seed = seed
    world.streams.states.clear()
    assert told(fight) == first
    assert aims(fight) == aimed


def aims(fight: Fight) -> list[Any]:
    """What each card of the hand is told to do to the first enemy."""
    session = fight.session
    return [session.aim(card, fight.foes[0].entity) for card in session.world.piles.hand]


def test_every_way_of_chance_is_gone_once() -> None:
    """A pick of three, and after the second of them another of two: four ways."""
    gone = []
    way: list[int] | None = []
    while way is not None:
        dice = BranchingDice(way)
        picked = dice.pick("targets", "abc")
        gone.append(picked + (dice.pick("targets", "xy") if picked == "b" else ""))
        way = dice.another()
    assert gone == ["a", "bx", "by", "c"]
