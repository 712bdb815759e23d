"""The REST frame: one call from socket to answer, with authorisation, faults, limits and checks around the handlers.

The handlers themselves are in ``rest_*.py``; each area lists its routes in a table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from aiohttp import BodyPartReader, web

from sandbox.checks.openapi import Exchange
from sandbox.checks.problems import Problem, nested
from sandbox.core import Discord
from sandbox.errors import ApiError
from sandbox.faults import Fault
from sandbox.jsons import Json
from sandbox.rest.limits import RateLimited
from sandbox.rest.uploads import Upload

PREFIX = "/api/v10"
OPEN_PATHS = re.compile(r"/(interactions|webhooks)/.*|/gateway")
"""Paths that need no bot token: the token is in the path, or nothing is secret."""

INTERACTION_CALLBACK = re.compile(r"/interactions/.*")


@dataclass(frozen=True)
class Call:
    """One REST call as the handlers see it."""

    discord: Discord
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: object
    files: dict[str, Upload]

    @property
    def me(self) -> str:
        """The bot's user id."""
        found: str = self.discord.world.bot["id"]
        return found

    @property
    def fields(self) -> Json:
        """The body as an object; empty if there is none. ApiError 50035 if it is something else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(50035)
        return self.body

    def accept(self, problems: list[Problem]) -> None:
        """Refuse the body for its problems, which are noted as violations. ApiError 50035 or 50006."""
        if isinstance(self.body, dict):
            problems = [*problems, *self.discord.emojis.problems(self.body)]
        for problem in problems:
            self.discord.transcript.violation(f"request body: {problem.field}: {problem.text}")
        wrong = [problem for problem in problems if not problem.empty]
        if wrong:
            raise ApiError(50035, nested(wrong))
        if problems:
            raise ApiError(50006)


class Answer(NamedTuple):
    """A JSON answer with a status of its own."""

    status: int
    body: object


Handler: TypeAlias = Callable[[Call], object]
"""Gives the JSON answer of a 200, None for a 204, or an ``Answer``."""
Routes: TypeAlias = tuple[tuple[str, str, Handler], ...]


class _Dropped(Exception):
    """The connection is cut instead of answering."""


class Rest:
    """Serves route tables of handlers under ``/api/v10``."""

    def __init__(self, discord: Discord) -> None:
        """Answer calls from this stand-in's world."""
        self.discord = discord

    def add_to(self, app: web.Application, routes: Routes) -> None:
        """Add the routes; what matches none of them is a violation and answers 404."""
        for method, path, handler in routes:
            app.router.add_route(method, PREFIX + path, self._serve(handler))
        app.router.add_route("*", "/api/{rest:.*}", self._serve(_unknown))

    def _serve(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = re.sub(r"^/api/v\d+", "", request.path)
            try:
                body, files = await _read(request)
            except ConnectionError:  # the bot broke its call off or died: nothing was asked, nobody hears an answer
                return web.Response()
            await self.discord.latency.half()
            call = Call(self.discord, request.match_info, request.query, body, files)
            if handler is _unknown:
                self.discord.transcript.violation(f"unknown route: {request.method} {path}")
            else:
                self._judge(Exchange(request.method, path, body))
            headers: dict[str, str] = {}
            injected = False
            try:
                status, answer, injected = self._answer(request, path, call, handler, headers)
            except _Dropped:
                self.discord.transcript.rest(request.method, path, 0, body, "connection cut")
                if request.transport is not None:
                    request.transport.abort()
                return web.Response()
            if handler is not _unknown and not injected:
                self._judge(Exchange(request.method, path, answer, status))
            self.discord.transcript.rest(request.method, path, status, body, answer)
            if self.discord.limits.closes(status):
                self.discord.transcript.violation("so many invalid calls that Discord would close the address")
            await self.discord.latency.half()
            return response(status, answer, headers)

        return serve

    def _answer(
        self, request: web.Request, path: str, call: Call, handler: Handler, headers: dict[str, str]
    ) -> tuple[int, object, bool]:
        """Status, answer, and whether a fault made it up."""
        fault = self.discord.faults.for_call(request.method, path)
        try:
            if not OPEN_PATHS.fullmatch(path):
                token = f"Bot {self.discord.settings.token}"
                if request.headers.get("Authorization") != token:
                    raise ApiError(0)
            if fault is not None and not fault.after:
                return self._fail(fault, headers)
            if not INTERACTION_CALLBACK.fullmatch(path):
                headers.update(self.discord.limits.use(request.method, path))
            found = handler(call)
            status, answer = found if isinstance(found, Answer) else (204 if found is None else 200, found)
            if fault is not None:
                return self._fail(fault, headers)
        except ApiError as refusal:
            return refusal.status, refusal.body, False
        except RateLimited as refusal:
            headers.update(refusal.headers)
            return 429, refusal.body, False
        except (AttributeError, KeyError, TypeError, ValueError) as problem:
            self.discord.transcript.violation(f"{request.method} {path}: the body or query makes no sense: {problem!r}")
            invalid = ApiError(50035)
            return invalid.status, invalid.body, False
        return status, answer, False

    def _fail(self, fault: Fault, headers: dict[str, str]) -> tuple[int, object, bool]:
        if fault.kind == "drop":
            raise _Dropped
        if fault.kind == "429":
            scope = "global" if fault.everywhere else "user"
            real = self.discord.clock.real_seconds(round(fault.retry_after * 1000))
            limited = RateLimited(real, everywhere=fault.everywhere, scope=scope)
            headers.update(limited.headers)
            return 429, limited.body, False
        return fault.status, {"code": fault.code, "message": f"{fault.status}: injected"}, True

    def _judge(self, exchange: Exchange) -> None:
        if self.discord.spec is not None:
            for problem in self.discord.spec.problems(exchange):
                self.discord.transcript.violation(problem)


def response(status: int, answer: object, headers: Mapping[str, str]) -> web.Response:
    """The HTTP answer. discord.py wants the bare media type, and ``Via`` on every 429."""
    headers = {"Via": "1.1 google", **headers}
    if status == 204:
        return web.Response(status=204, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(body=json.dumps(answer).encode(), status=status, headers=headers)


def _unknown(call: Call) -> Answer:
    return Answer(404, {"message": "404: Not Found", "code": 0})


async def _read(request: web.Request) -> tuple[object, dict[str, Upload]]:
    if request.content_type == "multipart/form-data":
        body: object = None
        files: dict[str, Upload] = {}
        form = await request.multipart()  # not post(): the files that it makes stay open if the call breaks off
        while isinstance(part := await form.next(), BodyPartReader):
            content = bytes(await part.read(decode=True))
            if part.filename:
                files[str(part.name)] = Upload(part.filename, content)
            elif part.name == "payload_json":
                body = json.loads(content)
        return body, files
    if request.content_type == "application/json" and request.can_read_body:
        return await request.json(), {}
    return None, {}
