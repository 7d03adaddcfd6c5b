"""What is drawn: numbers before the play, the same end at any speed, everything inside the window."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from components.commands import Abandon, Choose
from components.deck.commands import PlayCard
from shadows import sandbox
from shadows.play.deck.fight import Fight
from shadows.saves.saved_game import SavedGame
from shadows.view.app.navigation import Navigation
from shadows.view.app.offscreen import Offscreen
from shadows.view.combat.displayed import Displayed
from shadows.view.deck.combat import Combat
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.deck.viewer import PileViewer
from shadows.view.menu.encounters import Encounters
from shadows.view.menu.heroes import Heroes
from shadows.view.menu.title import Title
from shadows.view.panels.game import Game
from shadows.view.panels.log_view import LogView
from shadows.view.panels.options.panel import Options
from shadows.view.panels.options.pause import PauseMenu
from shadows.view.panels.overlay import Dialog, Overlay
from shadows.view.panels.potion_menu import HeldPotion, PotionMenu
from shadows.view.panels.scene import Scene
from shadows.view.run.result import Result
from tests.view.fights import Open, card, enter, foe
from tests.view.layout import beside, check_layout, texts_of

VIEWS = [
    ((1024, 576), 1.0),
    ((1024, 576), 1.6),
    ((1280, 720), 1.3),
    ((1280, 800), 1.0),
    ((1600, 1200), 1.0),
    ((1600, 1200), 1.6),
    ((1920, 1080), 1.6),
    ((2560, 1080), 1.0),
    ((2560, 1080), 1.6),
    ((3840, 2160), 1.3),
]
"""Sizes of the window and of the letters."""


def crowded() -> Fight:
    """A fight in which much is shown."""
    return sandbox(
        "shadowmancer",
        hand=["strike", "defend", "shadow_bolt", "nightmare_lash", "cloak_of_shadows", "phantom_armor", "strike"],
        draw=["strike"] * 14,
        foes=[
            "skeleton_warrior",
            {"prefab": "lich_king", "block": 6, "statuses": {"weak": 1, "bleed": 3}},
            "rat_swarm",
        ],
        player={"hp": 33, "block": 12, "statuses": {"strength": 2, "weak": 1, "vulnerable": 1}},
        relics=["shadow_cloak", "cursed_amulet", "bleeding_edge"],
        potions=["blood_vial", "firebomb"],
        kind="boss",
    )


def test_uw_09_the_numbers_on_a_card_are_those_against_the_enemy_that_is_aimed_at(opened: Open) -> None:
    window = opened()
    foes = [
        {"prefab": "skeleton_warrior", "statuses": {"vulnerable": 1}},
        {"prefab": "skeleton_warrior", "statuses": {"intangible": 1}},
        "skeleton_warrior",
    ]
    combat = enter(window, sandbox(hand=["strike"], foes=foes, player={"statuses": {"strength": 1}}))
    window.click(window.spot(card(combat, "strike")))
    shown = []
    for at in range(3):
        window.point(window.spot(foe(combat, at)))
        window.step(2)
        aim = combat.aim_at(combat.picture.hand[0].entity, combat.picture.foes[at].entity)
        number = next(span.text for span in aim.card.text if span.text.isdigit())
        shown.append((int(number), aim.hp_left[combat.picture.foes[at].entity]))
    assert shown == [(10, 12), (1, 21), (7, 15)]


@pytest.mark.parametrize("speed", [1, 4])
def test_instant_and_animated_end_in_the_same_picture(opened: Open, speed: int) -> None:
    ends = []
    for pace in (0, speed):
        window = opened(speed=pace)
        fight = sandbox(
            hand=["hemorrhage", "defend", "strike"], draw=["strike"] * 8, foes=["rat_swarm", "dark_cultist"]
        )
        combat = enter(window, fight)
        for name, at in (("hemorrhage", 0), ("defend", None), ("strike", 1)):
            entity = next(look.entity for look in combat.picture.hand if look.id == name)
            combat.play(entity, None if at is None else combat.picture.foes[at].entity)
            window.step(3)
        combat.end_turn()
        while combat.player.busy:
            window.step(4)
        combat.tweens.finish()
        assert combat.displayed == Displayed.of(combat.picture)
        assert combat.displayed_cards == DisplayedCards.of(combat.picture)
        ends.append(
            (
                combat.displayed,
                combat.displayed_cards,
                combat.hud.hand.order,
                sorted(combat.hud.plates),
                texts_of(combat.root),
            )
        )
        window.close()
    assert ends[0] == ends[1]


def scenes(game: Game, navigation: Navigation) -> Iterator[Scene]:
    """Every screen of a fight."""
    yield Title(game, navigation)
    yield Heroes(game, navigation)
    navigation.wish.hero = "shadowmancer"
    yield Encounters(game, navigation)
    yield Combat(game, navigation, crowded().session)
    over = sandbox(hand=["strike"], foes=[{"prefab": "skeleton_warrior", "hp": 1}])
    over.play("strike")
    yield Result(game, over.session, navigation.ways_after(over.session))


def panels(scene: Scene) -> Iterator[Overlay]:
    """Every panel over a screen."""
    for tab in range(5):
        yield PauseMenu(scene, scene.navigation.ways_out(), tab)
    yield Options(scene, tab=3)
    yield PileViewer(scene, "Draw pile", scene.picture.draw, "Sorted by name, not as they will be drawn.")
    yield LogView(scene, scene.log)
    answers = [("end", "End the turn", lambda: None), ("live", "Go on", lambda: None)]
    yield Dialog(scene, "This would kill you", "Ending the turn would cost your last HP.", answers)
    where = scene.hud.belt.boxes["potion:0"]
    held = HeldPotion(scene.picture.potions[0], lambda: where, lambda: None, lambda: None)
    for throwing in (False, True):
        yield PotionMenu(scene, held, throwing=throwing)


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_everything_is_inside_the_window_and_no_two_texts_overlap(
    opened: Open, size: tuple[int, int], text: float
) -> None:
    window = opened(size, text=text)
    for scene in scenes(window.game, window.navigation):
        window.navigation.go(lambda scene=scene: scene)
        window.step()
        check_layout(window, scene)
        if isinstance(scene, Combat):
            _check_tips(window, scene)
            for panel in panels(scene):
                check_layout(window, scene, panel)
                panel.close()


def _check_tips(window: Offscreen, combat: Combat) -> None:
    """The explanations of every enemy: wholly inside, and none over another."""
    canvas = window.game.canvas
    for at in range(len(combat.picture.foes)):
        combat.board.mean(combat.board.named(foe(combat, at)))
        combat.board.asked = True
        combat.explainer.update(0.0)
        boxes = combat.explainer.tooltip.boxes
        assert boxes
        for box in boxes:
            assert abs(box.x) + box.width / 2 <= canvas.width / 2
            assert abs(box.y) + box.height / 2 <= canvas.top
        assert all(above.bottom > below.top for above, below in itertools.pairwise(boxes))
    combat.board.mean(None)


def test_uw_03_a_resize_in_the_enemies_turn_shows_how_it_ended(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 8, foes=["skeleton_warrior"]))
    window.key("e")
    window.step(2)
    window.engine.resize((720, 480))
    window.step(2)
    assert combat.displayed == Displayed.of(combat.picture)
    assert combat.displayed_cards == DisplayedCards.of(combat.picture)
    assert combat.picture.round == 2
    window.engine.resize((640, 360))


def test_fights_leave_nothing_behind(opened: Open) -> None:
    window = opened()
    counts = []
    for _ in range(4):
        combat = enter(window, sandbox(hand=["strike"] * 4, foes=[{"prefab": "skeleton_warrior", "hp": 6}]))
        combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
        window.step(2)
        window.navigation.go(lambda: Title(window.game, window.navigation))
        window.step(2)
        everything = window.game.canvas.root.find_all_matches("**").get_num_paths()
        stage = window.game.stage.root.find_all_matches("**").get_num_paths()
        counts.append((everything, stage))
    assert counts[1] == counts[3]


def test_the_end_of_a_run_counts_it_from_its_first_floor_on(opened: Open, tmp_path: Path) -> None:
    """Also when it was left and gone on with: floor 2 was entered and a card played before."""
    play = SavedGame.new("blood_reaper", "TEST", folder=tmp_path)
    play.submit(Choose(0))
    play.submit(next(command for command in play.legal() if isinstance(command, PlayCard)))
    play.flush()
    play = SavedGame.continued(folder=tmp_path).game
    play.submit(Abandon())
    window = opened()
    window.navigation.go(lambda: Result(window.game, play, window.navigation.ways_after(play)))
    window.step(3)
    root = window.game.scene.root
    assert [beside(root, words) for words in ("Floors", "Combats won", "Cards played")] == ["1", "0", "1"]
