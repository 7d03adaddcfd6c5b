"""The run: the way through the acts, and what is gained, lost and chosen on it."""
