"""The screens before a run and beside it: title, heroes, encounters, compendium, history, mods."""
