"""Health and metrics over HTTP: ``/healthz``, ``/readyz``, ``/metrics``. Says nothing about players, cards or tokens.

There is no password: it listens on 127.0.0.1 unless BOT_HTTP says otherwise.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator, Mapping
from typing import get_args

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric

from bot.ops.health import NOT_READY, Health
from bot.ops.shards import shards_wanted
from bot.play.outgoing.screen import CALL_KINDS
from bot.process import version
from bot.process.metrics import DEATHS, Kind
from bot.words.message import StartError

_OUTCOMES = ("2xx", "4xx", "429", "5xx", "none")
_LINKS = ("fresh", "resumed", "lost")
_PICTURES = ("drawn", "dropped", "failed")
_THOUGHTS = ("found", "dropped")
_FORWARDS = ("left", "collected", "deferred")

disable_created_metrics()  # when a number began says nothing that the start of the process does not


def render(health: Health) -> bytes:
    registry = CollectorRegistry()
    registry.register(_Reading(health))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class _Reading:
    def __init__(self, health: Health) -> None:
        self._health = health

    def collect(self) -> Iterator[Metric]:
        """Every metric of ours; names are a promise to dashboards and do not change without a line in the changelog."""
        build = GaugeMetricFamily("table_build_info", "What runs; always 1.", labels=["version", "revision"])
        build.add_metric([version.version(), version.revision()], 1)
        yield build
        metrics, registry, guilds = self._health.metrics, self._health.registry, self._health.servers()
        for name, words, label, kinds, counted in (
            ("table_discord_calls", "REST calls to Discord by outcome.", "outcome", _OUTCOMES, metrics.calls),
            ("table_gateway_events", "Changes of the gateway connection.", "event", _LINKS, metrics.connections),
            ("table_pictures", "Pictures asked for, by outcome.", "outcome", _PICTURES, metrics.pictures),
            (
                "table_thoughts",
                "Thoughts of strong computer players, by outcome.",
                "outcome",
                _THOUGHTS,
                metrics.thoughts,
            ),
            ("table_task_deaths", "Background tasks that ended by a fault.", "task", get_args(Kind), DEATHS),
        ):
            family = CounterMetricFamily(name, words, labels=[label])
            for kind in kinds:
                family.add_metric([kind], counted[kind])
            yield family
        for name, words, number in (
            ("table_dm_refusals", "Direct messages refused as their receiver takes none.", metrics.dm_refusals),
            ("table_global_limits", "Times that Discord's limit for the whole bot was hit.", metrics.global_limits),
            ("table_unread_events", "Events of Discord's that could not be read.", metrics.unread_events),
            ("table_client_restarts", "Times that the supervisor started the client anew.", metrics.restarts),
            ("table_referee_needed", "Tables stopped by a fault until a person looks.", metrics.referee),
            ("table_store_refusals", "Transactions that the database refused.", metrics.store_refusals),
        ):
            yield CounterMetricFamily(name, words, value=number)
        waiting, drawing = (registry.waiting, registry.services.pictures.waiting) if registry else (0, 0)
        if registry is not None:
            calls = GaugeMetricFamily("table_calls_waiting", "Calls that wait for Discord's limit.", labels=["kind"])
            for call in CALL_KINDS:
                calls.add_metric([call], registry.services.governor.waiting(call))
            yield calls
        for name, words, number in (
            ("table_ready", "1 if the bot can play: gateway ready and lease held.", int(not self._health.missing())),
            ("table_open_tables", "Games under way.", registry.running if registry else 0),
            ("table_awake_tables", "Tables in memory.", registry.awake if registry else 0),
            ("table_outbox_depth", "Messages, edits and reactions that wait to be sent.", waiting),
            ("table_queue_depth", "Events that wait to be judged.", registry.queued if registry else 0),
            ("table_guilds", "Servers that the bot is in.", sum(guilds.values())),
            ("table_shards", "Connections to Discord that this process holds.", len(self._health.shards)),
            ("table_shards_wanted", "Connections that so many servers want.", shards_wanted(sum(guilds.values()))),
            ("table_pictures_waiting", "Pictures that wait or are being drawn.", drawing),
        ):
            yield GaugeMetricFamily(name, words, value=number)
        if (age := self._health.backup_age_ms()) is not None:
            yield GaugeMetricFamily("table_backup_age_seconds", "Age of the newest verified backup.", value=age / 1000)
        if (free := self._health.free_bytes()) is not None:
            yield GaugeMetricFamily("table_disk_free_bytes", "Room on the volume with the data.", value=free)
        yield from self._shards(guilds)
        yield from self._processes()
        for histogram in (self._health.commits, metrics.drawing, metrics.verdicts, metrics.lag, metrics.call_waits):
            if histogram is not None:
                yield from histogram.collect()

    def _shards(self, guilds: Mapping[int, int]) -> Iterator[Metric]:
        connected = GaugeMetricFamily("table_shard_connected", "1 if the shard's connection stands.", labels=["shard"])
        servers = GaugeMetricFamily("table_shard_guilds", "Servers of the shard.", labels=["shard"])
        for shard in sorted(self._health.shards):
            connected.add_metric([str(shard)], int(shard in self._health.connected))
            servers.add_metric([str(shard)], guilds.get(shard, 0))
        latency = GaugeMetricFamily("table_gateway_latency_seconds", "Answer to the last heartbeat.", labels=["shard"])
        for shard, seconds in self._health.latencies_s():
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield from (connected, servers, latency)

    def _processes(self) -> Iterator[Metric]:
        """Yield metrics of the processes of one bot; one that is alone sees itself."""
        cluster = self._health.cluster
        live = 1 if cluster is None else cluster.membership.processes
        taken = 0 if cluster is None else cluster.membership.taken_over
        yield GaugeMetricFamily("table_processes", "Processes of this bot that live.", value=live)
        yield CounterMetricFamily("table_shards_taken_over", "Shards taken from processes that were gone.", value=taken)
        forwards = CounterMetricFamily("table_letters", "What processes leave for each other.", labels=["event"])
        for event in _FORWARDS:
            forwards.add_metric([event], 0 if cluster is None else cluster.sharing.forwards.get(event, 0))
        yield forwards


log = logging.getLogger(__name__)

ALIVE = "alive\n"
READY = "ready\n"


class StatusServer:
    """``async with StatusServer(health, address)``: answers until the block ends. ``address`` None serves nothing."""

    def __init__(self, health: Health, address: tuple[str, int] | None) -> None:
        """Port 0 takes a free one."""
        self._health, self._wanted = health, address
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def __aenter__(self) -> StatusServer:
        """Start to listen. Raises StartError if the address cannot be used."""
        if self._wanted is None:
            return self
        app = web.Application()
        app.router.add_get("/healthz", self._alive)
        app.router.add_get("/readyz", self._ready)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        host, port = self._wanted
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            what = f"BOT_HTTP {host}:{port} cannot be used ({error.strerror})"
            raise StartError(f"{what}: choose another port, or off.") from error
        self.port = int(self._runner.addresses[0][1])
        log.info("health and metrics at http://%s:%s", host, self.port)
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _alive(self, request: web.Request) -> web.Response:
        return web.Response(text=ALIVE)

    async def _ready(self, request: web.Request) -> web.Response:
        missing = self._health.missing()
        if missing:
            return web.Response(status=503, text=f"{NOT_READY}{', '.join(missing)}\n")
        return web.Response(text=READY)

    async def _metrics(self, request: web.Request) -> web.Response:
        headers = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        return web.Response(body=render(self._health), headers=headers)
