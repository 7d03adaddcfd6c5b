"""The code of mods: what it adds, where its systems stand, and what happens when it breaks."""

import json
from hashlib import sha256

import msgspec
import pytest

from components.effects import ModEffect
from components.facts import EffectFailed
from shadows.cli import run
from shadows.games import load
from shadows.mods.code import ALL
from shadows.mods.loading import load_mods
from shadows.play.deck.sandbox import sandbox
from shadows.play.session import Session
from shadows.play.snapshots import SnapshotError
from systems.core.system import Stage, System
from systems.deck.order import DECK
from systems.deck.turns import EmptyHand
from systems.plugins.placing import extended, owned
from systems.plugins.plugin import Plugin, PluginError
from tests.combat.reading import hits
from tests.mods.conftest import put

CODE = """\
from dataclasses import dataclass

from esper import add_component, component_for_entity, has_component

from components.effects import GainBlock
from components.facts import ModFact
from systems.core.system import Stage, System


@dataclass(slots=True)
class Count:
    played: int = 0


class Counted(ModFact, frozen=True):
    player: int
    played: int

    def sentence(self, does):
        return f"{does(self.player, 'count')} to {self.played}."


class Begin(Stage):
    '''Counting begins.'''

    def process(self, world):
        add_component(world.player, Count())


def count(step, world):
    component_for_entity(world.player, Count).played += step.amount
    world.facts.append(Counted(world.player, component_for_entity(world.player, Count).played))


def counted(step, world):
    return component_for_entity(world.player, Count).played if has_component(world.player, Count) else 0


def register(plugin):
    plugin.component(Count)
    plugin.effect("count", count, "count {amount} more")
    plugin.quantity("counted", counted, "what you have counted")
    plugin.stage("combat_start", Begin(), after="StartRules")
"""

CARDS_OF_MOD = """\
tally: {name: Tally, type: skill, rarity: special, cost: 1, effects: {count: 2}}
wall: {name: Wall, type: skill, rarity: special, cost: 1, effects: {gain_block: {base: 1, of: counted, times: 3}}}
plain: {name: Plain, type: skill, rarity: special, cost: 1, effects: {gain_block: counted}}
"""


@pytest.fixture
def coded(mod):
    """The game with a mod that has code, which may run."""

    def load_it(code: str = CODE, cards: str = CARDS_OF_MOD, name: str = "frost", says: str = ""):
        put(mod(name, {"cards/a.yaml": cards} if cards else {}, says) / "plugin.py", code)
        return load_mods(allowed={f"{name}.1.0.0": ALL, f"{name} 1.0.0": ALL, "frost 1.0.0": ALL})

    return load_it


# What it adds


def test_an_effect_a_quantity_a_component_a_fact_and_a_stage(coded):
    """1 + 3 × 2 counted = 7 Block."""
    loadout = coded()
    assert loadout.notices == []
    fight = sandbox(hand=["frost:tally", "frost:wall"], library=loadout.library)
    assert fight.preview("frost:wall") == 1
    (_, *_), facts = fight.facts, fight.play("frost:tally")
    assert [fact.played for fact in facts if type(fact).__name__ == "Counted"] == [2]
    assert fight.preview("frost:wall") == 7
    fight.play("frost:wall")
    assert fight.player.block == 7


def test_a_condition_looks_at_what_the_code_counts(coded):
    """Nothing is counted, then 2."""
    loadout = coded(
        cards=CARDS_OF_MOD + "brace: {name: Brace, type: skill, rarity: special, cost: 0, effects: "
        "{gain_block: {plus: 3, when: {count: counted, least: 2}}}}\n"
    )
    assert loadout.notices == []
    fight = sandbox(hand=["frost:brace", "frost:tally", "frost:brace"], library=loadout.library)
    fight.play("frost:brace")
    assert fight.player.block == 0
    fight.play("frost:tally")
    fight.play("frost:brace")
    assert fight.player.block == 3
    from shadows.content.text.wording import card_text, plain

    told = plain(card_text(loadout.library, loadout.library.cards["frost:brace"]))
    assert told == "Gain 0 Block. If what you have counted is 2 or more, gain 3 more Block."


