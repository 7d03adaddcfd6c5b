"""The definitions of content: what may be written, what it means, and nodes shaped by them."""
