"""The few widgets that all screens are made of. Lengths are window heights; the origin is in the middle, y goes up."""
