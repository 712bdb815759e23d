"""The bot on Discord: intents, the dispatch stamp, and everything wired together. One per process."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.cluster import Cluster
from bot.ops.health import Health
from bot.ops.logs import tone_down
from bot.ops.maintenance import Plan
from bot.ops.shards import Crowding, LastingShard, SharedTurns, Turns, wait_for_sessions
from bot.play.clock import Clock
from bot.play.digests import Digests, elsewhere
from bot.play.games.kinds import KINDS
from bot.play.games.results import OlderStories, Ratings
from bot.play.learning import Learning, Practising, Replaying
from bot.play.lobbies.lobby import Lobbies
from bot.play.outgoing.direct_messages import Mail, Neighbours, People
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Governor
from bot.play.policy import Policies
from bot.play.reminders import Reminders
from bot.play.running.services import Services, Thinking
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.seasons import SeasonEnds
from bot.process.metrics import watched
from bot.settings import Settings
from bot.store.store import Store
from cogs import at_table as own, lookup
from cogs.arriving.forwarding import Forwarding
from cogs.arriving.intake import Guard, Intake, Once
from cogs.arriving.places import Suggestions, at_table, well_formed
from cogs.arriving.replies import OldForm, Replies, explain
from cogs.arriving.router import Router
from cogs.at_table import AnywhereCog
from cogs.games import Films, FinishedGames
from cogs.history import History
from cogs.learning import LearnCog, LearnHandlers, PracticeHandlers, Replays
from cogs.lobbies.finding import BlockHandlers, FindHandlers, LobbyCog
from cogs.lobbies.lobby import LobbyHandlers
from cogs.lobbies.opening import Opening
from cogs.my import HolidayHandlers, MyGames, PreferencesHandlers
from cogs.posting import DiscordScreen, Draw, Moving
from cogs.rating import RatingHandlers, SeasonHandlers, Seers
from cogs.reporting import ReportHandlers
from cogs.server import AdminHandlers, ServerCog, ServerPanel
from cogs.syncing import CommandSync, EmojiUpload
from cogs.tournaments import EventHandlers
from cogs.ui.bodies import ShownPictures
from cogs.ui.components import OwnEmojis
from cogs.ui.translate import Translator

log = logging.getLogger(__name__)

TABLE_COMMANDS = {**own.TABLE_COMMANDS, **lookup.TABLE_COMMANDS}
LONGEST_WAIT_S = 30.0
"""Longest wait of discord.py for a rate limit: a longer one could outlast the nonce and post twice."""
GUILD_WAIT_S = 0.2


def intents() -> discord.Intents:
    return discord.Intents(guilds=True, guild_messages=True, guild_reactions=True, dm_messages=True)


def point_discord_at(base: str, gateway: str) -> None:
    call_through(base)
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.Asset.BASE = base


def call_through(proxy: str) -> None:
    """Send discord.py's calls, and nothing else, to this address. Changes the library for the whole process."""
    Route.BASE = f"{proxy.rstrip('/')}/api/v10"


discord.shard.Shard = LastingShard  # type: ignore[misc]  # the client takes no other way
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks: no warnings at each start


