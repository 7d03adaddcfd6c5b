"""How a question looks: each kind has a record that says what stands around its options and how an option looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from shadows.content.text.spans import Span
from shadows.picture.models import QuestionLook
from systems.core.questions import refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TypeAlias

    from components.flow import Question
    from components.prefabs import Library
    from components.run_prefabs import Outcome
    from shadows.content.text.spans import Text
    from shadows.picture.models import Layout, OptionLook
    from systems.core.world import World

    Written: TypeAlias = "Callable[[Library, QuestionLook, OptionLook], Outcome | str]"


W = TypeVar("W")


class Head(NamedTuple):
    """What stands around the options, as in `QuestionLook`."""

    prompt: str
    title: str = ""
    story: str = ""
    leave: str = ""
    id: str = ""
    parting: str = ""


@dataclass(frozen=True, slots=True)
class QuestionPicture(Generic[W]):
    """How a kind of question looks, in worlds of this class.

    `head` is what stands around the options. `option` makes one of `question.options`, told why it cannot be chosen;
    its place, that reason and whether it is chosen are filled in for it. `layout`, `within` and `improves` are as in
    `QuestionLook`. `scene` is what there is to see meanwhile, if not what there is at the node. `written` finds what is
    written for an answer that is a decision, None where answers are none.
    """

    head: Callable[[W, Question], Head]
    option: Callable[[W, Question, int, str], OptionLook]
    layout: Layout = "list"
    within: bool = False
    improves: bool = False
    scene: str = ""
    written: Written | None = None


def question_look(world: World, question: Question, pictures: Mapping[str, QuestionPicture[Any]]) -> QuestionLook:
    """The open question, by the record of its kind."""
    picture = pictures[question.kind]
    head = picture.head(world, question)
    return QuestionLook(
        kind=question.kind,
        title=head.title,
        story=head.story,
        leave=head.leave,
        prompt=head.prompt,
        options=tuple(_option(world, question, place, picture) for place in range(len(question.options))),
        least=question.least,
        most=question.most,
        enough=not refuse(world, None),
        id=head.id,
        layout=picture.layout,
        decides=picture.written is not None,
        within=picture.within,
        improves=picture.improves,
        parting=head.parting,
    )


def _option(world: World, question: Question, place: int, picture: QuestionPicture[Any]) -> OptionLook:
    option = question.options[place]
    chosen = option in question.chosen
    refusal = "" if chosen else refuse(world, place)
    look = picture.option(world, question, option, refusal)
    return replace(look, place=place, chosen=chosen, refusal=refusal)


def told(reasons: Sequence[str], refusal: str) -> Text:
    """Why something does not come, each reason once, but for what is said already."""
    left = [reason for reason in dict.fromkeys(reasons) if reason != refusal]
    return (Span(" ".join(left)),) if left else ()
