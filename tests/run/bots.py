"""Two simple players for whole runs: one at random, one who takes what looks best."""

import random
from collections.abc import Callable

from components.body import Block, Health
from components.commands import Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.effects import DealDamage, GainBlock
from shadows.play.session import Session
from systems.combat import forecast

Player = Callable[[Session], Command]


def at_random(seed: int) -> Player:
    """Any legal command, but potions are thrown away seldom and turns ended when little else is left."""
    draws = random.Random(seed)

    def decide(session: Session) -> Command:
        legal = session.legal()
        kept = [command for command in legal if not isinstance(command, EndTurn | DiscardPotion)]
        return draws.choice(kept if kept and draws.random() < 0.9 else legal)

    return decide


def greedy(session: Session) -> Command:
    """Attacks the weakest enemy and blocks what comes; takes every reward, rests when hurt, buys what it can."""
    world = session.world
    if world.queue.question is not None:
        return _answer(session)
    return _fight(session)


def _answer(session: Session) -> Command:
    question = session.world.queue.question
    answers = [command for command in session.legal() if isinstance(command, Choose) and command.option is not None]
    if question is None or not answers:
        return Choose(None)
    if question.kind == "rest":
        health = session.component(session.world.player, Health)
        hurt = health.hp * 2 < health.max_hp
        return answers[0 if hurt or len(answers) == 1 else 1]
    if question.kind == "event":
        return answers[-1]
    return answers[0]


def _fight(session: Session) -> Command:
    world = session.world
    legal = session.legal()
    cards = [command for command in legal if isinstance(command, PlayCard)]
    potions = [command for command in legal if isinstance(command, UsePotion)]
    if potions and world.clock.kind != "normal":
        return potions[0]
    if not cards:
        return EndTurn()
    threatened = forecast.incoming(world) > session.component(world.player, Block).amount
    return max(cards, key=lambda command: _worth(session, command, threatened))


def _worth(session: Session, command: PlayCard, threatened: bool) -> tuple[int, int]:
    card = session.world.card(command.card)
    total = {DealDamage: 0, GainBlock: 0}
    for effect in card.effects:
        if type(effect) in total and isinstance(effect.amount, int):
            total[type(effect)] += effect.amount * getattr(effect, "hits", 1)
    hp = 0 if command.target is None else session.component(command.target, Health).hp
    power = 20 if card.type == "power" else 0
    return power + total[DealDamage] + (2 * total[GainBlock] if threatened else 0), -hp
