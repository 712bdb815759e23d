"""Ratings of a server (lists, profiles, powers, predictions, hiding from them), and its seasons, opened and ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import msgspec

from bot.play import rosters
from bot.play.games.lobby_games import LOBBY_GAMES, game_name, table_name
from bot.play.games.results import rating, readable, why_not
from bot.play.holidays import LONGEST_WRITTEN, BadDate, Holidays, moment
from bot.play.policy import Policies
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.seasons import SeasonEnds, Seasons, called, season_body
from bot.ratings.rating import ALL, PROVISIONAL
from bot.ratings.result import ENOUGH, Numbers, Tally, best, numbers
from bot.store.rows import RATINGS_HIDDEN, PowerRow, PredictedRow, RatingRow, ResultRow, SeasonRow
from bot.store.statements import following, persons, rating_rows
from bot.store.store import Store
from bot.tables.contract.choices import SEERS
from bot.tables.contract.table import Button, Field, Picture
from bot.words import pictures
from bot.words.message import UserError, ids
from bot.words.signs import channel, clean_name, date_time, mention
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.places import name_chosen, person_chosen, server_of
from cogs.arriving.replies import NOBODY, Interaction, private
from cogs.posting import Draw, pictured
from cogs.ui.components import button_view, fields_form, with_people, with_select
from cogs.ui.forms import Pick, open_form
from cogs.ui.voices import manager_voice, server_language, voice_for

PAGE: Final = 15
"""Powers on a page, so that a phone shows all of it."""


def powers_page(rows: Sequence[PowerRow], page: int, say: Speech) -> tuple[str, discord.ui.View]:
    """Needs at least one power; a page beyond the last one shows the last."""
    found = best({row.power: Tally(row.games, row.won) for row in rows})
    pages = -(-len(found) // PAGE)
    page = min(page, pages - 1)
    whole = Tally(sum(row.games for row in rows), sum(row.won for row in rows))
    label = LOBBY_GAMES["cosmic"].thing_label
    lines = [say("rating-power-list", share=_share(whole))]
    for at, (power, tally) in enumerate(found[page * PAGE :][:PAGE], page * PAGE + 1):
        name, won, games = label(power), tally.won, tally.games
        if games < ENOUGH:
            lines.append(say("rating-power-new", power=name, won=won, games=games))
        else:
            lines.append(say("rating-power-row", place=at, power=name, share=_share(tally), won=won, games=games))
    if pages == 1:
        return "\n".join(lines), button_view([])
    lines.append(f"-# {say('cosmic-ask-page', number=page + 1, pages=pages)}")
    back = Button(0, "back", say("cosmic-ask-previous"), disabled=page == 0)
    on = Button(0, "on", say("cosmic-ask-next"), disabled=page == pages - 1)
    return "\n".join(lines), button_view([[(f"s:powers:{max(0, page - 1)}", back), (f"s:powers:{page + 1}", on)]])


def _share(tally: Tally) -> int:
    return round(100 * tally.won / tally.games)


_LISTED: Final = 10
_DRAWN: Final = 3
"""Those with the most games, of powers and of each game's ratings."""


def rating_text(user: int, ratings: Sequence[RatingRow], found: Numbers, say: Speech) -> str:
    lines = [say("rating-of", person=mention(user))]
    for row in (row for row in ratings if row.players == ALL):
        known = rating(row)
        pool = pool_name((row.game, row.players), say)
        lines.append(say("rating-one", pool=pool, points=known.points, games=row.games, provisional=known.provisional))
    games, won = found.games.games, found.games.won
    lines.append(say("rating-games", games=games, won=won, conceded=found.conceded))
    if found.things:
        label = LOBBY_GAMES["cosmic"].thing_label
        powers = [
            say("rating-power", power=label(thing), won=tally.won, games=tally.games)
            for thing, tally in found.things[:_LISTED]
        ]
        lines.append(say("rating-powers", powers=powers))
    for ally, often in found.allies[:1]:
        lines.append(say("rating-ally", person=mention(ally), often=often))
    if upsets := _upsets(ratings):
        lines.append(say("rating-upsets", upsets=upsets))
    if found.fastest_ms is not None:
        lines.append(say("rating-fastest", ms=found.fastest_ms))
    if found.typical_ms is not None:
        lines.append(say("rating-typical", ms=found.typical_ms, measured=found.measured, estimated=found.estimated))
    return "\n".join(lines)


