"""Games as Gymnasium environments, for those who train agents: `make`. Needs the extra `gym`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from components.body import Health
from shadows import Session
from shadows.games import DEFAULT, known
from shadows.lab.env.encoding import Observation, length
from shadows.lab.env.games import ENCODINGS

if TYPE_CHECKING:
    from components.commands import Command
    from components.prefabs import Library

MOST = 100.0
"""No number in an observation is larger, up or down."""

Mask = NDArray[np.int8]

MOST_STEPS = 4000
"""An episode that is longer is cut off; a won fight takes some dozens, a won run some hundreds, or a thousand."""


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """A fight or a run as an environment.

    An observation is a vector of floats; `layout` names its parts. An action is a number that means the same in every
    state (`Encoding`). `info["action_mask"]` says which are legal: one that is not changes nothing, and
    `info["illegal"]` says so. The reward of a step is what it has changed of `worth`, from -1 to 1 over an episode.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str = DEFAULT,
        hero: str | None = None,
        encounter: str | None = None,
        map: str | None = None,
        *,
        library: Library | None = None,
        **given: Any,
    ) -> None:
        """A single fight with `encounter`, otherwise a run on a `map`; `given` is what else the game takes. Raises
        ValueError with a sentence for what is not there."""
        self._game = known(game)
        self._library = self._game.load() if library is None else library
        self._wanted = {"hero": hero, "encounter": encounter, "map": map, **given}
        self.encoding = ENCODINGS[self._game.name](self._library)
        self.layout = self.encoding.layout
        self.observation_space = spaces.Box(-MOST, MOST, (length(self.layout),), np.float32)
        self.action_space = spaces.Discrete(self.encoding.actions)
        self._session = self._begun("GYM")
        self._commands: dict[int, Command] = {}
        self._worth = 0.0
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new fight or run: the same for the same `seed`; without one the next of a series. `options` may name
        another `hero`, `encounter` or `map` for this one, or
        what else the game takes."""
        super().reset(seed=seed)
        self._session = self._begun(f"GYM-{self.np_random.integers(2**62)}", **(options or {}))
        self._steps, self._worth = 0, worth(self._session)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action: observation, reward, whether it is over, whether it was cut off, and the info."""
        self._steps += 1
        command = self._commands.get(int(action))
        if command is not None:
            self._session.submit(command)
        before, self._worth = self._worth, worth(self._session)
        observation, info = self._seen()
        info["illegal"] = command is None
        over = self._session.outcome != "ongoing"
        return observation, self._worth - before, over, not over and self._steps >= MOST_STEPS, info

    def action_mask(self) -> Mask:
        """Which actions are legal now, as `info["action_mask"]` says it: 1 for each that is."""
        mask: Mask = np.zeros(self.encoding.actions, np.int8)
        mask[list(self._commands)] = 1
        return mask

    def state(self) -> dict[str, Any]:
        """All of it as plain data, for `restore`."""
        return {"session": self._session.snapshot(), "steps": self._steps}

    def restore(self, state: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """Go on where `state` was taken. Raises SnapshotError if it cannot be."""
        self._session = Session.restore(state["session"], library=self._library)
        self._steps, self._worth = state["steps"], worth(self._session)
        return self._seen()

    @property
    def session(self) -> Session:
        """The game itself: to be looked at, told, and asked for its facts."""
        return self._session

    def _begun(self, seed: str, **changed: Any) -> Session:
        return Session.start(seed=seed, game=self._game, library=self._library, **(self._wanted | changed))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        self._commands = self.encoding.commands(self._session)
        observation = np.clip(self.encoding.observe(self._session), -MOST, MOST)
        return observation, {"action_mask": self.action_mask(), "outcome": self._session.outcome}


def worth(session: Session) -> float:
    """How well it stands: 1 for a victory, -1 for an end without one. In between, of a fight half of the share of HP
    that the player has left less that of the enemies; of a run half of the share of the way that is done."""
    if session.outcome != "ongoing":
        return 1.0 if session.outcome == "won" else -1.0
    world = session.world
    journey = world.journey
    if journey.map:
        acts = max(1, len([act for act in world.library.acts.values() if act.climbed]))
        floors = max((node.floor for node in journey.nodes), default=1)
        return float(0.5 * (journey.act + journey.nodes[journey.here].floor / (floors + 1)) / acts)
    foes = [_left(session, foe) for foe in (*world.seats.living, *world.seats.gone)]
    return 0.5 * (_left(session, world.player) - sum(foes) / max(1, len(foes)))


def _left(session: Session, body: int) -> float:
    """The share of its HP that a body has left."""
    health = session.component(body, Health)
    return float(max(0, health.hp) / health.max_hp)


def make(
    game: str = DEFAULT,
    hero: str | None = None,
    encounter: str | None = None,
    map: str | None = None,
    *,
    library: Library | None = None,
    **given: Any,
) -> GameEnv:
    """A game as an environment: a single fight with `encounter`, otherwise a run on a `map`; with the game's first
    hero where none is named, and with its own content where no `library` is given. `given` is what else the game
    takes (`Ruleset.takes`): the nodes of its tree, for example. Raises ValueError with a sentence for what is not
    there."""
    return GameEnv(game, hero, encounter, map, library=library, **given)


def make_vec(count: int, **wanted: Any) -> gymnasium.vector.SyncVectorEnv:
    """So many of them side by side in one process; `wanted` as for `make`."""
    return gymnasium.vector.SyncVectorEnv([lambda: make(**wanted)] * count)
