"""Whether the process lives and may play, and ``python -m bot health``, which asks a running bot for that."""

from __future__ import annotations

import math
from collections.abc import Callable
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

if TYPE_CHECKING:  # the health check starts every 30 seconds and shall load no more than it needs
    from prometheus_client import Histogram

    from bot.metrics import Metrics
    from bot.play.hall import Hall

PATIENCE_S = 4.0
"""How long the health check waits for an answer; the container gives it five seconds."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class Health:
    """What is up. The parts report here; nothing here changes them."""

    def __init__(
        self,
        metrics: Metrics,
        holds_lease: Callable[[], bool],
        backup_age_ms: Callable[[], int | None] = lambda: None,
    ) -> None:
        """``holds_lease`` tells whether the database is still ours to write; an age of None means no backup."""
        self.metrics = metrics
        self.gateway_ready = False
        """Whether Discord has told us all servers and the connection stands."""
        self.hall: Hall | None = None
        """The tables of the present client."""
        self.servers: Callable[[], int] = lambda: 0
        """How many servers the present client is in."""
        self.latency_s: Callable[[], float] = lambda: math.nan
        """How long Discord took to answer the last heartbeat; not finite before the first."""
        self.free_bytes: Callable[[], int | None] = lambda: None
        """Room on the volume with the data."""
        self.commits: Histogram | None = None
        """How long the transactions of the open database took."""
        self._holds_lease = holds_lease
        self.backup_age_ms = backup_age_ms

    def missing(self) -> list[str]:
        """What is not there yet: ``gateway``, ``lease``. Empty when the bot is ready to play."""
        parts = (("gateway", self.gateway_ready), ("lease", self._holds_lease()))
        return [name for name, there in parts if not there]

    def heard(self, event: str) -> None:
        """Note a dispatched event of the gateway connection by its name."""
        if event in ("ready", "resumed"):
            self.gateway_ready = True
        elif event == "disconnect":
            self.gateway_ready = False
        if name := {"connect": "fresh", "resumed": "resumed", "disconnect": "lost"}.get(event):
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
        return (
            False,
            f"No bot answers at {url}: {getattr(error, 'reason', error)}. Is it running, and is BOT_HTTP right?",
        )
