"""What a careful player does between the fights, by rules that can be read."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from components.commands import Choose
from components.dice.effects import Practise
from components.effects import Heal
from shadows.lab.bots.gains import gain
from shadows.lab.bots.ways import best_way
from shadows.lab.copying import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from shadows import Session
    from shadows.lab.bots.dice.turn import Turn
    from shadows.picture.dice.models import DicePicture
    from shadows.picture.models import OptionLook

RARITIES = {"common": 1.0, "uncommon": 2.0, "rare": 3.0}
"""What a relic is worth."""
HURT = 60
"""The share of max HP below which a fire is for resting, in a hundred."""
WELL = 75
"""The share of max HP from which an elite is sought."""
SPARE = 40
"""Gold that is kept when consumables are bought."""
FOLLOWING = ("practice", "potion_slot", "throw", "naming", "once_more", "pick", "give")
"""Questions that belong to a choice that was taken before."""
THROWN_AGAIN = 3
"""Dice of a throw that show less than this many are thrown again."""
WORTH = {
    "rerolls": 16.0,
    "dice": 30.0,
    "hold_limit": 2.0,
    "chips": 3.4,
    "mult": 0.55,
    "element_chance": 1.1,
    "combo_damage": 0.17,
    "stun_threshold": -1.7,
    "max_hp": 1.2,
}
"""What a point of an amount is worth, in hundredths of a mean hit (the relic budget of *Settled by simulation*)."""
NARROWED = 0.4
"""What of it is left where it holds for some hands or at some times alone."""


class Road:
    """Answers the open question of the way.

    - map: the way that is worth most: chests and shrines first, elites when healthy, fires when hurt
    - rewards: the relic; a consumable where there is none and a slot is free
    - shop: relics, the rarest first, then consumables while Gold is left
    - fire: rest when hurt, otherwise practise the hand that is scored most
    - temple, shrine: what is worth most by the amounts it changes, for Gold, or for HP when healthy
    - event, trap: the choice after which most is gained, tried on guesses at what is hidden
    """

    def __init__(self) -> None:
        self._scored: Counter[str] = Counter()

    def remember(self, turn: Turn) -> None:
        """A hand is about to be scored."""
        if turn.strike is not None:
            self._scored[turn.strike.hand.id] += 1

    def choose(self, session: Session, picture: DicePicture, guesses: Sequence[str]) -> Choose:
        """A legal answer."""
        question = picture.question
        assert question is not None
        options = [option for option in question.options if not option.refusal and not option.chosen]
        match question.kind:
            case "map":
                return Choose(best_way(picture.journey, lambda kind: _drawn_to(picture, kind)))
            case "rewards":
                return _take(picture, options)
            case "shop":
                return _buy(session, picture, options)
            case "rest":
                return _rest(session, picture, options)
            case "event":
                return _first(sorted(options, key=lambda option: self._gain(session, option, guesses), reverse=True))
            case "pick":
                return _first(sorted(options, key=lambda option: _rated(session, option), reverse=True))
            case "temple" | "shrine":
                return _pray(session, picture, options)
            case "practice":
                return _first(sorted(options, key=lambda option: self._scored[option.id], reverse=True))
            case "throw":
                low = [option for option in options if int(option.name.rpartition(" ")[2]) < THROWN_AGAIN]
                return _first(low) if low else Choose(None)
            case _:
                return Choose(None) if question.enough else _first(options)

    def _gain(self, session: Session, option: OptionLook, guesses: Sequence[str]) -> float:
        """What a choice of an event brings, over all guesses, with what has to be chosen after it."""
        total = 0.0
        for guess in guesses:
            copy = imagine(session, guess)
            player = copy.look().player.entity
            happened = list(copy.submit(Choose(option.place)))
            while (question := copy.look().question) is not None and question.kind in FOLLOWING:
                happened += copy.submit(self.choose(copy, cast("DicePicture", copy.look()), guesses))
            total += sum(gain(fact, player) for fact in happened)
        return total


def _first(options: Sequence[OptionLook]) -> Choose:
    return Choose(options[0].place if options else None)


def _share(picture: DicePicture) -> float:
    """The HP that are left, in a hundred."""
    return picture.player.hp * 100 / picture.player.max_hp


def _drawn_to(picture: DicePicture, kind: str) -> float:
    match kind:
        case "elite":
            return 2.5 if _share(picture) >= WELL else -3.0
        case "rest":
            return 1.5 if _share(picture) >= HURT else 3.0
        case "shop":
            return 2.0 if picture.player.gold >= 60 else 1.0
        case "treasure" | "shrine" | "hidden":
            return 3.0
        case "event" | "temple":
            return 2.0
        case "trap":
            return 1.0
        case _:
            return 1.0


def _rated(session: Session, option: OptionLook) -> float:
    """By rarity; what is no relic is worth least."""
    relic = session.library.relics.get(option.id)
    return 0.0 if relic is None else RARITIES.get(relic.rarity, 0.0)


def _take(picture: DicePicture, options: Sequence[OptionLook]) -> Choose:
    """Gold, then the relic, then a consumable, then what there is for neither."""
    order = ["gold", "relic", "gift"]
    if None in picture.potions:
        order.insert(2, "potion")
    wanted = [option for kind in order for option in options if option.kind == kind]
    return _first(wanted)


def _buy(session: Session, picture: DicePicture, options: Sequence[OptionLook]) -> Choose:
    relics = [option for option in options if option.kind == "relic"]
    if relics:
        return _first(sorted(relics, key=lambda option: (-_rated(session, option), option.price)))
    free = None in picture.potions
    others = [
        option
        for option in options
        if option.kind == "service"
        or (option.kind == "potion" and free and picture.player.gold - option.price >= SPARE)
    ]
    return _first(others)


def _rest(session: Session, picture: DicePicture, options: Sequence[OptionLook]) -> Choose:
    wish = Practise if _share(picture) >= HURT else Heal
    fitting = [
        option
        for option in options
        if any(isinstance(effect, wish) for effect in session.library.actions[option.id].do)
    ]
    return _first(fitting or options)


def _pray(session: Session, picture: DicePicture, options: Sequence[OptionLook]) -> Choose:
    boons = session.library.shelf("boons")
    affordable = [option for option in options if not option.note or _share(picture) >= WELL]  # a note says: costs HP
    return _first(sorted(affordable, key=lambda option: _appeal(boons[option.id]), reverse=True))


def _appeal(prefab: object) -> float:
    """What the amounts are worth that a boon changes."""
    total = 0.0
    for modifier in getattr(prefab, "modifiers", ()):
        add = modifier.add if isinstance(modifier.add, int) else 1
        share = NARROWED if modifier.which or modifier.condition is not None else 1.0
        total += WORTH.get(modifier.of, 0.0) * add * share
    return total
