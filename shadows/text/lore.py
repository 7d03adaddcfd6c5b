"""Explanations: what a card, status, enemy, relic, potion or term is."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from components.prefabs import (
    CardPrefab,
    EnemyPrefab,
    KeywordPrefab,
    Library,
    PotionPrefab,
    Prefab,
    RelicPrefab,
    StatusPrefab,
)
from shadows.content import wording
from shadows.content.problems import nearest, quoted
from shadows.looks import CardLook, FoeLook, OptionLook, Picture, Span, StatusLook, Text, Tip
from shadows.text.console import line
from shadows.text.pictures import card_line, intent


def of_card(library: Library, card: CardLook) -> Iterator[Text]:
    """A card of the hand with the terms of its text."""
    yield line(f"{card.rarity.capitalize()} {card.type}. ", card_line(card))
    if card.refusal:
        yield line(card.refusal)
    yield from _terms(library, card.text)


def of_option(library: Library, option: OptionLook) -> Iterator[Text]:
    """An answer to a question with the terms of its text."""
    if option.card is not None:
        yield from of_card(library, option.card)
        return
    yield line(f"{option.name}: " if option.text else f"{option.name}.", option.text)
    yield from _terms(library, option.text)


def of_foe(library: Library, foe: FoeLook, name: str) -> Iterator[Text]:
    """An enemy that stands here: what it will do, what lies on it, and all that it can do."""
    yield line(f"{name}. {foe.hp} of {foe.max_hp} HP, {foe.block} Block. Intent: ", intent(foe.intent), ".")
    yield from _statuses(foe.statuses)
    yield from _enemy(library, library.enemies[foe.id])


def of_yourself(picture: Picture) -> Iterator[Text]:
    """The player's own statuses."""
    player = picture.player
    yield line(f"You, {player.name}. {player.hp} of {player.max_hp} HP, {player.block} Block, {player.gold} Gold.")
    yield from _statuses(player.statuses)


def of_word(library: Library, word: str) -> Iterator[Text]:
    """Whatever is called so; or a guess at what was meant."""
    asked = word.casefold()
    found = False
    for prefab, explain in _known(library):
        if asked in (prefab.name.casefold(), prefab.id):
            found = True
            yield from explain(library, prefab)
    if not found:
        names = {prefab.name.casefold(): prefab.name for prefab, _ in _known(library)}
        yield line(f"Nothing is called {quoted(word)}{_guess(asked, names)}")


def _guess(word: str, names: Mapping[str, str]) -> str:
    """The names that begin with the word, or the one that is nearest."""
    begun = [name for key, name in names.items() if key.startswith(word) or f" {word}" in key]
    if begun:
        return f". Did you mean {' or '.join(begun[:3])}?"
    guess = nearest(word, names)
    return f": {guess}" if guess else "."


def _statuses(statuses: tuple[StatusLook, ...]) -> Iterator[Text]:
    for status in statuses:
        yield line(f"  {status.name} {status.stacks}, a {status.kind}: ", status.text)


def _terms(library: Library, text: Text) -> Iterator[Text]:
    for tip in wording.tips(library, text):
        yield _tip(tip)


def _tip(tip: Tip) -> Text:
    return line(f"  {tip.name}: ", tip.text)


def _card(library: Library, card: CardPrefab) -> Iterator[Text]:
    text = wording.card_text(library, card)
    cost = "X" if card.x_cost else card.cost
    yield line(f"{card.name}, {card.rarity} {card.type}{'' if cost is None else f', cost {cost}'}: ", text)
    yield from _terms(library, text)
    if upgrade := library.cards.get(card.upgrade):
        cost = "X" if upgrade.x_cost else upgrade.cost
        yield line(f"  {upgrade.name}, cost {cost}: ", wording.card_text(library, upgrade))


def _status(library: Library, status: StatusPrefab) -> Iterator[Text]:
    tips = wording.tips(library, (Span(status.name, "keyword", status.id),))
    yield line(f"{status.name}, a {status.kind}: ", tips[0].text)


def _enemy(library: Library, enemy: EnemyPrefab) -> Iterator[Text]:
    kind = "" if enemy.tier == "normal" else f", {enemy.tier}"
    yield line(f"{enemy.name}{kind}, {enemy.health} HP. In turn it does:")
    for text in wording.enemy_text(library, enemy):
        yield line("  ", text)


def _relic(library: Library, relic: RelicPrefab) -> Iterator[Text]:
    yield line(f"{relic.name}, {relic.rarity} relic: ", wording.relic_text(library, relic))


def _potion(library: Library, potion: PotionPrefab) -> Iterator[Text]:
    yield line(f"{potion.name}, potion: ", wording.potion_text(library, potion))


def _keyword(library: Library, keyword: KeywordPrefab) -> Iterator[Text]:
    yield line(f"{keyword.name}: ", wording.marked(library, keyword.text))


_SHELVES: dict[str, Callable[[Library, Any], Iterator[Text]]] = {
    "statuses": _status,
    "keywords": _keyword,
    "cards": _card,
    "relics": _relic,
    "potions": _potion,
    "enemies": _enemy,
}
"""All that can be asked about, by its place in the library, and how it is explained."""


def _known(library: Library) -> Iterator[tuple[Prefab, Callable[[Library, Any], Iterator[Text]]]]:
    for shelf, explain in _SHELVES.items():
        for prefab in getattr(library, shelf).values():
            yield prefab, explain
