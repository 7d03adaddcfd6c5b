"""What an effect is; `effects` has all that there are."""

import msgspec


def snake_case(name: str) -> str:
    """`DealDamage` -> `deal_damage`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Effect(
    msgspec.Struct, frozen=True, tag_field="verb", tag=snake_case, forbid_unknown_fields=True, omit_defaults=True
):
    """Something to do, as written in a prefab."""

    @classmethod
    def verb(cls) -> str:
        """The word that a prefab uses for this effect."""
        return snake_case(cls.__name__)