OCCASION = (
    CODE
    + """
    plugin.occasion("counted_up", Counted, "you count", subject="player", target="player")
"""
)

BELL = "bell: {{name: Bell, rarity: common, triggers: {{when: {when}, {more}do: {{gain_block: 2{to}}}}}}}\n"


@pytest.mark.parametrize("when", ["counted_up", "frost:counted_up"])
def test_a_trigger_answers_a_fact_of_the_code(coded, mod, when):
    """Two Tallies, 2 Block each."""
    mod("frost", {"relics/bell.yaml": BELL.format(when=when, more="", to="")})
    library = coded(OCCASION).library
    fight = sandbox(hand=["frost:tally", "frost:tally"], relics=["frost:bell"], library=library)
    fight.play("frost:tally")
    fight.play("frost:tally")
    assert fight.player.block == 4
    from shadows.content.text.wording import plain, relic_text

    assert plain(relic_text(library, library.relics["frost:bell"])) == "Whenever you count, gain 2 Block."


def test_only_the_facts_of_the_holder_are_answered(coded, mod):
    """The enemy's rule answers what the enemy counts, and no one else does."""
    golem = (
        "golem: {name: Golem, health: 20, cycle: {gain_block: 0}, triggers: {when: counted_up, do: {gain_block: 2}}}\n"
    )
    mod("frost", {"enemies/golem.yaml": golem})
    fight = sandbox(hand=["frost:tally"], foes=["frost:golem"], library=coded(OCCASION).library)
    fight.play("frost:tally")
    assert fight.foes[0].block == 0


def test_what_a_stage_of_the_code_brings_about_is_answered(coded, mod):
    mod("frost", {"relics/bell.yaml": BELL.format(when="counted_up", more="", to="")})
    code = OCCASION.replace("add_component(world.player, Count())", "world.facts.append(Counted(world.player, 1))")
    code = code.replace('"combat_start", Begin(), after="StartRules"', '"player_end", Begin(), before="EmptyHand"')
    fight = sandbox(foes=["skeleton_warrior"], relics=["frost:bell"], library=coded(code, cards="").library)
    blocks = [
        type(fact).__name__
        for fact in fight.end_turn()
        if type(fact).__name__ in ("Counted", "BlockGained", "TurnEnded", "CardDiscarded")
    ]
    assert blocks[:3] == ["Counted", "BlockGained", "CardDiscarded"]


def test_what_an_effect_of_the_code_brings_about_is_answered_before_the_cards_next_effect(coded, mod):
    """R19: 2 Strength come in time for the 6 damage."""
    bell = BELL.format(when="counted_up", more="", to="").replace(
        "{gain_block: 2}", "{apply_status: strength, stacks: 2, to: self}"
    )
    mod("frost", {"relics/bell.yaml": bell})
    card = "blow: {name: Blow, type: attack, rarity: special, cost: 0, effects: [{count: 1}, {deal_damage: 6, to: all_enemies}]}\n"
    fight = sandbox(hand=["frost:blow"], relics=["frost:bell"], library=coded(OCCASION, cards=card).library)
    assert hits(fight.play("frost:blow")) == [8]


def test_an_effect_of_the_code_that_is_aimed_at_no_one_is_not_carried_out(coded, mod):
    """A Defend has no target that the Bell could count for."""
    bell = BELL.format(when="card_played", more="", to="").replace("{gain_block: 2}", "{count: 1, to: target}")
    mod("frost", {"relics/bell.yaml": bell})
    fight = sandbox(hand=["defend", "strike"], relics=["frost:bell"], library=coded(cards="").library)
    counted = [[type(fact).__name__ for fact in fight.play(card)].count("Counted") for card in ("defend", "strike")]
    assert counted == [0, 1]


