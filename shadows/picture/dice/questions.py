"""How the questions of the dice game look."""

from __future__ import annotations

from typing import Any

from shadows.picture.question import QuestionPicture
from shadows.picture.run_questions import run_questions

_SHARED = run_questions({}, {})

QUESTION_LOOKS: dict[str, QuestionPicture[Any]] = {"encounter": _SHARED["encounter"]}
"""By the kinds of question."""
