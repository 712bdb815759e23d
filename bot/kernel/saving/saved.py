"""A game as bytes: the envelope at a phase boundary, and what the store keeps. Knows no phase and runs nothing."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from bot.kernel.decision import Decision
from bot.kernel.flow import Frame
from bot.kernel.rules import Rules
from bot.kernel.saving.codec import Unreadable, decode, decode_plain, encode
from bot.kernel.saving.upgrades import lift

S = TypeVar("S")


class Envelope(msgspec.Struct, Generic[S]):
    """A game between two phases: all that is needed to go on. Written with the state itself, read with its bytes."""

    game: str
    version: int
    seed: int
    drawn: int
    """How many draws were made."""
    phase: int
    """Number of the phase that begins here, counted from 1."""
    next_ask: int
    """Number of the next question."""
    trail: int
    """CRC-32 over all events so far."""
    frames: list[Frame]
    """The stack; the last one runs. Empty when the game is over."""
    state: S
    """The game's own state."""


class Saved(msgspec.Struct, frozen=True, gc=False):
    snapshot: bytes
    """The envelope at the beginning of the present phase. Changes only when ``phase`` does."""
    log: tuple[Decision, ...]
    """The decisions of the present phase."""
    next_ask: int
    """Number of the next question; never lowered."""
    phase: int
    """Number of the present phase."""


class _Header(msgspec.Struct):
    game: str
    version: int


def open_envelope(rules: Rules[S], snapshot: bytes) -> tuple[int, Envelope[msgspec.Raw], S]:
    """The version under which ``snapshot`` was saved, its envelope and its state, both lifted.

    Raises ``Unreadable`` if it is not a sound game of these rules, ``NoUpgrade`` if there is no way to their version.
    """
    header = decode(snapshot, _Header)
    if header.game != rules.name:
        raise Unreadable(f"a save of {header.game}, not of {rules.name}")
    fit = rules.fit(snapshot)
    if fit.missing:
        raise Unreadable(f"it needs {fit.missing}")
    snapshot = fit.snapshot
    if header.version != rules.version:
        snapshot = encode(lift(decode_plain(snapshot), rules.upgrades, rules.version))
    envelope = decode(snapshot, Envelope[msgspec.Raw])
    state = decode(bytes(envelope.state), rules.state)
    problems = rules.problems(state)
    if problems:
        raise Unreadable("; ".join(problems))
    return header.version, envelope, state


def version_of(snapshot: bytes) -> int:
    """The version of the rules under which a game was saved. Raises ``Unreadable``."""
    return decode(snapshot, _Header).version
