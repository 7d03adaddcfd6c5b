"""The kinds of prefab that every game has."""

from components.prefabs import (
    ActionPrefab,
    ActPrefab,
    EncounterPrefab,
    EventPrefab,
    HeroPrefab,
    KeywordPrefab,
    RelicPrefab,
    RewardPrefab,
    ShopPrefab,
    StatusPrefab,
)
from shadows.content.checks import prefabs, run
from shadows.content.checks.chains import rules_of_enemy, rules_of_relic, rules_of_status
from shadows.content.schema import forms
from shadows.content.schema.authoring import Kind
from shadows.content.text import summaries

ICON = "icons/{}.png"

CYCLE_OR_PHASES = {
    "if": {"required": ["phases"]},
    "then": {"properties": {"cycle": False, "triggers": False, "modifiers": False}},
    "else": {"required": ["cycle"]},
}

SHARED: dict[str, Kind] = {
    "statuses": Kind(
        "status",
        StatusPrefab,
        check=prefabs.check_status,
        rules=rules_of_status,
        summary=summaries.of_status,
        picture=ICON,
    ),
    "relics": Kind(
        "relic",
        RelicPrefab,
        check=prefabs.check_relic,
        rules=rules_of_relic,
        summary=summaries.of_relic,
        picture=ICON,
    ),
    "potions": Kind(
        "potion",
        forms.PotionForm,
        forms.potion,
        check=prefabs.check_potion,
        summary=summaries.of_potion,
        picture=ICON,
    ),
    "enemies": Kind(
        "enemy",
        forms.EnemyForm,
        forms.enemy,
        check=prefabs.check_enemy,
        rules=rules_of_enemy,
        summary=summaries.of_enemy,
        together=CYCLE_OR_PHASES,
        picture="models/{}/{}.bam",
    ),
    "heroes": Kind("hero", HeroPrefab, picture="heroes/{}_figure.webp"),
    "encounters": Kind("encounter", EncounterPrefab, summary=summaries.of_encounter),
    "acts": Kind("act", ActPrefab, check=run.check_act),
    "keywords": Kind("keyword", KeywordPrefab, check=prefabs.check_keyword),
    "events": Kind("event", EventPrefab, check=run.check_event, summary=summaries.of_event),
    "actions": Kind("action", ActionPrefab, check=run.check_action, summary=summaries.of_action, picture=ICON),
    "rewards": Kind("reward", RewardPrefab, check=run.check_reward),
    "shops": Kind("shop", ShopPrefab, check=run.check_shop),
}
"""Each by its folder, as `components.prefabs.Library` has them."""
