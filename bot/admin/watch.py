"""``python -m bot cosmic``: a game of Cosmic Encounter by computer players on the terminal, new or out of a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.words.errors import StartError

if TYPE_CHECKING:
    from bot.cosmic.ai.choosing import Level
    from bot.cosmic.selfplay import Show
    from bot.kernel.saving.export import Player

_PLAYERS = 4
_SEED = 1
_LEVEL = "normal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, help=f"2 to 6, default {_PLAYERS}")
    parser.add_argument("--seed", type=int, help=f"the same seed gives the same game, default {_SEED}")
    parser.add_argument(
        "--set", action="append", default=[], metavar="FLAG=VALUE", help="a flag of the table, such as flares=off"
    )
    parser.add_argument("--level", default=_LEVEL, help=f"how well they play: normal or easy, default {_LEVEL}")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the game of a file, not a new one")
    parser.add_argument("--step", type=int, help="stop when the game has so many decisions")
    parser.add_argument("--export", type=Path, metavar="FILE", help="write the game to a file afterwards")


def watch(chosen: argparse.Namespace) -> int:
    """Play, print, write. Raises ``StartError`` for a table that cannot be or a file that is no game to go on with."""
    show, options, players = _begun(chosen) if chosen.resume is None else _resumed(chosen)
    if chosen.step is not None and chosen.step < len(show.decisions):
        raise StartError(f"--step: the game has {len(show.decisions)} decisions already; give a larger number.")
    for line in show.lines(chosen.step):
        print(line)
    if chosen.export is not None:
        _write(show, options, players, chosen.export)
    return 0


def _begun(chosen: argparse.Namespace) -> tuple[Show, Mapping[str, str], Sequence[Player]]:
    """A new game as the arguments want it."""
    from bot.cosmic.game import COSMIC
    from bot.cosmic.selfplay import Show, names
    from bot.kernel.saving.export import Player
    from bot.play.games.kinds import PLAYABLES
    from bot.words.options import BadOption

    flags = dict(pair.partition("=")[::2] for pair in chosen.set)
    count = _PLAYERS if chosen.players is None else chosen.players
    try:
        game = PLAYABLES[COSMIC.name].begin(count, flags, _SEED if chosen.seed is None else chosen.seed)
    except BadOption as error:
        raise StartError(f"{error}.") from error
    called = names(count)
    return Show(game, called, level=_level(chosen)), flags, [Player(name, True) for name in called]


def _resumed(chosen: argparse.Namespace) -> tuple[Show, Mapping[str, str], Sequence[Player]]:
    """The game of a file, as it stood there."""
    from bot.cosmic.game import COSMIC
    from bot.cosmic.selfplay import Show
    from bot.kernel.saving.export import BadExport, restore
    from bot.play.games.kinds import PLAYABLES

    if chosen.players is not None or chosen.seed is not None or chosen.set:
        raise StartError("--resume: players, seed and flags are in the file; leave --players, --seed and --set out.")
    try:
        resumed = restore({COSMIC.name: PLAYABLES[COSMIC.name]}, chosen.resume.read_bytes())
    except OSError as error:
        raise StartError(f"{chosen.resume} cannot be read: {error.strerror}.") from error
    except BadExport as error:
        raise StartError(str(error)) from error
    content = resumed.content
    show = Show(resumed.game, [player.name for player in content.players], content.decisions, _level(chosen))
    return show, content.options, content.players


def _level(chosen: argparse.Namespace) -> Level:
    """Read the players' level; *strong* needs a process that looks ahead for them, as tables have."""
    from bot.cosmic.ai.player import LEVELS, STRONG

    levels = {name: level for name, level in LEVELS.items() if level is not STRONG}
    if chosen.level not in levels:
        raise StartError(f"--level: there is no {chosen.level} here; choose {' or '.join(levels)}.")
    return levels[chosen.level]


def _write(show: Show, options: Mapping[str, str], players: Sequence[Player], to: Path) -> None:
    from bot.kernel.saving.export import of_game, seal
    from bot.store.files import write_private

    content = of_game(show.game, show.decisions, options, players)
    try:
        write_private(to, seal(content, secret=True))
    except OSError as error:
        raise StartError(f"{to} cannot be written: {error.strerror}.") from error
    if not show.game.over:
        print("Warning: this game is still under way. The file shows hidden cards and the seed.", file=sys.stderr)
    print(f"Exported to {to}: {len(content.decisions)} decisions.", file=sys.stderr)
