"""The terminal is told no less than the window: every field of every picture is heard in some line."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec
import pytest

from components.commands import Abandon
from shadows import sandbox
from shadows.content.text.spans import Span, Tip
from shadows.picture import models
from shadows.picture.deck import models as deck_models
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import AimLook, Look, Picture, PotionAimLook
from shadows.play.session import Session
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.text.console import Left
from shadows.text.deck.orders import ORDERS
from shadows.text.playing import Playing
from tests.run.playing import begun, enter, meet, win, won
from tests.text.scripts import Script

UNHEARD = {
    "CardLook.entity": "names a card to the door",
    "CardLook.id": "finds the card's picture",
    "FoeLook.entity": "names an enemy to the door",
    "FoeLook.id": "finds the model",
    "FoeLook.name": "heard with its number, as `Session.names` calls it",
    "DeckPlayerLook.entity": "names the player to the door",
    "DeckPlayerLook.id": "finds the portrait",
    "DeckPlayerLook.theme": "finds the colour of the frame",
    "StatusLook.id": "finds the icon",
    "RelicLook.entity": "names a relic to the door",
    "RelicLook.id": "finds the icon",
    "PotionLook.id": "finds the icon",
    "OptionLook.place": "names an answer to the door",
    "OptionLook.at_once": "`take all` asks for it",
    "OptionLook.sort": "the name says it, or the kind behind it",
    "OptionLook.choosing": "words of a button: the name says it",
    "OptionLook.staying": "words of a button: the way on is asked for",
    "OptionLook.id": "finds the picture of what is offered",
    "QuestionLook.id": "finds the picture of the scene",
    "QuestionLook.parting": "heard when it is left, as what came of it",
    "QuestionLook.kind": "tells questions apart: what is asked is heard",
    "QuestionLook.within": "a key leads back: `back` does so wherever there is a way",
    "QuestionLook.least": "the door says how many are missing",
    "QuestionLook.most": "the prompt says it in words",
    "NodeLook.kind": "finds the icon: the name says it",
    "NodeLook.option": "names a way to the door",
    "DeckJourneyLook.scene": "finds the place that the window shows",
    "DeckPicture.outcome": "the facts tell how it ends",
    "HpChangeLook.kind": "finds the icon: the name says it",
    "HpChangeLook.id": "finds the icon",
}
"""Fields that are for no ears, each with the reason."""


class Posed(SavedGame):
    """A game that looks as it is told to."""

    def __init__(self, session: Session, *poses: Look) -> None:
        super().__init__(session)
        self._poses = {type(pose): pose for pose in poses}

    def look(self) -> Picture:
        """The pose."""
        return self._poses.get(DeckPicture) or super().look()

    def aim(self, card: int, target: int | None = None) -> AimLook:
        """The pose."""
        return self._poses.get(AimLook) or super().aim(card, target)

    def aim_potion(self, slot: int, target: int | None = None) -> PotionAimLook:
        """The pose."""
        return self._poses.get(PotionAimLook) or super().aim_potion(slot, target)


def heard(game: SavedGame) -> str:
    """Everything that can be heard of a game without changing it: in brief, in full, and in answer to every order."""
    picture = game.look()
    answers = [] if picture.question is None else [option for option in picture.question.options if not option.chosen]
    things = [str(number) for number in range(1, 1 + max(len(answers), len(picture.hand)))]
    things += [thing.name for thing in (*picture.foes, *picture.relics, *picture.potions) if thing is not None]
    orders = [order.word for order in ORDERS.all if order.tells and order.word not in ("?", "look", "preview")]
    orders += [f"look {thing}" for thing in things]
    orders += [f"preview {number}{foe}" for number in range(1, 1 + len(picture.hand)) for foe in ("", " 1")]
    orders += [f"preview potion {potion.slot + 1}{foe}" for potion in picture.potions if potion for foe in ("", " 1")]
    lines: list[str] = []
    for brief in (True, False):
        settings.keep(Settings(brief=brief, guide=False))
        script = Script(orders if brief else [])
        with suppress(Left):
            Playing(game, script.console).run()
        lines += script.lines
    return "\n".join(lines)


FIGHT: dict[str, Any] = {
    "hand": [
        "bloodletting",
        "strike",
        "wound",
        "nightmare_lash",
        "defend+",
        "whispering_shroud",
        "soul_siphon",
        "vital_surge",
    ],
    "draw": ["strike", "defend"],
    "discard": ["strike"],
    "foes": [
        {
            "prefab": "tomb_guardian",
            "hp": 33,
            "block": 4,
            "statuses": {"strength": 2, "temporary_strength": 1},
            "step": 1,
        },
        "rat_swarm",
    ],
    "player": {"hp": 50, "block": 3, "energy": 4, "statuses": {"weak": 1, "burn": 2}},
    "relics": ["bloodstone"],
    "potions": ["blood_vial", "bleeding_flask", "smoke_bomb"],
    "kind": "boss",
}


def fight() -> Session:
    """A fight with something of everything, and a card of it in play and one that has more in store."""
    fought = sandbox(**FIGHT)
    fought.play("whispering_shroud")
    fought.play("soul_siphon")
    fought.play("vital_surge")
    return fought.session


def rest() -> Session:
    session = begun(hp=20, deck=["strike+", "defend"], relics=["bloodstone"], potions=["firebomb"])
    enter(session, "rest")
    return session


def shop() -> Session:
    session = begun(seed="SHOP", gold=75)
    enter(session, "shop")
    return session


def forge() -> Session:
    session = rest()
    session.submit(next(command for command in session.legal() if getattr(command, "option", None) == 1))
    return session


def boss_relic() -> Session:
    session = begun()
    enter(session, "boss", encounter="lich_king")
    win(session, {})
    place = next(option.place for option in session.look().question.options if option.kind == "relics")
    session.submit(next(command for command in session.legal() if getattr(command, "option", None) == place))
    return session


def event() -> Session:
    session = begun(hp=5)
    meet(session, "ancient_library")
    return session


def spoils() -> Session:
    return won("tomb_guardian", {"potions": [0, 1]})


def over() -> Session:
    session = begun()
    session.submit(Abandon())
    return session


SCENES = (fight, begun, rest, shop, forge, boss_relic, event, spoils, over, Session.practice)

Root = TypeVar("Root", bound=Look)


class Spot(NamedTuple):
    """A field somewhere in a picture: its value, what is heard as things are, and with another value in its place."""

    value: Any
    heard: str
    with_value: Callable[[Any], str]


def spots(thing: Look, put: Callable[[Any], Root]) -> Iterator[tuple[str, Any, Callable[[Any], Root]]]:
    """Each field within a picture, with its name and value, and the picture with another value there."""
    for name in thing.__struct_fields__:
        value = getattr(thing, name)

        def placed(new: Any, name: str = name) -> Root:
            return put(msgspec.structs.replace(thing, **{name: new}))

        yield f"{type(thing).__name__}.{name}", value, placed
        if isinstance(value, Look):
            yield from spots(value, placed)
        elif isinstance(value, tuple):
            for at, part in enumerate(value):
                if isinstance(part, Look):

                    def within(new: Any, at: int = at, value: tuple[Any, ...] = value, placed: Any = placed) -> Root:
                        return placed((*value[:at], new, *value[at + 1 :]))

                    yield from spots(part, within)


def others(value: Any) -> Iterator[Any]:
    """Other values in place of one, of which one must be heard."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (7919, 0)
        case str():
            yield from ("zyxwv", "here", "elite", "won")
        case tuple() if value and isinstance(value[0], Span):
            yield (Span("zyxwv"),)
        case tuple():
            yield from ((), ("zyxwv",), (7919,), (Span("zyxwv"),), ((Span("zyxwv"),),))
        case dict() if isinstance(next(iter(value.values())), dict):
            yield {body: {"weak": 7919} for body in value}
        case dict():
            yield dict.fromkeys(value, 7919)
        case None:
            yield from (7919, (Span("zyxwv"),))


