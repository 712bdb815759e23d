"""Plays and prints: for each setting the ratio of times a challenge, the median of pairs that were played in turns."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from typing import Any, Final

from bench._against.sides import CannotPlay, Side, Tree, here, there

FIXED: Final = range(1, 25)
DRAWN: Final = 24
ROUNDS: Final = 3
"""Each game is played so often by each side, in fresh processes each time."""
SETTINGS: Final[Mapping[str, tuple[int, Mapping[str, Any]]]] = {
    "4 seats": (4, {"flares": "off"}),
    "6 seats, 2 powers, flares": (6, {"powers_per_player": 2}),
    "6 seats, everything": (6, {"powers_per_player": 2, "extras": ...}),
}
"""Players and options; ``...`` stands for all expansions that both sides know, with most of each."""


def main(words: Sequence[str]) -> int:
    """Compare with the commit of the first word; the others are seeds in the place of those that are drawn."""
    if not words or not all(word.isdigit() for word in words[1:]):
        sys.stderr.write("Say which commit: make bench-against REV=7e86352, and SEEDS='5 8' for games of your own.\n")
        return 2
    drawn = [*map(int, words[1:])] or random.SystemRandom().sample(range(1_000, 10**6), DRAWN)
    try:
        with there(words[0]) as other:
            return compare(here(), other, [*FIXED, *drawn])
    except CannotPlay as error:
        sys.stderr.write(f"Nothing can be compared: {error}\n")
        return 1


def compare(one: Tree, other: Tree, seeds: Sequence[int]) -> int:
    """Print who plays what, then a paragraph for each setting; 1 if one of them could not be played."""
    with Side(one) as left, Side(other) as right:
        sides = [left.ask("hello"), right.ask("hello")]
    for name, tree, side in zip(("here", "there"), (one, other), sides, strict=True):
        own = ", in an environment of its own" if tree.own else ""
        _say(f"{name}: {tree.name}, {side['interpreter']}, msgspec {side['msgspec']}{own}")
    _say(f"seeds: {' '.join(map(str, seeds))}")
    _say(
        f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores as it began, {ROUNDS} rounds. Times are processor "
        "time; other work on the machine moves them, and does not move calls."
    )
    extras, left_out = shared(sides[0]["flags"], sides[1]["flags"])
    if left_out:
        _say(f"left out, since only one side knows it: {', '.join(left_out)}")
    failed = 0
    for name, (players, options) in SETTINGS.items():
        chosen = {key: extras if value is ... else value for key, value in options.items()}
        try:
            _say(f"{name}: {verdict(pairs(one, other, seeds, players, chosen))}")
        except CannotPlay as error:
            failed = 1
            _say(f"{name}: not compared, {error}")
    return failed


def shared(one: Mapping[str, list[Any]], other: Mapping[str, list[Any]]) -> tuple[dict[str, Any], list[str]]:
    """The most of each expansion that both sides know, and what is left out: of a flag, or the whole flag."""
    chosen: dict[str, Any] = {}
    left_out: list[str] = []
    for name in dict.fromkeys([*one, *other]):
        mine, theirs = one.get(name, []), other.get(name, [])
        both = [value for value in mine if value in theirs]
        if not both:
            left_out.append(name)
            continue
        chosen[name] = both[-1]
        left_out += [f"{name} {value}" for value in (*mine, *theirs) if value not in both]
    return chosen, left_out


Pair = tuple[dict[str, Any], dict[str, Any]]
"""What a game came to here and there."""


def pairs(
    one: Tree, other: Tree, seeds: Sequence[int], players: int, options: Mapping[str, Any]
) -> tuple[list[Pair], list[Pair]]:
    """Play all games in turns: those that were timed, round by round, and those of which the calls were counted.

    Who begins changes from game to game.
    """
    timed: list[Pair] = []
    for number in range(ROUNDS):
        with Side(one) as left, Side(other) as right:
            _pair(left, right, "play", 0, players, options)
            timed += [
                _pair(left, right, "play", seed, players, options, first=(number + place) % 2)
                for place, seed in enumerate(seeds)
            ]
    with Side(one) as left, Side(other) as right:
        _pair(left, right, "play", 0, players, options)
        return timed, [_pair(left, right, "count", seed, players, options) for seed in seeds]


def _pair(
    left: Side, right: Side, what: str, seed: int, players: int, options: Mapping[str, Any], first: int = 0
) -> Pair:
    if first:
        found = right.ask(what, seed, players, options)
        return left.ask(what, seed, players, options), found
    return left.ask(what, seed, players, options), right.ask(what, seed, players, options)


def verdict(found: tuple[list[Pair], list[Pair]]) -> str:
    """Tell the medians and the ratio, here by there, with the middle half of all pairs."""
    timed, counted = found
    low, middle, high = quantiles([_each(mine, "ns") / _each(theirs, "ns") for mine, theirs in timed], n=4)
    mine, theirs = (median(_each(pair[side], "ns") for pair in timed) / 1e6 for side in (0, 1))
    calls = [median(_each(pair[side], "calls") for pair in counted) for side in (0, 1)]
    decisions = [median(_each(pair[side], "decisions") for pair in counted) for side in (0, 1)]
    ratio = median(_each(mine, "calls") / _each(theirs, "calls") for mine, theirs in counted)
    alike = sum(all(mine[what] == theirs[what] for what in ("challenges", "decisions")) for mine, theirs in counted)
    return (
        f"ratio {middle:.2f} (middle half {low:.2f} to {high:.2f}); ms a challenge {mine:.2f} here, {theirs:.2f} "
        f"there; calls a challenge {calls[0]:,.0f} and {calls[1]:,.0f}, ratio {ratio:.2f}; decisions a challenge "
        f"{decisions[0]:.1f} and {decisions[1]:.1f}; {alike} of {len(counted)} games took the same course"
    )


def _each(game: Mapping[str, int], what: str) -> float:
    return game[what] / max(1, game["challenges"])


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
