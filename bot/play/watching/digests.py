"""Tells those who follow a game by direct message how it goes on: after each challenge or once a day.

Every minute one round, in each process for its own servers. A message is sent before it is noted as told, under a nonce
that says how far it goes: a process that dies in between sends it again, and Discord drops the repeat. What cannot be
delivered waits, and comes later in one digest with whatever has happened since; but what is over does not wait for
somebody who takes no direct messages.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from bot.play.clock import Clock
from bot.play.games import stories
from bot.play.lobbies.lobby_games import table_name
from bot.play.outgoing.direct_messages import CLOSED, People
from bot.play.outgoing.screen import NewMessage, Refused, Screen, ScreenError
from bot.play.reminding.lines import link
from bot.play.reminding.quiet import quiet_among
from bot.play.rounds import rounds
from bot.store.api import Store
from bot.store.rows import DigestDue
from bot.tables.contract.choices import FOLLOW
from bot.tables.contract.digest import AT_ALL, digest
from bot.tables.contract.table import Body, Button
from bot.words.language import language_of
from bot.words.speech import Speech, speech

log = logging.getLogger(__name__)

ROUND_MS: Final = 60_000
DAY_MS: Final = 24 * 3_600_000
_LONGEST: Final = 1_700
"""Characters of lines in one message."""
_OVER: Final = ("ended", "stopped")


class Digests:
    """One per process; ``run`` it as a task."""

    def __init__(
        self, store: Store, screen: Screen, people: People, clock: Clock, holds: Callable[[int], bool]
    ) -> None:
        """``holds`` says of a server whether this process plays its tables."""
        self._store = store
        self._screen = screen
        self._people = people
        self._clock = clock
        self._holds = holds

    async def run(self) -> None:
        """A round every minute until cancelled; one that fails is made up for by the next."""
        await rounds("digests", self._clock, ROUND_MS, self.round)

    async def round(self) -> None:
        """Tell everybody for whom it is time. Raises ``StoreError``."""
        now = self._clock.now()
        due = [one for one in await self._store.digests() if self._holds(one.guild) and _is_due(one, now)]
        quiet = await quiet_among(self._store, sorted({one.user for one in due}), now)
        for one in due:
            if one.user not in quiet:
                try:
                    await self._tell(one, now)
                except ScreenError as error:
                    log.info("somebody who follows a game could not be told: code %s", error.code)
                    if one.status in _OVER and error.code in CLOSED:
                        await self._store.unfollow(one.user, one.table)

    async def _tell(self, one: DigestDue, now: int) -> None:
        """Send one digest; to somebody who may not look into the channel any more, none, now and later.

        Raises ``ScreenError``; that somebody takes no direct messages is known for a while without asking Discord.
        """
        channel = await self._people.channel(one.user)
        if not await self._screen.may_look(one.guild, one.parent, one.user):
            await self._store.unfollow(one.user, one.table)
            return
        chapters = [
            stories.unpacked(kept) for number, kept in await self._store.chapters(one.table) if number > one.told
        ]
        over = one.status in _OVER
        nonce = f"w{one.table}.{one.last}{'.' if over else ''}"
        message = NewMessage(one.table, nonce, _body(one, chapters, speech(language_of(one.language))))
        try:
            await self._screen.post(channel, message, None)
        except Refused as refusal:
            await self._people.refused(one.user, refusal.code)
            raise
        if over:
            await self._store.unfollow(one.user, one.table)
        else:
            await self._store.told(one.user, one.table, one.last, now)


def _is_due(one: DigestDue, now: int) -> bool:
    """Whether it is time; also if the clock was set back by a day."""
    return one.status in _OVER or one.how == "challenge" or abs(now - one.told_ms) >= DAY_MS


def _body(one: DigestDue, chapters: Sequence[Sequence[str]], say: Speech) -> Body:
    over = one.status in _OVER
    head = say(
        "watch-digest", game=table_name(one.game, one.table, say), link=link(one.guild, one.thread or one.parent)
    )
    earlier = one.last - one.told - min(len(chapters), AT_ALL)
    lines = [head, *([say("watch-digest-earlier", count=earlier)] if earlier > 0 else [])]
    for line in digest(chapters):
        if sum(len(known) + 1 for known in [*lines, line]) > _LONGEST:
            break
        lines.append(line)
    lines += [say("watch-digest-over")] if over else []
    stop = Button(0, f"{FOLLOW}stop", say("watch-follow-stop"))
    return Body("\n".join(lines), () if over else ((stop,),))
