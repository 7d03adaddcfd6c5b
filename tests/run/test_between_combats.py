"""What a combat leaves behind, and what it does not (R28, R33, R53)."""

from pathlib import Path

from components.commands import Choose, EndTurn
from components.deck.commands import PlayCard
from components.effects import GainGold
from components.facts import GoldGained, HpLost
from shadows import Session
from shadows.games import base_prefabs, load
from tests.run.playing import begun, enter, happen, of, win


def play(session: Session, card: str) -> list[HpLost]:
    """Play the first of these cards in the hand at the first enemy; returns the HP that were lost."""
    place = next(number for number, one in enumerate(session.look().hand) if one.id == card)
    return of(session.submit(PlayCard(session.look().hand[place].entity, session.look().foes[0].entity)), HpLost)


def test_what_would_arrive_next_turn_does_not_arrive_in_the_next_combat() -> None:
    """Searing Strike promises 1 Energy for the next turn; the combat ends before it. A turn begins with 3."""
    session = begun("hellforged", deck=["searing_strike"] * 5)
    enter(session, "enemy", encounter="zombie_brute")
    play(session, "searing_strike")
    assert len(session.look().upcoming) == 1
    win(session)
    assert session.look().upcoming == ()
    enter(session, "enemy", encounter="zombie_brute")
    assert session.look().player.energy == 3
    session.submit(EndTurn())
    assert session.look().player.energy == 3


def test_what_acts_once_a_combat_acts_again_in_the_next() -> None:
    """R33: the Sacrificial Dagger makes the first Bloodletting of each combat cost 2 HP, the others 3."""
    session = begun(deck=["bloodletting"] * 5, relics=["sacrificial_dagger"])
    for _ in range(2):
        enter(session, "enemy", encounter="zombie_brute")
        own = session.world.player
        costs = [
            [loss.amount for loss in play(session, "bloodletting") if loss.target == own],
            [loss.amount for loss in play(session, "bloodletting") if loss.target == own],
        ]
        assert costs == [[2], [3]]
        win(session)


COIN = """
first_coin:
  name: First Coin
  rarity: common
  modifiers: [{of: gold, add: 3, per_combat: 1}]
"""


def test_what_was_used_up_in_a_combat_is_there_again_when_it_is_over(tmp_path: Path) -> None:
    """10 Gold found in the fight are 13, the next 10 are 10; of the spoils the 10 are 13 again."""
    (tmp_path / "relics").mkdir()
    (tmp_path / "relics" / "coin.yaml").write_text(COIN, encoding="utf-8")
    session = begun(gold=0, relics=["first_coin"], library=load([base_prefabs(), tmp_path]))
    enter(session, "enemy", encounter="zombie_brute")
    gained = [of(happen(session, GainGold(10)), GoldGained)[0].amount for _ in range(2)]
    win(session, {"rewards": [0]})
    gained += [fact.amount for fact in of(session.submit(Choose(0)), GoldGained)]
    assert gained == [13, 10, 13]
