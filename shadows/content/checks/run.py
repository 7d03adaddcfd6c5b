"""Whether what a run is made of makes sense: acts, events, fires, rewards, shops and what happens outside combat."""

from collections.abc import Sequence

from components.effect import Effect
from components.prefabs import ActionPrefab, ActPrefab, EventPrefab, Prefab, RewardPrefab, ShopPrefab
from components.run_prefabs import Weights
from shadows.content.schema.authoring import Definitions
from shadows.content.schema.walk import parts
from shadows.content.yaml.source_file import Sheet

FIRST_FLOOR = 2
"""The floor with which a plan begins; the start is floor 1 (R47)."""


def check_act(sheet: Sheet, act: ActPrefab, definitions: Definitions) -> None:
    """Whether an act makes sense."""
    plan = sheet.at(act, "plan")
    for floor, nodes in enumerate(act.plan, FIRST_FLOOR):
        if not nodes:
            sheet.report(plan, f"floor {floor} has no node", "list its nodes: a floor without one leads nowhere")
        last = floor == len(act.plan) + FIRST_FLOOR - 1
        for node in nodes:
            kind = sheet.at(node, "kind")
            if node.kind == "start":
                sheet.report(kind, f"a start on floor {floor}", "the start is floor 1, and needs no word")
            elif last and node.kind != "boss":
                sheet.report(kind, f"the last floor has a {node.kind}", "end the plan with a boss")
            elif node.kind == "boss" and not last:
                sheet.report(kind, f"a boss on floor {floor}", "a boss ends the act: put it on the last floor")
            fight = definitions.words.nodes[node.kind].fight
            if fight and not node.encounter:
                sheet.report(sheet.at(node), f"'encounter' is missing for the {node.kind} on floor {floor}")
            elif node.encounter and not fight:
                sheet.report(sheet.at(node, "encounter"), f"a {node.kind} has no enemies", "leave 'encounter' out")
    if act.plan and not act.shop:
        sheet.report(sheet.at(act), "'shop' is missing", "name the shop that the act's shops are like")
    if act.plan and not any(node.kind == "enemy" for nodes in act.plan for node in nodes):
        sheet.report(plan, "no floor has an enemy", "write one: the wandering map draws from them")


def check_event(sheet: Sheet, event: EventPrefab, definitions: Definitions) -> None:
    """Whether an event makes sense."""
    for choice in event.choices:
        check_outside(sheet, choice.do, definitions.in_events)
    if all(any(part.demands for part in choice.do) for choice in event.choices):
        hint = "add one that asks for nothing, to leave for example"
        sheet.report(sheet.at(event, "choices"), "no choice is always possible", hint)


def check_action(sheet: Sheet, action: ActionPrefab, definitions: Definitions) -> None:
    """Whether an action makes sense."""
    check_outside(sheet, action.do, definitions.outside)


def check_outside(sheet: Sheet, effects: Sequence[Effect], verbs: Sequence[type[Effect]]) -> None:
    """Effects that happen outside combat must be able to, as these `verbs` are; what belongs to events is looked at for
    all prefabs."""
    for part in parts(effects):
        if not isinstance(part, Effect):
            continue
        if part.happens == "in_combat":
            hint = f"allowed here: {', '.join(verb.verb() for verb in verbs)}"
            sheet.report(sheet.at(part), f"{part.verb()} cannot happen here", hint)
        elif getattr(part, "to", "self") != "self":
            sheet.report(sheet.at(part, "to"), "there is no one else outside combat", "leave 'to' out")


def check_reward(sheet: Sheet, reward: RewardPrefab, _definitions: Definitions) -> None:
    """Whether a reward makes sense."""
    if reward.gold_least > reward.gold_most:
        hint = f"use {reward.gold_least} or more"
        sheet.report(sheet.at(reward, "gold_most"), f"{reward.gold_most} is less than gold_least", hint)
    _check_weights(sheet, reward)


def check_shop(sheet: Sheet, shop: ShopPrefab, _definitions: Definitions) -> None:
    """Whether a shop makes sense."""
    _check_weights(sheet, shop)


def _check_weights(sheet: Sheet, prefab: Prefab) -> None:
    for part in parts(prefab):
        if isinstance(part, Weights) and not (part.common or part.uncommon or part.rare):
            sheet.report(sheet.at(part), "all weights are 0", "give one of them a number above 0")
