"""What every layout of a question is made of."""
