"""From facts to a timeline, and from a timeline to what is shown. No window is needed."""

import random

import pytest

from components import facts
from shadows import Session, sandbox
from shadows.games import load
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.playback import AFTER_BLOW, VOLLEY, Beat, Player, Timeline, timeline
from shadows.view.deck.displayed_cards import DisplayedCards


def hit(target: int, amount: int, blocked: int = 0) -> list[facts.Fact]:
    """A hit, and the HP that it takes."""
    struck: list[facts.Fact] = [facts.DamageDealt(9, target, amount, blocked, True, 9, "card")]
    if amount > blocked:
        struck.append(facts.HpLost(target, amount - blocked, True, 9, 9, "card", "attack"))
    return struck


def times(line: Timeline, kind: type[facts.Fact]) -> list[float]:
    """When facts of a kind are shown."""
    return [beat.at for beat in line.beats if isinstance(beat.fact, kind)]


def test_the_hits_of_a_volley_on_one_body_come_one_after_the_other() -> None:
    line = timeline([*hit(1, 3), *hit(1, 3), *hit(1, 3)])
    assert times(line, facts.DamageDealt) == pytest.approx([0, VOLLEY, 2 * VOLLEY])
    assert [beat.volley for beat in line.beats if isinstance(beat.fact, facts.DamageDealt)] == [0, 1, 2]


def test_hits_on_several_bodies_land_together() -> None:
    line = timeline([*hit(1, 8), *hit(2, 8)])
    assert times(line, facts.DamageDealt) == [0, 0]


def test_the_hp_of_a_hit_falls_with_the_hit() -> None:
    line = timeline(hit(1, 8, blocked=3))
    assert times(line, facts.HpLost) == times(line, facts.DamageDealt)


def test_a_blow_lands_when_the_model_says_so_and_the_next_enemy_waits_for_it() -> None:
    acts = [facts.EnemyActed(1, 0, 0), *hit(7, 6), facts.EnemyActed(2, 0, 0), *hit(7, 6)]
    line = timeline(acts, {1: 0.5, 2: 0.3}.__getitem__)
    first, second = times(line, facts.EnemyActed)
    assert times(line, facts.DamageDealt) == pytest.approx([0.5, second + 0.3])
    assert second >= 0.5 + AFTER_BLOW - 1e-9
    assert first == 0


def test_facts_keep_their_order() -> None:
    fight = sandbox(hand=["strike", "defend"], foes=["skeleton_warrior", "rat_swarm"], seed="ORDER")
    happened = [*fight.play("strike", at=0), *fight.end_turn()]
    line = timeline(happened)
    assert [beat.fact for beat in line.beats] == happened
    assert [beat.at for beat in line.beats] == sorted(beat.at for beat in line.beats)


def test_pf_01_the_start_of_a_turn_with_many_equal_relics_and_powers_takes_less_than_two_seconds() -> None:
    fight = sandbox(
        hand=["blood_pact"] * 10 + ["life_tap"],
        draw=["strike"] * 20,
        foes=["lich_king", "archdemon", "skeleton_warrior", "dark_cultist"],
        relics=["bleeding_edge"] * 20,
        player={"energy": 10},
    )
    for _ in range(10):
        fight.play("blood_pact")
    tap = fight.play("life_tap")
    assert fight.player.statuses["strength"] == 10
    assert timeline(tap).length < 2
    happened = fight.end_turn()
    begin = max(at for at, fact in enumerate(happened) if isinstance(fact, facts.RoundBegan))
    assert sum(isinstance(fact, facts.RuleActed) for fact in happened[begin:]) == 20
    assert timeline(happened[begin:]).length < 2


def test_a_relic_that_acts_again_is_hurried_through_but_not_in_the_next_action() -> None:
    acted, gained = facts.RuleActed(7, "relic", "some"), facts.BlockGained(1, 3, "relic")
    played = facts.CardPlayed(9, "any", "skill", 0, 1)
    once = timeline([played, acted, gained]).length
    assert timeline([played, acted, gained, acted, gained]).length == pytest.approx(once + 0.1 * (0.14 + 0.16))
    assert timeline([played, acted, gained, played, acted, gained]).length == pytest.approx(2 * once)


def test_what_is_skipped_is_shown_all_the_same_and_once() -> None:
    seen: list[tuple[facts.Fact, bool]] = []
    player = Player(lambda beat, swift: seen.append((beat.fact, swift)), ended=lambda: None)
    happened = [facts.RoundBegan(1), facts.RoundBegan(2), facts.RoundBegan(3)]
    player.begin(Timeline(tuple(Beat(at, fact) for at, fact in enumerate(happened)), 3.0))
    player.update(0.5)
    player.skip()
    player.update(9.0)
    assert seen == [(happened[0], False), (happened[1], True), (happened[2], True)]
    assert not player.busy


def test_the_end_of_a_timeline_is_told_once() -> None:
    told: list[float] = []
    player = Player(lambda beat, swift: None, lambda: told.append(now))
    now = 0.0
    player.begin(Timeline((Beat(0.0, facts.RoundBegan(1)),), 0.2))
    for now in (0.1, 0.3, 0.5):
        player.update(0.2 if now > 0.1 else 0.1)
    assert told == [0.3]


def test_a_timeline_that_takes_no_time_ends_when_it_begins() -> None:
    seen: list[object] = []
    player = Player(lambda beat, swift: seen.append(beat.fact), lambda: seen.append("ended"))
    thrown = facts.PotionDiscarded(0, "firebomb")
    player.begin(timeline([thrown]))
    assert seen == [thrown, "ended"]
    assert not player.busy


@pytest.mark.parametrize("number", range(24))
def test_facts_lead_from_one_picture_to_the_next(number: int) -> None:
    """Whatever is played, the numbers moved on fact by fact are those of the next look."""
    dice, library = random.Random(number), load()
    encounter = dice.choice(sorted(library.encounters))
    session = Session.start(dice.choice(sorted(library.heroes)), f"SHOWN-{number}", encounter=encounter)
    picture = session.look()
    for _ in range(40):
        if picture.phase == "over":
            break
        shown, cards = Displayed.of(picture), DisplayedCards.of(picture)
        happened = session.submit(dice.choice(session.legal()))
        picture = session.look()
        for beat in timeline(happened).beats:
            shown.apply(beat.fact, picture.foes)
            cards.apply(beat.fact)
        assert shown == Displayed.of(picture)
        assert cards == DisplayedCards.of(picture)