@pytest.mark.parametrize(
    ("when", "more", "to", "message"),
    [
        ("countd_up", "", "", "1:53: 'when' cannot be 'countd_up' — did you mean 'counted_up'? (bell.triggers.when)"),
        (
            "counted_up",
            "status: weak, ",
            "",
            "1:73: 'status' says nothing for 'frost:counted_up' — it goes with status_applied, status_received"
            " (bell.triggers.status)",
        ),
        ("told", "", ", to: target", "1:63: gain_block is aimed, but 'frost:told' has no target"),
    ],
)
def test_what_makes_no_sense_on_an_occasion_of_the_code_is_told(coded, mod, when, more, to, message):
    code = OCCASION + '    plugin.occasion("told", Counted, "it is told")\n'
    mod("frost", {"relics/bell.yaml": BELL.format(when=when, more=more, to=to)})
    (one,) = coded(code, cards="").mods
    (problem,) = map(str, one.problems)
    assert message in problem


def test_an_occasion_of_a_mod_that_is_not_needed_is_out_of_reach(coded, mod):
    mod("snow", {"relics/bell.yaml": BELL.format(when="frost:counted_up", more="", to="")})
    loadout = coded(OCCASION)
    assert "snow:bell" not in loadout.library.relics


BAD_OCCASIONS = {
    'plugin.occasion("up", 3, "up")': "3 is no fact: make it from components.facts.ModFact",
    'plugin.occasion("up", Count, "up")': "<class 'plugin_of_frost.Count'> is no fact: make it from components.facts.ModFact",
    'plugin.occasion("up", Counted, "up", subject="playr")': "Counted has no field 'playr': did you mean 'player'?",
    'plugin.occasion("up", Counted, "up", opponent=True)': "'up' has no target that could be an opponent: say target= which field it is",
    'plugin.occasion("up", Counted, "")': "'up' has no text: write how a card says it",
}  # fmt: skip


@pytest.mark.parametrize(("line", "message"), BAD_OCCASIONS.items())
def test_an_occasion_that_cannot_be_is_refused(coded, line, message):
    loadout = coded(CODE + f"    {line}\n")
    assert [one.off for one in loadout.off] == [f"its code has an error: {message}"]


def test_an_occasion_may_ask_for_an_opponent(coded, mod):
    """What the player counts of themselves is no opponent's."""
    mod("frost", {"relics/bell.yaml": BELL.format(when="strike_out", more="", to="")})
    line = '    plugin.occasion("strike_out", Counted, "you strike out", target="player", opponent=True)\n'
    loadout = coded(CODE + line)
    assert loadout.notices == []
    fight = sandbox(hand=["frost:tally"], relics=["frost:bell"], library=loadout.library)
    fight.play("frost:tally")
    assert fight.player.block == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("you erupt", "Whenever it erupts, it gains 2 Block."),
        ("you lose Heat", "Whenever it loses Heat, it gains 2 Block."),
        ("your Heat is gone", "Whenever its Heat is gone, it gains 2 Block."),
        ("at the end of the day", "At the end of the day, it gains 2 Block."),
        ("a bell tolls", "Whenever a bell tolls, it gains 2 Block."),
    ],
)
def test_an_occasion_is_told_of_an_enemy_too(coded, mod, text, told):
    from shadows.content.text.wording import enemy_text, plain

    golem = "golem: {name: Golem, health: 20, cycle: {heal: 1}, triggers: {when: up, do: {gain_block: 2, to: self}}}\n"
    mod("frost", {"enemies/golem.yaml": golem})
    library = coded(CODE + f'    plugin.occasion("up", Counted, "{text}")\n').library
    assert told in [plain(line) for line in enemy_text(library, library.enemies["frost:golem"])]


def test_the_words_of_the_code_are_read_and_told(coded):
    from shadows.content.text import log_text
    from shadows.content.text.wording import card_text, plain

    library = coded().library
    texts = [plain(card_text(library, library.cards[f"frost:{name}"])) for name in ("tally", "wall", "plain")]
    assert texts == [
        "Count 2 more.",
        "Gain Block equal to 1 + 3 times what you have counted.",
        "Gain Block equal to what you have counted.",
    ]
    fight = sandbox(hand=["frost:tally"], library=library)
    facts = fight.play("frost:tally")
    names = fight.session.names() | {fight.session.world.player: log_text.YOU}
    assert "You count to 2." in log_text.story(library, facts, names)


