"""What a prefab is made of."""

from collections.abc import Iterator
from typing import Any

import msgspec


def parts(whole: Any) -> Iterator[msgspec.Struct]:
    """Every struct inside a struct or list, itself included, outermost first."""
    waiting = [whole]
    while waiting:
        part = waiting.pop()
        if isinstance(part, msgspec.Struct):
            yield part
            inside = [getattr(part, name) for name in part.__struct_fields__]
        else:
            inside = part
        waiting += [item for item in reversed(inside) if isinstance(item, msgspec.Struct | tuple) and item]
