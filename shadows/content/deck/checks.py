"""Whether a card makes sense, and the triggers that it brings."""

from collections.abc import Iterator

from components.deck.prefabs import CardPrefab
from shadows.content.checks.chains import endless
from shadows.content.checks.prefabs import check_aim, is_aimed
from shadows.content.deck.forms import OFFERED
from shadows.content.schema.authoring import Definitions, Rule
from shadows.content.schema.walk import parts
from shadows.content.yaml.source_file import Sheet


def check_card(sheet: Sheet, card: CardPrefab, _definitions: Definitions) -> None:
    """Whether a card makes sense."""
    if not card.aim:
        hint = "write 'target: enemy', or say whom: 'to: all_enemies' for example"
        check_aim(sheet, card.effects, "the card has no target", hint)
    elif not any(is_aimed(part) for part in parts(card.effects)):
        sheet.report(sheet.at(card, "target"), "nothing is aimed at the enemy", "leave 'target' out", "warning")
    if card.unplayable and card.effects:
        sheet.report(sheet.at(card, "effects"), "an unplayable card has effects", "use 'triggers' with 'where: hand'")
    if not (card.unplayable or card.effects or card.triggers or card.modifiers):
        sheet.report(sheet.at(card), "the card does nothing", "give it 'effects' or 'triggers'")
    if card.triggers and card.where == "powers" and card.type != "power":
        hint = "write 'where: hand', or make it a power"
        sheet.report(sheet.at(card, "triggers"), f"triggers of a {card.type} never act among the powers", hint)
    for trigger in card.triggers:
        if trigger.when == "combat_start":
            message = "the combat has begun before any card is drawn"
            sheet.report(sheet.at(trigger, "when"), message, "use 'turn_start', or a relic", "warning")
    if card.pool == "hero" and not card.hero:
        sheet.report(sheet.at(card, "pool"), "'pool: hero' needs a hero", "write 'hero:' too")
    if card.pool != "none" and card.rarity not in OFFERED:
        hint = f"use {', '.join(OFFERED)}, or 'pool: none'"
        sheet.report(sheet.at(card, "rarity"), f"a {card.rarity} card is never offered", hint)
    if card.pool != "none" and not card.upgrade:
        sheet.report(sheet.at(card), "the card cannot be upgraded", "write 'upgrade:' with what gets better", "warning")
    if card.upgrade and card.type in ("curse", "status"):
        sheet.report(sheet.at(card), f"a {card.type} has no upgrade", "leave 'upgrade' out")


def rules_of_card(card: CardPrefab) -> Iterator[Rule]:
    """The triggers of a card, which the player has."""
    return (Rule(card, trigger, "player", "card", card.type) for trigger in endless(card.triggers))
