"""Tournaments that go on by themselves: sign-up, rounds, people who are absent or leave, the end."""

from __future__ import annotations

import asyncio
from itertools import permutations

import msgspec
import pytest

from bot.play import rosters
from bot.play.tournaments.tables import AGAIN_MS, MOST_POSTS, PLAY_MS
from bot.ratings.result import Finish
from bot.ratings.tournament import ANEW, FRESH_MS, swiss_rounds
from bot.store.rows import Batch, OutboxRow
from bot.store.statements import changing, events, keeping, tables
from bot.store.statements.script import Script
from bot.words.message import UserError
from bot.words.pictures import TOURNAMENT_RENDERER, TournamentPicture, tournament_status
from tests.play.room import Room
from tests.play.tournaments.playing import CHANNEL, DAY_MS, GUILD, LIVE, Played
from tests.scripts import name_of
from tests.words.voices import DE, EN


async def test_a_knock_out_of_four_is_played_to_its_winner(room: Room, played: Played) -> None:
    assert await played.open("knockout", 4)
    assert not await played.open("swiss", 4), "one at a time"
    for user in (11, 12, 13, 14):
        assert "You're in" in await played.join(user)
        assert user == 14 or await played.join(user) == EN("tournament-already-in")
    assert len((await played.now()).rounds) == 1, "it begins with the fourth"
    first = await played.tables()
    assert len(first) == 2
    await played.come(11, 12, 13, 14)
    for table in first:
        row = await room.store.read(tables.table(table))
        assert row is not None
        assert (row.status, row.host, len(rosters.decode(row.roster))) == ("running", 0, 2)
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
    bodies = [body for renderer, body in room.screen.drawn if renderer == TOURNAMENT_RENDERER]
    drawn = [msgspec.json.decode(body, type=TournamentPicture) for body in bodies]
    assert {len(view.rounds) for view in drawn if not view.over} == {1, 2, 3}
    assert [tournament_status(view, EN) for view in drawn if view.over] == [f"P{finalists[1]} has won"]
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


