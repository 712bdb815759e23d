"""The *now* panel, edited in place; of sealed rounds it shows only that and until when (8.14)."""

from __future__ import annotations

from typing import Final
from zlib import crc32

import msgspec

from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import MORE, SILENT
from bot.tables.contract.table import Body, Button, Erase, Picture, Post
from bot.tables.cosmic import boards, chronicle, news, table_words
from bot.tables.cosmic.clockwork import deadlines
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.handling import SCREEN, Running
from bot.tables.cosmic.record import Panel
from bot.tables.cosmic.table_words import moment, whole
from bot.words.message import Message
from bot.words.speech import Speech

REFRESH = "panel"
_HOLIDAYS: Final = {"freeze": "asks", SILENT: "silent"}
_OLD_MS: Final = 50 * 60_000
"""Discord limits edits of messages that are older than an hour."""
_SELDOM_MS: Final = 3_600_000
"""Edits this far apart are allowed all the same."""
_MOVE_MS: Final = {"live": 30_000}
_MOVE_USUALLY_MS: Final = 5 * 60_000
"""A buried panel moves down at most so often, unless somebody looks for it."""
_UNTOLD_MS: Final = 5_000
_TOLD_MS: Final = 20_000
"""Least time between edits: for news on the panel alone; for news sent by direct message."""
_APART_MS: Final = 10 * 60_000
"""At quiet tables, or a quarter of the cap of a round."""
_STAYS_MS: Final = 3 * 3_600_000
"""An old panel of a quiet table stays at least so long with nothing posted below it."""
_QUICK_MS: Final = 30_000
"""News sent by direct message and answered within this time is not on the panel."""


def refresh(table: Running, *, late: bool = False) -> None:
    """Update the panel unless only computers are waited for; ``late``: the edit has waited long enough."""
    record = table.record
    panel = record.panel
    if panel is None:
        renew(table)
        return
    if record.mode == "running" and _passes_by(table) and not late:
        return
    apart = 0 if table.looks else _MOVE_MS.get(record.speed, _MOVE_USUALLY_MS)
    moves = panel.posted + apart if is_buried(table, panel) else None
    if moves is not None and moves <= table.now:
        renew(table)
        return
    later = [] if moves is None else [moves]
    said = _undated(table)
    if crc32(encode(said)) == panel.shown:
        pass
    elif table.now - panel.posted > _OLD_MS:
        if (when := panel.edited + _lag(table, panel)) > table.now:
            later.append(when)
        elif not panel.below and not table.chatter and table.now - panel.edited >= _SELDOM_MS:
            _edit(table, panel, said)
        else:
            renew(table)
            return
    elif not late and (when := _again(table, panel)) > table.now:
        later.append(when)
    else:
        _edit(table, panel, said)
    if later:
        table.ring(REFRESH, min(later))


def is_buried(table: Running, panel: Panel) -> bool:
    """True if more than a screen of chat is below the panel, counting everybody's messages."""
    return panel.below + table.chatter > SCREEN


def _edit(table: Running, panel: Panel, said: Body) -> None:
    table.hush(REFRESH)
    _note(table, panel, said)
    table.edit(panel.key, _finished(table, said))


def renew(table: Running) -> None:
    """Post the panel anew at the end of the thread; the old one is deleted once it stands there."""
    record = table.record
    old = record.panel
    if record.blocked:
        return
    key = record.message("p")
    record.panel = Panel(key, table.now, before=old if old is None or old.before is None else old.before)
    said = _undated(table)
    _note(table, record.panel, said)
    table.hush(REFRESH)
    table.chatter = 0
    table.add(Post(key, _finished(table, said)))
    if old is not None and old.before is not None:
        table.add(Erase(old.key))


def stands(table: Running, key: str) -> bool:
    """A message was posted: if it is the panel, delete the one before it and return true."""
    panel = table.record.panel
    if panel is None or panel.key != key:
        return False
    if panel.before is not None:
        table.add(Erase(panel.before.key))
        panel.before = None
    return True


def refused(table: Running, key: str) -> None:
    """A message cannot be posted: if it is the panel, the one before it stays."""
    panel = table.record.panel
    if panel is not None and panel.key == key:
        table.record.panel = panel.before
    else:
        _forget_before(panel, key)


def erased(table: Running, key: str) -> None:
    """Somebody deleted a message: if it is the panel, post it anew."""
    panel = table.record.panel
    if panel is not None and panel.key == key:
        lost(table)
    else:
        _forget_before(panel, key)


def lost(table: Running) -> None:
    remove(table)
    renew(table)


def remove(table: Running) -> None:
    panel, table.record.panel = table.record.panel, None
    while panel is not None:
        table.add(Erase(panel.key))
        panel = panel.before


def _forget_before(panel: Panel | None, key: str) -> None:
    if panel is not None and panel.before is not None and panel.before.key == key:
        panel.before = None


def show_again(table: Running) -> None:
    if table.record.panel is not None:
        _edit(table, table.record.panel, _undated(table))


