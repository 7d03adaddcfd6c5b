"""A picture of the combat as lines: each thing by itself, and all together."""

from collections.abc import Iterator, Mapping, Sequence

from components.prefabs import Library
from shadows.content.text.spans import Text
from shadows.content.text.wording import counted, signed
from shadows.picture.models import (
    BodyLook,
    CardLook,
    ForecastLook,
    IntentLook,
    Picture,
    PotionLook,
    RelicLook,
    StatusLook,
)
from shadows.text.console import line

Names = Mapping[int, str]
"""What to call whom (`Session.names`), with the player called `you`."""

KINDS = {"elite": "An elite fight.", "boss": "A boss fight."}


def state(picture: Picture, names: Names, library: Library) -> Iterator[Text]:
    """Where a combat stands, in full: what matters for the next command, then what is carried, if anything can be."""
    yield round_of(picture, library)
    yield from enemies(picture, names)
    yield you(picture)
    yield from ending_turn(picture)
    if picture.potions:
        yield from potions(picture, library)
    if picture.relics:
        yield from relics(picture)


def round_of(picture: Picture, library: Library) -> Text:
    """Which round of what fight it is, and where."""
    act = library.acts.get(picture.place)
    kind = KINDS.get(picture.kind)
    return line(f"Round {picture.round}{f', {act.name}' if act else ''}.{f' {kind}' if kind else ''}")


def enemies(picture: Picture, names: Names) -> Iterator[Text]:
    """The enemies, left to right, each in a line."""
    yield line("Enemies:")
    for foe in picture.foes:
        told = line(f"{name_of(foe.number, names[foe.entity])}: {body(foe)}. Intent: ", intent(foe.intent), ".")
        yield line("  ", told)


def name_of(number: int, name: str) -> str:
    """`2. Rat Swarm`; a name that ends with the number says it already."""
    return name if name.endswith(f" {number}") else f"{number}. {name}"


def intent(announced: IntentLook) -> Text:
    """`Flurry: Attack 4, 3 times`."""
    return line(f"{announced.name}: " if announced.name else "", announced.text)


def body(who: BodyLook) -> str:
    """HP, Block and statuses."""
    parts = [f"{who.hp} of {who.max_hp} HP"]
    if who.block:
        parts.append(f"{who.block} Block")
    return ", ".join([*parts, *statuses(who.statuses)])


def statuses(lying: Sequence[StatusLook]) -> Iterator[str]:
    """What lies on a body, each in a few words. What takes a change back is told with the change: it would be heard
    twice otherwise."""
    held = {status.id for status in lying}
    undone = {status.undoes: status.stacks for status in lying if status.undoes}
    for status in lying:
        if status.undoes not in held:
            passing = f" ({signed(undone[status.id])} for a time)" if status.id in undone else ""
            yield f"{status.name} {signed(status.stacks)}{passing}"


def you(picture: Picture, *more: str) -> Text:
    """The player in a line; `more` is what a game tells before HP."""
    player = picture.player
    return line(f"You, {player.name}: {', '.join([*more, body(player)])}.")


def ending_turn(picture: Picture) -> Iterator[Text]:
    """What ending the turn now would do (R61), and what arrives at the start of the next."""
    if picture.forecast is not None:
        coming = f"Incoming damage: {picture.incoming}." if picture.incoming else "No attack is coming."
        yield line(f"{coming} {_outcome(picture.forecast, picture.player.hp)}")
        changes = picture.forecast.changes
        causes = ", ".join(f"{change.name} {'+' * (change.hp > 0)}{signed(change.hp)} HP" for change in changes)
        if causes:
            yield line(f"  {causes}.")
    for text in picture.upcoming:
        yield line("  ", text)


def _outcome(ahead: ForecastLook, hp: int) -> str:
    """Where ending the turn would leave the player."""
    worst = "" if ahead.certain else " at worst"
    if ahead.deadly:
        return f"Ending your turn now would kill you{worst}."
    if ahead.won:
        return f"Ending your turn now would win the combat, with {ahead.hp} HP left{worst}."
    if ahead.hp == hp:
        return f"Ending your turn now would cost no HP{worst}."
    return f"Ending your turn now would leave you {ahead.hp} HP{worst}."


def card_line(card: CardLook) -> Text:
    """A card: name, type, cost, text, and why it cannot be played now."""
    aim = ", needs a target" if card.aim else ""
    return line(f"{card.name}, {card.type}{cost(card)}{aim}: ", card.text, f" ({card.refusal})" if card.refusal else "")


def cost(card: CardLook) -> str:
    """`, cost 1`; nothing for what is never paid for."""
    return f", cost {card.cost}" if card.cost else ""


def potions(picture: Picture, library: Library) -> Iterator[Text]:
    """The potions by their slots."""
    carried = [potion for potion in picture.potions if potion is not None]
    free = len(picture.potions) - len(carried)
    slots = f" ({counted(free, 'slot')} free)" if free else ""
    yield line(f"{library.potion.capitalize()}s{slots}:{'' if carried else ' none.'}")
    for potion in carried:
        yield line(f"  {potion.slot + 1}. ", potion_line(potion))


def potion_line(potion: PotionLook) -> Text:
    """A potion: name, text, and why it cannot be used now."""
    aim = ", needs a target" if potion.aim else ""
    return line(f"{potion.name}{aim}: ", potion.text, f" ({potion.refusal})" if potion.refusal else "")


def relics(picture: Picture) -> Iterator[Text]:
    """The relics, as they were gained."""
    yield line("Relics:" if picture.relics else "Relics: none.")
    for relic in picture.relics:
        yield line("  ", relic_line(relic))


def relic_line(relic: RelicLook) -> Text:
    """A relic: name and text."""
    return line(f"{relic.name}: ", relic.text)
