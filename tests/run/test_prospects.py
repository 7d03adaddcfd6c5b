"""R62: what cannot come is not promised; texts of offers and choices are worded from what would come now."""

import msgspec
import pytest

from components.deck.effects import AddToDeck, RemoveFromDeck
from components.effects import ChangeMaxHp, Effect, GainGold, GainPotion, GainRelic, Gamble, Heal, LoseHp
from components.prefabs import Library
from components.run import Offer
from components.run_prefabs import EventChoice
from shadows.content.text.spans import Text
from shadows.content.text.wording import plain
from shadows.games import load
from shadows.picture.models import OptionLook
from shadows.play.session import Session
from systems.core.questions import ask
from systems.run import rewards
from systems.run.prospects import prospects
from tests.run.playing import begun, choose, enter, gold, hp, meet, options, won

BARRED = "Ectoplasm keeps all Gold away."


def at(event: str, **given: object) -> Session:
    session = begun(**given)
    meet(session, event)
    return session


def option(session: Session, name: str) -> OptionLook:
    return next(option for option in options(session) if option.name == name)


def written(text: Text) -> str:
    """A text, with what is struck out between tildes."""
    return "".join(f"~{span.text}~" if span.style == "struck" else span.text for span in text)


def seen(session: Session, name: str) -> tuple[str, str]:
    """What an option says that it does, and its note."""
    found = option(session, name)
    return written(found.text), plain(found.note)


@pytest.mark.parametrize(
    ("event", "name", "text"),
    [
        ("shadowy_peddler", "Trade a card", "Remove a card from your deck. ~Gain 100 Gold~."),
        ("shadowy_peddler", "Attack", "Fight Shadow Thief ~for 75 Gold~."),
        ("impish_gambler", "Bet 30 Gold", "Lose 30 Gold. 50% chance to ~gain 60 Gold~."),
        ("impish_gambler", "Wager a card", "Remove a random card from your deck. If it is a Curse, ~gain 100 Gold~."),
    ],
)
def test_a_choice_strikes_out_the_gold_that_ectoplasm_keeps_away(event: str, name: str, text: str) -> None:
    session = at(event, relics=["ectoplasm"], deck=["doubt", "strike"])
    assert seen(session, name) == (text, BARRED)
    assert option(session, name).refusal == ""


def test_nothing_is_struck_out_where_all_of_it_comes() -> None:
    session = at("shadowy_peddler")
    for choice in options(session):
        assert "~" not in written(choice.text)
        assert choice.note == ()


def test_greedy_imp_counts_in_what_a_fight_is_said_to_pay() -> None:
    """R37: 75 + 10, and what is taken then."""
    session = at("shadowy_peddler", relics=["greedy_imp"])
    assert seen(session, "Attack") == ("Fight Shadow Thief for 85 Gold.", "")
    rewards.lay_out(session.world, "shadow_thief")
    choose(session, "85 Gold")
    assert gold(session) == 99 + 85


@pytest.mark.parametrize(("now", "text", "note"), [(55, "Heal 10 HP", ""), (64, "Heal 6 HP", "")])
def test_healing_is_no_more_than_what_is_missing(now: int, text: str, note: str) -> None:
    session = at("the_forgotten_altar", hp=now)
    assert seen(session, "Pray") == (f"{text}. Add Doubt to your deck.", note)
    choose(session, "Pray")
    assert hp(session) == (min(70, now + 10), 70)


def test_healing_at_full_hp_is_struck_out() -> None:
    session = at("the_forgotten_altar")
    assert seen(session, "Pray") == ("~Heal 10 HP~. Add Doubt to your deck.", "You have all your HP.")
    enter(session, "rest")
    assert seen(session, "Rest") == ("~Heal 25% of your max HP~.", "You have all your HP.")


def test_a_wagered_curse_is_promised_nothing_where_none_can_go() -> None:
    text = "Remove a random card from your deck. If it is a Curse, ~gain 100 Gold~."
    assert seen(at("impish_gambler", deck=["strike"] * 3), "Wager a card") == (text, "You carry no curse.")
    bound = at("impish_gambler", deck=["doubt", "strike"], relics=["cursed_crown"])
    assert seen(bound, "Wager a card") == (text, "Your curses are bound to you.")


