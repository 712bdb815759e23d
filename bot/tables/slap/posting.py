"""The course of a table: what is posted next; a card is turned only when its echo arrives (A3)."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.codec import decode, encode
from bot.kernel.event import Audience, Event, Seat
from bot.kernel.saved import By
from bot.slap import alt, messages, moves, options, practice, project, rules
from bot.slap.messages import lines
from bot.slap.state import SlapState
from bot.slap.views import ResultView
from bot.tables.contract.choices import REMATCH, named
from bot.tables.contract.message import CHECK, FILM, FILM_FILE, REPLAY
from bot.tables.contract.table import Body, Button, Edit, Hush, LookUp, Over, Picture, Post, Recall, Ring, Story
from bot.tables.slap import handling, report
from bot.tables.slap.adjudication import HAND, Phase, Shown
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Air, AirKind, Hit
from bot.tables.slap.report import decided, finishes, log, of_a_stop


class Preview:
    def __init__(self, state: SlapState) -> None:
        self.state = decode(encode(state), SlapState)

    def emit(self, event: Event, audience: Audience = None) -> None:
        """Nobody is told of what is only tried out."""

    def draw(self, sides: int) -> int:
        """Raises AssertionError: neither a turned card nor a closing window depends on chance."""
        raise AssertionError("a preview must not use chance")


def after(state: SlapState, move: Callable[[moves.Table], None]) -> SlapState:
    table = Preview(state)
    move(table)
    return table.state


def begin(table: Running) -> None:
    """Post the deal and start the countdown (R5, T2)."""
    table.add(Post(table.record.deal, table.face.deal(table.state)))
    table.arm(options.COUNTDOWN_MS)


def post_next(table: Running) -> None:
    """Post a waiting pause or question, else what the close of the window brings."""
    table.disarm()
    if table.record.pausing:
        _post(table, "pause")
    elif table.record.silence.long:
        _post(table, "still")
    else:
        step = rules.next_step(table.state)
        _post(table, step.kind, step.seat)


def post_again(table: Running) -> None:
    """Post the same pile as a new state (A19, A20, T6); the next card instead if no card lies there or waits (T8)."""
    table.record.mode = "running"
    if table.state.turned and not table.record.settled:
        table.disarm()
        _post(table, "again")
    else:
        post_next(table)


def _post(table: Running, kind: AirKind, seat: Seat | None = None) -> None:
    record = table.record
    record.number += 1
    shows = kind in ("card", "again")
    until = table.at.ms + table.state.options.pace_ms if shows and table.slow else 0
    air = record.air = Air(record.number, kind, seat, lines=record.lines, until=until)
    record.lines = []
    table.add(
        Post(record.key(air.number), body(table, air), restart="withdraw", seed=hand(table) if shows else ""),
        Ring(air.timer, options.ECHO_MS),
    )


def hand(table: Running) -> str:
    """The ✋ that the bot puts on each card; empty with buttons, or without the permission."""
    return "" if table.state.options.slapping == "button" or table.record.seed_refused else HAND


def body(table: Running, air: Air) -> Body:
    face, state = table.face, table.state
    if air.kind == "card":
        return face.card(after(state, moves.turn_card), air, air.seat)
    if air.kind == "again":
        return face.card(state, air, None)
    if air.kind == "collect" and air.seat is not None:
        return face.collected(after(state, moves.close_window), air.number, air.seat, len(state.pile), air.lines)
    if air.kind == "pause":
        return face.standing(table.say("slap-paused-notice"), table.say("slap-resume"))
    if air.kind == "still":
        return face.standing(_still_there(table), table.say("slap-here"), finish=computers_left(table))
    return face.final(air.seat, len(state.pile), air.lines)


def computers_left(table: Running) -> bool:
    return any(table.state.statuses[seat] in ("in", "broke") for seat in table.record.practice)


def _still_there(table: Running) -> str:
    """The question to a silent table (T5), and how long it waits."""
    count, minutes = table.record.silence.cards, options.STILL_MS[table.state.options.mode] // 60_000
    if minutes < 60:
        return table.say("slap-still-there-soon", count=count, minutes=minutes)
    return table.say("slap-still-there", count=count, hours=minutes // 60)


def coming(table: Running) -> Picture | None:
    record = table.record
    waiting = record.mode == "running" and record.air is None and not record.pausing and not record.silence.long
    if not waiting or rules.next_step(table.state).kind != "card":
        return None
    return table.face.picture(after(table.state, moves.turn_card))


def land(table: Running, *, approx: bool) -> None:
    """The message in the air is public: what it says happens now (A3, A4)."""
    record = table.record
    air = record.air
    if air is None:
        return
    record.air = None
    table.add(Hush(air.timer))
    table.disarm()
    close(table, "closed" if air.kind in ("card", "collect", "end") else "again")
    state = Shown(air.number, "notice", table.at.ms, approx or table.at.replayed)
    record.landed = None
    if air.kind == "card":
        record.settled = False
        table.game.act("flip", None, None, "echo")
        for seat in record.silence.card():
            if not table.unattended(seat) and table.state.statuses[seat] != "left":
                table.add(LookUp(seat))
    elif air.kind in ("collect", "end"):
        collect(table, air.seat if air.kind == "end" else None)
    if air.kind in ("card", "again"):
        state.kind = "card"
        state.top = table.state.pile[-1]
        state.under = table.state.history[-2] if len(table.state.history) > 1 else ""
        record.open = air.number
        record.landed = air if table.slow else None
    record.show(state)
    record.asked = air.number
    _carry_on(table, air.kind)


def collect(table: Running, winner: Seat | None) -> None:
    """Close the window, or give an announced ``winner`` the last pile, and note a pile that somebody gets by that."""
    before, pile = table.state.piles, list(table.state.pile)
    seat = rules.next_step(table.state).seat if winner is None else winner
    table.game.act("close" if winner is None else "award", None, winner, "echo")
    if seat is not None and table.state.piles > before:
        table.note_pile(seat, len(pile), pile[-1:])


def _carry_on(table: Running, landed: AirKind) -> None:
    record = table.record
    if table.game.over:
        finish(table)
    elif landed == "pause":
        record.mode = "paused"
        record.pausing = False
    elif landed == "still":
        record.mode = "asleep"
        table.add(Ring("still", options.STILL_MS[table.state.options.mode]))
    elif record.pausing:
        post_next(table)
    elif landed == "collect":
        table.arm(options.AFTER_PILE_MS)
    elif table.slow:
        handling.fill(table.state, record, table.game.seed)
        table.arm()
    else:
        table.arm()
        if landed in ("card", "again"):
            _draw_hits(table)


def renew(table: Running) -> None:
    """Give the open card of a slow table a full window again, because nobody could press for a while (A18, T8)."""
    record = table.record
    if record.landed is not None and record.open is not None:
        record.landed.until = table.at.ms + table.state.options.pace_ms
        seat = record.landed.seat if record.landed.kind == "card" else None
        table.add(Edit(record.key(record.open), table.face.card(table.state, record.landed, seat)))
    table.arm()


def _draw_hits(table: Running) -> None:
    """Let the practice opponents make up their minds about the open state (T11)."""
    record = table.record
    record.hits = []
    if record.open is None:
        return
    seed, pace_ms, pattern = table.game.seed, table.state.options.pace_ms, rules.pattern(table.state) is not None
    for seat in record.practice:
        wait = practice.delay(seed, record.open, seat, record.level, pace_ms, pattern=pattern)
        if wait is not None and rules.may_slap(table.state, seat) is None:
            record.hits.append(Hit(seat, wait))
    ring_hits(table)


def ring_hits(table: Running) -> None:
    """Start the timers of the practice opponents' slaps, unless the connection is down (A17)."""
    number = table.record.open
    if table.record.link and number is not None:
        table.add(*[Ring(named("hit", number, hit.seat), hit.ms) for hit in table.record.hits])