SHOWN = (models.__name__, deck_models.__name__)
"""Where the kinds of pictures are declared that the card game shows."""


def kinds(base: type[Look] = Look) -> Iterator[type[Look]]:
    """The kinds of pictures that are really made."""
    for kind in base.__subclasses__():
        if kind.__module__ in SHOWN and not any(one.__module__ in SHOWN for one in kind.__subclasses__()):
            yield kind
        yield from kinds(kind)


FIELDS = {f"{kind.__name__}.{name}" for kind in kinds() if kind is not Tip for name in kind.__struct_fields__}
"""A `Tip` is no part of a picture: each client asks for its own."""


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Spot]]:
    """Every field wherever it stands in the scenes."""
    found: dict[str, list[Spot]] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SHADOWS_HOME", str(tmp_path_factory.mktemp("player")))
        for scene in SCENES:
            session = scene()
            before = heard(Posed(session))
            for field, value, placed in spots(session.look(), lambda picture: picture):
                changed = lambda new, placed=placed, session=session: heard(Posed(session, placed(new)))  # noqa: E731
                found.setdefault(field, []).append(Spot(value, before, changed))
        session = fight()
        foe = session.look().foes[0].entity
        before = heard(Posed(session))
        for aim in (session.aim(session.look().hand[0].entity, foe), session.aim_potion(1, foe)):
            for field, value, placed in spots(aim, lambda aim: aim):
                if field.startswith(type(aim).__name__):
                    changed = lambda new, placed=placed: heard(Posed(session, placed(new)))  # noqa: E731
                    found.setdefault(field, []).append(Spot(value, before, changed))
    return found


