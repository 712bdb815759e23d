"""Buttons and commands of the Cosmic table: each is answered privately, in the presser's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.cosmic.timing import plans
from bot.kernel.numbers import whole_number
from bot.kernel.seat import Seat
from bot.tables.contract.choices import ABSENT, TALK, Ballot
from bot.tables.contract.table import Body, Button, Pressed
from bot.tables.cosmic.clockwork import holidays, planning, progress, sleepers, stops
from bot.tables.cosmic.controls import (
    Answering,
    Come,
    Control,
    Decline,
    Ordering,
    Planning,
    Sealing,
    Sure,
    Take,
    ToComputer,
    read,
)
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import (
    ahead,
    answering,
    handing,
    leaving,
    looking,
    missed,
    orders,
    plan,
    plan_typed,
    taking_back,
    votes,
    watching,
)
from bot.tables.cosmic.questions import asking
from bot.tables.cosmic.seats import described
from bot.tables.cosmic.telling import chronicle, news, notices, owing, recalled
from bot.tables.cosmic.telling.cutting import whole
from bot.tables.cosmic.words import table_words
from bot.words.language import Language
from bot.words.speech import Speech, speech

_Handler: TypeAlias = Callable[[Running, Pressed, Seat, Speech], None]
_SURE = "concede_sure"
PLAY, REPLACE, CARETAKER = "play", "replace", "caretaker"


def press(table: Running, event: Pressed) -> None:
    """Handle one press of whoever sits here, watches or hosts. An answer that is read elsewhere names its table."""
    away = event.seat is not None and table.away(event.seat) is not None
    _press(table, event)
    if away and event.seat is not None and table.away(event.seat) is None:
        table.head(event.reply, speech(event.language)("away-back-by-playing"))
    if event.away and event.seat is not None:
        said = speech(event.language)
        which = table_words.heading(said, table.record.table, described(table, event.seat), table.record.link)
        table.head(event.reply, which)


def _press(table: Running, event: Pressed) -> None:
    say = speech(event.language)
    seat = event.seat
    if table.record.mode == "over" and looking.look(event.choice) is None:
        table.reply(event.reply, say("cosmic-table-over"))
        return
    playing = seat is not None and table.state.players[seat].active
    stood_still = table.record.mode == "paused"
    if seat is not None and playing and table.record.mode != "over":
        _met(table, event, seat)
    table.record.blocked = False
    table.looks = event.choice in _LOOKS and event.ask == 0
    woken = stood_still and table.record.mode == "running"  # everybody slept, and this press has woken the table
    if woken and event.choice == "resume" and seat is not None:
        answering.show(table, event, seat, say, say("cosmic-table-goes-on"))
    else:
        _dispatch(table, event, seat if playing else None, say)


def _met(table: Running, event: Pressed, seat: Seat) -> None:
    """A player has shown up: when, and in which language. Whoever was away and plays is back."""
    table.record.languages[str(seat)] = event.language
    table.record.seen[str(seat)] = table.now
    missed.come(table, seat)
    if table.away(seat) is not None:
        if event.choice not in _PLAYING and not isinstance(read(event.choice), Answering | Ballot | Sure):
            return
        holidays.back(table, seat)
    sleepers.woken(table, seat)


def _dispatch(table: Running, event: Pressed, player: Seat | None, say: Speech) -> None:
    """Hand the press to what answers it; ``player`` is the presser's seat if it still plays."""
    look, control = looking.look(event.choice), read(event.choice)
    if (host := _HOST.get(event.choice)) is not None:
        host(table, event, say)
    elif look is not None:
        look(table, event, say)
    elif event.choice in watching.CHOICES:
        watching.press(table, event, say)
    else:
        match control:
            case Take(number):
                handing.taken(table, event, number, say)
                votes.recount(table)
            case Decline(number):
                handing.declined(table, event, number, say)
            case ToComputer(seat):
                _to_computer(table, event, seat, say)
            case Come(seat) if event.seat is None:
                _offer(table, event, seat, say)
            case _ if player is None:
                table.reply(event.reply, say("cosmic-table-not-seated"))
            case _:
                _seated(table, event, player, control, say)


