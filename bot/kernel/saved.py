"""A game as bytes, its decisions, refusals, and cases that need a referee. Runs no phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, TypeAlias, TypeVar

import msgspec

from bot.kernel.ask import Choice
from bot.kernel.codec import Unreadable, decode, decode_plain, encode, lift
from bot.kernel.event import Seat
from bot.kernel.flow import Frame, Rules

if TYPE_CHECKING:
    from bot.kernel.codec import Plain


By: TypeAlias = Literal["player", "standing", "timeout", "computer", "caretaker", "referee", "host", "clock", "echo"]
"""The one who decided: player, standing order, timeout, stand-in of an absent player, and so on."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    phase: int
    """Number of the phase in this game, counted from 1."""
    seq: int
    """Place within the phase, counted from 0."""
    seat: Seat | None
    """Seat that decided; None for an actor that is no seat."""
    key: str
    """Stable name of the question, action or interrupt."""
    choice: Choice
    """Answer as given. Results of chance are in the events."""
    by: By
    digest: int
    """CRC-32 over all events of the game up to and including those of this decision."""


S = TypeVar("S")


class Envelope(msgspec.Struct, Generic[S]):
    """A game between two phases: all that is needed to go on. Written with the state itself, read with its bytes."""

    game: str
    version: int
    seed: int
    drawn: int
    """Number of draws so far."""
    phase: int
    """Number of the phase that begins here, counted from 1."""
    next_ask: int
    trail: int
    """CRC-32 over all events so far."""
    frames: list[Frame]
    """The stack; the last one runs. Empty when the game is over."""
    state: S


class Saved(msgspec.Struct, frozen=True, gc=False):
    snapshot: bytes
    """The envelope at the beginning of the present phase. Changes only when ``phase`` does."""
    log: tuple[Decision, ...]
    next_ask: int
    """Number of the next question; never lowered."""
    phase: int


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


class Refused(Exception):
    """Root of all refusals. Rules raise a subclass of their own from an interrupt that may not happen now."""


class GameOver(Refused):
    """Raised when the game has ended: nothing is asked any more."""


class NotAsked(Refused):
    """Raised when no open question has this number: it was withdrawn, undone or never asked."""

    def __init__(self, ask_id: int) -> None:
        super().__init__(f"question {ask_id} is not open")
        self.ask_id = ask_id


class AlreadyNoted(Refused):
    """Raised on the repeat of an answer that was accepted; ``choice`` is what was noted then."""

    def __init__(self, ask_id: int, choice: Plain) -> None:
        super().__init__(f"question {ask_id} is already answered")
        self.ask_id = ask_id
        self.choice = choice


class NotOffered(Refused):
    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r} is not possible now")
        self.key = key


class WrongActor(Refused):
    def __init__(self, key: str, seat: Seat | None) -> None:
        super().__init__(f"{key!r} is not for seat {seat}")
        self.key = key
        self.seat = seat


class NotAnOption(Refused):
    def __init__(self, key: str, choice: Plain) -> None:
        super().__init__(f"{choice!r} does not answer {key!r}")
        self.key = key
        self.choice = choice


class NothingToUndo(Refused):
    """Raised when no decision was taken since the phase began. What lies before is settled."""


class InformationGained(Refused):
    """Raised when undoing ``decision`` would let somebody peek, or takes back another's act: it needs consent."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(f"{decision.key!r} cannot be taken back freely")
        self.decision = decision


class Case(msgspec.Struct, frozen=True):
    """All that is needed to see an exception in the rules again: the file is its regression test."""

    game: str
    version: int
    saved: Saved
    """The game as it stood before ``decision``, and as it was left."""
    decision: Decision | None
    """Decision that the rules broke on, not in the log; None if they broke on entering the first phase."""
    error: str
    """The traceback of what the rules raised."""


class RefereeNeeded(Exception):
    """Raised when the rules raised. The game stands where it stood before the decision, its other log untouched."""

    def __init__(self, case: Case, place: str = "", part: str = "") -> None:
        """``place`` says where the game broke, ``part`` what it can go on without, as ``notes`` tell."""
        key = case.decision.key if case.decision else "the beginning of a phase"
        super().__init__(f"{place or case.game} broke on {key}")
        self.case = case
        self.part = part


def notes(error: Exception) -> tuple[str, str]:
    """Read from an error where it comes from, and the part of the game that can be left out; each may be empty."""
    found: list[str] = [*getattr(error, "__notes__", []), "", ""]
    return found[0], found[1]


class Runaway(RuntimeError):
    """Raised inside a game when phase follows phase without a question, a thousand times over."""
