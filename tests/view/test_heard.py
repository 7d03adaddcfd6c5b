"""What is heard of what happens in a fight: which sound, from where, and when."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from shadows import sandbox
from shadows.view.app.offscreen import Offscreen
from shadows.view.combat.displayed import DisplayedBody
from shadows.view.combat.tension import HEART, Tension
from shadows.view.deck.combat import Combat
from shadows.view.engine import assets, cosmetics
from shadows.view.engine.sound import Sounds
from tests.view.fights import Open, enter


class Heard(NamedTuple):
    """A sound that was asked for: what it is, from where, and how long before its contact."""

    kind: str
    volume: float = 1.0
    pan: float = 0.0
    within: float = 0.0


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """Every effect that is asked for, one after the other."""
    told: list[Heard] = []

    def play(_: Sounds, *words: object, **named: object) -> float:
        told.append(Heard(*words, **named))
        return 0.0

    monkeypatch.setattr(Sounds, "play", play)
    return told


def watch(window: Offscreen, combat: Combat) -> None:
    """Look on until all is shown."""
    while combat.player.busy:
        window.step()


def kinds(heard: list[Heard], start: str = "") -> list[str]:
    return [sound.kind for sound in heard if sound.kind.startswith(start)]


def test_a_hero_strikes_with_a_weapon_of_its_own_and_is_heard_from_where_it_lands(
    opened: Open, heard: list[Heard]
) -> None:
    """A Strike of 6 is a light one; an enemy of the left is heard from the left, one of the right from the right."""
    window = opened(speed=4)
    foes = ["rat_swarm", "rat_swarm"]
    combat = enter(window, sandbox(hero="blood_reaper", hand=["strike", "strike"], foes=foes))
    pans = []
    for foe in combat.picture.foes:
        heard.clear()
        combat.play(combat.picture.hand[0].entity, foe.entity)
        watch(window, combat)
        pans += [sound.pan for sound in heard if sound.kind == "strike_scythe_light"]
    assert len(pans) == 2
    assert -0.5 <= pans[0] < -0.05
    assert 0.05 < pans[1] <= 0.5


def test_a_blow_that_kills_is_heard_to_and_the_dead_in_the_voice_of_its_family(
    opened: Open, heard: list[Heard]
) -> None:
    window = opened(speed=4)
    combat = enter(window, sandbox(hand=["strike"], foes=[{"prefab": "skeleton_minion", "hp": 1}, "rat_swarm"]))
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
    watch(window, combat)
    assert kinds(heard, "hit_lethal") == ["hit_lethal"]
    assert kinds(heard, "voice_") == ["voice_bone_death"]


def test_an_enemy_cries_as_it_strikes_and_the_air_is_heard_until_the_blow_lands(
    opened: Open, heard: list[Heard]
) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(foes=["skeleton_warrior"]))
    foe = combat.picture.foes[0].entity
    strike = combat.blow(foe)
    combat.end_turn()
    watch(window, combat)
    assert kinds(heard, "voice_")[0] == "voice_bone_attack"
    assert [sound.within for sound in heard if sound.kind.startswith("swish")] == [pytest.approx(strike)]
    assert kinds(heard, "hit_light") == ["hit_light"]


def test_an_enemy_growls_for_a_move_of_another_kind_alone(opened: Open, heard: list[Heard]) -> None:
    """The Skeleton Warrior attacks each turn; the Tomb Guardian's second move is another one than its first."""
    window = opened(speed=1)
    growls = {}
    for foe in ("skeleton_warrior", "tomb_guardian"):
        combat = enter(window, sandbox(foes=[foe]))
        shown = combat.picture.foes[0].intent.kinds
        heard.clear()
        combat.end_turn()
        watch(window, combat)
        changed = combat.picture.foes[0].intent.kinds != shown
        growls[foe] = (changed, [kind for kind in kinds(heard, "voice_") if kind.endswith("_intent")])
    for changed, told in growls.values():
        assert bool(told) is changed


class Music:
    """What a fight asks of the sounds."""

    height = 0.0

    def __init__(self) -> None:
        self.loops: list[tuple[str, str]] = []

    def loop(self, group: str, name: str) -> None:
        self.loops.append((group, name))


@pytest.mark.parametrize(("tier", "calm"), [("normal", 0.0), ("elite", 1.0), ("boss", 1.0)])
def test_danger_comes_at_a_quarter_of_the_hp_and_goes_above_35_percent(tier: str, calm: float) -> None:
    music = Music()
    tension = Tension(music, tier)
    felt = []
    for hp in (40, 26, 25, 30, 35, 36, 30, 25, 0):
        tension.feel(DisplayedBody(hp, 100, 0, {}))
        felt.append((music.height, music.loops[-1][1]))
    far, near = (calm, ""), (2.0, HEART)
    assert felt == [far, far, near, near, near, far, far, near, (2.0, "")]


def test_a_boss_past_its_first_phase_has_all_layers(opened: Open) -> None:
    combat = enter(opened(), sandbox(foes=["lich_king"], kind="boss"))
    sounds = combat.game.sounds
    combat.show_danger()
    calm = sounds.height
    combat.tension.roused = True
    combat.show_danger()
    assert (calm, sounds.height) == (1.0, 2.0)


def test_a_key_turns_all_sound_off_and_on_again(opened: Open) -> None:
    window = opened()
    window.navigation.begin()
    window.step()
    window.key("f10")
    assert window.game.sounds.muted
    window.key("f10")
    assert not window.game.sounds.muted


@pytest.fixture
def mod(tmp_path: Path) -> Iterator[Path]:
    """The assets of a mod that is played with, once its files are written."""
    (tmp_path / "looks").mkdir()
    (tmp_path / "sounds").mkdir()
    yield tmp_path
    assets.use({})


def test_a_mods_act_and_its_enemies_bring_their_own_music(mod: Path) -> None:
    acts = {"halls": {"music": {"map": "frost:hymn", "boss": "nothing"}}}
    enemies = {"golem": {"voice": "iron", "music": "frost:hymn"}}
    sounds = {"music": {"hymn": {"files": ["music/hymn.ogg"], "tonic": "A"}}}
    for file, table in (("looks/acts", acts), ("looks/enemies", enemies), ("sounds/sounds", sounds)):
        (mod / f"{file}.json").write_text(json.dumps(table), encoding="utf-8")
    assets.use({"frost": mod})
    anywhere = cosmetics.music("nowhere", "boss")
    assert cosmetics.music("frost:halls", "map") == "frost:hymn"
    assert cosmetics.music("frost:halls", "boss") == anywhere != ""
    assert cosmetics.fight_music("frost:halls", "boss", ["rat_swarm", "frost:golem"]) == "frost:hymn"
    assert cosmetics.fight_music("frost:halls", "boss", ["rat_swarm"]) == anywhere


def test_a_voice_that_there_is_none_of_is_told_with_those_that_there_are(
    mod: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (mod / "looks" / "enemies.json").write_text(json.dumps({"golem": {"voice": "ice"}}), encoding="utf-8")
    assets.use({"frost": mod})
    assert cosmetics.enemy("frost:golem") == cosmetics.EnemyCosmetics()
    [record] = caplog.records
    told = record.getMessage()
    assert told.startswith("assets/looks/enemies.json: looks of frost:golem: ")
    assert told.endswith("; there are bone, flesh, beast, wood, iron, spirit, demon")