def hush_hits(table: Running) -> None:
    number = table.record.open
    if number is not None:
        table.add(*[Hush(named("hit", number, hit.seat)) for hit in table.record.hits])


def close(table: Running, phase: Phase) -> None:
    """End the open state's window; call it before the game changes."""
    record = table.record
    state = record.open_state()
    if phase != "won":
        hush_hits(table)
    record.open = None
    if state is None:
        return
    record.hits = []
    state.ended = table.at.ms
    state.approx = state.approx or table.at.replayed
    state.pattern = rules.pattern(table.state) is not None
    state.phase = phase
    if state.pattern and state.phase in ("closed", "won"):
        record.silence.patterns += 1


def withdraw(table: Running, why: str) -> None:
    """Take back the message in the air, if there is one; what it had to tell goes to the next one (A6)."""
    record = table.record
    air = record.air
    if air is None:
        return
    record.air = None
    record.withdraw(air.number)
    record.lines = [*air.lines, *record.lines]
    key = record.key(air.number)
    table.add(Hush(air.timer), Recall(key, Body(table.say("slap-taken-back", why=why))))
    table.note(None, key, "withdrawn", "A6")


def pause(table: Running) -> None:
    """Pause as soon as nothing is in the air; the notice closes the open state (T6)."""
    table.record.pausing = True
    if table.record.air is None and table.record.mode == "running":
        post_next(table)


