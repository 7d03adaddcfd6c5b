"""What the code of mods adds to the rules."""
