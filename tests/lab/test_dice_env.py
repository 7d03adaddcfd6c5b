"""The dice game as an environment: whole fights and runs, masked, seeded, saved, and blind to what is hidden."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from components.body import Health  # noqa: E402
from components.commands import Choose  # noqa: E402
from components.dice.commands import Hold, Release, Score, UseConsumable, UseRelic  # noqa: E402
from components.items import Relic  # noqa: E402
from shadows import Session  # noqa: E402
from shadows.lab.bots import BOTS  # noqa: E402
from shadows.lab.env import GameEnv, make, make_vec  # noqa: E402
from tests.dice.content import fight, library  # noqa: E402
from tests.run import questions  # noqa: E402


def walk(env: GameEnv, seed: int, steps: int):
    """Legal steps at random from a new beginning, until it is over or so many are done: each with what is known
    before it."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    for _ in range(steps):
        yield observation, info
        observation, _, over, cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        if over or cut:
            break
    yield observation, info


@pytest.mark.parametrize("wanted", [{"encounter": "skeleton_warrior"}, {"map": "winding", "hero": "wanderer"}])
@pytest.mark.filterwarnings("ignore:.*(render|spec).*")
def test_the_checker_of_gymnasium_finds_nothing(wanted) -> None:
    check_env(make("dice", **wanted), skip_render_check=True)


def test_at_every_step_of_whole_fights_the_mask_names_each_legal_command() -> None:
    env = make("dice", encounter="skeleton_warrior")
    for seed in range(8):
        for _, info in walk(env, seed, 400):
            assert set(np.flatnonzero(info["action_mask"])) == set(agreed(env.encoding, env.session))
        assert info["outcome"] in ("won", "lost")


def test_all_that_a_hardy_player_meets_in_a_run_can_be_seen_and_done() -> None:
    """Also with relics and consumables to use, in shops, temples and events; an action means the same throughout."""
    encoding = make("dice").encoding
    session, bot = Session.start(game="dice", seed="ONE"), BOTS["dice"]["careful"]("env")
    health = session.component(session.world.player, Health)
    health.hp = health.max_hp = 3000
    known: dict[int, object] = {}
    asked: dict[str, None] = {}
    while session.outcome == "ongoing":
        assert np.isfinite(encoding.observe(session)).all()
        for action, command in agreed(encoding, session).items():
            meaning = meant_by(session, command)
            assert known.setdefault(action, meaning) == meaning
        if session.world.queue.question is not None:
            asked[session.world.queue.question.kind] = None
        session.submit(bot.choose(session))
    assert session.outcome == "won"
    assert len(known) > 60
    assert {"map", "rewards", "shop", "rest", "event", "shrine"} <= asked.keys()


def test_every_consumable_and_every_relic_to_use_can_be_used_in_each_way() -> None:
    encoding = make("dice").encoding
    relics = [relic.id for relic in library().relics.values() if relic.use is not None]
    for potion in library().potions:
        session = fight("6 fire", "5 ice", 4, 2, 1, relics=relics, consumables=[potion]).session
        meant = agreed(encoding, session)
        assert len({str(meant_by(session, command)) for command in meant.values()}) == len(meant)
    used = [command for command in session.legal() if isinstance(command, UseRelic)]
    assert len({command.relic for command in used}) > len(relics) / 2


def agreed(encoding, session: Session) -> dict[int, object]:
    """The actions, after a look that they are the legal commands, all of them but copies of a consumable."""
    legal, meant = session.legal(), encoding.commands(session)
    assert all(command in legal for command in meant.values())
    aside = [command for command in legal if command not in meant.values()]
    assert all(_copy(session, command, meant.values()) for command in aside)
    return meant


def _copy(session: Session, command, meant) -> bool:
    """Whether another command does the same with another copy of the consumable."""
    slots = session.world.belt.slots
    return hasattr(command, "slot") and any(
        type(other) is type(command) and slots[other.slot] == slots[command.slot] for other in meant
    )


def meant_by(session: Session, command) -> object:
    """What a command says at the table: dice and enemies by their places, things by their names."""
    dice, foes = session.world.tray.dice, session.world.seats.living
    match command:
        case Hold() | Release():
            return type(command), dice.index(command.dice[0])
        case Score():
            return command.hand, foes.index(command.target)
        case UseConsumable() | UseRelic():
            if isinstance(command, UseConsumable):
                name = session.world.belt.slots[command.slot]
            else:
                name = session.component(command.relic, Relic).prefab
            die = None if command.die is None else dice.index(command.die)
            target = None if command.target is None else foes.index(command.target)
            return name, die, command.value, command.element, target
        case Choose():
            return command.option
    return type(command), session.world.belt.slots[command.slot] if hasattr(command, "slot") else None


def test_the_same_seed_gives_the_same_episode_and_another_another() -> None:
    first, second, other = (
        [seen for seen, _ in walk(make("dice", encounter="skeleton_warrior"), seed, 60)] for seed in (5, 5, 6)
    )
    assert len(first) == len(second)
    assert all(np.array_equal(one, two) for one, two in zip(first, second, strict=True))
    assert not np.array_equal(first[0], other[0])


