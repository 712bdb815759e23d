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
        shown = told_apart([clean_name(names[player]) for player in seating])
        chairs = [Chair(name, player in practice) for player, name in zip(seating, shown, strict=True)]
        silence = Silence([0] * len(chairs))
        return cls(game, Record(table, chairs, silence, motion=motion, event=event, level=level, heat_ms=heat_ms))

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
        return votes.voters(Running(self.game, self._record, at), "stop")

    def suggest(self, seat: Seat | None, command: str, typed: str) -> tuple[tuple[str, str], ...]:
        """Nothing: no command of this game takes typed text."""
        return ()

    def handle(self, event: contract.Input) -> list[contract.Effect]:
        """Change game and controller by one input, and return the effects. Repeated inputs do no harm."""
        table = Running(self.game, self._record, event.at)
        if self._record.heat and not slaps.in_heat(self._record, event):
            slaps.settle_heat(table)
        match event:
            case contract.Pressed():
                _landed_unseen(table, event.ask)
                presses.press(table, event)
            case _ if self.over:
                pass
            case contract.Reacted():
                _reacted(table, event)
            case contract.Unreacted() if adjudication.is_hand(event.emoji):  # a slap cannot be taken back
                slaps.log(table, event.seat, event.key or "", adjudication.ignored("removed", "A10"))
            case contract.Echo() | contract.Sent():
                trouble.sent(table, event.key)
                _sent(table, event)
            case contract.Tick():
                _tick(table, event)
            case contract.Link():
                trouble.link(table, event)
            case contract.Hands():
                trouble.hands(table, event.key, event.seats)
            case contract.Erased():
                trouble.erased(table, event)
            case contract.Bared():
                trouble.bared(table, event)
            case contract.Unsent():
                trouble.unsent(table, event)
            case contract.Allowed():
                trouble.allowed(table)
            case contract.Rewound():
                trouble.rewound(table)
            case contract.Preferred():
                self._record.still = any((one.name, one.value) == (MOTION, OFF) for one in event.chosen)
                sealed.prefer(table, event.chosen)
            case contract.Gone():
                presses.leave(table, event.seat, "referee")
            case contract.Started():
                self._record.way = event.link or self._record.way
                if event.fresh:
                    posting.begin(table)
                else:
                    trouble.lost(table)
                sealed.watch(table)
                votes.watch(table)
        if self.over:
            sealed.over(table)
        else:
            votes.offer(table)
        return table.effects


def _sent(table: Running, event: contract.Echo | contract.Sent) -> None:
    """The message in the air is public with its echo; the REST answer counts only if that is overdue (A3)."""
    air = table.record.air
    if air is None or event.key != table.record.key(air.number):
        return
    air.sent = air.sent or isinstance(event, contract.Sent)
    if isinstance(event, contract.Echo) or (air.overdue and table.record.link):
        posting.land(table, approx=isinstance(event, contract.Sent))


def _landed_unseen(table: Running, number: int | None) -> None:
    """Count a reaction to a message, or a press of its button, as its echo: somebody has seen it (A3)."""
    air = table.record.air
    if air is not None and number == air.number:
        posting.land(table, approx=True)


def _reacted(table: Running, event: contract.Reacted) -> None:
    _landed_unseen(table, table.record.number_of(event.key))
    hand = adjudication.is_hand(event.emoji)
    if not hand or table.state.options.slapping == "button":
        slaps.log(table, event.seat, event.key or "", adjudication.ignored("emoji", "A2" if hand else "A11"))
        return
    if event.seat is not None:
        table.heard(event.seat)
    slaps.slap(table, event.seat, event.key, "player")


def _tick(table: Running, event: contract.Tick) -> None:
    """Timers that were replaced or have passed have names that match nothing."""
    record = table.record
    if event.name == table.pace_timer() and record.armed:
        if table.slow and record.open is not None and not record.silence.long:
            sealed.close_window(table)
        else:
            _turn_by_timer(table)
        return
    match timer(event.name):
        case Timer("show", (record.timers,)) if record.kept:
            posting.post_next(table)
        case Timer(blockade.TIMER):
            trouble.try_again(table)
        case Timer("echo", (number,)) if record.air is not None and number == record.air.number:
            record.air.overdue = True
            if record.air.sent and record.link:
                posting.land(table, approx=True)
        case Timer("report") if record.receipt is not None and event.name == report.timer(record.receipt):
            report.settle(table)
        case Timer("hands", (number,)) if number == record.open:
            trouble.hands(table, record.key(number), ())
        case Timer("still") if record.mode == "asleep":
            posting.stop(table, "clock")
        case Timer("hit", (number, seat)) if record.link:  # T11, A17
            slaps.slap(table, seat, record.key(number), "computer")
        case Timer(sealed.TIMER):
            sealed.due(table)
        case Timer(votes.TIMER):
            votes.due(table)


def _turn_by_timer(table: Running) -> None:
    """The bot turns the next card; with manual flip that is a deadline somebody missed (T2, T4)."""
    seat: Seat | None = table.mover() if table.state.options.flip == "manual" else None
    if seat is not None and table.state.flips:
        chair = table.record.chairs[seat]
        chair.timer_flips += 1
        if chair.timer_flips == TIMER_FLIPS:
            table.add(contract.LookUp(seat))
    posting.post_next(table)
