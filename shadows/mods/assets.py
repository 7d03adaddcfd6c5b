"""Pictures, places, sounds and tables of mods, read with care: whatever is in a file, the worst that comes of it is a
stand-in and a line about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PIL import Image

from shadows.saves.files import MEGABYTE, Undecodable, decoded, read

if TYPE_CHECKING:
    import numpy as np

    from shadows.content.problems import Problem

MOST_BYTES = 64 * MEGABYTE
MOST_UNPACKED = 256 * MEGABYTE
MOST_OF_TABLE = MEGABYTE
MOST_SIDE = 4096
"""Of a picture, in pixels."""
FARTHEST = 60_000.0
"""No number of a place is larger, up or down."""

FORMATS = ("PNG", "WEBP", "JPEG")
"""What a picture may be, by what is in the file and not by its name."""

COLUMNS = {"pos": 3, "nrm": 3, "tan": 4, "uvw": 3, "tint": 4, "bake": 4, "vis": 4}
"""What each corner of a place's mesh has, and how many numbers that are."""
ONCE = {"slots": (4, 4), "key": (5,)}
"""What a place has once."""

_TABLE = msgspec.json.Decoder(dict[str, Any])


class AssetError(ValueError):
    """A file that cannot be used; the text says why, in half a sentence."""


def content(path: Path, largest: int = MOST_BYTES) -> bytes:
    """All of a file. Raises FileNotFoundError where there is none, AssetError where it cannot be read."""
    try:
        return read(path, largest)
    except (FileNotFoundError, NotADirectoryError):
        raise FileNotFoundError(path) from None
    except OSError as error:
        raise AssetError(f"it cannot be read: {error.strerror or error}") from None


def picture(path: Path) -> Image.Image:
    """A picture in RGBA. Raises FileNotFoundError or AssetError."""
    raw = content(path)
    try:
        with Image.open(BytesIO(raw), formats=FORMATS) as opened:
            if max(opened.size) > MOST_SIDE:
                width, height = opened.size
                raise AssetError(f"{width} × {height} pixels are too many: no side may have more than {MOST_SIDE}")
            return opened.convert("RGBA")
    except AssetError:
        raise
    except Image.DecompressionBombError:
        raise AssetError(f"it is too large: no side may have more than {MOST_SIDE} pixels") from None
    except Exception as error:  # a damaged file makes its reader raise anything at all
        raise AssetError("it is damaged, or no PNG, WebP or JPEG") from error


def place(path: Path) -> dict[str, np.ndarray]:
    """The mesh of a place with its lights and marks, by name. Raises FileNotFoundError or AssetError."""
    from zipfile import ZipFile

    import numpy as np

    raw = content(path)
    try:
        with ZipFile(BytesIO(raw)) as archive:
            unpacked = sum(member.file_size for member in archive.infolist())
        if unpacked > MOST_UNPACKED:
            raise AssetError(f"it unpacks to more than {MOST_UNPACKED // MEGABYTE} MB")
        with np.load(BytesIO(raw), allow_pickle=False) as stored:
            told = {name: stored[name] for name in stored.files}
    except AssetError:
        raise
    except Exception as error:  # likewise
        raise AssetError("it is damaged, or no archive of arrays") from error
    _check_place(told)
    return told


def _check_place(told: Mapping[str, np.ndarray]) -> None:
    """Raises AssetError where an array is missing, or is not of the usual kind, shape and size."""
    missing = [name for name in ("idx", *COLUMNS, *ONCE) if name not in told]
    if missing:
        raise AssetError(f"it has no {', '.join(missing)}")
    corners = len(told["pos"]) if told["pos"].ndim else 0
    for name, array in told.items():
        if name == "idx":
            fits = array.dtype.kind in "iu" and array.ndim == 2 and array.shape[1] == 3 and len(array) > 0
            fits = fits and corners > 0 and int(array.min()) >= 0 and int(array.max()) < corners
        else:
            wanted = ONCE.get(name) or ((corners, COLUMNS[name]) if name in COLUMNS else (len(array), 3))
            fits = array.dtype.kind in "fiu" and array.shape == wanted
            fits = fits and bool((abs(array.astype("f8")) <= FARTHEST).all())  # which no NaN is
        if not fits:
            raise AssetError(f"'{name}' in it is not as it should be: look at a place of the game")


def sound(path: Path) -> None:
    """Look whether a file is a sound that can be played. Raises FileNotFoundError or AssetError."""
    import wave

    raw = content(path)
    if raw.startswith(b"OggS"):
        _check_ogg(raw)
    elif raw.startswith(b"RIFF"):
        try:
            with wave.open(BytesIO(raw)) as opened:
                empty = opened.getnframes() == 0
        except Exception as error:  # likewise
            raise AssetError("it is a damaged WAV") from error
        if empty:
            raise AssetError("there is nothing to hear in it")
    else:
        raise AssetError("it is no Ogg and no WAV")


def _check_ogg(raw: bytes) -> None:
    """The pages of an Ogg file follow each other without a gap."""
    at, head = 0, 27
    while at < len(raw):
        sizes = raw[at + head : at + head + raw[at + head - 1]] if at + head <= len(raw) else b""
        end = at + head + len(sizes) + sum(sizes)
        if raw[at : at + 4] != b"OggS" or not sizes or end > len(raw):
            raise AssetError("it is a damaged Ogg")
        at = end


def table(path: Path) -> dict[str, Any]:
    """What a JSON file holds by name. Raises FileNotFoundError or AssetError."""
    try:
        return decoded(content(path, MOST_OF_TABLE), _TABLE)
    except Undecodable as error:
        raise AssetError(f"it is no table in JSON: {error}") from None


def problem(path: Path, error: AssetError) -> Problem:
    """A file that cannot be used, as a line about the mod that it is of."""
    from shadows.content.library.files import printable, shown
    from shadows.content.problems import Place, Problem

    return Problem(printable(shown(path)), *Place(1, 1), str(error), "it is left out", "warning")


def look_through(assets: Path, models: Sequence[tuple[Path, str]] = ()) -> Iterator[Problem]:
    """Read all that lies in the folder `assets` of a mod: a line for each file that cannot be used. `models` are those
    that the engine cannot read, each with the reason."""
    from shadows.content.library.files import files_in

    for path in files_in(assets):
        look = _LOOKS.get(path.suffix)
        if look is not None and (path.suffix != ".npz" or path.parent == assets / "places"):
            try:
                look(path)
            except FileNotFoundError:  # it has just gone
                continue
            except AssetError as error:
                yield problem(path, error)
    for path, reason in models:
        yield problem(path, AssetError(reason))


_LOOKS = {
    ".png": picture, ".webp": picture, ".jpg": picture, ".jpeg": picture,
    ".npz": place, ".ogg": sound, ".wav": sound, ".json": table,
}  # fmt: skip
