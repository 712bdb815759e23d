"""Several Cosmic tables of the same people, moved in step, which differ in nothing but cards that nobody sees.

They are tables of one bot under one clock and begin alike. The bot is stopped, hidden cards are exchanged in the saves
of all tables but the first, and it is started again. From then on everybody does the same at every table, and
``seen`` tells of each table what others saw or could measure.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

from bot.cosmic.engine.problems import problems
from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.kernel.ask import Ask, Choice, UpTo
from bot.kernel.codec import encode
from bot.kernel.game import Game
from bot.kernel.saved import open_envelope
from bot.play.digests import DAY_MS, ROUND_MS
from bot.tables.cosmic.record import read
from proving.cosmic import two_worlds
from sandbox.gateway.events import Event
from sandbox.guilds.messages import Message
from tests.e2e.cosmic import MOST_STEPS, CosmicTable, Json, controls, text_of
from tests.e2e.first_challenge import first_challenge
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

LONGEST_MS = 20 * 60_000
PEOPLE = ("Ana", "Ben", "Cy")
FOLLOWERS = {"Dot": "day", "Finn": "challenge"}
"""Who follows every table, and how often they are told."""
_ID = re.compile(r"\d{16,}")
_TABLE = re.compile(r'\b(t)\d+:|("nonce": ")[\w-]{3}\.\d+:|("nonce": ")[\w-]{24}|(Cosmic Encounter )\d+')
"""The number of a table in its controls, in nonces (where the mark of the channel precedes it, or all is a digest), and
in words.
"""


class Worlds:
    """The tables, and everything that happened from ``restart`` on."""

    def __init__(self, sandbox: Sandbox, bot: Bot, people: Sequence[str] = PEOPLE, computers: int = 0) -> None:
        self.sandbox, self.bot = sandbox, bot
        self.people, self.computers = people, computers
        self.tables: list[CosmicTable] = []
        self.heard: list[tuple[int, Event]] = []
        """Each event with the moment of the sandbox's clock."""
        self.direct: dict[str, int] = {}
        """Direct messages by their id, with the number of their table."""
        self.predictable: dict[int, Message] = {}
        """What Eve was shown of each table, by its place, when its challenge could be predicted last."""
        self.followed = False
        self.bluffs = 0
        """How often somebody who passed could have done something else than at the second table."""

    async def open(
        self,
        count: int,
        until: str = "Play something before this challenge starts",
        wishes: Sequence[str] = (),
        **options: str,
    ) -> None:
        """So many tables, up to the first moment at which all have cards and somebody is asked this."""
        for _ in range(count):
            table = CosmicTable(self.sandbox, self.bot, self.people)
            await table.open(self.computers, **options)
            self.tables.append(table)
        for _ in range(MOST_STEPS):
            if any([until in await self.first.asked(person) for person in self.people]):
                return
            await self.answer(*wishes)
            if self.computers or EN("cosmic-table-panel-round") in await self.first.status():
                await self.wait()
        raise AssertionError(await self.first.status())

    @property
    def first(self) -> CosmicTable:
        """The table whose cards are as they were dealt."""
        return self.tables[0]

    def dealt(self) -> CosmicState:
        with closing(self._store()) as store:
            return open_envelope(COSMIC, _snapshot(store, 1))[2]

    async def restart(self, played: Sequence[str], swap: tuple[str, str], **environment: str) -> None:
        """Exchange hidden cards at all tables but the first, those of ``swap`` for each other; then begin to listen.

        Whatever looks like one of the cards that are going to be ``played`` stays where it is. Who follows was told a
        day ago, so that whatever happens is due for them.
        """
        await self.bot.stop()
        with closing(self._store()) as store:
            for number in range(2, len(self.tables) + 1):
                snapshot = two_worlds.relabel(_snapshot(store, number), self._exchanged(played, swap))
                assert problems(open_envelope(COSMIC, snapshot)[2]) == []
                store.execute('UPDATE saves SET snapshot = ? WHERE "table" = ?', (snapshot, number))
            store.execute('UPDATE followers SET "told_ms" = "told_ms" - ?', (DAY_MS,))
            store.commit()
        await self.bot.start(**environment)
        for table in self.tables:
            await table.status()
        self.direct = {
            message: number for number, _ in enumerate(self.tables, 1) for message in self._written_by(number)
        }
        self.sandbox.discord.bus.listeners.append(lambda event: self.heard.append((self.now, event)))

    def _exchanged(self, played: Sequence[str], swap: tuple[str, str]) -> dict[str, str]:
        """Choose the cards that change places: those of computer players stay where they are, who would play
        otherwise.
        """
        return dict((swap, swap[::-1])) if self.computers else exchange(self.dealt(), played, swap)

    def to_exchange_alone(self) -> tuple[str, str]:
        """A card of the one person that can be played in rounds, and an attack card that lies in the deck."""
        state, hand = self.dealt(), self.hand(self.people[0])
        held = next(card for card in hand if not cards.is_challenge(card))
        return held, next(card for card in reversed(state.deck) if cards.kind(card) == "attack")

    def hand(self, person: str) -> list[str]:
        """Somebody's cards at the first table."""
        with closing(self._store()) as store:
            (controller,) = store.execute('SELECT desk FROM desks WHERE "table" = 1').fetchone()
        return self.dealt().players[read(controller).names.index(person)].hand

    @property
    def now(self) -> int:
        return self.sandbox.discord.clock.now_ms

    # --- what people do, at every table -------------------------------------------------------------------------------

    async def answer(self, *wishes: str) -> None:
        """Everybody gives one answer: a wish that is offered at the first table, else passes, else the first."""
        for person in self.people:
            offered = await self.first.answers(person)
            if not offered:
                continue
            if "Pass" in offered and offered != await self.tables[1].answers(person):
                self.bluffs += 1
            wish = next((one for one in wishes if one in offered), "Pass" if "Pass" in offered else offered[0])
            for table in self.tables:
                noted = await table.play(person, wish)
                taken = noted.startswith(("Got it", EN("cosmic-table-already")))
                assert table is not self.first or taken, (person, wish, noted)

    async def say_ahead(self, *wishes: str) -> int:
        """Everybody says the first wish that is offered at the first table; how many of them did."""
        taken = 0
        for person in self.people:
            offered = await self.first.answers(person)
            row = next((row for wish in wishes for row in offered if wish in row), None)
            if row is None:
                continue
            taken += 1
            for table in self.tables:
                noted = await table.play(person, row)
                assert table is not self.first or noted.startswith("Got it"), (person, row, noted)
        return taken

    async def wait(self) -> None:
        """Once all that is under way is out, turn the clock to what the first table does next, to the millisecond; but
        not so far that its thread is archived, while a computer player still thinks.

        Where somebody follows it stops one before, so that no round of digests falls together with what the tables do.
        """
        await self.look()
        with closing(self._store()) as store:
            (controller,) = store.execute('SELECT desk FROM desks WHERE "table" = 1').fetchone()
        due = min(json.loads(controller)["timers"].values(), default=self.now)
        due = min(due, self.now + LONGEST_MS)
        if self.followed and due > self.now + 1:
            await self.sandbox.advance(due - 1 - self.now)
            await self.sandbox.slash("Dot", "table", "watch")
        await self.sandbox.advance(max(0, due - self.now))
        await self.look()

    async def follow(self) -> None:
        """People who watch follow every table."""
        self.followed = True
        for who, how in FOLLOWERS.items():
            for table in self.tables:
                answer = await self.sandbox.through(who, table.thread, "watch", f"follow_{how}")
                assert answer.message is not None
                assert answer.message.data["content"] == EN(f"watch-follow-{how}.done")

    async def digests(self) -> None:
        """Turn the clock until whoever follows has been told of every table."""
        await self.sandbox.advance(ROUND_MS)
        await self.sandbox.wait_for(lambda: all(len(self.sandbox.dm_of(who)) >= len(self.tables) for who in FOLLOWERS))

    async def watch(self) -> list[str]:
        """Eve opens what can be done by who watches at every table, and once there was something to predict she
        presses that there, even if it is too late by now; at the first table she looks at the board instead. Returns
        what she was told at the others.
        """
        told = []
        for number, table in enumerate(self.tables):
            side = ("offense", "defense")[number % 2]
            shown = (await self.sandbox.slash("Eve", table.thread, "watch")).message
            assert shown is not None
            if any(one.id.endswith(f":predict_{side}") for one in controls(shown.data)):
                self.predictable[number] = shown
            asked = self.predictable.get(number)
            if asked is None:
                continue
            if table is self.first:
                await table.said("Eve", "board")
            else:
                answer = await self.sandbox.act("Eve", asked, f"predict_{side}")
                assert answer.message is not None
                told.append(text_of(answer.message.data))
        return told

    async def look(self) -> None:
        """Somebody who watches looks at every table, twice: the second look is answered once all that was due there,
        and what the first one has led to, is out.
        """
        for table in (*self.tables, *self.tables):
            await table.said("Dot", "board")

    # --- what others see ----------------------------------------------------------------------------------------------

    def seen(self, number: int) -> list[str]:
        """Collect everything that anybody could know of a table: what it says in public and when, and when to whom in
        private; also what it says to those who follow it.

        New messages, edits, and what each person alone is told go out side by side, so that within a millisecond only
        the order of each of these says something.
        """
        table = self.tables[number - 1]
        places = {table.thread, table.lobby}
        names = {user: name for name, user in self.sandbox.people.items()}
        events = [
            ((at, event.name, event.only_for or ("" if event.channel_id in places else event.channel_id)), row)
            for at, event in self.heard
            if (row := self._row(at, event, number, places)) is not None
        ]
        calls = [
            ((line["at"], line["method"], ""), f"{line['at']} {line['method']} {line['path']} {line['status']}")
            for line in self.sandbox.discord.transcript.lines
            if line["kind"] == "rest" and line["at"] >= self.heard[0][0] and any(one in line["path"] for one in places)
        ]
        rows = [row for part in (events, calls) for _, row in sorted(part, key=lambda pair: pair[0])]
        return _without_numbers(rows, names)

    def _row(self, at: int, event: Event, number: int, places: set[str]) -> str | None:
        data = event.data
        if event.name == "INTERACTION_CREATE":
            return None
        if event.channel_id in places or str(data.get("id")) in places:
            return f"{at} {event.name} {event.only_for or json.dumps(data)}"
        if event.name.startswith("MESSAGE") and not data.get("guild_id"):
            if _belongs(data, number):
                self.direct[data["id"]] = number
            if self.direct.get(data["id"]) == number:
                return f"{at} {event.name} {event.channel_id}{self._to_followers(event)}"
        return None

    def _to_followers(self, event: Event) -> str:
        """The words of a direct message to somebody who follows; those to seats tell of their cards."""
        dms = [self.sandbox.world.dm(self.sandbox.user(who))["id"] for who in FOLLOWERS]
        return f" {json.dumps(event.data)}" if event.channel_id in dms else ""

    def _written_by(self, number: int) -> list[str]:
        """Direct messages of a table that stand now."""
        messages = [message for person in self.people for message in self.sandbox.dm_of(person)]
        return [message["id"] for message in messages if _belongs(message, number)]

    def _store(self) -> sqlite3.Connection:
        return sqlite3.connect(Path(self.bot.data) / "tables.sqlite3")


