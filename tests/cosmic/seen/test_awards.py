"""Three awards at most, by rule, from what everybody saw of each challenge."""

from __future__ import annotations

import msgspec

from bot.cosmic.seen.picture_views import Award, Leg, awards


def leg(*bases: int, won: tuple[int, int] | None = None, **more: object) -> Leg:
    winner, loser = won or (None, None)
    return msgspec.structs.replace(Leg(1, 0, list(bases), winner=winner, loser=loser), **more)


def test_a_game_in_which_nothing_stood_out_has_no_awards() -> None:
    assert awards([]) == ()
    assert awards([leg(0, 0, 0), leg(1, 0, 0)]) == ()


def test_the_best_ally_has_won_most_often_for_others() -> None:
    legs = [leg(1, 0, 0, allies=[2]), leg(1, 1, 0, allies=[2, 1]), leg(1, 1, 1, allies=[1, 2])]
    assert awards(legs)[0] == Award("ally", 2, 3)
    assert awards([leg(1, 0, 0, allies=[2])]) == ()


def test_the_greatest_upset_beats_whoever_was_furthest_ahead_before() -> None:
    legs = [leg(3, 0, 2, won=(0, 1)), leg(3, 1, 2, won=(1, 2)), leg(3, 2, 2, won=(1, 0)), leg(4, 2, 2, won=(0, 1))]
    assert Award("upset", 1, 2, 2) in awards(legs)


def test_the_closest_win_may_be_a_tie() -> None:
    legs = [leg(1, 0, won=(0, 1), totals=(12, 4)), leg(1, 1, won=(1, 0), totals=(9, 9))]
    assert Award("narrow", 1, 0) in awards(legs)


def test_who_was_stopped_most_often_and_who_lost_most_tokens() -> None:
    legs = [leg(0, 0, stopped=1, lost={0: 4}), leg(0, 0, stopped=1, lost={0: 3, 1: 4})]
    assert awards(legs) == (Award("stopped", 1, 2), Award("lost", 0, 7))


def test_there_are_three_at_most_the_first_ones() -> None:
    legs = [
        leg(2, 0, 0, won=(0, 1), totals=(9, 8), allies=[2], stopped=1, lost={1: 9}),
        leg(2, 1, 0, won=(1, 0), totals=(9, 7), allies=[2], stopped=1),
    ]
    assert [one.key for one in awards(legs)] == ["ally", "upset", "narrow"]
