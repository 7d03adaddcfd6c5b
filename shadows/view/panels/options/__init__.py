"""The settings as they are seen: tabs of rows, each with something to change it by."""
