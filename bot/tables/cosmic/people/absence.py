"""Absent people (8.11): deadlines missed, holidays, and *What did I miss?* for one person alone."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.seen.picture_views import BoardPicture, ThenNow
from bot.cosmic.words import alt, things
from bot.kernel.codec import decode, encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ABSENT, CARE, PREFERENCE, Away, Ballot, away_of
from bot.tables.contract.message import AT_ALL, digest
from bot.tables.contract.table import Body, Button, Picture, Preference, Pressed, Returned
from bot.tables.cosmic import boards, chronicle, news, progress, table_words
from bot.tables.cosmic.chair import VISIT_MS, Chair, Deed, Holiday, Mark
from bot.tables.cosmic.clockwork import deadlines, looks
from bot.tables.cosmic.controls import Come
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import notices
from bot.tables.cosmic.people import votes
from bot.tables.cosmic.record import Chapter
from bot.tables.cosmic.table_words import moment, until_when, whole
from bot.words.message import Message, ids
from bot.words.speech import Speech, speech

THEN_NOW, THEN_NOW_FILE = "cosmic.then_now", "then-and-now.png"
_COUNTED: Final = ids("cosmic-missed-", ("home", "foreign", "warp"))
_HEADS: Final = ids("away-", ("welcome", "over-cosmic"))
_DEEDS: Final = 10
_WON: Final = ("offense", "defense")
_CARDS: Final = 8


def come(table: Running, seat: Seat) -> None:
    """Note how the table stood for the person on the seat before they act."""
    record, mark = table.record, _mark(table, seat)
    if mark.challenge not in record.boards:
        record.boards[mark.challenge] = zlib.compress(encode(boards.view(table)))
    person = record.chairs[seat].person
    if person.latest is not None and mark.at - person.latest.at >= VISIT_MS:
        person.before = person.latest
    person.latest = mark
    record.tidy_boards()


def show(table: Running, event: Pressed, say: Speech) -> None:
    if event.seat is None:
        table.reply(event.reply, say("cosmic-table-not-seated"))
    else:
        table.show(event.reply, _body(table, event.seat, say))


def _digest(table: Running, seat: Seat) -> None:
    """Tell somebody who is back, or was away to the end, by direct message."""
    say, over = speech(table.language(seat)), table.game.over
    head = say(_HEADS["over-cosmic" if over else "welcome"], number=str(table.record.table), link=table.record.link)
    if over:
        head += f"\n{table_words.result(say, table.seen, table.names, chronicle.won_by(table))}"
    notices.digest(table, seat, _body(table, seat, say, head))


def _body(table: Running, seat: Seat, say: Speech, head: str = "") -> Body:
    before = table.record.chairs[seat].person.last_look(table.now)
    lines = [*([head] if head else []), *_asked(table, seat, say), *_deeds(table, seat, before, say)]
    lines += [*_happened(table, before, say), *_done(table, seat, before, say), *_own_side(table, seat, before, say)]
    row = [Button(0, "hand", say("cosmic-table-hand")), Button(0, "log", say("cosmic-table-log"))]
    if table.record.chairs[seat].person.owes[0]:
        row.insert(0, Button(0, "answer", say("cosmic-table-answer"), style="primary"))
    buttons = () if table.game.over else (tuple(row),)
    return Body(whole("\n".join(lines)), buttons, _boards(table, seat, before, say))


def _mark(table: Running, seat: Seat) -> Mark:
    view, missed = table.view(seat), table.record.chairs[seat].person.missed
    me, hand = view.me, view.hand if view.card is None else (*view.hand, view.card)
    reached = (*chronicle.reached(table), table.game.state.challenges)
    return Mark(table.now, *reached, hand, me.home, me.foreign, me.warp, missed)


def _asked(table: Running, seat: Seat, say: Speech) -> list[str]:
    what, due = table.record.chairs[seat].person.owes
    if not what:
        return []
    return [say("cosmic-missed-asked", what=what, due=until_when(due) if due else "", timed=bool(due))]


def _happened(table: Running, before: Mark | None, say: Speech) -> list[str]:
    found = _chapters(table, before)
    when = "" if before is None else moment(before.at)
    if not found:
        return [say("cosmic-missed-nothing", since=when, known=before is not None)]
    lines = [say("cosmic-missed-since", since=when, known=before is not None)]
    if more := _count(table, before) - min(len(found), AT_ALL):
        lines.append(say("cosmic-missed-earlier", count=more))
    return lines + digest([one.lines for one in found])


def _chapters(table: Running, before: Mark | None) -> list[Chapter]:
    chapters = table.record.chronicle.chapters
    return [one for one in chapters if before is None or (one.phase, one.seq) > (before.phase, before.seq)]


def _count(table: Running, before: Mark | None) -> int:
    found = _chapters(table, before)
    if not found:
        return 0
    first = found[0].number
    if len(found) == chronicle.CHAPTERS:  # older ones are gone
        first = 1 if before is None else min(first, before.challenge)
    return found[-1].number - first + 1


def _deeds(table: Running, seat: Seat, before: Mark | None, say: Speech) -> list[str]:
    since = (0, 0) if before is None else (before.phase, before.seq)
    found: dict[int, list[Deed]] = {}
    for one in table.record.chairs[seat].person.deeds:
        if (one.phase, one.seq) > since:
            found.setdefault(one.challenge, []).append(one)
    if not found:
        return []
    lines = [one.text for one in found.pop(0, [])]
    lines += [_did(table, seat, number, deeds, say) for number, deeds in found.items()]
    more = [say("away-deeds-more", count=len(lines) - _DEEDS)] if len(lines) > _DEEDS else []
    return [say("away-deeds"), *more, *lines[-_DEEDS:]]


def _did(table: Running, seat: Seat, number: int, deeds: list[Deed], say: Speech) -> str:
    done = [one.text for one in deeds]
    sides = [one.side for one in deeds if one.side]
    for ending in [one.ending for one in table.record.chronicle.chapters if one.number == number]:
        if ending is None or ending.outcome not in _WON:
            continue
        mine = {ending.offense: "offense", ending.defense: "defense"}.get(seat, sides[-1] if sides else "")
        done += [say("away-did-win" if mine == ending.outcome else "away-did-lose")] if mine else []
    return say("away-deed", number=str(number), done=done)


def _done(table: Running, seat: Seat, before: Mark | None, say: Speech) -> list[str]:
    endings = [one.ending for one in _chapters(table, before) if one.ending is not None]
    lines = news.suffered(table, endings, seat, say)
    late = table.record.chairs[seat].person.missed - (0 if before is None else before.missed)
    if late:
        lines.append(say("cosmic-missed-late", count=late))
    return [say("cosmic-missed-done"), *lines] if lines else []


def _own_side(table: Running, seat: Seat, before: Mark | None, say: Speech) -> list[str]:
    if before is None:
        return []
    now = _mark(table, seat)
    counts = ((name, getattr(before, name), getattr(now, name)) for name in _COUNTED)
    rows = [say(_COUNTED[name], before=was, after=now_is) for name, was, now_is in counts if was != now_is]
    had, has = Counter(map(things.card, before.hand)), Counter(map(things.card, now.hand))
    come, gone = has - had, had - has
    rows += [say("cosmic-missed-came", cards=_cards(come, say))] if come else []
    rows += [say("cosmic-missed-gone", cards=_cards(gone, say))] if gone else []
    return [say("cosmic-missed-side"), *rows] if rows else [say("cosmic-missed-same")]


def _cards(cards: Counter[Message], say: Speech) -> list[str | Message]:
    kinds, signed_say = list(cards), say.signed
    told: list[str | Message] = [
        signed_say("cosmic-missed-card", card=kind, count=cards[kind]) for kind in kinds[:_CARDS]
    ]
    if more := sum(cards[kind] for kind in kinds[_CARDS:]):
        told.append(say("cosmic-missed-more-cards", count=more))
    return told


def _boards(table: Running, seat: Seat, before: Mark | None, say: Speech) -> Picture | None:
    """The board as it was and is, or as it is alone if it was never seen; None if nothing has changed."""
    now = boards.seen_by(msgspec.structs.replace(boards.view(table), language=say.language), seat)
    packed = None if before is None else table.record.boards.get(before.challenge)
    if packed is None:
        return Picture(boards.BOARD, encode(now), alt.board(now), boards.BOARD_FILE)
    kept = msgspec.structs.replace(decode(zlib.decompress(packed), BoardPicture), language=say.language)
    then = boards.seen_by(kept, seat)
    if then == now:
        return None
    view = ThenNow(then, now)
    return Picture(THEN_NOW, encode(view), alt.then_now(view), THEN_NOW_FILE)


def look_for_sleepers(table: Running) -> None:
    """Ask about new sleepers unless a computer plays for them; pause if all people sleep."""
    record = table.record
    if table.game.over:
        return
    people = table.people
    for seat, chair in enumerate(record.chairs):
        person = chair.person
        if seat not in people:
            deadlines.forget(table, seat)
        dormant = seat in people and table.sleeps(seat)
        person.slept = (table.now if person.slept is None else person.slept) if dormant else None
        if seat not in people or not table.vanished(seat):
            if chair.asleep:
                _stop_asking(table, chair)
        elif chair.asleep and seat in table.missed:
            table.edit(chair.asleep, _question(table, seat))  # who was silent is on autopilot now
        elif not chair.asleep and not looks.suggests(table, seat):
            chair.asleep = table.post("z", _question(table, seat))
    if not people:
        progress.resume(table)  # nobody could press that it goes on
    elif record.mode == "running" and not any(map(table.awake, people)):
        progress.pause(table, asleep=True)


def asleep(table: Running) -> list[Seat]:
    return [seat for seat in table.people if table.vanished(seat)]


def woken(table: Running, seat: Seat) -> None:
    """Wake the seat after any action: it is no sleeper any more, and missed deadlines are forgotten (8.11)."""
    player = table.game.state.players[seat]
    if not player.active or table.game.over:
        return
    slept = table.vanished(seat)
    if player.strikes or player.autopilot:
        chronicle.interrupt(table, "back", seat)
    deadlines.forget(table, seat)
    progress.wake_sleepers(table)
    _stop_asking(table, table.record.chairs[seat])
    if slept and table.record.votes:
        votes.recount(table)


def _stop_asking(table: Running, chair: Chair) -> None:
    if chair.asleep:
        table.erase(chair.asleep)
        chair.asleep = ""


_VOTES: Final = ids("cosmic-table-seat-", ABSENT)


def buttons(table: Running, seat: Seat, say: Speech) -> tuple[Button, ...]:
    return tuple(
        Button(0, str(Ballot.on(what, seat)), say(_VOTES[what]), style="primary" if what == CARE else "secondary")
        for what in ABSENT
        if votes.matters(table, what, seat)
    )


def _question(table: Running, seat: Seat) -> Body:
    say = table.say
    row = (*buttons(table, seat, say), Button(0, str(Come(seat)), say("cosmic-table-seat-to-me")))
    autopilot = table.game.state.players[seat].autopilot
    return Body(say("cosmic-table-asleep" if autopilot else "cosmic-table-silent", name=table.names[seat]), (row,))


TIMER: Final = progress.UNHELD


def prefer(table: Running, chosen: Sequence[Preference]) -> None:
    found = {one.seat: away_of(one.value) for one in chosen if one.name == PREFERENCE}
    for seat in table.people:
        wanted, known = found.get(seat), table.record.chairs[seat].person.away
        if wanted is not None and wanted.until <= table.now:
            table.add(Returned(seat))
            wanted = None
        if wanted is not None and (known is None or wanted != Away(known.until, known.plan)):
            _begin(table, seat, known, wanted)
        elif wanted is None and known is not None:
            _end(table, seat)


def back(table: Running, seat: Seat) -> None:
    table.add(Returned(seat))
    _end(table, seat)


def due(table: Running) -> None:
    for seat, holiday in table.record.away.items():
        if holiday.until <= table.now:
            back(table, seat)


def look_for_holidays(table: Running) -> None:
    """Forget people without a seat, and keep the timer of the next return; at the end notify all of them."""
    record, people = table.record, table.people
    away = record.away
    if table.game.over:
        for seat in people:
            if seat in away:
                _digest(table, seat)
        people = []
    for seat in [seat for seat in away if seat not in people]:
        record.chairs[seat].person.away = None
        table.moved()
        del away[seat]
    table.ring(TIMER, min([holiday.until for holiday in away.values()], default=0))


def _begin(table: Running, seat: Seat, known: Holiday | None, wanted: Away) -> None:
    """Consent and votes stay only for the same plan and a holiday that is no longer."""
    if known is None:
        deadlines.begin_absence(table, seat, wanted)
    else:
        covered = wanted.plan == known.plan and wanted.until <= known.until
        if not covered:
            votes.end_freeze(table, seat)
        known.until, known.plan, known.agreed = wanted.until, wanted.plan, known.agreed and covered
    votes.recount(table)
    _thaw(table)
    if votes.matters(table, votes.FREEZE, seat) and votes.voters(table, seat):
        votes.ask_to_freeze(table, seat)
    if table.record.mode == "running" and any(map(table.awake, table.people)):
        progress.advance(table)


def _end(table: Running, seat: Seat) -> None:
    record = table.record
    record.chairs[seat].person.away = None
    table.moved()
    stop = record.stop
    if stop is not None and stop.sort == "decision" and table.open_asks(seat):
        stop.opened, stop.limit, stop.due = table.clock, 0, 0
    votes.recount(table)
    _thaw(table)
    progress.wake_sleepers(table)
    if record.mode == "running":
        progress.advance(table)
    if not table.game.over:
        _digest(table, seat)


def _thaw(table: Running) -> None:
    frozen = table.record.frozen
    if frozen is not None and frozen.holiday and not any(one.agreed for one in table.record.away.values()):
        progress.resume(table)
