"""``python -m bot lab``: tournaments among computer players."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.cosmic.strong import search
from bot.cosmic.strong.veil import can_imagine
from bot.kernel.ask import Choice
from bot.kernel.event import Event
from bot.lab import crew
from bot.lab.playing import Seen, note, play
from bot.lab.tournament import Tournament
from tests.patience import TIMEOUT_S

SMALL = ("--seats", "3", "--games", "3", "--processes", "1")


def test_a_tournament_is_written_as_a_table_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(tmp_path / "new"), *SMALL]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("easy against easy (base): ")
    assert "of 3 won" in said[0]
    page = (tmp_path / "new" / "lab.md").read_text()
    assert said[0] in page
    assert "| easy against easy |" in page
    assert "| careful |" in page
    with Image.open(tmp_path / "new" / "lab.png") as picture:
        assert picture.width == 1200


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--level", "brilliant"), "--level: there is no brilliant; choose easy"),
        (("--against", ""), "--against: there is no ; choose easy"),
        (("--setting", "moon"), "--setting: there is no moon; choose base or skills or all."),
        (("--games", "0"), "--games: 0 is not between 1 and 100000."),
        (("--seats", "7"), "--seats: 7 is not between 2 and 6."),
        (("--processes", "-1"), "--processes: -1 is not between 1 and 64."),
        (("--seed", "-5"), "--seed: -5 is not between 0 and "),
    ],
)
def test_a_tournament_that_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", str(tmp_path / "new"), *arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(said)
    assert len(told.err.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["lab", str(tmp_path / "file"), *SMALL]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'file'} cannot be written: File exists.\n"


def test_each_deal_is_played_from_every_seat() -> None:
    pairings = list(Tournament("easy", "easy", "base", 3, 7, 20).pairings())
    assert [(one.seed, one.seat) for one in pairings] == [(20, 0), (20, 1), (20, 2), (21, 0), (21, 1), (21, 2), (22, 0)]
    assert Tournament("a", "b", "base", 3, 1, 1).pairings().__next__().levels == ["a", "b", "b"]


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
    return Event(kind, {"seat": seat, "card": card})


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
    acting: list[tuple[Choice, Choice]] = []
    for event in events:
        note(event, acting, seats, Counter())
    assert [seen.own_zaps for seen in seats] == [own, 0]


PLAYING = """
from bot.lab import crew
from bot.lab.tournament import Tournament
from tests.lab import endless

crew.play = endless.play
list(crew.results(Tournament("easy", "easy", "base", 3, 10, 1), 2))
"""


async def test_whoever_kills_the_laboratory_has_killed_all_that_plays_for_it() -> None:
    lab = await asyncio.create_subprocess_exec(sys.executable, "-c", PLAYING, stdout=PIPE)
    assert lab.stdout is not None
    async with asyncio.timeout(TIMEOUT_S):
        assert await lab.stdout.readline() == b"playing\n"
        lab.kill()
        await lab.stdout.read()
    assert lab.stdout.at_eof(), "nobody is left who could write to it"


@pytest.mark.soak
def test_several_processes_play_the_same_games_as_one() -> None:
    tournament = Tournament("easy", "easy", "base", 3, 12, 1)

    def won(processes: int) -> list[list[bool]]:
        return [[seen.won for seen in game.seats] for game in crew.results(tournament, processes)]

    assert won(2) == won(1)
