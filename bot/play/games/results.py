"""Results and stories of ended games, counted once in order of ending, and files without Discord ids."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from bot.kernel.export import Export, Player, fingerprint, seal
from bot.kernel.game import Game
from bot.play import rosters
from bot.play.clock import Clock, always
from bot.play.games.kinds import Kind, options_of, to_decision, to_saved
from bot.play.policy import Policies
from bot.play.rosters import Seated
from bot.ratings.rating import ALL, Counting, Rating, Why, day_of, rate
from bot.ratings.result import Finish, Part, Result, Tally, by_thing
from bot.store.errors import StoreError
from bot.store.rows import DecisionRow, PowerRow, RatingRow, ResultRow, StoryRow, TableRow
from bot.store.statements import rating_rows, tables
from bot.store.store import Store
from bot.tables.contract.table import Picture, Story
from bot.words.signs import bare

log = logging.getLogger(__name__)

PRACTICE: Final = "practice"
"""The level of computer players where a game has one alone."""


_options = msgspec.json.Decoder(dict[str, str])
_finishes = msgspec.json.Decoder(list[Finish])


def readable(rows: Iterable[ResultRow]) -> Iterator[Result]:
    """One at a time: thousands keep the garbage collector busy. One that cannot be read is left out and logged."""
    for row in rows:
        try:
            found = result(row)
        except msgspec.DecodeError as error:
            log.warning("table %s cannot be counted: %s", row.table, error)
        else:
            yield found


def result(row: ResultRow) -> Result:
    """The ended game of a row. Raises ``msgspec.ValidationError`` if it is none."""
    level = _options.decode(row.options).get("computers", PRACTICE)
    seats = rosters.decode(row.roster)
    finishes = _finishes.decode(row.result)
    return Result(
        table=row.table,
        game=row.game,
        guild=row.guild,
        ended_ms=row.ended_ms,
        stopped=row.status == "stopped",
        parts=tuple(_part(seat, finish, level, len(seats)) for seat, finish in zip(seats, finishes, strict=False)),
        turns=row.turns,
        decided=row.decided,
    )


def _part(seat: Seated, finish: Finish, level: str, seats: int) -> Part:
    """Return a place's part in the result: a person who gave it away is last, however those after them came out."""
    if seat.given_by is not None:
        return Part(user=seat.given_by.user, gone=seat.given_by.gone, finish=Finish(seats + 1, conceded=True))
    computer = seat.user is None and not seat.gone
    return Part(user=seat.user, level=level if computer else "", gone=seat.gone, replaced=seat.replaced, finish=finish)


PORTION: Final = 100
"""Games of one server that count at a time: some ten milliseconds."""
PAUSE_MS: Final = 100
"""Between two portions: tables that play go first."""
REST_MS: Final = 10_000


class Ratings:
    """One per process; ``run`` it as a task. What has counted is stored with the ratings it made, or not at all."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.counted = 0
        """Games that have changed a rating, or what powers have won; stopped ones, for example, have not."""

    async def run(self, here: Callable[[], bool] = always) -> None:
        summed = False
        while True:
            pause = REST_MS
            try:
                if here() and not summed:
                    for guild in await self._store.read(rating_rows.unsummed_in()):
                        await self.anew(guild)
                    summed = True
                if here() and await self.portion():
                    pause = PAUSE_MS
            except StoreError as error:
                log.warning("games could not be counted: %s", error)
            await self._clock.sleep(pause)

    async def portion(self) -> int:
        """Let some games of each server count; return their number. Raises ``StoreError``."""
        return sum([await self._server(guild) for guild in await self._store.read(rating_rows.unrated_in())])

    async def _server(self, guild: int) -> int:
        found = await self._store.read(rating_rows.unrated(guild, PORTION))
        if found.late:
            return await self._anew(guild, found.turn)
        if not found.rows:
            return 0
        known = {(row.game, row.players, row.user): rating(row) for row in found.ratings}
        count = _Count(known, packs=await _counts_packs(self._store, guild))
        count.look([*readable(await earlier(self._store, found.rows[0]))])
        count.add([*readable(found.rows)])
        tables = [row.table for row in found.rows]
        if not await self._store.write(rating_rows.rate(guild, found.turn, tables, *count.rows(guild))):
            return 0
        self.counted += count.games
        return len(tables)

    async def anew(self, guild: int) -> int:
        """Count a server's games anew; return 0 if ratings changed meanwhile. Raises ``StoreError``."""
        return await self._anew(guild, (await self._store.read(rating_rows.unrated(guild, 1))).turn)

    async def _anew(self, guild: int, turn: int) -> int:
        count, games, last = _Count({}, packs=await _counts_packs(self._store, guild)), 0, (0, 0)
        while rows := await self._store.read(rating_rows.results(guild, last, PORTION)):
            count.add([*readable(rows)])
            games, last = games + len(rows), (rows[-1].ended_ms, rows[-1].table)
        if not await self._store.write(rating_rows.recount(guild, turn, games, last, *count.rows(guild))):
            return 0
        self.counted += count.games
        return games


