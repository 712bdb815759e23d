"""The tables of a tournament's last round as they stand in the store, and what is said there of each change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bot.play import roster
from bot.play.clock import Clock
from bot.play.lobbies.lobby_games import LOBBY_GAMES
from bot.play.outgoing.announcing import message
from bot.play.roster import Seated
from bot.play.tournaments import telling
from bot.play.tournaments.rounds import Step
from bot.play.tournaments.shown import picture
from bot.play.tournaments.telling import GAME, Scene
from bot.standing.coming import given_up, looked_at, played
from bot.standing.result import Finish
from bot.standing.tournament import Entrant, Meeting, Tournament, winners
from bot.store.api import Store
from bot.store.rows import Batch, OutboxRow, TableRow, TournamentRow
from bot.tables.contract.table import Body

PLAY_MS: Final = 7 * 86_400_000
"""A game that is not over for so long counts for nobody."""
_OVER: Final = ("ended", "stopped")
MOST_POSTS: Final = 3
"""So often a table's message is posted; if it is always deleted before the game has its thread, the table counts for
nobody.
"""
AGAIN_MS: Final = 60_000
"""A message that Discord refuses is tried again after so long, then each time after twice as long."""
_FIRST: Final = "zod:{}:e1"
"""Key of a table's first message."""


class Beginning(NamedTuple):
    """A game that is to begin."""

    row: TableRow
    message: int
    """On which its thread hangs."""
    roster: bytes


