"""Buttons and commands of the Cosmic table: each is answered privately, in the presser's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.cosmic import question_text
from bot.cosmic.table import asking, course, story
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words, words
from bot.kernel.refused import Refused
from bot.kernel.table import Body, Pressed, Seat

__all__ = ["press", "suggest"]

_QUESTION = "q_"


def press(table: Running, event: Pressed) -> None:
    """Handle one press of whoever sits here, watches or hosts."""
    text = words(event.language)
    if table.record.mode == "over":
        table.reply(event.reply, text.OVER)
    elif event.choice == "stop":
        _stop(table, event, text)
    elif (look := _LOOKS.get(event.choice)) is not None:
        look(table, event, text)
    elif event.seat is None or not table.state.players[event.seat].active:
        table.reply(event.reply, text.NOT_SEATED)
    elif event.choice.startswith(_QUESTION):
        _answered(table, event, event.seat, text)
    elif (handler := _SEATED.get(event.choice)) is not None:
        handler(table, event, event.seat, text)
    else:
        table.reply(event.reply, text.UNKNOWN)


def suggest(table: Running, seat: Seat, command: str, typed: str) -> Sequence[tuple[str, str]]:
    """What may be typed after ``command``."""
    return ()


def _answered(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """A control of a question was pressed; one of a question that is closed tells what is asked now."""
    asks = table.game.asks
    ask = asks.get(event.ask)
    if ask is None or ask.seat != seat:
        _ask(table, event, seat, text, text.STALE)
        return
    try:
        choice = asking.choice_of(ask, event.choice)
        story.answer(table, event.ask, seat, choice, "player")
    except (Refused, ValueError) as error:
        said = question_text.refusal(error, ask) if isinstance(error, Refused) else text.UNKNOWN
        table.reply(event.reply, said)
        return
    course.advance(table)
    _ask(table, event, seat, text, text.NOTED)


def _ask(table: Running, event: Pressed, seat: Seat, text: Words, head: str = "") -> None:
    """Answer with what is asked of the seat now."""
    if table.record.mode == "over":
        table.reply(event.reply, head or text.OVER)
        return
    table.served.add(seat)
    table.show(event.reply, asking.question(table, seat, text, head), renew=event.ask != 0)


def _answer(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    _ask(table, event, seat, text)


def _hand(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    picture = asking.hand_picture(table, seat)
    if picture is None:
        table.reply(event.reply, text.NO_HAND)
    else:
        table.show(event.reply, Body(picture.alt, picture=picture))


def _status(table: Running, event: Pressed, text: Words) -> None:
    from bot.cosmic.table import panel

    table.reply(event.reply, panel.body(table).text)


def _log(table: Running, event: Pressed, text: Words) -> None:
    table.reply(event.reply, text.log([entry.text for entry in table.record.told.entries]))


def _why(table: Running, event: Pressed, text: Words) -> None:
    table.reply(event.reply, text.why(table.record.told.reasons))


def _stop(table: Running, event: Pressed, text: Words) -> None:
    if not event.host:
        table.reply(event.reply, text.NOT_HOST)
        return
    story.interrupt(table, "stop", by="host")
    table.reply(event.reply, text.STOPPED)
    course.advance(table)


_LOOKS: Mapping[str, Callable[[Running, Pressed, Words], None]] = {"status": _status, "log": _log, "why": _why}
"""What anybody may look at."""
_SEATED: Mapping[str, Callable[[Running, Pressed, Seat, Words], None]] = {"answer": _answer, "hand": _hand}
