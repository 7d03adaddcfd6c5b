"""A game in progress: the door to the rules, its snapshots, seeds, and fights set up by hand."""
