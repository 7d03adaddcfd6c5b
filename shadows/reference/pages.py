"""The pages of the reference."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import NamedTuple, get_args

import yaml

from components.amounts import Condition, Quantity
from components.effect import Verb
from components.prefabs import Library
from components.rules import Modifier, Origin, Tick, Trigger
from components.terms import Pile, Target
from shadows.content.checks.prefabs import CARD_TYPE, ORIGIN, having, origins
from shadows.content.json_schema import CHANGES
from shadows.content.schema import docs
from shadows.content.schema.authoring import Definitions
from shadows.content.schema.definitions import fields, fields_in, literals
from shadows.games import DEFAULT, Game, known
from shadows.mods.manifest import manifest_of
from shadows.reference.code import code_page
from shadows.reference.examples import Example, examples, library, told
from shadows.reference.tables import component, prose, words
from systems.core.occasions import CARD_TYPES

_INDEX = """\
All that can be written into a prefab file, made from the definitions by which the game reads it. New to this?
Begin with the [tutorial](../tutorial.md).

A prefab file lies in the folder of its kind and holds entries: an id, and below it the fields. A [mod](mod.md) is a
folder with such folders in it.

| kind | |
|---|---|
{kinds}

What they are made of:

| page | |
|---|---|
| [Effects](effects.md) | what can be done, and to whom |
| [Quantities](quantities.md) | amounts that are worked out, and conditions |
| [Triggers](triggers.md) | when something happens, do something |
| [Modifiers](modifiers.md) | changes to amounts on their way |
| [Ticks](ticks.md) | what a status does by itself |
| [The code of a mod](code.md) | words and systems of its own, where YAML is not enough |

## How it is written

- **Ids** are small letters, digits and `_`, a letter first: `{new}`.{upgraded}
- **Numbers** are whole and plain: `10`, not `1e1`, `0x0a` or `010`.
- **A list with one entry** may be that entry: `effects: {{heal: 3}}` is `effects: [{{heal: 3}}]`. Lists of ids are
  always lists.
- **Yes and no** are `true` and `false`. Text that looks like something else needs quotes: `name: "No"`, `name: "1984"`.
- **Left out** is better than empty: a field without a value is an error.
- **Not there**: anchors (`&`, `*`), tags (`!`), and a key that is written twice.
"""

_MOD = """\
A mod is a folder. `mod.yaml` says what it is; `prefabs/` has a folder for each kind; `assets/` has its pictures, models
and sounds, laid out as the game's own.

In its own files a mod's ids stand alone: `{new}`. Everywhere else they carry the mod's id: `frost:{new}`. What
is named is looked for in the mod itself, then in the mods that it needs, then in the game; `game:{old}` is the game's
for sure.
"""

_CHANGES = """\
An entry of any kind may say one or both of these besides its fields. Without them it is a new entry, and nothing of the
game changes.
"""

_EFFECTS = """\
An effect is a mapping in which one key is a verb, with the value of the verb's first field; the other keys are its
other fields. Effects are carried out from left to right, each with all that it sets off before the next.
"""

_QUANTITIES = """\
Wherever an amount stands there may be a number, the name of what is counted, or a quantity in full. It is worked out at
the moment when its effect is carried out ([R19](../../rules.md)).
"""

_AIMING = """\
On the occasions of the last line an effect can be aimed at the `target`. On all others say whom: `to: all_enemies` for
example.
"""

_OF_CODE = """\
The [code of a mod](code.md) can bring occasions of its own.
"""

_GAME = "_The game writes:_"


class Book(NamedTuple):
    """A game's name, what can be written for it and an example of each, its content with all examples in it, and its
    own alone."""

    name: str
    game: Definitions
    examples: Mapping[str, Mapping[str, Example]]
    library: Library
    own: Library


def pages(game: str | Game = DEFAULT) -> dict[str, str]:
    """Every page about the content of a game, by its file's name."""
    game = known(game)
    book = Book(game.name, game.content, examples(game.name), library(game), game.load())
    made = {
        "README.md": _index(book),
        "effects.md": _effects(book),
        "quantities.md": _quantities(book),
        "triggers.md": _triggers(book),
        "modifiers.md": _modifiers(book),
        "ticks.md": _ticks(book),
        "mod.md": _mod(book),
        "code.md": code_page(game.ruleset),
        **{f"{kind}.md": _kind(kind, book) for kind in game.content.kinds},
    }
    up = "../" * len(place(game).parts)
    return {name: f"{text.strip()}\n".replace("](../", f"]({up}../") for name, text in made.items()}


def place(game: Game) -> PurePath:
    """Where its pages lie in the folder of the reference: those of the game that is meant where none is named lie there
    themselves, those of each other one in a folder of its name."""
    return PurePath() if game.name == DEFAULT else PurePath(game.name)


def _index(book: Book) -> str:
    kinds = book.game.kinds
    rows = [f"| [{_title(kind)}]({kind}.md) | {prose(docs.of_struct(known.form))} |" for kind, known in kinds.items()]
    new, _ = _made_from(book)
    forms = [f" `{new}+` is the upgraded form of a {known.singular}." for known in kinds.values() if known.upgrades]
    return _joined(["# Reference", _INDEX.format(kinds="\n".join(rows), new=new, upgraded="".join(forms))])


def _made_from(book: Book) -> tuple[str, str]:
    """The id of the example that is made from an entry of the game, and that of the entry."""
    ((new, entry),) = yaml.safe_load(book.examples["changes"]["extends"].text).items()
    return new, entry["extends"]


