"""The example mods: whole, and played."""

import random
from pathlib import Path

import msgspec
import pytest

from components.body import Health
from shadows.content.text import log_text
from shadows.content.text.wording import card_text, enemy_text, plain, potion_text, relic_text, status_text
from shadows.mods.checking import check_mods
from shadows.mods.code import ALL
from shadows.mods.loading import load_mods
from shadows.play.deck.sandbox import sandbox
from shadows.play.session import Session
from shadows.saves.replay import verify
from shadows.saves.saved_game import SavedGame
from tests.run.bots import at_random, greedy
from tests.saves.playing import HEROES

EXAMPLES = Path(__file__).parents[2] / "examples" / "mods"


PILGRIM = "ashen_pilgrim:pilgrim"
HEAT = "ashen_pilgrim:heat"


@pytest.fixture(scope="module")
def library():
    """The game with both examples."""
    loadout = load_mods([EXAMPLES], allowed={"ashen_pilgrim 1.0.0": ALL})
    assert loadout.notices == []
    assert loadout.library.mods == ("ashen_pilgrim 1.0.0", "frost 1.0.0")
    return loadout.library


def pilgrim(library, *hand, heat=0, **given):
    """A fight of the pilgrim against a Zombie Brute with 28 HP, with these cards and so much Heat."""
    player = {"statuses": {HEAT: heat} if heat else {}, "energy": 9}
    cards = [f"ashen_pilgrim:{name}" for name in hand]
    return sandbox(PILGRIM, hand=cards, foes=["zombie_brute"], player=player, library=library, **given)


def test_the_examples_have_no_error_and_no_warning():
    assert [problem for problem in check_mods([EXAMPLES], run_code=True) if problem.grade != "hint"] == []


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


@pytest.mark.parametrize("hero", [*HEROES, PILGRIM])
@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_whole_runs_with_the_examples_end_and_come_back_from_a_save_at_any_step(library, hero, map):
    player = at_random(7) if map == "fixed" else greedy
    session = Session.start(hero, f"FROST-{hero}", map, library=library)
    health = session.component(session.world.player, Health)
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


@pytest.mark.parametrize("hero", ["shadowmancer", PILGRIM])
def test_a_replay_of_a_run_with_the_examples_leads_where_it_led(library, paths, hero):
    game = SavedGame.new(hero, "EXAMPLES", "wandering", library=library)
    chance = random.Random(3)
    while game.outcome == "ongoing":
        game.submit(chance.choice(game.legal()))
    game.flush()
    (replay,) = paths.replays.iterdir()
    again = load_mods([EXAMPLES], allowed={"ashen_pilgrim 1.0.0": ALL}).library
    assert again is not library
    assert verify(replay, again) is None


def test_at_5_heat_the_pilgrim_erupts(library):
    """28 − 6 = 22, and the fifth Heat makes 8 damage: 14."""
    fight = pilgrim(library, "cinder_lash", heat=4)
    facts = fight.play("ashen_pilgrim:cinder_lash")
    assert (fight.foes[0].hp, fight.player.statuses) == (14, {})
    names = fight.session.names() | {fight.session.world.player: log_text.YOU}
    assert log_text.story(library, facts, names) == [
        "You play Cinder Lash at Zombie Brute.",
        "You attack Zombie Brute for 6: 6 HP lost.",
        "You gain 1 Heat, 5 in all.",
        "You erupt with 5 Heat.",
        "Your Heat wears off.",
        "Cinder Lash deals 8 damage to Zombie Brute: 8 HP lost.",
    ]


def test_the_fire_is_no_attack(library):
    """Strength 3 counts for the lash alone: 28 − 9 − 8 = 11."""
    fight = sandbox(
        PILGRIM,
        hand=["ashen_pilgrim:cinder_lash"],
        foes=["zombie_brute"],
        player={"statuses": {HEAT: 4, "strength": 3}},
        library=library,
    )
    fight.play("ashen_pilgrim:cinder_lash")
    assert fight.foes[0].hp == 11


def test_below_5_heat_nothing_breaks_out(library):
    fight = pilgrim(library, "stoke", heat=1)
    fight.play("ashen_pilgrim:stoke")
    assert (fight.foes[0].hp, fight.player.statuses) == (28, {HEAT: 4})


