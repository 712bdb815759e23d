"""The rest of a game in which no person takes part any longer: computer players finish it at once (T12).

They see and slap as before but for false slaps, each pile is kept for the film, and the cards' messages are left out.
"""

from __future__ import annotations

from bot.slap import practice, rules
from bot.tables.contract.table import Body, Button, Hush, Post, Stamp
from bot.tables.slap import posting, slaps
from bot.tables.slap.handling import Running


def possible(table: Running) -> bool:
    """True while the table asks whether anybody is there, and once every person is out."""
    return posting.computers_left(table) and (table.record.mode == "asleep" or _watched(table))


def offer(table: Running) -> None:
    """Ask those who are all out, once, whether they want to watch the rest."""
    record = table.record
    if record.offered or record.mode != "running" or not (_watched(table) and posting.computers_left(table)):
        return
    record.offered = True
    row = (Button(0, "finish", table.say("slap-finish")),)
    table.add(Post(record.message("i"), Body(table.say("slap-all-out"), (row,))))


def play(table: Running, at: Stamp) -> None:
    """Play to the end."""
    record = table.record
    posting.withdraw(table, at, table.say("slap-computers-finish"))
    lies_open = record.open is not None and not record.settled
    posting.close(table, at, "again")
    table.add(Hush("still"))
    while not table.game.over:
        lies_open = not (lies_open and _slap(table)) and _turn(table)
    posting.finish(table)


def _watched(table: Running) -> bool:
    """True if people are here, and none of them can get a card any more."""
    return bool(table.people) and all(table.state.statuses[seat] == "out" for seat in table.people)


def _slap(table: Running) -> bool:
    """Give a pattern to the computer player who sees it first; false if there is none or nobody sees it."""
    if rules.pattern(table.state) is None:
        return False
    able = [seat for seat in table.record.practice if rules.may_slap(table.state, seat) is None]
    level, pace_ms = table.record.level, table.state.options.pace_ms
    waits = ((practice.delay(table.game.seed, table.record.number, seat, level, pace_ms), seat) for seat in able)
    hits = [(ms, seat) for ms, seat in waits if ms is not None and ms < pace_ms]
    if not hits:
        return False
    first, seat = min(hits)
    drawn = sorted(seat for ms, seat in hits if ms <= first + table.record.heat_ms)
    if table.record.heat_ms and len(drawn) > 1:
        table.game.act("lot", None, drawn, "computer")
    else:
        table.game.act("slap", seat, {"air": False}, "computer")
    won = {seat: ms for ms, seat in hits}[slaps.last(table).seat]
    slaps.keep(table, won, timed=not table.slow)
    return True


def _turn(table: Running) -> bool:
    """Close the window; true if that turns a card."""
    table.record.number += 1
    step = rules.next_step(table.state)
    if step.kind == "card":
        table.game.act("flip", None, None, "computer")
        return True
    if step.kind == "end" and step.seat is not None:
        posting.collect(table, "award", step.seat, step.seat)
    else:
        posting.collect(table, "close", None, step.seat)
    return False
