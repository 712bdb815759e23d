"""Games with computer players on all seats, for command line, benches, tests and looking ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Protocol

from bot.cosmic.ai.choosing import TEMPERS, Level
from bot.cosmic.ai.player import EASY, Computer
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.model import ids
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.timing.automation import automatic
from bot.cosmic.words import text
from bot.cosmic.words.expansion_words import Names
from bot.kernel.ask import Action, Ask, Choice, Dice, OneOf
from bot.kernel.event import Seat, chance, visible
from bot.kernel.saved import Decision

TIMEOUT = ids.deal_key("timeout")


class Player(Protocol):
    def answer(self, view: SeatView, ask: Ask) -> Choice: ...

    def orders(self, view: SeatView) -> list[Choice]: ...

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None: ...


class Views:
    """Cached views of one game, valid while the same questions are open."""

    def __init__(self) -> None:
        self._asks: Mapping[int, Ask] | None = None
        self._table: TableView | None = None

    def seat(self, game: Cosmic, seat: Seat) -> SeatView:
        if self._table is None or game.asks is not self._asks:
            self._asks, self._table = game.asks, see_table(game.state)
        return see_seat(game.state, seat, self._table)

    def forget(self) -> None:
        self._table = None


def step(game: Cosmic, players: Sequence[Player], seen: Views | None = None) -> None:
    """Play one decision. Call until ``game.over``; reusing ``seen`` is quicker."""
    seen = seen or Views()
    if game.state.expansions and _order(game, players, seen):
        return
    for number, ask in game.asks.items():
        if number not in game.sealed:
            unasked = automatic(game.state, ask)
            if unasked is not None:
                game.answer(number, ask.seat, unasked, "standing")
            elif isinstance(ask.form, OneOf) and ask.form.count() == 1:
                game.answer(number, ask.seat, ask.form.options[0], "computer")
            else:
                game.answer(number, ask.seat, players[ask.seat].answer(seen.seat(game, ask.seat), ask), "computer")
            return
    if CLOSE in {action.key for action in game.actions}:
        game.act(CLOSE, by="clock")
        return
    for seat, player in enumerate(players):
        mine = [action for action in game.actions if action.seats is not None and seat in action.seats]
        wish = player.act(seen.seat(game, seat), mine) if mine else None
        if wish is not None and game.state.players[seat].active:
            game.act(wish[0], seat, wish[1], "computer")
            return
    game.act(TIMEOUT, by="clock")


def _order(game: Cosmic, players: Sequence[Player], seen: Views) -> bool:
    for seat, player in enumerate(players):
        if seat < len(game.state.players) and game.state.players[seat].active and not game.state.orders[seat]:
            wanted = player.orders(seen.seat(game, seat))
            if wanted:
                game.interrupt("orders", seat, wanted, "computer")
                seen.forget()
                return True
    return False


_NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")


def names(players: int) -> Sequence[str]:
    tempers = list(TEMPERS)
    return tuple(f"{_NAMES[number]} ({tempers[number % len(tempers)]})" for number in range(players))


def own_dice(seed: int) -> Dice:
    """Dice for computer players, independent of the chance of a game with the same seed."""
    draws = count(1)
    return lambda sides: chance(-1 - seed, next(draws), sides)


class Show:
    """A game that computer players play on; a resumed one goes on otherwise: their dice are not saved."""

    def __init__(
        self, game: Cosmic, called: Sequence[str], decisions: Sequence[Decision] = (), level: Level = EASY
    ) -> None:
        """``called``: names by place in the list of players; ``decisions``: those taken so far."""
        self.game = game
        self.decisions = list(decisions)
        tempers = list(TEMPERS.values())
        dice = own_dice(game.seed)
        self._at_table = [Computer(tempers[place % len(tempers)], dice, level) for place in game.state.seating]
        self._called = [called[place] for place in game.state.seating]

    def lines(self, most: int | None = None) -> Iterator[str]:
        """Yield the public lines to the end of the game, or until it has ``most`` decisions."""
        game = self.game
        while True:
            names = Names(self._called, (player.colour for player in game.state.players))
            yield from text.lines(visible(game.take_events(), None), names)
            self.decisions += game.take_decisions()
            if game.over or (most is not None and len(self.decisions) >= most):
                return
            step(game, self._at_table)
