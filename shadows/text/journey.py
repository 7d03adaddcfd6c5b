"""A run as lines: where it stands, the map ahead, its questions, its end."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from components.prefabs import Library
from shadows.content.text import wording
from shadows.content.text.spans import Text
from shadows.content.text.wording import counted
from shadows.credits import CREDITS
from shadows.picture.models import JourneyLook, NodeLook, OptionLook, Picture, QuestionLook
from shadows.picture.outcomes import OutcomeLook
from shadows.saves.stats import Stats
from shadows.text.console import line, one_line
from shadows.text.menus import Entry
from shadows.text.pictures import cost, potions, relics


def standing(picture: Picture, library: Library, *more: str) -> Iterator[Text]:
    """Where the player is between combats, and with what, in full; `more` is what a game has besides."""
    player, journey = picture.player, picture.journey
    if journey is not None:
        yield line(f"Act {journey.act + 1}, {journey.act_name}, floor {journey.floor}.")
        had = [f"{player.hp} of {player.max_hp} HP", f"{player.gold} Gold", *more]
        yield line(f"You, {player.name}: {', '.join(had)}.")
        yield from potions(picture, library)
        yield from relics(picture)


def in_short(picture: Picture) -> Text:
    """HP and Gold between combats, and on the map where the player is: elsewhere it has just been entered."""
    player, journey, question = picture.player, picture.journey, picture.question
    on_map = journey is not None and question is not None and question.layout == "map"
    where = f"{journey.act_name}, floor {journey.floor}. " if journey is not None and on_map else ""
    return line(f"{where}{player.hp} of {player.max_hp} HP, {player.gold} Gold.")


def heading(question: QuestionLook) -> Iterator[Text]:
    """What is told before a question; a map's title is where the player stands, and said already."""
    if question.title and question.layout != "map":
        yield line(f"{question.title}.")
    if question.story:
        yield line(question.story)


def outcome(outcome: OutcomeLook) -> Iterator[Text]:
    """What is written of what came of a decision; the keeper of a shop says it. All else was told fact by fact."""
    if outcome.story:
        yield line(f"“{outcome.story}”" if outcome.layout == "shop" else outcome.story)


def entries(question: QuestionLook, journey: JourneyLook | None, library: Library, *, full: bool = True) -> list[Entry]:
    """What can be answered, as the lines of a menu; each value is the option's place. What waits on a way is
    only told in full."""
    nodes = {} if journey is None else {node.option: node for node in journey.nodes}
    return [
        Entry(
            option.name,
            str(option.place),
            _about(option, question, nodes.get(option.place) if full else None),
            option.group,
            _detail(option, nodes.get(option.place), library),
        )
        for option in question.options
        if not option.chosen
    ]


def does(option: OptionLook, question: QuestionLook, node: NodeLook | None) -> Text:
    """What an answer to a question does; of a way, what waits there."""
    if question.improves and option.card is not None and option.becomes is not None:
        better = option.becomes
        return line(option.card.text, f" Becomes {better.name}{cost(better)}: ", better.text)
    if option.kind == "node" and node is not None:
        return way(node)
    return option.text


def _about(option: OptionLook, question: QuestionLook, node: NodeLook | None) -> Text:
    """What an answer does and comes to, and why it cannot be given."""
    note = line("(", option.note, ")") if option.note else ()
    refusal = line(f"({option.refusal})") if option.refusal else ()
    return one_line(does(option, question, node), note, refusal)


def way(node: NodeLook) -> Text:
    """What waits at a node: who, where its name does not say it, what is to be had, and where it leads."""
    unnamed = any(foe not in node.name for foe in node.foes)
    return line(f"{', '.join(node.foes)}. " if unnamed else "", node.text)


def _detail(option: OptionLook, node: NodeLook | None, library: Library) -> str:
    """What stands behind an option's name: a way's column, what kind of thing it is, a card's cost, a price."""
    if option.kind == "node" and node is not None:
        return f" ({_column(node)})"
    kind = {"relic": ", relic", "potion": f", {library.potion}"}.get(option.kind, "")
    card = f", {option.card.type}{cost(option.card)}" if option.card is not None else ""
    return f"{kind}{card}{f', {option.price} Gold' if option.price else ''}"


def leaving(question: QuestionLook) -> str:
    """What it means to go on; spoils are not left behind without a word (R66)."""
    left = question.layout == "spoils" and question.options
    return f"{question.leave}{' without these' if left else ''}"


def still_there(entries: Sequence[Entry], leave: str) -> Text:
    """What is left of a menu that has just been told: names alone."""
    names = [f"{number} {entry.name}" for number, entry in enumerate(entries, start=1)]
    return line(f"Left: {', '.join([*names, *([f'0 {leave}'] if leave else [])])}.")


def explained(library: Library, question: QuestionLook) -> Iterator[Text]:
    """The cards, relics and potions that the choices of a story name."""
    if question.layout == "story":
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
    passed = len(journey.path) - 1
    way = f", {counted(passed, 'floor')} of this act behind you" if passed > 0 else ""
    yield line(f"{journey.map.capitalize()} map, {journey.act_name}, floor {journey.floor}{way}.")
    yield line("What can still be reached:")
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


def ending(
    picture: Picture, tally: Stats | None, did: Sequence[str] = (), owned: Iterable[Text] = ()
) -> Iterator[Text]:
    """How a run ended, and its numbers; `did` and `owned` are what a game counts besides,
    and what the player owns in it."""
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
        yield from _numbers(tally, did)
    yield line(f"{picture.player.hp} of {picture.player.max_hp} HP and {picture.player.gold} Gold left.")
    yield from owned
    if picture.relics:
        yield line(f"Relics: {', '.join(relic.name for relic in picture.relics)}.")


def credits_of(picture: Picture) -> Iterator[Text]:
    """Who has made the game, after a victory."""
    if picture.journey is not None and picture.journey.outcome == "won":
        yield line("")
        for what, whose in CREDITS:
            yield line(f"{what}: {whose}.")


def _numbers(tally: Stats, did: Sequence[str]) -> Iterator[Text]:
    elite, bosses = f"{tally.elites} of them elite", counted(tally.bosses, "boss", "bosses")
    turns = ", ".join([counted(tally.turns, "turn"), *did])
    fought = f"{counted(tally.combats, 'combat')} won, {elite}, {bosses}"
    yield line(f"{counted(tally.floors, 'floor')}, {fought}, {turns}.")
    hurt = f"{tally.damage_dealt} damage dealt, {tally.damage_taken} HP lost, {tally.blocked} damage blocked"
    yield line(f"{hurt}, {tally.healed} HP healed, {tally.gold_gained} Gold found, {tally.gold_lost} spent.")
