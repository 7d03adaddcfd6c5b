"""What tooltips say of things."""

from __future__ import annotations

from collections.abc import Sequence

from components.prefabs import Library
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text, Tip
from shadows.picture.models import CardLook, FoeLook, Picture, PotionLook, RelicLook, StatusLook

KIND_NAMES = {
    "attack": "Attack",
    "defend": "Defend",
    "buff": "Buff",
    "debuff": "Debuff",
    "heal": "Heal",
    "summon": "Summon",
}


TOLD, NAMED = 5, 8
"""So many things are told of in one explanation at most; of more there are the names, of so many."""


def keyword(library: Library, name: str) -> list[Tip]:
    """A term, if the content has it."""
    term = library.keywords.get(name)
    return [Tip("keyword", name, term.name, wording.marked(library, term.text))] if term else []


def of_card(library: Library, card: CardLook) -> list[Tip]:
    """Why it cannot be played, and the terms in its text."""
    refusal = [Tip("", "lock", "Not now", (Span(card.refusal),))] if card.refusal else []
    return [*refusal, *wording.tips(library, card.text)]


def of_foe(library: Library, foe: FoeLook) -> list[Tip]:
    """What an enemy is about to do, and what lies on it."""
    intent = foe.intent
    kind = intent.kinds[0] if intent.kinds else "unknown"
    kinds = " and ".join(KIND_NAMES.get(part, part.capitalize()) for part in intent.kinds)
    told = (Span("After your turn: "), *intent.text) if intent.text else ()
    found = [Tip("intent", kind, intent.name or kinds or foe.name, told)]
    if len(foe.statuses) == 1:
        found.append(of_status(foe.statuses[0]))
    elif foe.statuses:
        found.append(listed(foe.name, [of_status(status) for status in foe.statuses]))
    known = {status.id for status in foe.statuses}
    return found + [tip for tip in wording.tips(library, intent.text) if tip.id not in known]


def folded(kind: str, several: Sequence[Tip]) -> Tip:
    """What there is no room for: `3 more relics`, with what they are."""
    plural = "es" if kind.endswith("s") else "s"
    return listed(f"{len(several)} more {kind}{plural if len(several) > 1 else ''}", several)


def listed(name: str, several: Sequence[Tip]) -> Tip:
    """Several things in one explanation: what each does, or their names alone where that would be too much to read."""
    brief = len(several) > TOLD
    lines: list[Span] = []
    for number, tip in enumerate(several[:NAMED]):
        lines.append(Span(("" if not number else ", " if brief else "\n") + tip.name, "keyword", tip.id))
        if not brief and tip.text:
            lines += [Span(": "), *tip.text]
    if len(several) > NAMED:
        lines.append(Span(f" and {len(several) - NAMED} more"))
    return Tip("", "", name, tuple(lines))


def of_status(status: StatusLook) -> Tip:
    """A status with its stacks."""
    return Tip("status", status.id, f"{status.name} {status.stacks}", status.text)


def of_relic(library: Library, relic: RelicLook) -> list[Tip]:
    """A relic, its story, and the terms in its text."""
    story = (Span("\n" + relic.flavour),) if relic.flavour else ()
    return [Tip("relic", relic.id, relic.name, relic.text + story), *wording.tips(library, relic.text)]


def of_potion(library: Library, potion: PotionLook) -> list[Tip]:
    """A potion, why it cannot be used, and the terms in its text."""
    refusal = (Span("\n" + potion.refusal, "lowered"),) if potion.refusal else ()
    return [Tip("potion", potion.id, potion.name, potion.text + refusal), *wording.tips(library, potion.text)]


def of_player(library: Library, picture: Picture) -> list[Tip]:
    """Block, and what will arrive at the start of the next turn."""
    coming: list[Text] = list(picture.upcoming)
    found = keyword(library, "block")
    if coming:
        lines: list[Span] = []
        for number, text in enumerate(coming):
            lines += [Span("\n")] * (number > 0) + list(text)
        found.append(Tip("", "", "Next turn", tuple(lines)))
    return found


def words(name: str, text: str, icon: str = "") -> Sequence[Tip]:
    """A name and plain words."""
    return (Tip("", icon, name, (Span(text),) if text else ()),)
