"""What those who work on the game run; no part of the game itself."""
