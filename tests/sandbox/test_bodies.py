"""Bodies beyond Discord's documented limits are refused with its error, one by one (testing.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandbox.checks.bodies import V2_FLAG, message_problems
from sandbox.checks.declarations import command_problems
from sandbox.checks.layouts import form_problems
from sandbox.checks.openapi import Exchange, Spec, load
from sandbox.jsons import Json
from sandbox.settings import openapi_path
from tests.sandbox.client import Sandbox

PATH = "/channels/123456789012345678/messages"


def button(custom_id: str | None = "a", **more: object) -> Json:
    bare = {"type": 2, "style": 1, "label": "x", **more}
    return bare if custom_id is None else {**bare, "custom_id": custom_id}


def menu(count: int = 3, **more: object) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "m", "options": options, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def said(*components: Json, **more: object) -> Json:
    """A message of the old shape with these rows."""
    return {"content": "x", "components": list(components), **more}


def text(count: int) -> Json:
    return {"type": 10, "content": "x" * count}


def panel(*components: Json) -> Json:
    return {"flags": V2_FLAG, "components": list(components)}


def picture(**more: object) -> Json:
    return {"media": {"url": "https://example.org/a.png"}, **more}


FIRST = "components.0.components.0"
BAD_MESSAGES: list[tuple[str, str, Json]] = [
    # what no answer showed
    ("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", panel(text(2001), text(2000))),
    ("components.0.type", "UNION_TYPE_CHOICES", {"components": [text(3)]}),
    (f"{FIRST}.min_values", "SELECT_COMPONENT_INVALID_MIN_VALUES", said(row(menu(min_values=3, max_values=2)))),
    (
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["123456789012345678"]}},
    ),
    ("", "50006", {"content": " \n "}),
    ("", "50006", {}),
    # what was taken although it broke a limit
    (f"{FIRST}.label", "BASE_TYPE_MAX_LENGTH", said(row(button(label="x" * 81)))),
    (f"{FIRST}.options", "BASE_TYPE_BAD_LENGTH", said(row(menu(26)))),
    ("components.0.components", "BASE_TYPE_BAD_LENGTH", said(row(*(button(str(n)) for n in range(6))))),
    ("components.0.components", "BASE_TYPE_BAD_LENGTH", said(row())),
    ("components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", said(row(menu(), button()))),
    (f"{FIRST}.placeholder", "BASE_TYPE_MAX_LENGTH", said(row(menu(placeholder="x" * 151)))),
    (f"{FIRST}.custom_id", "BASE_TYPE_MAX_LENGTH", said(row(button("x" * 101)))),
    (f"{FIRST}.custom_id", "BASE_TYPE_REQUIRED", said(row(button(None)))),
    (f"{FIRST}.options.0.label", "BASE_TYPE_MAX_LENGTH", said(row(menu(options=[{"label": "x" * 101, "value": "1"}])))),
    (
        f"{FIRST}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        said(row(menu(options=[{"label": "x", "value": "1"}, {"label": "y", "value": "1"}]))),
    ),
    (f"{FIRST}.options", "BASE_TYPE_BAD_LENGTH", said(row(menu(2, max_values=3)))),
    (f"{FIRST}.max_values", "NUMBER_TYPE_MAX", said(row(menu(25, max_values=26)))),
    (f"{FIRST}.min_values", "NUMBER_TYPE_MIN", said(row(menu(min_values=-1)))),
    (FIRST, "BUTTON_COMPONENT_INVALID_LABEL_EMOJI", said(row({"type": 2, "style": 1, "custom_id": "a"}))),
    (f"{FIRST}.style", "BASE_TYPE_CHOICES", said(row(button(style=9)))),
    (f"{FIRST}.url", "BASE_TYPE_REQUIRED", said(row(button(None, style=5)))),
    ("nonce", "BASE_TYPE_MAX_LENGTH", {"content": "x", "nonce": "x" * 26}),
    ("embeds.0.title", "BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "x" * 257}]}),
    ("embeds.0.description", "BASE_TYPE_MAX_LENGTH", {"embeds": [{"description": "x" * 4097}]}),
    ("attachments", "BASE_TYPE_MAX_LENGTH", {"content": "x", "attachments": [{"id": n} for n in range(11)]}),
    ("attachments.0.description", "BASE_TYPE_MAX_LENGTH", {"attachments": [{"id": 0, "description": "x" * 1025}]}),
    ("components.0.items", "BASE_TYPE_BAD_LENGTH", panel({"type": 12, "items": []})),
    (
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
        panel({"type": 12, "items": [picture(description="")]}),
    ),
    ("components.0.content", "BASE_TYPE_REQUIRED", panel(text(0))),
    ("components.0.accessory", "BASE_TYPE_REQUIRED", panel({"type": 9, "components": [text(3)]})),
    ("components.0.components.0.type", "UNION_TYPE_CHOICES", panel({"type": 17, "components": [button()]})),
    ("components", "COMPONENT_ID_DUPLICATED", panel({**text(3), "id": 4}, {**text(3), "id": 4})),
    # what was refused before as well
    ("content", "BASE_TYPE_MAX_LENGTH", {"content": "x" * 2001}),
    ("embeds", "MAX_EMBED_SIZE_EXCEEDED", {"embeds": [{"description": "a" * 4000}, {"description": "a" * 2001}]}),
    ("components", "BASE_TYPE_BAD_LENGTH", said(*(row(button(str(n))) for n in range(6)))),
    ("components", "COMPONENT_CUSTOM_ID_DUPLICATED", said(row(button("a")), row(button("a")))),
    ("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", {**panel(text(1)), "content": "x"}),
    ("components", "BASE_TYPE_BAD_LENGTH", panel(*[text(1)] * 41)),
    ("embeds", "BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "a"}] * 11}),
]


def refusals(answer: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """(field, code) of everything that Discord's error names."""
    for key, inner in answer.items():
        if key == "_errors":
            yield from ((path, problem["code"]) for problem in inner)
        else:
            yield from refusals(inner, f"{path}.{key}" if path else key)


