"""Train a small agent to win a single fight, on a CPU, within minutes.

    pip install -e ".[gym]" sb3-contrib
    python examples/agents/train.py --hero hellforged --encounter flamespawn --steps 30000

MaskablePPO of sb3-contrib learns which of the legal actions to take. Afterwards the agent and a player at random fight
the same fights, none of which it has seen before.
"""

import argparse
from collections.abc import Callable

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from shadows.lab.env import GameEnv, make

SEEN_BEFORE = 1_000_000
"""The fights of the comparison have seeds from here on."""

Choice = Callable[[np.ndarray, np.ndarray], int]
"""An action for an observation and a mask."""


def won(env: GameEnv, choose: Choice, fights: int) -> float:
    """The share of so many fights that a player wins, the same for every player."""
    victories = 0
    for number in range(fights):
        seen, info = env.reset(seed=SEEN_BEFORE + number)
        over = cut = False
        while not (over or cut):
            seen, _, over, cut, info = env.step(choose(seen, info["action_mask"]))
        victories += info["outcome"] == "won"
    return victories / fights


def main() -> None:
    """Train, then compare."""
    parser = argparse.ArgumentParser(description="Train an agent to win a single fight.")
    parser.add_argument("--hero", default="hellforged")
    parser.add_argument("--encounter", default="flamespawn")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--fights", type=int, default=200, help="how many fights the comparison has")
    wanted = parser.parse_args()

    env = make(hero=wanted.hero, encounter=wanted.encounter)
    chance = np.random.default_rng(1)
    at_random = won(env, lambda _, mask: int(chance.choice(np.flatnonzero(mask))), wanted.fights)

    model = MaskablePPO(
        "MlpPolicy",
        ActionMasker(env, GameEnv.action_mask),
        n_steps=1024,
        batch_size=256,
        ent_coef=0.01,
        gamma=0.999,
        policy_kwargs={"net_arch": [128]},
        seed=1,
    )
    model.learn(wanted.steps)
    trained = won(
        make(hero=wanted.hero, encounter=wanted.encounter),
        lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0]),
        wanted.fights,
    )
    print(f"{wanted.encounter}, {wanted.fights} fights: at random {at_random:.0%} won, trained {trained:.0%}.")


if __name__ == "__main__":
    main()
