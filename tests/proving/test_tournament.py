"""Tournaments among computer players: whose games they are, and what is noted of them."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec import structs

from bot.cosmic import selfplay
from bot.cosmic.model.state import Cosmic
from bot.cosmic.strong import search
from bot.cosmic.strong.search import can_imagine
from bot.kernel.event import Event
from bot.kernel.game import Game
from bot.kernel.headless import Headless
from proving import tournament as tournaments
from proving.tournament import Seen, Tournament, note, play
from tests.events import made
from tests.patience import TIMEOUT_S


def test_each_deal_is_played_from_every_seat() -> None:
    pairings = list(Tournament("normal", "easy", "base", 3, 7, 20).pairings())
    assert [(one.seed, one.seat) for one in pairings] == [(20, 0), (20, 1), (20, 2), (21, 0), (21, 1), (21, 2), (22, 0)]
    assert Tournament("a", "b", "base", 3, 1, 1).pairings().__next__().levels == ["a", "b", "b"]


def test_each_deal_is_played_once_where_all_are_alike() -> None:
    """So that shares of powers come of as many deals as games."""
    pairings = list(Tournament("easy", "easy", "base", 3, 3, 20).pairings())
    assert [(one.seed, one.seat) for one in pairings] == [(20, 0), (21, 0), (22, 0)]


def test_a_game_notes_who_won_with_what_and_comes_out_the_same_again() -> None:
    pairing = next(Tournament("easy", "easy", "base", 3, 1, 5).pairings())
    first, again = play(pairing), play(pairing)
    assert [(one.won, one.powers, one.answers) for one in first.seats] == [
        (one.won, one.powers, one.answers) for one in again.seats
    ]
    assert any(one.won for one in first.seats)
    assert all(len(one.powers) == 1 and one.answers > 5 for one in first.seats)
    assert sum(first.outcomes.values()) >= first.challenges - 1


def test_a_strong_player_looks_ahead_in_a_game_that_comes_out_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "is_worth_it", lambda game, ask: ask.key == "join" and can_imagine(game, ask.seat))
    monkeypatch.setattr(search, "WORLDS", 2)
    pairing = next(Tournament("strong", "normal", "base", 3, 1, 5).pairings())
    first, again = play(pairing), play(pairing)
    assert [one.level for one in first.seats] == ["strong", "normal", "normal"]
    assert (first.challenges, first.outcomes) == (again.challenges, again.outcomes)


def told(kind: str, seat: int, card: str) -> Event:
    ended = {"cancelled": False} if kind == "done" else {}
    return made(kind, {"seat": seat, "source": "edict", "name": card, "card": card, **ended})


@pytest.mark.parametrize(
    ("events", "own"),
    [
        ([told("resolves", 0, "zap"), told("cancelled", 0, "virus")], 1),
        ([told("resolves", 0, "zap"), told("cancelled", 1, "virus")], 0),
        # the zap of seat 0 is carried out inside the flare of seat 1, which then cancels something of seat 0
        (
            [
                told("resolves", 1, "flare"),
                told("resolves", 0, "zap"),
                told("cancelled", 1, "zombie"),
                told("done", 0, "zap"),
                told("cancelled", 0, "gash"),
            ],
            0,
        ),
    ],
)
def test_whoever_cancels_is_who_acts_innermost(events: list[Event], own: int) -> None:
    seats = [Seen("easy", "bold", ()), Seen("easy", "sly", ())]
    acting: list[tuple[int, str]] = []
    for event in events:
        note(event, acting, seats, Counter())
    assert [seen.own_zaps for seen in seats] == [own, 0]


PLAYING = """
from proving import tournament
from proving.tournament import Tournament
from tests.proving import endless

tournament.play = endless.play
list(tournament.results(Tournament("easy", "easy", "base", 3, 10, 1), 2))
"""


async def test_whoever_kills_a_tournament_has_killed_all_that_plays_for_it() -> None:
    first = await asyncio.create_subprocess_exec(sys.executable, "-c", PLAYING, stdout=PIPE)
    assert first.stdout is not None
    async with asyncio.timeout(TIMEOUT_S):
        assert await first.stdout.readline() == b"playing\n"
        first.kill()
        await first.stdout.read()
        await first.wait()
    assert first.stdout.at_eof(), "nobody is left who could write to it"


@pytest.mark.soak
def test_several_processes_play_the_same_games_as_one() -> None:
    tournament = Tournament("easy", "easy", "base", 3, 12, 1)

    def won(processes: int) -> list[list[bool]]:
        return [[seen.won for seen in game.seats] for game in tournaments.results(tournament, processes)]

    assert won(2) == won(1)


@pytest.mark.parametrize("setting", ["base", "all"])
def test_what_is_found_is_what_a_table_would_have_come_to(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[type[object]] = []

    def counted(game: Cosmic, players: Sequence[selfplay.Player], seen: selfplay.Views | None = None) -> None:
        steps.append(type(game))
        selfplay.step(game, players, seen)

    monkeypatch.setattr(tournaments, "step", counted)
    found, kinds = [], [Headless, Game]
    for kind in kinds:
        with monkeypatch.context() as patch:
            patch.setattr(tournaments, "Headless", kind)
            found += [play(pairing) for pairing in Tournament("normal", "easy", setting, 3, 3, 40).pairings()]
    half = len(found) // 2
    for one, other in zip(found[:half], found[half:], strict=True):
        assert (one.challenges, one.outcomes) == (other.challenges, other.outcomes)
        assert [structs.replace(seat, spent=0) for seat in one.seats] == [
            structs.replace(seat, spent=0) for seat in other.seats
        ]
    assert 3 * steps.count(Headless) < 2 * steps.count(Game)
