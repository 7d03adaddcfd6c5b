"""Standing rules in words: triggers, modifiers and what a status does by itself."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, get_args

from components.effects import DealDamage, Effect
from components.prefabs import StatusPrefab
from components.rules import COUNTDOWNS, MOMENTS, Channel, Modifier, Origin, Ratio, Tick, Trigger
from components.terms import CardType
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import always, condition, lost_or_gained, several
from shadows.content.text.wording.clauses import conjugated, doing
from shadows.content.text.wording.phrases import NOTHING, Phrase, hundredths, keyword, listed, number, phrase, signed
from shadows.content.text.wording.templates import Mark, filled, term
from shadows.content.text.wording.verbs import clauses_of, together, told
from shadows.content.text.wording.voices import THE_ATTACKER, THE_TARGET, WHOEVER_CAUSES_IT, YOU, Party, Voice
from shadows.content.words import CHANNELS, OCCASIONS


def _type(name: str) -> Phrase:
    """`an Attack`, `a Power`; `a card` for any."""
    if name not in get_args(CardType):
        return phrase("a card")
    return phrase("an" if name == "attack" else "a", keyword(name.capitalize(), name))


ORIGINS: dict[Origin, str] = {
    "": "",
    "card": "a card",
    "attack": "an Attack",
    "skill": "a Skill",
    "power": "a Power",
    "relic": "a relic",
    "potion": "a {potion}",
    "status": "a status",
    "enemy": "an enemy",
}


CARD_ORIGINS: tuple[Origin, ...] = ("attack", "skill", "power")
"""Those that are cards of a type; a `status` is no card here."""


def _origin(origin: Origin, before: str, voice: Voice) -> Phrase:
    """`from a card`, or nothing where it may come from anything. An enemy's move is an attack as well: it is said whose
    Attack is meant."""
    if origin == "attack" and before != "with":
        return phrase(before, "one of your", keyword("Attacks", "attack"))
    if origin in CARD_ORIGINS:
        return phrase(before, _type(origin))
    return phrase(before, ORIGINS[origin].format(potion=voice.library.potion)) if origin else NOTHING


def _does(voice: Voice, verb: str) -> Phrase:
    """`you lose`, `it loses`."""
    return phrase("it" if voice.actor.third else "you", conjugated(verb, voice.actor))


def _foe(voice: Voice, others: str) -> Phrase:
    """Who stands against the player, or what is said of that where another speaks."""
    return phrase(others if voice.actor.third else "an enemy")


def _occasion(trigger: Trigger, voice: Voice) -> Phrase:
    """What is answered, as the occasion's record says it."""
    occasion = OCCASIONS[trigger.when]
    marks: dict[str, Mark] = {
        "own": lambda _: phrase(voice.own),
        "combat": lambda _: phrase(voice.combat),
        "card": lambda _: _type(trigger.type),
        "potion": lambda _: phrase(voice.library.potion),
        "status": lambda _: voice.status(trigger.status) if trigger.status else phrase("a status"),
        "is": lambda _: phrase("it is" if voice.actor.third else "you are"),
        "does": lambda verb: _does(voice, verb),
        "foe": lambda others: _foe(voice, others),
        "origin": lambda before: _origin(trigger.origin, before, voice),
        "which": lambda otherwise: _which(trigger.which, occasion.narrows) or filled(otherwise, marks),
        "keyword": term,
    }
    return filled(occasion.text, marks)


def _of_mod(said: str, voice: Voice) -> Phrase:
    """An occasion that a mod adds, as it says it to the player: `you erupt`, and of another `it erupts`."""
    first, _, others = said.partition(" ")
    if voice.actor.third and first == "your":
        return phrase("its", others)
    if first != "you":
        return phrase(said)
    verb, _, others = others.partition(" ")
    return phrase(_does(voice, verb), others)


