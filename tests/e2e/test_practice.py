"""``/cosmic practice`` through the real bot: a game that is over goes on for one person, also after a kill."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sandbox.guilds.messages import Message
from tests.e2e.cosmic import cosmic, parts, text_of
from tests.sandbox.client import Sandbox
from tests.words.voices import DE, EN

ADMIN = "Finn"


def says(sandbox: Sandbox, message: str, words: str) -> bool:
    """Whether a message says this and nothing else by now."""
    return bool(sandbox.message(message)["content"] == words)


def has_controls(message: Message) -> bool:
    """Whether there is something to press by now."""
    return bool(message.data["components"])


async def test_an_ended_game_is_played_on_in_direct_messages_over_a_kill_and_given_up(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, flares="off") as table:
        sandbox = table.sandbox

        async def told(who: str, **options: object) -> str:
            answer = await sandbox.slash(who, table.thread, "cosmic practice", **options)
            assert answer.message is not None, answer
            assert answer.message.only_for == sandbox.user(who)
            return text_of(answer.message.data)

        assert await told("Ana") == EN("practice-none")
        assert EN("table-nothing-to-verify") in await told("Ana", game=1), "it is under way"
        stories = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > stories)
        await sandbox.surely(ADMIN, table.thread, "cosmic stop")
        await sandbox.wait_for(lambda: table.over)

        assert await told("Dot", game=1) == EN("practice-not-yours")
        assert "Choose a challenge from 1 to " in await told("Ana", game=1, challenge=99)
        assert (await told("Ana", game=1, player="Nobody")).startswith("Choose one of these players: ")
        named = await sandbox.complete("Ana", table.thread, "cosmic practice", "player", "b", game=1)
        assert [one["value"] for one in named] == ["Ben"]
        asked = await sandbox.complete("Ana", table.thread, "cosmic practice", "question", "", game=1, player="Ana")
        assert [one["value"] for one in asked] == list(range(len(asked)))
        assert asked[0]["name"] == EN("practice-beginning")
        assert asked[2]["name"].startswith("2. ")
        second = await sandbox.complete("Ana", table.thread, "cosmic practice", "question", "2. ", game=1)
        assert [one["value"] for one in second][:1] == [2]
        for wrong in ({"game": 1, "challenge": 99}, {"game": 99}, {"game": 1, "player": "Nobody"}, {}):
            assert await sandbox.complete("Ana", table.thread, "cosmic practice", "question", "", **wrong) == []
        assert await sandbox.complete("Dot", table.thread, "cosmic practice", "question", "", game=1) == []
        assert await told("Ana", game=1) == EN("practice-sent")
        message = sandbox.dm_of("Ana")[-1]
        assert "Practice: Cosmic Encounter 1 from challenge 1.** You play Ana" in message["content"]
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
        offered = await sandbox.complete("Ana", table.thread, "cosmic practice", "answer", "")
        answered = await told("Ana", answer=str(offered[0]["value"]))
        assert "Practice: Cosmic Encounter 1" in answered

        assert await told("Ana", game=1, question=2) == EN("practice-sent")
        assert begins in sandbox.dm_of("Ana")[-1]["content"]
        assert "Choose a question from 1 to " in await told("Ana", game=1, question=99)
        assert await told("Ana", game=1) == EN("practice-sent")

        await table.bot.kill()
        await table.bot.start()
        sandbox.world.locales[sandbox.people["Ana"]] = "de"
        assert await told("Ana") == DE("practice-sent")
        again = sandbox.dm_of("Ana")[-1]
        assert "Übung: Cosmic Encounter 1 ab Begegnung 1" in again["content"]
        await sandbox.press("Ana", again["id"], DE("practice-stop"))
        await sandbox.wait_for(lambda: DE("practice-stop-ask") in sandbox.message(again["id"])["content"])
        await sandbox.press("Ana", again["id"], DE("practice-stop-sure"))
        await sandbox.wait_for(lambda: DE("practice-stopped") in sandbox.message(again["id"])["content"])
        assert await told("Ana") == DE("practice-none")
        assert await told("Ben", game=1, player="Ana") == EN("practice-sent"), "any seat of one's own game"

        for who, buttons in (("Ben", 1), ("Dot", 0)):
            games = await sandbox.slash(who, table.channel, "table history")
            assert games.message is not None
            one = await sandbox.select(who, games.message, "h:game", "1")
            assert one.message is not None
            await sandbox.wait_for(partial(has_controls, one.message))
            assert str(one.message.data["components"]).count("practise:1") == buttons
            if buttons:
                begun = await sandbox.press(who, one.message, EN("history-practise"))
                assert begun.message is not None
                assert text_of(begun.message.data) == EN("practice-sent")
