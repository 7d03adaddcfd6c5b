"""What a client sees of a session: read-only pictures, complete and already worded. `Session.look()` makes them."""

from typing import Any, Literal, TypeVar

import msgspec

from shadows.content.text.spans import Text


class Look(msgspec.Struct, frozen=True):
    """Base of all pictures."""


Grown = TypeVar("Grown", bound=Look)


def grown(look: Look, kind: type[Grown], **more: Any) -> Grown:
    """A look as one of a kind that has more fields, with these."""
    return kind(**(msgspec.structs.asdict(look) | more))


class CardLook(Look, frozen=True):
    """A card. `cost` is what is shown in the orb: a number, `X`, or empty for what cannot be played.

    `refusal` says why it cannot be played now, empty if it can. `theme` is the hero's id or `colorless`.
    """

    entity: int
    id: str
    name: str
    type: str
    rarity: str
    theme: str
    cost: str
    aim: bool
    upgraded: bool
    text: Text
    refusal: str = ""


class StatusLook(Look, frozen=True):
    """A status on a body: `kind` is buff or debuff. `undoes` is the id of the status beside it whose change it takes
    back after a time (R16): its stacks are counted there already."""

    id: str
    name: str
    kind: str
    stacks: int
    text: Text
    undoes: str = ""


class IntentLook(Look, frozen=True):
    """What an enemy will do, with real numbers. `kinds` are its parts: attack, defend, buff, debuff, heal, summon.

    `damage` is that of one hit as it would fall now, None without an attack; `hits` how many.
    """

    kinds: tuple[str, ...]
    name: str
    text: Text
    damage: int | None
    hits: int


class BodyLook(Look, frozen=True):
    """The player or an enemy. `foes` stand left to right."""

    entity: int
    id: str
    name: str
    hp: int
    max_hp: int
    block: int
    statuses: tuple[StatusLook, ...]


class FoeLook(BodyLook, frozen=True):
    """An enemy. `number` is its own for the whole fight, counted from 1 as they came; `tier` is normal, elite, boss or
    minion; `phase` counts from 0."""

    number: int
    tier: str
    phase: int
    intent: IntentLook


class PlayerLook(BodyLook, frozen=True):
    """The player. `theme` is the hero's id."""

    gold: int
    theme: str


class RelicLook(Look, frozen=True):
    """A relic carried."""

    entity: int
    id: str
    name: str
    rarity: str
    text: Text
    flavour: str


class PotionLook(Look, frozen=True):
    """A potion slot's content; `refusal` says why it cannot be used now."""

    slot: int
    id: str
    name: str
    aim: bool
    text: Text
    flavour: str
    refusal: str = ""


Layout = Literal["list", "story", "fire", "shop", "spoils", "relics", "cards", "large_cards", "map"]
"""How a question is laid out: the window has a layout of each name, the terminal tells each.

- `list`: a panel with a row for each option; it fits every question
- `story`: what is told at the side of the place, the options below it
- `fire`: a panel for each option, side by side
- `shop`: wares with their prices
- `spoils`: a list of things to take, all that need no other choice at once
- `relics`: relics with what they give and what they ask
- `cards`: many cards to look through
- `large_cards`: a few cards, large
- `map`: the ways on the act's map
"""


class OptionLook(Look, frozen=True):
    """An answer to a question, by its place.

    `kind` is what it stands for: card, relic, potion, gold, cards and relics (a choice of them), removal, node, choice,
    action, slot or encounter; `id` names it (for a node its kind), `card` is the card itself. `text` says what it does,
    `group` is a heading that it belongs under, `price` is in Gold. `refusal` says why it cannot be chosen, empty if it
    can. `becomes` is the card's upgraded form, `note` what the option comes to as things stand, and why
    something does not come. `boons` and `banes` are what a relic of a boss gives and what it asks, sentence by
    sentence.

    Of things to take, `at_once` says that one is simply had: no other choice follows, if there is room for it. `sort`
    is what kind of thing it is (`Relic`), `choosing` what has to be done before it is had (`Choose a card`), and
    `staying` what is left behind with it, where that is not its name.
    """

    name: str
    kind: str = ""
    id: str = ""
    text: Text = ()
    card: CardLook | None = None
    place: int = 0
    chosen: bool = False
    group: str = ""
    price: int = 0
    refusal: str = ""
    becomes: CardLook | None = None
    note: Text = ()
    boons: tuple[Text, ...] = ()
    banes: tuple[Text, ...] = ()
    at_once: bool = False
    sort: str = ""
    choosing: str = ""
    staying: str = ""


