"""``/table history``: a server's games that are over, with search; and one of them: poster, film, log, check, file.

Private lists. Whoever asks sees games of channels into which they may look, and those at which they sat; each press is
checked anew.
"""

from __future__ import annotations

import re
from typing import Any, Final

import discord
import msgspec

from bot.errors import UserError
from bot.play import roster
from bot.play.games import stories
from bot.play.hall import Hall
from bot.play.lobbies.lobby_games import LOBBY_GAMES, table_name
from bot.play.reminding.lines import link
from bot.store.rows import PastGame, Search, StoryRow, TableRow
from bot.tables.contract.table import Button, Picture
from bot.words.marks import day
from bot.words.message import Message
from bot.words.names import LONGEST, safe_name
from bot.words.speech import Speech
from cogs.arriving.acts import PERSON
from cogs.arriving.presses import Presses, person_chosen
from cogs.arriving.replies import Interaction, changeable
from cogs.finished.films import film_in
from cogs.finished.games import FinishedGames, may_look
from cogs.finished.searching import DAY_MS, LAST_DAY, Wanted, filled_in, read, search_form, told
from cogs.learning.practice import BUTTON as PRACTISE, GAME as PRACTISED
from cogs.places import server_of
from cogs.posting.in_time import Draw, encoded_in_time, pictured
from cogs.rating.desk import BUTTON as RATINGS
from cogs.ui.components import button_view, finished, with_people, with_select
from cogs.voices import voice_for

BUTTON: Final = "h:list"
"""The button that shows the newest games."""
PAGE: Final = 10
"""Games on a page."""
LONGEST_MESSAGE: Final = 2_000
_NAMES: Final = (LONGEST, 12, 1)
"""Characters of winners' names in the list."""
_PATIENCE_S: Final = 20.0
"""For so long the answer waits for the poster."""
_LOG_PAGE: Final = 1_800
"""Characters of the log on a page."""
_WANTED: Final = rf"({PERSON}):(\w*):(\d{{1,6}}):(\d{{1,6}})"
_LIST = re.compile(rf"h:p:(\d{{1,7}}):{_WANTED}")
_SEARCH = re.compile(rf"h:(search|who):{_WANTED}")
"""The button that asks in a form for what is looked for, that form, and the menu of people."""
_ONE = re.compile(r"h:(film|verify|export):(\d{1,15})")
_LOG = re.compile(r"h:(log|turn):(\d{1,15}):(\d{1,5})")
_MENU: Final = "h:game"


