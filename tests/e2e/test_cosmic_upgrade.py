"""An upgrade of the rules in the middle of a challenge, through the real bot (design 5)."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.cosmic import QUESTION, controls, cosmic, seed_with_compromises, text_of
from tests.words.voices import EN

CARD, NEW = "Which card do you play", "Do you attack again"


async def test_what_still_fits_after_an_upgrade_stays_the_rest_is_asked_anew_and_all_are_told(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        await table.drive("Ana", CARD)
        panel = table.panel()
        assert panel is not None
        old = await table.sandbox.press("Ana", panel["id"], "Answer")
        assert old.message is not None
        control = next(one for one in controls(old.message.data) if QUESTION in one.id)
        await table.play("Ana", "Compromise")
        before = await table.said("Ana", "log")
        await table.bot.stop()
        await table.bot.start(TEST_UPGRADE="1")
        asked = [await table.asked(person) for person in table.people]
        assert sum(NEW in one for one in asked) == 1, "the offense is asked what is new"
        assert not any("Sealed" in one for one in asked)
        assert await table.said("Ana", "log") == before
        told = [text_of(message) for message in table.posts()]
        assert told.count(EN("play-upgraded", dropped=1)) == 1
        pressed = await table.use("Ana", {"id": old.message.id}, control)
        assert pressed.message is not None
        assert text_of(pressed.message.data).startswith(EN("question-refused-closed"))
        stories = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > stories)
        after = await table.said("Ana", "log")
        assert before.splitlines()[-1] in after
        assert "lays a card face down" in after
