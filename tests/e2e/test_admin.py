"""What admins do, as gateway traffic: settings that hold, a doctor who finds, data that goes, a referee who decides."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from bot.kernel.saving.export import read, verify
from bot.play.games.kinds import PLAYABLES
from bot.play.lobbies.policy import LOBBIES, Policy
from bot.process import version
from bot.words.marks import channel
from cogs.lobbies import opening
from cogs.server import admin
from cogs.ui.refusals import CALLED, NEEDED, WITHOUT
from sandbox.guilds.interactions import Answer
from sandbox.guilds.permissions import Permission
from tests.e2e.harness import PACE_MS, Bot, Table, deny, table
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

VERSION = EN("admin-version", version=version.told())
ADMIN = "Finn"
"""Has Manage Server in the demo world."""


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[tuple[Sandbox, Bot]]:
    """A sandbox with the bot in it and no table."""
    async with Sandbox.start(rate=0) as sandbox:
        bot = Bot(sandbox, data, 1)
        await bot.start()
        try:
            yield sandbox, bot
        finally:
            await bot.stop()
        assert sandbox.violations == []


def said(answer: Answer) -> str:
    assert answer.message is not None, answer
    return str(answer.message.data["content"])


async def ask(sandbox: Sandbox, who: str, command: str, channel: str = "table", **options: object) -> str:
    """Run a command whose answer must be private."""
    answer = await sandbox.slash(who, channel, command, **options)
    assert answer.message is not None
    assert answer.message.only_for == sandbox.user(who)
    return said(answer)


async def test_settings_hold_for_the_next_table_and_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, bot):
        opened = await sandbox.slash(ADMIN, "table", "table settings")
        assert opened.message is not None
        assert opened.message.only_for == sandbox.user(ADMIN)
        panel = opened.message
        lobby = sandbox.place("lobby")
        answer = await sandbox.select(ADMIN, panel, "g:channels", lobby)
        assert f"<#{lobby}>" in said(answer)
        refused = await ask(sandbox, "Ana", "slap new")
        assert f"only in <#{lobby}>" in refused
        await sandbox.select(ADMIN, panel, "g:channels")
        await sandbox.select(ADMIN, panel, "g:who", "moderators")
        assert await ask(sandbox, "Ana", "slap new") == opening.refused("moderators", Policy(), EN)
        role = sandbox.demo.moderator_role
        answer = await sandbox.select(ADMIN, panel, "g:role", role)
        assert f"<@&{role}>" in said(answer)
        assert f"<@&{role}>" in await ask(sandbox, "Ana", "slap new")
        await bot.stop()
        await bot.start()
        assert f"<@&{role}>" in await ask(sandbox, "Ana", "slap new")
        sandbox.world.give_role(sandbox.guild_id, sandbox.user("Ana"), role)
        allowed = await sandbox.slash("Ana", "table", "slap new")
        assert allowed.message is not None
        assert allowed.message.only_for == ""


async def test_limits_of_tables_and_players_are_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        opened = await sandbox.slash(ADMIN, "table", "table settings")
        assert opened.message is not None
        await sandbox.press(ADMIN, opened.message, "g:more")
        await sandbox.select(ADMIN, opened.message, "g:players", "3")
        await sandbox.press(ADMIN, opened.message, "g:back")
        await sandbox.select(ADMIN, opened.message, "g:tables", "1")
        told = await sandbox.select(ADMIN, opened.message, "g:tables", "member:2")
        assert "Open tables per channel: 1\n- Open tables per member: 2\n" in said(told)
        assert "at most 3 players" in await ask(sandbox, "Ana", "slap new", max_players="4")
        first = await sandbox.slash("Ana", "table", "slap new")
        assert "of 3 players" in said(first)
        assert first.message is not None
        assert "already has an open table" in await ask(sandbox, "Ben", "slap new")
        elsewhere = await sandbox.slash("Ben", "lobby", "slap new")
        assert "of 3 players" in said(elsewhere)
        await sandbox.press("Ana", first.message, "Leave")
        again = await sandbox.slash("Ben", "table", "slap new")
        assert again.message is not None
        assert again.message.only_for == ""


async def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        for _ in range(LOBBIES):
            opened = await sandbox.slash("Ana", "table", "slap new")
        assert await ask(sandbox, "Ana", "cosmic new") == opening.refused("lobbies", Policy(), EN)
        assert opened.message is not None
        await sandbox.press("Ana", opened.message, "Leave")
        again = await sandbox.slash("Ana", "table", "slap new")  # one lobby less, one more
        assert again.message is not None
        assert again.message.only_for == ""
        settings = await sandbox.slash(ADMIN, "table", "table settings")
        assert settings.message is not None
        await sandbox.select(ADMIN, settings.message, "g:tables", "member:1")
        assert await ask(sandbox, "Ana", "slap new") == opening.refused("member", Policy(member=1), EN)
        other = await sandbox.slash("Ben", "table", "slap new")
        assert other.message is not None
        assert other.message.only_for == ""


async def test_only_people_who_manage_the_server_see_settings_and_doctor(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        for command in ("table settings", "table doctor"):
            assert await ask(sandbox, "Ana", command) == EN("admin-needs-manage-server")
        opened = await sandbox.slash(ADMIN, "table", "table settings")
        assert opened.message is not None
        sandbox.world.members[(sandbox.guild_id, sandbox.user(ADMIN))]["roles"].clear()
        late = await sandbox.select(ADMIN, opened.message, "g:tables", "1")  # rights are gone since it was opened
        assert said(late) == EN("admin-needs-manage-server")


async def test_the_doctor_finds_nothing_where_all_is_well(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        assert await ask(sandbox, ADMIN, "table doctor") == f"{EN('admin-all-well')}\n{VERSION}"


async def test_the_doctor_names_each_missing_permission_here_and_in_channels_that_tables_use(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        here, there = sandbox.place("table"), sandbox.place("lobby")
        opened = await sandbox.slash(ADMIN, "table", "table settings")
        assert opened.message is not None
        await sandbox.select(ADMIN, opened.message, "g:channels", here, there)
        for name in NEEDED:
            if name == "view_channel":
                continue  # without it Discord offers the command to nobody's bot in this channel
            deny(sandbox, Permission[name.upper()], here)
            found = await ask(sandbox, ADMIN, "table doctor")
            label, effect = EN(CALLED[name]), EN(WITHOUT[name])
            missing = EN("admin-missing", channel=channel(int(here)), permission=label, effect=effect)
            assert found.splitlines() == [EN("admin-found"), missing, VERSION]
        deny(sandbox, Permission(~int(Permission.VIEW_CHANNEL) & ((1 << 53) - 1)), here)
        found = await ask(sandbox, ADMIN, "table doctor")  # a doctor without any permission still answers
        assert len(found.splitlines()) == len(NEEDED) + 1


async def test_the_doctor_knows_tables_that_show_words_only(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        deny(sandbox, Permission.ATTACH_FILES)
        await sandbox.advance_until(
            lambda: any(post["content"].startswith("🖼️") for post in play.posts()), PACE_MS, play.settled
        )
        found = await ask(sandbox, ADMIN, "table doctor")
        assert EN("admin-words-only", channel=channel(int(play.thread)), code="50013") in found


async def test_the_doctor_knows_refused_channels_and_waiting_tables(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        parent = sandbox.place("table")
        deny(sandbox, Permission.SEND_MESSAGES_IN_THREADS, parent)
        await sandbox.advance(10_000)
        await sandbox.wait_message(lambda m: "50013" in m["content"], "table")
        found = await ask(sandbox, ADMIN, "table doctor")
        assert EN("admin-channel-refused", channel=channel(int(play.thread)), code="50013") in found
        before = len(play.posts())
        deny(sandbox, Permission(0), parent)
        await play.settled()
        await sandbox.advance(10_000)
        await sandbox.wait_for(lambda: len(play.posts()) > before)
        await play.settled()
        assert await ask(sandbox, ADMIN, "table doctor") == f"{EN('admin-all-well')}\n{VERSION}"


async def test_what_is_stored_about_a_person_is_told_and_deleted_on_confirmation(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        assert "1 open game or lobby" in await ask(sandbox, "Ben", "table privacy")
        opened = await sandbox.slash("Ben", "table", "table privacy")
        assert opened.message is not None
        still = await sandbox.press("Ben", opened.message, "Delete my data")
        assert said(still) == admin.still_playing([int(play.thread)], EN), "at once, before any Really?"
        await sandbox.surely(ADMIN, play.thread, "slap stop")
        await play.said("Seed:")
        await play.bot.stop()
        await play.bot.start()
        assert "in 1 finished game" in await ask(sandbox, "Ben", "table privacy")
        opened = await sandbox.slash("Ben", "table", "table privacy")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Delete my data")
        kept = await sandbox.press("Ben", opened.message, "p:keep")
        assert said(kept) == EN("admin-kept")
        assert "in 1 finished game" in await ask(sandbox, "Ben", "table privacy")
        opened = await sandbox.slash("Ben", "table", "table privacy")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Delete my data")
        done = await sandbox.press("Ben", opened.message, "Yes, delete it for good")
        assert said(done) == admin.deleted(0, 7, EN)
        stored = b"".join(
            path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()
        )  # while it runs: log, too
        assert b"Ana" in stored
        ben = int(sandbox.user("Ben"))
        assert [form for form in (b"Ben", str(ben).encode(), ben.to_bytes(8, "big")) if form in stored] == []
        opened = await sandbox.slash("Ben", "table", "table privacy")
        assert opened.message is not None
        assert "in 0 finished games" in said(opened)
        assert said(await sandbox.press("Ben", opened.message, "Delete my data")) == EN(
            "admin-nothing-to-delete", left=0
        )
        assert "in 1 finished game" in await ask(sandbox, "Ana", "table privacy")


async def test_who_has_left_a_game_that_goes_on_can_delete_their_data(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben", "Cy")) as play:
        sandbox = play.sandbox
        await sandbox.surely("Cy", play.thread, "slap leave")
        opened = await sandbox.slash("Cy", "table", "table privacy")
        assert opened.message is not None
        really = await sandbox.press("Cy", opened.message, "Delete my data")
        assert said(really) == EN("admin-ask-delete")
        done = await sandbox.press("Cy", opened.message, "Yes, delete it for good")
        assert said(done) == admin.deleted(1, 7, EN)
        opened = await sandbox.slash("Cy", "table", "table privacy")
        assert opened.message is not None
        again = await sandbox.press("Cy", opened.message, "Delete my data")
        assert said(again) == EN("admin-nothing-to-delete", left=1)
        await sandbox.surely(ADMIN, play.thread, "slap stop")
        await play.said("Seed:")
        assert "in 0 finished games" in await ask(sandbox, "Cy", "table privacy")
        assert "in 1 finished game" in await ask(sandbox, "Ana", "table privacy")
        await play.bot.stop()
        stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*.db*"))
        assert str(sandbox.user("Cy")).encode() not in stored


async def test_a_finished_game_is_given_out_as_a_file_that_proves_true_and_one_under_way_is_not(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben"), seed=5) as play:
        await play.turn()
        refused = await ask(play.sandbox, "Ana", "table export", play.thread)
        assert refused == EN("table-nothing-to-verify")
        await play.sandbox.surely(ADMIN, play.thread, "slap stop")
        await play.said("Seed:")
        answer = await play.sandbox.slash("Dot", "table", "table export", table=1)
        assert answer.message is not None
        assert answer.message.only_for == play.sandbox.user("Dot")
        (file,) = answer.message.data["attachments"]
        async with aiohttp.ClientSession() as http, http.get(file["url"]) as got:
            data = await got.read()
        assert verify(PLAYABLES, data).replayed
        assert play.sandbox.user("Ana") not in data.decode()
        assert read(data).seed == "5"


async def test_a_finished_game_is_kept_from_those_who_may_not_look_into_its_channel(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben"), seed=5) as play:
        sandbox = play.sandbox
        await play.turn()
        await sandbox.surely(ADMIN, play.thread, "slap stop")
        await play.said("Seed:")
        for who in ("Dot", "Ana"):
            sandbox.world.overwrite(sandbox.channels["table"], sandbox.user(who), deny=Permission.VIEW_CHANNEL)
        for command in ("table export", "table verify"):
            assert EN("table-nothing-to-verify") in said(await sandbox.slash("Dot", "lobby", command, table=1))
            for who in ("Ana", "Cy"):  # she played it, and he may look
                assert EN("table-nothing-to-verify") not in said(await sandbox.slash(who, "lobby", command, table=1))
        sandbox.world.clear_overwrite(sandbox.channels["table"], sandbox.user("Dot"))
        assert EN("table-nothing-to-verify") not in said(await sandbox.slash("Dot", "lobby", "table export", table=1))


async def faulty(play: Table) -> None:
    """The rules break on the next departure."""
    play.bot.arm()
    answer = await play.sandbox.surely("Cy", play.thread, "slap leave")
    assert said(answer) == EN("play-referee-private")
    (play.bot.data / "armed").unlink()


async def test_a_table_with_a_fault_goes_on_when_whoever_plays_tries_again(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FAULT": "leave"}) as play:
        await play.turn()
        await faulty(play)
        notice = await play.said("referee is needed")
        found = await ask(play.sandbox, ADMIN, "table doctor")
        assert EN("admin-referee", table="1", channel=channel(int(play.thread))) in found
        assert said(await play.sandbox.press("Dot", notice, "Try again")) == EN("play-only-referee")
        assert said(await play.sandbox.press("Ben", notice, "Try again")) == EN("play-chosen")
        await play.said(EN("play-retried"))
        left = await play.sandbox.surely("Cy", play.thread, "slap leave")
        assert said(left) != EN("play-referee-private")
        assert said(await play.sandbox.press("Ana", notice, "Stop the game")) == EN("play-no-referee")


async def test_a_table_with_a_fault_waits_through_a_restart_and_can_be_taken_back_by_command(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FAULT": "leave"}) as play:
        card = await play.turn()
        await faulty(play)
        await play.said("referee is needed")
        await play.bot.kill()
        await play.bot.start()
        answer = await play.sandbox.slash("Ana", play.thread, "table referee", action="undo")
        assert said(answer) == EN("play-voted")
        vote = await play.said(EN("play-vote-referee-undo", votes=1, needed=2))
        after = len(play.posts())
        assert said(await play.sandbox.press("Ben", vote, EN("play-undo"))) == EN("play-chosen")
        await play.said(EN("play-undone"))
        await play.sandbox.advance(10_000)
        again = await play.said(card["content"].split("\n")[0], after=after)  # the same card comes anew
        assert again["id"] != card["id"]


async def test_a_table_with_a_fault_can_be_stopped_by_command(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FAULT": "leave"}) as play:
        await faulty(play)
        assert said(await play.sandbox.slash(ADMIN, play.thread, "table referee", action="stop")) == EN("play-chosen")
        await play.said(EN("play-stopped"))
        games = await ask(play.sandbox, "Ana", "table games")
        assert games == EN("table-no-games")


async def test_a_full_disk_in_the_middle_of_a_game_costs_nothing_but_time(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FULL": "1"}) as play:
        await play.turn()
        play.bot.arm()
        refused = await play.sandbox.surely("Cy", play.thread, "slap leave")
        assert said(refused) == EN("play-disk-full")
        assert await ask(play.sandbox, "Dot", "slap new") == EN("play-disk-full-here")  # no table that would go on
        (tmp_path / "armed").unlink()
        await play.sandbox.advance(6_000)  # the table takes itself up again
        status = said(await play.sandbox.slash("Cy", play.thread, "slap status"))
        assert "Cy" in status.split("\n")[1]
        assert "Open now" in status
        left = await play.sandbox.surely("Cy", play.thread, "slap leave")
        assert said(left) != EN("play-disk-full")
        assert "Cy" not in said(await play.sandbox.slash("Ana", play.thread, "slap status")).split("\n")[1]