async def test_every_rounds_picture_and_every_tables_message_end_with_who_has_won(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.come(11, 12, 13, 14)
    now = await played.now()
    pairs = [[now.entrants[seat].user or 0 for seat in meeting.seats] for meeting in now.rounds[0]]
    assert "play in <#" in played.stands("**Round 1, table 2**")
    await played.win(pairs[0][0], pairs[1][1])
    await played.out()
    assert played.stands("**Round 1 begins**").startswith("**Round 1 is over.**")
    assert played.alt("**Round 1 begins**").startswith("Round 1: all 2 tables are done.")
    for place, winner in enumerate((pairs[0][0], pairs[1][1]), 1):
        assert played.stands(f"**Round 1, table {place}**").endswith(f"<@{winner}> has won.")
        assert f": P{winner} has won" in played.alt("**Round 1 begins**")
    await played.come(pairs[0][0], pairs[1][1])
    await played.win(pairs[1][1])
    await played.out()
    assert played.stands("**Round 2, table 1**").endswith(f"<@{pairs[1][1]}> has won.")
    assert played.stands("**Round 2 begins**").startswith("**Round 2 is over.**")
    assert "its table is done" in played.alt("**Round 2 begins**")
    (ended,) = [text for _, _, text in room.screen.posted if "has won the tournament" in text]
    assert [row.split(" ")[0] for row in ended.splitlines()[1:]] == ["2.", "3.", "3."], (
        "all who share a place are named"
    )


async def test_the_last_edit_of_a_table_survives_many_messages_of_its_game(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.come(11, 12)
    (table,) = await played.tables()
    told = [
        OutboxRow(f"zod:{table}:{n}", table, 77, "post", b"", "drop", "done", 5_000 + n, order=100 + n)
        for n in range(20)
    ]
    await room.store.write(changing.commit(Batch(table, outbox=told)))
    await played.win(11)
    await played.out()
    assert played.stands("**Round 1, table 1**").endswith("<@11> has won.")


async def test_a_game_that_takes_too_long_is_told_to_its_people_and_in_its_message(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.come(11, 12)
    await played.wait(PLAY_MS)
    assert played.stands("**Round 1, table 1**").endswith("nobody has won.")
    for user in (11, 12):
        assert played.told(user)[-1].startswith("**Your game of round 1, table 1 counts for nobody**")


async def test_after_an_end_by_hand_no_message_promises_a_game(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    now = await played.now()
    playing = [now.entrants[seat].user or 0 for seat in now.rounds[0][0].seats]
    await played.come(*playing)
    await played.tournaments.end(GUILD, EN)
    await played.out()
    assert played.stands("**Round 1, table 1**").endswith("goes on, but no longer counts for it.")
    assert played.stands("**Round 1, table 2**").endswith("The tournament was ended before this game began.")
    assert played.stands("**Round 1 begins**").startswith("**Round 1 is over.**")
    assert played.alt("**Round 1 begins**").startswith("Nobody has won.")
    going = await played.tournaments.current(GUILD)
    assert going is not None
    words, _ = await played.tournaments.shown(going, EN)
    assert "waits for its people" not in words


async def test_words_go_out_without_a_picture_that_cannot_be_drawn(room: Room, played: Played) -> None:
    room.screen.faulty.add(TOURNAMENT_RENDERER)
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
    assert (await room.store.write(keeping.forget(12, "former player"))).still == []
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
    assert (await room.store.write(keeping.forget(12, "former player"))).still == []
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
    row = await room.store.read(tables.table(second))
    assert row is not None
    assert row.status == "running", "the game itself may go on"


async def test_a_game_that_is_stopped_before_its_tenth_card_is_set_anew(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.come(11, 12, 13, 14)
    _, second = await played.tables()
    for turns in (ANEW - 1, 0):
        (game,) = [table for table in await played.games() if table != second]
        await played.finish(game, [Finish(1), Finish(2)], "stopped", turns)
        await played.tournaments.step_all()
        await played.out()
        now = await played.now()
        meeting = now.rounds[0][0]
        assert (meeting.waits, meeting.again, meeting.here, meeting.until_ms) == (
            (True, True, {}, room.clock.now() + DAY_MS)
        )
        await played.tournaments.step_all()
        assert len(await room.store.read(events.meetings((await played.going()).row.table))) == 2 + (
            2 if turns == 0 else 1
        )
        people = [now.entrants[seat].user or 0 for seat in meeting.seats]
        (asked, ping) = [
            (text, ping)
            for (_, _, text), ping in zip(room.screen.posted, room.screen.pings, strict=True)
            if EN("tournament-again") in text
        ][-1]
        assert "press *I'm here*" in asked
        assert sorted(ping) == sorted(people)
        assert room.screen.edits[-1][1].endswith("play again: see the new message below.")
        await played.come(*people)
    assert len(await played.games()) == 2, "the other game was not disturbed"
    await played.win(people[0], now.entrants[now.rounds[0][1].seats[0]].user or 0)
    assert (await played.now()).rounds[0][0].firsts == [meeting.seats[people.index(people[0])]]
    assert len((await played.now()).rounds) == 2


async def test_a_stopped_game_counts_as_it_stands_from_its_tenth_card_on_or_if_all_but_one_have_left(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.come(11, 12, 13, 14)
    first, second = await played.tables()
    await played.finish(first, [Finish(1), Finish(2)], "stopped", ANEW)
    await played.finish(second, [Finish(2, conceded=True), Finish(1)], "stopped", 0)
    await played.tournaments.step_all()
    assert [meeting.places for meeting in (await played.now()).rounds[0]] == [(1, 2), (0, 1)]


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
    row = await room.store.read(tables.table(table))
    assert row is not None
    assert row.status == "stopped"
    assert await played.join(11) == EN("tournament-none")
    await played.out()
    assert played.said("Nobody has won it") == 1


async def live(played: Played, *users: int) -> None:
    """A live knock-out of these people has begun, and its messages are out."""
    await played.open("knockout", len(users), options=LIVE)
    for user in users:
        await played.join(user)
    await played.out()


def shown(room: Room, words: str) -> str:
    return next(text for _, text in reversed(room.screen.edits) if words in text)


async def test_games_at_live_tables_begin_when_all_have_come_within_a_quarter_of_an_hour(
    room: Room, played: Played
) -> None:
    await live(played, 11, 12)
    await played.come(11)
    room.clock.set(room.clock.now() + 16 * 60_000, 0)
    await played.come(12)
    assert await played.tournaments.to_begin() == []
    assert (await played.now()).rounds[0][0].waits
    assert (await played.join(11)).startswith("Your last press had run out. Now you're here until <t:2860:t>.")
    assert not (await played.now()).rounds[0][0].waits


async def test_a_press_runs_out_for_everybody_to_see_and_who_is_missing_is_told_when_the_other_comes(
    room: Room, played: Played
) -> None:
    await live(played, 11, 12)
    assert (await played.join(11)).startswith("You're here until <t:1900:t>.")
    await played.out()
    assert "<@11> is here until <t:1900:t>." in shown(room, "Round 1, table 1")
    assert [text.split("**")[1] for text in played.told(12)] == ["P11 is at your tournament table and can play now."]
    await played.wait(FRESH_MS)
    assert "<@11> was here until <t:1900:t>: press again" in shown(room, "Round 1, table 1")
    edits = len(room.screen.edits)
    await played.wait(1_000)
    assert len(room.screen.edits) == edits, "and said once"
    assert played.told(11) == []
    await played.join(12)
    await played.out()
    assert [text.split("**")[1] for text in played.told(11)] == ["P12 is at your tournament table and can play now."]
    (table,) = await played.tables()
    (post,) = await played.posts(table)
    assert played.told(11)[0].endswith(f"/channels/{GUILD}/{CHANNEL}/{post.message}"), "and shown the way"
    text = shown(room, "Round 1, table 1")
    assert "<@11> was here" in text
    assert "<@12> is here" in text
    await played.join(11)
    assert not (await played.now()).rounds[0][0].waits, "both are there"


async def test_people_have_as_long_to_come_as_was_said(room: Room, played: Played) -> None:
    await played.open("knockout", 2, come_ms=3 * DAY_MS)
    until = room.clock.now() + 3 * DAY_MS
    for user in (11, 12):
        await played.join(user)
    for _ in range(3):
        assert (await played.now()).rounds[0][0].until_ms == until
        await played.wait(DAY_MS - 1)
    assert not await played.over()
    assert [len(played.told(user)) for user in (11, 12)] == [1, 1], "reminded once"


async def test_no_live_game_begins_with_people_who_are_not_there(room: Room, played: Played) -> None:
    """11 comes and goes, 12 an hour later; at the date nobody is there."""
    await live(played, 11, 12)
    await played.join(11)
    await played.wait(3_600_000)
    await played.join(12)
    await played.wait(DAY_MS - 3_600_000)
    assert await played.tournaments.to_begin() == []
    assert (await played.now()).rounds[0][0].longer
    assert EN("tournament-longer") in shown(room, "Round 1, table 1")
    for user in (11, 12):
        assert "You have one more day" in played.told(user)[-1]
    await played.wait(DAY_MS)
    assert await played.over()
    assert "nobody has won" in shown(room, "Round 1, table 1").lower()
    for user in (11, 12):
        assert "Nobody has won round 1, table 1" in played.told(user)[-1]
        assert "no further table" in played.told(user)[-1]


async def test_at_the_date_of_a_live_table_those_play_who_are_there_and_the_other_is_told(
    room: Room, played: Played
) -> None:
    await played.open("swiss", 3, size=3, options=LIVE)
    for user in (11, 12, 13):
        await played.join(user)
    await played.wait(DAY_MS - 1_000)
    await played.join(11)
    await played.join(13)
    await played.wait(1_000)
    ((beginning),) = await played.tournaments.to_begin()
    assert sorted(one.user or 0 for one in rosters.decode(beginning.roster)) == [11, 13]
    assert "**Round 1, table 1 plays without you**" in played.told(12)[-1]
    assert "/server" in played.told(12)[-1]
    assert not [text for user in (11, 13) for text in played.told(user) if "without" in text]


async def test_a_live_game_without_a_thread_waits_again_once_its_people_may_have_gone(
    room: Room, played: Played
) -> None:
    await live(played, 11, 12)
    await played.meet(11, 12)
    await played.out()
    assert len(await played.tournaments.to_begin()) == 1
    await played.wait(FRESH_MS - 1)
    assert len(await played.tournaments.to_begin()) == 1, "Discord refuses the thread, but they are there"
    await played.wait(1)
    assert await played.tournaments.to_begin() == []
    assert "press *I'm here*" in shown(room, "Round 1, table 1")
    await played.meet(11, 12)
    await played.out()
    assert len(await played.tournaments.to_begin()) == 1


async def test_whoever_is_not_there_at_half_time_is_reminded_once_in_their_language_and_told_how_it_ended(
    room: Room, played: Played
) -> None:
    await played.open("swiss", 4)
    for user in (11, 12, 13):
        await played.join(user)
    await played.join(14, say=DE)
    await played.out()
    now = await played.now()
    mates = {
        (now.entrants[a].user or 0): now.entrants[b].user or 0 for m in now.rounds[0] for a, b in permutations(m.seats)
    }
    mate = mates[14]
    await played.join(mate)
    await played.wait(DAY_MS // 2 - 1)
    assert played.told(14) == []
    await played.wait(1)
    await played.wait(1_000)
    assert [text.split("**")[1] for text in played.told(14)] == ["Drück *Bin da* an deinem Turniertisch"]
    assert played.told(mate) == [], "who has pressed need not be told"
    await played.wait(DAY_MS // 2)
    assert len(played.told(14)) == 2
    assert played.told(14)[-1].startswith("**Du hast Runde 1, Tisch")
    assert f"P{mate} hat gewonnen." in played.told(14)[-1]
    assert "Mit `/server`, *Turnier*, bist du" in played.told(14)[-1]
    (won,) = played.told(mate)
    assert won.startswith("**You've won round 1, table ")
    assert "P14 didn't play" in won
    others = [user for user in (11, 12, 13) if user != mate]
    assert all("one more day" in played.told(user)[-1] for user in others)


async def test_whoever_goes_on_without_a_game_is_told_so(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 3, 11, 12, 13)
    await played.out()
    now = await played.now()
    (alone,) = [now.entrants[m.seats[0]].user or 0 for m in now.rounds[0] if len(m.seats) == 1]
    assert [len(played.told(user)) for user in (11, 12, 13)] == [int(user == alone) for user in (11, 12, 13)]
    assert played.told(alone)[0].startswith("**You're through round 1 without a game**")


@pytest.mark.parametrize("look", ["press", "show"])
async def test_the_first_bye_goes_to_somebody_who_has_looked_in_again(room: Room, played: Played, look: str) -> None:
    await played.sign_up("swiss", 16, *range(11, 26))
    room.clock.set(room.clock.now() + DAY_MS - 1, 0)
    if look == "press":
        assert await played.join(17) == EN("tournament-already-in")
    else:
        await played.tournaments.seen(await played.going(), 17)
    room.clock.set(room.clock.now() + 1, 0)
    await played.tournaments.step_all()
    now = await played.now()
    assert [now.entrants[meeting.seats[0]].user for meeting in now.rounds[0] if meeting.rests] == [17]
    words, shown = await played.tournaments.shown(await played.going(), EN)
    assert "<@17> · 3 points (with a bye)" in words
    assert shown is not None
    view = msgspec.json.decode(shown.view, type=TournamentPicture)
    assert [view.names[row.name] for row in view.rows if row.byes == (0,)] == ["P17"]
    await played.out()
    assert "<@17> has a bye" in played.stands("**Round 1 of 5 begins**")


async def test_whoever_only_watches_changes_nothing_by_looking(played: Played) -> None:
    await played.sign_up("swiss", 3, 11)
    before = (await played.going()).row
    await played.tournaments.seen(await played.going(), 99)
    assert (await played.going()).row == before
    await played.tournaments.seen(await played.going(), 11)
    await played.tournaments.seen(await played.going(), 11)
    assert (await played.going()).row.turn == before.turn + 1, "noted once"


async def test_nobody_is_written_to_who_has_left_or_has_had_their_data_deleted(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    now = await played.now()
    pairs = [[now.entrants[seat].user or 0 for seat in m.seats] for m in now.rounds[0]]
    assert await played.leave(pairs[0][0]) == EN("tournament-out")
    await room.store.write(keeping.forget(pairs[1][0], "former player"))
    await played.wait(0)
    assert played.told(pairs[0][0]) == played.told(pairs[1][0]) == []
    assert "without a game" in played.told(pairs[0][1])[0]
    assert "former player" in played.told(pairs[1][1])[0]


async def test_a_table_whose_message_was_deleted_is_posted_again_and_begins_there(room: Room, played: Played) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.meet(11, 12)
    (first,) = await played.tournaments.to_begin()
    room.screen.gate = asyncio.Event()
    await played.tournaments.post_again(first.row.id)
    assert await played.tournaments.to_begin() == [], "nothing begins on a message that is not out yet"
    room.screen.gate.set()
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
    until, tried = (await played.now()).rounds[0][0].until_ms, 0
    while room.clock.now() < until:
        room.clock.set(min(until, room.clock.now() + AGAIN_MS * 10), 0)
        await played.begin()
        tried = len(await played.posts(table)) or tried  # they go with the table's end
    assert 3 < tried < 12, "tried again, less and less often"
    assert (await played.now()).rounds[0][0].places == (0, 0)
    row = await room.store.read(tables.table(table))
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
    row = await room.store.read(tables.table(beginning.row.id))
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
    rows = [await room.store.read(tables.table(table)) for table in (first, second)]
    assert [row.status for row in rows if row is not None] == ["running", "stopped"]


async def test_who_has_their_data_deleted_while_the_thread_is_opened_does_not_come_back(
    room: Room, played: Played
) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.meet(11, 12)
    await played.out()
    await played.tournaments.step_all()
    (beginning,) = await played.tournaments.to_begin()
    assert (await room.store.write(keeping.forget(12, "former player"))).still == []
    await played.tournaments.begin(beginning.row.id, 900)
    row = await room.store.read(tables.table(beginning.row.id))
    assert row is not None
    assert (row.status, row.roster) == ("lobby", b"[]")
    assert not any(msgspec.structs.astuple(await room.store.read(keeping.traces(12))))


async def test_a_game_that_begins_while_its_tournament_changes_begins_with_what_is_kept(
    room: Room, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.sign_up("knockout", 2, 11, 12)
    await played.meet(11, 12)
    await played.out()
    await played.tournaments.step_all()
    (beginning,) = await played.tournaments.to_begin()
    write = room.store.write

    async def late(script: Script[object]) -> object:
        if name_of(script) == "advance":
            await write(keeping.forget(12, "former player"))
        return await write(script)

    monkeypatch.setattr(room.store, "write", late)
    await played.tournaments.begin(beginning.row.id, 900)
    assert await room.store.read(tables.tables_of(12, ("running",))) == []
    row = await room.store.read(tables.table(beginning.row.id))
    assert row is not None
    assert row.status == "lobby"
