"""``/event`` through the real bot: signing up, tables that open by themselves, walk-overs and the end, over kills."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.ratings.tournament import FRESH_MS
from sandbox.guilds.messages import Message
from tests.e2e.harness import Bot
from tests.e2e.panels import join, opened, read, shown, tournament, words_of
from tests.e2e.test_cosmic_lobby import server
from tests.sandbox.client import Sandbox
from tests.words.voices import DE, EN

ADMIN = "Finn"
ROUND_MS = 10_000
DAY_MS = 86_400_000


def saying(sandbox: Sandbox, words: str, channel: str = "table") -> list[dict[str, Any]]:
    return [message for message in sandbox.messages(channel) if words in message["content"]]


def told(sandbox: Sandbox, who: str, words: str) -> bool:
    return any(words in message["content"] for message in sandbox.dm_of(who)[-1:])


async def one(sandbox: Sandbox, words: str) -> dict[str, Any]:
    """The one message in the channel that says this."""
    await sandbox.wait_for(lambda: saying(sandbox, words))
    (found,) = saying(sandbox, words)
    return found


async def going_on(sandbox: Sandbox, words: str) -> dict[str, Any]:
    """Let time pass until the one message stands there that says this."""
    await sandbox.advance_until(lambda: saying(sandbox, words), ROUND_MS, lambda: opened(sandbox, "Ana", "event:show"))
    return await one(sandbox, words)


async def test_a_tournament_is_played_to_its_winner_over_kills(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        assert await read(sandbox, "Ana", "event:show") == EN("tournament-none")
        panel = shown(await sandbox.slash(ADMIN, "table", "admin"))
        assert await tournament(sandbox, people="3") == EN("tournament-opened")
        assert await tournament(sandbox, "swiss_live", panel=panel) == EN("tournament-runs")
        signs = await one(sandbox, "Slap tournament")
        for name in ("Ana", "Ben"):
            answer = await sandbox.press(name, signs, "I'm in")
            assert answer.message is not None
            assert answer.message.only_for
        await sandbox.wait_for(lambda: "In (2)" in sandbox.message(signs["id"])["content"])
        await bot.kill()
        await bot.start()
        assert "You're in" in await join(sandbox, "Cy")
        asked = await one(sandbox, "press *I'm here*")
        await bot.kill()
        await bot.start()
        assert len(saying(sandbox, "Round 1 begins")) == 1
        people = [name for name in ("Ana", "Ben", "Cy") if sandbox.user(name) in asked["content"]]
        assert len(people) == 2
        for name in people:
            here = await sandbox.press(name, asked, "I'm here")
            assert here.message is not None
            assert here.message.data["content"].startswith("You're here until <t:")
        await bot.kill()
        await bot.start()
        await sandbox.advance_until(sandbox.threads, ROUND_MS, lambda: opened(sandbox, "Ana", "event:show"))
        (thread,) = sandbox.threads()
        await sandbox.wait_for(lambda: saying(sandbox, "begins", thread["id"]))
        await sandbox.surely(people[0], thread["id"], "leave")
        first = asked["id"]
        asked = await going_on(sandbox, "Round 2, table 1")
        await sandbox.wait_for(lambda: f"{sandbox.user(people[1])}> has won." in sandbox.message(first)["content"])
        await one(sandbox, "Round 1 is over")
        assert sandbox.user(people[1]) in asked["content"]
        assert sandbox.user(people[0]) not in asked["content"]
        await sandbox.press(people[1], asked, "I'm here")
        await sandbox.advance(2 * DAY_MS - FRESH_MS // 2)
        await going_on(sandbox, f"<@{sandbox.user(people[1])}> was here until")
        (absent,) = {"Ana", "Ben", "Cy"} - set(people)
        await sandbox.wait_for(lambda: told(sandbox, absent, "Be at your tournament table"))
        assert "without a game" in sandbox.dm_of(absent)[0]["content"], "of the first round"
        await sandbox.press(people[1], asked, "I'm here")
        await sandbox.advance(FRESH_MS // 2)
        won = await going_on(sandbox, "has won the tournament")
        assert won["content"].startswith(f"**<@{sandbox.user(people[1])}>")
        assert len(sandbox.threads()) == 1, "a walk-over needs no thread"
        await sandbox.wait_for(lambda: told(sandbox, absent, "You've lost round 2"))
        await sandbox.wait_for(lambda: told(sandbox, people[1], "You've won round 2, table 1 without a game"))
        assert sandbox.violations == []


async def test_a_table_whose_message_a_moderator_deletes_is_posted_again_with_its_thread(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await tournament(sandbox, people="2")
        for name in ("Ana", "Ben"):
            assert "You're in" in await join(sandbox, name)
        asked = await one(sandbox, "press *I'm here*")
        for name in ("Ana", "Ben"):
            await sandbox.press(name, asked, "I'm here")
        await sandbox.wait_for(lambda: saying(sandbox, "play in"))
        sandbox.delete(ADMIN, asked)
        await sandbox.advance_until(sandbox.threads, ROUND_MS, lambda: opened(sandbox, "Ana", "event:show"))
        (thread,) = sandbox.threads()
        assert thread["id"] == (await one(sandbox, "play in the thread below"))["id"]
        await sandbox.wait_for(lambda: saying(sandbox, "begins", thread["id"]))
        assert sandbox.violations == []


async def playing(sandbox: Sandbox, asked: dict[str, Any]) -> str:
    """Ana and Ben are at their table, and its game has begun in its thread."""
    before = len(sandbox.threads())
    for name in ("Ana", "Ben"):
        await sandbox.press(name, asked, "I'm here")
    await sandbox.advance_until(
        lambda: len(sandbox.threads()) > before, ROUND_MS, lambda: opened(sandbox, "Ana", "event:show")
    )
    thread = str(sandbox.threads()[-1]["id"])
    await sandbox.wait_for(lambda: saying(sandbox, "begins", thread))
    return thread


async def test_a_game_that_a_moderator_stops_at_its_beginning_is_played_again_in_a_new_thread(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await tournament(sandbox, people="2")
        for name in ("Ana", "Ben"):
            assert "You're in" in await join(sandbox, name)
        first = await one(sandbox, "press *I'm here*")
        thread = await playing(sandbox, first)
        sure = (await sandbox.slash(ADMIN, thread, "pause")).message
        assert sure is not None
        assert "it won't count for the tournament, and the table plays again" in sure.data["content"]
        await sandbox.press(ADMIN, sure, EN("slap-stop-sure"))
        await one(sandbox, "stopped before its tenth card: you play again")
        second = await going_on(sandbox, EN("tournament-again"))
        await sandbox.wait_for(lambda: "see the new message below" in sandbox.message(first["id"])["content"])
        await sandbox.surely("Ana", await playing(sandbox, second), "leave")
        won = await going_on(sandbox, "has won the tournament")
        assert won["content"].startswith(f"**<@{sandbox.user('Ben')}>")
        assert sandbox.violations == []


async def test_bad_dates_are_told_each_in_one_sentence(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for until, why in (
            ("2020-01-01", "past"),
            ("in 61 days", "far"),
            ("2036-11-26", "far"),
            ("soon", "unknown"),
            ("3/4", "unclear"),
        ):
            refused = await tournament(sandbox, "swiss_live", until)
            assert refused == EN(f"tournament-date-{why}", zone="UTC"), until
        assert await read(sandbox, "Ana", "event:show") == EN("tournament-none")


async def test_who_manages_the_server_ends_a_tournament_after_a_second_press(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await tournament(sandbox, "swiss_live", "in 2 days")
        before = await opened(sandbox, "Ana", "event:show")
        runs = await opened(sandbox, ADMIN, "event:run", by="admin")
        sure = shown(await sandbox.press(ADMIN, runs, EN("tournament-end")))
        ended = await sandbox.press(ADMIN, sure, EN("tournament-sure-yes"))
        assert not ended.failed
        await one(sandbox, "Nobody has won it")
        late = shown(await sandbox.press("Ana", before, "event:join"))
        assert late.data["content"] == EN("tournament-none")
        assert not (await opened(sandbox, "Ana", "event:show")).data["components"]
        again = shown(await sandbox.press(ADMIN, runs, EN("tournament-end")))
        assert again.data["content"] == EN("tournament-none")


async def test_a_tournament_is_opened_by_a_form_in_the_language_of_whoever_presses(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for say, locale in ((EN, "en-US"), (DE, "de")):
            sandbox.world.locales[sandbox.user(ADMIN)] = locale
            panel = shown(await sandbox.slash(ADMIN, "table", "admin"))
            people = say("tournament-field-people", least=2, most=64)
            wrong = await tournament(sandbox, "swiss_slow", people="65", panel=panel)
            assert wrong == say("tournament-number", what=people, least=2, most=64)
            asked = sandbox.open_press(ADMIN, panel, say("tournament-open-button"))
            modal = (await sandbox.outcome(asked)).modal
            assert modal is not None
            kinds, _, many = (label["component"] for label in modal["components"][:3])
            assert [one["value"] for one in kinds["options"] if one.get("default")] == ["swiss_slow"]
            assert many["value"] == "65", "what was typed stands there again"
            values: dict[str, str | list[str]] = {"0": "swiss_slow", "1": "in 2 days", "2": "5", "3": "3", "4": "1"}
            assert words_of(shown(await sandbox.submit(ADMIN, asked, values))) == say("tournament-opened")
            signs = await one(sandbox, "once 5 people are in")
            assert "Swiss" in signs["content"]
            assert "up to 3 at a table" in signs["content"]
            assert "slow" in signs["content"]
            plain = shown(await sandbox.press("Ana", signs, "Show the tournament"))
            ids = [button["custom_id"] for button in plain.data["components"][0]["components"]]
            assert ids == ["event:join", "event:leave"]
            running = await opened(sandbox, ADMIN, "event:run", by="admin")
            sure = shown(await sandbox.press(ADMIN, running, say("tournament-end")))
            assert sure.data["content"] == say("tournament-sure")
            await sandbox.press(ADMIN, sure, say("tournament-sure-yes"))
            await sandbox.wait_for(lambda: saying(sandbox, "Nobody has won it"))
            sandbox.delete(ADMIN, signs)
        assert sandbox.violations == []


async def test_an_old_button_opens_nothing_for_somebody_who_may_not_manage_the_server_any_more(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        panel = shown(await sandbox.slash(ADMIN, "table", "admin"))
        asked = sandbox.open_press(ADMIN, panel, "event:open")
        assert (await sandbox.outcome(asked)).modal is not None
        sandbox.world.members[sandbox.guild_id, sandbox.user(ADMIN)]["roles"].clear()
        refused = shown(await sandbox.press(ADMIN, panel, "event:open"))
        assert refused.data["content"] == EN("admin-needs-manage-server")
        values: dict[str, str | list[str]] = {"0": "swiss_slow", "1": "", "2": "5", "3": "3", "4": "1"}
        sent = shown(await sandbox.submit(ADMIN, asked, values))
        assert sent.data["content"] == EN("admin-needs-manage-server")


async def test_who_manages_the_server_runs_a_tournament_by_buttons_that_ask_once(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await tournament(sandbox, "swiss_slow")
        for name in ("Ana", "Ben", "Cy", "Dot", "Eve"):
            assert "You're in" in await join(sandbox, name)

        async def asked(what: str) -> Message:
            panel = await opened(sandbox, ADMIN, "event:run", by="admin")
            question = (await sandbox.press(ADMIN, panel, EN("tournament-act", what=what))).message
            assert question is not None
            return question

        async def sure(question: Message, what: str) -> None:
            done = await sandbox.press(ADMIN, question, EN("tournament-act-sure", what=what))
            assert not done.failed
            await sandbox.wait_for(lambda: sandbox.message(question.id)["content"] == EN("tournament-done"))

        out = await asked("out")
        await sandbox.select(ADMIN, out, EN("tournament-pick"), "event:do:out:" + sandbox.user("Eve"))
        assert sandbox.message(out.id)["content"] == EN("tournament-sure-out", name="Eve")
        await sure(out, "out")
        await one(sandbox, f"has taken <@{sandbox.user('Eve')}> out of the tournament.")
        await sandbox.wait_for(lambda: told(sandbox, "Eve", "You were taken out"))
        assert await join(sandbox, "Eve") == EN("tournament-taken-out")
        begin = await asked("begin")
        assert begin.data["content"] == EN("tournament-sure-begin", people=4)
        old = await asked("more")
        await sure(begin, "begin")
        await one(sandbox, "Round 1 of 3 begins")
        went_on = await sandbox.press(ADMIN, old, EN("tournament-act-sure", what="more"))
        assert went_on.message is not None
        assert went_on.message.data["content"] == EN("tournament-went-on")
        await sure(await asked("more"), "more")
        await one(sandbox, "has given the tables of round 1")
        award = await asked("award")
        line = award.data["components"][0]["components"][0]["options"][0]
        assert line["value"].startswith("event:do:award:1:0:")
        await sandbox.select(ADMIN, award, EN("tournament-pick"), line["value"])
        assert "**Give round 1, table 1 to " in sandbox.message(award.id)["content"]
        await sure(award, "award")
        await one(sandbox, "has given round 1, table 1 to ")
        table = await one(sandbox, "**Round 1, table 1**")
        await sandbox.wait_for(lambda: sandbox.message(table["id"])["content"].endswith("has won."))
        assert sandbox.violations == []


async def test_the_buttons_of_a_tournament_do_nothing_for_others(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await tournament(sandbox, "swiss_live")
        assert "You're in" in await join(sandbox, "Ana")
        panel = await opened(sandbox, ADMIN, "event:run", by="admin")
        sandbox.world.members[sandbox.guild_id, sandbox.user(ADMIN)]["roles"].clear()
        for what in ("begin", "more", "out"):
            refused = await sandbox.press(ADMIN, panel, EN("tournament-act", what=what))
            assert refused.message is not None
            assert refused.message.data["content"] == EN("admin-needs-manage-server")
