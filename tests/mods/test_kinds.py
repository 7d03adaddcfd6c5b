"""A mod adds every kind of content with YAML alone: an act to climb, a hero, keywords, shops and rewards too."""

import random

import msgspec
import pytest

from components.body import Health
from components.facts import ActBegan, NodeEntered
from shadows.content.text.wording import marked, tips
from shadows.games import known, load
from shadows.mods.loading import load_mods
from shadows.play.session import Session
from tests.run.bots import greedy
from tests.run.playing import begun, choose, enter, gold, meet, of, options, win

GLACIER = {
    "acts/glacier.yaml": """\
        glacier:
          name: The Glacier
          text: Nothing here is dead. Nothing here is awake.
          order: 2
          shop: kiosk
          plan:
            - [{kind: enemy, encounter: golem}, {kind: enemy, encounter: rat_swarm}]
            - [{kind: shop}]
            - [{kind: rest}]
            - [{kind: boss, encounter: king}]
        """,
    "shops/kiosk.yaml": """\
        kiosk:
          extends: shop
          name: Kiosk
          removal_price: 10
        """,
    "encounters/glacier.yaml": """\
        golem: {name: Golem, act: glacier, foes: [golem]}
        king: {name: King, act: glacier, kind: boss, foes: [golem, golem]}
        """,
    "enemies/glacier.yaml": "golem: {extends: zombie_brute, name: Golem, act: glacier, health: 12}\n",
    "heroes/monk.yaml": "monk: {extends: hellforged, name: Monk, order: 9, deck: [strike, strike, defend, snow]}\n",
    "cards/monk.yaml": """\
        snow:
          {name: Snow, type: skill, rarity: common, hero: monk, cost: 0, effects: {draw_cards: 1}, upgrade: {effects: {draw_cards: 2}}}
        """,
    "keywords/rime.yaml": "rime: {name: Rime, text: What the cold leaves.}\n",
    "statuses/rime.yaml": "hoar: {name: Hoar, kind: debuff, text: Rime on the skin, countdown: round_end}\n",
    "rewards/normal.yaml": "rich: {replace: normal, extends: normal, gold_least: 77, gold_most: 77}\n",
    "events/well.yaml": "well: {name: Well, story: It is deep., choices: [{label: Drink, do: {heal: 5}}, {label: Leave}]}\n",
    "actions/dig.yaml": "dig: {name: Dig, order: 4, do: {gain_gold: 12}}\n",
    "relics/bell.yaml": "bell: {name: Bell, rarity: common, triggers: {when: combat_start, do: {gain_block: 1}}}\n",
    "potions/flask.yaml": "flask: {name: Flask, effects: {heal: 1}}\n",
}

ROUNDS = 4
"""So long each fight of a climb lasts at most."""


@pytest.fixture
def library(mod):
    mod("frost", GLACIER)
    loadout = load_mods()
    assert [str(problem) for problem in loadout.mods[0].problems] == []
    return loadout.library


def test_every_kind_of_content_can_be_added(library):
    kinds = known().content.kinds
    added = {kind for kind in kinds if any(name.startswith("frost:") for name in getattr(library, kind))}
    assert added == set(kinds) - {"rewards"}
    assert library.rewards["normal"].gold_least == 77


def test_what_can_be_done_at_a_fire_stands_in_its_place(library):
    session = begun(library=library, gold=30)
    enter(session, "rest")
    assert [option.name for option in options(session)] == ["Rest", "Forge", "Meditate", "Dig"]
    choose(session, "Dig")
    assert gold(session) == 42


@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_an_act_of_a_mod_is_climbed_in_its_place(library, map):
    session = Session.start("frost:monk", "ACT", map, library=library)
    health = session.component(session.world.player, Health)
    paths = [session.look().place]
    chance = random.Random(5)
    while session.outcome == "ongoing":
        health.hp = health.max_hp = 4000
        command = greedy(session) if chance.random() < 0.9 else chance.choice(session.legal())
        if of(session.submit(command), NodeEntered):
            paths.append(session.look().place)
        if session.world.clock.round > ROUNDS:
            win(session)
    assert [fact.act for fact in of(session.history, ActBegan)] == [0, 1, 2, 3]
    expected = ["crypts", "blighted_woods", "frost:glacier", "abyssal_spire"]
    assert list(dict.fromkeys(paths)) == expected
    assert session.outcome == "won"


def test_a_run_with_an_act_of_a_mod_comes_back_from_a_save(library):
    session = Session.start("frost:monk", "SAVE", "wandering", library=library)
    for _ in range(30):
        session.submit(greedy(session))
    again = Session.restore(msgspec.json.decode(msgspec.json.encode(session.snapshot())), library=library)
    assert again.look() == session.look()


def test_terms_of_a_mod_are_marked_and_explained(library):
    text = marked(library, library.statuses["frost:hoar"].text)
    assert [(span.text, span.ref) for span in text if span.ref] == [("Rime", "frost:rime")]
    (tip,) = tips(library, text)
    assert (tip.kind, tip.name) == ("keyword", "Rime")


def test_an_event_of_a_mod_is_met(library):
    session = begun(library=library)
    meet(session, "frost:well")
    assert [option.name for option in options(session)] == ["Drink", "Leave"]
    assert set(library.events) == {*load().events, "frost:well"}
