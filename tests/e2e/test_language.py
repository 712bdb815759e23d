"""A table speaks its server's language, also after a crash; everybody is answered in their own."""

from __future__ import annotations

from pathlib import Path

from sandbox.jsons import Json
from tests.e2e.harness import COUNTDOWN_MS, Bot, told
from tests.sandbox.client import Sandbox


async def test_a_german_server_gets_a_german_table_and_everybody_their_own_answers(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox:
        sandbox.world.speak(sandbox.guild_id, "de")
        sandbox.world.locales[sandbox.people["Ana"]] = "de"
        bot = Bot(sandbox, tmp_path, seed=1)
        await bot.start()
        try:
            answer = await sandbox.slash("Ana", "table", "play", game="slap", preset="short")
            assert answer.message is not None
            lobby = answer.message
            assert "Das Klatschspiel" in lobby.data["content"]
            assert "Länge: 300 Karten, kurz" in lobby.data["content"]
            labels = [button["label"] for button in lobby.data["components"][0]["components"]]
            assert labels == ["Mitspielen", "Gehen", "Starten", "Computer dazu", "Optionen …"]

            refused = await sandbox.press("Ben", lobby, "l1:start")
            assert refused.message is not None
            assert "opened this table" in refused.message.data["content"]
            refused = await sandbox.press("Ana", lobby, "l1:start")
            assert refused.message is not None
            assert refused.message.data["content"].startswith("Ihr braucht 2 Spieler")

            panel = await sandbox.press("Ben", lobby, "l1:options")
            assert panel.message is not None
            assert "Length: 300 cards, short" in panel.message.data["content"]

            await sandbox.press("Ben", lobby, "l1:join")
            await sandbox.press("Ana", lobby, "l1:start")
            thread = (await sandbox.wait_for(sandbox.threads))[-1]
            assert thread["name"] == "Klatschspiel 1"
            await sandbox.wait_for(lambda: _said(sandbox, thread["id"], "Das Spiel beginnt in 10 s."))

            await bot.kill()
            await bot.start()

            async def status() -> str:
                answer = await sandbox.slash("Ana", thread["id"], "answer")
                return "" if answer.message is None else str(answer.message.data["content"])

            await told(status, "Karten:")  # it is awake
            await sandbox.advance(COUNTDOWN_MS)
            card = await sandbox.wait_for(lambda: _said(sandbox, thread["id"], "Aufgedeckt von"))
            assert card["attachments"] == [] or card["attachments"][0]["description"].startswith("Oben liegt ")
            for who, word in (("Ana", "Karten:"), ("Ben", "Cards:")):
                answer = await sandbox.slash(who, thread["id"], "answer")
                assert answer.message is not None
                assert word in answer.message.data["content"]
        finally:
            await bot.stop()
        assert sandbox.violations == []


def _said(sandbox: Sandbox, channel: str, words: str) -> Json | None:
    return next((m for m in sandbox.messages(channel) if words in m["content"]), None)
