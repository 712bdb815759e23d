"""The report on a slapped pile (A24), and the log of a game in lines."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.saving.codec import encode
from bot.slap import options
from bot.slap.deck import label
from bot.slap.views import PileHistory, ReceiptView, SlapLine, WonPile
from bot.slap.words import alt, messages
from bot.tables.contract.choices import named
from bot.tables.contract.table import Body, Edit, Hush, Picture, Post, Ring
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Receipt
from bot.words.signs import safe_name
from bot.words.speech import Speech


def log(pile_history: PileHistory, names: Sequence[str], say: Speech) -> tuple[str, ...]:
    """One line for each pile that is kept, and before them one that says so if some are not."""
    piles = pile_history.piles
    last = piles[-1].number if piles else 0
    told = [_line(pile, names, say) for pile in piles]
    return tuple([say("slap-log-part", piles=last, count=len(told)), *told] if len(told) < last else told)


def _line(pile: WonPile, names: Sequence[str], say: Speech) -> str:
    name, held = safe_name(names[pile.seat]), messages.counts(list(zip(names, pile.counts, strict=True)))
    if not pile.slapped:
        return say("slap-log-collected", number=pile.number, name=name, count=pile.cards, counts=held)
    return say(
        "slap-log-slapped",
        number=pile.number,
        name=name,
        count=pile.cards,
        shown=[label(card) for card in pile.shown],
        timed=pile.ms is not None,
        ms=pile.ms or 0,
        counts=held,
    )


RECEIPT, FILE = "slap.receipt", "receipt.png"


def post(table: Running, receipt: Receipt) -> None:
    """Post the report at once and keep it open for those who come too late."""
    table.record.receipt = receipt
    table.add(Post(receipt.key, body(table, receipt)), Ring(timer(receipt), options.REPORT_MS))


def settle(table: Running) -> None:
    """Close the report: edit it once if somebody came too late, never if nobody did. Does nothing without a report."""
    receipt = table.record.receipt
    if receipt is None:
        return
    table.record.receipt = None
    table.add(Hush(timer(receipt)))
    if receipt.beaten:
        table.add(Edit(receipt.key, body(table, receipt)))


def timer(receipt: Receipt) -> str:
    """Name of the timer after which the report is settled."""
    return named("report", receipt.state)


def body(table: Running, receipt: Receipt) -> Body:
    """The report as it stands."""
    view = _view(table, receipt)
    words = messages.receipt(
        table.say,
        view,
        [label(card) for card, _ in receipt.shown],
        [table.name(seat) for seat in receipt.drawn],
        receipt.evidence,
        table.face.lines(receipt.lines),
    )
    buttons = table.face.controls(table.state, receipt.number, slap=False, flip=not table.game.over)
    return Body(words, buttons, Picture(RECEIPT, encode(view), alt.receipt(view), FILE))


def _view(table: Running, receipt: Receipt) -> ReceiptView:
    winner = table.name(receipt.seat)
    slaps = [SlapLine(winner, receipt.ms, "wins", approx=receipt.approx)]
    slaps += [
        SlapLine(table.name(seat), ms, "undrawn", approx=receipt.approx)
        for seat, ms in zip(receipt.drawn, receipt.heat, strict=False)
        if seat != receipt.seat
    ]
    if receipt.sealed:
        slaps += [
            SlapLine(table.name(seat), 0, "undrawn", approx=True) for seat in receipt.drawn if seat != receipt.seat
        ]
    slaps += [
        SlapLine(table.name(late.seat), late.ms, "beaten", late.gap, approx=late.approx) for late in receipt.beaten
    ]
    counts = tuple((table.name(seat), count) for seat, count in receipt.counts)
    return ReceiptView(
        winner,
        receipt.cards,
        receipt.pattern,
        receipt.shown,
        tuple(slaps),
        counts,
        winner,
        tuple(table.record.names),
        table.state.options.language,
        receipt.sealed,
        table.record.absent(),
    )
