"""Buttons and commands of the slap table: each is answered privately, in one sentence and in the presser's language.

The answer to a slap on the open card is the same whatever the pile shows (A4): what it led to is said in public only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.kernel.seat import Seat
from bot.slap import rules
from bot.slap.rows import lines
from bot.slap.words import Words, words
from bot.tables.contract.table import Body, Button, Pressed, Ring, Show
from bot.tables.slap import departure, posting, seals, slaps, slow, votes
from bot.tables.slap.adjudication import ignored
from bot.tables.slap.face import Face, patterns
from bot.tables.slap.handling import Running

_LEAVE, _STOP = "leave", "stop"
_LEAVE_SURE, _STOP_SURE = "leave_sure", "stop_sure"
"""What ends something asks once more: these are the second presses."""


def press(table: Running, event: Pressed) -> None:
    """Handle one press of whoever sits here, watches or hosts."""
    handler = _SEATED.get(event.choice)
    text = words(event.language)
    if event.choice == "rules":
        slow = table.state.options.mode == "slow"
        table.add(Show(event.reply, Body(text.RULES_SLOW if slow else text.RULES, picture=patterns(event.language))))
    elif event.choice not in ("status", _STOP, _STOP_SURE) and handler is None:
        table.reply(event.reply, text.UNKNOWN)
    elif table.record.mode == "over":
        table.reply(event.reply, text.OVER)
    else:
        if event.seat is not None:
            table.heard(event.seat)
        if event.choice == "status":
            _status(table, event, text)
        elif event.choice in (_STOP, _STOP_SURE):
            _stop(table, event, text)
        elif event.seat is None:
            if event.choice == "slap":
                slaps.log(table, event.at, None, table.record.key(event.ask), ignored("spectator", "A9"))
            table.reply(event.reply, text.NOT_SEATED)
        elif handler is not None:
            handler(table, event, event.seat, text)


def _slap(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """A slap by button counts like one by reaction (A11); at a slow table it is sealed (T8)."""
    record = table.record
    if table.slow:
        _seal(table, event, seat, text, slap=True)
        return
    if table.state.options.slapping == "reaction":
        table.reply(event.reply, text.BY_HAND)
        return
    if event.ask == 0:
        table.reply(event.reply, text.SLAP_WHICH)
        return
    was_open = record.open == event.ask
    verdict = slaps.slap(table, event.at, seat, record.key(event.ask), "player")
    table.reply(event.reply, _refusals(text).get(verdict.why, text.NOTED if was_open else text.stale(table.now(text))))


def _refusals(text: Words) -> Mapping[str, str]:
    return {"locked": text.LOCKED, "out": text.OUT, "nothing": text.NOTHING, "repeat": text.ALREADY_NOTED}


def _pass(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """Only a slow table waits for everybody (T8)."""
    if table.slow:
        _seal(table, event, seat, text, slap=False)
    else:
        table.reply(event.reply, text.UNKNOWN)


def _seal(table: Running, event: Pressed, seat: Seat, text: Words, *, slap: bool) -> None:
    """The answer is the same for Slap and Pass, with and without a pattern (T8)."""
    if event.ask == 0:
        table.reply(event.reply, text.SLAP_WHICH)
    elif event.ask != table.record.open:
        table.reply(event.reply, text.stale(table.now(text)))
    else:
        why = slow.press(table, event.at, seat, slap=slap)
        table.reply(event.reply, text.NOTED if why is None else _refusals(text).get(why, text.ALREADY_NOTED))


def _flip(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    """Turn the next card: the player to move, for the open state, once, and not before it was shown long enough."""
    table.reply(event.reply, _try_flip(table, event, seat, text))


def _try_flip(table: Running, event: Pressed, seat: Seat, text: Words) -> str:
    record = table.record
    if table.state.options.flip != "manual":
        return text.FLIP_AUTO
    if event.ask not in (0, record.asked) or record.air is not None or record.kept:
        return text.ALREADY_TURNED
    if record.mode != "running" or not record.link:
        return table.now(text)
    step = rules.next_step(table.state)
    if step.kind != "card":
        return text.NOT_A_FLIP
    if step.seat != seat:
        return text.not_your_turn(table.name(step.seat))
    if event.at.ms < record.flip_from:
        record.kept = True
        table.add(Ring(f"show.{record.timers}", record.flip_from - event.at.ms))
        return text.FLIP_KEPT
    posting.post_next(table)
    return text.FLIP_SENT


def _leave(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    if table.state.statuses[seat] == "left":
        table.reply(event.reply, text.ALREADY_LEFT)
        return
    if event.choice == _LEAVE:
        _ask(table, event, text.LEAVE_WARNING, _LEAVE_SURE, text.LEAVE_SURE)
        return
    table.reply(event.reply, text.YOU_LEFT)
    departure.leave(table, event.at, seat, "player")


def _pause(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    if table.record.mode in ("paused", "asleep", "blocked") or table.record.pausing:
        table.reply(event.reply, text.ALREADY_PAUSED)
    else:
        table.reply(event.reply, votes.cast(table, event.at, seat, "pause", text))


def _resume(table: Running, event: Pressed, seat: Seat, text: Words) -> None:
    mode = table.record.mode
    if mode in ("asleep", "blocked"):
        table.reply(event.reply, text.GOING_ON)
        posting.resume(table, event.at)
    elif mode == "paused":
        table.reply(event.reply, votes.cast(table, event.at, seat, "resume", text))
    else:
        table.reply(event.reply, text.NOT_PAUSED)


def _ask(table: Running, event: Pressed, words: str, choice: str, label: str) -> None:
    """Ask once more, because nothing brings back what ends."""
    table.add(Show(event.reply, Body(words, ((Button(0, choice, label, style="danger"),),)), renew=True))


def _stop(table: Running, event: Pressed, text: Words) -> None:
    """A moderator stops the game at once, those who play by vote (R49, T6)."""
    able = votes.voters(table, "stop")
    if not event.moderator and event.seat not in able:
        table.reply(event.reply, text.STOP_BY_VOTE)
    elif event.choice == _STOP:
        alone = event.moderator or len(able) < 2
        _ask(table, event, text.STOP_WARNING if alone else text.STOP_VOTE_WARNING, _STOP_SURE, text.STOP_SURE)
    elif event.moderator:
        table.reply(event.reply, text.STOPPED)
        posting.stop(table, event.at, "host")
    elif event.seat is not None:
        table.reply(event.reply, votes.cast(table, event.at, event.seat, "stop", text))


def _status(table: Running, event: Pressed, text: Words) -> None:
    state = table.state
    mine = None if event.seat is None else rules.statuses(state)[event.seat]
    face = Face(table.record, text)
    said = text.status(face.counts(state), len(state.pile), table.now(text), face.after(state), mine)
    if table.slow and table.record.open is not None and mine in ("in", "broke"):
        said = lines([said, text.SEALED if seals.pressed(table.record, event.seat) else text.NOT_SEALED])
    table.reply(event.reply, said)


_SEATED: Mapping[str, Callable[[Running, Pressed, Seat, Words], None]] = {
    "slap": _slap,
    "pass": _pass,
    "flip": _flip,
    _LEAVE: _leave,
    _LEAVE_SURE: _leave,
    "pause": _pause,
    "resume": _resume,
}
