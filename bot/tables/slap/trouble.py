"""Trouble between the table and Discord: connections, deleted messages, refusals (A17, A18, A19, A20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.event import Seat
from bot.slap import options, rules
from bot.tables.contract import blockade, table as contract
from bot.tables.contract.blockade import FORBIDDEN, TIMER
from bot.tables.contract.choices import named
from bot.tables.slap import posting, report, slaps
from bot.tables.slap.adjudication import HANDS
from bot.tables.slap.handling import Running

BARED: Final = 3
"""The ✋ is put back so often: whatever removes it each time, likely another bot, means it."""


def link(table: Running, event: contract.Link) -> None:
    record = table.record
    if event.state == "down":
        record.link = False
        table.disarm()
        posting.hush_hits(table)
    elif event.state == "resumed":
        record.link = True
        if record.air is not None:
            record.air.overdue = False
            table.add(contract.Ring(record.air.timer, options.ECHO_MS))
        elif record.mode == "running":
            posting.renew(table)
        posting.ring_hits(table)
    else:
        lost(table)


def lost(table: Running) -> None:
    """Events may be lost (A19): ask who has a hand on the open card, withdraw what is in the air, count down.

    Also called when this process has taken the table over; all times from before are void then.
    """
    record = table.record
    record.link = True
    for state in record.shown:
        state.approx = True
    report.settle(table)
    table.disarm()
    posting.hush_hits(table)
    record.hits = []
    if record.mode == "asleep":
        table.add(contract.Ring("still", options.STILL_MS[table.state.options.mode]))
    pausing = record.pausing or (record.air is not None and record.air.kind == "pause")
    posting.withdraw(table, table.say("slap-connection-lost"))
    if record.mode not in ("running", "hands"):
        try_again(table)
        return
    record.pausing = pausing
    record.mode = "running"
    record.slowly = not table.slow
    if record.open is not None and table.slow:
        posting.renew(table)
    elif record.open is None and not table.state.turned:
        table.arm(options.COUNTDOWN_MS)
    elif record.open is None or table.state.options.slapping == "button":
        posting.post_again(table)
    else:
        record.mode = "hands"
        table.add(
            contract.FetchHands(record.key(record.open), HANDS),
            contract.Ring(named("hands", record.open), options.HANDS_MS),
        )


def rewound(table: Running) -> None:
    """The game was taken back: what lies open is void without any evidence, and the pile is shown again.

    Lines about slaps that wait for the next message are dropped, because they may tell of what was taken back; so are
    sealed presses, which may be on a card that no longer lies there, and everybody may press again (T8).
    """
    record = table.record
    record.lines = []
    record.seals = []
    record.settled = False
    if record.air is not None:
        record.air.lines = []
    posting.close(table, "void")
    lost(table)


def hands(table: Running, key: str, seats: Sequence[Seat]) -> None:
    """Discord's list and who slapped meanwhile: one hand on a pattern wins, several draw lots, nobody pays (A19)."""
    record = table.record
    state = record.open_state()
    if record.mode != "hands" or state is None or key != record.key(state.number):
        return
    table.add(contract.Hush(named("hands", state.number)))
    record.mode = "running"
    up = {*seats, *state.judged}.difference(record.practice)
    able = sorted(seat for seat in up if rules.may_slap(table.state, seat) is None)
    if able and rules.pattern(table.state) is not None:
        slaps.win_by_lot(table, able, "referee", evidence=True)
        table.note(slaps.last(table).seat, key, "wins", "A19")
    else:
        posting.post_again(table)


def erased(table: Running, event: contract.Erased) -> None:
    """A message was deleted: the open state is posted again, its reactions are void (A20)."""
    record = table.record
    number = table.record.number_of(event.key)
    if number is None or record.mode == "over":
        return
    if record.air is not None and number == record.air.number:
        posting.withdraw(table, table.say("slap-message-deleted"))
        posting.post_next(table)
    elif number == record.open:
        pausing = record.air is not None and record.air.kind == "pause"
        posting.withdraw(table, table.say("slap-message-deleted"))
        record.pausing = record.pausing or pausing
        table.add(contract.Hush(named("hands", number)))
        posting.close(table, "void")
        posting.post_again(table)


def bared(table: Running, event: contract.Bared) -> None:
    """Somebody took the bot's ✋ off the open card: it is put back. Slaps stay what they were (A2, A10)."""
    state, hand = table.record.open_state(), posting.hand(table)
    if state is None or state.kind != "card" or event.key != table.record.key(state.number):
        return
    if hand and event.emoji in ("", hand) and state.bared < BARED:
        state.bared += 1
        table.add(contract.React(event.key, hand))


def unsent(table: Running, event: contract.Unsent) -> None:
    """Discord refuses for good: play on without seeded hands, stand still while nothing can be posted (A20)."""
    record = table.record
    if event.what == "seed":
        if event.code in FORBIDDEN and not record.seed_refused:
            record.seed_refused = True
            table.tell(table.say("slap-seed-refused"))
        return
    if record.mode != "over" and blockade.unreachable(table, event, table.people):
        return
    in_air = record.air is not None and event.key == record.key(record.air.number)
    if event.what == "edit" or record.mode == "over" or not (in_air or event.key == record.deal):
        return
    if record.air is not None and in_air:
        record.pausing = record.pausing or record.air.kind == "pause"
        record.lines = [*record.air.lines, *record.lines]
        table.add(contract.Hush(record.air.timer))
        record.air = None
    table.disarm()
    record.mode = "blocked"
    table.add(contract.Ring(TIMER, blockade.refused(table, event.code)))


def sent(table: Running, key: str) -> None:
    """A message was posted: if the table was blocked without it, go on."""
    record = table.record
    shows = record.number_of(key) is not None or key == record.deal
    if shows and record.mode != "blocked" and blockade.over(table):
        table.add(contract.Hush(TIMER))


def try_again(table: Running) -> None:
    """Post what nobody could read: the pile or the pause, or before the first card the deal (A20, R5)."""
    if table.record.mode != "blocked":
        return
    table.record.mode = "running"
    if table.record.pausing:
        posting.post_next(table)
    elif table.state.flips:
        posting.post_again(table)
    else:
        posting.begin(table)


def allowed(table: Running) -> None:
    table.record.seed_refused = False
    try_again(table)
