"""A fight with dice."""
