"""The example mods: whole, and played."""

import random
from pathlib import Path

import msgspec
import pytest

from components.body import Health
from shadows.content.wording import card_text, enemy_text, plain, potion_text, relic_text, status_text
from shadows.mods.checking import check_mods
from shadows.mods.loading import load_mods
from shadows.sandbox import sandbox
from shadows.saves.game import Game
from shadows.saves.replay import verify
from shadows.session import Session
from tests.run.bots import at_random, greedy
from tests.saves.playing import HEROES

EXAMPLES = Path(__file__).parents[2] / "examples" / "mods"


@pytest.fixture(scope="module")
def library():
    loadout = load_mods([EXAMPLES / "frost"])
    assert loadout.notices == []
    return loadout.library


def test_the_examples_have_no_error_and_no_warning():
    assert [problem for problem in check_mods([EXAMPLES]) if problem.grade != "hint"] == []


def test_every_entry_of_the_frost_has_its_words(library):
    texts = {
        "frost:ice_lance": "Deal 7 damage. Apply 1 Brittle.",
        "frost:shatter": "Deal 2 damage 4 times.",
        "frost:winter_heart": "At the start of your turn, gain 3 Block.",
    }
    assert {name: plain(card_text(library, library.cards[name])) for name in texts} == texts
    assert plain(relic_text(library, library.relics["frost:frozen_heart"])) == (
        "Up to 3 times per combat, when you apply Brittle to an enemy, gain 4 Block."
    )
    assert plain(potion_text(library, library.potions["frost:bottled_winter"])) == "Apply 3 Brittle to ALL enemies."
    assert plain(status_text(library, library.statuses["frost:brittle"], 2)) == (
        "Takes 2 more damage from every attack hit. Falls by 1 each round."
    )
    assert enemy_text(library, library.enemies["frost:ice_golem"])


def test_what_is_brittle_takes_more_from_each_hit(library):
    """Ice Lance 7, then Shatter 4 × (2 + 1 Brittle) = 12: 30 − 7 − 12 = 11."""
    fight = sandbox(
        "shadowmancer", hand=["frost:ice_lance", "frost:shatter"], foes=["frost:ice_golem"], library=library
    )
    fight.play("frost:ice_lance")
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (23, {"frost:brittle": 1})
    fight.play("frost:shatter")
    assert fight.foes[0].hp == 11
    fight.end_turn()
    assert fight.foes[0].statuses == {}


def test_the_golem_turns_at_15_hp(library):
    fight = sandbox(hand=["strike"], foes=[{"prefab": "frost:ice_golem", "hp": 20}], library=library)
    assert fight.foes[0].intent.damage == 7
    fight.play("strike")
    assert (fight.foes[0].intent.damage, fight.foes[0].intent.hits) == (4, 2)


def test_the_heart_guards_three_times_a_combat(library):
    fight = sandbox(
        "shadowmancer",
        hand=["frost:hail", "frost:hail"],
        foes=["zombie_brute", "zombie_brute"],
        relics=["frost:frozen_heart"],
        player={"energy": 4},
        library=library,
    )
    fight.play("frost:hail")
    assert fight.player.block == 8
    fight.play("frost:hail")
    assert fight.player.block == 12


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_whole_runs_with_the_frost_end_and_come_back_from_a_save_at_any_step(library, hero, map):
    player = at_random(7) if map == "fixed" else greedy
    session = Session.start(hero, f"FROST-{hero}", map, library=library)
    health = session.component(session.arena.player, Health)
    health.hp = health.max_hp = 900
    step = 0
    while session.outcome == "ongoing":
        if step % 25 == 0:
            written = msgspec.json.encode(session.snapshot())
            again = Session.restore(msgspec.json.decode(written), library=library)
            assert again.legal() == session.legal()
            assert msgspec.json.encode(again.snapshot()) == written
        session.submit(player(session))
        step += 1
        assert step < 6000
    assert session.outcome in ("won", "lost")


def test_a_replay_of_a_run_with_the_frost_leads_where_it_led(library, places):
    game = Game.new("shadowmancer", "FROST", "wandering", library=library)
    chance = random.Random(3)
    while game.outcome == "ongoing":
        game.submit(chance.choice(game.legal()))
    game.flush()
    (replay,) = places.replays.iterdir()
    assert verify(replay, load_mods([EXAMPLES / "frost"]).library) is None


def test_the_frost_is_met(library):
    """Over some seeds the well, the golem and the cards all come up."""
    seen = set()
    for seed in range(12):
        session = Session.start("shadowmancer", f"MEET-{seed}", "wandering", library=library)
        health = session.component(session.arena.player, Health)
        health.hp = health.max_hp = 900
        chance = random.Random(seed)
        for _ in range(400):
            if session.outcome != "ongoing":
                break
            session.submit(chance.choice(session.legal()))
        seen |= {name for name in ("frozen_well", "ice_golem", "ice_lance") if f"frost:{name}" in repr(session.history)}
    assert seen == {"frozen_well", "ice_golem", "ice_lance"}
