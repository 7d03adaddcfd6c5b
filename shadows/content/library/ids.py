"""What entries are called."""

import re

from shadows.content.problems import Place, quoted
from shadows.content.schema.hints import found_in
from shadows.content.yaml.reading import Scalar
from shadows.content.yaml.source_file import Sheet

ID = re.compile(r"([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*")
"""An id, a mod's with that of its mod in front."""


def shape_id(sheet: Sheet, key: Scalar) -> str | None:
    """The key of an entry as an id, or None with its problem."""
    place = Place(key.line, key.column, key.text)
    if key.meaning:
        sheet.report(place, f"an id must be text, found {found_in(key)}", f'write it in quotes: "{key.text}"')
        return None
    if not ID.fullmatch(key.text):
        sheet.report(place, f"{quoted(key.text)} cannot be an id", "use small letters, digits and _, a letter first")
        return None
    return key.text