def exchange(state: CosmicState, played: Sequence[str], swap: tuple[str, str]) -> dict[str, str]:
    """Names under which hidden cards change places, of whatever kind they are; every hand keeps what it will play."""
    elsewhere = encode(state).decode()
    faces = {cards.face(card) for card in played}
    hidden = [*state.deck, *(card for player in state.players for card in player.hand)]
    free = [
        card
        for card in hidden
        if card not in swap and cards.face(card) not in faces and elsewhere.count(f'"{card}"') == 1
    ]
    return {swap[0]: swap[1], swap[1]: swap[0]} | two_worlds.exchange(free, Random(1), lambda card: None)


def highest_attacks(state: CosmicState) -> list[str]:
    """The highest attack card in each hand; empty for a hand without."""
    attacks = [[card for card in player.hand if cards.kind(card) == "attack"] for player in state.players]
    return [max(hand, key=cards.value, default="") for hand in attacks]


def to_exchange(state: CosmicState) -> tuple[list[str], str, str]:
    """The attacks that will be laid, and two hidden cards that differ in the other world: of a hand, of the deck."""
    played = highest_attacks(state)
    held = next(card for player in state.players for card in player.hand if card not in played)
    return played, held, next(card for card in state.deck if cards.kind(card) == "edict")


@cache
def seed_with_an_alliance() -> int:
    """The first seed of three players whose first challenge has an ally and two attack cards; new powers shift it."""
    return next(seed for seed in range(1, 1_000) if _has_an_alliance(seed))


