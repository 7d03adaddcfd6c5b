"""Prefabs of a test's own, in a line each."""

from collections.abc import Callable

from components.prefabs import Library

Written = Callable[..., Library]
"""`written(cards=…, relics=…)`: the game's content and what is written here, by kind."""


def relic(name: str, *triggers: str, **more: str) -> str:
    """A relic with these triggers."""
    return _prefab(name, rarity="common", triggers=_listed(triggers), **more)


def skill(name: str, *effects: str, **more: str) -> str:
    """A Skill that costs nothing and does this."""
    return _prefab(name, type="skill", rarity="special", cost="0", effects=_listed(effects), **more)


def attack(name: str, *effects: str, **more: str) -> str:
    """An Attack that costs nothing and does this."""
    return _prefab(name, type="attack", rarity="special", cost="0", effects=_listed(effects), **more)


def enemy(name: str, *moves: str, **more: str) -> str:
    """An enemy of 40 HP with these moves; the first is to heal itself, if none is named."""
    return _prefab(name, **{"health": "40", "cycle": _listed(moves or ("{heal: 1}",)), **more})


def status(name: str, kind: str = "buff", **more: str) -> str:
    """A status."""
    return _prefab(name, kind=kind, **more)


def _prefab(name: str, **fields: str) -> str:
    return f"{name}: {{name: {name.title()}, {', '.join(f'{field}: {value}' for field, value in fields.items())}}}\n"


def _listed(parts: tuple[str, ...]) -> str:
    return f"[{', '.join(parts)}]"
