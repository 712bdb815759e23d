"""Manual flip through the real bot: by button and by the timer (T3, T4, A14)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.slap import rules
from bot.slap.deck import label
from tests.e2e.harness import Table, table
from tests.words.voices import EN

PLAYERS = ("Ana", "Ben", "Cy")

FLIP, ALREADY_TURNED = EN("slap-flip"), EN("slap-already-turned")


def mover(play: Table) -> str:
    seat = play.state.turn
    assert seat is not None
    return play.names[seat]


async def landed(play: Table, before: int) -> dict[str, Any]:
    """The card that the rules predict; the shadow turns it too."""
    step = rules.next_step(play.state)
    assert step.kind == "card"
    card = await play.said(f"**{label(step.card)}**", after=before)
    play.shadow.act("flip", None, None, "echo")
    await play.settled()
    return card


async def said_to(answer: Any) -> str:
    assert answer.message is not None
    assert answer.message.only_for
    return str(answer.message.data["content"])


async def test_the_player_to_move_turns_by_button_and_the_bot_after_ten_seconds(tmp_path: Path) -> None:
    async with table(tmp_path, PLAYERS, options={"flip": "manual"}) as play:
        await play.sandbox.advance(10_000)
        first = await landed(play, 0)
        before = len(play.posts())
        other = next(name for name in PLAYERS if name != mover(play))
        assert "'s turn to flip" in await said_to(await play.sandbox.press(other, first, FLIP))
        assert await said_to(await play.sandbox.press(mover(play), first, FLIP)) == EN(
            "slap-flip-kept", seconds=1.5
        )  # T3
        assert await said_to(await play.sandbox.press(mover(play), first, FLIP)) == EN("slap-already-turned")  # A14
        await play.sandbox.advance(1_500)
        second = await landed(play, before)
        before = len(play.posts())
        await play.sandbox.advance(1_500)
        assert await said_to(await play.sandbox.press(mover(play), second, FLIP)) == EN("slap-flip-sent")
        await landed(play, before)
        assert await said_to(await play.sandbox.press(mover(play), first, FLIP)) == EN("slap-already-turned")  # A14
        before = len(play.posts())
        await play.sandbox.advance(9_000)
        await play.settled()
        assert len(play.posts()) == before
        await play.sandbox.advance(1_000)  # T4
        await landed(play, before)


async def test_somebody_who_watches_is_answered_privately_and_changes_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, PLAYERS, options={"flip": "manual", "slap_by": "both"}) as play:  # A9, R49, L20
        await play.sandbox.advance(10_000)
        card = await landed(play, 0)
        before = [m["content"] for m in play.posts()]
        for button in (FLIP, EN("slap-slap")):
            assert await said_to(await play.sandbox.press("Dot", card, button)) == EN("slap-not-seated")
        assert "Cards: " in await said_to(await play.sandbox.slash("Dot", play.thread, "answer"))
        play.slap("Dot", card)
        await play.settled()
        assert [m["content"] for m in play.posts()] == before
