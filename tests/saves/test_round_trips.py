"""A run that is closed and opened again at any step is the same run (R55, R56, R58)."""

import random

import msgspec
import pytest

from components.body import Block, Statuses
from components.commands import Abandon, Choose
from components.deck.cards import Card
from components.deck.effects import GainEnergy
from components.facts import NodeEntered
from components.flow import Cause, Delayed, Step
from shadows.play.session import Session
from shadows.saves.paths import Paths
from shadows.saves.replay import state_of
from shadows.saves.saved_game import SavedGame
from tests.saves.playing import HEROES, at, hardy, kept, option, play, question, session_of


def reopened() -> SavedGame:
    """The game after it was closed and opened again."""
    found = SavedGame.continued()
    assert found.message == ""
    assert found.game is not None
    assert found.game.warnings == []
    return found.game


@pytest.mark.parametrize("map", ["fixed", "wandering"])
@pytest.mark.parametrize("hero", HEROES)
def test_every_step_of_a_run_survives_being_written_and_read(hero: str, map: str) -> None:
    """SV-08, R56: what was restored takes the same command to the same facts and the same state."""
    chance = random.Random(f"{hero} {map}")
    session = hardy(hero, "STEPS", map, hp=900)
    steps = 0
    while session.outcome == "ongoing":
        written = msgspec.json.encode(session.snapshot())
        again = Session.restore(msgspec.json.decode(written))
        assert msgspec.json.encode(again.snapshot()) == written
        assert again.legal() == session.legal()
        command = chance.choice(session.legal())
        assert again.submit(command) == session.submit(command)
        assert again.snapshot() == session.snapshot()
        steps += 1
    assert steps > 100


def test_a_run_closed_after_every_command_is_the_run_that_was_never_closed() -> None:
    """R55, R58"""
    session = Session.start("shadowmancer", "CLOSED", "wandering")
    commands = play(session, random.Random(4))
    game = SavedGame.new("shadowmancer", "CLOSED", "wandering")
    for command in commands[:-1]:
        game.submit(command)
        game = reopened()
    game.submit(commands[-1])
    assert game.session.snapshot() == session.snapshot()
    assert SavedGame.continued().game is None


def test_sv_01_the_middle_of_a_turn_comes_back_with_all_zones_orders_and_counts(paths: Paths) -> None:
    session = hardy("hellforged", "MIDDLE")
    chance = random.Random(8)

    def rich(game: SavedGame | Session) -> bool:
        """Cards in all zones, Block, statuses, and something that is still to come."""
        world = session.world
        piles = world.piles
        zones = (piles.hand, piles.draw, piles.discard, piles.exhaust, piles.powers)
        statuses = session.component(1, Statuses).stacks
        return question(game) == "" and all(zones) and len(statuses) > 1 and session.component(1, Block).amount > 0

    play(session, chance, rich)
    world = session.world
    assert session.outcome == "ongoing"
    claw = world.new_card("imp_claw+")
    world.piles.hand.append(claw)
    world.queue.delayed.append(Delayed([Step(GainEnergy(2), Cause(1, claw, "card"))]))
    game = kept(session, paths)
    again = reopened()
    assert state_of(again.session) == state_of(game.session)
    assert again.session.snapshot() == game.session.snapshot()
    assert again.session.world.piles == world.piles
    assert again.session.component(claw, Card).prefab == "imp_claw+"
    assert again.look() == game.look()


def test_sv_06_taken_rewards_stay_taken_and_the_open_choice_has_the_same_cards(paths: Paths) -> None:
    game = kept(hardy("blood_reaper", "SPOILS"), paths)
    game.session.component(1, type(game.session.world.belt)).slots[:] = [None] * 5

    def boss(played: SavedGame | Session) -> bool:
        offers = session_of(played).world.journey.offers
        return question(played) == "rewards" and any(offer.cards and offer.kind == "relic" for offer in offers)

    play(game, random.Random(1), boss)
    slots = game.session.world.belt.slots
    slots[:] = [None] * len(slots)
    gold, relics = game.look().player.gold, len(game.look().relics)
    game.submit(option(game, "gold"))
    game.submit(option(game, "potion"))
    game.submit(option(game, "relics"))
    game.submit(Choose(0))
    assert game.look().player.gold > gold
    game.submit(option(game, "cards"))
    offered = [card.id for card in game.look().question.options]
    again = reopened()
    assert [card.id for card in again.look().question.options] == offered
    again.submit(Choose(None))
    kinds = [choice.kind for choice in again.look().question.options if not choice.refusal]
    assert "gold" not in kinds
    assert "relics" not in kinds
    assert "cards" in kinds
    assert len(again.look().relics) == relics + 1
    assert again.look() != game.look()


