"""Play slap games by chance through the kernel: seeded choices, every kind of event."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from bot.kernel.event import chance
from bot.kernel.game import Game
from bot.slap.game import RULES
from bot.slap.options import Options
from bot.slap.project import pile_view, result_view
from bot.slap.rules import may_slap, next_step, pattern, places, problems
from bot.slap.state import SlapState

SlapGame = Game[SlapState]
NAMES = [f"p{seat}" for seat in range(10)]


def new_game(seed: int, players: int = 4, options: Options | None = None) -> SlapGame:
    """A game before its first card."""
    return Game.new(RULES, seed, players, options or Options())


def step(game: SlapGame) -> None:
    """The window closes without a slap: the next card, the collection or the end."""
    game.act("flip" if next_step(game.state).kind == "card" else "close", None, None, "echo")


def dice(seed: int) -> Callable[[int], int]:
    """Repeatable numbers that have nothing to do with the game's own chance."""
    counter = count()
    return lambda sides: chance(10_000 + seed, next(counter), sides)


def wander(game: SlapGame, roll: Callable[[int], int]) -> None:
    """One random event: mostly a step, else a slap by anybody, true or false, a lot, or rarely a departure."""
    state = game.state
    found = pattern(state) is not None
    if roll(2) == 0 if found else roll(12) == 0:
        seat = roll(len(state.stacks))
        if state.statuses[seat] != "left":
            game.act("slap", seat, {"air": next_step(state).kind == "card" and roll(3) == 0})
            return
    if found and roll(8) == 0:
        hands = [seat for seat in range(len(state.stacks)) if may_slap(state, seat) is None]
        if hands:
            game.act("lot", None, hands, "clock")
            return
    if roll(150) == 0:
        seat = roll(len(state.stacks))
        if state.statuses[seat] != "left":
            game.act("leave", seat)
            return
    step(game)


def check(game: SlapGame, turned: list[str]) -> None:
    """The invariants of the rules, and that everything can be shown."""
    state = game.state
    assert problems(state) == []
    assert state.history == turned[len(turned) - len(state.history) :]
    assert (state.challenge is None) or (state.due is None)
    assert game.over == (state.outcome is not None)
    following = next_step(state)
    assert following.kind != "card" or following.card
    assert pile_view(state, NAMES).cards == len(state.pile)
    assert sorted(seat for _, seat in places(state)) == list(range(len(state.stacks)))
    assert len(result_view(state, NAMES).rows) == len(state.stacks)
