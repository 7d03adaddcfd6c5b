"""Every kind of question is told in the terminal: what is asked, what can be answered, and why something cannot be."""

from contextlib import suppress

import pytest

from shadows.content.text.wording import plain
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.text.console import Left
from shadows.text.playing import Playing
from tests.run.questions import DECK
from tests.text.scripts import Script


@pytest.mark.parametrize("brief", [True, False])
@pytest.mark.parametrize("kind", DECK)
def test_a_question_is_told_with_all_its_answers(kind: str, brief: bool) -> None:
    session = DECK[kind].session()
    session.history.clear()
    settings.keep(Settings(brief=brief, guide=False))
    script = Script()
    with suppress(Left):
        Playing(SavedGame(session), script.console).run()
    question, told = session.look().question, "\n".join(script.lines)
    assert question.prompt in script.lines
    for number, option in enumerate(question.options, start=1):
        assert f"  {number}. {option.name}" in told
        assert option.refusal in told
    if question.layout == "map":
        return  # what waits at the nodes is told in full alone, and the title is where the player stands
    assert question.title in told
    assert question.story in told
    if question.enough:
        assert f"  0. {question.leave}" in told
    for option in question.options:
        shown = option.becomes.text if question.improves and option.becomes is not None else option.text
        assert plain(shown) in told.replace(" (in vain)", "")
        assert plain(option.note) in told
