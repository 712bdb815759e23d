"""Worked examples of the adjudication as gateway traffic: unmodified discord.py, real reactions, real echoes."""

from __future__ import annotations

from pathlib import Path

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.game import RULES
from bot.slap.options import Options, from_strings
from tests.e2e.cosmic import text_of
from tests.e2e.harness import PACE_MS, RECEIPT, Json, Table, seed_with_pattern, table, told


def receipts(play: Table) -> list[str]:
    return [m["content"] for m in play.posts() if RECEIPT.match(m["content"])]


async def turn_plain(play: Table) -> dict[str, object]:
    card = await play.turn()
    assert rules.pattern(play.state) is None
    return card


async def test_d02_in_the_same_millisecond_the_stream_decides(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        play.slap("Ben", card)
        play.slap("Ana", card)
        await play.said("**Ben takes")
        await play.settled()
        await play.sandbox.advance(1_500)
        beaten = await play.said("(0 behind)")
        assert "Ana" in beaten["content"]


def tells_of_a_slap(message: Json, name: str) -> bool:
    """True if somebody's slap is said to have been late or false."""
    return f"{name} slapped" in message["content"] or f"lap by {name}" in message["content"]


async def test_d07_a_slap_on_a_closed_plain_card_is_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3, within=3)) as play:
        card = await turn_plain(play)
        await play.turn()
        play.slap("Ana", card)
        await play.settled()
        after = await play.turn()
        assert not tells_of_a_slap(after, "Ana")


async def test_d08_hands_on_other_messages_of_the_bot_are_nothing(tmp_path: Path) -> None:
    # A12, L3: the deal message, before and after the first card.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        deal = play.posts()[0]
        play.slap("Ana", deal)
        await play.settled()
        card = await play.turn()
        play.slap("Ben", deal)
        await play.settled()
        after = await play.turn()
        assert "under the pile" not in card["content"] + after["content"]
        assert receipts(play) == []


