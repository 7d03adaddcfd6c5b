"""The forge: scripts that make every asset of the game, the same bytes at every run.

`python -m assets.forge` lists the parts; `python -m assets.forge icons cards` makes some of them.
It needs the extra `art`; the game itself never imports it.
"""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[1]
"""The folder `assets/`, below which every part writes its results."""
