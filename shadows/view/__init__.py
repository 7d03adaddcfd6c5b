"""The window: the same game as a lit 3D dungeon. It knows facts, `look()` and `legal()`, and holds no rule."""