def test_a_combat_with_its_components_comes_back_from_a_save(coded):
    loadout = coded()
    fight = sandbox(hand=["frost:tally", "frost:wall"], library=loadout.library)
    fight.play("frost:tally")
    written = msgspec.json.encode(fight.snapshot())
    again = Session.restore(msgspec.json.decode(written), library=loadout.library)
    assert msgspec.json.encode(again.snapshot()) == written
    assert again.look().hand[0].text == fight.session.look().hand[0].text
    with pytest.raises(SnapshotError):
        Session.restore(msgspec.json.decode(written))


def test_other_code_is_another_library(coded):
    first = coded().library.fingerprint
    assert first != coded(CODE + "\n# changed\n").library.fingerprint
    assert load().fingerprint not in (first, "")


def test_another_mod_uses_the_words_only_if_it_needs_the_first(coded, mod):
    text = "tally: {name: Tally, type: skill, rarity: special, cost: 1, effects: {count: 1}}\n"
    mod("snow", {"cards/a.yaml": text}, "needs: [frost]\n")
    mod("rain", {"cards/a.yaml": text + text.replace("tally", "full").replace("count", "'frost:count'")})
    loadout = coded()
    assert loadout.library.cards["snow:tally"].effects == (ModEffect(1, word="frost:count"),)
    (rain,) = [one for one in loadout.mods if one.id == "rain"]
    assert [problem.message for problem in rain.problems] == [
        "no effect is named beside 'count'",
        "unknown effect 'frost:count'",
    ]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("{count: ten}", "a whole number or a quantity expected, found the text 'ten'"),
        ("{count: 1, deal_damage: 2}", "two effects in one mapping: 'count' and 'deal_damage'"),
        ("{count: 1, hits: 2}", "unknown field 'hits'"),
        ("{mod_effect: 1}", "unknown effect 'mod_effect'"),
        ("{gain_block: {of: conted}}", "'of' cannot be 'conted'"),
        ("{gain_block: {plus: 1, when: {count: conted, least: 1}}}", "'count' cannot be 'conted'"),
        ("{gain_block: {word: counted}}", "unknown field 'word'"),
    ],
)
def test_the_words_of_the_code_are_checked_like_the_games_own(coded, effect, message):
    loadout = coded(cards=f"a: {{name: Ice, type: skill, rarity: special, cost: 1, effects: {effect}}}\n")
    assert [problem.message for problem in loadout.mods[0].problems] == [message]


# Whether it may run


def test_code_is_off_until_the_player_agrees_and_again_when_it_changes(mod, paths, capsys):
    folder = mod("frost", {"cards/a.yaml": CARDS_OF_MOD})
    put(folder / "plugin.py", f"open({str(folder / 'ran')!r}, 'w').close()\n" + CODE)
    why = (
        "it brings code of its own (plugin.py), which may do all that you may do on this computer; "
        "allow it with `shadows mod allow frost` if you trust who made it"
    )
    loadout = load_mods()
    assert (loadout.mods, loadout.notices) == ([], [f"The mod Frost is off: {why}."])
    assert not (folder / "ran").exists()
    assert run(["mod", "allow", "frost"]) == 0
    assert capsys.readouterr().out == "The code of Frost 1.0.0 may run, as it is now.\n"
    assert [one.id for one in load_mods().mods] == ["frost"]
    assert (folder / "ran").exists()
    put(folder / "plugin.py", CODE + "# changed\n")
    assert load_mods().off[0].off == why
    put(folder / "plugin.py", f"open({str(folder / 'ran')!r}, 'w').close()\n" + CODE)
    put(folder / "mod.yaml", "id: frost\nname: Frost\nversion: 1.0.1\n")
    assert load_mods().off[0].off == why


def test_a_mod_that_needs_one_with_code_waits_for_it_too(mod):
    put(mod("frost") / "plugin.py", CODE)
    mod("snow", says="needs: [frost]\n")
    assert [(one.id, one.off) for one in load_mods().off][1] == ("snow", "it needs the mod 'frost', which is off")


def test_there_is_nothing_to_allow_without_code(mod, capsys):
    mod("frost")
    assert run(["mod", "allow", "frost"]) == 2
    assert capsys.readouterr().err == "Frost has no code: there is nothing to allow.\n"


