"""The content of the game: YAML alone, one folder for each kind of prefab."""
