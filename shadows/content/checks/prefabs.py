"""What the definitions cannot say: whether what a prefab says makes sense as a whole."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from components.amounts import Condition, Quantity
from components.effect import Verb
from components.effects import ApplyStatus, Effect, ModEffect
from components.occasions import Occasion
from components.prefabs import (
    EnemyPrefab,
    EventPrefab,
    KeywordPrefab,
    Library,
    Phase,
    PotionPrefab,
    Prefab,
    RelicPrefab,
    StatusPrefab,
)
from components.rules import Modifier, Origin, Trigger, grows
from shadows.content.checks.run import check_outside
from shadows.content.problems import allowed, nearest, quoted
from shadows.content.schema.authoring import Definitions, Kind
from shadows.content.schema.definitions import fields_in
from shadows.content.schema.limits import limit
from shadows.content.schema.scope import Scope
from shadows.content.schema.walk import parts
from shadows.content.text.wording.amounts import negated
from shadows.content.yaml.source_file import Reference, Sheet
from systems.core.occasions import CARD_TYPES

ORIGIN = ("kind", "target")
CARD_TYPE = (*ORIGIN, "card_type")
"""What a fact must hold to tell where it comes from."""


def having(occasions: Mapping[str, Occasion], *fields: str) -> tuple[str, ...]:
    """The occasions whose fact has all these fields."""
    return tuple(word for word, one in occasions.items() if set(fields) <= set(one.fact.__struct_fields__))


def origins(game: Definitions) -> tuple[Origin, ...]:
    """What effects can come from in a game: from cards only where a trigger can ask for their type."""
    of_cards = () if "type" in fields_in(Trigger, game.tables) else ("card", *CARD_TYPES)
    return tuple(word for word in get_args(Origin) if word and word not in of_cards)


def check_references(sheet: Sheet, references: Iterable[Reference], scope: Scope) -> None:
    """Everything that is named must be there, and be within reach."""
    for kind, name, place, words in references:
        if scope.has(kind, name):
            continue
        if kind not in scope.definitions.kinds:
            sheet.report(place, f"there are no {kind} in this game", f"leave {place.last} out")
            continue
        known, owner = scope.definitions.kinds[kind], name.rpartition(":")[0]
        if name in scope.known[kind]:
            hint = f"add '{owner}' to 'needs' in mod.yaml"
            sheet.report(place, f"the {known.singular} {quoted(name)} is of a mod that this one does not need", hint)
            continue
        hint = nearest(name, [*words, *scope.words(kind)])
        if known.upgrades and name.endswith("+") and scope.has(kind, scope.full(kind, name.rstrip("+"))):
            hint = f"'{name.rstrip('+')}' has no such upgrade"
        sheet.report(place, f"unknown {known.singular} {quoted(name)}", hint)


def check_together(sheet: Sheet, prefab: Prefab, library: Library) -> None:
    """Whether a prefab makes sense with the others."""
    for part in parts(prefab):
        status = library.statuses.get(part.status) if isinstance(part, ApplyStatus) else None
        if status is None or not isinstance(part, ApplyStatus):
            continue
        if part.lasts and not status.temporary:
            hint = "leave 'lasts' out; a status that can be has 'temporary'"
            sheet.report(sheet.at(part, "lasts"), f"'{status.id}' cannot be taken back", hint)
        if negated(part.amount) is not None and not status.signed:
            hint = "use a number above 0, or remove_status"
            sheet.report(sheet.at(part, "amount"), f"stacks of '{status.id}' cannot be negative", hint)


def check_prefab(sheet: Sheet, kind: Kind, prefab: Prefab, scope: Scope) -> None:
    """Whether a prefab of a kind, built from what was written on the sheet, makes sense."""
    definitions = scope.definitions
    for part in parts(prefab):
        match part:
            case Trigger():
                _check_origin(sheet, part, definitions)
                _check_trigger(sheet, part, prefab, scope.occasions)
            case Modifier():
                _check_origin(sheet, part, definitions)
                _check_modifier(sheet, part, prefab, definitions)
            case Quantity():
                _check_quantity(sheet, part, kind, definitions)
            case Condition():
                _check_condition(sheet, part, kind, definitions)
        if isinstance(part, Verb):
            if part.happens == "in_events" and not isinstance(prefab, EventPrefab):
                verb = part.verb()
                sheet.report(sheet.at(part), f"{verb} belongs to events alone", f"leave {verb} out")
            _check_amount(sheet, part, definitions)
    kind.check(sheet, prefab, definitions)


def _check_trigger(sheet: Sheet, trigger: Trigger, prefab: Prefab, known: Mapping[str, Occasion]) -> None:
    if trigger.status:
        _narrows(sheet, trigger, "status", "status", having(known, "status"))
    if trigger.type:
        _narrows(sheet, trigger, "type", "type", having(known, "type"))
    if trigger.origin in CARD_TYPES:
        _narrows(sheet, trigger, "origin", f"from: {trigger.origin}", having(known, *CARD_TYPE))
    elif trigger.origin:
        _narrows(sheet, trigger, "origin", "from", having(known, *ORIGIN))
    _check_words(sheet, trigger, trigger.which, trigger.when, known[trigger.when].narrows)
    enemys = isinstance(prefab, EnemyPrefab)  # its target is always the player
    without_target = not enemys and not known[trigger.when].target
    if without_target:
        _check_sight(sheet, trigger.condition, trigger.when)
        check_aim(sheet, trigger.do, f"'{trigger.when}' has no target", "say whom: 'to: all_enemies' for example")


def _check_origin(sheet: Sheet, rule: Trigger | Modifier, game: Definitions) -> None:
    """Nothing comes from cards in a game without any."""
    known = origins(game)
    if rule.origin and rule.origin not in known:
        sheet.report(sheet.at(rule, "origin"), f"'from' cannot be '{rule.origin}'", allowed(rule.origin, known))


def _narrows(sheet: Sheet, trigger: Trigger, attribute: str, field: str, occasions: Sequence[str]) -> None:
    """A trigger's field that means something on these occasions only."""
    if trigger.when not in occasions:
        hint = f"it goes with {', '.join(occasions)}"
        sheet.report(sheet.at(trigger, attribute), f"'{field}' says nothing for '{trigger.when}'", hint)


