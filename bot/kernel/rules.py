"""A game's description of itself for the kernel: one object per game and version."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bot.kernel.event import Event
from bot.kernel.flow import Flow, Frame, Next
from bot.kernel.saving.upgrades import Upgrade

S = TypeVar("S")

EventHandler: TypeAlias = Callable[..., None]
"""``def handler(state: S, event: E, audience: Audience) -> None``; ``state`` is that right after the event.

Remembers or forgets what an event of one type says.
"""

Phase: TypeAlias = Callable[..., Flow[Next] | Next]
"""``def phase(game: Game[S], **args) -> Flow[Next]``; ``args`` are those of its frame.

A phase that asks nothing may be an ordinary function and return its ``Next`` at once.
"""

Interrupt: TypeAlias = Callable[..., Next | None]
"""``def interrupt(game: Game[S], seat: Seat | None, choice: Choice) -> Next | None``.

Handles a decision that nobody was asked for. Returns None to let the phase go on, or where to go instead.

It raises a subclass of ``Refused`` if the interrupt may not happen now.
"""


class Fit(msgspec.Struct, frozen=True):
    """A save as a process can play it."""

    snapshot: bytes
    missing: str = ""
    """The name and version of something beside the rules that it needs and that is not here; else empty."""
    dropped: tuple[str, ...] = ()
    """The names of what it named without need, and that is not here."""
    lifted: tuple[str, ...] = ()
    """The names and versions of what takes the place of something older."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """One game: plain data and functions, shared by all its tables."""

    name: str
    version: int
    """Raised by one with each change after which an older save would be read wrongly."""
    state: type[S]
    """The type of the state: plain data alone."""
    setup: Callable[[int, Any], S]
    """The state before the first phase, from the number of players and the game's own options. Uses no chance."""
    start: Frame
    """The first phase. It shuffles and deals."""
    phases: Mapping[str, Phase]
    """All phases by the names under which they are saved."""
    interrupts: Mapping[str, Interrupt] = field(default_factory=dict)
    """Decisions outside any question, by key. No question or action has such a key."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """What leads from each earlier version to the next."""
    asides: frozenset[type[Event]] = frozenset()
    """Events that only put together what others have told, for readers. No digest covers them: they may come
    and change with any release.
    """
    handlers: Mapping[type[Event], EventHandler] = field(default_factory=dict)
    """By the type of an event, what lets the state keep what its players may know of it, as it is emitted. Nothing else
    is changed there.
    """
    settled: Callable[[S], Mapping[str, str]] = lambda state: {}
    """Options that setup has written out. The file of a game has these in the place of what was chosen, so that it can
    be played again when the same words have come to mean more.
    """
    fit: Callable[[bytes], Fit] = Fit
    """Fits a save to what this process has beside the rules, before anything is decoded."""
    problems: Callable[[S], Sequence[str]] = lambda state: ()
    """What is wrong with a state, one sentence each; nothing for a sound one. Asked on resume and in tests."""
