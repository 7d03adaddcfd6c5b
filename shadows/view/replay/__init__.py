"""A recorded run, watched."""