class _Count:
    def __init__(self, known: dict[tuple[str, int, int], Rating], *, packs: bool) -> None:
        self._known = known
        self._changed = set[tuple[str, int, int]]()
        self._powers: dict[str, Tally] = {}
        self.games = 0
        self._counting = Counting(packs=packs)

    def look(self, games: Sequence[Result]) -> None:
        """These games of the first day have been counted already."""
        for game in games:
            self._counting.why_not(game)

    def add(self, games: Sequence[Result]) -> None:
        """Count more games, which ended after all that were counted before."""
        counting = [game for game in games if self._counting.why_not(game) is None]
        for game in counting:
            for players in (ALL, len(game.parts)):
                here = {
                    part.user: self._known[key]
                    for part in game.parts
                    if part.user is not None and (key := (game.game, players, part.user)) in self._known
                }
                after = {(game.game, players, user): new for user, new in rate(game, here).items()}
                self._known |= after
                self._changed |= after.keys()
            self.games += bool(after or by_thing([game]))
        for power, tally in by_thing(counting).items():
            before = self._powers.get(power, Tally())
            self._powers[power] = Tally(before.games + tally.games, before.won + tally.won)

    def rows(self, guild: int) -> tuple[list[RatingRow], list[PowerRow]]:
        ratings = [RatingRow(guild, *key, *msgspec.structs.astuple(self._known[key])) for key in self._changed]
        return ratings, [PowerRow(guild, power, tally.games, tally.won) for power, tally in self._powers.items()]


async def _counts_packs(store: Store, guild: int) -> bool:
    return (await Policies(store).read(guild)).packs == "counted"


async def earlier(store: Store, game: ResultRow) -> list[ResultRow]:
    found, last = list[ResultRow](), (day_of(game.ended_ms), 0)
    while rows := await store.read(rating_rows.results(game.guild, last, PORTION)):
        last = rows[-1].ended_ms, rows[-1].table
        found += [row for row in rows if (row.ended_ms, row.table) < (game.ended_ms, game.table)]
        if last >= (game.ended_ms, game.table):
            break
    return found


async def why_not(store: Store, game: ResultRow) -> Why | None:
    """Reason for a game not to count; None if it counts or is unreadable. Raises ``StoreError``."""
    counting, why = Counting(packs=await _counts_packs(store, game.guild)), None
    for one in readable([*await earlier(store, game), game]):
        found = counting.why_not(one)
        why = found if one.table == game.table else None
    return why


def rating(row: RatingRow) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.upsets)


STORIES: Final = 10
STORIES_PAUSE_MS: Final = 1_000
"""Between two portions: tables that play go first."""
LATER_MS: Final = 600_000


