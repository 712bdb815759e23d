"""Find, write and read recorded games and saves."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from bot.kernel import export
from bot.kernel.codec import decode, encode
from bot.kernel.export import Export
from bot.kernel.saved import Saved

HOME = Path(__file__).parent
GAMES = HOME / "games"
SAVES = HOME / "saves"
BEFORE = HOME / "before"
"""A game of each older version of the rules of Cosmic Encounter, which need not lead where it led."""


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the middle of a game, and as much of its surroundings as is needed to play on."""

    game: str
    players: int
    people: int
    """How many places of the list are people; the others are computer players or practice opponents."""
    seed: int
    options: dict[str, str]
    ms: int
    seq: int
    rings: dict[str, int]
    """Running timers with the moment they run out."""
    messages: msgspec.Raw
    """What stands in the thread and in direct messages, without pictures."""
    newest: str
    """Key of the newest post."""
    saved: Saved
    state: str
    """Fingerprint of the game as it stood."""
    desk: bytes


def games() -> list[Path]:
    """All recorded games."""
    return sorted(GAMES.glob("*/*.gz"))


def saves() -> list[Path]:
    """All recorded saves."""
    return sorted(SAVES.glob("*/*.gz"))


def named(path: Path) -> str:
    """A file's version and name, for people."""
    return f"{path.parent.name}/{path.name.removesuffix('.gz')}"


def read_game(path: Path) -> Export:
    """A recorded game. Raises ``BadExport``."""
    return export.read(content(path))


def content(path: Path) -> bytes:
    """The bytes of a game as it was exported; what is recorded alike, has the same."""
    return gzip.decompress(path.read_bytes())


def read_save(path: Path) -> Save:
    """A recorded save. Raises ``Unreadable``."""
    return decode(gzip.decompress(path.read_bytes()), Save)


def write_game(path: Path, content: Export) -> None:
    """Write a game; the same game gives the same bytes."""
    _write(path, export.seal(content, secret=True))


def write_save(path: Path, save: Save) -> None:
    """Write a save; the same save gives the same bytes."""
    _write(path, encode(save))


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(data, 9, mtime=0))
