"""Games of a server that are over: search them, and look at one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import discord
import msgspec

from bot.play import rosters
from bot.play.digests import link
from bot.play.games import results
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import PastGame, Search, StoryRow, TableRow
from bot.store.statements import rating_rows
from bot.tables.contract.message import REPLAY
from bot.tables.contract.table import Button, Field
from bot.words.message import Message, UserError
from bot.words.signs import LONGEST, day, mention, safe_name
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.places import PERSON, may_look, server_of
from cogs.arriving.replies import NOBODY, Interaction, changeable
from cogs.games import PRACTISED, FinishedGames, film_in, names_forgotten
from cogs.posting import Draw, pictured
from cogs.ui.components import ListRow, button_view, fields_form, finished, list_panel
from cogs.ui.forms import Person, open_form
from cogs.ui.voices import language_for, voice_for

DAY_MS: Final = 86_400_000
LAST_DAY: Final = 999_999
"""Stands for no last day."""
_DATES: Final = ("%Y-%m-%d", "%Y-%m", "%Y")
_LONGEST_POWER: Final = 40
_LONGEST_DATE: Final = 10


class Wanted(msgspec.Struct, frozen=True):
    """A search, as in custom_ids. Days are counted from 1970."""

    person: int = 0
    thing: str = ""
    since: int = 0
    until: int = LAST_DAY
    """Exclusive."""

    @property
    def written(self) -> str:
        """In the format of a custom_id's end."""
        return f"{self.person}:{self.thing}:{self.since}:{self.until}"


def read(person: int, thing: str, since: int, until: int) -> Wanted:
    return Wanted(person, thing, min(since, LAST_DAY), min(until, LAST_DAY))


def wanted(interaction: Interaction, person: int, thing: str, since: str, until: str) -> Wanted:
    """Parse a power and dates; ``person`` 0 is nobody. Raises ``UserError`` for invalid ones."""
    say, language = voice_for(interaction), language_for(interaction)
    key = ""
    if thing.strip():
        keys = [found for game in LOBBY_GAMES.values() if (found := game.thing_called(thing, language))]
        if not keys:
            raise UserError(say("history-no-power", typed=safe_name(thing)))
        key = keys[0]
    first = _day(since, say, after=False) if since.strip() else 0
    last = _day(until, say, after=True) if until.strip() else LAST_DAY
    if first >= last:
        raise UserError(say("history-no-days"))
    return Wanted(person, key, first, last)


def search_form(custom_id: str, known: Wanted, say: Speech) -> discord.ui.Modal:
    person = Person(say("history-field-person"), known.person)
    power = "" if not known.thing else _called(known.thing)
    since = "" if not known.since else _date(known.since)
    until = "" if known.until == LAST_DAY else _date(known.until - 1)
    hint = say("history-field-hint")
    fields = (
        person,
        Field(say("history-field-power"), value=power, most=_LONGEST_POWER, required=False),
        Field(say("history-field-since"), hint, since, _LONGEST_DATE, required=False),
        Field(say("history-field-until"), hint, until, _LONGEST_DATE, required=False),
    )
    return fields_form(custom_id, say("history-search"), fields)


def filled_in(interaction: Interaction, typed: Sequence[str]) -> Wanted:
    """Raises like ``wanted``."""
    person, thing, since, until = (*typed, "", "", "", "")[:4]
    return wanted(interaction, int(person) if re.fullmatch(PERSON, person) else 0, thing, since, until)


def filters(sought: Wanted, say: Speech) -> list[str]:
    parts = [
        *([say("history-sought-person", person=mention(sought.person))] if sought.person else []),
        *([_called(sought.thing)] if sought.thing else []),
        *([say("history-sought-since", day=_date(sought.since))] if sought.since else []),
        *([say("history-sought-until", day=_date(sought.until - 1))] if sought.until != LAST_DAY else []),
    ]
    return [say("history-sought", parts=parts)] if parts else []


def _called(thing: str) -> str:
    return LOBBY_GAMES["cosmic"].thing_label(thing)


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY_MS // 1_000, UTC).date().isoformat()


