"""A file of the player's as bytes: plain JSON in an envelope with a checksum. Nothing in it is ever carried out."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal, TypeVar

import msgspec

import shadows
from shadows.saves.compatibility import Version
from shadows.saves.files import Undecodable, decoded
from shadows.saves.paths import NEWER

GAME = "shadows-of-the-abyss"

Kind = Literal["damaged", "foreign", "newer", "other-content", "unreadable"]
"""Why a file is not used; one that is set aside is then called so."""

Content = TypeVar("Content")


class Unusable(Exception):  # it says what is the matter with a file
    """A file that cannot be gone on with: `kind` names the reason, the text is half a sentence about it."""

    def __init__(self, kind: Kind, why: str) -> None:
        super().__init__(why)
        self.kind: Kind = kind


class _Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """The same for every format to come: a file is first found whole, then read."""

    game: str
    checksum: str
    save: msgspec.Raw


class Written(msgspec.Struct, kw_only=True):
    """What every file says of itself first."""

    format: int = 1
    version: Version = shadows.__version__


_ENCODER = msgspec.json.Encoder()
_ANY = msgspec.json.Decoder(object)
_ENVELOPES = msgspec.json.Decoder(_Envelope)
_WRITTEN = msgspec.json.Decoder(Written)


def sealed(content: msgspec.Struct) -> bytes:
    """What is kept as the bytes of its file."""
    save = _ENCODER.encode(content)
    return _ENCODER.encode(_Envelope(GAME, _checksum(save), msgspec.Raw(save)))


def opened(content: bytes, decoder: msgspec.json.Decoder[Content], what: str, newest: int) -> Content:
    """What is kept in a file, which is called `what` (`the saved run`). Raises Unusable if it is not whole, not ours,
    or of a later version: of a format after the `newest`."""
    named = f"{what[0].upper()}{what[1:]}"
    damaged = Unusable("damaged", f"{named} is damaged")
    try:
        envelope = decoded(content, _ENVELOPES)
    except Undecodable:
        raise _foreign(content, what) or damaged from None
    save = bytes(envelope.save)
    if envelope.game != GAME or envelope.checksum != _checksum(save):
        raise damaged
    try:
        written = decoded(save, _WRITTEN)
    except Undecodable:
        raise damaged from None
    if written.format > newest or _numbers(written.version) > _numbers(shadows.__version__):
        newer = f"{named} is of version {written.version}, newer than this one ({shadows.__version__})"
        raise Unusable(NEWER, newer)
    try:
        return decoded(save, decoder)
    except Undecodable:
        raise damaged from None


def _checksum(save: bytes) -> str:
    return blake2b(save, digest_size=16).hexdigest()


def _foreign(content: bytes, what: str) -> Unusable | None:
    """Well-formed JSON that is no file of ours belongs to someone else; None for one that broke."""
    try:
        decoded(content, _ANY)
    except Undecodable:
        return None
    return Unusable("foreign", f"The file of {what} is not one of this game")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdecimal())
