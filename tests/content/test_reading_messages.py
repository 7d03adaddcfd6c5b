"""What is said about files that are not the YAML that prefabs are written in."""

import pytest
import yaml

from components.deck.prefabs import CardPrefab
from shadows.content.yaml import reading
from shadows.games import base_prefabs, check, load

ACCENTED = """\
glace:
  name: Éclair de Glace
  type: attack
  rarity: special
  cost: 1
  target: enemy
  effects: [{deal_damage: 6}]
"""


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("- strike\n", "1:1: a prefab file holds entries — begin with an id and ':'"),
        ("a: {}\n---\nb: {}\n", "3:1: a second document begins here — delete the '---'"),
        (
            "a: {b: 1\n",
            "2:1: not valid YAML: did not find expected ',' or '}'"
            " — close the '{' of line 1, column 4 with '}', or write a ',' in between",
        ),
        (
            "a:\n  b: [1, 2\n  c: 3\n",
            "3:4: not valid YAML: did not find expected ',' or ']'"
            " — close the '[' of line 2, column 6 with ']', or write a ',' in between",
        ),
        ("a:\n  type attack\n  b: 1\n", "2:3: no ': ' stands in 'type attack' — write 'type: attack'"),
        ("a:\n  cost:1\n  b: 1\n", "2:3: no ': ' stands in 'cost:1' — write 'cost: 1'"),
        ("a:\n  cost\n  b: 1\n", "2:3: no ': ' stands in 'cost' — write a key, ':' and its value"),
        (
            "a:\n  b: 1\n c: 2\n",
            "3:2: not valid YAML: did not find expected key"
            " — line it up with the fields above, which begin with 2 spaces",
        ),
        (
            "a:\n  b:\n  - when: x\n   do: 1\n",
            "4:4: not valid YAML: did not find expected key"
            " — line it up with the fields above, which begin with 4 spaces",
        ),
        (
            "a:\n  b: 1\n    c: 2\n",
            "3:6: not valid YAML: mapping values are not allowed in this context"
            " — the line is indented deeper than the one above: line them up",
        ),
        (
            "a:\n  b: Ice: Lance\n",
            "2:9: not valid YAML: mapping values are not allowed in this context"
            ' — text with a colon in it needs quotes: "Ice: Lance"',
        ),
        (
            "a:\n  b: 'Winter's Lance'\n",
            "2:14: not valid YAML: did not find expected key"
            " — a quote has ended the text before: put all of it in double quotes",
        ),
        ('a:\n  b: "Ice\n  c: 1\n', '2:6: the text is never closed — end it with "'),
        (
            "a: @ice\n",
            "1:4: not valid YAML: found character that cannot start any token — text that begins with '@' needs quotes",
        ),
        (
            "a:\n\u00a0\u00a0b: 1\n  c: 2\n",
            "2:1: the line begins with U+00A0, which is no plain space — indent with spaces",
        ),
        (
            "a:\n\tb: 1\n",
            "2:1: not valid YAML: found character that cannot start any token — indent with spaces, not tabs",
        ),
        ("? [a]\n: 1\n", "1:3: a key must be a word"),
        ("a: " + 40 * "[" + 40 * "]", "1:35: nested deeper than 32 levels"),
        (b"a: \x07", "1:4: character U+0007 is not allowed — delete it"),
        (
            "a: &all 1\nb: *all\n",
            "1:4: anchors and aliases ('&', '*') are not allowed — write it out, or quote the text",
        ),
        (
            "a: !!python/object:os.system 1\n",
            (
                "1:4: tags are not allowed: 'tag:yaml.org,2002:python/object:os.syste…'"
                " — write plain values, or quote the text"
            ),
        ),
        ("x" * 1_000_001, "1:1: the file is larger than 1,000,000 bytes — split it"),
    ],
)
def test_yaml_that_is_no_prefab_file_is_refused_with_its_place(problems, content, message):
    assert problems(content) == [f"prefabs/cards/ice.yaml:{message}"]


def test_a_duplicate_key_is_an_error_and_never_the_last_one_wins(problems):
    assert problems(ACCENTED + "  cost: 2\n") == [
        "prefabs/cards/ice.yaml:8:3: 'cost' is written twice — first in line 5"
    ]


def test_a_duplicate_id_in_one_file_is_an_error(problems):
    assert problems(ACCENTED + ACCENTED) == ["prefabs/cards/ice.yaml:8:1: 'glace' is written twice — first in line 1"]


