"""The whole texts: what stands on a card, a relic, a potion, and what is said of a status or an intent."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, assert_never

from components.deck.prefabs import CardPrefab, cards_in
from components.effect import Effect, Intent, held
from components.effects import BeginFight
from components.prefabs import EnemyPrefab, Library, Move, PotionPrefab, RelicPrefab, StatusPrefab
from shadows.content.text.spans import Span, Text, Tip
from shadows.content.text.wording.phrases import (
    Phrase,
    capitalised,
    keyword,
    number,
    phrase,
    sentence,
    signed,
    struck,
    text_of,
)
from shadows.content.text.wording.rules import (
    countdown_sentence,
    modifier_sentence,
    obtained_sentences,
    tick_sentence,
    trigger_sentences,
)
from shadows.content.text.wording.sides import OWN, harms, helps, hinders
from shadows.content.text.wording.terms import marked
from shadows.content.text.wording.verbs import besides, clauses_of, together, told
from shadows.content.text.wording.voices import (
    Place,
    Voice,
    card_voice,
    enemy_voice,
    intent_voice,
    move_voice,
    power_voice,
    relic_voice,
    status_voice,
)
from systems.run.prospects import Prospects

PRINTED = Prospects()
"""Nothing is known of how things stand."""


def card_text(
    library: Library,
    card: CardPrefab,
    numbers: Mapping[Place, int] | None = None,
    met: Collection[Place] = (),
) -> Text:
    """What a card does, left to right as the rules act.

    `numbers` are those of its effects as they would fall now, by place (`systems.deck.preview.shown_effects`); `met`
    the places of those effects whose conditional part is counted in there.
    """
    if card.text:
        return marked(library, card.text)
    power = power_voice(library)
    lines: list[Phrase] = []
    if card.unplayable:
        lines.append(phrase(keyword("Unplayable")))
    if card.ethereal:
        lines.append(phrase(keyword("Ethereal")))
    lines += _sentences(card.effects, card_voice(library, numbers, met))
    lines += (modifier_sentence(modifier, power) for modifier in card.modifiers)
    for trigger in card.triggers:
        lines += trigger_sentences(trigger, power, in_hand=card.where == "hand")
    if card.exhaust:
        lines.append(phrase(keyword("Exhaust")))
    return text_of(map(sentence, lines))


def relic_text(library: Library, relic: RelicPrefab, now: Prospects = PRINTED, idle: Collection[int] = ()) -> Text:
    """What a relic does. `now` is what would come of its pickup, `idle` are the numbers of those of its modifiers that
    have nothing to change."""
    if relic.text:
        return marked(library, relic.text)
    return text_of(sentence(line) for line, _ in _relic_lines(library, relic, now, idle))


def relic_sides(
    library: Library, relic: RelicPrefab, now: Prospects = PRINTED, idle: Collection[int] = ()
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """What a relic gives and what it asks, sentence by sentence; a hand-written text counts as given."""
    if relic.text:
        return (marked(library, relic.text),), ()
    lines = [(text_of([sentence(line)]), burden) for line, burden in _relic_lines(library, relic, now, idle)]
    return tuple(line for line, burden in lines if not burden), tuple(line for line, burden in lines if burden)


def _relic_lines(
    library: Library, relic: RelicPrefab, now: Prospects, idle: Collection[int]
) -> Iterator[tuple[Phrase, bool]]:
    """What a relic does, line by line, and whether that is a burden to its bearer."""
    voice = relic_voice(library)
    if relic.pickup:
        burden = any(harms(library, effect) for effect in relic.pickup)
        taken = replace(voice, numbers=now.numbers, lost=now.lost)
        yield from ((line, burden) for line in obtained_sentences(relic.pickup, taken))
    for at, modifier in enumerate(relic.modifiers):
        line = modifier_sentence(modifier, voice)
        yield struck(line) if at in idle else line, hinders(modifier)
    if relic.binds_curses:
        yield phrase(keyword("Curses", "curse"), "can no longer be removed"), True
    for trigger in relic.triggers:
        burden = any(harms(library, effect) for effect in trigger.do)
        yield from ((line, burden) for line in trigger_sentences(trigger, voice))
    yield from ((line, False) for line in besides(relic, voice))
    if relic.rarity == "mark":
        yield phrase("fades after your next combat"), False


def potion_text(library: Library, potion: PotionPrefab) -> Text:
    """What a potion does."""
    if potion.text:
        return marked(library, potion.text)
    return text_of(map(sentence, _sentences(potion.effects, card_voice(library))))


def status_text(library: Library, status: StatusPrefab, stacks: int) -> Text:
    """What that many stacks of a status do to their bearer."""
    return _status_text(library, status, stacks)


def _status_text(library: Library, status: StatusPrefab, stacks: int | str) -> Text:
    """The stacks may be a letter where they can be any."""
    if status.text:
        return marked(library, status.text.replace("{stacks}", signed(stacks) if isinstance(stacks, int) else stacks))
    voice = status_voice(library, stacks)
    lines = [modifier_sentence(modifier, voice) for modifier in status.modifiers]
    for trigger in status.triggers:
        lines += trigger_sentences(trigger, voice)
    if status.tick:
        lines.append(tick_sentence(status.tick, status, voice))
    if status.countdown:
        lines.append(countdown_sentence(status, voice))
    if status.merge == "longest":
        lines.append(phrase("does not add up"))
    lines += besides(status, voice)
    return text_of(map(sentence, lines))


def effect_text(library: Library, effect: Effect) -> Text:
    """One effect of a card in words."""
    return text_of(map(sentence, _sentences([effect], card_voice(library))))


def effects_text(library: Library, effects: Sequence[Effect], now: Prospects = PRINTED) -> Text:
    """Several effects of the player's in words, one sentence each, as printed or as they would come now."""
    voice = replace(card_voice(library), numbers=now.numbers, lost=now.lost)
    return text_of(map(sentence, _sentences(effects, voice)))


