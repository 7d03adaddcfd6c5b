"""Standing rules in words: triggers, modifiers and what a status does by itself."""

from collections.abc import Callable, Sequence
from typing import get_args

from components.effects import Effect
from components.prefabs import StatusPrefab
from components.rules import Modifier, Occasion, Origin, Ratio, Tick, Trigger
from components.terms import CardType
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import condition
from shadows.content.text.wording.clauses import conjugated, doing
from shadows.content.text.wording.phrases import NOTHING, Phrase, keyword, listed, number, phrase
from shadows.content.text.wording.run_verbs import GOLD
from shadows.content.text.wording.verbs import BLOCK, ENERGY, clauses_of, together, told
from shadows.content.text.wording.voices import Voice


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
    "potion": "a potion",
    "status": "a status",
    "enemy": "an enemy",
}


CARD_ORIGINS: tuple[Origin, ...] = ("attack", "skill", "power")
"""Those that are cards of a type; a `status` is no card here."""


def _origin(origin: Origin, before: str) -> Phrase:
    """`from a card`, or nothing where it may come from anything. An enemy's move is an attack as well: it is said whose
    Attack is meant."""
    if origin == "attack" and before != "with":
        return phrase(before, "one of your", keyword("Attacks", "attack"))
    if origin in CARD_ORIGINS:
        return phrase(before, _type(origin))
    return phrase(before, ORIGINS[origin]) if origin else NOTHING


def _does(voice: Voice, verb: str) -> Phrase:
    """`you lose`, `it loses`."""
    return phrase("it" if voice.actor.third else "you", conjugated(verb, voice.actor))


def _card_event(words: str) -> Callable[[Trigger, Voice], Phrase]:
    """An occasion about a card of any type, or of one."""

    def tell(trigger: Trigger, voice: Voice) -> Phrase:
        before, _, after = words.partition("{card}")
        return phrase(before.strip(), _type(trigger.type), after.strip())

    return tell


def _is_hit(trigger: Trigger, voice: Voice) -> Phrase:
    return phrase("it is hit" if voice.actor.third else "you are hit", _origin(trigger.origin, "by"))


def _hits(trigger: Trigger, voice: Voice) -> Phrase:
    return phrase(_does(voice, "hit"), "someone" if voice.actor.third else "an enemy", _origin(trigger.origin, "with"))


def _applies(trigger: Trigger, voice: Voice) -> Phrase:
    what = voice.status(trigger.status) if trigger.status else phrase("a status")
    whom = phrase("to", "an opponent" if voice.actor.third else "an enemy")
    return phrase(_does(voice, "apply"), what, whom, _origin(trigger.origin, "with"))


def _receives(trigger: Trigger, voice: Voice) -> Phrase:
    what = voice.status(trigger.status) if trigger.status else phrase("a status")
    return phrase(_does(voice, "receive"), what, _origin(trigger.origin, "from"))


OCCASIONS: dict[Occasion, Callable[[Trigger, Voice], Phrase]] = {
    "combat_start": lambda trigger, voice: phrase(f"at the start of {voice.combat}"),
    "combat_end": lambda trigger, voice: phrase("at the end of combat"),
    "turn_start": lambda trigger, voice: phrase(f"at the start of {voice.own} turn"),
    "turn_end": lambda trigger, voice: phrase(f"at the end of {voice.own} turn"),
    "card_played": _card_event("you play {card}"),
    "card_drawn": _card_event("you draw {card}"),
    "card_discarded": _card_event("{card} is discarded"),
    "card_exhausted": _card_event("{card} is exhausted"),
    "damage_dealt": _hits,
    "damage_taken": _is_hit,
    "hp_lost": lambda trigger, voice: phrase(_does(voice, "lose"), "HP", _origin(trigger.origin, "from")),
    "healed": lambda trigger, voice: phrase(_does(voice, "heal"), _origin(trigger.origin, "with")),
    "block_gained": lambda trigger, voice: phrase(_does(voice, "gain"), BLOCK.one, _origin(trigger.origin, "from")),
    "status_applied": _applies,
    "status_received": _receives,
    "enemy_joined": lambda trigger, voice: phrase("an enemy joins the combat"),
    "enemy_died": lambda trigger, voice: phrase("an enemy dies"),
    "pile_shuffled": lambda trigger, voice: phrase("you shuffle your", keyword("draw pile", "draw_pile")),
    "potion_used": lambda trigger, voice: phrase("you use a potion"),
}
"""Every trigger word. Those that begin with "at" name a moment, the others are answered "whenever"."""


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
    occasion = OCCASIONS[trigger.when](trigger, voice) if said is None else _of_mod(said, voice)
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