def _check_modifier(sheet: Sheet, modifier: Modifier, prefab: Prefab, definitions: Definitions) -> None:
    if modifier.add == 0 and modifier.times is None and modifier.cap is None:
        sheet.report(sheet.at(modifier), "the modifier changes nothing", "give it 'add', 'times' or 'cap'")
    if modifier.add == "stacks" and not isinstance(prefab, StatusPrefab):
        sheet.report(sheet.at(modifier, "add"), "only a status has stacks", "write a whole number")
    channel = definitions.words.channels[modifier.of]
    if modifier.side not in channel.sides:
        message = f"'{modifier.of}' is never changed for its {modifier.side}"
        sheet.report(sheet.at(modifier, "side"), message, f"write 'side: {channel.sides[0]}'")
    _check_words(sheet, modifier, modifier.which, modifier.of, channel.narrows)
    if modifier.side == "giver" and not channel.has_target:
        _check_sight(sheet, (modifier.condition, modifier.add), modifier.of)
    idle = {"origin": "from"} if channel.verb is None else {}
    if channel.once:
        idle["per_combat"] = "per_combat"
    for attribute, field in idle.items():
        if getattr(modifier, attribute):
            message = f"'{field}' says nothing for '{modifier.of}'"
            sheet.report(sheet.at(modifier, attribute), message, f"leave '{field}' out")


AIMED = {"target_has": "use 'self_has'", "target_lacks": "use 'self_lacks'", "target_is": "leave it out"}
"""The conditions that look at a target, and what to do where there is none."""


