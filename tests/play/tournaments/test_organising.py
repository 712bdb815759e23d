"""The organiser's acts in a tournament; none of them touches a game or a table of their own."""

from __future__ import annotations

import pytest

from bot.play.tournaments.organising import Act, Award, Begin, More, TakeOut, awardable
from bot.ratings.tournament import Kind
from bot.words.message import UserError
from tests.play.room import Room
from tests.play.tournaments.playing import ADMIN, DAY_MS, GUILD, LIVE, Played
from tests.words.voices import EN


async def done(played: Played, act: Act, by: int = ADMIN) -> str:
    """Somebody does something; what they are told if it is refused, else nothing."""
    try:
        await played.tournaments.organise(GUILD, act, by, EN)
    except UserError as refused:
        return str(refused)
    await played.out()
    return ""


async def users(played: Played, place: int) -> list[int]:
    now = await played.now()
    return [now.entrants[seat].user or 0 for seat in now.rounds[-1][place].seats]


async def number(played: Played, user: int) -> int:
    return [entrant.user for entrant in (await played.now()).entrants].index(user)


async def test_sign_up_is_closed_before_its_date_and_the_first_round_begins(room: Room, played: Played) -> None:
    assert await done(played, Begin()) == EN("tournament-none")
    await played.sign_up("knockout", 64, 11)
    assert await done(played, Begin()) == EN("tournament-begin-few")
    await played.join(12)
    assert await done(played, Begin()) == ""
    assert len((await played.now()).rounds) == 1
    assert played.said(f"<@{ADMIN}> has closed sign-up.") == 1
    assert await done(played, Begin()) == EN("tournament-begun-already")


async def test_sign_up_and_then_the_tables_that_wait_are_given_a_day_more(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13)
    assert await done(played, More(0)) == ""
    room.clock.set(room.clock.now() + DAY_MS, 0)
    await played.tournaments.step_all()
    assert not (await played.now()).rounds, "it would have closed by now"
    await played.join(14)
    assert await done(played, More(0)) == EN("tournament-went-on"), "a question of before the round"
    first = await users(played, 0)
    await played.come(*first)
    until = [meeting.until_ms for meeting in (await played.now()).rounds[0]]
    assert await done(played, More(1)) == ""
    later = [meeting.until_ms for meeting in (await played.now()).rounds[0]]
    assert later == [until[0], until[1] + DAY_MS], "a game that is played has its own time"
    second = await users(played, 1)
    for user in second:
        assert "You have a day more for round 1, table 2" in played.told(user)[-1]
    assert [played.told(user) for user in first] == [[], []]
    assert played.said(f"<@{ADMIN}> has given the tables of round 1 that wait for people a day more.") == 1
    assert await done(played, More(1), by=second[0]) == EN("tournament-nothing-waits"), "nobody at their own table"


