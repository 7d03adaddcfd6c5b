"""A mod is tried out: the fight goes on with what is saved, or begins anew."""

from collections.abc import Callable

import pytest

from components.commands import EndTurn
from components.deck.commands import PlayCard
from shadows.content.text.wording import plain
from shadows.games import known
from shadows.mods.trying import ANEW, UNCHANGED, Trial
from shadows.text.console import Console
from shadows.text.trying import WELCOME, try_out
from tests.mods.conftest import CARD, put

ICE = "ice: {{name: Ice, type: attack, rarity: special, cost: 1, target: enemy, effects: {{deal_damage: {damage}}}}}\n"


@pytest.fixture
def trial(mod, tmp_path) -> Callable[..., Trial]:
    def begin(files: dict[str, str], says: str = "", *, run_code: bool = False) -> Trial:
        return Trial(mod("frost", files, says, folder=tmp_path), run_code=run_code)

    return begin


def save(trial: Trial, file: str, text: str) -> None:
    put(trial.folder / "prefabs" / file, text)


def in_hand(trial: Trial) -> list[str]:
    return [card.id for card in trial.session.look().hand]


def test_all_that_a_mod_brings_is_in_the_fight(trial):
    files = {
        "cards/a.yaml": ICE.format(damage=7) + "snow: {extends: ice, hero: hellforged}\n",
        "relics/a.yaml": "bell: {extends: bloodstone}\n",
        "potions/a.yaml": "flask: {extends: firebomb}\n",
        "enemies/a.yaml": "ghoul: {extends: zombie_brute}\n",
        "encounters/a.yaml": "ghouls: {name: Ghouls, foes: [ghoul, ghoul]}\n",
    }
    picture = trial(files).session.look()
    assert picture.player.id == "hellforged"
    assert [card.id for card in picture.hand] == ["frost:ice", "frost:snow"]
    assert [foe.id for foe in picture.foes] == ["frost:ghoul", "frost:ghoul"]
    assert [relic.id for relic in picture.relics] == ["frost:bell"]
    assert [potion.id for potion in picture.potions if potion] == ["frost:flask"]


def test_a_mod_with_enemies_and_no_group_meets_them_and_its_hero_fights(trial):
    files = {
        "enemies/a.yaml": "ghoul: {extends: zombie_brute}\n",
        "heroes/a.yaml": "monk: {extends: hellforged, name: Monk}\n",
    }
    picture = trial(files).session.look()
    assert (picture.player.id, [foe.id for foe in picture.foes]) == ("frost:monk", ["frost:ghoul"])


def test_an_empty_mod_can_be_tried(trial):
    picture = trial({}).session.look()
    assert (picture.player.id, [foe.id for foe in picture.foes]) == ("blood_reaper", ["skeleton_warrior"])


def test_where_nothing_was_saved_nothing_is_said(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=7)})
    assert begun.look() is None
    assert begun.look() is None


def test_the_fight_goes_on_with_the_new_numbers(trial):
    """Skeleton Warrior 22 HP: 22 − 7 = 15, and after saving 15 − 11 = 4."""
    begun = trial({"cards/a.yaml": ICE.format(damage=7) + "snow: {extends: ice}\n"})
    picture = begun.session.look()
    begun.session.submit(PlayCard(picture.hand[0].entity, picture.foes[0].entity))
    save(begun, "cards/a.yaml", ICE.format(damage=11) + "snow: {extends: ice}\n")
    news = begun.look()
    assert (news.lines, news.wrong, news.session) == (["Frost was read anew."], False, begun.session)
    picture = begun.session.look()
    assert (picture.foes[0].hp, picture.player.energy, in_hand(begun)) == (15, 2, ["frost:snow"])
    begun.session.submit(PlayCard(picture.hand[0].entity, picture.foes[0].entity))
    assert begun.session.look().foes[0].hp == 4
    assert begun.look() is None


def test_a_new_card_comes_into_the_hand(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=7)})
    begun.session.submit(EndTurn())
    before = in_hand(begun)
    save(begun, "cards/b.yaml", f"snow: {CARD}\n")
    assert begun.look().lines == ["Frost was read anew. New in your hand: Ice."]
    assert in_hand(begun) == [*before, "frost:snow"]
    assert begun.session.look().round == 2


def test_with_an_error_the_fight_goes_on_as_it_was(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=7)})
    session = begun.session
    save(begun, "cards/a.yaml", ICE.format(damage="ten"))
    news = begun.look()
    assert news.lines == [
        "frost/prefabs/cards/a.yaml:1:96: a whole number from 0 or a quantity expected, found the text 'ten' — "
        f"allowed: {', '.join(known().content.words.measures)} (ice.effects.deal_damage)",
        UNCHANGED,
    ]
    assert (news.wrong, news.session, begun.session) == (True, None, session)
    assert plain(begun.session.look().hand[0].text) == "Deal 7 damage."
    save(begun, "cards/a.yaml", ICE.format(damage=10))
    assert plain(begun.look().session.look().hand[0].text) == "Deal 10 damage."


