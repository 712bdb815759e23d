"""A running table while one input is handled: the game, what the controller must not lose, and the effects so far."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.slap import options, practice, rules
from bot.slap.deck import label
from bot.slap.messages import lines
from bot.slap.state import SlapState
from bot.slap.views import WonPile
from bot.tables.contract.choices import named
from bot.tables.contract.table import Body, Effect, Hush, Note, Post, Reply, Ring, Show, Stamp
from bot.tables.slap.face import Face
from bot.tables.slap.record import Record, Seal
from bot.words.speech import Speech, speech


def pressed(record: Record, seat: Seat | None) -> bool:
    return any(seal.seat == seat for seal in record.seals)


def complete(state: SlapState, record: Record) -> bool:
    """True if everybody who is *in* or *broke* has pressed, but for those who may not slap (R35)."""
    return all(pressed(record, seat) for seat in range(len(state.stacks)) if rules.may_slap(state, seat) is None)


def slappers(state: SlapState, record: Record) -> list[Seat]:
    return [seal.seat for seal in record.seals if seal.slap and rules.may_slap(state, seal.seat) is None]


def count(record: Record) -> None:
    """As the window closes, add caretakers' presses to the holiday reports."""
    for seal in record.seals:
        holiday = record.chairs[seal.seat].away
        if holiday is not None and seal.caretaker:
            holiday.slaps += seal.slap
            holiday.passes += not seal.slap


def fill(state: SlapState, record: Record, seed: int) -> None:
    """Let computer players press: they see as many patterns as at a live table and never err (T11).

    So do caretakers of people who are away, unless those have wanted them to pass.
    """
    if record.open is None:
        return
    away, level, pace_ms = record.away, record.level, state.options.pace_ms
    passing = [seat for seat, holiday in away.items() if holiday.plan in ("orders", "pass")]
    for seat in (*record.practice, *away):
        if rules.may_slap(state, seat) is None and not pressed(record, seat):
            sees = practice.delay(seed, record.open, seat, level, pace_ms) is not None
            slap = rules.pattern(state) is not None and seat not in passing and sees
            record.seals.append(Seal(seat, slap, caretaker=seat in away))


class Running:
    def __init__(self, game: Game[SlapState], record: Record, at: Stamp) -> None:
        self.game = game
        self.at = at
        self.record = record
        self.say = speech(game.state.options.language)
        self.face = Face(record, self.say)
        self.name, self.safe = self.face.name, self.face.safe
        self.effects: list[Effect] = []

    @property
    def state(self) -> SlapState:
        """Another object after the game was restored."""
        return self.game.state

    @property
    def slow(self) -> bool:
        """True if slaps are sealed here (T8)."""
        return self.state.options.mode == "slow"

    def add(self, *effects: Effect) -> None:
        self.effects += effects

    def note(self, seat: Seat | None, key: str, verdict: str, rule: str, ms: int = 0) -> None:
        self.add(Note(seat, key, verdict, rule, ms, self.at.seq))

    def note_pile(
        self, seat: Seat, cards: int, shown: Sequence[str], ms: int | None = None, *, slapped: bool = False
    ) -> None:
        counts = tuple(map(len, self.state.stacks))
        self.record.add_pile(WonPile(self.state.piles, seat, cards, slapped, ms, tuple(shown), counts))

    def tell(self, words: str) -> None:
        """Post a message that is no state and needs no echo."""
        self.add(Post(self.record.message("i"), Body(words)))

    def reply(self, to: str, words: str) -> None:
        self.add(Reply(to, words))

    @property
    def people(self) -> list[Seat]:
        statuses = enumerate(self.state.statuses)
        return [seat for seat, status in statuses if status != "left" and seat not in self.record.practice]

    def head(self, to: str, line: str) -> None:
        for at, effect in enumerate(self.effects):
            if isinstance(effect, Reply) and effect.reply == to:
                self.effects[at] = Reply(to, lines([line, effect.text]))
            elif isinstance(effect, Show) and effect.reply == to:
                body = msgspec.structs.replace(effect.body, text=lines([line, effect.body.text]))
                self.effects[at] = Show(to, body, effect.renew)

    def unattended(self, seat: Seat) -> bool:
        return seat in self.record.practice or self.record.chairs[seat].away is not None

    def heard(self, seat: Seat) -> None:
        """A seat gave a sign of life: it pressed or slapped something (T4, T5, T7)."""
        if seat not in self.record.practice:
            self.record.silence.heard(seat)
            self.record.chairs[seat].timer_flips = 0

    # --- the pace timer ----------------------------------------------------------------------------------------------

    def arm(self, wait: int | None = None) -> None:
        """Start the wait for the next message; without ``wait`` as long as the open state is shown (T2, T3, T4).

        Does nothing while the connection is down (A17) or the table stands still.
        """
        record = self.record
        self.disarm()
        if not record.link or record.mode != "running":
            return
        manual = self.state.options.flip == "manual" and self.mover() is not None
        usual = self.state.options.pace_ms
        least = options.MIN_SHOW_MS
        state = record.open_state()
        if self.slow and state is not None and complete(self.state, record):
            usual = max(0, state.opened + options.SEALED_MS - self.at.ms)
        if wait is not None:
            usual = least = wait
        if record.slowly:
            usual = least = options.COUNTDOWN_MS
            record.slowly = False
        if manual:
            usual = max(least, options.TURN_MS)
        record.flip_from = self.at.ms + least
        record.armed = True
        record.turn = self._turn()
        self.add(Ring(self.pace_timer(), usual))

    def follow_turn(self) -> None:
        """A fine or a departure may have passed the turn on: with manual flip whoever has it now gets all the time for
        it, and a press that was kept is void (T4, A14). How long the open state was shown already counts (T3).
        """
        record = self.record
        if record.armed and self.state.options.flip == "manual" and self._turn() != record.turn:
            shown = record.flip_from
            self.arm()
            record.flip_from = shown

    def disarm(self) -> None:
        """Stop waiting, and drop a kept press."""
        record = self.record
        if record.armed:
            self.add(Hush(self.pace_timer()))
        record.armed = record.kept = False
        record.timers += 1

    def pace_timer(self) -> str:
        return named("pace", self.record.timers)

    def mover(self) -> Seat | None:
        """Return the seat to press Flip; None if the bot turns: collections, the end, and auto-flip (T4)."""
        seat = self._turn()
        if seat is None or seat in self.record.practice:
            return None
        return None if self.record.chairs[seat].timer_flips >= options.TIMER_FLIPS else seat

    def _turn(self) -> Seat | None:
        step = rules.next_step(self.state)
        return step.seat if step.kind == "card" else None

    def now(self, say: Speech) -> str:
        if self.record.mode in ("paused", "asleep", "blocked"):
            return say("slap-paused-now")
        if self.record.open is None:
            return say("slap-between")
        return say("slap-open-now", card=label(self.state.pile[-1]))