async def test_each_bad_message_is_refused_in_discords_words_and_noted() -> None:
    async with Sandbox.start() as sb:
        for field, code, body in BAD_MESSAGES:
            noted = len(sb.violations)
            status, answer = await sb.rest("POST", f"/channels/{sb.channels['table']}/messages", body)
            if code == "50006":
                assert (status, answer["code"]) == (400, 50006), body
            else:
                assert (status, answer["code"]) == (400, 50035), (code, body)
                assert list(refusals(answer["errors"])) == [(field, code)]
            assert len(sb.violations) > noted, code
        assert sb.messages("table") == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"embeds": [{"description": "a" * 4000}, {"description": "a" * 2000}]},
        said(*(row(*(button(f"{r}{c}") for c in range(5))) for r in range(5))),
        said(row(button(None, style=5, url="http://x"))),
        said(row(menu(25, min_values=0, max_values=25, placeholder="x" * 150))),
        said(row(button("x" * 100, label="x" * 80))),
        panel(*[text(100)] * 40),
        panel({"type": 12, "items": [picture(description="x" * 1024)] * 10}, text(4000)),
        panel({"type": 9, "components": [text(1)] * 3, "accessory": button()}),
        panel({"type": 17, "components": [text(1), row(button()), {"type": 14, "spacing": 2}]}),
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": ["123456789012345678"]}},
        {"content": "x", "nonce": "x" * 25},
    ],
)
def test_message_at_the_limit_is_fine(body: Json) -> None:
    assert message_problems(body) == []


OLD: Json = {"content": "x", "embeds": [], "components": [], "attachments": [], "flags": 0}


def test_an_edit_changes_only_what_it_names() -> None:
    assert message_problems({}, old=OLD) == []
    assert message_problems({"content": ""}, old={**OLD, "attachments": [{"id": "1"}]}) == []
    assert [problem.empty for problem in message_problems({"content": " "}, old=OLD)] == [True]


def test_a_message_of_components_has_no_content_whichever_came_first() -> None:
    parts = panel(text(3))
    legacy = ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    assert [problem.code for problem in message_problems(parts, old=OLD)] == legacy  # its content would stay
    assert message_problems({**parts, "content": None}, old=OLD) == []
    grown = {**OLD, **parts, "content": ""}
    assert [problem.code for problem in message_problems({"content": "x"}, old=grown)] == legacy


async def test_an_edit_that_sets_the_flag_and_leaves_the_content_is_refused() -> None:
    async with Sandbox.start() as sb:
        path = f"/channels/{sb.channels['table']}/messages"
        _, message = await sb.rest("POST", path, {"content": "x"})
        status, answer = await sb.rest("PATCH", f"{path}/{message['id']}", panel(text(3)))
        assert (status, answer["code"]) == (400, 50035)
        status, answer = await sb.rest("PATCH", f"{path}/{message['id']}", {**panel(text(3)), "content": None})
        assert (status, answer["content"]) == (200, "")


def form(*components: Json, **more: object) -> Json:
    return {"custom_id": "f", "title": "Form", "components": list(components), **more}


def label(custom_id: str = "a", **more: object) -> Json:
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": custom_id, "style": 1, **more}}


