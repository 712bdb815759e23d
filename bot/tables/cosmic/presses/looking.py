"""Views of the table for anybody; onlookers' predictions and following, of which nothing public tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from bot.cosmic.library import brief
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.seen.views import KnownView
from bot.cosmic.words import expansion_words, things
from bot.kernel.ask import whole_number
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ACTS, FOLLOW, MISSED, MORE, PREDICT, SEE, SEERS, WATCH
from bot.tables.contract.message import LABEL, OPTIONS, REPLAY
from bot.tables.contract.table import Body, Button, Follow, Menu, MenuOption, Picture, Predict, Pressed
from bot.tables.cosmic import boards, chronicle
from bot.tables.cosmic.clockwork import deadlines, looks
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking, hints, panel
from bot.tables.cosmic.messages.hints import Scene, now
from bot.tables.cosmic.people import absence, votes
from bot.tables.cosmic.presses import answering
from bot.tables.cosmic.record import Entry
from bot.tables.cosmic.table_words import asked_when, until_when, whole
from bot.words.message import Language, ids
from bot.words.signs import unsigned
from bot.words.speech import Speech, speech

_CERTAIN: Final = 100
_LIKELY: Final = 50
"""Percent."""
_HOW: Final = ids("cosmic-table-known-", ("has", "likely", "maybe"))


def known_cards(table: Running, seat: Seat, language: Language) -> list[str]:
    """List known cards, player by player from certain to possible, the latest first; then the deck."""
    view, say = table.view(seat), speech(language).signed
    rows = sorted(view.known, key=lambda row: (row.seat, list(_HOW).index(_class(row)[1]), row.ago))
    lines = [
        say(_HOW[how], name=table.names[other], cards=things.hand(hand_order([row.card for row in same])), ago=ago)
        for (other, how, ago), same in groupby(rows, _class)
    ]
    lines += _deck([(row.above, row.card) for row in view.stacked], say)
    return [say("cosmic-table-known"), *lines] if lines else []


def _class(row: KnownView) -> tuple[Seat, str, int]:
    how = "has" if row.odds == _CERTAIN else "likely" if row.odds >= _LIKELY else "maybe"
    return row.seat, how, row.ago


def _deck(found: Sequence[tuple[int, str]], say: Speech) -> Iterator[str]:
    ordered = [card for _, card in sorted(found)]
    top = next((at for at, (above, _) in enumerate(sorted(found)) if above != at), len(found))
    if top:
        yield say("cosmic-table-known-top", cards=[things.card(card) for card in ordered[:top]])
    for above, card in sorted(found)[top:]:
        yield say("cosmic-table-known-deeper", card=things.card(card), count=above)


Look: TypeAlias = Callable[[Running, Pressed, Speech], None]
_BOARD, _LOG, _WHY, _HINTS, _STOP, _POWERS = "board", "log", "why", "hints", "stop", "powers"
_GO = "_go"


def look(choice: str) -> Look | None:
    turned = boards.turned(choice)
    if choice.startswith(SEE):
        return lambda table, event, say: _picture(table, event, say, choice.removeprefix(SEE))
    if choice.endswith(_GO) and choice.removesuffix(_GO) in _LOGS:
        return _opening(choice.removesuffix(_GO), 0)
    if turned is not None and turned[0] in (_BOARD, _POWERS, *_LOGS):
        return _opening(*turned)
    return _LOOKS.get(choice)


def status(table: Running, event: Pressed, say: Speech) -> None:
    away = panel.holidays(table, say) if table.record.mode != "over" else []
    seats = looks.open_about_it(table) if table.record.mode != "over" else []
    asked = [asked_when(say, looks.asked_at(table, seat), table.names[seat]) for seat in seats]
    said = "\n".join([panel.words_of(table, say), *deadlines.still(table, say), *away, *asked])
    row = (Button(0, MORE, say("cosmic-table-more")),)
    table.show(event.reply, Body(whole(said), (row,), boards.picture(table, reader=event.seat)))


def stop(table: Running, event: Pressed, say: Speech) -> None:
    """Ask to confirm: a stopped game cannot go on. Outside moderators stop it at once, players by vote."""
    if table.record.mode == "over":
        table.reply(event.reply, say("cosmic-table-over"))
        return
    if not may_stop(table, event):
        table.reply(event.reply, say("cosmic-table-stop-by-vote"))
        return
    said = say("cosmic-table-stop-sure") if event.outside_moderator else votes.question(table, "stop", None, say)
    row = (Button(0, "stop_sure", say("cosmic-table-stop"), style="danger"),)
    table.show(event.reply, Body(said, (row,)), renew=True)


def may_stop(table: Running, event: Pressed) -> bool:
    return event.outside_moderator or (event.seat is not None and table.game.state.players[event.seat].active)


def _picture(table: Running, event: Pressed, say: Speech, name: str) -> None:
    seen = table.seen
    found = next((picture for picture in picture_facts.here(seen) if picture.name == name), None)
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
    return lambda table, event, say: _page(table, event, what, number)


def _page(table: Running, event: Pressed, what: str, number: int) -> None:
    """Show a page, counted from 1; 0 is the last. A turned page replaces the one before."""
    turns = event.choice != what
    if what in _LOGS:
        shown = _of_log(table, event, what, number)
    else:
        lines = _powers_in_play(table, event.language) if what == _POWERS else _board_lines(table, event)
        shown = boards.page(lines, what, event.language, number)
    table.show(event.reply, shown, renew=turns)


def _of_log(table: Running, event: Pressed, what: str, number: int) -> Body:
    entries = _LOGS[what](table)
    lines = [entry.text for entry in entries]
    heads = [place for place, entry in enumerate(entries) if entry.head]
    if event.choice == f"{what}{_GO}":
        wanted = (whole_number(event.values[0]) if event.values else None) or 0
        number = boards.page_of(lines, heads[wanted]) if wanted < len(heads) else 0
    shown = boards.page(lines, what, event.language, number, full_end=True)
    short = not shown.buttons
    if what == _LOG and table.record.chronicle.chapters:
        replay = (Button(0, REPLAY, speech(event.language)("replay-button")),)
        shown = msgspec.structs.replace(shown, buttons=(*shown.buttons, replay))
    if short or not heads:
        return shown
    offered = list(enumerate(heads))
    offered = offered if len(offered) <= OPTIONS else [*offered[:1], *offered[1 - OPTIONS :]]
    named = ((one, *unsigned(lines[place])) for one, place in offered)
    ways = tuple(MenuOption(str(one), label.replace("*", "")[:LABEL], emoji=sign) for one, label, sign in named)
    menu = Menu(0, f"{what}{_GO}", speech(event.language)("cosmic-help-go-to"), ways)
    return msgspec.structs.replace(shown, menus=(menu,))


def _powers_in_play(table: Running, language: Language) -> list[str]:
    """List everybody's powers with their texts, in the order of seats; empty before they are shown (3.5)."""
    held = ((table.names[one.seat], power.power) for one in table.seen.players if one.active for power in one.powers)
    return [f"{name}: {things.use_sign('power', power)}{brief(power, language)}" for name, power in held]