def _change(modifier: Modifier, voice: Voice) -> Phrase:
    """`2 more`, `25% less`, `at most 1`; `no` and `twice as much`."""
    alone = not modifier.add
    if alone and (modifier.times == Ratio(0, 1) or (modifier.cap == 0 and modifier.times is None)):
        return phrase("no")
    if alone and modifier.times == Ratio(2, 1) and modifier.cap is None:
        return phrase("twice as much")
    parts: list[Phrase] = []
    if modifier.add == "stacks":
        stacks = voice.stacks
        less = isinstance(stacks, int) and stacks < 0
        shown = number(abs(stacks)) if isinstance(stacks, int) else Span(stacks, "number")
        parts.append(phrase(shown, "less" if less else "more"))
    elif modifier.add:
        parts.append(phrase(number(abs(modifier.add)), "more" if modifier.add > 0 else "less"))
    if modifier.times is not None:
        percent = 100 * modifier.times.over // modifier.times.under - 100
        parts.append((number(abs(percent)), Span("% more" if percent >= 0 else "% less")))
    if modifier.cap is not None:
        parts.append(phrase("at most", number(modifier.cap)))
    return listed(parts)


def modifier_sentence(modifier: Modifier, voice: Voice) -> Phrase:
    """`you lose 1 less HP from an Attack`."""
    return phrase(_how_often(modifier.per_combat), _modified(modifier, voice))


def _modified(modifier: Modifier, voice: Voice) -> Phrase:
    change = _change(modifier, voice)
    gives = modifier.side == "giver"
    match modifier.of:
        case "energy":
            only_added = modifier.times is None and modifier.cap is None
            less = only_added and (voice.stacks if modifier.add == "stacks" else modifier.add)
            verb = "lose" if isinstance(less, int) and less < 0 else "gain"
            moment = "at the start of a turn" if modifier.per_combat else "at the start of each turn"
            return phrase(doing(voice.player, verb), change[:1] if only_added else change, ENERGY.one, moment)
        case "attack_damage" if gives:
            return phrase(_own(voice), "attacks deal", change, "damage")
        case "attack_damage":
            return phrase(_does(voice, "take"), change, "damage from attacks")
        case "damage" if gives:
            return phrase(_does(voice, "deal"), change, "damage", _origin(modifier.origin, "with"))
        case "damage":
            return phrase(_does(voice, "take"), change, "damage", _origin(modifier.origin, "from"))
        case "hp_loss" if gives:
            return phrase(_does(voice, "make"), "others lose", change, "HP", _origin(modifier.origin, "with"))
        case "hp_loss":
            return phrase(_does(voice, "lose"), change, "HP", _origin(modifier.origin, "from"))
        case "card_block":
            sources = _origin(modifier.origin, "from") or phrase("from cards")
            return phrase(_does(voice, "gain"), change, BLOCK.one, sources)
        case "gold":
            gained = phrase("no more") if modifier.cap == 0 else change
            return phrase(_does(voice, "gain"), gained, GOLD.one, _origin(modifier.origin, "from"))
        case "combat_gold":
            return phrase("each won combat gives", change, GOLD.one)


def _own(voice: Voice) -> str:
    return "its" if voice.actor.third else "your"


TICK_MOMENTS = {
    "turn_start": "at the start of {own} turn",
    "turn_end": "at the end of {own} turn",
    "turn_over": "at the very end of {own} turn",
}
TICK_ENDS = {"one_less": "falls by 1", "halve": "is halved", "expire": "ends"}
COUNTDOWNS = {
    "": "",
    "turn_start": "falls by 1 at the start of {own} turn",
    "round_end": "falls by 1 at the end of the round",
}


def tick_sentence(tick: Tick, status: StatusPrefab, voice: Voice) -> Phrase:
    """`at the start of its turn, loses 3 HP, then Poison falls by 1`."""
    done = together(clauses_of(tick.do, voice))
    moment = TICK_MOMENTS[tick.at].format(own=voice.own)
    return phrase(moment, ",", done, ", then", status.name, TICK_ENDS[tick.then])


def countdown_sentence(status: StatusPrefab, voice: Voice) -> Phrase:
    """`falls by 1 at the end of the round`, or nothing."""
    return phrase(COUNTDOWNS[status.countdown].format(own=voice.own))
