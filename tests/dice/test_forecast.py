"""What ending the turn would do to the player (R61), in the dice game."""

from tests.dice.small import fight


def test_what_the_next_roll_shows_has_no_part_in_what_a_turn_comes_to() -> None:
    """A blow of 90% of a might of 10 falls on 85 HP, whatever the dice of the next turn show."""
    fought = fight(1, 2, 3, 4, 6)
    coming = fought.look().forecast
    assert coming is not None
    assert (coming.hp, coming.attacks, coming.certain) == (76, 9, True)
    fought.end_turn()
    assert fought.player.hp == 76
