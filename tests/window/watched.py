"""The game in its real window, for a test in another process: after every frame it writes down what can be clicked.

`python watched.py FILE HERO ENCOUNTER SEED SPEED GAME`; without an encounter but with a hero it is a run, whose hero
lasts.
"""

import json
import sys
from pathlib import Path

from components.body import Health
from shadows.games import DEFAULT
from shadows.mods.loading import together
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.view.app import play
from shadows.view.app.navigation import Navigation
from shadows.view.deck.combat import Combat
from shadows.view.dice.combat import Combat as DiceCombat
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.game import Game

HARDY = 5000


def told(game: Game, frame: int) -> dict[str, object]:
    """What a player would see and could click, in pixels of the window."""
    scene = game.scene
    spots = {}
    for spot in scene.board.reach:
        for across, up in ((0, 0), (-0.3, 0.2), (0.3, 0.2), (-0.44, 0.3), (-0.44, -0.2)):
            place = (spot.box.x + across * spot.box.width, spot.box.y + up * spot.box.height)
            if scene.board.at(place) is spot:
                spots[spot.name] = [round(part) for part in game.canvas.pixel(place)]
                break
    outputs = game.engine.base.graphicsEngine
    state: dict[str, object] = {
        "frame": frame,
        "scene": type(scene).__name__,
        "spots": spots,
        "size": game.engine.size,
        "busy": game.input.guarded,
        "seed": scene.seed,
        "writing": scene.field is not None,
        "caps": "".join(CONTROLS.cap(usual) for usual in "QEM1"),
        "keys": dict(game.settings.keys),
        "drawn": sum(outputs.get_window(number).is_active() for number in range(outputs.get_num_windows())),
    }
    picture = getattr(scene, "picture", None)
    if picture is not None and picture.journey is not None:
        question = picture.question
        state |= {
            "act": picture.journey.act,
            "floor": picture.journey.floor,
            "question": question.kind if question is not None else "",
            "free": [spot.name for spot in scene.board.reach if spot.enabled and spot.name in spots],
        }
    if isinstance(scene, Combat):
        state |= {
            "busy": game.input.guarded or scene.player.busy,
            "round": picture.round,
            "outcome": picture.outcome,
            "energy": picture.player.energy,
            "hp": picture.player.hp,
            "hand": [[card.entity, card.id, card.aim, card.refusal] for card in picture.hand],
            "foes": [[foe.entity, foe.hp] for foe in picture.foes],
            "hot": scene.board.hot.name if scene.board.hot else "",
            "aiming": scene.controls.aiming.aim is not None,
            "panel": type(scene.overlay).__name__ if scene.overlay else "",
        }
    elif isinstance(scene, DiceCombat):
        state |= {
            "busy": game.input.guarded or scene.player.busy,
            "round": picture.round,
            "outcome": picture.outcome,
            "dice": [[die.value, die.held] for die in picture.dice],
            "rerolls": picture.player.rerolls,
            "chosen": scene.chosen,
            "foes": [[foe.entity, foe.hp] for foe in picture.foes],
        }
    else:
        state["outcome"] = getattr(scene, "_outcome", "")
    return state


def lasting(hero: str, seed: str) -> SavedGame:
    """A new run whose hero outlives any mistake."""
    begun = SavedGame.new(hero, seed)
    health = begun.session.component(begun.session.world.player, Health)
    health.hp = health.max_hp = HARDY
    return begun


def main() -> None:
    """Play, and write the state after every frame."""
    file, hero, foe, seed, speed, game = sys.argv[1:]
    target, frames = Path(file), 0
    run = bool(hero and not foe)

    def watch(navigation: Navigation) -> None:
        nonlocal frames
        frames += 1
        if run and frames == 1:
            navigation.resume(lasting(hero, seed))
        if navigation.scene is not None:
            fresh = target.with_suffix(".new")
            fresh.write_text(json.dumps(told(navigation.game, frames)), encoding="utf-8")
            fresh.replace(target)

    loadout = together((), game=game) if game != DEFAULT else None
    kept = Settings(speed=int(speed), quality="low", vsync=False, music=0, effects=0)
    play(
        None if run else hero or None,
        foe or None,
        seed or None,
        size=(800, 450),
        kept=kept,
        loadout=loadout,
        watch=watch,
    )


if __name__ == "__main__":
    main()
