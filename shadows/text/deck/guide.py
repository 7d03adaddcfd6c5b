"""The first steps of a new player, in the words of the terminal."""

from shadows.picture.deck.lessons import Lesson

STEPS: dict[Lesson, str] = {
    "card": "Play a card: write its name or number, strike for example, and after it the enemy that it is for. "
    "A card costs Energy; hand tells what your cards do.",
    "intent": "Know what comes: each enemy tells what it will do next, and incoming what that comes to. "
    "Your Block takes damage before your HP does; preview tells beforehand what a card would do.",
    "end": "End your turn: write end. The enemies act next; then you draw new cards, and your Energy is full again.",
    "ask": "Ask about anything: write a question mark and its name, ? block for example. help lists all commands.",
}
"""What is told in each."""
