"""A table that waits for its referee: calls for them, and carries out what they choose (see ``referee``)."""

from __future__ import annotations

import logging

import msgspec

from bot.play.items import say_to
from bot.play.live_table import RunningTable
from bot.play.raw import RawPress
from bot.play.refereeing import referee
from bot.play.sleep.absence import ABSENT, absence, called
from bot.store.rows import Batch, TableRow
from bot.tables.contract.table import Body, Rewound

log = logging.getLogger("bot.play.actor")


async def call(table: RunningTable) -> None:
    """From now on the table waits at its last durable state; it has to be taken up anew then. Raises ``StoreError``."""
    table.services.governor.clear_table(table.table)
    since = called(await table.services.store.deadlines(table.table), table.table, table.services.clock.now())
    await table.announce("referee", [table.notice(referee.notice(table.lookup.language))], since)


async def judge(table: RunningTable, press: RawPress, row: TableRow) -> bool:
    """Somebody presses something at a table that waits. Whether it has to be taken up anew."""
    say = say_to(press)
    if (refusal := referee.refusal(press.choice, say, host=table.lookup.is_host(press))) is not None:
        table.answer(press, refusal)
        return False
    log.info("the referee chose %s", press.choice)
    anew = False
    if press.choice in referee.STOPS:
        anew = await _stop(table, row)
    elif press.choice == referee.UNDO:
        if not await _take_back(table, row):
            table.answer(press, say("play-nothing-to-undo"))
            return False
    else:
        await table.announce("running", [table.notice(Body(table.say("play-retried")))])
        anew = True
    table.answer(press, say("play-chosen"))
    return anew


async def _take_back(table: RunningTable, row: TableRow) -> bool:
    """Without one more action, and with the time that was left; False if there is none to take back."""
    gone = absence(await table.services.store.deadlines(table.table), table.services.clock.now())
    batch = Batch(table=table.table, status="running", cleared=list(ABSENT))
    desk = referee.take_back(table.kind(row), row, await table.services.store.log(row.id), batch)
    if desk is None:
        return False
    table.seat(row, desk)
    notice = table.notice(Body(table.say("play-undone")))
    rewound = Rewound(table.now(), gone.away, gone.in_place)
    tasks = await table.commit(batch, [notice, *desk.handle(rewound)])
    table.lookup.row = msgspec.structs.replace(row, status="running")
    table.count_load(row)
    table.perform(tasks)
    return True


async def _stop(table: RunningTable, row: TableRow) -> bool:
    """The game ends where it stood, like any stopped game; without a result if its rules cannot even do that.

    Whether it has to be taken up anew.
    """
    notice = table.notice(Body(table.say("play-stopped")))
    ended = referee.stop(table.kind(row), row, await table.services.store.log(row.id), table.now())
    if ended is None:
        parent = table.notice(Body(table.say("play-stopped-without-result", table=str(table.table))))
        await table.announce("stopped", [notice, msgspec.structs.replace(parent, place="parent")])
        return True
    desk, effects = ended
    table.seat(row, desk)
    batch = Batch(table=table.table, cleared=list(ABSENT))
    table.perform(await table.commit(batch, [notice, *effects]))
    table.close_if_over(batch)
    return False
