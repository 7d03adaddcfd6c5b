"""Whether what only the dice game has makes sense."""

from components.dice.hands import HandPrefab
from shadows.content.schema.authoring import Definitions
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
