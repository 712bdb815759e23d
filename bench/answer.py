"""First answers to presses while 20 pictures are being drawn, and the event loop's lag meanwhile.

The real bot runs as a process against the sandbox; this module is also that process's entry, which keeps 20 pictures in
the render pool all the time. A press is a slap by button at a live table: judged, made durable, and answered. The time
runs from the press on the page's side to the answer's arrival there, so the sandbox's own work is in it.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from bot import app
from bot.__main__ import main
from bot.sandbox.demo import demo_world
from bot.sandbox.jsons import flat
from bot.sandbox.launch import bot_environment
from bot.sandbox.server import Server
from bot.sandbox.settings import Settings
from renderers.pool import RenderPool
from renderers.samples import SAMPLES

DRAWING = 20
PRESSES = 300
COUNTDOWN_S = 12
GAP_S = 0.02
LAGS, DRAWN = "BENCH_LAGS", "drawn"


class BusyPool(RenderPool):
    """A render pool with 20 pictures under way besides those that the bot wants."""

    def __init__(self, workers: int = 1, waiting: int = 16) -> None:
        super().__init__(workers, waiting + DRAWING)
        self._load: list[asyncio.Task[None]] = []
        self._lags: list[float] = []
        self._drawn = 0
        atexit.register(self._report)

    async def start(self) -> None:
        """Start the workers and the load."""
        await super().start()
        self._load = [asyncio.create_task(self._draw_on(n)) for n in range(DRAWING)]
        self._load.append(asyncio.create_task(self._watch()))

    async def close(self) -> None:
        """End the load, then the workers."""
        for task in self._load:
            task.cancel()
        await super().close()

    async def _draw_on(self, first: int) -> None:
        for n in count(first):
            sample = SAMPLES[n % len(SAMPLES)]
            await self.draw(sample.renderer, sample.encoded())
            self._drawn += 1

    async def _watch(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            self._lags.append((time.perf_counter() - before - 0.01) * 1000)

    def _report(self) -> None:
        Path(os.environ[LAGS]).write_text(json.dumps({"lags": self._lags, DRAWN: self._drawn}))


def _p99(values: list[float]) -> float:
    return sorted(values)[len(values) * 99 // 100]


def _newest_slap(server: Server) -> tuple[str, str]:
    """Message and custom_id of the newest Slap button."""
    for message in reversed(server.discord.messages.all.values()):
        for part in flat(message.data["components"]):
            if str(part.get("custom_id", "")).endswith(":slap"):
                return message.id, part["custom_id"]
    raise RuntimeError("no card was posted")


async def _press(server: Server, who: str) -> float:
    message, slap = _newest_slap(server)
    asked = time.perf_counter()
    answer = await server.discord.people.press(who, message, slap).answer
    if answer.failed:
        raise RuntimeError("a press was not answered in time")
    return (time.perf_counter() - asked) * 1000


async def _measure(folder: Path) -> dict[str, float]:
    report = folder / "lags.json"
    async with Server(Settings(rate=1.0, limits=False), 0) as server:
        demo = demo_world(server.discord)
        people, channel = server.discord.people, demo.channels["table"]
        environment = bot_environment(server, folder) | {"LOG_LEVEL": "ERROR", LAGS: str(report)}
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.answer", env=environment)
        try:
            while not server.discord.gateway.counts.identifies:  # noqa: ASYNC110  # a process starts
                await asyncio.sleep(0.01)
            ana, ben = demo.people["Ana"], demo.people["Ben"]
            options = {"slap_by": "both", "penalty": "0"}
            lobby = (await people.slash(ana, channel, "slap new", options).answer).message
            assert lobby is not None
            buttons = lobby.data["components"][0]["components"]
            ids = {button["label"]: button["custom_id"] for button in buttons}
            await people.press(ben, lobby.id, ids["Join"]).answer
            await people.press(ana, lobby.id, ids["Start"]).answer
            await asyncio.sleep(COUNTDOWN_S)
            took = []
            for n in range(PRESSES):
                took.append(await _press(server, (ana, ben)[n % 2]))
                await asyncio.sleep(GAP_S)
        finally:
            child.terminate()
            await child.wait()
    seen = json.loads(report.read_text())
    return {
        "p50 ms": sorted(took)[len(took) // 2],
        "p99 ms": _p99(took),
        "loop lag p99 ms": _p99(seen["lags"]),
        "pictures drawn": float(seen[DRAWN]),
    }


def run() -> dict[str, float]:
    """Milliseconds, and how many pictures were drawn meanwhile."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        return asyncio.run(_measure(Path(folder)))


if __name__ == "__main__":
    app.RenderPool = BusyPool  # type: ignore[attr-defined]
    sys.exit(main(["run"]))
