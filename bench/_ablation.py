"""``python -m bench ablation FOLDER``: how many games each faculty of *normal* computer players wins them.

One player who lacks a faculty plays against whole ones, each deal from every seat, and the same deals are played among
whole ones alone. Games are written to the folder as they end: the same call goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import structs

from bot.cosmic.ai.choosing import TEMPERS, options
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.questions import USE, Of, declared
from bot.cosmic.model import ids
from bot.cosmic.model.options import MAX_PLAYERS, MIN_PLAYERS, Options
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay import Player, Views, step
from bot.kernel.ask import Action, Ask, Choice, OneOf
from bot.kernel.event import Seat
from bot.kernel.headless import Headless
from bot.process.workers import end_with_parent
from bot.words.message import StartError
from proving.tournament import MOST, SETTINGS

_Z: Final = 1.959964
"""Of a standard normal distribution, 95 % lie nearer to the middle than this."""
_GAMES, _SEATS, _SEED = 1_000, 5, 1
_MOST_GAMES: Final = 100_000
PAGE, GAMES = "ablation.md", "games.jsonl"
WHOLE: Final = "whole"


class Faculty(msgspec.Struct, frozen=True):
    """A part that is taken away from a player: it does there what the rules do for whoever is silent."""

    questions: Mapping[str, Choice] = {}
    """Questions that it answers so, whatever the table looks like."""
    offers: tuple[type, ...] = ()
    """Kinds of offers that it never plays in windows."""
    uses: bool = False
    """True if it uses no power that it might leave alone."""
    forgets: tuple[str, ...] = ()
    """Fields of its own view that it does not see."""
    silent: bool = False
    """True if it neither offers nor accepts a deal."""


FACULTIES: Final[Mapping[str, Faculty]] = MappingProxyType(
    {
        "invitations": Faculty({"invite.offense": [], "invite.defense": []}),
        "joining": Faculty({"join": "decline"}),
        "deals": Faculty(silent=True),
        "edicts": Faculty(offers=(ids.Edict,)),
        "flares": Faculty(offers=(ids.Flare,)),
        "optional powers": Faculty(offers=(ids.PowerCard,), uses=True),
        "all interrupts": Faculty(offers=(ids.Edict, ids.Flare, ids.PowerCard), uses=True),
        "second challenges": Faculty({"second_challenge": False}),
        "memory of cards": Faculty(forgets=("known", "stacked")),
        "grudges and favours": Faculty(forgets=("fights",)),
    }
)
"""By name, in the order of the table."""


class Lacking:
    """A computer player without one faculty."""

    def __init__(self, player: Player, faculty: Faculty) -> None:
        self._player = player
        self._lacks = faculty

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The whole player's answer, or the silent one where the faculty is missing."""
        lacks = self._lacks
        if ask.key in lacks.questions:
            return lacks.questions[ask.key]
        question = declared(ask.key)
        if lacks.uses and question.says == USE and ask.default is not None:
            return ask.default
        if lacks.offers and question.of is Of.OFFERS:
            left = tuple(one for one in options(ask.form) if not isinstance(ids.offer(str(one)), lacks.offers))
            if len(left) <= 1:
                return left[0] if left else ask.default
            ask = structs.replace(ask, form=OneOf(left))
        return self._player.answer(self._seen(view), ask)

    def orders(self, view: SeatView) -> list[Choice]:
        """The whole player's standing orders."""
        return self._player.orders(view)

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """The whole player's act on a deal; None if it makes no deals."""
        return None if self._lacks.silent else self._player.act(self._seen(view), actions)

    def _seen(self, view: SeatView) -> SeatView:
        return structs.replace(view, **dict.fromkeys(self._lacks.forgets, ()))


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    setting: str
    seats: int
    lacks: str
    """Name of the faculty that the player on ``seat`` lacks, or ``whole``."""
    deal: int
    seat: Seat = 0


class Played(msgspec.Struct, frozen=True):
    """One game that has ended."""

    job: Job
    winners: tuple[Seat, ...]
    challenges: int


