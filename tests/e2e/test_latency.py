"""Calls take 100 to 300 ms, as on the real Discord: everybody is answered in time, and cards keep their pace."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from bot.slap.options import Options
from sandbox.guilds.interactions import Answer
from tests.e2e.cosmic import CosmicTable
from tests.e2e.harness import PACE_MS, Bot, Table, seed_with_pattern
from tests.sandbox.client import Sandbox

LATENCY_MS = (100, 300)
ROUND_TRIPS = 4
"""Calls that may stand between a card that is due and the one that shows it."""


def answers(sandbox: Sandbox) -> list[Answer]:
    return [one.answer.result() for one in sandbox.discord.interactions.by_id.values() if one.answer.done()]


async def test_a_slap_game_keeps_its_pace_while_every_call_takes_its_time(tmp_path: Path) -> None:
    seed = seed_with_pattern(2)
    async with Sandbox.start(rate=0, latency_ms=LATENCY_MS) as sandbox:
        async with Bot(sandbox, tmp_path, seed) as bot:
            play = Table(sandbox, bot, seed, ("Ana", "Ben"), Options())
            await play.open(("Ana", "Ben"))
            assert sandbox.inside(play.thread) == {"Ana", "Ben"}
            card = await play.turn_to_pattern()
            play.slap("Ben", card)
            await play.said("Ben", after=len(play.posts()) - 1)
            times = [int(one["id"]) >> 22 for one in play.cards]
            gaps = [later - earlier for earlier, later in pairwise(times)]
            assert all(PACE_MS <= gap <= PACE_MS + ROUND_TRIPS * LATENCY_MS[1] for gap in gaps), gaps
        assert [one for one in answers(sandbox) if one.failed] == []
        assert sandbox.violations == []


async def test_a_cosmic_game_begins_and_is_answered_while_every_call_takes_its_time(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0, latency_ms=LATENCY_MS) as sandbox:
        async with Bot(sandbox, tmp_path, 1) as bot:
            play = CosmicTable(sandbox, bot, ("Ana", "Ben"))
            began = sandbox.discord.clock.now_ms
            await play.open(1, speed="live")
            assert sandbox.inside(play.thread) == {"Ana", "Ben"}
            assert sandbox.discord.clock.now_ms > began
            told = len(play.stories())
            await play.drive_until(lambda: len(play.stories()) > told)
        assert [one for one in answers(sandbox) if one.failed] == []
        assert sandbox.violations == []
