"""Discord's limits that its OpenAPI document does not state, one by one (testing.md, section 3)."""

from __future__ import annotations

import pytest

from bot.sandbox.bodies import V2_FLAG, Problem, command_problems, message_problems, modal_problems
from bot.sandbox.check import Exchange, load
from bot.sandbox.jsons import Json
from bot.sandbox.settings import openapi_path
from tests.sandbox.client import Sandbox

PATH = "/channels/123456789012345678/messages"


def button(custom_id: str | None) -> Json:
    bare = {"type": 2, "style": 1, "label": "x"}
    return bare if custom_id is None else {**bare, "custom_id": custom_id}


def row(*custom_ids: str | None) -> Json:
    return {"type": 1, "components": [button(custom_id) for custom_id in custom_ids]}


BAD_MESSAGES: list[tuple[str, Json]] = [
    ("BASE_TYPE_MAX_LENGTH", {"content": "x" * 2001}),
    ("MAX_EMBED_SIZE_EXCEEDED", {"embeds": [{"description": "a" * 4000}, {"description": "a" * 2001}]}),
    ("BASE_TYPE_BAD_LENGTH", {"content": "x", "components": [row(str(n)) for n in range(6)]}),
    ("COMPONENT_CUSTOM_ID_DUPLICATED", {"content": "x", "components": [row("a"), row("a")]}),
    ("BASE_TYPE_REQUIRED", {"content": "x", "components": [row(None)]}),
    (
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        {"flags": V2_FLAG, "content": "x", "components": [{"type": 10, "content": "x"}]},
    ),
    ("BASE_TYPE_BAD_LENGTH", {"flags": V2_FLAG, "components": [{"type": 10, "content": "x"}] * 41}),
    ("EMPTY", {}),
    ("BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "a"}] * 11}),
]


@pytest.mark.parametrize(("code", "body"), BAD_MESSAGES)
def test_bad_message_is_noticed(code: str, body: Json) -> None:
    assert [problem.code for problem in message_problems(body)] == [code]


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"embeds": [{"description": "a" * 4000}, {"description": "a" * 2000}]},
        {"content": "x", "components": [row(*(f"{r}{c}" for c in range(5))) for r in range(5)]},
        {"content": "x", "components": [{"type": 1, "components": [{"type": 2, "style": 5, "url": "http://x"}]}]},
    ],
)
def test_message_at_the_limit_is_fine(body: Json) -> None:
    assert message_problems(body) == []


def test_edit_may_name_nothing() -> None:
    assert message_problems({}, edit=True) == []


def test_v2_message_stays_v2() -> None:
    assert message_problems({"content": "x"}, edit=True, was_v2=True)


def test_form_has_at_most_five_components() -> None:
    fields = [{"type": 18, "label": "l", "component": {"type": 4, "custom_id": str(n), "style": 1}} for n in range(6)]
    assert modal_problems({"components": fields[:5]}) == []
    assert isinstance(modal_problems({"components": fields})[0], Problem)


@pytest.mark.parametrize("name", ["Bad", "with space", "", "x" * 33])
def test_command_names_keep_the_pattern(name: str) -> None:
    assert command_problems([{"name": "ok", "options": [{"type": 1, "name": name}]}])
    assert not command_problems([{"name": "ok", "options": [{"type": 1, "name": "fine-name_1"}]}])


def test_misspelt_member_is_noticed_by_the_closed_document() -> None:
    spec = load(openapi_path())
    if spec is None:
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI)")
    assert spec.problems(Exchange("POST", PATH, {"content": "x"})) == []
    assert "contnet" in spec.problems(Exchange("POST", PATH, {"contnet": "x"}))[0]
    assert spec.problems(Exchange("POST", PATH, {"content": 5}))
    assert "no such operation" in spec.problems(Exchange("POST", "/nowhere", None))[0]


async def test_senseless_body_is_refused_and_noted() -> None:
    async with Sandbox.start() as sb:
        status, answer = await sb.rest("POST", f"/channels/{sb.channels['table']}/threads", {})
        assert (status, answer["code"]) == (400, 50035)
        assert "KeyError('name')" in sb.violations[-1]


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
