"""The page about the code that a mod may bring."""

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from components.flow import Step
from shadows.reference.tables import prose
from systems.core.ruleset import Ruleset
from systems.core.system import Stage, System
from systems.plugins.placing import names_of
from systems.plugins.plugin import RESOLVE, Plugin

_CODE = """\
Where a rule cannot be said in YAML, a mod may add words, components and systems of its own. They stand in its folder
in `plugin.py`, a file with one function:

```python
def register(plugin):
    plugin.effect("vent", vent, "vent {amount} Heat")
```

Code may do all that the player may do on the computer. It runs only after the player has agreed
(`python -m shadows mod allow ID`), for this version, and as it is now, with all the code that lies beside it. What
breaks down while it runs is skipped and named; the combat goes on.

A whole example: [ashen_pilgrim](../../../examples/mods/ashen_pilgrim/plugin.py).
"""

_ORDER = """\
Every effect passes the systems of `resolve`, from top to bottom; the stages of a flow are carried out one after the
other. A system or stage of a mod stands right `after` or `before` one that is named here, or one of a mod that is
needed: `frost:Thaw`. Two that want the same place are an error. `python -m shadows order --mods PATH` shows where they
stand.
"""

_ADDING: tuple[Callable[..., Any], ...] = (
    Plugin.effect,
    Plugin.quantity,
    Plugin.occasion,
    Plugin.component,
    Plugin.system,
    Plugin.stage,
)
_ASKING = ("opponents", "allies", "standing", "card", "enemy", "push", "new_card")
"""Methods of a world, as far as that of a game has them."""


def code_page(rules: Ruleset) -> str:
    """The whole page."""
    asking = tuple(getattr(rules.world, name) for name in _ASKING if hasattr(rules.world, name))
    parts = ["# The code of a mod", _CODE, "## What it can add", *_methods("plugin", _ADDING)]
    parts += ["## The step", "An effect on its way is given as `step`.", prose(inspect.getdoc(Step) or "")]
    parts += ["## The world", "The whole combat is given as `world`.", *_methods("world", asking)]
    parts += ["## The order of the rules", _ORDER, _order(rules)]
    return "\n\n".join(part.strip("\n") for part in parts)


def _methods(owner: str, methods: tuple[Callable[..., Any], ...]) -> Iterator[str]:
    for method in methods:
        _, *parameters = inspect.signature(method).parameters.values()
        named = ", ".join(one.name if one.default is one.empty else f"{one.name}=…" for one in parameters)
        yield f"### {owner}.{method.__name__}({named})"
        yield prose(inspect.getdoc(method) or "")


def _order(rules: Ruleset) -> str:
    lists: dict[str, Sequence[System[Any] | Stage[Any]]] = {RESOLVE: rules.resolve}
    lists |= {name: flow.stages for name, flow in rules.flows.items()}
    named = {flow: ", ".join(f"`{names_of(system)[-1]}`" for system in systems) for flow, systems in lists.items()}
    return "\n".join(f"- `{flow}`: {names}" for flow, names in named.items())
