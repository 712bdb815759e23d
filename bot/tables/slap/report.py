"""The report on a slapped pile (A24), the log of a game in lines, and its results for ratings and tournaments."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import repeat
from typing import Literal

from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.ratings.result import Finish
from bot.ratings.tournament import ANEW
from bot.slap import alt, messages, options, rules
from bot.slap.deck import label
from bot.slap.state import SlapState
from bot.slap.views import PileHistory, ReceiptView, SlapLine, WonPile
from bot.tables.contract.choices import named
from bot.tables.contract.table import Body, Edit, Hush, Picture, Post, Ring
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Chair, Receipt
from bot.words.message import Message
from bot.words.signs import safe_name
from bot.words.speech import Speech


def log(pile_history: PileHistory, names: Sequence[str], say: Speech) -> tuple[str, ...]:
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


def post(table: Running, receipt: Receipt) -> None:
    table.record.receipt = receipt
    table.add(Post(receipt.key, body(table, receipt)), Ring(timer(receipt), options.REPORT_MS))


def settle(table: Running) -> None:
    """Close the report: edit it once if there were late slaps."""
    receipt = table.record.receipt
    if receipt is None:
        return
    table.record.receipt = None
    table.add(Hush(timer(receipt)))
    if receipt.beaten:
        table.add(Edit(receipt.key, body(table, receipt)))


def timer(receipt: Receipt) -> str:
    return named("report", receipt.state)


def body(table: Running, receipt: Receipt) -> Body:
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
    return Body(words, buttons, Picture("slap.receipt", encode(view), alt.receipt(view), "receipt.png"))


def _view(table: Running, receipt: Receipt) -> ReceiptView:
    winner = table.name(receipt.seat)
    times = repeat(0) if receipt.sealed else receipt.heat
    slaps = [SlapLine(winner, receipt.ms, "wins", approx=receipt.approx)]
    slaps += [
        SlapLine(table.name(seat), ms, "undrawn", approx=receipt.approx or receipt.sealed)
        for seat, ms in zip(receipt.drawn, times, strict=False)
        if seat != receipt.seat
    ]
    slaps += [SlapLine(table.name(one.seat), one.ms, "beaten", one.gap, approx=one.approx) for one in receipt.beaten]
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


def decided(state: SlapState) -> bool:
    """True if somebody has won by the rules, not because the last who still had cards beside them left (R48)."""
    outcome = state.outcome
    if outcome is None or outcome.how == "stopped":
        return False
    beaten = [seat for seat in state.ran_out if seat not in outcome.winners]
    return outcome.how != "cards" or not beaten or state.statuses[beaten[-1]] != "left"


def finishes(
    state: SlapState, chairs: Sequence[Chair] | None = None, stopped_by: Collection[Seat] = ()
) -> tuple[Finish, ...]:
    """By seat, with the places of R47. ``chairs`` tell of winning slaps (A22), ``stopped_by`` who was for stopping."""
    place = {seat: number for number, seat in rules.places(state)}
    return tuple(
        Finish(
            place[seat],
            len(stack),
            conceded=state.statuses[seat] == "left",
            fastest_ms=chair.fastest,
            times_ms=tuple(chair.times),
            estimated=chair.estimated,
            broke_off=seat in stopped_by,
        )
        for seat, (stack, chair) in enumerate(zip(state.stacks, chairs or repeat(Chair("")), strict=False))
    )


def of_a_stop(table: Running) -> Literal["stopped", "event", "anew"]:
    """A game that all but one have left counts as decided."""
    staying = [status for status in table.state.statuses if status != "left"]
    if not table.record.event or len(staying) < 2:
        return "stopped"
    return "anew" if table.state.flips < ANEW else "event"


def stop_question(table: Running, say: Speech, *, alone: bool) -> str:
    """``alone``: no vote is needed."""
    return say("slap-stop-event", alone=alone, anew=of_a_stop(table) == "anew", rows=_rows(table))


def stop_vote(table: Running) -> str:
    return table.say("slap-vote-event", anew=of_a_stop(table) == "anew", rows=_rows(table))


def _rows(table: Running) -> list[Message]:
    """Rank the seats, best first; players who have left have lost whatever their cards."""
    state = table.state
    return [
        Message("slap-event-row", place=place, name=table.safe(seat), cards=len(state.stacks[seat]))
        for place, seat in rules.places(state)
        if state.statuses[seat] != "left"
    ]
