"""The games as Gymnasium environments: checked, masked, seeded, saved, and blind to what is hidden."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from shadows import Session  # noqa: E402
from shadows.lab.env import GameEnv, make, make_vec  # noqa: E402
from tests.lab.test_bots import hidden_changed  # noqa: E402
from tests.run import questions  # noqa: E402


def played(env: GameEnv, steps: int, seed: int = 1) -> list[tuple[np.ndarray, float]]:
    """Observations and rewards of so many legal steps at random, from a new beginning."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observation, reward, over, cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        seen.append((observation, reward))
        if over or cut:
            _, info = env.reset()
    return seen


@pytest.mark.parametrize("wanted", [{"encounter": "rat_swarm"}, {"map": "wandering"}])
@pytest.mark.filterwarnings("ignore:.*(render|spec).*")
def test_the_checker_of_gymnasium_finds_nothing(wanted: dict[str, str]) -> None:
    check_env(make(**wanted), skip_render_check=True)


@pytest.mark.parametrize("wanted", [{"encounter": "lich_king"}, {"map": "fixed", "hero": "hellforged"}])
def test_the_mask_names_the_legal_commands_and_an_action_that_is_not_legal_changes_nothing(wanted) -> None:
    env = make(**wanted)
    observation, info = env.reset(seed=3)
    mask = info["action_mask"]
    assert mask.shape == (env.action_space.n,)
    assert np.array_equal(env.action_mask(), mask)
    meant = env.encoding.commands(env.session)
    assert set(np.flatnonzero(mask)) == set(meant)
    assert all(command in env.session.legal() for command in meant.values())
    before = env.session.snapshot()
    again, reward, over, _, info = env.step(int(np.flatnonzero(mask == 0)[0]))
    assert (info["illegal"], reward, over) == (True, 0.0, False)
    assert env.session.snapshot() == before
    assert np.array_equal(again, observation)


def test_the_same_seed_gives_the_same_episode_and_another_another() -> None:
    first, second, other = (played(make(encounter="two_wraiths"), 40, seed) for seed in (5, 5, 6))
    assert all(np.array_equal(a, b) and x == y for (a, x), (b, y) in zip(first, second, strict=True))
    assert not all(np.array_equal(a, b) for (a, _), (b, _) in zip(first, other, strict=True))


def test_a_state_that_is_restored_goes_on_as_it_did() -> None:
    env, other = make(map="wandering"), make(map="wandering")
    _, info = env.reset(seed=2)
    for _ in range(15):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    _, info = other.restore(env.state())
    action = int(np.flatnonzero(info["action_mask"])[-1])
    one, two = env.step(action), other.step(action)
    assert np.array_equal(one[0], two[0])
    assert one[1:4] == two[1:4]


def test_an_observation_does_not_depend_on_what_is_hidden() -> None:
    env = make(hero="shadowmancer", map="wandering")
    chance = np.random.default_rng(7)
    _, info = env.reset(seed=9)
    for _ in range(80):
        other = hidden_changed(env.session)
        assert np.array_equal(env.encoding.observe(other), env.encoding.observe(env.session))
        assert set(env.encoding.commands(other)) == set(env.encoding.commands(env.session))
        _, _, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset()


def test_an_observation_tells_what_the_picture_tells() -> None:
    env = make(hero="hellforged", encounter="lich_king")
    _, info = env.reset(seed=4)
    for _ in range(3):
        seen, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    look, layout = env.session.look(), env.layout
    player = seen[layout["player"]]
    assert player[1] == pytest.approx(look.player.hp / 100)
    assert player[3] == pytest.approx(look.player.block / 10)
    assert seen[layout["hand"]].sum() == len(look.hand)
    assert seen[layout["foe 0"]][2] == pytest.approx(look.foes[0].hp / 100)
    assert seen[layout["foe 1"]][0] == (1 if len(look.foes) > 1 else 0)


def test_rewards_add_up_to_a_victory_or_a_defeat() -> None:
    env = make(encounter="rat_swarm")
    chance = np.random.default_rng(1)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            total += reward
        assert total == pytest.approx(1.0 if env.session.outcome == "won" else -1.0)


def test_several_play_side_by_side() -> None:
    envs = make_vec(3, encounter="rat_swarm")
    seen, info = envs.reset(seed=1)
    assert seen.shape[0] == info["action_mask"].shape[0] == 3
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    assert envs.step(np.array(actions))[0].shape == seen.shape


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="Unknown encounter 'rats'"):
        make(encounter="rats")
    with pytest.raises(ValueError, match="Unknown game 'chess'"):
        make("chess")


def test_a_game_begun_elsewhere_can_be_seen_too() -> None:
    session = Session.start(encounter="rat_swarm", seed="SEEN")
    assert make().encoding.observe(session).shape == make().observation_space.shape


@pytest.mark.parametrize("kind", list(questions.DECK))
def test_the_options_of_every_kind_of_question_can_be_told_apart(kind: str) -> None:
    session = questions.DECK[kind].session()
    asked = session.world.queue.question
    assert asked.kind == kind
    encoding = make().encoding
    seen = encoding.observe(session)
    assert all(seen[encoding.layout[f"option {place}"]].sum() == 1 for place in range(len(asked.options)))
