"""YAML text to nodes with their places, and what is said of slips in it."""
