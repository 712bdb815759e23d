"""Searches of games that are over: dates as people write them, buttons that carry all of it, pages of a log."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.play import rosters
from bot.play.games import results
from bot.play.outgoing.screen import PANEL_LONGEST
from bot.play.rosters import Seated
from bot.ratings.result import Finish
from bot.store.rows import PastGame, TableRow
from bot.tables.contract.table import Button, Story
from bot.words.message import UserError
from bot.words.speech import Speech
from cogs.arriving.router import Router
from cogs.history import (
    _LOG_PAGE,
    LAST_DAY,
    LONGEST_ROW,
    PAGE,
    History,
    Wanted,
    _pages,
    _summary,
    filled_in,
    filters,
    read,
    row_of,
    search_form,
    wanted,
)
from cogs.ui.components import ListRow, list_panel
from tests.words.voices import DE, EN

NOVEMBER_25 = 20_782
"""Days since 1970."""


def asking(**more: str) -> Wanted:
    interaction: Any = SimpleNamespace(locale=SimpleNamespace(value="en-US"))
    given = {"thing": "", "since": "", "until": "", **more}
    return wanted(interaction, 0, given["thing"], given["since"], given["until"])


@pytest.mark.parametrize(
    ("typed", "first", "after"),
    [
        ("2026-11-25", NOVEMBER_25, NOVEMBER_25 + 1),
        (" 2026-11 ", NOVEMBER_25 - 24, NOVEMBER_25 + 6),
        ("2026", NOVEMBER_25 - 328, NOVEMBER_25 + 37),
        ("1969", 0, 0),
    ],
)
def test_days_months_and_years_are_understood_from_their_first_to_their_last_day(
    typed: str, first: int, after: int
) -> None:
    assert asking(since=typed).since == first
    if after:
        assert asking(until=typed).until == after


@pytest.mark.parametrize("typed", ["soon", "2026-13", "25.11.2026", "2026-02-30", "٢٠٢٦-٠٠", "9" * 50])
def test_what_is_no_date_is_refused_in_words(typed: str) -> None:
    with pytest.raises(UserError, match="I don't understand the date"):
        asking(since=typed)


def test_dates_at_the_end_of_time_do_no_harm() -> None:
    assert asking(until="9999-12-31").until > NOVEMBER_25
    assert asking(until="9999").until > NOVEMBER_25
    assert asking(until="9999-12").until > NOVEMBER_25


def test_a_power_is_found_by_its_name_in_any_form() -> None:
    assert asking(thing="zombie").thing == "zombie"
    assert asking(thing="Machine").thing == "machine"
    with pytest.raises(UserError, match="don't know a power called"):
        asking(thing="nothing of the kind")


FINISHES = (Finish(1, things=("healer", "magnet")), Finish(2, things=("laser",)), Finish(3))
"""By seat: Ada sits first."""
LARGEST = 8_999_999_999_999_999_999
"""Of people's ids, as they are stored."""


@pytest.mark.parametrize("begin", ["h:p:1000000:", "h:search:"])
def test_a_control_carries_the_whole_search_and_fits(begin: str) -> None:
    search = Wanted(LARGEST, "a" * 32, 19_000, 20_000)
    control = f"{begin}{search.written}"
    assert len(control) <= 100
    registry: Any = SimpleNamespace(services=SimpleNamespace(store=None))
    routes = Router()
    routes.add(History(registry, None, None))  # type: ignore[arg-type]  # nothing is pressed
    route = routes.find(control)
    assert route is not None
    carried = route.fields(control)
    assert carried.pop("skip", 1_000_000) == 1_000_000
    assert read(**carried) == search


def test_days_that_no_list_has_shown_are_cut_to_what_the_store_can_hold() -> None:
    assert read(0, "", 10**14, 10**14) == Wanted(0, "", LAST_DAY, LAST_DAY)


def test_the_form_holds_what_is_looked_for_and_comes_back_as_the_same_search() -> None:
    search = asking(thing="Machine", since="2026-11", until="2026-11-25")
    search = Wanted(LARGEST, search.thing, search.since, search.until)
    form = search_form("h:search:", search, EN).to_dict()
    person, *typed = (field["component"] for field in form["components"])
    assert [one["id"] for one in person["default_values"]] == [LARGEST]
    values = [str(LARGEST), *(line.get("value", "") for line in typed)]
    assert values[1:] == ["Machine", "2026-11-01", "2026-11-25"]
    interaction: Any = SimpleNamespace(locale=SimpleNamespace(value="en-US"))
    assert filled_in(interaction, values) == search
    assert filled_in(interaction, ()) == filled_in(interaction, ["nobody"]) == Wanted()


def test_the_list_says_what_is_looked_for() -> None:
    assert filters(Wanted(), EN) == []
    (line,) = filters(Wanted(7, "machine", NOVEMBER_25, NOVEMBER_25 + 2), EN)
    assert line == "Searched for: games with <@7>, Machine, from 2026-11-25, to 2026-11-26"


@pytest.mark.parametrize("say", [EN, DE])
@pytest.mark.parametrize(("name", "whole"), [("Ana", True), ("_" * 32, False)])
def test_a_full_list_fits_however_many_with_long_names_have_won(say: Speech, name: str, whole: bool) -> None:
    seats = rosters.encode([Seated(name, user) for user in range(5)])
    game = PastGame(10**9, "cosmic", 10**18, 10**18, "ended", 10**13, b"[0, 1, 2, 3, 4]", seats)
    row = row_of(game, 10**18, say)
    assert len(row) <= LONGEST_ROW
    assert ("Ana, Ana" in row) == whole
    head = "\n".join([say("history-games"), *filters(Wanted(LARGEST, "machine", 1, 20_000), say)])
    buttons = [(f"h:p:{n}:", Button(0, "", "W")) for n in range(3)]
    view = list_panel(head, [ListRow(row, f"h:game:{n}", say("history-look")) for n in range(PAGE)], buttons)
    assert view.content_length() <= PANEL_LONGEST
    assert view.total_children_count <= 40


def test_a_log_is_told_in_pages_that_fit() -> None:
    lines = [f"line {number} " + "x" * 200 for number in range(40)] + ["y" * 5_000]
    pages = _pages(lines)
    assert all(len(page) <= _LOG_PAGE for page in pages)
    assert "\n".join(pages).startswith("line 0 ")
    assert "line 39" in pages[-2]
    assert pages[-1] == "y" * _LOG_PAGE


def test_powers_at_the_end_stand_with_the_players_who_had_them() -> None:
    seats = rosters.encode([Seated("Ana", 1), Seated("Ada", None), Seated("Cy", 2)])
    row = TableRow(id=7, game="cosmic", guild=1, parent=2, host=3, status="ended", roster=seats)
    story = results.to_row(7, Story((1,), ("healer", "laser"), finishes=FINISHES), [1, 0, 2])
    assert _summary(row, story, EN).endswith("Powers at the end: Ana (Laser), Ada (Healer, Magnet)")
    assert _summary(row, replace(story, result=b""), EN).endswith("Powers at the end: Healer, Laser")
