"""Answers by button, menu, form and typed words: each is tried at once, and what is asked next is shown in reply."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import question_text
from bot.cosmic.table import asking, course, questions, story
from bot.cosmic.table.questions import Act, Answer, Draft, Form, Refused, Result
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words
from bot.kernel.ask import Ask
from bot.kernel.refused import AlreadyNoted
from bot.kernel.refused import Refused as Rejected
from bot.kernel.table import Pressed, Prompt, Seat

__all__ = ["pressed", "show", "suggest", "typed"]


def pressed(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """A control of a question was used; one of a question that is closed tells what is asked now."""
    ask = table.game.asks.get(event.ask)
    if ask is None or ask.seat != seat:
        show(table, event, seat, text, text.STALE)
        return
    asked = asking.asked(table, event.ask, ask, event.language)
    draft = asking.draft_of(table, seat, event.ask)
    _carry_out(table, event, ask, event.ask, questions.press(asked, draft, event.choice, event.values), text)


def typed(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """The answer was typed behind ``/cosmic play``."""
    found = asking.first(table, seat)
    if found is None:
        table.reply(event.reply, text.NOT_ASKED)
        return
    number, ask = found
    words = event.values[0] if event.values else ""
    result = questions.read(asking.asked(table, number, ask, event.language), words)
    _carry_out(table, event, ask, number, result, text)


def suggest(table: Running, seat: Seat, typed: str) -> Sequence[tuple[str, str]]:
    """What may be typed as an answer now."""
    found = asking.first(table, seat)
    if found is None:
        return ()
    return questions.suggest(asking.asked(table, *found, table.record.language), typed)


def show(table: Running, event: Pressed, seat: Seat, text: Words, head: str = "", prefer: int = 0) -> None:
    """Reply with what is asked of the seat now."""
    if table.record.mode == "over":
        table.reply(event.reply, head or text.OVER)
        return
    table.served.add(seat)
    table.show(event.reply, asking.body(table, seat, text, event.language, head, prefer), renew=event.ask != 0)


def _carry_out(table: Running, event: Pressed, ask: Ask, number: int, result: Result, text: Words) -> None:
    seat = ask.seat
    match result:
        case Draft():
            asking.keep_draft(table, seat, number, result)
            show(table, event, seat, text, prefer=number)
        case Answer():
            _answer(table, event, ask, number, result, text)
        case Form():
            table.add(Prompt(event.reply, number, result.choice, result.title, result.fields))
        case Refused():
            table.reply(event.reply, result.text)
        case Act():
            raise AssertionError("a question is no negotiation")


def _answer(table: Running, event: Pressed, ask: Ask, number: int, answer: Answer, text: Words) -> None:
    seat = ask.seat
    asking.keep_draft(table, seat, number, Draft())
    try:
        story.answer(table, number, seat, answer.choice, "player")
    except AlreadyNoted:
        show(table, event, seat, text, text.ALREADY, number)
        return
    except Rejected as error:
        table.reply(event.reply, question_text.refusal(error, ask))
        return
    course.advance(table)
    show(table, event, seat, text, text.NOTED, number)