def jobs(setting: str, seats: int, games: int, seed: int, lacking: Sequence[str]) -> Iterator[Job]:
    """Every deal among whole players, then with each lack on every seat, before the next one comes."""
    for deal in range(seed, seed + -(-games // seats)):
        yield Job(setting, seats, WHOLE, deal)
        yield from (Job(setting, seats, name, deal, seat) for name in lacking for seat in range(seats))


def play(job: Job) -> Played:
    """Play it. Raises RuntimeError if it does not end."""
    game = Headless.new(COSMIC, job.deal, job.seats, Options(extras=dict(SETTINGS[job.setting])))
    tempers = list(TEMPERS.values())
    players: list[Player] = [
        Computer(tempers[(job.deal + seat) % len(tempers)], Random(f"{job.deal} {seat}").randrange, NORMAL)
        for seat in range(job.seats)
    ]
    if job.lacks != WHOLE:
        players[job.seat] = Lacking(players[job.seat], FACULTIES[job.lacks])
    views = Views()
    for _ in range(MOST):
        if game.over:
            return Played(job, tuple(game.state.winners), game.state.challenges)
        step(game, players, views)
        game.take_decisions()
        game.take_events()
    raise RuntimeError(f"the game of the deal {job.deal} does not end")


class Worth(msgspec.Struct, frozen=True):
    """Results of one lack, in percent of games won."""

    lacks: str
    games: int
    won: float
    whole: float
    low: float
    high: float
    """Of what is won less, with 95 % certainty; deals are what is drawn, so that their seats are no games apart."""

    @property
    def cost(self) -> float:
        """Percent less that is won without the faculty."""
        return self.whole - self.won


def worths(played: Iterable[Played]) -> list[Worth]:
    """Sum up the lacks of which there are games at two deals at least, in the order of their table."""
    whole: dict[int, float] = {}
    without: dict[str, dict[int, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for one in played:
        if one.job.lacks == WHOLE:
            whole[one.job.deal] = 100 * len(one.winners) / one.job.seats
        else:
            without[one.job.lacks][one.job.deal].append(one.job.seat in one.winners)
    found = []
    for name in FACULTIES:
        deals = {deal: 100 * mean(won) for deal, won in without[name].items() if deal in whole}
        if len(deals) < 2:
            continue
        costs = [whole[deal] - won for deal, won in deals.items()]
        reach = _Z * stdev(costs) / sqrt(len(costs))
        games = sum(len(without[name][deal]) for deal in deals)
        fair = mean(whole[deal] for deal in deals)
        found.append(Worth(name, games, mean(deals.values()), fair, mean(costs) - reach, mean(costs) + reach))
    return found


def page(chosen: argparse.Namespace, played: Sequence[Played]) -> str:
    """The table as Markdown, with how long the games of whole players were."""
    lengths = [one.challenges for one in played if one.job.lacks == WHOLE]
    rows = [
        f"| {one.lacks} | {one.games} | {one.won:.1f} % | {one.whole:.1f} % | {one.cost:+.1f} | "
        f"{one.low:+.1f} to {one.high:+.1f} |"
        for one in worths(played)
    ]
    return "\n".join(
        [
            f"# What each faculty of normal is worth, {chosen.setting}",
            "",
            f"One of {chosen.seats} lacks it, deals from {chosen.seed} on from every seat. Among whole players a game "
            f"takes {median(lengths):g} challenges in the median of {len(lengths)}.",
            "",
            "| Without | games | won | whole | costs | 95 % interval |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def main(arguments: Sequence[str]) -> int:
    """Play what is missing, write, show the table; 1 for what cannot be, told in a sentence."""
    parser = argparse.ArgumentParser(prog="python -m bench ablation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("to", type=Path, metavar="FOLDER", help=f"where {PAGE} and {GAMES} are written")
    parser.add_argument("--without", nargs="*", default=[*FACULTIES], help="faculties, all by default")
    parser.add_argument("--setting", default="base", help="the table: base, skills or all, default base")
    parser.add_argument("--games", type=int, default=_GAMES, help=f"of each, default {_GAMES}")
    parser.add_argument("--seats", type=int, default=_SEATS, help=f"default {_SEATS}")
    parser.add_argument("--processes", type=int, default=1, help="default 1")
    parser.add_argument("--seed", type=int, default=_SEED, help=f"of the first deal, default {_SEED}")
    try:
        _measure(parser.parse_args(arguments))
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _measure(chosen: argparse.Namespace) -> None:
    for name, values, known in (
        ("--without", chosen.without, FACULTIES),
        ("--setting", [chosen.setting], SETTINGS),
    ):
        for value in values:
            if value not in known:
                raise StartError(f"{name}: there is no {value}; choose {' or '.join(known)}.")
    for name, number, least, most in (
        ("--games", chosen.games, 1, _MOST_GAMES),
        ("--seats", chosen.seats, MIN_PLAYERS, MAX_PLAYERS),
        ("--processes", chosen.processes, 1, 64),
    ):
        if not least <= number <= most:
            raise StartError(f"{name}: {number} is not between {least} and {most}.")
    folder: Path = chosen.to
    folder.mkdir(parents=True, exist_ok=True)
    wanted = list(jobs(chosen.setting, chosen.seats, chosen.games, chosen.seed, chosen.without))
    kept = folder / GAMES
    rows = kept.read_bytes().splitlines() if kept.exists() else []
    done = {one.job: one for one in map(msgspec.json.Decoder(Played).decode, rows)}
    with kept.open("ab") as file:
        for one in _played([job for job in wanted if job not in done], chosen.processes):
            done[one.job] = one
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
    text = page(chosen, [done[job] for job in wanted])
    (folder / PAGE).write_text(text, encoding="utf-8")
    print(text, end="")


def _played(missing: Sequence[Job], processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from map(play, missing)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), end_with_parent) as crew:
        yield from crew.map(play, missing, chunksize=5)
