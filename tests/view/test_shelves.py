"""The shelves of the compendium, from the content and what was met; and the account of a run's end."""

from shadows.games import known, load
from shadows.saves.stats import Stats, Stop
from shadows.view.menu import shelves
from shadows.view.run import account
from tests.view.test_screens import record


def test_each_shelf_holds_everything_of_its_kind_once() -> None:
    library = load()
    held = {name: [entry.id for entry in shelves.shelf(library, name, {})] for name in shelves.SHELVES}
    assert sorted(held["cards"]) == sorted(card.id for card in library.cards.values() if not card.upgraded)
    assert sorted(held["relics"]) == sorted(library.relics)
    assert sorted(held["potions"]) == sorted(library.potions)
    assert sorted(held["enemies"]) == sorted(library.enemies)
    assert sorted(held["terms"]) == sorted([*library.statuses, *library.keywords])


def test_only_what_was_met_is_known_and_rules_are_known_to_all() -> None:
    met = {("cards", "strike"): "2026-01-01T00:00:00+00:00", ("statuses", "weak"): "2026-01-02T00:00:00+00:00"}
    cards = {entry.id: entry for entry in shelves.shelf(load(), "cards", met)}
    terms = {entry.id: entry for entry in shelves.shelf(load(), "terms", met)}
    assert [name for name, entry in cards.items() if entry.known] == ["strike"]
    assert cards["strike"].first == "2026-01-01T00:00:00+00:00"
    assert {entry.kind for entry in terms.values() if entry.known} == {"statuses", "keywords"}
    assert [entry.id for entry in terms.values() if entry.known and entry.kind == "statuses"] == ["weak"]


def test_a_filter_offers_only_what_is_there() -> None:
    library = load()
    relics = shelves.shelf(library, "relics", {})
    offered = shelves.filters(library, "relics", relics)["rarity"]
    assert offered[0] == (shelves.ANY, "All rarities")
    for value, _ in offered[1:]:
        assert shelves.sorted_out(relics, {"rarity": value})
    assert shelves.sorted_out(relics, {"rarity": shelves.ANY}) == relics
    assert sum(len(shelves.sorted_out(relics, {"rarity": value})) for value, _ in offered[1:]) == len(relics)


def test_a_path_is_told_act_by_act() -> None:
    path = [Stop(0, 2, "enemy"), Stop(0, 3, "rest"), Stop(2, 2, "boss")]
    assert account.stops(path) == [[path[0], path[1]], [path[2]]]
    assert account.stops([]) == []


def test_times_are_told_as_on_a_clock() -> None:
    assert [account.lasted(seconds) for seconds in (0.4, 59.9, 61, 3599, 4360.2)] == [
        "0:00", "0:59", "1:01", "59:59", "1:12:40",
    ]  # fmt: skip


def test_a_run_of_the_history_says_why_it_ended() -> None:
    library = load()
    lost, won = (
        account.of_record(known(), library, record(1)),
        account.of_record(known(), library, record(1, outcome="won")),
    )
    assert (lost.why, lost.tale) == (
        "Slain by Lich King",
        ("Against Lich King.", "Act III, floor 15, with 0 of 70 HP left."),
    )
    assert won.why == "Lich King slain"
    assert dict(won.numbers)["Acts"] == "3 of 3"
    assert dict(lost.numbers)["Reached"] == "Act III, floor 15"
    assert dict(lost.numbers)["HP taken from enemies"] == "2,318"
    assert dict(lost.numbers)["HP lost to own cards"] == "204"


def test_a_run_of_content_that_is_gone_is_still_told() -> None:
    gone = record(1)
    gone.hero, gone.fight, gone.tally = "frost:warden", "frost:giants", Stats()
    told = account.of_record(known(), load(), gone)
    assert (told.name, told.why, told.path) == ("frost:warden", "Slain", ())
