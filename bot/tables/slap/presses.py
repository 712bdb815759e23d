"""Buttons, commands and departures (R48, A16); an answer to a slap never depends on the pile (A4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.kernel.event import Seat
from bot.kernel.saved import By
from bot.slap import messages, options, rules
from bot.slap.messages import lines
from bot.tables.contract.blockade import TRY
from bot.tables.contract.choices import REPORT, ballot, named
from bot.tables.contract.message import REPLAY
from bot.tables.contract.table import Body, Button, Pressed, Ring, Show
from bot.tables.slap import handling, posting, report, sealed, slaps, trouble, votes
from bot.tables.slap.adjudication import ignored
from bot.tables.slap.face import Face, held, patterns
from bot.tables.slap.handling import Running
from bot.tables.slap.report import of_a_stop, stop_question
from bot.words.message import Message, ids
from bot.words.speech import Speech, speech


def leave(table: Running, seat: Seat, by: By) -> None:
    """Withdraw the leaver's card in the air, and take them out; without people the game stops."""
    record = table.record
    if table.state.statuses[seat] == "left":
        return
    air = record.air
    in_air = air is not None and air.seat == seat
    if in_air:
        posting.withdraw(table, table.say("slap-owner-left", name=table.safe(seat)))
    count = len(table.state.stacks[seat])
    table.game.act("leave", seat, None, by)
    table.tell(table.say("slap-left", name=table.safe(seat), count=count, after=table.face.after(table.state)))
    if all(other in record.practice for other, _ in held(table.state)):
        posting.stop(table, "referee")
        return
    if in_air:
        posting.post_next(table)
    else:
        posting.correct_air(table)
        table.follow_turn()
    sealed.forget(table, seat)
    votes.recount(table)


_LEAVE, _STOP = "leave", "stop"
_FINISH, _FINISH_SURE = "finish", "finish_sure"
_LEAVE_SURE, _STOP_SURE = "leave_sure", "stop_sure"
_PLAYING = ("slap", "pass", "flip", "pause", "resume", _STOP_SURE)
"""Choices that end an absence."""
_REFUSED = ids("slap-", ("locked", "out", "nothing", "repeat"))
_MINE = ids("slap-you-are-", ("in", "broke", "out", "left"))


def press(table: Running, event: Pressed) -> None:
    """Handle one press of a player, onlooker or host; an answer shown elsewhere names its table."""
    _press(table, event)
    if event.away:
        head = speech(event.language)("slap-heading", number=str(table.record.table), link=table.record.way)
        table.head(event.reply, head)


def _press(table: Running, event: Pressed) -> None:
    handler = _SEATED.get(event.choice)
    say = speech(event.language)
    if (look := _LOOKS.get(event.choice)) is not None:
        table.add(Show(event.reply, look(table, event, say)))
    elif event.choice in _FOREIGN:
        table.reply(event.reply, say.message(_FOREIGN[event.choice]))
    elif event.choice == TRY and table.record.mode != "over":
        table.reply(event.reply, say("refusal-trying"))
        trouble.allowed(table)
    elif ballot(event.choice) is not None:
        table.reply(event.reply, say("slap-nobody-waits"))
    elif event.choice not in (*_STATUS, _STOP, _STOP_SURE) and handler is None:
        table.reply(event.reply, say("slap-unknown"))
    elif table.record.mode == "over":
        table.reply(event.reply, say("slap-over"))
    else:
        if event.seat is not None:
            table.heard(event.seat)
        back = event.seat is not None and event.choice in _PLAYING and sealed.back(table, event.seat)
        if back and event.choice == "resume":
            table.reply(event.reply, say("slap-going-on"))
        elif event.choice in _STATUS:
            _status(table, event, say)
        elif event.choice in (_STOP, _STOP_SURE) or (event.choice == "pause_ask" and event.outside_moderator):
            _stop(table, event, say)
        elif event.seat is None:
            if event.choice == "slap":
                slaps.log(table, None, table.record.key(event.ask), ignored("spectator", "A9"))
            table.reply(event.reply, say("slap-not-seated"))
        elif handler is not None and (said := handler(table, event, event.seat, say)) is not None:
            table.reply(event.reply, said)


