"""The button below a result: a new lobby with the same people and options, the dealer moved on (R1, R49)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e.harness import Table, table
from tests.words.voices import EN


async def summary(play: Table) -> dict[str, Any]:
    """A moderator stops the game; the result in the parent channel."""
    await play.sandbox.surely("Finn", play.thread, "pause")

    def look() -> dict[str, Any] | None:
        return next((m for m in play.sandbox.messages("table") if ":0:rematch" in str(m.get("components"))), None)

    found = await play.sandbox.wait_for(look)
    assert found is not None
    return found


async def refused(play: Table, who: str, result: dict[str, Any]) -> str:
    answer = await play.sandbox.press(who, result, "Rematch")
    assert answer.message is not None
    assert answer.message.only_for
    return str(answer.message.data["content"])


async def test_a_rematch_seats_the_same_players_and_whoever_led_deals(tmp_path: Path) -> None:  # R1
    async with table(tmp_path, ("Ana", "Ben", "Cy"), options={"pace": "5 s", "penalty": "1"}) as play:
        await play.turn(10_000)
        result = await summary(play)
        assert EN("lobby-rematch-of-others") == await refused(play, "Dot", result)
        answer = await play.sandbox.press("Ben", result, "Rematch")
        assert answer.message is not None
        lobby = answer.message.data
        people = [play.sandbox.user(name) for name in play.names]
        rows = lobby["content"].split("\n")
        assert rows[1] == EN("lobby-seated", seats=[f"<@{person}>" for person in people])
        assert f"<@{play.sandbox.user('Ben')}>" in rows[0]
        assert {user["id"] for user in lobby["mentions"]} == set(people) - {play.sandbox.user("Ben")}
        assert "5 s" in rows[-1]
        assert "1 card" in rows[-1]
        ben = f"<@{play.sandbox.user('Ben')}>"
        assert await refused(play, "Ana", result) == EN("lobby-rematch-seated", table="2", host=ben)
        started = await play.sandbox.press("Ben", lobby, "Start")
        assert not started.failed
        threads = await play.sandbox.wait_for(lambda: play.sandbox.threads()[1:])
        assert threads is not None
        play.thread = str(threads[-1]["id"])
        deal = await play.said("begins")
        assert f"{play.names[1]} turns first." in deal["content"]
        order = [*play.names[1:], play.names[0]]
        assert "Cards: " + " · ".join(f"{name} 23" for name in order) in deal["content"]


async def test_people_leave_and_join_before_a_rematch_starts(tmp_path: Path) -> None:  # R1
    async with table(tmp_path, ("Ana", "Ben"), computers=1) as play:
        result = await summary(play)
        ben = play.sandbox.user("Ben")
        answer = await play.sandbox.press("Ana", result, "Rematch")
        assert answer.message is not None
        lobby = answer.message.data
        await play.sandbox.press("Ben", lobby, "Leave")
        assert "You're in." in await refused(play, "Ben", result)
        await play.sandbox.wait_for(lambda: f"<@{ben}>" in play.sandbox.message(lobby["id"])["content"])
        await play.sandbox.press("Ben", lobby, "Leave")
        await play.sandbox.press("Dot", lobby, "Join")
        await play.sandbox.press("Ana", lobby, "Start")
        threads = await play.sandbox.wait_for(lambda: play.sandbox.threads()[1:])
        assert threads is not None
        play.thread = str(threads[-1]["id"])
        deal = await play.said("begins")
        assert "Dot 23" in deal["content"]
        assert "Ben" not in deal["content"]
        assert "(computer)" in deal["content"].replace("\\", "")
