"""Answers by button, menu, form and typed words: each is tried at once, and what is asked next is shown in reply."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import question_text
from bot.cosmic.table import asking, bargaining, course, questions, reading_deals, story
from bot.cosmic.table.questions import Act, Answer, Draft, Form, Refused, Result
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words
from bot.kernel.refused import AlreadyNoted
from bot.kernel.refused import Refused as Rejected
from bot.kernel.table import Pressed, Prompt, Seat

__all__ = ["pressed", "show", "suggest", "typed"]


_TYPED = f"{questions.PREFIX}typed"
"""What a form that was sent in is called."""


def pressed(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """A control of a question was used; one of a question that is closed tells what is asked now."""
    ask = table.game.asks.get(event.ask)
    deal = asking.bargain(table, seat, event.language)
    draft = asking.draft_of(table, seat, event.ask)
    if ask is not None and ask.seat == seat:
        asked = asking.asked(table, event.ask, ask, event.language)
        result = questions.press(asked, draft, event.choice, event.values)
    elif deal is not None and deal.number == event.ask:
        typed_offer = event.choice == _TYPED and event.values
        result = (
            reading_deals.read(deal, event.values[0])
            if typed_offer
            else bargaining.press(deal, draft, event.choice, event.values)
        )
    else:
        show(table, event, seat, text, text.STALE)
        return
    _carry_out(table, event, seat, event.ask, result, text)


def typed(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """The answer was typed behind ``/cosmic play``."""
    words = event.values[0] if event.values else ""
    found = asking.first(table, seat)
    deal = asking.bargain(table, seat, event.language)
    if found is not None:
        result = questions.read(asking.asked(table, *found, event.language), words)
        _carry_out(table, event, seat, found[0], result, text)
    elif deal is not None:
        _carry_out(table, event, seat, deal.number, reading_deals.read(deal, words), text)
    else:
        table.reply(event.reply, text.NOT_ASKED)


def suggest(table: Running, seat: Seat, typed: str) -> Sequence[tuple[str, str]]:
    """What may be typed as an answer now."""
    language = table.language(seat)
    if (found := asking.first(table, seat)) is not None:
        return questions.suggest(asking.asked(table, *found, language), typed)
    deal = asking.bargain(table, seat, language)
    return () if deal is None else reading_deals.suggest(deal, typed)


def show(table: Running, event: Pressed, seat: Seat, text: Words, head: str = "", prefer: int = 0) -> None:
    """Reply with what is asked of the seat now."""
    if table.record.mode == "over":
        table.reply(event.reply, head or text.OVER)
        return
    table.served.add(seat)
    table.show(event.reply, asking.body(table, seat, text, event.language, head, prefer), renew=event.ask != 0)


def _carry_out(table: Running, event: Pressed, seat: Seat, number: int, result: Result, text: Words) -> None:
    match result:
        case Draft():
            asking.keep_draft(table, seat, number, result)
            show(table, event, seat, text, prefer=number)
        case Form():
            table.add(Prompt(event.reply, number, result.choice, result.title, result.fields))
        case Refused():
            table.reply(event.reply, result.text)
        case Answer() | Act():
            _take(table, event, seat, number, result, text)


def _take(table: Running, event: Pressed, seat: Seat, number: int, result: Answer | Act, text: Words) -> None:
    """Hand an answer or an action to the game, and show what comes next."""
    asking.keep_draft(table, seat, number, Draft())
    try:
        if isinstance(result, Act):
            story.act(table, result.key, seat, result.choice, "player")
        else:
            story.answer(table, number, seat, result.choice, "player")
    except AlreadyNoted:
        show(table, event, seat, text, text.ALREADY, number)
        return
    except Rejected as error:
        table.reply(event.reply, question_text.refusal(error, table.game.asks.get(number)))
        return
    course.advance(table)
    show(table, event, seat, text, text.NOTED, number)
