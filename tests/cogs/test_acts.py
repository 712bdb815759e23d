"""Discord's data of an interaction, as a table reads them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.contract.table import Pressed
from cogs.arriving.places import TableCommand, command_press, control_press, no_guest, well_formed
from cogs.ui.components import control_used
from tests.words.voices import EN

PEOPLE = {
    "users": {"7": {"username": "ana", "global_name": "Ana"}, "8": {"username": "zodiac", "bot": True}},
    "members": {"7": {"nick": "Captain Ana"}},
}


def called(**options: Any) -> dict[str, Any]:
    kinds = {name: 6 if name == "player" else 3 for name in options}
    return {"name": "do", "options": [{"name": n, "type": kinds[n], "value": v} for n, v in options.items()]}


def test_a_button_has_no_values_and_a_menu_has_those_chosen() -> None:
    assert control_press({"custom_id": "t7:3:slap"}) == Pressed(table=7, ask=3, choice="slap")
    assert control_press({"custom_id": "t7:3:pick", "values": ["a", "b"]}) == Pressed(
        table=7, ask=3, choice="pick", values=("a", "b")
    )


@pytest.mark.parametrize("custom_id", ["", "l7:join", "t7:3", "t7:x:slap", "t7:3:no way"])
def test_what_is_no_control_of_a_table_is_left_to_others(custom_id: str) -> None:
    assert control_press({"custom_id": custom_id}) is None


def test_a_form_brings_its_fields_in_their_order_in_either_shape() -> None:
    def field(name: str, value: str | None) -> dict[str, Any]:
        return {"type": 4, "custom_id": name, "value": value}

    labelled = [{"type": 18, "component": field("0", "because")}, {"type": 18, "component": field("1", None)}]
    rows = [{"type": 1, "components": [field("0", "because")]}, {"type": 10}]
    assert control_press({"custom_id": "t7:3:say", "components": labelled}) == Pressed(
        table=7, ask=3, choice="say", values=("because", "")
    )
    assert control_press({"custom_id": "t7:3:say", "components": rows}) == Pressed(
        table=7, ask=3, choice="say", values=("because",)
    )


def test_arguments_come_in_the_order_of_the_parameters_and_empty_if_left_out() -> None:
    command = TableCommand("offer", ("base", "card", "note"))
    act = command_press(7, command, called(note="hi", base="gears"))
    assert act == Pressed(table=7, choice="offer", values=("gears", "", "hi"))


@pytest.mark.parametrize(
    ("given", "choice"),
    [({}, "status"), ({"text": True}, "board"), ({"text": False}, "status"), ({"text": "a"}, "board")],
)
def test_a_command_may_be_another_choice_with_an_argument_that_is_not_no(given: dict[str, Any], choice: str) -> None:
    assert command_press(7, TableCommand("status", given="board"), called(**given)).choice == choice


def test_whoever_is_chosen_from_a_menu_is_the_guest_and_stands_among_the_values_by_display_name() -> None:
    chosen = {"custom_id": "t7:0:give_2", "component_type": 5, "values": ["7"], "resolved": PEOPLE}
    assert control_press(chosen) == Pressed(table=7, choice="give_2", values=("Captain Ana",), guest="7")
    without_nick = {**chosen, "resolved": {"users": PEOPLE["users"], "members": {"7": {}}}}
    assert control_press(without_nick) == Pressed(table=7, choice="give_2", values=("Ana",), guest="7")
    for nobody in ([], ["Ana"]):
        assert control_press({**chosen, "values": nobody}) is None


def test_a_chosen_bot_and_whoever_is_not_on_the_server_are_told_apart() -> None:
    assert no_guest({"resolved": PEOPLE}, "8", EN) == EN("table-no-bots")
    assert no_guest({"resolved": PEOPLE}, "7", EN) == ""
    assert no_guest({"resolved": {"users": PEOPLE["users"]}}, "7", EN) == EN("table-no-member")


@pytest.mark.parametrize(
    ("values", "choice"),
    [(["vote_care_2"], "vote_care_2"), (["report"], "report"), ([], "acts"), (["a", "b"], "acts"), (["a:b"], "acts")],
)
def test_an_option_of_a_menu_of_acts_is_what_a_button_with_that_choice_would_be(values: list[str], choice: str) -> None:
    custom_id, given = control_used({"custom_id": "t7:3:acts", "component_type": 3, "values": values})
    assert (custom_id, given) == (f"t7:3:{choice}", () if choice != "acts" else tuple(values))


@pytest.mark.parametrize(
    ("kind", "value", "fine"),
    [
        (3, "x", True),
        (3, 5, False),
        (3, None, False),
        (4, 5, True),
        (4, "5", False),
        (4, True, False),
        (4, 10**30, False),
        (5, False, True),
        (5, "yes", False),
        (6, "7", True),
    ],
)
def test_arguments_have_to_be_of_the_kind_that_they_claim(kind: int, value: object, fine: bool) -> None:
    option = {"name": "o", "type": kind, "value": value}
    assert well_formed([option]) is fine
    assert well_formed([{"name": "do", "type": 1, "options": [option]}]) is fine
    assert well_formed([{**option, "focused": True}])
