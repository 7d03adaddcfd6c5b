"""What happened, told in plain English: one line for each fact, or one for a few that belong together."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from components import facts
from components.facts import Fact, ModFact
from components.prefabs import Library
from shadows.content.text.wording.phrases import counted, signed

YOU = "you"
"""What `names` calls the player, for the sentences to speak to them."""

PILES = {"hand": "your hand", "draw": "your draw pile", "discard": "your discard pile", "exhaust": "your exhaust pile"}

OUTCOMES = {"won": "You have won the combat.", "lost": "You have lost.", "escaped": "You have escaped."}

FIGHTS = {"normal": "The combat begins.", "elite": "An elite fight begins.", "boss": "A boss fight begins."}


class _Teller:
    """The names of those that a sentence is about."""

    def __init__(self, library: Library, names: Mapping[int, str]) -> None:
        self.library = library
        self._names = names

    def name(self, entity: int) -> str:
        """Someone, in the middle of a sentence."""
        return self._names.get(entity, "someone")

    def does(self, entity: int, verb: str, third: str = "") -> str:
        """Someone and what it does: `you lose`, `Rat Swarm loses`."""
        name = self.name(entity)
        return f"{name} {verb if name == YOU else third or verb + 's'}"

    def whose(self, entity: int) -> str:
        """`your`, `Rat Swarm's`."""
        name = self.name(entity)
        return "your" if name == YOU else f"{name}'s"

    def cause(self, kind: str, entity: int) -> str:
        """The card, relic or status that did it; nothing where a body itself did."""
        return self._names.get(entity, "") if kind in ("card", "relic", "status") else ""

    def card(self, name: str) -> str:
        """A card by its id."""
        return _named(self.library.cards, name)

    def status(self, name: str) -> str:
        """A status by its id."""
        return _named(self.library.statuses, name)

    def relic(self, name: str) -> str:
        """A relic by its id."""
        return _named(self.library.relics, name)

    def event(self, name: str) -> str:
        """An event by its id."""
        return _named(self.library.events, name)

    def choice(self, event: str, place: int) -> str:
        """One of an event's choices."""
        return self.library.events[event].choices[place].label

    def potion(self, name: str) -> str:
        """A potion by its id."""
        return _named(self.library.potions, name)


def _named(prefabs: Mapping[str, Any], name: str) -> str:
    return prefabs[name].name if name in prefabs else name


def failures(library: Library, happened: Iterable[Fact], names: Mapping[int, str]) -> list[str]:
    """What broke down or had to be cut off, each in a line: that is no part of the story, and the player should know
    whose it is."""
    broken = [fact for fact in happened if isinstance(fact, facts.EffectFailed | facts.ChainCut)]
    return list(dict.fromkeys(tell(library, fact, names) for fact in broken))


def tell(library: Library, fact: Fact, names: Mapping[int, str]) -> str:
    """One fact in a line, empty where a mod tells nothing of its own.

    `names` are those of bodies, cards, relics and statuses (`Session.names`), with the player called `you`.
    """
    teller = _Teller(library, names)
    return _begun(_of_mod(fact, teller) if isinstance(fact, ModFact) else TOLD[type(fact)](fact, teller))


def story(library: Library, happened: Iterable[Fact], names: Mapping[int, str]) -> list[str]:
    """Facts in lines for a reader: what is plain from the rest is left out, a hit and its loss are one line, and so are
    cards drawn or discarded together."""
    waiting = deque(fact for fact in happened if type(fact) not in QUIET)
    played = {fact.card for fact in waiting if isinstance(fact, facts.CardPlayed)}
    lines: list[str] = []
    while waiting:
        fact = waiting.popleft()
        if isinstance(fact, facts.DamageDealt):
            loss = waiting[0] if waiting else None
            if isinstance(loss, facts.HpLost) and loss.damage and loss.target == fact.target:
                waiting.popleft()
                lines.append(_begun(_hit(fact, _Teller(library, names), loss.amount)))
                continue
        elif isinstance(fact, facts.StatusApplied) and waiting and _takes_back(library, waiting[0], fact):
            waiting.popleft()
            lines.append(_begun(_status_applied(fact, _Teller(library, names), " for a time")))
            continue
        elif isinstance(fact, facts.CardDiscarded) and fact.card in played:
            continue
        elif isinstance(fact, facts.CardDrawn | facts.CardDiscarded):
            cards = [fact.prefab]
            while waiting and isinstance(following := waiting[0], type(fact)):
                cards.append(following.prefab)
                waiting.popleft()
            listed = ", ".join(_named(library.cards, card) for card in cards)
            lines.append(f"You {'draw' if isinstance(fact, facts.CardDrawn) else 'discard'} {listed}.")
            continue
        if line := tell(library, fact, names):
            lines.append(line)
    return lines


