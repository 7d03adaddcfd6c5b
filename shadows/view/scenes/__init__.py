"""The screens: title, heroes, encounters, combat, and how it ended."""
