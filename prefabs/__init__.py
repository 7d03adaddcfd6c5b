"""The content of the games: YAML alone, a folder for each game and in it one for each kind of prefab."""