def test_check_runs_no_code_unless_it_is_told_to(mod, tmp_path, capsys):
    folder = mod("frost", {"cards/a.yaml": CARDS_OF_MOD}, folder=tmp_path)
    put(folder / "plugin.py", CODE)
    assert run(["check", "frost"]) == 1
    assert capsys.readouterr().out == (
        "frost/mod.yaml:1:1: the mod has code, and was not looked at — "
        "check with --run-code to run it, if you trust who made it\n"
    )
    assert run(["check", "frost", "--run-code"]) == 0


def test_running_code_leaves_nothing_in_the_mods_folder(coded, paths):
    coded()
    assert sorted(path.name for path in (paths.mods / "frost").iterdir()) == ["mod.yaml", "plugin.py", "prefabs"]


def test_the_order_names_the_mod_of_each_system(coded, capsys, paths):
    coded()
    digest = sha256((paths.mods / "frost" / "plugin.py").read_bytes()).hexdigest()
    put(paths.switches, json.dumps({"allowed": {"frost 1.0.0": digest}}))
    assert run(["order"]) == 0
    assert "   2. Begin: Counting begins. [mod frost]" in capsys.readouterr().out.splitlines()


# What is wrong with it

BROKEN = {
    "def register(plugin):\n    1 / 0\n": "2:1: the mod's code: ZeroDivisionError: division by zero",
    "def register(plugin:\n": "1:1: the mod's code: SyntaxError: '(' was never closed (plugin.py, line 1)",
    "import nothing_like_this\n": "1:1: the mod's code: ModuleNotFoundError: No module named 'nothing_like_this'",
    "raise SystemExit(3)\n": "1:1: the mod's code: SystemExit: 3",
    "x = 1\n": "1:1: the mod's code: it has no function register(plugin)",
    "def register(plugin):\n    plugin.component(3)\n": "2:1: the mod's code: 3 is no component: write a dataclass",
    "class A:\n    pass\n\ndef register(plugin):\n    plugin.component(A)\n": (
        "5:1: the mod's code: <class 'plugin_of_frost.A'> is no component: write a dataclass"
    ),
    "def register(plugin):\n    plugin.quantity('heat', print, '')\n": (
        "2:1: the mod's code: 'heat' has no text: write how a card says it"
    ),
    "def register(plugin):\n    plugin.effect('Vent', print, 'x')\n": (
        "2:1: the mod's code: 'Vent' cannot be a word: use small letters, digits and _, a letter first"
    ),
    "def register(plugin):\n    plugin.effect('vent', print, '')\n": (
        "2:1: the mod's code: 'vent' has no text: write how a card says it"
    ),
    "def register(plugin):\n    for _ in 'ab':\n        plugin.effect('vent', print, 'x')\n": (
        "3:1: the mod's code: 'vent' is there twice"
    ),
    "def register(plugin):\n    plugin.system(3, after='React')\n": (
        "2:1: the mod's code: 3 is no System: make it from systems.core.system.System"
    ),
    "def register(plugin):\n    plugin.stage('round_end', 3, after='React')\n": (
        "2:1: the mod's code: 3 is no Stage: make it from systems.core.system.Stage"
    ),
}


@pytest.mark.parametrize(("code", "message"), BROKEN.items())
def test_a_mod_whose_code_is_broken_is_off_and_the_line_is_named(coded, code, message):
    loadout = coded(code, cards="")
    assert [str(problem) for problem in loadout.off[0].problems] == [f"player/mods/frost/plugin.py:{message}"]
    assert loadout.library is load()


def test_code_that_is_no_text_is_refused(coded):
    (notice,) = coded("x = '\ud800'".encode("utf-8", "surrogatepass").decode("latin-1"), cards="").notices
    assert notice.startswith("The mod Frost is off: its code has an error: ")


# Where its systems stand


class A(System):
    """A."""


class B(System):
    """B."""


class C(System):
    """C."""


class S(Stage):
    """S."""


def plugin(*placed, mod="frost") -> Plugin:
    made = Plugin(mod)
    for system, paths in placed:
        flow = paths.pop("flow", "")
        made.stage(flow, system, **paths) if flow else made.system(system, **paths)
    return made


