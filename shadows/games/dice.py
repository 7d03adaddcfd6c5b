"""*Dice of the Abyss*, the dice game."""

from components.dice.prefabs import DiceLibrary
from shadows.content.dice.kinds import KINDS
from shadows.content.schema.authoring import Definitions
from shadows.content.words import vocabulary
from shadows.root import ROOT
from systems.dice.order import DICE

CONTENT = Definitions(kinds=KINDS, library=DiceLibrary, folders=(ROOT / "prefabs" / "dice",), words=vocabulary([DICE]))
