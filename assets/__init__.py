"""Models, pictures, icons, sounds: what the game shows and plays. `assets.forge` makes them."""
