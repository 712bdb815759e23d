"""Nothing that others see depends on what somebody has said ahead or ordered (8.13, 8.14)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.cosmic.challenge import offers
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.state import Cosmic, Order
from bot.cosmic.timing import automation, premoves
from bot.kernel.ask import Choice
from bot.kernel.event import Seat
from bot.kernel.saved import Decision
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk
from proving.events import Happened, stored

ALL: dict[str, FlagValue] = {"zodiac": True, "moons": True, "skill_tokens": True, "asteroids": "one_per_hex"}
_ONE_IN = 6
"""So many decisions come before something is said ahead."""
_PASSES = (Order(automation.EVERY_ROUND, '"pass"', "challenge"), Order(automation.RESPONSE, '"pass"', "challenge"))


class Ordering(Walk):
    """A game played by chance in which things are said ahead and rounds are passed by orders, all by chance."""

    def step(self) -> list[Happened]:
        state = self.game.state
        seat = self.dice(len(state.players)) if state.players and not self.dice(_ONE_IN) else None
        asks = [] if seat is None else premoves.asks(state, seat)
        if seat is None or not asks:
            return super().step()
        wanted = premoves.written(state, seat, [(ask.key, ask.form.sample(self.dice)) for ask in asks])
        wanted = [*wanted, *_PASSES] if self.dice(2) and _PASSES[0] not in wanted else wanted
        orders: list[Choice] = [msgspec.to_builtins(order) for order in wanted]
        self.game.interrupt("orders", seat, orders)
        self.decisions = self.game.take_decisions()
        return self.watched(stored(self.game.take_events()))


class Otherwise:
    """World B, in which everybody but the observer has ordered something else: half of it, or nothing."""

    def __init__(self, observer: Seat | None, seed: int) -> None:
        self._observer, self._dice = observer, Random(seed)
        self.changed = 0

    def __call__(self, decision: Decision) -> Decision:
        said = decision.choice
        if decision.key != "orders" or decision.seat == self._observer or not isinstance(said, list):
            return decision
        kept = self._dice.sample(said, len(said) // 2) if self._dice.randrange(2) else []
        self.changed += kept != said
        return msgspec.structs.replace(decision, choice=kept)


def compare(seed: int, players: int, observer: Seat | None, extras: dict[str, FlagValue], rounds: int = 4) -> None:
    walk = Ordering(seed, players, Options(powers_per_player=1 + seed % 2, extras=extras))
    otherwise = Otherwise(observer, seed)
    compared, exchanged = two_worlds.compare(walk, observer, Random(seed), rounds, otherwise)
    assert compared
    assert exchanged > 20
    assert otherwise.changed > 2


@pytest.mark.parametrize("seed", range(6))
def test_the_public_sees_the_same_whatever_was_ordered_8_14(seed: int) -> None:
    compare(seed, 2 + seed % 5, None, ALL if seed % 2 else {})


@pytest.mark.parametrize("seed", [*range(10, 15), 16])
def test_every_other_seat_sees_the_same_whatever_was_ordered_8_14(seed: int) -> None:
    players = 3 + seed % 4
    compare(seed, players, seed % players, ALL if seed % 2 else {})


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(400, 430))
def test_whatever_was_ordered_others_see_the_same_through_whole_games_8_14(seed: int) -> None:
    players = 2 + seed % 5
    compare(seed, players, None if seed % 2 else seed % players, ALL if seed % 3 else {}, 40)


def test_a_window_that_opens_only_for_those_who_have_not_passed_ahead_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = offers.may_act

    def leaky(game: Cosmic, seat: Seat, windows: offers.Span, *, edicts: bool) -> bool:
        passes = any(order.key.startswith("checkpoint.") for order in game.state.orders[seat])
        return honest(game, seat, windows, edicts=edicts) and not passes

    monkeypatch.setattr(offers, "may_act", leaky)
    with pytest.raises(AssertionError, match=r"open|not possible"):
        compare(1, 4, None, {})
