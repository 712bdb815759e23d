"""Ended games as they count: who came out how, which seats changed hands, and who is nobody any more."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_views import Leg
from bot.kernel.game import Game
from bot.play import rosters
from bot.play.games.kinds import KINDS
from bot.play.games.results import result, to_row
from bot.play.rosters import Giver, Seated
from bot.ratings.rating import Season, rated, standings
from bot.ratings.result import Finish, Part, by_thing, numbers
from bot.slap.state import How, Outcome
from bot.store.rows import ResultRow
from bot.store.statements import changing, rating_rows
from bot.tables.contract.table import Story
from bot.tables.cosmic import progress as cosmic
from bot.tables.slap import report as slap
from bot.tables.slap.record import Chair
from proving.slap import new_game
from tests.play.room import Room


def test_seats_come_out_of_a_cosmic_game_by_winning_then_by_bases_then_by_staying() -> None:
    state = Game.new(COSMIC, 4, 4, Options()).state
    home = {token.owner: token for token in state.tokens}
    home[1].place = next(token.place for token in state.tokens if token.owner == 0)
    state.winners, state.how = [2], "bases"
    state.players[3].active = False
    found = cosmic.finishes(state)
    assert [(one.place, one.score, one.conceded) for one in found] == [
        (3, 0, False),
        (2, 1, False),
        (1, 0, False),
        (4, 0, True),
    ]


def test_seats_come_out_of_a_slap_game_by_their_places_and_exact_times() -> None:
    state = new_game(4, 3).state
    state.stacks = [["A5", "A6"], [], []]
    state.ran_out = [2, 1]
    state.statuses[2] = "left"
    state.outcome = Outcome("cards", (0,))
    assert slap.finishes(
        state, [Chair("Ana", fastest=310, times=[420, 310], estimated=2), Chair("Ben"), Chair("Cy")]
    ) == (
        Finish(1, 2, fastest_ms=310, times_ms=(420, 310), estimated=2),
        Finish(2),
        Finish(3, conceded=True),
    )


def test_a_seat_that_neither_won_nor_ran_out_of_cards_comes_last() -> None:
    state = new_game(4, 3).state
    state.ran_out = [1]
    state.outcome = Outcome("cards", (0,))
    assert [one.place for one in slap.finishes(state)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("how", "left", "won"),
    [
        ("cards", [], True),
        ("cards", [2], True),
        ("cards", [1], False),
        ("cards", [1, 2], False),
        ("count", [1], True),
        ("repetition", [], True),
        ("stopped", [], False),
    ],
)
def test_a_slap_game_is_won_by_its_rules_unless_the_last_opponent_left(how: How, left: list[int], won: bool) -> None:
    state = new_game(4, 3).state
    assert not slap.decided(state)
    state.ran_out = [2, 1]
    for seat in left:
        state.statuses[seat] = "left"
    state.outcome = Outcome(how, (0,))
    assert slap.decided(state) == won


def test_a_cosmic_game_is_won_by_its_rules_with_bases_another_condition_or_its_length_alone() -> None:
    state = replace(Game.new(COSMIC, 4, 4, Options()).state, winners=[0])
    ways = ("", "bases", "alternate", "last", "nobody", "spent", "length", "stopped")
    assert [how for how in ways if cosmic.decided(replace(state, how=how))] == ["bases", "alternate", "length"]


def test_a_cosmic_game_that_its_length_ends_is_decided_only_if_somebody_has_a_base() -> None:  # 7.7
    assert not cosmic.decided(replace(Game.new(COSMIC, 4, 4, Options()).state, how="length"))


def test_a_save_tells_how_long_its_game_was_and_whether_it_was_won_by_its_rules() -> None:
    over = Game.new(COSMIC, 4, 4, Options())
    over.state.challenges = 7
    over.interrupt("stop", None, None, "host")
    told, _ = KINDS["cosmic"].story_of(over.save().snapshot)
    assert (told.turns, told.decided) == (7, False)


def row(seats: list[Seated], finishes: list[Finish], *, game: str = "cosmic", options: bytes = b"{}") -> ResultRow:
    encoded = msgspec.json.encode(finishes)
    return ResultRow(7, game, 1, 500, "ended", options, rosters.encode(seats), encoded, 9, True)


def test_a_result_says_who_is_a_person_a_computer_gone_or_replaced() -> None:
    seats = [Seated("Ana", 11), Seated("Computer"), Seated("former player", gone=True), Seated("Cy", 13, replaced=True)]
    found = result(row(seats, [Finish(place) for place in (1, 2, 3, 4)], options=b'{"computers":"easy"}'))
    assert found.parts == (
        Part(user=11, finish=Finish(1)),
        Part(user=None, level="easy", finish=Finish(2)),
        Part(user=None, gone=True, finish=Finish(3)),
        Part(user=13, replaced=True, finish=Finish(4)),
    )
    assert [part.user for part in found.people] == [11]
    assert (found.turns, found.decided) == (9, True)


def test_a_place_that_was_given_away_is_the_givers_who_comes_last_whoever_won_with_it() -> None:
    seats = [
        Seated("Computer", replaced=True, given_by=Giver(11)),
        Seated("Ben", 12),
        Seated("Cy", 13, replaced=True, given_by=Giver(None, gone=True)),
    ]
    found = result(row(seats, [Finish(1, things=("zombie",)), Finish(2), Finish(3)]))
    assert found.parts == (
        Part(user=11, finish=Finish(4, conceded=True)),
        Part(user=12, finish=Finish(2)),
        Part(user=None, gone=True, finish=Finish(4, conceded=True)),
    )
    assert rated(found) == {11: 4, 12: 2}
    lines = standings(Season("", 0, 900), [found])
    assert [(line.user, line.points) for line in lines] == [(12, 3), (11, 0)]
    assert numbers([found], 11).conceded == 1
    assert by_thing([found]) == {}, "nobody has won with what another has played"


def test_finishes_are_kept_by_place_in_the_roster() -> None:
    kept = to_row(7, Story((1,), finishes=(Finish(2), Finish(1), Finish(3))), [2, 0, 1])
    assert msgspec.json.decode(kept.result, type=list[Finish]) == [Finish(1), Finish(3), Finish(2)]


def test_allies_are_kept_by_place_in_the_roster_as_well() -> None:
    by_seat = (Finish(2, allied=(0, 1, 2)), Finish(1, allied=(1, 0, 3)), Finish(3, allied=(2, 3, 0)))
    kept = to_row(7, Story((1,), finishes=by_seat), [2, 0, 1])
    assert msgspec.json.decode(kept.result, type=list[Finish]) == [
        Finish(1, allied=(0, 3, 1)),
        Finish(3, allied=(3, 0, 2)),
        Finish(2, allied=(1, 2, 0)),
    ]


def test_main_players_and_those_who_fought_for_them_are_allies_whoever_won() -> None:
    state = Game.new(COSMIC, 4, 4, Options()).state
    legs = [
        Leg(1, 0, [0] * 4, sides=[[0, 1, 2], [3]]),
        Leg(2, 0, [0] * 4, sides=[[2, 0], [1, 3]]),
        Leg(3, 0, [0] * 4),
    ]
    found = cosmic.finishes(state, legs)
    assert [one.allied for one in found] == [(0, 1, 2, 0), (1, 0, 0, 1), (2, 0, 0, 0), (0, 1, 0, 0)]
    assert [one.allied for one in cosmic.finishes(state, legs[2:])] == [()] * 4


async def test_a_game_that_ends_keeps_its_result_and_an_older_story_gets_it_once(room: Room) -> None:
    actor = await room.seat("Ana", "Ben", game="slap")
    await room.until(lambda: room.screen.posted)
    await room.answer(actor, "stop_sure", user=99, host=True)
    await room.until(lambda: room.said(" taken."))
    await actor.close()
    guild = (await room.row()).guild
    (found,) = [result(one) for one in await room.store.read(rating_rows.results(guild, (0, 0), 5))]
    assert (found.table, found.game, found.stopped, len(found.people)) == (room.table, "slap", True, 2)
    older = await room.store.write(changing.create_table(await room.row()))
    await room.store.write(rating_rows.tell_story(to_row(older, Story(()), [])))
    assert await room.store.read(rating_rows.without_story(5)) == []
    assert await room.store.read(rating_rows.results(guild, (found.ended_ms, found.table), 5)) != []
