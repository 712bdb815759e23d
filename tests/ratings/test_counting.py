"""Rules by which ended games count: their length, their number in a day, and stopped games."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from bot.ratings.rating import DAY_MS, LEAST, Counting, Rating, Why, rate, rated
from bot.ratings.result import Finish, Part, Result

ANA, BEN, CY, DOT = 11, 12, 13, 14
_tables = itertools.count(1)


def over(*users: int | None, game: str = "slap", ended: int = 5 * DAY_MS, stopped: bool = False) -> Result:
    """A game in which they came out in this order; None is a computer player, 0 somebody who is gone."""
    parts = [Part(user=user or None, gone=user == 0, finish=Finish(place)) for place, user in enumerate(users, 1)]
    return Result(table=next(_tables), game=game, guild=1, ended_ms=ended, stopped=stopped, parts=tuple(parts))


def verdicts(*games: Result) -> list[Why | None]:
    counting = Counting()
    return [counting.why_not(game) for game in games]


@pytest.mark.parametrize("game", LEAST)
def test_a_game_that_was_given_up_early_counts_nothing_and_one_that_its_rules_ended_does(game: str) -> None:
    played, least = over(ANA, BEN, game=game), LEAST[game]
    short, enough = replace(played, turns=least - 1), replace(played, turns=least)
    assert verdicts(short) == ["short"]
    assert verdicts(enough) == verdicts(replace(short, decided=True)) == verdicts(played) == [None]
    assert verdicts(replace(short, stopped=True)) == ["short"]
    assert LEAST == {"slap": 60, "cosmic": 4}


def test_the_third_game_of_two_people_on_a_day_counts_nothing_computers_or_not() -> None:
    days = [over(ANA, BEN), over(BEN, None, ANA), over(ANA, BEN), over(ANA, BEN, None), over(ANA, CY)]
    assert verdicts(*days) == [None, None, "often", "often", None]
    assert verdicts(*days[:2], over(ANA, BEN, game="cosmic")) == [None] * 3, "each kind by itself"
    edge = [over(ANA, BEN, ended=6 * DAY_MS - 1) for _ in range(3)]
    assert verdicts(*edge, *[over(ANA, BEN, ended=6 * DAY_MS) for _ in range(3)]) == [None, None, "often"] * 2


def test_a_larger_table_counts_as_long_as_two_meet_who_have_not_met_twice() -> None:
    assert verdicts(*[over(ANA, BEN, CY) for _ in range(3)]) == [None, None, "often"]
    assert verdicts(*[over(ANA, BEN) for _ in range(2)], over(ANA, BEN, CY)) == [None] * 3
    met = [over(*pair) for pair in itertools.combinations((ANA, BEN, CY), 2)] * 2
    assert verdicts(*met, over(CY, BEN, ANA), over(CY, BEN, ANA, DOT)) == [*[None] * 6, "often", None]


def test_what_counts_nothing_is_no_meeting() -> None:
    early = replace(over(ANA, BEN), turns=3)
    assert verdicts(early, early, early, over(ANA, BEN)) == ["short", "short", "short", None]


def test_who_deletes_their_data_makes_no_game_count_that_did_not() -> None:
    assert verdicts(*[over(ANA, 0) for _ in range(3)]) == verdicts(*[over(ANA, BEN) for _ in range(3)])


def stopped(*parts: Part) -> Result:
    return Result(table=7, game="cosmic", guild=1, ended_ms=5, stopped=True, parts=parts)


def person(user: int, place: int, *, conceded: bool = False, broke_off: bool = False) -> Part:
    return Part(user=user, finish=Finish(place, conceded=conceded, broke_off=broke_off))


LEADER, LOSER, THIRD = person(ANA, 1), person(BEN, 2, broke_off=True), person(CY, 3, broke_off=True)
COMPUTER = Part(user=None, level="normal", finish=Finish(1))


@pytest.mark.parametrize(
    ("parts", "last"),
    [
        ([LEADER, LOSER, THIRD], {BEN, CY}),
        ([LEADER, person(BEN, 2), THIRD], {CY}),
        ([LEADER, person(BEN, 3, conceded=True), person(CY, 2)], {BEN}),
        ([person(ANA, 1, broke_off=True), person(BEN, 2), THIRD], {CY}),
        ([person(ANA, 1, broke_off=True), LOSER], set()),
        ([COMPUTER, LOSER, THIRD], set()),
        ([LEADER, person(BEN, 1, broke_off=True)], set()),
        ([LEADER, person(BEN, 2)], set()),
    ],
    ids=["two gang up", "one", "left before", "leader too", "all agree", "all agree", "level", "nobody"],
)
def test_a_stopped_game_is_lost_by_who_caused_that_behind_somebody_and_leaves_the_others(
    parts: list[Part], last: set[int]
) -> None:
    game = stopped(*parts)
    assert {part.user for part in parts if game.given_up(part)} == last
    assert verdicts(game) == [None if last else "stopped"]
    assert set(rated(game)) == set(rate(game, {})) == last
    assert all(new.mu < Rating().mu for new in rate(game, {}).values())


def test_powers_of_packs_count_where_the_server_says_so() -> None:
    game = over(ANA, BEN, game="cosmic")
    one, other = game.parts
    played = replace(game, parts=(one, replace(other, finish=Finish(2, things=("virus", "attic.beacon")))))
    assert verdicts(played) == ["packs"]
    assert Counting(packs=True).why_not(played) is None
