"""A run of the dice game goes its way in the window: whatever is asked is laid out, and can be answered."""

import random

from components.body import Health
from components.commands import Choose, EndTurn
from components.dice.commands import Score
from shadows.games.dice import GAME
from shadows.saves.saved_game import SavedGame
from shadows.view.dice.combat import Combat
from shadows.view.run.result import Result
from shadows.view.run.road import Road
from tests.dice.content import library
from tests.view.fights import Open
from tests.view.layout import texts_of

MOST = 400
HARDY, FRAIL = 5000, 25
"""HP of the hero, and at most of each enemy."""


def test_the_first_act_is_climbed_and_the_second_begun(opened: Open) -> None:
    window = opened()
    window.game.which, window.game.library = GAME, library()
    play = SavedGame.new("wanderer", "B", "winding", game=GAME, library=library())
    health = play.session.component(play.session.world.player, Health)
    health.hp = health.max_hp = HARDY
    window.navigation.wish.map = "winding"
    window.navigation.follow(play)
    chance, seen = random.Random("B"), set()
    for _ in range(MOST):
        scene = window.game.scene
        assert not isinstance(scene, Result)
        if isinstance(scene, Combat):
            assert scene.picture.question is None
            for foe in scene.picture.foes:
                body = play.session.component(foe.entity, Health)
                body.hp = min(body.hp, FRAIL)
            scene.picture = scene.see()
            combos = scene.picture.combos
            named = combos[0].id if len(combos) > 1 else ""
            scene.submit(Score(scene.chosen, scene.target, named) if scene.chosen else EndTurn())
            continue
        assert isinstance(scene, Road)
        if scene.outcome is not None:
            scene.proceed()
            continue
        if scene.picture.journey.act:
            break
        seen.add(scene.question.kind)
        assert scene.options or scene.question.enough, scene.question
        scene.submit(chance.choice([one for one in play.legal() if isinstance(one, Choose)]))
    assert scene.picture.journey.act == 1
    assert {"map", "rewards", "shop", "rest"} <= seen
    assert "Dice" in texts_of(scene.root)
