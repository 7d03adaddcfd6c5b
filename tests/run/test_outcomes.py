"""What came of a decision on the way: the line that is written for it, and all that it changed."""

from collections.abc import Sequence

import msgspec
import pytest

from components.commands import Choose, DiscardPotion
from components.facts import FACTS, run
from components.run_prefabs import EventChoice, Outcome
from shadows.content.text import log_text
from shadows.games import known, load
from shadows.picture.outcomes import RESULTS, OutcomeLook, Outcomes
from shadows.play.session import Session
from tests.run.playing import begun, enter, meet, options, win


class Player:
    """Answers questions by the names of their options, and keeps what came of the last answer."""

    def __init__(self, session: Session) -> None:
        self.session, self._outcomes = session, Outcomes(session.library, session.game.questions, session.game.changes)
        self.came: OutcomeLook | None = None

    def choose(self, *names: str | None) -> OutcomeLook | None:
        """Answer with these options, None for enough."""
        for name in names:
            place = None if name is None else next(o.place for o in options(self.session) if o.name == name)
            self.submit(Choose(place))
        return self.came

    def submit(self, command: Choose | DiscardPotion) -> None:
        """Do it."""
        asked = self.session.look().question
        happened = self.session.submit(command)
        now = self.session.look()
        self.came = self._outcomes.follow(asked, command, happened, now, {now.player.entity: log_text.YOU})


def at(event: str, **given: object) -> Player:
    """Before an event."""
    session = begun(**given)
    meet(session, event)
    return Player(session)


def lines(event: str, choice: int) -> Outcome:
    """What is written for a choice."""
    written = load().events[event].choices[choice].outcome
    return Outcome(story=written) if isinstance(written, str) else written


def changed(came: OutcomeLook) -> list[tuple[str, int | str]]:
    """What a decision changed: amounts, and the names of the rest."""
    return [(change.kind, change.amount or change.name) for change in came.changes]


@pytest.mark.parametrize(("roll", "result", "gold"), [(49, "gold", [-30, 60]), (50, "story", [-30])])
def test_a_bet_that_is_won_and_one_that_is_lost_have_a_line_each(roll: int, result: str, gold: list[int]) -> None:
    came = at("impish_gambler", rolls={"events": [roll]}).choose("Bet 30 Gold")
    assert came.title == "Bet 30 Gold"
    assert came.story == getattr(lines("impish_gambler", 0), result)
    assert changed(came) == [("gold", amount) for amount in gold]


def test_what_did_not_come_is_not_told() -> None:
    """Ectoplasm keeps the 60 Gold of the bet away: nothing is paid, and no line says so."""
    came = at("impish_gambler", relics=["ectoplasm"], rolls={"events": [0]}).choose("Bet 30 Gold")
    assert came.story == lines("impish_gambler", 0).story
    assert changed(came) == [("gold", -30)]


@pytest.mark.parametrize(("card", "result", "gold"), [("doubt", "curse", [("gold", 100)]), ("strike", "story", [])])
def test_a_card_that_is_wagered_is_shown_and_a_curse_has_a_line_of_its_own(card: str, result: str, gold: list) -> None:
    came = at("impish_gambler", deck=[card, card]).choose("Wager a card")
    assert came.story == getattr(lines("impish_gambler", 1), result)
    assert changed(came) == [("removed", load().cards[card].name), *gold]
    assert came.changes[0].card.id == card


def test_gold_in_place_of_what_is_not_left_has_a_line_of_its_own() -> None:
    none_rare = {name: relic for name, relic in load().relics.items() if relic.rarity != "rare"}
    library = msgspec.structs.replace(load(), relics=none_rare)
    came = at("the_forgotten_altar", library=library).choose("Offer your blood")
    assert came.results == ("nothing", "gold")
    assert came.story == lines("the_forgotten_altar", 0).nothing
    assert changed(came) == [("hp", -15), ("gold", 25)]


def test_a_decision_that_asks_for_a_card_is_done_when_that_is_chosen() -> None:
    player = at("shadowy_peddler")
    assert player.choose("Trade a card") is None
    came = player.choose("Defend")
    assert (came.title, came.story) == ("Trade a card", lines("shadowy_peddler", 0).story)
    assert changed(came) == [("removed", "Defend"), ("gold", 100)]


def test_what_a_relic_asks_as_it_is_gained_belongs_to_the_decision() -> None:
    """Vial of Shadows, the third of the rare relics: a card leaves the deck."""
    player = at("the_forgotten_altar", rolls={"relics": [2]})
    assert player.choose("Offer your blood") is None
    came = player.choose("Defend")
    assert changed(came) == [("hp", -15), ("relic", "Vial of Shadows"), ("removed", "Defend")]


