"""A whole game as one file: who sat there, options, seed and every decision, sealed with digests.

A file of a game that still runs shows hidden cards and the seed: it is for the host machine only. No Discord id is in
it. The digests find damage and clumsy changes; against a forger stands the hash that was posted at the start of the
game, which only the true seed fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from bot.kernel.codec import encode
from bot.kernel.decision import Decision
from bot.kernel.game import Game
from bot.kernel.referee import RefereeNeeded
from bot.kernel.refused import Refused
from bot.play import roster
from bot.play.games import Kind
from bot.play.records import options_of, to_decision, to_saved
from bot.play.roster import Seated
from bot.store.rows import DecisionRow, TableRow

FORMAT: Final = "table-game-1"
UNDER_WAY = ("running", "paused", "referee")
"""States of a table whose file must not reach the players."""


class BadExport(ValueError):
    """Raised when a file is no sound game; ``str(error)`` says why in a sentence."""


class Player(msgspec.Struct, frozen=True):
    """One place at the table, in the order of joining."""

    name: str
    computer: bool


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds."""

    table: int
    game: str
    version: int
    """Of the rules when the game was last saved."""
    status: str
    options: dict[str, str]
    players: list[Player]
    seed: str
    """A secret until the game is over."""
    versions: list[int]
    """All versions of the rules under which its decisions were made."""
    decisions: list[Decision]
    state: str
    """Fingerprint of the game after the last decision."""


class _File(msgspec.Struct):
    format: str
    digest: str
    content: msgspec.Raw


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a sound file found out."""

    replayed: bool
    """False if the game was played under other rules than this bot's, so that only the seals could be checked."""
    decisions: int


def export(kind: Kind, row: TableRow, log: Sequence[DecisionRow], history: Sequence[DecisionRow]) -> bytes:
    """The file of a game that has begun. ``log``: decisions on top of the snapshot, ``history``: all of them.

    Raises what resuming raises.
    """
    game = Game.resume(kind.rules, to_saved(row, log)).game
    content = Export(
        table=row.id,
        game=row.game,
        version=kind.rules.version,
        status=row.status,
        options=options_of(row),
        players=[Player(seat.name, seat.user is None) for seat in roster.decode(row.roster)],
        seed=row.seed,
        versions=sorted({decision.version for decision in history} | {row.version}),
        decisions=[to_decision(decision) for decision in history],
        state=fingerprint(game),
    )
    return msgspec.json.format(encode(_File(FORMAT, _digest(content), msgspec.Raw(encode(content)))), indent=1)


def read(data: bytes) -> Export:
    """Open a file and check its seal. Raises ``BadExport``."""
    try:
        file = msgspec.json.decode(data, type=_File)
        content = msgspec.json.decode(file.content, type=Export)
    except msgspec.MsgspecError as error:
        raise BadExport(f"The file is no game of this bot, or it is damaged: {error}.") from error
    if file.format != FORMAT:
        raise BadExport(f"The file has the format {file.format!r}; this bot reads {FORMAT!r}.")
    if _digest(content) != file.digest:
        raise BadExport("The file was changed after it was made: its digest does not fit. Export the game anew.")
    return content


def replay(kind: Kind, content: Export, steps: int | None = None) -> Game[Any]:
    """Play the game again from its seed, up to ``steps`` decisions.

    Raises ``BadExport`` if a decision does not fit or leads elsewhere than it did.
    """
    seats = [Seated(player.name, None if player.computer else place) for place, player in enumerate(content.players)]
    try:
        game = kind.begin(content.table, seats, content.options, int(content.seed)).game
    except (ValueError, RefereeNeeded) as error:
        raise BadExport(f"The game cannot begin: {error}.") from error
    for number, decision in enumerate(content.decisions[:steps], 1):
        try:
            again = game.repeat(decision)
        except (Refused, RefereeNeeded) as error:
            raise BadExport(f"Decision {number} ({decision.key}) is not possible in this game: {error}.") from error
        if again != decision:
            raise BadExport(f"Decision {number} ({decision.key}) leads elsewhere than the file says: it was changed.")
    return game


def verify(kinds: Mapping[str, Kind], data: bytes) -> Verdict:
    """Check seal, every decision and the end. Raises ``BadExport``."""
    content = read(data)
    kind = kinds.get(content.game)
    if kind is None:
        raise BadExport(f"The file holds a game called {content.game!r}, which this bot does not know.")
    if set(content.versions) != {kind.rules.version}:
        return Verdict(False, len(content.decisions))
    if fingerprint(replay(kind, content)) != content.state:
        raise BadExport("The game does not end as the file says: it was changed. Export it anew.")
    return Verdict(True, len(content.decisions))


def fingerprint(game: Game[Any]) -> str:
    """32 hex digits over the state of a game, hidden things included."""
    return blake2b(encode(game.state), digest_size=16).hexdigest()


def _digest(content: Export) -> str:
    return blake2b(encode(content), digest_size=16).hexdigest()
