"""``/rating`` through the real bot: a game counts once, by command and button, and nobody is shown who does not want to
be.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.settings import DATABASE
from bot.standing.rating import DAY_MS, LEAST
from bot.store.choosing import open_store
from bot.store.sqlite.backup import unix_ms
from sandbox.jsons import Json
from tests.e2e.harness import PACE_MS, Bot, Table, table
from tests.e2e.test_cosmic_lobby import said
from tests.sandbox.client import Sandbox
from tests.store.past import count, ended
from tests.words.voices import EN

TWO = "Slap game, 2 players"


async def leave_to_win(play: Table) -> None:
    """Ben leaves a game that is long enough, so Ana wins as soon as the cards are played out; then it is counted."""
    sandbox = play.sandbox
    await long_enough(play)
    await sandbox.surely("Ben", play.thread, "slap leave")

    def result() -> Json | None:
        return next((m for m in sandbox.messages("table") if "wins" in m["content"]), None)

    async def looks() -> object:
        return await sandbox.slash("Ana", "table", "rating list")

    await sandbox.advance_until(result, 5_000, looks)

    async def listed() -> str:
        return await said(sandbox, "Ana", "rating list")

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
        assert await said(sandbox, "Ana", "rating list") == EN("rating-none")
        assert await said(sandbox, "Ana", "rating powers") == EN("rating-power-none")
        assert await said(sandbox, "Ana", "rating of") == EN("rating-nothing", person=f"<@{ana}>")
        await leave_to_win(play)
        before = await said(sandbox, "Ana", "rating of")
        assert EN("rating-games", games=1, won=1, conceded=0) in before
        assert "after one game (provisional until ten games)" in before
        await bot.kill()
        await bot.start()
        await sandbox.advance(30_000)
        assert await said(sandbox, "Ana", "rating of") == before, "counted once"
        listed = await sandbox.slash("Dot", "table", "rating list")
        assert listed.message is not None
        assert listed.message.only_for == sandbox.user("Dot")
        words = listed.message.data["content"]
        assert TWO in words
        assert f"<@{ana}>, <@{ben}>" in words, "no place yet, the better first"
        mine = await sandbox.press("Dot", listed.message, "s:mine")
        assert mine.message is not None
        assert mine.message.data["content"] == EN("rating-nothing", person=f"<@{sandbox.user('Dot')}>")
        assert EN("rating-games", games=1, won=0, conceded=1) in await said(sandbox, "Dot", "rating of", person=ben)


async def test_a_game_that_was_given_up_early_counts_nothing_and_the_page_says_so(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await play.turn()
        await sandbox.surely("Ben", play.thread, "slap leave")
        listed = partial(said, sandbox, "Ana", "rating of")
        await sandbox.advance_until(
            lambda: any("wins" in m["content"] for m in sandbox.messages("table")), 5_000, listed
        )
        for _ in range(3):
            await sandbox.advance(10_000)
            assert await said(sandbox, "Ana", "rating list") == EN("rating-none")
        assert (await listed()).endswith(EN("rating-not-counted", why="short"))


async def test_whoever_hides_is_seen_by_nobody_but_themselves(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        ana, ben = sandbox.user("Ana"), sandbox.user("Ben")
        await leave_to_win(play)
        listed = await sandbox.slash("Ben", "table", "rating list")
        assert listed.message is not None
        assert f"<@{ben}>" in listed.message.data["content"]
        hidden = await sandbox.press("Ben", listed.message, "s:hide")
        assert hidden.message is not None
        assert hidden.message.data["content"] == EN("rating-hidden")
        shown = await said(sandbox, "Ana", "rating list")
        assert f"<@{ben}>" not in shown
        assert f"<@{ana}>" in shown
        assert await said(sandbox, "Ana", "rating of", person=ben) == EN("rating-is-hidden", person=f"<@{ben}>")
        assert EN("rating-games", games=1, won=0, conceded=1) in await said(sandbox, "Ben", "rating of")
        assert await said(sandbox, "Ben", "rating show") == EN("rating-shown")
        assert f"<@{ben}>" in await said(sandbox, "Ana", "rating list")


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
            listed = await sandbox.slash("Dot", "table", "rating list")
            assert listed.message is not None
            pressed = await sandbox.press("Dot", listed.message, "s:powers")
            assert pressed.message is not None
            powers = await said(sandbox, "Dot", "rating powers")
            assert powers == pressed.message.data["content"]
            assert powers.splitlines()[1:] == [
                EN("rating-power-row", place=1, power="Zombie", share=92, won=12, games=13),
                EN("rating-power-row", place=2, power="Virus", share=0, won=0, games=13),
                EN("rating-power-new", power="Macron", won=2, games=2),
            ]
            told = await said(sandbox, "Dot", "rating of", person=str(ana))
            chosen = await sandbox.select("Dot", listed.message, EN("rating-who"), str(ana))
            assert chosen.message is not None
            assert chosen.message.data["content"] == told
            assert EN("rating-ally", person=f"<@{ben}>", often=3) in told
            assert EN("rating-upsets", upsets=1) in told
            assert await said(sandbox, "Ben", "rating hide") == EN("rating-hidden")
            told = await said(sandbox, "Dot", "rating of", person=str(ana))
            assert EN("rating-ally", person=f"<@{cy}>", often=2) in told
            assert f"<@{ben}>" not in told
        assert sandbox.violations == []