def picture(name: str, ally: str, ratings: Sequence[RatingRow], found: Numbers, say: Speech) -> pictures.ProfilePicture:
    """``ally`` is the name of the favourite ally, empty for nobody."""
    label = LOBBY_GAMES["cosmic"].thing_label
    games = [
        pictures.ProfileGame(game_name(game, say), tally.games, tally.won, _pools(game, ratings))
        for game, tally in found.kinds
    ]
    powers = [pictures.ProfilePower(one, label(one), tally.games, tally.won) for one, tally in found.things[:_DRAWN]]
    return pictures.ProfilePicture(
        name,
        tuple(games),
        tuple(powers),
        ally,
        found.allies[0][1] if ally else 0,
        _upsets(ratings),
        found.fastest_ms,
        found.typical_ms,
        found.measured,
        found.estimated,
        say.language,
    )


def pool_name(pool: tuple[str, int], say: Speech) -> str:
    game, players = pool
    name = game_name(game, say)
    return name if players == ALL else say("rating-pool", game=name, players=players)


def _pools(game: str, ratings: Sequence[RatingRow]) -> tuple[pictures.ProfilePool, ...]:
    there = (row for row in ratings if row.game == game and row.players != ALL)
    mine = sorted(there, key=lambda row: (-row.games, row.players))[:_DRAWN]
    known = [(row.players, rating(row)) for row in sorted(mine, key=lambda row: row.players)]
    return tuple(pictures.ProfilePool(players, one.points, one.games, one.provisional) for players, one in known)


def _upsets(ratings: Sequence[RatingRow]) -> int:
    return sum(row.upsets for row in ratings if row.players == ALL)


SEERS_BUTTON: Final = "seers:show"
MOST: Final = 20
LAST: Final = 5
_SIDES: Final = ids("watch-last-", ("offense", "defense"))
_GAME: Final = "cosmic"
"""The one game with something to predict."""


