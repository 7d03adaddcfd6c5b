"""Content and facts in words."""