def grouped(kind: int, count: int, **more: object) -> Json:
    """A label with radio buttons or checkboxes."""
    options = [{"label": f"l{n}", "value": f"v{n}"} for n in range(count)]
    return {**label(), "component": {"type": kind, "custom_id": "a", "options": options, **more}}


INSIDE = "components.0.component"
CHOSEN = [{"label": x, "value": x, "default": True} for x in "ab"]
BAD_FORMS: list[tuple[str, str, Json]] = [
    ("components", "BASE_TYPE_BAD_LENGTH", form(*(label(str(n)) for n in range(6)))),
    ("components", "BASE_TYPE_BAD_LENGTH", form()),
    ("title", "BASE_TYPE_MAX_LENGTH", form(label(), title="x" * 46)),
    ("custom_id", "BASE_TYPE_REQUIRED", form(label(), custom_id="")),
    ("components.0.label", "BASE_TYPE_MAX_LENGTH", form({**label(), "label": "x" * 46})),
    ("components.0.type", "UNION_TYPE_CHOICES", form(button())),
    (f"{INSIDE}.type", "UNION_TYPE_CHOICES", form({**label(), "component": button()})),
    (f"{INSIDE}.min_length", "TEXT_INPUT_INVALID_MIN_LENGTH", form(label(min_length=9, max_length=8))),
    (f"{INSIDE}.max_length", "NUMBER_TYPE_MAX", form(label(max_length=4001))),
    (f"{INSIDE}.placeholder", "BASE_TYPE_MAX_LENGTH", form(label(placeholder="x" * 101))),
    (f"{INSIDE}.options", "BASE_TYPE_BAD_LENGTH", form({**label(), "component": menu(26)})),
    (f"{INSIDE}.options", "BASE_TYPE_BAD_LENGTH", form(grouped(21, 1))),
    (f"{INSIDE}.options", "BASE_TYPE_BAD_LENGTH", form(grouped(22, 11))),
    (INSIDE, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", form(grouped(21, 2, options=CHOSEN))),
    (
        f"{INSIDE}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        form(grouped(22, 1, options=[{"label": "x", "value": "x"}] * 2)),
    ),
    ("components.0.components", "BASE_TYPE_BAD_LENGTH", form({"type": 1, "components": []})),
    ("components", "COMPONENT_CUSTOM_ID_DUPLICATED", form(label(), label())),
]


@pytest.mark.parametrize(("field", "code", "data"), BAD_FORMS)
def test_bad_form_is_noticed(field: str, code: str, data: Json) -> None:
    assert [(problem.field, problem.code) for problem in form_problems(data)] == [(field, code)]


def test_form_at_the_limit_is_fine() -> None:
    fields = [label(str(n), min_length=0, max_length=4000, placeholder="x" * 100) for n in range(3)]
    old = row({"type": 4, "custom_id": "old", "style": 2, "label": "x" * 45})
    assert form_problems(form(*fields, text(9), old, title="x" * 45)) == []
    assert form_problems(form(grouped(21, 10))) == form_problems(form(grouped(22, 10, options=CHOSEN))) == []


def command(name: str = "ok", **more: object) -> Json:
    return {"name": name, "description": "d", **more}


def option(name: str = "o", kind: int = 3, **more: object) -> Json:
    return {"name": name, "description": "d", "type": kind, **more}


BAD_COMMANDS: list[tuple[str, str, list[Json]]] = [
    ("0.options.0.name", "APPLICATION_COMMAND_INVALID_NAME", [command(options=[option(name, 1)])])
    for name in ("Bad", "with space", "", "x" * 33)
] + [
    ("commands", "BASE_TYPE_MAX_LENGTH", [command(f"c{n}") for n in range(101)]),
    ("1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", [command(), command()]),
    ("0.description", "BASE_TYPE_REQUIRED", [command(description="")]),
    ("0.description", "BASE_TYPE_MAX_LENGTH", [command(description="x" * 101)]),
    ("0.options", "BASE_TYPE_MAX_LENGTH", [command(options=[option(f"o{n}") for n in range(26)])]),
    (
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
        [command(options=[option(choices=[{"name": "x", "value": "y"}] * 26)])],
    ),
    (
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        [command(options=[option(), option("p", required=True)])],
    ),
    ("0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", [command(options=[option(), option("p", 1)])]),
    (
        "0.options.0.choices",
        "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES",
        [command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "y"}])])],
    ),
    (
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
        [command(options=[option(f"o{n}", choices=[{"name": "x" * 100, "value": "y" * 100}] * 2) for n in range(20)])],
    ),
]


