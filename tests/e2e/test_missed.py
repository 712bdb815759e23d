"""``/games`` and what one has missed, through the real bot: from anywhere, for the asker alone."""

from __future__ import annotations

from pathlib import Path

from bot.play.running.resuming import QUIET_MS
from bot.tables.cosmic.chair import VISIT_MS
from cogs.ui.components import plain
from tests.e2e.cosmic import cosmic, text_of
from tests.e2e.test_bad_input import sent
from tests.e2e.test_cosmic_lobby import begun, said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

BUTTON = "m:missed:1"


def elsewhere(sandbox: Sandbox) -> str:
    """A channel of a server where the bot is not, and Ana is."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", sandbox.user("Ana"))["id"]
    world.leave(guild, world.bot["id"])
    return str(world.add_channel(guild, "talk")["id"])


async def test_one_learns_anywhere_what_one_has_missed_and_nobody_else_does(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        await said(sandbox, "Ana", "board", channel=thread)
        await sandbox.advance(VISIT_MS)
        talk = elsewhere(sandbox)
        listed = await sandbox.slash("Ana", talk, "games")
        assert listed.message is not None
        assert listed.message.only_for == sandbox.user("Ana")
        assert text_of(listed.message.data).startswith("**Your move** at one table, soonest first:")
        told = await sandbox.press("Ana", listed.message.id, BUTTON)
        assert told.message is not None
        assert told.message.only_for == sandbox.user("Ana")
        first = plain(str(told.message.data["content"]))
        assert "Cosmic Encounter 1" in first
        assert "since you last looked" in first
        assert EN("cosmic-missed-same") in first
        assert told.message.data["attachments"] == [], "the board has not changed"
        own = await sandbox.slash("Cy", "table", "games")
        pressed = {"component_type": 2, "custom_id": BUTTON, "id": 2}
        assert await sent(sandbox, "Cy", 3, pressed, own.message) == EN("table-not-your-game")


async def test_the_list_says_that_a_table_is_paused_also_while_it_is_asleep_and_after_kill_9(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, speed="daily") as table:
        sandbox = table.sandbox
        paused = f"(https://discord.com/channels/{sandbox.guild_id}/{table.thread})**\n{EN('table-status-paused')}"
        assert paused not in await said(sandbox, "Ana", "games")
        await table.does("Ben", "pause", "pause")
        await table.does("Ana", "pause", "pause")
        await sandbox.advance(2 * QUIET_MS)
        assert paused in await said(sandbox, "Ana", "games")
        await table.bot.kill()
        await table.bot.start()
        assert paused in await said(sandbox, "Ben", "games")
        await table.does("Ben", "pause", "resume")
        await table.does("Ana", "pause", "resume")
        assert paused not in await said(sandbox, "Ana", "games")