def resolved(*plugins: Plugin) -> list[str]:
    return [type(owned(system)[1]).__name__ for system in extended(DECK, plugins).resolve]


GAME = [type(system).__name__ for system in DECK.resolve]


def test_without_plug_ins_the_rules_are_the_games_own():
    assert extended(DECK, []) is DECK


def test_a_system_stands_right_after_or_before_the_one_that_it_names():
    at = GAME.index("CommitDamage")
    after = resolved(plugin((A(), {"after": "CommitDamage"})))
    before = resolved(plugin((A(), {"before": "CommitDamage"})))
    both = resolved(plugin((A(), {"after": "CommitDamage", "before": "React"})))
    assert after == both == [*GAME[: at + 1], "A", *GAME[at + 1 :]]
    assert before == [*GAME[:at], "A", *GAME[at:]]


def test_systems_of_one_mod_stand_as_they_were_named_and_can_name_each_other():
    at = GAME.index("CommitDamage") + 1
    one = plugin((A(), {"after": "CommitDamage"}), (B(), {"after": "CommitDamage"}), (C(), {"before": "frost:A"}))
    assert resolved(one) == [*GAME[:at], "C", "A", "B", *GAME[at:]]


def test_a_system_names_one_of_another_mod_whichever_comes_first():
    at = GAME.index("CommitDamage") + 1
    one = plugin((A(), {"after": "snow:B"}))
    other = plugin((B(), {"after": "CommitDamage"}), mod="snow")
    assert resolved(one, other) == resolved(other, one) == [*GAME[:at], "B", "A", *GAME[at:]]


def test_a_stage_names_the_moment_where_one_stands_twice():
    one = plugin((S(), {"flow": "player_end", "after": "TickStatuses(turn_end)"}))
    stages = [type(owned(stage)[1]).__name__ for stage in extended(DECK, [one]).flows["player_end"].stages]
    assert stages == ["TurnEndRules", "EmptyHand", "TickStatuses", "S", "TickStatuses", "EndTurnOf"]


def test_a_system_may_stand_before_the_first_or_before_another_mods():
    one = plugin((A(), {"before": "snow:B"}))
    other = plugin((B(), {"before": GAME[0]}), mod="snow")
    assert resolved(one, other) == ["A", "B", *GAME]


def test_a_system_of_the_game_is_no_mods():
    first, *_ = extended(DECK, [plugin((A(), {"after": "React"}))]).resolve
    assert owned(first) == ("", DECK.resolve[0])


@pytest.mark.parametrize("name", ["ModifyDamage", "ModifyHpLoss", "ModifyBlock", "ModifyAmount"])
def test_a_system_may_be_placed_by_a_name_of_an_earlier_version(name):
    """The three that changed damage, losses and Block are one now."""
    rules = extended(DECK, [plugin((A(), {"after": name}))])
    names = [type(owned(system)[1]).__name__ for system in rules.resolve]
    assert names[names.index("A") - 1] == "ModifyAmount"


MISPLACED = [
    ([plugin((A(), {"after": "ComitDamage"}))], "frost:A names 'ComitDamage', which is not in resolve: did you mean 'CommitDamage'?"),
    ([plugin((A(), {"after": "React", "before": "CommitDamage"}))], "frost:A cannot come after React and before CommitDamage: they stand the other way round"),
    ([plugin((A(), {"after": "frost:B"}), (B(), {"after": "frost:A"}))], "frost:A and frost:B wait for each other in resolve"),
    (
        [plugin((A(), {"after": "React"})), plugin((B(), {"after": "React"}), mod="snow")],
        "snow:B and frost:A would stand in the same place of resolve: let one of them come after or before the other",
    ),
    ([plugin((S(), {"flow": "player_end", "after": "TickStatuses"}))], "TickStatuses stands in player_end more than once: say TickStatuses(turn_end) or TickStatuses(turn_over)"),
    ([plugin((S(), {"flow": "zzz", "after": "EmptyHand"}))], "there is no flow 'zzz'"),
    ([plugin((S(), {"flow": "player_edn", "after": "EmptyHand"}))], "there is no flow 'player_edn': did you mean 'player_end'?"),
]  # fmt: skip