async def test_d10_d11_other_emoji_are_nothing_and_skin_tones_are_hands_once(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await turn_plain(play)
        play.slap("Ana", card, "🔥")
        play.slap("Ben", card, "✋🏽")
        await play.settled()
        play.sandbox.unreact("Ben", card, "✋🏽")
        play.slap("Ben", card)
        await play.settled()
        play.shadow.act("slap", play.names.index("Ben"), {"air": False}, "player")
        after = await play.turn()
        assert after["content"].count("slides 2 cards under the pile") == 1  # A11: one slap per player and state
        assert not tells_of_a_slap(after, "Ana")


async def test_d13_hands_on_a_withdrawn_card_are_void(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn_to_pattern()
        flying = await play.fly()
        play.slap("Ana", card)
        await play.said("**Ana takes")
        play.sandbox.gateway("release")
        play.slap("Ben", flying)
        await play.settled()
        await play.sandbox.advance(PACE_MS)
        await play.settled()
        assert len(receipts(play)) == 1
        assert not any(tells_of_a_slap(m, "Ben") for m in play.posts())


async def test_d14_a_false_slap_while_the_next_card_is_in_the_air_is_paid_and_the_card_lands(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await turn_plain(play)
        flying = await play.fly()
        play.slap("Ana", card)
        await play.settled()
        play.shadow.act("slap", play.names.index("Ana"), {"air": True}, "player")
        play.sandbox.gateway("release")
        play.shadow.act("flip", None, None, "echo")
        await play.settled()
        assert rules.pattern(play.state) is not None
        play.slap("Ben", flying)
        await play.said("**Ben takes")


async def test_several_people_and_a_computer_player_share_a_table(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben", "Cy"), computers=1, seed=seed_with_pattern(4)) as play:
        deal = play.posts()[0]["content"]
        assert all(name in deal for name in ("Ana", "Ben", "Cy"))
        assert "computer" in deal
        await play.turn()


async def test_a_deleted_channel_costs_no_game_and_whoever_plays_learns_of_it(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        play.sandbox.delete_channel("table")

        async def games() -> str:
            answer = await play.sandbox.slash("Ana", "lobby", "games")
            assert answer.message is not None
            return text_of(answer.message.data)

        await told(games, "has lost its thread")


def seed_with_pattern_on_a_lost_challenge(players: int) -> int:
    """The first seed whose first pile is lost on a card that also shows a pattern."""
    for seed in range(1, 50_000):
        game = Game.new(RULES, seed, players, Options())
        for _ in range(14):
            step = rules.next_step(game.state)
            if step.kind != "card":
                if step.kind == "collect" and rules.pattern(game.state):
                    return seed
                break
            game.act("flip", None, None, "echo")
    raise AssertionError("no such seed")


async def test_d19_a_slap_before_the_collections_echo_takes_the_pile(tmp_path: Path) -> None:
    # A15, R37.
    async with table(tmp_path, seed=seed_with_pattern_on_a_lost_challenge(2), players=("Ana", "Ben")) as play:
        while rules.next_step(play.state).kind == "card":
            card = await play.turn()
        notice = await play.fly()
        play.slap("Ben", card)
        await play.said("**Ben takes")
        play.sandbox.gateway("release")
        await play.settled()
        await play.sandbox.wait_for(
            lambda: any(m["id"] == notice["id"] and m["edited_timestamp"] for m in play.posts())
        )


async def test_d20_a_slap_on_the_collection_notice_is_nothing(tmp_path: Path) -> None:
    # A12.
    async with table(tmp_path, seed=seed_with_pattern_on_a_lost_challenge(2), players=("Ana", "Ben")) as play:
        while rules.next_step(play.state).kind == "card":
            await play.turn()
        before = len(play.posts())
        await play.sandbox.advance(PACE_MS)
        await play.sandbox.wait_for(lambda: len(play.posts()) > before)
        await play.settled()
        play.slap("Ben", play.posts()[before])
        await play.settled()
        play.shadow.act("close", None, None, "echo")
        after = await play.turn(2_000)
        assert "under the pile" not in after["content"]
        assert receipts(play) == []


ALL_PAY_THREE = {"penalty": "3"}
SIX = ("Ana", "Ben", "Cy", "Dot", "Eve", "Finn")


def seed_with_a_lock_before_a_pattern(seat: int) -> int:
    """The first seed with which ``seat`` of six, slapping every card, is locked when the first pattern shows."""
    for seed in range(1, 1_000):
        game = Game.new(RULES, seed, len(SIX), from_strings(ALL_PAY_THREE))
        while rules.next_step(game.state).kind == "card":
            game.act("flip", None, None, "echo")
            if rules.pattern(game.state):
                break
            if rules.may_slap(game.state, seat) is None:
                game.act("slap", seat, {"air": False}, "player")
        if rules.may_slap(game.state, seat) == "locked" and rules.pattern(game.state):
            return seed
    raise AssertionError("no such seed")


async def test_d17_a_locked_players_slap_is_ignored_and_the_next_one_wins(tmp_path: Path) -> None:
    # A9, R35: the lock is earned on the way, by false slaps until nothing is left to pay.
    seed = seed_with_a_lock_before_a_pattern(0)
    async with table(tmp_path, SIX, seed=seed, options=ALL_PAY_THREE) as play:
        hasty, other = play.names[0], play.names[1]
        while rules.pattern(play.state) is None:
            card = await play.turn()
            if rules.pattern(play.state) is None:
                play.slap(hasty, card)
                await play.settled()
                play.shadow.act("slap", 0, {"air": False}, "player")
        assert play.state.locked == [0]
        assert any(f"False slap by {hasty}" in m["content"] and "no slapping until" in m["content"] for m in play.cards)
        play.slap(hasty, card)
        play.slap(other, card)
        receipt = await play.said(f"**{other} takes")
        await play.settled()
        assert receipts(play) == [receipt["content"]]
        await play.sandbox.advance(1_500)
        await play.settled()
        assert hasty not in play.sandbox.message(receipt["id"])["content"].split("Cards:")[0]
