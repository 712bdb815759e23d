"""The Cosmic controller: the part of the game that faces the world (design 4, design 5, design 6).

It takes one input at a time, in the order of the stream, and returns what is to be done. It reads no clock, waits for
nothing and knows no Discord id.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import EASY
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.kernel.ask import Choice
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.tables.contract import blockade, table as contract
from bot.tables.contract.blockade import TIMER
from bot.tables.contract.choices import FIRST_GAMES, MOTION, OFF, SUGGESTIONS, YES, Timer, timer
from bot.tables.contract.clocks import Hours
from bot.tables.cosmic import chronicle, progress, record as records
from bot.tables.cosmic.chair import Chair
from bot.tables.cosmic.clockwork import computers, deadlines, looks
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking, notices, panel
from bot.tables.cosmic.people import absence, handover, votes
from bot.tables.cosmic.presses import answering, presses
from bot.tables.cosmic.record import Record
from bot.tables.cosmic.table_options import TableOptions
from bot.words.message import DEFAULT, Language
from bot.words.signs import clean_name, told_apart


class CosmicController:
    """One table of Cosmic Encounter. Make it with ``new`` or ``load``."""

    def __init__(self, game: Cosmic, record: Record) -> None:
        self.game = game
        self._record = record
        self.chatter = 0
        """Messages of others below the panel; not saved, because nobody misses anything by it."""
        self._ai_choices: dict[int, Choice] = {}

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
        hours: Hours | None = None,
        level: str = EASY.name,
        motion: bool = True,
        talks: bool = True,
        promising: bool = False,
    ) -> CosmicController:
        """Seat a new game; nothing is posted before ``Started``.

        ``hours``: when limits run; as usual at its speed if that is not said. ``level``: how well computer players
        play. ``motion``: whether pictures may move. ``talks``: whether computer players comment on challenges.
        ``promising``: whether promises can be made.

        ``names`` and ``tempers`` (empty for people) are in the order of the table's list of players; seats are drawn,
        and ``seating`` says who sits where. Raises ``BadOption`` if the options do not take that many players.
        """
        game = Game.new(COSMIC, seed, len(names), options)
        seating = game.state.seating
        shown = told_apart([clean_name(names[player]) for player in seating])
        known = [temper if temper in ("", *TEMPERS) else computers.USUAL for temper in tempers]
        chairs = [Chair(name, known[player]) for name, player in zip(shown, seating, strict=True)]
        runs = TableOptions(speed).limits if hours is None else hours
        record = Record(table, chairs, speed, language, level, runs, motion=motion, talks=talks, promising=promising)
        return cls(game, record)

    @classmethod
    def load(cls, game: Cosmic, dump: bytes) -> CosmicController:
        """Reload a table with its resumed game; ``Started(fresh=False)`` must follow.

        Raises ``Unreadable`` if the bytes are not a controller's.
        """
        return cls(game, records.read(dump))

    @staticmethod
    def log(dump: bytes) -> list[str]:
        """The public story so far of a table that was saved, in lines. Raises ``Unreadable``."""
        return [entry.text for entry in chronicle.all_lines(records.read(dump).chronicle)]

    @staticmethod
    def stands_still(dump: bytes) -> bool:
        """True if a saved table is paused. Raises ``Unreadable``."""
        return records.read(dump).mode == "paused"

    @property
    def seating(self) -> tuple[int, ...]:
        return tuple(self.game.state.seating)

    @property
    def left(self) -> list[Seat]:
        """The seats of players who have left the game for good (8.7)."""
        return [seat for seat, player in enumerate(self.game.state.players) if player.leaving or not player.active]

    @property
    def over(self) -> bool:
        return self._record.mode == "over"

    def dump(self) -> bytes:
        return encode(self._record)

    def coming(self) -> contract.Picture | None:
        """Nothing is drawn ahead: what comes next depends on answers."""
        return None

    def voters(self, at: contract.Stamp) -> list[Seat]:
        """People who have not left, without whoever has slept for a week (8.11)."""
        return votes.voters(Running(self.game, self._record, at), None)

    def suggest(self, seat: Seat | None, command: str, typed: str) -> Sequence[tuple[str, str]]:
        """Suggest input after a command for the person in that seat: label and value, at most 25."""
        if seat is None or self.over or command != answering.PLAY:
            return ()
        return answering.suggest(Running(self.game, self._record, contract.Stamp(0)), seat, typed)

    def handle(self, event: contract.Input) -> list[contract.Effect]:
        """Change game and controller by one input and say what is to be done. Repeated inputs do no harm."""
        table = Running(self.game, self._record, event.at)
        table.chatter, table.ai_choices = self.chatter, self._ai_choices
        if not isinstance(event, contract.Chatted):
            self._handle(table, event)
        else:
            table.chatter += event.messages
            shown = self._record.panel
            if not self.over and shown is not None and panel.is_buried(table, shown):
                panel.refresh(table)
        self.chatter = table.chatter
        return table.effects

    def _handle(self, table: Running, event: contract.Input) -> None:
        before = asking.owed(table) if self._record.mode == "running" else asking.owed_and_told(table)
        match event:
            case contract.Pressed():
                presses.press(table, event)
            case _ if self.over:
                return
            case contract.Thought():
                computers.heard(table, event)
                return
            case contract.Tick():
                _tick(table, event)
            case contract.Started():
                self._record.link = event.link or self._record.link
                if event.fresh:
                    before = {}
                    progress.begin(table)
                else:
                    progress.resumed(table, event.away, event.back, in_place=event.in_place)
            case contract.Rewound():
                before = {}
                progress.rewound(table, event.away, in_place=event.in_place)
            case contract.Sent() | contract.Echo():
                progress.sent(table, event.key)
                return
            case contract.Allowed():
                progress.allowed(table)
            case contract.Erased():
                panel.erased(table, event.key)
            case contract.Unsent():
                progress.unsent(table, event)
            case contract.Preferred():
                looks.prefer(table, event.chosen)
                absence.prefer(table, event.chosen)
                for seat, person in enumerate(self._record.people):
                    person.first = contract.Preference(seat, FIRST_GAMES, YES) in event.chosen
                    person.still = contract.Preference(seat, MOTION, OFF) in event.chosen
                    person.plain = contract.Preference(seat, SUGGESTIONS, OFF) in event.chosen
                deadlines.arrange(table)
            case _:
                return
        absence.look_for_sleepers(table)
        absence.look_for_holidays(table)
        if self._record.offers:
            handover.look(table)
        if self._record.votes:
            votes.look(table)
        notices.settle(table, {seat: owed for seat, owed in before.items() if seat not in table.came})
        if not self.over:
            panel.refresh(table)


def _tick(table: Running, event: contract.Tick) -> None:
    """A timer has run out. One that was replaced or stands still is not expected any more."""
    when = table.record.timers.get(event.name)
    if when is None or (table.record.mode != "running" and event.name not in (panel.REFRESH, absence.TIMER, TIMER)):
        return
    del table.record.timers[event.name]
    match timer(event.name):
        case Timer(panel.REFRESH):
            panel.refresh(table, late=True)
            return
        case Timer(blockade.TIMER):
            progress.try_again(table)
            return
        case Timer(absence.TIMER):
            absence.due(table)
            return
        case Timer(chronicle.UNVEIL):
            chronicle.unveil(table)
            return
        case Timer(notices.LATE_PUSH):
            return  # seen to with everything else that is told
        case Timer(deadlines.DUE):
            deadlines.close(table)
        case Timer(deadlines.THINK, (number,)):
            deadlines.answer_later(table, number)
        case Timer(deadlines.BARGAIN):
            deadlines.bargain(table)
    progress.advance(table)
