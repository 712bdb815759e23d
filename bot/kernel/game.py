"""Runs a game, without clock or I/O. One object caches a table's ``Saved``, droppable at any moment."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import islice
from typing import Generic, Self, TypeVar

import msgspec

from bot.kernel.ask import Action, AskAny, AskMany, Choice
from bot.kernel.codec import encode, same
from bot.kernel.event import Emitted, Seat
from bot.kernel.execution import Execution
from bot.kernel.flow import Acted, Answers, Frame, Rules
from bot.kernel.saved import (
    AlreadyNoted,
    By,
    Case,
    Decision,
    Envelope,
    GameOver,
    InformationGained,
    NotAnOption,
    NotAsked,
    NothingToUndo,
    NotOffered,
    RefereeNeeded,
    Refused,
    Saved,
    WrongActor,
    notes,
    open_envelope,
)

__all__ = ["Rules", "Saved"]

S = TypeVar("S")

_MOST_NOTED = 256
"""Fewest answers remembered, to tell a second press from one that came too late."""


class Resumed(msgspec.Struct, Generic[S], frozen=True):
    game: Game[S]
    dropped: tuple[Decision, ...] = ()
    """The decisions that no longer fit, in order. What they answered is asked anew."""
    case: Case | None = None
    """Set if the first of ``dropped`` was dropped because the rules raised."""
    strayed: Decision | None = None
    """The first kept decision whose events differ from those of old. Under an unchanged version that is a bug."""
    renumbered: bool = False
    """True if the open questions have new numbers, so that buttons made before are dead."""


class Game(Execution[S]):
    """One game. ``state`` is written by moves only; after undo and after ``RefereeNeeded`` it is another object.

    Make it with ``Game.new`` or ``Game.resume``.
    """

    __slots__ = ()

    # --- making, saving, resuming -------------------------------------------------------------------------------------

    @classmethod
    def new(cls, rules: Rules[S], seed: int, players: int, options: object) -> Self:
        """A new game, run up to its first question. Raises ``RefereeNeeded`` if a phase raises on the way."""
        envelope = Envelope(
            game=rules.name,
            version=rules.version,
            seed=seed,
            drawn=0,
            phase=1,
            next_ask=1,
            trail=0,
            frames=[rules.start],
            state=rules.setup(players, options),
        )
        game = cls(rules, envelope, envelope.state)
        game._begin()
        return game

    @classmethod
    def resume(cls, rules: Rules[S], saved: Saved) -> Resumed[S]:
        """Take up a saved game: lift it to the present version, then repeat the longest part of its log that fits.

        Questions keep their numbers if all is as it was. ``events`` is empty after it.
        Raises ``Unreadable``, ``NoUpgrade``, or ``RefereeNeeded`` if the phase cannot even begin.
        """
        version, envelope, state = open_envelope(rules, saved.snapshot)
        game = cls(rules, envelope, state)
        game._begin()
        dropped: tuple[Decision, ...] = ()
        case: Case | None = None
        strayed: Decision | None = None
        for index, decision in enumerate(saved.log):
            try:
                again = game.repeat(decision)
            except (Refused, RefereeNeeded) as error:
                dropped = saved.log[index:]
                case = error.case if isinstance(error, RefereeNeeded) else None
                break
            if game._phase != envelope.phase:
                dropped = saved.log[index + 1 :]
                break
            if again.digest != decision.digest and strayed is None:
                strayed = decision
        alike = version == rules.version and not dropped and strayed is None
        if alike:
            game._number_as_before(saved.next_ask)
        else:
            game._noted = {}
        renumbered = not alike and game._number(saved.next_ask)
        game.take_events()
        game.take_decisions()
        return Resumed(game, dropped, case, strayed, renumbered)

    def save(self) -> Saved:
        """Return the state to keep in the store. Valid between two inputs, at every moment."""
        return Saved(self._snapshot, tuple(self._log), self._next_ask, self._phase)

    def digest(self) -> str:
        """A fingerprint of the whole game as it stands, hidden things included: 32 hex digits. For comparison only."""
        return blake2b(self._encode() + encode(self._log), digest_size=16).hexdigest()

    # --- what is open -------------------------------------------------------------------------------------------------

    @property
    def actions(self) -> tuple[Action, ...]:
        waiting = self._waiting
        if isinstance(waiting, AskAny):
            return waiting.actions
        return () if waiting is None or waiting.closer is None else (Action(waiting.closer),)

    @property
    def phase(self) -> Frame | None:
        return self._frames[-1] if self._frames else None

    @property
    def log(self) -> tuple[Decision, ...]:
        return tuple(self._log)

    @property
    def seed(self) -> int:
        """The seed of all chance. A secret until the game is over."""
        return self._seed

    # --- input --------------------------------------------------------------------------------------------------------

    def act(self, key: str, seat: Seat | None = None, choice: Choice = None, by: By = "player") -> Decision:
        """Take one of ``actions``. Raises ``GameOver``, ``NotOffered``, ``WrongActor``, ``NotAnOption``."""
        waiting = self._waiting
        if not isinstance(waiting, AskAny):
            return self._close(waiting, key, seat, choice, by)
        action = waiting.by_key.get(key)
        if action is None:
            raise NotOffered(key)
        seats = action.seats
        if seat is not None if seats is None else seat not in seats:
            raise WrongActor(key, seat)
        form = action.form
        if choice is not None if form is None else not form.accepts(choice):
            raise NotAnOption(key, choice)
        return self._step(seat, key, choice, by, Acted(seat, key, choice))

    def answer(self, ask_id: int, seat: Seat, choice: Choice, by: By = "player") -> Decision:
        """Answer the question ``ask_id``, or change the answer to it while it is under seal.

        Raises ``GameOver``, ``AlreadyNoted``, ``NotAsked``, ``WrongActor``, ``NotAnOption``.
        """
        ask, waiting = self.asks.get(ask_id), self._waiting
        if ask is None or not isinstance(waiting, AskMany):  # Only an AskMany has questions.
            raise self._not_open(ask_id, seat)
        if ask.seat != seat:
            raise WrongActor(ask.key, seat)
        if not ask.form.accepts(choice):
            raise NotAnOption(ask.key, choice)
        got = self._got
        if not waiting.sealed:
            del self.asks[ask_id]
        elif ask_id in got and same(got[ask_id], choice):
            raise AlreadyNoted(ask_id, choice)
        got[ask_id] = choice
        self._noted[ask_id] = (seat, choice)
        if len(self._noted) > 2 * _MOST_NOTED:  # Many at once: the first key of a dictionary is slow to find again.
            self._noted = dict(islice(self._noted.items(), _MOST_NOTED, None))
        if waiting.closer is not None or len(got) < len(self._asked):
            return self._note(self._log, self._phase, seat, ask.key, choice, by)
        return self._step(seat, ask.key, choice, by, tuple(map(got.__getitem__, self._asked)))

    def interrupt(self, key: str, seat: Seat | None = None, choice: Choice = None, by: By = "player") -> Decision:
        """A decision that nobody was asked for. Raises ``GameOver``, ``NotOffered``, or what the rules refuse with."""
        if self._waiting is None:
            raise GameOver
        if key not in self._interrupts:
            raise NotOffered(key)
        return self._step(seat, key, choice, by, None)

    def repeat(self, decision: Decision) -> Decision:
        """Take a logged decision once more, whatever way it came in. Raises what that way raises."""
        if decision.key in self._interrupts:
            return self.interrupt(decision.key, decision.seat, decision.choice, decision.by)
        closes = isinstance(self._waiting, AskMany) and self._waiting.closer == decision.key
        if closes or not self.asks:
            return self.act(decision.key, decision.seat, decision.choice, decision.by)
        for ask_id, ask in self.asks.items():
            if ask.seat == decision.seat and ask.key == decision.key:
                return self.answer(ask_id, ask.seat, decision.choice, decision.by)
        raise NotOffered(decision.key)

    def undo(
        self,
        seat: Seat | None = None,
        *,
        consent: bool = False,
        beside: Callable[[Decision], bool] = lambda decision: False,
    ) -> Decision:
        """Take the last decision of the phase back and return it. Untaken events are dropped: draw the views anew.

        Decisions ``beside`` it do not count: those that came after it are taken anew, and must be possible without it.
        Free until information was gained: by chance, by ``barrier``, or, if ``seat`` is given, by another's act. With
        ``consent`` it goes back regardless. Raises ``NothingToUndo``, ``InformationGained``.
        """
        at = len(self._log) - 1
        while at >= 0 and beside(self._log[at]):
            at -= 1
        if at < 0:
            raise NothingToUndo
        last, later = self._log[at], self._log[at + 1 :]
        if not consent and (self._free_from > at or (seat is not None and seat != last.seat)):
            raise InformationGained(last)
        self._rebuild(self._snapshot, self._log[:at], fresh=True)
        self._unfolded = []
        self._taken = [row for row in self._taken if (row.phase, row.seq) < (last.phase, last.seq)]
        for row in later:
            self.repeat(row)
        self.events = []
        return last

    # --- what comes out -----------------------------------------------------------------------------------------------

    def take_events(self) -> list[Emitted]:
        events, self.events = self.events, []
        return events

    def take_decisions(self) -> list[Decision]:
        """The decisions since the last call, those that ended a phase included; undone ones are left out."""
        taken, self._taken = self._taken, []
        return taken

    # --- inside -------------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        snapshot = self._encode()
        saved = Saved(snapshot, (), self._next_ask, self._phase)
        try:
            self._run()
        except Exception as error:
            raise RefereeNeeded(_case(self.rules, saved, None, error), *notes(error)) from error

    def _step(self, seat: Seat | None, key: str, choice: Choice, by: By, reply: Answers | None) -> Decision:
        """Let the game go on with ``reply``, or with the interrupt ``key`` if there is none."""
        log, snapshot, phase, untaken = self._log, self._snapshot, self._phase, len(self.events)
        try:
            if reply is None:
                where = self.rules.interrupts[key](self, seat, choice)
                if where is not None:
                    self._flow.close()
                    self._turn(where)
                    self._run()
            else:
                try:
                    waiting = self._flow.send(reply)
                except StopIteration as stop:
                    self._turn(stop.value)
                    self._run()
                else:
                    self._wait(waiting)
        except Refused:
            self._restore(snapshot, log, untaken)
            raise
        except Exception as error:
            self._restore(snapshot, log, untaken)
            decision = Decision(phase, len(log), seat, key, choice, by, 0)
            raise RefereeNeeded(_case(self.rules, self.save(), decision, error), *notes(error)) from error
        return self._note(log, phase, seat, key, choice, by)

    def _close(self, waiting: AskMany | None, key: str, seat: Seat | None, choice: Choice, by: By) -> Decision:
        """Let a sealed phase go on with what was answered, and with the defaults of the silent."""
        if waiting is None:
            raise GameOver
        if waiting.closer is None or key != waiting.closer:
            raise NotOffered(key)
        if seat is not None:
            raise WrongActor(key, seat)
        if choice is not None:
            raise NotAnOption(key, choice)
        got = zip(self._asked, waiting.asks, strict=True)
        return self._step(None, key, None, by, tuple([self._got.get(number, ask.default) for number, ask in got]))

    def _note(self, log: list[Decision], phase: int, seat: Seat | None, key: str, choice: Choice, by: By) -> Decision:
        if self._unfolded:
            self._fold()
        decision = Decision(phase, len(log), seat, key, choice, by, self._trail)
        log.append(decision)
        self._taken.append(decision)
        return decision

    def _not_open(self, ask_id: int, seat: Seat) -> Refused:
        noted = self._noted.get(ask_id)
        if noted is not None and noted[0] == seat:
            return AlreadyNoted(ask_id, noted[1])
        return GameOver() if self._waiting is None else NotAsked(ask_id)

    def _restore(self, snapshot: bytes, log: Sequence[Decision], untaken: int) -> None:
        events = self.events[:untaken]
        self._rebuild(snapshot, log, fresh=False)
        self.events, self._unfolded = events, []

    def _rebuild(self, snapshot: bytes, log: Sequence[Decision], *, fresh: bool) -> None:
        """Stand where these stand; with ``fresh`` what is asked anew has new numbers, else those that it had."""
        taken, next_ask = self._taken, self._next_ask
        self._taken = []
        _, envelope, state = open_envelope(self.rules, snapshot)
        self._flow.close()
        self._noted = {number: noted for number, noted in self._noted.items() if number < envelope.next_ask}
        self._load(envelope, state)
        self._begin()
        for decision in log:
            self.repeat(decision)
        self._taken = taken
        if not fresh:
            self._number_as_before(next_ask)
        elif self._next_ask != next_ask:
            self._number(next_ask)

    def _number_as_before(self, next_ask: int) -> None:
        asked = self._asked
        self._number(next_ask - len(asked))
        shift = self._asked.start - asked.start
        self._noted = {number + shift * (number in asked): noted for number, noted in self._noted.items()}

    def _number(self, first: int) -> bool:
        """Number the questions that are waited for from ``first`` at least; True if any is open."""
        first = max(first, self._asked.start)
        shift = first - self._asked.start
        self._next_ask = max(first, self._next_ask)
        if not self.asks:
            return False
        self._asked = range(first, first + len(self._asked))
        self._next_ask = self._asked.stop
        self.asks = {number + shift: ask for number, ask in self.asks.items()}
        got, sealed = self._got, self.sealed is self._got
        self._got = {number + shift: choice for number, choice in got.items()}
        self.sealed = self._got if sealed else {}
        return True


def _case(rules: Rules[S], saved: Saved, decision: Decision | None, error: Exception) -> Case:
    return Case(rules.name, rules.version, saved, decision, "".join(traceback.format_exception(error)))
