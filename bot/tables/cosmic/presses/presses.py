"""Buttons and commands of the Cosmic table: each is answered privately, in the presser's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from bot.kernel.ask import whole_number
from bot.kernel.event import Seat
from bot.tables.contract.blockade import TRY
from bot.tables.contract.choices import TALK, Ballot
from bot.tables.contract.table import Body, Button, Pressed
from bot.tables.cosmic import chronicle, controls, progress
from bot.tables.cosmic.clockwork import deadlines
from bot.tables.cosmic.editors import orders, sides
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.people import absence, handover, votes
from bot.tables.cosmic.presses import answering, looking, more
from bot.tables.cosmic.table_words import whole
from bot.words.speech import Speech, speech

_Handler: TypeAlias = Callable[[Running, Pressed, Seat, Speech], None]
_STOP = "stop_sure"


def press(table: Running, event: Pressed) -> None:
    """Handle one press of a player, onlooker or host; an answer shown elsewhere names its table."""
    away = event.seat is not None and table.record.chairs[event.seat].person.away is not None
    kept = (
        event.seat is not None
        and bool(table.record.offers)
        and not isinstance(controls.read(event.choice), controls.Decline)
        and handover.keep(table, event.seat)
    )
    _press(table, event)
    if kept:
        table.head(event.reply, speech(event.language)("cosmic-table-seat-kept"))
    if away and event.seat is not None and table.record.chairs[event.seat].person.away is None:
        table.head(event.reply, speech(event.language)("away-back-by-playing"))
    if event.away and event.seat is not None:
        table.head(event.reply, asking.at_table(table, event.seat, speech(event.language)))


def _press(table: Running, event: Pressed) -> None:
    say = speech(event.language)
    seat = event.seat
    if table.record.mode == "over" and _look(event.choice) is None:
        table.reply(event.reply, say("cosmic-table-over"))
        return
    if event.choice == TRY:
        table.reply(event.reply, say("refusal-trying"))
        progress.try_again(table)
        return
    playing = seat is not None and table.game.state.players[seat].active
    stood_still = table.record.mode == "paused"
    if seat is not None and playing and table.record.mode != "over":
        _met(table, event, seat)
    table.looks = event.choice in _LOOKS and event.ask == 0
    woken = stood_still and table.record.mode == "running"  # everybody slept, and this press has woken the table
    if woken and event.choice == "resume" and seat is not None:
        answering.show(table, event, seat, say, say("cosmic-table-goes-on"))
    else:
        _dispatch(table, event, seat if playing else None, say)
    if seat in table.voted and table.record.chairs[seat].person.away is not None:
        absence.back(table, seat)
    progress.try_again(table)


def _look(choice: str) -> looking.Look | None:
    return more.LOOKS.get(choice) or looking.look(choice)


def _met(table: Running, event: Pressed, seat: Seat) -> None:
    """Note when a player was seen, and in which language; an absent one who plays is back."""
    person = table.record.chairs[seat].person
    person.language, person.seen = event.language, table.now
    absence.come(table, seat)
    if table.record.chairs[seat].person.away is not None:
        if event.choice not in _PLAYING and not isinstance(controls.read(event.choice), controls.Answering):
            return
        absence.back(table, seat)
    absence.woken(table, seat)


def _dispatch(table: Running, event: Pressed, player: Seat | None, say: Speech) -> None:
    control = controls.read(event.choice)
    if player is not None and (event.choice in _SEATED or isinstance(control, controls.Answering)):
        _seated(table, event, player, control, say)
    elif event.choice == _STOP:
        _stop(table, event, say)
    elif (look := _look(event.choice)) is not None:
        look(table, event, say)
    elif event.choice in looking.CHOICES:
        looking.press(table, event, say)
    else:
        match control:
            case controls.Take(number):
                handover.accept(table, event, number, say)
                votes.recount(table)
            case controls.Decline(number):
                handover.declined(table, event, number, say)
            case controls.Come(seat) if event.seat is None:
                _offer(table, event, seat, say)
            case _ if player is None and event.choice == answering.ANSWER:
                looking.status(table, event, say)
            case _ if player is None:
                table.reply(event.reply, say("cosmic-table-not-seated"))
            case _:
                _seated(table, event, player, control, say)


def _seated(table: Running, event: Pressed, seat: Seat, control: controls.Control | None, say: Speech) -> None:
    handler, answers = _SEATED.get(event.choice), isinstance(control, controls.Answering)
    match control:
        case _ if table.record.mode == "paused" and (answers or event.choice in _RUNNING):
            table.reply(event.reply, say("cosmic-table-panel-paused"))
        case controls.Answering():
            answering.pressed(table, event, seat, say)
        case controls.Ordering():
            _order(table, event, seat, say)
        case controls.Planning():
            answering.show(table, event, seat, say, say("cosmic-sides-no-plan"))  # old messages have its buttons
        case controls.Side():
            _side(table, event, seat, control, say)
        case Ballot() as asked:
            _vote(table, event, seat, asked, say)
        case controls.ToComputer(about):
            _to_computer(table, event, seat, about, say)
        case controls.Give(about):
            _give(table, event, seat, about, say)
        case controls.Missing(about):
            more.missing(table, event, about, seat, say)
        case controls.Promising(kind, to):
            more.promised(table, event, seat, kind, to, say)
        case controls.Sure(asked, guest):
            _vote(table, event, seat, asked, say, sure_of=guest)
        case _ if handler is not None:
            handler(table, event, seat, say)
        case _:
            table.reply(event.reply, say("cosmic-table-unknown"))
    person = table.record.chairs[seat].person
    if person.untold and table.add_note(event.reply, say("cosmic-table-dm-closed")):  # never in public
        person.untold = False


def _order(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if event.choice == orders.PICK:
        if len(event.values) != 1 or event.values[0] not in orders.PICKED:
            table.reply(event.reply, say("cosmic-table-unknown"))
            return
        event = msgspec.structs.replace(event, choice=event.values[0], values=())
    ask = table.game.asks.get(event.ask)
    orders.change(table, seat, event.choice, event.values, ask.key if ask is not None else "")
    progress.advance(table)
    page = orders.page(table, seat, event.language, event.choice, event.values)
    prompt = table.record.chairs[seat].person.prompt
    if page is not None:
        table.show(event.reply, page, renew=bool(event.values))
    elif event.ask == 0 and (prompt is None or prompt.key != event.key):
        table.show(event.reply, orders.body(table, seat, say, say("cosmic-table-order-noted")), renew=True)
    else:
        answering.show(table, event, seat, say, say("cosmic-table-order-noted"))


def _side(table: Running, event: Pressed, seat: Seat, side: controls.Side, say: Speech) -> None:
    head = sides.change(table, seat, side, event.values, say)
    if head or side.verb == "show":
        progress.advance(table)
        answering.show_sides(table, event, seat, say, head, side.about if side.verb == "show" else "")
    else:
        answering.show_said(table, event, seat, say)


def _hand(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if (picture := asking.hand_picture(table, seat)) is None:
        table.reply(event.reply, say("cosmic-table-no-hand"))
    else:
        lines = [picture.alt, *looking.known_cards(table, seat, event.language)]
        table.show(event.reply, Body(whole("\n".join(lines)), picture=picture if event.choice == "hand" else None))


def _hold(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if deadlines.hold(table, seat):
        progress.advance(table)
        table.reply(event.reply, say("cosmic-table-held", left=deadlines.HOLDS - table.record.chairs[seat].holds))
    elif table.record.chairs[seat].holds >= deadlines.HOLDS:
        table.reply(event.reply, say("cosmic-table-held-enough"))
    else:
        table.reply(event.reply, say("cosmic-table-nothing-to-hold"))


def _pause(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    paused = table.record.mode == "paused"
    if paused == (event.choice == "pause"):
        table.reply(event.reply, say("cosmic-table-already-paused") if paused else say("cosmic-table-not-paused"))
    else:
        table.reply(event.reply, votes.cast(table, seat, event.choice, None, say))


def _undo(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    match votes.own(table, seat):
        case "done":
            answering.show(table, event, seat, say, say("cosmic-table-taken-back"))
        case "vote":
            table.reply(event.reply, f"{say('cosmic-table-undo-by-vote')} {votes.cast(table, seat, 'undo', None, say)}")
        case "round":
            table.reply(event.reply, say("cosmic-table-undo-in-round"))
        case "nothing":
            table.reply(event.reply, say("cosmic-table-nothing-to-undo"))


def _vote(
    table: Running, event: Pressed, seat: Seat, asked: Ballot, say: Speech, *, sure_of: str | None = None
) -> None:
    """Cast a vote, or ask to confirm it; ``sure_of`` names the newcomer, None if not asked yet."""
    what, whom = asked.what, whole_number(asked.about)
    known = what in votes.ABOUT_SEATS and whom is not None and whom < len(table.record.names)
    guest = votes.coming(table, whom) if what == "guest" else ""
    if not (known if asked.about else what in votes.OF_TABLE):
        table.reply(event.reply, say("cosmic-table-unknown"))
    elif guest is None:
        table.reply(event.reply, say("cosmic-table-vote-nothing"))
    elif what in votes.ASKED and sure_of != guest:
        row = (Button(0, str(controls.Sure(asked, guest)), say("cosmic-table-vote-yes"), style="danger"),)
        table.show(event.reply, Body(votes.question(table, what, whom, say), (row,)), renew=True)
    else:
        table.reply(event.reply, votes.cast(table, seat, what, whom, say))


def _offer(table: Running, event: Pressed, about: Seat | None, say: Speech) -> None:
    if about is None or about not in absence.asleep(table):
        table.reply(event.reply, say("cosmic-table-unknown"))
    else:
        votes.offer_seat(table, about, event.guest, event.name)
        table.reply(event.reply, say("cosmic-table-offered"))


def _concede_sure(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if table.game.state.players[seat].leaving:
        table.reply(event.reply, say("cosmic-table-leaving"))
    else:
        handover.leave(table, seat, "player")
        votes.recount(table)
        table.show(event.reply, Body(say("cosmic-table-leaving")), renew=True)


def _talk(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Switch computer talk for the whole table: it stands in the story of a challenge."""
    if not any(table.record.tempers):
        table.reply(event.reply, say("cosmic-table-talk-nobody"))
    else:
        table.record.talks = event.choice == f"{TALK}on"
        table.reply(event.reply, say("cosmic-table-talk-on") if table.record.talks else say("cosmic-table-talk-off"))


