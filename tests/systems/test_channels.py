"""Every amount that a modifier may name is changed by it, for its giver and its taker (R1–R5, R10, R37)."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from components.effects import GainGold, Heal
from components.facts import GoldGained, HpLost
from components.prefabs import Library, RelicPrefab
from components.rules import Channel, Modifier, Ratio
from shadows import sandbox
from shadows.content.text.wording import plain, relic_text
from shadows.games import base_prefabs, known, load
from shadows.play.deck.fight import Fight
from systems.deck.order import DECK
from systems.resolve.modifiers import CountUses, ModifyAmount
from tests.combat.reading import hits, of
from tests.run.playing import begun, happen, offers, won

BELL = "bell_{word}_{side}:\n  name: Bell\n  rarity: common\n  modifiers: [{{of: {word}, side: {side}, add: 2}}]\n"
CAPS = "".join(
    f"cap_{most}:\n  name: Cap\n  rarity: common\n  modifiers: [{{of: damage, side: taker, cap: {most}}}]\n"
    for most in (3, 1)
)
SPLINTER = """
splinter:
  name: Splinter
  type: skill
  rarity: special
  cost: 0
  effects: [{deal_damage: 4, to: self}]
"""
CHANNELS = known().content.words.channels
NAMES = [(word, side) for word, channel in CHANNELS.items() for side in channel.sides]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("prefabs")
    texts = {"relics": "".join(BELL.format(word=word, side=side) for word, side in NAMES) + CAPS, "cards": SPLINTER}
    for kind, text in texts.items():
        (folder / kind).mkdir()
        (folder / kind / "bells.yaml").write_text(text, encoding="utf-8")
    return load([base_prefabs(), Path(folder)])


def fought(library: Library, relic: str, *hand: str, **given: object) -> Fight:
    return sandbox(
        hand=list(hand), foes=[{"prefab": "skeleton_warrior", "hp": 50}], relics=[relic], library=library, **given
    )


def strike(library: Library, relic: str) -> int:
    """An Attack deals 6."""
    return hits(fought(library, relic, "strike").play("strike"))[0]


def struck(library: Library, relic: str) -> int:
    """The Skeleton Warrior attacks for 6."""
    return fought(library, relic).foes[0].intent.damage


def thrown(library: Library, relic: str) -> int:
    """The Firebomb deals 10 to all."""
    return hits(fought(library, relic, potions=["firebomb"]).use("firebomb"))[0]


def splintered(library: Library, relic: str) -> int:
    """A skill deals 4 to its owner."""
    return hits(fought(library, relic, "splinter").play("splinter"))[0]


def bled(library: Library, relic: str) -> int:
    """Bloodletting costs 3 HP."""
    return of(fought(library, relic, "bloodletting").play("bloodletting"), HpLost)[0].amount


def defended(library: Library, relic: str) -> int:
    """Defend gives 5 Block."""
    fight = fought(library, relic, "defend")
    fight.play("defend")
    return fight.player.block


def energy(library: Library, relic: str) -> int:
    """A turn begins with 3 Energy."""
    return fought(library, relic).player.energy


def kept(library: Library, relic: str) -> int:
    """Of 20 Block the enemy's blow leaves some; nothing of it stays."""
    fight = fought(library, relic, player={"block": 20})
    fight.end_turn()
    return fight.player.block


def found(library: Library, relic: str) -> int:
    """10 Gold are found."""
    return of(happen(begun(library=library, relics=[relic]), GainGold(10)), GoldGained)[0].amount


def paid(library: Library, relic: str) -> int:
    """A usual fight pays 10 to 20 Gold; here the least."""
    (offer, *_) = offers(won("rat_swarm", {"rewards": [0]}, library=library, relics=[relic]))
    return offer.amount


SCENES: dict[tuple[str, str], tuple[Callable[[Library, str], int], int]] = {
    ("attack_damage", "giver"): (strike, 8),
    ("attack_damage", "taker"): (struck, 8),
    ("damage", "giver"): (thrown, 12),
    ("damage", "taker"): (splintered, 6),
    ("hp_loss", "taker"): (bled, 5),
    ("card_block", "giver"): (defended, 7),
    ("energy", "giver"): (energy, 5),
    ("keep_block", "giver"): (kept, 2),
    ("gold", "giver"): (found, 12),
    ("combat_gold", "giver"): (paid, 12),
}


def test_every_channel_is_tried_here() -> None:
    assert set(SCENES) == set(NAMES)


@pytest.mark.parametrize(("word", "side"), NAMES)
def test_a_modifier_changes_its_amount(word: str, side: str, library: Library) -> None:
    scene, amount = SCENES[word, side]
    assert scene(library, f"bell_{word}_{side}") == amount


@pytest.mark.parametrize(("word", "side"), NAMES)
def test_no_other_modifier_changes_it(word: str, side: str, library: Library) -> None:
    """But attack damage is damage too (R2)."""
    scene, amount = SCENES[word, side]
    wider = {("attack_damage", "giver"): [("damage", "giver")], ("attack_damage", "taker"): [("damage", "taker")]}
    wider["damage", "taker"] = [("damage", "giver")]  # the splinter is the player's own
    for other in NAMES:
        if other != (word, side) and other not in wider.get((word, side), []):
            assert scene(library, f"bell_{other[0]}_{other[1]}") == amount - 2, other


@pytest.mark.parametrize(("word", "side"), NAMES)
def test_a_modifier_has_words(word: str, side: str, library: Library) -> None:
    text = plain(relic_text(library, library.relics[f"bell_{word}_{side}"]))
    assert ("Gain 2 Energy" if word == "energy" else "2 more") in text


@pytest.mark.parametrize("relics", [["cap_3", "cap_1"], ["cap_1", "cap_3"]])
def test_of_several_caps_the_lowest_holds(relics: list[str], library: Library) -> None:
    """R4: each is a limit of its own, in whatever order they came."""
    fight = sandbox(hand=["splinter"], foes=["skeleton_warrior"], relics=relics, library=library)
    assert hits(fight.play("splinter")) == [1]


def test_a_channel_more_needs_nothing_but_its_record() -> None:
    """Healing, half as much again: 4 HP become 6, and the card says so."""
    healing = Channel("healing", "HP that are regained", Heal, takes="{does:heal} {change} HP {origin:from}")
    channels = (*DECK.channels, healing)
    resolve = [type(one)(channels) if isinstance(one, ModifyAmount | CountUses) else one for one in DECK.resolve]
    game = replace(known(), ruleset=replace(DECK, channels=channels, resolve=tuple(resolve)))
    content = load()
    salve = structs.replace(content.cards["defend"], id="salve", effects=(Heal(4),))
    change = Modifier("healing", "taker", times=Ratio(3, 2))
    chalice = RelicPrefab(id="chalice", name="Chalice", text="Heals better.", rarity="rare", modifiers=(change,))
    content = structs.replace(
        content, cards={**content.cards, "salve": salve}, relics={**content.relics, "chalice": chalice}
    )
    fight = sandbox(hand=["salve"], relics=["chalice"], player={"hp": 30}, library=content, game=game)
    assert plain(fight.look().hand[0].text) == "Heal 6 HP."
    fight.play("salve")
    assert fight.player.hp == 36
