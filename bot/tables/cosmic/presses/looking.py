"""What anybody may look at: status, board, log, reasons, help. Public facts, and to a seat its own question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from bot.cosmic.library.pages import brief
from bot.cosmic.seen import expansion_pictures
from bot.cosmic.timing import automation
from bot.cosmic.words import expansion_words, things
from bot.kernel.numbers import whole_number
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat
from bot.tables.contract import away
from bot.tables.contract.choices import REPORT, SEE, TALK, TIPS
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Picture, Pressed
from bot.tables.cosmic.clockwork import attention, computers
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import answering, missed, votes
from bot.tables.cosmic.questions import asking, first_hints
from bot.tables.cosmic.record import Entry, Record
from bot.tables.cosmic.telling import board_twin, chronicle, pages, panel
from bot.tables.cosmic.telling.cutting import until_when, whole
from bot.tables.cosmic.telling.help import Scene, now
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.signs import unsigned
from bot.words.speech import Speech, speech

Look: TypeAlias = Callable[[Running, Pressed, Speech], None]
_BOARD, _LOG, _WHY, _HINTS, _STOP, _POWERS = "board", "log", "why", "hints", "stop", "powers"
_ROUNDS_OF: Final = ids("cosmic-table-rounds-", automation.ROUND_SETTINGS, ".of")
_GO = "_go"
"""Ends the ``choice`` of the menu that turns a log to where a challenge begins."""
_CHOICES = 25
"""Options of a menu."""


def look(choice: str) -> Look | None:
    """What a choice shows; None if it shows nothing of this."""
    turned = pages.turned(choice)
    if choice.startswith(SEE):
        return lambda table, event, say: _picture(table, event, say, choice.removeprefix(SEE))
    if choice.endswith(_GO) and choice.removesuffix(_GO) in _LOGS:
        return _opening(choice.removesuffix(_GO), 0)
    if turned is not None and turned[0] in (_BOARD, _POWERS, *_LOGS):
        return _opening(*turned)
    return _LOOKS.get(choice)


def _status(table: Running, event: Pressed, say: Speech) -> None:
    away = panel.holidays(table, say) if table.record.mode != "over" else []
    said = "\n".join([panel.words_of(table, say), *away, *_asked(table, say)])
    table.show(event.reply, Body(whole(said), _acts(table, event, say), panel.board_picture(table)))


def _asked(table: Running, say: Speech) -> list[str]:
    """At which rounds those are asked who want everybody to know."""
    seats = attention.told(table) if table.record.mode != "over" else []
    return [
        say(
            "cosmic-table-rounds-of",
            name=table.names[seat],
            when=Message(_ROUNDS_OF[attention.setting(table, seat)]),
        )
        for seat in seats
    ]


def _acts(table: Running, event: Pressed, say: Speech) -> tuple[tuple[Button, ...], ...]:
    """What the panel has no room for: each is a command as well."""
    row = [Button(0, _BOARD, say("cosmic-table-board"))]
    over = table.record.mode == "over"
    if event.seat is not None and not over and table.state.players[event.seat].active:
        row += [
            Button(0, "undo", say("cosmic-table-undo")),
            Button(0, "orders", say("cosmic-table-orders")),
            Button(0, "concede", say("cosmic-table-leave")),
        ]
    if _may_stop(table, event) and not over:
        row.append(Button(0, _STOP, say("cosmic-table-stop")))
    below = [] if event.seat is None else [Button(0, missed.MISSED, say("cosmic-missed"))]
    if len(row) > 1 and event.seat is not None:
        below.append(Button(0, away.BUTTON, say("away-button"), away.SIGN))
        below += _mute(table, say)
    below.append(Button(0, REPORT, say("report-button")))
    return (tuple(row), tuple(below))


def _stop(table: Running, event: Pressed, say: Speech) -> None:
    """Ask once more: a stopped game does not go on. A moderator stops it at once, those who play by vote."""
    if table.record.mode == "over":
        table.reply(event.reply, say("cosmic-table-over"))
        return
    if not _may_stop(table, event):
        table.reply(event.reply, say("cosmic-table-stop-by-vote"))
        return
    said = say("cosmic-table-stop-sure") if event.moderator else votes.question(table, "stop", None, say)
    table.show(
        event.reply, Body(said, ((Button(0, "stop_sure", say("cosmic-table-stop"), style="danger"),),)), renew=True
    )


def _mute(table: Running, say: Speech) -> list[Button]:
    """Where computer players sit they are muted, or may talk again."""
    if not any(table.record.tempers):
        return []
    if table.record.talks:
        return [Button(0, f"{TALK}off", say("cosmic-table-mute"))]
    return [Button(0, f"{TALK}on", say("cosmic-table-unmute"))]


def _may_stop(table: Running, event: Pressed) -> bool:
    """Whether the presser has a say in whether the game is stopped."""
    return event.moderator or (event.seat is not None and table.state.players[event.seat].active)


def _picture(table: Running, event: Pressed, say: Speech, name: str) -> None:
    """What an expansion has to look at, as the seat sees it, or everybody."""
    seen = table.table_view()
    found = next((picture for picture in expansion_pictures.here(seen) if picture.name == name), None)
    if found is None:
        table.reply(event.reply, say("cosmic-table-without"))
        return
    shown = found.show(seen, table.record.names, event.seat, event.language)
    told = found.show(seen, table.names, event.seat, event.language)
    if shown is None or told is None:
        table.reply(event.reply, say("cosmic-table-not-yet"))
        return
    table.show(event.reply, Body(told.alt, picture=Picture(shown.renderer, encode(shown.view), shown.alt, shown.file)))


# --- long texts -------------------------------------------------------------------------------------------------------


def _opening(what: str, number: int) -> Look:
    """Shows this page of a text."""
    return lambda table, event, say: _page(table, event, what, number)


def _page(table: Running, event: Pressed, what: str, number: int) -> None:
    """One page, counted from 1; 0 is the last. A turned page takes the place of the one before."""
    turns = event.choice != what
    if what in _LOGS:
        shown = _of_log(table, event, what, number)
    else:
        lines = _powers_in_play(table, event.language) if what == _POWERS else _board_lines(table, event)
        shown = pages.body(lines, what, event.language, number)
    table.show(event.reply, shown, renew=turns)


def _of_log(table: Running, event: Pressed, what: str, number: int) -> Body:
    """A page of the story or of the reasons, with a menu of the challenges that these tell of."""
    entries = _LOGS[what](table)
    lines = [entry.text for entry in entries]
    heads = [place for place, entry in enumerate(entries) if entry.head]
    if event.choice == f"{what}{_GO}":
        wanted = (whole_number(event.values[0]) if event.values else None) or 0
        number = pages.page_of(lines, heads[wanted]) if wanted < len(heads) else 0
    shown = pages.body(lines, what, event.language, number, full_end=True)
    if not shown.buttons or not heads:
        return shown
    offered = list(enumerate(heads))
    offered = offered if len(offered) <= _CHOICES else [*offered[:1], *offered[1 - _CHOICES :]]
    ways = tuple(_way(one, lines[place]) for one, place in offered)
    menu = Menu(0, f"{what}{_GO}", speech(event.language)("cosmic-help-go-to"), ways)
    return msgspec.structs.replace(shown, menus=(menu,))


def _way(challenge: int, line: str) -> MenuOption:
    """The option of a challenge in a log: how it begins."""
    label, sign = unsigned(line)
    return MenuOption(str(challenge), label.replace("*", "")[:100], emoji=sign)


def _powers_in_play(table: Running, language: Language) -> list[str]:
    """Whose powers do what, in the order of seats; empty before they are shown (3.5)."""
    players = table.table_view().players
    return [
        f"{table.names[player.seat]}: {things.use_sign('power', one.power)}{brief(one.power, language)}"
        for player in players
        for one in player.powers
        if player.active
    ]


def _board_lines(table: Running, event: Pressed) -> list[str]:
    view = msgspec.structs.replace(panel.board_view(table), language=event.language)
    own = [] if event.seat is None else expansion_words.private(table.view(event.seat), table.names, event.language)
    return [*board_twin.board(view), *own]


# --- what can I do now? -----------------------------------------------------------------------------------------------


def _help(table: Running, event: Pressed, say: Speech) -> None:
    """Help for whoever asks; a seat may have the tips for a first game or not."""
    record, seat = table.record, event.seat
    stop = record.stop
    board = msgspec.structs.replace(panel.board_view(table), language=event.language)
    hurried = stop is not None and stop.due and not computers.alone(table)
    until = until_when(stop.due) if stop is not None and hurried else ""
    scene = Scene(board, panel.words_of(table, say), until)
    if seat is None:
        table.reply(event.reply, now(scene))
        return
    if event.values and event.values[0] in TIPS:
        _wish(record, seat, tips=event.values[0] == "on")
    hints = seat not in record.without_hints
    open_now = {} if record.mode == "paused" else table.game.asks
    asked = [asking.asked(table, number, ask, event.language) for number, ask in open_now.items() if ask.seat == seat]
    bargains = record.mode != "paused" and table.deals(seat)
    told = now(scene, table.view(seat), asked, bargains=bargains, hints=hints)
    row = (Button(0, _HINTS, say("cosmic-help-hints-off") if hints else say("cosmic-help-hints-on")),)
    table.show(event.reply, Body(told, (row,)), renew=event.choice == _HINTS)


def _hints(table: Running, event: Pressed, say: Speech) -> None:
    """Switch the tips for a first game on or off, for one seat."""
    record, seat = table.record, event.seat
    if seat is not None:
        _wish(record, seat, tips=seat in record.without_hints)
    _help(table, event, say)


def _tips_off(table: Running, event: Pressed, say: Speech) -> None:
    """No more hints for one seat; the question stays."""
    seat = event.seat
    if seat is None:
        _help(table, event, say)
        return
    _wish(table.record, seat, tips=False)
    answering.show(table, event, seat, say, say("cosmic-help-hints-gone"))


def _wish(record: Record, seat: Seat, *, tips: bool) -> None:
    """Whether the seat has tips from now on."""
    record.without_hints = [one for one in record.without_hints if one != seat] + ([] if tips else [seat])


_LOGS: Mapping[str, Callable[[Running], list[Entry]]] = {_LOG: chronicle.log, _WHY: chronicle.reasons}
_LOOKS: Mapping[str, Look] = {
    "status": _status,
    missed.MISSED: missed.show,
    _BOARD: _opening(_BOARD, 1),
    _POWERS: _opening(_POWERS, 1),
    _LOG: _opening(_LOG, 0),
    _WHY: _opening(_WHY, 0),
    "help": _help,
    _HINTS: _hints,
    first_hints.OFF: _tips_off,
    _STOP: _stop,
    "stop_ask": _stop,
}