def _board_lines(table: Running, event: Pressed) -> list[str]:
    view = msgspec.structs.replace(boards.view(table), language=event.language)
    own = [] if event.seat is None else expansion_words.private(table.view(event.seat), table.names, event.language)
    return [*boards.lines(view), *own]


# --- what can I do now? -----------------------------------------------------------------------------------------------


def _help(table: Running, event: Pressed, say: Speech) -> None:
    record, seat = table.record, event.seat
    stop = record.stop
    board = msgspec.structs.replace(boards.view(table), language=event.language)
    hurried = stop is not None and stop.due and not table.alone
    until = until_when(stop.due) if stop is not None and hurried else ""
    scene = Scene(board, panel.words_of(table, say), until)
    if seat is None:
        table.reply(event.reply, now(scene))
        return
    hints = record.chairs[seat].person.hints
    open_now = {} if record.mode == "paused" else table.game.asks
    asked = [asking.asked(table, number, ask, event.language) for number, ask in open_now.items() if ask.seat == seat]
    bargains = record.mode != "paused" and table.deals(seat)
    told = now(scene, table.view(seat), asked, bargains=bargains, hints=hints)
    row = (Button(0, _HINTS, say("cosmic-help-hints-off") if hints else say("cosmic-help-hints-on")),)
    table.show(event.reply, Body(told, (row,)), renew=event.choice == _HINTS)


def _hints(table: Running, event: Pressed, say: Speech) -> None:
    if event.seat is not None:
        person = table.record.chairs[event.seat].person
        person.hints = not person.hints
    _help(table, event, say)


def _tips_off(table: Running, event: Pressed, say: Speech) -> None:
    if event.seat is None:
        _help(table, event, say)
    else:
        table.record.chairs[event.seat].person.hints = False
        answering.show(table, event, event.seat, say, say("cosmic-help-hints-gone"))


