"""What players are told of the run: of nodes, fires, boss relics and cards that are offered."""

from components.commands import Choose
from shadows.content.text import wording
from tests.run.playing import begun, enter, options, won


def _told(kind: str, floor: int) -> str:
    journey = begun().look().journey
    assert journey is not None
    return next(wording.plain(node.text) for node in journey.nodes if (node.kind, node.floor) == (kind, floor))


def test_a_node_tells_what_is_to_be_had_there_with_the_numbers_of_its_rewards() -> None:
    assert _told("enemy", 2) == "A fight. 10–20 Gold, a potion (40%) and a card."
    assert _told("elite", 9) == "A tougher fight. 25–35 Gold, a potion (70%), a relic and a card."
    assert _told("shop", 5) == ("3 cards, a colorless card, 2 relics and 3 potions. A card can be removed for 75 Gold.")
    assert _told("rest", 7) == "A fire. One of Rest, Forge, Meditate."
    assert _told("boss", 15) == (
        "The ruler of this place. All your HP, 50 Gold, 2 potions, a card and one of 3 relics of great power."
    )


def test_r37_a_node_tells_the_gold_that_relics_let_it_give() -> None:
    told = [node.text for node in begun(relics=["greedy_imp", "greedy_imp"]).look().journey.nodes]
    assert wording.plain(told[1]) == "A fight. 30–40 Gold, a potion (40%) and a card."
    told = [node.text for node in begun(relics=["greedy_imp", "ectoplasm"]).look().journey.nodes]
    assert wording.plain(told[1]) == "A fight. A potion (40%) and a card."


def test_r49_the_last_boss_gives_nothing_but_the_victory() -> None:
    session = begun()
    session.world.journey.act = 2
    nodes = session.look().journey.nodes
    assert wording.plain(nodes[-1].text) == "The last fight of the climb."


def test_a_fire_tells_what_each_action_comes_to() -> None:
    session = begun(hp=60, max_hp=70, deck=["strike", "strike+", "doubt"])
    enter(session, "rest")
    notes = {option.name: wording.plain(option.note) for option in options(session)}
    assert notes == {
        "Rest": "60 → 70 / 70 HP",  # 25% of 70 is 17, but there is room for 10
        "Forge": "1 card can be upgraded",
        "Meditate": "3 cards can be removed",
    }


def test_what_a_boss_relic_gives_and_what_it_asks_are_told_apart() -> None:
    library = begun().library
    sides = {
        name: tuple(tuple(map(wording.plain, side)) for side in wording.relic_sides(library, library.relics[name]))
        for name in ("cursed_crown", "black_blood", "shadow_amulet", "sacrificial_dagger")
    }
    assert sides["cursed_crown"] == (
        ("Gain 1 Energy at the start of each turn.",),
        ("Curses can no longer be removed.",),
    )
    assert sides["black_blood"] == (
        ("Whenever you play an Attack, heal 1 HP.",),
        ("At the start of each combat, lose 10% of your max HP, but keep at least 1 HP.",),
    )
    assert sides["shadow_amulet"] == (
        ("At the start of your turn, gain 1 Intangible.",),
        ("When obtained, lose 15 max HP.",),
    )
    assert sides["sacrificial_dagger"][1] == (), "to lose less is no burden"


def test_an_offered_card_shows_what_it_could_become() -> None:
    session = won("rat_swarm")
    place = next(option.place for option in options(session) if option.kind == "cards")
    session.submit(Choose(place))
    for option in options(session):
        assert option.becomes is not None
        assert option.becomes.id == f"{option.id}+"


def test_the_scene_of_a_node_is_its_kind_or_the_event_under_way() -> None:
    session = begun()
    session.world.journey.bag.insert(0, "cursed_spring")
    enter(session, "event")
    picture = session.look()
    assert picture.journey.scene == picture.question.id == "cursed_spring"
    session = begun()
    enter(session, "shop")
    assert session.look().journey.scene == "shop"
