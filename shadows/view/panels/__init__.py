"""What lies over a screen or makes it up: the screen itself, dialogs, settings, the map, the questions."""