def test_a_decision_that_leads_into_a_fight_has_its_line_and_nothing_of_the_fight() -> None:
    player = at("shadowy_peddler")
    came = player.choose("Attack")
    assert came.story == lines("shadowy_peddler", 2).story
    assert (came.told, came.changes) == ((), ())
    assert player.session.look().foes
    win(player.session)
    assert player.choose("75 Gold") is None, "spoils are no decision"


def test_at_a_fire_thinking_again_is_no_decision_and_the_last_one_is_told() -> None:
    session = begun(hp=30, deck=["strike", "defend"])
    enter(session, "rest")
    player = Player(session)
    assert player.choose("Forge", None) is None
    came = player.choose("Forge", "Strike")
    assert (came.title, came.story) == ("Forge", load().actions["forge"].outcome)
    [change] = came.changes
    assert (change.kind, change.card.id, change.becomes.id) == ("upgraded", "strike", "strike+")


def test_rest_tells_what_was_really_healed() -> None:
    """25% of 70 are 17; at 60 HP only 10 are missing, and at 70 none."""
    for hp, healed in ((30, [17]), (60, [10]), (70, [])):
        session = begun(hp=hp)
        enter(session, "rest")
        came = Player(session).choose("Rest")
        assert came.story
        assert changed(came) == [("hp", amount) for amount in healed]


def test_going_on_without_an_action_has_no_outcome() -> None:
    session = begun()
    enter(session, "rest")
    assert Player(session).choose(None) is None


def test_the_keeper_of_a_shop_has_a_word_for_each_kind_of_sale() -> None:
    session = begun(gold=999)
    enter(session, "shop")
    player, sold = Player(session), load().shops["shop"].sold
    for kind in ("card", "relic", "potion"):
        player.submit(Choose(next(option.place for option in options(session) if option.kind == kind)))
        assert (player.came.layout, player.came.story) == ("shop", getattr(sold, kind))
    assert player.choose("Card removal", None) is None
    assert player.choose("Card removal", "Strike").story == sold.removal
    assert player.choose(None) is None


def test_a_potion_that_is_thrown_away_is_no_decision() -> None:
    player = at("the_forgotten_altar", potions=["blood_vial"])
    player.submit(DiscardPotion(0))
    assert player.came is None


def test_a_choice_that_no_line_was_written_for_is_told_by_its_facts() -> None:
    events = load().events
    gambler = events["impish_gambler"]
    bare = msgspec.structs.replace(gambler, choices=tuple(EventChoice(c.label, c.do) for c in gambler.choices))
    library = msgspec.structs.replace(load(), events=events | {"impish_gambler": bare})
    came = at("impish_gambler", library=library, rolls={"events": [0]}).choose("Bet 30 Gold")
    assert came.story == ""
    assert came.told == ("You lose 30 Gold.", "You gain 60 Gold.")


def written(outcome: str | Outcome) -> Sequence[str]:
    """The lines of an outcome."""
    return [outcome] if isinstance(outcome, str) else [*filter(None, msgspec.structs.astuple(outcome))]


def test_every_choice_of_the_game_and_every_action_has_a_line() -> None:
    library = load()
    told = [choice.outcome for event in library.events.values() for choice in event.choices]
    told += [action.outcome for action in library.actions.values()]
    assert all(map(written, told))
    every = [line for outcome in told for line in written(outcome)]
    assert len(set(every)) == len(every), "each has its own"
    assert max(map(len, every)) <= 120, "a line is short"


def test_every_result_can_be_written_for_and_is_known_by_a_fact() -> None:
    assert (*RESULTS, "story") == Outcome.__struct_fields__


NO_CHANGE = {
    "ActBegan",
    "NodeEntered",
    "NodeFound",
    "EventMet",
    "ChoiceTaken",
    "NothingLeft",
    "RelicFaded",
    "OffersMade",
    "RunEnded",
}
"""Facts of the way that change nothing of what the player has, or are followed by one that does."""


def test_every_fact_of_the_way_that_changes_something_is_shown() -> None:
    changed = {kind.__name__ for kind in known().changes}
    of_the_way = {fact.__name__ for fact in FACTS if fact.__module__ == run.__name__}
    assert changed == of_the_way - NO_CHANGE | {"HpLost", "Healed", "MaxHpChanged"}