def _takes_back(library: Library, fact: Fact, change: facts.StatusApplied) -> bool:
    """Whether a fact is the record by which a change for a time is taken back: the same stacks, and not so many more
    (R16)."""
    status = library.statuses.get(change.status)
    return (
        isinstance(fact, facts.StatusApplied)
        and status is not None
        and (fact.target, fact.status, fact.stacks) == (change.target, status.temporary, change.stacks)
    )


def begins_round(line: str) -> bool:
    """Whether a line of a story tells that a round begins."""
    return re.fullmatch(r"Round \d+\.", line) is not None


def _begun(line: str) -> str:
    return f"{line[:1].upper()}{line[1:]}"


QUIET: tuple[type[Fact], ...] = (
    facts.TurnStarted,
    facts.TurnEnding,
    facts.TurnEnded,
    facts.IntentShown,
    facts.EnemyActed,
    facts.EnergySet,
    facts.QuestionAsked,
    facts.CombatDecided,
)
"""Facts that a story leaves out: a picture shows what they say."""


def _of_mod(fact: ModFact, of: _Teller) -> str:
    """As the mod tells it; code that breaks down tells nothing."""
    try:
        return str(fact.sentence(of.does))
    except Exception:
        return ""


def _hit(fact: facts.DamageDealt, of: _Teller, lost: int = 0) -> str:
    target = of.name(fact.target)
    if fact.attack:
        line = f"{of.does(fact.source, 'attack')} {target} for {fact.amount}"
    else:
        cause = of.cause(fact.kind, fact.cause)
        dealt = f"{cause} deals" if cause else of.does(fact.source, "deal")
        line = f"{dealt} {fact.amount} damage to {target}"
    details = [f"{fact.blocked} blocked"] if fact.blocked else []
    if lost:
        details.append(f"{lost} HP lost")
    return f"{line}{': ' if details else ''}{', '.join(details)}."


def _hp_lost(fact: facts.HpLost, of: _Teller) -> str:
    cause = "" if fact.damage else of.cause(fact.kind, fact.cause)
    return f"{of.does(fact.target, 'lose')} {fact.amount} HP{f' from {cause}' if cause else ''}."


def _status_applied(fact: facts.StatusApplied, of: _Teller, lasts: str = "") -> str:
    verb = "gain" if fact.stacks > 0 else "lose"
    total = "" if fact.total == fact.stacks else f", {signed(fact.total)} in all"
    return f"{of.does(fact.target, verb)} {abs(fact.stacks)} {of.status(fact.status)}{lasts}{total}."


def _status_fell(fact: facts.StatusFell, of: _Teller) -> str:
    left = f"falls to {signed(fact.total)}" if fact.total else "wears off"
    return f"{of.whose(fact.target)} {of.status(fact.status)} {left}."


def _enemy_joined(fact: facts.EnemyJoined, of: _Teller) -> str:
    if fact.summoner:
        return f"{of.does(fact.summoner, 'summon')} {of.name(fact.enemy)}."
    return f"{of.name(fact.enemy)} stands before you."


def _player_died(fact: facts.PlayerDied, of: _Teller) -> str:
    cause = of.cause(fact.kind, fact.cause) or (of.name(fact.cause) if fact.kind == "enemy" else "")
    return f"you die{f', killed by {cause}' if cause else ''}."


def _aimed(verb: str, name: str, target: int, of: _Teller) -> str:
    return f"you {verb} {name}{f' at {of.name(target)}' if target else ''}."


def _card_added(fact: facts.CardAdded, of: _Teller) -> str:
    verb = "shuffled into" if fact.pile == "draw" else "added to"
    return f"{of.card(fact.prefab)} is {verb} {PILES[fact.pile]}."


def _chain_cut(fact: facts.ChainCut, of: _Teller) -> str:
    links = ", ".join(dict.fromkeys(fact.links))
    return f"a chain of {len(fact.links)} triggers was cut off: {links}."


NODES = {
    "start": "the foot of the climb",
    "enemy": "an enemy",
    "elite": "an elite enemy",
    "boss": "the ruler of this place",
    "event": "something unknown",
    "shop": "a shop",
    "rest": "a fire to rest at",
}
OFFERS = {"rewards": "spoils lie before you.", "shop": "wares lie before you."}
RUN_OUTCOMES = {
    "won": "the abyss is silent: you have won.",
    "lost": "your climb ends here.",
    "abandoned": "you turn away from the climb.",
}


def _max_hp_changed(fact: facts.MaxHpChanged, of: _Teller) -> str:
    verb = "rises" if fact.amount > 0 else "falls"
    return f"your max HP {verb} by {abs(fact.amount)}."


def _acts(fact: facts.RuleActed, of: _Teller) -> str:
    return f"{of.name(fact.entity)} acts."


