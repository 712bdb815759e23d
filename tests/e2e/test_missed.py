"""``/my games`` and what one has missed, through the real bot: from anywhere, for the asker alone."""

from __future__ import annotations

from pathlib import Path

from bot.play.running.sleeping import QUIET_MS
from bot.tables.cosmic.chair import VISIT_MS
from cogs.ui.emojis import plain
from tests.e2e.cosmic import cosmic
from tests.e2e.test_cosmic_lobby import begun, said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

MENU = "m:missed"


def elsewhere(sandbox: Sandbox) -> str:
    """A channel of a server where the bot is not, and Ana is."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", sandbox.user("Ana"))["id"]
    world.leave(guild, world.bot["id"])
    return str(world.add_channel(guild, "talk")["id"])


async def test_one_learns_anywhere_what_one_has_missed_and_nobody_else_does(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        await said(sandbox, "Ana", "cosmic status", channel=thread)
        await sandbox.advance(VISIT_MS)
        talk = elsewhere(sandbox)
        listed = await sandbox.slash("Ana", talk, "my games")
        assert listed.message is not None
        assert listed.message.only_for == sandbox.user("Ana")
        assert str(listed.message.data["content"]).startswith("**Your move** at one table, soonest first:")
        told = await sandbox.select("Ana", listed.message.id, MENU, "1")
        assert told.message is not None
        assert told.message.only_for == sandbox.user("Ana")
        first = plain(str(told.message.data["content"]))
        assert "Cosmic Encounter 1" in first
        assert "since you last looked" in first
        assert EN("cosmic-missed-same") in first
        by_command = await sandbox.slash("Ana", talk, "my missed")
        assert by_command.message is not None
        assert plain(str(by_command.message.data["content"])) == first
        refused = await sandbox.slash("Cy", "table", "my missed", game=1)
        assert refused.message is not None
        assert refused.message.data["content"] == EN("table-not-your-game")


async def test_the_list_says_that_a_table_is_paused_also_while_it_is_asleep_and_after_kill_9(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, speed="daily") as table:
        sandbox = table.sandbox
        paused = f"(https://discord.com/channels/{sandbox.guild_id}/{table.thread}): {EN('table-status-paused')}"
        assert paused not in await said(sandbox, "Ana", "my games")
        await said(sandbox, "Ben", "cosmic pause", channel=table.thread)
        await said(sandbox, "Ana", "cosmic pause", channel=table.thread)
        await sandbox.advance(2 * QUIET_MS)
        assert paused in await said(sandbox, "Ana", "my games")
        await table.bot.kill()
        await table.bot.start()
        assert paused in await said(sandbox, "Ben", "my games")
        await said(sandbox, "Ben", "cosmic resume", channel=table.thread)
        await said(sandbox, "Ana", "cosmic resume", channel=table.thread)
        assert paused not in await said(sandbox, "Ana", "my games")
