"""Plays one game of a tournament to its end and notes what counts: who won, with which power, at what cost.

Each player gets its own view alone, as at a table, and dice of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time_ns
from typing import Final

import msgspec

from bot.cosmic.ai.levels import LEVELS, STRONG
from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay.sitting import Player, Views, step
from bot.cosmic.strong.thinker import Thinker
from bot.kernel.ask import Action, Ask, Choice, Split
from bot.kernel.event import Event
from bot.kernel.game import Game
from bot.lab.tournament import SETTINGS, Pairing

MOST: Final = 60_000
"""Decisions after which a game is given up; none has ever taken so many."""


class Seen(msgspec.Struct):
    """What became of one seat in one game."""

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
        """What it does about a deal."""
        return self._player.act(view, actions)


def play(pairing: Pairing) -> Played:
    """One game. Raises RuntimeError if it does not end."""
    options = Options(extras=dict(SETTINGS[pairing.of.setting]))
    game: Cosmic = Game.new(COSMIC, pairing.seed, pairing.of.seats, options)
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
    acting: list[tuple[Choice, Choice]] = []
    views = Views()
    for _ in range(MOST):
        if game.over:
            break
        step(game, players, views)
        game.take_decisions()
        for event in game.take_events():
            note(event, acting, seats, outcomes)
        if game.state.challenges and not seats[0].powers:
            _note_powers(game, seats)
    if not game.over:
        raise RuntimeError(f"the game of the deal {pairing.seed} does not end")
    for winner in game.state.winners:
        seats[winner].won = True
    return Played(pairing, tuple(seats), game.state.challenges, dict(outcomes))


def note(event: Event, acting: list[tuple[Choice, Choice]], seats: list[Seen], outcomes: Counter[str]) -> None:
    """Count what an event says. ``acting``: whose uses take effect now, and by which cards, the innermost last."""
    if event.kind == "resolves":
        acting.append((event.data["seat"], event.data["card"]))
    elif event.kind == "done":
        acting[:] = [one for one in acting if one[1] != event.data["card"]]
    elif event.kind == "outcome":
        outcomes[str(event.data["outcome"])] += 1
    elif event.kind == "cancelled" and acting and isinstance(seat := acting[-1][0], int):
        seats[seat].own_zaps += event.data["seat"] == seat


def _note_powers(game: Cosmic, seats: list[Seen]) -> None:
    for seat, seen in enumerate(seats):
        seen.powers = tuple(sorted(card.power for card in game.state.powers if card.holder == seat))


def _gives_up_everything(view: SeatView, ask: Ask, choice: Choice) -> bool:
    """Whether an ally leaves no base to itself although it might have committed less."""
    challenge = view.table.challenge
    if challenge is None or view.seat == challenge.offense.seat or not isinstance(choice, dict):
        return False
    places = (*view.table.planets, *view.table.outposts)
    left = sum(place.tokens(view.seat) for place in places) - sum(choice.values())
    return left <= 0 and isinstance(ask.form, Split) and sum(choice.values()) > ask.form.low
