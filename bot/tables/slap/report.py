"""The report on a slapped pile (A24): made when the pile is slapped, edited once to add those who came too late."""

from __future__ import annotations

from bot.kernel.saving.codec import encode
from bot.slap import pace
from bot.slap.deck import label
from bot.slap.views import ReceiptView, SlapLine
from bot.slap.words import alt, messages
from bot.tables.contract.table import Body, Edit, Hush, Picture, Post, Ring
from bot.tables.contract.timers import named
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Receipt

RECEIPT, FILE = "slap.receipt", "receipt.png"


def post(table: Running, receipt: Receipt) -> None:
    """Post the report at once and keep it open for those who come too late."""
    table.record.receipt = receipt
    table.add(Post(receipt.key, body(table, receipt)), Ring(timer(receipt), pace.REPORT_MS))


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
