"""The slap controller (sections 5 and 6): one input at a time, in stream order (A1); reads no clock."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.slap.game import RULES
from bot.slap.options import TIMER_FLIPS, Options, Silence
from bot.slap.practice import Level
from bot.slap.state import SlapState
from bot.tables.contract import blockade, table as contract
from bot.tables.contract.choices import MOTION, OFF, Timer, timer
from bot.tables.slap import adjudication, posting, presses, record as records, report, sealed, slaps, trouble, votes
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Chair, Record
from bot.tables.slap.report import log
from bot.words.message import Language
from bot.words.signs import clean_name, told_apart
from bot.words.speech import speech


class SlapController:
    def __init__(self, game: Game[SlapState], record: Record) -> None:
        self.game = game
        self.chatter = 0
        self._record = record

    @classmethod
    def new(
        cls,
        table: int,
        names: Sequence[str],
        practice: frozenset[int],
        seed: int,
        options: Options,
        dealer: int | None = None,
        motion: bool = True,
        event: bool = False,
        level: Level = "easy",
        heat_ms: int = 0,
    ) -> SlapController:
        """Seat and deal a new game (R1, R2, R3, R5); nothing is posted before ``Started``.

        ``names`` and ``practice`` (computer seats, T11) are in the order of the table's list of players; seats are
        drawn, and ``seating`` says who sits where. With ``dealer`` the list is the last game's seat order and that
        player deals, for a rematch. ``motion``: whether a film may be made of the game; ``event``: whether it is one of
        a tournament; ``level``: of computer players; ``heat_ms``: of a dead heat (T13). Raises ``BadOption`` if the
        options do not take that many players.
        """
        if dealer is not None:
            options = msgspec.structs.replace(options, dealer=dealer)
        game = Game.new(RULES, seed, len(names), options)
        seating = game.state.seating
        shown = [clean_name(names[player]) for player in seating]
        named = zip(seating, told_apart(shown), strict=True)
        chairs = [Chair(name, player in practice) for player, name in named]
        record = Record(table, chairs, Silence([0] * len(chairs)))
        record.motion, record.event, record.level = motion, event, level
        record.heat_ms = heat_ms
        return cls(game, record)

    @classmethod
    def load(cls, game: Game[SlapState], dump: bytes) -> SlapController:
        """Reload a table; ``Started(fresh=False)`` must follow. Raises ``Unreadable``."""
        return cls(game, records.read(dump))

    @staticmethod
    def log(dump: bytes, language: Language) -> tuple[str, ...]:
        """Describe a saved table's piles. Raises ``Unreadable``."""
        record = records.read(dump)
        return log(record.pile_history, record.names, speech(language))

    @staticmethod
    def stands_still(dump: bytes) -> bool:
        """True if a saved table is paused, or asks whether anybody is there. Raises ``Unreadable``."""
        return records.read(dump).mode in ("paused", "asleep")

    @property
    def seating(self) -> tuple[int, ...]:
        """For each seat its player's index in the list given to ``new``."""
        return tuple(self.game.state.seating)

    @property
    def left(self) -> list[Seat]:
        """The seats of players who have left the game for good (R48)."""
        return [seat for seat, status in enumerate(self.game.state.statuses) if status == "left"]

    @property
    def over(self) -> bool:
        return self._record.mode == "over"

    def dump(self) -> bytes:
        """Serialize everything that must be kept besides the game, below 8 kB."""
        return encode(self._record)

    def coming(self) -> contract.Picture | None:
        """Secret: the next card's picture may be drawn ahead, but not sent, logged or kept."""
        return posting.coming(Running(self.game, self._record, contract.Stamp(0)))

    def voters(self, at: contract.Stamp) -> list[Seat]:
        """People who have not left (R49)."""
        return votes.voters(Running(self.game, self._record, at), "stop")

    def suggest(self, seat: Seat | None, command: str, typed: str) -> tuple[tuple[str, str], ...]:
        """Nothing: no command of this game takes typed text."""
        return ()

    def handle(self, event: contract.Input) -> list[contract.Effect]:
        """Change game and controller by one input, and return the effects. Repeated inputs do no harm."""
        table = Running(self.game, self._record, event.at)
        if self._record.heat and not slaps.in_heat(self._record, event):
            slaps.settle_heat(table, event.at)
        match event:
            case contract.Pressed():
                _landed_unseen(table, event, event.ask)
                presses.press(table, event)
            case _ if self.over:
                pass
            case contract.Reacted():
                _reacted(table, event)
            case contract.Unreacted():
                _unreacted(table, event)
            case contract.Echo() | contract.Sent():
                trouble.sent(table, event.key)
                _sent(table, event)
            case contract.Tick():
                _tick(table, event)
            case contract.Link():
                trouble.link(table, event)
            case contract.Hands():
                trouble.hands(table, event.at, event.key, event.seats)
            case contract.Erased():
                trouble.erased(table, event)
            case contract.Bared():
                trouble.bared(table, event)
            case contract.Unsent():
                trouble.unsent(table, event)
            case contract.Allowed():
                trouble.allowed(table, event.at)
            case contract.Rewound():
                trouble.rewound(table, event.at)
            case contract.Preferred():
                still = (MOTION, OFF)
                self._record.still = any((one.name, one.value) == still for one in event.chosen)
                sealed.prefer(table, event.at, event.chosen)
            case contract.Gone():
                presses.leave(table, event.at, event.seat, "referee")
            case contract.Started():
                self._record.way = event.link or self._record.way
                if event.fresh:
                    posting.begin(table, event.at)
                else:
                    trouble.lost(table, event.at)
                sealed.watch(table, event.at)
                votes.watch(table, event.at)
        if self.over:
            sealed.over(table)
        else:
            votes.offer(table)
        return table.effects


