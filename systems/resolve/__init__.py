"""One step at a time: choose targets, work the amount out, modify it, commit, bury the dead, answer."""
