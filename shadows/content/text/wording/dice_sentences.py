"""What the dice game alone says: its verbs that need more words than stand in their record (`Effect.says`), and what
its prefabs do besides what those of all games do."""

from collections.abc import Callable
from typing import Any

from components.dice.effects import (
    AddDie,
    Blast,
    Cleanse,
    CopyDie,
    Count,
    Devour,
    FreeDice,
    Freeze,
    GiveElement,
    Guard,
    Interfere,
    MatchDie,
    Mend,
    Practise,
    RollAgain,
    ScoreAgain,
    SetDie,
    ShiftDie,
    Strike,
    Stun,
    SwapDie,
    TakeDieOut,
    Throw,
    TurnOver,
    Which,
)
from components.dice.prefabs import DiceRelicPrefab, DiceStatusPrefab
from components.effect import Effect
from components.prefabs import Prefab
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import Noun, always, condition, often, worded
from shadows.content.text.wording.clauses import Clause, Sentence, Tell, doing, with_more
from shadows.content.text.wording.phrases import NOTHING, Phrase, article, keyword, listed, number, phrase
from shadows.content.text.wording.voices import Place, Voice

WHICH: dict[Which, str] = {
    "chosen": "a die of your choice",
    "lowest": "your lowest die",
    "highest": "your highest die",
    "random": "one of your dice at random",
    "others": "all dice that you do not hold",
}
"""Which dice are meant."""

MEDDLING: dict[str, tuple[str, str, str]] = {
    "snipe": ("Snipe", "your lowest die is fixed", "your {} lowest dice are fixed"),
    "deep_freeze": (
        "Deep Freeze",
        "your lowest die shows 1, is fixed and makes no hand",
        "your {} lowest dice show 1, are fixed and make no hand",
    ),
    "chaos": ("Chaos", "a die that you held is rolled again after each reroll", ""),
    "weaken": ("Weaken", "your hand deals 25% less damage", ""),
    "gravity": ("Gravity", "values above 3 count as 3", ""),
    "burn_die": ("Burn a Die", "a die is out until your last reroll", "{} dice are out until your last reroll"),
    "steal_reroll": ("Steal a Reroll", "you have 1 reroll less", "you have {} rerolls less"),
    "lock_hold": ("Lock Hold", "you hold 1 die at most", "you hold {} dice at most"),
    "steal_die": ("Steal a Die", "you have one die less", "you have {} dice less"),
    "curse": ("Curse", "a die counts as 0", "{} dice count as 0"),
    "evenodd": ("Even or Odd", "only odd values score", "only even values score"),
    "rig": ("Rig", "a die always shows 1", "{} dice always show 1"),
    "lock_die": ("Lock a Die", "a die cannot be rolled again", "{} dice cannot be rolled again"),
    "strip": ("Strip", "a die loses its element", "{} dice lose their element"),
}
"""What each meddling is called, and what it means for the player's next turn: of one die, and of so many."""

LAWS = ("chaos", "weaken", "gravity", "evenodd")
"""Those of which there is no more or less."""

DICE = Noun(phrase("die"), phrase("dice"))
CHIPS = Noun(phrase("chip"), phrase("chips"))


def meddling(kind: str, amount: int) -> str:
    """What a meddling means for the player's next turn, so much of it: `your lowest die is fixed`."""
    _, one, many = MEDDLING[kind]
    return many.format(amount) if amount > 1 and many else one


def _share(of: int, what: str) -> Phrase:
    return (number(of), Span(f"% of {what}" if what else "%"))


def _whom(voice: Voice, effect: Freeze | Stun | Cleanse) -> str:
    return voice.parties[effect.to].noun or "the enemy"


def _strike(effect: Strike, voice: Voice, place: Place, tell: Tell) -> Clause:
    head = keyword("attack") if voice.announces else Span("strike")
    times = phrase(",", often(effect.hits)) if effect.hits > 1 else NOTHING
    whole = phrase("with", _share(effect.share, "its might")) if effect.share != 100 else phrase("with all its might")
    return Clause(phrase(head) if voice.announces else doing(voice.actor, "strike"), whole, times)


def _guard(effect: Guard, voice: Voice, place: Place, tell: Tell) -> Clause:
    party = voice.parties[effect.to]
    share = _share(effect.share, f"{party.own} max HP")
    return Clause(doing(party, "gain"), phrase(keyword("Block")), phrase("equal to", share))


def _mend(effect: Mend, voice: Voice, place: Place, tell: Tell) -> Clause:
    body = phrase("the weakest of its allies (itself if alone) by", _share(effect.share, "max HP"))
    return Clause(doing(voice.actor, "heal"), body)