def suggest(table: Running, seat: Seat, command: str, typed: str) -> Sequence[tuple[str, str]]:
    """What may be typed after ``command`` by the seat: answers, lines of a plan, or the seats that can be replaced."""
    if command == PLAY:
        return answering.suggest(table, seat, typed)
    if command == orders.PLAN:
        return plan_typed.suggest(table, seat, typed, table.language(seat))
    if command == REPLACE:
        wanted = typed.strip().casefold()
        active = [one for one, player in enumerate(table.state.players) if player.active]
        return [(table.record.names[one], str(one)) for one in active if wanted in table.record.names[one].casefold()]
    if command == CARETAKER:
        asked = [int(place) for place, one in table.record.away.items() if one.plan == votes.FREEZE and not one.agreed]
        absent = sorted({*sleepers.asleep(table), *asked})
        return [(table.record.names[one], str(one)) for one in absent]
    return ()


def _seated(table: Running, event: Pressed, seat: Seat, control: Control | None, say: Speech) -> None:
    """A press of somebody who plays."""
    handler = _SEATED.get(event.choice)
    match control:
        case _ if table.record.mode == "paused" and _needs_time(event, control):
            table.reply(event.reply, say("cosmic-table-panel-paused"))
        case Answering():
            answering.pressed(table, event, seat, say)
        case Ordering():
            _order(table, event, seat, say)
        case Planning():
            _plan(table, event, seat, say)
        case Sealing():
            _seal(table, event, seat, control, say)
        case Ballot() as asked:
            _vote(table, event, seat, asked, say)
        case Sure(asked, guest):
            _vote(table, event, seat, asked, say, sure_of=guest)
        case _ if handler is not None:
            handler(table, event, seat, say)
        case _:
            table.reply(event.reply, say("cosmic-table-unknown"))
    _told_of_dm(table, event, seat, say)


def _needs_time(event: Pressed, control: Control | None) -> bool:
    """Whether a press needs a table that does not stand still."""
    confirms = isinstance(control, Sealing) and control.confirms
    return confirms or isinstance(control, Answering) or event.choice in _RUNNING


# --- questions and orders ---------------------------------------------------------------------------------------------


