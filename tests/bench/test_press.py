"""A press is counted by the product's own code: what it runs through, not what it runs on."""

from __future__ import annotations

from bench.press import PRODUCT, TABLE, Counted, figures


def test_what_a_press_runs_through_is_counted_and_nothing_of_libraries() -> None:
    table = Counted(0)
    while len(table.presses) < 3:
        table.ring()
        for seat, number in sorted(table.asked()):
            if number in table.game.asks and number not in table.game.sealed:
                table.answer(seat, number)
    found = figures(table.presses)
    assert all(code.co_filename.startswith(PRODUCT) for calls in table.presses for code in calls)
    assert any(code.co_filename.startswith(TABLE) for code in table.presses[0])
    assert found["files in bot/tables/cosmic"] <= found["files"] <= found["functions"] <= found["calls"]