def _interfere(effect: Interfere, voice: Voice, place: Place, tell: Tell) -> Clause:
    kind = effect.interference
    term = voice.library.keywords.get(kind)
    name = phrase(keyword(term.name if term else MEDDLING[kind][0], kind))
    amount = voice.numbers.get(place, effect.amount)
    if not isinstance(amount, int):
        counted = worded(amount, DICE, voice, place)
        return with_more(Clause(name, counted.body), counted, voice)
    if not amount:
        return Clause(name, phrase(number(0)), phrase(": nothing comes of it"))
    much = NOTHING if kind in LAWS else phrase(number(amount))
    return Clause(name, much, phrase(f": {meddling(kind, amount)}"))


def _blast(effect: Blast, voice: Voice, place: Place, tell: Tell) -> Clause:
    whom = {
        "target": "the target",
        "all": "ALL enemies",
        "others": "every other enemy",
        "others_or_target": "every other enemy, to the target if there is none",
    }[effect.at]
    more = (Span("("), number(effect.share + effect.bosses), Span("% to bosses)")) if effect.bosses else NOTHING
    return Clause(doing(voice.actor, "deal"), _share(effect.share, "the hand's damage"), phrase("to", whom, more))


def _freeze(effect: Freeze, voice: Voice, place: Place, tell: Tell) -> Clause:
    but = phrase(", but no boss") if effect.spares_bosses else NOTHING
    head = doing(voice.actor, "freeze")
    return Clause((*head[:-1], keyword(head[-1].text, "freeze")), phrase(_whom(voice, effect)), but)


def _stun(effect: Stun, voice: Voice, place: Place, tell: Tell) -> Clause:
    head = doing(voice.actor, "stun")
    return Clause((*head[:-1], keyword(head[-1].text, "stun")), phrase(_whom(voice, effect)))


def _cleanse(effect: Cleanse, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.actor, "remove"), phrase("all debuffs"), phrase("from", _whom(voice, effect)))


def _devour(effect: Devour, voice: Voice, place: Place, tell: Tell) -> Clause:
    eaten = phrase("all", listed([voice.status(status) for status in effect.statuses]), "on", voice.actor.noun)
    healing = phrase(
        ": each heals", _share(effect.heals, "max HP"), (Span("(at most "), *_share(effect.most, ""), Span(")"))
    )
    gain = phrase("and gives", number(effect.stacks), voice.status(effect.gains))
    return Clause(
        doing(voice.actor, "eat"), eaten, phrase(healing, gain, ";", number(effect.chokes), "at once choke it")
    )


def _turn_over(effect: TurnOver, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.actor, "turn"), phrase(WHICH[effect.which]), phrase("over"))


def _set_die(effect: SetDie, voice: Voice, place: Place, tell: Tell) -> Clause:
    to = phrase(number(effect.value)) if effect.value else phrase("a number of your choice")
    return Clause(doing(voice.actor, "set"), phrase(WHICH[effect.which]), phrase("to", to))


def _shift_die(effect: ShiftDie, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.actor, "change"), phrase(WHICH[effect.which]), phrase("by", number(1), ", up or down"))


def _match_die(effect: MatchDie, voice: Voice, place: Place, tell: Tell) -> Clause:
    to = phrase("to the number of", WHICH[effect.of])
    return Clause(doing(voice.actor, "set"), phrase(WHICH[effect.which]), to)


def _copy_die(effect: CopyDie, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.actor, "copy"), phrase(WHICH[effect.which]), phrase("for this turn"))


def _add_die(effect: AddDie, voice: Voice, place: Place, tell: Tell) -> Clause:
    prefab = voice.library.shelf("dice").get(effect.die)
    name = prefab.name if prefab else effect.die
    return Clause(doing(voice.actor, "add"), phrase(article(name), name), phrase("for this turn"))


def _take_die_out(effect: TakeDieOut, voice: Voice, place: Place, tell: Tell) -> Clause:
    until = {"turn": "this turn", "combat": "this combat"}[effect.until]
    return Clause(doing(voice.actor, "take"), phrase(WHICH[effect.which]), phrase("out for the rest of", until))


def _roll_again(effect: RollAgain, voice: Voice, place: Place, tell: Tell) -> Clause:
    which = phrase(WHICH[effect.which])
    if effect.showing:
        which = phrase(which, "and that show" if effect.which == "others" else "if it shows", number(effect.showing))
    chance = NOTHING
    if effect.chance:
        chance = phrase(", each with at least", (number(effect.chance), Span("% chance of an element")))
    return Clause(doing(voice.actor, "roll again"), which, chance)


