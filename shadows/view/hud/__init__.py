"""The parts of the combat's picture: what stands around the enemies."""
