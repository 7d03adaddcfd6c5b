"""How the card game is seen, where it is seen in a way of its own."""

from shadows.picture.deck.models import deck_of
from shadows.picture.models import Picture
from shadows.view.combat.game_view import GameView
from shadows.view.deck import belongings
from shadows.view.deck.combat import Combat
from shadows.view.deck.kept import KeptCards, numbers
from shadows.view.deck.viewer import PileViewer
from shadows.view.panels.scene import Scene


def look_through(scene: Scene, picture: Picture) -> PileViewer:
    """The cards that the hero of the run owns."""
    return PileViewer(scene, "Your deck", deck_of(picture.journey))


VIEW = GameView(
    combat=Combat,
    owned="deck",
    look_through=look_through,
    numbers=numbers,
    show_kept=KeptCards,
    hero_numbers=belongings.numbers,
    belongings=belongings.belongings,
    likeness=belongings.likeness,
)
