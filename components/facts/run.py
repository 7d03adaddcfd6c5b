"""What happens on the way, between the fights."""

from components.facts.fact import Fact


class ActBegan(Fact, frozen=True, gc=False):
    """The climb through an act begins; acts count from 0."""

    act: int


class NodeEntered(Fact, frozen=True, gc=False):
    """A place of the map was entered."""

    node: int
    floor: int
    kind: str


class NodeFound(Fact, frozen=True, gc=False):
    """A hidden place of the map was found: a way leads there from where the player stands."""

    node: int
    floor: int
    kind: str


class EventMet(Fact, frozen=True, gc=False):
    """An event begins."""

    line = "{event:events}."
    meets = ("events", "event")

    event: str


class ChoiceTaken(Fact, frozen=True, gc=False):
    """One of an event's choices was taken, by its place."""

    event: str
    choice: int


class GoldGained(Fact, frozen=True, gc=False):
    """Gold came in."""

    line = "you gain {amount} Gold."

    amount: int


class GoldLost(Fact, frozen=True, gc=False):
    """Gold went out."""

    line = "you lose {amount} Gold."

    amount: int


class NothingLeft(Fact, frozen=True, gc=False):
    """There was no `relic`, `potion` or `card` left to give; Gold takes its place (R36)."""

    kind: str


class RelicGained(Fact, frozen=True, gc=False):
    """A relic was acquired."""

    line = "you gain {prefab:relics}."
    meets = ("relics", "prefab")

    relic: int
    prefab: str


class RelicFaded(Fact, frozen=True, gc=False):
    """A mark of the next combat has done its work (R53)."""

    line = "{prefab:relics} fades."

    relic: int
    prefab: str


class PotionGained(Fact, frozen=True, gc=False):
    """A potion went into a slot."""

    line = "you gain {prefab:potions}."
    meets = ("potions", "prefab")

    slot: int
    prefab: str


class CardGained(Fact, frozen=True, gc=False):
    """A card joined the deck for good."""

    line = "{prefab:cards} joins your deck."
    meets = ("cards", "prefab")

    prefab: str


class CardRemoved(Fact, frozen=True, gc=False):
    """A card left the deck for good."""

    line = "{prefab:cards} leaves your deck."

    prefab: str


class CardUpgraded(Fact, frozen=True, gc=False):
    """A card of the deck was upgraded for good; `prefab` is what it was."""

    line = "{prefab:cards} is upgraded."

    prefab: str


class OffersMade(Fact, frozen=True, gc=False):
    """Something lies before the player: `rewards`, `shop`, `temple` or `shrine`."""

    kind: str


class RunEnded(Fact, frozen=True, gc=False):
    """The run is over: `won`, `lost` or `abandoned`."""

    outcome: str