def _stop(table: Running, event: Pressed, say: Speech) -> None:
    if event.outside_moderator:
        table.record.stopped_by = []
        chronicle.interrupt(table, "stop", by="host")
        table.reply(event.reply, say("cosmic-table-stopped"))
        progress.advance(table)
    elif event.seat is not None and table.game.state.players[event.seat].active:
        table.reply(event.reply, votes.cast(table, event.seat, "stop", None, say))
    else:
        table.reply(event.reply, say("cosmic-table-stop-by-vote"))


def _give(table: Running, event: Pressed, own: Seat, seat: Seat | None, say: Speech) -> None:
    """Offer a seat to somebody (8.10): one's own at once; that of whoever has missed three deadlines with time to
    object, and all else is a vote of the others. Nobody gets a seat who does not take it.
    """
    person = event.values[0] if event.values else event.name
    if seat is None or seat >= len(table.record.names) or not table.game.state.players[seat].active:
        table.reply(event.reply, say("cosmic-table-unknown"))
    elif (refusal := handover.refused(table, event, say)) is not None:
        table.reply(event.reply, refusal)
    elif seat != own and table.here(seat):
        table.reply(event.reply, say("cosmic-table-is-awake", name=table.names[seat]))
    elif seat == own or table.game.state.players[seat].autopilot:
        handover.offer(table, seat, event.guest, person, own)
        table.reply(event.reply, say("cosmic-table-seat-offered"))
    else:
        votes.offer_seat(table, seat, event.guest, person)
        votes.cast(table, own, "guest", seat, say)
        carried = any(found.seat == seat for found in table.record.offers)
        table.reply(event.reply, say("cosmic-table-seat-offered") if carried else say("cosmic-table-offered"))


