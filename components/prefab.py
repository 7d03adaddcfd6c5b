"""What all content has; `prefabs` has every kind of it."""

from typing import Annotated

import msgspec

from components.limits import NAME


class Prefab(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What all content has: an id, a name, a hand-written text (empty: made from the effects) and where it was
    written."""

    id: str
    name: Annotated[str, NAME]
    """What players read."""
    text: str = ""
    """What players read about it; left out, it is what the game itself writes of what it does."""
    origin: str = ""