def _how_often(times: int) -> str:
    """`once per combat`, `up to 3 times per combat`, or nothing without a limit."""
    if not times:
        return ""
    return "once per combat," if times == 1 else f"up to {times} times per combat,"


def trigger_sentences(trigger: Trigger, voice: Voice, *, in_hand: bool = False) -> list[Phrase]:
    """`whenever you lose HP from a card, gain 1 Strength`; `in_hand` is for a card that acts only there."""
    voice = voice.answering(trigger.when)
    said = voice.library.words.get(trigger.when)
    occasion = _occasion(trigger, voice) if said is None else _of_mod(said, voice)
    if not occasion[0].text.startswith("at the"):
        occasion = phrase("when" if trigger.per_combat else "whenever", occasion)
    provided = [phrase("this card is in your hand")] if in_hand else []
    if trigger.condition:
        provided.append(condition(trigger.condition, voice))
    if provided:
        occasion = phrase(occasion, ", if", listed(provided))
    done, *more = told(clauses_of(trigger.do, voice))
    return [phrase(_how_often(trigger.per_combat), occasion, ",", done), *more]


def obtained_sentences(effects: Sequence[Effect], voice: Voice) -> list[Phrase]:
    """`when obtained, lose 15 max HP`, and what follows from it."""
    done, *more = told(clauses_of(effects, voice))
    return [phrase("when obtained,", done), *more]


class Change(NamedTuple):
    """What a modifier does to an amount: `2 more`, `25% less`, `at most 1`. `added` is the part of it that is added
    alone, with whether less than nothing is; `rest` says how much that is where it has to be worked out. `one` says
    that the number at its end is 1."""

    whole: Phrase
    added: Phrase
    lost: bool
    rest: Phrase = NOTHING
    one: bool = False


def _change(modifier: Modifier, channel: Channel, voice: Voice) -> Change:
    """`2 more`, `25% less`, `at most 1`; `no` and `twice as much`."""
    alone = not modifier.add
    if alone and (modifier.times == Ratio(0, 1) or (modifier.cap == 0 and modifier.times is None)):
        return Change(phrase("no"), NOTHING, lost=False)
    if alone and modifier.times == Ratio(2, 1) and modifier.cap is None:
        return Change(phrase("twice as many" if channel.counts else "twice as much"), NOTHING, lost=False)
    lost, added, rest = _added(modifier, channel, voice)
    less = "fewer" if channel.counts else "less"
    parts = [phrase(added, less if lost else "more")] if modifier.add else []
    if modifier.times is not None:
        percent = 100 * modifier.times.over // modifier.times.under - 100
        parts.append((number(abs(percent)), Span("% more" if percent >= 0 else f"% {less}")))
    if modifier.cap is not None:
        parts.append(phrase("at most", _in_units(modifier.cap, channel)))
    last = modifier.cap if modifier.cap is not None else modifier.add if modifier.times is None else 0
    return Change(listed(parts), added, lost, rest, last in (1, -1))


UNITS = {"": "", "hundredths": "hundredths", "percent": "percent"}
"""What is counted where an amount has to be worked out, by its unit."""


def _in_units(value: int, channel: Channel) -> Span:
    """A number as players read it: hundredths as parts of 1, a share with its sign."""
    if channel.unit == "hundredths":
        return Span(hundredths(value), "number")
    return Span(f"{signed(value)}%" if channel.unit == "percent" else signed(value), "number")


def _added(modifier: Modifier, channel: Channel, voice: Voice) -> tuple[bool, Phrase, Phrase]:
    """Whether less than nothing is added, the number without its sign, and how much it is where that is no number."""
    added = voice.stacks if modifier.add == "stacks" else modifier.add
    if isinstance(added, str):
        return False, (Span(added, "number"),), NOTHING
    if isinstance(added, int):
        return added < 0, (_in_units(abs(added), channel),), NOTHING
    lost, amount = lost_or_gained(added, always(Span(UNITS[channel.unit])), voice, ())
    provided = phrase("if", condition(amount.only, voice)) if amount.only else NOTHING
    if amount.more is not None:
        when, more = amount.more
        provided = phrase("and", more, "if", condition(when, voice))
    if len(amount.body) == 1:
        return lost, amount.body, provided
    return lost, NOTHING, (Span(", "), *phrase(amount.body, provided))


