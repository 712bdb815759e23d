"""kill -9 in the middle of a Cosmic challenge: what was accepted is kept, nothing is shown twice (design 5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cosmic import CosmicTable, controls, cosmic, seed_with_compromises, text_of
from tests.words.voices import EN

COMMIT = ("before_decision", "in_commit", "after_decision")
AROUND = ("before_decision", pytest.param("in_commit", marks=pytest.mark.soak), "after_decision")
"""Between the two nothing differs from before, which the alliance shows: the others leave it to the soak."""
CARD, JOIN, DEAL = "Which card do you play", "You're invited", "Two compromises"


async def killed(table: CosmicTable, who: str, answer: str) -> None:
    """The bot dies while it takes this answer, and is started again."""
    table.bot.arm()
    table.sandbox.open_slash(who, table.thread, "answer", text=answer)
    await table.bot.killed()
    table.bot.environment["TEST_CRASH"] = ""
    await table.bot.start()
    await table.status()


async def goes_on(table: CosmicTable) -> str:
    """The challenge comes to its end; the log then. It is told once, and every panel but one is gone."""
    before = len(table.stories())
    await table.drive_until(lambda: len(table.stories()) > before or table.over)
    told = table.stories()
    assert len(set(told)) == len(told) == before + 1

    def panels() -> list[str]:
        return [m["id"] for m in table.posts() if any(one.label == "Answer" for one in controls(m))]

    await table.sandbox.wait_for(lambda: len(panels()) == 1)  # the one of before is being deleted
    return await table.log(table.people[0])


@pytest.mark.parametrize("point", COMMIT)
async def test_an_alliance_is_kept_if_it_was_accepted_and_asked_again_if_not(tmp_path: Path, point: str) -> None:
    async with cosmic(tmp_path, ("Ana",), 3, seed=7, environment={"TEST_CRASH": f"{point}:1"}, flares="off") as table:
        await table.drive("Ana", JOIN)
        await killed(table, "Ana", "Join the defense")
        asked = await table.asked("Ana")
        assert (JOIN in asked) == (point != "after_decision")
        if point == "after_decision":
            assert "How many tokens do you commit" in asked
        await table.play("Ana", "Join the defense" if JOIN in asked else (await table.answers("Ana"))[0])
        assert "Ana joins the defense" in await goes_on(table)


@pytest.mark.parametrize("point", AROUND)
async def test_a_card_is_kept_under_seal_if_it_was_accepted(tmp_path: Path, point: str) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=4, environment=crash, flares="off") as table:
        await table.drive("Ben", CARD)
        await table.play("Ben", "Pass")
        card = next(one for one in await table.answers("Ben") if one.startswith("Attack"))
        await killed(table, "Ben", card)
        kept = EN("cosmic-ask-noted", answer=card) in await table.asked("Ben")
        assert kept == (point == "after_decision")
        assert card.lower() not in "\n".join(text_of(message) for message in table.posts()).lower()
        if point != "after_decision":
            await table.play("Ben", card)
        assert card.lower() in (await goes_on(table)).lower()


@pytest.mark.parametrize("point", AROUND)
async def test_an_offer_is_kept_if_it_was_accepted_and_the_deal_is_struck_once(tmp_path: Path, point: str) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(
        tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), environment=crash, flares="off"
    ) as table:
        await table.drive("Ana", DEAL, ("Compromise",))
        offer = next(one for one in await table.answers("Ana") if one.startswith("offer a base on "))
        await killed(table, "Ana", offer)
        kept = "No offers yet" not in await table.asked("Ben")
        assert kept == (point == "after_decision")
        if not kept:
            await table.play("Ana", offer)
        await table.play("Ben", "Accept offer 1")
        told = await goes_on(table)
        assert told.count("Ana's offer is accepted") == 1
        assert told.count(f"Ben lands 1 token on {offer.removeprefix('offer a base on ')}.") == 1
