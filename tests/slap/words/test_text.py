"""Messages of the table: limits kept, the words of the report."""

from __future__ import annotations

import re

import msgspec
from hypothesis import given, strategies as st

from bot.slap import alt, messages
from bot.slap.messages import lines
from bot.slap.views import PileView, ReceiptView, ResultLine, ResultView, SlapLine
from bot.tables.contract.table import Post
from tests.slap.sitting import Sitting, only
from tests.words.voices import EN


def test_two_players_of_one_name_are_told_apart_in_messages_and_pictures() -> None:
    table = Sitting(2, names=("Ben", "Ben"))
    deal, *_ = only(table.effects, Post)
    assert "Ben A" in deal.body.text
    assert "Ben B" in deal.body.text
    table.card()
    picture = only(table.effects, Post)[-1].body.picture
    assert picture is not None
    assert msgspec.json.decode(picture.view, type=PileView).seats == ("Ben A", "Ben B")


@given(st.lists(st.text(alphabet="ab ", max_size=900), max_size=8), st.integers(20, 2000))
def test_rows_never_exceed_the_limit(rows: list[str], limit: int) -> None:
    words = lines(rows, limit)
    assert len(words) <= limit
    if sum(len(row) + 1 for row in rows) <= limit:
        assert words == "\n".join(rows)


def test_the_report_reads_as_the_rules_show_it() -> None:  # A24
    view = ReceiptView(
        "Ana",
        14,
        "sandwich",
        (("9C", True), ("QS", False), ("9B", True)),
        (
            SlapLine("Ana", 412, "wins"),
            SlapLine("Ben", 455, "beaten", 43),
            SlapLine("Cy", 1_204, "beaten", 792),
        ),
        (("Ana", 31), ("Ben", 22), ("Cy", 18)),
        "Ana",
    )
    words = messages.receipt(EN, view, ["9 🟥 Claws", "Queen 🟧 Souls", "9 🟩 Blades"], [], False, [])
    assert words.splitlines() == [
        "**Ana takes 14**: sandwich  9 🟥 Claws · Queen 🟧 Souls · 9 🟩 Blades",
        "1. Ana +412 ms",
        "2. Ben +455 ms (43 behind)",
        "3. Cy +1,204 ms (792 behind)",
        "Cards: Ana 31 · Ben 22 · Cy 18 · Ana turns next",
        "-# Times run from when the card reached me to when the slap did.",
    ]


def test_lines_about_late_and_false_slaps_read_as_the_rules_show_them() -> None:  # A24, A7
    assert EN("slap-late", name="Cy", card="9 🟥 Claws", ms=85) == (
        "Cy slapped the 9 🟥 Claws 85 ms after the next card: too late, costs nothing"
    )
    told = EN("slap-pays-on", name="Ben", card="7", under="King", paid=["4 🟥", "9 🟨"])
    assert told == "False slap by Ben: 7 on King is no pattern. Ben slides 2 cards under the pile (4 🟥, 9 🟨)."


def test_the_result_names_all_who_share_the_first_place() -> None:  # R45, R47
    rows = (ResultLine(1, "Ana", 30, 3, 399), ResultLine(1, "Ben", 30, 2), ResultLine(3, "Cy", 11, 0))
    words = messages.result(EN, ResultView(rows, "count", 1_203, 60))
    assert words.startswith("**Ana and Ben win together** (most cards at the card limit)")
    assert "1. Ben: 30 cards, 2 piles slapped" in words
    assert "fastest 399 ms" in words
    assert words.endswith("1,203 cards turned, 60 piles taken.")
    assert "1 pile taken" in messages.result(EN, ResultView(rows, "count", 7, 1))


def test_the_result_says_who_has_left() -> None:  # R47, R48
    rows = (ResultLine(1, "Ana", 71, 3, 399), ResultLine(2, "Eve", 0, 1, left=True), ResultLine(3, "Cy", 0, 0))
    words = messages.result(EN, ResultView(rows, "cards", 300, 4))
    assert "2. Eve (left the game): 0 cards, 1 pile slapped" in words
    assert words.count("left the game") == 1
    assert "2 Eve (left the game), 0 cards" in alt.result(ResultView(rows, "cards", 300, 4))


def test_the_card_comes_first_in_its_message() -> None:
    table = Sitting()
    table.card()
    post = only(table.effects, Post)[-1]
    assert re.match(r"\*\*(10|[2-9]) (🟥|🟧|🟨|🟩) (Claws|Souls|Gears|Blades)\*\*", post.body.text)
    assert post.body.picture is not None
    assert (post.body.picture.renderer, post.body.picture.file) == ("slap.pile", "pile.png")
    assert post.body.picture.alt.startswith("Top card ")


def test_show_one_names_the_top_card_only() -> None:
    for show, named in ((1, False), (3, True)):
        table = Sitting(show=show)
        table.card()
        table.card()
        assert ("before it" in only(table.effects, Post)[-1].body.text) == named
