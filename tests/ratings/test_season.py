"""The points of a season: who gets how many, which games count, and that deleted data change nobody else's."""

from __future__ import annotations

import itertools
import random

import pytest
from msgspec.structs import replace

from bot.ratings.rating import Line, Season, standings
from bot.ratings.result import Finish, Part, Result

SEASON = Season("", 100, 200)
ANA, BEN, CY = 11, 12, 13
_tables = itertools.count(1)


def game(*parts: Part, ended: int = 150, stopped: bool = False, kind: str = "slap") -> Result:
    return Result(table=next(_tables), game=kind, guild=9, ended_ms=ended, stopped=stopped, parts=parts)


def part(user: int | None, place: int, *, conceded: bool = False, gone: bool = False, replaced: bool = False) -> Part:
    return Part(user=user, gone=gone, replaced=replaced, finish=Finish(place, conceded=conceded))


def test_a_game_gives_one_point_and_one_for_each_person_behind() -> None:
    played = game(part(ANA, 1), part(None, 2), part(BEN, 3), part(CY, 3))
    assert standings(SEASON, [played]) == [Line(1, ANA, 3, 1), Line(2, BEN, 1, 1), Line(2, CY, 1, 1)]


def test_who_gives_up_gets_nothing_and_a_seat_that_changed_hands_is_nobodys() -> None:
    played = game(part(ANA, 1), part(BEN, 2, conceded=True), part(CY, 3, replaced=True))
    assert standings(SEASON, [played]) == [Line(1, ANA, 3, 1), Line(2, BEN, 0, 1)]


@pytest.mark.parametrize("ended", [99, 201])
def test_a_game_counts_if_it_ends_in_the_season(ended: int) -> None:
    pair = (part(ANA, 1), part(BEN, 2))
    assert standings(SEASON, [game(*pair, ended=ended)]) == []
    assert len(standings(SEASON, [game(*pair, ended=100), game(*pair, ended=200)])) == 2


def test_stopped_games_other_games_and_games_with_one_person_do_not_count() -> None:
    pair = (part(ANA, 1), part(BEN, 2))
    assert standings(SEASON, [game(*pair, stopped=True), game(part(ANA, 1), part(None, 2))]) == []
    assert standings(replace(SEASON, game="cosmic"), [game(*pair)]) == []
    assert len(standings(replace(SEASON, game="cosmic"), [game(*pair, kind="cosmic")])) == 2


def test_what_counts_nothing_gives_no_points_and_takes_none_of_the_days_games() -> None:
    pair = (part(ANA, 1), part(BEN, 2, conceded=True))
    early = [replace(game(*pair), turns=59) for _ in range(3)]
    assert standings(SEASON, early) == []
    assert standings(SEASON, [*early, *[game(*pair) for _ in range(3)]]) == [Line(1, ANA, 4, 2), Line(2, BEN, 0, 2)]


@pytest.mark.parametrize("seed", range(50))
def test_deleted_data_change_nobody_elses_points_and_the_order_of_games_changes_nothing(seed: int) -> None:
    dice = random.Random(seed)
    played = [
        game(*(part(user, dice.randint(1, 4)) for user in dice.sample(range(1, 8), dice.randint(2, 6))))
        for _ in range(20)
    ]
    before = {line.user: (line.points, line.games) for line in standings(SEASON, played)}
    assert standings(SEASON, dice.sample(played, len(played))) == standings(SEASON, played)
    without = [
        replace(one, parts=tuple(replace(p, user=None, gone=True) if p.user == 1 else p for p in one.parts))
        for one in played
    ]
    after = {line.user: (line.points, line.games) for line in standings(SEASON, without)}
    assert after == {user: had for user, had in before.items() if user != 1}