class Tree(app_commands.CommandTree[commands.AutoShardedBot]):
    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Explain the error privately, unless a table has taken the command and answers itself."""
        if not at_table(interaction):
            await explain(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        data: dict[str, Any] = dict(interaction.data or {})
        if not well_formed(data.get("options") or ()):
            raise OldForm
        return True


class TableBot(commands.AutoShardedBot):
    """discord.py's client with the intake in front, for all shards. ``start`` it; ``close`` drains the tables."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        store: Store,
        draw: Draw,
        health: Health,
        cluster: Cluster | None = None,
        think: Thinking | None = None,
    ) -> None:
        """With ``cluster`` other processes play the servers of other shards."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents(),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=GUILD_WAIT_S,
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=self._trace(),
            max_ratelimit_timeout=LONGEST_WAIT_S,
        )
        tone_down()
        shown = ShownPictures()
        emojis = OwnEmojis()
        replies = Replies(clock, shown, emojis)
        self._governor = Governor(clock, health.metrics)
        screen = DiscordScreen(self, replies, shown, draw, emojis)
        neighbours = Neighbours() if cluster is None else cluster.others
        services = Services(
            store=store,
            screen=screen,
            clock=clock,
            governor=self._governor,
            pictures=Pictures(screen, health.metrics),
            people=People(store, screen, clock, health.metrics, neighbours),
            kinds=KINDS,
            cases=settings.data_dir / "cases",
            elsewhere=partial(elsewhere, store),
            think=think,
            metrics=health.metrics,
            neighbours=neighbours,
        )
        self.registry = TableRegistry(services)
        self._health = health
        health.registry, health.servers, health.latencies_s = self.registry, self._servers, lambda: self.latencies
        self._crowding = Crowding(fixed=settings.shards > 0)
        lobbies = Lobbies(self.registry)
        self._draw = draw
        self._lobby = LobbyHandlers(lobbies, Opening(Policies(store)))
        self._finding = FindHandlers(self._lobby, store)
        self._seers = Seers(store)
        self._reporting = ReportHandlers(self.registry)
        self._finished = FinishedGames(self.registry)
        self._history = History(self.registry, self._finished, draw)
        self._event = EventHandlers(self.registry, lobbies, draw)
        self._season_ends = SeasonEnds(self.registry)
        self._season = SeasonHandlers(self.registry, draw, self._season_ends, plan_of(settings).days)
        self._older = OlderStories(store, clock, KINDS)
        self._ratings = Ratings(store, clock)
        self._holidays = HolidayHandlers(self.registry)
        self._practice = PracticeHandlers(Practising(services), self._finished, replies)
        self._learn = LearnHandlers(Learning(services), self._practice, replies)
        self._admin = AdminHandlers(store, clock, plan_of(settings))
        self._panels = ServerPanel(self._finished, self._season, self._event)
        self.router = Router()
        self._intake = Intake(
            lambda: self.user.id if self.user else 0,
            self.registry,
            clock,
            replies,
            self.router,
            TABLE_COMMANDS,
            self._sequence,
        )
        self._looking = lookup.LookupHandlers(self.registry, self._intake, self._history, draw)
        self._mine = MyGames(self.registry, self._intake, self._holidays)
        self.router.add(self._lobby, self._finding, BlockHandlers(store), self._mine, self._holidays, self._looking)
        self.router.add(self._finished, self._history, Films(store), Moving(self.registry), self._learn, self._practice)
        self.router.add(Replays(self.registry, Replaying(services), self._practice, replies), self._seers, self._event)
        self.router.add(PreferencesHandlers(self.registry), self._admin, self._panels, self._reporting, self._season)
        self.router.add(RatingHandlers(store, draw))
        self._shards_wanted = settings.shards
        self._behind_proxy = bool(settings.rest_proxy)
        self._turns: Turns | SharedTurns = Turns(clock, 1)
        self._cluster = cluster
        guard = Guard(self._connection, health.metrics)
        guard.stand()
        self._forwarding = None if cluster is None else self._forward(cluster)
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = guard.before("INTERACTION_CREATE", Once(parsers["INTERACTION_CREATE"]).handle)
        self._leading = asyncio.Event() if cluster is None else cluster.membership.leading
        if cluster is None:
            self._leading.set()
        self._watches: list[asyncio.Task[None]] = []
        self._woken: set[int] = set()
        self._complete: set[int] = set()
        self._syncing: asyncio.Task[None] | None = None
        self._emojis = EmojiUpload(self, draw, emojis)
        self._uploading: asyncio.Task[None] | None = None
        self.fault: Exception | None = None
        """The error for which the client ended itself: discord.py only logs what an event handler raises."""

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Fix the event's place in the order; the gateway calls this synchronously for each one."""
        if event_name == "interaction" and self._forwarding is not None:
            self._forwarding.note(args[0])
        self._intake.handle(event_name, args)
        if event_name.startswith("shard_"):
            self._health.heard(event_name, args[0])
        if not self.is_closed():  # the library's READY comes by a timer, which may ring when all has ended
            super().dispatch(event_name, *args, **kwargs)

    def _sequence(self, shard: int) -> int:
        return self._get_websocket(shard_id=shard).sequence or 0 if self.get_shard(shard) is not None else 0

    async def setup_hook(self) -> None:
        services = self.registry.services
        sessions = await wait_for_sessions(self.http, services.clock, self._shards_wanted)
        self.shard_count = sessions.shards
        if self._cluster is None:
            self._turns = Turns(services.clock, sessions.concurrency)
            self._health.shards = range(sessions.shards)
            await self.registry.open(sessions.shards)
        else:
            self._turns = SharedTurns(self._cluster.sharing, sessions.concurrency, asyncio.sleep)
            await self._join(self._cluster)
        await self.add_commands()
        await self.tree.set_translator(Translator())
        mail = Mail(services.store, services.screen, services.people, services.clock)
        self._watches += [
            watched(Digests(mail, self.registry.holds).run(), "digests", endless=True),
            watched(self._lobby.expire_forever(self), "lobbies", endless=True),
            watched(self._season_ends.run(), "seasons", endless=True),
            watched(self._event.run(self), "tournaments", endless=True),
            watched(Reminders(mail).run(self._leading.is_set), "reminders", endless=True),
            watched(self._older.run(self._leading.is_set), "upkeep"),
            watched(self._ratings.run(self._leading.is_set), "upkeep", endless=True),
        ]

    async def add_commands(self) -> None:
        services = self.registry.services
        study, suggestions = (self._learn, self._practice), Suggestions(self.registry, services.clock)
        shown = (self._lobby, self._history, self._finished, *study, self._seers)
        await self.add_cog(own.AtTableCog(self.registry, self._intake, suggestions, *shown))
        await self.add_cog(LobbyCog(self._lobby, self._finding))
        await self.add_cog(LearnCog(self._learn))
        await self.add_cog(ServerCog(self._panels, self._admin, self._reporting))
        for menu in (*self._looking.menus(), *self._mine.menus(), *self._reporting.menus()):
            self.tree.add_command(menu)
        await self.add_cog(AnywhereCog(self._mine, self._holidays, self._looking, self._admin))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self._turns.wait(shard_id or 0)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard unless closed or given back meanwhile; the library would try for ever."""
        if not self.is_closed() and shard_id in self._health.shards:
            await super().launch_shard(gateway, shard_id, initial=initial)
            if shard_id not in self._health.shards:
                await self._disconnect(shard_id)

    # --- among other processes ---------------------------------------------------------------------------------------

    def _forward(self, cluster: Cluster) -> Forwarding:
        """Take interactions before the library does: some are for tables of other processes."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]
        forwarding = Forwarding(self, self.registry, cluster.sharing, cluster.others, self._intake, parse)
        parsers["INTERACTION_CREATE"] = forwarding.handle
        self._intake.elsewhere = forwarding.carry
        return forwarding

    async def _join(self, cluster: Cluster) -> None:
        assert self._forwarding is not None
        self._connection.shard_count = self.shard_count  # a shard may connect before the library has begun with all
        cluster.others.pressed = self._forwarding.arrived
        await cluster.membership.hand_over(self)
        self._watches.append(watched(self._forwarding.send_on(), "letters", endless=True))

    async def open(self, shards: Sequence[int]) -> None:
        assert self._cluster is not None
        self.shard_ids = [*shards]
        self._health.shards = {*shards}
        await self.registry.open(self._cluster.sharing.share.of, shards)
        self._cluster.others.registry = self.registry

    def beside(self, processes: int) -> None:
        """Share Discord's limits among so many processes; a proxy keeps those of all calls."""
        self._governor.share_among(1 if self._behind_proxy else processes)
        self.registry.services.people.processes = processes

    async def claim(self, shard: int) -> None:
        self._health.shards = {*self._health.shards, shard}
        await self.registry.claim(shard)
        self._watches.append(watched(self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard), "shards"))

    async def leave(self, shard: int) -> None:
        """End a shard's connection first, so that nothing new comes for its tables, then finish those."""
        self._health.shards = {*self._health.shards} - {shard}
        self._woken.discard(shard)
        self._complete.discard(shard)
        await self._disconnect(shard)
        await self.registry.leave(shard)
        if self._complete:
            self._go_on_if_complete()

    async def _disconnect(self, shard: int) -> None:
        shards: dict[int, discord.shard.Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        if (connection := shards.pop(shard, None)) is not None:
            await connection.close()
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._connection._remove_guild(guild)

    async def on_shard_connect(self, shard: int) -> None:
        """Wake a shard's tables once it can bring echoes; if that fails the client ends."""
        if shard not in self._woken and shard in self._health.shards:
            self._woken.add(shard)
            try:
                await self.registry.wake(shard)
            except Exception as error:
                self.fault = error
                await self.close()

    async def on_shard_ready(self, shard: int) -> None:
        """Count complete shards here: the library's own event misses shards taken or given back meanwhile."""
        self._complete.add(shard)
        self._go_on_if_complete()

    def _go_on_if_complete(self) -> None:
        """Start the less urgent calls to Discord once, after all servers have arrived."""
        if not self._complete.issuperset(self._health.shards):
            return
        servers, games = len(self.guilds), self.registry.running
        log.info("ready: %s servers on %s shards, %s games under way", servers, self.shard_count, games)
        self._crowding.look(self._servers())
        if self._syncing is None:
            self._syncing = watched(self._sync(), "commands")
            self._watches.append(self._syncing)
        if self._uploading is None or self._uploading.done():
            self._uploading = watched(self._emojis.run(self.registry.services.clock, self._leading.is_set), "emojis")

    async def _sync(self) -> None:
        await self._leading.wait()
        await CommandSync(self, self.tree, self.registry.services.store).run(self.registry.services.clock)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._crowding.look(self._servers())

    def _servers(self) -> Counter[int]:
        return Counter(guild.shard_id for guild in self.guilds)

    async def on_message(self, message: discord.Message) -> None:
        """Nothing: the library would look for a command in what follows a mention of the bot, and log it as unknown."""

    async def close(self) -> None:
        """Drain: every table finishes the item in hand, then the connection ends. The store is the caller's."""
        if self._cluster is not None:
            self._cluster.membership.withdraw()
        for watch in (*self._watches, *filter(None, [self._uploading])):
            watch.cancel()
        await self.registry.close()
        await super().close()

    def _trace(self) -> aiohttp.TraceConfig:
        """Watch for global 429s, which discord.py handles silently."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._unanswered)
        return config

    async def _answered(self, session: object, context: object, params: aiohttp.TraceRequestEndParams) -> None:
        response = params.response
        self._health.metrics.calls["429" if response.status == 429 else f"{response.status // 100}xx"] += 1
        if response.status == 429 and response.headers.get("X-RateLimit-Global"):
            wait = float(response.headers.get("Retry-After", "1"))
            log.warning("Discord's global limit was reached; all tables pause for %.1f s", wait)
            self._health.metrics.global_limits += 1
            self._governor.stretch(int(wait * 1000))

    async def _unanswered(self, session: object, context: object, params: object) -> None:
        self._health.metrics.calls["none"] += 1


def plan_of(settings: Settings) -> Plan:
    if not settings.database_url:
        return Plan(settings.backups_kept, settings.games_kept_days)
    kept = settings.backups_kept if shutil.which("pg_dump") else 0
    if kept != settings.backups_kept:
        mend = "Install PostgreSQL's client programs (docs/drills.md)"
        log.warning("there are no nightly backups: pg_dump is not here. %s", mend)
    return Plan(kept, settings.games_kept_days, ".dump")
