"""A slap from its arrival to what it leads to: found state, verdict, the change of the game, report and log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.event import Seat
from bot.kernel.saved import By
from bot.slap import options, rules
from bot.slap.state import Slap
from bot.slap.views import Finish
from bot.tables.contract import table as contract
from bot.tables.contract.choices import named
from bot.tables.slap import adjudication, posting, report
from bot.tables.slap.adjudication import Shown, Verdict
from bot.tables.slap.face import held
from bot.tables.slap.handling import Running
from bot.tables.slap.record import LINES, Beaten, Heat, Line, Receipt, Record


def slap(table: Running, seat: Seat | None, key: str | None, by: By) -> Verdict:
    """Judge a slap on the message ``key`` and carry the verdict out (A5, A6)."""
    record = table.record
    number = record.number_of(key)
    state = None if number is None else record.find(number)
    if state is None:
        verdict = _elsewhere(table, number)
    else:
        verdict = adjudication.judge(
            record.shown,
            state,
            seat,
            table.at.ms,
            reason=lambda: rules.may_slap(table.state, seat),
            pattern=lambda: rules.pattern(table.state) is not None,
            air=record.air is not None,
            strict=table.state.options.late == "strict",
            asking=record.mode == "hands",
        )
    log(table, seat, key or "", verdict)
    if state is not None and seat is not None:
        _carry_out(table, seat, state, verdict, by)
    return verdict


def log(table: Running, seat: Seat | None, key: str, verdict: Verdict) -> None:
    table.note(seat, key, str(verdict), verdict.rule, verdict.ms)


def _elsewhere(table: Running, number: int | None) -> Verdict:
    """A ✋ on something that is no remembered state (A6, A12, A13)."""
    if number is None:
        return adjudication.ignored("message", "A13")
    if number in table.record.withdrawn:
        return adjudication.ignored("withdrawn", "A6")
    oldest = table.record.shown[0].number if table.record.shown else 0
    return adjudication.ignored("closed", "A12") if 0 < number < oldest else adjudication.ignored("message", "A13")


def _carry_out(table: Running, seat: Seat, state: Shown, verdict: Verdict, by: By) -> None:
    if verdict.kind == "ignored":
        return
    state.judged.append(seat)
    approx = state.approx or table.at.replayed
    if verdict.kind == "wins" and table.record.heat_ms:
        _enter(table, Heat(seat, table.at.ms, approx, by))
    elif verdict.kind == "wins":
        win(table, seat, (), by=by, approx=approx)
    elif verdict.kind == "pays":
        fine(table, seat, state, verdict, by)
        table.follow_turn()
    elif verdict.kind == "late":
        table.record.tell(Line("late", seat, state.top, state.under, verdict.gap, approx))
    elif verdict.kind == "beaten":
        receipt = table.record.receipt
        if receipt is not None and receipt.state == state.number:
            receipt.beaten.append(Beaten(seat, verdict.ms, verdict.gap, approx))
            if not (approx or receipt.approx):
                table.record.pile_history.behind(Finish(receipt.seat, seat, verdict.gap))


def _heat_timer(record: Record) -> str:
    return named("heat", record.asked if record.open is None else record.open)


def _enter(table: Running, slap: Heat) -> None:
    """Keep a good slap until all that are as close have come (T13)."""
    record = table.record
    record.heat.append(slap)
    if len(record.heat) == 1:
        table.add(contract.Ring(_heat_timer(record), record.heat_ms))


def in_heat(record: Record, event: contract.Input) -> bool:
    """True if slaps may still join the dead heat: its time is not over, and the input is no other event."""
    if event.at.ms - record.heat[0].at > record.heat_ms or record.open is None:
        return False
    match event:
        case contract.Reacted():
            return record.number_of(event.key) in (None, record.open)
        case contract.Pressed():
            return event.choice == "slap" and event.ask == record.open
        case contract.Echo() | contract.Sent():
            return record.air is None or event.key != record.key(record.air.number)
        case contract.Tick():
            return event.name != _heat_timer(record)
        case _:
            return isinstance(event, contract.Unreacted | contract.Bared | contract.Preferred)


def settle_heat(table: Running) -> None:
    """The pile goes to the only one who was that fast, or to one of several by lot (T13)."""
    table.add(contract.Hush(_heat_timer(table.record)))
    heat, table.record.heat = tuple(table.record.heat), []
    first, *others = heat
    drawn = sorted(one.seat for one in heat) if others else ()
    approx = any(one.approx for one in heat)
    win(table, first.seat, drawn, by="clock" if others else first.by, approx=approx, heat=heat)


def win_by_lot(table: Running, seats: Sequence[Seat], by: By, *, evidence: bool = False, sealed: bool = False) -> None:
    """The open pile goes to the one seat that pressed Slap (T8) or has a hand up (A19), or to one of several by lot."""
    win(table, seats[0], seats if len(seats) > 1 else (), by=by, approx=True, evidence=evidence, sealed=sealed)


def win(
    table: Running,
    seat: Seat,
    drawn: Sequence[Seat],
    *,
    by: By,
    approx: bool,
    evidence: bool = False,
    sealed: bool = False,
    heat: Sequence[Heat] = (),
) -> None:
    """A good slap: the pile, the lead, and nothing that is in the air stands (R31, A6, A15)."""
    record = table.record
    state = record.open_state()
    assert state is not None, "a slap wins the open state only"
    report.settle(table)
    card_in_air = record.air is not None and record.air.kind == "card"
    table.disarm()
    posting.close(table, "won")
    if drawn:
        table.game.act("lot", None, list(drawn), by)
    else:
        table.game.act("slap", seat, {"air": card_in_air}, by)
    outcome = last(table)
    assert outcome.pattern is not None, "a slap that was judged to win did not"
    winner = outcome.seat
    posting.withdraw(table, table.say("slap-slapped-first", name=table.safe(winner)))
    times = {one.seat: max(0, one.at - state.opened) for one in heat}
    ms = times.get(winner, max(0, table.at.ms - state.opened))
    if heat:
        state.ended = heat[0].at
    keep(table, None if approx else ms, timed=not sealed)
    record.number += 1
    record.asked = record.number
    lines, record.lines = record.lines, []
    report.post(
        table,
        Receipt(
            key=record.message("r"),
            number=record.number,
            state=state.number,
            seat=winner,
            ms=ms,
            approx=approx,
            cards=len(outcome.took),
            pattern=outcome.pattern.kind,
            shown=outcome.pattern.cards,
            counts=held(table.state),
            lines=lines,
            drawn=tuple(drawn),
            evidence=evidence,
            heat=tuple(times[seat] for seat in drawn if seat in times),
            sealed=sealed,
        ),
    )
    if table.game.over:
        posting.finish(table)
    elif record.pausing:
        posting.post_next(table)
    else:
        table.arm(options.AFTER_PILE_MS)


def keep(table: Running, ms: int | None, *, timed: bool) -> None:
    outcome = last(table)
    assert outcome.pattern is not None, "only a pattern wins"
    if timed:
        table.record.time(outcome.seat, ms)
    shown = [card for card, _ in outcome.pattern.cards]
    table.note_pile(outcome.seat, len(outcome.took), shown, ms if timed else None, slapped=True)


def fine(table: Running, seat: Seat, state: Shown, verdict: Verdict, by: By) -> None:
    """A false slap is paid at once, also one that came late at a strict table (R33, A6, A7)."""
    air = table.record.air
    action = "fine" if verdict.strict else "slap"  # a late slap is no slap on the pile that is open now
    table.game.act(action, seat, {"air": air is not None and air.kind == "card"}, by)
    outcome = last(table)
    kind = outcome.outcome
    if kind in ("pay", "locked", "out"):
        line = Line(kind, seat, state.top, state.under, paid=outcome.paid, late=verdict.strict)
        table.record.tell(line, len(table.state.stacks) if table.slow else LINES)
    posting.correct_air(table)


def last(table: Running) -> Slap:
    assert table.state.slap is not None, "the game keeps what became of a slap"
    return table.state.slap