def _day(typed: str, say: Speech, *, after: bool) -> int:
    """The first day of a date, month or year, or the day after it. Raises ``UserError``."""
    for form in _DATES:
        try:
            start = datetime.strptime(typed.strip(), form).replace(tzinfo=UTC)
        except ValueError:
            continue
        if after and form == "%Y":
            start = start.replace(year=min(9999, start.year + 1))
        elif after and form == "%Y-%m":
            start = start.replace(year=min(9999, start.year + start.month // 12), month=start.month % 12 + 1)
        days = int(start.timestamp()) // 86_400 + (after and form == "%Y-%m-%d")
        return max(0, min(days, LAST_DAY))
    raise UserError(say("history-no-date", typed=safe_name(typed)))


BUTTON: Final = "h:list"
PAGE: Final = 7
LONGEST_ROW: Final = 400
"""Characters of a game in the list."""
_NAMES: Final = (LONGEST, 12, 1)
"""Characters of winners' names in the list, longest first."""
_PATIENCE_S: Final = 20.0
"""Wait for the poster at most so long."""
_LOG_PAGE: Final = 1_800
"""Characters of the log on a page."""
_WANTED: Final = "{person:person}:{thing:word?}:{since:int}:{until:int}"
"""End of an id, in the format of ``Wanted.written``."""


class History:
    def __init__(self, registry: TableRegistry, games: FinishedGames, draw: Draw) -> None:
        self._registry, self._store, self._games = registry, registry.services.store, games
        self._draw = draw

    @router.button(BUTTON, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        """Raises ``UserError`` if there are none that the asker may see, and in direct messages."""
        view = await self._page(interaction, Wanted(), 0)
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    @router.button("h:game:{table:id}", anywhere=True)
    async def show_game(self, interaction: Interaction, table: int) -> None:
        """Raises ``UserError`` if there is none, or if the asker may not see it."""
        row = await self._games.find(interaction, table)
        story, say = await self._store.read(rating_rows.story(row.id)), voice_for(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = _game_view(row, story, say, interaction.user.id)
        await pictured(
            lambda files: interaction.followup.send(_summary(row, story, say), view=view, files=files, ephemeral=True),
            self._draw,
            None if story is None else results.poster(story),
            _PATIENCE_S,
        )

    @router.button(f"h:p:{{skip:int}}:{_WANTED}", anywhere=True)
    async def _other(
        self, interaction: Interaction, skip: int, person: int, thing: str, since: int, until: int
    ) -> None:
        await self._turn(interaction, read(person, thing, since, until), skip)

    @router.button(f"h:search:{_WANTED}", anywhere=True)
    async def _ask(self, interaction: Interaction, person: int, thing: str, since: int, until: int) -> None:
        known = read(person, thing, since, until)
        await open_form(interaction, search_form(f"h:search:{known.written}", known, voice_for(interaction)))

    @router.form(f"h:search:{_WANTED}", anywhere=True)
    async def _asked(
        self, interaction: Interaction, typed: router.Given, person: int, thing: str, since: int, until: int
    ) -> None:
        await self._turn(interaction, filled_in(interaction, typed), 0)

    async def _turn(self, interaction: Interaction, wanted: Wanted, skip: int) -> None:
        view = await self._page(interaction, wanted, skip)
        before: dict[str, Any] = {"content": None} if changeable(interaction) else {}
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY, **before)

    async def _page(self, interaction: Interaction, wanted: Wanted, skip: int) -> discord.ui.LayoutView:
        say, guild = voice_for(interaction), server_of(interaction)
        channels = [] if interaction.guild is None else interaction.guild.channels
        search = Search(
            interaction.user.id,
            [channel.id for channel in channels if may_look(interaction, channel.id)],
            wanted.person or None,
            wanted.thing,
            wanted.since * DAY_MS,
            None if wanted.until == LAST_DAY else wanted.until * DAY_MS,
        )
        found = await self._store.read(rating_rows.past_games(guild, search, skip, PAGE + 1))
        if not found:
            raise UserError(say("history-none" if skip or wanted != Wanted() else "history-nothing"))
        shown = found[:PAGE]
        head = "\n".join([say("history-games"), *filters(wanted, say)])
        look = say("history-look")
        rows = [ListRow(row_of(one, guild, say), f"h:game:{one.table}", look) for one in shown]
        newer, older = (f"h:p:{to}:{wanted.written}" for to in (max(0, skip - PAGE), skip + PAGE))
        turns = [
            (newer, Button(0, "newer", say("history-newer"), disabled=skip == 0)),
            (older, Button(0, "older", say("history-older"), disabled=len(found) <= PAGE)),
        ]
        seek = (f"h:search:{wanted.written}", Button(0, "search", say("history-search"), style="primary"))
        return list_panel(head, rows, [seek, *turns] if skip or len(found) > PAGE else [seek])

    @router.button("h:film:{table:id}")
    async def _film(self, interaction: Interaction, table: int) -> None:
        """For the asker alone. Raises ``UserError`` if it is gone."""
        row = await self._games.find(interaction, table)
        if names_forgotten(row):
            raise UserError(voice_for(interaction)("table-film-gone"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await film_in(interaction.client, row.thread or row.parent)
        if found is None:
            raise UserError(voice_for(interaction)("table-no-film"))
        await interaction.followup.send(file=found, ephemeral=True)

    @router.button("h:log:{table:id}:{page:int}")
    async def log(self, interaction: Interaction, table: int, page: int = 0) -> None:
        """Raises ``UserError`` if it is not kept."""
        words, view = await self._log(interaction, table, page)
        await interaction.response.send_message(words, view=view, ephemeral=True)

    @router.button("h:turn:{table:id}:{page:int}")
    async def _turn_log(self, interaction: Interaction, table: int, page: int) -> None:
        words, view = await self._log(interaction, table, page)
        await interaction.response.edit_message(content=words, view=view)

    async def _log(self, interaction: Interaction, table: int, page: int) -> tuple[str, discord.ui.View]:
        """Raises ``UserError`` if it is not kept."""
        row = await self._games.find(interaction, table)
        story, say = await self._store.read(rating_rows.story(row.id)), voice_for(interaction)
        pages = [] if story is None else _pages(results.lines(story))
        if not pages:
            raise UserError(say("history-no-log"))
        at = min(page, len(pages) - 1)
        turns = [
            (f"h:turn:{table}:{max(0, at - 1)}", Button(0, "back", say("history-log-back"), disabled=at == 0)),
            (f"h:turn:{table}:{at + 1}", Button(0, "on", say("history-log-on"), disabled=at == len(pages) - 1)),
        ]
        return f"{pages[at]}\n{say('history-page', number=str(at + 1), pages=str(len(pages)))}", button_view([turns])


def row_of(one: PastGame, guild: int, say: Speech) -> str:
    """A game in the list; names are shortened until many winners fit."""
    for longest in _NAMES:
        seats = rosters.decode(one.roster)
        words = say(
            "history-row",
            name=table_name(one.game, one.table, say),
            link=link(guild, one.thread or one.parent),
            day=day(one.ended_ms // 1_000),
            winners=[safe_name(seats[place].name[:longest]) for place in results.winners(one.winners)],
            stopped=one.status == "stopped",
            players=len(seats),
        )
        if len(words) <= LONGEST_ROW:
            break
    return words


def _summary(row: TableRow, story: StoryRow | None, say: Speech) -> str:
    seats = rosters.decode(row.roster)
    won = [] if story is None else results.winners(story.winners)
    lines = [
        say(
            "history-game",
            name=table_name(row.game, row.id, say),
            link=link(row.guild, row.thread or row.parent),
            winners=[safe_name(seats[place].name) for place in won],
            stopped=row.status == "stopped",
            players=[safe_name(seat.name) for seat in seats],
        )
    ]
    called = LOBBY_GAMES[row.game].thing_label
    held = [] if story is None else [finish.things for finish in results.finishes(story)]
    if any(held):
        owned = [
            Message("history-powers-of", name=safe_name(seat.name), powers=[called(thing) for thing in row_of])
            for seat, row_of in zip(seats, held, strict=True)
            if row_of
        ]
        lines.append(say("history-powers", powers=owned))
    elif story is not None and story.things.strip():
        lines.append(say("history-powers", powers=[called(thing) for thing in story.things.split()]))
    return "\n".join(lines)


def _game_view(row: TableRow, story: StoryRow | None, say: Speech, asker: int) -> discord.ui.View:
    controls = [(f"h:verify:{row.id}", Button(0, "verify", say("history-verify")))]  # whose answer has the file
    if story is not None and story.log:
        controls.insert(0, (f"h:log:{row.id}:0", Button(0, "log", say("history-log"))))
    if story is not None and story.turns:
        controls.insert(0, (f"t{row.id}:0:{REPLAY}", Button(0, REPLAY, say("replay-button"))))
    if not names_forgotten(row):
        controls.insert(0, (f"h:film:{row.id}", Button(0, "film", say("table-film"))))
    if row.game == PRACTISED and any(seat.user == asker for seat in rosters.decode(row.roster)):
        controls.append((f"practise:{row.id}", Button(0, "practise", say("history-practise"))))
    return finished(button_view([controls]))


def _pages(lines: list[str]) -> list[str]:
    """A line longer than a page is cut."""
    pages: list[str] = []
    for line in lines:
        short = line[:_LOG_PAGE]
        if pages and len(pages[-1]) + 1 + len(short) <= _LOG_PAGE:
            pages[-1] += f"\n{short}"
        else:
            pages.append(short)
    return pages
