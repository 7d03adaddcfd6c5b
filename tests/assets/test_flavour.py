"""What is listed for the eye and the ear is there, and belongs to something."""

from shadows.content import load
from shadows.view import assets, flavour
from shadows.view.stage.kinds import BURSTS

ALL = flavour.load()


def test_every_flavour_belongs_to_something_of_the_game() -> None:
    library = load()
    assert set(ALL.heroes) - {"colorless"} <= set(library.heroes)
    assert set(ALL.terms) <= set(library.statuses) | set(library.keywords)
    assert set(ALL.bloodless) <= set(library.enemies)


def test_every_hero_has_an_accent_of_its_own() -> None:
    colours = [flavour.hero(hero).colour for hero in load().heroes]
    assert len(set(colours)) == len(colours)
    assert flavour.HeroFlavour().colour not in colours


def test_the_particles_and_sounds_of_a_flavour_are_there() -> None:
    kinds = {kind for hero in ALL.heroes.values() for kind in hero.strikes}
    for term in ALL.terms.values():
        kinds.update(filter(None, (*term.particles, term.arrives)))
    assert kinds <= set(BURSTS)
    assert set(flavour.DRY.values()) <= set(BURSTS)
    sounds = {term.sound for term in ALL.terms.values()} - {""}
    assert sounds <= set(assets.table("sounds", "sounds.json")["effects"])


def test_what_is_not_listed_is_drawn_in_the_usual_way() -> None:
    assert flavour.hero("nobody") == flavour.HeroFlavour()
    assert flavour.term("nothing") == flavour.TermFlavour()
    assert flavour.dry(("blood", "flames"), "nobody") == ("blood", "flames")


def test_splinters_fly_off_the_bloodless() -> None:
    assert flavour.dry(("blood", "flames"), ALL.bloodless[0]) == ("bones", "flames")