def _kind(kind: str, book: Book) -> str:
    form = book.game.kinds[kind].form
    example = book.examples["kinds"][kind]
    parts = [f"# {_title(kind)}", f"Files: `prefabs/{kind}/*.yaml`.", _shown(example)]
    if lines := () if kind == "rewards" else told(example, book.game, book.library):
        parts += [_GAME, "\n".join(f"- {line}" for line in lines)]
    parts += ["## Fields", component(form, book.game)]
    if kind == "keywords":
        terms = {term.id: f"**{term.name}.** {term.text}" for term in book.own.keywords.values()}
        parts += ["## The game's own", words(terms)]
    return _joined(parts)


def _mod(book: Book) -> str:
    new, old = _made_from(book)
    parts = [
        "# A mod",
        _MOD.format(new=new, old=old),
        _shown(book.examples["files"]["mod"]),
        "## Fields",
        component(manifest_of(known(book.name)), book.game),
        "## Changes to what is there",
        _CHANGES,
    ]
    for word, meaning in CHANGES.items():
        parts += [f"### {word}", meaning, _shown(book.examples["changes"][word])]
    return _joined(parts)


def _effects(book: Book) -> str:
    parts = [
        "# Effects",
        _EFFECTS,
        "\n".join(f"- [`{verb}`](#{verb}): {_first_sentence(cls)}" for verb, cls in book.game.words.verbs.items()),
        "## Whom",
        prose(docs.of_words(get_args(Target)).text),
        *_explained("targets", docs.of_words(get_args(Target)).words, book),
    ]
    if has_piles(book.game):
        parts += [
            "## Piles",
            prose(docs.of_words(get_args(Pile)).text),
            *_explained("piles", docs.of_words(get_args(Pile)).words, book),
        ]
    for verb, cls in book.game.words.verbs.items():
        parts += [f"## {verb}", component(cls, book.game), *_example("effects", verb, book)]
    return _joined(parts)


def has_piles(game: Definitions) -> bool:
    """Whether a verb of the game names a pile."""
    types = (field.type for verb in game.words.verbs.values() for field in fields(verb).values())
    return any(set(literals(kind)) == set(get_args(Pile)) for kind in types)


def _quantities(book: Book) -> str:
    parts = [
        "# Quantities",
        _QUANTITIES,
        "## What can be counted",
        *_explained("measures", book.game.tables["measures"], book),
        "## In full",
        component(Quantity, book.game),
    ]
    for key in fields(Quantity):
        parts += [f"### {key}", *_example("quantities", key, book)]
    parts += ["## Conditions", component(Condition, book.game)]
    for key in fields_in(Condition, book.game.tables):
        parts += [f"### {key}", *_example("conditions", key, book)]
    return _joined(parts)


def _triggers(book: Book) -> str:
    occasions = book.game.words.occasions
    of = docs.of_words(get_args(Origin))
    narrows = {word: one.narrows for word, one in occasions.items()}
    sources = _listed(having(occasions, *ORIGIN))
    if of_cards := [f"`{word}`" for word in origins(book.game) if word in CARD_TYPES]:
        sources += f"; {', '.join(of_cards[:-1])} and {of_cards[-1]} with {_listed(having(occasions, *CARD_TYPE))}"
    narrowing = {
        "status": _listed(having(occasions, "status")),
        "type": _listed(having(occasions, "type")),
        "from": sources,
        "for": _listed(word for word in occasions if narrows[word]),
        "if: {target_has: …}": _listed(word for word, one in occasions.items() if one.target),
    }
    parts = [
        "# Triggers",
        component(Trigger, book.game),
        "What narrows an occasion down says something on these only:",
        words({field: where for field, where in narrowing.items() if where}),
        _AIMING,
        "## Occasions",
        _OF_CODE,
        *_explained("occasions", book.game.tables["occasions"], book, narrows),
        "## Sources",
        prose(of.text),
        *_explained("origins", {word: of.words[word] for word in origins(book.game)}, book),
    ]
    return _joined(parts)


def _modifiers(book: Book) -> str:
    of = docs.of_field(Modifier, "of", book.game.tables)
    narrows = {word: one.narrows for word, one in book.game.words.channels.items()}
    return _joined(
        ["# Modifiers", component(Modifier, book.game), "## Amounts", *_explained("modifiers", of.words, book, narrows)]
    )


def _ticks(book: Book) -> str:
    at = docs.of_field(Tick, "at", book.game.tables)
    return _joined(["# Ticks", component(Tick, book.game), "## Moments", *_explained("ticks", at.words, book)])


def _explained(
    section: str, meaning: Mapping[str, str], book: Book, narrows: Mapping[str, Mapping[str, str]] = {}
) -> Iterator[str]:
    """Each word with its meaning, the words after `for:` that narrow it, and its example, under a heading of its
    own."""
    for word, said in meaning.items():
        yield f"### {word}"
        yield prose(f"{said[0].upper()}{said[1:]}.")
        if narrows.get(word):
            yield f"`for`:\n\n{words(narrows[word])}"
        yield from _example(section, word, book)


def _example(section: str, word: str, book: Book) -> Iterator[str]:
    example = book.examples[section][word]
    yield _shown(example)
    yield f"{_GAME} {' '.join(told(example, book.game, book.library)).rstrip('.')}."


def _shown(example: Example) -> str:
    return f"```yaml\n{example.text.rstrip()}\n```"


def _first_sentence(cls: type[Verb]) -> str:
    return f"{docs.of_struct(cls).partition(' (')[0].partition('. ')[0].partition(';')[0].rstrip('.')}."


def _title(kind: str) -> str:
    return kind.capitalize()


def _listed(occasions: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in occasions)


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(part.strip("\n") for part in parts)
