"""``python -m bench lab FOLDER``: a tournament among computer players, written to a folder as a table and a picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench import _lab_page as report
from bench._bars import draw
from bot.cosmic.ai.player import LEVELS
from bot.cosmic.model.options import MAX_PLAYERS, MIN_PLAYERS
from bot.words.message import StartError
from proving.findings import findings
from proving.tournament import SETTINGS, Tournament, results

_GAMES, _SEATS, _PROCESSES, _SEED = 100, 5, 2, 1
_MOST_GAMES: Final = 100_000
_MOST_PROCESSES: Final = 64
PAGE, PICTURE = "lab.md", "lab.png"


def main(arguments: Sequence[str]) -> int:
    """Play, write, say what may be claimed; 1 for a tournament or a folder that cannot be, told in a sentence."""
    parser = argparse.ArgumentParser(prog="python -m bench lab", description="Let computer players play and count.")
    parser.add_argument("to", type=Path, metavar="FOLDER", help=f"where {PAGE} and {PICTURE} are written")
    parser.add_argument("--level", default="easy", help="the level of the one player, default easy")
    parser.add_argument("--against", default="easy", help="the level of all others, default easy")
    parser.add_argument("--setting", default="base", help="the table: base, skills or all, default base")
    parser.add_argument("--games", type=int, default=_GAMES, help=f"how many, default {_GAMES}")
    parser.add_argument("--seats", type=int, default=_SEATS, help=f"2 to 6, default {_SEATS}")
    parser.add_argument("--processes", type=int, default=_PROCESSES, help=f"default {_PROCESSES}")
    parser.add_argument("--seed", type=int, default=_SEED, help=f"of the first deal, default {_SEED}")
    try:
        _play(parser.parse_args(arguments))
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _play(chosen: argparse.Namespace) -> None:
    tournament = _tournament(chosen)
    folder: Path = chosen.to
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = findings(tournament, list(results(tournament, chosen.processes)))
        (folder / PAGE).write_text(report.page(found), encoding="utf-8")
        (folder / PICTURE).write_bytes(draw(report.chart(found)))
    except OSError as error:
        raise StartError(f"{folder} cannot be written: {error.strerror}.") from error
    print(report.verdict(found))
    print(f"Written to {folder / PAGE} and {folder / PICTURE}.")


def _tournament(chosen: argparse.Namespace) -> Tournament:
    for name, value, known in (
        ("--level", chosen.level, tuple(LEVELS)),
        ("--against", chosen.against, tuple(LEVELS)),
        ("--setting", chosen.setting, tuple(SETTINGS)),
    ):
        if value not in known:
            raise StartError(f"{name}: there is no {value}; choose {' or '.join(known)}.")
    for name, number, least, most in (
        ("--games", chosen.games, 1, _MOST_GAMES),
        ("--seats", chosen.seats, MIN_PLAYERS, MAX_PLAYERS),
        ("--processes", chosen.processes, 1, _MOST_PROCESSES),
        ("--seed", chosen.seed, 0, 2**62),
    ):
        if not least <= number <= most:
            raise StartError(f"{name}: {number} is not between {least} and {most}.")
    return Tournament(chosen.level, chosen.against, chosen.setting, chosen.seats, chosen.games, chosen.seed)
