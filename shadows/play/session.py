"""The only door to the rules: the window, the terminal game, bots, tests and replays all come in here."""

from __future__ import annotations

import copy
import itertools
import weakref
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import esper

import shadows
from components.commands import malformed
from components.items import Relic
from components.run import Aftermath
from shadows.content.problems import unknown
from shadows.games import DEFAULT, NAMES, Game, known
from shadows.play import snapshots
from shadows.play.seeds import normalised
from systems.combat.setup import give_relics
from systems.core import commands, loop
from systems.core.fork import copy_world
from systems.core.questions import ask
from systems.core.world import new_player
from systems.plugins.placing import components_of, extended
from systems.run.travel import begin_run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.commands import Command
    from components.facts import Fact
    from components.prefabs import Library
    from shadows.picture.models import AimLook, Look, Picture, PotionAimLook
    from systems.core.ruleset import Ruleset

Part = TypeVar("Part")

_numbers = itertools.count(1)

REMEMBERED = 20_000
"""So many facts at least are held: those of some 700 rounds."""


class IllegalCommand(ValueError):
    """A command that cannot be taken now. Its text is the reason, as a player understands it; nothing has changed."""


class Session:
    """One game in progress, in an esper world of its own. Several can live in one process, in turn.

    `strict` lets the error of a broken rule out; for a player the rest of its action is skipped, and an `EffectFailed`
    fact names it.
    """

    strict: ClassVar[bool] = False

    def __init__(self, library: Library, game: Game, home: str, rules: Ruleset | None = None) -> None:
        """For `start`, `restore`, `fork` and `sandbox`: `home` is the esper world that is there, with the player in it;
        `rules` are the game's with what plug-ins add, where they are known."""
        self.game = game
        self._library = library
        self._home = home
        rules = extended(game.ruleset, library.plugins) if rules is None else rules
        self._world: Any = rules.world(library, rules, strict=self.strict)
        self.history: list[Fact] = []
        """The facts so far, oldest first; of an endless fight the last of them."""
        self._finalizer = weakref.finalize(self, _forget_world, home)

    @classmethod
    def start(
        cls,
        hero: str | None = None,
        seed: str | None = None,
        map: str | None = None,
        *,
        game: str | Game = DEFAULT,
        encounter: str | None = None,
        library: Library | None = None,
        **given: Any,
    ) -> Session:
        """Begin a run of a game with a hero, or with `encounter` a single combat against the enemies it names. What is
        left out is what is usual: the game's first hero, a random seed, its first map, its own content. `given` is what
        else the game takes (`Ruleset.takes`): the nodes of its tree, for example.

        Raises ValueError with a sentence for an unknown game, hero, encounter or map, for what the game does not take,
        or a seed over 64 characters (R60).
        """
        game = known(game)
        library = game.load() if library is None else library
        maps = game.ruleset.maps
        if encounter is not None and encounter not in library.encounters:
            raise ValueError(unknown("encounter", encounter, library.encounters))
        if encounter is None and not maps:
            raise ValueError(f"{game.title} has no runs: name an encounter.")
        if map is not None and map not in maps:
            raise ValueError(unknown("map", map, maps))
        for word in given:
            if word not in game.ruleset.takes:
                raise ValueError(unknown("word for the start of a run", word, game.ruleset.takes))
        session = cls.prepare(library, hero, normalised(seed), game, **given)
        world = session._world
        if encounter is None:
            begin_run(world, map or next(iter(maps)))
        else:
            world.ruleset.meet(world, encounter)
        session.go_on()
        return session

    @classmethod
    def practice(
        cls,
        hero: str | None = None,
        seed: str | None = None,
        *,
        game: str | Game = DEFAULT,
        library: Library | None = None,
    ) -> Session:
        """A single combat whose enemies the player chooses first. Raises ValueError as `start` does."""
        game = known(game)
        library = game.load() if library is None else library
        session = cls.prepare(library, hero, normalised(seed), game)
        ask(session.world, "encounter")
        return session

    @classmethod
    def prepare(
        cls, library: Library, hero: str | None, seed: str, game: str | Game = DEFAULT, **given: Any
    ) -> Session:
        """A hero alone in a new world, before any combat. `given` overrides `hp`, `max_hp`, `gold`, and has what else
        the game takes (`Ruleset.hero`).

        Raises ValueError with a sentence for an unknown hero.
        """
        game = known(game)
        hero = game.hero if hero is None else hero
        if hero not in library.heroes:
            raise ValueError(unknown("hero", hero, library.heroes))
        home = _new_world()
        rules = game.ruleset
        new_player(rules.player(rules.hero(library, hero, seed, given)))
        return cls(library, game, home)

    @property
    def world(self) -> Any:
        """The world of its game (`systems.core.world.World`), for whoever sets a fight up; it becomes esper's current
        one."""
        return self._at_home()

    def _at_home(self) -> Any:
        if esper.current_world != self._home:
            esper.switch_world(self._home)
        return self._world

    def component(self, entity: int, kind: type[Part]) -> Part:
        """A component of this session's world. Read it; only the systems write."""
        if esper.current_world != self._home:
            esper.switch_world(self._home)
        return esper.component_for_entity(entity, kind)

    @property
    def library(self) -> Library:
        """The content that this session plays with."""
        return self._library

    @property
    def outcome(self) -> str:
        """`ongoing`, `won`, `lost`, `escaped` (a single combat) or `abandoned` (a run)."""
        journey = self._world.journey
        return journey.outcome if journey.map else self._world.clock.outcome or "ongoing"

    def go_on(self) -> tuple[Fact, ...]:
        """Carry out what is queued; returns what happened since the last time."""
        world = self._at_home()
        loop.run(world)
        while world.journey.fight and world.queue.question is None:
            world = self._renew()
            encounter, world.journey.fight = world.journey.fight, ""
            world.ruleset.meet(world, encounter)
            loop.run(world)
        facts = tuple(world.facts)
        self.history.extend(facts)
        if len(self.history) > 2 * REMEMBERED:
            del self.history[:-REMEMBERED]
        world.facts = []
        world.seen = 0
        return facts

    def _renew(self) -> Any:
        """A combat has a world of its own: the hero, with all that is owned, goes into a new one, where entities
        count from 1 again."""
        old = self._world
        rules = old.ruleset
        kept = [esper.component_for_entity(old.player, kind) for kind in rules.owned]
        aftermath = esper.try_component(old.player, Aftermath)
        relics = [esper.component_for_entity(relic, Relic).prefab for relic in old.satchel.relics]
        left, self._home = self._home, _new_world()
        player = new_player(rules.player(kept))
        if aftermath is not None:
            esper.add_component(player, aftermath)
        self._world = rules.world(self._library, rules, strict=old.strict)
        give_relics(self._world, relics)
        self._world.facts, self._world.seen = old.facts, len(old.facts)
        _forget_world(left)
        self._finalizer.detach()
        self._finalizer = weakref.finalize(self, _forget_world, self._home)
        return self._world

    def legal(self) -> list[Command]:
        """Every command that is possible now, but `Abandon`, which is possible as long as a run goes on."""
        return commands.legal(self._at_home())

    def submit(self, command: Command) -> tuple[Fact, ...]:
        """Carry out a command: the facts, in the order in which they happened. Raises IllegalCommand and changes
        nothing."""
        world = self._at_home()
        refusal = malformed(command) or commands.refusal(world, command)
        if refusal:
            raise IllegalCommand(refusal)
        commands.take(world, command)
        return self.go_on()

    def look(self) -> Picture:
        """All there is to see, with numbers as they would fall now."""
        return self.game.picture(self.world)

    def aim(self, card: int, target: int | None = None) -> AimLook:
        """What playing a card from the hand at a target would do. Raises IllegalCommand if it is not in the hand."""
        if self.game.aim is None:
            raise IllegalCommand(f"{self.game.title} has no cards.")
        look = self.game.aim(self.world, card, target or 0)
        if look is None:
            raise IllegalCommand("That card is not in your hand.")
        return look

    def aim_potion(self, slot: int, target: int | None = None) -> PotionAimLook:
        """What using the potion of a slot at a target would do. Raises IllegalCommand if there is none in it."""
        slots = self.world.belt.slots
        if self.game.aim_potion is None or not 0 <= slot < len(slots) or slots[slot] is None:
            raise IllegalCommand(f"There is no {self.library.potion} in that slot.")
        return self.game.aim_potion(self._world, slot, target or 0)

    def hint(self, target: int) -> Look | None:
        """What is best done about a target, as its game knows it; None where there is nothing to say."""
        return None if self.game.hint is None else self.game.hint(self.world, target)

    def names(self) -> dict[int, str]:
        """What to call each body, card, relic and status in a sentence about facts: entity -> name."""
        return self.game.names(self.world)

    def fork(self, seed: str) -> Session:
        """The same game once more, to look ahead in without peeking: what no player can see (the order of the draw
        pile, the events to come, all chance) is drawn anew from `seed`, whatever it is here. Its history is empty.

        Raises SeedError, a ValueError, for a seed over 64 characters (R60).
        """
        seed = normalised(seed)
        world = self.world
        home = f"session {next(_numbers)}"
        copy_world(home)
        forked = type(self)(self._library, self.game, home, world.ruleset)
        forked._world.strict = world.strict
        forked._world.draw_anew(seed)
        return forked

    def snapshot(self) -> dict[str, Any]:
        """Everything as plain JSON-able data."""
        return {
            "format": snapshots.FORMAT,
            "version": shadows.__version__,
            "content": self._library.fingerprint,
            "ruleset": self.world.ruleset.name,
            "world": snapshots.written(components_of(self._library.plugins)),
        }

    @classmethod
    def restore(cls, snapshot: Any, *, library: Library | None = None, games: Sequence[str | Game] = NAMES) -> Session:
        """Go on exactly where the snapshot was taken, in whichever of the games it was. Raises SnapshotError with the
        reason if it cannot be."""
        if not isinstance(snapshot, dict) or snapshot.get("format") not in (1, snapshots.FORMAT):
            raise snapshots.SnapshotError(f"not a snapshot of format {snapshots.FORMAT}")
        rules = snapshot.get("ruleset")
        game = next((one for one in map(known, games) if one.is_called(rules)), None)
        if game is None:
            raise snapshots.SnapshotError(f"the snapshot is of another game ({rules!r})")
        library = game.load() if library is None else library
        if snapshot.get("content") != library.fingerprint:
            raise snapshots.SnapshotError("the snapshot was taken with other content (prefabs or mods)")
        home = _new_world()
        try:
            entities = snapshot.get("world")
            if snapshot["format"] == 1:
                entities = snapshots.upgraded(copy.deepcopy(entities))
            snapshots.read_back(entities, game.ruleset, components_of(library.plugins))
            snapshots.check(library, game.ruleset)
            return cls(library, game, home)
        except KeyError as error:
            _forget_world(home)
            raise snapshots.SnapshotError("the snapshot has no player") from error
        except snapshots.SnapshotError:
            _forget_world(home)
            raise


def _new_world() -> str:
    home = f"session {next(_numbers)}"
    esper.switch_world(home)
    return home


def _forget_world(home: str) -> None:
    if esper.current_world == home:
        esper.switch_world("default")
    if home in esper.list_worlds():
        esper.delete_world(home)
