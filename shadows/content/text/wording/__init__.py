"""Texts of cards, relics, potions, statuses and intents, made from what they do, so that text and rules cannot part.

A hand-written `text` wins; `{stacks}` in that of a status stands for its stacks. All texts are `Text`: spans with
keywords that tooltips explain and with live numbers.
"""

from shadows.content.text.wording.nodes import fight_text, shop_text
from shadows.content.text.wording.phrases import counted, plain, signed
from shadows.content.text.wording.terms import marked
from shadows.content.text.wording.texts import (
    card_text,
    effect_text,
    effects_text,
    enemy_text,
    intent_kinds,
    intent_text,
    move_text,
    potion_text,
    relic_sides,
    relic_text,
    status_text,
    tips,
)

__all__ = [
    "card_text",
    "counted",
    "effect_text",
    "effects_text",
    "enemy_text",
    "fight_text",
    "intent_kinds",
    "intent_text",
    "marked",
    "move_text",
    "plain",
    "potion_text",
    "relic_sides",
    "relic_text",
    "shop_text",
    "signed",
    "status_text",
    "tips",
]
