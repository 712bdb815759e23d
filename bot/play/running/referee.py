"""A table waiting for its referee. Case files hold hidden cards: for the admin alone, never posted."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.kernel.game import Game
from bot.kernel.saved import NothingToUndo, RefereeNeeded, notes
from bot.play import rosters
from bot.play.games.kinds import Controller, Kind, to_saved
from bot.play.running.inbox import say_to
from bot.play.running.live_table import RunningTable
from bot.play.running.resuming import BALLOT, Absence, absence, broken_part, called, notes as waiting_notes
from bot.store.files import PRIVATE_FOLDER, write_private
from bot.store.rows import Batch, DeadlineRow, DecisionRow, TableRow
from bot.store.statements import tables, timing
from bot.tables.contract.table import Body, Button, Effect, Over, Pressed, Reply, Rewound, Stamp
from bot.words.message import Language, ids
from bot.words.speech import speech

log = logging.getLogger(__name__)


def write_case(folder: Path, table: int, error: Exception, item: object) -> Path | None:
    """Write one case (hidden cards: for the admin only; no names or ids); None if the volume refuses."""
    case = {
        "table": table,
        "item": repr(_nameless(item)),
        "error": repr(error),
        "traceback": "".join(traceback.format_exception(error)),
        "case": error.case if isinstance(error, RefereeNeeded) else None,
    }
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        path = folder / f"table-{table}-{len(list(folder.iterdir())) + 1}.json"
        write_private(path, msgspec.json.format(msgspec.json.encode(case)))
    except OSError:
        log.exception("the case of table %s could not be written", table)
        return None
    return path


def _nameless(item: object) -> object:
    if not isinstance(item, msgspec.Struct):
        return item
    personal: dict[str, object] = {"user": 0, "name": "", "guest": "", "values": ()}
    return msgspec.structs.replace(item, **{f: personal[f] for f in item.__struct_fields__ if f in personal})


RETRY: Final = "referee_retry"
UNDO: Final = "referee_undo"
STOP: Final = "referee_stop"
WITHOUT: Final = "referee_without"
WITHOUT_KEY: Final = "without"
STOPS: Final = (STOP, "stop", "stop_sure")
"""A game's own ways to stop mean the same here."""
CHOICES: Final = (RETRY, UNDO, STOP, WITHOUT)
"""Choices by the buttons under the notice and below the answer to any other press."""


def notice(language: Language, part: str = "") -> Body:
    say = speech(language)
    row = (
        Button(0, RETRY, say("play-retry"), style="primary"),
        Button(0, UNDO, say("play-undo")),
        *((Button(0, WITHOUT, say("play-without")),) if part else ()),
        Button(0, STOP, say("play-stop"), style="danger"),
    )
    return Body(f"{say('play-referee')} {say('play-referee-without')}" if part else say("play-referee"), (row,))


def voters(kind: Kind, row: TableRow, rows: Sequence[DecisionRow], at: Stamp) -> dict[int, int]:
    seated = rosters.decode(row.roster)
    places: Sequence[int] = range(len(seated))
    try:
        controller = kind.load(Game.resume(kind.rules, to_saved(row, rows)).game, row.desk)
        places = [controller.seating[seat] for seat in controller.voters(at)]
    except Exception as error:  # whatever is wrong with this game, its people decide what becomes of it
        log.error("it cannot be told who has left: %s", type(error).__name__)
    return {user: place for place in places if (user := seated[place].user) is not None}


def stop(kind: Kind, row: TableRow, rows: Sequence[DecisionRow], at: Stamp) -> tuple[Controller, list[Effect]] | None:
    """Stop the game at its last sound moment, not stored yet; None if the rules fail again."""
    try:
        resumed = Game.resume(kind.rules, to_saved(row, rows))
        if resumed.dropped:
            return None
        controller = kind.load(resumed.game, row.desk)
        said = controller.handle(Pressed(at, None, 0, "stop_sure", "", moderator=True))
    except Exception as error:  # whatever is wrong with this game, its people must get rid of it
        log.error("the game cannot be ended by its rules: %s", type(error).__name__)
        return None
    effects: list[Effect] = [effect for effect in said if not isinstance(effect, Reply)]
    return (controller, effects) if any(isinstance(effect, Over) for effect in effects) else None


def take_back(kind: Kind, row: TableRow, rows: Sequence[DecisionRow], batch: Batch) -> Controller | None:
    """Take back the last action (``batch`` says what to forget); None for none. Raises as resuming does."""
    game = Game.resume(kind.rules, to_saved(row, rows)).game
    try:
        undone = game.undo(consent=True)
    except NothingToUndo:
        return None
    batch.dropped_from = (undone.phase, undone.seq)
    batch.next_ask = game.save().next_ask
    return kind.load(game, row.desk)


_VOTES: Final = ids("play-vote-", (UNDO, STOP, WITHOUT))


async def call(table: RunningTable, error: Exception) -> None:
    """Let the table wait at its last durable state; it must be loaded anew then. Raises ``StoreError``."""
    table.services.governor.clear_table(table.table)
    part = error.part if isinstance(error, RefereeNeeded) else notes(error)[1]
    noted = await table.services.store.read(timing.deadlines(table.table))
    since = called(noted, table.table, table.services.clock.now(), part)
    await table.announce("referee", [table.notice(notice(table.lookup.language, part))], since)


