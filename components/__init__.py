"""Plain data: what the world is made of (components), what can be done (effects, commands) and what happened
(facts)."""
