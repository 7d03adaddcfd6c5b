"""Whether what only the dice game has makes sense."""

from collections.abc import Iterator

from components.dice.hands import NUMBERS, HandPrefab
from components.dice.prefabs import DiceAchievementPrefab, Feat, NodePrefab
from components.dice.run_effects import FindGold, ThrowDice
from components.dice.run_prefabs import DiceEventPrefab, GiftPrefab
from components.prefabs import Library, Prefab
from shadows.content.checks import run
from shadows.content.checks.chains import endless
from shadows.content.checks.run import check_outside
from shadows.content.schema.authoring import Definitions, Rule
from shadows.content.schema.walk import parts
from shadows.content.yaml.source_file import Sheet

NEEDS = ("groups", "straight", "all", "dice")
"""What a hand can need, one of them."""


def check_hand(sheet: Sheet, hand: HandPrefab, _definitions: Definitions) -> None:
    """Whether a hand needs one thing, and one that dice can show."""
    needs = hand.needs
    named = [word for word in NEEDS if getattr(needs, word)]
    if not named:
        sheet.report(sheet.at(needs), "the hand needs nothing", f"write one of {', '.join(NEEDS)}")
    for word in named[1:]:
        message = f"a hand needs one thing, and this one has '{named[0]}' already"
        sheet.report(sheet.at(needs, word), message, f"leave '{word}' out")
    if any(size < 1 for size in needs.groups):
        sheet.report(sheet.at(needs, "groups"), "a group has one die at least", "write how many dice are alike")
    if list(needs.groups) != sorted(needs.groups, reverse=True):
        sheet.report(sheet.at(needs, "groups"), "the largest group comes first", f"write {sorted(needs.groups)[::-1]}")
    if needs.all and not needs.least:
        sheet.report(sheet.at(needs, "all"), "'all' needs to know of how many", "write 'least:' too")
    if needs.least and not needs.all:
        sheet.report(sheet.at(needs, "least"), "'least' goes with 'all'", "leave 'least' out")


def check_node(sheet: Sheet, node: NodePrefab, definitions: Definitions) -> None:
    """Whether a node of the tree can be reached, says what it does and does it."""
    check_outside(sheet, node.pickup, definitions.outside)
    if node.path and not node.branch:
        sheet.report(sheet.at(node, "path"), "a way is one of a branch", "write 'branch:' too")
    if node.size == "start":
        return
    if not node.joins:
        sheet.report(sheet.at(node), "the node lies beside none", "name one beside it: 'joins: [ice_t5]' for example")
    if node.id in node.joins:
        sheet.report(sheet.at(node, "joins"), "the node lies beside itself", "name others")
    if not node.text:
        sheet.report(sheet.at(node), "nobody reads what the node does", "write its 'text:'")
    if not (node.triggers or node.modifiers or node.pickup):
        sheet.report(sheet.at(node), "the node does nothing", "give it 'triggers', 'modifiers' or 'pickup'")


PLACES = ("event", "trap", "treasure", "hidden")
"""The kinds of node at which events are met."""


def check_event(sheet: Sheet, event: DiceEventPrefab, definitions: Definitions) -> None:
    """Whether an event is met somewhere, and each number of its dice brings something."""
    run.check_event(sheet, event, definitions)
    if event.at not in PLACES:
        sheet.report(sheet.at(event, "at"), f"nothing is met at a {event.at}", f"write one of {', '.join(PLACES)}")
    for part in parts(event):
        if isinstance(part, FindGold) and part.most < part.least:
            sheet.report(sheet.at(part, "most"), f"{part.most} is less than {part.least}", f"use {part.least} or more")
        if isinstance(part, ThrowDice) and part.prizes:
            upto = [prize.upto for prize in part.prizes]
            if upto != sorted(set(upto)) or upto[-1] != max(NUMBERS):
                hint = "write them upwards, the last with 'upto: 6'"
                sheet.report(sheet.at(part, "prizes"), "the prizes leave numbers out", hint)


def check_gift(sheet: Sheet, gift: GiftPrefab, definitions: Definitions) -> None:
    """Whether a gift can be given outside a combat, and something comes in any case."""
    check_outside(sheet, (*gift.do, *gift.otherwise), definitions.outside)
    if gift.needs is not None and not gift.otherwise:
        sheet.report(sheet.at(gift, "needs"), "nothing comes where that does not hold", "write 'else:' too")
    if gift.about and not gift.instead:
        sheet.report(sheet.at(gift, "about"), "nothing comes where it is not offered", "write 'instead:' too")


def rules_of_node(node: NodePrefab) -> Iterator[Rule]:
    """The triggers of a node, which the player has."""
    return (Rule(node, trigger, "player", "relic") for trigger in endless(node.triggers))


def check_achievement(sheet: Sheet, deed: DiceAchievementPrefab, _definitions: Definitions) -> None:
    """Whether an achievement asks for something, and says so."""
    if deed.feat == Feat():
        sheet.report(sheet.at(deed, "feat"), "every run does that", "name something: '{won: true}' for example")
    if not deed.text:
        sheet.report(sheet.at(deed), "nobody reads what has to be done", "write its 'text:'")


def text_of(_library: Library, prefab: Prefab) -> str:
    """What is written about it."""
    return prefab.text
