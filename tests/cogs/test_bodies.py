"""Bodies, forms and menus of tables against Discord's limits and its own document, when they are as full as can be."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.play.outgoing.screen import control_ids
from bot.tables.contract.table import Body, Button, Field, Menu, MenuOption, Picture, Prompt
from cogs.arriving.places import control_press
from cogs.ui.bodies import as_edit, as_new
from cogs.ui.components import table_form, table_panel, table_view
from sandbox.checks.bodies import V2_FLAG, message_problems
from sandbox.checks.layouts import V2_CHARACTERS, V2_MAX, form_problems
from sandbox.checks.openapi import Exchange, load
from sandbox.jsons import flat
from sandbox.settings import openapi_path

TABLE = ASK = 10**15 - 1
ALT = "a" * 1_024
PICTURE = Picture("slap.faces", b"{}", ALT, "hand.png")
OPTIONS = tuple(MenuOption(f"value{n}", "l" * 100, "d" * 100, chosen=n < 3) for n in range(25))
MENU = Menu(ASK, "menu", "p" * 150, OPTIONS, 0, 25)
ROWS = tuple(tuple(Button(ASK, f"choice{r}{c}", "L" * 80) for c in range(5)) for r in range(4))
FULL = Body("x" * 2_000, ROWS, PICTURE, (MENU,))
PANEL = Body(FULL.text, ROWS, PICTURE, (MENU,), panel=True)
FORM = Prompt("r", ASK, "written", "t" * 45, tuple(Field("l" * 45, "h" * 100, "v", 4_000, n > 2) for n in range(5)))


def payload(parts: dict[str, Any]) -> dict[str, Any]:
    with discord.http.handle_message_parameters(**parts) as sent:
        if sent.multipart:
            return dict(json.loads(sent.multipart[0]["value"]))
        return dict(sent.payload or {})


@pytest.mark.parametrize("body", [FULL, PANEL], ids=["message", "panel"])
@pytest.mark.parametrize("picture", [b"png", None], ids=["drawn", "not drawn"])
def test_the_fullest_body_is_one_that_discord_takes(body: Body, picture: bytes | None) -> None:
    new, edit = payload(as_new(TABLE, body, picture)), payload(as_edit(TABLE, body, picture))
    assert message_problems(new, files=int(picture is not None)) == []
    old = {"content": "" if body.panel else "x", "flags": V2_FLAG * body.panel}
    assert message_problems(edit, files=int(picture is not None), old=old) == []
    spec = load(openapi_path())
    if spec is None:
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI)")
    assert spec.problems(Exchange("POST", "/channels/1/messages", new)) == []
    assert spec.problems(Exchange("PATCH", "/channels/1/messages/2", edit)) == []


def test_the_fullest_panel_keeps_far_from_discords_forty_components_and_four_thousand_characters() -> None:
    view = table_panel(TABLE, PANEL, drawn=True)
    sent = payload(as_new(TABLE, PANEL, b"png"))["components"]
    every = list(flat(sent))
    assert len(every) == view.total_children_count == 28  # words, picture, one menu and twenty buttons in five rows
    assert len(every) <= V2_MAX
    assert view.content_length() == len(PANEL.text) <= V2_CHARACTERS


@pytest.mark.parametrize("body", [Body("x" * 4_001, panel=True), Body("x", ROWS * 2, PICTURE, panel=True)])
async def test_a_panel_beyond_them_is_an_error_of_ours_before_it_is_sent(body: Body) -> None:
    with pytest.raises((AssertionError, ValueError)):
        table_panel(TABLE, body, drawn=True)


def test_the_fullest_form_is_one_that_discord_takes_and_its_fields_come_back_in_order() -> None:
    sent = table_form(TABLE, FORM).to_dict()
    assert form_problems(sent) == []
    assert len(sent["title"]) <= 45
    fields = [row["component"] for row in sent["components"]]
    assert [len(row["label"]) for row in sent["components"]] == [45] * 5
    assert [field["style"] for field in fields] == [1, 1, 1, 2, 2]
    entered = [{"type": 18, "component": {**field, "value": f"v{field['custom_id']}"}} for field in fields]
    act = control_press({"custom_id": sent["custom_id"], "components": entered})
    assert act is not None
    assert (act.table, act.ask, act.choice, act.values) == (TABLE, ASK, "written", ("v0", "v1", "v2", "v3", "v4"))


@pytest.mark.parametrize("body", [FULL, PANEL], ids=["message", "panel"])
async def test_controls_stand_menus_first_and_each_is_heard_of_at_its_table(body: Body) -> None:
    view = table_panel(TABLE, body, drawn=True) if body.panel else table_view(TABLE, body)
    assert view is not None
    assert view.is_finished()  # discord.py must keep no copy
    shown = [part["custom_id"] for row in view.to_components() for part in row.get("components", [])]
    assert tuple(shown) == control_ids(TABLE, body)
    assert all(len(custom_id) <= 100 and control_press({"custom_id": custom_id}) for custom_id in shown)


def test_a_menu_shows_what_is_chosen_already() -> None:
    view = table_view(TABLE, Body("x", menus=(MENU,)))
    assert view is not None
    (row,) = view.to_components()
    assert sum(option["default"] for option in row["components"][0]["options"]) == 3


def test_a_panel_without_its_picture_drops_the_older_one_and_other_messages_keep_theirs() -> None:
    # An older picture of a panel would show what is not so any more.
    assert payload(as_edit(TABLE, PANEL, None))["attachments"] == []
    assert "attachments" not in payload(as_edit(TABLE, FULL, None))
    assert payload(as_edit(TABLE, Body("x"), None))["attachments"] == []


def test_a_body_of_words_alone_is_sent_as_before() -> None:
    assert as_new(TABLE, Body("x"), None) == {"content": "x"}
    assert as_edit(TABLE, Body("x"), None) == {"content": "x", "view": None, "attachments": []}