class Seers:
    """Answers ``/watch`` and the button for it: whose predictions have come true most often. One per client."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @router.button(SEERS_BUTTON, f"t{{table:id}}:0:{SEERS}", anywhere=True)
    async def show(self, interaction: Interaction, table: int = 0) -> None:
        """Raises ``UserError`` outside of a server, and ``StoreError``."""
        guild, user, say = server_of(interaction), interaction.user.id, voice_for(interaction)
        best = await self._store.read(following.seers(guild, MOST))
        last = await self._store.read(following.predicted(guild, user, LAST))
        if not best and not last:
            raise UserError(say("watch-seers-none"))
        mine = await self._store.read(following.seer(guild, user))
        scores = [(one.right, one.of) for one in best]
        rows = [
            say("watch-seers-row", place=1 + scores.index(score), person=mention(one.user), right=one.right, of=one.of)
            for one, score in zip(best, scores, strict=True)
        ]
        lines = [say("watch-seers"), *rows] if rows else []
        lines += [say("watch-seers-you", right=mine.right, of=mine.of)] if mine is not None else []
        lines += [say("watch-seers-last"), *(_predicted(one, say) for one in last)] if last else []
        await private(interaction, "\n".join(lines))


def _predicted(one: PredictedRow, say: Speech) -> str:
    came = "open" if not one.winner else "none" if one.winner == "none" else "right"
    if one.winner in _SIDES and one.winner != one.side:
        came = "wrong"
    return say(_SIDES[one.side], game=table_name(_GAME, one.table, say), number=str(one.challenge), came=came)


BUTTON: Final = "s:list"
MINE: Final = "s:mine"
_PREFERENCE, _HIDDEN = RATINGS_HIDDEN
_MOST: Final = 10
"""Places in a list, and allies among whom one is looked for who does not hide."""
_GAMES: Final = 1_000
_POOLS: Final = 25


class RatingHandlers:
    def __init__(self, store: Store, draw: Draw) -> None:
        self._store, self._draw = store, draw

    @router.button(BUTTON, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        """The list that is played most. Raises ``UserError``."""
        words, view = await self._list(interaction, None, None)
        await interaction.response.send_message(words, view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def page(self, interaction: Interaction, user: int, name: str) -> None:
        """Raises ``UserError`` if the ratings are hidden, or there are none."""
        say, guild = voice_for(interaction), _server(interaction)
        if user != interaction.user.id and await self._hidden(user):
            raise UserError(say("rating-is-hidden", person=mention(user)))
        rows = await self._store.read(rating_rows.results_of(guild, user, _GAMES))
        found = numbers(readable(rows), user)
        ratings = await self._store.read(rating_rows.ratings_of(guild, user))
        if not found.games.games:
            raise UserError(say("rating-nothing", person=mention(user)))
        allies = tuple([ally for ally in found.allies[:_MOST] if not await self._hidden(ally[0])])
        found = msgspec.structs.replace(found, allies=allies)
        words = rating_text(user, ratings, found, say)
        if (why := await why_not(self._store, rows[0])) is not None:
            words = f"{words}\n{say('rating-not-counted', why=why)}"
        ally = _called(rows, allies[0][0]) if allies else ""
        view = picture(clean_name(name), ally, ratings, found, say)
        shown = Picture(
            pictures.PROFILE_RENDERER, msgspec.json.encode(view), pictures.profile_alt(view), pictures.PROFILE_FILE
        )
        await pictured(lambda files: private(interaction, words, files), self._draw, shown)

    @router.button("s:powers")
    async def powers(self, interaction: Interaction) -> None:
        """Raises ``UserError`` if none has been played."""
        words, view = await self._powers(interaction, 0)
        await interaction.response.send_message(words, view=view, ephemeral=True, allowed_mentions=NOBODY)

    @router.button("s:{wish:hide|show}")
    async def hide(self, interaction: Interaction, wish: str) -> None:
        hidden = wish == "hide"
        await self._store.write(persons.set_preference(interaction.user.id, _PREFERENCE, _HIDDEN if hidden else None))
        await private(interaction, voice_for(interaction)("rating-hidden" if hidden else "rating-shown"))

    @router.button(MINE, anywhere=True)
    async def _mine(self, interaction: Interaction) -> None:
        await self.page(interaction, interaction.user.id, interaction.user.display_name)

    @router.menu("s:of")
    async def _chosen(self, interaction: Interaction, _: router.Given) -> None:
        await self.page(interaction, person_chosen(interaction), name_chosen(interaction))

    @router.menu("s:pool")
    async def _turn(self, interaction: Interaction, chosen: router.Given) -> None:
        game, _, number = "".join(chosen[:1]).partition(":")
        words, view = await self._list(interaction, game, int(number) if number.isdecimal() else 0)
        await interaction.response.edit_message(content=words, view=view, allowed_mentions=NOBODY)

    @router.button("s:powers:{page:int}")
    async def _turn_powers(self, interaction: Interaction, page: int) -> None:
        words, view = await self._powers(interaction, page)
        await interaction.response.edit_message(content=words, view=view, allowed_mentions=NOBODY)

    async def _powers(self, interaction: Interaction, page: int) -> tuple[str, discord.ui.View]:
        rows = await self._store.read(rating_rows.powers(_server(interaction)))
        if not rows:
            raise UserError(voice_for(interaction)("rating-power-none"))
        return powers_page(rows, page, voice_for(interaction))

    async def _list(
        self, interaction: Interaction, game: str | None, players: int | None
    ) -> tuple[str, discord.ui.View]:
        say, guild = voice_for(interaction), _server(interaction)
        pools = (await self._store.read(rating_rows.pools(guild)))[:_POOLS]
        fitting = [one for one in pools if game in (None, one[0]) and players in (None, one[1])]
        if not fitting:
            raise UserError(say("rating-none"))
        pool = next((one for one in fitting if one[1] == ALL), fitting[0])
        placed = await self._store.read(rating_rows.ladder(guild, *pool, PROVISIONAL, _MOST))
        fresh = [
            row
            for row in await self._store.read(rating_rows.ladder(guild, *pool, 0, 5 * _MOST))
            if row.games < PROVISIONAL
        ]
        lines = [say("rating-list", pool=pool_name(pool, say))]
        for place, row in enumerate(placed, 1):
            points = rating(row).points
            lines.append(say("rating-row", place=place, person=mention(row.user), points=points, games=row.games))
        if fresh:
            lines.append(say("rating-new", people=[mention(row.user) for row in fresh[:_MOST]]))
        buttons = [(MINE, Button(0, "mine", say("rating-button-mine")))]
        if any(name == "cosmic" for name, _ in pools):
            buttons.append(("s:powers", Button(0, "powers", say("rating-button-powers"))))
        view = button_view([buttons])
        options = [(f"{one[0]}:{one[1]}", pool_name(one, say), "") for one in pools]
        view = with_select(view, "s:pool", say("rating-choose"), options)
        return "\n".join(lines), with_people(view, "s:of", say("rating-who"))

    async def _hidden(self, user: int) -> bool:
        return await self._store.read(persons.preference(user, _PREFERENCE)) == _HIDDEN


def _called(rows: Sequence[ResultRow], user: int) -> str:
    seats = (seat for row in rows for seat in rosters.decode(row.roster))
    return next((seat.name for seat in seats if seat.user == user), "")


def _server(interaction: Interaction) -> int:
    """Raises ``UserError`` outside of a server."""
    if interaction.guild_id is None:
        raise UserError(voice_for(interaction)("rating-in-server"))
    return interaction.guild_id


_DAY_MS: Final = 86_400_000
_WHY: Final = ids("season-date-", ("unknown", "unclear", "past", "far"))
SEASON_BUTTON: Final = "season:show"
OPEN: Final = "season:open"
END: Final = "season:ask_end"
"""Buttons of managers: without a season that runs, and with one."""
_ALL: Final = "all"


class SeasonHandlers:
    """Answers the buttons and forms of seasons. One per client."""

    def __init__(self, registry: TableRegistry, draw: Draw, ends: SeasonEnds, kept_days: int) -> None:
        """``kept_days``: for so long ended games are kept at most; 0 for ever."""
        self._draw, self._ends = draw, ends
        self._store, self._clock = registry.services.store, registry.services.clock
        self._seasons = Seasons(self._store, self._clock)
        self._holidays = Holidays(registry)
        self._kept_days = kept_days

    async def open(self, interaction: Interaction, until: str, game: str) -> None:
        """The channel gets the beginning, and later the end. Raises ``UserError``."""
        say, guild = manager_voice(interaction), interaction.guild_id or 0
        zone, place = await self._holidays.zone(interaction.user.id)
        try:
            end_ms = moment(until, self._clock.now(), place)
        except BadDate as error:
            raise UserError(say(_WHY[error.why], zone=zone)) from None
        limits = [days for days in (self._kept_days, (await Policies(self._store).read(guild)).kept or 0) if days]
        days = min(limits, default=0)
        if days and end_ms > self._clock.now() + days * _DAY_MS:
            raise UserError(say("season-longer-than-kept", days=days))
        language = server_language(interaction)
        row = SeasonRow(guild, game, self._clock.now(), end_ms, interaction.channel_id or 0, language)
        if not await self._seasons.open(row):
            raise UserError(say("season-runs"))
        said = say("season-opened", game=called(game, say), until=date_time(end_ms // 1000))
        await interaction.response.send_message(said, allowed_mentions=NOBODY)

    @router.button(SEASON_BUTTON, anywhere=True)
    async def show(self, interaction: Interaction, *, past: bool = False) -> None:
        """Show the newest season, for the asker alone. Raises ``UserError`` if there was none."""
        say, guild = voice_for(interaction), server_of(interaction)
        newest, over = await self._seasons.newest(guild), await self._seasons.past(guild)
        if past:
            newest = None if over is None else (over, False)
        if newest is None:
            raise UserError(say("season-none-past" if past else "season-none"))
        runs = newest[1]
        await interaction.response.defer(ephemeral=True, thinking=True)
        row = [("season:past", Button(0, "", say("season-past")))] if runs and over is not None else []
        body = season_body(newest[0], await self._seasons.points(newest[0]), say, runs=runs, asker=interaction.user.id)
        view = button_view([row])
        await pictured(lambda files: private(interaction, body.text, files, view), self._draw, body.picture)

    async def goes_on(self, guild: int) -> SeasonRow | None:
        newest = await self._seasons.newest(guild)
        return newest[0] if newest is not None and newest[1] else None

    @router.button(END, anywhere=True)
    async def ask_end(self, interaction: Interaction) -> None:
        say = manager_voice(interaction)
        view = button_view([[("season:end", Button(0, "", say("season-sure-yes"), style="danger"))]])
        await private(interaction, say("season-sure"), view=view)

    @router.button("season:end")
    async def end(self, interaction: Interaction) -> None:
        """The table is posted where the season was opened. Raises ``UserError``."""
        say = manager_voice(interaction)
        row = await self._seasons.end(interaction.guild_id or 0, interaction.channel_id or 0)
        if row is None:
            raise UserError(say("season-none-runs"))
        await private(interaction, say("season-ended", channel=channel(row.channel)))
        await self._ends.tell()

    @router.button("season:past")
    async def _before(self, interaction: Interaction) -> None:
        await self.show(interaction, past=True)

    @router.button(OPEN, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        say = manager_voice(interaction)
        games = [(game or _ALL, called(game, say)) for game in ("", *LOBBY_GAMES)]
        fields = (
            Field(say("season-until"), say("season-until-hint"), most=LONGEST_WRITTEN),
            Pick(say("season-games"), games, chosen=(_ALL,)),
        )
        await open_form(interaction, fields_form(OPEN, say("season-open"), fields))

    @router.form(OPEN, anywhere=True)
    async def _asked(self, interaction: Interaction, typed: router.Given) -> None:
        say, (until, game) = manager_voice(interaction), (*typed, "", "")[:2]
        if game not in (_ALL, *LOBBY_GAMES):
            raise UserError(say("season-which"))
        await self.open(interaction, until.strip(), "" if game == _ALL else game)
