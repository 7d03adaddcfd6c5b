"""Content: prefab files to the library that the rules read, for any game that says what its authors can write."""
