"""A person is forgotten by one process while another one takes a step of a tournament of theirs."""

from __future__ import annotations

import asyncio

import msgspec

from bot.store.postgres.running import carry_out
from bot.store.postgres.store import connect
from bot.store.rows import Forgotten, Opened, OutboxRow, Progress
from bot.store.statements import events, keeping
from bot.store.statements.script import Statement, Steps
from bot.store.store import Share
from tests.store.postgres.conftest import Opener
from tests.store.samples import table_row

GUILD = 1 << 22
"""A server of shard 1."""
SAID = OutboxRow(key="zod:{}:e1", table=0, channel=7, kind="post", body=b"{}", restart="resend", order=1)


def state(*rounds: str) -> bytes:
    people = [{"name": "Ana", "user": 11}, {"name": "Ben", "user": 12}]
    return msgspec.json.encode({"entrants": people, "rounds": rounds})


def until_tournaments_change(script: Steps[Forgotten]) -> Steps[Statement]:
    """The first half of a script; returns the statement with which the second half begins."""
    statement = next(script)
    while not statement.sql.startswith("UPDATE tournaments"):
        statement = script.send((yield statement))
    return statement


def from_there(script: Steps[Forgotten], statement: Statement) -> Steps[Forgotten]:
    while True:
        answer = yield statement
        try:
            statement = script.send(answer)
        except StopIteration as end:
            done: Forgotten = end.value
            return done


async def test_a_person_is_forgotten_and_the_step_of_another_process_stays(address: str, opened: Opener) -> None:
    await opened(address, "one", share=Share(0, 0, 2))
    other = await opened(address, "two", share=Share(1, 1, 2))
    number = await other.write(events.open_tournament(table_row(guild=GUILD, host=0), state(), SAID))
    assert await other.write(events.advance(Progress(number, 0, state())))
    step = Progress(number, 1, state("the first round"), round=1, opened=[Opened(table_row(guild=GUILD), 0, SAID)])
    late = msgspec.structs.replace(step, turn=2)
    connection = await connect(address)
    forgetting = iter(keeping.forget(12, "former player"))
    async with connection.transaction():
        begins = await carry_out(connection, until_tournaments_change(forgetting))
        assert await other.write(events.advance(step))
        assert await carry_out(connection, from_there(forgetting, begins)) == Forgotten()
        waits = asyncio.create_task(other.write(events.advance(late)))
    assert not await waits, "what was thought out before somebody was forgotten is thought out anew"
    await connection.close()
    found = await other.read(events.tournament(number))
    assert found is not None
    told = msgspec.json.decode(found.state)
    assert (told["rounds"], [one["user"] for one in told["entrants"]]) == (["the first round"], [11, None])
    assert len(await other.read(events.meetings(number))) == 1
