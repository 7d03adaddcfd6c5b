"""What only the dice game does: rolls, hands, elements, and what meddles with them."""
