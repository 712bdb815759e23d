"""The tables of a tournament's last round as they stand in the store, and what is said there of each change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.digests import link
from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.rosters import Seated
from bot.play.tournaments import wording
from bot.play.tournaments.organising import Change, Step, with_round
from bot.play.tournaments.wording import GAME, Notice, Saying, Scene, Why, is_note, picture
from bot.ratings.result import Finish
from bot.ratings.tournament import (
    ANEW,
    MORE_MS,
    Entrant,
    Meeting,
    Tournament,
    given_up,
    half_time,
    looked_at,
    played,
    set_anew,
    there,
    winners,
)
from bot.store.rows import FINISHED, Batch, OutboxRow, TableRow
from bot.store.statements import events, rating_rows, sending, tables
from bot.store.store import Store
from bot.tables.contract.table import Body

PLAY_MS: Final = 7 * 86_400_000
"""A game that is not over after so long counts for nobody."""
MOST_POSTS: Final = 3
"""A table's message is posted at most so often; if all are deleted, the table counts for nobody."""
AGAIN_MS: Final = 60_000
"""Pause before a refused message is tried again; doubled each time."""


class Beginning(NamedTuple):
    row: TableRow
    message: int
    """Message of its thread."""
    roster: bytes


class Look(NamedTuple):
    now: Tournament
    batches: list[Batch]
    anew: list[int]


