"""Prefab files to one library."""