class QuestionLook(Look, frozen=True):
    """What the player has to choose. `kind` is as in `components.flow.Question` and tells questions apart; how one is
    shown goes by its `layout`.

    `title` heads it, empty where the prompt says all; `story` is what is told before. `enough` says that `Choose(None)`
    is legal, and `leave` what that means. `id` is that of the event, the shop or the potion that it is about.
    `decides` says that something comes of an answer, which is told (`shadows.picture.outcomes`); `within` that it is
    asked on the way to something else, to which leaving leads back; `parting` is what is said to whoever leaves.
    `improves` says that the card that is chosen becomes
    what it `becomes`.
    """

    kind: str
    title: str
    story: str
    leave: str
    prompt: str
    options: tuple[OptionLook, ...]
    least: int
    most: int
    enough: bool = False
    id: str = ""
    layout: Layout = "list"
    decides: bool = False
    within: bool = False
    improves: bool = False
    parting: str = ""


class NodeLook(Look, frozen=True):
    """A node of the map. `state` is here, passed, open (can be entered now) or closed; `foes` are who waits there.
    `text` says what is to be done and to be had there.

    `option` is the place of an open node among the options of the question that is asked, None for the others.
    """

    place: int
    floor: int
    column: int
    kind: str
    name: str
    exits: tuple[int, ...]
    state: Literal["here", "passed", "open", "closed"]
    option: int | None = None
    foes: tuple[str, ...] = ()
    text: Text = ()


class JourneyLook(Look, frozen=True):
    """The run: the act (from 0), its name, the floor, and the map, as far as it is known, with the nodes entered in it.
    `scene` is what there is to see at the node: its kind, the event under way by its id, or what the open question
    shows in their place."""

    map: str
    act: int
    act_name: str
    floor: int
    nodes: tuple[NodeLook, ...]
    path: tuple[int, ...]
    outcome: str
    scene: str = ""


class HpChangeLook(Look, frozen=True):
    """HP that the player would gain, or lose where it is below 0, by one cause: all enemies together (`kind` `enemy`),
    or the card, relic or status of that `id`."""

    kind: str
    id: str
    name: str
    hp: int


class ForecastLook(Look, frozen=True):
    """Where ending the turn now would leave the player: when the next turn begins, or the combat is over (R61).

    `hp` is certain, or the worst that chance can bring. `deadly` says that it kills, `won` that the combat is won by
    then. `attacks` is the attack damage that falls before Block has held any of it. `changes` lead from the HP of now
    to `hp`, in the order in which they begin.
    """

    hp: int
    certain: bool
    deadly: bool
    won: bool
    attacks: int
    changes: tuple[HpChangeLook, ...] = ()


class Picture(Look, frozen=True):
    """Everything there is to see in any game; each has one of its own with what it is played with. `phase` is what the
    player is asked for: `play` (a command of the turn), `choose` (the open question), or `over`.

    `forecast` is what ending the turn now would come to, None where no turn can be ended; `upcoming` what arrives at
    the start of the next turn. `place` is the act's id, `journey` the run, None in a single fight.
    """

    phase: Literal["play", "choose", "over"]
    outcome: str
    seed: str
    kind: str
    place: str
    round: int
    player: PlayerLook
    foes: tuple[FoeLook, ...]
    relics: tuple[RelicLook, ...]
    potions: tuple[PotionLook | None, ...]
    question: QuestionLook | None
    upcoming: tuple[Text, ...]
    journey: JourneyLook | None = None
    forecast: ForecastLook | None = None

    @property
    def incoming(self) -> int:
        """The attack damage that would fall if the turn ended now."""
        return 0 if self.forecast is None else self.forecast.attacks


class PotionAimLook(Look, frozen=True):
    """What using a potion would leave of HP, Block and statuses; the fields as in `AimLook`."""

    hp_left: dict[int, int]
    block_left: dict[int, int]
    deadly: bool
    by_chance: bool = False
    statuses_left: dict[int, dict[str, int]] = {}


class AimLook(Look, frozen=True):
    """What playing a card at a target would do: the card with the numbers against it, and what would be left of HP
    and Block (body -> points) and of statuses (body -> id -> stacks).

    `by_chance` says that a random pick decides, by the card itself or by what answers it: the enemies are then left
    out, so that nothing is given away (R56). `deadly` warns that it would kill the player (R57).
    """

    card: CardLook
    damage: int
    block: int
    hp_left: dict[int, int]
    block_left: dict[int, int]
    deadly: bool
    by_chance: bool = False
    statuses_left: dict[int, dict[str, int]] = {}
