"""Slow tables (T8): sealed slaps, secret until the window closes, and caretakers for absent people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.event import Seat
from bot.slap import messages, rules
from bot.tables.contract.choices import PREFERENCE, Away, away_of
from bot.tables.contract.table import Body, Button, Post, Preference, Returned, Ring
from bot.tables.slap import adjudication, handling, posting, slaps, votes
from bot.tables.slap.adjudication import Verdict
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Holiday, Seal
from bot.words.message import ids
from bot.words.signs import ago, date_time
from bot.words.speech import Speech


def press(table: Running, seat: Seat, *, slap: bool) -> str | None:
    """Seal a press on the open card; return why not (``repeat`` or a ``rules.Reason``), else None."""
    record = table.record
    state = record.open_state()
    assert state is not None, "only the open card takes presses"
    key = record.key(state.number)
    after = max(0, table.at.ms - state.opened)
    why: str | None = rules.may_slap(table.state, seat)
    if why is None and handling.pressed(record, seat):
        why = "repeat"
    if why is not None:
        slaps.log(table, seat, key, adjudication.ignored(why, "T8", after))
        return why
    record.seals.append(Seal(seat, slap))
    table.note(seat, key, "sealed:slap" if slap else "sealed:pass", "T8", after)
    _hurry(table)
    return None


def close_window(table: Running) -> None:
    """Give a pattern to one of the slappers by lot; without one each pays, in the order of pressing."""
    record = table.record
    state = record.open_state()
    assert state is not None, "no window is open"
    key = record.key(state.number)
    able = handling.slappers(table.state, record)
    handling.count(record)
    record.seals = []
    record.settled = True
    if able and rules.pattern(table.state) is not None:
        slaps.win_by_lot(table, able, "clock", sealed=True)
        winner = slaps.last(table).seat
        for seat in able:
            table.note(seat, key, "wins" if seat == winner else "undrawn", "T8")
        return
    posting.close(table, "closed")
    for seat in able:
        table.note(seat, key, "pays", "T8")
        slaps.fine(table, seat, state, Verdict("pays", "T8"), "clock")
    posting.post_next(table)


def _hurry(table: Running) -> None:
    """Close early if nobody is left to press; not with a message in the air or in a pause."""
    if table.record.armed and table.record.air is None and handling.complete(table.state, table.record):
        table.arm()


TIMER: Final = "away"
_AWAY: Final = ids("away-", ("played", "asks", "still", "alone"))


def prefer(table: Running, chosen: Sequence[Preference]) -> None:
    found = {one.seat: away_of(one.value) for one in chosen if one.name == PREFERENCE} if table.slow else {}
    for seat in range(len(table.state.stacks)):
        wanted, known = found.get(seat), table.record.chairs[seat].away
        if wanted is not None and (wanted.until <= table.at.ms or table.state.statuses[seat] == "left"):
            table.add(Returned(seat))
            wanted = None
        if wanted is None and known is not None:
            _end(table, seat)
        elif wanted is not None and (known is None or wanted != Away(known.until, known.plan)):
            _begin(table, seat, wanted, known)
    watch(table)


def back(table: Running, seat: Seat) -> bool:
    """End an absence; true if the table had waited for it and goes on."""
    if table.record.chairs[seat].away is None:
        return False
    table.add(Returned(seat))
    on = _end(table, seat)
    watch(table)
    return on


def due(table: Running) -> None:
    for seat, holiday in table.record.away.items():
        if holiday.until <= table.at.ms:
            back(table, seat)


def watch(table: Running) -> None:
    away = table.record.away.values()
    if away and table.record.mode != "over":
        table.add(Ring(TIMER, max(0, min(holiday.until for holiday in away) - table.at.ms)))


def forget(table: Running, seat: Seat) -> None:
    """After a departure drop the player's holiday and press."""
    chair = table.record.chairs[seat]
    if chair.away is not None:
        chair.away = None
        table.add(Returned(seat))
    if table.slow and table.record.mode != "over":
        table.record.seals = [seal for seal in table.record.seals if seal.seat != seat]
        _hurry(table)