async def judge(table: RunningTable, press: Pressed, row: TableRow) -> bool:
    """Take a press at a waiting table; True if the table has to be loaded anew."""
    say = say_to(press)
    choice = STOP if press.choice in STOPS else press.choice
    if choice not in CHOICES:
        part = broken_part(await table.services.store.read(timing.deadlines(table.table)))
        asked = msgspec.structs.replace(notice(press.language, part), text=say("play-referee-private"))
        await table.services.screen.show(press.reply, table.table, asked, None, renew=False)
        return False
    store = table.services.store
    able = voters(table.kind(row), row, await store.read(tables.log(row.id)), table.now())
    plays = any(seated.user == press.user for seated in rosters.decode(row.roster))
    if plays and press.user in able:
        if choice != RETRY and not await _carried(table, press, choice, able):
            return True
    elif plays or not press.moderator or press.user in await store.read(tables.former_players(row.id)):
        table.answer(press, say("play-only-referee"))
        return False
    log.info("the referee chose %s", choice)
    anew = False
    if choice == STOP:
        anew = await _stop(table, row)
    elif choice == UNDO and not await _take_back(table, row):
        table.answer(press, say("play-nothing-to-undo"))
        return False
    elif choice == WITHOUT and not await _go_without(table, row):
        table.answer(press, say("play-nothing-to-leave"))
        return False
    elif choice == RETRY:
        await table.announce("running", [table.notice(Body(table.say("play-retried")))])
        anew = True
    table.answer(press, say("play-chosen"))
    return anew


async def _carried(table: RunningTable, press: Pressed, choice: str, able: Mapping[int, int]) -> bool:
    """Count a vote; True if it is enough. Post an open one, with the buttons that are below the notice."""
    store, kind = table.services.store, f"{BALLOT}.{choice}."
    mine = f"{kind}{able[press.user]}"
    noted = await store.read(timing.deadlines(table.table))
    cast = {row.name for row in noted}
    for_it, needed = len(cast & {f"{kind}{place}" for place in able.values()} | {mine}), len(able) // 2 + 1
    if for_it >= needed:
        return True
    if mine in cast:
        table.answer(press, say_to(press)("play-already-voted"))
        return False
    told = table.say(_VOTES[choice], votes=for_it, needed=needed)
    post = table.notice(Body(told, notice(table.lookup.language, broken_part(noted)).buttons))
    await table.announce("referee", [post], [DeadlineRow(table.table, mine, table.services.clock.now())])
    table.answer(press, say_to(press)("play-voted"))
    return False


async def _take_back(table: RunningTable, row: TableRow) -> bool:
    """Take back one more action and keep the time that was left; False if there is none."""
    noted = await table.services.store.read(timing.deadlines(table.table))
    batch = Batch(table=table.table, status="running", cleared=waiting_notes(noted))
    controller = take_back(table.kind(row), row, await table.services.store.read(tables.log(row.id)), batch)
    if controller is None:
        return False
    gone = absence(noted, table.services.clock.now())
    await _go_on(table, row, controller, batch, gone, [table.notice(Body(table.say("play-undone")))])
    return True


async def _go_without(table: RunningTable, row: TableRow) -> bool:
    noted = await table.services.store.read(timing.deadlines(table.table))
    part = broken_part(noted)
    kind = table.kind(row)
    game = Game.resume(kind.rules, to_saved(row, await table.services.store.read(tables.log(row.id)))).game
    if not part or WITHOUT_KEY not in kind.rules.interrupts:
        return False
    game.interrupt(WITHOUT_KEY, None, part, "referee")
    controller = kind.load(game, row.desk)
    batch = Batch(table=table.table, status="running", cleared=waiting_notes(noted))
    await _go_on(table, row, controller, batch, absence(noted, table.services.clock.now()), [])
    return True


async def _go_on(
    table: RunningTable, row: TableRow, controller: Controller, batch: Batch, gone: Absence, told: list[Effect]
) -> None:
    table.seat(row, controller)
    tasks = await table.commit(batch, [*told, *controller.handle(Rewound(table.now(), gone.away, gone.in_place))])
    table.lookup.row = msgspec.structs.replace(row, status="running")
    table.count_load(row)
    table.perform(tasks)


async def _stop(table: RunningTable, row: TableRow) -> bool:
    """End the game where it stands, without result if its rules fail again; True to load it anew."""
    post = table.notice(Body(table.say("play-stopped")))
    ended = stop(table.kind(row), row, await table.services.store.read(tables.log(row.id)), table.now())
    if ended is None:
        parent = table.notice(Body(table.say("play-stopped-without-result", table=str(table.table))))
        await table.announce("stopped", [post, msgspec.structs.replace(parent, place="parent")])
        return True
    controller, effects = ended
    table.seat(row, controller)
    noted = await table.services.store.read(timing.deadlines(table.table))
    batch = Batch(table=table.table, cleared=waiting_notes(noted))
    table.perform(await table.commit(batch, [post, *effects]))
    table.close_if_over(batch)
    return False
