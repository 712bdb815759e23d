"""Tournaments: who meets whom, who goes on, what counts, and what becomes of people who do not come."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from bot.ratings.result import Finish
from bot.ratings.tournament import (
    CALL_MS,
    FRESH_MS,
    MORE_MS,
    TRIES,
    Entrant,
    Kind,
    Meeting,
    Tournament,
    come,
    given_up,
    going_on,
    looked_at,
    met,
    played,
    seated,
    standings,
    swiss_rounds,
    winners,
)


def tournament(kind: Kind, people: int, size: int = 2) -> Tournament:
    entrants = tuple(Entrant(f"P{number}", 100 + number) for number in range(people))
    return Tournament(kind, size, people, 0, 0, entrants, tuple(range(people)))


def with_round(now: Tournament, *meetings: Meeting) -> Tournament:
    return msgspec.structs.replace(now, rounds=(*now.rounds, meetings))


def rested(now: Tournament) -> set[int]:
    return {meeting.seats[0] for held in now.rounds for meeting in held if len(meeting.seats) == 1}


def next_tables(now: Tournament) -> list[tuple[int, ...]]:
    return seated(going_on(now), now.size, rested(now), met(now) if now.kind == "swiss" else ())


def played_out(now: Tournament) -> Tournament:
    """Let the lowest number win each table."""
    while going_on(now):
        tables = next_tables(now)
        assert sorted(seat for table in tables for seat in table) == sorted(going_on(now)), "everybody has one seat"
        ranked = [tuple(1 + sorted(table).index(seat) for seat in table) for table in tables]
        now = with_round(now, *(Meeting(t, places=places) for t, places in zip(tables, ranked, strict=True)))
    return now


@pytest.mark.parametrize("size", [2, 3, 4, 10])
@pytest.mark.parametrize("people", range(2, 34))
def test_every_knock_out_ends_with_the_best_and_tables_are_as_full_as_each_other(people: int, size: int) -> None:
    ended = played_out(tournament("knockout", people, size))
    assert winners(ended) == [0]
    for held in ended.rounds:
        full = [len(meeting.seats) for meeting in held if len(meeting.seats) > 1 or size > 2]
        assert max(full) <= size
        assert max(full) - min(full) <= 1
        assert sum(len(meeting.seats) == 1 for meeting in held) <= (size == 2)
    if size == 2:
        assert len(ended.rounds) == (people - 1).bit_length()


def test_nobody_rests_twice_while_others_have_not() -> None:
    assert seated([4, 5, 6], 2, {6}, ()) == [(4, 6), (5,)]
    assert seated([4, 5, 6], 2, {4, 5, 6}, ()) == [(4, 5), (6,)]


def test_a_bye_goes_to_whoever_has_rested_least_and_then_first_to_somebody_who_has_looked_in_again() -> None:
    assert seated([4, 5, 6], 2, (), (), {4}) == [(5, 6), (4,)]
    assert seated([4, 5, 6], 2, (), (), {4, 5}) == [(4, 6), (5,)]
    assert seated([4, 5, 6], 2, [4], (), {4}) == [(4, 5), (6,)], "nobody rests twice, whatever they have pressed"
    assert seated([4, 5, 6], 2, [4, 5, 6, 6], (), {6}) == [(4, 6), (5,)], "nor a third time before the others"


def test_standings_tell_byes_from_games_that_were_won() -> None:
    now = with_round(tournament("swiss", 3), Meeting((0, 1), places=(1, 2)), Meeting((2,), places=(1,)))
    assert {row.entrant: (row.won, row.byes) for row in standings(now)} == {0: (1, 0), 1: (0, 0), 2: (1, 1)}


@pytest.mark.parametrize("people", range(2, 25))
def test_in_a_swiss_tournament_of_pairs_nobody_meets_twice(people: int) -> None:
    ended = played_out(tournament("swiss", people))
    assert len(ended.rounds) == swiss_rounds(people)
    pairs = met(ended)
    assert len(pairs) == len(set(pairs))
    assert winners(ended) == [0]
    resting = [meeting.seats[0] for held in ended.rounds for meeting in held if len(meeting.seats) == 1]
    assert len(resting) == len(set(resting)), "nobody rests twice"


def test_where_everybody_has_met_they_meet_again_as_rarely_as_possible() -> None:
    again = seated([0, 1, 2, 3], 2, (), [*combinations(range(4), 2), (0, 1)])
    assert again == [(0, 2), (1, 3)]
    many = list(range(60))
    crowded = [pair for pair in combinations(many, 2) if pair[1] - pair[0] < 40]
    tables = seated(many, 10, (), crowded)
    assert sorted(seat for table in tables for seat in table) == many, f"found within {TRIES} tries"


def test_the_slap_games_own_places_decide_and_who_left_the_game_has_lost() -> None:
    three = played(Meeting((4, 7, 9), playing=(7, 4, 9)), [Finish(2), Finish(1), Finish(3)])
    assert three.places == (1, 2, 3)
    shared = played(Meeting((4, 7), playing=(4, 7)), [Finish(1), Finish(1)])
    assert shared.places == (1, 1)
    left = played(Meeting((4, 7), playing=(4, 7)), [Finish(2), Finish(1, conceded=True)])
    assert left.places == (1, 0), "whoever stays has won, whatever the cards say"
    assert given_up(Meeting((4, 7), playing=(4, 7))).places == (0, 0)


def test_who_shares_the_first_place_of_a_knock_out_goes_on_together() -> None:
    now = with_round(tournament("knockout", 4), Meeting((0, 1), places=(1, 1)), Meeting((2, 3), places=(0, 1)))
    assert going_on(now) == [0, 1, 3]
    nobody = with_round(tournament("knockout", 2), Meeting((0, 1), places=(0, 0)))
    assert (going_on(nobody), winners(nobody)) == ([], [])


def test_who_leaves_a_knock_out_before_its_last_game_has_not_won_it_with_the_others() -> None:
    now = with_round(tournament("knockout", 4), Meeting((0, 1), places=(1, 2)), Meeting((2, 3), places=(1, 2)))
    people = list(now.entrants)
    people[2] = Entrant("P2", 102, away=True)
    one_left = msgspec.structs.replace(now, entrants=tuple(people))
    assert (going_on(one_left), winners(one_left)) == ([], [0])
    people[0] = Entrant("P0", 100, away=True)
    assert winners(msgspec.structs.replace(now, entrants=tuple(people))) == [], "nobody is left to play for it"


def test_who_is_out_after_the_last_game_has_won_it_all_the_same() -> None:
    now = with_round(tournament("knockout", 2), Meeting((0, 1), places=(1, 2)))
    people = (Entrant("P0", 100, away=True), now.entrants[1])
    assert winners(msgspec.structs.replace(now, entrants=people)) == [0]
    shared = with_round(tournament("knockout", 2), Meeting((0, 1), places=(1, 1)))
    assert winners(msgspec.structs.replace(shared, entrants=people)) == [1], "whoever stays plays no game for it"


def test_a_swiss_tournament_counts_points_and_then_those_of_the_people_met() -> None:
    now = tournament("swiss", 5)
    now = with_round(now, Meeting((0, 1), places=(1, 2)), Meeting((2, 3), places=(1, 0)), Meeting((4,), places=(1,)))
    assert [(row.entrant, row.points) for row in standings(now)] == [(0, 3), (2, 3), (4, 3), (1, 1), (3, 0)]
    assert [row.place for row in standings(now)] == [1, 2, 2, 4, 5], "0 met somebody with a point"
    gone = msgspec.structs.replace(now, entrants=(Entrant("former", gone=True), *now.entrants[1:]))
    assert [row.entrant for row in standings(gone)] == [2, 4, 1, 3]
    assert 0 not in going_on(gone)


def test_a_game_begins_when_all_have_come_and_at_a_live_table_at_about_the_same_time() -> None:
    people = tournament("knockout", 2).entrants
    both = Meeting((0, 1), until_ms=10**9, here={0: 0, 1: FRESH_MS})
    assert looked_at(both, people, FRESH_MS, live=False).playing == (0, 1)
    waiting = looked_at(both, people, FRESH_MS, live=True)
    assert waiting == msgspec.structs.replace(both, stale=(0,)), "the first one may have gone again"
    closer = msgspec.structs.replace(both, here={0: 1, 1: FRESH_MS})
    assert looked_at(closer, people, FRESH_MS, live=True).playing == (0, 1)
    one = Meeting((0, 1), until_ms=10**9, here={0: 0})
    assert looked_at(one, people, 1, live=False) == one


def test_who_does_not_come_in_time_loses_and_who_leaves_or_is_deleted_is_not_waited_for() -> None:
    people = list(tournament("knockout", 3).entrants)
    late = Meeting((0, 1, 2), until_ms=1_000, here={1: 5})
    assert looked_at(late, people, 999, live=False) == late
    assert looked_at(late, people, 1_000, live=True).places == (0, 1, 0)
    two = Meeting((0, 1, 2), until_ms=10**9, here={1: 5, 2: 6})
    assert looked_at(two, people, 10**9, live=False).playing == (1, 2)
    people[0] = Entrant("P0", 100, away=True)
    assert looked_at(two, people, 7, live=True).playing == (1, 2)
    people[2] = Entrant("former", gone=True)
    assert looked_at(two, people, 7, live=True).places == (0, 1, 0)


def test_at_the_date_a_live_table_goes_on_with_those_who_are_there_alone() -> None:
    people = tournament("knockout", 3).entrants
    until = 10 * FRESH_MS
    gone = Meeting((0, 1, 2), until_ms=until, here={0: until - FRESH_MS, 1: until - 1, 2: until - 2})
    assert looked_at(gone, people, until, live=True).playing == (1, 2), "0 pressed too long ago"
    alone = msgspec.structs.replace(gone, here={0: 0, 1: until - FRESH_MS, 2: until - 1})
    assert looked_at(alone, people, until, live=True).places == (0, 0, 1)
    assert looked_at(alone, people, until, live=False).playing == (0, 1, 2), "at a slow one a press holds"


@pytest.mark.parametrize("live", [True, False])
def test_a_table_at_which_nobody_is_at_its_date_has_one_more_day_once(live: bool) -> None:
    people = tournament("knockout", 2).entrants
    empty = Meeting((0, 1), until_ms=1_000)
    longer = looked_at(empty, people, 5_000, live=live)
    assert (longer.waits, longer.longer, longer.until_ms) == (True, True, 5_000 + MORE_MS)
    assert looked_at(longer, people, longer.until_ms - 1, live=live) == longer
    assert looked_at(longer, people, longer.until_ms, live=live).places == (0, 0), "and then nobody has won"


def test_after_that_day_somebody_has_won_who_is_the_only_one_to_have_come_at_all() -> None:
    people = tournament("knockout", 2).entrants
    until = 10**9
    one = Meeting((0, 1), until_ms=until, here={1: 5}, longer=True)
    assert looked_at(one, people, until, live=True).places == (0, 1)
    both = msgspec.structs.replace(one, here={0: 5, 1: 5 + FRESH_MS})
    assert looked_at(both, people, until, live=True).places == (0, 0), "they have missed each other"


def test_whoever_is_missing_is_called_when_somebody_comes_and_not_again_within_the_hour() -> None:
    people = tournament("knockout", 3).entrants
    meeting, called = come(Meeting((0, 1, 2), until_ms=10**9), 0, people, 0, live=True)
    assert called == [1, 2]
    meeting, called = come(meeting, 0, people, 1, live=True)
    assert called == [], "whoever is there already comes no second time"
    meeting, called = come(meeting, 1, people, FRESH_MS + 1, live=True)
    assert called == [0], "2 was called just now, and 0 has gone since"
    meeting, called = come(meeting, 0, people, CALL_MS, live=True)
    assert called == [1, 2], "both have gone by now, and an hour is over since 2 was called"
    assert come(Meeting((0, 1, 2)), 0, people, 0, live=False)[1] == [], "at a slow table a press does not run out"
    away = (people[0], msgspec.structs.replace(people[1], away=True), people[2])
    assert come(Meeting((0, 1, 2)), 0, away, 0, live=True)[1] == [2], "nobody is called who has left"


def test_a_tournament_that_was_stored_before_presses_ran_out_goes_on() -> None:
    stored = (
        b'{"kind":"swiss","size":2,"most":2,"closes_ms":5,"come_ms":9,"entrants":[{"name":"Ana","user":1},'
        b'{"name":"Ben","user":2,"away":true}],"lots":[1,0],"rounds":[[{"seats":[1,0],"until_ms":7,"here":{"0":6}}]]}'
    )
    now = msgspec.json.decode(stored, type=Tournament)
    assert now.rounds[0][0].waits
    assert looked_at(now.rounds[0][0], now.entrants, 6, live=True).firsts == [0]
    assert [(entrant.out, entrant.looked, entrant.language) for entrant in now.entrants] == [(False, False, "")] * 2
    assert msgspec.json.decode(msgspec.json.encode(now), type=Tournament) == now