def _slap(table: Running, event: Pressed, seat: Seat, say: Speech) -> str:
    """A slap by button counts like one by reaction (A11); at a slow table it is sealed (T8)."""
    record = table.record
    if table.slow:
        return _seal(table, event, seat, say)
    if table.state.options.slapping == "reaction":
        return say("slap-by-hand")
    if event.ask == 0:
        return say("slap-slap-which")
    was_open = record.open == event.ask
    verdict = slaps.slap(table, seat, record.key(event.ask), "player")
    if verdict.why in _REFUSED:
        return say(_REFUSED[verdict.why])
    return say("slap-noted") if was_open else say("slap-stale", now=table.now(say))


def _seal(table: Running, event: Pressed, seat: Seat, say: Speech) -> str:
    """The answer is the same for Slap and Pass, with and without a pattern; no other table has a Pass (T8)."""
    if not table.slow:
        return say("slap-unknown")
    if event.ask == 0:
        return say("slap-slap-which")
    if event.ask != table.record.open:
        return say("slap-stale", now=table.now(say))
    why = sealed.press(table, seat, slap=event.choice == "slap")
    return say("slap-noted" if why is None else _REFUSED[why])


def _flip(table: Running, event: Pressed, seat: Seat, say: Speech) -> str:
    """Turn the next card for the player to move, once for each state, and not too early."""
    record = table.record
    if table.state.options.flip != "manual":
        return say("slap-flip-auto")
    if event.ask not in (0, record.asked) or record.air is not None or record.kept:
        return say("slap-already-turned")
    if record.mode != "running" or not record.link:
        return table.now(say)
    step = rules.next_step(table.state)
    if step.kind != "card":
        return say("slap-not-a-flip")
    if step.seat != seat:
        return say("slap-not-your-turn", name=table.safe(step.seat))
    if event.at.ms < record.flip_from:
        record.kept = True
        table.add(Ring(named("show", record.timers), record.flip_from - event.at.ms))
        return say("slap-flip-kept", seconds=options.MIN_SHOW_MS / 1000)
    posting.post_next(table)
    return say("slap-flip-sent")


