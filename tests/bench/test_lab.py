"""``python -m bench lab``: a tournament among computer players as a table, a picture and a sentence."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bench import _bars as bars, _lab_page as report
from bench.__main__ import main
from proving.findings import Findings, findings
from proving.tournament import Played, Seen, Tournament
from renderers.kit import theme

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


def played(wins: int, games: int) -> Findings:
    """A tournament of three in which the one player wins so many games, and its right neighbour the others."""
    tournament = Tournament("new", "old", "base", 3, games, 1)
    rows = []
    for number, pairing in enumerate(tournament.pairings()):
        seats = tuple(Seen(level, "bold", ("virus",), answers=4, spent=2_000_000) for level in pairing.levels)
        seats[pairing.seat if number < wins else (pairing.seat + 1) % 3].won = True
        rows.append(Played(pairing, seats, 10, {"offense": 9, "deal": 1}))
    return findings(tournament, rows)


@pytest.mark.parametrize(
    ("wins", "said"),
    [(60, "more than its fair share"), (10, "less than its fair share"), (36, "not told apart from its fair share")],
)
def test_what_may_be_claimed_hangs_on_the_interval(wins: int, said: str) -> None:
    assert f", {said} of 33.3 %." in report.verdict(played(wins, 100))


def test_the_page_has_costs_outcomes_and_powers() -> None:
    page = report.page(played(60, 100))
    assert "| new | 100 | 2.0 | 4 | 0 | 0 |" in page
    assert "| offense | 900 | 90.0 % |" in page
    assert "| virus | 60 | 100 | 60.0 % | 50.2 to 69.1 % |" in page


def test_the_picture_shows_each_share_up_to_where_it_reaches() -> None:
    few, many = (Image.open(BytesIO(bars.draw(report.chart(played(wins, 100))))) for wins in (20, 60))
    assert few.size == many.size
    blue = theme.channels(theme.PLAYERS["blue"].fill)
    inked = [sum(one.convert("RGB").getpixel((x, 126)) == blue for x in range(one.width)) for one in (few, many)]
    assert inked[1] > inked[0] > 50
