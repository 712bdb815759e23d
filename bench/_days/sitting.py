"""One game of five people who are told, look, answer and go: the real desk, a turned clock.

At a look somebody orders what their habit says and answers everything that is open, then whatever comes up while they
stay. What they would do in a window is decided when it opens, so that it is known what they missed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bench._days.habits import HABITS, Person
from bench._days.sleep import DAY, MINUTE, Life
from bench._days.tally import Cost, kind_of
from bench._table import BARGAIN, SEATS, Table
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation, plans
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.seat import Seat
from bot.tables.contract.table import Effect, Input, Post, Tick
from bot.tables.cosmic.clockwork import stops
from bot.tables.cosmic.presses import plan

_ANSWER_MS = 5_000
"""How long one answer takes."""


class Sitting(Table):
    """A game at one speed, of people with one habit."""

    def __init__(self, seed: int, speed: str, options: Options, habit: str, life: Life) -> None:
        super().__init__(seed, speed, options)
        self.cost = Cost()
        self._life, self._habit = life, HABITS[habit]
        tempers = list(TEMPERS.values())
        self._people = [
            Person(seat, mind, tempers[(seed + seat) % len(tempers)], self.dice.randrange)
            for seat, mind in enumerate(self.players)
        ]
        self._bedtimes = [life.bedtime(person, SEATS) for person in self.desk.seating]
        self._coming: dict[Seat, int] = {}
        """When somebody looks who has been told."""
        self._here: dict[Seat, int] = {}
        """Until when somebody stays who looks."""
        self._seen: set[int] = set()
        """Questions that have been counted."""
        self._asked: set[int] = set()
        """Those of them that people were asked and have not answered."""
        self._wishes: dict[int, Choice] = {}
        """What people would do in the windows that are open and have not done, by the number of the question."""
        self._windows: dict[int, tuple[Seat, str]] = {}
        """Whose windows are open, by the number of the question: the seat and the question's key."""
        self._decided: dict[tuple[Seat, str], frozenset[str]] = {}
        """What each person has thought about ahead, by the key of the window's question."""
        self._came: Counter[Seat] = Counter()
        """How often each person has come in the challenge under way, which began at ``_begun``."""
        self._challenge = self._begun = 0
        self._dealing = False
        self._since = 0
        self._waits: list[str] = []
        """For which kinds of question the table has waited since then."""
        self.begin()

    def play(self, challenges: int = 0) -> Cost:
        """Play to the end of the game, or until so many challenges are over."""
        while not self.over and not 0 < challenges < self.game.state.challenges:
            self._step()
        self._count_time()
        if self.over:
            self._count_visits()
        self.cost.ms = self.ms
        self.cost.challenges = self.game.state.challenges - (not self.over)
        self.cost.requests = self.counts.total()
        return self.cost

    def _step(self) -> None:
        """Whatever comes first: an answer of somebody who is there, a look, or a timer."""
        asked = self.asked()
        ready = [(seat, number) for seat, number in sorted(asked) if self._here.get(seat, -1) >= self.ms]
        timer = min(self.rings.values(), default=None)
        when = self.ms + _ANSWER_MS if ready else min(self._coming.values(), default=-1)
        if timer is not None and (when < 0 or timer <= when):
            self.ring()
        elif ready:
            self.turn(when)
            self._answer(*ready[0])
        elif when >= 0:
            self.turn(when)
            self._look(min(self._coming, key=lambda seat: (self._coming[seat], seat)))
        else:
            raise AssertionError("nobody is told, and no timer runs")

    def _look(self, seat: Seat) -> None:
        del self._coming[seat]
        arrives = self._here.get(seat, -1) < self.ms
        if arrives:
            self._here[seat] = self.ms + self._life.stay * MINUTE
            self.cost.looks += 1
            self._came[seat] += 1
        asked = [number for who, number in self.asked() if who == seat]
        if not asked:
            self.cost.vain += arrives
            self.press(seat, 0, "answer")  # to see how it stands; whoever had fallen asleep is back
        self._order(seat)

    def _order(self, seat: Seat) -> None:
        """Give the orders of the habit, as things stand."""
        asks = [self.game.asks[number] for who, number in self.asked() if who == seat and number in self.game.asks]
        for press in list(self._habit(self.game.state, self._people[seat], asks)):
            if press[0] == plan.DONE:
                self._consider(seat)
            whisper = self.desk._record.whispers.get(str(seat))
            self.press(seat, 0, *press, key="" if whisper is None else whisper.key)

    def _consider(self, seat: Seat) -> None:
        """What somebody who seals a plan has decided about, whether they do it or not."""
        for moment in plans.moments(self.game.state):
            held = plans.offered(self.game.state, seat, moment)
            self._decided[seat, automation.round_key(moment)] = frozenset(held)

    def _answer(self, seat: Seat, number: int) -> None:
        if number == BARGAIN:
            before = len(self.game.log)
            self.fail(seat)
            if len(self.game.log) == before:
                self._here.pop(seat)
            return
        ask = self.game.asks[number]
        choice = self._wishes.pop(number, None)
        if choice is None:
            choice = self.players[seat].answer(see_seat(self.game.state, seat), ask)
        if declared(ask.key).of is Of.OFFERS and isinstance(ask.form, OneOf):
            thought = self._decided.get((seat, ask.key), frozenset())
            self._decided[seat, ask.key] = thought.union(map(str, ask.form.options))
        held = self.game.state.players[seat].hand[:]
        self.say(seat, number, choice)
        if not set(self.game.state.players[seat].hand) <= set(held):
            self._order(seat)  # whoever draws cards while they are there plans with them

    # --- measuring ----------------------------------------------------------------------------------------------------

    def heard(self, event: Input, effects: Sequence[Effect]) -> None:
        """See who is told, what has closed and what is new."""
        for effect in effects:
            if isinstance(effect, Post):
                for seat in {*effect.ping, *([] if effect.seat is None else [effect.seat])}:
                    self._tell(seat)
        self._count_time()
        done = [number for number, wish in self._wishes.items() if self.game.sealed.get(number) == wish]
        for number in done:
            del self._wishes[number]  # a plan that was sealed meanwhile does it
        for made in self.made:
            if made.by == "computer" and made.seat is not None:
                self._stand_in(made.seat, made.key, made.choice)
        self._close(by_clock=isinstance(event, Tick) and event.name == stops.DUE)
        self._open()
        self._waits = self._waiting()
        if self.game.state.challenges != self._challenge:
            self._count_visits()

    def _tell(self, seat: Seat) -> None:
        self.cost.pushes += 1
        if self._here.get(seat, -1) >= self.ms:
            self._coming[seat] = self.ms  # whoever is still there sees it come
        elif seat not in self._coming:
            self._coming[seat] = self._life.later(self.ms, self._life.draw(self.dice), self._bedtimes[seat])

    def _close(self, *, by_clock: bool) -> None:
        """Count what nobody has answered, and the acts that nobody could do any more."""
        game = self.game
        for number in [number for number in self._asked if number not in game.asks or number in game.sealed]:
            self._asked.remove(number)
            self.cost.silent += by_clock and number not in game.asks
        for number in [number for number in self._wishes if number not in game.asks]:
            del self._wishes[number]
            self.cost.lost += 1

    def _stand_in(self, seat: Seat, key: str, choice: Choice) -> None:
        """A computer did something for somebody whose time was up. Their wish is not lost, even if it was something
        else: the round is put again, and what they still want counts there.
        """
        for number in [number for number, window in self._windows.items() if window == (seat, key)]:
            if self._wishes.pop(number, PASSED) == PASSED and choice != PASSED:
                self.cost.unwanted += 1

    def _open(self) -> None:
        """Count what is newly asked, and what people want to do about it; what an order answers is no question."""
        game, stop = self.game, False
        self._windows = {number: window for number, window in self._windows.items() if number in game.asks}
        for number, ask in game.asks.items():
            if number in self._seen:
                continue
            self._seen.add(number)
            if declared(ask.key).of is Of.OFFERS:
                self._windows[number] = (ask.seat, ask.key)
                self._wish(number, ask)
            if number not in game.sealed:
                self._asked.add(number)
                self.cost.questions += 1
                stop = True
        deals = not game.asks and bool(game.actions)
        self.cost.stops += stop or (deals and not self._dealing)
        self._dealing = deals

    def _wish(self, number: int, ask: Ask) -> None:
        """What the person would do if they were asked now; an order may have done something in their place.

        Whoever had the same thing before them when they sealed their plan, and left it, was asked.
        """
        if ask.form.count() == 1:
            return
        wish = self.players[ask.seat].answer(see_seat(self.game.state, ask.seat), ask)
        if wish != PASSED:
            self.cost.wanted += 1
            thought = number in self.game.sealed and wish in self._decided.get((ask.seat, ask.key), ())
            if self.game.sealed.get(number, PASSED) == PASSED and not thought:
                self._wishes[number] = wish

    def _waiting(self) -> list[str]:
        """For which kinds of question the table waits: for answers, or for the end of a round."""
        game = self.game
        if self.desk._record.mode == "paused":
            return ["asleep"]
        open_ = [ask for number, ask in game.asks.items() if number not in game.sealed] or list(game.asks.values())
        return sorted({kind_of(ask.key) for ask in open_}) or [kind_of("deal")]

    def _count_visits(self) -> None:
        """How many have come at most once for each day that the challenge had begun, which ends here; not in set-up."""
        if self._challenge:
            days = max(1, -(-(self.ms - self._begun) // DAY))
            self.cost.visitors += SEATS
            self.cost.once += sum(self._came[seat] <= days for seat in range(SEATS))
        self._came.clear()
        self._challenge, self._begun = self.game.state.challenges, self.ms

    def _count_time(self) -> None:
        for kind in self._waits:
            self.cost.waited[kind] += (self.ms - self._since) // len(self._waits)
        self._since = self.ms
