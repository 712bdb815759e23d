"""A lobby's estimate of the length of a game: from measured figures, rounded as people do, for whoever sits there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.cosmic.model.options import MAX_PLAYERS, MIN_PLAYERS, Options
from bot.cosmic.timing.clock import SPEEDS
from bot.tables.cosmic.table_options import ALL, BASE, Pace, expected, hours, pace, span
from bot.words.message import Message
from tests.words.voices import DE, EN

PAGE = (Path(__file__).parents[3] / "docs" / "bench.md").read_text(encoding="utf-8")
PEOPLE = range(MIN_PLAYERS, MAX_PLAYERS + 1)
NUMBER = r"([\d,.]+)"


@pytest.mark.parametrize("table", [BASE, ALL])
@pytest.mark.parametrize("speed", sorted(SPEEDS.keys() - {"live"}))
def test_lobbies_go_by_the_figures_of_the_page(speed: str, table: str) -> None:
    head, row = (
        re.search(rf"^\|{begin}.*$", PAGE, re.MULTILINE) for begin in (" \\| hours ", f" {speed} {table} mixed ")
    )
    assert head is not None
    assert row is not None
    told = dict(zip(head[0].split("|"), row[0].split("|"), strict=True))
    quarters = (told[" days quarter "], told[" days three quarters "])
    assert pace().days[speed][table] == tuple(map(float, quarters)), "run python -m bench days"


def test_every_number_of_people_was_measured() -> None:
    assert pace().shares.keys() == set(PEOPLE)
    assert all(pace().challenges[table].keys() == set(PEOPLE) for table in (BASE, ALL))


@pytest.mark.parametrize(
    ("lasts", "english", "german"),
    [
        (0.2, "an hour", "eine Stunde"),
        (10.4, "10 hours", "10 Stunden"),
        (20, "a day", "einen Tag"),
        (51, "2 days", "2 Tage"),
        (7 * 24, "a week", "eine Woche"),
        (9.3 * 24, "9 days", "9 Tage"),
        (10 * 24, "ten days", "zehn Tage"),
        (12.5 * 24, "two weeks", "zwei Wochen"),
        (20 * 24, "three weeks", "drei Wochen"),
        (58 * 24, "8 weeks", "8 Wochen"),
        (70 * 24, "two months", "zwei Monate"),
    ],
)
def test_a_span_is_rounded_as_people_say_it(lasts: float, english: str, german: str) -> None:
    assert EN.message(span(lasts)) == english
    assert DE.message(span(lasts)) == german


def times(span: tuple[float, float] | None, share: float) -> object:
    """So many times a range, about."""
    assert span is not None
    return pytest.approx(tuple(one * share for one in span))


def test_it_takes_as_long_as_its_people_and_players_need() -> None:
    of = pace()
    assert hours("daily", Options(), 5, 5) == times(of.days["daily"][BASE], 24)
    assert hours("daily", Options(), 2, 5) == times(of.days["daily"][BASE], 24 * of.shares[2])
    longer = of.challenges[ALL][6] / of.challenges[ALL][5]
    all_six = times(of.days["relaxed"][ALL], 24 * of.shares[6] * longer)
    assert hours("relaxed", Options(extras={"zodiac": True}), 6, 6) == all_six


def test_a_game_to_fewer_bases_is_shorter() -> None:
    usual = hours("daily", Options(), 5, 5)
    assert hours("daily", Options(bases_to_win=3), 5, 5) == times(usual, 3 / 5)
    assert hours("daily", Options(bases_to_win=4), 2, 2) == hours("daily", Options(), 2, 2)


def test_an_end_in_sight_shortens_games_that_would_be_longer_alone() -> None:  # 7.7
    of, usual = pace().challenges[BASE], hours("daily", Options(bases_to_win=8), 5, 5)
    assert hours("daily", Options(bases_to_win=8, challenges=10), 5, 5) == times(usual, 10 / (of[5] * 8 / 5))
    assert hours("daily", Options(bases_to_win=3, challenges=30), 5, 5) == hours("daily", Options(bases_to_win=3), 5, 5)


@pytest.mark.parametrize("speed", ["lively", "daily", "relaxed"])
def test_the_lobby_promises_and_counts_who_sits_there(speed: str) -> None:
    lasts = hours(speed, Options(), 3, 4)
    assert lasts is not None
    promise = Message(f"pace-{speed}", hours={"daily": 7, "relaxed": 20}.get(speed, 1))
    least, most = map(span, lasts)
    said = EN("pace-lasts", promise=promise, players=4, least=least, most=most, same=least == most)
    assert expected({"speed": speed, "hours": "usual"}, 3, 4, "en").startswith(said)
    assert said.startswith(EN.message(promise))
    assert expected({"speed": speed}, 3, 4, "de").startswith(DE.message(promise) + " Zu viert dauert es ")


def test_before_a_second_person_comes_it_tells_of_a_usual_table() -> None:
    assert expected({}, 1, 1, "en") == expected({}, 5, 5, "en")
    assert expected({"seats": "3"}, 1, 1, "en") == expected({}, 3, 3, "en")


def test_a_live_table_is_one_sitting_and_nobody_waits_for_who_plays_alone() -> None:
    assert expected({"speed": "live"}, 3, 4, "en") == EN("pace-live")
    assert expected({}, 1, 4, "de") == DE("pace-alone")


def test_every_speed_has_a_promise_in_both_languages() -> None:
    for say in (EN, DE):
        assert all(say(f"pace-{speed}", hours=7) for speed in SPEEDS)


def test_the_file_is_read_as_it_is_written() -> None:
    assert msgspec.json.decode(msgspec.json.encode(pace()), type=Pace) == pace()


@pytest.mark.parametrize("speed", sorted(SPEEDS.keys() - {"live"}))
def test_a_lobby_names_one_range_alone(speed: str) -> None:
    said = expected({"speed": speed}, 1, 1, "en")
    assert len(re.findall(r"\b(?:hours?|days?|weeks?|months?)\b", said.partition("players")[2])) <= 2
    assert not re.search(r"\b(?:days|weeks?|months?|evenings?)\b", said.partition("With")[0])
