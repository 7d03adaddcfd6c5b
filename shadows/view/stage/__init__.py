"""The 3D place: chamber, light, creatures, particles, and the picture's finish."""
