"""A whole game as one file, for every game alike: who sat there, options, seed and every decision, sealed with digests.

A file of a game that still runs shows hidden cards and the seed: players get one only after the end. It holds no id of
anybody. The digests find damage and clumsy changes; against a forger stands the hash that was posted at the start of
the game, which only the true seed fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from bot.kernel.codec import encode
from bot.kernel.flow import Rules
from bot.kernel.game import Game
from bot.kernel.saved import Decision, RefereeNeeded, Refused

FORMAT: Final = "table-game-1"
UNDER_WAY = ("running", "paused", "referee")
"""States of a game whose file must not reach the players."""


class BadExport(ValueError):
    """Raised when a file is no sound game; ``str(error)`` says why in a sentence."""


class StillSecret(Exception):
    """Raised when a file would show what is still hidden, and nobody said that it is for the host machine only."""

    def __init__(self) -> None:
        super().__init__("This game is still under way: its file shows hidden cards, so it is given out after the end.")


@dataclass(frozen=True)
class Playable:
    """A game's means to play its files again: no table, no people, no table controller."""

    rules: Rules[Any]
    options: Callable[[Mapping[str, str]], object]
    """The options as the rules take them, from those that were chosen. Raises ``ValueError`` with a sentence."""
    posted: Callable[[Game[Any]], str]
    upgrades: Mapping[int, Callable[[Mapping[str, str]], Mapping[str, str]]] = field(default_factory=dict)
    """By version of the rules: turns chosen options into those of the next version."""

    def begin(self, players: int, options: Mapping[str, str], seed: int, version: int | None = None) -> Game[Any]:
        """``version``: the rules under which the options were chosen. Raises ``ValueError``."""
        for step in range(self.rules.version if version is None else version, self.rules.version):
            options = self.upgrades.get(step, dict)(options)
        return Game.new(self.rules, seed, players, self.options(options))


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One place at the table, in the order of joining."""

    name: str
    computer: bool


class Export(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    table: int
    """Number of the table; 0 if the game was played at none."""
    game: str
    version: int
    """Of the rules when the game was last saved."""
    status: str
    options: dict[str, str]
    players: list[Player]
    seed: Annotated[str, Meta(pattern=r"^-?[0-9]{1,64}$")]
    """A secret until the game is over."""
    versions: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(min_length=1)]
    """All versions of the rules under which its decisions were made."""
    decisions: list[Decision]
    state: str
    """Fingerprint of the game after the last decision."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    digest: str
    content: msgspec.Raw


class Verdict(msgspec.Struct, frozen=True):
    decisions: int
    fit: int
    """Decisions from the first on that could be taken again; all, unless the rules have changed."""
    same: int
    """Those of them that led to the same result; all, unless the rules have changed."""
    shuffle: str = ""
    """The hash of the shuffle as the seed gives it, to be held against the one posted before the game."""
    older: tuple[int, ...] = ()
    """Older versions of the rules among those under which it was played."""

    @property
    def replayed(self) -> bool:
        return self.same == self.decisions


@dataclass(frozen=True)
class Resumable:
    """A game taken from a file, standing exactly where it stood: it can be played on."""

    game: Game[Any]
    content: Export


def of_game(
    game: Game[Any], decisions: Sequence[Decision], options: Mapping[str, str], players: Sequence[Player]
) -> Export:
    """Return the file of a game that was played at no table. ``decisions`` are all that were taken and not undone."""
    version = game.rules.version
    return Export(
        table=0,
        game=game.rules.name,
        version=version,
        status="ended" if game.over else "running",
        options={**options, **game.rules.settled(game.state)},
        players=list(players),
        seed=str(game.seed),
        versions=[version],
        decisions=list(decisions),
        state=fingerprint(game),
    )


def seal(content: Export, *, secret: bool = False) -> bytes:
    """Make the file; of a game under way only if ``secret`` (host machine), else raises ``StillSecret``."""
    if content.status in UNDER_WAY and not secret:
        raise StillSecret
    return msgspec.json.format(encode(_File(FORMAT, _digest(content), msgspec.Raw(encode(content)))), indent=1)


def read(data: bytes) -> Export:
    """Open a file and check its seal. Raises ``BadExport``."""
    try:
        file = msgspec.json.decode(data, type=_File)
        if file.format != FORMAT:
            raise BadExport(f"The file has the format {file.format!r}; this bot reads {FORMAT!r}.")
        content = msgspec.json.decode(file.content, type=Export)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadExport(f"The file is no game of this bot, or it is damaged: {error}.") from error
    if _digest(content) != file.digest:
        raise BadExport("The file was changed after it was made: its digest does not fit. Export the game anew.")
    return content


def replay(playables: Mapping[str, Playable], content: Export, steps: int | None = None) -> Game[Any]:
    """Replay from the seed up to ``steps`` decisions, events taken. Raises ``BadExport`` on a mismatch."""
    game, _ = _replay(_playable(playables, content), content, content.decisions[:steps])
    return game