def test_a_mod_whose_own_file_breaks_or_goes_is_told(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=7)})
    put(begun.folder / "mod.yaml", "id: frost\n")
    assert begun.look().lines == [
        "frost/mod.yaml:1:1: 'name' is missing — write text",
        "frost/mod.yaml:1:1: 'version' is missing — write text",
        UNCHANGED,
    ]
    (begun.folder / "mod.yaml").unlink()
    news = begun.look()
    assert news.wrong
    assert news.lines[0].startswith("frost/mod.yaml:1:1: the file cannot be read: ")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cards/a.yaml", f"snow: {CARD}\n"),
        ("relics/a.yaml", "bell: {extends: bloodstone}\n"),
        ("enemies/a.yaml", "ghoul: {extends: zombie_brute}\nrat: {extends: rat_swarm}\n"),
        ("enemies/a.yaml", "ghost: {extends: zombie_brute}\n"),
    ],
)
def test_where_the_fight_cannot_go_on_it_begins_anew(trial, file, text):
    begun = trial({"cards/a.yaml": ICE.format(damage=7), "enemies/a.yaml": "ghoul: {extends: zombie_brute}\n"})
    begun.session.submit(EndTurn())
    save(begun, file, text)
    news = begun.look()
    assert news.lines == [f"Frost was read anew. {ANEW}"]
    assert news.session is begun.session
    assert begun.session.look().round == 1


def test_an_enemy_whose_cycle_is_shorter_now_begins_anew(trial):
    ghoul = "ghoul: {{name: Ghoul, health: 50, cycle: [{moves}]}}\n"
    begun = trial({"enemies/a.yaml": ghoul.format(moves="{gain_block: 1}, {gain_block: 2}, {gain_block: 3}")})
    begun.session.submit(EndTurn())
    begun.session.submit(EndTurn())
    save(begun, "enemies/a.yaml", ghoul.format(moves="{gain_block: 1}"))
    assert begun.look().lines == [f"Frost was read anew. {ANEW}"]


def test_a_fight_that_is_over_begins_anew(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=99)})
    picture = begun.session.look()
    begun.session.submit(PlayCard(picture.hand[0].entity, picture.foes[0].entity))
    assert begun.session.outcome == "won"
    save(begun, "cards/a.yaml", ICE.format(damage=98))
    assert begun.look().lines == [f"Frost was read anew. {ANEW}"]
    assert begun.session.outcome == "ongoing"


def test_what_a_mod_needs_is_there_too(mod, trial):
    mod("base", {"cards/a.yaml": f"snow: {CARD}\n"})
    begun = trial({"cards/a.yaml": "ice: {extends: snow}\n"}, "needs: [base]\n")
    assert begun.problems == []
    assert in_hand(begun) == ["frost:ice"]


def test_in_the_terminal_a_saved_file_is_told_before_the_next_command(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=7) + "bad: {extends: strik}\n"})
    lines: list[str] = []
    script = iter(
        [
            lambda: "1",
            lambda: save(begun, "cards/a.yaml", ICE.format(damage=9)) or "",
            lambda: save(begun, "cards/a.yaml", ICE.format(damage="x")) or "e",
            lambda: "quit",
        ]
    )
    try_out(Console(lambda *_: next(script)(), lambda text: lines.append(plain(text))), begun)
    assert lines[:2] == [
        "frost/prefabs/cards/a.yaml:2:16: unknown parent 'strik' — did you mean 'strike'? (bad.extends)",
        WELCOME,
    ]
    played = lines.index("Ice.")
    anew = lines.index("Frost was read anew.")
    assert played < anew < lines.index(UNCHANGED)
    assert lines[-1] == "Farewell."
    assert "Your turn is ending." not in lines


def test_in_the_terminal_a_fight_that_is_over_is_fought_again(trial):
    begun = trial({"cards/a.yaml": ICE.format(damage=99)})
    lines: list[str] = []
    answers = iter(["1", "", "1", "quit"])
    try_out(Console(lambda *_: next(answers), lambda text: lines.append(plain(text))), begun)
    assert lines.count("You have won the combat.") == 2


MARKS = """\
from dataclasses import dataclass

from esper import add_component

from systems.core.system import Stage


@dataclass(slots=True)
class Mark:
    made: int = 1


class Begin(Stage):
    '''Marks.'''

    def process(self, world):
        add_component(world.player, Mark())


def register(plugin):
    plugin.component(Mark)
    plugin.quantity("much", lambda step, world: 7, "much")
    plugin.stage("combat_start", Begin(), before="StartRules")
"""


def test_code_is_read_anew_too_and_the_fight_goes_on(trial, tmp_path):
    put(tmp_path / "frost" / "plugin.py", MARKS)
    card = "ice: {name: Ice, type: skill, rarity: special, cost: 1, effects: {gain_block: much}}\n"
    begun = trial({"cards/a.yaml": card}, run_code=True)
    assert begun.problems == []
    begun.session.submit(EndTurn())
    put(begun.folder / "plugin.py", MARKS.replace(": 7", ": 8"))
    assert begun.look().lines == ["Frost was read anew."]
    assert begun.session.look().round == 2
    put(begun.folder / "plugin.py", "def register(plugin):\n    oops\n")
    assert begun.look().lines == [
        "frost/plugin.py:2:1: the mod's code: NameError: name 'oops' is not defined",
        UNCHANGED,
    ]
