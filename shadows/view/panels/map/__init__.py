"""The map of an act as it is drawn: where its nodes lie, the ways between them, and the sheet that they stand on."""
