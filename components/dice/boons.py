"""What gods, stones and chance give for the run, and what things are of use for."""

from typing import Annotated, Literal

from components.effect import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds
from components.prefab import Prefab
from components.rules import Modifier, Trigger

About = Literal["elements", "rerolls"]
"""What a thing is of use for. Some nodes of the tree bar it, and then it is not offered.

- `elements`: it is of elements
- `rerolls`: it is of rerolls
"""


class BoonPrefab(Prefab, frozen=True, kw_only=True):
    """What a god or a stone gives, for the rest of the run (D14, D23). Its `text` is what it does."""

    kind: Literal["blessing", "boon", "omen"]
    """Where it comes from.

    - `blessing`: temples sell it
    - `boon`: shrines give it
    - `omen`: effects give it
    """
    combats: Annotated[int, AT_LEAST_0] = 0
    """So many combats it lasts; 0 for the run."""
    of_act: bool = False
    """It lasts until the act is over."""
    shows_boss: bool = False
    """What the ruler of the act does in turn stands on the map."""
    triggers: tuple[Trigger, ...] = ()
    """What it answers."""
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes."""
    pickup: tuple[Effect, ...] = ()
    """What happens once, as it is given."""
    price_gold: Annotated[int, AT_LEAST_0] = 0
    """What a temple asks in Gold, 10 more with each act."""
    price_hp: Annotated[int, Bounds(least=0, most=99)] = 0
    """What a temple asks of max HP, in a hundred."""
    weight: Annotated[int, AT_LEAST_1] = 1
    """How often a shrine shows it, in parts of all."""
    once: bool = False
    """It is shown once a run at most."""
    voice: str = ""
    """What is said or written there."""
    about: tuple[About, ...] = ()
    """What it is of use for."""