@pytest.mark.parametrize("field", sorted(FIELDS - UNHEARD.keys()))
def test_every_field_of_every_picture_is_heard(field: str, everywhere: dict[str, list[Spot]]) -> None:
    places = everywhere.get(field, [])
    assert places, f"no scene has a {field}: add one to SCENES"
    in_parts = any(isinstance(part, Look) for spot in places for part in (spot.value, *_parts(spot.value)))
    assert in_parts or any(_is_heard(spot, new) for spot in places for new in others(spot.value)), (
        f"{field} is told nowhere in the terminal"
    )


def _parts(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()


def _is_heard(spot: Spot, new: Any) -> bool:
    """Whether a value changes what is heard; one that no picture could have proves nothing."""
    try:
        return spot.with_value(new) != spot.heard
    except (AttributeError, KeyError, RuntimeError, StopIteration, TypeError):
        return False


def test_what_is_not_heard_is_there_and_says_why() -> None:
    assert UNHEARD.keys() <= FIELDS
    assert all(UNHEARD.values())


def test_styles_say_nothing_that_words_do_not(home: Path) -> None:
    """Colour is for those who see it: above and below the printed number, and what comes to nothing, are words too."""
    session = sandbox(hand=["strike"], foes=["rat_swarm"], player={"statuses": {"strength": 2, "weak": 1}}).session
    look = session.look()
    plain_card = msgspec.structs.replace(look.hand[0], text=(Span("Deal 6 damage."),))
    for style in get_args(get_type_hints(Span)["style"]):
        text = tuple(
            Span(span.text, style if span.text.isdecimal() else "plain", span.ref) for span in look.hand[0].text
        )
        card = msgspec.structs.replace(look.hand[0], text=text)
        lines = heard(Posed(session, msgspec.structs.replace(look, hand=(card,))))
        says = lines != heard(Posed(session, msgspec.structs.replace(look, hand=(plain_card,))))
        assert says == (style in ("raised", "lowered", "struck"))