class Tables:
    """Stateless but for the store; changes nothing there."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def threads(self, tournament: int, round_number: int) -> dict[int, int]:
        """Where the games of a round play, by place."""
        found = {}
        for place, table in (await self._numbers(tournament, round_number)).items():
            row = await self._store.table(table)
            if row is not None and row.thread is not None:
                found[place] = row.thread
        return found

    async def to_begin(self, tournament: int, now: Tournament) -> list[Beginning]:
        """The tables of the last round whose people have come and whose games have no thread yet."""
        found = []
        numbers = await self._numbers(tournament, len(now.rounds))
        for place, meeting in enumerate(now.rounds[-1]):
            people = [now.entrants[seat] for seat in meeting.playing if meeting.places is None]
            row = await self._store.table(numbers[place]) if people else None
            if row is None or row.status != "lobby" or any(one.gone for one in people):
                continue
            if message := _out(await self._posts(row.id)):
                seats = [Seated(one.name, one.user) for one in people]
                found.append(Beginning(row, message, roster.encode(seats)))
        return found

    async def looked_at(self, tournament: int, now: Tournament, scene: Scene) -> tuple[Tournament, list[Batch]]:
        """The last round as it is now: who has come, which games are over. With what changes at its tables."""
        numbers, batches = await self._numbers(tournament, len(now.rounds)), list[Batch]()
        held, entrants = list(now.rounds[-1]), list(now.entrants)
        for place, meeting in enumerate(held):
            if meeting.places is not None:
                continue
            table = numbers[place]
            posts = await self._posts(table)
            if self._to_try_again(posts, meeting):
                batches.append(Batch(table, outbox=[await self._said_again(table, place, scene, posts)]))
                continue
            if meeting.playing and not await self._lost_somebody(table, meeting, entrants):
                held[place] = await self._played(table, meeting)
                continue
            meeting = msgspec.structs.replace(meeting, playing=())
            live = LOBBY_GAMES[GAME].live(scene.options)
            changed, said = looked_at(meeting, entrants, self._clock.now(), live=live), _out(posts)
            if changed.playing and not said and _refused(posts) and self._clock.now() >= meeting.until_ms:
                changed = given_up(changed)
            if changed.waits or (changed.playing and changed.places is None and not said):
                continue
            for seat in _missing(changed):
                entrants[seat] = msgspec.structs.replace(entrants[seat], away=True)
            if changed.places is None:
                changed = msgspec.structs.replace(changed, until_ms=self._clock.now() + PLAY_MS)
            held[place] = changed
            batches.append(await self._changed(table, place, changed, scene, posts))
        rounds = (*now.rounds[:-1], tuple(held))
        return msgspec.structs.replace(now, rounds=rounds, entrants=tuple(entrants)), batches

    async def shown_anew(self, row: TournamentRow, home: TableRow, scene: Scene, now: Tournament) -> Step:
        """Somebody has changed something: the messages that show it."""
        before, scene = scene.now, msgspec.structs.replace(scene, now=now)
        if not now.rounds:
            return Step(now, [Batch(row.table, outbox=[await self._edit(home, telling.sign_up(scene))])])
        numbers, batches = await self._numbers(row.table, len(now.rounds)), list[Batch]()
        for place, (old, new) in enumerate(zip(before.rounds[-1], now.rounds[-1], strict=True)):
            table = await self._store.table(numbers.get(place, 0)) if old != new else None
            if table is not None:
                body, posts = telling.table(scene, len(now.rounds), place, new), await self._posts(table.id)
                batches.append(Batch(table.id, outbox=[await self._edit(table, body, posts)]))
        return Step(now, batches)

    async def posted_again(self, table: int, place: int, scene: Scene) -> Step:
        """Somebody has deleted the message of a table that plays: it comes again, or the table counts for nobody."""
        now, meeting = scene.now, scene.now.rounds[-1][place]
        posts = await self._posts(table)
        if sum(post.state == "done" for post in posts) >= MOST_POSTS:
            held = list(now.rounds[-1])
            held[place] = given_up(meeting)
            now = msgspec.structs.replace(now, rounds=(*now.rounds[:-1], tuple(held)))
            return Step(now, [Batch(table, status="stopped")])
        return Step(now, [Batch(table, outbox=[await self._said_again(table, place, scene, posts)])])

    async def begun(self, home: TableRow, scene: Scene) -> Batch:
        """A round begins: it is said, and nobody signs up any more."""
        edit = await self._edit(home, telling.sign_up(scene))
        said = await self._post(home, _drawn(telling.round_begins(scene), scene), edit.order + 1)
        return Batch(home.id, outbox=[edit, said])

    async def so_far(self, home: TableRow, scene: Scene) -> Batch:
        """A table of the round is decided: the message with which the round began shows it."""
        posts = await self._posts(home.id)
        edit = await self._edit(home, _drawn(telling.round_begins(scene), scene))
        return Batch(home.id, outbox=[msgspec.structs.replace(edit, key=posts[-1].key)] if posts else [])

    async def ended(self, row: TournamentRow, home: TableRow, scene: Scene, *, by_hand: bool = True) -> Step:
        """The tournament is over: it is said, and tables that wait for people are closed."""
        scene = msgspec.structs.replace(scene, over=True)
        first = [] if by_hand else winners(scene.now)
        users = [scene.now.entrants[one].user for one in first]
        edit = await self._edit(home, telling.sign_up(scene))
        body = telling.ended(scene, by_hand=by_hand)
        body = _drawn(body, scene) if first else body
        said = await self._post(home, body, edit.order + 1, [user for user in users if user is not None])
        batches = [Batch(home.id, outbox=[edit, said], status="stopped")]
        for table in (await self._numbers(row.table, len(scene.now.rounds))).values() if by_hand else ():
            waiting = await self._store.table(table)
            if waiting is not None and waiting.status == "lobby":
                closed, posts = Body(scene.say("tournament-over")), await self._posts(table)
                batches.append(Batch(table, outbox=[await self._edit(waiting, closed, posts)], status="stopped"))
        return Step(scene.now, batches, over=True)

    async def _lost_somebody(self, table: int, meeting: Meeting, entrants: Sequence[Entrant]) -> bool:
        """Whether somebody has had their data deleted just before the game began."""
        row = await self._store.table(table) if any(entrants[seat].gone for seat in meeting.playing) else None
        return row is not None and row.status == "lobby"

    async def _played(self, table: int, meeting: Meeting) -> Meeting:
        """A table whose game has begun, decided if it is over or has no more time."""
        row, story = await self._store.table(table), await self._store.story(table)
        if row is not None and row.status in _OVER and story is not None and story.result:
            return played(meeting, msgspec.json.decode(story.result, type=list[Finish]))
        over = row is None or self._clock.now() >= meeting.until_ms
        return given_up(meeting) if over else meeting

    async def _changed(
        self, table: int, place: int, meeting: Meeting, scene: Scene, posts: Sequence[OutboxRow]
    ) -> Batch:
        """What changes at a table: it says where its game is, or it is closed."""
        body = telling.table(scene, len(scene.now.rounds), place, meeting, _out(posts))
        edit = await self._edit(await self._row(table), body, posts)
        if meeting.places is not None:
            return Batch(table, outbox=[edit], status="stopped")
        return Batch(table, outbox=[edit])

    async def _numbers(self, tournament: int, round_number: int) -> dict[int, int]:
        """The tables of a round by their places in it."""
        return {row.place: row.table for row in await self._store.meetings(tournament) if row.round == round_number}

    def _to_try_again(self, posts: Sequence[OutboxRow], meeting: Meeting) -> bool:
        """Whether Discord has refused the last message of a table, and has had as long again to think better of it."""
        now = self._clock.now()
        pause = posts[-1].at_ms - posts[0].at_ms + AGAIN_MS if posts else 0
        return _refused(posts) and now < meeting.until_ms and now >= posts[-1].at_ms + pause

    async def _said_again(self, table: int, place: int, scene: Scene, posts: Sequence[OutboxRow]) -> OutboxRow:
        """The message of a table once more: who is awaited, or who plays in the thread below it."""
        meeting, number = scene.now.rounds[-1][place], len(scene.now.rounds)
        told = telling.table_again if meeting.playing else telling.table
        order = await self._store.last_order(table) + 1
        row = await self._post(await self._row(table), told(scene, number, place, meeting), order)
        return row if meeting.playing else msgspec.structs.replace(row, ping=posts[0].ping)

    async def _row(self, table: int) -> TableRow:
        row = await self._store.table(table)
        assert row is not None, "the tables of a tournament that goes on are kept"
        return row

    async def _posts(self, table: int) -> list[OutboxRow]:
        """The messages of a table in order, also what is not out."""
        rows = await self._store.outbox(table, ("waiting", "flying", "done", "failed"))
        return sorted((row for row in rows if row.kind == "post"), key=lambda row: row.order)

    async def _edit(self, table: TableRow, body: Body, posts: Sequence[OutboxRow] = ()) -> OutboxRow:
        """Give a table's last message, of these, other words; without any its first one."""
        order = await self._store.last_order(table.id) + 1
        row = message(table.parent, order, body, self._clock.now())
        key = posts[-1].key if posts else _FIRST.format(table.id)
        return msgspec.structs.replace(row, table=table.id, key=key, kind="edit")

    async def _post(self, table: TableRow, body: Body, order: int, ping: list[int] | None = None) -> OutboxRow:
        """A further message for a table's outbox, not stored yet."""
        row = message(table.parent, order, body, self._clock.now(), ping or ())
        return msgspec.structs.replace(row, table=table.id, key=row.key.format(table.id))


def _drawn(body: Body, scene: Scene) -> Body:
    """The message with the picture of how the tournament stands."""
    return msgspec.structs.replace(body, picture=picture(scene))


def _out(posts: Sequence[OutboxRow]) -> int:
    """The last message of a table; 0 as long as it is not known to be out."""
    return (posts[-1].message or 0) if posts and posts[-1].state == "done" else 0


def _refused(posts: Sequence[OutboxRow]) -> bool:
    """Whether Discord has refused the last message of a table."""
    return bool(posts) and posts[-1].state == "failed"


def _missing(meeting: Meeting) -> list[int]:
    """Who was awaited at a table that goes on without them."""
    came = meeting.playing or meeting.firsts
    return [seat for seat in meeting.seats if seat not in came]
