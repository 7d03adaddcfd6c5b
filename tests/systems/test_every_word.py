"""Every word of a game is carried out and said: none is declared and then forgotten."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from components.amounts import Amount, Condition
from components.commands import Choose
from components.effect import Effect, Harm, Intent
from components.effects import GainGold
from components.facts import Fact, QuestionAsked
from components.prefabs import Library, Move, Phase
from components.rules import MOMENTS
from shadows import Session, sandbox
from shadows.content.schema.limits import limit
from shadows.content.text.wording.verbs import SENTENCES
from shadows.content.words import vocabulary
from shadows.games import NAMES, known, load
from shadows.play.deck.fight import Fight
from systems.combat.turns import CountDownAll, TickAll
from systems.core.ruleset import Flow, Ruleset
from systems.deck.order import DECK
from systems.order import GAMES
from systems.resolve.amounts import CONDITIONS
from systems.resolve.commits import CommitBlock
from systems.run.events import lacking
from tests.run.playing import begun, happen

OF_ALL = list(dict.fromkeys(verb for game in GAMES.values() for verb in game.verbs if not verb.internal))
VERBS = list(known().content.words.verbs.values())
"""Those of the card game; the dice game tries its own with dice (`tests/dice/test_every_verb.py`)."""
BORNE = "weak"
"""A status that everyone in the fight has."""


def named(verb: type[Effect]) -> str:
    return verb.verb()


@pytest.mark.parametrize("verb", OF_ALL, ids=named)
def test_a_verb_says_how_an_enemy_announces_it_and_whether_it_is_a_burden(verb: type[Effect]) -> None:
    assert verb.intent in get_args(Intent)
    assert verb.harm in get_args(Harm)


@pytest.mark.parametrize("verb", OF_ALL, ids=named)
def test_a_verb_has_one_sentence(verb: type[Effect]) -> None:
    """In its record, or a function of its own."""
    assert (verb.says is None) == (verb in SENTENCES)


def probe(verb: type[Effect]) -> Effect:
    """An effect with what its verb needs, and nothing else."""
    hints = get_type_hints(verb)
    needed = [field for field in msgspec.structs.fields(verb) if field.required]
    return verb(**{field.name: some(verb, field.name, hints[field.name]) for field in needed})


def some(verb: type[Effect], field: str, kind: Any) -> Any:
    known = limit(verb, field)
    if known.names:
        ids = {"statuses": BORNE}
        return known.words[0] if known.words else ids.get(known.names) or next(iter(getattr(load(), known.names)))
    if kind is int:
        return known.most
    if kind == Amount:
        return 1
    return (GainGold(1),) if get_args(kind)[1:] == (...,) else get_args(kind)[0]


def probing(effect: Effect) -> Library:
    """The game with a card and an enemy that do this alone."""
    library = load()
    card = msgspec.structs.replace(library.cards["strike"], id="probe", effects=(effect,), cost=0)
    foe = library.enemies["skeleton_warrior"]
    foe = msgspec.structs.replace(foe, id="prober", phases=(Phase((Move((effect,)),)),))
    return msgspec.structs.replace(
        library, cards={**library.cards, "probe": card}, enemies={**library.enemies, "prober": foe}
    )


def answered(session: Session) -> Iterable[Fact]:
    while (question := session.look().question) is not None and question.options:
        yield from session.submit(Choose(0))


def left(verb: type[Effect]) -> list[Fact]:
    """What happens when an effect is carried out: on the way, or in a fight by a card, and if that leaves nothing by an
    enemy."""
    effect = probe(verb)
    if verb.happens != "in_combat":
        session = begun(hp=40, deck=["strike", "defend", "doubt"])
        return [*happen(session, effect), *answered(session)]
    facts = fought(effect, lambda fight: fight.play("probe", at=0))
    return facts if any(isinstance(fact, verb.leaves) for fact in facts) else fought(effect, Fight.end_turn)


def fought(effect: Effect, act: Callable[[Fight], Iterable[Fact]]) -> list[Fact]:
    fight = sandbox(
        hand=["probe", "strike"],
        draw=["strike"],
        foes=[{"prefab": "prober", "statuses": {BORNE: 2}}],
        player={"hp": 40, "statuses": {BORNE: 2}},
        library=probing(effect),
    )
    return [fact for fact in act(fight) if getattr(fact, "prefab", "") != "probe"]


@pytest.mark.parametrize("verb", VERBS, ids=named)
def test_a_verb_leaves_what_its_record_says(verb: type[Effect]) -> None:
    facts = [fact for fact in left(verb) if not isinstance(fact, QuestionAsked)]
    assert any(isinstance(fact, verb.leaves or Fact) for fact in facts)


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb.demands], ids=named)
def test_what_a_verb_demands_can_be_lacking(verb: type[Effect]) -> None:
    """R52: of someone with 1 HP, no Gold, no potion slot, and one card that cannot be upgraded."""
    session = begun(hp=1, gold=0, deck=["doubt"])
    session.world.belt.slots.clear()
    assert lacking(session.world, [probe(verb)])


@pytest.mark.parametrize(
    "verb", [verb for verb in VERBS if verb.happens != "in_combat" and not verb.demands], ids=named
)
def test_nothing_can_be_lacking_where_nothing_is_demanded(verb: type[Effect]) -> None:
    session = begun(hp=1, gold=0, deck=["doubt"])
    session.world.belt.slots.clear()
    assert lacking(session.world, [probe(verb)]) == ""


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_game_has_a_rule_behind_it(name: str) -> None:
    game = known(name).ruleset
    assert set(game.carried_out) == set(game.verbs)
    assert set(game.quantities) == set(game.measures)
    assert {occasion.fact for occasion in game.occasions.values()} <= set(game.answerable)
    assert {channel.verb for channel in game.channels} <= {None, *game.verbs}
    assert set(game.promises) == {verb for verb in game.verbs if verb.happens != "in_combat"}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_word_means_the_same_in_every_game_that_has_it(game: Ruleset) -> None:
    """The texts know it by its word alone."""
    for own, of_all in zip(vocabulary([game]), vocabulary(GAMES.values()), strict=True):
        assert own.items() <= of_all.items()


def test_what_no_system_does_is_no_word_of_a_prefab() -> None:
    """Without the system that writes Block nobody gains any, nothing answers that, and no modifier changes it."""
    without = replace(
        DECK,
        resolve=[one for one in DECK.resolve if not isinstance(one, CommitBlock)],
        flows=DECK.flows
        | {"combat_end": Flow(DECK.flows["combat_end"].stages[1:]), "round_end": Flow((), then="player_start")},
        measures={word: count for word, count in DECK.measures.items() if word != "gold"},
    )
    whole, known = vocabulary([DECK]), vocabulary([without])
    assert set(whole.verbs) - set(known.verbs) == {"gain_block"}
    assert set(whole.measures) - set(known.measures) == {"gold"}
    assert set(whole.occasions) - set(known.occasions) == {"combat_end", "block_gained"}
    assert set(whole.channels) - set(known.channels) == {"card_block"}
    assert set(whole.countdowns) - set(known.countdowns) == {"round_end"}


def test_when_statuses_act_by_themselves_is_what_the_flows_of_a_game_have_a_stage_for() -> None:
    words = vocabulary([DECK])
    assert (set(words.moments), set(words.countdowns)) == (
        {"turn_start", "turn_end", "turn_over"},
        {"turn_start", "round_end"},
    )
    ticking = DECK.flows | {"round_end": Flow((TickAll("phase_end"), CountDownAll()), then="player_start")}
    words = vocabulary([replace(DECK, flows=ticking)])
    assert (set(words.moments), set(words.countdowns)) == (set(MOMENTS), {"turn_start", "turn_end"})


BOUNDS = {"least", "most", "even"}
"""What `count` looks at."""


def test_every_condition_is_looked_at() -> None:
    assert set(CONDITIONS) | BOUNDS == set(Condition.__struct_fields__)
