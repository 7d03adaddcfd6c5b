"""The card combat: drawing, playing, turns, intents, summons."""
