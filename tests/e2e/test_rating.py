"""Ratings through the real bot: a game counts once, and nobody is shown who does not want to
be.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.ratings.rating import DAY_MS, LEAST
from bot.settings import DATABASE
from bot.store.choosing import open_store
from bot.store.sqlite.backup import unix_ms
from sandbox.jsons import Json
from tests.e2e.harness import PACE_MS, Bot, Table, table
from tests.e2e.panels import old_button, opened, page, read, words_of
from tests.sandbox.client import Sandbox
from tests.store.past import count, ended
from tests.words.voices import EN

TWO = "Slap game: the ratings"


async def leave_to_win(play: Table) -> None:
    """Ben leaves a game that is long enough, so Ana wins as soon as the cards are played out; then it is counted."""
    sandbox = play.sandbox
    await long_enough(play)
    await sandbox.surely("Ben", play.thread, "leave")

    def result() -> Json | None:
        return next((m for m in sandbox.messages("table") if "wins" in m["content"]), None)

    async def looks() -> object:
        return await sandbox.slash("Ana", "table", "server")

    await sandbox.advance_until(result, 5_000, looks)

    async def listed() -> str:
        return await read(sandbox, "Ana", "s:list")

    for _ in range(10):
        if TWO in await listed():
            break
        await sandbox.advance(10_000)


async def long_enough(play: Table) -> None:
    """So many cards are turned that the game counts even if somebody gives it up."""
    await play.sandbox.advance_until(
        lambda: sum("turned it" in post["content"] for post in play.posts()) >= LEAST["slap"], PACE_MS, play.settled
    )


async def test_a_game_counts_once_for_those_who_played_it_also_after_kill_9(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox, bot = play.sandbox, play.bot
        ana, ben = sandbox.user("Ana"), sandbox.user("Ben")
        assert await read(sandbox, "Ana", "s:list") == EN("rating-none")
        assert await page(sandbox, "Ana") == EN("rating-nothing", person=f"<@{ana}>")
        await leave_to_win(play)
        before = await page(sandbox, "Ana")
        assert EN("rating-games", games=1, won=1, conceded=0) in before
        assert "after one game (provisional until ten games)" in before
        await bot.kill()
        await bot.start()
        await sandbox.advance(30_000)
        assert await page(sandbox, "Ana") == before, "counted once"
        listed = await opened(sandbox, "Dot", "s:list")
        assert listed.only_for == sandbox.user("Dot")
        words = listed.data["content"]
        assert TWO in words
        assert f"<@{ana}>, <@{ben}>" in words, "no place yet, the better first"
        mine = await sandbox.press("Dot", listed, "s:mine")
        assert mine.message is not None
        assert mine.message.data["content"] == EN("rating-nothing", person=f"<@{sandbox.user('Dot')}>")
        assert EN("rating-games", games=1, won=0, conceded=1) in await page(sandbox, "Dot", ben)


async def test_a_game_that_was_given_up_early_counts_nothing_and_the_page_says_so(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await play.turn()
        await sandbox.surely("Ben", play.thread, "leave")
        listed = partial(page, sandbox, "Ana")
        await sandbox.advance_until(
            lambda: any("wins" in m["content"] for m in sandbox.messages("table")), 5_000, listed
        )
        for _ in range(3):
            await sandbox.advance(10_000)
            assert await read(sandbox, "Ana", "s:list") == EN("rating-none")
        assert (await listed()).endswith(EN("rating-not-counted", why="short"))


async def test_whoever_hides_is_seen_by_nobody_but_themselves(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        ana, ben = sandbox.user("Ana"), sandbox.user("Ben")
        await leave_to_win(play)
        listed = await opened(sandbox, "Ben", "s:list")
        assert f"<@{ben}>" in listed.data["content"]
        assert words_of(await old_button(sandbox, "Ben", listed, "s:hide")) == EN("rating-hidden")
        words = await read(sandbox, "Ana", "s:list")
        assert f"<@{ben}>" not in words
        assert f"<@{ana}>" in words
        assert await page(sandbox, "Ana", ben) == EN("rating-is-hidden", person=f"<@{ben}>")
        assert EN("rating-games", games=1, won=0, conceded=1) in await page(sandbox, "Ben")
        assert words_of(await old_button(sandbox, "Ben", listed, "s:show")) == EN("rating-shown")
        assert f"<@{ben}>" in await read(sandbox, "Ana", "s:list")


async def test_a_servers_past_tells_powers_upsets_and_favourite_allies_who_do_not_hide(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox:
        ana, ben, cy = (int(sandbox.user(who)) for who in ("Ana", "Ben", "Cy"))
        days = [unix_ms() - 30 * DAY_MS]
        store = await open_store("", tmp_path / DATABASE, holder="past", now=lambda: days[0])
        guild = int(sandbox.guild_id)
        for _ in range(12):
            await ended(store, [ben, cy], game="cosmic", guild=guild, powers=("zombie", "virus"))
            days[0] += DAY_MS
        await ended(store, [ana, ben], game="cosmic", guild=guild, powers=("macron", "virus"), together=3)
        await ended(store, [ana, cy], game="cosmic", guild=guild, powers=("macron", "zombie"), together=2)
        await count(store)
        await store.close()
        async with Bot(sandbox, tmp_path, 1):
            listed = await opened(sandbox, "Dot", "s:list")
            pressed = await sandbox.press("Dot", listed, "s:powers")
            assert pressed.message is not None
            powers = words_of(pressed.message)
            assert powers.splitlines()[1:] == [
                EN("rating-power-row", place=1, power="Zombie", share=92, won=12, games=13),
                EN("rating-power-row", place=2, power="Virus", share=0, won=0, games=13),
                EN("rating-power-new", power="Macron", won=2, games=2),
            ]
            told = await page(sandbox, "Dot", str(ana))
            chosen = await sandbox.select("Dot", listed, EN("rating-who"), str(ana))
            assert chosen.message is not None
            assert chosen.message.data["content"] == told
            assert EN("rating-ally", person=f"<@{ben}>", often=3) in told
            assert EN("rating-upsets", upsets=1) in told
            assert words_of(await old_button(sandbox, "Ben", listed, "s:hide")) == EN("rating-hidden")
            told = await page(sandbox, "Dot", str(ana))
            assert EN("rating-ally", person=f"<@{cy}>", often=2) in told
            assert f"<@{ben}>" not in told
        assert sandbox.violations == []