def modifier_sentence(modifier: Modifier, voice: Voice) -> Phrase:
    """`you lose 1 less HP from an Attack`."""
    channel = CHANNELS[modifier.of]
    others = voice
    if voice.parties["target"] is not YOU:
        others = voice.seeing(THE_TARGET if modifier.side == "giver" else _giver(channel))
    change = _change(modifier, channel, others)
    provided = phrase("if", condition(modifier.condition, others)) if modifier.condition else NOTHING
    return phrase(_how_often(modifier.per_combat), _modified(modifier, channel, change, voice), change.rest, provided)


def _giver(channel: Channel) -> Party:
    """What the one is called from whom an amount comes."""
    return THE_ATTACKER if channel.verb in (None, DealDamage) else WHOEVER_CAUSES_IT


def _modified(modifier: Modifier, channel: Channel, change: Change, voice: Voice) -> Phrase:
    """What is changed, as the channel's record says it."""

    def said(none: str) -> Phrase:
        return phrase(none) if none and modifier.cap == 0 else change.whole

    def origin(before: str) -> Phrase:
        before, _, otherwise = before.partition(" ")
        return _origin(modifier.origin, before, voice) or phrase(before if otherwise else "", otherwise)

    def gains(_: str) -> Phrase:
        """`gain 1`, `lose 1`; `gain 50% more`."""
        only_added = modifier.times is None and modifier.cap is None
        verb = "lose" if only_added and change.lost else "gain"
        return phrase(doing(voice.player, verb), change.added if only_added else change.whole)

    def amount(_: str) -> Phrase:
        """`1`, `at most 1`, `1 (at most 1)`; `50% more`, and `1 less` of what is lost."""
        if not modifier.add or modifier.times is not None or change.lost or not change.added:
            return change.whole
        if modifier.cap is None:
            return change.added
        return (*change.added, Span(" (at most "), _in_units(modifier.cap, channel), Span(")"))

    return filled(
        channel.gives if modifier.side == "giver" else channel.takes,
        {
            "own": lambda _: phrase(voice.own),
            "change": said,
            "amount": amount,
            "noun": lambda one: phrase(one if change.one else several(one)),
            "gains": gains,
            "turn": lambda _: phrase("a turn" if modifier.per_combat else "each turn"),
            "does": lambda verb: _does(voice, verb),
            "origin": origin,
            "which": lambda otherwise: _which(modifier.which, channel.narrows) or phrase(otherwise),
            "keyword": term,
        },
    )


def _which(words: Iterable[str], meaning: Mapping[str, str]) -> Phrase:
    """What the words after `for:` mean, or nothing where there are none."""
    return listed([phrase(meaning[word]) for word in words], " or ")


TICK_ENDS = {"one_less": "falls by 1", "halve": "is halved", "expire": "ends", "stay": ""}


def tick_sentence(tick: Tick, status: StatusPrefab, voice: Voice) -> Phrase:
    """`at the start of its turn, loses 3 HP, then Poison falls by 1`."""
    done = together(clauses_of(tick.do, voice))
    moment = MOMENTS[tick.at].text.format(own=voice.own)
    end = TICK_ENDS[tick.then]
    return phrase(moment, ",", done, phrase(", then", status.name, end) if end else NOTHING)


def countdown_sentence(status: StatusPrefab, voice: Voice) -> Phrase:
    """`falls by 1 at the end of the round`."""
    return phrase("falls by 1", COUNTDOWNS[status.countdown].text.format(own=voice.own))