async def test_a_table_that_waits_is_awarded_openly_and_all_there_are_told(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    winner, loser = await users(played, 1)
    assert await done(played, Award(1, 1, await number(played, winner))) == ""
    await played.out()
    meeting = (await played.now()).rounds[0][1]
    assert [(await played.now()).entrants[seat].user for seat in meeting.firsts] == [winner]
    assert played.stands("**Round 1, table 2**").endswith(f"<@{winner}> has won.")
    assert "1 of 2 tables to play" in played.alt("**Round 1 begins**"), "in the same step"
    assert played.said(f"<@{ADMIN}> has given round 1, table 2 to <@{winner}>, without a game.") == 1
    assert [text.split("**")[1] for text in played.told(winner)] == ["Round 1, table 2 is yours without a game"]
    assert [text.split("**")[1] for text in played.told(loser)] == [f"Round 1, table 2 was given to P{winner}"]
    assert await done(played, Award(1, 1, await number(played, loser))) == EN("tournament-decided"), "once"


async def test_no_table_is_awarded_whose_game_has_begun_or_against_somebody_who_is_there(
    room: Room, played: Played
) -> None:
    await played.open("knockout", 4, options=LIVE)
    for user in (11, 12, 13, 14):
        await played.join(user)
    playing, waiting = await users(played, 0), await users(played, 1)
    await played.come(*playing)
    assert await done(played, Award(1, 0, await number(played, playing[0]))) == EN("tournament-decided")
    await played.join(waiting[1])
    refused = await done(played, Award(1, 1, await number(played, waiting[0])))
    assert refused == EN("tournament-rival-there", names=[f"<@{waiting[1]}>"])
    assert await done(played, Award(1, 9, 0)) == EN("tournament-decided")
    assert await done(played, Award(2, 1, 0)) == EN("tournament-went-on")
    assert (await played.now()).rounds[0][1].waits
    assert await done(played, Award(1, 1, await number(played, waiting[1]))) == "", "to whoever is there"


async def test_nobody_awards_a_table_of_their_own_or_takes_out_whom_they_meet(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    own, other = await users(played, 0), await users(played, 1)
    now = await played.now()
    assert {place for place, _ in awardable(now, own[0])} == {1}
    assert await done(played, Award(1, 0, await number(played, own[0])), by=own[0]) == EN("tournament-own-table")
    assert await done(played, Award(1, 0, await number(played, own[1])), by=own[0]) == EN("tournament-own-table")
    assert await done(played, TakeOut(own[1]), by=own[0]) == EN("tournament-own-table")
    await played.come(*own)
    assert await done(played, TakeOut(own[1]), by=own[0]) == EN("tournament-own-table"), "nor while they play"
    assert await played.now() != now, "their presses"
    assert await done(played, TakeOut(other[0]), by=own[0]) == ""


async def test_who_is_taken_out_loses_a_table_that_waits_and_cannot_come_back(room: Room, played: Played) -> None:
    await played.sign_up("swiss", 4, 11, 12, 13, 14)
    out, mate = await users(played, 0)
    assert await done(played, TakeOut(out)) == ""
    assert (await played.now()).rounds[0][0].firsts == [await number(played, mate)]
    assert [text.split("**")[1] for text in played.told(out)] == ["You were taken out of the tournament"]
    assert "without a game" in played.told(mate)[0]
    assert played.said(f"<@{ADMIN}> has taken <@{out}> out of the tournament.") == 1
    assert await played.join(out) == EN("tournament-taken-out")
    assert await played.leave(out) == EN("tournament-not-in")
    assert await done(played, TakeOut(out)) == EN("tournament-not-there")
    assert await done(played, TakeOut(99)) == EN("tournament-not-there")


async def test_a_game_that_is_played_counts_to_its_end_for_whoever_is_taken_out_meanwhile(
    room: Room, played: Played
) -> None:
    await played.sign_up("swiss", 4, 11, 12, 13, 14)
    await played.come(11, 12, 13, 14)
    out, mate = await users(played, 0)
    before = (await played.now()).rounds
    assert await done(played, TakeOut(out)) == ""
    assert (await played.now()).rounds == before, "nothing is decided by that"
    await played.win(out, *await users(played, 1))
    now = await played.now()
    assert now.rounds[0][0].firsts == [await number(played, out)]
    assert await number(played, out) not in [seat for meeting in now.rounds[1] for seat in meeting.seats]
    assert mate in [now.entrants[seat].user for meeting in now.rounds[1] for seat in meeting.seats]


@pytest.mark.parametrize("kind", ["knockout", "swiss"])
async def test_who_is_taken_out_during_sign_up_takes_no_place_and_draws_no_lot(
    room: Room, played: Played, kind: Kind
) -> None:
    await played.sign_up(kind, 3, 11, 12)
    assert await done(played, TakeOut(12)) == ""
    assert await played.join(12) == EN("tournament-taken-out")
    await played.join(13)
    assert not (await played.now()).rounds
    await played.join(14)
    now = await played.now()
    seated = sorted(now.entrants[seat].user or 0 for meeting in now.rounds[0] for seat in meeting.seats)
    assert seated == [11, 13, 14]
    words, _ = await played.tournaments.shown(await played.going(), EN)
    assert "<@12>" not in words
    assert "<@12>" not in played.stands("Slap tournament")