def intent_text(library: Library, effects: Sequence[tuple[Effect, int]]) -> Text:
    """What an enemy is about to do, with amounts as they would fall now: "Attack 4, 3 times, gain 8 Block"."""
    amounts: dict[Place, int] = {
        (place,): amount for place, (effect, amount) in enumerate(effects) if hasattr(effect, "amount")
    }
    return _announced([effect for effect, _ in effects], intent_voice(library, amounts))


def move_text(library: Library, move: Move) -> Text:
    """A move as it is printed: "Attack 6, gain 8 Block", with what takes the place of a summon that is not possible."""
    return _announced(move.do, move_voice(library))


def enemy_text(library: Library, enemy: EnemyPrefab) -> tuple[Text, ...]:
    """What an enemy does in turn, one line for each phase and one for each of its rules."""
    lines: list[Text] = []
    voice = enemy_voice(library)
    for phase in enemy.phases:
        if phase.below is not None:
            lines.append(text_of([phrase("At", number(phase.below), "HP or less:")]))
        if phase.share is not None:
            lines.append(text_of([phrase("At", (number(phase.share), Span("% HP or less:")))]))
        lines += (text_of([sentence(modifier_sentence(modifier, voice))]) for modifier in phase.modifiers)
        lines += (text_of(map(sentence, trigger_sentences(trigger, voice))) for trigger in phase.triggers)
        for place, move in enumerate(phase.cycle):
            named = (f"{move.name}:",) if move.name else ()
            lines.append(text_of([phrase(f"{place + 1}.", *named), move_text(library, move)]))
    return tuple(lines)


def _announced(effects: Sequence[Effect], voice: Voice) -> Text:
    return text_of([capitalised(together(clauses_of(effects, voice), ", "))])


def _sentences(effects: Iterable[Effect], voice: Voice) -> Iterator[Phrase]:
    """One sentence for each effect, and those that follow from it; what is done after a fight in one."""
    effects = list(effects)
    fight = next((at for at, effect in enumerate(effects, 1) if isinstance(effect, BeginFight)), len(effects))
    for clause in clauses_of(effects[:fight], voice):
        yield from clause.sentences
    if effects[fight:]:
        done, *more = told(clauses_of(effects[fight:], voice))
        yield phrase("once you have won,", done)
        yield from more


def intent_kinds(library: Library, effects: Sequence[tuple[Effect, int]]) -> tuple[str, ...]:
    """The parts of an intent (`attack`, `defend`, `buff`, `debuff`, `heal`, `summon`), in order, each once.

    What an enemy does to its own harm counts only if it does nothing else.
    """
    kinds = [kind for effect, _ in effects for kind in _kinds(library, effect)]
    return tuple(dict.fromkeys(kinds)) or ("debuff",)


def _kinds(library: Library, effect: Any) -> Iterator[str]:
    friendly = getattr(effect, "to", "self") in OWN
    intent: Intent = effect.intent
    match intent:
        case "attack":
            if not friendly:
                yield intent
        case "defend" | "heal" | "summon" | "buff" | "debuff":
            yield intent
        case "status":
            if helps(library, effect) == friendly:
                yield "buff" if friendly else "debuff"
        case "inside":
            for part in held(effect):
                yield from _kinds(library, part)
        case _:
            assert_never(intent)


def tips(library: Library, text: Text) -> tuple[Tip, ...]:
    """An explanation of each term in a text, in order, each once; then of the terms in those that are no keywords."""
    found = {span.ref: _tip(library, span.ref) for span in text if span.ref}
    for tip in list(found.values()):
        if tip is not None and tip.kind != "keyword":
            for span in tip.text:
                if span.ref and span.ref not in found:
                    found[span.ref] = _tip(library, span.ref)
    return tuple(tip for tip in found.values() if tip is not None)


def _tip(library: Library, ref: str) -> Tip | None:
    if status := library.statuses.get(ref):
        return Tip("status", ref, status.name, _status_text(library, status, "X"), term=True)
    if term := library.keywords.get(ref):
        return Tip("keyword", ref, term.name, marked(library, term.text), term=True)
    if card := cards_in(library).get(ref):
        return Tip("card", ref, card.name, card_text(library, card), term=True)
    if relic := library.relics.get(ref):
        return Tip("relic", ref, relic.name, relic_text(library, relic), term=True)
    if potion := library.potions.get(ref):
        return Tip("potion", ref, potion.name, potion_text(library, potion), term=True)
    return None
