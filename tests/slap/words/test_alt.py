"""Alt texts hold everything that a view says, within Discord's limit."""

from __future__ import annotations

import msgspec
import pytest

from bench._gallery.samples import SAMPLES, Sample, alt_text
from bot.slap import alt
from bot.slap.alt import card
from bot.slap.deck import DECK
from bot.slap.rules import find
from bot.slap.views import FacesView, PileView, ReceiptView, ResultLine, ResultView, SlapLine
from bot.tables.contract.table import Post, Pressed, Show, Stamp, Started
from bot.words.message import Language
from bot.words.speech import speech
from tests.slap.sitting import Sitting, only
from tests.words.voices import EN

LONG = "Wolfeschlegelsteinhausenbergerdorff the Eleventh of Everywhere"


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_alt_texts_fit_and_end_as_sentences(sample: Sample) -> None:
    text = alt_text(sample)
    assert 0 < len(text) <= alt.LIMIT
    assert text.endswith(".")


def test_the_pile_is_told_newest_card_first() -> None:
    view = PileView(("H7", "KG", "6B"), 23, (2, 3), "Ben")
    assert alt.pile(view) == (
        "Top card 6 of Blades, before it King of Gears, hymn VII Primary of Gears. 23 cards in the pile. "
        "2 of 3 chances left. Ben turns next."
    )


def test_a_pile_after_which_nobody_turns_says_nothing_of_a_next_player() -> None:
    away = (("Ben", 1_796_428_800_000), ("Cy", 1_796_860_800_000))
    told = alt.pile(PileView(("6B",), 23, None, "Ben", away=away))
    assert told.endswith("Ben turns next. Away: Ben until 5 Dec and Cy until 10 Dec.")
    assert alt.pile(PileView(("6B",), 71, None, "")) == "Top card 6 of Blades. 71 cards in the pile."


def test_the_pile_never_hints_a_pattern() -> None:
    double = alt.pile(PileView(("9C", "9B"), 2, None, "Ben"))
    plain = alt.pile(PileView(("9C", "8B"), 2, None, "Ben"))
    assert double.replace(card(EN, "9B"), "*") == plain.replace(card(EN, "8B"), "*")


@pytest.mark.parametrize("sample", [s for s in SAMPLES if isinstance(s.view, ReceiptView)], ids=lambda s: s.file)
def test_a_receipt_tells_every_slap_card_and_count(sample: Sample) -> None:
    view = sample.view
    assert isinstance(view, ReceiptView)
    text, say = alt.receipt(view), speech(view.language)
    for key, _ in view.shown:
        assert alt.card(say, key) in text
    for slap in view.slaps:
        assert slap.name in text
        assert all(alt.card(say, key) in text for key in slap.paid)
        if slap.gap and not slap.approx:
            assert f"{say.number(slap.gap)} ms" in text
    for name, cards in view.counts:
        assert f"{name} {cards}" in text
    assert say("slap-picture-alt-next", name=view.leads) in text


def test_a_time_that_is_not_known_is_not_told() -> None:
    # A18: stamps of a replay say nothing about the player
    view = ReceiptView(
        "Ana", 5, "double", (("9C", True), ("9B", True)), (SlapLine("Ana", 7, "wins", approx=True),), (), "Ana"
    )
    assert "Ana, time unknown" in alt.receipt(view)
    assert "7 ms" not in alt.receipt(view)


def test_a_result_tells_every_row() -> None:
    rows = (ResultLine(1, "Ana", 30, 2, 301), ResultLine(1, "Ben", 30, 1), ResultLine(3, "Cy", 11, 0))
    text = alt.result(ResultView(rows, "count", 1238, 1))
    assert text.startswith("Ana and Ben win together: most cards at the card limit. ")
    assert "1 Ana, 30 cards, 2 piles slapped, fastest slap 301 ms" in text
    assert "3 Cy, 11 cards, 0 piles slapped" in text
    assert text.endswith("1,238 cards turned, 1 pile.")


def test_long_lists_are_cut_and_the_first_and_last_sentence_stay() -> None:
    names = [f"{n} {LONG}" for n in range(10)]
    slaps = tuple(SlapLine(name, 300 + n, "false", paid=("H6", "H11", "QB")) for n, name in enumerate(names * 3))
    counts = tuple((name, 7) for name in names)
    view = ReceiptView(names[0], 1, "sandwich", (("H6", True), ("Z", False), ("H10", True)), slaps, counts, names[9])
    text = alt.receipt(view)
    assert len(text) <= alt.LIMIT
    assert text.startswith("0 Wolfeschlegelsteinhausenbergerdorff")
    assert " takes 1 card: hymn sandwich with hymn VI Kintsukuroi of Souls" in text
    assert " more." in text
    assert text.endswith(" turns next.")


def test_ten_winners_with_long_names_fit() -> None:
    rows = tuple(ResultLine(1, f"{n} {LONG}", 7, 1, 300) for n in range(10))
    assert len(alt.result(ResultView(rows, "stopped", 10, 1))) <= alt.LIMIT


def test_a_sheet_names_its_cards() -> None:
    keys = tuple(DECK)[56:]
    text = alt.faces(FacesView(keys))
    assert text.startswith("15 cards. ")
    assert all(card(EN, key) in text for key in keys)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You can slap: double: 9 of Claws, 9 of Blades; hymn pair: "),
        ("de", "Klatschen darfst du bei: Doppel: "),
    ],
)
def test_the_rules_come_with_a_picture_of_what_can_be_slapped(language: Language, told: str) -> None:
    table = Sitting(2)
    (shown,) = only(table.handle(Pressed(table.at(table.ms), 0, 0, "rules", "r", language=language)), Show)
    picture = shown.body.picture
    assert picture is not None
    assert picture.renderer == "slap.faces"
    assert picture.alt.startswith(told)
    view = msgspec.json.decode(picture.view, type=FacesView)
    assert [kind for kind, _ in view.patterns] == ["double", "hymns", "sandwich"]
    for kind, keys in view.patterns:
        found = find(keys)
        assert found is not None
        assert found.kind == kind
        assert find(keys[:-1]) is None


def test_a_table_begins_with_a_picture_of_what_can_be_slapped() -> None:
    (deal,) = only(Sitting(2, start=False).handle(Started(Stamp(0), True)), Post)
    assert deal.body.picture is not None
    assert deal.body.picture.alt.startswith("You can slap: ")
