"""Tournaments that go on by themselves: sign-up, rounds, people who are absent or leave, the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.errors import UserError
from bot.play import roster
from bot.play.tournaments.tables import AGAIN_MS, MOST_POSTS, PLAY_MS
from bot.standing.result import Finish
from bot.standing.tournament import swiss_rounds
from bot.store.rows import Progress
from bot.words.pictures.tournament import RENDERER, TournamentPicture, ask
from tests.play.room import Room
from tests.play.tournaments.playing import CHANNEL, DAY_MS, GUILD, Played
from tests.words.voices import EN


@pytest.fixture
async def played(room: Room) -> AsyncIterator[Played]:
    found = Played(room)
    await found.hall.open()
    yield found
    await found.hall.close()


async def test_a_knock_out_of_four_is_played_to_its_winner(room: Room, played: Played) -> None:
    assert await played.open("knockout", 4)
    assert not await played.open("swiss", 4), "one at a time"
    for user in (11, 12, 13, 14):
        assert "You are in" in await played.join(user)
        assert user == 14 or await played.join(user) == EN("tournament-already-in")
    assert len((await played.now()).rounds) == 1, "it begins with the fourth"
    first = await played.tables()
    assert len(first) == 2
    await played.come(11, 12, 13, 14)
    for table in first:
        row = await room.store.table(table)
        assert row is not None
        assert (row.status, row.host, len(roster.decode(row.roster))) == ("running", 0, 2)
    await played.win(11, 12, 13, 14)
    assert len((await played.now()).rounds) == 2, "all shared the first place, so all go on"
    await played.come(11, 12, 13, 14)
    now = await played.now()
    await played.win(*[now.entrants[meeting.seats[0]].user or 0 for meeting in now.rounds[-1]])
    last = await played.now()
    finalists = [last.entrants[seat].user or 0 for seat in last.rounds[-1][0].seats]
    assert len(finalists) == 2
    await played.come(*finalists)
    await played.win(finalists[1])
    assert await played.over()
    await played.out()
    assert played.said("has won the tournament") == 1
    assert room.screen.pings[-1] == (finalists[1],)
    assert played.said("Round 1 begins") == played.said("Round 3 begins") == 1
    bodies = [body for renderer, body in room.screen.drawn if renderer == RENDERER]
    drawn = [msgspec.json.decode(body, type=TournamentPicture) for body in bodies]
    assert {len(view.rounds) for view in drawn if not view.over} == {1, 2, 3}
    assert [ask(view, EN) for view in drawn if view.over] == [f"P{finalists[1]} has won"]
    assert await played.open("swiss", 4), "and then the next one"


async def test_no_more_get_in_than_may_though_all_press_at_once(played: Played) -> None:
    await played.open("knockout", 2)
    told = await asyncio.gather(*[played.join(user) for user in (11, 12, 13, 14)])
    assert [entrant.user for entrant in (await played.now()).entrants] == [11, 12]
    assert told[2:] == [EN("tournament-late"), EN("tournament-late")]


async def test_the_picture_of_a_round_follows_its_tables(room: Room, played: Played) -> None:
    await played.sign_up("swiss", 4, 11, 12, 13, 14)
    await played.come(11, 12, 13, 14)
    first, _ = await played.tables()
    await played.finish(first, [Finish(1), Finish(2)])
    await played.tournaments.step_all()
    await played.out()
    body = room.screen.edited_bodies[-1]
    assert body.picture is not None
    assert body.text.startswith("**Round 1 of 3 begins**")
    assert body.picture.alt.startswith("Round 1 of 3: 1 of 2 tables to play. Slap tournament: Swiss. 1. P")


async def test_words_go_out_without_a_picture_that_cannot_be_drawn(room: Room, played: Played) -> None:
    room.screen.faulty.add(RENDERER)
    await played.sign_up("knockout", 2, 11, 12)
    await played.out()
    assert played.said("Round 1 begins") == 1
    assert room.screen.pictures == [None] * len(room.screen.posted)


async def test_every_table_mentions_its_people_and_who_has_come(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.out()
    (asked,) = [text for _, _, text in room.screen.posted if "I'm here" in text]
    assert "<@11>" in asked
    assert "<@12>" in asked
    assert sorted(room.screen.pings[[text for _, _, text in room.screen.posted].index(asked)]) == [11, 12]
    (table,) = await played.tables()
    assert await played.join(13, table) == EN("tournament-not-yours")
    assert await played.join(13) == EN("tournament-late")
    assert await played.join(12, table) == EN("tournament-noted")
    await played.out()
    assert any("Here: <@12>" in text for _, text in room.screen.edits)


async def test_who_does_not_come_loses_by_the_date_and_is_out_of_a_knock_out(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    assert await played.join(12) == EN("tournament-noted")
    room.clock.set(room.clock.now() + DAY_MS - 1, 0)
    await played.tournaments.step_all()
    assert not await played.over()
    room.clock.set(room.clock.now() + 1, 0)
    await played.tournaments.step_all()
    assert await played.over()
    await played.out()
    assert played.said("<@12> has won the tournament") == 1


async def test_in_a_swiss_tournament_the_absent_are_left_out_until_they_come_back(room: Room, played: Played) -> None:
    await played.sign_up("swiss", 4, 11, 12, 13, 14)
    now = await played.now()
    pairs = [[now.entrants[seat].user or 0 for seat in meeting.seats] for meeting in now.rounds[0]]
    (here, absent), (third, fourth) = pairs
    await played.come(here, third, fourth)
    await played.win(third)
    room.clock.set(room.clock.now() + DAY_MS, 0)
    await played.tournaments.step_all()
    now = await played.now()
    assert len(now.rounds) == 2
    assert (await played.entrant(absent)).away
    paired = [now.entrants[seat].user for meeting in now.rounds[1] for seat in meeting.seats]
    assert sorted(user or 0 for user in paired) == sorted([here, third, fourth])
    assert await played.join(absent) == EN("tournament-back")
    assert not (await played.entrant(absent)).away


async def test_nobody_is_promised_a_round_after_the_last_one_of_a_swiss_tournament(played: Played) -> None:
    await played.sign_up("swiss", 3, 11, 12, 13)
    while len((now := await played.now()).rounds) < swiss_rounds(3):
        people = [now.entrants[seat].user or 0 for meeting in now.rounds[-1] if meeting.waits for seat in meeting.seats]
        await played.come(*people)
        await played.win(people[0])
    (resting,) = (meeting.seats[0] for meeting in now.rounds[-1] if len(meeting.seats) == 1)
    alone = now.entrants[resting].user or 0
    assert await played.leave(alone) == EN("tournament-out")
    assert await played.join(alone) == EN("tournament-nothing-to-join")


async def test_who_leaves_loses_a_table_that_waits_and_plays_no_further_round(played: Played) -> None:
    await played.sign_up("knockout", 3, 11, 12)
    assert await played.leave(12) == EN("tournament-out")
    assert await played.leave(12) == EN("tournament-not-in")
    for user in (12, 13):
        await played.join(user)
    now = await played.now()
    assert len(now.rounds) == 1
    waiting = [now.entrants[seat].user or 0 for seat in now.rounds[0][0].seats]
    assert await played.leave(waiting[0]) == EN("tournament-out")
    now = await played.now()
    assert len(now.rounds) == 2, "the table is decided at once, and the other one rested"
    assert waiting[0] not in [now.entrants[seat].user for meeting in now.rounds[1] for seat in meeting.seats]
    assert await played.join(waiting[0]) == EN("tournament-lost")


async def test_who_has_won_their_table_of_a_knock_out_may_leave_and_come_back_before_the_next(played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    now = await played.now()
    first, other = (tuple(now.entrants[seat].user or 0 for seat in meeting.seats) for meeting in now.rounds[0])
    await played.come(*first, *other)
    table, _ = await played.tables()
    await played.finish(table, [Finish(1), Finish(2)])
    await played.tournaments.step_all()
    assert await played.leave(first[0]) == EN("tournament-out")
    assert await played.leave(first[1]) == EN("tournament-out")
    assert await played.join(first[1]) == EN("tournament-lost")
    assert await played.join(first[0]) == EN("tournament-back")
    await played.win(other[0])
    now = await played.now()
    assert [now.entrants[seat].user for seat in now.rounds[-1][0].seats] == [first[0], other[0]]


async def test_who_has_their_data_deleted_in_the_middle_loses_and_is_named_nowhere(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    assert (await room.store.forget(12, "former player")).still == []
    await played.tournaments.step_all()
    assert await played.over()
    going = await played.tournaments.current(GUILD)
    assert going is not None
    assert [entrant.user for entrant in going.now.entrants] == [11, None]
    words, shown = await played.tournaments.shown(going, EN)
    assert "<@12>" not in words
    assert shown is not None
    assert b"P12" not in shown.view
    await played.out()
    assert played.said("<@11> has won the tournament") == 1


async def test_who_has_their_data_deleted_before_their_game_has_its_thread_loses_too(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.out()
    await played.join(11)
    await played.join(12)
    (beginning,) = await played.tournaments.to_begin()
    assert beginning.row.roster == b"[]", "nobody sits at a lobby which they could leave"
    assert (await room.store.forget(12, "former player")).still == []
    assert await played.tournaments.to_begin() == []
    await played.tournaments.step_all()
    assert (await played.now()).rounds[0][0].firsts == [
        number for number, entrant in enumerate((await played.now()).entrants) if entrant.user == 11
    ]
    assert await played.over()


async def test_who_gives_up_a_game_has_lost_it_and_a_game_without_end_counts_for_nobody(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.come(11, 12, 13, 14)
    first, second = await played.tables()
    await played.finish(first, [Finish(1, conceded=True), Finish(2)], "stopped")
    await played.tournaments.step_all()
    assert [meeting.places for meeting in (await played.now()).rounds[0]] == [(0, 1), None]
    room.clock.set(room.clock.now() + PLAY_MS, 0)
    await played.tournaments.step_all()
    assert await played.over()
    assert (await played.now()).rounds[0][1].places == (0, 0)
    row = await room.store.table(second)
    assert row is not None
    assert row.status == "running", "the game itself may go on"


async def test_it_does_not_take_place_with_fewer_than_two(room: Room, played: Played) -> None:
    await played.sign_up("swiss", 8, 11)
    room.clock.set(room.clock.now() + DAY_MS, 0)
    await played.tournaments.step_all()
    assert await played.over()
    await played.out()
    assert played.said("fewer than two people") == 1


async def test_it_is_ended_by_hand_and_tables_that_wait_are_closed(room: Room, played: Played) -> None:
    with pytest.raises(UserError):
        await played.tournaments.end(GUILD, EN)
    await played.sign_up("knockout", 2, 11, 12)
    (table,) = await played.tables()
    await played.tournaments.end(GUILD, EN)
    assert await played.over()
    row = await room.store.table(table)
    assert row is not None
    assert row.status == "stopped"
    assert await played.join(11) == EN("tournament-none")
    await played.out()
    assert played.said("Nobody has won it") == 1


async def test_games_at_live_tables_begin_when_all_have_come_within_a_quarter_of_an_hour(
    room: Room, played: Played
) -> None:
    await played.open("knockout", 2, options={"language": "en", "mode": "live"})
    await played.join(11)
    await played.join(12)
    await played.come(11)
    room.clock.set(room.clock.now() + 16 * 60_000, 0)
    await played.come(12)
    assert await played.tournaments.to_begin() == []
    assert (await played.now()).rounds[0][0].waits
    assert await played.join(11) == EN("tournament-noted")
    assert not (await played.now()).rounds[0][0].waits


async def test_a_table_whose_message_was_deleted_is_posted_again_and_begins_there(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.meet(11, 12)
    (first,) = await played.tournaments.to_begin()
    await played.tournaments.post_again(first.row.id)
    assert await played.tournaments.to_begin() == [], "nothing begins on a message that is not out yet"
    await played.out()
    assert played.said("play in the thread below") == 1
    (again,) = await played.tournaments.to_begin()
    assert again.message > first.message
    assert again.row.id == first.row.id


async def test_a_table_whose_message_discord_refuses_is_tried_again_as_long_as_people_may_come(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 2, 11)
    await played.out()
    room.screen.closed.add(CHANNEL)
    await played.join(12)
    await played.meet(11, 12)
    await played.begin()
    assert await played.games() == []
    room.screen.closed.clear()
    for later, tries in ((AGAIN_MS - 1, 0), (1, 1)):
        room.clock.set(room.clock.now() + later, 0)
        await played.tournaments.step_all()
        await played.out()
        assert played.said("press *I'm here*") == tries
    assert sorted(room.screen.pings[-1]) == [11, 12]
    await played.begin()
    assert len(await played.games()) == 1
    assert any("play in <#" in text for _, text in room.screen.edits), "the message that is out says where"
    await played.win(11)
    assert await played.over()


async def test_where_discord_refuses_all_of_a_tables_messages_it_counts_for_nobody(room: Room, played: Played) -> None:
    await played.sign_up("swiss", 2, 11)
    await played.out()
    room.screen.closed.add(CHANNEL)
    await played.join(12)
    await played.meet(11, 12)
    (table,) = await played.tables()
    until = (await played.now()).rounds[0][0].until_ms
    while room.clock.now() < until:
        room.clock.set(min(until, room.clock.now() + AGAIN_MS * 10), 0)
        await played.begin()
    assert 3 < len(await played.posts(table)) < 12, "tried again, less and less often"
    assert (await played.now()).rounds[0][0].places == (0, 0)
    row = await room.store.table(table)
    assert row is not None
    assert row.status == "stopped"
    assert await played.over(), "nobody waits for that table"


async def test_a_table_whose_message_is_deleted_each_time_counts_for_nobody(room: Room, played: Played) -> None:
    await played.sign_up("swiss", 2, 11, 12)
    await played.meet(11, 12)
    for _ in range(MOST_POSTS):
        (beginning,) = await played.tournaments.to_begin()
        await played.tournaments.post_again(beginning.row.id)
        await played.out()
    assert played.said("play in the thread below") == MOST_POSTS - 1
    assert (await played.now()).rounds[0][0].places == (0, 0)
    row = await room.store.table(beginning.row.id)
    assert row is not None
    assert row.status == "stopped"
    await played.tournaments.step_all()
    assert await played.over(), "nobody waits for that table"


async def test_no_game_begins_after_its_tournament_was_ended_while_its_thread_was_opened(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.meet(11, 12, 13, 14)
    await played.out()
    await played.tournaments.step_all()
    first, second = [beginning.row.id for beginning in await played.tournaments.to_begin()]
    assert await played.tournaments.waits(second)
    await played.tournaments.begin(first, 900)
    await played.tournaments.end(GUILD, EN)
    assert not await played.tournaments.waits(second)
    await played.tournaments.begin(second, 901)
    rows = [await room.store.table(table) for table in (first, second)]
    assert [row.status for row in rows if row is not None] == ["running", "stopped"]


async def test_who_has_their_data_deleted_while_the_thread_is_opened_does_not_come_back(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.meet(11, 12)
    await played.out()
    await played.tournaments.step_all()
    (beginning,) = await played.tournaments.to_begin()
    assert (await room.store.forget(12, "former player")).still == []
    await played.tournaments.begin(beginning.row.id, 900)
    row = await room.store.table(beginning.row.id)
    assert row is not None
    assert (row.status, row.roster) == ("lobby", b"[]")
    assert not any(msgspec.structs.astuple(await room.store.traces(12)))


async def test_a_game_that_begins_while_its_tournament_changes_begins_with_what_is_kept(
    room: Room, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.meet(11, 12)
    await played.out()
    await played.tournaments.step_all()
    (beginning,) = await played.tournaments.to_begin()
    advance = room.store.advance

    async def late(progress: Progress) -> bool:
        await room.store.forget(12, "former player")
        return await advance(progress)

    monkeypatch.setattr(room.store, "advance", late)
    await played.tournaments.begin(beginning.row.id, 900)
    assert await room.store.tables_of(12, ("running",)) == []
    row = await room.store.table(beginning.row.id)
    assert row is not None
    assert row.status == "lobby"