def over(table: Running) -> None:
    """Report the end and the caretaker's presses to absent people."""
    record, say = table.record, table.say
    for seat, holiday in record.away.items():
        said = say("away-slap-over", number=str(record.table))
        told = "\n".join([said, messages.result(say, posting.result(table)), *_pressed(say, holiday)])
        table.add(Post(record.message("y"), Body(told), place="dm", seat=seat))
        record.chairs[seat].away = None


def lines(table: Running, say: Speech) -> list[str]:
    return [_line(table, say, seat, one) for seat, one in table.record.away.items()]


def _line(table: Running, say: Speech, seat: Seat, one: Holiday) -> str:
    how = "played" if one.plan != "freeze" else "still" if table.record.agreed else "asks"
    how = how if votes.present(table) else "alone"
    return say(_AWAY[how], name=table.safe(seat), day=date_time(one.until // 1000), until=ago(one.until // 1000))


def _begin(table: Running, seat: Seat, wanted: Away, known: Holiday | None) -> None:
    """It begins, or lasts until another day; what was before is told at its end. It is a sign of life (T5)."""
    record, state, say = table.record, table.state, table.say
    table.heard(seat)
    if record.mode == "asleep":
        posting.resume(table)
    if known is None:
        known = Holiday(wanted.until, wanted.plan, len(state.stacks[seat]), state.flips)
        record.chairs[seat].away = known
    else:
        known.until, known.plan = wanted.until, wanted.plan
    if wanted.plan == "freeze" and votes.present(table):
        row = (Button(0, "pause", say("slap-pause")),)
        name, day, until = table.safe(seat), date_time(wanted.until // 1000), ago(wanted.until // 1000)
        said = say("away-slap-asks", name=name, day=day, until=until)
        table.add(Post(record.message("i"), Body(said, (row,))))
    else:
        table.tell(_line(table, say, seat, known))
    votes.recount(table)
    if not votes.present(table) and record.mode == "running":
        record.held = True
        posting.pause(table)
    elif table.slow and record.open is not None:
        handling.fill(state, record, table.game.seed)
        _hurry(table)


def _end(table: Running, seat: Seat) -> bool:
    """Let the player press again; true if the table had waited and goes on."""
    record = table.record
    chair = record.chairs[seat]
    holiday, chair.away = chair.away, None
    assert holiday is not None, "they were away"
    record.seals = [seal for seal in record.seals if seal.seat != seat]
    record.silence.heard(seat)
    table.add(Post(record.message("y"), Body(_digest(table, seat, holiday)), place="dm", seat=seat))
    table.tell(table.say("away-slap-back", name=table.safe(seat)))
    votes.recount(table)
    frozen = record.agreed and any(one.plan == "freeze" for one in record.away.values())
    on = record.held and not frozen and bool(votes.present(table))
    if on:
        record.held = record.agreed = record.pausing = False
        if record.mode == "paused":
            posting.resume(table)
    return on


def _digest(table: Running, seat: Seat, holiday: Holiday) -> str:
    """Report events and actions to a returned player. All of it is public but the presses."""
    record, state, say = table.record, table.state, table.say
    number, turned = str(record.table), state.flips - holiday.flips
    before, after = holiday.cards, len(state.stacks[seat])
    told = [say("away-slap-welcome", number=number, turned=turned, before=before, after=after)]
    told += _pressed(say, holiday)
    if turned:
        found = sorted(holiday.piles.items(), key=lambda row: (-row[1], row[0]))
        piles = [(record.names[one], count) for one, count in found]
        told.append(say("away-slap-piles", piles=messages.counts(piles)) if piles else say("away-slap-no-pile"))
        told.append(say("slap-cards", counts=messages.counts(table.face.counts(state))))
    return "\n".join(told)


def _pressed(say: Speech, holiday: Holiday) -> list[str]:
    if not (holiday.slaps or holiday.passes):
        return []
    return [say("away-slap-pressed", slaps=holiday.slaps, passes=holiday.passes)]
