"""Acts of admins as gateway traffic: settings that hold, a doctor who finds, data that goes, a referee who decides."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.kernel.export import read, verify
from bot.play.games.kinds import PLAYABLES
from bot.play.policy import LOBBIES, Policy
from bot.process import version
from bot.words.signs import channel
from cogs import server
from cogs.lobbies import opening
from cogs.ui.voices import CALLED, NEEDED, WITHOUT
from sandbox.errors import Impossible
from sandbox.guilds.interactions import Answer
from sandbox.guilds.permissions import Permission
from tests.e2e import panels
from tests.e2e.cosmic import text_of
from tests.e2e.harness import PACE_MS, Bot, Table, cards_line, deny, table
from tests.e2e.lobbies import choose
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

VERSION = EN("admin-version", version=version.with_commit())
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
        lobby = sandbox.place("lobby")
        answer = await panels.set_up(sandbox, channels=[lobby])
        assert answer.only_for == sandbox.user(ADMIN)
        assert f"<#{lobby}>" in panels.words_of(answer)
        refused = await ask(sandbox, "Ana", "play", game="slap")
        assert f"only in <#{lobby}>" in refused
        await panels.set_up(sandbox, channels=[], who="moderators")
        assert await ask(sandbox, "Ana", "play", game="slap") == opening.refused("moderators", Policy(), EN)
        role = sandbox.demo.moderator_role
        answer = await panels.set_up(sandbox, who="role", role=[role])
        assert f"<@&{role}>" in panels.words_of(answer)
        assert f"<@&{role}>" in await ask(sandbox, "Ana", "play", game="slap")
        await bot.stop()
        await bot.start()
        assert f"<@&{role}>" in await ask(sandbox, "Ana", "play", game="slap")
        sandbox.world.give_role(sandbox.guild_id, sandbox.user("Ana"), role)
        allowed = await sandbox.slash("Ana", "table", "play", game="slap")
        assert allowed.message is not None
        assert allowed.message.only_for == ""


async def test_limits_of_tables_and_players_are_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        told = await panels.set_up(sandbox, players="3", tables="1", member="2")
        assert "Open tables per channel: 1\n- Open tables per member: 2\n" in panels.words_of(told)
        first = await sandbox.slash("Ana", "table", "play", game="slap")
        assert "(1 of 3)" in said(first)
        assert first.message is not None
        assert "at most 3 players" in await choose(sandbox, "Ana", first.message.id, "slap", max_players="4")
        assert "already has an open table" in await ask(sandbox, "Ben", "play", game="slap")
        elsewhere = await sandbox.slash("Ben", "lobby", "play", game="slap")
        assert "(1 of 3)" in said(elsewhere)
        await sandbox.press("Ana", first.message, "Leave")
        again = await sandbox.slash("Ben", "table", "play", game="slap")
        assert again.message is not None
        assert again.message.only_for == ""


async def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        for _ in range(LOBBIES):
            opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert await ask(sandbox, "Ana", "play", game="cosmic") == opening.refused("lobbies", Policy(), EN)
        assert opened.message is not None
        await sandbox.press("Ana", opened.message, "Leave")
        again = await sandbox.slash("Ana", "table", "play", game="slap")  # one lobby less, one more
        assert again.message is not None
        assert again.message.only_for == ""
        await panels.set_up(sandbox, member="1")
        assert await ask(sandbox, "Ana", "play", game="slap") == opening.refused("member", Policy(member=1), EN)
        other = await sandbox.slash("Ben", "table", "play", game="slap")
        assert other.message is not None
        assert other.message.only_for == ""


async def test_only_people_who_manage_the_server_see_settings_and_doctor(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        for command in ("admin", "doctor"):
            with pytest.raises(Impossible, match="for people with more permissions"):
                await sandbox.slash("Ana", "table", command)
        opened = await panels.settings(sandbox)
        sandbox.world.members[(sandbox.guild_id, sandbox.user(ADMIN))]["roles"].clear()
        late = await sandbox.press(ADMIN, opened, "g:edit:tables")  # rights are gone since it was opened
        assert said(late) == EN("admin-needs-manage-server")


async def test_the_doctor_finds_nothing_where_all_is_well(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        assert await ask(sandbox, ADMIN, "doctor") == f"{EN('admin-all-well')}\n{EN('admin-events')}\n{VERSION}"


async def test_the_doctor_names_each_missing_permission_here_and_in_channels_that_tables_use(tmp_path: Path) -> None:
    async with running(tmp_path) as (sandbox, _):
        here, there = sandbox.place("table"), sandbox.place("lobby")
        await panels.set_up(sandbox, channels=[here, there])
        for name in NEEDED:
            if name == "view_channel":
                continue  # without it Discord offers the command to nobody's bot in this channel
            deny(sandbox, Permission[name.upper()], here)
            found = await ask(sandbox, ADMIN, "doctor")
            label, effect = EN(CALLED[name]), EN(WITHOUT[name])
            missing = EN("admin-missing", channel=channel(int(here)), permission=label, effect=effect)
            assert found.splitlines() == [EN("admin-found"), missing, VERSION]
        deny(sandbox, Permission(~int(Permission.VIEW_CHANNEL) & ((1 << 53) - 1)), here)
        found = await ask(sandbox, ADMIN, "doctor")  # a doctor without any permission still answers
        assert len(found.splitlines()) == len(NEEDED) + 1


async def test_the_doctor_knows_tables_that_show_words_only(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        deny(sandbox, Permission.ATTACH_FILES)
        await sandbox.advance_until(
            lambda: any("words only" in post["content"] for post in play.posts()), PACE_MS, play.settled
        )
        found = await ask(sandbox, ADMIN, "doctor")
        assert EN("admin-words-only", channel=channel(int(play.thread)), code="50013") in found


async def test_the_doctor_knows_refused_channels_and_waiting_tables(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        parent = sandbox.place("table")
        deny(sandbox, Permission.SEND_MESSAGES_IN_THREADS, parent)
        await sandbox.advance(10_000)
        await sandbox.wait_message(lambda m: "50013" in m["content"], "table")
        found = await ask(sandbox, ADMIN, "doctor")
        assert EN("admin-channel-refused", channel=channel(int(play.thread)), code="50013") in found
        before = len(play.posts())
        deny(sandbox, Permission(0), parent)
        await play.settled()
        await sandbox.advance(10_000)
        await sandbox.wait_for(lambda: len(play.posts()) > before)
        await play.settled()
        assert await ask(sandbox, ADMIN, "doctor") == f"{EN('admin-all-well')}\n{EN('admin-events')}\n{VERSION}"


async def test_what_is_stored_about_a_person_is_told_and_deleted_on_confirmation(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        assert "1 open game or lobby" in await ask(sandbox, "Ben", "privacy")
        opened = await sandbox.slash("Ben", "table", "privacy")
        assert opened.message is not None
        still = await sandbox.press("Ben", opened.message, "Delete my data")
        assert said(still) == server.still_playing([int(play.thread)], EN), "at once, before any Really?"
        await sandbox.surely(ADMIN, play.thread, "pause")
        await play.said(" piles taken.")
        await play.bot.stop()
        await play.bot.start()
        assert "in 1 finished game" in await ask(sandbox, "Ben", "privacy")
        opened = await sandbox.slash("Ben", "table", "privacy")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Delete my data")
        kept = await sandbox.press("Ben", opened.message, "p:keep")
        assert said(kept) == EN("admin-kept")
        assert "in 1 finished game" in await ask(sandbox, "Ben", "privacy")
        opened = await sandbox.slash("Ben", "table", "privacy")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Delete my data")
        done = await sandbox.press("Ben", opened.message, "Yes, delete it for good")
        assert said(done) == server.deleted(0, 7, EN)
        stored = b"".join(
            path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()
        )  # while it runs: log, too
        assert b"Ana" in stored
        ben = int(sandbox.user("Ben"))
        assert [form for form in (b"Ben", str(ben).encode(), ben.to_bytes(8, "big")) if form in stored] == []
        opened = await sandbox.slash("Ben", "table", "privacy")
        assert opened.message is not None
        assert "in 0 finished games" in said(opened)
        assert said(await sandbox.press("Ben", opened.message, "Delete my data")) == EN(
            "admin-nothing-to-delete", left=0
        )
        assert "in 1 finished game" in await ask(sandbox, "Ana", "privacy")


async def test_who_has_left_a_game_that_goes_on_can_delete_their_data(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben", "Cy")) as play:
        sandbox = play.sandbox
        await sandbox.surely("Cy", play.thread, "leave")
        opened = await sandbox.slash("Cy", "table", "privacy")
        assert opened.message is not None
        really = await sandbox.press("Cy", opened.message, "Delete my data")
        assert said(really) == EN("admin-ask-delete")
        done = await sandbox.press("Cy", opened.message, "Yes, delete it for good")
        assert said(done) == server.deleted(1, 7, EN)
        opened = await sandbox.slash("Cy", "table", "privacy")
        assert opened.message is not None
        again = await sandbox.press("Cy", opened.message, "Delete my data")
        assert said(again) == EN("admin-nothing-to-delete", left=1)
        await sandbox.surely(ADMIN, play.thread, "pause")
        await play.said(" piles taken.")
        assert "in 0 finished games" in await ask(sandbox, "Cy", "privacy")
        assert "in 1 finished game" in await ask(sandbox, "Ana", "privacy")
        await play.bot.stop()
        stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*.db*"))
        assert str(sandbox.user("Cy")).encode() not in stored


async def test_a_finished_game_is_given_out_as_a_file_that_proves_true_and_one_under_way_is_not(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben"), seed=5) as play:
        await play.turn()
        assert await panels.read(play.sandbox, "Ana", "h:list", play.thread) == EN("history-nothing")
        await play.sandbox.surely(ADMIN, play.thread, "pause")
        await play.said(" piles taken.")
        answer = await panels.exported(play.sandbox, "Dot")
        assert answer.only_for == play.sandbox.user("Dot")
        (file,) = answer.data["attachments"]
        async with aiohttp.ClientSession() as http, http.get(file["url"]) as got:
            data = await got.read()
        assert verify(PLAYABLES, data).replayed
        assert play.sandbox.user("Ana") not in data.decode()
        assert read(data).seed == "5"


async def test_a_finished_game_is_kept_from_those_who_may_not_look_into_its_channel(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben"), seed=5) as play:
        sandbox = play.sandbox
        await play.turn()
        await sandbox.surely(ADMIN, play.thread, "pause")
        await play.said(" piles taken.")
        for who in ("Dot", "Ana"):
            sandbox.world.overwrite(sandbox.channels["table"], sandbox.user(who), deny=Permission.VIEW_CHANNEL)
        assert await panels.verified(sandbox, "Dot", "lobby", 1) == EN("table-nothing-to-verify")
        assert await panels.read(sandbox, "Dot", "h:list", "lobby") == EN("history-nothing")
        for who in ("Ana", "Cy"):  # she played it, and he may look
            assert "was fixed before the first card" in await panels.verified(sandbox, who, "lobby", 1)
            assert (await panels.exported(sandbox, who, "lobby")).data["attachments"]
        sandbox.world.clear_overwrite(sandbox.channels["table"], sandbox.user("Dot"))
        assert (await panels.exported(sandbox, "Dot", "lobby")).data["attachments"]


async def faulty(play: Table) -> None:
    """The rules break on the next departure."""
    play.bot.arm()
    answer = await play.sandbox.surely("Cy", play.thread, "leave")
    assert said(answer) == EN("play-referee-private")
    (play.bot.data / "armed").unlink()


async def test_a_table_with_a_fault_goes_on_when_whoever_plays_tries_again(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FAULT": "leave"}) as play:
        await play.turn()
        await faulty(play)
        notice = await play.said("needs a decision")
        found = await ask(play.sandbox, ADMIN, "doctor")
        assert EN("admin-referee", table="1", channel=channel(int(play.thread))) in found
        assert said(await play.sandbox.press("Dot", notice, "Try again")) == EN("play-only-referee")
        assert said(await play.sandbox.press("Ben", notice, "Try again")) == EN("play-chosen")
        await play.said(EN("play-retried"))
        left = await play.sandbox.surely("Cy", play.thread, "leave")
        assert said(left) != EN("play-referee-private")
        assert said(await play.sandbox.press("Ana", notice, "Stop the game")) == EN("play-no-referee")


async def test_a_table_with_a_fault_waits_through_a_restart_and_can_be_taken_back_by_command(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FAULT": "leave"}) as play:
        card = await play.turn()
        await faulty(play)
        await play.said("needs a decision")
        await play.bot.kill()
        await play.bot.start()
        answer = await play.sandbox.through("Ana", play.thread, "answer", "referee_undo")
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
        assert said(await play.sandbox.through(ADMIN, play.thread, "answer", "referee_stop")) == EN("play-chosen")
        await play.said(EN("play-stopped"))
        games = await play.sandbox.slash("Ana", "table", "games")
        assert games.message is not None
        assert EN("table-no-game") in text_of(games.message.data)


async def test_a_full_disk_in_the_middle_of_a_game_costs_nothing_but_time(tmp_path: Path) -> None:
    async with table(tmp_path, environment={"TEST_FULL": "1"}) as play:
        await play.turn()
        play.bot.arm()
        refused = await play.sandbox.surely("Cy", play.thread, "leave")
        assert said(refused) == EN("play-disk-full")
        full = await ask(play.sandbox, "Dot", "play", game="slap")
        assert full == EN("play-disk-full-here"), "no table that would go on"
        (tmp_path / "armed").unlink()
        await play.sandbox.advance(6_000)  # the table takes itself up again
        status = said(await play.sandbox.slash("Cy", play.thread, "answer"))
        assert "Cy" in cards_line(status)
        assert "Open now" in status
        left = await play.sandbox.surely("Cy", play.thread, "leave")
        assert said(left) != EN("play-disk-full")
        assert "Cy" not in cards_line(said(await play.sandbox.slash("Ana", play.thread, "answer")))
