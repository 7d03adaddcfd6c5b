"""Who and what this game is owed to, for the end of a run that was won."""

CREDITS: tuple[tuple[str, str], ...] = (
    ("Rules, words, pictures and sounds", "the makers of Shadows of the Abyss"),
    ("Entities and components", "esper, by Benjamin Moran"),
    ("Window", "Ursina, by Petter Amland, on Panda3D, by Carnegie Mellon University and its contributors"),
    ("Letters", "Cinzel, by the Cinzel Project Authors, and Alegreya Sans, by the Alegreya Sans Project Authors"),
    ("Terminal", "Prompt Toolkit, by Jonathan Slenders, and rich, by Will McGugan"),
    ("And you", "who came down here and went up again"),
)
"""What, and by whom."""
