"""Games without a table: the same decisions of consequence for a part of the work."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Self, TypeVar

from bot.kernel.ask import Ask, AskAny, AskMany, Choice, OneOf
from bot.kernel.event import Seat
from bot.kernel.flow import Answers, Flow, Frame, Next, Rules, answers
from bot.kernel.game import Game, Resumed
from bot.kernel.saved import By, Decision, Envelope, NothingToUndo, Saved

S = TypeVar("S")


class Headless(Game[S]):
    """A game of which nothing can be taken back. Rounds go on by themselves once everybody who has a choice has
    answered; its decisions carry no digests. What it saves is the game as a table would have it.
    """

    __slots__ = ("_history", "_hurries", "_origin")

    def __init__(self, rules: Rules[S], envelope: Envelope[object], state: S) -> None:
        super().__init__(rules, envelope, state)
        self._hurries = False
        self._history: list[Decision] = []
        """The decisions since ``_origin``."""

    @classmethod
    def new(cls, rules: Rules[S], seed: int, players: int, options: object) -> Self:
        """A new game, run up to the first question that leaves a choice."""
        game = super().new(rules, seed, players, options)
        game._hasten()
        return game

    @classmethod
    def resume(cls, rules: Rules[S], saved: Saved) -> Resumed[S]:
        """Take up a game that was saved at a table; its open questions have other numbers."""
        resumed = super().resume(rules, saved)
        if isinstance(resumed.game, cls):
            resumed.game._hasten()
        return resumed

    def save(self) -> Saved:
        """Play once more, as at a table, what was decided since it was saved last, and save that."""
        return self._whole().save() if self._hurries else super().save()

    def digest(self) -> str:
        return self._whole().digest()

    @property
    def log(self) -> tuple[Decision, ...]:
        return self._whole().log

    def undo(
        self,
        seat: Seat | None = None,
        *,
        consent: bool = False,
        beside: Callable[[Decision], bool] = lambda decision: False,
    ) -> Decision:
        """Refuse: nothing is taken back here. Raises ``NothingToUndo``."""
        raise NothingToUndo

    def _hasten(self) -> None:
        """From here on, ask nothing that leaves no choice and keep nothing that nobody asked for."""
        self._origin, self._history = super().save(), []
        self._hurries = True
        if self._waiting is None:
            return
        said = {place: self._got[number] for place, number in enumerate(self._asked) if number in self._got}
        self._flow = _going_on(self._flow, self._waiting, said)
        try:
            self._wait(next(self._flow))
        except StopIteration as stop:
            self._turn(stop.value)
            self._run()

    def _whole(self) -> Game[S]:
        resumed = Game.resume(self.rules, self._origin)
        game = resumed.game
        _settle(game)
        for decision in self._history:
            game.repeat(decision)
            _settle(game)
        self._origin, self._history = game.save(), []
        return game

    def _enter(self, frame: Frame) -> Flow[Next] | Next:
        flow = super()._enter(frame)
        return _hurried(flow) if self._hurries and isinstance(flow, Generator) else flow

    def _keep(self) -> None:
        if not self._hurries:
            super()._keep()

    def _fold(self) -> None:
        if self._hurries:
            self._unfolded = []
        else:
            super()._fold()

    def _note(self, log: list[Decision], phase: int, seat: Seat | None, key: str, choice: Choice, by: By) -> Decision:
        decision = super()._note(log, phase, seat, key, choice, by)
        if self._hurries:
            self._history.append(decision)
        return decision

    def _restore(self, snapshot: bytes, log: Sequence[Decision], untaken: int) -> None:
        saved = self.save()
        self._hurries = False
        super()._restore(saved.snapshot, saved.log, untaken)
        self._hasten()


def _hurried(flow: Flow[Next]) -> Flow[Next]:
    """The phase from its beginning, without what leaves no choice."""
    try:
        waiting = next(flow)
    except StopIteration as stop:
        return _where(stop)
    return (yield from _going_on(flow, waiting, {}))


def _going_on(flow: Flow[Next], waiting: AskMany | AskAny, said: Mapping[int, Choice]) -> Flow[Next]:
    """The phase from where it is ``waiting``, some answers ``said`` already, by their place."""
    while True:
        reply = yield from _put(waiting, said)
        try:
            waiting, said = flow.send(reply), {}
        except StopIteration as stop:
            return _where(stop)


def _where(stop: StopIteration) -> Next:
    where: Next = stop.value
    return where


def _put(waiting: AskMany | AskAny, said: Mapping[int, Choice]) -> Flow[Answers]:
    if isinstance(waiting, AskAny):
        return (yield waiting)
    known = dict(said)
    left = []
    for place, ask in enumerate(waiting.asks):
        if _leaves_none(ask):
            known[place] = _only(ask)
        elif place not in known:
            left.append(place)
    if left:
        got = yield AskMany(tuple([waiting.asks[place] for place in left]), waiting.sealed)
        known |= zip(left, answers(got), strict=True)
    return tuple([known[place] for place in range(len(waiting.asks))])


def _leaves_none(ask: Ask) -> bool:
    return isinstance(ask.form, OneOf) and len(ask.form.options) == 1


def _only(ask: Ask) -> Choice:
    assert isinstance(ask.form, OneOf)
    return ask.form.options[0]


def _settle(game: Game[S]) -> None:
    """Answer what leaves no choice, and close what everybody has answered, until somebody has a choice."""
    while _goes_on(game):
        pass


def _goes_on(game: Game[S]) -> bool:
    asks, sealed = game.asks, game.sealed
    for number, ask in asks.items():
        if number not in sealed and _leaves_none(ask):
            game.answer(number, ask.seat, _only(ask), "computer")
            return True
    if asks and len(asks) == len(sealed):  # Without a closer it would have gone on.
        game.act(game.actions[0].key, by="clock")
        return True
    return False
