"""One side of a comparison: plays games of the tree that it is given, for lines of JSON. A program, run in either tree.

Of the tree it uses only what ``bench.cosmic`` of commit 7e86352 had already: nothing else here is imported from it.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time_ns
from typing import Any


def hello() -> dict[str, Any]:
    """Say who plays, and which expansions the tree has, each with its values."""
    tree = import_module("bench.cosmic")
    return {
        "interpreter": f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}",
        "msgspec": version("msgspec"),
        "flags": {flag.name: list(flag.values) for flag in tree.FLAGS.values()},
    }


def play(seed: int, players: int, options: dict[str, Any]) -> dict[str, int]:
    """Play one game to its end, or so far as the bench does, its log encoded as if it were stored."""
    tree = import_module("bench.cosmic")
    dice, decisions = tree.die(seed), 0
    begin = process_time_ns()
    game = tree.Game.new(tree.COSMIC, seed, players, tree.Options(**options))
    while not game.over and decisions < tree.MOST_DECISIONS:
        tree.step(game, dice)
        game.take_events()
        tree.encode(game.take_decisions())
        decisions += 1
    spent = process_time_ns() - begin
    return {"ns": spent, "challenges": game.state.challenges, "decisions": decisions}


def count(seed: int, players: int, options: dict[str, Any]) -> dict[str, int]:
    """Play it and count the calls, of functions in Python and in C: that figure is the same on a busy machine.

    It is played once before, for what is looked up once for all games.
    """
    play(seed, players, options)
    calls = 0

    def heard(frame: object, event: str, about: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(heard)
    try:
        found = play(seed, players, options)
    finally:
        sys.setprofile(None)
    return {**found, "calls": calls}


def main(tree: str) -> None:
    """Answer each line of the input with a line: what was asked for, or the error that came of it."""
    sys.path.insert(0, tree)
    able: dict[str, Callable[..., dict[str, Any]]] = {"hello": hello, "play": play, "count": count}
    for line in sys.stdin:
        what, *given = json.loads(line)
        try:
            answer = able[what](*given)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
