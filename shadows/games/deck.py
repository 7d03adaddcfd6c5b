"""*Shadows of the Abyss*, the card game."""

from shadows.content import load
from shadows.games import Game
from shadows.picture import combat
from shadows.picture.deck import combat as deck
from shadows.picture.deck.outcomes import CHANGES
from shadows.picture.deck.questions import QUESTION_LOOKS
from systems.deck.order import DECK

GAME = Game(
    title="Shadows of the Abyss",
    hero="blood_reaper",
    ruleset=DECK,
    load=load,
    picture=deck.picture,
    names=deck.names,
    questions=QUESTION_LOOKS,
    changes=CHANGES,
    terminal="shadows.text.deck",
    slot="run",
    aim=deck.aim,
    aim_potion=combat.aim_potion,
)
