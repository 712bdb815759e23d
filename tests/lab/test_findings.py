"""What tournaments come to: intervals, rows, and the sentence that may be claimed."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.lab import report
from bot.lab.findings import Findings, findings
from bot.lab.playing import Played, Seen
from bot.lab.shares import share
from bot.lab.tournament import Tournament
from renderers import bars
from renderers.kit import theme


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (52, 200, 0.2042, 0.3249), (1, 3, 0.0615, 0.7923)],
)
def test_intervals_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


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


def test_no_games_come_to_nothing() -> None:
    with pytest.raises(ValueError, match="no games"):
        findings(Tournament("new", "old", "base", 3, 1, 1), [])


def test_the_picture_shows_each_share_up_to_where_it_reaches() -> None:
    few, many = (Image.open(BytesIO(bars.draw(report.chart(played(wins, 100))))) for wins in (20, 60))
    assert few.size == many.size
    blue = theme.channels(theme.PLAYERS["blue"].fill)
    inked = [sum(one.convert("RGB").getpixel((x, 126)) == blue for x in range(one.width)) for one in (few, many)]
    assert inked[1] > inked[0] > 50