def _has_an_alliance(seed: int) -> bool:
    given = first_challenge(Game.new(COSMIC, seed, len(PEOPLE), Options()), _usual)
    return given is not None and any(ask.key == "join" for ask, _ in given)


def _usual(state: CosmicState, ask: Ask) -> Choice:
    if ask.key == "card":
        return highest_attacks(state)[ask.seat]
    if ask.key == "join":
        return "offense"
    if ask.key.startswith("invite.") and isinstance(ask.form, UpTo):
        return list(ask.form.options)
    return ask.form.sample(lambda sides: 0) if ask.default is None else ask.default


def _belongs(message: Json, number: int) -> bool:
    """A reminder is about all games of somebody at once, although its button answers the first."""
    told = json.dumps(message, ensure_ascii=False)
    return f'"t{number}:' in told and "⏰ **Your move**, others are waiting" not in told


def _snapshot(store: sqlite3.Connection, number: int) -> bytes:
    (snapshot,) = store.execute('SELECT snapshot FROM saves WHERE "table" = ?', (number,)).fetchone()
    return bytes(snapshot)


def _without_numbers(rows: list[str], names: dict[str, str]) -> list[str]:
    """Ids of people by name, all others by the order in which they appear; the table's own number left out."""
    known = dict(names)
    told = []
    for row in rows:
        row = _ID.sub(lambda found: known.setdefault(found[0], f"<{len(known)}>"), row)
        told.append(_TABLE.sub(r"\1\2\3\4#", row))
    return told
