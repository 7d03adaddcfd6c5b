"""The library of props that the scenes are staged with."""
