"""Record and run the effects of a controller: into the batch first, then run once it is durable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import singledispatchmethod
from typing import Any, TypeAlias

import msgspec

from bot.play.clock import Timer
from bot.play.games import results
from bot.play.gateway_events import PreferencesChanged
from bot.play.outgoing.lookup import Call, Lookup
from bot.play.outgoing.outbox import Outbox
from bot.play.outgoing.screen import STAYS, ScreenError, Trouble
from bot.play.running.inbox import Item, Rang
from bot.play.running.services import Services
from bot.process.metrics import watched
from bot.process.workers import WorkerError
from bot.store import rows
from bot.store.statements import persons, tables
from bot.store.store import Store
from bot.tables.contract import table as contract
from bot.tables.contract.choices import FIRST_GAMES as FIRST, PREFERENCE as AWAY, YES, away_of, kept_as


class SeatPreferences:
    def __init__(self, store: Store, lookup: Lookup) -> None:
        self._store = store
        self._lookup = lookup
        self.told: tuple[contract.Preference, ...] | None = None
        self.known: rows.Wishes | None = None
        """Settings as read with the table; None once used, or if they may differ."""

    def doubt(self) -> None:
        self.told = self.known = None

    async def wishes(self, names: Sequence[str]) -> rows.Wishes:
        known, self.known = self.known, None
        row = self._lookup.row
        assert row is not None
        users = list(self._lookup.users)
        return known if known is not None else await self._store.read(tables.wishes(row.id, users, names))

    async def change(self, names: Sequence[str], wishes: rows.Wishes) -> tuple[contract.Preference, ...] | None:
        """Return their ``names`` preferences if new to the controller, else None. Raises ``StoreError``."""
        users = self._lookup.users
        chosen: list[contract.Preference] = []
        for name in names:
            if name == FIRST:
                chosen += await self._first(wishes)
                continue
            away = {one.user: f"{one.until_ms} {one.plan}" for one in wishes.away}
            found = away if name == AWAY else wishes.preferences[name]
            chosen += [contract.Preference(users[user], name, value) for user, value in found.items() if user in users]
        told, self.told = self.told, tuple(sorted(chosen, key=lambda one: (one.seat, one.name)))
        return None if self.told == told else self.told

    async def _first(self, wishes: rows.Wishes) -> list[contract.Preference]:
        """Return the people new to this game, and store at which table. Raises ``StoreError``."""
        row, users = self._lookup.row, self._lookup.users
        if row is None or not users:
            return []
        name = kept_as(row.game)
        known = {user: table for user, table in wishes.preferences[name].items() if user in users}
        for user in users.keys() - known.keys():
            heads = await self._store.read(tables.tables_of(user))
            played = [head.id for head in heads if head.game == row.game and head.thread is not None]
            known[user] = str(min(played, default=row.id))
            await self._store.write(persons.set_preference(user, name, known[user]))
        return [contract.Preference(seat, FIRST, YES) for user, seat in users.items() if known[user] == str(row.id)]


def kept(game: str, names: Sequence[str]) -> list[str]:
    return [kept_as(game) if name == FIRST else name for name in names if name != AWAY]


log = logging.getLogger("bot.play.running.actor")

DURABLE_MS = 60_000
"""Timers at least this long are rows and outlive the process."""
RETRY_MS = 5_000
PRIVATE_PICTURE_MS = 120
"""A private answer waits so long for its picture; after that the picture follows."""

Task: TypeAlias = Callable[[], None]
"""Part of an effect that runs once its batch is durable; returns at once."""


class EffectRunner:
    def __init__(
        self, table: int, services: Services, lookup: Lookup, preferences: SeatPreferences, put: Callable[[Item], None]
    ) -> None:
        self._table = table
        self._services = services
        self._lookup = lookup
        self._preferences = preferences
        self._put = put
        self._tasks: set[asyncio.Task[None]] = set()
        self._order = 0
        self.call = Call(lookup)
        self.timers: dict[str, Timer] = {}
        self.durable: set[str] = set()
        """Names of the timers that are rows in the store."""
        self.outbox = self._new_outbox()

    def start_over(self) -> None:
        self.outbox.stop()
        self.outbox = self._new_outbox()
        self.stop_timers()
        self.timers.clear()

    def continue_after(self, order: int) -> None:
        """Number new messages after all earlier ones: the store finds the youngest by these numbers."""
        self._order = order

    def stop_timers(self) -> None:
        for timer in self.timers.values():
            timer.cancel()

    def stop(self) -> None:
        self.stop_timers()
        self.outbox.stop()
        for task in list(self._tasks):
            task.cancel()

    @property
    def idle(self) -> bool:
        return not self._tasks and self.outbox.idle

    # --- one method per effect ---------------------------------------------------------------------------------------

    @singledispatchmethod
    def record(self, effect: contract.Effect, batch: rows.Batch) -> Task | None:
        """Write an effect into the batch, ids looked up now; return what to run once it is durable."""
        raise TypeError(f"nothing records {type(effect).__name__}")

    @record.register
    def _post(self, effect: contract.Post, batch: rows.Batch) -> Task | None:
        outgoing = self._lookup.outgoing(self.call.to_thread(effect))
        if outgoing is None:
            return None
        row = msgspec.structs.replace(
            self._row(outgoing.key, outgoing.channel, "post", outgoing.body),
            restart=outgoing.restart,
            seed=outgoing.seed,
            user=outgoing.user,
            ping=" ".join(map(str, outgoing.ping)),
        )
        outgoing.made_ms = row.at_ms
        batch.outbox.append(row)
        return lambda: self.outbox.post(outgoing)

    @record.register
    def _edit(self, effect: contract.Edit, batch: rows.Batch) -> Task:
        body = self._lookup.edited(effect)
        batch.outbox.append(self._row(effect.key, self._lookup.channel_of(effect.key), "edit", body))
        return lambda: self.outbox.edit(effect.key, body)

    @record.register
    def _recall(self, effect: contract.Recall, batch: rows.Batch) -> Task:
        batch.outbox.append(self._row(effect.key, self._lookup.channel_of(effect.key), "edit", effect.body))
        return lambda: self.outbox.recall(effect.key, effect.body)

    @record.register
    def _erase(self, effect: contract.Erase, batch: rows.Batch) -> Task:
        batch.outbox.append(self._row(effect.key, self._lookup.channel_of(effect.key), "erase", None))

        def run() -> None:
            self._lookup.erasing.add(effect.key)
            self.outbox.erase(effect.key)

        return run

    @record.register
    def _reply(self, effect: contract.Reply, batch: rows.Batch) -> Task:
        return lambda: self.answer(effect.reply, effect.text)

    @record.register
    def _show(self, effect: contract.Show, batch: rows.Batch) -> Task:
        def run() -> None:
            if effect.renew:
                self.outbox.overtaken(self._services.screen.used(effect.reply))
            self._spawn(self._answer_with(effect))

        return run

    @record.register
    def _prompt(self, effect: contract.Prompt, batch: rows.Batch) -> Task:
        return lambda: self._spawn(self._services.screen.prompt(effect.reply, self._table, effect))

    @record.register
    def _owe(self, effect: contract.Owe, batch: rows.Batch) -> None:
        user = self._lookup.user_of(effect.seat) or 0
        what = effect.what if user else ""
        batch.owed.append(rows.OwedRow(effect.seat, user, what, effect.due_ms, effect.public, effect.language))

    @record.register
    def _reseat(self, effect: contract.Reseat, batch: rows.Batch) -> None:
        batch.given += self._lookup.giver(effect)
        batch.fields.update(self._lookup.reseat(effect))
        batch.owed_by[effect.seat] = self._lookup.user_of(effect.seat) or 0
        self._preferences.doubt()  # the controller has forgotten what whoever sat there preferred
        self._put(PreferencesChanged())

    @record.register
    def _returned(self, effect: contract.Returned, batch: rows.Batch) -> None:
        user = self._lookup.user_of(effect.seat)
        batch.returned += [] if user is None else [user]
        self._preferences.doubt()  # whoever goes away again until the same moment is heard

    @record.register
    def _silent(self, effect: contract.Silent, batch: rows.Batch) -> None:
        user, away = self._lookup.user_of(effect.seat), away_of(effect.value)
        batch.away += [] if user is None or away is None else [rows.AwayRow(user, self._table, away.until, away.plan)]
        self._preferences.doubt()

    @record.register
    def _predict(self, effect: contract.Predict, batch: rows.Batch) -> None:
        batch.predicted.append(rows.PredictionRow(int(effect.guest), effect.challenge, effect.side))

    @record.register
    def _decided(self, effect: contract.Decided, batch: rows.Batch) -> None:
        batch.decided.append(rows.DecidedRow(effect.challenge, effect.winner, results.packed(effect.lines)))

    @record.register
    def _follow(self, effect: contract.Follow, batch: rows.Batch) -> None:
        batch.followed.append(rows.FollowRow(int(effect.guest), effect.how, effect.language, effect.since))

    @record.register
    def _ring(self, effect: contract.Ring, batch: rows.Batch) -> Task:
        if effect.ms >= DURABLE_MS:
            batch.deadlines.append(rows.DeadlineRow(self._table, effect.name, self._services.clock.now() + effect.ms))
            self.durable.add(effect.name)
        else:
            self._forget(effect.name, batch)
        return lambda: self.ring(effect.name, effect.ms)

    @record.register
    def _hush(self, effect: contract.Hush, batch: rows.Batch) -> Task:
        self._forget(effect.name, batch)
        return lambda: self.hush(effect.name)

    @record.register
    def _think(self, effect: contract.Think, batch: rows.Batch) -> Task:
        return lambda: self._spawn(self._find_out(effect))

    @record.register
    def _react(self, effect: contract.React, batch: rows.Batch) -> Task:
        return lambda: self.outbox.react(effect.key, effect.emoji)

    @record.register
    def _fetch_hands(self, effect: contract.FetchHands, batch: rows.Batch) -> Task:
        return lambda: self._spawn(self._ask_for_hands(effect))

    @record.register
    def _look_up(self, effect: contract.LookUp, batch: rows.Batch) -> Task:
        return lambda: self._spawn(self._ask_for_member(effect))

    @record.register
    def _note(self, effect: contract.Note, batch: rows.Batch) -> None:
        if effect.seat is not None or not effect.ignored:
            # What an onlooker does has no effect, and leaves nothing: anybody could fill the disk with it.
            note = rows.NoteRow(effect.seat, effect.key, effect.verdict, effect.rule, effect.ms, effect.seq)
            batch.notes.append(note)

    @record.register
    def _over(self, effect: contract.Over, batch: rows.Batch) -> Task:
        batch.status = "stopped" if effect.why == "stopped" else "ended"
        if effect.story is not None:
            batch.story = results.to_row(self._table, effect.story, self._lookup.seating)

        def run() -> None:
            log.info("the game is over: %s", effect.why)
            self._services.governor.clear_table(self._table)

        return run

    # --- the frame's own ---------------------------------------------------------------------------------------------

    def answer(self, token: str, text: str) -> None:
        self._spawn(self._services.screen.reply(token, text))

    def ring(self, name: str, ms: int) -> None:
        self.hush(name)
        timer = self._services.clock.after(ms, lambda: self._put(Rang(name, timer)), name)
        self.timers[name] = timer

    def hush(self, name: str) -> None:
        if timer := self.timers.pop(name, None):
            timer.cancel()

    def _row(self, key: str, channel: int, kind: rows.Kind, body: contract.Body | None) -> rows.OutboxRow:
        self._order += 1
        now, words = self._services.clock.now(), b"" if body is None else msgspec.json.encode(body)
        return rows.OutboxRow(key, self._table, channel, kind, words, "resend", order=self._order, at_ms=now)

    def _forget(self, name: str, batch: rows.Batch) -> None:
        if name in self.durable:
            batch.cleared.append(name)
            self.durable.discard(name)

    async def _answer_with(self, effect: contract.Show) -> None:
        screen, body = self._services.screen, effect.body
        if effect.renew and body.picture is not None and screen.renews(effect.reply, body.picture):
            await screen.show(effect.reply, self._table, body, STAYS, renew=True)
            return
        pictures, shown = self._services.pictures, body.picture
        drawing = None if shown is None else asyncio.ensure_future(pictures.get(shown, asked=True))
        drawn = None if drawing is None else await self._soon(drawing)
        await screen.show(effect.reply, self._table, body, drawn, renew=effect.renew)
        if drawing is not None and drawn is None and (late := await drawing) is not None:
            await screen.redraw(effect.reply, self._table, body, late)

    async def _soon(self, drawing: asyncio.Future[bytes | None]) -> bytes | None:
        waiting = asyncio.ensure_future(self._services.clock.sleep(PRIVATE_PICTURE_MS))
        both: set[asyncio.Future[Any]] = {drawing, waiting}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        return drawing.result() if drawing.done() else None

    async def _ask_for_hands(self, effect: contract.FetchHands) -> None:
        """Ask until Discord answers; a message that is gone has no hands on it."""
        channel, message = self._lookup.messages.get(effect.key, (0, 0))
        users: set[int] = set()
        while message:
            try:
                users = await self._services.screen.hands(channel, message, effect.emojis)
                break
            except Trouble:
                await self._services.clock.sleep(RETRY_MS)
            except ScreenError:
                break
        seated = self._lookup.users
        seats = tuple(sorted(seated[user] for user in users if user in seated))
        self._put(contract.Hands(self._now(), effect.key, seats))

    async def _ask_for_member(self, effect: contract.LookUp) -> None:
        user, row = self._lookup.user_of(effect.seat), self._lookup.row
        if user is None or row is None:
            return
        with suppress(ScreenError):
            if not await self._services.screen.is_member(row.guild, user):
                self._put(contract.Gone(self._now(), effect.seat))

    async def _find_out(self, effect: contract.Think) -> None:
        """Let ``think`` work; any error is ignored, as nothing waits for the result."""
        if self._services.think is None:
            return
        try:
            found = await self._services.think(effect.name, effect.task)
        except WorkerError as error:
            log.info("a computer player does not look ahead: %s", error)
            self._services.metrics.thoughts["dropped"] += 1
            return
        self._services.metrics.thoughts["found"] += 1
        self._put(contract.Thought(self._now(), effect.key, found))

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = watched(work, "effects")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _now(self) -> contract.Stamp:
        return contract.Stamp(self._services.clock.now())

    def _new_outbox(self) -> Outbox:
        s = self._services
        outbox = Outbox(self._table, s.screen, s.pictures, s.governor, s.clock, s.people, self._put, s.elsewhere)
        self._lookup.messages = outbox.known
        return outbox


def refuse_unhandled(effects: Iterable[type[contract.Effect]]) -> None:
    handled = vars(EffectRunner)["record"].dispatcher.registry
    if missing := [effect.__name__ for effect in effects if effect not in handled]:
        raise TypeError(f"no method of EffectRunner records and runs {', '.join(missing)}")


refuse_unhandled(contract.Effect.__subclasses__())
