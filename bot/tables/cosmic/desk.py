"""The Cosmic desk: the part of the game that faces the world (design 4, design 5, design 6).

It takes one input at a time, in the order of the stream, and returns what is to be done. It reads no clock, waits for
nothing and knows no Discord id.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.ai.player import EASY
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.kernel.ask import Choice
from bot.kernel.game import Game
from bot.kernel.saving.codec import decode, encode
from bot.kernel.seat import Seat
from bot.tables.contract.motion import OFF, PREFERENCE as MOTION
from bot.tables.contract.table import (
    Chatted,
    Effect,
    Erased,
    Input,
    Picture,
    Preference,
    Preferred,
    Pressed,
    Quiet,
    Rewound,
    Stamp,
    Started,
    Thought,
    Tick,
    Unsent,
)
from bot.tables.contract.timers import Timer, timer
from bot.tables.cosmic import trouble
from bot.tables.cosmic.clockwork import attention, computers, holidays, progress, sleepers, stops, thinking
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import handing, presses
from bot.tables.cosmic.questions import first_hints
from bot.tables.cosmic.record import Record
from bot.tables.cosmic.telling import archive, dm_notices, owing, panel
from bot.words.language import DEFAULT, Language
from bot.words.names import clean_name, told_apart


class CosmicDesk:
    """One table of Cosmic Encounter. Make it with ``new`` or ``load``."""

    def __init__(self, game: Cosmic, record: Record) -> None:
        self.game = game
        self._record = record
        self.chatter = 0
        """Messages of others below the panel; not saved, because nobody misses anything by it."""
        self._thoughts: dict[int, Choice] = {}

    @classmethod
    def new(
        cls,
        table: int,
        names: Sequence[str],
        tempers: Sequence[str],
        seed: int,
        options: Options,
        speed: str,
        language: Language = DEFAULT,
        *,
        level: str = EASY.name,
        motion: bool = True,
        talks: bool = True,
    ) -> CosmicDesk:
        """Seat a new game; nothing is posted before ``Started``.

        ``level``: how well computer players play. ``motion``: whether pictures may move. ``talks``: whether
        computer players comment on challenges.

        ``names`` and ``tempers`` (empty for people) are in the order of the table's list of players; seats are drawn,
        and ``seating`` says who sits where. Raises ``BadOption`` if the options do not take that many players.
        """
        game = Game.new(COSMIC, seed, len(names), options)
        seating = game.state.seating
        shown = told_apart([clean_name(names[player]) for player in seating])
        known = [_temper(tempers[player]) for player in seating]
        return cls(game, Record(table, shown, known, speed, language, level, motion=motion, talks=talks))

    @classmethod
    def load(cls, game: Cosmic, desk: bytes) -> CosmicDesk:
        """Take a table up again with its resumed game; ``Started(fresh=False)`` must follow.

        Raises ``Unreadable`` if the bytes are not a desk's.
        """
        return cls(game, decode(desk, Record))

    @staticmethod
    def log(desk: bytes) -> list[str]:
        """The public story so far of a table that was saved, in lines. Raises ``Unreadable``."""
        return [entry.text for entry in archive.log(decode(desk, Record).told)]

    @staticmethod
    def stands_still(desk: bytes) -> bool:
        """Whether a table that was saved is paused. Raises ``Unreadable``."""
        return decode(desk, Record).mode == "paused"

    @property
    def seating(self) -> tuple[int, ...]:
        """Which player of the list given to ``new`` sits on each seat."""
        return tuple(self.game.state.seating)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._record.mode == "over"

    def dump(self) -> bytes:
        """What must be kept besides the game."""
        return encode(self._record)

    def coming(self) -> Picture | None:
        """Nothing is drawn ahead: what comes next depends on answers."""
        return None

    def suggest(self, seat: Seat | None, command: str, typed: str) -> Sequence[tuple[str, str]]:
        """What may be typed after a command by whoever sits there: label and value, at most 25."""
        if seat is None or self.over:
            return ()
        return presses.suggest(Running(self.game, self._record, Stamp(0)), seat, command, typed)

    def handle(self, event: Input) -> list[Effect]:
        """Change game and desk by one input and say what is to be done. Repeated inputs do no harm."""
        table = Running(self.game, self._record, event.at)
        table.chatter, table.thoughts = self.chatter, self._thoughts
        if isinstance(event, Chatted):
            self._chatted(table, event)
        else:
            self._handle(table, event)
        self.chatter = table.chatter
        return table.effects

    def _chatted(self, table: Running, event: Chatted) -> None:
        """Count, and let the panel move down if it is too far away."""
        table.chatter += event.messages
        shown = table.record.panel
        if not self.over and shown is not None and panel.is_buried(table, shown):
            panel.refresh(table)

    def _handle(self, table: Running, event: Input) -> None:
        before = owing.owed(table) if self._record.mode == "running" else owing.told(table)
        match event:
            case Pressed():
                presses.press(table, event)
            case _ if self.over:
                return
            case Thought():
                thinking.heard(table, event)
                return
            case Tick():
                _tick(table, event)
            case Started():
                self._record.link = event.link or self._record.link
                if event.fresh:
                    before = {}
                    progress.begin(table)
                else:
                    trouble.taken_over(table, event.away, event.back, in_place=event.in_place)
            case Rewound():
                before = {}
                trouble.rewound(table, event.away, in_place=event.in_place)
            case Erased():
                trouble.erased(table, event)
            case Unsent():
                trouble.unsent(table, event)
            case Quiet():
                stops.quiet(table, list(event.seats))
                stops.arrange(table)
            case Preferred():
                attention.prefer(table, event.chosen)
                holidays.prefer(table, event.chosen)
                first_hints.learn(table, event.chosen)
                self._record.still_for = [one.seat for one in event.chosen if one == Preference(one.seat, MOTION, OFF)]
                stops.arrange(table)
            case _:
                return
        sleepers.look(table)
        holidays.look(table)
        handing.look(table)
        dm_notices.settle(table, {seat: owed for seat, owed in before.items() if seat not in table.came})
        if not self.over:
            panel.refresh(table)


def _temper(name: str) -> str:
    return name if not name or name in TEMPERS else computers.USUAL


def _tick(table: Running, event: Tick) -> None:
    """A timer has run out. One that was replaced or stands still is not expected any more."""
    when = table.record.timers.get(event.name)
    if when is None or (table.record.mode != "running" and event.name not in (panel.REFRESH, holidays.TIMER)):
        return
    del table.record.timers[event.name]
    match timer(event.name):
        case Timer(panel.REFRESH):
            panel.refresh(table, late=True)
            return
        case Timer(holidays.TIMER):
            holidays.due(table)
            return
        case Timer(dm_notices.TELL):
            return  # seen to with everything else that is told
        case Timer(stops.PASS, (number,)):
            stops.pass_for(table, number)
        case Timer(stops.DUE):
            stops.close(table)
        case Timer(stops.THINK, (number,)):
            stops.think(table, number)
        case Timer(stops.AHEAD, (number,)):
            stops.answer_ahead(table, number)
        case Timer(stops.BARGAIN):
            stops.bargain(table)
    progress.advance(table)
