"""The rules, as ordered systems over esper. Read `systems.order` first."""
