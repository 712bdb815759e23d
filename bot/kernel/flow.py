"""Questions of a phase and the way on. A phase's local variables hold answers in transit only."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bot.kernel.ask import Ask, AskAny, AskMany, Choice, Form, Number, OneOf, Order, Split, UpTo, YesNo
from bot.kernel.codec import Plain, Upgrade, same
from bot.kernel.event import Event, Seat

T = TypeVar("T")
C = TypeVar("C", bound=Plain)


class Acted(msgspec.Struct, frozen=True, gc=False):
    """The result of an ``AskAny``: the action that was taken, and by which seat (None = no seat)."""

    seat: Seat | None
    key: str
    choice: Choice


Answers: TypeAlias = tuple[Choice, ...] | Acted
"""Result of a ``yield``: the choices of an ``AskMany`` in the order of its asks, or an ``Acted``."""

Flow: TypeAlias = Generator[AskMany | AskAny, Answers, T]
"""A generator that asks and in the end returns a ``T``; whole phases return a ``Next``."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A phase by name with its plain arguments. The stack of frames says where a saved game stands."""

    name: str
    args: dict[str, Plain] = {}


class Goto(msgspec.Struct, frozen=True, gc=False):
    name: str
    args: dict[str, Plain] = {}


class Push(msgspec.Struct, frozen=True, gc=False):
    """Run ``frames``, the first one first; then this phase once more *from its beginning*."""

    frames: tuple[Frame, ...]


class Pop(msgspec.Struct, frozen=True, gc=False):
    """Leave this phase for the one beneath it; the game ends if there is none."""


class End(msgspec.Struct, frozen=True, gc=False): ...


Next: TypeAlias = Goto | Push | Pop | End


def answers(got: Answers) -> tuple[Choice, ...]:
    if isinstance(got, Acted):
        raise TypeError("asked questions, received an action")
    return got


def _offered(options: Sequence[C], choice: Choice) -> C:
    return next(option for option in options if option is choice or same(option, choice))


def everyone(asks: Iterable[Ask]) -> Flow[dict[Seat, Choice]]:
    """Ask all at once, one question per seat; the choices by seat. Does not ask if there are no questions."""
    questions = tuple(asks)
    if not questions:
        return {}
    got = yield AskMany(questions)
    return {ask.seat: choice for ask, choice in zip(questions, answers(got), strict=True)}


def under_seal(asks: Iterable[Ask], closer: str | None = None) -> Flow[tuple[Choice, ...]]:
    """Ask all at once, several questions per seat if wanted; answers may be changed until all are in.

    With a ``closer`` it goes on when somebody without a seat does that, and whoever is silent gets the default. The
    choices come in the order of the questions; without questions nobody is asked.
    """
    questions = tuple(asks)
    if not questions:
        return ()
    got = yield AskMany(questions, sealed=True, closer=closer)
    return answers(got)


def any_of(wait: AskAny) -> Flow[Acted]:
    got = yield wait
    if not isinstance(got, Acted):
        raise TypeError("offered actions, received answers")
    return got


def _asked(seat: Seat, key: str, form: Form, default: Choice, secret: bool) -> Flow[Choice]:
    got = yield AskMany((Ask(seat=seat, key=key, form=form, default=default, secret=secret),))
    return answers(got)[0]


def one_of(seat: Seat, key: str, options: Sequence[C], *, default: Choice = None, secret: bool = False) -> Flow[C]:
    """Ask for one of ``options``. A single option is taken without asking, unless the question is secret."""
    if len(options) == 1 and not secret:
        return options[0]
    return _offered(options, (yield from _asked(seat, key, OneOf(tuple(options)), default, secret)))


def up_to(
    seat: Seat, key: str, n: int, options: Sequence[C], *, default: list[C] | None = None, secret: bool = False
) -> Flow[list[C]]:
    """Ask for at most ``n`` of ``options``. Does not ask if nothing can be chosen, unless the question is secret."""
    if (n < 1 or not options) and not secret:
        return []
    choice = yield from _asked(seat, key, UpTo(n, tuple(options)), default, secret)
    if not isinstance(choice, list):
        raise TypeError("a selection is a list")
    return [_offered(options, item) for item in choice]


def number(seat: Seat, key: str, low: int, high: int, *, default: int | None = None, secret: bool = False) -> Flow[int]:
    """Ask for a whole number from ``low`` to ``high``. A single one is taken without asking, unless secret."""
    if low == high and not secret:
        return low
    choice = yield from _asked(seat, key, Number(low, high), default, secret)
    if not isinstance(choice, int):
        raise TypeError("a number is whole")
    return choice


def yes_no(seat: Seat, key: str, *, default: bool | None = None, secret: bool = False) -> Flow[bool]:
    return (yield from _asked(seat, key, YesNo(), default, secret)) is True


def split(
    seat: Seat, key: str, form: Split, *, default: dict[str, int] | None = None, secret: bool = False
) -> Flow[dict[str, int]]:
    """Ask for a division; all parts by name. A single one is taken without asking, unless secret."""
    forced = form.single() and not secret
    choice = form.sample(lambda sides: 0) if forced else (yield from _asked(seat, key, form, default, secret))
    if not isinstance(choice, dict):
        raise TypeError("a division is a dictionary")
    return {part.name: choice.get(part.name, 0) for part in form.parts}


def order(
    seat: Seat, key: str, options: Sequence[C], *, default: list[C] | None = None, secret: bool = False
) -> Flow[list[C]]:
    """Ask in which order. Fewer than two options are not asked about, unless the question is secret."""
    if len(options) < 2 and not secret:
        return list(options)
    choice = yield from _asked(seat, key, Order(tuple(options)), default, secret)
    if not isinstance(choice, list):
        raise TypeError("an order is a list")
    return [_offered(options, item) for item in choice]


S = TypeVar("S")

EventHandler: TypeAlias = Callable[..., None]
"""``def handler(state: S, event: E, audience: Audience) -> None``; ``state`` is that right after the event."""

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
    snapshot: bytes
    missing: str = ""
    """The name and version of something beside the rules that it needs and that is not here; else empty."""
    dropped: tuple[str, ...] = ()
    """Names of things that the save mentions without need and that are not here."""
    lifted: tuple[str, ...] = ()
    """Names and versions that take the place of something older."""


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
    phases: Mapping[str, Phase]
    interrupts: Mapping[str, Interrupt] = field(default_factory=dict)
    """Decisions outside any question, by key. No question or action has such a key."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    asides: frozenset[type[Event]] = frozenset()
    """Derived events for readers. No digest covers them: they may come and change with any release."""
    handlers: Mapping[type[Event], EventHandler] = field(default_factory=dict)
    """By type of event, lets the state keep its players' knowledge on emission. Changes nothing else."""
    settled: Callable[[S], Mapping[str, str]] = lambda state: {}
    """Options that setup has written out: files have these, as the same words may later mean more."""
    fit: Callable[[bytes], Fit] = Fit
    """Fits a save to what this process has beside the rules, before anything is decoded."""
    problems: Callable[[S], Sequence[str]] = lambda state: ()
    """Faults of a state, one sentence each. Asked on resume and in tests."""
