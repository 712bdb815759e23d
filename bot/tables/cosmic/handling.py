"""A running Cosmic table while one input is handled: game, record, and the effects so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

import msgspec

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.phases.setup import BEFORE_COLOURS
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.timing.clock import SPEEDS, Speed
from bot.cosmic.words import alt
from bot.cosmic.words.expansion_words import Names
from bot.kernel.ask import Ask, Choice
from bot.kernel.event import Seat
from bot.tables.contract.choices import SIGN, SILENT, named
from bot.tables.contract.table import Body, Edit, Effect, Erase, Hush, Post, Reply, Ring, Show, Stamp
from bot.tables.cosmic.chair import Holiday
from bot.tables.cosmic.record import Record
from bot.tables.cosmic.table_words import LONGEST, whole
from bot.words.message import Language
from bot.words.signs import of_colour, safe_name
from bot.words.speech import Speech, speech

T = TypeVar("T")
SCREEN: Final = 6
GONE_MS: Final = 7 * 86_400_000
"""Whoever has slept so long does not count in votes (8.11)."""
SILENCE: Final = "silence"
"""Timer, the seat's number follows: the others may vote about a seat silent since a missed deadline."""
_SHORT: Final = 300
"""Characters of a message of usual height."""


def height(body: Body) -> int:
    """Height in short messages; a picture alone takes a screen."""
    return len(body.text) // _SHORT + 1 + (SCREEN if body.picture is not None else 0)


