"""Turning points by facts: match points missed and reached, and who was thrown back from one base short."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.cosmic.model.records import Maker, Tokens
from bot.cosmic.seen.picture_views import Leg, TurningPoint
from bot.cosmic.seen.turning import MOST, turning_points

GOALS = (5, 5, 5)


def leg(bases: Sequence[int], offense: int = 2, loser: int | None = None, totals: tuple[int, int] | None = None) -> Leg:
    winner = None if loser is None else (loser + 1) % len(bases)
    return Leg(0, 0, list(bases), winner, loser, sides=[[offense], [(offense + 1) % 3]], totals=totals)


def test_a_missed_match_point_is_told_with_both_totals() -> None:
    legs = [leg((3, 0, 0)), leg((4, 0, 0)), leg((4, 1, 0)), leg((4, 1, 0), 0, 0, (14, 13)), leg((5, 1, 0))]
    assert turning_points(legs, GOALS) == [
        TurningPoint(2, 0, "short", 4),
        TurningPoint(4, 0, "missed", 4, (13, 14), 0),
    ]


def test_somebody_thrown_back_from_one_base_short_is_told_and_neighbours_about_them_are_one() -> None:
    legs = [
        leg((0, 3, 0)),
        leg((0, 4, 0)),
        leg((0, 4, 1)),
        leg((0, 4, 1), 1, 1, (9, 8)),
        leg((0, 2, 1)),
        leg((0, 5, 1)),
    ]
    assert [(one.challenge, one.turn) for one in turning_points(legs, GOALS)] == [(2, "short"), (4, "missed")]


def test_there_is_none_where_nobody_came_close_before_the_last_challenge() -> None:
    assert turning_points([leg((3, 0, 0)), leg((3, 1, 0)), leg((5, 1, 0))], GOALS) == []
    assert turning_points([], GOALS) == []


def test_a_lead_that_changes_hands_is_told_and_a_shared_one_is_nobodys() -> None:
    legs = [
        leg((1, 0, 0)),
        leg((2, 2, 0)),
        leg((2, 3, 0)),
        leg((3, 3, 0)),
        leg((3, 3, 0)),
        leg((3, 3, 1)),
        leg((5, 3, 1)),
    ]
    assert turning_points(legs, GOALS) == [TurningPoint(3, 1, "lead", 3)]


def test_a_lead_gives_way_to_whatever_decided_more() -> None:
    swings = [leg((2, 1, 0)), leg((2, 3, 0)), leg((3, 2, 0)), leg((2, 3, 0)), leg((3, 2, 0)), leg((4, 2, 0))]
    missed = [leg((4, 2, 0), 0, 0, (9, 8)), leg((5, 2, 0))]
    found = turning_points([*swings, *missed], GOALS)
    assert len(found) == MOST
    assert [one.turn for one in found][-1] == "missed"


def test_there_are_at_most_three_and_missed_wins_come_before_all_others() -> None:
    legs = [leg((4, 4, 4))]
    for seat in (0, 1, 2, 0, 1):
        legs += [leg((4, 4, 4)), leg((4, 4, 4), seat, seat, (2, 1))]
    found = turning_points([*legs, leg((5, 4, 4))], GOALS)
    assert len(found) == MOST
    assert {one.turn for one in found} == {"missed"}
    assert [one.challenge for one in found] == sorted(one.challenge for one in found)


def test_the_goal_is_each_players_own() -> None:
    legs = [leg((2, 0, 0)), leg((3, 0, 0)), leg((4, 0, 0))]
    assert turning_points(legs, (4, 5, 5)) == [TurningPoint(2, 0, "short", 3)]


MADE = Maker("a power", flare=False, seat=1)


def test_what_made_the_difference_is_told_with_the_turning_point() -> None:
    missed = replace(leg((4, 0, 0), 0, 0, (14, 13)), by=MADE)
    (found,) = turning_points([leg((4, 0, 0)), missed, leg((5, 0, 0))], GOALS)
    assert (found.turn, found.by) == ("missed", MADE)


def test_what_made_the_difference_is_a_turning_point_where_somebody_came_or_would_have_come_within_one_base() -> None:
    helped = replace(leg((3, 0, 0), 0, 0, (9, 8)), ally=Tokens(2, 2))
    far = replace(leg((2, 0, 0), 0, 0, (9, 8)), ally=Tokens(2, 2))
    found = turning_points([leg((3, 0, 0)), helped, leg((5, 0, 0))], GOALS)
    assert found == [TurningPoint(2, 1, "made", 0, (9, 8), 0, ally=Tokens(2, 2))]
    assert turning_points([leg((2, 0, 0)), far, leg((3, 0, 0))], GOALS) == []


def test_a_challenge_is_told_once_by_what_weighs_most() -> None:
    legs = [leg((0, 4, 3)), leg((0, 3, 4)), leg((0, 3, 5))]
    assert [(one.challenge, one.seat, one.turn) for one in turning_points(legs, GOALS)] == [(2, 1, "back")]


def test_the_last_challenge_of_a_game_that_was_won_is_always_told_and_comes_beside_the_three() -> None:
    legs = [leg((3, 0, 0)), leg((3, 1, 0)), replace(leg((5, 1, 0), 0, 2, (14, 9)), winner=0)]
    assert turning_points(legs, GOALS, won=True) == [TurningPoint(3, 0, "last", 5, (14, 9), 2)]
    assert turning_points([*legs[:2], leg((5, 1, 0))], GOALS, won=True) == [TurningPoint(3, None, "last", 0)]
    assert turning_points([], GOALS, won=True) == []
