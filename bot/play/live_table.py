"""A table in memory: its desk and all around it. What the desk does becomes durable, and only then is carried out.

Nothing here waits for items or decides when the table is taken up: see ``actor``, ``resuming`` and ``judging``.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from bot.play.errands import Errands, Task
from bot.play.games import stories
from bot.play.games.kind import Desk, Kind
from bot.play.games.records import options_of
from bot.play.items import Item, Translator
from bot.play.ledger import Ledger
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import Outgoing
from bot.play.raw import RawPeople, RawPress
from bot.play.reminding.quiet import QuietSeats
from bot.play.seat_preferences import SeatPreferences
from bot.play.services import Services
from bot.store.rows import AwayRow, Batch, DeadlineRow, DecidedRow, FollowRow, OwedRow, PredictionRow, TableRow
from bot.tables.contract.away import away_of
from bot.tables.contract.table import (
    Body,
    Decided,
    Effect,
    Follow,
    Input,
    Over,
    Owe,
    Post,
    Predict,
    Reseat,
    Returned,
    Silent,
    Stamp,
)
from bot.words.speech import Speech, speech


class RunningTable:
    """One per actor, which alone calls it. ``put`` queues what comes back from outside."""

    def __init__(self, table: int, services: Services, put: Callable[[Item], None]) -> None:
        """Nothing is known of the table before it is taken up."""
        self.table = table
        self.services = services
        self.desk: Desk | None = None
        """None if there is no game under way, and while it waits for its referee or to be taken up."""
        self.lookup = Lookup()
        self.ledger = Ledger(table, services.clock)
        self.errands = Errands(table, services, self.lookup, put)
        self.translator = Translator(table, self.lookup, self.ledger, self.errands.timers)
        self.quiet = QuietSeats(services.store, services.clock, self.lookup, self.ask_for_people)
        self.preferences = SeatPreferences(services.store, self.lookup)
        self._put = put

    def seat(self, row: TableRow, desk: Desk) -> None:
        """From now on this desk takes the inputs."""
        self.desk = desk
        self.quiet.start_over()
        self.preferences.told = None
        self.lookup.seat(row, desk)
        self.ledger.seat(row, desk)

    def stop(self) -> None:
        """Nothing rings or is sent any more; what was not sent stays in the store."""
        self.services.governor.clear_table(self.table)
        self.errands.stop()
        self.quiet.stop()

    def ask_for_people(self) -> None:
        """Somebody's quiet hours may have begun or ended, or what they prefer may have changed."""
        self._put(RawPeople())

    # --- what the desk does ------------------------------------------------------------------------------------------

    async def handle(self, desk: Desk, event: Input | None, batch: Batch) -> None:
        """Let the desk take an input. Raises ``StoreError`` if it could not be saved: then nobody was told of it."""
        effects = desk.handle(event) if event is not None else []
        self.perform(await self.commit(batch, effects))
        self.close_if_over(batch)

    async def commit(self, batch: Batch, effects: Sequence[Effect]) -> list[Task]:
        """One transaction for everything an item changed; nothing at all if it changed nothing.

        Returns what is to be carried out now: people and places are looked up once, in the order of the effects.
        """
        assert self.desk is not None or not effects
        if self.desk is not None:
            self.ledger.progress(self.desk, batch)
        tasks = [task for effect in effects if (task := self._enter(effect, batch)) is not None]
        if batch != Batch(table=self.table):
            await self.services.store.commit(batch)
            self.ledger.committed(batch)
        return tasks

    def perform(self, tasks: Sequence[Task]) -> None:
        """Carry out what is durable; returns at once."""
        self.errands.carry_out(tasks)
        if self.desk is not None and (picture := self.desk.coming()) is not None:
            self.services.pictures.prepare(picture)

    def close_if_over(self, batch: Batch) -> None:
        """If this batch has ended the game, nothing reaches its desk any more."""
        if batch.status is not None and self.lookup.row is not None:
            self.lookup.row = msgspec.structs.replace(self.lookup.row, status=batch.status)
            self.desk = None
            self.errands.stop_timers()
            self.quiet.stop()

    def _enter(self, effect: Effect, batch: Batch) -> Task | None:
        """Write into the batch what must be known of an effect, and return what is to be carried out."""
        if isinstance(effect, Post):
            return self.address(effect, batch)
        if isinstance(effect, Reseat):
            batch.fields.update(self.lookup.reseat(effect))
            batch.owed_by[effect.seat] = self.lookup.user_of(effect.seat) or 0
            self.ask_for_people()
            return None
        if isinstance(effect, Returned):
            user = self.lookup.user_of(effect.seat)
            batch.returned += [] if user is None else [user]
            self.preferences.told = None  # whoever goes away again until the same moment is heard
            return None
        if isinstance(effect, Silent):
            user, away = self.lookup.user_of(effect.seat), away_of(effect.value)
            batch.away += [] if user is None or away is None else [AwayRow(user, self.table, away.until, away.plan)]
            self.preferences.told = None
            return None
        if isinstance(effect, Predict):
            batch.predicted.append(PredictionRow(int(effect.guest), effect.challenge, effect.side))
            return None
        if isinstance(effect, Decided):
            batch.decided.append(DecidedRow(effect.challenge, effect.winner, stories.packed(effect.lines)))
            return None
        if isinstance(effect, Follow):
            batch.followed.append(FollowRow(int(effect.guest), effect.how, effect.language, effect.since))
            return None
        if isinstance(effect, Owe):
            user = self.lookup.user_of(effect.seat) or 0
            what = effect.what if user else ""
            batch.owed.append(OwedRow(effect.seat, user, what, effect.due_ms, effect.public, effect.language))
            return None
        self.ledger.effect(effect, batch, self.lookup.place(effect))
        if isinstance(effect, Over) and effect.story is not None and self.desk is not None:
            batch.story = stories.to_row(self.table, effect.story, self.desk.seating)
        return effect

    # --- what the frame says -----------------------------------------------------------------------------------------

    def address(self, post: Post, batch: Batch) -> Outgoing | None:
        """Write a new message into the batch; None if it goes to nobody."""
        outgoing = self.lookup.outgoing(post)
        if outgoing is not None:
            self.ledger.post(outgoing, batch)
        return outgoing

    def notice(self, body: Body) -> Post:
        """A message of the frame itself, under a key that no earlier one has: Discord drops a repeated nonce."""
        return Post(f"zod:{self.table}:n{secrets.token_hex(4)}", body)

    async def tell(self, body: Body) -> None:
        """Say something that the desk knows nothing of. Raises ``StoreError``."""
        self.perform(await self.commit(Batch(table=self.table), [self.notice(body)]))

    async def announce(
        self,
        status: Literal["running", "stopped", "broken", "referee"],
        notices: Sequence[Post] = (),
        deadlines: Sequence[DeadlineRow] = (),
    ) -> None:
        """Change the table's state without its desk and say so; it has to be taken up anew then."""
        batch = Batch(table=self.table, status=status, deadlines=list(deadlines))
        for notice in notices:
            self.address(notice, batch)
        await self.services.store.commit(batch)

    def answer(self, item: Item, sentence: str) -> None:
        """Tell whoever sent the item, if it was a person."""
        if isinstance(item, RawPress):
            self.errands.answer(item.reply, sentence)

    # --- small facts -------------------------------------------------------------------------------------------------

    @property
    def say(self) -> Speech:
        """The voice for everybody at the table."""
        return speech(self.lookup.language)

    def now(self) -> Stamp:
        """A stamp for what did not come over the gateway."""
        return Stamp(self.services.clock.now())

    def kind(self, row: TableRow) -> Kind:
        """The game that is played here."""
        return self.services.kinds[row.game]

    def count_load(self, row: TableRow) -> None:
        """Let the governor count this table among those that play."""
        self.services.governor.seat_table(self.table, self.kind(row).calls_per_minute(options_of(row)))