def test_an_eruption_before_the_next_effect_of_the_card_counts_for_it(library):
    """Flare: 4 damage, 2 Heat: 3 + 2 = 5, 8 damage: 28 − 4 − 8 = 16; then Pyre 8 + 4 × 1 = 12: 4."""
    fight = pilgrim(library, "flare", "pyre", heat=3)
    fight.play("ashen_pilgrim:flare")
    assert fight.foes[0].hp == 16
    assert fight.preview("ashen_pilgrim:pyre") == 12
    fight.play("ashen_pilgrim:pyre")
    assert fight.foes[0].hp == 4


@pytest.mark.parametrize(("heat", "block", "left"), [(0, 0, {}), (2, 6, {}), (4, 9, {HEAT: 1})])
def test_vented_heat_is_3_block_each(library, heat, block, left):
    fight = pilgrim(library, "open_the_vents", heat=heat)
    fight.play("ashen_pilgrim:open_the_vents")
    assert (fight.player.block, fight.player.statuses) == (block, left)


def test_heat_makes_the_iron_hotter_and_is_kept(library):
    """5 + 2 × 3 = 11."""
    fight = pilgrim(library, "branding_iron", heat=3)
    assert fight.preview("ashen_pilgrim:branding_iron", at=0) == 11
    fight.play("ashen_pilgrim:branding_iron")
    assert (fight.foes[0].hp, fight.player.statuses) == (17, {HEAT: 3})


def test_each_combat_begins_without_eruptions(library):
    """Pilgrim's Vow: 3 Block for each eruption of this combat."""
    fight = pilgrim(library, "pilgrims_vow", "stoke", heat=2, draw=["defend"] * 9)
    fight.play("ashen_pilgrim:pilgrims_vow")
    fight.play("ashen_pilgrim:stoke")
    fight.end_turn()
    assert fight.player.block == 3
    assert pilgrim(library, "pyre").preview("ashen_pilgrim:pyre") == 8


def test_the_last_coal_begins_a_combat_with_2_heat(library):
    assert pilgrim(library, "stoke", relics=["ashen_pilgrim:last_coal"]).player.statuses == {HEAT: 2}


def test_the_veil_answers_each_eruption(library):
    """5 Block for the one; the text says when."""
    fight = pilgrim(library, "cinder_lash", "stoke", heat=4, relics=["ashen_pilgrim:ash_veil"])
    fight.play("ashen_pilgrim:stoke")
    assert fight.player.block == 5
    fight.play("ashen_pilgrim:cinder_lash")
    assert fight.player.block == 5
    veil = library.relics["ashen_pilgrim:ash_veil"]
    assert plain(relic_text(library, veil)) == "Whenever you erupt, gain 5 Block."


def test_every_card_of_the_pilgrim_is_hers_and_reads_well(library):
    cards = [card for card in library.cards.values() if card.hero == PILGRIM and card.pool == "hero"]
    assert len(cards) == 12
    texts = {card.id.partition(":")[2]: plain(card_text(library, card)) for card in cards}
    assert texts["open_the_vents"] == "Vent 3 Heat. Draw 1 card."
    assert texts["branding_iron"] == "Deal damage equal to 5 + twice your Heat."
    assert texts["pyre"] == "Deal damage equal to 8 + 4 times your eruptions in this combat to ALL enemies."
    assert texts["pilgrims_vow"] == (
        "At the start of your turn, gain Block equal to 3 times your eruptions in this combat."
    )


def test_the_frost_is_met(library):
    """Over some seeds the well, the golem and the cards all come up."""
    seen = set()
    for seed in range(12):
        session = Session.start("shadowmancer", f"MEET-{seed}", "wandering", library=library)
        health = session.component(session.world.player, Health)
        health.hp = health.max_hp = 900
        chance = random.Random(seed)
        for _ in range(400):
            if session.outcome != "ongoing":
                break
            session.submit(chance.choice(session.legal()))
        seen |= {name for name in ("frozen_well", "ice_golem", "ice_lance") if f"frost:{name}" in repr(session.history)}
    assert seen == {"frozen_well", "ice_golem", "ice_lance"}