def _finished(table: Running, said: Body) -> Body:
    """Add the moment, if it may lag, and the board in words."""
    text = said.text
    if table.record.mode == "running" and not table.game.over and _may_lag(table):
        text = whole(f"{text}\n{table.say('cosmic-table-as-of', now=moment(table.now))}")
    picture = said.picture and msgspec.structs.replace(said.picture, alt=boards.words(said.picture.view))
    return msgspec.structs.replace(said, text=text, picture=picture)


def _undated(table: Running) -> Body:
    say = table.say
    lines = [words_of(table, say), *deadlines.still(table, say), *news.of_the_turn(table, say), *holidays(table, say)]
    lines += chronicle.latest(table)
    board = Picture(boards.BOARD, encode(boards.seen_by(boards.view(table), None)), "", boards.BOARD_FILE)
    return Body(whole("\n".join(lines)), _buttons(table), board, panel=True)


def _may_lag(table: Running) -> bool:
    """True if everybody asked is notified elsewhere."""
    return not (table.together or table.alone or any(one.closed is not None for one in table.record.people))


def _lag(table: Running, panel: Panel) -> int:
    """Return how long an old or buried panel stays after its last change, ms; 0 if a new one is needed."""
    record, stop = table.record, table.record.stop
    changed = record.mode != panel.mode or table.game.over
    if changed or table.sort == "deal" or (stop is not None and stop.holders) or table.looks or not _may_lag(table):
        return 0
    lag = table.speed.cap if table.record.speed == "live" else max(table.speed.cap, _STAYS_MS)
    return min(_OLD_MS, lag) if panel.below else lag


def _again(table: Running, panel: Panel) -> int:
    stop = table.record.stop
    told_alone = table.sort == "deal" or (table.sort == "round" and table.together)  # nothing but the panel shows it
    if table.record.mode != "running" or stop is None or table.alone or told_alone:
        return panel.edited + _UNTOLD_MS
    apart = min(table.speed.cap // 4, _APART_MS)
    return max(panel.edited + max(_TOLD_MS, apart), stop.opened + max(_QUICK_MS, table.speed.floor))


def _note(table: Running, panel: Panel, said: Body) -> None:
    panel.shown, panel.edited, panel.mode = crc32(encode(said)), table.now, table.record.mode


def _passes_by(table: Running) -> bool:
    """True if the table waits only for computer players and absent people, whose answers come at once."""
    if table.game.over:
        return False
    if deadlines.by_the_way(table):
        return True
    asked = deciding(table) if table.sort == "deal" else [ask.seat for ask in table.game.asks.values()]
    return all(table.unattended(seat) for seat in asked)


def words_of(table: Running, say: Speech) -> str:
    stop, hurried = table.record.stop, not table.alone
    if table.record.mode == "paused":
        return say("cosmic-table-panel-paused")
    if table.game.over:
        return say("cosmic-table-over")
    if stop is None or stop.sort == "round":
        holders = [table.names[seat] for seat in stop.holders] if stop is not None else []
        offense = table.names[table.game.state.challenge.offense.seat] if table.asks_sides else ""
        told = table_words.panel_round(say, deadlines.latest(table) if hurried else 0, holders, offense)
        return "\n".join([told, *(sides.guests(table, say) if offense else ())])
    decide = [table.names[seat] for seat in deciding(table)]
    what = Message("cosmic-table-decides-deal") if stop.sort == "deal" else table_words.decides(_main_key(table))
    return table_words.panel_decision(say, decide, what, stop.due if hurried else 0)


def holidays(table: Running, say: Speech) -> list[str]:
    lines = []
    for seat, holiday in table.record.away.items():
        how = "still" if holiday.agreed else _HOLIDAYS.get(holiday.plan, "played")
        lines.append(table_words.away(say, table.names[seat], holiday.until, how))
    return lines


def deciding(table: Running) -> list[Seat]:
    """Return the players to decide, as far as everybody is told: nobody while responses are open (8.14).

    Under seal all who are asked the main thing are named, whether or not they have answered or are asked more.
    """
    sort = table.sort
    if table.game.over or sort == "round":
        return []
    if sort == "deal":
        return deadlines.bargainers(table)
    main = _main_key(table)
    return list(dict.fromkeys(ask.seat for ask in table.game.asks.values() if ask.key == main))


def _main_key(table: Running) -> str:
    keys = [ask.key for ask in table.game.asks.values()]
    return next((key for key in keys if "." not in key), keys[0])


def _buttons(table: Running) -> tuple[tuple[Button, ...], ...]:
    say = table.say
    if table.game.over:
        return ()
    first = Button(0, "answer", say("cosmic-table-answer"), style="primary")
    if table.record.mode == "paused":
        first = Button(0, "resume", say("cosmic-table-resume"), style="success")
    hand, log = Button(0, "hand", say("cosmic-table-hand")), Button(0, "log", say("cosmic-table-log"))
    return ((first, hand, log, Button(0, MORE, say("cosmic-table-more"))),)
