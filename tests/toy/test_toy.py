"""A game that the house has never heard of, played with a coin: it starts, is played, looked at, saved, restored, told,
replayed and played in the terminal, without a line for it outside of this folder (design of the house, aim 2)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import shadows
from components.commands import Choose, Command, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.facts import CombatEnded, DamageDealt, HpLost, IntentShown
from shadows import sandbox
from shadows.content.text import log_text
from shadows.mods.template import create
from shadows.play.session import IllegalCommand, Session
from shadows.play.snapshots import SnapshotError
from shadows.saves import commands
from shadows.saves.format import SavedRun
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.replay import Recorder, Replay, ReplayError, state_of, verify
from shadows.saves.saved_game import SavedGame
from shadows.saves.slot import RunSlot
from shadows.saves.writer import WRITER
from shadows.text.game import play
from shadows.text.playing import Playing
from tests.text.scripts import Script
from tests.toy.game import GAME, CoinPicture
from tests.toy.rules import GUARD, STRIKE, Call, CoinFell


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The player's folder."""
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    yield tmp_path / "player"
    WRITER.wait()


def begun(seed: str = "COIN", encounter: str = "pair") -> Session:
    return Session.start(seed=seed, encounter=encounter, game=GAME)


def fought(session: Session, chance: random.Random | None = None) -> list[Command]:
    """Play to the end, by chance, or by calling heads at the first enemy as long as there are throws."""
    taken: list[Command] = []
    while session.outcome == "ongoing":
        legal = session.legal()
        taken.append(chance.choice(legal) if chance else legal[0])
        session.submit(taken[-1])
    return taken


def landed(session: Session, *, right: bool) -> Call:
    """A call that comes out so: looked for in a copy, since the seed says what falls."""
    foe = session.look().foes[0].entity
    for side in ("heads", "tails"):
        copy = Session.restore(session.snapshot(), library=session.library, games=(GAME,))
        fell = next(fact for fact in copy.submit(Call(side, foe)) if isinstance(fact, CoinFell))
        if (fell.side == side) == right:
            return Call(side, foe)
    raise AssertionError("a coin has two sides")


def test_a_right_call_strikes_and_a_wrong_one_guards_when_the_coin_is_left_as_it_fell() -> None:
    session = begun(encounter="shade")
    assert session.look().foes[0].hp == 14
    session.submit(landed(session, right=True))
    assert session.look().foes[0].hp == 14 - STRIKE
    session.submit(landed(session, right=False))
    asked = session.look().question
    assert asked is not None
    assert [option.name for option in asked.options] == ["Leave it", "Turn it over"]
    assert session.legal() == [Choose(0), Choose(1)]
    session.submit(Choose(0))
    assert session.look().player.block == GUARD


def test_the_coin_is_turned_over_once_a_fight() -> None:
    session = begun(encounter="shade")
    session.submit(landed(session, right=False))
    session.submit(Choose(1))
    assert session.look().foes[0].hp == 14 - STRIKE
    session.submit(landed(session, right=False))
    assert session.look().question is None
    assert session.look().player.block == GUARD


def test_enemies_act_by_the_rules_that_all_games_share() -> None:
    """The Shade grasps for 5, then its Doubt of 2 makes each strike weaker by 1, to 5."""
    session = begun(encounter="shade")
    facts = session.submit(EndTurn())
    assert sum(fact.amount for fact in facts if isinstance(fact, HpLost)) == 5
    session.submit(EndTurn())
    look = session.look()
    assert [(status.name, status.stacks) for status in look.player.statuses] == [("Doubt", 2)]
    assert look.foes[0].block == 4
    hit = next(fact for fact in session.submit(landed(session, right=True)) if isinstance(fact, DamageDealt))
    assert (hit.amount, hit.blocked) == (STRIKE - 1, 4)


def test_what_is_legal_can_be_done_and_what_is_not_is_refused_with_a_reason() -> None:
    session = begun()
    first, second = (foe.entity for foe in session.look().foes)
    calls = [Call(side, foe) for side in ("heads", "tails") for foe in (first, second)]
    assert session.legal() == [*calls, EndTurn()]
    refused = {
        Call("heads", 1): "That enemy is not there.",
        PlayCard(1): "PlayCard is no command of this game.",
        UsePotion(0): "UsePotion is no command of this game.",
        Choose(0): "There is nothing to choose now.",
    }
    for command, why in refused.items():
        with pytest.raises(IllegalCommand, match=why):
            session.submit(command)
    for _ in range(2):
        session.submit(landed(session, right=True))
    with pytest.raises(IllegalCommand, match="You have no throw left: end your turn"):
        session.submit(Call("tails", second))
    assert session.legal() == [EndTurn()]


