"""A picture of the combat as lines."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from components.prefabs import Library
from shadows.looks import BodyLook, CardLook, FoeLook, IntentLook, Picture, PotionLook, RelicLook, Text
from shadows.text.console import line

Names = Mapping[int, str]


def state(picture: Picture, names: Names, library: Library, *, brief: bool = False) -> Iterator[Text]:
    """All that matters for the next command: enemies, the player, what comes, the hand; then potions, relics and piles,
    unless it shall be brief."""
    yield line("")
    if not brief:
        act = library.acts.get(picture.place)
        yield line(f"Round {picture.round}{f', {act.name}' if act else ''}.")
    yield line("Enemies:")
    for number, foe in enumerate(picture.foes, start=1):
        yield line(f"  {number}. ", _foe(foe, names))
    yield _player(picture)
    for text in picture.upcoming:
        yield line("  ", text)
    yield line("Hand:" if picture.hand else "Hand: empty.")
    for number, card in enumerate(picture.hand, start=1):
        yield line(f"  {number}. ", card_line(card))
    if not brief:
        yield from carried(picture)
        yield _piles(picture)


def _foe(foe: FoeLook, names: Names) -> Text:
    return line(f"{names[foe.entity]}: {_body(foe)}. Intent: ", intent(foe.intent), ".")


def intent(announced: IntentLook) -> Text:
    """`Flurry: Attack 4, 3 times`."""
    return line(f"{announced.name}: " if announced.name else "", announced.text)


def _body(body: BodyLook) -> str:
    """HP, Block and statuses."""
    parts = [f"{body.hp} of {body.max_hp} HP"]
    if body.block:
        parts.append(f"{body.block} Block")
    parts += (f"{status.name} {status.stacks}" for status in body.statuses)
    return ", ".join(parts)


def _player(picture: Picture) -> Text:
    player = picture.player
    coming = f"Incoming damage: {picture.incoming}." if picture.incoming else "No attack is coming."
    energy = f"{player.energy} of {player.energy_per_turn} Energy"
    return line(f"You, {player.name}: {energy}, {_body(player)}. {coming}")


def card_line(card: CardLook) -> Text:
    """A card in hand: name, cost, text, and whether it cannot be played now."""
    cost = f", cost {card.cost}" if card.cost else ""
    aim = ", needs a target" if card.aim else ""
    return line(f"{card.name}{cost}{aim}: ", card.text, " (Cannot be played now.)" if card.refusal else "")


def potion_line(potion: PotionLook) -> Text:
    """A potion: name and text."""
    return line(f"{potion.name}{', needs a target' if potion.aim else ''}: ", potion.text)


def relic_line(relic: RelicLook) -> Text:
    """A relic: name and text."""
    return line(f"{relic.name}: ", relic.text)


def carried(picture: Picture) -> Iterator[Text]:
    """Potions by their slots, and relics."""
    if any(picture.potions):
        yield line("Potions:")
        for potion in picture.potions:
            if potion is not None:
                yield line(f"  {potion.slot + 1}. ", potion_line(potion))
    if picture.relics:
        yield line("Relics:")
        for relic in picture.relics:
            yield line("  ", relic_line(relic))


def _piles(picture: Picture) -> Text:
    counts = f"{len(picture.draw)} to draw, {len(picture.discard)} discarded, {len(picture.exhaust)} exhausted"
    powers = f", {len(picture.powers)} powers in play" if picture.powers else ""
    return line(f"Cards: {counts}{powers}.")


def pile(title: str, cards: Sequence[CardLook]) -> Iterator[Text]:
    """The cards of a pile, those that are alike in one line."""
    if not cards:
        yield line(f"{title}: empty.")
        return
    yield line(f"{title}, {len(cards)} {'card' if len(cards) == 1 else 'cards'}:")
    counts = Counter(card.id for card in cards)
    for card in {card.id: card for card in cards}.values():
        many = f"{counts[card.id]} × " if counts[card.id] > 1 else ""
        yield line(f"  {many}{card.name}: ", card.text)
