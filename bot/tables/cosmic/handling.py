"""A running Cosmic table while one input is handled: game, record, and the effects so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, TypeVar, cast

import msgspec

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic
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
from bot.tables.cosmic.record import Record, Sort
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
_ALONE: Final = msgspec.structs.replace(SPEEDS["relaxed"], floor=2_000, tick=1_000)
"""The pace of somebody who plays alone against computer players: as quick as people press, the same for every hand."""
SIDES_ASKED: Final = "attack"
"""The checkpoint at which everybody is asked whom they invite or join."""
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
        self.at, self.now = at, at.ms
        self.say: Speech = speech(record.language)
        self.effects: list[Effect] = []
        self.served: set[Seat] = set()
        """Seats that learn their present questions from the answer to their own press."""
        self.missed: set[Seat] = set()
        self.voted: set[Seat] = set()
        self._seats: dict[Seat, SeatView] = {}
        self._worked_out: dict[tuple[object, ...], object] = {}
        self.looks = False
        self.came: set[Seat] = set()
        """Seats just taken over by somebody else."""
        self.ai_choices: dict[int, Choice] = {}
        """Choices found by looking ahead, by question; None if not known yet."""
        self.chatter = 0

    @property
    def clock(self) -> int:
        """The moment by the table's own clock: one that stands still has gone no further than to where it stopped."""
        frozen = self.record.frozen
        return self.now if frozen is None else frozen.since

    @property
    def speed(self) -> Speed:
        return SPEEDS[self.record.speed]

    @cached_property
    def names(self) -> Names:
        """Names by seat, escaped, behind the mark of their colour, with the holiday sign if away."""
        colours = [player.colour for player in self.game.state.players] if self.coloured else ()
        names = [
            f"{safe_name(chair.name)}{'' if chair.person.away is None else f' {SIGN}'}" for chair in self.record.chairs
        ]
        return Names(names, colours, marked=True)

    @property
    def coloured(self) -> bool:
        """True once everybody has the colour that they keep (3.1)."""
        phase = self.game.phase
        return phase is None or phase.name not in BEFORE_COLOURS

    @cached_property
    def seen(self) -> TableView:
        return see_table(self.game.state)

    @cached_property
    def people(self) -> Sequence[Seat]:
        players = self.game.state.players
        return [seat for seat, chair in enumerate(self.record.chairs) if players[seat].active and not chair.temper]

    @cached_property
    def alone(self) -> bool:
        """True if at most one person plays, so that no other one has to wait. Anybody may watch all the same."""
        return len(self.people) <= 1

    @cached_property
    def quiet(self) -> bool:
        """True if people look in now and then; false where they sit together, or where somebody plays alone."""
        return self.record.speed != "live" and not self.alone

    @cached_property
    def pace(self) -> Speed:
        return _ALONE if self.alone else self.speed

    @cached_property
    def together(self) -> bool:
        """True at a live table with people: the panel shows rounds, and nobody gets a message for them."""
        return self.record.speed == "live" and not self.alone

    @cached_property
    def checkpoint(self) -> str:
        """The name of the one that is open; empty for none."""
        now = self.game.state.round
        return "" if now is None else now.name

    @cached_property
    def asks_sides(self) -> bool:
        """True while everybody but the offense is asked whom they invite or join (8.12). Public facts only."""
        state = self.game.state
        asked = self.quiet and self.checkpoint == SIDES_ASKED and bool(board.on_cone(state))
        return asked and any(not board.is_main(state, seat) for seat in board.active_seats(state))

    @cached_property
    def sort(self) -> Sort:
        """The wait of the game: an answer each, a round that a clock closes, or a negotiation."""
        actions = [action.key for action in self.game.actions]
        return "round" if CLOSE in actions else "deal" if actions else "decision"

    def language(self, seat: Seat) -> Language:
        return self.record.chairs[seat].person.language or self.record.language

    def view(self, seat: Seat) -> SeatView:
        if seat not in self._seats:
            self._seats[seat] = see_seat(self.game.state, seat, self.seen, tuple(self.record.promises))
        return self._seats[seat]

    def with_guests(self, guests: Sequence[Seat]) -> TableView:
        """The table for seats that know the offense's guests; shared, so that it is imagined once."""
        known, table = tuple(guests), self.seen
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
        """Drop all that was worked out: the game has moved, a seat has, somebody has promised something or is away."""
        for name in _UNTIL_MOVED:
            vars(self).pop(name, None)
        self._seats, self._worked_out = {}, {}

    def unattended(self, seat: Seat) -> bool:
        chair = self.record.chairs[seat]
        return bool(chair.temper) or chair.person.away is not None

    def present(self) -> list[Seat]:
        chairs = self.record.chairs
        return [seat for seat in self.people if chairs[seat].person.away is None]

    def stopping(self) -> list[Seat]:
        """People with their stop on, for whom the table waits between the challenges of this turn."""
        return [seat for seat in self.record.stops[1] if seat in self.present()]

    def sleeps(self, seat: Seat) -> bool:
        """True if a person has stopped answering: the seat is on autopilot, or the others gave it a caretaker."""
        holiday = self.record.chairs[seat].person.away
        return self.game.state.players[seat].autopilot or (holiday is not None and holiday.plan == SILENT)

    def awake(self, seat: Seat) -> bool:
        return not self.unattended(seat) and not self.sleeps(seat)

    def silent(self, seat: Seat) -> bool:
        """True if a person has been silent for so long that the others may vote about the seat (8.11)."""
        return self.record.chairs[seat].person.unheard and named(SILENCE, seat) not in self.record.timers

    def vanished(self, seat: Seat) -> bool:
        """True if the others may vote about a person's seat: it is on autopilot, or has been silent for too long."""
        return self.game.state.players[seat].autopilot or self.silent(seat)

    def here(self, seat: Seat) -> bool:
        return self.awake(seat) and not self.silent(seat)

    def gone(self, seat: Seat) -> bool:
        slept = self.record.chairs[seat].person.slept
        return slept is not None and self.sleeps(seat) and self.now - slept >= GONE_MS

    def open_asks(self, seat: Seat) -> dict[int, Ask]:
        sealed = self.game.sealed
        return {number: ask for number, ask in self.game.asks.items() if ask.seat == seat and number not in sealed}

    def deals(self, seat: Seat) -> bool:
        return self.sort == "deal" and any(seat in (action.seats or ()) for action in self.game.actions)

    # --- effects -----------------------------------------------------------------------------------------------------

    def add(self, *effects: Effect) -> None:
        self.effects += effects

    def post(self, letter: str, body: Body, ping: tuple[Seat, ...] = (), guest: str = "") -> str:
        key = self.record.message(letter)
        if self.record.panel is not None:
            self.record.panel.below += height(body)
        self.effects.append(Post(key, body, ping=ping, guest=guest))
        return key

    def edit(self, key: str, body: Body) -> None:
        self.effects.append(Edit(key, body))

    def erase(self, key: str) -> None:
        self.effects.append(Erase(key))

    def reply(self, to: str, text: str) -> None:
        self.effects.append(Reply(to, text))

    def show(self, to: str, body: Body, *, renew: bool = False) -> None:
        self.effects.append(Show(to, body, renew))

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
            self.effects.append(Ring(name, max(0, when - self.now)))

    def hush(self, name: str) -> None:
        if self.record.timers.pop(name, None) is not None:
            self.effects.append(Hush(name))


_UNTIL_MOVED: Final = [name for name, one in vars(Running).items() if isinstance(one, cached_property)]


def described(table: Running, seat: Seat) -> str:
    player = table.seen.players[seat]
    powers = " + ".join(f"*{alt.power(power)}*" for power in player.own_powers)
    return f"{of_colour(player.colour)} {powers}" if powers else ""
