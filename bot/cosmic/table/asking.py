"""A question with its controls as one private message: the words, the hand, the buttons. For one seat alone."""

from __future__ import annotations

from bot.cosmic import alt, picture_facts
from bot.cosmic.table import bargaining, orders, owing, questions
from bot.cosmic.table.bargaining import Bargain
from bot.cosmic.table.cutting import whole
from bot.cosmic.table.questions import Asked, Controls, Draft
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words
from bot.kernel.ask import Ask, OneOf, UpTo
from bot.kernel.codec import encode
from bot.kernel.language import Language
from bot.kernel.table import Body, Button, Picture, Seat

__all__ = ["asked", "bargain", "body", "draft_of", "first", "hand_picture", "keep_draft"]

HAND, HAND_FILE = "cosmic.hand", "hand.png"


def first(table: Running, seat: Seat, prefer: int = 0) -> tuple[int, Ask] | None:
    """The question that a seat is shown: one that waits, ``prefer`` if it does; else a sealed answer to be changed."""
    waiting = table.open_asks(seat)
    if prefer in waiting:
        return prefer, waiting[prefer]
    if waiting:
        return next(iter(waiting.items()))
    sealed = {number: ask for number, ask in table.game.asks.items() if ask.seat == seat}
    if prefer in sealed:
        return prefer, sealed[prefer]
    return next(iter(sealed.items()), None)


def asked(table: Running, number: int, ask: Ask, language: Language) -> Asked:
    """A question as its person sees it."""
    noted = table.game.sealed.get(number)
    return Asked(number, ask, table.view(ask.seat), table.record.names, language, noted)


def draft_of(table: Running, seat: Seat, number: int) -> Draft:
    """What the seat has put together for a question so far."""
    kept = table.record.drafts.get(str(seat))
    return kept[1] if kept is not None and kept[0] == number else Draft()


def keep_draft(table: Running, seat: Seat, number: int, draft: Draft) -> None:
    """Remember it; an empty one is forgotten."""
    if draft == Draft():
        table.record.drafts.pop(str(seat), None)
    else:
        table.record.drafts[str(seat)] = (number, draft)


def bargain(table: Running, seat: Seat, language: Language) -> Bargain | None:
    """The negotiation as the seat sees it; None if it takes part in none."""
    if not table.deals(seat):
        return None
    number = owing.deal_number(table)
    return Bargain(number, table.game.actions, table.view(seat), table.record.names, language)


def body(table: Running, seat: Seat, text: Words, language: Language, head: str = "", prefer: int = 0) -> Body:
    """What the seat is asked, under ``head``; without a question its hand and what it may look at."""
    number, ask, controls = 0, None, None
    stop = table.record.stop
    lines = [head] if head else []
    if table.record.mode == "paused":
        lines.append(text.panel_paused())
    else:
        found = first(table, seat, prefer)
        number, ask = found if found is not None else (0, None)
        controls = _controls(table, seat, language, number, ask)
    if controls is not None:
        lines += [text.until(stop.due) if stop is not None and stop.due else "", controls.text]
    elif table.record.mode == "running":
        lines.append(text.NOT_ASKED)
    rows = controls.buttons if controls is not None else ()
    menus = controls.menus if controls is not None else ()
    if controls is None or controls.room:
        row = [Button(0, "hand", text.HAND), Button(0, "help", text.HELP)]
        rows = (*rows, (*row, *orders.buttons(table, seat, ask, number, text)))
    return Body(whole("\n".join(filter(None, lines))), rows, hand_picture(table, seat), menus)


def _controls(table: Running, seat: Seat, language: Language, number: int, ask: Ask | None) -> Controls | None:
    if ask is not None:
        return questions.show(asked(table, number, ask, language), draft_of(table, seat, number))
    deal = bargain(table, seat, language)
    return None if deal is None else bargaining.show(deal, draft_of(table, seat, deal.number))


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
