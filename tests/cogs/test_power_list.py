"""The list of what powers have won: shares where there are enough games, and pages that a phone shows whole."""

from __future__ import annotations

from typing import Any

from bot.store.rows import PowerRow
from cogs.rating import PAGE, powers_page
from tests.words.voices import EN


def rows(count: int) -> list[PowerRow]:
    return [PowerRow(10, f"power_{at:02}", 100, at) for at in range(count)]


def buttons(view: Any) -> list[tuple[str, bool]]:
    return [(item.custom_id, item.disabled) for item in view.children]


def test_few_games_have_no_share_and_no_place() -> None:
    told, view = powers_page([PowerRow(10, "virus", 1, 1), PowerRow(10, "card_zap", 10, 4)], 0, EN)
    assert told.splitlines() == [
        EN("rating-power-list", share=45),
        EN("rating-power-row", place=1, power="Card Zap", share=40, won=4, games=10),
        EN("rating-power-new", power="Virus", won=1, games=1),
    ]
    assert "40%" in told
    assert buttons(view) == []


def test_pages_go_on_with_the_places_and_end_where_the_powers_end() -> None:
    first, view = powers_page(rows(PAGE + 2), 0, EN)
    assert first.splitlines()[1].startswith("1. Power 16")
    assert buttons(view) == [("s:powers:0", True), ("s:powers:1", False)]
    second, view = powers_page(rows(PAGE + 2), 1, EN)
    assert second.splitlines()[1:3] == [
        EN("rating-power-row", place=PAGE + 1, power="Power 01", share=1, won=1, games=100),
        EN("rating-power-row", place=PAGE + 2, power="Power 00", share=0, won=0, games=100),
    ]
    assert buttons(view) == [("s:powers:0", False), ("s:powers:2", True)]
    assert powers_page(rows(PAGE + 2), 9, EN)[0] == second, "a page that is no more there is the last one"


def test_the_longest_page_fits_into_a_message() -> None:
    long = [PowerRow(10, "p" * 40 + str(at), 10_000, 5_000) for at in range(200)]
    assert len(powers_page(long, 5, EN)[0]) < 2_000
