"""The terminal game from its first question to its last line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from components.prefabs import Library
from shadows.content.text.wording import counted, marked
from shadows.games import DEFAULT, Game, known
from shadows.play.seeds import SeedError, normalised
from shadows.play.session import Session
from shadows.saves.compatibility import question
from shadows.saves.profile import Standing
from shadows.saves.saved_game import SavedGame
from shadows.text.console import Console, Left, line
from shadows.text.game_terminal import terminal_of
from shadows.text.growth import Growth, named
from shadows.text.menus import Back, Entry, choose, in_turn, leaving, wants_help
from shadows.text.playing import Playing

MAPS = (
    Entry("Fixed map", "fixed", line("The floors that are told of: the same in every run.")),
    Entry("Wandering map", "wandering", line("Paths that branch, drawn anew from the seed in every act.")),
)

ANSWERS = (Entry("Go on", "on"), Entry("Leave it", "leave"))


class Table:
    """What was asked for on the command line, and what the player chooses where nothing was, of one game.

    `hero` and `foe` are ids of a hero and an encounter, `map` is `fixed` or `wandering`. With a `foe` it is a single
    fight. `folder` is the player's own in place of the platform's.
    """

    def __init__(
        self,
        console: Console,
        game: Game,
        library: Library,
        hero: str | None,
        foe: str | None,
        seed: str | None,
        map: str | None,
        folder: Path | None,
    ) -> None:
        self._console = console
        self._of = game
        self._library = library
        self._hero, self._foe, self._seed, self._map = hero, foe, seed, map
        self._folder = folder
        self._growth = None if game.tree is None else Growth(console, game, library, folder)

    def sit_down(self) -> SavedGame:
        """The game that is played next. Raises ValueError with a sentence for what cannot be."""
        if self._foe is not None:
            hero = self._hero or self._choose_hero(back=False)
            return SavedGame.new(
                hero, self._seed, encounter=self._foe, game=self._of, library=self._library, folder=self._folder
            )
        while True:
            try:
                game = self._choose_game()
            except Back:
                continue
            if not game.changed or self._goes_on(game):
                return game

    def _choose_game(self) -> SavedGame:
        """A new game, or the open run. Raises Back from the questions that follow the first one."""
        if not self._of.ruleset.maps:  # it has no runs
            return self._practice()
        found = SavedGame.continued(game=self._of, library=self._library, folder=self._folder)
        if found.message:
            self._console.say(found.message)
        now = None if self._growth is None else self._growth.now()
        wished = (self._hero, self._seed, self._map) != (None, None, None)
        if wished and found.game is None:
            return self._new_run(now)
        entries = [Entry("New run", "run", line(terminal_of(self._of).run))]
        if found.game is not None:
            becomes = "set aside" if found.game.changed else "given up"
            entries[0] = Entry("New run", "run", line(f"The open run is {becomes} for it."))
            entries.insert(0, Entry("Continue", "continue", line(self._open(found.game))))
        if not wished:
            alone = "." if self._growth is None else ", without the nodes of your tree. It earns nothing."
            entries.append(Entry("Single fight", "fight", line(f"One combat against enemies of your choice{alone}")))
        if now is not None:
            entries.append(Entry("Tree", "tree", line(_to_spend(now))))
        chosen = choose(self._console, "What do you want to play?", entries).value
        if chosen == "continue" and found.game is not None:
            return found.game
        if chosen == "tree" and self._growth is not None:
            self._growth.open()
            raise Back
        return self._new_run(now, back=True, ask=not wished) if chosen == "run" else self._practice()

    def _goes_on(self, game: SavedGame) -> bool:
        """Whether a run goes on that was played with another game (R64)."""
        return choose(self._console, question(game.changed), ANSWERS).value == "on"

    def _new_run(self, now: Standing | None, *, back: bool = False, ask: bool = False) -> SavedGame:
        """A run with what was wished for, and the nodes that are taken now; with `ask`, the seed is asked for too.
        `back` says that there is a question to go back to."""
        maps = self._of.ruleset.maps
        naming = None if self._growth is None or now is None else self._growth.naming(now)
        if now is not None and now.answer:
            self._console.say(f"You begin with {counted(len(now.nodes), 'node')} of the tree. {now.answer}")
        if now is not None and now.left and not back:
            points = counted(now.left, "skill point")
            self._console.say(f"{points} can be spent: without --hero, --seed and --map the menu leads to the tree.")
        asked: dict[str, Callable[[], Any] | None] = {
            "hero": None if self._hero else lambda: self._choose_hero(back=back),
            "map": None if self._map or len(maps) == 1 else lambda: self._choose_map(back=back or not self._hero),
            "named": None if naming is None else lambda: named(self._console, naming, back=back or not self._hero),
            "seed": self._ask_seed if ask else None,
        }
        questions = {name: question for name, question in asked.items() if question is not None}
        answers = dict(zip(questions, in_turn(*questions.values()), strict=True))
        given: dict[str, Any] = {} if now is None else {"nodes": now.nodes}
        if naming is not None:
            given[naming.word] = answers["named"]
        return SavedGame.new(
            self._hero or answers["hero"],
            answers.get("seed", self._seed),
            answers.get("map", self._map),
            game=self._of,
            library=self._library,
            folder=self._folder,
            **given,
        )

    def _practice(self) -> SavedGame:
        """A fight; in a game that has nothing else there is no question to go back to."""
        hero = self._hero or self._choose_hero(back=bool(self._of.ruleset.maps))
        return SavedGame.fight(
            Session.practice(hero, self._seed, game=self._of, library=self._library), folder=self._folder
        )

    def _open(self, game: SavedGame) -> str:
        """The open run in a few words."""
        look = game.look()
        if look.journey is None:
            return look.player.name
        where = f"act {look.journey.act + 1}, floor {look.journey.floor}"
        return f"{look.player.name}, {where}, {look.player.hp} of {look.player.max_hp} HP, seed {look.seed}."

    def _choose_hero(self, *, back: bool) -> str:
        heroes = sorted(self._library.heroes.values(), key=lambda hero: (hero.order, hero.id))
        entries = [Entry(f"{hero.name}, {hero.title}", hero.id, marked(self._library, hero.theme)) for hero in heroes]
        return choose(self._console, "Choose a hero:", entries, back=back).value

    def _choose_map(self, *, back: bool) -> str:
        maps = [entry for entry in MAPS if entry.value in self._of.ruleset.maps]
        return choose(self._console, "Choose a map:", maps, back=back).value

    def _ask_seed(self) -> str:
        """A seed; what else could be one in this place, as `back`, can be given on the command line."""
        while True:
            said = self._console.ask("Seed, or an empty line for one by chance: ", ["back", "help", "quit"])
            if wants_help(said):
                self._console.say("The same seed and choices give the same run: up to 64 letters. back, quit: as ever.")
                continue
            leaving(said, back=True)
            try:
                return normalised(said)
            except SeedError as error:
                self._console.say(str(error))


def _to_spend(now: Standing) -> str:
    """What can be done in the tree, in a sentence."""
    if not now.points:
        return "What your runs earn is spent here, for the runs that follow."
    return f"{counted(now.left, 'skill point')} to spend, {counted(len(now.nodes), 'node')} taken."


def play(
    console: Console,
    hero: str | None = None,
    foe: str | None = None,
    seed: str | None = None,
    library: Library | None = None,
    *,
    map: str | None = None,
    game: str | Game = DEFAULT,
    folder: Path | None = None,
) -> None:
    """Play runs and fights until the player has had enough.

    What is given is not asked; with a hero, a seed or a map it is a run, with a foe (an encounter) a single fight.
    `game` is one of those that there are, or its record; without a `library` it is played with its own content.
    Raises ValueError with a sentence for a game, a hero, an encounter, a map or a seed that cannot be.
    """
    game = known(game)
    library = game.load() if library is None else library
    table = Table(console, game, library, hero, foe, seed, map, folder)
    console.say(game.title)
    console.say("Write h for help at any time, quit to leave.")
    try:
        while True:
            played = table.sit_down()
            look = played.look()
            console.say(f"{look.player.name}, seed {look.seed}.")
            try:
                Playing(played, console).run()
            except Back:
                continue
            what = "fight" if look.journey is None else "run"
            if not console.agrees(f"Another {what}?"):
                break
    except Left:
        pass
    console.say("Farewell.")
