"""Practice from a position through the real bot: a game that is over goes on for one person, also after a kill."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.words.speech import Speech
from sandbox.guilds.interactions import Answer
from sandbox.guilds.messages import Message
from tests.e2e.cosmic import cosmic, parts, text_of
from tests.e2e.panels import opened
from tests.sandbox.client import Sandbox
from tests.words.voices import DE, EN

ADMIN = "Finn"


def says(sandbox: Sandbox, message: str, words: str) -> bool:
    return bool(sandbox.message(message)["content"] == words)


def has_controls(message: Message) -> bool:
    return bool(message.data["components"])


def told_by(answer: Answer) -> str:
    assert answer.message is not None, answer
    return text_of(answer.message.data)


async def test_an_ended_game_is_played_on_in_direct_messages_over_a_kill_and_given_up(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, flares="off") as table:
        sandbox = table.sandbox

        async def asked(who: str, say: Speech = EN) -> Answer:
            """*Practice from a position* of ``/learn``."""
            shown = await sandbox.slash(who, table.thread, "learn")
            assert shown.message is not None, shown
            answer = await sandbox.press(who, shown.message, say("learn-practise"))
            assert answer.message is not None, answer
            assert answer.message.only_for == sandbox.user(who)
            return answer

        async def told(who: str, say: Speech = EN) -> str:
            return told_by(await asked(who, say))

        assert await told("Ana") == EN("practice-nothing"), "it is under way"
        stories = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > stories)
        await sandbox.surely(ADMIN, table.thread, "pause")
        await sandbox.wait_for(lambda: table.over)

        assert await told("Dot") == EN("practice-nothing")
        games = await asked("Ana")
        begun = await sandbox.select("Ana", games.message or "", EN("practice-which-game"), "1")
        assert told_by(begun) == EN("practice-sent")
        message = sandbox.dm_of("Ana")[-1]
        assert "Practice: Cosmic Encounter 1 from challenge 1.** You're Ana" in message["content"]
        assert [file["filename"] for file in message["attachments"]] == ["board.png"]
        await sandbox.press("Ana", message["id"], EN("practice-from"))
        await sandbox.wait_for(partial(says, sandbox, message["id"], EN("practice-choose", name="Ana")))
        values: dict[str, str] = {}
        for part in parts(sandbox.message(message["id"])):
            values |= {option["label"]: option["value"] for option in part.get("options") or []}
        for name in ("Ben", "Ana"):
            await sandbox.select("Ana", message["id"], EN("practice-as-whom"), values[EN("practice-as", name=name)])
            await sandbox.wait_for(partial(says, sandbox, message["id"], EN("practice-choose", name=name)))
        question = f"{values[EN('practice-as', name='Ana')]}.2"
        await sandbox.select("Ana", message["id"], EN("practice-which-question", challenge=1), question)
        begins = "from challenge 1, question 2.**"
        await sandbox.wait_for(lambda: begins in sandbox.message(message["id"])["content"])

        await table.bot.kill()
        await table.bot.start()
        sandbox.world.locales[sandbox.people["Ana"]] = "de"
        games = await asked("Ana", DE)
        assert told_by(await sandbox.press("Ana", games.message or "", DE("practice-go-on"))) == DE("practice-sent")
        again = sandbox.dm_of("Ana")[-1]
        assert "Übung: Cosmic Encounter 1 ab Begegnung 1" in again["content"]
        await sandbox.press("Ana", again["id"], DE("practice-stop"))
        await sandbox.wait_for(lambda: DE("practice-stop-ask") in sandbox.message(again["id"])["content"])
        await sandbox.press("Ana", again["id"], DE("practice-stop-sure"))
        await sandbox.wait_for(lambda: DE("practice-stopped") in sandbox.message(again["id"])["content"])
        over = await sandbox.press("Ana", games.message or "", DE("practice-go-on"))
        assert told_by(over) == DE("practice-none")

        for who, buttons in (("Ben", 1), ("Dot", 0)):
            listed = await opened(sandbox, who, "h:list", table.channel)
            one = await sandbox.press(who, listed, "h:game:1")
            assert one.message is not None
            await sandbox.wait_for(partial(has_controls, one.message))
            assert str(one.message.data["components"]).count("practise:1") == buttons
            if buttons:
                begun = await sandbox.press(who, one.message, EN("history-practise"))
                assert begun.message is not None
                assert text_of(begun.message.data) == EN("practice-sent")
