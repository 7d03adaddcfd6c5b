"""*Shadows of the Abyss*, the card game."""

from components.deck.prefabs import DeckLibrary
from shadows.content.deck.forms import Removed
from shadows.content.deck.kinds import KINDS
from shadows.content.deck.starter import FIRST_CARD
from shadows.content.schema.authoring import Definitions
from shadows.content.words import vocabulary
from shadows.games import COVERS, Game, Starter
from shadows.picture import combat
from shadows.picture.deck import combat as deck
from shadows.picture.deck.outcomes import CHANGES
from shadows.picture.deck.questions import QUESTION_LOOKS
from shadows.root import ROOT
from systems.deck.order import DECK

GAME = Game(
    title=COVERS["deck"].title,
    hero="blood_reaper",
    ruleset=DECK,
    content=Definitions(
        kinds=KINDS,
        library=DeckLibrary,
        folders=(ROOT / "prefabs" / "deck",),
        words=vocabulary([DECK]),
        removed=Removed,
    ),
    starter=Starter("cards", FIRST_CARD, "cards/art"),
    picture=deck.picture,
    names=deck.names,
    questions=QUESTION_LOOKS,
    changes=CHANGES,
    terminal="shadows.text.deck",
    window="shadows.view.deck.window",
    by_hand="shadows.play.deck",
    folder=COVERS["deck"].folder,
    kept=lambda world: {"cards": list(world.deck.cards)},
    aim=deck.aim,
    aim_potion=combat.aim_potion,
)
