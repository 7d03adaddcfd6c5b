"""A run as lines: where it stands, the map ahead, its questions, its end."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from components.prefabs import Library
from shadows.content import wording
from shadows.credits import CREDITS
from shadows.looks import JourneyLook, NodeLook, OptionLook, Picture, QuestionLook, Text
from shadows.outcomes import OutcomeLook
from shadows.saves.tally import Tally
from shadows.text.console import line
from shadows.text.menus import Entry
from shadows.text.pictures import carried, pile


def standing(picture: Picture, *, brief: bool) -> Iterator[Text]:
    """Where the player is between combats, and with what; potions and relics too, unless it shall be brief."""
    player, journey = picture.player, picture.journey
    if journey is None:
        return
    if not brief:
        yield line("")
        yield line(f"Act {journey.act + 1}, {journey.act_name}, floor {journey.floor}.")
    size = f"{len(journey.deck)} {'card' if len(journey.deck) == 1 else 'cards'}"
    yield line(f"You, {player.name}: {player.hp} of {player.max_hp} HP, {player.gold} Gold, {size}.")
    if not brief:
        yield from carried(picture)


def heading(question: QuestionLook) -> Iterator[Text]:
    """What is told before a question."""
    if question.title:
        yield line(f"{question.title}.")
    if question.story:
        yield line(question.story)


def outcome(outcome: OutcomeLook) -> Iterator[Text]:
    """What is written of what came of a decision; the keeper of a shop says it. All else was told fact by fact."""
    if outcome.story:
        yield line(f"“{outcome.story}”" if outcome.kind == "shop" else outcome.story)


def entries(question: QuestionLook, journey: JourneyLook | None) -> list[Entry]:
    """What can be answered, as the lines of a menu; each value is the option's place."""
    return [
        Entry(option.name, str(option.place), _about(option), option.group, _detail(option, question, journey))
        for option in question.options
        if not option.chosen
    ]


def _about(option: OptionLook) -> Text:
    about = option.card.text if option.card and not option.text else option.text
    if not option.refusal:
        return about
    return line(about, f"{' ' if about else ''}({option.refusal})")


def _detail(option: OptionLook, question: QuestionLook, journey: JourneyLook | None) -> str:
    """What stands behind an option's name: a way's column, a card's cost, a price."""
    if option.kind == "node" and journey is not None:
        node = next(node for node in journey.nodes if node.option == option.place)
        return f" ({_column(node)})"
    detail = f", cost {option.card.cost}" if option.card and option.card.cost and question.kind != "cards" else ""
    return f"{detail}, {option.price} Gold" if option.price else detail


def explained(library: Library, question: QuestionLook) -> Iterator[Text]:
    """The cards, relics and potions that the choices of an event name."""
    if question.kind == "event":
        words = line(*(option.text for option in question.options))
        for tip in wording.tips(library, words):
            if tip.kind in ("card", "relic", "potion"):
                yield line(f"  {tip.name}: ", tip.text)


def ahead(journey: JourneyLook) -> Iterator[Text]:
    """The floors above, with all that can still be reached; columns are letters."""
    nodes = {node.place: node for node in journey.nodes}
    reached = [next(node.place for node in journey.nodes if node.state == "here")]
    for place in reached:
        reached += (to for to in nodes[place].exits if to not in reached)
    yield line(f"{journey.act_name}, floor {journey.floor}. What can still be reached:")
    above = sorted((nodes[place] for place in reached[1:]), key=lambda node: (node.floor, node.column))
    floors = [list(floor) for _, floor in groupby(above, key=lambda node: node.floor)]
    for number, floor in enumerate(floors):
        following = floors[number + 1] if number + 1 < len(floors) else []
        yield line(f"  Floor {floor[0].floor}: {'; '.join(_told(node, following) for node in floor)}.")


def _told(node: NodeLook, following: Sequence[NodeLook]) -> str:
    """A node, and where it leads if that is not everywhere."""
    exits = [_column(other) for other in following if other.place in node.exits]
    leads = f" (leads to {', '.join(exits)})" if len(exits) < len(following) else ""
    return f"{_column(node)} {node.name}{leads}"


def _column(node: NodeLook) -> str:
    return chr(ord("a") + node.column)


def ending(picture: Picture, tally: Tally | None) -> Iterator[Text]:
    """How a run ended, its numbers, and after a victory the credits."""
    journey = picture.journey
    if journey is None:
        return
    yield line("")
    where = f"floor {journey.floor} of {journey.act_name}"
    if journey.outcome == "won":
        yield line("Victory. What ruled down here is dead, and nothing follows you up the stairs.")
    elif journey.outcome == "lost":
        cause = f", killed by {tally.cause}" if tally is not None and tally.cause else ""
        yield line(f"Defeat. You fell on {where}{cause}.")
    else:
        yield line(f"You gave up on {where}.")
    yield line(f"{picture.player.name}, {journey.map} map, seed {picture.seed}.")
    if tally is not None:
        yield from _numbers(tally)
    yield line(f"{picture.player.hp} of {picture.player.max_hp} HP and {picture.player.gold} Gold left.")
    yield from pile("Your deck", journey.deck)
    if picture.relics:
        yield line(f"Relics: {', '.join(relic.name for relic in picture.relics)}.")
    if journey.outcome == "won":
        yield line("")
        for what, whose in CREDITS:
            yield line(f"{what}: {whose}.")


def _numbers(tally: Tally) -> Iterator[Text]:
    fought = f"{tally.combats} combats won, {tally.elites} of them elite, {tally.bosses} bosses"
    yield line(f"{tally.floors} floors, {fought}, {tally.turns} turns, {tally.cards_played} cards played.")
    hurt = f"{tally.damage_dealt} damage dealt, {tally.damage_taken} HP lost, {tally.blocked} damage blocked"
    yield line(f"{hurt}, {tally.healed} HP healed, {tally.gold_gained} Gold found, {tally.gold_lost} spent.")
