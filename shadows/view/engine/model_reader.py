"""Run in a process of its own (`shadows.mods.models`): reads models as the window would, and says of each, in a line,
why it cannot be used. A file may end this process, or keep it for ever; then it is ended.

It imports nothing of the game, so that it can be run from wherever the game lies.
"""

import faulthandler
import json
import math
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from direct.actor.Actor import Actor

TALLEST = 1000.0
"""In metres."""


def main() -> None:
    """Read the files that are named on the standard input, one a line in JSON; each may take so many seconds."""
    seconds = float(sys.argv[1])
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetErrorMode(0x8003)  # no box of the system's where it ends
    from panda3d.core import load_prc_file_data

    load_prc_file_data("", "notify-level error\nmodel-path /\ndefault-model-extension\n")
    import direct.actor.Actor  # before the time of a file begins  # noqa: F401

    for line in sys.stdin:
        faulthandler.dump_traceback_later(seconds, exit=True)
        print(said(json.loads(line)), flush=True)
    faulthandler.cancel_dump_traceback_later()


def said(path: str) -> str:
    """Why a model cannot be used, in half a sentence; empty if it can."""
    from direct.actor.Actor import Actor
    from panda3d.core import Filename

    try:
        actor = Actor(Filename.from_os_specific(path))
        return _wrong(actor)
    except Exception:  # the engine's own, of every kind
        return "it is damaged: the engine cannot read it"


def _wrong(actor: "Actor") -> str:
    """What is wrong with a model that could be loaded."""
    meshes = actor.find_all_matches("**/+GeomNode")
    if not meshes:
        return "there is nothing to see in it"
    for mesh in meshes:
        for geom in mesh.node().get_geoms():
            if not geom.check_valid():
                return "its mesh is damaged"
    if any(not texture.has_ram_image() for texture in actor.find_all_textures()):
        return "it has a picture that does not lie in it"
    for motion in actor.get_anim_names():
        frames = actor.get_num_frames(motion) or 1
        for frame in (0, frames - 1):
            actor.pose(motion, frame)
            actor.update(force=True)
    bounds = actor.get_tight_bounds()
    if not bounds or any(not math.isfinite(side) or abs(side) > TALLEST for corner in bounds for side in corner):
        return "it is empty, or too large"
    return ""


if __name__ == "__main__":
    main()