def test_a_bomb_of_aliases_is_refused_at_its_first_anchor(problems):
    layers = "\n".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 30))
    assert problems(f"l0: &l0 [x]\n{layers}\n") == [
        "prefabs/cards/ice.yaml:1:5: anchors and aliases ('&', '*') are not allowed — write it out, or quote the text"
    ]


def test_windows_files_and_names_with_accents_load(written):
    text = "\ufeff" + ACCENTED.replace("\n", "\r\n")
    root = written(text.encode("utf-8"), "cards/Тёмные карты é/лёд.yaml")
    card = load([root]).cards["glace"]
    assert isinstance(card, CardPrefab)
    assert (card.name, card.origin) == ("Éclair de Glace", "prefabs/cards/Тёмные карты é/лёд.yaml:1")


def test_a_place_behind_a_byte_order_mark_and_windows_line_ends_is_still_right(problems):
    text = "\ufeff" + ACCENTED.replace("cost: 1", "cost: ten").replace("\n", "\r\n")
    assert problems(text.encode("utf-8")) == [
        "prefabs/cards/ice.yaml:5:9: a whole number from 0 or X expected, found the text 'ten' (glace.cost)"
    ]


@pytest.mark.parametrize(
    ("encoding", "message"),
    [
        ("utf-16", "1:1: the file is written in UTF-16 — save it as UTF-8"),
        ("latin-1", "2:9: the file is not UTF-8: byte 0xC9 cannot be read — save it as UTF-8"),
    ],
)
def test_a_file_in_another_encoding_is_refused_by_name(problems, encoding, message):
    assert problems(ACCENTED.encode(encoding)) == [f"prefabs/cards/ice.yaml:{message}"]


def test_a_file_without_entries_is_no_mistake(problems):
    assert problems("# Ice cards will go here.\n") == []


def test_the_slow_parser_reads_the_same_as_the_quick_one(monkeypatch):
    quick = load([base_prefabs()])
    monkeypatch.setattr(reading, "_LOADER", yaml.SafeLoader)
    assert load([base_prefabs()]) == quick


def test_a_link_out_of_the_folder_is_refused(written, tmp_path):
    root = written("# nothing\n")
    outside = tmp_path / "outside.yaml"
    outside.write_text(ACCENTED, encoding="utf-8")
    try:
        (root / "cards" / "link.yaml").symlink_to(outside)
    except OSError:
        pytest.skip("this system makes no links")
    assert [str(problem) for problem in check([root])] == [
        "prefabs/cards/link.yaml:1:1: the file is a link out of the prefab folder — put the file itself there"
    ]


def test_a_file_in_an_unknown_folder_is_named(problems):
    kinds = (
        "cards, statuses, relics, potions, enemies, heroes, encounters, acts, keywords, events, actions, rewards, shops"
    )
    assert problems(ACCENTED, "card/ice.yaml") == [
        f"prefabs/card/ice.yaml:1:1: unknown kind of prefab 'card' — did you mean 'cards'? Allowed: {kinds}"
    ]


def test_a_file_beside_the_folders_is_named(problems):
    kinds = (
        "cards, statuses, relics, potions, enemies, heroes, encounters, acts, keywords, events, actions, rewards, shops"
    )
    assert problems(ACCENTED, "ice.yaml") == [
        f"prefabs/ice.yaml:1:1: the file lies in no folder of a kind — move it to one of: {kinds}"
    ]


def test_a_folder_that_is_not_there_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert [str(problem) for problem in check([tmp_path / "ice"])] == ["ice:1:1: there is no such folder"]


def test_a_folder_that_is_none_of_prefabs_is_named(written, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    root = written(ACCENTED)
    (tmp_path / "empty").mkdir()
    kinds = (
        "cards, statuses, relics, potions, enemies, heroes, encounters, acts, keywords, events, actions, rewards, shops"
    )
    asked = (root / "cards", root / "cards" / "ice.yaml", tmp_path / "empty")
    assert [str(problem) for path in asked for problem in check([path])] == [
        "prefabs/cards:1:1: this is the folder of one kind — name the folder that it lies in",
        "prefabs/cards/ice.yaml:1:1: this is a file — name the mod or the folder of prefabs that it is of",
        f"empty:1:1: warning: there are no prefabs in it — each lies in the folder of its kind: {kinds}",
    ]
    assert check([root]) == []


def test_a_file_full_of_mistakes_is_read_to_its_hundredth(problems):
    said = problems("".join(f"card{n}: 1\n" for n in range(50_000)))
    assert len(said) == 101
    assert "prefabs/cards/ice.yaml:100:1: only the first 100 problems of this file are shown" in said
