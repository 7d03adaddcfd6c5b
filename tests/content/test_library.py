"""Prefab folders become a library."""

from pathlib import Path
from shutil import copytree

import pytest

from components.amounts import Condition, Quantity
from components.effects import ApplyStatus, DealDamage, Effect, GainBlock, Heal, NextTurn, Summon
from components.prefabs import Move, Phase
from components.rules import Modifier, Ratio, Trigger
from shadows.content.problems import ContentError
from shadows.games import base_prefabs, check, load

ICE = """\
ice:
  name: Ice
  type: skill
  rarity: special
  cost: 1
  effects: {heal: 1}
"""


def test_the_games_own_content_has_no_problem():
    assert check() == []


def test_the_games_own_content_is_read_once():
    assert load() is load()
    assert load([base_prefabs()]) == load()


def test_a_folder_on_top_of_the_games_own_content_is_checked_with_it(written):
    written(ICE.replace("heal: 1", "add_card: wound"))
    assert check([base_prefabs()]) == []
    assert check([Path()]) == []


def test_a_folder_alone_does_not_know_the_games_own_content(written):
    with pytest.raises(ContentError) as refused:
        load([written(ICE.replace("heal: 1", "add_card: wound"))])
    assert str(refused.value) == "prefabs/cards/ice.yaml:6:23: unknown card 'wound' (ice.effects.add_card)"


def test_all_problems_of_all_files_are_raised_as_one_line_each(written):
    written(ICE.replace("cost: 1", "cost: ten"), "cards/a.yaml")
    with pytest.raises(ContentError) as refused:
        load([written("b: {name: B, kind: bad}\n", "statuses/b.yaml")])
    assert str(refused.value).split("\n") == [
        "prefabs/cards/a.yaml:5:9: a whole number from 0 or X expected, found the text 'ten' (ice.cost)",
        "prefabs/statuses/b.yaml:1:20: 'kind' cannot be 'bad' — allowed: buff, debuff (b.kind)",
    ]
    assert [problem.field for problem in refused.value.problems] == ["ice.cost", "b.kind"]


def test_a_warning_keeps_nothing_out(written):
    root = written(ICE.replace("special", "common\n  pool: shop"))
    assert load([root]).cards["ice"].pool == "shop"


def test_a_card_has_two_forms_that_name_each_other(written):
    library = load([written(ICE + "  upgrade: {cost: 0, exhaust: true}\n")])
    base, better = library.cards["ice"], library.cards["ice+"]
    assert (base.name, base.cost, base.exhaust, base.upgraded, base.upgrade) == ("Ice", 1, False, False, "ice+")
    assert (better.name, better.cost, better.exhaust, better.upgraded, better.upgrade) == ("Ice+", 0, True, True, "")
    assert base.effects == better.effects == (Heal(1),)


def test_a_card_without_upgrade_has_one_form(written):
    library = load([written(ICE)])
    assert list(library.cards) == ["ice"]
    assert library.cards["ice"].upgrade == ""


@pytest.mark.parametrize(
    ("extra", "rarity", "pool"),
    [
        ("hero: frost", "common", "hero"),
        ("hero: frost", "uncommon", "hero"),
        ("hero: frost", "rare", "hero"),
        ("hero: frost", "basic", "none"),
        ("hero: frost", "special", "none"),
        ("hero: frost\n  pool: none", "rare", "none"),
        ("pool: shop", "common", "shop"),
        ("exhaust: true", "common", "none"),
    ],
)
def test_where_a_card_is_offered(written, extra, rarity, pool):
    hero = (
        "frost: {name: F, title: F, theme: F, health: 1, energy: 1, draw: 1, gold: 1, potion_slots: 1, deck: [ice]}\n"
    )
    written(hero, "heroes/frost.yaml")
    text = ICE.replace("special", f"{rarity}\n  {extra}") + "  upgrade: {cost: 0}\n"
    library = load([written(text)])
    assert library.cards["ice"].pool == pool
    assert library.cards["ice+"].pool == "none"


def test_cost_x_and_no_cost(written):
    spend = load([written(ICE.replace("cost: 1", "cost: X"))]).cards["ice"]
    assert (spend.cost, spend.x_cost) == (None, True)
    text = ICE.replace("  cost: 1\n", "  unplayable: true\n").replace("  effects: {heal: 1}\n", "")
    stuck = load([written(text)]).cards["ice"]
    assert (stuck.cost, stuck.x_cost, stuck.unplayable) == (None, False, True)