class Tables:
    """Tables of tournaments as stored; changes nothing there."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def threads(self, tournament: int, round_number: int) -> dict[int, int]:
        found = {}
        for place, table in (await self._numbers(tournament, round_number)).items():
            row = await self._store.read(tables.table(table))
            if row is not None and row.thread is not None:
                found[place] = row.thread
        return found

    async def to_begin(self, tournament: int, now: Tournament) -> list[Beginning]:
        """Return tables of the last round whose people have come and whose games have no thread yet."""
        found = []
        numbers = await self._numbers(tournament, len(now.rounds))
        for place, meeting in enumerate(now.rounds[-1]):
            people = [now.entrants[seat] for seat in meeting.playing if meeting.places is None]
            row = await self._store.read(tables.table(numbers[place])) if people else None
            if row is None or row.status != "lobby" or any(one.gone for one in people):
                continue
            if message := _out(await self._posts(row.id)):
                seats = [Seated(one.name, one.user) for one in people]
                found.append(Beginning(row, message, rosters.encode(seats)))
        return found

    async def looked_at(self, tournament: int, now: Tournament, scene: Scene) -> Look:
        numbers, batches = await self._numbers(tournament, len(now.rounds)), list[Batch]()
        held, entrants, told = list(now.rounds[-1]), list(now.entrants), list[Notice]()
        shown, anew = list[int](), list[int]()
        live, at_ms = LOBBY_GAMES[GAME].live(scene.options), self._clock.now()
        for place, meeting in enumerate(held):
            if meeting.places is not None:
                continue
            table = numbers[place]
            posts = await self._posts(table)
            if self._to_try_again(posts, meeting):
                batches.append(await self._said_again(table, place, scene, posts))
                continue
            if meeting.playing and not await self._waits_again(table, meeting, entrants, live=live):
                held[place] = await self._played(table, meeting, at_ms + now.come_ms)
                anew += [place] if held[place].waits else []
                continue
            before = meeting
            if meeting.playing:  # it may come to that again, but not as late as games may end
                before = msgspec.structs.replace(meeting, playing=(), until_ms=min(meeting.until_ms, at_ms + MORE_MS))
            changed, said = looked_at(before, entrants, at_ms, live=live), _out(posts)
            if changed.playing and not said and _refused(posts) and at_ms >= before.until_ms:
                changed = given_up(changed)
            if changed.playing and changed.places is None and not said:
                continue
            here = there(changed, at_ms, live=live)
            absent = [seat for seat in changed.seats if entrants[seat].present and seat not in here]
            if changed.waits and not changed.reminded and at_ms >= half_time(changed, now.come_ms):
                told += [Notice(place, seat, "soon", changed.until_ms) for seat in absent if not changed.longer]
                changed = msgspec.structs.replace(changed, reminded=True)
            if changed == meeting:
                continue
            if changed.waits and changed.longer and not before.longer:
                told += [Notice(place, seat, "more", changed.until_ms) for seat in absent]
            elif not changed.waits:
                told += _missed(place, changed, entrants)
                for seat in _missing(changed):
                    entrants[seat] = msgspec.structs.replace(entrants[seat], away=True)
                if changed.places is None:
                    changed = msgspec.structs.replace(changed, until_ms=at_ms + PLAY_MS)
            held[place] = changed
            shown.append(place)
        now = msgspec.structs.replace(with_round(now, held), entrants=tuple(entrants))
        scene = msgspec.structs.replace(scene, now=now)
        for place in shown:
            notices = [notice for notice in told if notice.place == place]
            batches.append(await self._changed(numbers[place], place, scene, notices))
        return Look(now, batches, anew)

    async def shown_anew(self, home: TableRow, scene: Scene, change: Change) -> Step:
        before, now = scene.now, change.now
        scene, saying, batches = msgspec.structs.replace(scene, now=now), await self.saying(home), list[Batch]()
        if not now.rounds:
            saying.edit(wording.sign_up(scene))
        elif decided(now) != decided(before):
            await self.so_far(saying, home, before, scene)
        if change.line is not None:
            saying.note(Body(scene.say.message(change.line)))
        notices = [notice for notice in change.notices if notice.place is None]
        saying.tell(scene, notices, link(home.guild, home.parent))
        for place, table in (await self._numbers(home.id, len(now.rounds)) if now.rounds else {}).items():
            if before.rounds[-1][place] != now.rounds[-1][place]:
                notices = [notice for notice in change.notices if notice.place == place]
                batches.append(await self._changed(table, place, scene, notices))
        return Step(now, [*batches, saying.batch()])

    async def posted_again(self, home: TableRow, table: int, place: int, scene: Scene) -> Step:
        """Post a playing table's deleted message again, or count the table for nobody."""
        now, meeting = scene.now, scene.now.rounds[-1][place]
        posts = await self._posts(table)
        if sum(post.state == "done" for post in posts) < MOST_POSTS:
            return Step(now, [await self._said_again(table, place, scene, posts)])
        held = list(now.rounds[-1])
        held[place] = given_up(meeting)
        now = with_round(now, held)
        saying = await self.saying(home)
        await self.so_far(saying, home, scene.now, msgspec.structs.replace(scene, now=now))
        return Step(now, [Batch(table, status="stopped"), saying.batch()])

    async def saying(self, table: TableRow) -> Saying:
        return Saying(table, await self._store.read(sending.last_order(table.id)), self._clock.now())

    async def begun(self, saying: Saying, home: TableRow, scene: Scene) -> None:
        saying.edit(wording.sign_up(scene))
        saying.post(_drawn(wording.round_is(scene), scene))
        resting = enumerate(scene.now.rounds[-1])
        notices = [Notice(place, meeting.seats[0], "free") for place, meeting in resting if meeting.rests]
        saying.tell(scene, notices, link(home.guild, home.parent))

    async def so_far(self, saying: Saying, home: TableRow, before: Tournament, scene: Scene) -> None:
        now = scene.now
        if posts := [post for post in await self._posts(home.id) if not is_note(post)]:
            saying.edit(_drawn(wording.round_is(scene), scene), posts)
        numbers = await self._numbers(home.id, len(now.rounds))
        for place, (old, new) in enumerate(zip(before.rounds[len(now.rounds) - 1], now.rounds[-1], strict=True)):
            row = await self._store.read(tables.table(numbers[place])) if old.playing and old.places is None else None
            if row is None or not row.thread or (new.places is None and not new.again and not scene.over):
                continue
            if new.waits:
                saying.edit_of(row, wording.set_anew(scene, len(now.rounds), place))
                continue
            saying.edit_of(row, wording.table(scene, len(now.rounds), place, new, row.thread))
            if row.status not in FINISHED and not scene.over:
                notices = [Notice(place, seat, "unfinished") for seat in new.playing]
                saying.tell(scene, notices, link(row.guild, row.thread))

    async def ended(self, saying: Saying, home: TableRow, scene: Scene, *, by_hand: bool = True) -> list[Batch]:
        scene = msgspec.structs.replace(scene, over=True)
        first = [] if by_hand else winners(scene.now)
        saying.edit(wording.sign_up(scene))
        if by_hand and scene.now.rounds:
            await self.so_far(saying, home, scene.now, scene)
        body = wording.ended(scene, by_hand=by_hand)
        saying.post(_drawn(body, scene) if first else body, [scene.now.entrants[one].user for one in first])
        batches = [saying.batch("stopped")]
        numbers = await self._numbers(home.id, len(scene.now.rounds)) if by_hand else {}
        for place, table in numbers.items():
            waiting = await self._row(table)
            if waiting.status == "lobby":
                closing = await self.saying(waiting)
                words = wording.table(scene, len(scene.now.rounds), place, scene.now.rounds[-1][place])
                closing.edit(words, await self._posts(table))
                batches.append(closing.batch("stopped"))
        return batches

    async def _waits_again(self, table: int, meeting: Meeting, entrants: Sequence[Entrant], *, live: bool) -> bool:
        """True if the game has not begun and lacks people: deleted data, expired presses without a thread."""
        if there(meeting, self._clock.now(), live=live) and not any(entrants[seat].gone for seat in meeting.playing):
            return False
        row = await self._store.read(tables.table(table))
        return row is not None and row.status == "lobby"

    async def _played(self, table: int, meeting: Meeting, again_ms: int) -> Meeting:
        """Decide a table whose game is over or late; ``again_ms`` is the deadline if it plays again."""
        row, story = await self._store.read(tables.table(table)), await self._store.read(rating_rows.story(table))
        if row is not None and row.status in FINISHED and story is not None and story.result:
            finishes = msgspec.json.decode(story.result, type=list[Finish])
            early = row.status == "stopped" and story.turns is not None and story.turns < ANEW
            again = set_anew(meeting, finishes, again_ms) if early else None
            return again or played(meeting, finishes)
        over = row is None or self._clock.now() >= meeting.until_ms
        return given_up(meeting) if over else meeting

    async def _changed(self, table: int, place: int, scene: Scene, notices: Sequence[Notice]) -> Batch:
        """Return the changes at a table without a game: message, notices, and its closing if decided."""
        meeting, row, posts = scene.now.rounds[-1][place], await self._row(table), await self._posts(table)
        saying, out = await self.saying(row), _out(posts)
        saying.edit(wording.table(scene, len(scene.now.rounds), place, meeting, out), posts)
        here = link(row.guild, row.parent)
        saying.tell(scene, notices, f"{here}/{out}" if out else here)
        return saying.batch("stopped" if meeting.places is not None else None)

    async def _numbers(self, tournament: int, round_number: int) -> dict[int, int]:
        return {
            row.place: row.table
            for row in await self._store.read(events.meetings(tournament))
            if row.round == round_number
        }

    def _to_try_again(self, posts: Sequence[OutboxRow], meeting: Meeting) -> bool:
        """True if Discord refused the table's last message and the pause, doubled each time, is over."""
        now = self._clock.now()
        pause = posts[-1].at_ms - posts[0].at_ms + AGAIN_MS if posts else 0
        return _refused(posts) and now < meeting.until_ms and now >= posts[-1].at_ms + pause

    async def _said_again(self, table: int, place: int, scene: Scene, posts: Sequence[OutboxRow]) -> Batch:
        meeting, number = scene.now.rounds[-1][place], len(scene.now.rounds)
        told = wording.table_again if meeting.playing else wording.table
        ping = [] if meeting.playing else map(int, posts[0].ping.split())
        saying = await self.saying(await self._row(table))
        saying.post(told(scene, number, place, meeting), ping)
        return saying.batch()

    async def _row(self, table: int) -> TableRow:
        row = await self._store.read(tables.table(table))
        assert row is not None, "the tables of a tournament that goes on are kept"
        return row

    async def _posts(self, table: int) -> list[OutboxRow]:
        """Return a table's messages in the channel in order, unsent ones included."""
        rows = await self._store.read(sending.outbox(table, ("waiting", "flying", "done", "failed")))
        return sorted((row for row in rows if row.kind == "post" and not row.user), key=lambda row: row.order)


def decided(now: Tournament) -> int:
    return sum(meeting.places is not None for meeting in now.rounds[-1])


def _drawn(body: Body, scene: Scene) -> Body:
    return msgspec.structs.replace(body, picture=picture(scene))


def _out(posts: Sequence[OutboxRow]) -> int:
    """Return the last message of a table; 0 if it is not known to be sent."""
    return (posts[-1].message or 0) if posts and posts[-1].state == "done" else 0


def _refused(posts: Sequence[OutboxRow]) -> bool:
    return bool(posts) and posts[-1].state == "failed"


def _missing(meeting: Meeting) -> list[int]:
    came = meeting.playing or meeting.firsts
    return [seat for seat in meeting.seats if seat not in came]


def _missed(place: int, meeting: Meeting, entrants: Sequence[Entrant]) -> list[Notice]:
    first = meeting.firsts
    why: Why = "begun" if meeting.places is None else "lost" if first else "nobody"
    told = [Notice(place, seat, why) for seat in _missing(meeting) if entrants[seat].present]
    return [*(Notice(place, seat, "won") for seat in first), *told]
