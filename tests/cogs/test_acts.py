"""What Discord's data of an interaction mean at a table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.contract.table import Pressed
from cogs.arriving.acts import TableCommand, command_press, control_press, no_guest, well_formed
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
    act = command_press(7, command, called(note="hi", base="gears"), {})
    assert act == Pressed(table=7, choice="offer", values=("gears", "", "hi"))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        (TableCommand("referee_{action}"), []),
        (TableCommand("referee_{action}"), [{"name": "action", "type": 3}]),
        (TableCommand("replace", ("player",), "player"), [{"name": "player", "type": 3, "value": "Ana"}]),
    ],
)
def test_a_call_of_another_form_is_left_to_the_commands_own_body(command: TableCommand, options: list[Any]) -> None:
    assert command_press(7, command, {"name": "do", "options": options}, {}) is None


def test_a_choice_may_be_made_of_an_argument() -> None:
    act = command_press(7, TableCommand("referee_{action}"), called(action="undo"), {})
    assert act is not None
    assert act.choice == "referee_undo"
    usual = TableCommand("vote_{what}_{seat}", usual={"what": "care"})
    acts = [command_press(7, usual, called(**given), {}) for given in ({"seat": "2"}, {"seat": "2", "what": "freeze"})]
    assert [one and one.choice for one in acts] == ["vote_care_2", "vote_freeze_2"]


def test_a_named_person_is_the_guest_and_stands_among_the_values_by_display_name() -> None:
    command = TableCommand("replace", ("player",), "player")
    act = command_press(7, command, called(player="7"), {"resolved": PEOPLE})
    assert act == Pressed(table=7, choice="replace", values=("Captain Ana",), guest="7")
    without_nick = {"resolved": {"users": PEOPLE["users"], "members": {"7": {}}}}
    assert command_press(7, command, called(player="7"), without_nick) == Pressed(
        table=7, choice="replace", values=("Ana",), guest="7"
    )
    assert command_press(7, command, called(), {}) == Pressed(table=7, choice="replace", values=("",))


def test_a_named_bot_and_whoever_is_not_on_the_server_are_told_apart() -> None:
    command = TableCommand("replace", ("player",), "player")
    for number, name in (("8", "zodiac"), ("7", "Captain Ana")):
        press = command_press(7, command, called(player=number), {"resolved": PEOPLE})
        assert press == Pressed(table=7, choice="replace", values=(name,), guest=number)
    assert no_guest({"resolved": PEOPLE}, "8", EN) == EN("table-no-bots")
    assert no_guest({"resolved": PEOPLE}, "7", EN) == ""
    assert no_guest({"resolved": {"users": PEOPLE["users"]}}, "7", EN) == EN("table-no-member")


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