TOLD: dict[type[Fact], Callable[[Any, _Teller], str]] = {
    facts.CombatStarted: lambda fact, of: FIGHTS[fact.kind],
    facts.RoundBegan: lambda fact, of: f"round {fact.round}.",
    facts.TurnStarted: lambda fact, of: f"{of.whose(fact.who)} turn begins.",
    facts.TurnEnding: lambda fact, of: f"{of.whose(fact.who)} turn is ending.",
    facts.TurnEnded: lambda fact, of: f"{of.whose(fact.who)} turn is over.",
    facts.EnemyJoined: _enemy_joined,
    facts.IntentShown: lambda fact, of: f"{of.does(fact.enemy, 'announce')} its next move.",
    facts.EnemyActed: lambda fact, of: f"{of.does(fact.enemy, 'act')}.",
    facts.PhaseBegan: lambda fact, of: f"{of.does(fact.enemy, 'enter')} phase {fact.phase + 1}.",
    facts.EnemyDied: lambda fact, of: f"{of.does(fact.enemy, 'die')}.",
    facts.EnemyVanished: lambda fact, of: f"{of.does(fact.enemy, 'vanish', 'vanishes')}.",
    facts.PlayerDied: _player_died,
    facts.CardPlayed: lambda fact, of: _aimed("play", of.card(fact.prefab), fact.target, of),
    facts.CardDrawn: lambda fact, of: f"you draw {of.card(fact.prefab)}.",
    facts.CardDiscarded: lambda fact, of: f"you discard {of.card(fact.prefab)}.",
    facts.CardExhausted: lambda fact, of: f"{of.card(fact.prefab)} is exhausted.",
    facts.CardMoved: lambda fact, of: f"{of.card(fact.prefab)} goes from {PILES[fact.source]} to {PILES[fact.to]}.",
    facts.PowerRaised: lambda fact, of: f"{of.card(fact.prefab)} stays in play.",
    facts.CardAdded: _card_added,
    facts.PileShuffled: lambda fact, of: (
        f"your discard pile is shuffled into your draw pile: {counted(fact.cards, 'card')}."
    ),
    facts.EnergySet: lambda fact, of: f"you have {fact.amount} Energy.",
    facts.EnergyGained: lambda fact, of: f"you gain {fact.amount} Energy.",
    facts.DamageDealt: _hit,
    facts.HpLost: _hp_lost,
    facts.Healed: lambda fact, of: f"{of.does(fact.target, 'heal')} {fact.amount} HP.",
    facts.BlockGained: lambda fact, of: f"{of.does(fact.target, 'gain')} {fact.amount} Block.",
    facts.BlockFaded: lambda fact, of: f"{of.whose(fact.target)} {fact.amount} Block fades.",
    facts.StatusApplied: _status_applied,
    facts.StatusFell: _status_fell,
    facts.EffectDelayed: lambda fact, of: f"{of.name(fact.card)} has more in store for your next turn.",
    facts.RuleActed: _acts,
    facts.PotionUsed: lambda fact, of: _aimed("use", of.potion(fact.prefab), fact.target, of),
    facts.PotionDiscarded: lambda fact, of: f"you throw {of.potion(fact.prefab)} away.",
    facts.QuestionAsked: lambda fact, of: "you have a choice to make.",
    facts.ChainCut: _chain_cut,
    facts.EffectFailed: lambda fact, of: f"a rule failed: {fact.verb} of {fact.prefab} ({fact.error}).",
    facts.ActBegan: lambda fact, of: f"act {fact.act + 1} begins.",
    facts.NodeEntered: lambda fact, of: f"floor {fact.floor}: {NODES[fact.kind]}.",
    facts.EventMet: lambda fact, of: f"{of.event(fact.event)}.",
    facts.ChoiceTaken: lambda fact, of: f"you choose: {of.choice(fact.event, fact.choice)}.",
    facts.GoldGained: lambda fact, of: f"you gain {fact.amount} Gold.",
    facts.GoldLost: lambda fact, of: f"you lose {fact.amount} Gold.",
    facts.NothingLeft: lambda fact, of: f"no {fact.kind} is left to give: Gold takes its place.",
    facts.RelicGained: lambda fact, of: f"you gain {of.relic(fact.prefab)}.",
    facts.RelicFaded: lambda fact, of: f"{of.relic(fact.prefab)} fades.",
    facts.PotionGained: lambda fact, of: f"you gain {of.potion(fact.prefab)}.",
    facts.CardGained: lambda fact, of: f"{of.card(fact.prefab)} joins your deck.",
    facts.CardRemoved: lambda fact, of: f"{of.card(fact.prefab)} leaves your deck.",
    facts.CardUpgraded: lambda fact, of: f"{of.card(fact.prefab)} is upgraded.",
    facts.MaxHpChanged: _max_hp_changed,
    facts.OffersMade: lambda fact, of: OFFERS[fact.kind],
    facts.RunEnded: lambda fact, of: RUN_OUTCOMES[fact.outcome],
    facts.CombatDecided: lambda fact, of: "the combat is decided.",
    facts.CombatEnded: lambda fact, of: OUTCOMES[fact.outcome],
}
"""How each fact is told, still without its capital letter."""
