"""The kinds of prefab of the dice game: dice, hands, combos, the tree, and what it writes into those of every game."""

from dataclasses import replace

from components.dice.boons import BoonPrefab
from components.dice.hands import HandPrefab
from components.dice.prefabs import (
    ComboPrefab,
    DiceAchievementPrefab,
    DiceActPrefab,
    DiceEncounterPrefab,
    DiceHeroPrefab,
    DiceRelicPrefab,
    DiceStatusPrefab,
    DiePrefab,
    NodePrefab,
    TreePrefab,
)
from components.dice.run_prefabs import DiceEventPrefab, DiceRewardPrefab, DiceShopPrefab, GiftPrefab
from shadows.content.dice import forms
from shadows.content.dice.checks import (
    check_achievement,
    check_event,
    check_gift,
    check_hand,
    check_node,
    rules_of_node,
    text_of,
)
from shadows.content.dice.map_checks import check_act, check_encounter, check_encounters_of
from shadows.content.kinds import ICON, SHARED
from shadows.content.schema.authoring import Kind

KINDS: dict[str, Kind] = {
    "dice": Kind("die", DiePrefab),
    "hands": Kind("hand", HandPrefab, check=check_hand),
    "combos": Kind("combo", ComboPrefab),
    **SHARED,
    "statuses": replace(SHARED["statuses"], form=DiceStatusPrefab),
    "relics": replace(SHARED["relics"], form=DiceRelicPrefab),
    "potions": replace(SHARED["potions"], form=forms.ConsumableForm, build=forms.consumable),
    "enemies": replace(SHARED["enemies"], form=forms.DiceEnemyForm, build=forms.enemy),
    "heroes": replace(SHARED["heroes"], form=DiceHeroPrefab),
    "encounters": replace(SHARED["encounters"], form=DiceEncounterPrefab, check=check_encounter),
    "acts": replace(SHARED["acts"], form=DiceActPrefab, check=check_act, check_together=check_encounters_of),
    "events": replace(SHARED["events"], form=DiceEventPrefab, check=check_event),
    "gifts": Kind("gift", GiftPrefab, check=check_gift, summary=text_of),
    "rewards": replace(SHARED["rewards"], form=DiceRewardPrefab),
    "shops": replace(SHARED["shops"], form=DiceShopPrefab),
    "boons": Kind("boon", BoonPrefab, picture=ICON),
    "nodes": Kind("node", NodePrefab, check=check_node, rules=rules_of_node, summary=text_of),
    "trees": Kind("tree", TreePrefab),
    "achievements": Kind("achievement", DiceAchievementPrefab, check=check_achievement, summary=text_of),
}
"""All of them by their folders, as `components.dice.prefabs.DiceLibrary` has them."""
