"""Health of the process, and ``python -m bot health``, which asks a running bot if it lives and may play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from http.client import HTTPException
from typing import TYPE_CHECKING, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

if TYPE_CHECKING:  # the health check starts every 30 seconds and shall load no more than it needs
    from prometheus_client import Histogram

    from bot.cluster import Cluster
    from bot.play.running.table_registry import TableRegistry
    from bot.process.metrics import Metrics

LINKS: Final = {"shard_connect": "fresh", "shard_resumed": "resumed", "shard_disconnect": "lost"}
"""discord.py's events of a connection, and the metrics' names for them."""
NOT_READY = "not ready, waiting for: "
"""Beginning of the answer of ``/readyz`` as long as something is missing."""
PATIENCE_S = 4.0
"""Time that the health check waits for an answer; the container gives it five seconds."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class Health:
    """The parts that are up. They report here; nothing here changes them."""

    def __init__(
        self, metrics: Metrics, holds_lease: Callable[[], bool], backup_age_ms: Callable[[], int | None] = lambda: None
    ) -> None:
        """``holds_lease`` tells whether the database is still ours to write; an age of None means no backup."""
        self.metrics = metrics
        self.shards: Collection[int] = (0,)
        """Connections to Discord that this process has to hold, by number."""
        self._standing: set[int] = set()
        self._complete: set[int] = set()
        """Shards whose session has reported all its servers."""
        self.registry: TableRegistry | None = None
        self.servers: Callable[[], Mapping[int, int]] = dict
        """Servers of the present client, by shard."""
        self.latencies_s: Callable[[], Sequence[tuple[int, float]]] = lambda: ()
        """Shards, and how long Discord took to answer the last heartbeat of each; not finite before the first."""
        self.free_bytes: Callable[[], int | None] = lambda: None
        """Room on the volume with the data."""
        self.commits: Histogram | None = None
        """Durations of the open database's transactions."""
        self.cluster: Cluster | None = None
        self._holds_lease = holds_lease
        self.backup_age_ms = backup_age_ms

    @property
    def connected(self) -> Set[int]:
        """Shards that are connected and have reported all their servers."""
        return self._standing & self._complete

    def missing(self) -> list[str]:
        """List missing parts: ``gateway``, or ``shard 3`` where others are, and ``lease``; empty if all can play."""
        connected = self.connected
        away = [shard for shard in sorted(self.shards) if shard not in connected]
        missing = [f"shard {shard}" for shard in away] if connected else ["gateway"]
        return [*missing, *(() if self._holds_lease() else ("lease",))]

    def ended(self) -> None:
        self._standing.clear()
        self._complete.clear()

    def heard(self, event: str, shard: int) -> None:
        if event == "shard_ready":  # it comes a moment after the last server, and the line may be cut by then
            self._complete.add(shard)
        elif event == "shard_disconnect":
            self._standing.discard(shard)
        elif event in LINKS:
            self._standing.add(shard)
        if event == "shard_connect":
            self._complete.discard(shard)
        if name := LINKS.get(event):
            self.metrics.connections[name] += 1


def ask(address: tuple[str, int], path: str) -> tuple[bool, str]:
    """GET a path of a running bot: whether it is well, and one sentence for the admin."""
    host, port = ANYWHERE.get(address[0], address[0]), address[1]
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}{path}"
    opener = build_opener(ProxyHandler({}))  # never ask a proxy for our own address
    try:
        with opener.open(url, timeout=PATIENCE_S) as answer:
            return True, answer.read().decode().strip()
    except HTTPError as refusal:
        return False, refusal.read().decode().strip()
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        return False, f"No bot answers at {url}: {reason}. Is it running, and is BOT_HTTP right?"
