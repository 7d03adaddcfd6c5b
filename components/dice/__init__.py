"""What only the dice game has: its dice, hands, elements, commands, verbs."""
