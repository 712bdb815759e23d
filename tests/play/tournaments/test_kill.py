"""kill -9 at every moment of a tournament: nothing lost, nothing said, opened or counted twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.ratings.tournament import standings
from bot.store.statements import events, tables
from tests.play.room import Room
from tests.play.tournaments.playing import GUILD, Killed, Mortal, Played

PEOPLE = (11, 12, 13)
MOMENTS = 30
"""Before and after each of the writes of such a tournament."""


async def surviving(room: Room, played: Played, act: Callable[[Played], Awaitable[object]]) -> Played:
    """Do something; if the process is killed on the way, another one takes over, and it is done again."""
    try:
        await act(played)
    except Killed:
        await played.registry.close()
        played = Played(room)
        await played.registry.open()
        await played.registry.wake()
        await act(played)
    return played


async def joined(played: Played, user: int) -> None:
    await played.join(user)
    assert await played.entrant(user), "whoever is told again has lost nothing"


async def met(played: Played) -> None:
    for meeting in (await played.now()).rounds[-1]:
        for seat in meeting.seats if meeting.waits else ():
            await played.join((await played.now()).entrants[seat].user or 0)


async def deleted(played: Played) -> None:
    """Somebody deletes the first message of each table, so that its thread is refused."""
    await played.out()
    await played.tournaments.step_all()
    for beginning in await played.tournaments.to_begin():
        if len(await played.posts(beginning.row.id)) == 1:
            await played.tournaments.post_again(beginning.row.id)


async def won(played: Played) -> None:
    now = await played.now()
    await played.win(*[now.entrants[meeting.seats[0]].user or 0 for meeting in now.rounds[-1]])


@pytest.mark.parametrize("moment", range(1, MOMENTS + 2))
async def test_whenever_it_is_killed_everything_happens_once(room: Room, moment: int) -> None:
    dying = Mortal(room.store, moment)
    played = Played(room, dying)
    await played.registry.open()
    played = await surviving(room, played, lambda at: at.open("knockout", 3))
    for user in PEOPLE:
        played = await surviving(room, played, partial(joined, user=user))
    for _ in range(2):
        played = await surviving(room, played, lambda at: at.tournaments.step_all())
        played = await surviving(room, played, met)
        played = await surviving(room, played, deleted)
        played = await surviving(room, played, lambda at: at.begin())
        played = await surviving(room, played, won)
    assert await played.over()
    await played.out()
    going = await played.tournaments.current(GUILD)
    assert going is not None
    rounds = len(going.now.rounds)
    meetings = await room.store.read(events.meetings(going.row.table))
    played_at = [[meeting for meeting in held if len(meeting.seats) > 1] for held in going.now.rounds]
    assert len(meetings) == sum(map(len, played_at)), "no table was opened twice"
    heads = await room.store.read(tables.heads(("lobby", "running", "ended", "stopped")))
    assert len(heads) == 1 + len(meetings)
    for number in range(1, rounds + 1):
        assert played.said(f"Round {number} begins") == 1
    assert len(going.now.entrants) == len(PEOPLE)
    assert [row.won for row in standings(going.now)] == [2, 1, 0]
    assert played.said("play in the thread below") == len(meetings)
    assert played.said("has won the tournament") == 1
    assert (dying.left <= 0) == (moment <= MOMENTS), "MOMENTS is how many there are"
    await played.registry.close()
