"""The terminal game from its first question to its last line."""

from components.prefabs import Library
from shadows.content import load
from shadows.content.wording import marked
from shadows.session import Session
from shadows.text.combat import Combat
from shadows.text.console import Console, Left
from shadows.text.menus import Entry, choose


def play(
    console: Console,
    hero: str | None = None,
    foe: str | None = None,
    seed: str | None = None,
    library: Library | None = None,
) -> None:
    """Play combats until the player has had enough.

    What is given (ids of a hero and an encounter, a seed) is not asked. Raises ValueError with a sentence for a
    hero, an encounter or a seed that cannot be.
    """
    library = load() if library is None else library
    console.say("Shadows of the Abyss")
    console.say("Write h for help at any time, quit to leave.")
    try:
        while True:
            chosen = hero or _choose_hero(console, library)
            session = (
                Session.start(chosen, seed, encounter=foe, library=library)
                if foe
                else Session.practice(chosen, seed, library=library)
            )
            console.say(f"{library.heroes[chosen].name}, seed {session.look().seed}.")
            Combat(session, console).run()
            if console.ask("Another fight? Write y for yes: ").casefold() not in ("y", "yes"):
                break
    except Left:
        pass
    console.say("Farewell.")


def _choose_hero(console: Console, library: Library) -> str:
    heroes = sorted(library.heroes.values(), key=lambda hero: (hero.order, hero.id))
    entries = [Entry(f"{hero.name}, {hero.title}", hero.id, marked(library, hero.theme)) for hero in heroes]
    return choose(console, "Choose a hero:", entries).value