def _answer(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    answering.show(table, event, seat, say)


def _orders(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    table.show(event.reply, orders.body(table, seat, say))


def _order(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """An order was set: what it answers is answered, and the place from which it came is shown again."""
    if event.choice == orders.PICK:
        if len(event.values) != 1 or event.values[0] not in orders.PICKED:
            table.reply(event.reply, say("cosmic-table-unknown"))
            return
        event = msgspec.structs.replace(event, choice=event.values[0], values=())
    if event.choice == orders.PLAN:
        _plan(table, event, seat, say)
        return
    if (page := _ORDER_PAGES.get(event.choice)) is not None and not event.values:
        table.show(event.reply, page(table, seat, say, event.language))
        return
    if event.choice == ahead.CHOOSE:
        refusal = ahead.choose(table, seat, event.values[0], event.language)
        progress.advance(table)
        table.show(event.reply, orders.body(table, seat, say, refusal or say("cosmic-table-order-noted")), renew=True)
        return
    ask = table.game.asks.get(event.ask)
    orders.change(table, seat, event.choice, event.values, ask.key if ask is not None else "")
    progress.advance(table)
    whisper = table.record.whispers.get(str(seat))
    if event.ask == 0 and (whisper is None or whisper.key != event.key):
        table.show(event.reply, orders.body(table, seat, say, say("cosmic-table-order-noted")), renew=True)
    else:
        answering.show(table, event, seat, say, say("cosmic-table-order-noted"))


def _seal(table: Running, event: Pressed, seat: Seat, sealing: Sealing, say: Speech) -> None:
    """The plan is sealed or confirmed; on a message of an earlier challenge that of this one is shown instead, as it is
    where there is none to confirm.
    """
    earlier = sealing.challenge not in (0, table.state.challenges)
    head = say("cosmic-plan-over", open=plans.is_open(table.state, seat)) if earlier else ""
    shown = earlier or (sealing.confirms and not planning.is_sealed(table, seat))
    event = msgspec.structs.replace(event, choice=orders.PLAN if shown else sealing.choice, values=())
    _plan(table, event, seat, say, head)


def _plan(table: Running, event: Pressed, seat: Seat, say: Speech, head: str = "") -> None:
    """The plan is shown under ``head``, changed or sealed, by a control or by words; behind it comes what it has not
    answered.
    """
    typed = "".join(event.values) if event.choice == orders.PLAN else ""
    if typed:
        meant = plan_typed.read(table, seat, typed, event.language)
        if isinstance(meant, str):
            table.served.add(seat)
            table.reply(event.reply, meant)
            return
        event = msgspec.structs.replace(event, choice=meant.control, values=meant.values)
    head = head or plan.change(table, seat, event.choice, event.values, say, event.ask)
    progress.advance(table)
    whisper = table.record.whispers.get(str(seat))
    own = whisper is not None and whisper.key == event.key
    if event.choice in plan.SEALS:
        news.heard(table, seat)
        if not own:
            notices.sealed(table, seat)
    asked = table.record.mode == "running" and seat in owing.must_answer(table)
    if asked and (event.choice in plan.SEALS or not plans.is_open(table.state, seat)):
        head = head or say("cosmic-plan-nothing")
        answering.show(table, event, seat, say, head, renew=not typed and event.choice != orders.PLAN)
        return
    table.served.add(seat)
    if whisper is not None and own:
        whisper.shows = []  # the plan takes the place of what was asked there, and never goes out of date
        head = "\n".join(filter(None, (asking.at_table(table, seat, say), head)))
    page = plan.page_of(event.choice)
    table.show(event.reply, plan.body(table, seat, event.language, head, page, asked=asked), renew=not typed)


def _hand(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    picture = asking.hand_picture(table, seat)
    if picture is None:
        table.reply(event.reply, say("cosmic-table-no-hand"))
    else:
        menus = ahead.menus(table, seat, say, event.language)
        lines = [picture.alt, *recalled.told(table, seat, event.language)]
        table.show(event.reply, Body(whole("\n".join(lines)), picture=picture, menus=menus))


# --- the table --------------------------------------------------------------------------------------------------------


def _hold(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if stops.hold(table, seat):
        progress.advance(table)
        table.reply(event.reply, say("cosmic-table-held", left=stops.HOLDS - table.record.holds[str(seat)]))
    elif table.record.holds.get(str(seat), 0) >= stops.HOLDS:
        table.reply(event.reply, say("cosmic-table-held-enough"))
    else:
        table.reply(event.reply, say("cosmic-table-nothing-to-hold"))


def _pause(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    paused = table.record.mode == "paused"
    table.reply(
        event.reply, say("cosmic-table-already-paused") if paused else votes.cast(table, seat, "pause", None, say)
    )


def _resume(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    paused = table.record.mode == "paused"
    table.reply(event.reply, votes.cast(table, seat, "resume", None, say) if paused else say("cosmic-table-not-paused"))


def _undo(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    match taking_back.own(table, seat):
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
    """A vote is cast, or asked about once more; ``sure_of`` names who would come, and is None if it was not asked."""
    what, whom = asked.what, _seat_named(table, asked.about)
    if asked.about:
        known = what in votes.ABOUT_SEATS and whom is not None
    else:
        known = what in ("pause", "resume", "undo", "stop")
    if not known:
        typed = what in ABSENT
        table.reply(event.reply, say("cosmic-table-which-seat") if typed else say("cosmic-table-unknown"))
        return
    guest = votes.coming(table, whom) if what == "guest" else ""
    if guest is None:
        table.reply(event.reply, say("cosmic-table-vote-nothing"))
        return
    if what in votes.ASKED and sure_of != guest:
        row = (Button(0, str(Sure(asked, guest)), say("cosmic-table-vote-yes"), style="danger"),)
        table.show(event.reply, Body(votes.question(table, what, whom, say), (row,)), renew=True)
        return
    table.reply(event.reply, votes.cast(table, seat, what, whom, say))


def _offer(table: Running, event: Pressed, about: Seat | None, say: Speech) -> None:
    """Somebody who watches would take a sleeper's seat."""
    if about is None or about not in sleepers.asleep(table):
        table.reply(event.reply, say("cosmic-table-unknown"))
        return
    votes.offer_seat(table, about, event.guest, event.name)
    table.reply(event.reply, say("cosmic-table-offered"))


def _concede(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Asks once more, because nothing brings the seat back (8.7)."""
    row = (Button(0, _SURE, say("cosmic-table-leave-sure"), style="danger"),)
    table.show(event.reply, Body(say("cosmic-table-leave-warning"), (row,)))


def _concede_sure(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if table.state.players[seat].leaving:
        table.reply(event.reply, say("cosmic-table-leaving"))
        return
    leaving.leave(table, seat, "player")
    votes.recount(table)
    table.show(event.reply, Body(say("cosmic-table-leaving")), renew=True)


def _talk(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """For everybody, because what computer players say stands in the story of a challenge."""
    if not any(table.record.tempers):
        table.reply(event.reply, say("cosmic-table-talk-nobody"))
        return
    table.record.talks = event.choice == f"{TALK}on"
    table.reply(event.reply, say("cosmic-table-talk-on") if table.record.talks else say("cosmic-table-talk-off"))


# --- the host ---------------------------------------------------------------------------------------------------------


def _stop(table: Running, event: Pressed, say: Speech) -> None:
    """The second press: a moderator stops the game at once, those who play by vote."""
    if event.moderator:
        chronicle.interrupt(table, "stop", by="host")
        table.reply(event.reply, say("cosmic-table-stopped"))
        progress.advance(table)
    elif event.seat is not None and table.state.players[event.seat].active:
        table.reply(event.reply, votes.cast(table, event.seat, "stop", None, say))
    else:
        table.reply(event.reply, say("cosmic-table-stop-by-vote"))


def _replace(table: Running, event: Pressed, say: Speech) -> None:
    """Offer a seat to another person, or give it to a computer player: the host any seat, everybody their own (8.10).

    Nobody gets a seat who does not take it, and a computer player none before a second press.
    """
    values = (*event.values, "", "")
    seat = _seat_named(table, values[0])
    if seat is None or not table.state.players[seat].active:
        table.reply(event.reply, say("cosmic-table-which-seat"))
    elif not event.host and event.seat != seat:
        table.reply(event.reply, say("cosmic-table-not-host"))
    elif values[1] and event.guest_seat is not None:
        table.reply(event.reply, say("cosmic-table-has-a-seat"))
    elif not values[1] and table.record.house(seat):
        table.reply(event.reply, say("cosmic-table-is-computer"))
    elif values[1]:
        handing.offer(table, seat, event.guest, values[1], event.seat)
        table.reply(event.reply, say("cosmic-table-seat-offered"))
    else:
        row = (Button(0, str(ToComputer(seat)), say("cosmic-table-vote-yes"), style="danger"),)
        table.show(event.reply, Body(say("cosmic-table-house-sure", name=table.names[seat]), (row,)))


def _to_computer(table: Running, event: Pressed, seat: Seat | None, say: Speech) -> None:
    """A seat goes to a computer player, now that it was asked about once more."""
    players = table.state.players
    if seat is None or seat >= len(players) or not players[seat].active or table.record.house(seat):
        table.reply(event.reply, say("cosmic-table-unknown"))
    elif not event.host and event.seat != seat:
        table.reply(event.reply, say("cosmic-table-not-host"))
    else:
        leaving.reseat(table, seat, "", "")
        votes.recount(table)
        table.reply(event.reply, say("cosmic-table-replaced"))


def _seat_named(table: Running, wanted: str) -> Seat | None:
    """The seat with this number, or of the player with this name."""
    names = [name.casefold() for name in table.record.names]
    number = whole_number(wanted)
    if number is not None and number < len(names):
        return number
    return names.index(wanted.strip().casefold()) if wanted.strip().casefold() in names else None


def _told_of_dm(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Whose direct messages are closed learns it from the next answer, and never in public."""
    if seat in table.record.untold and table.add_note(event.reply, say("cosmic-table-dm-closed")):
        table.record.untold.remove(seat)


_HOST: Mapping[str, Callable[[Running, Pressed, Speech], None]] = {"stop_sure": _stop, REPLACE: _replace}
_SEATED: Mapping[str, _Handler] = {
    answering.ANSWER: _answer,
    PLAY: answering.typed,
    "hand": _hand,
    "orders": _orders,
    "hold": _hold,
    "pause": _pause,
    "resume": _resume,
    "undo": _undo,
    f"{TALK}on": _talk,
    f"{TALK}off": _talk,
    "concede": _concede,
    _SURE: _concede_sure,
}
_ORDER_PAGES: Mapping[str, Callable[[Running, Seat, Speech, Language], Body]] = {
    ahead.CHOOSE: ahead.body,
    orders.LETTERS: lambda table, seat, say, _: orders.sequence(table, seat, say),
}
"""What is shown where a button leads to the menu of one order."""
_LOOKS = (answering.ANSWER, "status", "why", "log", "pause")
"""What people press on the panel, and not in direct messages."""
_PLAYING = (PLAY, _SURE, "hold", "pause", "resume", "undo")
"""Choices by which somebody who is away plays on, besides answers and votes; whoever looks or orders stays away."""
_RUNNING = (PLAY, "hold", "undo")
"""What needs a table that does not stand still, besides answers and plans that are confirmed."""