class Running:
    """State that all parts of the table controller share. ``effects`` come out in the order of adding."""

    def __init__(self, game: Cosmic, record: Record, at: Stamp) -> None:
        self.game = game
        self.record = record
        self.at = at
        self.say: Speech = speech(record.language)
        self.effects: list[Effect] = []
        self.served: set[Seat] = set()
        """Seats that learn their present questions from the answer to their own press."""
        self.missed: set[Seat] = set()
        self.voted: set[Seat] = set()
        self._seats: dict[Seat, SeatView] = {}
        self._people: list[Seat] = []
        self._worked_out: dict[tuple[object, ...], object] = {}
        self.looks = False
        self.came: set[Seat] = set()
        """Seats just taken over by somebody else."""
        self.ai_choices: dict[int, Choice] = {}
        """Choices found by looking ahead, by question; None if not known yet."""
        self.chatter = 0

    @property
    def now(self) -> int:
        return self.at.ms

    @property
    def clock(self) -> int:
        """The moment by the table's own clock: one that stands still has gone no further than to where it stopped."""
        frozen = self.record.frozen
        return self.now if frozen is None else frozen.since

    @property
    def state(self) -> CosmicState:
        """The game's state; another object after the game was restored."""
        return self.game.state

    @property
    def speed(self) -> Speed:
        return SPEEDS[self.record.speed]

    @property
    def names(self) -> Names:
        """Names by seat, escaped, behind the mark of their colour, with the holiday sign if away."""
        colours = [player.colour for player in self.game.state.players] if self.coloured else ()
        names = [
            safe_name(chair.name) if chair.person.away is None else f"{safe_name(chair.name)} {SIGN}"
            for chair in self.record.chairs
        ]
        return Names(names, colours, marked=True)

    @property
    def coloured(self) -> bool:
        """True once everybody has the colour that they keep (3.1)."""
        phase = self.game.phase
        return phase is None or phase.name not in BEFORE_COLOURS

    def language(self, seat: Seat) -> Language:
        return self.record.person(seat).language or self.record.language

    def view(self, seat: Seat) -> SeatView:
        if seat not in self._seats:
            seen = see_seat(self.state, seat, self.table_view())
            self._seats[seat] = msgspec.structs.replace(seen, promises=tuple(self.record.promises))
        return self._seats[seat]

    def table_view(self) -> TableView:
        return self.once(lambda: see_table(self.state), "table")

    def with_guests(self, guests: Sequence[Seat]) -> TableView:
        """The table for seats that know the offense's guests; shared, so that it is imagined once."""
        known, table = tuple(guests), self.table_view()
        if table.challenge is None or table.challenge.offense.invited == known:
            return table
        offense = msgspec.structs.replace(table.challenge.offense, invited=known)
        challenge = msgspec.structs.replace(table.challenge, offense=offense)
        return self.once(lambda: msgspec.structs.replace(table, challenge=challenge), "guests", known)

    def once(self, work_out: Callable[[], T], *about: object) -> T:
        """Work something out, and keep it until something happens."""
        if about not in self._worked_out:
            self._worked_out[about] = work_out()
        return cast(T, self._worked_out[about])

    def moved(self) -> None:
        """Drop all that was worked out: the game has moved, a seat has, or somebody has promised something."""
        self._seats, self._people, self._worked_out = {}, [], {}

    def people(self) -> Sequence[Seat]:
        if not self._people:
            seats = enumerate(zip(self.game.state.players, self.record.chairs, strict=True))
            self._people = [seat for seat, (player, chair) in seats if player.active and not chair.temper]
        return self._people

    def away(self, seat: Seat) -> Holiday | None:
        return self.record.person(seat).away

    def unattended(self, seat: Seat) -> bool:
        return self.record.is_computer(seat) or self.away(seat) is not None

    def present(self) -> list[Seat]:
        chairs = self.record.chairs
        return [seat for seat in self.people() if chairs[seat].person.away is None]

    @property
    def under_seal(self) -> bool:
        """True while a round is open, which a clock closes."""
        return CLOSE in [action.key for action in self.game.actions]

    def stopping(self) -> list[Seat]:
        """People with their stop on, for whom the table waits between the challenges of this turn."""
        return [seat for seat in self.record.stops[1] if seat in self.present()]

    def sleeps(self, seat: Seat) -> bool:
        """True if a person has stopped answering: the seat is on autopilot, or the others gave it a caretaker."""
        holiday = self.away(seat)
        return self.state.players[seat].autopilot or (holiday is not None and holiday.plan == SILENT)

    def awake(self, seat: Seat) -> bool:
        return not self.unattended(seat) and not self.sleeps(seat)

    def silent(self, seat: Seat) -> bool:
        """True if a person has been silent for so long that the others may vote about the seat (8.11)."""
        return self.record.person(seat).unheard and named(SILENCE, seat) not in self.record.timers

    def vanished(self, seat: Seat) -> bool:
        """True if the others may vote about a person's seat: it is on autopilot, or has been silent for too long."""
        return self.state.players[seat].autopilot or self.silent(seat)

    def here(self, seat: Seat) -> bool:
        return self.awake(seat) and not self.silent(seat)

    def gone(self, seat: Seat) -> bool:
        slept = self.record.person(seat).slept
        return slept is not None and self.sleeps(seat) and self.now - slept >= GONE_MS

    def open_asks(self, seat: Seat) -> dict[int, Ask]:
        sealed = self.game.sealed
        return {n: ask for n, ask in self.game.asks.items() if ask.seat == seat and n not in sealed}

    def deals(self, seat: Seat) -> bool:
        return any(action.seats is not None and seat in action.seats for action in self.game.actions)

    # --- effects -----------------------------------------------------------------------------------------------------

    def add(self, *effects: Effect) -> None:
        self.effects += effects

    def post(self, letter: str, body: Body, ping: tuple[Seat, ...] = (), guest: str = "") -> str:
        key = self.record.message(letter)
        if self.record.panel is not None:
            self.record.panel.below += height(body)
        self.add(Post(key, body, ping=ping, guest=guest))
        return key

    def edit(self, key: str, body: Body) -> None:
        self.add(Edit(key, body))

    def erase(self, key: str) -> None:
        self.add(Erase(key))

    def reply(self, to: str, text: str) -> None:
        self.add(Reply(to, text))

    def show(self, to: str, body: Body, *, renew: bool = False) -> None:
        self.add(Show(to, body, renew))

    def head(self, to: str, line: str) -> None:
        """Put a line before the private answer to a press, if it has room."""
        for at, effect in enumerate(self.effects):
            if isinstance(effect, Reply) and effect.reply == to:
                self.effects[at] = Reply(to, whole(f"{line}\n{effect.text}"))
            elif isinstance(effect, Show) and effect.reply == to and not effect.body.panel:
                body = msgspec.structs.replace(effect.body, text=whole(f"{line}\n{effect.body.text}"))
                self.effects[at] = Show(to, body, effect.renew)

    def add_note(self, to: str, text: str) -> bool:
        """Put a sentence behind the private answer to a press; False if it has none with room for it."""
        for at, effect in enumerate(self.effects):
            if isinstance(effect, Reply) and effect.reply == to and len(effect.text) + len(text) < LONGEST:
                self.effects[at] = Reply(to, f"{effect.text}\n{text}")
                return True
            if isinstance(effect, Show) and effect.reply == to and len(effect.body.text) + len(text) < LONGEST:
                body = msgspec.structs.replace(effect.body, text=f"{effect.body.text}\n{text}")
                self.effects[at] = Show(to, body, effect.renew)
                return True
        return False

    def ring(self, name: str, when: int) -> None:
        """Ring at that moment, and no more at another one; never if it is 0."""
        if not when:
            self.hush(name)
        elif self.record.timers.get(name) != when:
            self.record.timers[name] = when
            self.add(Ring(name, max(0, when - self.now)))

    def hush(self, name: str) -> None:
        if self.record.timers.pop(name, None) is not None:
            self.add(Hush(name))


def described(table: Running, seat: Seat) -> str:
    player = table.table_view().players[seat]
    powers = " + ".join(f"*{alt.power(power)}*" for power in player.own_powers)
    return f"{of_colour(player.colour)} {powers}" if powers else ""
