"""Files as a failing disk, a broken download or a joker leave them: the same ones every time."""

from collections.abc import Iterator
from random import Random


def mutants(whole: bytes, count: int) -> Iterator[bytes]:
    """So many damaged forms of a file: cut off, with a stretch of nonsense, with a part twice, with another byte in its
    head, with other bytes anywhere."""
    chance = Random(len(whole))
    for number in range(count):
        changed = bytearray(whole)
        at = chance.randrange(len(changed))
        match number % 5:
            case 0:
                del changed[at:]
            case 1:
                changed[at : at + chance.randrange(1, 64)] = chance.randbytes(chance.randrange(64))
            case 2:
                changed[at:at] = changed[: chance.randrange(1, len(changed))]
            case 3:
                changed[chance.randrange(min(64, len(changed)))] = chance.randrange(256)
            case _:
                for _ in range(chance.choice((1, 1, 3, 20))):
                    changed[chance.randrange(len(changed))] = chance.randrange(256)
        yield bytes(changed)