def test_a_game_without_cards_has_none_to_aim_and_no_run_to_begin() -> None:
    session = begun()
    with pytest.raises(IllegalCommand, match="Heads of the Abyss has no cards"):
        session.aim(1)
    with pytest.raises(IllegalCommand, match="There is no potion in that slot"):
        session.aim_potion(0)
    with pytest.raises(ValueError, match="Heads of the Abyss has no runs: name an encounter"):
        Session.start(game=GAME)


def test_it_is_looked_at() -> None:
    look = begun().look()
    assert isinstance(look, CoinPicture)
    assert (look.player.name, look.player.side, look.player.throws) == ("Gambler", "heads", 2)
    assert [(foe.name, foe.hp, foe.intent.damage, foe.intent.hits) for foe in look.foes] == [
        ("Shade", 14, 5, 1),
        ("Mote", 5, 1, 2),
    ]
    assert look.forecast is not None
    assert (look.forecast.hp, look.forecast.attacks) == (40 - 7, 7)
    assert begun().names()[look.foes[1].entity] == "Mote"


@pytest.mark.parametrize("seed", ["A", "B", "C"])
def test_every_step_survives_being_written_and_read(seed: str) -> None:
    session, chance = begun(seed), random.Random(seed)
    while session.outcome == "ongoing":
        written = msgspec.json.encode(session.snapshot())
        again = Session.restore(msgspec.json.decode(written), library=session.library, games=("deck", GAME))
        assert msgspec.json.encode(again.snapshot()) == written
        assert again.look() == session.look()
        assert again.legal() == session.legal()
        command = chance.choice(session.legal())
        assert again.submit(command) == session.submit(command)
    assert session.outcome in ("won", "lost")


def test_a_snapshot_of_it_is_none_of_another_game() -> None:
    with pytest.raises(SnapshotError, match="another game"):
        Session.restore(begun().snapshot())


def test_a_fork_hides_what_will_fall_and_leaves_the_game_as_it_was() -> None:
    session = begun()
    before = session.snapshot()
    foe = session.look().foes[0].entity
    fell = set()
    for number in range(20):
        facts = session.fork(f"GUESS {number}").submit(Call("heads", foe))
        fell.add(next(fact.side for fact in facts if isinstance(fact, CoinFell)))
    assert fell == {"heads", "tails"}
    assert session.snapshot() == before


def test_it_is_told_in_the_log() -> None:
    session = begun(encounter="shade")
    names = session.names() | {1: log_text.YOU}
    assert log_text.story(session.library, session.history, names)[:2] == [
        "Shade stands before you.",
        "The combat begins.",
    ]
    happened = session.submit(landed(session, right=True))
    side = next(fact.side for fact in happened if isinstance(fact, CoinFell))
    assert log_text.story(session.library, happened, names) == [
        f"The coin shows {side}.",
        "You attack Shade for 6: 6 HP lost.",
    ]
    assert any(isinstance(fact, IntentShown) for fact in session.history)


def test_a_fight_is_recorded_replayed_and_verified(tmp_path: Path) -> None:
    session, path = begun("REPLAY"), tmp_path / "fight.jsonl"
    recorder = Recorder.begin(path, session, encounter="pair")
    for command in fought(begun("REPLAY"), random.Random(1)):
        session.submit(command)
        recorder.add(command, state_of(session))
    with pytest.raises(ReplayError, match="was recorded in another game, coin"):
        Replay.read(path)
    replay = Replay.read(path, games=("deck", GAME))
    scenes = list(replay.play())
    assert all(scene.faithful for scene in scenes)
    assert [fact for scene in scenes for fact in scene.happened] == session.history
    assert verify(path, games=(GAME,)) is None
    path.write_text(path.read_text().replace('"side":"heads"', '"side":"tails"', 1))
    divergence = verify(path, games=(GAME,))
    assert divergence is not None
    assert "state differs" in divergence.why


def test_of_a_fight_is_kept_what_was_met_in_it_apart_from_other_games(home: Path) -> None:
    game = SavedGame.new(encounter="pair", game=GAME)
    game.flush()
    assert game.warnings == []
    assert set(History(home / "coin" / "history.sqlite3").met()) == {("enemies", "shade"), ("enemies", "mote")}
    assert not (home / "history.sqlite3").exists()


