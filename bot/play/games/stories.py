"""Records of games that are over, between table controllers and the store's rows; and telling older ones.

``export`` makes a file of a table's game from the same rows; no Discord id is in it.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from bot.kernel.game import Game
from bot.kernel.saving.export import Export, Player, fingerprint, seal
from bot.play import roster
from bot.play.clock import Clock, always
from bot.play.games.kind import Kind, options_of, to_decision, to_saved
from bot.ratings.result import Finish
from bot.store.errors import StoreError
from bot.store.rows import DecisionRow, StoryRow, TableRow
from bot.store.statements import recounting, tables
from bot.store.store import Store
from bot.tables.contract.table import Picture, Story
from bot.words.signs import bare

log = logging.getLogger(__name__)

PORTION: Final = 10
"""Games of before that are told at a time."""
PAUSE_MS: Final = 1_000
"""Between two portions: tables that play go first."""
LATER_MS: Final = 600_000
"""Until the next try after a fault of the database."""


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
    """From the order of the seats to that of the roster."""
    seats = sorted(range(len(seating)), key=lambda seat: seating[seat]) if finishes else []
    return [
        msgspec.structs.replace(one, allied=tuple(one.allied[seat] for seat in seats) if one.allied else ())
        for one in (finishes[seat] for seat in seats)
    ]


def winners(row: bytes) -> list[int]:
    """Places of the winners in the roster."""
    return msgspec.json.decode(row, type=list[int])


def finishes(row: StoryRow) -> list[Finish]:
    """Return the result of each place of the roster; empty where that has not been told yet."""
    return msgspec.json.decode(row.result, type=list[Finish]) if row.result else []


def poster(row: StoryRow) -> Picture | None:
    """The picture of its end, if it is kept."""
    return msgspec.json.decode(zlib.decompress(row.poster), type=Picture) if row.poster else None


def lines(row: StoryRow) -> list[str]:
    """Return the story as text without emojis of the bot's own; empty if it is not kept."""
    return [bare(line) for line in unpacked(row.log)] if row.log else []


def packed(said: Sequence[str]) -> bytes:
    """Lines as the store keeps them."""
    return zlib.compress(msgspec.json.encode(said))


def unpacked(kept: bytes) -> list[str]:
    """The lines that were packed."""
    return msgspec.json.decode(zlib.decompress(kept), type=list[str])


class OlderStories:
    """Tells the games that were over before stories were kept, or all that they count by now. ``run`` it as a task."""

    def __init__(self, store: Store, clock: Clock, kinds: Mapping[str, Kind]) -> None:
        self._store = store
        self._clock = clock
        self._kinds = kinds
        self._unreadable: set[int] = set()

    async def run(self, here: Callable[[], bool] = always) -> None:
        """Until all are told, while ``here``; then it ends. Whatever is told once stays told."""
        while True:
            pause = PAUSE_MS if here() else LATER_MS
            try:
                if here() and not await self.portion():
                    return
            except StoreError as error:
                log.warning("older games could not be told: %s", error)
                pause = LATER_MS
            await self._clock.sleep(pause)

    async def portion(self) -> int:
        """Tell some; how many were tried. Raises ``StoreError``."""
        found = await self._store.read(recounting.untold(PORTION + len(self._unreadable)))
        wanted = [number for number in found if number not in self._unreadable][:PORTION]
        for number in wanted:
            row = await self._store.read(tables.table(number))
            if row is None:
                continue
            try:
                story, seating = self._kinds[row.game].retold(row.snapshot)
            except Exception as error:
                log.warning("table %s cannot be told: %s", number, type(error).__name__)
                self._unreadable.add(number)
                continue
            await self._store.write(recounting.tell_story(to_row(number, story, seating)))
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
        players=[Player(seat.name, seat.user is None) for seat in roster.decode(row.roster)],
        seed=row.seed,
        versions=sorted({decision.version for decision in history} | {row.version}),
        decisions=[to_decision(decision) for decision in history],
        state=fingerprint(game),
    )