class History:
    """Answers ``/table history`` and the presses of its lists. One per client."""

    def __init__(self, hall: Hall, games: FinishedGames, draw: Draw) -> None:
        self._hall = hall
        self._store = hall.services.store
        self._games = games
        self._draw = draw
        self._presses = Presses()

    async def show(self, interaction: Interaction, wanted: Wanted) -> None:
        """The newest games that are wanted.

        Raises ``UserError`` if there are none that the asker may see, and in direct messages.
        """
        words, view = await self._page(interaction, wanted, 0)
        await interaction.response.send_message(words, view=view, ephemeral=True)

    async def show_game(self, interaction: Interaction, table: int) -> None:
        """One game. Raises ``UserError`` if there is none, or if it was played where the asker may not look."""
        row = await self._games.find(interaction, table)
        story, say = await self._store.story(row.id), voice_for(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = None if story is None else stories.poster(story)
        file = None if picture is None else await self._drawn(picture)
        view = _game_view(row, story, say, interaction.user.id)
        await pictured(
            lambda files: interaction.followup.send(_told(row, story, say), view=view, files=files, ephemeral=True),
            [] if file is None else [file],
        )

    async def over_here(self, interaction: Interaction) -> int | None:
        """The number of the game that is over in this thread; None if there is none that the asker may see."""
        return await self._games.over_here(interaction)

    async def log(self, interaction: Interaction, table: int) -> None:
        """The first page of the public log of a game. Raises ``UserError`` if it is not kept."""
        await self._log(interaction, table, 0, turned=False)

    def take(self, interaction: Interaction) -> bool:
        """Handle a press on one of these lists; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        search = _SEARCH.fullmatch(custom_id)
        if interaction.type is discord.InteractionType.modal_submit and search is not None:
            work = self._typed(interaction, read(*search.groups()[1:]), data)
        elif interaction.type is not discord.InteractionType.component or not changeable(interaction):
            return False
        elif custom_id == BUTTON:
            work = self.show(interaction, Wanted())
        elif match := _LIST.fullmatch(custom_id):
            work = self._turn(interaction, read(*match.groups()[1:]), int(match[1]))
        elif search is not None:
            work = self._search(interaction, search[1], read(*search.groups()[1:]), data)
        elif match := _ONE.fullmatch(custom_id):
            work = self._one(interaction, match[1], int(match[2]))
        elif match := _LOG.fullmatch(custom_id):
            work = self._log(interaction, int(match[2]), int(match[3]), turned=match[1] == "turn")
        elif custom_id == _MENU and str((data.get("values") or [""])[0]).isdecimal():
            work = self.show_game(interaction, int(str(data["values"][0])[:15]))
        else:
            return False
        self._presses.begin(interaction, work)
        return True

    # --- the list ----------------------------------------------------------------------------------------------------

    async def _search(self, interaction: Interaction, how: str, known: Wanted, data: dict[str, Any]) -> None:
        """Ask for a power and dates in a form, or show the games of whom somebody has chosen; of everybody again if
        they have chosen nobody. Raises ``UserError``.
        """
        if how == "who":
            person = person_chosen(interaction) if data.get("values") else 0
            await self._turn(interaction, msgspec.structs.replace(known, person=person), 0)
        else:
            form = search_form(f"h:search:{known.written}", known, voice_for(interaction))
            await interaction.response.send_modal(form)

    async def _typed(self, interaction: Interaction, known: Wanted, data: dict[str, Any]) -> None:
        """The form comes back. Raises ``UserError``."""
        await self._turn(interaction, filled_in(interaction, known, data), 0)

    async def _turn(self, interaction: Interaction, wanted: Wanted, skip: int) -> None:
        words, view = await self._page(interaction, wanted, skip)
        await interaction.response.edit_message(content=words, view=view)

    async def _page(self, interaction: Interaction, wanted: Wanted, skip: int) -> tuple[str, discord.ui.View]:
        say, guild = voice_for(interaction), server_of(interaction)
        search = Search(
            interaction.user.id,
            _visible(interaction),
            wanted.person or None,
            wanted.thing,
            wanted.since * DAY_MS,
            None if wanted.until == LAST_DAY else wanted.until * DAY_MS,
        )
        found = await self._store.past_games(guild, search, skip, PAGE + 1)
        if not found:
            raise UserError(say("history-none" if skip or wanted != Wanted() else "history-nothing"))
        shown = found[:PAGE]
        head = [say("history-games"), *told(wanted, say)]
        newer, older = (f"h:p:{to}:{wanted.written}" for to in (max(0, skip - PAGE), skip + PAGE))
        turns = [
            (newer, Button(0, "newer", say("history-newer"), disabled=skip == 0)),
            (older, Button(0, "older", say("history-older"), disabled=len(found) <= PAGE)),
        ]
        more = [
            (f"h:search:{wanted.written}", Button(0, "search", say("history-search"))),
            (RATINGS, Button(0, "ratings", say("rating-button"))),
        ]
        view = button_view([turns, more] if skip or len(found) > PAGE else [more])
        games = [(str(one.table), table_name(one.game, one.table, say), "") for one in shown]
        view = with_select(view, _MENU, say("history-choose"), games)
        who = f"h:who:{wanted.written}"
        words = _listed(head, shown, guild, say)
        return words, with_people(view, who, say("history-who"), wanted.person, least=0)

    # --- one game ----------------------------------------------------------------------------------------------------

    async def _one(self, interaction: Interaction, what: str, table: int) -> None:
        if what == "export":
            await self._games.send_file(interaction, table)
        elif what == "verify":
            await self._games.verify(interaction, table)
        else:
            await self._film(interaction, table)

    async def _film(self, interaction: Interaction, table: int) -> None:
        """The film of the thread, for the asker alone. Raises ``UserError`` if it is gone."""
        row = await self._games.find(interaction, table)
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await film_in(interaction.client, row.thread or row.parent)
        if found is None:
            raise UserError(voice_for(interaction)("table-no-film"))
        await interaction.followup.send(file=found, ephemeral=True)

    async def _log(self, interaction: Interaction, table: int, page: int, *, turned: bool) -> None:
        """A page of the public log; one that is ``turned`` to takes the place of the one before.

        Raises ``UserError`` if it is not kept.
        """
        row = await self._games.find(interaction, table)
        story, say = await self._store.story(row.id), voice_for(interaction)
        pages = [] if story is None else _pages(stories.lines(story))
        if not pages:
            raise UserError(say("history-no-log"))
        at = min(page, len(pages) - 1)
        turns = [
            (f"h:turn:{table}:{max(0, at - 1)}", Button(0, "back", say("history-log-back"), disabled=at == 0)),
            (f"h:turn:{table}:{at + 1}", Button(0, "on", say("history-log-on"), disabled=at == len(pages) - 1)),
        ]
        words = f"{pages[at]}\n{say('history-page', number=str(at + 1), pages=str(len(pages)))}"
        view = button_view([turns])
        if turned:
            await interaction.response.edit_message(content=words, view=view)
        else:
            await interaction.response.send_message(words, view=view, ephemeral=True)

    async def _drawn(self, picture: Picture) -> discord.File | None:
        return await encoded_in_time(self._draw, picture.renderer, picture.view, picture.file, picture.alt, _PATIENCE_S)


def _visible(interaction: Interaction) -> list[int]:
    """The channels of the server into which the asker may look."""
    channels = [] if interaction.guild is None else interaction.guild.channels
    return [channel.id for channel in channels if may_look(interaction, channel.id)]


def _listed(head: list[str], games: list[PastGame], guild: int, say: Speech) -> str:
    """The list; where many with long names have won, names are cut until it fits."""
    for longest in _NAMES:
        words = "\n".join([*head, *(_line(one, guild, say, longest) for one in games)])
        if len(words) <= LONGEST_MESSAGE:
            break
    return words


def _line(one: PastGame, guild: int, say: Speech, longest: int) -> str:
    """One game of the list, with so many characters of each name."""
    seats = roster.decode(one.roster)
    return say(
        "history-row",
        name=table_name(one.game, one.table, say),
        link=link(guild, one.thread or one.parent),
        day=day(one.ended_ms // 1_000),
        winners=[safe_name(seats[place].name[:longest]) for place in stories.winners(one.winners)],
        stopped=one.status == "stopped",
        players=len(seats),
    )


def _told(row: TableRow, story: StoryRow | None, say: Speech) -> str:
    """One game in words."""
    seats = roster.decode(row.roster)
    won = [] if story is None else stories.winners(story.winners)
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
    held = [] if story is None else [finish.things for finish in stories.finishes(story)]
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
    """What can be had of a game; who sat at it can play it on where that is possible."""
    controls = [
        (f"h:film:{row.id}", Button(0, "film", say("table-film"))),
        (f"h:verify:{row.id}", Button(0, "verify", say("history-verify"))),
        (f"h:export:{row.id}", Button(0, "export", say("history-export"))),
    ]
    if story is not None and story.log:
        controls.insert(1, (f"h:log:{row.id}:0", Button(0, "log", say("history-log"))))
    if row.game == PRACTISED and any(seat.user == asker for seat in roster.decode(row.roster)):
        controls.append((f"{PRACTISE}{row.id}", Button(0, "practise", say("history-practise"))))
    return finished(button_view([controls]))


def _pages(lines: list[str]) -> list[str]:
    """The lines in pages; one that is longer than a page is cut."""
    pages: list[str] = []
    for line in lines:
        short = line[:_LOG_PAGE]
        if pages and len(pages[-1]) + 1 + len(short) <= _LOG_PAGE:
            pages[-1] += f"\n{short}"
        else:
            pages.append(short)
    return pages
