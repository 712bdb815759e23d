"""*Replay* through the real bot: below a result, stepped through by whoever presses, shown to all, and gone."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from sandbox.guilds.messages import Message
from tests.e2e.cosmic import cosmic, parts, text_of
from tests.e2e.harness import seed_with_pattern, table
from tests.words.voices import EN

ADMIN = "Finn"


def labels(message: Message) -> set[str]:
    return {str(part.get("label")) for part in parts(message.data)}


def shows(message: Message, words: str) -> bool:
    return words in text_of(message.data)


async def test_a_game_is_replayed_by_somebody_who_was_not_there_and_one_moment_shown_to_all(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, flares="off") as table:
        sandbox = table.sandbox
        for _ in range(2):
            stories = len(table.stories())
            await table.drive_until(lambda before=stories: len(table.stories()) > before)  # type: ignore[misc]
        logged: Any = await sandbox.slash("Ben", table.thread, "log")
        under_way: Any = await sandbox.press("Ben", logged.message, EN("replay-button"))
        await sandbox.wait_for(partial(shows, under_way.message, "**Challenge 1 of "))
        assert EN("replay-hands") not in labels(under_way.message), "the game is under way"
        await sandbox.surely(ADMIN, table.thread, "pause")
        await sandbox.wait_for(lambda: table.over)
        result = await sandbox.wait_for(
            lambda: next((m for m in sandbox.messages(table.channel) if ":replay" in str(m.get("components"))), None)
        )
        opened: Any = await sandbox.press("Dot", result["id"], EN("replay-button"))
        assert opened.message.only_for == sandbox.user("Dot")
        await sandbox.wait_for(partial(shows, opened.message, "**Challenge 1 of "))
        assert EN("replay-hands") in labels(opened.message), "the game is over"
        assert EN("replay-practise") not in labels(opened.message), "Dot did not play"

        await sandbox.press("Dot", opened.message, EN("replay-last", unit="challenge"))
        await sandbox.wait_for(partial(shows, opened.message, "**Challenge 2 of "))
        await sandbox.press("Dot", opened.message, EN("replay-hands"))
        await sandbox.wait_for(partial(shows, opened.message, "**Ben**: "))
        await sandbox.press("Dot", opened.message, EN("replay-back"))
        await sandbox.wait_for(lambda: not shows(opened.message, "**Ben**: "))
        await sandbox.press("Dot", opened.message, EN("replay-text"))
        await sandbox.wait_for(partial(shows, opened.message, "**Ben** ("))

        before = len(sandbox.messages(table.channel))
        await sandbox.press("Dot", opened.message, EN("replay-here"))
        await sandbox.wait_for(lambda: len(sandbox.messages(table.channel)) > before)

        mine: Any = await sandbox.press("Ana", result["id"], EN("replay-button"))
        await sandbox.wait_for(partial(shows, mine.message, "**Challenge 1 of "))
        assert EN("replay-practise") in labels(mine.message)
        begun: Any = await sandbox.press("Ana", mine.message, EN("replay-practise"))
        assert text_of(begun.message.data) == EN("practice-sent")


async def test_a_slap_game_is_replayed_by_pile_while_it_is_played_and_when_it_is_over(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        sandbox = play.sandbox
        card = await play.turn_to_pattern()
        await sandbox.advance(412)
        play.slap("Ben", card)
        await play.said("**Ben takes")
        logged: Any = await sandbox.slash("Dot", play.thread, "log")
        opened: Any = await sandbox.press("Dot", logged.message, EN("replay-button"))
        await sandbox.wait_for(partial(shows, opened.message, "**Pile 1 of 1** · taken"))
        assert "**Ben takes" in text_of(opened.message.data)
        await sandbox.press("Dot", opened.message, EN("replay-back"))
        await sandbox.wait_for(partial(shows, opened.message, "**Pile 1 of 1** · the pile"))
        assert EN("replay-hands") not in labels(opened.message)
        await sandbox.surely(ADMIN, play.thread, "pause")
        result = await sandbox.wait_message(lambda m: ":replay" in str(m.get("components")), "table")
        later: Any = await sandbox.press("Dot", result["id"], EN("replay-button"))
        await sandbox.wait_for(partial(shows, later.message, "**Pile 1 of 1** · taken"))
        assert "Ben +412 ms" in text_of(later.message.data)