def _leave(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    if table.state.statuses[seat] == "left":
        table.reply(event.reply, say("slap-already-left"))
    elif event.choice == _LEAVE:
        _ask(table, event, say("slap-leave-warning"), _LEAVE_SURE, say("slap-leave-sure"))
    else:
        table.reply(event.reply, say("slap-you-left"))
        leave(table, seat, "player")


def _pause_ask(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    stands = table.record.mode in ("paused", "asleep", "blocked")
    first = Button(0, "pause", say("slap-pause"), style="primary")
    if stands:
        first = Button(0, "resume", say("slap-resume"), style="success")
    row = (first, Button(0, _STOP, say("slap-stop")))
    table.add(Show(event.reply, Body(say("slap-paused-now" if stands else "slap-pause-ask"), (row,))))


def _pause(table: Running, event: Pressed, seat: Seat, say: Speech) -> str:
    if table.record.mode in ("paused", "asleep", "blocked") or table.record.pausing:
        return say("slap-already-paused")
    return votes.cast(table, seat, "pause", say)


def _resume(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    mode = table.record.mode
    if mode in ("asleep", "blocked"):
        table.reply(event.reply, say("slap-going-on"))
        posting.resume(table)
    elif mode == "paused":
        table.reply(event.reply, votes.cast(table, seat, "resume", say))
    else:
        table.reply(event.reply, say("slap-not-paused"))


def _finish(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Those who might still play are asked once more, those who are out are not (T12)."""
    if not votes.possible(table):
        table.reply(event.reply, say("slap-finish-not"))
    elif event.choice == _FINISH and table.record.mode == "asleep":
        _ask(table, event, say("slap-finish-warning"), _FINISH_SURE, say("slap-finish-sure"))
    else:
        table.reply(event.reply, votes.cast(table, seat, "finish", say))


def _ask(table: Running, event: Pressed, words: str, choice: str, label: str) -> None:
    table.add(Show(event.reply, Body(words, ((Button(0, choice, label, style="danger"),),)), renew=True))


def _stop(table: Running, event: Pressed, say: Speech) -> None:
    """A moderator who does not play stops the game at once, those who play by vote (R49, T6)."""
    able = votes.voters(table, "stop")
    if not event.outside_moderator and event.seat not in able:
        table.reply(event.reply, say("slap-stop-by-vote"))
    elif event.choice != _STOP_SURE:
        alone = event.outside_moderator or len(able) < 2
        words = say("slap-stop-warning" if alone else "slap-stop-vote-warning")
        if of_a_stop(table) != "stopped":
            words = stop_question(table, say, alone=alone)
        _ask(table, event, words, _STOP_SURE, say("slap-stop-sure"))
    elif event.outside_moderator:
        table.reply(event.reply, say("slap-stopped"))
        table.record.stopped_by = [] if event.seat is None else [event.seat]
        posting.stop(table, "host")
    elif event.seat is not None:
        table.reply(event.reply, votes.cast(table, event.seat, "stop", say))


def _status(table: Running, event: Pressed, say: Speech) -> None:
    state = table.state
    mine = "" if event.seat is None else state.statuses[event.seat]
    face = Face(table.record, say)
    own = [] if event.seat is None else [say(_MINE[mine], cards=len(state.stacks[event.seat]))]
    cards = say("slap-cards-and-pile", counts=messages.counts(face.marked_counts(state)), pile=len(state.pile))
    said = [*own, table.now(say), cards, face.after(state)]
    rows: tuple[tuple[Button, ...], ...] = ((Button(0, REPORT, say("report-button")),),)
    if table.slow and table.record.open is not None and mine in ("in", "broke"):
        pressed = handling.pressed(table.record, event.seat)
        said.append(say("slap-sealed" if pressed else "slap-not-sealed"))
        rows = rows if pressed else (*face.controls(state, table.record.open, slap=True, flip=False), *rows)
    picture = table.face.picture(state) if event.choice == "status" and table.record.open is not None else None
    table.add(Show(event.reply, Body(lines([*said, *sealed.lines(table, say)]), rows, picture)))


def _rules(table: Running, event: Pressed, say: Speech) -> Body:
    return Body(say("slap-rules-slow" if table.slow else "slap-rules"), picture=patterns(event.language))


def _log(table: Running, event: Pressed, say: Speech) -> Body:
    told = list(report.log(table.record.pile_history, table.record.names, say)) or [say("slap-log-empty")]
    while sum(len(line) + 1 for line in told) > messages.LONGEST_TEXT:
        del told[0]
    return Body("\n".join(told), ((Button(0, REPLAY, say("replay-button")),),) if table.state.piles else ())


def _why(table: Running, event: Pressed, say: Speech) -> Body:
    last = report.log(table.record.pile_history, table.record.names, say)[-1:]
    rules = _rules(table, event, say)
    return Body(lines([*last, rules.text]), picture=rules.picture)


_STATUS: Final = ("status", "answer", "play", "hand", "hand_text", "board")
_LOOKS: Final[Mapping[str, Callable[[Running, Pressed, Speech], Body]]] = {"rules": _rules, "log": _log, "why": _why}
"""Choices for anybody, also once the game is over."""
_FOREIGN: Final = {
    "orders": Message("slap-no-orders"),
    "undo_ask": Message("slap-no-undo"),
    "watch": Message("watch-only-cosmic"),
}
"""Commands that mean something at other tables only."""
_SEATED: Mapping[str, Callable[[Running, Pressed, Seat, Speech], str | None]] = {
    "slap": _slap,
    "pass": _seal,
    "flip": _flip,
    _LEAVE: _leave,
    _LEAVE_SURE: _leave,
    "pause_ask": _pause_ask,
    "pause": _pause,
    "resume": _resume,
    _FINISH: _finish,
    _FINISH_SURE: _finish,
}
