"""How fast the game is: `python -m benchmarks`. Figures of one run are compared with each other, never with another
machine's."""
