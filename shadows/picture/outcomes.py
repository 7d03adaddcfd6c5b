"""What came of a decision on the way: what its author wrote for it, and all that it changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal, TypeAlias

from components import facts
from components.commands import Choose, Command
from components.facts import Fact
from components.prefabs import Library
from components.run_prefabs import Outcome
from shadows.content.text import log_text, wording
from shadows.content.text.spans import Text
from shadows.picture.models import CardLook, Layout, Look, Picture, QuestionLook
from shadows.picture.question import QuestionPicture

Kind = Literal["hp", "max_hp", "gold", "relic", "potion", "gained", "removed", "upgraded"]
"""What can change."""

RESULTS: dict[str, Callable[[Library, Fact], bool]] = {
    "nothing": lambda _, fact: isinstance(fact, facts.NothingLeft),
    "curse": lambda library, fact: isinstance(fact, facts.CardRemoved) and _is_curse(library, fact.prefab),
    "boon": lambda _, fact: isinstance(fact, facts.BoonGained),
    "relic": lambda _, fact: isinstance(fact, facts.RelicGained),
    "potion": lambda _, fact: isinstance(fact, facts.PotionGained),
    "card": lambda _, fact: isinstance(fact, facts.CardGained),
    "hand": lambda _, fact: isinstance(fact, facts.HandPractised),
    "gold": lambda _, fact: isinstance(fact, facts.GoldGained),
}
"""What has a line of its own in an `Outcome`, by its fields in their order, and the facts that it is known by."""


def _is_curse(library: Library, card: str) -> bool:
    return getattr(library.shelf("cards").get(card), "type", "") == "curse"


class ChangeLook(Look, frozen=True):
    """One thing that a decision changed. `amount` is that of HP, max HP or Gold, below 0 where they were lost; `id` and
    `text` are those of a relic or potion. `card` is the card that was gained or removed, or that `becomes` another."""

    kind: Kind
    name: str = ""
    amount: int = 0
    id: str = ""
    text: Text = ()
    card: CardLook | None = None
    becomes: CardLook | None = None


Change: TypeAlias = Callable[[Library, Any], ChangeLook]
"""Makes what is shown of a fact."""


class OutcomeLook(Look, frozen=True):
    """What came of a decision. `layout` is that of the question which it answered, `title` what was decided. `story` is
    what its author wrote, empty where nothing is written; `told` are the facts in plain sentences. `results` are those
    of `RESULTS` that came about."""

    layout: Layout
    title: str
    story: str
    told: tuple[str, ...]
    changes: tuple[ChangeLook, ...]
    results: tuple[str, ...] = ()


class Outcomes:
    """Follows the decisions of a run, command by command: one may ask for a card or a potion slot before it is done.

    `questions` are the pictures of a game's questions by their kinds: they find what is written for an answer.
    `changes` make what is shown of a fact, by its kind; nothing is shown of others.
    """

    def __init__(
        self,
        library: Library,
        questions: Mapping[str, QuestionPicture[Any]],
        changes: Mapping[type[Fact], Change],
    ) -> None:
        self._library = library
        self._questions = questions
        self._changes = changes
        self._decision: tuple[Layout, str, Outcome] | None = None
        """How it was asked, what was decided and what is written for it, while that is being carried out."""
        self._happened: list[Fact] = []

    def follow(
        self,
        asked: QuestionLook | None,
        command: Command,
        happened: Sequence[Fact],
        now: Picture,
        names: Mapping[int, str],
    ) -> OutcomeLook | None:
        """What came of a decision that is done now; None if there is none.

        `asked` is the question that the command answered, `now` the picture after it, `names` as for `log_text.tell`.
        """
        if asked is None or not isinstance(command, Choose):
            return None
        if command.option is None and asked.parting:
            self._decision = None
            return OutcomeLook(asked.layout, asked.leave, asked.parting, (), ())
        if asked.decides:
            self._decision = None if command.option is None else self._decided(asked, command.option)
            self._happened = []
        if self._decision is None:
            return None
        self._happened += happened
        if now.question is not None and now.question.within:
            return None
        decision, self._decision = self._decision, None
        outcome = self._outcome(*decision, of_decision(self._happened), names)
        thought_better = now.question is not None and now.question.decides and not outcome.changes
        return None if thought_better else outcome

    def _decided(self, asked: QuestionLook, option: int) -> tuple[Layout, str, Outcome]:
        """How a decision was asked for, what it is, and what is written for it."""
        chosen, find = asked.options[option], self._questions[asked.kind].written
        written = "" if find is None else find(self._library, asked, chosen)
        return asked.layout, chosen.name, Outcome(story=written) if isinstance(written, str) else written

    def _outcome(
        self, layout: Layout, title: str, written: Outcome, happened: Sequence[Fact], names: Mapping[int, str]
    ) -> OutcomeLook:
        library = self._library
        results = tuple(name for name, known in RESULTS.items() if any(known(library, fact) for fact in happened))
        lines = (getattr(written, name) for name in (*results, "story"))
        told = log_text.story(library, [fact for fact in happened if not isinstance(fact, facts.ChoiceTaken)], names)
        changed = (self._changes[type(fact)](library, fact) for fact in happened if type(fact) in self._changes)
        return OutcomeLook(layout, title, next(filter(None, lines), ""), tuple(told), tuple(changed), results)


def of_decision(happened: Sequence[Fact]) -> Sequence[Fact]:
    """What happened before a fight began: what follows is the fight's."""
    return list(takewhile(lambda fact: not isinstance(fact, facts.EnemyJoined | facts.CombatStarted), happened))


def _relic(library: Library, fact: facts.RelicGained) -> ChangeLook:
    relic = library.relics[fact.prefab]
    return ChangeLook("relic", relic.name, id=relic.id, text=wording.relic_text(library, relic))


def _potion(library: Library, fact: facts.PotionGained) -> ChangeLook:
    potion = library.potions[fact.prefab]
    return ChangeLook("potion", potion.name, id=potion.id, text=wording.potion_text(library, potion))


CHANGES: dict[type[Fact], Change] = {
    facts.Healed: lambda library, fact: ChangeLook("hp", amount=fact.amount),
    facts.HpLost: lambda library, fact: ChangeLook("hp", amount=-fact.amount),
    facts.MaxHpChanged: lambda library, fact: ChangeLook("max_hp", amount=fact.amount),
    facts.GoldGained: lambda library, fact: ChangeLook("gold", amount=fact.amount),
    facts.GoldLost: lambda library, fact: ChangeLook("gold", amount=-fact.amount),
    facts.RelicGained: _relic,
    facts.PotionGained: _potion,
}
"""What is shown of the facts that every game has."""
