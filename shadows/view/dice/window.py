"""How the dice game is seen, where it is seen in a way of its own."""

from shadows.view.combat.game_view import GameView
from shadows.view.dice import belongings
from shadows.view.dice.combat import Combat
from shadows.view.dice.kept import numbers, show_kept
from shadows.view.dice.owned import look_through

VIEW = GameView(
    combat=Combat,
    owned="dice",
    look_through=look_through,
    numbers=numbers,
    show_kept=show_kept,
    hero_numbers=belongings.numbers,
    belongings=belongings.belongings,
)
