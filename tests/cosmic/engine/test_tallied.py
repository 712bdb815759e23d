"""The part of each power, flare and expansion in the sum of a side is told with the totals (5.2.1, 4.8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.seen.story import picture
from bot.cosmic.words import alt
from bot.cosmic.words.story_words import why
from bot.cosmic.words.text import line
from tests.cosmic.table import Table
from tests.events import bare
from tests.words.voices import COMPLETE


def fight(powers: tuple[str | tuple[str, ...], ...], hands: dict[int, list[str]], **more: Any) -> Table:
    """Seat 0 attacks blue-1, on which seat 1 has four tokens, with three."""
    table = Table(powers, hands={2: ["A1"], 3: ["C"], **hands}, **{"flares": "off", **more})
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})


def added(table: Table) -> list[tuple[str, str, int | None, int]]:
    """Side, name, whose and how much, in the order in which it was told."""
    told = table.events("tallied")
    changes = [(one["side"], one["name"], one["seat"], one["by"]) for one in (told[-1]["changes"] if told else [])]
    sums = table.events("totals")[-1]
    cards = table.events("revealed")[-1]
    for side, tokens in (("offense", 3), ("defense", 4)):
        value = int(cards[side][1:].partition(".")[0])
        assert value + tokens + sum(by for on, _, _, by in changes if on == side) == sums[side], (
            "nothing is left untold"
        )
    return changes


def test_without_powers_nothing_is_told() -> None:
    table = fight(("", "", "", ""), {0: ["A10"], 1: ["A4"]}).run()
    assert added(table) == []
    assert table.events("tallied") == []
    table.check()


def test_card_values_come_first_then_tokens_then_what_is_added_5_2_1() -> None:
    powers = (("tripler", "virus"), "warrior", "", "")
    table = fight(powers, {0: ["A6"], 1: ["A9"]}, powers_per_player=2, data={"warrior": {"points": 5}}).run()
    assert added(table) == [
        ("offense", "tripler", 0, 12),
        ("offense", "virus", 0, 18 * 3 - 18 - 3),
        ("defense", "warrior", 1, 5),
    ]
    table.check()


def test_a_power_that_changes_both_sides_is_told_for_each() -> None:
    table = fight(("", "mirror", "", ""), {0: ["A12"], 1: ["A8"]}).wish(1, "checkpoint.cards_down", "power.0").run()
    assert added(table) == [("offense", "mirror", 1, 9), ("defense", "mirror", 1, 72)]
    table.check()


def test_the_worth_of_tokens_is_told_for_all_of_them_together() -> None:
    table = Table(("macron", "", "", ""), hands={0: ["A10"], 1: ["A4"], 2: ["A1"], 3: ["C"]}, flares="off").run()
    assert table.events("tallied")[-1]["changes"] == [
        {"side": "offense", "name": "macron", "flare": False, "seat": 0, "by": 3}
    ]
    table.check()


def test_a_zapped_power_adds_nothing_and_is_not_told() -> None:
    hands = {0: ["A10"], 1: ["A4"], 2: ["edict.cosmic_zap", "A1"]}
    table = fight(("tripler", "", "", ""), hands).wish(2, "response", "edict.cosmic_zap").run()
    assert added(table) == []
    table.check()


def test_a_change_of_nothing_is_no_change() -> None:
    table = fight(("", "warrior", "", ""), {0: ["A10"], 1: ["A4"]}, data={"warrior": {"points": 0}}).run()
    assert added(table) == []
    table.check()


NAMES = ("Ana", "Ben", "Cy", "Dee")


def decided(table: Table) -> list[tuple[str, bool, int | None]]:
    (data,) = table.events("outcome")
    return [(one["name"], one["flare"], one["seat"]) for one in data.get("by", ())]


def test_what_turns_an_outcome_is_named_with_it_and_nothing_else_is_5_2_1() -> None:
    hands = {0: ["A10"], 1: ["A4"], 2: ["A1"], 3: ["C"]}
    upset = fight(("tripler", "loser", "", ""), hands).wish(1, "checkpoint", "power.1").run()
    assert upset.events("outcome")[0]["outcome"] == "defense"
    assert decided(upset) == [("loser", False, 1)], "Tripler is among the totals"
    assert decided(fight(("tripler", "", "", ""), hands).run()) == []
    both = fight(("loser", "loser", "", ""), hands)
    both.wish(0, "checkpoint", "power.0").wish(1, "checkpoint", "power.1").run()
    assert (both.events("outcome")[0]["outcome"], decided(both)) == ("offense", []), "two upsets cancel each other"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_flare_is_called_a_flare_in_story_reason_picture_and_alt_text(language: Any) -> None:
    powers, hands = ("loser", "", "", ""), {0: ["A4", "flare.loser"], 1: ["A10"]}
    table = fight(powers, hands, flares="retained").wish(0, "checkpoint.cards_down", "flare.loser").run(until="card")
    table.run()
    assert decided(table) == [("loser", True, 0)]
    at = next(number for number, event in enumerate(table.seen) if event.kind == "outcome")
    called = {"en": "Ana's Loser flare", "de": "Loser-Flare von Ana"}[language]
    assert called in line(table.seen[at].event, NAMES, language)
    assert why(table.seen[at].event, bare(table.seen[:at]), NAMES, language).count(called) == 1
    shown = picture(bare(table.seen[: at + 1]), NAMES, language)
    assert shown is not None
    assert shown.decided_by == ("flare.loser",)
    assert {"en": "Loser flare", "de": "Loser-Flare"}[language] in alt.reveal(shown)
