"""What is explained, and when: what the player asks about, and no words that are known."""

from shadows import sandbox
from shadows.content.text.spans import Tip
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.panels.explaining import READ
from shadows.view.panels.glossary import KNOWN, Glossary
from tests.view.fights import Open, card, enter, foe
from tests.view.layout import texts_of


def words(*names: str) -> list[Tip]:
    """Terms."""
    return [Tip("keyword", name, name.capitalize(), (), term=True) for name in names]


def told(combat: Combat) -> list[str]:
    """What is explained, word by word."""
    return [words for tips in combat.root.find_all_matches("**/tips/tips") for words in texts_of(tips)]


def fight(window: Offscreen, **given: object) -> Combat:
    """Two enemies and some cards."""
    usual = {"hand": ["strike", "defend", "blood_ward"], "foes": ["skeleton_warrior", "dark_cultist"]}
    return enter(window, sandbox(**usual | given))


def test_the_thing_itself_comes_first_then_new_words_two_in_all() -> None:
    thing = Tip("relic", "bloodstone", "Bloodstone", ())
    known = {"block": KNOWN}
    assert Glossary({}).news([*words("block"), thing, *words("bleed")]) == [thing, *words("block")]
    assert Glossary({}).news(words("block", "bleed", "burn")) == words("block", "bleed")
    assert Glossary(known).news(words("block", "bleed", "burn")) == words("bleed", "burn")
    assert Glossary(known).news([thing, *words("block")]) == [thing]


def test_a_word_is_known_after_it_was_read_five_times_and_the_settings_keep_that(opened: Open) -> None:
    """Seen for a second it has been read, once however long it stays."""
    window = opened()
    combat = fight(window)
    for reading in range(1, KNOWN + 1):
        window.point(window.spot(card(combat, "defend")))
        assert "Block" in told(combat)
        combat.explainer.update(READ)
        combat.explainer.update(READ)
        assert window.game.settings.read["block"] == reading
        window.point((0.0, 0.45))
    window.point(window.spot(card(combat, "defend")))
    assert told(combat) == []
    window.point(window.spot("health"))
    assert "Block" in told(combat)  # asked about itself it is explained ever after


def test_a_key_tells_all_about_what_is_meant_and_only_about_that(opened: Open) -> None:
    window = opened(read={"block": KNOWN, "regeneration": KNOWN})
    combat = fight(window)
    window.point(window.spot(card(combat, "blood_ward")))
    assert told(combat) == []
    window.key("i")
    window.step()
    assert {"Block", "Regeneration"} <= set(told(combat))
    window.point(window.spot(card(combat, "defend")))
    assert told(combat) == []


def test_what_got_the_focus_by_itself_is_not_explained(opened: Open) -> None:
    """After a card that was played by keys the next one has the focus; a key that moves it asks."""
    window = opened()
    combat = fight(window, hand=["defend"] * 4)
    combat.board.mean(combat.pointing.cards[1], by_keys=True)
    window.key("enter")
    window.step()
    assert combat.board.hot is combat.pointing.cards[1]
    assert told(combat) == []
    window.key("right arrow")
    window.step()
    assert told(combat)


def test_nothing_is_explained_while_something_happens_or_is_aimed(opened: Open) -> None:
    window = opened(speed=1)
    combat = fight(window)
    window.point(window.spot(foe(combat, 1)))
    assert told(combat)
    combat.play(combat.picture.hand[-1].entity)
    window.step(2)
    assert combat.player.busy
    assert told(combat) == []
    while combat.player.busy:
        window.step()
    window.point(window.spot(foe(combat, 0)))
    assert told(combat)
    window.click(window.spot(card(combat, "strike")))
    window.point(window.spot(foe(combat, 1)))
    assert told(combat) == []


def test_an_explanation_does_not_stay_where_another_thing_was(opened: Open) -> None:
    """Block of a card and Block of the player are the same words."""
    window = opened()
    combat = fight(window)
    window.point(window.spot(card(combat, "defend")))
    before = combat.explainer.tooltip.boxes[0]
    window.point(window.spot("health"))
    assert combat.explainer.tooltip.boxes[0] != before
    assert combat.explainer.tooltip.boxes[0].left < -0.3


def test_what_is_folded_is_named_and_opened_by_click_and_by_key(opened: Open) -> None:
    """11 relics of 18 are seen."""
    window = opened()
    relics = list(window.game.library.relics)[:18]
    statuses = dict.fromkeys(window.game.library.statuses, 999)
    combat = fight(window, relics=relics, player={"statuses": statuses})
    window.point(window.spot("relics:more"))
    assert "7 more relics" in told(combat)
    window.click(window.spot("relics:more"))
    assert [spot.name for spot in combat.board.reach][::-1] == [f"thing:{place}" for place in range(18)]
    window.key("escape")
    combat.board.mean(combat.board.named("statuses:more"), by_keys=True)
    window.key("enter")
    window.step()
    assert len(combat.board.reach) == len(combat.picture.player.statuses)


def test_what_is_folded_on_an_enemy_is_looked_through_by_a_click_on_it(opened: Open) -> None:
    window = opened()
    statuses = dict.fromkeys(window.game.library.statuses, 999)
    combat = fight(window, foes=[{"prefab": "skeleton_warrior", "statuses": statuses}, "dark_cultist"])
    window.click(window.spot(foe(combat, 1)))
    assert combat.overlay is None
    window.click(window.spot(foe(combat, 0)))
    assert len(combat.board.reach) == len(combat.picture.foes[0].statuses)
