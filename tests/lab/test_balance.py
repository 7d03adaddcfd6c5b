"""The document of a game's balance says what the runs say, and no more."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from shadows.cli import run
from shadows.games import load
from shadows.lab import balance, crews
from shadows.lab.balance import belongings, cards, courses
from shadows.lab.balance.deck import DeckEvidence as Evidence
from shadows.lab.balance.evidence import Trial, telling
from shadows.lab.balance.games import gathered
from shadows.lab.balance.markdown import escaped, spliced, table
from shadows.lab.balance.section import Section
from shadows.lab.balance.standing import among_peers
from shadows.lab.bots import BOTS
from shadows.lab.bots.chance import RandomBot
from shadows.lab.errors import LabError
from shadows.lab.journal import PLAN, RUNS
from shadows.lab.plan import Plan
from shadows.lab.records import EventRow, FightRow, PotionRow, Record, RelicRow
from shadows.lab.records.deck import CardRow, OfferRow
from shadows.lab.report.figures import Share
from tests.lab.made import folder_of, full, record

LIBRARY = load()
HEROES = ("blood_reaper", "hellforged", "shadowmancer")


def evidence(records: Sequence[Record], bot: str = "good") -> Evidence:
    """What is known from some runs, of as many as were planned."""
    plan = Plan("deck", bot, HEROES, ("fixed",), len(records), "MADE", "0.1.0", LIBRARY.fingerprint)
    return gathered(plan, LIBRARY, records)


def ended(number: int, won: bool, **changed: object) -> Record:
    return record(number, outcome="won" if won else "lost", killer="" if won else "lich_king", **changed)


def with_rows(one: Record, **rows: object) -> Record:
    return msgspec.structs.replace(one, **rows)


def trial(won_with: int, runs_with: int, won_without: int, runs_without: int) -> Trial:
    made = Trial()
    made.strata["hellforged", "fixed"] = Share(won_with, runs_with), Share(won_without, runs_without)
    return made


def rows_of(section: Section) -> list[list[str]]:
    """The rows of a section's tables, without heads and rules."""
    lines = [line for line in section.body.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


# What is compared with what


def test_a_card_is_tried_where_it_first_lay_among_the_rewards_of_the_first_act() -> None:
    shop, later = OfferRow("rend_flesh", 1, 2, "shop", taken=True), OfferRow("rend_flesh", 2, 2, "reward_card", True)
    left, taken = OfferRow("rend_flesh", 1, 3, "reward_card"), OfferRow("rend_flesh+", 1, 4, "reward_card", True)
    known = evidence(
        [
            with_rows(ended(0, True), offers=(shop, left, taken)),  # left at first
            with_rows(ended(1, True), offers=(taken, left)),  # taken at first, in its upgraded form
            with_rows(ended(2, False), offers=(taken,)),
            with_rows(ended(3, True), offers=(shop, later)),  # not met
        ]
    )
    assert (known.cards["rend_flesh"].having, known.cards["rend_flesh"].lacking) == (Share(1, 2), Share(1, 1))
    assert set(known.cards) == {"rend_flesh"}


def test_a_relic_is_tried_where_it_was_the_first_of_its_rarity_in_the_first_act() -> None:
    """Bloodstone, Cursed Amulet and Greedy Imp are common, the Vial of Shadows is rare."""

    def got(number: int, won: bool, *relics: tuple[str, int, str]) -> Record:
        return with_rows(ended(number, won), relics=tuple(RelicRow(name, act, 9, kind) for name, act, kind in relics))

    known = evidence(
        [
            got(0, True, ("bloodstone", 1, "elite"), ("cursed_amulet", 1, "elite"), ("vial_of_shadows", 1, "elite")),
            got(1, False, ("cursed_amulet", 1, "elite"), ("bloodstone", 1, "elite")),
            got(2, True, ("cursed_amulet", 1, "elite")),
            got(3, True, ("bloodstone", 2, "elite")),  # too late
            got(4, True, ("greedy_imp", 1, "shop")),  # nothing else was first in a shop
        ]
    )
    trials = known.relics("common")
    assert {name: (one.having, one.lacking) for name, one in trials.items()} == {
        "bloodstone": (Share(1, 1), Share(1, 2)),
        "cursed_amulet": (Share(1, 2), Share(1, 1)),
    }
    assert known.relics("rare") == {}


def test_too_few_runs_on_one_side_say_nothing() -> None:
    assert trial(40, 49, 20, 500).difference is None
    assert trial(40, 50, 20, 49).difference is None
    assert trial(40, 50, 20, 50).difference is not None


def test_one_stands_out_if_it_is_far_from_its_peers_and_hardly_by_chance() -> None:
    """The first is 30 points better with it, its peers 0: z = 0.30 / √(0.0041349 + 0.0025) = 3.68, p = 0.00023, of
    three tests 0.00069. Each of the others is below a mean of 0.164: z = -0.164 / √0.0072633, p = 0.054."""
    strong, *others = among_peers(
        {
            ("", "common"): {
                "strong": trial(80, 100, 50, 100),
                "middling": trial(50, 100, 50, 100),
                "usual": trial(50, 100, 50, 100),
            }
        }
    )
    assert strong.name == "strong"
    assert strong.stands_out
    assert strong.above is not None
    assert strong.above == pytest.approx((0.30, 0.0066349), abs=1e-6)
    assert strong.q == pytest.approx(0.00069, abs=1e-5)
    for one in others:
        assert not one.stands_out
        assert one.above is not None
        assert one.above.value == pytest.approx(-0.1642, abs=1e-4)
        assert one.q == pytest.approx(0.054, abs=5e-4)


def test_a_small_difference_does_not_stand_out_however_sure_it_is() -> None:
    for one in among_peers(
        {("", "rare"): {"a": trial(52_000, 100_000, 50_000, 100_000), "b": trial(50_000, 100_000, 50_000, 100_000)}}
    ):
        assert one.q is not None
        assert one.q < 1e-6
        assert not one.stands_out


def test_what_has_no_peers_is_not_judged() -> None:
    (alone,) = among_peers({("", "rare"): {"alone": trial(90, 100, 10, 100)}})
    assert (alone.above, alone.q, alone.stands_out) == (None, None, False)


def test_a_bot_that_hardly_wins_tells_nothing_of_what_is_strong() -> None:
    weak = evidence([ended(number, number < 4) for number in range(100)], "random")
    middling = evidence([ended(number, number < 5) for number in range(100)], "greedy")
    good = evidence([ended(number, number < 90) for number in range(100)])
    assert telling([weak, middling, good]) == [good, middling]


# What is told


def test_win_rates_are_told_from_the_lowest_to_the_highest() -> None:
    runs = [ended(number, number < 1) for number in range(4)]
    runs += [ended(number, number < 3, hero="shadowmancer") for number in range(4)]
    section = courses.win_rates([evidence(runs)])
    assert section.findings == [
        "The good bot wins 50.0% of its runs: from 25.0% (Hellforged, fixed map) to 75.0% (Shadowmancer, fixed map)."
    ]
    assert [[*row[:2], row[2].split()[0]] for row in rows_of(section)[1:]] == [
        ["Hellforged", "fixed", "25.0%"],
        ["Shadowmancer", "fixed", "75.0%"],
        ["all", "", "50.0%"],
    ]


def heroes(apart: int) -> Section:
    """Of 100 seeds the Shadowmancer wins 40 and so many, the Hellforged 40 of these, the Blood Reaper none."""
    runs = []
    for number in range(100):
        runs += [
            ended(number, number < 40 + apart, hero="shadowmancer", seed=f"MADE-{number}"),
            ended(number, number < 40, hero="hellforged", seed=f"MADE-{number}"),
        ]
    return courses.heroes([evidence(runs)])


def test_heroes_that_are_far_apart_at_equal_seeds_are_told() -> None:
    section = heroes(10)
    assert section.findings == [
        "With the good bot on the fixed map the Shadowmancer wins 10.0 points more than the Hellforged (q 0.002)."
    ]  # 2 / 2**10
    assert rows_of(section)[1][:5] == ["good", "fixed", "Shadowmancer 50.0%", "Hellforged 40.0%", "100"]
    assert rows_of(section)[1][6:] == ["1.25", "0.002"]


def test_heroes_that_are_nearly_alike_are_not() -> None:
    assert heroes(9).findings == [
        "With no bot, on no map, are two heroes 10 points apart or more, as far as the runs tell."
    ]


def test_a_floor_and_an_enemy_that_end_more_than_a_third_are_told() -> None:
    lost = [ended(number, False, floor=15) for number in range(11)]
    lost += [record(number, floor=2 + number % 12, killer=f"enemy_{number % 12}") for number in range(11, 30)]
    section = courses.ends([evidence(lost)])
    assert section.findings == [
        "36.7% of the lost runs of the good bot end on act 1 floor 15.",
        "36.7% of the lost runs of the good bot end by the Lich King.",
    ]
    assert rows_of(section)[1][:3] == ["good", "30", "act 1: 100.0%"]
    assert rows_of(section)[1][3].startswith("act 1 floor 15: 36.7%; ")
    few = courses.ends([evidence(lost[:29])])
    assert few.findings == [
        "No floor and no killer ends more than a third of a bot's lost runs, where those are 30 or more."
    ]


def test_runs_that_were_cut_and_fights_that_drag_on_are_told() -> None:
    def fight(turns: int) -> FightRow:
        return FightRow(1, 2, "normal", ("rat_swarm", "dark_cultist"), "won", turns, 70, 65, 9, ())

    quick, slow = with_rows(record(0), fights=(fight(30),) * 199), with_rows(record(1), fights=(fight(31),))
    assert courses.stalling([evidence([quick, slow])]).findings == [
        "Nothing stalls: every run comes to an end, and at most 0.5% of a bot's fights are long."
    ]
    section = courses.stalling([evidence([quick, slow, slow, record(3, outcome="stalled")])])
    assert section.findings == [
        "1 of 4 runs of the good bot came to no end.",
        "1.0% of the fights of the good bot take more than 30 turns.",
    ]
    assert rows_of(section)[1] == ["good", "1 of 4", "2 of 201", "31: Rat Swarm and Dark Cultist"]


def test_turns_are_means_over_fights_of_an_act_and_kind() -> None:
    section = courses.length([evidence([full(0), full(1)])])
    assert ["Turns of a fight, act 1, normal", "4.0 of 2"] in rows_of(section)
    assert ["Places entered in a run", "6.0"] in rows_of(section)


def two_cards(*rows: CardRow) -> Section:
    """400 runs with two uncommon cards of the Blood Reaper, of which one wins in the hands of all who take it."""
    runs = []
    for number in range(400):
        card, taken = ("rend_flesh", "bloodletting")[number % 2], number % 4 < 2
        won = (card == "rend_flesh" and taken) or number % 8 >= 4
        offer = OfferRow(card, 1, 2, "reward_card", taken)
        runs.append(with_rows(ended(number, won, hero="blood_reaper"), offers=(offer,), cards=rows))
    return cards.cards([evidence(runs)], LIBRARY)


def test_dominant_and_weak_cards_are_told_with_their_peers() -> None:
    section = two_cards()
    assert section.findings[:2] == [
        "Dominant with the good bot: Rend Flesh (Blood Reaper, uncommon), 50.0 points above its peers (q under 0.001).",
        "Weak with the good bot: Bloodletting (Blood Reaper, uncommon), 50.0 points below its peers (q under 0.001).",
    ]
    (row,) = (row for row in rows_of(section) if row[0] == "Rend Flesh")
    assert row[6:8] == ["100.0% of 100", "50.0% of 100"]
    assert row[8].startswith("+50.0 (")
    assert row[10] == "**under 0.001**"


def test_a_weak_card_that_is_hardly_played_is_told_as_such() -> None:
    """1 play a copy is less than a quarter of 8."""
    section = two_cards(CardRow("rend_flesh", given=1, played=8), CardRow("bloodletting", given=1, played=1))
    assert section.findings[0].startswith("Dominant with the good bot: Rend Flesh ")
    assert section.findings[1].startswith("Weak with the good bot, which hardly plays it: Bloodletting ")


def test_cards_that_are_left_and_cards_that_stay_in_the_hand_are_told() -> None:
    """50 runs. Of 200 Hemorrhages 9 are taken. Three common cards have 200 copies each, of which two are played 10
    times, Life Tap twice: 2 is less than a quarter of 10."""
    rows = (
        CardRow("blood_ward", given=4, played=40),
        CardRow("crimson_shield+", given=4, played=40),
        CardRow("life_tap", given=4, played=8),
    )
    runs = [
        with_rows(ended(n, True, hero="blood_reaper"), cards=(*rows, CardRow("hemorrhage", 4, int(n < 9))))
        for n in range(50)
    ]
    told = cards.cards([evidence(runs)], LIBRARY).findings
    assert told == [
        "The runs of the good bot do not tell when a card was offered (they are older than that record), so cards are "
        "not compared.",
        "By its rules the good bot almost always leaves Hemorrhage (4.5% of 200): of these its runs tell little.",
        "Dead with the good bot: Life Tap (2.0 plays a copy, its peers 10.0).",
    ]


def test_copies_that_a_hero_begins_with_count() -> None:
    """The Blood Reaper begins with a Sanguine Strike: 2 runs with one more in each are 4 copies for 12 plays."""
    row = CardRow("sanguine_strike", 1, 1, 0, 6, 2)
    runs = [with_rows(ended(number, True, hero="blood_reaper"), cards=(row,)) for number in range(2)]
    (told,) = (row for row in rows_of(cards.cards([evidence(runs)], LIBRARY)) if row[0] == "Sanguine Strike")
    assert told[3:6] == ["2", "100.0%", "3.0"]


def test_potions_that_are_carried_along_are_told_of_the_strongest_bot() -> None:
    runs = [with_rows(ended(0, True), potions=(PotionRow("blood_vial", 200, 99), PotionRow("firebomb", 200, 100)))]
    section = belongings.potions([evidence(runs, "greedy"), evidence(runs)])
    assert section.findings == ["The good bot seldom uses Blood Vial: 49.5% of 200."]
    assert ["Blood Vial", "49.5% of 200", "49.5% of 200"] in rows_of(section)
    runs = [with_rows(ended(0, True), potions=(PotionRow("firebomb", 200, 100),))]
    assert belongings.potions([evidence(runs)]).findings == [
        "Of the potions that the good bot gained 200 times or more (1) none is carried along unused."
    ]


def test_choices_that_are_none_are_told_of_the_strongest_bot() -> None:
    """The Cursed Spring, met 200 times: 199 drink, 1 bottles it, nobody leaves."""
    met = [EventRow("cursed_spring", 1, 4, "Drink", -10) for _ in range(199)]
    met.append(EventRow("cursed_spring", 1, 4, "Bottle it"))
    section = belongings.events([evidence([with_rows(ended(0, True), events=tuple(met))])])
    assert section.findings == [
        "Cursed Spring: the good bot almost always chooses “Drink” (99.5% of 200).",
        "Cursed Spring: the good bot almost never chooses “Bottle it” (0.5% of 200).",
        "Cursed Spring: the good bot never chooses “Leave” (0.0% of 200).",
    ]
    assert ["Cursed Spring", "Drink", "99.5% of 200, -10.0 HP"] in rows_of(section)


# The document


def test_a_section_replaces_the_one_of_its_game_and_leaves_the_others() -> None:
    text = spliced("# Balance\n", "deck", "Cards.")
    text = spliced(text, "dice", "Dice.")
    assert spliced(text, "deck", "More cards.") == text.replace("Cards.", "More cards.")
    assert text == (
        "# Balance\n\n<!-- balance: deck -->\nCards.\n<!-- end of balance: deck -->\n\n"
        "<!-- balance: dice -->\nDice.\n<!-- end of balance: dice -->\n"
    )


@pytest.mark.parametrize(
    "text",
    [
        "<!-- balance: deck -->",
        "<!-- end of balance: deck -->",
        "<!-- end of balance: deck --> <!-- balance: deck -->",
        "<!-- balance: deck --> <!-- balance: deck --> <!-- end of balance: deck -->",
    ],
)
def test_half_a_section_is_not_guessed_at(text: str) -> None:
    with pytest.raises(LabError, match="once each, in this order, or not at all"):
        spliced(text, "deck", "Cards.")


def test_what_others_wrote_is_no_markup() -> None:
    assert escaped("<b>A|B</b>\n& C") == "&lt;b>A\\|B&lt;/b> &amp; C"
    assert table(["A", "B"], [["1", "2"]], left=1) == "| A | B |\n|---|---:|\n| 1 | 2 |"


WORDS = ["balance", "--runs", "2", "--seed", "LAB", "--workers", "1"]
TOTAL = 2 * 3 * 2


@pytest.fixture
def out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder for the results of a player who has no mods, in a game whose bots both play at random."""
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    monkeypatch.setitem(BOTS, "deck", {"random": RandomBot, "other": RandomBot})
    return tmp_path / "out"


def test_one_command_plays_and_writes_and_goes_on_where_it_was_stopped(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*WORDS, "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{out / 'balance.md'}: written"
    whole = (out / "balance.md").read_text(encoding="utf-8")
    assert f"| random | {TOTAL} | {TOTAL} | 2 |" in whole
    assert f"| other | {TOTAL} | {TOTAL} | 2 |" in whole
    assert "A part of the planned runs" not in whole
    assert "python -m shadows balance --game deck --runs 2 --seed LAB --out DIR --doc docs/balance.md" in whole
    assert LIBRARY.fingerprint in whole

    lines = (out / "other" / RUNS).read_bytes().splitlines(keepends=True)
    (out / "other" / RUNS).write_bytes(b"".join(lines[:7]))
    assert run(["balance", "--out", str(out), "--no-play"]) == 0
    part = (out / "balance.md").read_text(encoding="utf-8")
    assert f"| other | 7 | {TOTAL} | 1 |" in part
    assert "**A part of the planned runs has been played.**" in part
    assert len((out / "other" / RUNS).read_bytes().splitlines()) == 7

    assert run([*WORDS, "--out", str(out)]) == 0
    assert (out / "balance.md").read_text(encoding="utf-8") == whole


def test_folders_of_the_simulate_command_are_taken_over(out: Path) -> None:
    for bot in BOTS["deck"]:
        words = ["--map", "all", "--bot", bot, "--runs", "2", "--seed", "LAB", "--workers", "1"]
        assert run(["simulate", *words, "--out", str(out / bot)]) == 0
    before = [(out / bot / RUNS).read_bytes() for bot in BOTS["deck"]]
    assert run([*WORDS, "--out", str(out)]) == 0
    assert [(out / bot / RUNS).read_bytes() for bot in BOTS["deck"]] == before


def test_a_bot_without_a_simulation_is_told_as_such(out: Path) -> None:
    out.mkdir()
    folder_of(out / "random", [full(0)], bot="random", content=LIBRARY.fingerprint)
    assert run(["balance", "--out", str(out), "--no-play"]) == 0
    text = (out / "balance.md").read_text(encoding="utf-8")
    assert "| random | 1 | 1 | 1 |\n| other | none | 1 | 0 |" in text
    assert "**A part of the planned runs has been played.**" in text


def test_simulations_without_a_run_make_a_document_that_says_so(out: Path) -> None:
    out.mkdir()
    folder_of(out / "random", [], bot="random", content=LIBRARY.fingerprint, runs=5)
    assert run(["balance", "--out", str(out), "--no-play"]) == 0
    text = (out / "balance.md").read_text(encoding="utf-8")
    assert "| random | 0 | 5 | 0 |" in text
    assert "What stands out" not in text


def test_the_document_that_is_named_keeps_all_but_the_section_of_its_game(out: Path, tmp_path: Path) -> None:
    out.mkdir()
    folder_of(out / "random", [full(0)], bot="random", content=LIBRARY.fingerprint)
    document = tmp_path / "balance.md"
    document.write_text(
        "Mine.\n\n<!-- balance: deck -->\nOld.\n<!-- end of balance: deck -->\n\nMine too.\n", encoding="utf-8"
    )
    assert run(["balance", "--out", str(out), "--no-play", "--doc", str(document)]) == 0
    text = document.read_text(encoding="utf-8")
    assert text.startswith("Mine.\n\n<!-- balance: deck -->\n## Shadows of the Abyss\n")
    assert text.endswith("\n<!-- end of balance: deck -->\n\nMine too.\n")
    assert "Old." not in text


def test_ctrl_c_stops_without_a_document(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> object:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(crews, "local", stopped)
    assert run([*WORDS, "--out", str(out)]) == 130
    assert capsys.readouterr().out == f"Stopped after 0 of {TOTAL} runs; the same command goes on.\n"
    assert not (out / "balance.md").exists()


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["balance", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err.strip()


def test_what_is_wrong_is_told_in_a_line_before_anything_is_played(
    out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, broken = tmp_path / "file", tmp_path / "broken.md"
    file.write_bytes(b"\xff")
    broken.write_text("<!-- balance: deck -->", encoding="utf-8")
    assert "Known: deck, dice." in complaint(capsys, "--out", str(out), "--game", "chess")
    assert "Unknown number '0'" in complaint(capsys, "--out", str(out), "--runs", "0")
    assert "1 to 62 characters" in complaint(capsys, "--out", str(out), "--runs", "1", "--seed", "X" * 63)
    assert complaint(capsys, "--out", str(file)) == f"{file} is a file: name a folder for the results."
    assert complaint(capsys, "--out", str(out), "--doc", str(file)) == f"{file} is no text in UTF-8."
    assert complaint(capsys, "--out", str(out), "--doc", str(broken)) == (
        f"{broken}: `<!-- balance: deck -->` and `<!-- end of balance: deck -->` have to stand there once each, in "
        "this order, or not at all."
    )
    assert not out.exists()


def test_what_is_no_simulation_of_this_game_is_told_in_a_line(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--out", str(out), "--no-play"]
    first, second = out / "random", out / "other"
    assert complaint(capsys, *words) == f"There is no simulation in {first} or {second}."
    out.mkdir()
    folder_of(first, [full(0)], bot="random")
    assert complaint(capsys, *words) == f"{first} was simulated with other content or other mods than there are here."
    plan = Plan("deck", "greedy", ("hellforged",), ("fixed",), 1, "MADE", "0.1.0", LIBRARY.fingerprint)
    (first / PLAN).write_bytes(msgspec.json.encode(plan))
    assert complaint(capsys, *words) == f"{first} holds a simulation of the greedy bot, not of the random bot."
    (first / PLAN).write_bytes(msgspec.json.encode(msgspec.structs.replace(plan, bot="random")))
    folder_of(second, [full(0)], bot="other", content=LIBRARY.fingerprint, seed="ANOTHER")
    assert complaint(capsys, *words) == f"{second} and {first} differ in more than the bot (seed)."


def test_the_document_has_no_line_of_the_day_and_is_the_same_again(out: Path, tmp_path: Path) -> None:
    out.mkdir()
    folder_of(out / "random", [full(n) for n in range(3)], bot="random", content=LIBRARY.fingerprint)
    folders = {"random": out / "random"}
    for name in ("a.md", "b.md"):
        balance.write(tmp_path / name, folders, LIBRARY)
    assert (tmp_path / "a.md").read_bytes() == (tmp_path / "b.md").read_bytes()
