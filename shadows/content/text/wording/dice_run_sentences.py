"""What the dice game alone says of what happens between its combats."""

from collections.abc import Sequence
from typing import Any

from components.dice.hands import NUMBERS
from components.dice.run_effects import DrawLots, FindGold, GainBoon, GivePotion, Pick, Rest, ThrowDice, Wants
from components.effect import Effect
from shadows.content.text.spans import Span
from shadows.content.text.wording.clauses import Clause, Sentence, Tell, doing
from shadows.content.text.wording.phrases import NOTHING, Phrase, article, counted, number, phrase
from shadows.content.text.wording.sentences import GOLD
from shadows.content.text.wording.voices import Place, Voice

RARITIES = {
    "common": "common ",
    "uncommon": "uncommon ",
    "rare": "rare ",
    "act": "",
    "better": "fine ",
    "any": "",
}
"""How good a thing is that is found."""

NAMED = {
    "number": "if one shows the number that you name",
    "sum": "if their sum is odd or even, as you name it",
    "all": "if all of them are odd or even, as you name it",
}
"""What dice must show that goes by what the player names."""


def _rest(effect: Rest, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.player, "heal"), (number(effect.share), Span("% of your max HP")))


def _gain_boon(effect: GainBoon, voice: Voice, place: Place, tell: Tell) -> Clause:
    boon: Any = voice.library.shelf("boons").get(effect.boon)
    if boon is None:
        return Clause(doing(voice.player, "gain"), phrase(effect.boon))
    lasting = f"for {counted(boon.combats, 'combat')}" if boon.combats else ""
    if boon.text:
        return Clause(doing(voice.player, "gain"), phrase(f"{boon.name} ({boon.text.rstrip('.')})"), phrase(lasting))
    return Clause(doing(voice.player, "gain"), phrase(boon.name), phrase(lasting))


def _pick(effect: Pick, voice: Voice, place: Place, tell: Tell) -> Clause:
    thing = "relic" if effect.what == "relic" else voice.library.potion
    kind = f"{RARITIES[effect.rarity]}{thing}"
    if effect.of > 1:
        return Clause(doing(voice.player, "gain"), phrase("one of", number(effect.of), f"{kind}s"))
    return Clause(doing(voice.player, "gain"), phrase(article(f"random {kind}"), f"random {kind}"))


def _draw_lots(effect: DrawLots, voice: Voice, place: Place, tell: Tell) -> Clause:
    parts = sum(lot.parts for lot in effect.lots)
    ways: list[Phrase] = []
    for at, lot in enumerate(effect.lots):
        share = (number((lot.parts * 100 + parts // 2) // parts), Span("%"))
        ways.append(phrase(share, tell(lot.do, voice, (*place, at)) if lot.do else phrase("nothing")))
    return Clause(NOTHING, _apart(ways))


def _apart(ways: Sequence[Phrase]) -> Phrase:
    found: list[Span] = []
    for way in ways:
        found += [Span("; "), *way] if found else way
    return tuple(found)


def _find_gold(effect: FindGold, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.player, "gain"), phrase(Span(f"{effect.least}–{effect.most}", "number"), GOLD.one))


def _give_potion(effect: GivePotion, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.player, "give"), phrase(f"a {voice.library.potion} away"))


def _wanted(wants: Wants, voice: Voice, dice: int) -> Phrase:
    """What dice must show: `if their sum is 18 or more`."""
    if wants.named:
        return phrase(NAMED[wants.named])
    if wants.house:
        return phrase("if their sum is more than that of", number(wants.house), "dice of the house")
    if wants.hand:
        hand = voice.library.shelf("hands").get(wants.hand)
        return phrase("if they make", hand.name if hand else wants.hand)
    if wants.rank:
        hands: Any = voice.library.shelf("hands").values()
        name = next((hand.name for hand in hands if hand.rank == wants.rank), f"number {wants.rank}")
        return phrase("if they make", name, "or better")
    if wants.showing:
        others = [str(value) for value in NUMBERS if value not in wants.showing]
        shown = [str(value) for value in wants.showing]
        told = f"show no {either(others)}" if len(others) < len(shown) else f"show {either(shown)}"
        return phrase("if", number(wants.count), "or more of them", told)
    if wants.different:
        return phrase("if they show", number(wants.different), "different numbers")
    shows = "if it shows" if dice == 1 else "if their sum is"
    if wants.least and wants.most:
        return phrase(shows, number(wants.least), "to", number(wants.most))
    if wants.least:
        return phrase(shows, number(wants.least), "or more")
    return phrase(shows, number(wants.most), "or less")


def _throw_dice(effect: ThrowDice, voice: Voice, place: Place, tell: Tell) -> Clause:
    dice = phrase(number(effect.dice), "die" if effect.dice == 1 else "dice") if effect.dice else phrase("your dice")
    again = phrase(f"; {_again(effect)} may be thrown again, once") if effect.again else NOTHING
    if effect.prizes:
        ways, above = [], 1
        for at, prize in enumerate(effect.prizes):
            shown = str(above) if above == prize.upto else f"{above}–{prize.upto}"
            brings = tell(prize.do, voice, (*place, 2 + at)) if prize.do else phrase("nothing")
            ways.append(phrase(f"{shown}:", brings))
            above = prize.upto + 1
        return Clause(doing(voice.player, "throw"), dice, phrase(":", _apart(ways)))
    wanted = _wanted(effect.wants, voice, effect.dice)
    won = tell(effect.win, voice, (*place, 0)) if effect.win else NOTHING
    if effect.pile:
        shown = "times what it shows in" if effect.dice == 1 else "times their sum in"
        won = phrase(number(effect.pile), shown, GOLD.one, "goes on a pile, and you may throw again")
    lost: list[Phrase] = [tell(effect.lose, voice, (*place, 1))] if effect.lose else []
    if effect.stake:
        lost.insert(0, phrase("lose", number(effect.stake), GOLD.one))
    if effect.pile:
        lost.insert(0, phrase("lose the pile"))
    also = phrase("otherwise,", _joined(lost)) if lost else NOTHING
    if effect.times > 1:
        also = phrase(also, "; at most", number(effect.times), "times") if also else NOTHING
    tail = phrase(";" if again else ":", wanted, ",", won)
    return Clause(doing(voice.player, "throw"), phrase(dice, again), tail, also)


def _again(effect: ThrowDice) -> str:
    every = not effect.dice or effect.again >= effect.dice
    return "any of them" if every else counted(effect.again, "die", "dice")


def either(names: Sequence[str]) -> str:
    """`2, 4 or 6`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _joined(parts: Sequence[Phrase]) -> Phrase:
    found: Phrase = ()
    for part in parts:
        found = phrase(found, "and", part) if found else part
    return found


SENTENCES: dict[type[Effect], Sentence] = {
    Rest: _rest,
    GainBoon: _gain_boon,
    Pick: _pick,
    DrawLots: _draw_lots,
    FindGold: _find_gold,
    GivePotion: _give_potion,
    ThrowDice: _throw_dice,
}
