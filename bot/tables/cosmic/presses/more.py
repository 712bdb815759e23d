"""Show all that can be done at a table besides answering, and ask once more before a pause, an undo or a departure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from bot.cosmic.model.board import may_end
from bot.cosmic.seen import picture_facts
from bot.kernel.event import Seat
from bot.tables.contract import choices
from bot.tables.contract.choices import ACTS, MISSED, MORE, REPORT, SEE, TALK, WATCH, Ballot
from bot.tables.contract.message import LABEL
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Pressed
from bot.tables.cosmic import promises
from bot.tables.cosmic.controls import Give, Missing, Promising, ToComputer
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.people import absence
from bot.tables.cosmic.presses import looking
from bot.tables.cosmic.table_words import whole
from bot.words.message import ids
from bot.words.speech import Speech

PAUSE_ASK, UNDO_ASK, SEATS, SURE, PROMISE = "pause_ask", "undo_ask", "seats", "concede_sure", "promise"
_PROMISES: Final = ids("cosmic-promise-", promises.KINDS, ".label")
_TO_SEE: Final = ids("cosmic-table-", ("status", "board", "why", "powers", "help"))
_NO_QUESTION: Final = 10**14
"""Number of the menu whose options go with no question."""
_Act: TypeAlias = tuple[str, str]


def more(table: Running, event: Pressed, say: Speech) -> None:
    seat, over = event.seat, table.record.mode == "over"
    acts: list[_Act] = [(choice, say(_TO_SEE[choice])) for choice in _TO_SEE]
    acts += [(f"{SEE}{picture.name}", say.message(picture.label)) for picture in picture_facts.here(table.seen)]
    if seat is not None:
        acts.append((MISSED, say("cosmic-missed")))
    if seat is not None and not over and table.game.state.players[seat].active:
        acts += _to_do(table, seat, say)
    if not over:
        acts.append((WATCH, say("watch-button")))
    acts.append((REPORT, say("report-button")))
    if looking.may_stop(table, event) and not over:
        acts.append(("stop", say("cosmic-table-stop")))
    menus = [Menu(0, ACTS, say("cosmic-table-acts-menu"), tuple(MenuOption(choice, label) for choice, label in acts))]
    if seat is not None and table.record.mode == "running" and table.game.state.players[seat].active:
        number = event.ask or next(iter(table.open_asks(seat)), 0)
        if also := asking.also(table, seat, number, say):
            menus.insert(0, Menu(number or _NO_QUESTION, ACTS, say("cosmic-table-acts-also"), tuple(also)))
    table.show(event.reply, Body(say("cosmic-table-acts"), menus=tuple(menus)))


def _to_do(table: Running, seat: Seat, say: Speech) -> Iterator[_Act]:
    if table.sort == "round":
        yield "hold", say("cosmic-table-hold")
    yield "hand", say("cosmic-table-hand")
    yield UNDO_ASK, say("cosmic-table-undo")
    yield "orders", say("cosmic-table-orders")
    if table.record.mode == "paused":
        yield "resume", say("cosmic-table-resume")
    else:
        yield "pause", say("cosmic-table-pause")
    if may_end(table.game.state):
        yield str(Ballot("end")), say("cosmic-table-end")
    if any(table.record.tempers):
        talks = table.record.talks
        yield f"{TALK}{'off' if talks else 'on'}", say("cosmic-table-mute" if talks else "cosmic-table-unmute")
    if table.record.promising:
        yield PROMISE, say("cosmic-promise-button")
    if _open(table, seat):
        yield SEATS, say("cosmic-table-seats")
    yield choices.BUTTON, say("away-button")
    yield "leave", say("cosmic-table-leave")


def pause_ask(table: Running, event: Pressed, say: Speech) -> None:
    """Offer a pause or its end, more time, and the end of the game; to outside moderators only the last."""
    seat = event.seat
    if table.record.mode == "over" or event.outside_moderator:
        looking.stop(table, event, say)
        return
    if seat is None or not table.game.state.players[seat].active:
        table.reply(event.reply, say("cosmic-table-not-seated"))
        return
    paused = table.record.mode == "paused"
    row = [Button(0, "pause", say("cosmic-table-pause"), style="primary")]
    if paused:
        row = [Button(0, "resume", say("cosmic-table-resume"), style="success")]
    if table.sort == "round" and not paused:
        row.append(Button(0, "hold", say("cosmic-table-hold")))
    row.append(Button(0, "stop", say("cosmic-table-stop")))
    said = say("cosmic-table-panel-paused") if paused else say("cosmic-table-pause-ask")
    table.show(event.reply, Body(said, (tuple(row),)))


def undo_ask(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    row = (Button(0, "undo", say("cosmic-table-undo"), style="primary"),)
    table.show(event.reply, Body(say("cosmic-table-undo-ask"), (row,)))


def leave(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Ask how, because nothing brings the seat back (8.7, 8.10)."""
    row = (
        Button(0, SURE, say("cosmic-table-leave-sure"), style="danger"),
        Button(0, str(ToComputer(seat)), say("cosmic-table-to-computer")),
    )
    table.show(event.reply, Body(say("cosmic-table-leave-warning"), (row,), menus=(_people(Give(seat), say),)))


