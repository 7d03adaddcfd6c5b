"""What breaks down in a mod while it is played is told in the window, and the game goes on."""

from pathlib import Path

import pytest

from components.prefabs import Library
from shadows.mods.code import ALL
from shadows.mods.loading import load_mods
from shadows.play.deck.sandbox import sandbox
from shadows.view.deck.combat import Combat
from shadows.view.panels.game import PASSED_OVER
from shadows.view.run.road import Road
from tests.run.playing import begun, enter, gold
from tests.view.fights import Open
from tests.view.fights import enter as fight_in
from tests.view.layout import texts_of
from tests.view.test_road import walk

CODE = """\
from systems.core.system import Stage

class Worse(Stage):
    '''Breaks.'''
    def process(self, world):
        raise KeyError("bad stage")

def number(step, world):
    raise KeyError("bad quantity")

def register(plugin):
    plugin.quantity("number", number, "a number")
    plugin.stage("player_end", Worse(), before="EmptyHand")
"""

EVENT = (
    "well: {name: Well, story: Deep., choices: [{label: Look, do: {gain_gold: {base: 3, of: number}}}, {label: Go}]}\n"
)


@pytest.fixture
def library(tmp_path: Path, home: Path) -> Library:
    folder = tmp_path / "frost"
    (folder / "prefabs" / "events").mkdir(parents=True)
    (folder / "mod.yaml").write_text("id: frost\nname: Frost\nversion: 1.0.0\n", encoding="utf-8")
    (folder / "plugin.py").write_text(CODE, encoding="utf-8")
    (folder / "prefabs" / "events" / "well.yaml").write_text(EVENT, encoding="utf-8")
    loadout = load_mods([folder], allowed={"frost 1.0.0": ALL})
    assert loadout.notices == []
    return loadout.library


def test_a_stage_that_breaks_is_told_in_the_fight(opened: Open, library: Library) -> None:
    window = opened()
    combat = fight_in(window, sandbox(library=library, strict=False))
    combat.end_turn()
    window.step(2)
    told = texts_of(window.game.canvas.root)
    assert "A rule failed: Worse of mod frost (KeyError: 'bad stage').\n" + PASSED_OVER in told
    assert isinstance(window.game.scene, Combat)
    assert combat.picture.phase == "play"


def test_a_quantity_that_breaks_is_told_on_the_way(opened: Open, library: Library) -> None:
    window = opened()
    window.game.library = library
    session = begun(library=library)
    session.world.strict = False
    session.world.journey.bag = ["frost:well"]
    enter(session, "event")
    road = walk(window, session)
    assert isinstance(road, Road)
    before = gold(session)
    window.click(window.spot("option:0"))
    assert gold(session) == before + 3
    told = texts_of(window.game.canvas.root)
    assert "A rule failed: number of mod frost (KeyError: 'bad quantity').\n" + PASSED_OVER in told
