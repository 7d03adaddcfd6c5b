"""Sounds by what they are for. Without a device, or without a file, there is silence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter

from panda3d.core import AudioSound

from shadows.saves.settings import Settings
from shadows.view.engine import assets
from shadows.view.engine.assets import Bus, Key, Sound
from shadows.view.engine.engine import Engine
from shadows.view.engine.sound.levels import Duck, heard, strength, towards
from shadows.view.engine.sound.pieces import Piece
from shadows.view.engine.sound.takes import Takes
from shadows.view.engine.sound.voices import Voices

HUSH = 0.3
"""Seconds in which all falls silent when the player turns to another window, or wants no sound."""

READING = 0.003
"""Seconds of a frame in which sounds are decoded, as long as there are such as are not."""

HOME: Key = "D"
"""In this key all stands that has a pitch."""

LONGEST = 0.05
"""Seconds that a fade moves on in a frame at most: after a frame that took longer it goes on, where it would jump."""

SOFTER = -6.0
"""By so many decibels at most what happens in a place is softer than it is by itself."""

BUSES: dict[str, Bus] = {"music": "music", "ambience": "ambience", "effects": "effects"}
"""Which bus the pieces of a group of sounds are on."""


@dataclass(frozen=True, slots=True)
class _Cue:
    """An effect that waits for its time."""

    due: float
    kind: str
    volume: float
    pan: float
    raised: int


class Sounds:
    """Effects, music and the sounds of places."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine, self._settings = engine, settings
        self._chance = Random()
        self._takes = Takes(engine.base.loader.load_sfx)
        self._voices = Voices(self._takes, self._chance, lambda bus: self._levels[bus])
        self._last: dict[str, float] = {}
        self._cues: list[_Cue] = []
        self._wanted: dict[str, str] = {}
        self._pieces: dict[tuple[str, str], Piece] = {}
        """What sounds, by its group and name: what is wanted, and what is on its way out."""
        self._duck = Duck()
        self._near = 1.0
        """How much of everything is heard: less while the player is elsewhere."""
        self._now = 0.0
        self._next_shot = 0.0
        self._known: Mapping[str, Mapping[str, Sound]] = {}
        self._reading: Iterator[None] = iter(())
        self.height = 0.0
        """How many layers of the music are heard above the first, 0 to 2."""
        self.muted = False
        """Whether the player wants no sound at all for now."""
        self.on = not engine.offscreen
        """Whether there is anyone to hear it."""
        self._levels: dict[Bus, float] = dict.fromkeys(("music", "ambience", "effects", "interface"), 0.0)
        self._mix(0.0)

    def play(self, kind: str, volume: float = 1.0, pan: float = 0.0, within: float = 0.0, raised: int = 0) -> float:
        """Play an effect, one of its takes; not twice within the time that it asks for. `pan` is where it is heard,
        from -1 (left) to 1. `within` so many seconds it makes contact: what leads up to that is heard as far as there
        is time. What has a pitch is heard `raised` by so many semitones. Returns its seconds, 0 if it is not played."""
        entry = assets.sounds()["effects"].get(kind)
        if not self.on or self._quiet or entry is None:
            return 0.0
        if within > entry.lead:
            self._cues.append(_Cue(self._now + within - entry.lead, kind, volume, pan, raised))
            return 0.0
        return self._play(kind, volume, pan, entry.lead - within, raised)

    def _play(self, kind: str, volume: float, pan: float, start: float, raised: int) -> float:
        """Play an effect at once, from `start` seconds on."""
        entry = assets.sounds()["effects"][kind]
        if self._now - self._last.get(kind, -entry.every) < entry.every:
            return 0.0
        self._last[kind] = self._now
        rate = self._in_key() * 2.0 ** (raised / 12) if entry.pitched else self._voices.pace()
        file = self._voices.choose(kind, entry.files)
        seconds = self._voices.play(file, entry.bus, volume * entry.gain, pan, rate, start)
        if seconds and entry.duck:
            self._duck.press(entry.duck)
        return seconds

    def call_off(self) -> None:
        """What waits for its time is not to be heard any more."""
        self._cues.clear()

    def loop(self, group: str, name: str, after: float = 0.0) -> None:
        """Let a piece of `music`, the `ambience` of a place or one of the `effects` sound from now on, or `after` so
        many seconds; an empty name for none. What sounded before goes while it comes."""
        if not self.on or self._wanted.get(group, "") == name:
            return
        self._wanted[group] = name
        if (group, name) in self._pieces:  # on its way out: it comes back from where it is
            return
        entry = assets.sounds()[group].get(name)
        if entry is None:
            return
        layers = [sound for file in entry.files if (sound := self._stream(file)) is not None]
        self._pieces[group, name] = Piece(layers, entry.gain, after)

    def update(self, seconds: float) -> None:
        """Per frame: what is wanted comes, the rest goes, all towards the volumes that are set."""
        if not self.on:
            return
        self._now += seconds
        soft = min(seconds, LONGEST)
        changed = self._mix(soft)
        over: tuple[str, str] | None = None
        for key, piece in self._pieces.items():
            group, name = key
            if not piece.update(soft, self._levels[BUSES[group]], self.height, wanted=self._wanted[group] == name):
                over = key
        if over is not None:  # of several one in a frame: what has gone is gone
            del self._pieces[over]
        if self._cues:
            self._come_due()
        self._happen()
        self._voices.update(seconds, soft, changed=changed)
        self._read()

    def _come_due(self) -> None:
        """Play what has waited for this moment: its contact is so far away as what leads up to it is long."""
        due = [cue for cue in self._cues if cue.due <= self._now]
        self._cues = [cue for cue in self._cues if cue.due > self._now]
        for cue in due:
            self._play(cue.kind, cue.volume, cue.pan, 0.0, cue.raised)

    @property
    def _quiet(self) -> bool:
        """Whether nothing is to be heard, as the player is elsewhere, or wants it so."""
        return self.muted or (self._settings.hush and not self._engine.in_front)

    def _mix(self, seconds: float) -> bool:
        """How loud each bus is now. Returns whether one has changed on which effects are."""
        kept, levels = self._settings, self._levels
        self._near = towards(self._near, 0.0 if self._quiet else 1.0, seconds / HUSH)
        whole = heard(kept.master) * self._near
        effects, interface, ambience = levels["effects"], levels["interface"], levels["ambience"]
        levels["music"] = whole * heard(kept.music) * self._duck.update(seconds)
        levels["ambience"] = whole * heard(kept.ambience)
        levels["effects"] = whole * heard(kept.effects)
        levels["interface"] = whole * heard(kept.interface)
        return (effects, interface, ambience) != (levels["effects"], levels["interface"], levels["ambience"])

    def _in_key(self) -> float:
        """How fast to play what has a pitch, so that it is in the key of the music: by half an octave at most."""
        entry = assets.sounds()["music"].get(self._wanted.get("music", ""))
        steps = 0 if entry is None else assets.KEYS[entry.tonic] - assets.KEYS[HOME]
        return float(2.0 ** (((steps + 5) % 12 - 5) / 12))

    def _happen(self) -> None:
        """Now and then something is heard of the place, from somewhere."""
        entry = assets.sounds()["ambience"].get(self._wanted.get("ambience", ""))
        if entry is None or not entry.shots:
            return
        if self._now >= self._next_shot:
            least, most = entry.gap
            if self._next_shot and not self._quiet:
                softer = self._chance.uniform(SOFTER, 0.0)
                file = self._voices.choose("shots", entry.shots)
                pan = self._chance.uniform(-1.0, 1.0)
                self._voices.play(file, "ambience", entry.gain * strength(softer), pan, self._voices.pace())
            wait = self._chance.expovariate(2.0 / max(least + most, 1e-3))
            self._next_shot = self._now + min(max(wait, least), most)

    def _read(self) -> None:
        """Decode a little of what will be needed, until all of it is there."""
        known = assets.sounds()
        if known is not self._known:
            self._known = known
            self._takes.forget()
            self._reading = self._takes.prepare(_files(known))
        end = perf_counter() + READING
        for _ in self._reading:
            if perf_counter() >= end:
                break

    def _stream(self, file: str) -> AudioSound | None:
        """What is long is decoded while it sounds, for each piece by itself."""
        usable = assets.sound(*file.split("/"))
        sound = None if usable is None else self._engine.base.loader.load_music(assets.panda_path(usable))
        return sound if sound is not None and sound.length() > 0 else None


def _files(known: Mapping[str, Mapping[str, Sound]]) -> list[str]:
    """All that is played at a moment's notice, what is touched first of all."""
    effects = sorted(known["effects"].values(), key=lambda entry: entry.bus != "interface")
    shots = (file for entry in known["ambience"].values() for file in entry.shots)
    return list(dict.fromkeys([*(file for entry in effects for file in entry.files), *shots]))
