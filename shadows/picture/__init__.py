"""What a client sees of a game: the models, and what makes them."""
