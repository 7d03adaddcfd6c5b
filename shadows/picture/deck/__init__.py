"""How the card game looks: what only a game with cards has to show."""
