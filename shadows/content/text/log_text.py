"""What happened, told in plain English: one line for each fact, or one for a few that belong together.

What a simple line says stands in the fact itself (`Fact.line`).
"""

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from string import Formatter
from typing import Any

import msgspec

from components import facts
from components.facts import Fact, ModFact
from components.flow import DEATH
from components.prefabs import Library
from shadows.content.text import dice_log
from shadows.content.text.names import your_pile
from shadows.content.text.wording.phrases import counted, signed, third_person
from shadows.content.words import NODES

YOU = "you"
"""What `names` calls the player, for the sentences to speak to them."""

OUTCOMES = {"won": "You have won the combat.", "lost": "You have lost.", "escaped": "You have escaped."}

FIGHTS = {"normal": "The combat begins.", "elite": "An elite fight begins.", "boss": "A boss fight begins."}


class _Teller(Formatter):
    """The names of those that a sentence is about, and the lines that name them."""

    def __init__(self, library: Library, names: Mapping[int, str]) -> None:
        self.library = library
        self._names = names

    def format_field(self, value: Any, format_spec: str) -> str:
        """A field of a fact in its line, as `components.facts.Fact` says."""
        what, _, verb = format_spec.partition(" ")
        match what:
            case "":
                return str(value)
            case "name":
                return self.name(value)
            case "whose":
                return self.whose(value)
            case "does":
                return self.does(value, verb)
            case "is":
                return "you are" if self.name(value) == YOU else f"{self.name(value)} is"
            case "count":
                return counted(value, verb)
        return self.prefab(what, value)

    def name(self, entity: int) -> str:
        """Someone, in the middle of a sentence."""
        return self._names.get(entity, "someone")

    def does(self, entity: int, verb: str) -> str:
        """Someone and what it does: `you lose`, `Rat Swarm loses`."""
        name = self.name(entity)
        return f"{name} {verb if name == YOU else third_person(verb)}"

    def whose(self, entity: int) -> str:
        """Whose something is, in words: `your`, `Rat Swarm's`."""
        name = self.name(entity)
        return "your" if name == YOU else f"{name}'s"

    def cause(self, kind: str, entity: int) -> str:
        """The card, relic or status that did it; nothing where a body itself did."""
        return self._names.get(entity, "") if kind in ("card", "relic", "status") else ""

    def prefab(self, kind: str, name: str) -> str:
        """A prefab of a kind, by its id."""
        return _named(self.library.shelf(kind), name)

    def known(self, entity: int) -> str:
        """What is there by its name; empty for what is gone."""
        return self._names.get(entity, "")


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
    if isinstance(fact, ModFact):
        return _begun(_of_mod(fact, teller))
    if fact.line:
        return _begun(teller.vformat(fact.line, (), msgspec.structs.asdict(fact)))
    return _begun(TOLD[type(fact)](fact, teller))


def story(library: Library, happened: Iterable[Fact], names: Mapping[int, str]) -> list[str]:
    """Facts in lines for a reader: what is plain from the rest is left out, a hit and its loss are one line, and so are
    cards drawn or discarded together."""
    waiting = deque(fact for fact in happened if not fact.quiet)
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
            listed = ", ".join(_named(library.shelf("cards"), card) for card in cards)
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
    return f"{of.does(fact.target, verb)} {abs(fact.stacks)} {of.prefab('statuses', fact.status)}{lasts}{total}."


def _status_fell(fact: facts.StatusFell, of: _Teller) -> str:
    left = f"falls to {signed(fact.total)}" if fact.total else "wears off"
    return f"{of.whose(fact.target)} {of.prefab('statuses', fact.status)} {left}."


def _enemy_joined(fact: facts.EnemyJoined, of: _Teller) -> str:
    if fact.summoner:
        return f"{of.does(fact.summoner, 'summon')} {of.name(fact.enemy)}."
    return f"{of.name(fact.enemy)} stands before you."