def _check_sight(sheet: Sheet, looking: Any, blind: str) -> None:
    """What looks at a target must have one."""
    for part in parts((looking,)):
        for field, hint in AIMED.items() if isinstance(part, Condition) else ():
            if getattr(part, field):
                sheet.report(sheet.at(part, field), f"'{blind}' has no target to look at", hint)


def _check_words(
    sheet: Sheet, rule: Trigger | Modifier, words: Iterable[str], narrowed: str, narrows: Mapping[str, str]
) -> None:
    """The words after `for:`, which narrow an occasion or an amount down."""
    if words and not narrows:
        message = f"'for' says nothing for '{narrowed}'"
        sheet.report(sheet.at(rule, "which"), message, "leave 'for' out")
        return
    for word in words:
        if word not in narrows:
            message = f"'{narrowed}' is not narrowed by {quoted(word)}"
            sheet.report(sheet.at(rule, "which"), message, allowed(word, list(narrows)))


def _check_condition(sheet: Sheet, condition: Condition, kind: Kind, definitions: Definitions) -> None:
    bounds = [field for field in ("least", "most", "even") if getattr(condition, field) is not None]
    if condition.count and not bounds:
        message = "'count' alone asks for nothing"
        sheet.report(sheet.at(condition, "count"), message, "write 'least', 'most' or 'even' too")
    if bounds and not condition.count:
        message = f"'{bounds[0]}' without 'count' says nothing"
        sheet.report(sheet.at(condition, bounds[0]), message, "write what is counted")
    if condition.least is not None and condition.most is not None and condition.least > condition.most:
        message = f"no number is {condition.least} or more and {condition.most} or less"
        sheet.report(sheet.at(condition, "least"), message, "let 'least' be no more than 'most'")
    _check_counted(sheet, condition, "count", condition.count, kind, definitions)


def _check_counted(
    sheet: Sheet, part: Quantity | Condition, attribute: str, word: str | None, kind: Kind, definitions: Definitions
) -> None:
    """What is counted must be had by what counts it."""
    counted = definitions.words.measures.get(word or "")
    if counted is not None and counted.carrier not in ("", kind.singular):
        sheet.report(sheet.at(part, attribute), counted.missing, "use another quantity")


def _check_quantity(sheet: Sheet, quantity: Quantity, kind: Kind, definitions: Definitions) -> None:
    _check_counted(sheet, quantity, "of", quantity.of, kind, definitions)
    if quantity.when is not None and not quantity.plus:
        sheet.report(sheet.at(quantity, "when"), "'when' without 'plus' says nothing", "write what is added then")
    if quantity.per > 1 and quantity.percent != 100:
        sheet.report(sheet.at(quantity, "per"), "'per' stands in place of 'percent'", "write one of them")
    for attribute in ("times", "percent"):
        if (quantity.of or quantity.word) and not getattr(quantity, attribute):
            message = f"with '{attribute}: 0' nothing is counted"
            sheet.report(sheet.at(quantity, attribute), message, "leave 'of' out, or write another number", "warning")


def _check_amount(sheet: Sheet, effect: Verb, definitions: Definitions) -> None:
    """An amount that can never be more than nothing does nothing, where none can be below 0."""
    amount = getattr(effect, "amount", None)
    if amount == 0 and not _may_mean_something(type(effect), definitions):
        message = f"{effect.verb()} with 0 does nothing"
        sheet.report(sheet.at(effect, "amount"), message, "write another number", "warning")
    elif isinstance(amount, Quantity) and limit(type(effect), "amount").least >= 0 and negated(amount) is not None:
        hint = "begin with a 'base' above 0, or use the opposite effect"
        sheet.report(sheet.at(effect, "amount"), "the amount is never above 0", hint, "warning")


def _may_mean_something(verb: type[Effect], definitions: Definitions) -> bool:
    """Whether an effect with 0 may: its amount grows, or the code of a mod says what it is."""
    return verb is ModEffect or grows(verb, definitions.words.channels.values())


