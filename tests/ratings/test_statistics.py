"""Statistics over somebody's ended games."""

from __future__ import annotations

import msgspec

from bot.ratings.result import Finish, Numbers, Part, Result, Tally, best, by_thing, numbers

ANA, BEN, CY = 11, 12, 13


def game(
    place: int,
    *things: str,
    stopped: bool = False,
    conceded: bool = False,
    replaced: bool = False,
    fastest: int | None = None,
) -> Result:
    finish = Finish(place, things=things, conceded=conceded, fastest_ms=fastest)
    mine = Part(user=ANA, replaced=replaced, finish=finish)
    other = Part(user=BEN, finish=Finish(1, things=("virus",), fastest_ms=10))
    return Result(table=7, game="cosmic", guild=1, ended_ms=5, stopped=stopped, parts=(other, mine))


def test_wins_are_counted_by_power_with_the_best_first() -> None:
    found = numbers([game(1, "zombie"), game(2, "zombie"), game(1, "amoeba"), game(2, "macron")], ANA)
    assert found.games == Tally(4, 2)
    assert found.kinds == (("cosmic", Tally(4, 2)),)
    assert found.things == (("amoeba", Tally(1, 1)), ("zombie", Tally(2, 1)), ("macron", Tally(1, 0)))


def test_stopped_games_and_seats_that_changed_hands_do_not_count() -> None:
    assert numbers([game(1, "zombie", stopped=True), game(1, "zombie", replaced=True)], ANA) == Numbers()


def test_leaving_and_the_fastest_measured_slap_are_ones_own() -> None:
    found = numbers([game(3, conceded=True), game(1, fastest=310), game(1, fastest=290), game(1)], ANA)
    assert (found.conceded, found.fastest_ms) == (1, 290)
    assert numbers([game(2)], ANA).fastest_ms is None


def test_the_typical_slap_is_the_middle_of_all_that_were_measured_exactly() -> None:
    def slapped(*times: int, estimated: int = 0) -> Result:
        finish = Finish(1, fastest_ms=min(times, default=None), times_ms=times, estimated=estimated)
        return Result(table=7, game="slap", guild=1, ended_ms=5, stopped=False, parts=(Part(user=ANA, finish=finish),))

    older = game(1, fastest=200)
    found = numbers([slapped(900, 310), older, slapped(420, estimated=2), slapped(estimated=1)], ANA)
    assert (found.fastest_ms, found.typical_ms, found.measured, found.estimated) == (200, 420, 3, 3)
    assert numbers([slapped(310, 421)], ANA).typical_ms == 366
    assert numbers([older], ANA).typical_ms is None


def fought(*allied: int, cy: Part | None = None) -> Result:
    """A game in which Ana fought so often beside Ben, herself, Cy and a computer player."""
    parts = (
        Part(user=BEN, finish=Finish(2, things=("virus",))),
        Part(user=ANA, finish=Finish(1, things=("zombie", "virus"), allied=allied)),
        cy or Part(user=CY, finish=Finish(2, things=("macron",))),
        Part(user=None, level="easy", finish=Finish(1, things=("macron",))),
    )
    return Result(table=7, game="cosmic", guild=1, ended_ms=5, stopped=False, parts=parts)


def test_allies_are_people_who_played_all_of_it_the_most_frequent_first() -> None:
    handed_over = Part(user=CY, replaced=True, finish=Finish(2))
    games = [fought(1, 0, 2, 9), fought(2, 0, 2), fought(1, 0, 5, cy=handed_over), fought()]
    assert numbers(games, ANA).allies == ((BEN, 4), (CY, 4))
    assert numbers([*games, fought(0, 0, 1)], ANA).allies == ((CY, 5), (BEN, 4))
    assert numbers([fought()], ANA).allies == ()


def test_powers_count_where_people_had_them_to_the_end() -> None:
    gone = Part(user=None, gone=True, finish=Finish(1, things=("macron",)))
    stopped = msgspec.structs.replace(fought(), stopped=True)
    assert by_thing([fought(), fought(cy=gone), stopped]) == {
        "virus": Tally(4, 2),
        "zombie": Tally(2, 2),
        "macron": Tally(2, 1),
    }


def test_shares_count_from_ten_games_on_and_the_rest_comes_behind_by_games() -> None:
    tallies = {
        "few": Tally(9, 9),
        "one": Tally(1, 1),
        "good": Tally(10, 7),
        "sure": Tally(20, 14),
        "weak": Tally(50, 2),
    }
    assert [thing for thing, _ in best(tallies)] == ["sure", "good", "weak", "few", "one"]