def _player_died(fact: facts.PlayerDied, of: _Teller) -> str:
    cause = of.cause(fact.kind, fact.cause) or (of.name(fact.cause) if fact.kind in ("enemy", DEATH) else "")
    return f"you die{f', killed by {cause}' if cause else ''}."


def _aimed(verb: str, name: str, target: int, of: _Teller) -> str:
    return f"you {verb} {name}{f' at {of.name(target)}' if target else ''}."


def _card_added(fact: facts.CardAdded, of: _Teller) -> str:
    verb = "shuffled into" if fact.pile == "draw" else "added to"
    return f"{of.prefab('cards', fact.prefab)} is {verb} {your_pile(fact.pile)}."


def _chain_cut(fact: facts.ChainCut, of: _Teller) -> str:
    links = ", ".join(dict.fromkeys(fact.links))
    return f"a chain of {len(fact.links)} triggers was cut off: {links}."


def _nothing_left(fact: facts.NothingLeft, of: _Teller) -> str:
    kind = of.library.potion if fact.kind == "potion" else fact.kind
    return f"no {kind} is left to give: Gold takes its place."


def _rule_acted(fact: facts.RuleActed, of: _Teller) -> str:
    name = of.name(fact.entity)
    return f"{of.prefab(f'{fact.kind}s', fact.prefab) if name == YOU else name} acts."


OFFERS = {
    "rewards": "spoils lie before you.",
    "shop": "wares lie before you.",
    "temple": "blessings are offered to you.",
    "shrine": "boons are offered to you.",
}
RUN_OUTCOMES = {
    "won": "the abyss is silent: you have won.",
    "lost": "your climb ends here.",
    "abandoned": "you turn away from the climb.",
}


def _max_hp_changed(fact: facts.MaxHpChanged, of: _Teller) -> str:
    verb = "rises" if fact.amount > 0 else "falls"
    return f"your max HP {verb} by {abs(fact.amount)}."


TOLD: dict[type[Fact], Callable[[Any, _Teller], str]] = {
    facts.CombatStarted: lambda fact, of: FIGHTS[fact.kind],
    facts.EnemyJoined: _enemy_joined,
    facts.PhaseBegan: lambda fact, of: f"{of.does(fact.enemy, 'enter')} phase {fact.phase + 1}.",
    facts.PlayerDied: _player_died,
    facts.CardPlayed: lambda fact, of: _aimed("play", of.prefab("cards", fact.prefab), fact.target, of),
    facts.CardMoved: lambda fact, of: (
        f"{of.prefab('cards', fact.prefab)} goes from {your_pile(fact.source)} to {your_pile(fact.to)}."
    ),
    facts.CardAdded: _card_added,
    facts.PileShuffled: lambda fact, of: (
        f"your discard pile is shuffled into your draw pile: {counted(fact.cards, 'card')}."
    ),
    facts.DamageDealt: _hit,
    facts.HpLost: _hp_lost,
    facts.StatusApplied: _status_applied,
    facts.StatusFell: _status_fell,
    facts.PotionUsed: lambda fact, of: _aimed("use", of.prefab("potions", fact.prefab), fact.target, of),
    facts.ChainCut: _chain_cut,
    facts.ActBegan: lambda fact, of: f"act {fact.act + 1} begins.",
    facts.NodeEntered: lambda fact, of: f"floor {fact.floor}: {NODES[fact.kind].met}.",
    facts.NodeFound: lambda fact, of: f"a hidden way opens, to floor {fact.floor}: {NODES[fact.kind].met}.",
    facts.ChoiceTaken: lambda fact, of: f"you choose: {of.library.events[fact.event].choices[fact.choice].label}.",
    facts.MaxHpChanged: _max_hp_changed,
    facts.NothingLeft: _nothing_left,
    facts.RuleActed: _rule_acted,
    facts.OffersMade: lambda fact, of: OFFERS[fact.kind],
    facts.RunEnded: lambda fact, of: RUN_OUTCOMES[fact.outcome],
    facts.CombatEnded: lambda fact, of: OUTCOMES[fact.outcome],
    **dice_log.TOLD,
}
"""How a fact is told that needs more than a line of its own."""
