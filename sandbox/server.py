"""The stand-in on the loopback address: REST, gateway, page and levers in one aiohttp application."""

from __future__ import annotations

from types import TracebackType

from aiohttp import web

from sandbox.control import Control
from sandbox.core import Discord
from sandbox.page import Page
from sandbox.rest import app as rest_app, interactions, messages, places
from sandbox.rest.frame import Rest
from sandbox.settings import HOST, Settings

BODY_MAX = 26 * 1024 * 1024
"""A request has at most 25 MiB; a little more is read so that the refusal is ours."""


class Server:
    """``async with Server(settings) as server``: listens on 127.0.0.1, and only there, until the block ends."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        """``port`` 0 takes a free one."""
        self.settings, self._wanted = settings, port
        self.port = 0

    async def __aenter__(self) -> Server:
        """Start to listen. OSError if the port is taken."""
        self.discord = Discord(self.settings)
        self.control = Control(self.discord)
        app = web.Application(client_max_size=BODY_MAX)
        Page(self.discord).add_to(app)
        self.control.add_to(app)
        routes = (*rest_app.ROUTES, *messages.ROUTES, *interactions.ROUTES, *places.ROUTES)
        Rest(self.discord).add_to(app, routes)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._wanted).start()
        self.port = self.addresses[0][1]
        self.discord.uploads.base = self.url
        self.discord.gateway.url = self.gateway_url
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the stand-in and all that it serves."""
        self.discord.stop()
        await self._runner.cleanup()

    @property
    def addresses(self) -> list[tuple[str, int]]:
        return [(str(address[0]), int(address[1])) for address in self._runner.addresses]

    @property
    def url(self) -> str:
        """Return the address of REST and of the page."""
        return f"http://{HOST}:{self.port}"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self.port}/"