@pytest.mark.parametrize(("field", "code", "commands"), BAD_COMMANDS)
def test_bad_commands_are_noticed(field: str, code: str, commands: list[Json]) -> None:
    assert [(problem.field, problem.code) for problem in command_problems(commands)] == [(field, code)]


def test_commands_at_the_limit_are_fine() -> None:
    assert command_problems([command(options=[option("fine-name_1", required=True), option("p")])]) == []
    assert command_problems([{"name": "Report to Mods", "type": 3}]) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "field"),
    [
        ("POST", "/channels/{table}/threads", {"name": "x" * 101}, "name"),
        ("POST", "/channels/{table}/threads", {"name": "x", "auto_archive_duration": 3000}, "auto_archive_duration"),
        ("GET", "/channels/{table}/messages?limit=101", None, "limit"),
        ("GET", "/channels/{table}/messages?limit=0", None, "limit"),
    ],
)
async def test_limits_of_other_calls(method: str, path: str, body: Json | None, field: str) -> None:
    async with Sandbox.start() as sb:
        status, answer = await sb.rest(method, path.format_map(sb.channels), body)
        assert (status, answer["code"], list(answer["errors"])) == (400, 50035, [field])


@pytest.fixture
def spec() -> Spec:
    found = load(openapi_path())
    if found is None:
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI)")
    return found


def test_misspelt_member_is_noticed_by_the_closed_document(spec: Spec) -> None:
    assert spec.problems(Exchange("POST", PATH, {"content": "x"})) == []
    assert "contnet" in spec.problems(Exchange("POST", PATH, {"contnet": "x"}))[0]
    assert spec.problems(Exchange("POST", PATH, {"content": 5}))
    assert "no such operation" in spec.problems(Exchange("POST", "/nowhere", None))[0]


def test_the_document_judges_a_value_as_before_when_it_comes_again(spec: Spec) -> None:
    fits, wrong = said(row(button(disabled=True))), said(row(button(disabled=1)))
    for _ in range(2):
        assert spec.problems(Exchange("POST", PATH, fits)) == []
        (problem,) = spec.problems(Exchange("POST", PATH, wrong))
        assert problem.endswith("components[0].components[0].disabled: 1 is not of type 'boolean', 'null'")


async def test_senseless_body_is_refused_and_noted() -> None:
    async with Sandbox.start() as sb:
        status, answer = await sb.rest("POST", f"/channels/{sb.channels['table']}/threads", {})
        assert (status, answer["code"]) == (400, 50035)
        assert sb.violations[-1] == "request body: name: This field is required"


async def test_bad_body_is_refused_and_noted() -> None:
    async with Sandbox.start() as sb:
        status, answer = await sb.rest("POST", f"/channels/{sb.channels['table']}/messages", {"content": "x" * 2001})
        assert (status, answer["code"]) == (400, 50035)
        assert answer["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
        status, answer = await sb.rest("POST", f"/channels/{sb.channels['table']}/messages", {})
        assert (status, answer["code"]) == (400, 50006)
        assert len(sb.violations) == 2
        assert sb.messages("table") == []


async def test_a_panel_mentions_whom_its_words_name_and_its_sender_allows() -> None:
    async with Sandbox.start() as sb:
        ana, ben = sb.user("Ana"), sb.user("Ben")
        panel = {
            "flags": V2_FLAG,
            "components": [{"type": 10, "content": f"<@{ana}> <@{ben}> you are asked"}],
            "allowed_mentions": {"parse": [], "users": [ben]},
        }
        path = f"/channels/{sb.channels['table']}/messages"
        status, message = await sb.rest("POST", path, panel)
        assert status == 200
        assert [user["id"] for user in message["mentions"]] == [ben]
        calm = {"flags": V2_FLAG, "components": [{"type": 10, "content": "all have answered"}]}
        status, message = await sb.rest("PATCH", f"{path}/{message['id']}", calm)
        assert (status, message["mentions"]) == (200, [])
        assert sb.violations == []


async def test_a_role_is_mentioned_where_it_may_be_and_the_sender_allows_it() -> None:
    async with Sandbox.start() as sb:
        role = sb.demo.moderator_role
        path = f"/channels/{sb.channels['table']}/messages"

        async def mentioned(**allowed: object) -> list[str]:
            body = {"content": f"<@&{role}>: who plays?", "allowed_mentions": {"parse": [], **allowed}}
            status, message = await sb.rest("POST", path, body)
            assert status == 200
            return list(message["mention_roles"])

        assert await mentioned(roles=[role]) == []
        sb.world.change_role(sb.guild_id, role, mentionable=True)
        assert await mentioned(roles=[role]) == [role]
        assert await mentioned() == []
