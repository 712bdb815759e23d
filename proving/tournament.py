"""Tournaments among computer players of Cosmic Encounter: one player against others, each deal from every seat.

Each player gets its own view alone, as at a table, and dice of its own; what is noted of a game is who won, with which
power, at what cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from time import process_time_ns
from types import MappingProxyType
from typing import Final

import msgspec

from bot.cosmic import events
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import LEVELS, STRONG, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay import Player, Views, step
from bot.cosmic.strong.search import search
from bot.kernel.ask import Action, Ask, Choice, Dice, Split
from bot.kernel.event import Event, Seat
from bot.kernel.game import Game
from bot.kernel.headless import Headless
from bot.process.workers import end_with_parent
from bot.words.message import StartError

SETTINGS: Final[Mapping[str, Mapping[str, FlagValue]]] = MappingProxyType(
    {
        "base": {},
        "skills": {"skill_tokens": True},
        "all": {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True},
    }
)
"""The expansions of the tables at which tournaments are played, by the setting's name."""


_CHUNK: Final = 5
"""Games that a process takes at a time."""
MOST: Final = 60_000
"""Decisions after which a game is given up; none has ever taken so many."""
_SEEDS: Final = 1 << 40


class Tournament(msgspec.Struct, frozen=True):
    """One player against others of one kind, again and again."""

    level: str
    against: str
    setting: str
    seats: int
    games: int
    seed: int
    """Of the first deal."""

    @property
    def alike(self) -> bool:
        return self.level == self.against

    def pairings(self) -> Iterator[Pairing]:
        """Every deal is played from each seat in turn before the next one comes, so that all have the same luck; once
        where all seats are alike.
        """
        for number in range(self.games):
            deal, seat = divmod(number, 1 if self.alike else self.seats)
            yield Pairing(self, self.seed + deal, seat)


class Pairing(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    of: Tournament
    seed: int
    seat: int
    """Where the one player sits."""

    @property
    def levels(self) -> list[str]:
        """The level on each seat."""
        return [self.of.level if seat == self.seat else self.of.against for seat in range(self.of.seats)]


class Seen(msgspec.Struct):
    """One seat's result in one game."""

    level: str
    temper: str
    powers: tuple[str, ...]
    """Those with which it began."""
    won: bool = False
    answers: int = 0
    spent: int = 0
    """Processor time for its answers, ns."""
    suicides: int = 0
    """How often it gave away its last tokens as an ally, by a choice of its own."""
    own_zaps: int = 0
    """How often it cancelled something of its own."""


class Played(msgspec.Struct, frozen=True):
    """One game that has ended."""

    pairing: Pairing
    seats: tuple[Seen, ...]
    challenges: int
    outcomes: dict[str, int]
    """How its challenges ended, by the name of the outcome."""


class Thinker:
    """Answers like ``usual`` unless it finds something better; what it does about a deal is what ``usual`` does."""

    def __init__(self, usual: Computer, game: Cosmic, dice: Dice) -> None:
        """``game`` is where it plays: it is only ever looked at through the veil of the seat that is asked."""
        self._usual = usual
        self._game = game
        self._dice = dice

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The answer to a question of this seat."""
        return search(self._game, ask, self._usual.answer(view, ask), self._dice(_SEEDS))

    def orders(self, view: SeatView) -> list[Choice]:
        """The standing orders that it gives."""
        return self._usual.orders(view)

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """Act on a deal; None to wait."""
        return self._usual.act(view, actions)


class Watched:
    """A computer player whose answers are counted and timed."""

    def __init__(self, player: Player, seen: Seen) -> None:
        self._player = player
        self._seen = seen

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The player's answer; its processor time is counted."""
        before = process_time_ns()
        choice = self._player.answer(view, ask)
        self._seen.spent += process_time_ns() - before
        self._seen.answers += 1
        self._seen.suicides += ask.key == "commit" and _gives_up_everything(view, ask, choice)
        return choice

    def orders(self, view: SeatView) -> list[Choice]:
        """The player's standing orders."""
        return self._player.orders(view)

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        return self._player.act(view, actions)


def results(tournament: Tournament, processes: int) -> Iterator[Played]:
    """The games in their order. With one process nothing is started.

    Raises ``StartError`` if a process is ended from outside.
    """
    if processes == 1:
        yield from map(play, tournament.pairings())
        return
    try:
        with ProcessPoolExecutor(processes, get_context("spawn"), end_with_parent) as crew:
            yield from crew.map(play, tournament.pairings(), chunksize=_CHUNK)
    except BrokenProcessPool as error:
        raise StartError("A process that played was ended from outside; start the tournament again.") from error


def play(pairing: Pairing) -> Played:
    """One game. Raises RuntimeError if it does not end."""
    options = Options(extras=dict(SETTINGS[pairing.of.setting]))
    game = _begun(pairing, options)
    tempers = list(TEMPERS.values())
    seats: list[Seen] = []
    players: list[Watched] = []
    for seat, level in enumerate(pairing.levels):
        temper = tempers[(pairing.seed + seat) % len(tempers)]
        seats.append(Seen(level, temper.name, ()))
        own = Random(f"{pairing.seed} {pairing.seat} {seat}").randrange
        computer = Computer(temper, own, LEVELS[level])
        players.append(Watched(Thinker(computer, game, own) if level == STRONG.name else computer, seats[seat]))
    outcomes: Counter[str] = Counter()
    acting: list[tuple[Seat, str]] = []
    views = Views()
    for _ in range(MOST):
        if game.over:
            break
        step(game, players, views)
        game.take_decisions()
        for one in game.take_events():
            note(one.event, acting, seats, outcomes)
        if game.state.challenges and not seats[0].powers:
            _note_powers(game, seats)
    if not game.over:
        raise RuntimeError(f"the game of the deal {pairing.seed} does not end")
    for winner in game.state.winners:
        seats[winner].won = True
    return Played(pairing, tuple(seats), game.state.challenges, dict(outcomes))


def _begun(pairing: Pairing, options: Options) -> Cosmic:
    """The game at its first question. *Strong* players imagine worlds from what a table shows, so they sit at one."""
    kind = Game if STRONG.name in pairing.levels else Headless
    return kind.new(COSMIC, pairing.seed, pairing.of.seats, options)


def note(event: Event, acting: list[tuple[Seat, str]], seats: list[Seen], outcomes: Counter[str]) -> None:
    """Count what an event says. ``acting``: whose uses take effect now, and by which cards, the innermost last."""
    match event:
        case events.Resolves():
            acting.append((event.seat, event.card))
        case events.Done():
            acting[:] = [one for one in acting if one[1] != event.card]
        case events.OutcomeFixed():
            outcomes[event.outcome] += 1
        case events.Cancelled() if acting:
            seat = acting[-1][0]
            seats[seat].own_zaps += event.seat == seat
        case _:
            pass


def _note_powers(game: Cosmic, seats: list[Seen]) -> None:
    for seat, seen in enumerate(seats):
        seen.powers = tuple(sorted(card.power for card in game.state.powers if card.holder == seat))


def _gives_up_everything(view: SeatView, ask: Ask, choice: Choice) -> bool:
    """True if an ally leaves no base to itself although it might have committed less."""
    challenge = view.table.challenge
    if challenge is None or view.seat == challenge.offense.seat or not isinstance(choice, dict):
        return False
    places = (*view.table.planets, *view.table.outposts)
    left = sum(place.tokens(view.seat) for place in places) - sum(choice.values())
    return left <= 0 and isinstance(ask.form, Split) and sum(choice.values()) > ask.form.low
