"""The end of a game says by what power, flare or expansion somebody has won otherwise than by bases (7.5)."""

from __future__ import annotations

from bot.cosmic.seen.project import see_table
from bot.cosmic.words import text
from bot.cosmic.words.expansion_words import Names
from bot.tables.cosmic import chronicle, table_words
from bot.words.signs import unsigned
from tests.cosmic.table import Table
from tests.events import bare
from tests.words.voices import DE, EN

NAMES = ("Ana", "Ben", "Cy", "Dot")
HOME = {f"red-{planet}": 2 for planet in range(1, 6)}


def told(table: Table) -> tuple[str, str, str]:
    """Render the end: as an event in English, and as the result in both languages."""
    events = chronicle.explained(table.game, [], bare(table.run().seen))
    event = next(event for event in events if event.kind == "finished")
    by = chronicle.ways_of_winning(events, Names.of(NAMES))
    results = [unsigned(table_words.result(say, see_table(table.state), NAMES, by))[0] for say in (EN, DE)]
    return unsigned(text.line(event, NAMES))[0], results[0], results[1]


def attack(
    powers: tuple[str, ...], tokens: dict[int, dict[str, int]], data: dict[str, dict[str, str]] | None = None
) -> Table:
    """Seat 0 attacks blue-1 and wins, A20 against A4."""
    table = Table(powers, hands={0: ["A20"], 1: ["A4"], 2: ["A6", "flare.plant"]}, tokens=tokens, data=data)
    return table.wish(0, "target", "blue-1")


def test_the_power_that_sets_what_wins_is_named_with_its_condition() -> None:
    data = {"schizoid": {"term": "three_in_one"}}
    table = attack(("", "", "", "schizoid"), {0: HOME | {"blue-2": 1, "blue-3": 1}}, data=data)
    line, english, german = told(table.wish(0, "commit", {"red-1": 1}))
    assert line == "**Ana wins** by Dot's Schizoid (condition: three foreign bases in one system)."
    assert english == line
    assert german == "**Ana gewinnt** durch Schizoid von Dot (Bedingung: drei fremde Basen in einem System)."


def test_a_power_that_wins_by_itself_is_named() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "power.0": 2}}
    table = attack(("boomerang", "", "", ""), tokens).wish(0, "commit", {"red-1": 2}).wish(0, "boomerang.extra", 2)
    assert told(table)[0] == "**Ana wins** by Ana's Boomerang."


def test_a_flare_that_takes_the_win_is_named() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, **{f"yellow-{planet}": 1 for planet in range(1, 5)}}}
    tokens |= {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-5": 2}}
    table = attack(("", "", "plant", ""), tokens).wish(2, "checkpoint.reveal", "flare.plant")
    assert told(table)[0] == "**Cy wins** by Cy's Plant flare."


def test_bases_that_win_are_counted_and_need_no_power() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, **{f"yellow-{planet}": 1 for planet in range(1, 5)}}}
    line, english, german = told(attack(("", "", "", ""), tokens))
    assert line == english == "**Ana wins** with 5 foreign bases."
    assert german == "**Ana gewinnt** mit 5 fremden Basen."