def test_sv_09_an_event_is_the_same_however_often_the_game_is_closed(paths: Paths) -> None:
    """R52, R58: each of the six is met once in a run of three acts with two events each."""
    game = kept(hardy("shadowmancer", "EVENTS"), paths)
    chance = random.Random(2)
    met = []
    while game.outcome == "ongoing":
        play(game, chance, at("event"))
        if game.outcome != "ongoing":
            break
        event = game.session.world.journey.event
        for _ in range(10):
            game = reopened()
            assert game.session.world.journey.event == event
            assert question(game) == "event"
        met.append(event)
        play(game, chance, lambda played: question(played) != "event")
    assert sorted(dict.fromkeys(met)) == sorted(game.library.events)


def test_sv_10_a_new_run_after_a_changed_one_begins_as_any_other() -> None:
    game = SavedGame.new("blood_reaper", "FIRST")
    deck = game.session.world.deck.cards
    deck[deck.index("strike")] = "strike+"
    deck.append("doubt")
    play(game, random.Random(5), at("map"))
    game.submit(Abandon())
    for hero in ("blood_reaper", "hellforged", "blood_reaper"):
        look = SavedGame.new(hero, "SECOND").look()
        names = [card.id for card in look.journey.deck]
        assert (names.count("strike"), names.count("defend"), len(names)) == (5, 4, 10)
        assert not any(name.endswith("+") for name in names)
        assert look.player.gold == 99
        assert look.player.hp == look.player.max_hp == 70
        assert look.relics == ()


@pytest.mark.parametrize("kind", ["shop", "rewards", "event", "map", ""])
def test_sv_08_the_same_actions_after_a_reload_lead_to_the_same_state(kind: str, paths: Paths) -> None:
    game = kept(hardy("hellforged", "TWICE"), paths)
    play(game, random.Random(3), at(kind))
    copy = Session.restore(msgspec.json.decode(msgspec.json.encode(game.session.snapshot())))
    actions = play(reopened(), random.Random(6), lambda played: len(played.history) > 60)
    for action in actions:
        copy.submit(action)
    assert len(actions) > 3
    assert state_of(copy) == state_of(reopened().session)


def test_rs_01_looking_at_everything_changes_nothing_in_a_whole_run() -> None:
    """R56"""
    quiet, curious = hardy("shadowmancer", "ABYSS1", hp=400), hardy("shadowmancer", "ABYSS1", hp=400)
    chance = random.Random(7)
    while quiet.outcome == "ongoing":
        look = curious.look()
        curious.names()
        for card in look.hand:
            curious.aim(card.entity)
        command = chance.choice(quiet.legal())
        assert quiet.submit(command) == curious.submit(command)
    assert quiet.snapshot() == curious.snapshot()


@pytest.mark.parametrize(
    ("written", "shown"),
    [(" abc0 ", "ABC0"), ("ABC0", "ABC0"), ("abco", "ABCO"), ("shadow", "SHADOW"), ("🜏", "🜏"), ("\udcff", "\\UDCFF")],
)
def test_rs_05_and_06_a_seed_is_trimmed_upper_cased_and_kept(written: str, shown: str) -> None:
    """R60"""
    game = SavedGame.new("blood_reaper", written, "wandering")
    assert reopened().look().seed == shown
    assert Session.start("blood_reaper", shown, "wandering").snapshot() == game.session.snapshot()


def test_rs_05_an_empty_seed_is_drawn_and_a_long_one_refused_before_the_open_run_is_touched() -> None:
    """R60"""
    game = SavedGame.new("blood_reaper", "")
    assert len(game.look().seed) == 8
    with pytest.raises(ValueError, match="64"):
        SavedGame.new("blood_reaper", "X" * 300)
    assert reopened().session.snapshot() == game.session.snapshot()


def test_the_place_that_was_entered_last_is_the_one_that_is_found() -> None:
    """R47: the start is floor 1, so that the first place entered lies on floor 2."""
    game = SavedGame.new("blood_reaper", "PLACE")
    facts = game.submit(game.legal()[0])
    entered = next(fact for fact in facts if isinstance(fact, NodeEntered))
    assert reopened().look().journey.floor == entered.floor == 2