@pytest.mark.parametrize(("plugins", "message"), MISPLACED, ids=[message[:30] for _, message in MISPLACED])
def test_a_system_without_a_clear_place_is_refused(plugins, message):
    with pytest.raises(PluginError) as refused:
        extended(DECK, plugins)
    assert str(refused.value) == message


def test_a_system_without_a_place_is_refused():
    with pytest.raises(PluginError) as refused:
        Plugin("frost").system(A())
    assert str(refused.value) == "A has no place: say after= or before= which system it stands"


def test_the_second_of_two_mods_that_do_not_go_together_is_off(mod):
    code = "from systems.core.system import System\n\nclass A(System):\n    '''A.'''\n    def process(self, step, world):\n        return False\n\ndef register(plugin):\n    plugin.system(A(), after='React')\n"
    for name in ("frost", "snow"):
        put(mod(name) / "plugin.py", code)
    loadout = load_mods(allowed={"frost 1.0.0": ALL, "snow 1.0.0": ALL})
    assert [one.id for one in loadout.mods] == ["frost"]
    assert loadout.notices == [
        "The mod Snow is off: its code has an error: snow:A and frost:A would stand in the same place of resolve: "
        "let one of them come after or before the other."
    ]


# What breaks while playing


FAILING = """\
from systems.core.system import Stage, System

class Bad(System):
    '''Breaks.'''
    def process(self, step, world):
        raise KeyError("bad system")

class Worse(Stage):
    '''Breaks too.'''
    def process(self, world):
        raise KeyError("bad stage")

def crack(step, world):
    raise KeyError("bad effect")

def number(step, world):
    raise KeyError("bad quantity")

def register(plugin):
    plugin.effect("crack", crack, "crack")
    plugin.quantity("number", number, "a number")
"""


@pytest.fixture
def failing(coded):
    def fight(more: str = ""):
        cards = "crack: {name: Crack, type: skill, rarity: special, cost: 1, effects: [{crack: 1}, {gain_block: 4}]}\n"
        cards += "count: {name: Count, type: skill, rarity: special, cost: 1, effects: {gain_block: {base: 2, of: number}}}\n"
        loadout = coded(FAILING + more, cards=cards)
        assert loadout.notices == []
        return sandbox(hand=["frost:crack", "frost:count", "strike"], library=loadout.library, strict=False)

    return fight


def failed(facts):
    return [(fact.prefab, fact.verb, fact.error) for fact in facts if isinstance(fact, EffectFailed)]


def test_an_effect_that_breaks_is_named_and_skipped_and_the_card_goes_on(failing):
    fight = failing()
    facts = fight.play("frost:crack")
    assert failed(facts) == [("mods/frost/cards/a.yaml:1 frost:crack", "frost:crack", "KeyError: 'bad effect'")]
    assert (fight.player.block, fight.discard) == (4, ["frost:crack"])


@pytest.mark.parametrize("card", ["frost:crack", "frost:count"])
def test_a_strict_fight_lets_the_error_of_the_code_out(failing, card):
    """For authors: the traceback leads to the mistake."""
    fight = failing()
    fight.session.world.strict = True
    with pytest.raises(KeyError, match="bad"):
        fight.play(card)


def test_a_strict_fight_lets_the_error_of_a_system_out(failing):
    fight = failing("    plugin.system(Bad(), after='CommitDamage')\n")
    fight.session.world.strict = True
    with pytest.raises(KeyError, match="bad system"):
        fight.play("strike")


def test_a_quantity_that_breaks_is_nothing(failing):
    fight = failing()
    assert fight.preview("frost:count") == 2
    assert fight.session.look().hand
    assert failed(fight.play("frost:count")) == [("mod frost", "number", "KeyError: 'bad quantity'")]
    assert fight.player.block == 2


BREAKS = {
    "relics": "bell: {name: Bell, rarity: common, triggers: {when: card_played, do: {crack: 1}}}\n",
    "statuses": "hex: {name: Hex, kind: debuff, tick: {at: turn_end, do: [{crack: 1}], then: one_less}}\n",
    "enemies": "golem: {name: Golem, health: 40, cycle: [{crack: 1}]}\n",
    "potions": "phial: {name: Phial, effects: [{crack: 1}]}\n",
}


