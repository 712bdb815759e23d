"""One game of five people who are told, look, do what their habit says, and go: the real controller, a turned clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bench._days.audit import Audit
from bench._days.messages import SIDES, Messages
from bench._days.people import Kind, Person
from bench._days.sleep import MINUTE, Life
from bench._days.tally import Cost, kind_of
from bench._table import SEATS, Table
from bot.cosmic.model.options import Options
from bot.kernel.event import Seat
from bot.tables.contract.table import Effect, Input, Owe, Post

_ANSWER_MS: Final = 5_000
"""How long one answer takes."""


class Sitting(Table):
    """A game at one speed, of five people of these kinds."""

    def __init__(self, seed: int, speed: str, options: Options, kinds: Sequence[Kind], life: Life) -> None:
        super().__init__(seed, speed, options)
        self.cost = Cost()
        seating = self.controller.seating
        self.people = [
            Person(seat, kinds[(seed + seat) % SEATS], seed, life, life.bedtime(seating[seat], SEATS))
            for seat in range(SEATS)
        ]
        self._life, self._messages = life, Messages(self)
        self._audit = Audit(self.game.save(), self.people, self.cost)
        self._told: set[Seat] = set()
        """Who has got a push and has not looked since."""
        self._here: dict[Seat, int] = {}
        """Until when somebody stays who looks."""
        self._read: dict[Seat, str] = {}
        """In which message somebody has answered since they came."""
        self._pending: set[Seat] = set()
        """For whom the table waits."""
        self._since = 0
        self._waits: list[str] = []
        """For which kinds of question the table has waited since then."""
        self.begin()

    def play(self, challenges: int = 0) -> Cost:
        """Play to the end of the game, or until so many challenges are over."""
        while not self.over and not 0 < challenges < self.game.state.challenges:
            self._step()
        self._count_time()
        self.cost.ms = self.ms
        self.cost.challenges = self.game.state.challenges - (not self.over)
        self.cost.requests = self.counts.total()
        return self.cost

    def _step(self) -> None:
        """Whatever comes first: a press of somebody who is there, a look, or a timer."""
        ready = [seat for seat in range(SEATS) if self._here.get(seat, -1) >= self.ms and self._has_to_do(seat)]
        person = min(self.people, key=lambda one: (one.next, one.seat))
        when = self.ms + _ANSWER_MS if ready else person.next
        if min(self.rings.values(), default=when + 1) <= when:
            self.ring()
            return
        self.turn(when)
        if ready:
            self._answer(ready[0])
        else:
            person.looked()
            if person.seat in self._told:
                self._look(person)

    def _has_to_do(self, seat: Seat) -> bool:
        """True if the message asks something."""
        return self._messages.asks(seat) is not None

    def _look(self, person: Person) -> None:
        """Somebody comes who was told; who finds nothing to do sees how it stands, and is known to be back."""
        seat = person.seat
        self._told.discard(seat)
        self._read.pop(seat, None)
        self._here[seat] = self.ms + self._life.stay * MINUTE
        self.cost.looks += 1
        if not self._has_to_do(seat):
            self._messages.look(seat)

    def _answer(self, seat: Seat) -> None:
        """Do what the message asks first."""
        self._told.discard(seat)
        asks, person = self._messages.asks(seat), self.people[seat]
        key = self._messages.key(seat)
        self.cost.questions += 1
        self.cost.messages += self._read.get(seat) != key
        self._read[seat] = key
        mind = person.mind(self.game.state.challenges)
        if asks == SIDES and person.kind.habit == "first":
            self._messages.accept(seat)
        elif asks == SIDES:
            self._messages.fill_in(seat, mind, everything=person.kind.habit == "plans")
        elif asks is not None:
            self._messages.answer(seat, asks, mind)

    # --- measuring ----------------------------------------------------------------------------------------------------

    def heard(self, event: Input, effects: Sequence[Effect]) -> None:
        """See who is told, and what has been decided. Whoever is there sees it come."""
        self._messages.see(event, effects)
        for effect in effects:
            if isinstance(effect, Owe):
                self.cost.waits += bool(effect.what) and effect.seat not in self._pending
                self._pending = self._pending - {effect.seat} | ({effect.seat} if effect.what else set())
            elif isinstance(effect, Post):
                told = {*effect.ping, *([] if effect.seat is None else [effect.seat])}
                self.cost.pushes += len(told)
                self._told |= {seat for seat in told if self._here.get(seat, -1) < self.ms or self._has_to_do(seat)}
        for made in self.made:
            self._audit.follow(made)
        self._count_time()
        self._waits = self._waiting()

    def _waiting(self) -> list[str]:
        """For which kinds of question the table waits: for answers, or for the end of a round."""
        game = self.game
        if self.controller._record.mode == "paused":
            return ["asleep"]
        open_ = [ask for number, ask in game.asks.items() if number not in game.sealed] or list(game.asks.values())
        return sorted({kind_of(ask.key) for ask in open_}) or [kind_of("deal")]

    def _count_time(self) -> None:
        for kind in self._waits:
            self.cost.waited[kind] += (self.ms - self._since) // len(self._waits)
        self._since = self.ms
