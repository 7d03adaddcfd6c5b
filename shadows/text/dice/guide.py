"""The first steps of a new player, in the words of the terminal."""

from shadows.picture.dice.lessons import Lesson

STEPS: dict[Lesson, str] = {
    "hold": "Your dice are rolled. Keep those that go together: hold 1 3 holds dice 1 and 3. "
    "Then write reroll, and all the others are rolled again, as long as you have rerolls.",
    "score": "Score a hand: score takes the best that your dice make, score pair the one that you name. "
    "It deals its chips and the values of its dice, times its mult; hands lists all of them. Then the enemies act.",
    "enemies": "Know what comes: each enemy tells what it will do next, and incoming what that comes to. "
    "A single hit above 30% of an enemy's max HP stuns it, so that it does not act.",
    "ask": "Ask about anything: write a question mark and its name, ? combo for example. "
    "help lists all commands, and hint tells what is best held.",
}
"""What is told in each."""
