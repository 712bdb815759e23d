"""The picture of a tournament: of any size, with any names, all of it can be read, and lines lead where people went."""

from __future__ import annotations

import io
from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from bot.play.tournaments.wording import Scene, picture
from bot.ratings.tournament import Entrant, Kind, Meeting, Tournament, going_on, met, seated
from bot.words.message import Language
from bot.words.pictures import TournamentPicture, TournamentRow, TournamentTable, tournament_alt
from bot.words.speech import speech
from renderers.tournament import WIDTH, draw
from tests.renderers.played import NAMES
from tests.renderers.watching import watching

MOST_BYTES = 120_000
LONG = ("W" * 32, "Maximiliane von und zu Hohenfels", "i" * 32)


def played(
    kind: Kind,
    people: int,
    rounds: int,
    names: Sequence[str] = NAMES,
    *,
    size: int = 2,
    waiting: int = 1,
    over: bool = False,
    language: Language = "en",
) -> TournamentPicture:
    """After so many rounds; ``waiting`` tables of the last one are not decided."""
    entrants = tuple(Entrant(names[at % len(names)], at + 1) for at in range(people))
    now = Tournament(kind, size, 64, 0, 0, entrants, tuple(range(people)))
    for number in range(rounds):
        rested = {meeting.seats[0] for held in now.rounds for meeting in held if len(meeting.seats) == 1}
        held = []
        for at, seats in enumerate(seated(going_on(now), size, rested, met(now) if kind == "swiss" else ())):
            places = tuple(1 if seat == seats[(sum(seats) + number) % len(seats)] else 2 for seat in seats)
            open_ = number == rounds - 1 and at < waiting and len(seats) > 1
            held.append(Meeting(seats, places=None if open_ else places))
        now = replace(now, rounds=(*now.rounds, tuple(held)))
    shown = picture(Scene(now, {}, speech(language), over))
    return msgspec.json.decode(shown.view, type=TournamentPicture)


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("kind", "people", "rounds", "size"),
    [
        ("knockout", 2, 1, 2),
        ("knockout", 8, 2, 2),
        ("knockout", 13, 3, 2),
        ("knockout", 32, 1, 2),
        ("knockout", 32, 5, 2),
        ("knockout", 64, 1, 10),
        ("swiss", 2, 1, 2),
        ("swiss", 13, 3, 4),
        ("swiss", 64, 7, 2),
    ],
)
def test_nothing_touches_and_all_can_be_read(
    kind: Kind,
    people: int,
    rounds: int,
    size: int,
    language: Language,
    names: Sequence[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = played(kind, people, rounds, names, size=size, language=language)
    with watching(monkeypatch, written=True) as watch:
        drawn = draw(view)
        assert watch.faults == []
    assert len(drawn) < MOST_BYTES
    assert Image.open(io.BytesIO(drawn)).width == WIDTH
    assert len(tournament_alt(view)) <= 1_024


def test_the_alt_text_says_first_how_far_it_has_come_then_every_table_or_place() -> None:
    names = ("Ana", "Ben", "Cy", "Dot")
    assert tournament_alt(played("knockout", 4, 1, names)) == (
        "Round 1: 1 of 2 tables to play. Slap tournament: knock-out. Table 1: Ana and Ben play. "
        "Table 2, Cy and Dot: Dot has won."
    )
    assert tournament_alt(played("swiss", 4, 1, names)) == (
        "Round 1 of 3: 1 of 2 tables to play. Slap tournament: Swiss. "
        "1. Dot: 3 points. 2. Cy: 1 point. 3. Ana: 0 points. 3. Ben: 0 points."
    )
    assert tournament_alt(played("knockout", 4, 2, names, waiting=0, over=True)).startswith("Dot has won. ")


def test_the_alt_text_of_a_bracket_tells_all_its_rounds_the_last_first() -> None:
    names = ("Ana", "Ben", "Cy", "Dot")
    first = (TournamentTable((0, 1), (1, 2)), TournamentTable((2, 3), (2, 1)))
    final = (TournamentTable((0, 3), (2, 1)),)
    assert tournament_alt(TournamentPicture("knockout", names, (first, final), over=True, winners=(3,))) == (
        "Dot has won. Slap tournament: knock-out. Round 2: Table 1, Ana and Dot: Dot has won. "
        "Round 1: Table 1, Ana and Ben: Ana has won. Table 2, Cy and Dot: Dot has won."
    )


def test_of_many_the_winners_of_two_tables_stand_where_they_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    names = tuple(f"Name{at}" for at in range(32))
    with watching(monkeypatch) as watch:
        draw(played("knockout", 32, 1, names, waiting=3))
        assert watch.faults == []
    told = [one.what for one in watch.pieces]
    gone_on = [at for at in range(3, 16) if told.count(f"Name{2 * at}") + told.count(f"Name{2 * at + 1}") == 3]
    assert gone_on == list(range(3, 16))
    assert all(told.count(f"Name{at}") == 1 for at in range(6))


@pytest.mark.parametrize("kind", ["knockout", "swiss"])
def test_somebody_who_goes_on_without_a_game_is_no_table(kind: Kind) -> None:
    names = ("Ana", "Ben", "Cy")
    tables = (TournamentTable((0, 1)), TournamentTable((2,), (1,)))
    told = tournament_alt(TournamentPicture(kind, names, (tables,), rows=(), of=3))
    assert told.startswith("Round 1 of 3: one table plays. ")
    assert told.endswith("Table 1: Ana and Ben play. Cy goes on without a game.")
    done = (TournamentTable((0, 1), (1, 2)), tables[1])
    assert tournament_alt(TournamentPicture(kind, names, (done,), of=3)).startswith("Round 1 of 3: its table is done. ")


def test_one_that_was_ended_by_hand_has_no_winner() -> None:
    assert tournament_alt(played("swiss", 4, 2, waiting=0, over=True)).startswith("Nobody has won. ")


def test_a_bye_is_marked_in_the_picture_and_in_words() -> None:
    bracket = TournamentPicture("knockout", ("Ana", "Ben", "Cy"), ((TournamentTable((2,), (1,)),),), over=True)
    table = replace(bracket, rounds=((TournamentTable((2, 0), (1, 2)),),))
    assert tournament_alt(bracket).endswith("Cy goes on without a game.")
    assert draw(bracket) != draw(table)
    rows = (TournamentRow(1, 2, 6, (3, 3), (1,)), TournamentRow(2, 0, 3, (3, 0)))
    swiss = TournamentPicture("swiss", ("Ana", "Ben", "Cy"), ((), ()), of=2, rows=rows, over=True)
    assert "1. Cy: 6 points (with a bye). 2. Ana: 3 points." in tournament_alt(swiss)
    plain = replace(swiss, rows=(replace(rows[0], byes=()), rows[1]))
    assert _height(draw(swiss)) > _height(draw(plain)), "what the ring means stands below"


def _height(png: bytes) -> int:
    return Image.open(io.BytesIO(png)).height
