"""``python -m bench._slap_lengths``: how long games last, to be held against section 8.1 of the rules.

Plays the bare rules, without kernel, table or time: nobody is slow, nobody leaves, no slap is sealed. The same seed
always gives the same table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from bot.kernel.event import Audience, Event, chance
from bot.slap import moves, rules
from bot.slap.deck import DECK, ZODIAC
from bot.slap.game import setup
from bot.slap.options import Options
from bot.slap.state import SlapState

Dice = Callable[[int], int]
"""Gives a number from 0 to one below its argument."""

LONGEST = 20_000
"""Cards after which a game counts as not over."""
HUMAN_SEES, HUMAN_ERRS = 60, 2
"""Of a hundred: patterns that human-like players slap, and cards without one that somebody slaps falsely."""
_SHARES = (5, 25, 50, 75, 90, 95, 99)


class Figures(msgspec.Struct, frozen=True):
    """One line of the table, in turned cards unless it says otherwise."""

    mean: float
    shares: tuple[int, ...]
    """5, 25, 50, 75, 90, 95 and 99 % of the games are no longer than this."""
    longest: int
    unfinished: int
    """Games not over after ``LONGEST`` cards."""
    slaps: float
    """Piles won by a slap, per game."""
    empty: int
    """Median card at which the first stack ran empty."""


class Row(msgspec.Struct, frozen=True):
    """One setting under the default rules without flip limit, and what the rules say comes out."""

    slappers: Literal["perfect", "human"]
    """Perfect: every pattern is slapped, by any of those who may. Human: see ``HUMAN_SEES``, ``HUMAN_ERRS``."""
    players: int
    written: Figures

    @property
    def name(self) -> str:
        """``perfect-4``, as ``--row`` takes it."""
        return f"{self.slappers}-{self.players}"


ROWS: tuple[Row, ...] = (
    Row("perfect", 2, Figures(382, (89, 171, 293, 497, 776, 973, 1_456), 3_623, 0, 23.4, 286)),
    Row("perfect", 3, Figures(532, (148, 284, 450, 687, 989, 1_195, 1_690), 4_403, 0, 32.2, 130)),
    Row("perfect", 4, Figures(608, (192, 355, 537, 776, 1_060, 1_274, 1_758), 3_172, 0, 36.8, 86)),
    Row("perfect", 6, Figures(706, (255, 452, 641, 887, 1_176, 1_380, 1_867), 3_613, 0, 42.4, 56)),
    Row("perfect", 8, Figures(767, (300, 516, 704, 950, 1_245, 1_446, 1_930), 3_021, 0, 46.0, 41)),
    Row("human", 2, Figures(291, (74, 133, 223, 378, 583, 737, 1_099), 2_030, 0, 10.9, 216)),
    Row("human", 3, Figures(399, (113, 212, 337, 517, 741, 894, 1_234), 2_519, 0, 14.7, 106)),
    Row("human", 4, Figures(468, (143, 265, 409, 605, 834, 996, 1_354), 2_556, 0, 17.2, 73)),
    Row("human", 6, Figures(552, (175, 332, 501, 709, 944, 1_112, 1_458), 2_403, 0, 20.1, 51)),
    Row("human", 8, Figures(605, (202, 384, 566, 778, 998, 1_152, 1_454), 2_431, 0, 22.1, 38)),
)
"""The default rules of section 8.1: one comeback, ten settings."""


class _Bare:
    """A game without kernel: the moves write its state, nobody is told."""

    def __init__(self, state: SlapState, roll: Dice) -> None:
        self.state = state
        self.draw = roll

    def emit(self, event: Event, audience: Audience = None) -> None:
        """Events are dropped: nobody listens."""


def measure(row: Row, games: int, seed: int) -> Figures:
    """Play ``games`` games of a row; ``games`` is at least 1."""
    lengths, empties, slaps, unfinished = [], [], 0, 0
    for number in range(games):
        state, empty = play(row, _dice(chance(seed, number, 2**63)))
        lengths.append(state.flips)
        empties.append(empty)
        slaps += sum(state.won)
        unfinished += state.outcome is None
    lengths.sort()
    shares = tuple(_share(lengths, share) for share in _SHARES)
    return Figures(sum(lengths) / games, shares, lengths[-1], unfinished, slaps / games, _share(sorted(empties), 50))


def play(row: Row, roll: Dice) -> tuple[SlapState, int]:
    """One game, and the card at which the first stack ran empty (the game's length if none did)."""
    game = _deal(row.players, roll)
    state, first = game.state, 0
    while state.outcome is None and state.flips < LONGEST:
        if rules.next_step(state).kind == "card":
            moves.turn_card(game)
            _slap(game, row, roll)
            if state.ran_out and not first:
                first = state.flips
        else:
            moves.close_window(game)
    return state, first or state.flips


def _deal(players: int, roll: Dice) -> _Bare:
    game = _Bare(setup(players, Options(flip_limit=None)), roll)
    order = [card for card in DECK if card != ZODIAC]
    for last in range(len(order) - 1, 0, -1):
        other = roll(last + 1)
        order[last], order[other] = order[other], order[last]
    moves.deal(game, range(players), order, "")
    return game


def _slap(game: _Bare, row: Row, roll: Dice) -> None:
    """At most one slap on the card that was just turned."""
    state = game.state
    if rules.pattern(state) is not None:
        if row.slappers == "human" and roll(100) >= HUMAN_SEES:
            return
        hands = [seat for seat in range(row.players) if rules.may_slap(state, seat) is None]
    elif row.slappers == "human" and roll(100) < HUMAN_ERRS:
        hands = rules.holders(state)
    else:
        return
    if hands:
        moves.slap(game, hands[roll(len(hands))])


def _dice(seed: int) -> Dice:
    drawn = -1

    def roll(sides: int) -> int:
        nonlocal drawn
        drawn += 1
        return chance(seed, drawn, sides)

    return roll


def _share(ordered: Sequence[int], share: int) -> int:
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


_HEAD = ("mean", "5 %", "25 %", "median", "75 %", "90 %", "95 %", "99 %", "longest", "open", "slaps", "empty")


def table(rows: Sequence[tuple[Row, Figures]]) -> str:
    """Two lines for each row: what was measured, and what section 8.1 of the rules has."""
    lines = [f"{'':<22}" + "".join(f"{word:>9}" for word in _HEAD)]
    for row, found in rows:
        lines += [_line(f"{row.name} measured", found), _line(f"{'':<{len(row.name)}} written", row.written)]
    return "\n".join(lines)


def _line(title: str, figures: Figures) -> str:
    numbers = (*(f"{share:,}" for share in figures.shares), f"{figures.longest:,}", str(figures.unfinished))
    cells = (f"{figures.mean:,.0f}", *numbers, f"{figures.slaps:.1f}", str(figures.empty))
    return f"{title:<22}" + "".join(f"{cell:>9}" for cell in cells)


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line, play, print. Ends the process with a sentence if an option is not understood."""
    names = [row.name for row in ROWS]
    parser = argparse.ArgumentParser(
        prog="python -m bench._slap_lengths",
        description="Cards per game under the default rules: measured, and as section 8.1 of the rules has them.",
    )
    parser.add_argument("--games", type=_games, default=1_000, help="games per row (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures (default: 1)")
    parser.add_argument("--row", action="append", choices=names, help="only this row; may be given several times")
    chosen = parser.parse_args(words)
    rows = [row for row in ROWS if not chosen.row or row.name in chosen.row]
    print(table([(row, measure(row, chosen.games, chosen.seed)) for row in rows]))
    return 0


def _games(word: str) -> int:
    number = int(word) if word.isdecimal() and word.isascii() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of games; give a whole number from 1 on")
    return number


if __name__ == "__main__":
    sys.exit(main())
