"""Games played through the real bot: from the lobby to the result, by people and by computer players."""

from __future__ import annotations

from pathlib import Path

from bot.slap import rules
from bot.tables.contract.message import FILM_FILE
from tests.e2e.harness import Json, seed_with_pattern, table
from tests.e2e.panels import verified
from tests.sandbox.client import Sandbox


async def test_the_first_slap_on_a_pattern_takes_the_pile_and_the_receipt_says_so(tmp_path: Path) -> None:
    # A1, A5, A8, A24: two slaps, in the order of the gateway.
    seed = seed_with_pattern(3)
    async with table(tmp_path, seed=seed) as play:
        card = await play.turn_to_pattern()
        await play.sandbox.advance(412)
        play.slap("Cy", card)
        await play.settled()
        await play.sandbox.advance(43)
        play.slap("Ana", card)
        await play.settled()
        receipt = await play.said("**Cy takes")
        assert "+412 ms" in receipt["content"]
        await play.sandbox.advance(1_500)
        updated = await play.sandbox.wait_for(
            lambda: next((m for m in play.posts() if m["id"] == receipt["id"] and "43 behind" in m["content"]), None)
        )
        assert updated["content"].index("Cy") < updated["content"].index("Ana")
        pictured = await play.sandbox.wait_for(
            lambda: next((m for m in play.posts() if m["id"] == receipt["id"] and m["attachments"]), None)
        )
        assert "Cy takes" in pictured["attachments"][0]["description"]


async def test_a_false_slap_is_paid_and_told_with_the_next_card(tmp_path: Path) -> None:
    # R33, A5: the state stays open, the next message says what was paid.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn()
        assert rules.pattern(play.state) is None
        play.slap("Ben", card)
        await play.settled()
        seat = play.names.index("Ben")
        play.shadow.act("slap", seat, {"air": False}, "player")
        after = await play.turn()
        assert "Ben" in after["content"]
        assert "slides 2 cards under the pile" in after["content"]


async def test_a_whole_game_with_computer_players_ends_with_a_result_in_both_places(tmp_path: Path) -> None:
    # T10, T11, R43, R47: practice opponents slap through the same queue until the game is over.
    quick, drawn = {"flip_limit": "300", "pace": "1.5 s"}, {"TEST_PICTURES": "all"}
    async with table(tmp_path, ("Ana",), computers=2, options=quick, environment=drawn) as play:

        def result() -> Json | None:
            return next((m for m in play.sandbox.messages("table") if "wins" in m["content"]), None)

        await play.sandbox.advance(10_000)
        await play.sandbox.advance_until(result, 1_500, lambda: play.sandbox.slash("Ana", play.thread, "answer"))
        final = await play.said(" taken.")
        assert final["content"]
        assert "gives the hash I posted at the start" in await verified(play.sandbox, "Ana", play.thread)
        parent = await play.sandbox.wait_message(lambda m: files(m) == ["result.png"], "table")
        made = await play.sandbox.wait_message(lambda m: files(m) == [FILM_FILE], play.thread)
        await play.sandbox.press("Ana", parent["id"], "Film")
        shown = await play.sandbox.wait_message(lambda m: files(m) == [FILM_FILE], "table")
        assert [shown["attachments"][0][field] for field in ("description", "size")] == [
            made["attachments"][0][field] for field in ("description", "size")
        ]


def files(message: Json) -> list[str]:
    return [file["filename"] for file in message.get("attachments", [])]


async def test_a_name_with_markup_mentions_and_stacked_marks_harms_nothing(tmp_path: Path) -> None:
    nasty = "**@everyone** <@1> `x` Z\u0351\u0352\u0353\u0354algo \u202eevil"

    def rename(sandbox: Sandbox) -> None:
        sandbox.world.users[sandbox.people["Ben"]]["global_name"] = nasty

    async with table(tmp_path, seed=seed_with_pattern(3), prepare=rename) as play:
        sandbox = play.sandbox
        text = " ".join(m["content"] for m in play.posts())
        assert "\u202e" not in text
        assert "@everyone" not in text.replace("@\u200beveryone", "")
        called, *others = play.posts()
        assert {user["id"] for user in called["mentions"]} == {sandbox.user(name) for name in ("Ana", "Ben", "Cy")}
        assert not any(m["mention_everyone"] for m in play.posts())
        assert not any(m["mentions"] for m in others)
