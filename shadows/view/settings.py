"""What the player can set, kept in a file of the user's. A broken file counts as none."""

from pathlib import Path

import msgspec
import platformdirs

SPEEDS = (1, 2, 4, 0)
"""Times the usual speed of the animations; 0 is instant."""

QUALITIES = ("auto", "low", "medium", "high")


class Settings(msgspec.Struct, omit_defaults=True):
    """All settings. Volumes run from 0 to 1."""

    speed: int = 1
    quality: str = "auto"
    fullscreen: bool = False
    vsync: bool = True
    shake: bool = True
    confirm_end: bool = False
    music: float = 0.6
    effects: float = 0.8

    def __post_init__(self) -> None:
        """Whatever is out of range becomes the default."""
        if self.speed not in SPEEDS:
            self.speed = 1
        if self.quality not in QUALITIES:
            self.quality = "auto"
        self.music = min(max(self.music, 0.0), 1.0)
        self.effects = min(max(self.effects, 0.0), 1.0)


def place() -> Path:
    """The file that settings are kept in."""
    return Path(platformdirs.user_config_dir("shadows-of-the-abyss", appauthor=False)) / "settings.json"


def load() -> Settings:
    """The settings as they were kept, or the defaults."""
    try:
        return msgspec.json.decode(place().read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError):
        return Settings()


def keep(settings: Settings) -> None:
    """Write the settings down; a folder that cannot be written to is no trouble."""
    try:
        place().parent.mkdir(parents=True, exist_ok=True)
        place().write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
    except OSError:
        pass