def check_aim(sheet: Sheet, effects: Iterable[Effect], fault: str, hint: str) -> None:
    """Effects that are carried out where nothing is aimed at must not be aimed."""
    for part in parts(effects):
        if isinstance(part, Effect) and is_aimed(part):
            sheet.report(sheet.at(part), f"{part.verb()} is aimed, but {fault}", hint)


def is_aimed(part: Any) -> bool:
    """Whether it is an effect or condition of what was aimed at."""
    if isinstance(part, Condition):
        return any(getattr(part, field) for field in AIMED)
    return isinstance(part, Effect) and getattr(part, "to", "") == "target"


def check_relic(sheet: Sheet, relic: RelicPrefab, definitions: Definitions) -> None:
    """Whether a relic makes sense."""
    if relic.rarity == "class" and not relic.hero:
        sheet.report(sheet.at(relic, "rarity"), "a class relic needs a hero", "write 'hero:' too")
    if not (relic.triggers or relic.modifiers or relic.pickup or relic.binds_curses or relic.text):
        sheet.report(sheet.at(relic), "the relic does nothing", "give it 'triggers', 'modifiers' or 'pickup'")
    check_outside(sheet, relic.pickup, definitions.outside)


def check_potion(sheet: Sheet, potion: PotionPrefab, _definitions: Definitions) -> None:
    """Whether a potion makes sense."""
    if not potion.aim:
        hint = "write 'target: enemy', or say whom: 'to: all_enemies' for example"
        check_aim(sheet, potion.effects, "the potion has no target", hint)


def check_status(sheet: Sheet, status: StatusPrefab, _definitions: Definitions) -> None:
    """Whether a status makes sense."""
    for mark in re.findall(r"\{[^}]*\}?", status.text):
        if mark != "{stacks}":
            sheet.report(sheet.at(status, "text"), f"the text cannot fill in {quoted(mark)}", "allowed: {stacks}")
    for field in ("signed", "temporary"):
        if status.merge == "longest" and getattr(status, field):
            message = f"'merge: longest' does not go with '{field}'"
            sheet.report(sheet.at(status, "merge"), message, "leave one of them out")
    if status.tick:
        check_aim(sheet, status.tick.do, "a tick has no target", "say whom: 'to: self' for example")


def check_enemy(sheet: Sheet, enemy: EnemyPrefab, _definitions: Definitions) -> None:
    """Whether an enemy makes sense."""
    floor = 100 * enemy.health
    for number, phase in enumerate(enemy.phases):
        said = [field for field in ("below", "share") if getattr(phase, field) is not None]
        if number == 0:
            for field in said:
                sheet.report(sheet.at(phase, field), "the first phase begins at once", f"leave '{field}' out")
        elif not said:
            sheet.report(
                sheet.at(phase), "'below' is missing", "write the HP at which the phase begins, or their 'share'"
            )
        elif len(said) > 1:
            sheet.report(sheet.at(phase, "share"), "'below' and 'share' stand side by side", "use one of them")
        else:
            floor = _check_begin(
                sheet, phase, said[0], floor, enemy.health, "its health" if number == 1 else "the phase before"
            )


def _check_begin(sheet: Sheet, phase: Phase, field: str, floor: int, health: int, before: str) -> int:
    """A later phase begins below what is before it. Gives the HP at which it begins, in hundredths."""
    written: int = getattr(phase, field)
    begins, unit, mark = (100 * written, 100, "") if field == "below" else (health * written, health, "%")
    if begins < floor:
        return begins
    least = -(-floor // unit)
    sheet.report(sheet.at(phase, field), f"{written}{mark} is not below {before}", f"use less than {least}")
    return floor


def check_keyword(sheet: Sheet, keyword: KeywordPrefab, _definitions: Definitions) -> None:
    """Whether a keyword makes sense."""
    if not keyword.text:
        sheet.report(sheet.at(keyword), "'text' is missing", "a keyword is nothing but its explanation")
