"""A table of five with Zodiac, Skill Tokens and Asteroids, played by what is offered, through the real bot."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

import pytest

from tests.e2e.cosmic import CosmicTable, Json, controls, cosmic, text_of
from tests.e2e.test_cosmic_game import play_to_the_end
from tests.words.voices import EN


class Flags(TypedDict):
    """The expansions of a lobby."""

    zodiac: str
    skill_tokens: str
    asteroids: str


EXPANSIONS: Flags = {"zodiac": "on", "skill_tokens": "on", "asteroids": "one_per_hex"}
STEP_MS = 6_000
MOST_STEPS = 300
REASONS = {
    "the Karma of everybody (Zodiac)": "cosmic Z19",
    "which way the asteroids go (Asteroids)": "cosmic AST10",
    "Weapons against Shields (Skill Tokens)": "cosmic S2",
}
"""What a challenge with these expansions has to explain, and by which rule."""


async def play_challenges(table: CosmicTable, count: int) -> set[str]:
    """Press by chance what is offered until so many challenges are told; all lines of ``/why`` meanwhile."""
    reasons: set[str] = set()
    for _ in range(MOST_STEPS):
        shown = table.told("Ana")
        if shown is not None:
            await table.press_something("Ana", shown)
        await table.sandbox.advance(STEP_MS)
        reasons.update((await table.said("Ana", "why")).splitlines())
        if len(table.stories()) >= count or table.over:
            return reasons
    raise AssertionError(await table.status())


def pictures(message: Json) -> dict[str, str]:
    """The alt text of each picture of a message, by file name."""
    return {file["filename"]: file["description"] for file in message["attachments"]}


async def look(table: CosmicTable, command: str, *choices: str) -> tuple[str, dict[str, str]]:
    """Run a command, or the last of these choices, and return what it shows privately: words, and pictures once they
    are drawn.
    """
    answer = await table.sandbox.through("Ana", table.thread, command, *choices)
    assert answer.message is not None, answer
    private = answer.message.id
    await table.sandbox.wait_for(lambda: table.sandbox.message(private)["attachments"])
    return text_of(answer.message.data), pictures(table.sandbox.message(private))


async def read(table: CosmicTable, command: str, *choices: str) -> str:
    """All pages of what a command says, or of the last of these choices."""
    answer = await table.sandbox.through("Ana", table.thread, command, *choices)
    assert answer.message is not None, answer
    pages = [text_of(answer.message.data)]
    while further := [one.id for one in controls(answer.message.data) if one.label == EN("cosmic-ask-next")]:
        answer = await table.sandbox.press("Ana", answer.message.id, further[0])
        assert answer.message is not None, answer
        pages.append(text_of(answer.message.data))
    return "\n".join(pages)


async def test_three_challenges_show_chart_letters_and_asteroids_and_why_explains_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "none")  # other tests hold every kind of message against it
    undrawn = {"TEST_STEADY": "1"}  # what is drawn is tested beside the renderers
    async with cosmic(tmp_path, ("Ana",), 4, seed=1, environment=undrawn, **EXPANSIONS) as table:
        reasons = await play_challenges(table, 3)
        for what, rule in REASONS.items():
            assert any(rule in reason for reason in reasons), what
        boards = [pictures(message)["board.png"] for message in table.posts() if "board.png" in pictures(message)]
        for shown in ("Asteroids: ", "Leader", "Karma"):
            assert shown in boards[-1]
        words, drawn = await look(table, "board", "more", "see_zodiac")
        assert "Karma" in words
        assert drawn["chart.png"].startswith("Your Zodiac chart: ")
        board = await read(table, "board", "more", "board")
        for shown in ("Asteroids: ", "Ana's letters", "Karma"):
            assert shown in board


@pytest.mark.soak
async def test_a_game_with_three_expansions_is_played_to_its_end(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana",), 4, seed=2, **EXPANSIONS) as table:
        await play_to_the_end(table)
        assert table.over
