"""What the definitions cannot say: whether content makes sense as a whole."""
