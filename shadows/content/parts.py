"""What a prefab is made of."""

from collections.abc import Iterator
from typing import Any

import msgspec


def parts(whole: Any) -> Iterator[msgspec.Struct]:
    """Every struct inside a struct or list, itself included, outermost first."""
    if isinstance(whole, msgspec.Struct):
        yield whole
        for name in whole.__struct_fields__:
            yield from parts(getattr(whole, name))
    elif isinstance(whole, tuple):
        for item in whole:
            yield from parts(item)
