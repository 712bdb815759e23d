"""The inside of a running game: frames, the phase's generator, chance and events. Takes no input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar
from zlib import crc32

from bot.kernel.ask import Ask, AskAny, AskMany, Choice
from bot.kernel.codec import encode
from bot.kernel.event import Audience, Emitted, Event, Seat, chance
from bot.kernel.flow import End, Flow, Frame, Goto, Next, Pop, Push, Rules
from bot.kernel.saved import Decision, Envelope, Runaway

S = TypeVar("S")
T = TypeVar("T")

_MOST_SILENT_PHASES = 1_000
_WHERE = (Goto, Push, Pop, End)
"""Results that a phase without questions may return at once."""


def _nothing() -> Flow[Next]:
    yield from ()
    return End()


class Execution(Generic[S]):
    """The game as phases and moves see it, and the machinery that runs them. Base of ``Game`` alone."""

    __slots__ = (
        "_asides",
        "_asked",
        "_drawn",
        "_flow",
        "_frames",
        "_free_from",
        "_got",
        "_handlers",
        "_interrupts",
        "_log",
        "_next_ask",
        "_noted",
        "_phase",
        "_seed",
        "_snapshot",
        "_taken",
        "_trail",
        "_unfolded",
        "_waiting",
        "asks",
        "events",
        "over",
        "rules",
        "sealed",
        "state",
    )

    state: S
    asks: dict[int, Ask]
    """The questions that may be answered now, by number: those that wait, and sealed ones that may be changed. Written
    here alone.
    """
    events: list[Emitted]
    """Events since the last ``take_events``."""
    over: bool
    """Nothing is waited for. Written here alone."""
    sealed: Mapping[int, Choice]
    """The answers so far to open questions under seal, by number. Each is a secret of its seat. Written here alone."""
    _drawn: int
    _seed: int

    def __init__(self, rules: Rules[S], envelope: Envelope[Any], state: S) -> None:
        """Lay ``envelope`` and ``state`` out, without entering the phase; ``Game.new`` and ``Game.resume`` do both."""
        self.rules = rules
        self.events = []
        self._asides = rules.asides
        self._handlers = rules.handlers
        self._interrupts = frozenset(rules.interrupts)
        self._noted: dict[int, tuple[Seat, Choice]] = {}
        self._taken: list[Decision] = []
        self._load(envelope, state)

    # --- for moves and phases -----------------------------------------------------------------------------------------

    def emit(self, event: Event, audience: Audience = None) -> None:
        """Record what a move has done. Hand over copies of lists that will change later."""
        kind = type(event)
        emitted = Emitted(kind.kind, event, audience)
        self.events.append(emitted)
        if kind not in self._asides:
            self._unfolded.append(emitted)
        handler = self._handlers.get(kind)
        if handler is not None:
            handler(self.state, event, audience)

    def draw(self, sides: int) -> int:
        """A number by chance, 0 to sides-1. What led to it can no longer be undone freely."""
        self._drawn += 1
        self._free_from = len(self._log) + 1
        return chance(self._seed, self._drawn, sides)

    def shuffle(self, items: list[T]) -> None:
        seed, drawn = self._seed, self._drawn
        for last in range(len(items) - 1, 0, -1):
            drawn += 1
            other = chance(seed, drawn, last + 1)
            items[last], items[other] = items[other], items[last]
        if drawn > self._drawn:
            self._drawn = drawn
            self._free_from = len(self._log) + 1

    def reseed(self, seed: int) -> None:
        """Let chance be another from here on: for a copy that is played on in thought, never for a real game."""
        self._seed = seed

    def barrier(self) -> None:
        """Somebody has just learned something, as by a reveal: what led to it can no longer be undone freely."""
        self._free_from = len(self._log) + 1

    # --- inside -------------------------------------------------------------------------------------------------------

    def _load(self, envelope: Envelope[Any], state: S) -> None:
        self.state = state
        self._seed = envelope.seed
        self._drawn = envelope.drawn
        self._phase = envelope.phase
        self._next_ask = envelope.next_ask
        self._trail = envelope.trail
        self._frames = envelope.frames
        self._unfolded: list[Emitted] = []
        self._snapshot: bytes = b""
        self._log: list[Decision] = []
        self._free_from = 0
        self.asks = {}
        self._asked: range = range(0)
        self._got: dict[int, Choice] = {}
        self._waiting: AskMany | AskAny | None = None
        self.over, self.sealed = True, {}
        self._flow: Flow[Next] = _nothing()

    def _encode(self) -> bytes:
        envelope = Envelope(
            self.rules.name,
            self.rules.version,
            self._seed,
            self._drawn,
            self._phase,
            self._next_ask,
            self._trail,
            self._frames,
            self.state,
        )
        return encode(envelope)

    def _run(self) -> None:
        """Enter the top frame and go on from phase to phase until something is asked."""
        for _ in range(_MOST_SILENT_PHASES):
            self._fold()
            self._log = []
            self._free_from = 0
            self._waiting = None
            self.over, self.sealed = True, {}
            if not self._frames:
                self._keep()
                return
            flow = self._enter(self._frames[-1])
            if isinstance(flow, _WHERE):  # It has asked nothing and is over: nobody comes back to its beginning.
                self._turn(flow)
                continue
            self._keep()  # Nothing of a generator has run yet.
            self._flow = flow
            try:
                self._wait(next(flow))
            except StopIteration as stop:
                self._turn(stop.value)
            else:
                self._fold()
                self._free_from = 0
                return
        raise Runaway(f"{_MOST_SILENT_PHASES} phases without a question")

    def _enter(self, frame: Frame) -> Flow[Next] | Next:
        return self.rules.phases[frame.name](self, **frame.args)

    def _keep(self) -> None:
        self._snapshot = self._encode()

    def _turn(self, where: Next) -> None:
        if isinstance(where, Goto):
            self._frames = [*self._frames[:-1], Frame(where.name, where.args)]
        elif isinstance(where, Push):
            self._frames = [*self._frames, *reversed(where.frames)]
        elif isinstance(where, Pop):
            self._frames = self._frames[:-1]
        elif isinstance(where, End):
            self._frames = []
        else:
            raise TypeError(f"a phase returned {where!r}")
        self._phase += 1
        self.asks = {}

    def _wait(self, waiting: AskMany | AskAny) -> None:
        if isinstance(waiting, AskAny):
            if waiting is self._waiting:
                return
            if not self._interrupts.isdisjoint(waiting.by_key):
                raise ValueError(f"{waiting.key!r} offers the key of an interrupt")
            self._waiting = waiting
            self.asks = {}
            self.over, self.sealed = False, {}
            return
        if not waiting.asks:
            raise ValueError("an empty question")
        asks, count = waiting.asks, len(waiting.asks)
        interrupts, closer = self._interrupts, waiting.closer
        if count > 1 and len({ask.seat for ask in asks}) < count and len({(ask.seat, ask.key) for ask in asks}) < count:
            raise ValueError("the same question twice")
        for ask in asks:
            if ask.key in interrupts:
                raise ValueError(f"{ask.key!r} is the key of an interrupt")
            if not ask.form.possible():
                raise ValueError(f"{ask.key!r} cannot be answered")
            if closer is not None and ask.default is None:
                raise ValueError(f"{ask.key!r} has no default for those who stay silent")
        if closer in interrupts:
            raise ValueError(f"{closer!r} is the key of an interrupt")
        self._waiting = waiting
        self._asked = range(self._next_ask, self._next_ask + count)
        self._next_ask += count
        self.asks = dict(zip(self._asked, asks, strict=True))
        self._got = {}
        self.over = False
        self.sealed = self._got if waiting.sealed else {}

    def _fold(self) -> None:
        """Bring the CRC over the events up to date, all new ones at once, without the asides."""
        if self._unfolded:
            self._trail = crc32(encode(self._unfolded), self._trail)
            self._unfolded = []