def test_its_content_is_checked_by_its_own_words(tmp_path: Path) -> None:
    assert [str(problem) for problem in GAME.check()] == []
    (tmp_path / "enemies").mkdir()
    (tmp_path / "enemies" / "odd.yaml").write_text("odd: {name: Odd, health: 3, cycle: [{draw_cards: 1}]}\n")
    (problem,) = GAME.check([tmp_path])
    assert "unknown effect 'draw_cards'" in str(problem)


def test_a_new_mod_of_it_is_one_of_this_game(tmp_path: Path) -> None:
    made = create("odd", tmp_path, GAME)
    written = (made / "mod.yaml").read_text()
    assert "text: A mod for Heads of the Abyss.\n" in written
    assert f'game: "coin >={shadows.__version__}"\n' in written
    assert "edge:\n  name: Edge\n" in (made / "prefabs" / "keywords" / "keywords.yaml").read_text()
    assert sorted(path.stem for path in (made / "schema").iterdir()) == sorted(["mod", *GAME.content.kinds])


def test_a_fight_is_set_up_by_hand() -> None:
    fight = sandbox("mote", "mote", game=GAME)
    assert [foe.name for foe in fight.session.look().foes] == ["Mote", "Mote"]
    assert fight.session.look().place == ""


def test_it_is_kept_in_a_slot_of_its_own_after_every_command_and_ends_in_its_own_history(home: Path) -> None:
    session = begun("KEPT")
    slot = RunSlot(Paths(home), GAME)
    slot.claim()
    run = SavedRun(content=session.library.fingerprint, id="one", hero="gambler", seed="KEPT", map="", began=BEGAN)
    run.snapshot = msgspec.Raw(msgspec.json.encode(session.snapshot()))
    slot.save(run)
    assert SavedGame.continued().game is None
    chance = random.Random(2)
    while session.outcome == "ongoing":
        found = SavedGame.continued(game=GAME)
        assert found.game is not None
        assert found.game.session.snapshot() == session.snapshot()
        command = chance.choice(session.legal())
        assert found.game.submit(command) == session.submit(command)
        found.game.flush()
    assert SavedGame.continued(game=GAME).game is None
    (ended,) = History(home / "coin" / "history.sqlite3").runs()
    assert (ended.outcome, ended.hero, ended.kept, ended.floor) == (session.outcome, "gambler", {}, 0)
    assert list(commands.runs(game=GAME)) != list(commands.runs()) == [commands.NO_RUNS]


def test_it_is_played_in_the_terminal_from_the_first_question_to_the_last_line() -> None:
    script = Script(["gambler", "1", "h", "coin", "call nails", "strike", "c heads", "e"])
    play(script.console, seed="COIN", game=GAME)
    assert script.lines[0] == "Heads of the Abyss"
    assert "Choose a hero:" in script.lines
    assert "Choose an encounter." in script.lines
    assert "  c heads: call a side and throw the coin." in script.lines
    assert "2 throws left, the coin shows heads." in script.lines
    assert "A coin has no nails: call heads or tails." in script.lines
    assert "There is no command 'strike'. Write h for help." in script.lines
    assert "Round 2. You: 35 of 40 HP, 2 throws left, the coin shows heads." in script.lines
    assert script.lines[-1] == "Farewell."


MOST = 2000
"""No fight takes so many lines."""


BEGAN = "2026-01-01T00:00:00+00:00"


class Gambler(Script):
    """Calls heads at the first enemy, and lets the coin lie."""

    def read(self, prompt: str, words: object = ()) -> str:
        assert len(self.lines) < MOST, "the fight does not come to an end"
        if prompt != "> ":
            return "n"
        if any("1. Leave it" in line or "1 Leave it" in line for line in self.lines[-2:]):
            return "1"
        throws = next(line for line in reversed(self.lines) if "left, the coin" in line)
        gone = any(line.startswith("There is no enemy 1") for line in self.lines[-1:])
        return "end" if "0 throws" in throws else f"call heads {2 if gone else 1}"


def test_a_whole_fight_in_the_terminal_ends_as_the_rules_say() -> None:
    heard = Gambler()
    game = SavedGame.new(encounter="pair", seed="WHOLE", game=GAME)
    assert Playing(game, heard.console).run() == game.outcome != "ongoing"
    assert any(isinstance(fact, CombatEnded) for fact in game.history)
    assert heard.lines[-1] == f"You have {game.look().player.hp} of 40 HP left."