_LOGS: Mapping[str, Callable[[Running], list[Entry]]] = {_LOG: chronicle.log, _WHY: chronicle.reasons}
_LOOKS: Mapping[str, Look] = {
    "status": status,
    MISSED: absence.show,
    _BOARD: _opening(_BOARD, 1),
    _POWERS: _opening(_POWERS, 1),
    _LOG: _opening(_LOG, 0),
    _WHY: _opening(_WHY, 0),
    "help": _help,
    _HINTS: _hints,
    hints.OFF: _tips_off,
    _STOP: stop,
    "stop_ask": stop,
}


_SIDES: Final[dict[str, Literal["offense", "defense"]]] = {
    f"{PREDICT}offense": "offense",
    f"{PREDICT}defense": "defense",
}
_FOLLOWING: Final[dict[str, Literal["challenge", "day", ""]]] = {
    f"{FOLLOW}challenge": "challenge",
    f"{FOLLOW}day": "day",
    f"{FOLLOW}stop": "",
}
CHOICES: Final = (WATCH, *_SIDES, *_FOLLOWING)
_SAID: Final = ids("watch-noted-", ("offense", "defense"))
_WINS: Final = ids("watch-", ("offense", "defense"))
_FOLLOW: Final = ids("watch-", _FOLLOWING)
_FOLLOWED: Final = ids("watch-", _FOLLOWING, ".done")


class _Open(NamedTuple):
    """A challenge that can be predicted: its sides are known, and no card is laid."""

    number: int
    offense: Seat
    defense: Seat


def press(table: Running, event: Pressed, say: Speech) -> None:
    """Handle an onlooker's press; players of this table are refused."""
    if event.seat is not None:
        row = (Button(0, SEERS, say("watch-seers-button")),)
        table.show(event.reply, Body(say("watch-seated"), (row,)))
    elif event.choice in _FOLLOWING:
        chapters = table.record.chronicle.chapters
        since = chapters[-1].number if chapters else 0
        table.add(Follow(event.guest, _FOLLOWING[event.choice], event.language, since))
        table.reply(event.reply, say(_FOLLOWED[event.choice]))
    elif event.choice in _SIDES:
        _predict(table, event, _SIDES[event.choice], say)
    else:
        table.show(event.reply, _all(table, event, say))


def _predict(table: Running, event: Pressed, side: Literal["offense", "defense"], say: Speech) -> None:
    challenge = None if event.left else _open(table)
    if challenge is None:
        table.reply(event.reply, _why_not(table, event, say))
        return
    table.add(Predict(event.guest, challenge.number, side))
    winner = table.names[challenge.offense if side == "offense" else challenge.defense]
    table.reply(event.reply, say(_SAID[side], number=str(challenge.number), name=winner))


def _why_not(table: Running, event: Pressed, say: Speech) -> str:
    if event.left:
        return say("watch-left")
    return say("watch-late" if _is_laid(table) else "watch-early")


def _all(table: Running, event: Pressed, say: Speech) -> Body:
    challenge = None if event.left else _open(table)
    rows: tuple[tuple[Button, ...], ...] = ()
    if challenge is None:
        said = _why_not(table, event, say)
    else:
        offense, defense = table.names[challenge.offense], table.names[challenge.defense]
        said = say("watch-who", number=str(challenge.number), offense=offense, defense=defense)
        names = (("offense", challenge.offense), ("defense", challenge.defense))
        rows = (
            tuple(
                Button(0, f"{PREDICT}{side}", say(_WINS[side], name=table.record.names[seat])) for side, seat in names
            ),
        )
    ways = [MenuOption(choice, say(_FOLLOW[choice])) for choice in _FOLLOWING]
    ways.append(MenuOption(SEERS, say("watch-seers-button")))
    menu = Menu(0, ACTS, say("watch-follow-menu"), tuple(ways), below=True)
    return Body(f"{said}\n{say('watch-follow')}", rows, menus=(menu,))


def _open(table: Running) -> _Open | None:
    seen = table.seen.challenge
    if seen is None or seen.outcome or _is_laid(table) or seen.offense.seat is None or seen.defense.seat is None:
        return None
    return _Open(seen.number, seen.offense.seat, seen.defense.seat)


def _is_laid(table: Running) -> bool:
    """True if a card lies, or lay before an undo."""
    seen = table.seen.challenge
    return seen is not None and seen.number <= table.record.laid