def test_no_more_cards_are_said_to_be_upgraded_than_can_be() -> None:
    session = at("restless_dead", deck=["strike", "strike+", "doubt"])
    assert seen(session, "Accept") == ("Lose 20 HP. Upgrade 1 card at random.", "")


def test_a_potion_that_finds_no_free_slot_says_so() -> None:
    session = at("cursed_spring", potions=["firebomb"] * 3)
    told = "Your potion slots are full: it takes the place of another, or is left."
    assert seen(session, "Bottle it") == ("Gain Cursed Brew.", told)


def without(library: Library, *kinds: str) -> Library:
    """A library that has nothing left of some kinds."""
    return msgspec.structs.replace(library, **{kind: {} for kind in kinds})


def test_what_is_not_left_is_struck_out_and_says_what_comes_instead() -> None:
    """R36: 25 Gold; under Ectoplasm nothing."""
    library = load()
    relics = {name: relic for name, relic in library.relics.items() if relic.rarity != "rare"}
    poor = msgspec.structs.replace(library, relics=relics)
    session = at("the_forgotten_altar", library=poor)
    told = "No rare relic is left to give: 25 Gold instead."
    assert seen(session, "Offer your blood") == ("Lose 15 HP. ~Gain a random Rare relic~.", told)
    choose(session, "Offer your blood")
    assert gold(session) == 99 + 25
    barred = at("the_forgotten_altar", library=poor, relics=["ectoplasm"])
    assert seen(barred, "Offer your blood")[1] == f"No rare relic is left to give. {BARRED}"


def test_a_relic_on_offer_strikes_out_what_it_could_not_do() -> None:
    session = won("tomb_guardian", relics=["ectoplasm"], deck=["strike"])
    session.world.journey.offers[:] = [Offer("relic", name) for name in ("greedy_imp", "vial_of_shadows", "bloodstone")]
    ask(session.world, "rewards")
    assert seen(session, "Greedy Imp") == ("~Each won combat gives 10 more Gold~.", BARRED)
    assert seen(session, "Vial of Shadows")[1] == "No card of yours can be removed."
    assert seen(session, "Bloodstone")[1] == ""


def reckoned(effects: list[Effect], **given: object) -> tuple[dict, set]:
    """Amounts and what is lost, of effects that act one after the other."""
    session = begun(**given)
    found = prospects(session.world, effects)
    return found.numbers, found.lost


def test_what_comes_first_counts_for_what_follows() -> None:
    assert reckoned([LoseHp(5), Heal(10)]) == ({(0,): 5, (1,): 5}, set())
    assert reckoned([ChangeMaxHp(-15), Heal(10)], hp=50) == ({(0,): -15, (1,): 5}, set())
    assert reckoned([ChangeMaxHp(-15)], hp=10, max_hp=10) == ({(0,): -9}, set())


def test_what_may_come_is_reckoned_inside_a_gamble_too() -> None:
    gamble = Gamble(50, win=(Heal(10),), lose=(LoseHp(5), Heal(2)))
    assert reckoned([gamble]) == ({(0, 1, 0): 5, (0, 1, 1): 2}, {(0, 0, 0)})


def test_every_kind_of_thing_that_none_is_left_of_is_known_as_lost() -> None:
    nothing = without(load(), "potions")
    assert reckoned([GainPotion("random")], library=nothing)[1] == {(0,)}
    assert reckoned([AddToDeck("curse"), GainRelic("rare"), GainGold(5)])[1] == {(0,)}
    assert reckoned([RemoveFromDeck("chosen"), RemoveFromDeck("curses")], deck=["strike"])[1] == {(0,), (1,)}


def test_words_of_an_authors_own_stay_and_the_note_says_what_does_not_come() -> None:
    library = load()
    choice = EventChoice(label="Dig", text="There is Gold in it.", do=(GainGold(40),))
    event = msgspec.structs.replace(library.events["cursed_spring"], choices=(choice,))
    changed = msgspec.structs.replace(library, events={**library.events, "cursed_spring": event})
    session = at("cursed_spring", library=changed, relics=["ectoplasm"])
    assert seen(session, "Dig") == ("There is Gold in it.", BARRED)