def to_row(table: int, story: Story, seating: Sequence[int]) -> StoryRow:
    """The row of a story; ``seating`` says which place of the roster each seat is."""
    return StoryRow(
        table,
        msgspec.json.encode([seating[seat] for seat in story.winners]),
        f" {' '.join(story.things)} " if story.things else "",
        b"" if story.poster is None else zlib.compress(msgspec.json.encode(story.poster)),
        packed(story.log) if story.log else b"",
        msgspec.json.encode(_by_place(story.finishes, seating)),
        story.turns,
        story.decided,
    )


def _by_place(finishes: Sequence[Finish], seating: Sequence[int]) -> list[Finish]:
    seats = sorted(range(len(seating)), key=seating.__getitem__) if finishes else []
    found = [finishes[seat] for seat in seats]
    return [msgspec.structs.replace(one, allied=tuple(one.allied[at] for at in seats if one.allied)) for one in found]


def winners(row: bytes) -> list[int]:
    return msgspec.json.decode(row, type=list[int])


def finishes(row: StoryRow) -> list[Finish]:
    return msgspec.json.decode(row.result, type=list[Finish]) if row.result else []


def poster(row: StoryRow) -> Picture | None:
    return msgspec.json.decode(zlib.decompress(row.poster), type=Picture) if row.poster else None


def lines(row: StoryRow) -> list[str]:
    """Return the story as text without emojis of the bot's own; empty if it is not kept."""
    return [bare(line) for line in unpacked(row.log)] if row.log else []


def packed(said: Sequence[str]) -> bytes:
    return zlib.compress(msgspec.json.encode(said))


def unpacked(kept: bytes) -> list[str]:
    return msgspec.json.decode(zlib.decompress(kept), type=list[str])


class OlderStories:
    """Makes stories of games that ended before these, or some of their facts, were kept."""

    def __init__(self, store: Store, clock: Clock, kinds: Mapping[str, Kind]) -> None:
        self._store = store
        self._clock = clock
        self._kinds = kinds
        self._unreadable: set[int] = set()

    async def run(self, here: Callable[[], bool] = always) -> None:
        """Run until all stories are made, while ``here``; then end."""
        while True:
            pause = STORIES_PAUSE_MS if here() else LATER_MS
            try:
                if here() and not await self.portion():
                    return
            except StoreError as error:
                log.warning("older games could not be told: %s", error)
                pause = LATER_MS
            await self._clock.sleep(pause)

    async def portion(self) -> int:
        """Make some stories; return how many were tried. Raises ``StoreError``."""
        found = await self._store.read(rating_rows.without_story(STORIES + len(self._unreadable)))
        wanted = [number for number in found if number not in self._unreadable][:STORIES]
        for number in wanted:
            row = await self._store.read(tables.table(number))
            if row is None:
                continue
            try:
                story, seating = self._kinds[row.game].story_of(row.snapshot)
            except Exception as error:
                log.warning("table %s cannot be told: %s", number, type(error).__name__)
                self._unreadable.add(number)
                continue
            await self._store.write(rating_rows.tell_story(to_row(number, story, seating)))
        return len(wanted)


def export(
    kind: Kind, row: TableRow, log: Sequence[DecisionRow], history: Sequence[DecisionRow], *, secret: bool = False
) -> bytes:
    """The file of a game that has begun. ``log``: decisions on top of the snapshot, ``history``: all of them.

    With ``secret`` also of a game under way, for the host machine only; without, that raises ``StillSecret``. Raises
    what resuming raises.
    """
    return seal(content_of(kind, row, log, history), secret=secret)


def content_of(kind: Kind, row: TableRow, log: Sequence[DecisionRow], history: Sequence[DecisionRow]) -> Export:
    """The same before it is sealed: secret while the game is under way."""
    game = Game.resume(kind.rules, to_saved(row, log)).game
    return Export(
        table=row.id,
        game=row.game,
        version=kind.rules.version,
        status=row.status,
        options={**options_of(row), **kind.rules.settled(game.state)},
        players=[Player(seat.name, seat.user is None) for seat in rosters.decode(row.roster)],
        seed=row.seed,
        versions=sorted({decision.version for decision in history} | {row.version}),
        decisions=[to_decision(decision) for decision in history],
        state=fingerprint(game),
    )