def test_what_breaks_is_named_by_where_it_was_written(coded, mod):
    mod("frost", {f"{kind}/b.yaml": text for kind, text in BREAKS.items()})
    fight = sandbox(
        hand=["defend"],
        foes=["frost:golem"],
        player={"statuses": {"frost:hex": 1}},
        relics=["frost:bell"],
        potions=["frost:phial"],
        library=coded(FAILING, cards="").library,
        strict=False,
    )
    facts = [*fight.use("frost:phial"), *fight.play("defend"), *fight.end_turn()]
    assert [name for name, _, _ in failed(facts)] == [
        "potion",
        "mods/frost/relics/b.yaml:1 frost:bell",
        "mods/frost/statuses/b.yaml:1 frost:hex",
        "mods/frost/enemies/b.yaml:1 frost:golem",
    ]


def test_looking_ahead_breaks_as_little_as_playing(failing):
    """The Crack's effect breaks down, and its 4 Block are shown all the same."""
    assert failing().preview("frost:crack") == 4


def test_a_system_that_breaks_is_passed_over(failing):
    fight = failing("    plugin.system(Bad(), after='CommitDamage')\n")
    facts = fight.play("strike", 0)
    assert ("mod frost", "Bad", "KeyError: 'bad system'") in failed(facts)
    assert fight.foes[0].hp == 22 - 6
    fight.end_turn()
    assert fight.outcome == "ongoing"


def test_what_a_system_breaks_off_is_carried_out_by_those_after_it(failing):
    fight = failing("    plugin.system(Bad(), before='CommitDamage')\n")
    fight.play("strike", 0)
    assert fight.foes[0].hp == 22 - 6


def test_a_stage_that_breaks_is_passed_over(failing):
    fight = failing("    plugin.stage('player_end', Worse(), before='EmptyHand')\n")
    assert failed(fight.end_turn()) == [("mod frost", "Worse", "KeyError: 'bad stage'")]
    assert (fight.outcome, len(fight.hand)) == ("ongoing", 3)


def test_a_stage_of_the_game_that_breaks_is_passed_over_too(failing, monkeypatch):
    """The draw of the next turn: what is in the hand stays the same."""
    fight = failing("    plugin.stage('player_end', Worse(), after='EmptyHand')\n")

    def breaks(self, world):
        raise KeyError("bad hand")

    monkeypatch.setattr(EmptyHand, "process", breaks)
    facts = fight.end_turn()
    assert failed(facts) == [
        ("the game", "EmptyHand", "KeyError: 'bad hand'"),
        ("mod frost", "Worse", "KeyError: 'bad stage'"),
    ]
    assert (fight.outcome, sorted(fight.hand)) == ("ongoing", ["frost:count", "frost:crack", "strike"])
    fight.session.world.strict = True
    with pytest.raises(KeyError, match="bad hand"):
        fight.end_turn()


@pytest.mark.parametrize("queued", ["world.push(['deal_damage'], step)", "world.steps.append('deal_damage')"])
def test_what_is_queued_and_is_no_effect_is_dropped(coded, queued):
    code = FAILING.replace('raise KeyError("bad effect")', queued)
    cards = "crack: {name: Crack, type: skill, rarity: special, cost: 1, effects: [{crack: 1}, {gain_block: 4}]}\n"
    fight = sandbox(hand=["frost:crack"], library=coded(code, cards=cards).library, strict=False)
    assert fight.session.look().hand
    assert failed(fight.play("frost:crack")) == [("the code of a mod", "'deal_damage'", "it is no effect")]
    assert (fight.player.block, fight.discard) == (4, ["frost:crack"])


def test_a_fact_that_cannot_tell_itself_is_not_told(coded):
    from shadows.content.text import log_text

    loadout = coded(CODE.replace('return f"{does', 'raise OSError\n        return f"{does'))
    fight = sandbox(hand=["frost:tally"], library=loadout.library)
    names = fight.session.names() | {fight.session.world.player: log_text.YOU}
    assert log_text.story(loadout.library, fight.play("frost:tally"), names) == ["You play Tally."]
