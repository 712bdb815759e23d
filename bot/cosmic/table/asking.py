"""A question with its controls as one private message: the words, the hand, the buttons. For one seat alone."""

from __future__ import annotations

from bot.cosmic import alt, picture_facts, question_text
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words
from bot.kernel.ask import Ask, Choice, OneOf, UpTo, YesNo
from bot.kernel.codec import encode
from bot.kernel.table import Body, Button, Picture, Seat

__all__ = ["choice_of", "hand_picture", "question"]

HAND, HAND_FILE = "cosmic.hand", "hand.png"
_IN_A_ROW = 5
_MOST = 20


def question(table: Running, seat: Seat, text: Words, head: str = "") -> Body:
    """What the seat is asked first, under ``head``; without a question its hand and what it may look at."""
    asks = table.open_asks(seat)
    stop = table.record.stop
    lines = [head] if head else []
    rows: list[tuple[Button, ...]] = []
    if asks:
        number, ask = next(iter(asks.items()))
        lines.append(text.asked(question_text.question(ask), stop.due if stop is not None else 0))
        rows = _controls(table, number, ask)
    elif not head:
        lines.append(text.NOT_ASKED)
    rows.append((Button(0, "hand", text.HAND), Button(0, "help", text.HELP)))
    return Body("\n".join(lines)[:2000], tuple(rows), hand_picture(table, seat))


def hand_picture(table: Running, seat: Seat) -> Picture | None:
    """The seat's hand; None before there is one."""
    view = table.view(seat)
    if not view.hand and view.card is None:
        return None
    playable: set[str] = set()
    for ask in table.open_asks(seat).values():
        if isinstance(ask.form, OneOf | UpTo):
            playable |= {option for option in ask.form.options if isinstance(option, str)}
    shown = picture_facts.hand_picture(view, playable & set(view.hand), table.record.language)
    return Picture(HAND, encode(shown), alt.hand(shown), HAND_FILE)


def _controls(table: Running, number: int, ask: Ask) -> list[tuple[Button, ...]]:
    form = ask.form
    if isinstance(form, OneOf):
        options = list(form.options)[:_MOST]
    elif isinstance(form, YesNo):
        options = [True, False]
    else:
        return [(Button(number, "q_default", table.text.DEFAULT),)]
    view = table.table_view()
    buttons = [
        Button(number, f"q_o_{at}", question_text.option(ask.key, option, table.record.names, view)[:80])
        for at, option in enumerate(options)
    ]
    return [tuple(buttons[at : at + _IN_A_ROW]) for at in range(0, len(buttons), _IN_A_ROW)]


def choice_of(ask: Ask, pressed: str) -> Choice:
    """The answer that a pressed control means. Raises ValueError if there is none such."""
    if pressed == "q_default":
        return ask.default
    options: list[Choice] = list(ask.form.options) if isinstance(ask.form, OneOf) else [True, False]
    at = int(pressed.removeprefix("q_o_"))
    if not 0 <= at < len(options):
        raise ValueError(pressed)
    return options[at]
