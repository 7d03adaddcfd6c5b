"""Explanations: what a card, status, enemy, relic, potion or term is."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from components.prefabs import (
    EnemyPrefab,
    KeywordPrefab,
    Library,
    PotionPrefab,
    Prefab,
    RelicPrefab,
    StatusPrefab,
)
from shadows.content.problems import nearest, quoted
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text, Tip
from shadows.content.text.wording import counted, signed
from shadows.picture.models import CardLook, FoeLook, OptionLook, Picture, PotionLook, RelicLook, StatusLook
from shadows.text.console import line, one_line
from shadows.text.pictures import card_line, cost, intent, potion_line, relic_line

Explain: TypeAlias = Callable[[Library, Any], Iterator[Text]]
"""Explains a prefab of one kind."""

MEANS = {
    "attack": "to attack",
    "defend": "to defend",
    "buff": "to strengthen",
    "debuff": "to weaken",
    "heal": "to heal",
    "summon": "to call others",
}
"""What the parts of an intent are about."""


def of_card(library: Library, card: CardLook) -> Iterator[Text]:
    """A card with whose it is, which of its numbers are not the printed ones, and the terms of its text."""
    whose = library.heroes[card.theme].name if card.theme in library.heroes else card.theme.capitalize()
    upgraded = ", upgraded" if card.upgraded else ""
    yield line(f"{whose}, {card.rarity}{upgraded}. ", card_line(card))
    yield from _live(card.text)
    yield from terms(library, card.text)


def of_option(library: Library, option: OptionLook, text: Text) -> Iterator[Text]:
    """An answer to a question: what it does (`text`), what it comes to, and the terms in that."""
    if option.card is not None:
        yield from of_card(library, option.card)
    else:
        yield line(f"{option.name}{_kind(library, option.kind)}: " if text else f"{option.name}.", text)
        yield from _live(text)
    if option.note:
        yield line("  ", option.note, "" if option.note[-1].text.endswith(".") else ".")
    for what, sentences in (("It gives", option.boons), ("It asks", option.banes)):
        if option.banes and sentences:
            yield line(f"  {what}: ", one_line(*sentences))
    if option.becomes is not None:
        better = option.becomes
        yield line(f"  Upgraded it is {better.name}{cost(better)}: ", better.text)
    if option.price:
        yield line(f"  It costs {option.price} Gold.")
    if option.refusal:
        yield line(f"  {option.refusal}")
    if option.card is None:
        yield from terms(library, text)


def _kind(library: Library, kind: str) -> str:
    return {"relic": ", relic", "potion": f", {library.potion}"}.get(kind, "")


def of_foe(library: Library, foe: FoeLook, name: str) -> Iterator[Text]:
    """An enemy that stands here: what it will do, what lies on it, and all that it can do."""
    phase = f" Phase {foe.phase + 1}." if foe.phase or len(library.enemies[foe.id].phases) > 1 else ""
    yield line(f"{name}. {foe.tier.capitalize()}, {foe.hp} of {foe.max_hp} HP, {foe.block} Block.{phase}")
    yield from of_intent(foe)
    yield from of_statuses(foe.statuses)
    yield from of_enemy(library, library.enemies[foe.id], f", {foe.max_hp} HP")


def of_intent(foe: FoeLook) -> Iterator[Text]:
    """What an enemy means to do, with all its hits together."""
    announced = foe.intent
    hits = ""
    if announced.damage is not None and announced.hits > 1:
        each = f"{counted(announced.hits, 'hit')} of {announced.damage}"
        hits = f" {each}: {announced.hits * announced.damage} damage in all."
    means = " and ".join(MEANS.get(kind, kind) for kind in announced.kinds)
    yield line("  Intent: ", intent(announced), f".{hits} It means {means}.")


def of_statuses(lying: tuple[StatusLook, ...]) -> Iterator[Text]:
    """What lies on a body, each explained."""
    for status in lying:
        yield line(f"  {status.name} {signed(status.stacks)}, a {status.kind}: ", status.text)


def of_yourself(picture: Picture, *more: str) -> Iterator[Text]:
    """The player, with what lies on them; `more` is what a game tells between Block and Gold."""
    player = picture.player
    had = [f"{player.hp} of {player.max_hp} HP", f"{player.block} Block", *more, f"{player.gold} Gold"]
    yield line(f"You, {player.name}. {', '.join(had)}.")
    yield from of_statuses(player.statuses)


def of_potion(library: Library, potion: PotionLook) -> Iterator[Text]:
    """A potion that is carried."""
    yield line(f"{library.potion.capitalize()}. ", potion_line(potion), f" {potion.flavour}" if potion.flavour else "")
    yield from terms(library, potion.text)


def of_relic(library: Library, relic: RelicLook) -> Iterator[Text]:
    """A relic that is carried."""
    yield line(f"Relic, {relic.rarity}. ", relic_line(relic), f" {relic.flavour}" if relic.flavour else "")
    yield from terms(library, relic.text)


def of_word(library: Library, shelves: Mapping[str, Explain], word: str) -> Iterator[Text]:
    """Whatever is called so, in the kinds of content that can be asked about; or a guess at what was meant."""
    asked = word.casefold()
    found = False
    for prefab, explain in _known(library, shelves):
        if asked in (prefab.name.casefold(), prefab.id):
            found = True
            yield from explain(library, prefab)
    if not found:
        names = {prefab.name.casefold(): prefab.name for prefab, _ in _known(library, shelves)}
        yield line(f"Nothing is called {quoted(word)}{_guess(asked, names)}")


def of_bearers(picture: Picture, names: Mapping[int, str], word: str) -> Iterator[Text]:
    """On whom a status that is called so lies, with what so much of it does there."""
    for body in (picture.player, *picture.foes):
        for status in body.statuses:
            if word.casefold() in (status.name.casefold(), status.id):
                whose = names[body.entity]
                has = "You have" if body is picture.player else f"{whose} has"
                yield line(f"  {has} {status.name} {signed(status.stacks)}: ", status.text)


def _guess(word: str, names: Mapping[str, str]) -> str:
    """The names that begin with the word, or the one that is nearest."""
    begun = [name for key, name in names.items() if key.startswith(word) or f" {word}" in key]
    if begun:
        return f". Did you mean {' or '.join(begun[:3])}?"
    guess = nearest(word, names)
    return f": {guess}" if guess else "."


def _live(text: Text) -> Iterator[Text]:
    """The numbers that stand above or below the printed ones: colour alone would say it to few."""
    for style, than in (("raised", "more"), ("lowered", "less")):
        numbers = [span.text for span in text if span.style == style]
        if numbers:
            yield line(f"  {' and '.join(numbers)}: {than} than what is printed.")


def terms(library: Library, text: Text) -> Iterator[Text]:
    """The terms that a text uses, each explained."""
    for tip in wording.tips(library, text):
        yield explained(tip)


def explained(tip: Tip) -> Text:
    """A term in a line."""
    return line(f"  {tip.name}: ", tip.text)


def _status(library: Library, status: StatusPrefab) -> Iterator[Text]:
    tips = wording.tips(library, (Span(status.name, "keyword", status.id),))
    yield line(f"{status.name}, a {status.kind}: ", tips[0].text)


def _enemy(library: Library, enemy: EnemyPrefab) -> Iterator[Text]:
    yield from of_enemy(library, enemy, f", {enemy.health} HP")


def of_enemy(library: Library, enemy: EnemyPrefab, health: str) -> Iterator[Text]:
    """An enemy and all that it can do; `health` are its HP as they follow its name, empty where they depend."""
    kind = "" if enemy.tier == "normal" else f", {enemy.tier}"
    yield line(f"{enemy.name}{kind}{health}. In turn it does:")
    for text in wording.enemy_text(library, enemy):
        yield line("  ", text)


def _relic(library: Library, relic: RelicPrefab) -> Iterator[Text]:
    yield line(f"{relic.name}, {relic.rarity} relic: ", wording.relic_text(library, relic))


def _potion(library: Library, potion: PotionPrefab) -> Iterator[Text]:
    yield line(f"{potion.name}, {library.potion}: ", wording.potion_text(library, potion))


def _keyword(library: Library, keyword: KeywordPrefab) -> Iterator[Text]:
    yield line(f"{keyword.name}: ", wording.marked(library, keyword.text))


SHELVES: dict[str, Explain] = {
    "statuses": _status,
    "keywords": _keyword,
    "relics": _relic,
    "potions": _potion,
    "enemies": _enemy,
}
"""What can be asked about in every game, by its place in the library, and how it is explained."""


def _known(library: Library, shelves: Mapping[str, Explain]) -> Iterator[tuple[Prefab, Explain]]:
    for shelf, explain in shelves.items():
        for prefab in getattr(library, shelf).values():
            yield prefab, explain
