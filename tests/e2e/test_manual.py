"""Manual flip through the real bot: by button and by the timer (T3, T4, A14)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.slap import rules, text
from bot.slap.deck import label
from tests.e2e.harness import Table, table

PLAYERS = ("Ana", "Ben", "Cy")


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
        assert "turn to turn a card" in await said_to(await play.sandbox.press(other, first, text.FLIP))
        assert await said_to(await play.sandbox.press(mover(play), first, text.FLIP)) == text.FLIP_KEPT  # T3
        assert await said_to(await play.sandbox.press(mover(play), first, text.FLIP)) == text.ALREADY_TURNED  # A14
        await play.sandbox.advance(1_500)
        second = await landed(play, before)
        before = len(play.posts())
        await play.sandbox.advance(1_500)
        assert await said_to(await play.sandbox.press(mover(play), second, text.FLIP)) == text.FLIP_SENT
        await landed(play, before)
        assert await said_to(await play.sandbox.press(mover(play), first, text.FLIP)) == text.ALREADY_TURNED  # A14
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
        for button in (text.FLIP, text.SLAP):
            assert await said_to(await play.sandbox.press("Dot", card, button)) == text.NOT_SEATED
        assert "Cards: " in await said_to(await play.sandbox.slash("Dot", play.thread, "slap status"))
        play.slap("Dot", card)
        await play.settled()
        assert [m["content"] for m in play.posts()] == before
