"""Players who count in an ended game, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.ratings.rating import PROVISIONAL, Rating, rate, rated
from bot.ratings.result import Finish, Part, Result

ANA, BEN, CY, DOT = 11, 12, 13, 14


def person(user: int, place: int, *, conceded: bool = False, replaced: bool = False) -> Part:
    return Part(user=user, replaced=replaced, finish=Finish(place, conceded=conceded))


def computer(place: int, level: str = "normal") -> Part:
    return Part(user=None, level=level, finish=Finish(place))


def over(*parts: Part, game: str = "slap", stopped: bool = False) -> Result:
    return Result(table=7, game=game, guild=1, ended_ms=5, stopped=stopped, parts=parts)


def test_a_game_of_two_people_raises_who_was_first_and_lowers_the_other() -> None:
    after = rate(over(person(BEN, 2), person(ANA, 1)), {})
    assert after[ANA].mu > Rating().mu > after[BEN].mu
    assert (after[ANA].games, after[BEN].games) == (1, 1)
    assert after[ANA].sigma < Rating().sigma
    assert Rating().points == 1_000 < after[ANA].points


@pytest.mark.parametrize("game", ["slap", "cosmic"])
def test_whoever_wins_nothing_does_not_rise(game: str) -> None:
    known: dict[int, Rating] = {}
    others = [ANA, BEN, DOT]
    for _ in range(40):
        others = [*others[1:], others[0]]
        parts = [person(user, place) for place, user in enumerate([*others, CY], 1)]
        known |= rate(over(*parts, game=game), known)
        assert known[CY].points < 1_000
    assert all(known[user].points > 1_000 for user in others)


@pytest.mark.parametrize(
    "game",
    [
        over(person(ANA, 1), person(BEN, 2), stopped=True),
        over(person(ANA, 1), computer(2), computer(3)),
        over(person(ANA, 1), person(BEN, 2, replaced=True)),
        over(Part(user=None, gone=True, finish=Finish(1)), Part(user=None, gone=True, finish=Finish(2))),
    ],
    ids=["stopped", "one person", "replaced", "all gone"],
)
def test_what_does_not_count_changes_nothing(game: Result) -> None:
    assert rated(game) == {}
    assert rate(game, {ANA: Rating(30, 4, 3)}) == {}


def test_somebody_who_is_gone_is_still_an_opponent_and_has_no_rating() -> None:
    known = {ANA: Rating(30, 4, 3)}
    game = over(person(ANA, 1), Part(user=None, gone=True, finish=Finish(2)))
    assert rated(game) == {ANA: 1}
    assert rate(game, known) == {ANA: rate(over(person(ANA, 1), person(BEN, 2)), known)[ANA]}


@pytest.mark.parametrize(
    ("parts", "game", "ranks"),
    [
        ([person(ANA, 1), person(BEN, 2), person(CY, 3)], "slap", {ANA: 1, BEN: 2, CY: 3}),
        ([person(ANA, 1), person(BEN, 2), person(CY, 3)], "cosmic", {ANA: 1, BEN: 2, CY: 2}),
        ([person(ANA, 1), person(BEN, 1), person(CY, 3, conceded=True)], "cosmic", {ANA: 1, BEN: 1, CY: 4}),
        ([person(ANA, 3), person(BEN, 2, conceded=True), computer(1)], "slap", {ANA: 3, BEN: 4}),
        ([person(ANA, 1), person(BEN, 2), person(CY, 3, replaced=True)], "slap", {ANA: 1, BEN: 2}),
    ],
    ids=["places", "winners alone", "conceded together", "conceded last", "replaced left out"],
)
def test_ranks_follow_the_rules_of_the_game(parts: Sequence[Part], game: str, ranks: dict[int, int]) -> None:
    assert rated(over(*parts, game=game)) == ranks


def test_computer_players_are_fixed_marks_to_be_measured_by() -> None:
    alone = rate(over(person(ANA, 1), person(BEN, 2)), {})
    easy = rate(over(person(ANA, 1), person(BEN, 2), computer(3, "easy")), {})
    normal = rate(over(person(ANA, 1), person(BEN, 2), computer(3)), {})
    assert set(easy) == set(normal) == {ANA, BEN}
    assert normal[BEN].mu > easy[BEN].mu > alone[BEN].mu


def test_a_rating_is_provisional_until_ten_games() -> None:
    assert Rating(games=PROVISIONAL - 1).provisional
    assert not Rating(games=PROVISIONAL).provisional
    assert PROVISIONAL == 10


STRONG, WEAK = Rating(36, 2, 20), Rating(20, 2, 20)


@pytest.mark.parametrize(
    ("before", "upsets"),
    [
        ({BEN: STRONG}, 1),
        ({ANA: WEAK, BEN: Rating(24, 2, 20)}, 0),
        ({ANA: WEAK, BEN: Rating(26, 8, 1), CY: STRONG}, 1),
        ({ANA: STRONG, BEN: WEAK, CY: WEAK}, 0),
        ({}, 0),
    ],
    ids=["newcomer", "not clear enough", "one of two", "favourite", "nobody known"],
)
def test_a_win_over_somebody_who_was_clearly_expected_ahead_is_an_upset(before: dict[int, Rating], upsets: int) -> None:
    after = rate(over(person(ANA, 1), person(BEN, 2), person(CY, 3)), before)
    assert (after[ANA].upsets, after[BEN].upsets, after[CY].upsets) == (upsets, 0, 0)


def test_only_a_win_is_an_upset_and_upsets_add_up() -> None:
    before = {ANA: Rating(20, 2, 20, upsets=3), BEN: STRONG, CY: Rating(36, 2, 20)}
    assert rate(over(person(CY, 1), person(ANA, 2), person(BEN, 3)), before)[ANA].upsets == 3
    assert rate(over(person(ANA, 1), person(CY, 1), person(BEN, 2), game="cosmic"), before)[ANA].upsets == 4
    assert rate(over(person(ANA, 1, conceded=True), person(BEN, 2)), before)[ANA].upsets == 3
    assert rate(over(computer(1), person(ANA, 2), person(BEN, 3)), before)[ANA].upsets == 3
