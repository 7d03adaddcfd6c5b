"""What a hero lives by, read off the cards."""

from collections import Counter
from collections.abc import Iterable

from components.deck.prefabs import CardPrefab, cards_in
from components.prefabs import Library
from shadows.content.text import wording
from shadows.content.text.spans import Span, Tip


def lives_by(library: Library, hero: str, most: int = 3) -> tuple[Tip, ...]:
    """The statuses that a hero's theme names, then those that the hero's cards speak of more than other heroes' do,
    each with what explains it."""
    named = [span.ref for span in wording.marked(library, library.heroes[hero].theme) if span.ref in library.statuses]
    own = _spoken(library, (card for card in cards_in(library).values() if card.hero == hero))
    others = _spoken(library, (card for card in cards_in(library).values() if card.hero not in ("", hero)))
    telling = sorted(own, key=lambda name: (-own[name] * own[name] / (own[name] + others[name]), name))
    names = list(dict.fromkeys([*named, *telling]))[:most]
    spans = tuple(Span(library.statuses[name].name, "keyword", name) for name in names)
    return tuple(tip for tip in wording.tips(library, spans) if tip.id in names)


def _spoken(library: Library, cards: Iterable[CardPrefab]) -> Counter[str]:
    """Status -> how many of the cards name it, upgraded forms left out."""
    found: Counter[str] = Counter()
    for card in cards:
        if not card.upgraded:
            refs = {span.ref for span in wording.card_text(library, card) if span.ref in library.statuses}
            found.update(refs)
    return found
