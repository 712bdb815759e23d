"""Health and metrics over HTTP: ``/healthz``, ``/readyz``, ``/metrics``. Says nothing about players, cards or tokens.

There is no password: it listens on 127.0.0.1 unless BOT_HTTP says otherwise.
"""

from __future__ import annotations

import logging
from types import TracebackType

from aiohttp import web

from bot.errors import StartError
from bot.ops.health import NOT_READY, Health
from bot.ops.prometheus import render

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
        """Start to listen. StartError if the address cannot be used."""
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
            raise StartError(
                f"BOT_HTTP {host}:{port} cannot be used ({error.strerror}): choose another port, or off."
            ) from error
        self.port = int(self._runner.addresses[0][1])
        log.info("health and metrics at http://%s:%s", host, self.port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop serving, whether the body raised or not."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _alive(self, request: web.Request) -> web.Response:
        """The event loop turns: that is all this says."""
        return web.Response(text=ALIVE)

    async def _ready(self, request: web.Request) -> web.Response:
        missing = self._health.missing()
        if missing:
            return web.Response(status=503, text=f"{NOT_READY}{', '.join(missing)}\n")
        return web.Response(text=READY)

    async def _metrics(self, request: web.Request) -> web.Response:
        headers = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        return web.Response(body=render(self._health), headers=headers)