def _give_element(effect: GiveElement, voice: Voice, place: Place, tell: Tell) -> Clause:
    element = {
        "chosen": phrase("an element of your choice"),
        "random": phrase("a random element"),
        "missing": phrase("an element that none has"),
    }.get(effect.element) or phrase(keyword(effect.element.capitalize(), effect.element))
    least = NOTHING
    if effect.least:
        least = phrase("if your dice have fewer than", number(effect.least), "different elements")
    return Clause(doing(voice.actor, "give"), element, phrase("to one of your dice at random", least))


def _throw(effect: Throw, voice: Voice, place: Place, tell: Tell) -> Clause:
    party = voice.parties["target"]
    whose = phrase(
        "equal to the number of", WHICH[effect.which], (Span(" × "), number(effect.times), Span(" × the act"))
    )
    return Clause(doing(party, "lose"), phrase("HP"), whose)


def _free_dice(effect: FreeDice, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.actor, "free"), phrase("your dice of all that enemies do to them this turn"))


def _score_again(effect: ScoreAgain, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.actor, "begin"), phrase("the turn anew after the next hand"))


def _count(effect: Count, voice: Voice, place: Place, tell: Tell) -> Clause:
    most = (Span("("), *phrase("at most", number(effect.most)), Span(")")) if effect.most else NOTHING
    amount = worded(effect.amount, always(Span("")), voice, place)
    return with_more(Clause(doing(voice.actor, "count"), phrase("up by", amount.body), most), amount, voice)


def _practise(effect: Practise, voice: Voice, place: Place, tell: Tell) -> Clause:
    prefab = voice.library.shelf("hands").get(effect.hand)
    hand = {
        "chosen": "a hand of your choice",
        "offered": "one of three hands",
        "random": "a random hand",
        "last": "the hand that you scored last",
    }.get(effect.hand) or (prefab.name if prefab else effect.hand)
    most = (Span("("), *phrase("at most", number(effect.most), "in all"), Span(")")) if effect.most else NOTHING
    chips = phrase(number(effect.chips), CHIPS.of(effect.chips))
    return Clause(doing(voice.actor, "give"), phrase(hand, chips), phrase("for the rest of the run", most))


def _swap_die(effect: SwapDie, voice: Voice, place: Place, tell: Tell) -> Clause:
    prefab = voice.library.shelf("dice").get(effect.die)
    name = prefab.name if prefab else effect.die
    body = phrase("one of your dice for", article(name), name)
    return Clause(doing(voice.actor, "change"), body, phrase("for the rest of the run"))


SENTENCES: dict[type[Effect], Sentence] = {
    Strike: _strike,
    Guard: _guard,
    Mend: _mend,
    Interfere: _interfere,
    Blast: _blast,
    Freeze: _freeze,
    Stun: _stun,
    Cleanse: _cleanse,
    Devour: _devour,
    TurnOver: _turn_over,
    SetDie: _set_die,
    ShiftDie: _shift_die,
    MatchDie: _match_die,
    CopyDie: _copy_die,
    AddDie: _add_die,
    TakeDieOut: _take_die_out,
    RollAgain: _roll_again,
    GiveElement: _give_element,
    Throw: _throw,
    FreeDice: _free_dice,
    ScoreAgain: _score_again,
    Count: _count,
    Practise: _practise,
    SwapDie: _swap_die,
}


def _use(relic: DiceRelicPrefab, voice: Voice, tell: Tell) -> list[Phrase]:
    """`once a turn, turn a die of your choice over`."""
    use = relic.use
    if use is None:
        return []
    needs = phrase(", if", condition(use.needs, voice)) if use.needs is not None else NOTHING
    return [phrase(f"once a {use.per}", needs, ", when you use it,", tell(use.do, voice, ()))]


def _lasts(status: DiceStatusPrefab, voice: Voice, tell: Tell) -> list[Phrase]:
    """`lasts 3 rounds from when it was last put on`."""
    lines = []
    if status.lasts:
        rounds = phrase(number(status.lasts), "round" if status.lasts == 1 else "rounds")
        lines.append(phrase("lasts", rounds, "from when it was last put on"))
    if status.mark:
        lines.append(phrase("lies until your next hand has been scored"))
    return lines


BESIDES: dict[type[Prefab], Callable[[Any, Voice, Tell], list[Phrase]]] = {
    DiceRelicPrefab: _use,
    DiceStatusPrefab: _lasts,
}
"""What prefabs do besides what those of all games do, as sentences."""
