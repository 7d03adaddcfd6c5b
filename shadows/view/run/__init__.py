"""The way between the fights, and how it ends."""