def _to_computer(table: Running, event: Pressed, own: Seat, seat: Seat | None, say: Speech) -> None:
    if seat != own:
        table.reply(event.reply, say("cosmic-table-not-your-seat"))
    else:
        handover.reseat(table, own, "", "", own=True)
        votes.recount(table)
        table.reply(event.reply, say("cosmic-table-replaced"))


_SEATED: Mapping[str, _Handler] = {
    answering.ANSWER: answering.show,
    answering.PLAY: answering.typed,
    "hand": _hand,
    "hand_text": _hand,
    "orders": lambda table, event, seat, say: table.show(event.reply, orders.body(table, seat, say)),
    "hold": _hold,
    "pause": _pause,
    "resume": _pause,
    "undo": _undo,
    f"{TALK}on": _talk,
    f"{TALK}off": _talk,
    more.PROMISE: more.promise,
    "leave": more.leave,
    "concede": more.leave,
    more.SURE: _concede_sure,
    more.UNDO_ASK: more.undo_ask,
    more.SEATS: more.seats,
}
_LOOKS = (answering.ANSWER, "status", "why", "log", "pause")
_PLAYING = (answering.PLAY, more.SURE, "hold", "undo")
"""Choices that end an absence, besides answers and votes that count."""
_RUNNING = (answering.PLAY, "hold", "undo")
