"""``python -m bot cosmic``: a whole game of Cosmic Encounter by computer players, on the terminal."""

from __future__ import annotations

import argparse

from bot.errors import StartError

__all__ = ["add_arguments", "watch"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--players", type=int, default=4, help="2 to 6, default 4")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same game, default 1")
    parser.add_argument(
        "--set", action="append", default=[], metavar="FLAG=VALUE", help="a flag of the table, such as flares=off"
    )


def watch(chosen: argparse.Namespace) -> int:
    """Play and print. Raises ``StartError`` for a table that cannot be."""
    from bot.cosmic.ai.show import show
    from bot.cosmic.options import BadOption, check_players, from_strings

    flags = dict(pair.partition("=")[::2] for pair in chosen.set)
    try:
        options = from_strings(flags)
        check_players(options, chosen.players)
    except BadOption as error:
        raise StartError(f"{error}.") from error
    for line in show(chosen.players, chosen.seed, options):
        print(line)
    return 0