def _in_air(table: Running, key: str) -> bool:
    air = table.record.air
    return air is not None and key == table.record.key(air.number)


def _sent(table: Running, event: contract.Echo | contract.Sent) -> None:
    """The message in the air is public with its echo; the REST answer counts only if that is overdue (A3)."""
    air = table.record.air
    if air is None or not _in_air(table, event.key):
        return
    if isinstance(event, contract.Echo):
        posting.land(table, event.at, approx=False)
        return
    air.sent = True
    if air.overdue and table.record.link:
        posting.land(table, event.at, approx=True)


def _landed_unseen(table: Running, event: contract.Pressed | contract.Reacted, number: int | None) -> None:
    """Count a reaction to a message, or a press of its button, as its echo: somebody has seen it (A3)."""
    air = table.record.air
    if air is not None and number == air.number:
        posting.land(table, event.at, approx=True)


def _reacted(table: Running, event: contract.Reacted) -> None:
    _landed_unseen(table, event, table.record.number_of(event.key))
    if not adjudication.is_hand(event.emoji):
        slaps.log(table, event.at, event.seat, event.key or "", adjudication.ignored("emoji", "A11"))
    elif table.state.options.slapping == "button":
        slaps.log(table, event.at, event.seat, event.key or "", adjudication.ignored("emoji", "A2"))
    else:
        if event.seat is not None:
            table.heard(event.seat)
        slaps.slap(table, event.at, event.seat, event.key, "player")


def _unreacted(table: Running, event: contract.Unreacted) -> None:
    """A slap cannot be taken back (A10)."""
    if adjudication.is_hand(event.emoji):
        slaps.log(table, event.at, event.seat, event.key or "", adjudication.ignored("removed", "A10"))


def _tick(table: Running, event: contract.Tick) -> None:
    """Timers that were replaced or have passed have names that match nothing."""
    if event.name == table.pace_timer() and table.record.armed:
        _pace_ran_out(table, event)
        return
    match timer(event.name):
        case Timer("show", (number,)):
            _shown_long_enough(table, number)
        case Timer(blockade.TIMER):
            trouble.try_again(table, event.at)
        case Timer("echo", (number,)):
            _echo_overdue(table, event, number)
        case Timer("report"):
            _receipt_due(table, event)
        case Timer("hands"):
            _hands_due(table, event)
        case Timer("still"):
            _slept_too_long(table, event)
        case Timer("hit", (number, seat)):
            _practice_slap(table, event, number, seat)
        case Timer(sealed.TIMER):
            sealed.due(table, event.at)
        case Timer(votes.TIMER):
            votes.due(table, event.at)


def _pace_ran_out(table: Running, event: contract.Tick) -> None:
    record = table.record
    if table.slow and record.open is not None and not record.silence.long:
        sealed.close_window(table, event.at)
    else:
        _turn_by_timer(table)


def _shown_long_enough(table: Running, number: int) -> None:
    if table.record.kept and number == table.record.timers:
        posting.post_next(table)


def _echo_overdue(table: Running, event: contract.Tick, number: int) -> None:
    air = table.record.air
    if air is None or number != air.number:
        return
    air.overdue = True
    if air.sent and table.record.link:
        posting.land(table, event.at, approx=True)


def _receipt_due(table: Running, event: contract.Tick) -> None:
    receipt = table.record.receipt
    if receipt is not None and event.name == report.timer(receipt):
        report.settle(table)


def _hands_due(table: Running, event: contract.Tick) -> None:
    record = table.record
    if record.open is not None and event.name == trouble.hands_timer(record.open):
        trouble.hands(table, event.at, record.key(record.open), ())


def _slept_too_long(table: Running, event: contract.Tick) -> None:
    if table.record.mode == "asleep":
        posting.stop(table, event.at, "clock")


def _turn_by_timer(table: Running) -> None:
    """The bot turns the next card; with manual flip that is a deadline somebody missed (T2, T4)."""
    record = table.record
    seat: Seat | None = table.mover() if table.state.options.flip == "manual" else None
    if seat is not None and table.state.flips:
        record.chairs[seat].timer_flips += 1
        if record.chairs[seat].timer_flips == TIMER_FLIPS:
            table.add(contract.LookUp(seat))
    posting.post_next(table)


def _practice_slap(table: Running, event: contract.Tick, number: int, seat: Seat) -> None:
    """A practice opponent slaps and is judged like everybody else (T11), but not while nobody can (A17)."""
    if table.record.link:
        slaps.slap(table, event.at, seat, table.record.key(number), "computer")