def test_a_state_that_is_restored_goes_on_as_it_did() -> None:
    env, other = make("dice", map="winding"), make("dice", map="winding")
    for _ in walk(env, 2, 15):
        pass
    _, info = other.restore(env.state())
    for action in map(int, np.flatnonzero(info["action_mask"])[:3]):
        state = env.state()
        one, two = env.step(action), other.step(action)
        assert np.array_equal(one[0], two[0])
        assert one[1:4] == two[1:4]
        env.restore(state)
        other.restore(state)


def test_an_observation_does_not_depend_on_what_is_hidden() -> None:
    env = make("dice", map="winding")
    for _ in walk(env, 9, 120):
        other = env.session.fork("ANOTHER")
        assert np.array_equal(env.encoding.observe(other), env.encoding.observe(env.session))
        assert set(env.encoding.commands(other)) == set(env.encoding.commands(env.session))


def test_an_observation_tells_what_lies_on_the_table() -> None:
    """A pair of sixes deals floor((4 + 12) × 1.2) = 19, a pair of fives and a pair of sixes (6 + 22) × 1.4 = 39."""
    session = fight(6, 6, "5 fire", 5, 1).session
    session.submit(Hold((session.world.tray.dice[2],)))
    encoding = make("dice").encoding
    seen, layout = encoding.observe(session), encoding.layout
    assert [round(seen[layout[f"die {place}"]][1] * 6) for place in range(5)] == [6, 6, 5, 5, 1]
    assert [seen[layout[f"die {place}"]][2] for place in range(5)] == [0, 0, 1, 0, 0]
    assert seen[layout["die 2"]][4:14].tolist() == [0, 0, 0, 0, 1, 0, 1, 0, 0, 0]
    assert seen[layout["die 5"]].sum() == 0
    assert seen[layout["turn"]].tolist()[:3] == [2, 0, 1]
    pair = seen[layout["hand pair"]]
    assert pair[:5] == pytest.approx([1, 0.4, 1.2, 1.2, 0.19])
    assert seen[layout["hand two_pair"]][4] == pytest.approx(0.39)
    assert seen[layout["hand full_house"]].sum() == 0


def test_what_lies_on_this_turn_is_told() -> None:
    env = make("dice", map="winding")
    lay = 0
    for seed in range(12):
        for seen, _ in walk(env, seed, 200):
            amount = sum(one.amount for one in env.session.look().meddling if not one.coming)
            assert seen[env.layout["lying"]].sum() == amount
            lay += amount
    assert lay


def test_what_comes_with_the_next_turn_is_told() -> None:
    """A Mushroom that dies steals a reroll of the next turn."""
    held = fight(6, 6, 5, 2, 1, foes=[{"prefab": "mushroom", "hp": 1}, "dungeon_rat"], consumables=["shatter"])
    encoding = make("dice").encoding
    assert encoding.observe(held.session)[encoding.layout["coming"]].sum() == 0
    held.use("shatter", at=0, die=0)
    assert encoding.observe(held.session)[encoding.layout["coming"]].sum() == 1


def test_rewards_add_up_to_a_victory_or_a_defeat() -> None:
    env = make("dice", encounter="skeleton_warrior")
    chance = np.random.default_rng(1)
    outcomes = []
    for seed in range(12):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            total += reward
        assert total == pytest.approx(1.0 if info["outcome"] == "won" else -1.0)
        outcomes.append(info["outcome"])
    assert "lost" in outcomes


def test_a_run_begins_with_the_nodes_that_are_named_and_others_are_refused() -> None:
    env = make("dice", map="winding", nodes=["fire_t1"])
    seen, _ = env.reset(seed=1)
    assert seen[env.layout["nodes"]].sum() == 1
    with pytest.raises(ValueError, match="Unknown word for the start of a run 'nodes'"):
        make("deck", nodes=["fire_t1"])


def test_several_play_side_by_side() -> None:
    envs = make_vec(3, game="dice", encounter="skeleton_warrior")
    seen, info = envs.reset(seed=1)
    assert seen.shape[0] == info["action_mask"].shape[0] == 3
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    assert envs.step(np.array(actions))[0].shape == seen.shape


@pytest.mark.parametrize("kind", list(questions.DICE))
def test_the_options_of_every_kind_of_question_can_be_told_apart(kind: str) -> None:
    session = questions.DICE[kind].session()
    asked = session.world.queue.question
    assert asked.kind == kind
    encoding = make("dice").encoding
    seen = encoding.observe(session)
    told = [seen[encoding.layout[f"option {place}"]] for place in range(min(len(asked.options), 24))]
    assert all(option[3:].sum() == 1 for option in told)
    if kind == "shop":
        prices = [offer.price for offer in session.world.journey.offers]
        assert [round(option[1] * 100) for option in told] == prices