def resume(table: Running) -> None:
    """Show the pile again with a new window (T5, T6).

    Before the first card it is the deal: nobody may play without having seen the hash (R5).
    """
    record = table.record
    record.silence.cards = record.silence.patterns = 0
    record.pausing = False
    record.seed_refused = False  # whoever resumes may have given the permission
    table.add(Hush("still"))
    if table.state.flips:
        post_again(table)
    else:
        record.mode = "running"
        begin(table)


def stop(table: Running, by: By) -> None:
    """End the game by count before its time (R49)."""
    withdraw(table, table.say("slap-game-stopped"))
    close(table, "again")
    table.game.interrupt("stop", None, None, by)
    finish(table)


def correct_air(table: Running) -> None:
    """After cards went under the pile: correct the count in the message in the air, which stands (A15)."""
    air = table.record.air
    if air is not None and air.kind not in ("pause", "still"):
        table.add(Edit(table.record.key(air.number), body(table, air)))


def finish(table: Running) -> None:
    """Post result and film in the thread, with a button that checks the seed (R5), and the result above (R47, T10)."""
    record, state = table.record, table.state
    table.disarm()
    report.settle(table)
    record.mode = "over"
    view = result(table)
    shown = picture(view)
    row = [Button(0, REMATCH, table.say("slap-rematch"), style="success")]
    said = messages.result(table.say, view)
    words = lines([*table.face.lines(record.lines), said])
    check = ((Button(0, CHECK, table.say("table-check")),),)
    if state.piles:
        row.append(Button(0, REPLAY, table.say("replay-button")))
    table.add(Hush("still"), Post(f"zod:{record.table}:end", Body(words, check, shown), in_forum=tuple(row)))
    film = project.film_view(state, view, record.pile_history) if record.motion and not record.still else None
    if film is not None:
        moving = Picture("slap.film", encode(film), alt.film(film), FILM_FILE)
        table.add(Post(f"zod:{record.table}:film", Body(table.say("slap-film"), picture=moving)))
        row.insert(1, Button(0, FILM, table.say("table-film")))
    table.add(
        Post(f"zod:{record.table}:sum", Body(said, (tuple(row),), shown), place="above"),
        Over(
            state.outcome.how if state.outcome is not None else "stopped",
            Story(
                () if state.outcome is None or not view.winners else state.outcome.victors,
                poster=shown,
                log=log(record.pile_history, record.names, table.say),
                finishes=finishes(state, record.chairs, record.stopped_by),
                turns=state.flips,
                decided=decided(state),
            ),
        ),
    )
    record.lines = []


def result(table: Running) -> ResultView:
    """The result with everybody's fastest winning slap, a mere curiosity (A22)."""
    record = table.record
    fastest = {seat: chair.fastest for seat, chair in enumerate(record.chairs) if chair.fastest is not None}
    return project.result_view(
        table.state, record.names, fastest, record.pile_history, stopped=of_a_stop(table), computers=record.practice
    )


def picture(view: ResultView) -> Picture:
    return Picture("slap.result", encode(view), alt.result(view), "result.png")
