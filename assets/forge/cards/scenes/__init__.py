"""Every card's scene: what is staged, and how it is painted."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from assets.forge.painting import Look


@dataclass(frozen=True, slots=True)
class Scene:
    """A card's picture: `stage(rng)` builds it before an empty stage, `look` paints the render."""

    stage: Callable[[np.random.Generator], None]
    look: Look
