"""The loop and what it works on, without a word of any game: world, ruleset, questions, random streams, forks."""