def seats(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Ask whose seat; if only one is possible, ask at once what shall happen with it."""
    found = _open(table, seat)
    if len(found) < 2:
        missing(table, event, found[0] if found else None, seat, say)
        return
    options = tuple(MenuOption(str(Missing(one)), table.record.names[one]) for one in found)
    table.show(event.reply, Body(say("cosmic-table-whose"), menus=(Menu(0, ACTS, say("cosmic-table-seats"), options),)))


def missing(table: Running, event: Pressed, about: Seat | None, own: Seat, say: Speech) -> None:
    """Offer the votes about a seat at which nobody answers, and a menu of people who might take it (8.11)."""
    if about is None or about not in _open(table, own):
        table.reply(event.reply, say("cosmic-table-vote-nothing"))
        return
    row = absence.buttons(table, about, say)
    said = say("cosmic-table-missing", name=table.names[about])
    table.show(event.reply, Body(said, (row,) if row else (), menus=(_people(Give(about), say),)))


def promise(table: Running, event: Pressed, seat: Seat, say: Speech, head: str = "") -> None:
    if not table.record.promising:
        table.reply(event.reply, say("cosmic-promise-off"))
        return
    options = [
        MenuOption(str(Promising(kind, to)), say(_PROMISES[kind], to=table.record.names[to])[:LABEL])
        for kind, to in promises.possible(table, seat)
    ]
    asked = say("cosmic-promise-page") if options else say("cosmic-promise-none")
    menus = (Menu(0, ACTS, say("cosmic-promise-menu"), tuple(options)),) if options else ()
    lines = [*([head] if head else []), asked, *(f"-# {line}" for line in promises.in_words(table, say))]
    table.show(event.reply, Body(whole("\n".join(lines)), menus=menus), renew=bool(head))


def promised(table: Running, event: Pressed, seat: Seat, kind: str, to: Seat | None, say: Speech) -> None:
    meant = next((one for one in promises.KINDS if one == kind), None)
    if meant is None or to is None or to >= len(table.record.names) or to == seat:
        table.reply(event.reply, say("cosmic-table-unknown"))
    elif (refusal := promises.refusal(table, meant, seat, to)) is not None:
        table.reply(event.reply, say.message(refusal))
    else:
        promises.make(table, meant, seat, to)
        promise(table, event, seat, say, say("cosmic-promise-given"))


def _people(choice: Give, say: Speech) -> Menu:
    return Menu(0, str(choice), say("cosmic-table-to-person"), below=True, people=True)


def _open(table: Running, own: Seat) -> list[Seat]:
    players = enumerate(table.game.state.players)
    return [seat for seat, player in players if player.active and seat != own and not table.here(seat)]


LOOKS: Final[Mapping[str, Callable[[Running, Pressed, Speech], None]]] = {MORE: more, PAUSE_ASK: pause_ask}
