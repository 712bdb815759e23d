"""The guide is short, and the reference behind it says what the commands and options say."""

from __future__ import annotations

from tests.reference_page import PAGE, page

GUIDE = PAGE.with_name("players.md")


async def test_the_reference_is_made_from_the_commands() -> None:
    assert PAGE.read_text() == await page(), "make docs"


def test_the_guide_for_players_has_at_most_1500_words() -> None:
    assert len(GUIDE.read_text().split()) <= 1_500
