"""What the compendium holds: everything of the content by kind, with what it can be sorted out by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from components.deck.prefabs import cards_in
from components.prefabs import Library, Prefab
from shadows.content.text import wording
from shadows.content.text.spans import Span, Text, Tip
from shadows.saves.history import Thing

ANY = ""
"""Of a filter: everything."""

RARITIES = ("basic", "common", "uncommon", "rare", "class", "boss", "special", "mark")
TYPES = ("attack", "skill", "power", "curse", "status")
TIERS = ("normal", "elite", "boss", "minion")
SHELVES = {
    "cards": "Cards",
    "relics": "Relics",
    "potions": "Potions",
    "enemies": "Enemies",
    "terms": "Terms",
}
"""Each shelf and what it is called."""

FILTERS = {"cards": ("hero", "type", "rarity"), "relics": ("rarity",), "potions": (), "enemies": ("act", "tier"),
           "terms": ("kind",)}  # fmt: skip
ELSEWHERE = "elsewhere"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing. `kind` is its place in the library; `about` stands below its name, `story` is what is told of it;
    `marks` are filter -> value. What was never met is not `known`; `first` is the UTC time of the first meeting."""

    kind: str
    id: str
    name: str
    about: str
    text: Text
    story: str
    tips: tuple[Tip, ...]
    marks: dict[str, str]
    known: bool
    first: str


def shelf(library: Library, name: str, met: Mapping[Thing, str]) -> list[Entry]:
    """All entries of a shelf in their order. What was never met is not `known`."""
    made = {"cards": _cards, "relics": _relics, "potions": _potions, "enemies": _enemies, "terms": _terms}[name]
    return list(made(library, met))


def filters(library: Library, name: str, entries: Sequence[Entry]) -> dict[str, list[tuple[str, str]]]:
    """By what a shelf can be sorted out: filter -> its values with their words, the first of them for everything."""
    heroes = sorted(library.heroes.values(), key=lambda hero: (hero.order, hero.id))
    acts = sorted(library.acts.values(), key=lambda act: act.order)
    values = {
        "hero": ("All heroes", [*((hero.id, hero.name) for hero in heroes), ("colorless", "No hero's")]),
        "type": ("All types", [(kind, kind.capitalize()) for kind in TYPES]),
        "rarity": ("All rarities", [(rarity, rarity.capitalize()) for rarity in RARITIES]),
        "act": ("All acts", [*((act.id, act.name) for act in acts), (ELSEWHERE, "Elsewhere")]),
        "tier": ("All kinds", [(tier, tier.capitalize()) for tier in TIERS]),
        "kind": ("All terms", [("buff", "Buffs"), ("debuff", "Debuffs"), ("keyword", "Keywords")]),
    }
    found = {}
    for by in FILTERS[name]:
        every, words = values[by]
        there = {entry.marks[by] for entry in entries}
        found[by] = [(ANY, every), *((value, said) for value, said in words if value in there)]
    return found


def sorted_out(entries: Sequence[Entry], chosen: Mapping[str, str]) -> list[Entry]:
    """Those that have all the values that are chosen."""
    return [entry for entry in entries if all(value in (ANY, entry.marks.get(by)) for by, value in chosen.items())]


def _entry(
    library: Library, met: Mapping[Thing, str], where: str, prefab: Prefab, about: str, text: Text, story: str = "",
    **marks: str,
) -> Entry:  # fmt: skip
    """Keywords are rules, and known to all; everything else has to be met."""
    thing = where, prefab.id
    besides = (prefab.id, *TYPES) if where == "enemies" else (prefab.id,)  # their attacks are no cards
    tips = tuple(tip for tip in wording.tips(library, text) if tip.id not in besides)
    known = where == "keywords" or thing in met
    return Entry(where, prefab.id, prefab.name, about, text, story, tips, marks, known, met.get(thing, ""))


def _cards(library: Library, met: Mapping[Thing, str]) -> Iterator[Entry]:
    order = {hero.id: hero.order for hero in library.heroes.values()}
    cards = [card for card in cards_in(library).values() if not card.upgraded]
    cards.sort(key=lambda card: (TYPES.index(card.type), RARITIES.index(card.rarity), card.name))
    cards.sort(key=lambda card: (order.get(card.hero, 0 if card.rarity == "basic" else len(order) + 1), card.hero))
    for card in cards:
        whose = library.heroes[card.hero].name if card.hero in library.heroes else "No hero's"
        about = f"{card.rarity.capitalize()} {card.type} · {whose}"
        text = wording.card_text(library, card)
        hero = card.hero or "colorless"
        yield _entry(library, met, "cards", card, about, text, hero=hero, type=card.type, rarity=card.rarity)


def _relics(library: Library, met: Mapping[Thing, str]) -> Iterator[Entry]:
    for relic in sorted(library.relics.values(), key=lambda relic: (RARITIES.index(relic.rarity), relic.name)):
        whose = f" · {library.heroes[relic.hero].name}" if relic.hero in library.heroes else ""
        about = f"{relic.rarity.capitalize()} relic{whose}"
        text = wording.relic_text(library, relic)
        yield _entry(library, met, "relics", relic, about, text, relic.flavour, rarity=relic.rarity)


def _potions(library: Library, met: Mapping[Thing, str]) -> Iterator[Entry]:
    for potion in sorted(library.potions.values(), key=lambda potion: potion.name):
        about = "Potion, thrown at an enemy" if potion.aim else "Potion"
        yield _entry(library, met, "potions", potion, about, wording.potion_text(library, potion), potion.flavour)


def _enemies(library: Library, met: Mapping[Thing, str]) -> Iterator[Entry]:
    order = {act.id: act.order for act in library.acts.values()}
    enemies = sorted(
        library.enemies.values(),
        key=lambda enemy: (order.get(enemy.act, len(order) + 1), TIERS.index(enemy.tier), enemy.name),
    )
    for enemy in enemies:
        act = enemy.act if enemy.act in library.acts else ELSEWHERE
        where = library.acts[act].name if act in library.acts else "Elsewhere"
        about = f"{enemy.health} HP · {enemy.tier.capitalize()} · {where}"
        lines = wording.enemy_text(library, enemy)
        text = tuple(span for number, line in enumerate(lines) for span in (*([Span("\n")] * (number > 0)), *line))
        yield _entry(library, met, "enemies", enemy, about, text, enemy.flavour, act=act, tier=enemy.tier)


def _terms(library: Library, met: Mapping[Thing, str]) -> Iterator[Entry]:
    for status in sorted(library.statuses.values(), key=lambda status: (status.kind, status.name)):
        text = wording.tips(library, (Span(status.name, "keyword", status.id),))[0].text
        yield _entry(library, met, "statuses", status, status.kind.capitalize(), text, kind=status.kind)
    for term in sorted(library.keywords.values(), key=lambda term: term.name):
        yield _entry(library, met, "keywords", term, "Keyword", wording.marked(library, term.text), kind="keyword")
