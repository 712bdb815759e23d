"""Bad weather for whole games: two refused calls, an event that cannot be read, and kill -9, one after another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from sandbox.faults import Fault, FaultKind
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox

GoOn: TypeAlias = Callable[[Callable[[], bool]], Awaitable[None]]
"""Play on until something is so; fails if that never comes."""
ECHO = "MESSAGE_CREATE"


class Refusal(NamedTuple):
    """A refusal of a call by Discord, or by something before it: a fault of the stand-in."""

    kind: FaultKind
    status: int = 500
    after: bool = False
    """Whether the call takes effect all the same."""
    code: int = 0
    """Discord's own; 0 if there is none."""


class Levers(Protocol):
    """Levers that make the weather."""

    async def arm(self, fault: Fault) -> None:
        """Make this go wrong next."""

    def calm(self) -> bool:
        """True if everything has gone wrong that was to."""

    async def kill(self) -> None:
        """Kill the bot like ``kill -9``, and start it anew."""


class Behind:
    """The levers of a sandbox in this process."""

    def __init__(self, sandbox: Sandbox, bot: Bot) -> None:
        self.sandbox, self.bot = sandbox, bot

    async def arm(self, fault: Fault) -> None:
        self.sandbox.faults.add(fault)

    def calm(self) -> bool:
        return not self.sandbox.faults.rules

    async def kill(self) -> None:
        await self.bot.kill()
        await self.bot.start()


async def weather(levers: Levers, go_on: GoOn, refusal: Refusal, calls: Sequence[tuple[str, str]]) -> None:
    """Two calls are refused, each the next one of its kind; then an echo of the bot's cannot be read; then it dies."""
    kind, status, after, code = refusal
    refused = [Fault(kind, method, path, status=status, after=after, code=code) for method, path in calls]
    for fault in (*refused, Fault("garble", path=ECHO, without="id")):
        await levers.arm(fault)
        await go_on(levers.calm)
    await levers.kill()
    await go_on(levers.calm)
