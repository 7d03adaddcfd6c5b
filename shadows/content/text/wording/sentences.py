"""The verbs of every game that need more words than stand in their record (`Effect.says`)."""

from components.amounts import Quantity
from components.effects import (
    ApplyStatus,
    BeginFight,
    DealDamage,
    Effect,
    Escape,
    GainPotion,
    GainRelic,
    Gamble,
    LoseGold,
    LoseHp,
    NextTurn,
    RemoveStatus,
    Summon,
)
from components.limits import MOST_ENEMIES
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import DAMAGE, HP, always, lost_or_gained, often, worded
from shadows.content.text.wording.clauses import Clause, Sentence, Tell, conjugated, doing, towards, with_more
from shadows.content.text.wording.phrases import NOTHING, article, keyword, number, phrase, struck
from shadows.content.text.wording.voices import Place, Voice

GOLD = always(Span("Gold"))

LASTS = {"": "", "this_turn": "this turn", "next_turn": "until the end of {own} next turn"}


def _deal_damage(effect: DealDamage, voice: Voice, place: Place, tell: Tell) -> Clause:
    amount = worded(effect.amount, DAMAGE, voice, place, grows=True)
    attacks = voice.announces and voice.parties[effect.to] is voice.player
    head, dealt, whom = doing(voice.actor, "deal"), amount.body, towards(voice, effect.to)
    if attacks:
        head, whom = phrase(keyword("attack", "attack")), NOTHING
        dealt = amount.body[:1] if amount.plain else phrase("for", amount.body)
    times = NOTHING
    if effect.hits > 1:
        apart = attacks or not amount.plain
        times = phrase(",", often(effect.hits)) if apart else phrase(number(effect.hits), "times")
    return with_more(Clause(head, dealt, phrase(whom, times)), amount, voice, doing(voice.actor, "deal"))


def _lose_hp(effect: LoseHp, voice: Voice, place: Place, tell: Tell) -> Clause:
    amount = worded(effect.amount, HP, voice, place)
    party = voice.parties[effect.to]
    kept = (
        phrase(", but", conjugated("keep", party), "at least", number(effect.leave), "HP") if effect.leave else NOTHING
    )
    return with_more(Clause(doing(party, "lose"), amount.body, kept), amount, voice)


def _apply_status(effect: ApplyStatus, voice: Voice, place: Place, tell: Tell) -> Clause:
    prefab = voice.library.statuses.get(effect.status)
    party = voice.parties[effect.to]
    noun = always(voice.status(effect.status)[0])
    lasts = phrase(LASTS[effect.lasts].format(own=party.own))
    lost, amount = lost_or_gained(effect.amount, noun, voice, place)
    if lost:
        clause = Clause(doing(party, "lose"), amount.body, lasts)
    elif prefab is not None and prefab.kind == "debuff":
        clause = Clause(doing(voice.actor, "apply"), amount.body, phrase(towards(voice, effect.to), lasts))
    else:
        clause = Clause(doing(party, "gain"), amount.body, lasts)
    return with_more(clause, amount, voice)


def _remove_status(effect: RemoveStatus, voice: Voice, place: Place, tell: Tell) -> Clause:
    noun = voice.parties[effect.to].noun or "the enemy"
    removed = phrase("all", voice.status(effect.status))
    return Clause(doing(voice.actor, "remove"), removed, phrase("from", noun))


def _next_turn(effect: NextTurn, voice: Voice, place: Place, tell: Tell) -> Clause:
    then = tell(effect.effects, voice, place)
    return Clause(NOTHING, then, phrase("next turn"), start=phrase("next turn,", then))


def _summon(effect: Summon, voice: Voice, place: Place, tell: Tell) -> Clause:
    prefab = voice.library.enemies.get(effect.enemy)
    name = prefab.name if prefab else effect.enemy
    clause = Clause(doing(voice.actor, "summon"), phrase(article(name), name))
    if not effect.otherwise or (voice.announces and not voice.printed):
        return clause
    instead = tell(effect.otherwise, voice, place)
    if not voice.printed:
        return clause._replace(also=phrase("if that is not possible,", instead))
    limit = phrase("(at most", number(effect.limit), ")") if effect.limit < MOST_ENEMIES else NOTHING
    return clause._replace(tail=phrase(limit, ", otherwise", instead))


def _escape(effect: Escape, voice: Voice, place: Place, tell: Tell) -> Clause:
    terms = phrase("from a non-boss combat, with no rewards") if voice.actor is voice.player else NOTHING
    return Clause(doing(voice.actor, "escape"), terms)


def _lose_gold(effect: LoseGold, voice: Voice, place: Place, tell: Tell) -> Clause:
    if effect.amount == Quantity(of="gold"):
        return Clause(doing(voice.player, "lose"), phrase("all your", GOLD.one))
    amount = worded(effect.amount, GOLD, voice, place)
    return with_more(Clause(doing(voice.player, "lose"), amount.body), amount, voice)


def _gain_relic(effect: GainRelic, voice: Voice, place: Place, tell: Tell) -> Clause:
    relic = voice.library.relics.get(effect.relic)
    if relic is not None:
        return Clause(doing(voice.player, "gain"), phrase(keyword(relic.name, relic.id)))
    kind = f"random {effect.relic.capitalize()} relic"
    return Clause(doing(voice.player, "gain"), phrase("a", kind), many=phrase(f"{kind}s"))


def _gain_potion(effect: GainPotion, voice: Voice, place: Place, tell: Tell) -> Clause:
    potion = voice.library.potions.get(effect.potion)
    if potion is not None:
        return Clause(doing(voice.player, "gain"), phrase(keyword(potion.name, potion.id)))
    called = voice.library.potion
    kind = f"random {called}" if effect.potion == "random" else f"random {effect.potion.capitalize()} {called}"
    return Clause(doing(voice.player, "gain"), phrase("a", kind), many=phrase(f"{kind}s"))


def _begin_fight(effect: BeginFight, voice: Voice, place: Place, tell: Tell) -> Clause:
    encounter = voice.library.encounters.get(effect.encounter)
    reward, paid = NOTHING, (*place, 0)
    if encounter is not None and encounter.gold is not None:
        reward = phrase("for", number(voice.numbers.get(paid) or encounter.gold, encounter.gold), GOLD.one)
    if paid in voice.lost:
        reward = struck(reward)
    return Clause(doing(voice.player, "fight"), phrase(encounter.name if encounter else effect.encounter), reward)


def _gamble(effect: Gamble, voice: Voice, place: Place, tell: Tell) -> Clause:
    chance, won = (number(effect.chance), Span("% chance to")), tell(effect.win, voice, (*place, 0))
    also = phrase("otherwise,", tell(effect.lose, voice, (*place, 1))) if effect.lose else NOTHING
    return Clause(phrase(doing(voice.player, "have"), "a", chance), won, also=also, start=phrase(chance, won))


SENTENCES: dict[type[Effect], Sentence] = {
    DealDamage: _deal_damage,
    LoseHp: _lose_hp,
    ApplyStatus: _apply_status,
    RemoveStatus: _remove_status,
    NextTurn: _next_turn,
    Summon: _summon,
    Escape: _escape,
    LoseGold: _lose_gold,
    GainRelic: _gain_relic,
    GainPotion: _gain_potion,
    BeginFight: _begin_fight,
    Gamble: _gamble,
}
"""Steps that the systems make for themselves are not here: no text tells of them."""
