"""Every kind of question is told in the terminal: what is asked, what can be answered, and why something cannot be."""

from contextlib import suppress

import pytest

from shadows.content.text.wording import plain
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.text.console import Left
from shadows.text.playing import Playing
from tests.run.questions import ASKED, DICE
from tests.text.scripts import Script

KINDS = [(game, kind) for game, kinds in ASKED.items() for kind in kinds]


def heard(kind: str, *said: str) -> list[str]:
    """What is told of a question of the dice game after these words."""
    session = DICE[kind].session()
    session.history.clear()
    settings.keep(Settings(guide=False))
    script = Script(said)
    with suppress(Left):
        Playing(SavedGame(session), script.console).run()
    return [told for told in script.lines if told]


def test_what_a_note_says_ends_with_one_full_stop() -> None:
    assert heard("temple", "look 1")[-1] == "  Costs 9 HP."


def test_that_only_one_of_several_spoils_can_be_had_is_told_before() -> None:
    lines = heard("rewards")
    assert lines[lines.index("  1. 12 Gold") + 1] == "One of these:"
    assert lines[-1] == "  0. Go on without these"


@pytest.mark.parametrize("brief", [True, False])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_question_is_told_with_all_its_answers(game: str, kind: str, brief: bool) -> None:
    session = ASKED[game][kind].session()
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