@pytest.mark.parametrize(
    ("effect", "means"),
    [
        ("{deal_damage: 4, hits: 3}", DealDamage(4, hits=3)),
        ("{hits: 3, deal_damage: 4}", DealDamage(4, hits=3)),
        ("{gain_block: missing_hp}", GainBlock(Quantity(of="missing_hp"))),
        ("{gain_block: {of: missing_hp, plus: 3}}", GainBlock(Quantity(of="missing_hp", plus=3))),
        (
            "{deal_damage: {base: 7, plus: 7, when: {target_has: cold}}}",
            DealDamage(Quantity(base=7, plus=7, when=Condition(target_has="cold"))),
        ),
        ("{apply_status: cold}", ApplyStatus("cold", 1)),
        ("{apply_status: cold, stacks: 2, to: self}", ApplyStatus("cold", 2, to="self")),
        ("{next_turn: {heal: 2}}", NextTurn((Heal(2),))),
        ("{next_turn: [{heal: 2}, {heal: 3}]}", NextTurn((Heal(2), Heal(3)))),
    ],
)
def test_the_short_forms_of_effects(written, effect, means):
    written("cold: {name: Cold, kind: debuff}\n", "statuses/cold.yaml")
    text = ICE.replace("{heal: 1}", f"[{effect}, {{lose_hp: 1, to: target}}]") + "  target: enemy\n"
    made: tuple[Effect, ...] = load([written(text)]).cards["ice"].effects
    assert made[0] == means


def test_the_short_forms_of_moves_and_phases(written):
    text = """\
        ghoul:
          name: Ghoul
          health: 9
          triggers: {when: turn_start, do: {heal: 1}}
          cycle:
            - {deal_damage: 1}
            - [{deal_damage: 2}, {heal: 2}]
            - {name: Slam, do: {deal_damage: 3}}
            - {summon: ghoul, limit: 2, else: {deal_damage: 4}}
        """
    (phase,) = load([written(text, "enemies/ghoul.yaml")]).enemies["ghoul"].phases
    assert phase == Phase(
        cycle=(
            Move((DealDamage(1),)),
            Move((DealDamage(2), Heal(2))),
            Move((DealDamage(3),), name="Slam"),
            Move((Summon("ghoul", limit=2, otherwise=(DealDamage(4),)),)),
        ),
        triggers=(Trigger("turn_start", (Heal(1),)),),
    )


def test_a_ratio_is_written_as_a_fraction(written):
    text = "cold: {name: Cold, kind: debuff, modifiers: {of: attack_damage, times: 3/4}}\n"
    status = load([written(text, "statuses/cold.yaml")]).statuses["cold"]
    assert status.modifiers == (Modifier("attack_damage", times=Ratio(3, 4)),)


def test_every_prefab_says_where_it_was_written():
    assert load().cards["strike"].origin == "prefabs/deck/cards/basic.yaml:3"
    assert load().cards["strike+"].origin == "prefabs/deck/cards/basic.yaml:3"


def copied(tmp_path: Path, name: str) -> Path:
    return copytree(base_prefabs(), tmp_path / name / "prefabs")


def test_the_fingerprint_is_blind_to_files_comments_and_words(tmp_path):
    root = copied(tmp_path, "other")
    basic = root / "cards" / "basic.yaml"
    text = basic.read_text(encoding="utf-8").replace("name: Strike", "name: Blow # the first").replace(": [{", ":  [ {")
    (root / "cards" / "zz.yml").write_text("# moved\n" + text, encoding="utf-8")
    basic.unlink()
    other = load([root])
    assert other.cards["strike"].name == "Blow"
    assert other.fingerprint == load().fingerprint
    assert list(other.cards) == list(load().cards)


def test_the_fingerprint_changes_with_any_rule(tmp_path):
    root = copied(tmp_path, "other")
    basic = root / "cards" / "basic.yaml"
    text = basic.read_text(encoding="utf-8")
    basic.write_text(text.replace("deal_damage: 6", "deal_damage: 7"), encoding="utf-8")
    assert load([root]).fingerprint != load().fingerprint


def test_the_library_is_in_the_order_of_ids():
    library = load()
    for kind in ("cards", "statuses", "relics", "potions", "enemies", "heroes", "encounters", "acts", "keywords"):
        ids = list(getattr(library, kind))
        assert ids == sorted(ids)
        assert all(prefab.id == name for name, prefab in getattr(library, kind).items())
