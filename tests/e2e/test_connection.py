"""Dropped connections in the middle of a slap, and Discord unwell: order is kept, nothing is paid or won twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.slap import rules
from sandbox.guilds.permissions import Permission
from tests.e2e.harness import COUNTDOWN_MS, HAND, PACE_MS, RECEIPT, Bot, Json, Table, seed_with_pattern, table
from tests.sandbox.client import Sandbox


def lose_events(play: Table) -> None:
    """Cut the connection; what happens until the bot is back is not replayed."""
    play.sandbox.fault("lose-session")
    play.sandbox.drop()


async def test_slaps_during_a_drop_are_replayed_in_order_and_judged_once(tmp_path: Path) -> None:
    # A18, A21: RESUME brings what was missed, in order.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        resumes = play.sandbox.discord.gateway.counts.resumes
        play.sandbox.drop()
        play.slap("Ben", card)
        play.slap("Ana", card)
        receipt = await play.said("**Ben takes")
        assert "~" in receipt["content"]  # A18: no milliseconds from a replay
        assert play.sandbox.discord.gateway.counts.resumes == resumes + 1
        await play.settled()
        assert len([m for m in play.posts() if RECEIPT.match(m["content"])]) == 1


async def test_after_an_invalid_session_the_only_hand_on_a_pattern_wins(tmp_path: Path) -> None:
    # A19, L12: events are lost, the list of hands is asked.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        lose_events(play)
        play.slap("Cy", card)
        receipt = await play.said("**Cy takes")
        assert "Only this ✋" in receipt["content"]


async def test_after_an_invalid_session_with_two_hands_a_lot_decides_and_says_so(tmp_path: Path) -> None:
    # A19, L12: their order is lost.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        lose_events(play)
        play.slap("Cy", card)
        play.slap("Ben", card)
        receipt = await play.said("drawn by lot")
        assert " takes " in receipt["content"]


async def test_a_slap_while_discord_is_asked_for_the_hands_draws_lots_with_them_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    # A19: their order is lost, also where Discord takes its time; who is asked for is by user, not by time.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        asked = r"/channels/\d+/messages/\d+/reactions/.*"
        refused = play.sandbox.fault("429", "GET", asked, retry_after=0.5)
        lose_events(play)
        play.slap("Cy", card)
        await play.sandbox.wait_for(lambda: refused.times == 0)
        play.slap("Ben", card)
        await play.settled()
        receipt = await play.said("drawn by lot")
        assert "Ben" in receipt["content"]
        assert "Cy" in receipt["content"]
        before = len(play.posts())
        await play.sandbox.advance(COUNTDOWN_MS)
        await play.sandbox.wait_for(lambda: len(play.posts()) > before)


@pytest.mark.parametrize(("emoji", "burst"), [("✋🏿", False), ("✋", True), ("✋🏻", True)])
async def test_after_an_invalid_session_hands_of_any_skin_tone_and_super_hands_count(
    tmp_path: Path, emoji: str, burst: bool
) -> None:
    # A19, A11: to Discord each of them is another list.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        play.sandbox.react("Dot", card, "✋")
        play.sandbox.react("Ana", card, "🔥")
        lose_events(play)
        play.sandbox.react("Cy", card, emoji, burst=burst)
        receipt = await play.said("**Cy takes")
        assert "Only this ✋" in receipt["content"]


async def test_after_an_invalid_session_without_a_pattern_nobody_pays(tmp_path: Path) -> None:
    # A19, L13: no penalties from such evidence; the state is posted again.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn()
        assert rules.pattern(play.state) is None
        before = len(play.posts())
        lose_events(play)
        play.slap("Cy", card)
        again = await play.said(card["content"].split("\n")[0], after=before)
        assert "under the pile" not in again["content"]
        assert again["id"] != card["id"]


async def test_a_slap_before_the_next_cards_echo_wins_although_the_card_is_posted(tmp_path: Path) -> None:
    # D04, A4, A6 as gateway traffic: the echo of the next card is held back.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        flying = await play.fly()
        play.slap("Ana", card)
        await play.said("**Ana takes")
        play.sandbox.gateway("release")
        await play.settled()
        withdrawn = next(m for m in play.posts() if m["id"] == flying["id"])
        changed = await play.sandbox.wait_for(
            lambda: next((m for m in play.posts() if m["id"] == flying["id"] and m["edited_timestamp"]), None)
        )
        assert withdrawn["id"] == changed["id"]
        assert "Card taken back" in changed["content"]


async def test_a_slap_after_the_next_cards_echo_is_late_and_free(tmp_path: Path) -> None:
    # D05, A7: not counted, not fined, told with the next card.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        await play.turn()
        await play.sandbox.advance(85)
        play.slap("Ana", card)
        await play.settled()
        after = await play.turn(PACE_MS - 85)
        assert "85 ms" in after["content"]
        assert "costs nothing" in after["content"]


@pytest.mark.parametrize("after_commit", [False, True])
async def test_a_5xx_answer_neither_loses_nor_doubles_a_card(tmp_path: Path, after_commit: bool) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        play.sandbox.fault("status", "POST", r"/channels/\d+/messages$", status=502, after=after_commit)
        card = await play.turn()
        await play.settled()
        first = card["content"].split("\n")[0]
        assert len([m for m in play.posts() if m["content"].startswith(first)]) == 1


async def test_a_429_delays_a_card_and_loses_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        play.sandbox.fault("429", "POST", r"/channels/\d+/messages$", retry_after=0.2)
        card = await play.turn()
        assert len([m for m in play.posts() if m["content"] == card["content"]]) == 1


async def test_a_deleted_card_is_posted_again_and_hands_on_the_old_one_are_void(tmp_path: Path) -> None:
    # A20, L15.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        before = len(play.posts())
        play.sandbox.delete("Finn", card)
        again = await play.said(card["content"].split("\n")[0], after=before - 1)
        assert again["id"] != card["id"]
        await play.sandbox.advance(COUNTDOWN_MS // 10)
        play.slap("Ben", again)
        await play.said("**Ben takes")


@pytest.mark.parametrize("way", ["all", "of one emoji", "the bot's own"])
async def test_the_hand_comes_back_after_a_moderator_has_cleared_reactions(tmp_path: Path, way: str) -> None:
    # A2, A10: who may not add reactions can slap on; what was seen stays.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        sandbox = play.sandbox
        me = sandbox.world.bot["id"]

        def seeded(card: Json) -> bool:
            return me in sandbox.discord.messages.all[card["id"]].reactions.get(HAND, {False: []})[False]

        card = await play.turn_to_pattern()
        await sandbox.wait_for(lambda: seeded(card))
        if way == "the bot's own":
            sandbox.unreact(me, card, HAND)
        else:
            sandbox.clear(card, HAND if way == "of one emoji" else None)
        assert not seeded(card)
        await sandbox.wait_for(lambda: seeded(card))
        sandbox.world.overwrite(sandbox.place("table"), sandbox.guild_id, deny=int(Permission.ADD_REACTIONS))
        play.slap("Ben", card)
        sandbox.clear(card)
        await play.said("**Ben takes")
        await play.settled()
        assert not seeded(card), "that card is settled"
        assert len([post for post in play.posts() if RECEIPT.match(post["content"])]) == 1


async def test_a_press_that_the_connection_brings_twice_counts_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path / "data", 1, log):
        lobby = (await sandbox.slash("Ana", "table", "play", game="slap")).message
        assert lobby is not None
        await sandbox.press("Ana", lobby, "Add computer player")
        again = next(event for event in reversed(sandbox.events) if event.name == "INTERACTION_CREATE")
        sandbox.discord.bus.emit(again)
        await sandbox.press("Ben", lobby, "Join")
        assert "(3 of " in str(sandbox.message(lobby.id))
    assert "ERROR" not in log.read_text()