def replay_until(playables: Mapping[str, Playable], content: Export, reached: Callable[[Game[Any]], bool]) -> Game[Any]:
    """Replay until ``reached``, which may take the events, or to the end. Raises ``BadExport``."""
    game, _ = _replay(_playable(playables, content), content, content.decisions, reached)
    return game


def play(playables: Mapping[str, Playable], content: Export) -> Iterator[tuple[Game[Any], Decision | None]]:
    """Yield the game before its first decision and after each, with its events. Raises ``BadExport``."""
    return _steps(_playable(playables, content), content, content.decisions)


def verify(playables: Mapping[str, Playable], data: bytes) -> Verdict:
    """Check seal, every decision and the end. Raises ``BadExport``.

    A game of older rules is lifted to the present ones, as far as that goes: that something no longer fits is no fault
    of its file.
    """
    content = read(data)
    playable, count = _playable(playables, content), len(content.decisions)
    if not _present(playable, content):
        return _lifted(playable, content)
    _, shuffle = _whole(playable, content)
    return Verdict(count, count, count, shuffle)


def restore(playables: Mapping[str, Playable], data: bytes) -> Resumable:
    """Take a game from a file, checked as by ``verify``, so that it can go on. Raises ``BadExport``."""
    content = read(data)
    playable = _playable(playables, content)
    if not _present(playable, content):
        raise BadExport(
            f"The game was played under version {min(content.versions)} of its rules and this bot has version "
            f"{playable.rules.version}: go on with it under the bot that made the file."
        )
    game, _ = _whole(playable, content)
    return Resumable(game, content)


def fingerprint(game: Game[Any]) -> str:
    """32 hex digits over the state of a game, hidden things included."""
    return blake2b(encode(game.state), digest_size=16).hexdigest()


def _playable(playables: Mapping[str, Playable], content: Export) -> Playable:
    """The game of the file. Raises ``BadExport`` if this bot does not know it, or only an older version."""
    playable = playables.get(content.game)
    if playable is None:
        raise BadExport(f"The file holds a game called {content.game!r}, which this bot does not know.")
    newest = max(content.version, *content.versions)
    if newest > playable.rules.version:
        raise BadExport(
            f"The game was played under version {newest} of its rules and this bot has version "
            f"{playable.rules.version}: use a newer bot."
        )
    return playable


def _present(playable: Playable, content: Export) -> bool:
    return {content.version, *content.versions} == {playable.rules.version}


def _whole(playable: Playable, content: Export) -> tuple[Game[Any], str]:
    game, shuffle = _replay(playable, content, content.decisions)
    if fingerprint(game) != content.state:
        raise BadExport("The game does not end as the file says: it was changed. Export it anew.")
    return game, shuffle


def _replay(
    playable: Playable,
    content: Export,
    decisions: Sequence[Decision],
    reached: Callable[[Game[Any]], bool] = lambda game: False,
) -> tuple[Game[Any], str]:
    steps = _steps(playable, content, decisions)
    game, _ = next(steps)
    game.take_events()
    shuffle = playable.posted(game)
    for _ in steps:
        done = reached(game)
        game.take_events()
        if done:
            break
    game.take_decisions()
    return game, shuffle


def _steps(
    playable: Playable, content: Export, decisions: Sequence[Decision]
) -> Iterator[tuple[Game[Any], Decision | None]]:
    """The game before its first decision, and after each of them; the caller takes its events. Raises ``BadExport``."""
    try:
        game = _started(playable, content)
    except (ValueError, RefereeNeeded) as error:
        raise BadExport(f"The game cannot begin: {error}.") from error
    yield game, None
    for number, decision in enumerate(decisions, 1):
        try:
            again = game.repeat(decision)
        except (Refused, RefereeNeeded) as error:
            raise BadExport(f"Decision {number} ({decision.key}) is not possible in this game: {error}.") from error
        if again != decision:
            raise BadExport(f"Decision {number} ({decision.key}) leads elsewhere than the file says: it was changed.")
        yield game, decision


def _started(playable: Playable, content: Export) -> Game[Any]:
    """Raises ``ValueError``, ``RefereeNeeded``."""
    return playable.begin(len(content.players), content.options, int(content.seed), min(content.versions))


def _lifted(playable: Playable, content: Export) -> Verdict:
    """Replay a game of older rules under the present ones; count decisions that fit, and that led where they led."""
    older, count = tuple(sorted({content.version, *content.versions})), len(content.decisions)
    fit = same = 0
    try:
        game = _started(playable, content)
        game.take_events()
        shuffle = playable.posted(game)
    except (ValueError, RefereeNeeded):
        return Verdict(count, fit, same, older=older)
    for decision in content.decisions:
        try:
            again = game.repeat(decision)
        except (Refused, RefereeNeeded):
            break
        same += fit == same and again == decision
        fit += 1
        game.take_events()
    if same == count and content.status == "ended" and not game.over:
        raise BadExport("The game does not end as the file says: it was changed. Export it anew.")
    return Verdict(count, fit, same, shuffle, older)


def _digest(content: Export) -> str:
    return blake2b(encode(content), digest_size=16).hexdigest()
