"""Pictures of fights."""

from __future__ import annotations

from collections.abc import Callable

from components.body import Health
from components.commands import EndTurn
from components.deck.prefabs import cards_in
from shadows.play.deck.sandbox import sandbox
from shadows.play.session import Session
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.deck.viewer import PileViewer
from shadows.view.panels.log_view import LogView

SEED = "ABYSS"
SETTLED = 50
"""Frames until everything that moves in has come to rest."""


def _combat(hero: str, encounter: str, *, turns: int = 0) -> Callable[[Offscreen], None]:
    def show(window: Offscreen) -> None:
        _begin(window, hero, encounter, turns)

    return show


def _begin(window: Offscreen, hero: str, encounter: str, turns: int = 0) -> Combat:
    session = Session.start(hero, SEED, encounter=encounter)
    for _ in range(turns):
        session.submit(EndTurn())
    return _open(window, session)


def _open(window: Offscreen, session: Session) -> Combat:
    combat = Combat(window.game, window.navigation, session)
    window.navigation.go(lambda: combat)
    return combat


def _hand(count: int) -> Callable[[Offscreen], None]:
    def show(window: Offscreen) -> None:
        cards = [name for name, card in cards_in(window.game.library).items() if card.hero == "shadowmancer"]
        fight = sandbox(
            "shadowmancer",
            hand=(cards * 3)[:count],
            foes=["wraith", "witch_doctor", "corrupted_beast"],
            relics=["shadow_cloak", "cursed_amulet", "bleeding_edge"],
            potions=["blood_vial", "firebomb"],
            player={"hp": 41, "block": 9, "statuses": {"strength": 2, "weak": 1}},
        )
        _open(window, fight.session)

    return show


def _targeting(window: Offscreen) -> None:
    fight = sandbox(
        hand=["bloodletting", "hemorrhage+", "crimson_shield", "blood_pact", "strike"],
        foes=["skeleton_warrior", {"prefab": "lich_king", "hp": 44, "block": 6, "statuses": {"vulnerable": 2}}],
        kind="boss",
    )
    combat = _open(window, fight.session)
    window.step(SETTLED)
    card = combat.board.named(f"card:{combat.picture.hand[0].entity}")
    if card is not None:
        window.click((card.box.x, card.box.y + 0.03))
        foe = combat.board.named(f"foe:{combat.picture.foes[1].entity}")
        if foe is not None:
            window.point((foe.box.x, foe.box.y))


def busy_fight(window: Offscreen, cards: int = 7) -> Combat:
    """A fight in which much lies on everyone."""
    names = ["hemorrhage", "strike", "defend", "crimson_eruption", "blood_ward", "life_tap", "rend_flesh"]
    fight = sandbox(
        hand=names[:cards],
        draw=["strike"] * 4 + ["defend"] * 3,
        discard=["strike", "blood_ward"],
        foes=["skeleton_warrior", {"prefab": "dark_cultist", "statuses": {"bleed": 3, "vulnerable": 1}}],
        player={"hp": 52, "block": 6, "statuses": {"strength": 2, "regeneration": 3}},
        relics=["bloodstone", "bleeding_edge", "greedy_imp", "tome_of_dark_rituals"],
        potions=["blood_vial", "firebomb"],
        seed=SEED,
    )
    combat = _open(window, fight.session)
    window.step()
    return combat


def _hover(window: Offscreen) -> None:
    combat = busy_fight(window)
    window.point(window.spot(f"card:{combat.picture.hand[3].entity}"))


def _tips(window: Offscreen) -> None:
    combat = busy_fight(window)
    window.point(window.spot(f"foe:{combat.picture.foes[1].entity}"))


def _moment(card: str, at: int, frames: int, *, hp: int = 0) -> Callable[[Offscreen], None]:
    """So many frames after a card was played, at the usual speed; `hp` is what its target has left before."""

    def show(window: Offscreen) -> None:
        combat = busy_fight(window)
        session = combat.session
        if hp and isinstance(session, Session):
            session.component(session.world.seats.living[at], Health).hp = hp
        entity = next(look.entity for look in combat.picture.hand if look.id == card)
        window.game.settings.speed = 1
        combat.play(entity, combat.picture.foes[at].entity)
        window.step(frames)

    return show


def _key(name: str) -> Callable[[Offscreen], None]:
    """What a key opens."""

    def show(window: Offscreen) -> None:
        busy_fight(window)
        window.key(name)

    return show


def _deadly(window: Offscreen) -> None:
    fight = sandbox(hand=["bloodletting", "strike"], foes=["zombie_brute"], player={"hp": 2}, seed=SEED)
    combat = _open(window, fight.session)
    window.step()
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)


def _forecast(window: Offscreen) -> None:
    """Attacks, ticks and a curse in hand, and what they leave."""
    player = {"hp": 24, "block": 5, "statuses": {"burn": 4, "poison": 3, "bleed": 2}}
    fight = sandbox(hand=["doubt", "strike", "defend"], foes=["zombie_brute", "rat_swarm"], player=player, seed=SEED)
    _open(window, fight.session)
    window.step(SETTLED)
    window.point(window.spot("forecast"))


def _potion(window: Offscreen) -> None:
    """The menu of a potion, with what its use would leave."""
    busy_fight(window)
    window.step(SETTLED)
    window.click(window.spot("potion:1"))


def _pile(window: Offscreen) -> None:
    combat = _begin(window, "hellforged", "hellhound")
    PileViewer(combat, "Draw pile", combat.picture.draw)


def _log(window: Offscreen) -> None:
    combat = _begin(window, "blood_reaper", "two_skeleton_warriors", turns=2)
    LogView(combat, combat.log)


FIGHT_PICTURES: dict[str, Callable[[Offscreen], None]] = {
    "combat_crypts": _combat("blood_reaper", "dark_cultist_and_rat_swarm", turns=1),
    "combat_woods": _combat("shadowmancer", "wraith_and_thorned_horror"),
    "combat_spire": _combat("hellforged", "hellhound_and_infernal_imp"),
    "combat_boss": _combat("blood_reaper", "lich_king", turns=1),
    "targeting": _targeting,
    "hand_10": _hand(10),
    "hand_20": _hand(20),
    "hand_40": _hand(40),
    "hover": _hover,
    "tips": _tips,
    "blow": _moment("hemorrhage", 1, 24),
    "death": _moment("strike", 0, 62, hp=4),
    "pause": _key("escape"),
    "deck": _key("q"),
    "deadly": _deadly,
    "forecast": _forecast,
    "potion": _potion,
    "pile": _pile,
    "log": _log,
}
