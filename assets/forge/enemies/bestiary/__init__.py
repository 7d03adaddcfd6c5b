"""The recipes: one creature a module, each with `creature()`."""
